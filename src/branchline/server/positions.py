"""Positions of tables as they are stored: made from time to time, for a table to be opened in.

They are a cache: the log is the truth, and what does not fit, or cannot be read, is as if it were not there.
"""

import json
import zlib
from datetime import datetime
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from branchline.core.contract import Game
from branchline.server.schema import StoredEntry, StoredPosition
from branchline.table import Moment, Seat
from branchline.table.clock import Clock
from branchline.table.position import RECENT, Position
from branchline.table.seating import Vote

ROOT: Final = Path(__file__).parents[1]
EVERY: Final = 100  # entries from one to the next, or a few more: they are made between two moves


class Ruled(Protocol):
    """Whatever names the rules a position holds under: the game, or the setup of a table."""

    @property
    def rules_version(self) -> int: ...

    @property
    def board_version(self) -> int: ...


class Kept(NamedTuple):
    """What is stored of the positions of a table."""

    newest: int  # the entry it was made after; 0 where there is none
    number: int  # the same of the one to open the table in
    packed: bytes | None


def find(session: Session, id: str, game: str, rules: Ruled) -> Kept:
    """The newest position after which there are enough entries to tell what happened lately."""
    mine = (StoredPosition.table_id == id, StoredPosition.form == _form(game, rules))
    numbers = session.scalars(select(StoredPosition.number).where(*mine).order_by(StoredPosition.number.desc())).all()
    if not numbers:
        return Kept(0, 0, None)
    last = session.scalars(select(func.max(StoredEntry.number)).where(StoredEntry.table_id == id)).one() or 0
    number = next((number for number in numbers if number <= last - RECENT), 0)
    packed = select(StoredPosition.packed).where(*mine, StoredPosition.number == number)
    return Kept(numbers[0], number, session.scalars(packed).one_or_none())


def keep(session: Session, id: str, game: Game, position: Position) -> None:
    """Stores one, and throws away those that no opening will come back to."""
    version = position.version
    session.merge(StoredPosition(table_id=id, number=version, form=_form(game.name, game), packed=pack(position)))
    session.flush()
    mine = StoredPosition.table_id == id
    oldest = select(func.max(StoredPosition.number)).where(mine, StoredPosition.number <= version - RECENT)
    session.execute(delete(StoredPosition).where(mine, StoredPosition.number < oldest.scalar_subquery()))


def forget(session: Session, id: str) -> None:
    """Throws all of a table away."""
    session.execute(delete(StoredPosition).where(StoredPosition.table_id == id))


def _form(game: str, rules: Ruled) -> str:
    """What a position was made with. It fits nothing else, where the same actions may lead somewhere else."""
    return f"{_rules_of(game)} {rules.rules_version} {rules.board_version}"


@cache
def _rules_of(game: str) -> str:
    """The rules as they are written, with all that makes a position of them: another version of the program that plays
    this game in the same way can go on with what is kept."""
    digest = sha256()
    for room in ("core", f"games/{game}", "table", "server/positions.py"):
        place = ROOT / room
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            if file.suffix in (".py", ".json"):
                digest.update(f"{file.relative_to(ROOT)} ".encode() + file.read_bytes())
    return digest.hexdigest()[:32]


def pack(position: Position) -> bytes:
    """Zlib adds a check sum, so that what is damaged is not taken for another position."""
    data = position._asdict()
    data["seats"] = [[seat.name, seat.owner, seat.bot, seat.left, seat.resigned] for seat in position.seats]
    data["state"] = position.state.snapshot()
    if position.clock is not None:
        left, running, since = position.clock
        data["clock"] = [left, running, None if since is None else since.isoformat()]
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode())


def unpack(game: Game, packed: bytes) -> Position:
    """ValueError if it is damaged."""
    try:
        return _position(game, **json.loads(zlib.decompress(packed)))
    except (zlib.error, TypeError) as error:
        raise ValueError(f"it cannot be read: {error}") from error


def _position(
    game: Game,
    version: int,
    steps: int,
    seats: list[list[Any]],
    state: dict[str, Any],
    timeline: list[Any],
    rules: int,
    clock: list[Any] | None,
    votes: list[list[int]],
) -> Position:
    return Position(
        version,
        steps,
        tuple(Seat(*seat) for seat in seats),
        game.load(state),
        [Moment(turn, graph) for turn, graph in timeline],
        rules,
        None if clock is None else _clock(*clock),
        tuple(Vote(*vote) for vote in votes),
    )


def _clock(left: list[float], running: int | None, since: str | None) -> Clock:
    return Clock(tuple(left), running, None if since is None else datetime.fromisoformat(since))
