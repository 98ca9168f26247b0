"""The table in the browser: rooms, seats, sockets and the log from which every game resumes.

``grani serve`` starts it. Nothing is acknowledged or shown before it is in the database.

The way in: ``run`` → ``connection_limits`` → ``middleware`` (hosts, origins, headers) → ``app``
(addresses) → ``api``, ``study_api``, ``unreadable_api`` for requests (through ``context``, which
knows guests and limits), ``connection`` for sockets. A room: ``lobby`` (which are in memory),
``room`` (one lock, all commands), ``live_game`` (the game itself), ``game_loading`` (from the log),
``seating``, ``fair_dice_exchange`` and ``fair_dice_state``, ``driver`` and ``clocks`` (bots,
timer), ``views`` (what each may see). The disk: ``store`` and ``schema``,
``writer`` (one thread), ``database_lock``, ``commit_counter``, ``database_files``,
``upgrade``, ``retention``, ``backup``. Other processes: ``worker_pool`` asks, ``worker``
answers ``worker_messages``; ``worker_cache`` keeps the answers. ``wire`` is the protocol.
"""
