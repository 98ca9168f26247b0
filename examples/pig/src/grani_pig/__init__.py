"""Pig, a game of another package than Grani's own: see ``game``."""
