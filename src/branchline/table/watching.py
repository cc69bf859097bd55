"""Who may watch a table without having part in it, and how much of it they see.

Whoever made a table or sits at it always sees what is there. Others see it as the table was set up: at once, each turn
once it is over and nothing of it can be taken back, or not at all. While a seat is open everybody may come in, since
anybody may be the one who takes it.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from branchline.core.contract import State
from branchline.table.entries import Seat
from branchline.table.refusal import refused

Watchers = Literal["everyone", "later", "nobody"]


class Sight(NamedTuple):
    """So many steps, and the position after them."""

    steps: int
    state: State


def has_part(owner: str, maker: str | None, seats: Iterable[Seat]) -> bool:
    """Whether they made the table, have a seat at it, or left or gave one up to a computer player."""
    return owner == maker or any(owner == seat.person for seat in seats)


def check_may_watch(owner: str, watchers: str, maker: str | None, seats: Iterable[Seat]) -> None:
    """Refuses whoever has no part in a table that nobody watches."""
    seats = tuple(seats)
    if watchers == "nobody" and not has_part(owner, maker, seats) and not any(seat.open for seat in seats):
        raise refused("error-no-watchers")
