"""The verbs of feats: what a card does, with its amounts. A new card of known verbs is one line in
the table of its box; code is only for a new verb.
"""
