"""The sentences of the log: what each action tells, and what followed from it."""

import random

import pytest

from .draws import DELIVER, OPEN, choose, ready, told
from .moon import GAME, event, line, link, play, position, stop
from .trunks import GRAND

# Every sentence and its arguments, as the README lists them.
SENTENCES = {
    "build": "player a b cost", "build-wrap": "player a b pair cost", "upgrade": "player loco cost",
    "place": "player city", "relocate": "player city", "move": "player milepost", "toll": "player owner amount",
    "owed": "player owner amount", "turn-round": "player milepost", "load": "player good city",
    "drop": "player good city", "deliver": "player good city card pay", "boom": "player good city card pay",
    "give-up": "player good", "exchange": "player cards", "end-operate": "player moved", "end-turn": "player spent",
    "drawn": "player card", "reshuffle": "cards", "event": "player card", "aside": "card", "tax": "player amount",
    "target": "card cities", "struck": "city milepost", "missed": "city", "erased": "owner segments",
    "hit": "player goods", "loses-turn": "player", "exposed": "player card goods", "expired": "card",
    "lost-turn": "player", "round": "round", "operating": "", "fulfilled": "player", "raised": "cash",
    "won": "winners cash", "stopped": "rounds winners cash",
}  # fmt: skip
OUT = ["near:-2:-14", "near:-2:-12"]


def test_building_and_upgrading():
    state = position(phase="build", track={0: [link("near:3:31", "far:-3:31", "+A"), *line(*OUT)]})
    assert told(state, f"build {OUT[1]} near:-1:-11") == [
        ("build", {"player": 0, "a": OUT[1], "b": "near:-1:-11", "cost": 2})
    ]
    assert told(state, "build near:3:31 far:-4:30 +B") == [
        ("build-wrap", {"player": 0, "a": "near:3:31", "b": "far:-4:30", "pair": "+B", "cost": 2})
    ]
    assert told(state, "upgrade vostok") == [("upgrade", {"player": 0, "loco": "vostok", "cost": 10})]


def test_a_load_too_many():
    state = position(phase="build", locos={0: "vostok"}, loads={0: ["ice", "ice", "iron"]})
    assert told(state, "upgrade atlas") == [("upgrade", {"player": 0, "loco": "atlas", "cost": 10})]
    assert told(play(state, "upgrade atlas"), "give-up ice") == [("give-up", {"player": 0, "good": "ice"})]


def test_placing_moving_and_tolls():
    assert told(position(), "place tycho") == [("place", {"player": 0, "city": "tycho"})]
    state = position(trains={0: OUT[0]}, track={1: line(*OUT)})
    assert told(state, f"move {OUT[1]}") == [
        ("move", {"player": 0, "milepost": OUT[1]}),
        ("toll", {"player": 0, "owner": 1, "amount": 4}),
    ]
    assert told(state, "move tycho") == [("move", {"player": 0, "milepost": "near:-2:-16"})]
    late = position(trains={0: OUT[0]}, track={1: line(*OUT)}, options={"late_toll": True}, cash=0)
    assert told(late, f"move {OUT[1]}")[1:] == [("owed", {"player": 0, "owner": 1, "amount": 4})]


def test_a_toll_owed_is_told_when_it_is_paid():
    state = ready("d40", options={"late_toll": True}, cash=0, owed=[1], moved=1, acted=True)
    lines = told(state, DELIVER)
    assert ("toll", {"player": 0, "owner": 1, "amount": 4}) in lines
    assert play(state, DELIVER).snapshot()["cash"] == [17, 4]


def test_turning_round():
    state = position(trains={0: (OUT[1], OUT[0])}, track={0: line(*OUT)})
    assert told(state, "turn-round") == [("turn-round", {"player": 0, "milepost": OUT[1]})]


def test_loading_dropping_and_delivering():
    state = ready("d40")
    assert told(state, "load robots") == [("load", {"player": 0, "good": "robots", "city": "tycho"})]
    assert told(state, "drop cheese") == [("drop", {"player": 0, "good": "cheese", "city": "tycho"})]
    assert told(state, DELIVER) == [
        ("deliver", {"player": 0, "good": "cheese", "city": "tycho", "card": "d75", "pay": 21}),
        ("drawn", {"player": 0, "card": "d40"}),
    ]


def test_the_ends_of_phases():
    assert told(position(moved=4, acted=True), "end-operate") == [("end-operate", {"player": 0, "moved": 4})]
    assert told(position(phase="build", spent=7), "end-turn") == [("end-turn", {"player": 0, "spent": 7})]
    state = position(phase="build", active=1, spent=7)
    assert told(state, "end-turn") == [("end-turn", {"player": 1, "spent": 7}), ("round", {"round": 6})]


def test_the_rounds_of_the_opening():
    state = position(phase="opening", active=1, round=1)
    assert told(state, "end-turn")[1:] == [("round", {"round": 2})]
    state = position(phase="opening", active=0, round=2)
    assert told(state, "end-turn")[1:] == [("round", {"round": 3}), ("operating", {})]


def test_a_meteor_from_the_draw_to_the_lost_turn():
    track = {0: line("near:7:5", "near:7:3"), 1: [*line("near:6:8", "near:6:10"), *line("plato", "near:-1:21")]}
    state = ready("e7", "e16", "d64", "d40", track=track, trains={1: "near:6:8"}, loads={1: ["ice"]})
    assert told(state, DELIVER)[1:] == [
        ("event", {"player": 0, "card": "e7"}),
        ("aside", {"card": "e16"}),
        ("target", {"card": "d64", "cities": ["taurus-littrow", "posidonius", "copernicus"]}),
        ("struck", {"city": "taurus-littrow", "milepost": "near:7:5"}),
        ("struck", {"city": "posidonius", "milepost": "near:6:8"}),
        ("struck", {"city": "copernicus", "milepost": "near:-4:0"}),
        ("erased", {"owner": 0, "segments": 1}),
        ("erased", {"owner": 1, "segments": 1}),
        ("hit", {"player": 1, "goods": ["ice"]}),
    ]
    assert told(play(state, DELIVER), "place plato") == [
        ("relocate", {"player": 1, "city": "plato"}),
        ("loses-turn", {"player": 1}),
        ("event", {"player": 0, "card": "e16"}),
        ("drawn", {"player": 0, "card": "d40"}),
    ]


def test_a_miss():
    lines = told(ready("e2", "d29", "d40"), DELIVER)
    assert [args for name, args in lines if name == "missed"] == [{"city": "pythagoras"}]
    assert "erased" not in [name for name, _ in lines]


def test_the_end_of_events():
    state = position(
        phase="build", events=[event("e16"), event("e13", left=1), event("e8", drawer=1), event("e17", fresh=True)]
    )
    assert told(state, "end-turn")[1:] == [("expired", {"card": "e16"}), ("expired", {"card": "e13"})]


def test_the_end_of_the_game():
    state = position(phase="build", cash=[251, 300], track={0: GRAND})
    assert told(state, "end-turn") == [("end-turn", {"player": 0, "spent": 0}), ("won", {"winners": [0], "cash": 251})]


def walk(seats, seed, options, actions):
    """What is told in a game without a plan."""
    chance = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, options=options)
    for _ in range(actions):
        if state.over:
            return
        action = choose(state, chance)
        before = state.copy()
        state.play(action)
        yield before, action, state


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {"lost_turns_add_up": True, "late_toll": True}), (6, {"equal_turns": True})]
)
def test_whatever_is_told_has_its_arguments_and_is_the_same_for_all(seats, options):
    kinds = set()
    for before, action, after in walk(seats, seats, options, 1500):
        lines = GAME.tell(before, action, after, None)
        assert lines == GAME.tell(before, action, after, before.seat)
        for one in lines:
            name = one.id.removeprefix("lunar-log-")
            assert set(one.args) == set(SENTENCES[name].split()), name
            kinds.add(name)
        first = lines[0].id.removeprefix("lunar-log-")
        kind = GAME.action(action)["kind"]
        same = {"build": {"build", "build-wrap"}, "place": {"place", "relocate"}, "deliver": {"deliver", "boom"}}
        assert first in same.get(kind, {kind})
    assert len(kinds) > 15


def test_cash_told_adds_up():
    # Every payment is told, so who listens knows the cash of all.
    for before, action, after in walk(3, 9, {}, 500):
        cash = list(before.snapshot()["cash"])
        for one in GAME.tell(before, action, after, None):
            name, args = one.id.removeprefix("lunar-log-"), one.args
            if name in ("build", "build-wrap", "upgrade"):
                cash[args["player"]] -= args["cost"]
            elif name in ("deliver", "boom"):
                cash[args["player"]] += args["pay"]
            elif name == "tax":
                cash[args["player"]] -= args["amount"]
            elif name == "toll":
                cash[args["player"]] -= args["amount"]
                cash[args["owner"]] += args["amount"]
        assert cash == after.snapshot()["cash"]


def test_radiation_found_by_the_end_of_a_turn():
    state = position(phase="build", trains={0: OPEN["near"]}, loads={0: ["ice"]}, events=[event("e17", drawer=1)])
    assert told(state, "end-turn")[1:] == [
        ("exposed", {"player": 0, "card": "e17", "goods": ["ice"]}),
        ("loses-turn", {"player": 0}),
    ]
    stop(play(state, "end-turn"))
