"""Looking back at games and ahead from positions: hints, statistics, frames of a replay, reviews.

Everything here takes a position or a record and gives JSON data, so that it can run in another
process. What is particular to a game is in its role module, which ``accounts`` finds.

A review is made of ``outlook`` (positions judged through dice to a later decision, compiled),
``worth`` (in whole numbers, with errors), ``decisions`` and ``reasons`` (what was lost, and why),
``course`` (step by step), ``story`` (as JSON data) and ``career`` (many games of a player);
``scales`` has speeds, grades and titles, ``keeping`` what long reviews have found so far.
"""
