"""What assistive technology finds in the window, and what it is told."""
