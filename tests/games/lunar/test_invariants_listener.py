"""LI29: whatever is told wrong, or not told at all, is noticed by somebody who only listens."""

from collections.abc import Iterator
from typing import Any

import pytest

from branchline.core.invariants import Broken
from branchline.games.lunar.invariants import Watch

from .draws import DELIVER, OPEN, ready
from .moon import GAME, event, line, link, play, position
from .test_events import FIELDS
from .trunks import GRAND

OUT = ["near:-2:-14", "near:-2:-12", "near:-1:-11"]
BUILD = f"build {OUT[1]} {OUT[2]}"
NEAR = {"phase": "build", "trains": {0: OPEN["near"]}}
EQUAL = {"phase": "build", "active": 1, "options": {"equal_turns": True}, "track": {1: GRAND}}
STRUCK = {
    "track": {0: line("near:7:5", "near:7:3"), 1: [*line("near:6:8", "near:6:10"), *line("plato", "near:-1:21")]},
    "trains": {1: "near:6:8"},
    "loads": {1: ["ice"]},
}
# Positions and what is played there: together everything that can happen.
PLAYED: list[tuple[Any, str]] = [
    (position(phase="build", spent=3, track={0: line(*OUT[:2])}), BUILD),
    (position(phase="build", track={0: [link("near:3:31", "far:-3:31", "+A")]}), "build near:3:31 far:-4:30 +B"),
    (position(phase="build"), "upgrade vostok"),
    (play(position(phase="build", locos={0: "vostok"}, loads={0: ["ice"] * 3}), "upgrade atlas"), "give-up ice"),
    (position(), "place tycho"),
    (position(trains={0: OUT[0]}, track={1: line(*OUT)}), f"move {OUT[1]}"),
    (position(trains={0: OUT[0]}, track={1: line(*OUT)}, options={"late_toll": True}, cash=0), f"move {OUT[1]}"),
    (ready("d40", options={"late_toll": True}, cash=0, owed=[1], moved=1, acted=True), DELIVER),
    (position(trains={0: (OUT[1], OUT[0])}, track={0: line(*OUT[:2])}), "turn-round"),
    (play(position(trains={0: (OUT[1], OUT[0])}, track={0: line(*OUT[:2])}), "turn-round"), "end-operate"),
    (ready(), "load robots"),
    (ready(), "drop cheese"),
    (position(trains={0: "tycho"}, loads={0: ["bricks"]}, events=[event("e11", left=3)]), "deliver e11 bricks"),
    (position(moved=4, acted=True), "end-operate"),
    (position(phase="build", spent=7), "end-turn"),
    (position(deck_top=["d40", "e8"], lost={1: 1}), "exchange"),
    (position(deck=["d40"]), "exchange"),
    (ready("e1", "d40", cash=[50, 29]), DELIVER),
    (ready("e7", "e16", "d64", "d40", **STRUCK), DELIVER),
    (play(ready("e7", "e16", "d64", "d40", **STRUCK), DELIVER), "place plato"),
    (ready("e2", "d29", "d40"), DELIVER),
    (position(**NEAR, loads={0: ["ice", "ice"]}, events=[event("e17", drawer=1), event("e16")]), "end-turn"),
    (position(**NEAR, loads={0: ["ice", "iron"]}, events=[event("e17", drawer=1)]), "end-turn"),
    (position(phase="opening", active=0, round=2), "end-turn"),
    (position(phase="build", cash=[251, 300], track={0: GRAND}), "end-turn"),
    (position(**EQUAL, cash=[260, 260], fulfilled=[0]), "end-turn"),
    (position(phase="build", active=1, round=5, cash=[90, 80], options={"max_rounds": 5}), "end-turn"),
]  # fmt: skip
IDS = [f"{i}-{text.split()[0]}" for i, (_, text) in enumerate(PLAYED)]
OTHER = {
    "a": "far:0:8", "b": "far:0:8", "milepost": "far:0:8", "pair": "+C", "city": "milne", "good": "fish",
    "loco": "saturn", "card": "e20",
}  # fmt: skip


def spoilt(one: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The event with one thing in it wrong."""
    for name, value in one.items():
        if name == "kind":
            continue
        if isinstance(value, int):
            yield one | {name: value + 1}
            if name in ("player", "owner"):
                yield one | {name: 1 - value}
        elif isinstance(value, list):
            yield one | {name: value[:-1] if value else ["fish"]}
        else:
            yield one | {name: OTHER[name]}


def wrong(events: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """What is told with one thing wrong or left out."""
    for i, one in enumerate(events):
        before, after = events[:i], events[i + 1 :]
        yield before + after
        for other in spoilt(one):
            yield [*before, other, *after]


@pytest.mark.parametrize(("state", "text"), PLAYED, ids=IDS)
def test_what_is_told_wrong_is_noticed(state: Any, text: str) -> None:
    action, after = state.parse(text), state.copy()
    events = after.step(action)
    Watch(GAME, state).step(action, after, events)
    for told in wrong(events):
        watch = Watch(GAME, state)
        with pytest.raises(Broken, match=r"^LI29:"):
            watch.step(action, after, told)


def test_together_these_are_all_that_can_happen() -> None:
    met = {one["kind"] for state, text in PLAYED for one in state.copy().step(state.parse(text))}
    assert met == {*FIELDS}


def test_of_the_set_up_nothing_is_told() -> None:
    state, events = GAME.opened(2, 1)
    Watch(GAME, state, events)
    with pytest.raises(Broken, match=r"^LI29:"):
        Watch(GAME, state, [{"kind": "operating"}])


def test_a_step_that_nobody_heard_is_no_reason_to_doubt_the_next() -> None:
    state = position(phase="build", track={0: line(*OUT[:2])})
    watch = Watch(GAME, state)
    for text, heard in ((BUILD, False), ("upgrade vostok", True)):
        action = state.parse(text)
        events = state.step(action)
        watch.step(action, state, events if heard else None)
