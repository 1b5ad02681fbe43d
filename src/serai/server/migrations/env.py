"""Alembic's door to the database."""

import sqlalchemy as sa
from alembic import context

from serai.server.storage import METADATA

engine = sa.create_engine(context.config.attributes["url"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
