"""What the commands answer to a call that they cannot carry out."""


class Complaint(Exception):
    """One plain sentence about what is wrong with a call, for standard error."""
