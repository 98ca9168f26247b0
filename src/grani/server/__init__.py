"""The table in the browser: rooms, seats, sockets and the log from which every game resumes.

``grani serve`` starts it. Nothing is acknowledged or shown before it is in the database.
"""
