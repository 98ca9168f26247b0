"""Instructions of a change beside those of the last landing: ``python -m bench.check``.

Counted by callgrind, so that two runs agree on any machine, however busy; ``bench`` itself tells
how long things take.
"""
