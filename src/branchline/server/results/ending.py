"""How a game ended, as it is written into the book of results."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from branchline.core.contract import Event
from branchline.games import at_home, pack
from branchline.server.rows import Result
from branchline.table import LessonTable, Seat, Table

# Why a game does not count: it went on from another, its luck was chosen, its board was another than usual, one person
# had several seats or all of them, a computer player went on for somebody, or advice was asked for.
Uncounted = Literal["branch", "seed", "board", "shared", "handed", "advised"]
BOT: Final = "bot:"
HANDED: Final = ("seats-handed", "seats-back", "seats-timeout", "seats-vote")

Favourites = dict[str, dict[str, int]]  # how often each thing, by what it is


class Place(NamedTuple):
    """How it ended for one seat."""

    player: str
    name: str
    score: int
    rank: int
    favourites: Favourites


class Ending(NamedTuple):
    """How it ended for all of them."""

    game: str
    uncounted: Uncounted | None
    places: tuple[Place, ...]


def ending_of(table: Table, results: Iterable[Result], last: Iterable[Event] = ()) -> Ending | None:
    """How the game of a table ended with these last events; None for a lesson, and where nobody played.

    All steps have to be there. A seat that was left or given up counts as the one's who did.
    """
    people = [seat.person for seat in table.seats]
    if isinstance(table, LessonTable) or not any(people):
        return None
    likings = _favourites(table, last) if at_home(table.game) else [{} for _ in table.seats]
    places = [
        Place(player_of(seat), seat.name, *result, likings[number])
        for number, (seat, result) in enumerate(zip(table.seats, results, strict=True))
    ]
    return Ending(table.game.name, _uncounted(table, [one for one in people if one is not None]), tuple(places))


def player_of(seat: Seat) -> str:
    """Who is rated for this seat: a person by their id, a computer player by its kind."""
    return seat.person or f"{BOT}{seat.bot}"


def _uncounted(table: Table, people: list[str]) -> Uncounted | None:
    if table.branch is not None:
        return "branch"
    if table.seed_chosen:
        return "seed"
    if not at_home(table.game):
        return "board"
    if len(people) > len({*people}):
        return "shared"
    if any(step.line is not None and step.line.id in HANDED for step in table.steps):
        return "handed"
    return None


def _favourites(table: Table, last: Iterable[Event]) -> list[Favourites]:
    tell = pack(table.game.name).favourite
    counts: list[dict[str, Counter[str]]] = [{} for _ in table.seats]
    for events in (*(step.events for step in table.steps), last):
        for favourite in filter(None, map(tell, events)):
            counts[favourite.seat].setdefault(favourite.argument, Counter())[favourite.thing] += 1
    return [{argument: dict(things) for argument, things in seat.items()} for seat in counts]
