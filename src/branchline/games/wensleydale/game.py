"""Last Train to Wensleydale, as the rest of the house knows it."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.game import BoardGame
from branchline.games.wensleydale import boardcheck, drafts, loading, reasons, sentences, snapshot
from branchline.games.wensleydale.board import BOARD, BOARD_VERSION
from branchline.games.wensleydale.observation import LAYOUT
from branchline.games.wensleydale.options import OPTIONS, rules_of
from branchline.games.wensleydale.policy import SENSIBLE
from branchline.games.wensleydale.setup import lay_out
from branchline.games.wensleydale.state import ANSWERS, State, empty


def _empty(seats: int, options: dict[str, Json]) -> State:
    return empty(seats, rules_of(options))


GAME: Final = BoardGame(
    home=__name__,
    name="wensleydale",
    title="Last Train to Wensleydale",
    seats=range(3, 5),  # W1.1
    secrets=False,  # W1.10
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
    fill=loading.fill,
    why=reasons.why,
    plan=drafts.plan,
    sentences=sentences,
)
