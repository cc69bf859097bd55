"""A way to play Germany in which in the end nobody can do anything but pass."""

from collections import Counter
from typing import Any

from branchline.core.chance import seeded
from branchline.core.contract import State
from branchline.core.invariants import actions_of
from branchline.games import GAMES
from branchline.games.germany.board import BOARD
from branchline.games.germany.pieces import CARDS

ACTIONS = actions_of(GAMES["germany"])


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
        unbuilt = [route for route in self._plots[state.seat] if BOARD.routes[route] not in view["owners"]]
        mine = {BOARD.routes[route] for route in unbuilt}
        hand = view["players"][state.seat]["hand"]
        missing = Counter(CARDS[BOARD.colour[route]] for route in unbuilt for _ in range(BOARD.length[route]))
        missing.subtract(hand)
        waiting = state.seat == self._late and all(BOARD.length[route] > self.SPARE_WAGONS for route in unbuilt)

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

        return int(max((ACTIONS[action] for action in state.legal()), key=wish)["id"])


def share_out(seats: int, each: int, seed: int) -> list[list[int]]:
    """Every route of up to three wagons and some of four to six, so that each seat gets exactly `each` wagons.

    No seat gets two routes of one group, and the last one gets all the long ones.
    """
    chance = seeded(seed)
    short = [route for route in range(len(BOARD.routes)) if BOARD.length[route] <= 3]
    long = [route for route in range(len(BOARD.routes)) if 4 <= BOARD.length[route] <= 6 and not BOARD.siblings[route]]
    over = seats * each - sum(BOARD.length[route] for route in short)
    while True:
        chance.shuffle(long)
        some = _filling(long, over)
        short.sort(key=lambda route: (-len(BOARD.siblings[route]), -BOARD.length[route], chance.below(1000)))
        plots = _deal(some, short, seats, each)
        if some and plots:
            return plots


def _filling(routes: list[int], wagons: int) -> list[int]:
    """Routes from this list that take exactly so many wagons, if the first that fit do."""
    chosen: list[int] = []
    for route in routes:
        if BOARD.length[route] <= wagons and wagons - BOARD.length[route] not in (1, 2, 3):
            chosen.append(route)
            wagons -= BOARD.length[route]
    return chosen if wagons == 0 else []


def _deal(long: list[int], short: list[int], seats: int, each: int) -> list[list[int]] | None:
    plots: list[list[int]] = [[] for _ in range(seats - 1)] + [list(long)]
    room = [each - sum(BOARD.length[route] for route in plot) for plot in plots]
    for route in short:
        open_to = [
            seat
            for seat in range(seats)
            if room[seat] >= BOARD.length[route] and not any(other in plots[seat] for other in BOARD.siblings[route])
        ]
        if not open_to:
            return None
        seat = max(open_to, key=lambda seat: room[seat])
        plots[seat].append(route)
        room[seat] -= BOARD.length[route]
    return plots if not any(room) else None
