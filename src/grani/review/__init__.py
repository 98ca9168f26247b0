"""Looking back at games and ahead from positions: hints, statistics of a game, frames of a replay.

Everything here takes a position or a record and gives JSON data, so that it can run in another
process. What is particular to a game is in its role module, which ``accounts`` finds.
"""
