"""What assistive technology finds in the window."""
