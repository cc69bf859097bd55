"""Ticket to Ride: Germany, as the rest of the house knows it."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.game import BoardGame
from branchline.games.germany import boardcheck, events, notation, refusals, scoring, sentences, snapshot
from branchline.games.germany.board import BOARD, BOARD_VERSION
from branchline.games.germany.observation import LAYOUT
from branchline.games.germany.options import OPTIONS, rules_of
from branchline.games.germany.policy import SENSIBLE
from branchline.games.germany.setup import lay_out
from branchline.games.germany.state import ANSWERS, State, empty


def _empty(seats: int, options: dict[str, Json]) -> State:
    start = options["start_player"]
    if isinstance(start, int) and start >= seats:
        raise ValueError(f"option start_player: {start} is not at this table; allowed is random or 0 to {seats - 1}")
    return empty(seats, rules_of(options))


GAME: Final = BoardGame(
    home=__name__,
    name="germany",
    title="Ticket to Ride: Germany",
    seats=range(2, 6),
    secrets=True,
    options=OPTIONS,
    answers=ANSWERS,
    policy=SENSIBLE,
    observation=LAYOUT,
    rules_version=snapshot.RULES_VERSION,
    board_version=BOARD_VERSION,
    board=BOARD,
    check_board=boardcheck.check,
    states=State,
    snapshot_fields=snapshot.FIELDS,
    empty=_empty,
    lay_out=lay_out,
    fill=snapshot.fill,
    action=notation.as_data,
    why=refusals.why,
    sheet=scoring.sheet,
    action_line=sentences.action_line,
    table_lines=sentences.table_lines,
    sheet_lines=sentences.sheet_lines,
    board_lines=sentences.board_lines,
    seen=events.seen,
)
