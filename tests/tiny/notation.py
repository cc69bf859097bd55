"""Actions in notation and as data."""

from typing import Final

from tests.tiny.board import TRACKS
from tests.tiny.rules import ACTIONS

from branchline.core.contract import Json, check_action, check_notation

NOTATION: Final = (*(f"lay {track}" for track in TRACKS), "draw", "done")
FORMS: Final = {"lay": f"lay TRACK, with {', '.join(TRACKS)}", "draw": "draw", "done": "done"}


def notation(action: object) -> str:
    return NOTATION[check_action(action, ACTIONS)]


def parse(text: object) -> int:
    words = check_notation(text, FORMS)
    if " ".join(words) not in NOTATION:
        raise ValueError(f"notation: {text!r} is no action; write {FORMS[words[0]]}")
    return NOTATION.index(" ".join(words))


def as_data(action: int) -> dict[str, Json]:
    kind, *track = NOTATION[action].split()
    return {"id": action, "kind": kind, "notation": NOTATION[action], "track": track[0] if track else None}
