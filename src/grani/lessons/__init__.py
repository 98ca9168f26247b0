"""Lessons: a few prepared turns in which a newcomer does one thing at a time.

The real rules decide what is legal and what happens; a lesson only says where it begins, how the
dice fall, what others do, and what the learner is asked to do. Every scene follows from the names
of game and chapter and the number of its step, so nothing is kept of anybody who learns. What is
particular to a game is in its role module, which ``lessons_of`` finds.
"""
