"""Puzzles: decisions in which one option is clearly better than every other, and easily missed.

``puzzle`` reads the collections that come with Grani and says what an answer costs; ``making``
finds puzzles in games of bots and proves them; ``kept`` keeps what is found while they are made,
and puts collections together.
"""
