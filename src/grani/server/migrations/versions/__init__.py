"""The steps, in the order of their names; each names the one before it."""
