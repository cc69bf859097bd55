"""Seats that are taken after the table was made."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["table_id", "number"], ["entries.table_id", "entries.number"]),
    )
    op.create_index("ix_sitters_owner", "sitters", ["owner"])


def downgrade() -> None:
    op.drop_table("sitters")
