"""Who may take which seat: joining an open one, filling it, leaving it to a computer player, taking it back.

Each gives the entry that says so. Nothing here depends on the version a request was made at: two people who
take two seats at the same moment both get theirs, and of two who want the same one the second is told.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from branchline.table.entries import Entry, Kind, Seat
from branchline.table.refusal import refused

KINDS: Final = ("sit", "timeout", "resign", "vote")  # of the entries about seats


class Vote(NamedTuple):
    """Somebody wants a computer player to go on in a seat."""

    seat: int
    voter: int


def check_seat(seats: Sequence[Seat], seat: int) -> None:
    """Refuses a seat that does not exist."""
    if not 0 <= seat < len(seats):
        raise refused("error-unknown-seat", seat=seat, last=len(seats) - 1)


def waiting(seats: Sequence[Seat]) -> int:
    """How many seats are open."""
    return sum(seat.open for seat in seats)


def owned(seats: Sequence[Seat], owner: str) -> list[int]:
    """The seats of this owner."""
    return [number for number, seat in enumerate(seats) if seat.owner == owner]


def joining(seats: Sequence[Seat], maker: str | None, seat: int, sitter: Seat) -> Entry:
    """A person takes an open seat. A guest takes one; who made the table may seat more people at the same screen."""
    check_seat(seats, seat)
    return _into_open(seats, seat, _alone(seats, maker, sitter))


def filling(seats: Sequence[Seat], maker: str | None, asking: str, seat: int, sitter: Seat) -> Entry:
    """Whoever made the table gives an open seat to a computer player."""
    check_seat(seats, seat)
    _check_maker(maker, asking)
    return _into_open(seats, seat, sitter)


def handing(
    seats: Sequence[Seat], maker: str | None, asking: str, seat: int, bot: str, present: Collection[int]
) -> Entry:
    """Whoever made the table lets a computer player go on for a person who is not at it any more.

    The seat keeps its name: the log tells of that player from the first turn to the last.
    """
    check_seat(seats, seat)
    _check_maker(maker, asking)
    _check_gone(seats, seat, present)
    return leaving(seats, seat, bot)


def voting(
    seats: Sequence[Seat], votes: Collection[Vote], asking: str, seat: int, bot: str, present: Collection[int]
) -> Entry:
    """One of the others wants a computer player to go on for a person who is waited for in vain; with the vote that
    makes a majority of them it does."""
    check_seat(seats, seat)
    mine = owned(seats, asking)
    if not mine:
        raise refused("error-not-seated")
    if seat in mine:
        raise refused("error-vote-own")
    _check_gone(seats, seat, present)
    if any(vote.seat == seat and seats[vote.voter].owner == asking for vote in votes):
        raise refused("error-voted", player=seat)
    count, of = counted(seats, [*votes, Vote(seat, mine[0])], seat)
    entry = leaving(seats, seat, bot, "vote")._replace(voter=mine[0])
    return entry if 2 * count > of else entry._replace(sitter=None)


def counted(seats: Sequence[Seat], votes: Iterable[Vote], seat: int) -> tuple[int, int]:
    """How many of the other people have voted about a seat, and how many they are."""
    others = {held.owner for held in seats} - {None, seats[seat].owner}
    voters = {seats[vote.voter].owner for vote in votes if vote.seat == seat}
    return len(voters & others), len(others)


def _check_gone(seats: Sequence[Seat], seat: int, present: Collection[int]) -> None:
    """Refuses a seat whose person nobody has to wait for."""
    if seats[seat].open:
        raise refused("error-seat-open", player=seat)
    if seats[seat].bot is not None:
        raise refused("error-seat-bot", player=seat)
    if seat in present:
        raise refused("error-seat-present", player=seat)


def leaving(seats: Sequence[Seat], seat: int, bot: str, kind: Kind = "sit") -> Entry:
    """A computer player goes on for the person of this seat."""
    return Entry(kind, seat, sitter=Seat(seats[seat].name, bot=bot))


def returning(seats: Sequence[Seat], maker: str | None, asking: str, seat: int) -> Entry:
    """A person who is back takes over again from the computer player that went on for them."""
    check_seat(seats, seat)
    held = seats[seat]
    if held.left != asking:
        raise refused("error-not-left", player=seat)
    return Entry("sit", seat, sitter=_alone(seats, maker, Seat(held.name, owner=asking)))


def follow(seats: Sequence[Seat], entry: Entry) -> tuple[Seat, ...]:
    """Who sits where after a stored entry; ValueError if it cannot be."""
    for seat in (entry.seat, entry.voter or 0):
        if not 0 <= seat < len(seats):
            raise ValueError(f"there is no seat {seat}")
    if entry.kind == "vote" and (entry.voter is None or seats[entry.voter].owner is None):
        raise ValueError("nobody has voted")
    if entry.kind == "vote" and entry.sitter is None:
        return tuple(seats)
    if entry.sitter is None or entry.sitter.open:
        raise ValueError("a seat is taken, but it is not said by whom")
    held, sitter = seats[entry.seat], entry.sitter
    handed = held.owner is not None and sitter.bot is not None
    taken_back = held.left is not None and held.left == sitter.owner
    if not (handed or (entry.kind == "sit" and (held.open or taken_back))):
        raise ValueError(f"seat {entry.seat} was taken before")
    return seated(seats, entry.kind, entry.seat, entry.sitter)


def told(held: Seat, entry: Entry) -> str:
    """The sentence of the log about a seat that changes hands."""
    if entry.kind == "sit":
        return "seats-back" if held.bot else "seats-handed"
    return f"seats-{entry.kind}"


def seated(seats: Sequence[Seat], kind: str, seat: int, sitter: Seat) -> tuple[Seat, ...]:
    """The same seats with somebody else in one of them; a computer player there knows for whom it goes on, and whether
    they come back."""
    person = seats[seat].owner
    if kind == "resign":
        sitter = replace(sitter, resigned=person)
    elif sitter.bot is not None:
        sitter = replace(sitter, left=person)
    return (*seats[:seat], sitter, *seats[seat + 1 :])


def _alone(seats: Sequence[Seat], maker: str | None, sitter: Seat) -> Seat:
    """This person, unless they sit at the table already and did not make it."""
    mine = owned(seats, sitter.owner or "")
    if mine and sitter.owner != maker:
        raise refused("error-seated", player=mine[0])
    return sitter


def _into_open(seats: Sequence[Seat], seat: int, sitter: Seat) -> Entry:
    if not seats[seat].open:
        raise refused("error-seat-taken", player=seat)
    return Entry("sit", seat, sitter=sitter)


def _check_maker(maker: str | None, asking: str) -> None:
    if asking != maker:
        raise refused("error-not-maker")


def places(seats: Sequence[Seat], ranks: Sequence[int]) -> list[int]:
    """Where everybody came in: by the game, but whoever resigned is behind all who did not."""
    stayed = [rank for seat, rank in zip(seats, ranks, strict=True) if seat.resigned is None]
    return [
        1 + (len(stayed) if seat.resigned else sum(other < rank for other in stayed))
        for seat, rank in zip(seats, ranks, strict=True)
    ]
