"""What only Lunar Rails is measured by: a way over the whole Moon, and how `legal()` slows down as track is built."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from branchline.core.native import index
from branchline.games.lunar.board import CITY_MILEPOSTS, MAJORS, MILEPOST_COUNT
from branchline.games.lunar.game import GAME
from branchline.games.lunar.paths.building import build_path
from branchline.games.lunar.paths.sweeps import CHEAPEST
from branchline.games.lunar.position import BUILDING, OPERATE
from branchline.games.lunar.state import State

QUERIES: Final = 500  # a second: a thousand in the time given by default
STAGES: Final = (0, 30, 100, 300)  # segments of each player
FULL: Final = STAGES[-1]
CALLS: Final = 2000  # of `legal()`, a second
PLENTY: Final = 10_000  # M, so that no path ends for want of money


def measure(seats: int, seconds: float) -> dict[str, float]:
    """The figures, from as many tries as the time given allows for."""
    moons = [built(seats, segments) for segments in STAGES]
    measured = {"path_seconds": _path(moons, round(QUERIES * seconds))}
    calls = round(CALLS * seconds)
    for name, phase in (("build", BUILDING), ("operate", OPERATE)):
        measured[f"legal_{name}_empty"] = _legal(moons[0], phase, calls)
        measured[f"legal_{name}_full"] = _legal(moons[-1], phase, calls)
    return measured


def built(seats: int, segments: int) -> State:
    """A Moon on which everybody has so many segments, in lines to places drawn at random."""
    state = GAME.new(seats, 1)
    luck = Random(segments)
    while min(state.segments) < segments:
        seat = index(state.segments, min(state.segments))
        for way in build_path(state, seat, luck.randrange(MILEPOST_COUNT), CHEAPEST).ways:
            if state.segments[seat] < segments:
                _build(state, seat, way)
    return state


def _build(state: State, seat: int, way: int) -> None:
    """Out of turn, and as if there were always money and a way out of a city left."""
    state.seat, state.out, state.cash[seat] = seat, 0, PLENTY
    state.play(way)


def _path(moons: list[State], queries: int) -> float:
    """The median of cheapest ways to mileposts all over the Moon, told as actions."""
    luck = Random(1)
    times = []
    for query in range(queries):
        state = moons[query % len(moons)]
        goal = luck.randrange(MILEPOST_COUNT)
        begin = perf_counter()
        build_path(state, query % state.seats, goal, CHEAPEST)
        times.append(perf_counter() - begin)
    return median(times)


def _legal(moon: State, phase: int, calls: int) -> float:
    """The mean over all seats, with money for anything and the train in a major city, from which it can always move."""
    state = moon.copy()
    state.phase = phase
    state.spent = state.out = state.moved = 0
    luck = Random(2)
    for seat in range(state.seats):
        state.at[seat] = luck.choice(CITY_MILEPOSTS[luck.choice(MAJORS)])
        state.cash[seat] = PLENTY
    begin = perf_counter()
    for call in range(calls):
        state.seat = call % state.seats
        state.legal()
    return (perf_counter() - begin) / calls


def report(measured: dict[str, Any], engines: Sequence[str]) -> Iterator[str]:
    """The figures as sentences."""
    for name in engines:
        row = measured[name]
        path = f"{name}: a cheapest path over the whole Moon takes {row['path_seconds'] * 1e6:,.0f} µs"
        if "catanatron" in measured:
            decisions = row["path_seconds"] * measured["catanatron"]["decisions_a_second"]
            path += f", as long as {decisions:.1f} decisions of catanatron"
        yield path
        grown = {kind: row[f"legal_{kind}_full"] / row[f"legal_{kind}_empty"] for kind in ("build", "operate")}
        yield (
            f"{name}: from an empty Moon to {FULL} segments a player legal() grows to {grown['build']:.2f} times when "
            f"building, {grown['operate']:.2f} times when operating"
        )
