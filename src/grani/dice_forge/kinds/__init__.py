"""The kinds of pending effect: one class a kind, with its number, its fields and its questions.

A module here never imports a box or a table: it gets cards and squares from the ``game`` it plays
on. So boxes are built of verbs, verbs of kinds, and kinds of fields.
"""
