"""Whether hints may be asked for, and tables at which a finished game goes on from one of its moments."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("branch_of", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("branch_actions", sa.Integer, nullable=True))


def downgrade() -> None:
    for column in ("hints", "branch_of", "branch_actions"):
        op.drop_column("tables", column)
