"""Learning to play: games of a bot with itself, and the network that learns from them.

``grani train`` is the way in. Games are played in compiled Python (``teachers``), learning is
PyTorch's (``learner``, the extra ``grani[train]``), and what comes out is a file of whole numbers
that bots read without either (``grani.bots.weights``).
"""
