"""What the commands `play` and `simulate` show in a terminal, and how they complain."""
