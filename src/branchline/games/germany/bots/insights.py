"""What learners of Germany are told by a tutor: a planner whose weights never change, whatever becomes of others."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from branchline.core.native import Floats
from branchline.core.observation import Part
from branchline.core.pack import Insight
from branchline.games.germany.board import BOARD
from branchline.games.germany.bots.judging import weights_for
from branchline.games.germany.judgement import insight
from branchline.games.germany.state import State

TUTOR: Final = "tutor"
JUDGED: Final = "judged"
_LAYOUT: Final = insight.layout(BOARD)


def _told(by: Callable[[State, int, Floats], Any], pieces: tuple[Part, ...]) -> Insight:
    return Insight(pieces, lambda state, seat: by(state, seat, weights_for(TUTOR, state.seats)))


INSIGHTS: Final[Mapping[str, Insight]] = {
    "plan": _told(insight.planned, tuple(piece for piece in _LAYOUT if piece.name != JUDGED)),
    "judged": _told(insight.judged, _LAYOUT),
}
