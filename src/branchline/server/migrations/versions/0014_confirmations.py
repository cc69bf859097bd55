"""An e-mail address counts once it was confirmed. What was given before waits for that."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "confirmations",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("token", sa.String(64), nullable=True, unique=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
    )
    op.execute("INSERT INTO confirmations (account_id, email) SELECT id, email FROM accounts WHERE email IS NOT NULL")
    op.execute("UPDATE accounts SET email = NULL")


def downgrade() -> None:
    waiting = "SELECT email FROM confirmations WHERE account_id = accounts.id"
    op.execute(f"UPDATE accounts SET email = ({waiting}) WHERE email IS NULL")
    op.drop_table("confirmations")
