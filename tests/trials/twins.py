"""Every byte that is sent to a seat, beside what it would be if all that the seat cannot know were different."""

from collections.abc import Iterator

from branchline.games import GAMES
from branchline.server.frames import Frames
from branchline.server.presence import Attendance
from branchline.table import Screen, Seat, Table

EVERY = 5  # steps from one moment that is looked at to the next


def owner_of(seat: int) -> str:
    return f"guest-{seat}"


def sent(table: Table, seat: int | None) -> str:
    """What the browser of this seat, or a spectator's, is sent when it comes to the table now."""
    owner = "spectator" if seat is None else owner_of(seat)
    here = tuple(Attendance(present=True) for _ in table.seats)
    return Frames().of(table, owner, here, Screen(owner).glance(table))


def moments(name: str, seed: int, seats: int) -> Iterator[Table]:
    """A game at a table, from time to time."""
    game = GAMES[name]
    table = Table("twin", game, [Seat(f"P{n}", owner=owner_of(n)) for n in range(seats)], seed, {})
    while not table.state.over:
        legal = table.state.legal()
        table.make(table.play(table.state.seat, legal[table.draw("chosen") % len(legal)], table.version))
        if table.version % EVERY == 0 and not table.state.over:
            yield table


def differences(name: str, games: int, most: int = 400) -> Iterator[str]:
    """Where what is sent depends on what its reader cannot know, over so many games of so many actions at the most."""
    seats = GAMES[name].seats
    for seed in range(games):
        count = seats[seed % len(seats)]
        for table in moments(name, seed, count):
            if table.version > most:
                break
            true = table.state
            for seat in range(count):
                table.state = true
                told = sent(table, seat)
                table.state = true.resample(seat, seed * 1000 + table.version)
                if sent(table, seat) != told:
                    yield f"{name}, seed {seed}, version {table.version}, seat {seat}."
            table.state = true
