"""How games ended, and who has put a table away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("results", sa.JSON, nullable=True))
    op.create_table(
        "put_away",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("put_away")
    op.drop_column("tables", "results")
