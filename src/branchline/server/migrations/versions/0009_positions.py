"""Positions in which tables can be opened without following their whole logs."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("form", sa.String(64), nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("positions")
