"""Alembic's door to the database."""

import sqlalchemy as sa
from alembic import context

from serai.server.storage import METADATA, begin, prepare

# A transaction that holds the lock from its beginning: of several processes that start at once, one upgrades.
engine = sa.create_engine(context.config.attributes["url"])
sa.event.listen(engine, "connect", prepare)
sa.event.listen(engine, "begin", begin)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
