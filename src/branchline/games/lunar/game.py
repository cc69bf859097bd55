"""Lunar Rails, as the rest of the house knows it."""

from typing import Final

from branchline.core.game import BoardGame
from branchline.games.lunar import boardcheck, loading, scoring, sentences, snapshot
from branchline.games.lunar.board import BOARD, BOARD_VERSION
from branchline.games.lunar.observation import LAYOUT
from branchline.games.lunar.options import OPTIONS
from branchline.games.lunar.paths import plans
from branchline.games.lunar.policy import SENSIBLE
from branchline.games.lunar.position import MOST_SEATS
from branchline.games.lunar.refusals import reasons
from branchline.games.lunar.setup import lay_out
from branchline.games.lunar.state import ANSWERS, State, empty


def _graph(state: State) -> dict[str, list[int]]:
    return {"cash": state.scores(), "network": scoring.values(state)}


GAME: Final = BoardGame(
    home=__name__,
    name="lunar",
    title="Lunar Rails",
    seats=range(2, MOST_SEATS + 1),  # L1.1
    secrets=False,  # the cash of others is not shown, but whoever watched the payments knows it (L28.3)
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
    empty=empty,
    lay_out=lay_out,
    fill=loading.fill,
    why=reasons.why,
    sentences=sentences,
    plan=plans.plan,
    graph=_graph,
)
