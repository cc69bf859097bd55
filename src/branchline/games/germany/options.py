"""The options of the game, by name and as the numbers a position keeps."""

from typing import Final

from branchline.core.contract import Option
from branchline.core.native import Row, row
from branchline.games.germany.position import (
    FACEUP_WITHOUT_DECK,
    GLOBETROTTER_AT_ZERO,
    LAZY,
    MAX_RESETS,
    MAY_STOP,
    MUST_TAKE,
    OPEN_HANDS,
    START_PLAYER,
    ZERO_SCORES,
)

RANDOM_START: Final = "random"
EAGER_SHUFFLE: Final = "eager"
LAZY_SHUFFLE: Final = "lazy"

# In the order of the indices in `position`.
OPTIONS: Final[dict[str, Option]] = {
    "start_player": Option("choice", RANDOM_START, "G3.1", choices=(RANDOM_START, 0, 1, 2, 3, 4)),
    "faceup_draw_without_deck": Option("bool", True, "G4.11"),
    "may_stop_after_one": Option("bool", False, "G4.5"),
    "reshuffle": Option("choice", EAGER_SHUFFLE, "G4.8", choices=(EAGER_SHUFFLE, LAZY_SHUFFLE)),
    "max_loco_resets": Option("int", 3, "G5.12", least=0, most=20),
    "open_hands": Option("bool", False, "G4.15"),
    "passenger_mandatory": Option("bool", False, "G8.2"),
    "globetrotter_at_zero": Option("bool", True, "G13.9"),
    "zero_passengers_score": Option("bool", False, "G13.14"),
}


def rules_of(options: dict[str, bool | int | str]) -> Row:
    """The options as numbers."""
    return row([_number(options[name]) for name in OPTIONS])


def _number(value: bool | int | str) -> int:
    if value == RANDOM_START:
        return -1
    if isinstance(value, str):
        return 1 if value == LAZY_SHUFFLE else 0
    return int(value)


def options_of(rules: Row) -> dict[str, bool | int | str]:
    """The numbers as options."""
    return {
        "start_player": RANDOM_START if rules[START_PLAYER] < 0 else int(rules[START_PLAYER]),
        "faceup_draw_without_deck": rules[FACEUP_WITHOUT_DECK] == 1,
        "may_stop_after_one": rules[MAY_STOP] == 1,
        "reshuffle": LAZY_SHUFFLE if rules[LAZY] == 1 else EAGER_SHUFFLE,
        "max_loco_resets": int(rules[MAX_RESETS]),
        "open_hands": rules[OPEN_HANDS] == 1,
        "passenger_mandatory": rules[MUST_TAKE] == 1,
        "globetrotter_at_zero": rules[GLOBETROTTER_AT_ZERO] == 1,
        "zero_passengers_score": rules[ZERO_SCORES] == 1,
    }
