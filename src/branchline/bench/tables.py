"""The tables of a comparison, from its figures: on the terminal and on a page they are the same."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from branchline.arena.markdown import Row, table
from branchline.bench.peers.loop import DRIVEN, OWN

Measured = dict[str, Any]

COSTS: Final = ("copy", "resample", "view", "observe", "mask")
WAYS: Final = {OWN: "decisions_a_second", DRIVEN: "driven_a_second"}  # of ours
PYTHON: Final = "Python"


class Pace(NamedTuple):
    """One way in which somebody plays a game at random."""

    who: str
    game: str
    way: str
    rules: str
    speed: Measured  # decisions a second: median, low, high
    ours: bool

    @property
    def name(self) -> str:
        return f"{self.who}: {self.game}, {self.way}"


def paces(measured: Measured) -> list[Pace]:
    """All ways that were measured, the fastest first."""
    compiled = "Python, compiled" if measured["about"]["compiled"] else "Python"
    ours = [
        Pace("branchline", game["title"], way, compiled, game[key], True)
        for game in measured["games"].values()
        for way, key in WAYS.items()
    ]
    others = [
        Pace(row["peer"], row["game"], row["way"], row["rules"], row["decisions_a_second"], False)
        for row in measured["peers"]
        if "failed" not in row
    ]
    return sorted(ours + others, key=lambda pace: -pace.speed["median"])


def speeds(measured: Measured) -> str:
    """Everybody's random play, and how many times as fast each of our games is: in its own loop, and from Python."""
    games = measured["games"]
    head = ("random play", "rules in", "decisions/s", "lowest to highest", *games)
    return table(head, (_speed(pace, games) for pace in paces(measured)))


def _speed(pace: Pace, games: Mapping[str, Measured]) -> Row:
    there = pace.speed["median"]
    ratios = (
        "" if pace.ours else " / ".join(times(game[key]["median"] / there) for key in WAYS.values())
        for game in games.values()
    )
    between = f"{pace.speed['low']:,.0f} to {pace.speed['high']:,.0f}"
    return pace.name, pace.rules, f"{there:,.0f}", between, *ratios


def batches(measured: Measured) -> str:
    head = (
        "game",
        "games at once",
        "observed/s",
        "lowest to highest",
        "with the drawing",
        "masks alone/s",
        "of one game with masks",
        "two processes",
    )
    return table(head, (row for game in measured["games"].values() for row in _batches(game)))


def _batches(game: Measured) -> Iterator[Row]:
    for size, one in game["batches"].items():
        if size == "processes":
            continue
        observed = one["observed_a_second"]
        yield (
            game["title"],
            size,
            f"{observed['median']:,.0f}",
            f"{observed['low']:,.0f} to {observed['high']:,.0f}",
            f"{one['drawn_a_second']['median']:,.0f}",
            f"{one['masked_a_second']['median']:,.0f}",
            f"{100 * one['masked_a_second']['median'] / masked(game):.0f} %",
            "",
        )
    yield game["title"], "two processes", "", "", "", "", "", f"{two(game):.2f} times one"


def masked(game: Measured) -> float:
    """Decisions a second inside the engine if a mask were written at each."""
    return float(1 / (1 / game["decisions_a_second"]["median"] + game["mask_seconds"]["median"]))


def two(game: Measured) -> float:
    return float(game["batches"]["processes"]["two_times_one"]["median"])


def states(measured: Measured) -> str:
    """What a state takes, and what it costs to ask it something."""
    head = ("a state of", "memory", "pickled", *COSTS)
    ours = ((f"branchline: {game['title']}", game) for game in measured["games"].values())
    others = ((f"{row['peer']}: {row['game']}", row) for row in measured["peers"] if "copy_seconds" in row)
    return table(head, (_state(*row) for row in (*ours, *others)))


def _state(name: str, row: Measured) -> Row:
    sizes = (f"{row[key]['median']:,.0f} B" if key in row else "–" for key in ("state_bytes", "pickled_bytes"))
    asked = (f"{name}_seconds" for name in COSTS)
    return name, *sizes, *(f"{1e6 * row[key]['median']:,.2f} µs" if key in row else "–" for key in asked)


def ahead(measured: Measured) -> Iterator[str]:
    """How far each of our games is ahead of the fastest of those whose rules are in Python, and of all."""
    ranked = [pace for pace in paces(measured) if not pace.ours]
    for kind, known in (
        ("of those whose rules are in Python", [pace for pace in ranked if pace.rules == PYTHON]),
        ("of all that is driven from Python", [pace for pace in ranked if pace.way == DRIVEN]),
        ("of all", ranked),
    ):
        if known:
            best = known[0]
            told = ", ".join(
                f"{game['title']} {times(game['decisions_a_second']['median'] / best.speed['median'])} times"
                for game in measured["games"].values()
            )
            yield f"The fastest {kind} is {best.who}'s {best.game} ({best.way}); in its own loop as fast: {told}."


def absent(measured: Measured) -> Iterator[str]:
    """Who was asked for and could not be measured, and why."""
    for name, why in measured["missing"].items():
        yield f"{name} is missing: {why}."
    for row in measured["peers"]:
        if "failed" in row:
            yield f"{row['peer']}'s {row['game']} ({row['way']}) could not be measured: {row['failed']}."


def times(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}"
