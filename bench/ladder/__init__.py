"""``make ladder``: how strong the bots are, row by row, with intervals; ``bench/LADDER.md``.

``rows`` says what is played, ``sources`` where games are kept and what they depend on, ``play``
plays what is missing, ``page`` writes what there is. Games are those of ``grani.arena``: the same
dice for all sides, seats rotated. ``alone``, ``beam`` and ``inside`` are what no arena plays: a bot
with itself, Rolling Realms with known dice, and a search taken apart.
"""
