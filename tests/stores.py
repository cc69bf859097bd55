"""The data of a server, worked with past the server."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from branchline.server import Settings
from branchline.server.store import Store


def with_store(data: Path | str, work: Callable[[Store], Any]) -> Any:
    """What comes of this work on this data, which is closed afterwards."""

    async def run() -> Any:
        store = await Store.open(Settings(data=data))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def downgrade(file: Path, form: str) -> None:
    """Brings the data of a file back to an older form."""
    config = Config()
    config.set_main_option("script_location", "branchline.server:migrations")
    engine = create_engine(Settings(data=file).url())
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, form)
    engine.dispose()
