"""The host's terminal: who has an account, a link for whoever has lost a password, another host, and copies."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy.orm import Session
from tests.stores import with_store

from branchline.server.people import accounts, deeds, sessions
from branchline.server.schema import StoredAccount, StoredDeed, StoredReset, StoredSession
from branchline.server.store import Store

if TYPE_CHECKING:
    from .conftest import Command

Refused = Callable[..., str]
DATA = ("--data", "club.sqlite3")
NOW = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)


def write(session: Session) -> None:
    accounts.add(session, "a", "Anna", "$argon2id$…", "anna@trains.example", NOW)
    accounts.add(session, "b", "Łukasz", "$argon2id$…", None, NOW).blocked = True
    sessions.begin(session, "a", "a token", NOW)
    deeds.write_down(session, "Anna", "account-made")


@pytest.fixture
def club(folder: Path) -> Path:
    """A data file with two accounts."""
    file = folder / "club.sqlite3"

    async def fill(store: Store) -> None:
        await store.write(write)

    with_store(file, fill)
    return file


def everything(file: Path) -> Any:
    """All rows about people, as plain values."""

    def read(session: Session) -> Any:
        kinds = (StoredAccount, StoredSession, StoredReset, StoredDeed)
        return {kind.__tablename__: [tuple(row) for row in session.execute(kind.__table__.select())] for kind in kinds}

    return with_store(file, lambda store: store.read(read))


@pytest.mark.usefixtures("club")
def test_accounts_are_listed(branchline: "Command") -> None:
    assert branchline("people", "list", *DATA).out.splitlines() == [
        "2026-01-02  Anna  anna@trains.example  host",
        "2026-01-02  Łukasz  blocked",
    ]


def test_a_link_is_made_for_whoever_has_lost_their_password(branchline: "Command", club: Path) -> None:
    told = branchline("people", "reset", "LUKASZ".replace("L", "Ł"), *DATA).out
    token = told.strip().rpartition("/reset#")[2]
    data = everything(club)
    assert [row[:2] for row in data["resets"]] == [(sessions.hidden(token), "b")]
    assert [row[2:] for row in data["deeds"]][-1] == (None, "reset-link", {"name": "Łukasz"})


def test_a_person_is_made_a_host(branchline: "Command", club: Path) -> None:
    assert branchline("people", "host", "łukasz", *DATA).out == "Łukasz is a host.\n"
    assert branchline("people", "list", *DATA).out.splitlines()[1] == "2026-01-02  Łukasz  host  blocked"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["reset", "Nobody"], "there is no account 'Nobody'"),
        (["reset"], "give the name of an account"),
        (["list", "Anna"], "give no name"),
    ],
)
@pytest.mark.usefixtures("club")
def test_an_account_that_is_not_there_is_named(refused: Refused, words: list[str], told: str) -> None:
    assert told in refused("people", *words, *DATA)


def test_accounts_are_carried_elsewhere_and_into_no_house_that_has_some(
    branchline: "Command", refused: Refused, club: Path, folder: Path
) -> None:
    branchline("people", "reset", "Anna", *DATA)
    branchline("export", "all.jsonl", *DATA)
    assert branchline("import", "all.jsonl", "--data", "new.sqlite3").code == 0
    assert everything(folder / "new.sqlite3") == everything(club)
    assert "there are accounts in the data already" in refused("import", "all.jsonl", "--data", "new.sqlite3")
