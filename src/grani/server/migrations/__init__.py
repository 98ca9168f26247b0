"""How a database of yesterday becomes one of today: steps of Alembic, in ``versions``, for SQLite
and PostgreSQL alike.

Steps only ever add, so that none can lose anything and a server that still runs the version before
can go on beside a new one. ``upgrade`` runs them.
"""
