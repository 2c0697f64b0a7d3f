"""Programs for whoever builds the application; the application itself never imports them."""
