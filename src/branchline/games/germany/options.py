"""The options of the game, by name and as the numbers a position keeps."""

from typing import Final

from branchline.core.contract import Option
from branchline.core.native import Row, i64, vec

RANDOM_START: Final = "random"
LAZY_SHUFFLE: Final = "lazy"

# In the order of the indices in `position`.
OPTIONS: Final[dict[str, Option]] = {
    "start_player": Option("choice", RANDOM_START, "G3.1", choices=(RANDOM_START, 0, 1, 2, 3, 4)),
    "faceup_draw_without_deck": Option("bool", True, "G4.11"),
    "may_stop_after_one": Option("bool", False, "G4.5"),
    "reshuffle": Option("choice", "eager", "G4.8", choices=("eager", LAZY_SHUFFLE)),
    "max_loco_resets": Option("int", 3, "G5.12", least=0, most=20),
    "open_hands": Option("bool", False, "G4.15"),
    "passenger_mandatory": Option("bool", False, "G8.2"),
    "globetrotter_at_zero": Option("bool", True, "G13.9"),
    "zero_passengers_score": Option("bool", False, "G13.14"),
}


def rules_of(options: dict[str, bool | int | str]) -> Row:
    """The options as numbers."""
    return vec[i64]([_number(options[name]) for name in OPTIONS])


def _number(value: bool | int | str) -> int:
    if value == RANDOM_START:
        return -1
    if isinstance(value, str):
        return 1 if value == LAZY_SHUFFLE else 0
    return int(value)


def options_of(rules: Row) -> dict[str, bool | int | str]:
    """The numbers as options."""
    named: dict[str, bool | int | str] = {}
    for (name, option), number in zip(OPTIONS.items(), list(rules), strict=True):
        if option.kind == "bool":
            named[name] = number == 1
        elif name == "reshuffle":
            named[name] = str(option.choices[number])
        elif name == "start_player" and number < 0:
            named[name] = RANDOM_START
        else:
            named[name] = number
    return named
