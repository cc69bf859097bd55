"""LI24: the two sides of the Moon are alike for the rules: where they mirror each other, so do costs and legality.

The grids of both sides are mirror images, their landscapes are not. So a line is laid over ground that looks the same
on both sides, and all that happens on that ground must happen mirrored. What lies outside it, cities above all, is not
compared; the cards of both sides are, as pairs.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from .moon import COST, CROSSINGS, GAME, GRID, NEXT, TERRAIN, WRAPS, event, key, link, position

OTHER = {"near": "far", "far": "near"}
CARDS = {"e8": "e9", "e17": "e18", "e19": "e20"}  # strike, flare and rays of the near side, and of the far side
Track = list[str]


def mirror(milepost: str) -> str:
    half, column, row = key(milepost)
    return f"{OTHER[half]}:{-column}:{row}"


def alike(milepost: str) -> bool:
    """Open ground with the same terrain on both sides."""
    return TERRAIN[milepost] == TERRAIN.get(mirror(milepost)) and TERRAIN[milepost] in ("mare", "mountain", "alpine")


def alike_link(a: str, b: str) -> bool:
    crossing = frozenset((a, b)) in CROSSINGS
    return alike(a) and alike(b) and crossing == (frozenset((mirror(a), mirror(b))) in CROSSINGS)


def mirrored(text: str) -> str:
    """A notation on the other side."""
    return " ".join(mirror(word) if word.startswith(("near:", "far:")) else word for word in text.split())


def mirrored_link(name: str) -> str:
    a, b, *pair = mirrored(name).split()
    return link(a, b, *pair)


def lines(seed: int, length: int = 14) -> tuple[Track, Track]:
    """Two lines over ground that is alike, one of each seat, which meet at a milepost; through a wrap pair if there is
    one."""
    chance = random.Random(seed)
    labels = list(WRAPS)
    while True:
        here = (
            chance.choice([m for m in NEXT if alike(m)]) if seed % 2 else chance.choice(WRAPS[chance.choice(labels)][0])
        )
        meeting, tracks = here, ([], [])
        for track in tracks:
            here = meeting
            seen = {here}
            while len(track) < length:
                ways = [(link(here, b), b) for b in NEXT[here] if b not in seen and alike_link(here, b)]
                for label, (near, far) in WRAPS.items():
                    if here in near + far:
                        ways += [
                            (link(here, b, label), b)
                            for b in (far if here in near else near)
                            if alike(here) and alike(b)
                        ]
                ways = [
                    (name, b)
                    for name, b in ways
                    if b not in seen and name not in tracks[0] + tracks[1] and one_a_pair(name, tracks)
                ]
                if not ways:
                    break
                name, here = chance.choice(ways)
                seen.add(here)
                track.append(name)
        if min(map(len, tracks)) >= 4:
            return tracks


def one_a_pair(name: str, tracks: tuple[Track, Track]) -> bool:
    """No wrap pair twice, and no two mileposts joined twice."""
    a, b, *pair = name.split()
    built = [other.split() for track in tracks for other in track]
    return not any(other[:2] == [a, b] or (pair and other[2:] == pair) for other in built)


def seen(state: Any, by: Callable[[str], str] = str) -> set[tuple[Any, ...]]:
    """The legal moves and builds on ground that is alike, with what they cost.

    Of a segment both ends: which of two equal directions is listed hangs on the order of the mileposts (L6.16).
    """
    legal: set[tuple[Any, ...]] = set()
    for action in (GAME.action(a) for a in state.legal()):
        if action["kind"] == "build" and on_ground_alike(action):
            legal.add((frozenset((by(action["a"]), by(action["b"]))), action["pair"], action["cost"]))
        elif on_ground_alike(action):
            legal.add((action["kind"], by(action.get("milepost", ""))))
    return legal


def on_ground_alike(action: dict[str, Any]) -> bool:
    if action["kind"] == "move":
        return alike(action["milepost"])
    if action["kind"] != "build":
        return action["kind"] == "turn-round"
    return alike(action["a"]) and alike(action["b"]) if action["pair"] else alike_link(action["a"], action["b"])


@pytest.mark.parametrize("phase", ["operate", "build"])
@pytest.mark.parametrize("cards", [(), ("e17",), ("e18",), ("e19",), ("e20",), ("e14",), ("e15",), ("e16",)], ids=repr)
def test_li24_moves_and_builds_on_ground_that_is_alike_are_mirrored(phase: str, cards: tuple[str, ...]) -> None:
    swap = CARDS | {far: near for near, far in CARDS.items()}
    compared = 0
    for seed in range(12):
        chance = random.Random(seed)
        mine, theirs = lines(seed)
        a, b = chance.choice(mine + theirs).split()[:2]
        cash = chance.choice([3, 8, 60])
        state = position(
            phase=phase, track={0: mine, 1: theirs}, trains={0: (a, b)}, cash=cash, events=[event(c) for c in cards]
        )
        other = position(
            phase=phase,
            track={0: [mirrored_link(name) for name in mine], 1: [mirrored_link(name) for name in theirs]},
            trains={0: (mirror(a), mirror(b))},
            cash=cash,
            events=[event(swap.get(c, c)) for c in cards],
        )
        here = seen(state, mirrored)
        assert here == seen(other)
        compared += len(here)
    assert compared > (5 if phase == "operate" else 20)


def test_li24_costs_are_mirrored_where_the_ground_is() -> None:
    compared = 0
    for a, around in NEXT.items():
        for b in around:
            if alike_link(a, b):
                there = COST[TERRAIN[b]] + (frozenset((a, b)) in CROSSINGS)
                for text in (f"build {a} {b}", f"build {mirror(a)} {mirror(b)}"):
                    state = position()
                    assert GAME.action(state.parse(text))["cost"] == there
                compared += 1
        if compared > 400:
            break
    assert compared > 400


def test_li24_the_grids_and_the_letters_are_mirrored() -> None:
    poles = {"near:0:32", "near:0:-32"}
    assert {mirror(m) for m in TERRAIN if m not in poles} == set(TERRAIN) - poles
    for m, around in NEXT.items():
        if m not in poles:
            assert {mirror(b) for b in around if b not in poles} == set(NEXT[mirror(m)]) - poles
    for near, far in WRAPS.values():
        assert {mirror(m) for m in near} == set(far)
    assert {OTHER[side] for side in GRID["columns"]} == set(GRID["columns"])
