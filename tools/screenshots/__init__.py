"""Pictures of every page and of typical tables, to be looked at before a release."""
