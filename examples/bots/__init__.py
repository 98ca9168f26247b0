"""Bots of about ten lines each: copy one, and change how it chooses. See docs/bots.md."""
