"""Run by Alembic: takes the connection `database` hands over and brings its data up to date."""

from alembic import context

from branchline.server.schema import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
