"""Writes that come at the same time share a way to the disk, and what is wrong with one harms no other."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Engine, event, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from branchline.server import Settings
from branchline.server.commits import Commits
from branchline.server.database import open_database
from branchline.server.schema import StoredPencil, StoredTable

MANY = 20


@pytest.fixture
def engine(data: Path | str) -> Iterator[Engine]:
    engine = open_database(Settings(data=data).url())
    yield engine
    engine.dispose()


def with_commits(engine: Engine, work: Callable[[Commits], Awaitable[None]]) -> None:
    async def run() -> None:
        with ThreadPoolExecutor(1) as threads:
            commits = Commits(engine, threads)
            await work(commits)
            await commits.settled()

    asyncio.run(run())


def pencil(seat: int) -> Callable[[Session], None]:
    """Something that can be written once."""

    def write(session: Session) -> None:
        session.add(StoredPencil(table_id="t", seat=seat, marks={}))

    return write


def made(engine: Engine) -> None:
    with Session(engine) as session, session.begin():
        now = datetime.now(UTC)
        session.add(
            StoredTable(
                id="t",
                game="germany",
                rules_version=1,
                board_version=1,
                seed="1",
                seed_chosen=False,
                options={},
                hints=True,
                made_by="a",
                made_at=now,
                played_at=now,
                over=False,
            )
        )


def seats(engine: Engine) -> list[int]:
    with Session(engine) as session:
        return sorted(session.scalars(select(StoredPencil.seat)))


def test_those_that_come_while_one_is_on_its_way_share_the_next(engine: Engine) -> None:
    made(engine)
    ways = []
    event.listen(engine, "commit", ways.append)

    async def work(commits: Commits) -> None:
        await asyncio.gather(*(commits.write(pencil(seat)) for seat in range(MANY)))
        assert seats(engine) == list(range(MANY)), "whoever is answered is on the disk"

    with_commits(engine, work)
    assert len(ways) == 1


def test_one_that_cannot_be_written_harms_no_other(engine: Engine) -> None:
    made(engine)

    async def work(commits: Commits) -> None:
        await commits.write(pencil(3))
        answers = await asyncio.gather(*(commits.write(pencil(seat)) for seat in range(6)), return_exceptions=True)
        assert isinstance(answers.pop(3), IntegrityError)
        assert answers == [None] * 5

    with_commits(engine, work)
    assert seats(engine) == list(range(6))


def test_who_waits_no_more_is_written_all_the_same(engine: Engine) -> None:
    made(engine)

    async def work(commits: Commits) -> None:
        impatient = asyncio.create_task(commits.write(pencil(0)))
        await asyncio.sleep(0)
        impatient.cancel()
        await commits.write(pencil(1))

    with_commits(engine, work)
    assert seats(engine) == [0, 1]
