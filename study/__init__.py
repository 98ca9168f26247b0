"""What wins: thousands of games of strong bots, and the pages that tell players what they show.

``plans`` says what is played, ``forge`` and ``realms`` play a game and sum it up in one line,
``lines`` names all that it depends on, ``shards`` keep the lines, ``gathering`` plays until there
are enough. ``sums`` is the statistics; ``forge_sums`` and ``realms_sums`` read lines into it. The
pages in ``docs/study`` are written from these sums alone: ``forge_page`` with ``forge_worth`` and
``payback``, ``realms_page``, ``front_page``; ``charts`` draws, ``words`` names things and writes
numbers. ``python -m study`` is the way in.
"""
