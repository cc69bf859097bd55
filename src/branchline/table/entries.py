"""What a table is made of: the seats around it and the entries of its log."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["act", "undo", "restart"]


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: a person's, known by the owner's id, or a computer player's, known by its name."""

    name: str
    owner: str | None = None
    bot: str | None = None

    def __post_init__(self) -> None:
        if (self.owner is None) == (self.bot is None):
            raise ValueError("a seat has either an owner or a bot")


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the log. The log only ever grows: taking back is an entry too."""

    kind: Kind
    seat: int
    notation: str | None = None  # of the action, for `act` only
