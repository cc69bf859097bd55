"""The choices about the rules that the ledger leaves open."""

from collections.abc import Mapping
from typing import Final

from branchline.core.contract import Option
from branchline.core.native import Row, row

OPTIONS: Final[Mapping[str, Option]] = {
    "auction_stuck": Option("choice", "skip", "W6.13", ("skip", "end_phase")),
    "auction_may_decline": Option("bool", False, "W6.2"),
    "series_shape": Option("choice", "simple_path", "W8.6", ("simple_path", "ring_ok", "trail")),
    "train_exchange": Option("choice", "shortfall", "W10.19", ("shortfall", "any")),
    "final_tie": Option("choice", "stack", "W17.9", ("stack", "shared")),
}

_NAMES: Final[tuple[str, ...]] = tuple(OPTIONS)
_VALUES: Final[tuple[tuple[bool | int | str, ...], ...]] = tuple(
    option.choices if option.kind == "choice" else (False, True) for option in OPTIONS.values()
)


def rules_of(options: dict[str, bool | int | str]) -> Row:
    """The options as the numbers of `Position.rules`, in their order: each by its place among the values."""
    return row([values.index(options[name]) for name, values in zip(_NAMES, _VALUES, strict=True)])


def options_of(rules: Row) -> dict[str, bool | int | str]:
    """The numbers as options."""
    return {_NAMES[i]: _VALUES[i][rules[i]] for i in range(len(_NAMES))}
