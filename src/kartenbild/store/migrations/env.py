"""How Alembic runs the migrations: inside the connection and the transaction that `store.migrate` hands over."""

from __future__ import annotations

from alembic import context

from kartenbild.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
