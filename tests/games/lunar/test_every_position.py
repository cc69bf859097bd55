"""Hundreds of positions in which the ledger, read by brute force, allows just what the engine offers.

Positions of whole games show that the engine keeps its books from action to action; those made up at random, with
events, options and full trains, show what games come to seldom.
"""

import random
from collections import Counter

import pytest

from . import oracle
from .draws import choose
from .moon import (
    AT,
    BOARD,
    CITIES,
    CITY,
    DEMANDS,
    EVENTS,
    GAME,
    GOODS,
    LOCOS,
    NEXT,
    SEVEN,
    TERRAIN,
    event,
    link,
    position,
)
from .oracle import between
from .oracle import link as parsed

OPTIONS = [
    {},
    {"major_access": "edge", "crossgrade_cost": 5, "late_toll": True},
    {"backtracking": True, "cosmic_toll_scope": "exposed", "exchange_in_opening": True},
    {"stranded_turnaround": False, "loco_supply": "unlimited", "opening_build_limit": 20},
    {"cosmic_toll_scope": "exposed", "crossgrade_cost": 0, "max_rounds": 60},
]


def agree(state):
    """The engine and the ledger list the same, and the networks are what a walk over them finds."""
    s = state.snapshot()
    wanted = oracle.legal(s)
    assert len(set(wanted)) == len(wanted)
    listed = state.legal()
    assert listed == sorted(set(listed))
    assert sorted(state.notation(a) for a in listed) == sorted(state.notation(state.parse(text)) for text in wanted)
    connected(state, s)


def connected(state, s):
    track = oracle.tracks(s)
    for seat, player in enumerate(state.view(None)["players"]):
        joined = oracle.majors_joined(track, seat)
        best = max(map(len, joined), default=0)
        assert len(player["majors"]) == best
        assert set(player["majors"]) in joined or best == 0
        assert set(player["cities"]) == {CITY[m] for m in oracle.touched(track, seat) if m in CITY}
        own = [one for one, owner in track.items() if owner == seat]
        assert player["segments"] == len(own)
        assert player["network"] == sum(min(oracle.cost(one, one.a), oracle.cost(one, one.b)) for one in own)


# Whole games


@pytest.mark.rule("L6.11", "L6.13", "L6.16", "L6.17", "L7.2", "L7.6", "L7.8", "L7.12", "L8.1", "L8.2", "L8.3", "L8.6",
                  "L9.7", "L12.6", "L13.3", "L15.5", "L16.2", "L17.1", "L18.6", "L27.2", "L27.4", "L27.5")  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_offer_what_the_ledger_says(seats):
    chance = random.Random(seats)
    options = OPTIONS[seats - 2]
    state = GAME.new(seats=seats, seed=seats, options=options)
    looked = 0
    while looked < 40 and not state.over:
        if chance.random() < 0.05:
            agree(state)
            looked += 1
        state.play(choose(state, chance))


# Positions made up


def wander(chance, free, length):
    """A line of links that nobody has yet, from a major city on and now and then through a wrap."""
    at = chance.choice(SEVEN[chance.choice(list(SEVEN))][1:])
    came = at
    for _ in range(length):
        ahead = [one for one in free.get(at, []) if came not in (one.a, one.b) or came == at]
        if not ahead:
            return
        wraps = [one for one in ahead if one.pair]
        one = chance.choice(wraps if wraps and chance.random() < 0.5 else ahead)
        yield one
        came, at = at, one.b if at == one.a else one.a


BUILDABLE = [one for one in oracle.LINKS if CITY.get(one.a, 1) != CITY.get(one.b, 2)]
AT_MILEPOST: dict[str, list[oracle.Link]] = {}
for one in BUILDABLE:
    AT_MILEPOST.setdefault(one.a, []).append(one)
    AT_MILEPOST.setdefault(one.b, []).append(one)


def made_up(seed):
    """A position with track, trains, loads and events of every kind."""
    chance = random.Random(seed)
    seats = 2 + seed % 5
    track = {seat: [] for seat in range(seats)}
    pairs, ends = set(), set()
    for seat in range(seats):
        for _ in range(chance.randrange(1, 7)):
            for one in wander(chance, AT_MILEPOST, chance.randrange(3, 26)):
                if (one.a, one.b) not in ends and (one.pair is None or one.pair not in pairs):
                    track[seat].append(one)
                    ends.add((one.a, one.b))
                    pairs.add(one.pair)
    crowd(chance, track, ends)
    active = chance.randrange(seats)
    phase = chance.choice(["operate", "operate", "operate", "build", "opening"])
    cards = chance.sample(
        [card for card in EVENTS if EVENTS[card]["type"] not in ("tax", "meteor")], chance.choice([0, 1, 1, 2, 3])
    )
    every = [m for links in track.values() for one in links for m in (one.a, one.b)]
    trains, loads = {}, {}
    bag = [name for name in ("redstone", "vostok", "soyuz", "titan") for _ in range(3)] + ["von-braun", "saturn"] * 4
    locos = dict(enumerate(chance.sample(bag, seats)))
    stock = Counter({name: good["tokens"] for name, good in GOODS.items()})
    hands = list(DEMANDS)
    chance.shuffle(hands)
    for seat in range(seats):
        if phase == "opening" or chance.random() < 0.1:
            continue
        at = chance.choice(chance.choice([every, every, list(CITY), [m for m in every if m in CITY] or every]))
        before = [one.b if at == one.a else one.a for links in track.values() for one in links if at in (one.a, one.b)]
        trains[seat] = (at, chance.choice([None, *before]))
        hand = hands[3 * seat : 3 * seat + 3]
        wanted = [d["good"] for card in hand for d in DEMANDS[card] if d["city"] == CITY.get(at)]
        boom = [good for card in cards for good in EVENTS[card]["params"].get("goods", [])]
        aboard = [*wanted, chance.choice(boom or list(GOODS)), chance.choice(list(GOODS))]
        loads[seat] = []
        for good in aboard[: chance.randrange(LOCOS[locos[seat]]["capacity"] + 1)]:
            if stock[good]:
                stock[good] -= 1
                loads[seat].append(good)
    moved = chance.choice([0, 0, 0, 1, LOCOS[locos[active]]["speed"] - 1, LOCOS[locos[active]]["speed"]])
    acted = bool(moved) or chance.random() < 0.5
    building = phase != "operate"
    return position(
        seats=seats, phase=phase, active=active, options=OPTIONS[seed % len(OPTIONS)],
        locos=locos, loads=loads, trains=trains,
        cash=[chance.choice([1, 2, 3, 5, 6, 9, 10, 25, 300] if building else [0, 3, 3, 4, 60]) for _ in range(seats)],
        hands={seat: hands[3 * seat : 3 * seat + 3] for seat in range(seats)},
        track={seat: list(map(str, links)) for seat, links in track.items()},
        events=[event(card, drawer=chance.randrange(seats), left=1) for card in cards],
        moved=0 if building else moved, acted=acted, spent=chance.choice([0, 3, 10, 17, 20]) if phase == "build" else 0,
        out=chance.randrange(3) if building else 0,
        tolls=chance.choice([[], [(active + 1) % seats]]) if phase == "operate" else [],
        dropped=[chance.choice(list(GOODS))] if phase == "operate" and acted and not moved else [],
    )  # fmt: skip


def crowd(chance, track, ends):
    """More segments around a few cities, so that their rights matter."""
    for city in chance.sample(list(CITIES), 14):
        at = chance.choice(SEVEN[city][1:]) if city in SEVEN else AT[city]
        for m in NEXT[at]:
            one = between(at, m)
            if CITY.get(m) != city and chance.random() < 0.7 and (one.a, one.b) not in ends:
                track[chance.randrange(len(track))].append(one)
                ends.add((one.a, one.b))


@pytest.mark.rule("L6.16", "L6.17", "L7.2", "L7.12", "L7.13", "L8.1", "L8.2", "L8.3", "L8.6", "L9.7", "L11.3", "L11.13",
                  "L13.3", "L13.8", "L15.5", "L15.10", "L16.2", "L16.4", "L16.6", "L17.1", "L18.7", "L18.13", "L21.5",
                  "L22.1", "L23.2", "L23.4", "L24.1", "L25.3", "L25.13", "L25.15", "L25.16", "L27.2")  # fmt: skip
@pytest.mark.parametrize("block", range(10))
def test_positions_made_up_offer_what_the_ledger_says(block):
    for seed in range(30 * block, 30 * block + 30):
        agree(made_up(seed))


@pytest.mark.rule("L6.16")
def test_a_direction_is_named_only_where_it_can_be_built():
    named = 0
    for seed in range(20):
        state = made_up(seed)
        if state.snapshot()["phase"] == "operate":
            continue
        allowed = {
            (w["a"], w["b"], w["pair"]): w["cost"] for w in map(GAME.action, state.legal()) if w["kind"] == "build"
        }
        for action in map(GAME.action, range(GAME.actions)):
            if action["kind"] != "build":
                break  # they come first
            why = state.why_not(action["id"])
            if why is not None and why.message == "refused-build-direction":
                assert allowed[action["b"], action["a"], action["pair"]] == why.arguments["cost"]
                named += 1
    assert named > 50


@pytest.mark.rule("L20.18", "L20.19")
def test_trains_hit_by_meteors_are_put_where_the_ledger_says():
    seen = 0
    for seed in range(40):
        s = made_up(seed).snapshot()
        if s["phase"] != "operate":
            continue
        chance = random.Random(seed)
        meteor, target = (
            chance.choice(["e2", "e3", "e4", "e5", "e6", "e7"]),
            next(c for c in reversed(s["deck"]) if c in DEMANDS),
        )
        area = sorted({m for _, m in oracle.blast(meteor, target)})
        seats = range(s["seats"])
        s["trains"] = [{"at": chance.choice(area), "from": None} for _ in seats]
        s["deck"] = [c for c in s["deck"] if c not in (meteor, target)] + [target, meteor]
        s["allowance"]["acted"] = False
        state = GAME.load(s)
        state.play(state.parse("exchange"))
        while state.snapshot()["phase"] == "relocate":
            agree(state)
            seen += 1
            state.play(random.Random(seen).choice(state.legal()))
    assert seen > 50


def test_the_ledgers_moon_is_the_games():
    links = {str(one) for one in oracle.LINKS}
    board = GAME.board
    names = [f"{side}:{column}:{row}" for side, column, row, *_ in board["mileposts"]]
    assert {" ".join([names[a], names[b], *([pair] if pair else [])]) for a, b, _, pair in board["links"]} == links
    assert {names[i]: m[3] for i, m in enumerate(board["mileposts"])} == TERRAIN
    assert {str(parsed(link(*text.split()))) for text in links} == links
    assert len(BOARD["cities"]) == 56
