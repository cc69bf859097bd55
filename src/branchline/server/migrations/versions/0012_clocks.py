"""Clocks of tables, vacations and outages during which they stand still, votes, and who may come to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("timing", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("since", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("due", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("access", sa.String(16), nullable=False, server_default="link"))
    op.add_column("tables", sa.Column("password", sa.String(255), nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("entries", sa.Column("voter", sa.Integer, nullable=True))
    op.create_table(
        "admissions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
    )
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("begins", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_vacations_owner", "vacations", ["owner"])
    op.create_table(
        "outages",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("begins", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    for table in ("pulse", "outages", "vacations", "admissions"):
        op.drop_table(table)
    op.drop_column("entries", "voter")
    op.drop_index("ix_tables_due", "tables")
    for column in ("password", "access", "due", "since", "timing"):
        op.drop_column("tables", column)
