"""What several servers need that share a database: who is alive, who drives what, who is where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make it."""
    op.add_column("games", sa.Column("driver", sa.String(40), nullable=False, server_default=""))
    op.create_index("games_by_host", "games", ["host"])
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "presences",
        sa.Column("server", sa.String(40), primary_key=True),
        sa.Column(
            "game", sa.Integer, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
    )
    op.create_index("presences_by_game", "presences", ["game"])
    op.create_table(
        "seatings",
        sa.Column(
            "game", sa.Integer, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("command", sa.String(64), primary_key=True),
    )
    if op.get_bind().dialect.name == "postgresql":
        # Rows of games change with every decision: with room left they stay where they are.
        op.execute("ALTER TABLE games SET (fillfactor = 50)")
