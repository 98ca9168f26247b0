"""The tables as they were when steps began to be kept: of version 2, in databases of SQLite.

Such databases may lack some of them: until then they were made when they were first needed.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what is not there yet."""
    op.create_table(
        "games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.String(length=40), nullable=False),
        sa.Column("setup", sa.LargeBinary(), nullable=False),
        sa.Column("setup_name", sa.String(length=100), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("timer", sa.Float(), nullable=True),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("rematch", sa.String(length=16), nullable=False),
        sa.Column("waiting", sa.String(length=100), nullable=False),
        sa.Column("owed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("seating", sa.Integer(), server_default="0", nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("clocks", sa.String(length=1000), server_default="", nullable=False),
        sa.Column("trouble", sa.String(length=10), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
        if_not_exists=True,
    )
    op.create_index(
        "games_by_age", "games", ["status", "updated"], unique=False, if_not_exists=True
    )
    op.create_index(
        "games_by_due", "games", ["status", "owed", "due"], unique=False, if_not_exists=True
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        if_not_exists=True,
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=400), nullable=False),
        sa.PrimaryKeyConstraint("key"),
        if_not_exists=True,
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("text", sa.String(length=400), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("command", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
        if_not_exists=True,
    )
    op.create_index(
        "a_chat_is_written_once",
        "chats",
        ["game", "guest", "command"],
        unique=True,
        if_not_exists=True,
    )
    op.create_index("chats_by_game", "chats", ["game", "id"], unique=False, if_not_exists=True)
    op.create_table(
        "days",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
        if_not_exists=True,
    )
    op.create_index(
        "a_day_is_played_once", "days", ["day", "kind", "guest"], unique=True, if_not_exists=True
    )
    op.create_table(
        "events",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("command", sa.String(length=64), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"],
            ["games.id"],
        ),
        sa.PrimaryKeyConstraint("game", "seq"),
        sa.UniqueConstraint("game", "seat", "command", name="a_command_counts_once"),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "findings",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("speed", sa.String(length=10), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(length=16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "speed", "part"),
        if_not_exists=True,
    )
    op.create_table(
        "hand_overs",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "guest"),
        if_not_exists=True,
    )
    op.create_table(
        "phrases",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("phrase", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("command", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["game"],
            ["games.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        if_not_exists=True,
    )
    op.create_index(
        "a_phrase_is_said_once",
        "phrases",
        ["game", "guest", "command"],
        unique=True,
        if_not_exists=True,
    )
    op.create_index("phrases_by_game", "phrases", ["game"], unique=False, if_not_exists=True)
    op.create_table(
        "results",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("scores", sa.String(length=200), nullable=False),
        sa.Column("winners", sa.String(length=100), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
        if_not_exists=True,
    )
    op.create_table(
        "reviews",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("speed", sa.String(length=10), nullable=False),
        sa.Column("edition", sa.String(length=16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "speed"),
        if_not_exists=True,
    )
    op.create_table(
        "seals",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("stage", sa.String(length=10), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
        if_not_exists=True,
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("bot", sa.String(length=64), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("stand_in", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"],
            ["games.id"],
        ),
        sa.PrimaryKeyConstraint("game", "seat"),
        if_not_exists=True,
    )
    op.create_index("seats_by_guest", "seats", ["guest"], unique=False, if_not_exists=True)
    op.create_table(
        "series",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("wins", sa.String(length=100), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
        if_not_exists=True,
    )
    op.create_table(
        "shares",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("share", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat"),
        if_not_exists=True,
    )
    op.create_table(
        "signers",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
        if_not_exists=True,
    )
    op.create_table(
        "silences",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
        if_not_exists=True,
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(length=40), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"],
            ["games.id"],
        ),
        sa.PrimaryKeyConstraint("game", "seq"),
        if_not_exists=True,
    )
