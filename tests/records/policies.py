"""Ways to play that lead a game where the corpus wants it. They may look at everything: nobody plays against them."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from branchline import bots
from branchline.core.chance import seeded
from branchline.core.contract import State
from branchline.games import GAMES
from branchline.games.germany.board import CARDS, LENGTH, ROUTE_COLOUR, ROUTES, SIBLINGS

GERMANY = GAMES["germany"]


class Policy(Protocol):
    """What all seats of a game do."""

    def choose(self, state: State) -> int: ...


class Greedy:
    """Every seat plays as the bot of that name."""

    def __init__(self, seats: int, seed: int) -> None:
        self._players = [bots.make("germany", "greedy", seat) for seat in range(seats)]

    def choose(self, state: State) -> int:
        return self._players[state.seat].choose(state.view(state.seat), partial(state.resample, state.seat))


class Wanderer:
    """By chance, but each kind of action with a weight of its own; those without a weight only if they must."""

    def __init__(self, seats: int, seed: int, **weights: int) -> None:
        self._chance = seeded(seed)
        self._weights = weights or {"claim": 10, "take": 10, "draw": 5, "tickets": 1, "keep": 1, "passenger": 1}

    def choose(self, state: State) -> int:
        by_kind: dict[str, list[int]] = {}
        for action in state.legal():
            by_kind.setdefault(kind(action), []).append(action)
        urn = [name for name in by_kind for _ in range(self._weights.get(name, 0))] or list(by_kind)
        among = by_kind[urn[self._chance.below(len(urn))]]
        return among[self._chance.below(len(among))]


class Orders:
    """The first of these wishes that can be granted; the last resort is whatever comes first."""

    def __init__(self, *wishes: Callable[[State, dict[str, Any]], bool]) -> None:
        self._wishes = wishes

    def choose(self, state: State) -> int:
        legal = [facts(action) for action in state.legal()]
        for wish in self._wishes:
            for action in legal:
                if wish(state, action):
                    return int(action["id"])
        return int(legal[0]["id"])


class Stages:
    """One policy until something has happened, then the next."""

    def __init__(self, first: Policy, until: Callable[[State], bool], then: Policy) -> None:
        self._now, self._until, self._then = first, until, then

    def choose(self, state: State) -> int:
        if self._now is not self._then and self._until(state):
            self._now = self._then
        return self._now.choose(state)


class Settlers:
    """Seats that build up every short route among themselves, each down to three wagons.

    Then nobody can claim anything: what is left is longer than three. Tickets and cards run out, and all must pass.
    The last seat keeps its long routes until there is nothing else to do, so that others have to pass before the end.
    """

    SPARE_WAGONS = 3

    def __init__(self, seats: int, seed: int) -> None:
        self._plots = share_out(seats, 45 - self.SPARE_WAGONS, seed)
        self._late = seats - 1

    def choose(self, state: State) -> int:
        view = state.view(state.seat)
        unbuilt = [route for route in self._plots[state.seat] if ROUTES[route] not in view["owners"]]
        mine = {ROUTES[route] for route in unbuilt}
        hand = view["players"][state.seat]["hand"]
        missing = Counter(CARDS[ROUTE_COLOUR[route]] for route in unbuilt for _ in range(LENGTH[route]))
        missing.subtract(hand)
        waiting = state.seat == self._late and all(LENGTH[route] > self.SPARE_WAGONS for route in unbuilt)

        def wish(action: dict[str, Any]) -> tuple[float, int]:
            """The greater, the sooner."""
            match action["kind"]:
                case "claim":
                    rank = 0.5 if waiting else 5.0
                    return (rank if action["route"] in mine else -1.0, -action["locos"])
                case "tickets":
                    return (3.5 if waiting or not unbuilt else 0.6, 0)
                case "keep":
                    return (0, len(action["keep"]) if view["phase"] == "keep" else -len(action["keep"]))
                case "take":
                    return (3.0, 2 if missing[action["card"]] > 0 else 0)
                case _:
                    return (3.0, 1)

        return int(max((facts(action) for action in state.legal()), key=wish)["id"])


def share_out(seats: int, each: int, seed: int) -> list[list[int]]:
    """Every route of up to three wagons and some of four to six, so that each seat gets exactly `each` wagons.

    No seat gets two routes of one group, and the last one gets all the long ones.
    """
    chance = seeded(seed)
    short = [route for route in range(len(ROUTES)) if LENGTH[route] <= 3]
    long = [route for route in range(len(ROUTES)) if 4 <= LENGTH[route] <= 6 and not SIBLINGS[route]]
    over = seats * each - sum(LENGTH[route] for route in short)
    while True:
        chance.shuffle(long)
        some = _filling(long, over)
        short.sort(key=lambda route: (-len(SIBLINGS[route]), -LENGTH[route], chance.below(1000)))
        plots = _deal(some, short, seats, each)
        if some and plots:
            return plots


def _filling(routes: list[int], wagons: int) -> list[int]:
    """Routes from this list that take exactly so many wagons, if the first that fit do."""
    chosen: list[int] = []
    for route in routes:
        if LENGTH[route] <= wagons and wagons - LENGTH[route] not in (1, 2, 3):
            chosen.append(route)
            wagons -= LENGTH[route]
    return chosen if wagons == 0 else []


def _deal(long: list[int], short: list[int], seats: int, each: int) -> list[list[int]] | None:
    plots: list[list[int]] = [[] for _ in range(seats - 1)] + [list(long)]
    room = [each - sum(LENGTH[route] for route in plot) for plot in plots]
    for route in short:
        open_to = [
            seat
            for seat in range(seats)
            if room[seat] >= LENGTH[route] and not any(other in plots[seat] for other in SIBLINGS[route])
        ]
        if not open_to:
            return None
        seat = max(open_to, key=lambda seat: room[seat])
        plots[seat].append(route)
        room[seat] -= LENGTH[route]
    return plots if not any(room) else None


_FACTS: dict[int, dict[str, Any]] = {}


def facts(action: int) -> dict[str, Any]:
    if action not in _FACTS:
        _FACTS[action] = GERMANY.action(action)
    return _FACTS[action]


def kind(action: int) -> str:
    return str(facts(action)["kind"])
