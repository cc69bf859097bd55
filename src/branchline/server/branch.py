"""A finished game that goes on from one of its moments, with people around one screen and computer players in the other
seats.

The seed is that game's, so what the deck would have given there it gives here.
"""

from collections.abc import Sequence

from branchline import bots
from branchline.server.advice_models import NewBranch
from branchline.server.identity import Guest
from branchline.server.problems import problem
from branchline.server.rematch import check_played
from branchline.server.rows import Setup
from branchline.server.setup import new_table, person_seat
from branchline.table import Branch, Entry, LessonTable, Seat, Table
from branchline.table.refusal import refused


def set_up_branch(table: Table, asked: NewBranch, guest: Guest) -> tuple[Setup, list[Entry]]:
    """The table, and the log it begins with: the actions that stood before the step."""
    check_played(table, guest, or_lost=True)
    if isinstance(table, LessonTable):
        raise refused("error-lesson-record")
    for seat in (asked.seat, *asked.here):
        table.check_seat(seat)
        if not table.state.over:  # its secrets are kept: one goes on in one's own seats, from where it is lost
            table.check_owner(guest.id, seat)
    first, last = (0, len(table.steps) - 1) if table.state.over else (len(table.steps), len(table.steps))
    if not first <= asked.n <= last:
        raise problem("error-branch-step", step=asked.n, last=last)
    entries = [Entry("act", step.seat, step.notation) for step in table.steps[: asked.n] if step.notation is not None]
    seats = _seats(table, asked.seat, asked.here, guest)
    branch = Branch(table.id, len(entries))
    setup = new_table(table.game, guest.id, seats, table.options, table.seed, hints=table.hints, branch=branch)
    return setup, entries


def _seats(table: Table, mine: int, here: Sequence[int], guest: Guest) -> list[Seat]:
    """The guest keeps their name, also in another's seat, whose name then goes to the seat they left."""
    names = [seat.name for seat in table.seats]
    sat = [number for number, seat in enumerate(table.seats) if guest.id in (seat.owner, seat.left)]
    if sat and mine not in sat:
        names[mine], names[sat[0]] = names[sat[0]], names[mine]
    stand_in = bots.stand_in(table.game)
    seats = [
        Seat(name, owner=guest.id) if number in here else Seat(name, bot=seat.bot or stand_in)
        for number, (name, seat) in enumerate(zip(names, table.seats, strict=True))
    ]
    others = [name for number, name in enumerate(names) if number != mine]
    seats[mine] = Seat(names[mine], owner=guest.id) if sat else person_seat(mine, None, guest, others)
    return seats
