"""The book of results: how games ended, ratings that follow, whether advice was asked for at a table; tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("advised", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "endings",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_table", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("uncounted", sa.String(16), nullable=True),
    )
    op.create_index("ix_endings_ladder", "endings", ["game", "seats"])
    op.create_table(
        "places",
        sa.Column("number", sa.Integer, sa.ForeignKey("endings.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(68), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("favourites", sa.JSON, nullable=False),
        sa.Column("mu", sa.Double, nullable=True),
        sa.Column("sigma", sa.Double, nullable=True),
    )
    op.create_index("ix_places_player", "places", ["player", "number"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("drawn", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column(
            "tournament_id", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(68), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_index("ix_entrants_player", "entrants", ["player"])
    op.create_table(
        "draws",
        sa.Column(
            "tournament_id", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_table", sa.String(32), nullable=False, unique=True),
        sa.Column("players", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    for table in ("draws", "entrants", "tournaments"):
        op.drop_table(table)
    op.drop_table("places")
    op.drop_table("endings")
    op.drop_column("tables", "advised")
