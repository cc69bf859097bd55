"""Who may take which seat: joining an open one, filling it, handing it to a computer player, taking it back.

Each gives the entry that says so. Nothing here depends on the version a request was made at: two people who
take two seats at the same moment both get theirs, and of two who want the same one the second is told.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace

from branchline.table.entries import Entry, Seat
from branchline.table.refusal import refused


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
    seats: Sequence[Seat], maker: str | None, asking: str, seat: int, bot: str, present: Collection[int], wait: int
) -> Entry:
    """Whoever made the table lets a computer player go on for a person who is not at it any more.

    They are waited for during `wait` more seconds. The seat keeps its name: the log tells of that player from the
    first turn to the last.
    """
    check_seat(seats, seat)
    _check_maker(maker, asking)
    held = seats[seat]
    if held.open:
        raise refused("error-seat-open", player=seat)
    if held.bot is not None:
        raise refused("error-seat-bot", player=seat)
    if seat in present:
        raise refused("error-seat-present", player=seat)
    if wait > 0:
        raise refused("error-seat-away", player=seat, seconds=wait)
    return leaving(seats, seat, bot)


def leaving(seats: Sequence[Seat], seat: int, bot: str) -> Entry:
    """A computer player goes on for the person of this seat."""
    return Entry("sit", seat, sitter=Seat(seats[seat].name, bot=bot))


def returning(seats: Sequence[Seat], maker: str | None, asking: str, seat: int) -> Entry:
    """A person who is back takes over again from the computer player that went on for them."""
    check_seat(seats, seat)
    held = seats[seat]
    if held.left != asking:
        raise refused("error-not-left", player=seat)
    return Entry("sit", seat, sitter=_alone(seats, maker, Seat(held.name, owner=asking)))


def follow(seats: Sequence[Seat], entry: Entry) -> tuple[Seat, ...]:
    """Who sits where after a stored entry; ValueError if it cannot be."""
    if entry.sitter is None or entry.sitter.open:
        raise ValueError("a seat is taken, but it is not said by whom")
    if not 0 <= entry.seat < len(seats):
        raise ValueError(f"there is no seat {entry.seat}")
    held, sitter = seats[entry.seat], entry.sitter
    handed = held.owner is not None and sitter.bot is not None
    taken_back = held.left is not None and held.left == sitter.owner
    if not (held.open or handed or taken_back):
        raise ValueError(f"seat {entry.seat} was taken before")
    return seated(seats, entry.seat, entry.sitter)


def seated(seats: Sequence[Seat], seat: int, sitter: Seat) -> tuple[Seat, ...]:
    """The same seats with somebody else in one of them; a computer player there knows for whom it goes on."""
    if sitter.bot is not None:
        sitter = replace(sitter, left=seats[seat].owner)
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
