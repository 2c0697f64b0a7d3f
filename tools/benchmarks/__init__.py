"""What the rules core costs, measured beside its peers in the same run: `make bench`."""
