"""Each feature counts what it says it counts: worked out a second time, from the view and the action's own data."""

import pickle
import random

from branchline.core.native import row
from branchline.core.policy import weights

from .positions import COUNTRY_OF, GAME, POINTS, ROUTES, VALUE, place_of


class Network:
    """A seat's own track: which ends of routes it joins."""

    def __init__(self, view):
        self.joined = {}
        for route, owner in view["owners"].items():
            if owner == view["you"]:
                ends = self.near(ROUTES[route]["a"]) | self.near(ROUTES[route]["b"])
                self.joined.update(dict.fromkeys(ends, ends))

    def near(self, end):
        return self.joined.get(end, {end})


def ends_of(place):
    """Where routes to a place end: of a country there are several, which it does not join."""
    return [spot for spot, country in COUNTRY_OF.items() if country == place] or [place]


def counted(view, action):
    """What each feature counts for this action of the seat that looks."""
    me = view["players"][view["you"]]
    kind = action["kind"]
    waiting = [ticket for ticket in me["held"] if not ticket["complete"]]
    if kind == "take" and action["card"] == "loco":
        return {"take_loco": 1}
    if kind == "take":
        return {"take": 1, "take_held": me["hand"].get(action["card"], 0)}
    if kind == "draw":
        return {"draw": 1}
    if kind == "tickets":
        return {"tickets": 1, "tickets_long": action["long"], "tickets_open": len(waiting)}
    if kind == "passenger" and action["colour"]:
        return {"passenger": 1, "passenger_held": me["passengers"].get(action["colour"], 0)}
    if kind == "keep":
        tickets = [view["pending"][at] for at in action["keep"]]
        touched = Network(view).joined
        reached = [any(end in touched for end in ends_of(t[side])) for t in tickets for side in "ab"]
        return {"keep": len(tickets), "keep_value": sum(VALUE[t["id"]] for t in tickets), "keep_near": sum(reached)}
    if kind == "claim":
        return claim_counted(view, action, Network(view), waiting)
    return {}


def claim_counted(view, action, network, waiting):
    route = ROUTES[action["route"]]
    sides = [network.near(route["a"]), network.near(route["b"])]
    loop = sides[0] == sides[1]
    wanted = [end for ticket in waiting for side in "ab" for end in ends_of(ticket[side])]
    return {
        "claim": 1,
        "claim_points": POINTS[route["length"]],
        "claim_length": route["length"],
        "claim_locos": action["locos"],
        "claim_hand": sum(view["players"][view["you"]]["hand"].values()),
        "claim_passengers": sum(bool(view["passengers_at"].get(place_of(route[side]))) for side in "ab"),
        "claim_ticket": 0 if loop else sum(end in side for side in sides for end in wanted),
        "claim_loop": loop,
    }


def weightings(seed):
    """Each feature alone, for and against, and some of them all."""
    chance = random.Random(seed)
    for feature in GAME.features:
        yield {feature: 1}
        yield {feature: -1}
    for _ in range(5):
        yield {feature: chance.randint(-9, 9) for feature in GAME.features}


def weighed(state, actions, policy):
    """What the engine takes the actions to be worth."""
    worth = row([0] * len(actions))
    state._weigh(row(actions), weights(policy, GAME.features), worth)
    return list(worth)


BUSY = {"tickets": 20, "keep": -3, "claim": 25, "claim_ticket": 5, "passenger": 30, "take": 12, "draw": 11, "noise": 30}


def test_what_is_played_is_worth_most_by_what_the_features_say():
    told_apart = set()
    for seats in GAME.seats:
        state = GAME.new(seats=seats, seed=seats)
        decisions = 0
        while not state.over:
            if decisions % 7 == 0:
                told_apart |= tried(state, decisions)
            state.playout(decisions, BUSY, 1)
            decisions += 1
    assert told_apart == set(GAME.features)


def tried(state, seed):
    """Tries all weightings in one position; the features by which its actions differ."""
    view = state.view(state.seat)
    features = {action: counted(view, GAME.action(action)) for action in view["legal"]}
    after = {}
    for action in view["legal"]:
        other = state.copy()
        other.apply(action)
        after.setdefault(pickle.dumps(other, 4), []).append(action)
    told_apart = set()
    for policy in weightings(seed):
        worth = {
            action: sum(policy.get(feature, 0) * number for feature, number in numbers.items())
            for action, numbers in features.items()
        }
        assert weighed(state, view["legal"], policy) == list(worth.values()), policy
        if len(policy) == 1 and len(set(worth.values())) > 1:
            told_apart |= policy.keys()
        other = state.copy()
        other.playout(seed, policy, 1)
        # Where several actions come to the same, one of them was played.
        played = after[pickle.dumps(other, 4)]
        assert max(worth.values()) in [worth[action] for action in played], policy
    return told_apart
