"""What one process of a house tells the others. Truth is what is stored; this only says that there is something new."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from branchline.server.models import Model
from branchline.server.tempo import Pace

WhyShut = Literal["error-unknown-table", "error-table-closed"]


class Alive(Model):
    """A process goes on; of one that is not heard any more nobody is at any table."""

    kind: Literal["alive"] = "alive"


class Moved(Model):
    """The log of a table has grown up to this version."""

    kind: Literal["moved"] = "moved"
    table: str
    version: int


class Here(Model):
    """Who is at a table through this process, and how they like computer players to play on."""

    kind: Literal["here"] = "here"
    table: str
    owners: list[str]
    wishes: dict[str, Pace]
    skipping: list[str]


class WhoIsHere(Model):
    """A process has opened a table, and asks who is at it elsewhere."""

    kind: Literal["who-is-here"] = "who-is-here"
    table: str


class Rematch(Model):
    """The next game of a table's people is at another."""

    kind: Literal["rematch"] = "rematch"
    table: str
    next: str


class Said(Model):
    """Something was said at a table, or somebody is muted there."""

    kind: Literal["said"] = "said"
    table: str


class Shut(Model):
    """A table was closed or deleted: nobody stays at it."""

    kind: Literal["shut"] = "shut"
    table: str
    why: WhyShut


class SentOff(Model):
    """Who is at tables as this owner, or in this session, or both, comes again as whoever they are now."""

    kind: Literal["sent-off"] = "sent-off"
    owner: str | None
    session: str | None


class HandedOver(Model):
    """What a guest had is an account's now."""

    kind: Literal["handed-over"] = "handed-over"
    owner: str


AboutTable = Moved | Here | WhoIsHere | Rematch | Said
News = AboutTable | Alive | Shut | SentOff | HandedOver


class Letter(Model):
    """One of them, and the process it comes from."""

    sender: str
    news: Annotated[News, Field(discriminator="kind")]


_letter: TypeAdapter[Letter] = TypeAdapter(Letter)


def read(letter: bytes) -> Letter:
    """ValueError if it is none: of another version of the program, say."""
    return _letter.validate_json(letter)
