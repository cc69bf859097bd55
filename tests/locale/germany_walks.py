"""Germany: claimers, hoarders who make cards and tickets run out, and a table where nothing is left."""

import random

from tests.locale.walks import Walks, by_kind

import branchline as bl
from branchline.core.contract import Game, State

GAME = bl.GAMES["germany"]


def claiming(game: Game, state: State, chance: random.Random) -> int:
    return chance.choice(by_kind(game, state.legal()).get("claim") or state.legal())


def hoarding(game: Game, state: State, chance: random.Random) -> int:
    """Rarely claims."""
    if chance.random() >= 0.9:
        return claiming(game, state, chance)
    kinds = by_kind(game, state.legal())
    kinds.pop("claim", None)
    return chance.choice([action for actions in kinds.values() for action in actions] or state.legal())


def looked_at(state: State, step: int) -> bool:
    """More often where things are getting rare."""
    view = state.view(None)
    scarce = view["deck"] == 0 or view["short_deck"] + view["long_deck"] < 3
    return step % (16 if scarce else 60) == view["seats"] - 1


def nothing_left() -> State:
    """A turn of seat 0 when seat 1 holds every card and every ticket."""
    cards = dict.fromkeys(GAME.board["colours"], 12) | {"loco": 14}
    tickets = [ticket["id"] for kind in GAME.board["tickets"].values() for ticket in kind]
    return GAME.load(
        GAME.new(seats=2, seed=1).snapshot()
        | {"seat": 0, "phase": "turn", "deck": [], "display": [None] * 5, "hands": [{}, cards]}
        | {"short_deck": [], "long_deck": [], "tickets": [[], tickets]}
    )


WALKS = Walks(
    game=GAME,
    # Rules that only some tables play by; between them they bring out the rarer sentences.
    tables=[
        (2, 1, {}),
        (3, 2, {"may_stop_after_one": True}),
        (4, 3, {"passenger_mandatory": True, "max_loco_resets": 1, "open_hands": True}),
        (5, 4, {"faceup_draw_without_deck": False, "reshuffle": "lazy"}),
    ],
    moods=[claiming, hoarding],
    looked_at=looked_at,
    about=[{"route": route["id"]} for route in GAME.board["routes"]],
    odd=[nothing_left()],
)
