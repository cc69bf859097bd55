"""What a table is made of: the seats around it and the entries of its log."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, NamedTuple

Kind = Literal["act", "undo", "restart", "sit", "timeout", "resign", "vote", "agree"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: a person's, known by the owner's id, a computer player's, known by its name, or open."""

    name: str = ""
    owner: str | None = None
    bot: str | None = None
    left: str | None = None  # for whom a computer player goes on, until they take the seat back
    resigned: str | None = None  # who has given it up to a computer player for good

    def __post_init__(self) -> None:
        if self.owner is not None and self.bot is not None:
            raise ValueError("a seat has an owner or a bot, not both")

    @property
    def person(self) -> str | None:
        """Whose it is or was, though a computer player may have gone on there."""
        return self.owner or self.left or self.resigned

    @property
    def open(self) -> bool:
        """Whether it waits for somebody to take it."""
        return self.owner is None and self.bot is None


class Branch(NamedTuple):
    """Where a game began that goes on from a moment of a finished one."""

    of: str  # the table of that one
    actions: int  # the first of the log, which were played there and are not taken back here


class Entry(NamedTuple):
    """One entry of the log. The log only ever grows: taking back is an entry too, and so is taking a seat."""

    kind: Kind
    seat: int
    notation: str | None = None  # of the action, for `act`; for `agree` the version of the rules that was agreed to
    sitter: Seat | None = None  # who has the seat from now on, where it changes hands
    at: datetime | None = None  # when it was made; a table without a clock need not know
    voter: int | None = None  # the seat of whoever votes about this one, for `vote` only
