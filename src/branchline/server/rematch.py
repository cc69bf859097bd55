"""Another game with the same people: the same game, options and computer players, everybody one seat on."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from branchline.server.identity import Guest
from branchline.server.problems import problem
from branchline.server.rows import Setup
from branchline.server.setup import new_table
from branchline.table import Seat, Table


def rematch_id(table: Table) -> str:
    """The table of the next game. It follows from this one, so whoever asks, and however often, comes to the same."""
    return urlsafe_b64encode(sha256(f"{table.id} {table.seed} rematch".encode()).digest()[:12]).decode()


def set_up_rematch(table: Table, guest: Guest) -> Setup:
    """Only whoever played may ask for it, and only once the game is over."""
    check_played(table, guest)
    seats = [_again(seat, guest) for seat in (*table.seats[1:], *table.seats[:1])]
    return new_table(
        table.game,
        guest.id,
        seats,
        table.options,
        id=rematch_id(table),
        hints=table.hints,
        timing=table.timing,
        watchers=table.watchers,
    )


def check_played(table: Table, guest: Guest, or_lost: bool = False) -> None:
    """Refuses while the game is on, which it is no more where its rules have changed too much, and whoever had no part
    in it."""
    if not (or_lost and table.lost):
        table.check_over()
    players = {table.maker, *(seat.person for seat in table.seats)}
    if guest.id not in players:
        raise problem("error-not-played", table=table.id)


def _again(seat: Seat, guest: Guest) -> Seat:
    """The same player in the next game. Others come by themselves: their seats stay open, under their names."""
    person = seat.person
    if person is None:
        return Seat(seat.name, bot=seat.bot)
    return Seat(seat.name, owner=guest.id if person == guest.id else None)
