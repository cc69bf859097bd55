"""Event cards made to happen, and stretches of line for them to fall on.

The drawer stands in Tycho with cheese for d75, worth 21 M; what is drawn after the delivery lies on top of the deck.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from .moon import CITY, GAME, NEXT, TERRAIN, play, position, side, step

DELIVER = "deliver d75 cheese"
PAY = 21
HAND = ["d75", "d2", "d3"]
METEORS = ["e2", "e3", "e4", "e5", "e6", "e7"]
# A train in the open on each side, away from every city: (at, came from).
OPEN = {"near": ("near:1:-11", "near:0:-10"), "far": ("far:0:8", "far:0:10")}


def ready(*cards: str, active: int = 0, **more: Any) -> Any:
    """The drawer is about to deliver and to draw these cards; trains, loads and hands are added to what it has."""
    given: dict[str, dict[int, Any]] = {
        "trains": {active: "tycho"},
        "loads": {active: ["cheese"]},
        "hands": {active: HAND},
    }
    for name, own in given.items():
        more[name] = {**own, **more.get(name, {})}
    return position(active=active, deck_top=cards, **more)


def draw(*cards: str, active: int = 0, **more: Any) -> Any:
    """The same after the delivery."""
    return play(ready(*cards, active=active, **more), DELIVER)


def changed(state: Any, **fields: Any) -> Any:
    """The same position with some fields of the snapshot changed."""
    return GAME.load({**state.snapshot(), **fields})


def table(state: Any) -> list[str]:
    """The event cards in effect."""
    return [event["card"] for event in state.snapshot()["events"]]


def active(state: Any) -> int:
    """Whose turn it is."""
    seat: int = state.view(None)["active"]
    return seat


def stretch(*terrains: str, half: str = "near") -> list[str]:
    """Mileposts in a line that have these terrains."""

    def longer(so_far: list[str]) -> Iterator[list[str]]:
        if len(so_far) == len(terrains):
            yield so_far
            return
        for beside in NEXT[so_far[-1]]:
            if beside not in so_far and TERRAIN[beside] == terrains[len(so_far)]:
                yield from longer([*so_far, beside])

    starts = (m for m in NEXT if TERRAIN[m] == terrains[0] and side(m) == half)
    return next(found for m in starts for found in longer([m]))


def way_out(city: str, half: str | None = None) -> list[str]:
    """A line of three mileposts that leaves a city."""
    for m in sorted(at for at in CITY if CITY[at] == city):
        for first in NEXT[m]:
            if first not in CITY and half in (None, side(first)):
                for second in NEXT[first]:
                    if second not in CITY and second not in NEXT[m]:
                        return [m, first, second]
    raise ValueError(f"no line leaves {city}")


def told(state: Any, text: str, seat: int | None = None) -> list[tuple[str, Mapping[str, Any]]]:
    """What is told when this is played, as (name, arguments); the state itself stays as it is."""
    lines = GAME.tell(GAME.seen(step(state.copy(), text), seat))
    assert all(line.id.startswith("lunar-log-") for line in lines)
    return [(one.id.removeprefix("lunar-log-"), one.args) for one in lines]


WISHES = {"build": 60, "upgrade": 3, "place": 10, "move": 60, "turn-round": 5, "load": 15, "drop": 3, "deliver": 200,
          "give-up": 1, "exchange": 6, "end-operate": 6, "end-turn": 6}  # fmt: skip


def choose(state: Any, chance: Random) -> int:
    """What a player without a plan does; it would rather build, ride and deliver than end its turn."""
    actions = [GAME.action(a) for a in state.legal()]
    kinds = sorted({action["kind"] for action in actions})
    kind = chance.choices(kinds, [WISHES[kind] for kind in kinds])[0]
    return int(chance.choice([action["id"] for action in actions if action["kind"] == kind]))
