"""The choices about the rules that the ledger leaves open."""

from collections.abc import Mapping
from typing import Final

from branchline.core.contract import Option
from branchline.core.native import Row, i64, vec

OPTIONS: Final[Mapping[str, Option]] = {
    "auction_stuck": Option("choice", "skip", "W6.13", ("skip", "end_phase")),
    "auction_may_decline": Option("bool", False, "W6.2"),
    "series_shape": Option("choice", "simple_path", "W8.6", ("simple_path", "ring_ok", "trail")),
    "train_exchange": Option("choice", "shortfall", "W10.19", ("shortfall", "any")),
    "final_tie": Option("choice", "stack", "W17.9", ("stack", "shared")),
}


def rules_of(options: dict[str, bool | int | str]) -> Row:
    """The options as the numbers of `Position.rules`, in their order: a choice by its place among the choices."""
    numbers: list[int] = []
    for name, option in OPTIONS.items():
        value = options[name]
        numbers.append(option.choices.index(value) if option.kind == "choice" else int(value))
    return vec[i64](numbers)


def options_of(rules: Row) -> dict[str, bool | int | str]:
    """And back."""
    found: dict[str, bool | int | str] = {}
    for (name, option), number in zip(OPTIONS.items(), list(rules), strict=True):
        found[name] = option.choices[number] if option.kind == "choice" else bool(number)
    return found
