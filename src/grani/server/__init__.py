"""The table in the browser: rooms, seats, sockets and the log from which every game resumes.

``grani serve`` starts it, with its ``settings``. Nothing is acknowledged or shown before it is on
the disk.

**An action, from the socket to the disk and back.** ``run`` starts uvicorn with the protocols of
``connection_limits``, which count and time connections. ``middleware`` checks hosts and origins,
``app`` has the addresses. A socket is one ``connection``: it decodes a message of ``wire`` and
hands the command to its ``room``, which takes its lock, has the ``live_game`` carry the action
out, and appends the event to the ``store``. The ``writer`` commits it; ``commit_counter`` counts
that beside the file. Now the room acknowledges, and its ``broadcast`` tells every client what that
client may see (``views``). The ``driver`` is woken: if a bot is next it asks the ``worker_pool``,
waits as long as a bot should seem to think, and the room is handed another action.

- Requests: ``api`` (guests, games, rooms), ``study_api`` (records, replays, statistics, text),
  ``review_api`` (luck and errors of a game, in the types of ``review_wire``), ``career_api`` (those
  of all games of a guest), ``analysis_api`` (any position played on and judged by ``analysis``, in
  the types of ``analysis_wire``), ``lessons_api`` (scenes for learners, without a room),
  ``hand_over`` (seats that move to another device), ``accounts_api`` (coming back from other
  devices, in the types of ``account_wire``: by ``passkeys``, which are asked by ``proving``, or a
  ``recovery_phrase``),
  ``own_data_api`` (all that is one's own, taken along or deleted), ``leaderboard_api`` (who is how
  strong, by the ``ratings`` of rated games), ``lobby_api`` (public tables, from
  ``public_tables``),
  ``days_api`` (games of the day), ``puzzles_api`` (in the types of ``puzzle_wire``),
  ``unreadable_api`` (what is left of damaged games), ``health_api`` (for hosts, with the numbers
  of ``metrics``), ``assets`` (the built pages), ``documents`` (the built site of documents).
  They share a ``context`` that knows the guest (``identity``), the room and the ``rate_limits``.
  ``responses`` are JSON, ``errors`` what is refused, ``logs`` what is written of them. ``proxies``
  says whose word counts about addresses, ``reach`` which address friends get.
- Rooms: ``lobby`` finds those in memory and opens others, by ``game_loading`` from their log.
  ``seating`` says who may sit where, ``names`` what they are called, ``chat`` what they may write
  to each other, ``clocks`` how long they may think, ``fair_dice_exchange`` how they agree on
  dice, ``hints`` what options are worth, ``reviews`` how games that are over went,
  ``days`` which dice everybody gets on a date.
- Hosts: ``moderation`` keeps what they order, the ``moderator`` carries it out, ``overview`` is
  what they see, ``admin_api`` their page, in the types of ``admin_wire``, for those who have a
  ``host_proof``; ``grani admin`` reaches a database beside its server by ``admin_database``.
- Disk: ``database`` opens what keeps the games, called so that no password is shown
  (``database_names``): ``sqlite_database`` a file, with
  ``database_lock`` (one server) and ``database_files`` (what lies beside it), or
  ``postgres_database`` one that several servers share. ``recognition`` tells whose it is, and of
  which version; ``upgrade`` makes its tables those of
  today, by the steps of ``migrations``. ``event_rows`` are what is written most, by the shortest
  way. ``schema`` has the tables, ``stored_room`` and
  ``fair_dice_state`` the values of their rows, ``kept_reviews`` what reviews have found,
  ``brought_records`` what somebody brings for one, ``accounts`` are those of guests who come
  back; by ``merging`` one guest becomes another, by ``leaving`` nobody, room by room
  (``farewells``). ``archiving`` packs finished games into the ``archive``, ``retention`` is what is
  deleted when, ``backup`` copies, ``moving`` goes to another database, which has a ``move_mark``
  until it is served.
- Other servers on the same database: ``neighbours`` hears their ``notices`` and lets rooms catch
  up; ``leases`` say who runs the bots and timers of a room, ``presences`` who is where,
  ``shared_limits`` what they have allowed to whom together.
  ``processes`` runs several on one port, which count into ``metric_files`` together.
- Other processes: ``worker`` answers the questions of ``worker_messages``, and ``worker_cache``
  keeps the answers. ``host_bots`` are those of the host's own that may play beside the games'.

Old notes may have other names: ``docs/decisions/016-plain-names.md``.
"""
