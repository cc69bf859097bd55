"""What happens when something is played, event by event and in that order; a sentence of the log says the same."""

import random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from branchline.games.lunar import shapes
from branchline.games.lunar.board import CITIES, GOODS, LOCOS, MILEPOSTS, PAIRS
from branchline.games.lunar.cards import CARDS

from .draws import DELIVER, OPEN, changed, choose, ready
from .moon import GAME, event, line, link, play, position, stop
from .moon import step as played
from .trunks import GRAND

OUT = ["near:-2:-14", "near:-2:-12"]  # a milepost of Tycho, and the way out of it
NEXT_TO = "near:-1:-11"


def happened(state: Any, text: str) -> list[dict[str, Any]]:
    """The events of this; the state itself stays as it is."""
    return played(state.copy(), text)


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [one["kind"] for one in events]


# ---- building ----


def test_a_segment_and_what_it_costs() -> None:
    state = position(phase="build", active=1, track={1: line(*OUT)})
    assert happened(state, f"build {OUT[1]} {NEXT_TO}") == [
        {"kind": "build", "player": 1, "a": OUT[1], "b": NEXT_TO, "cost": 2}
    ]


def test_a_segment_round_the_edge_names_its_pair() -> None:
    state = position(phase="build", track={0: [link("near:3:31", "far:-3:31", "+A")]})
    assert happened(state, "build near:3:31 far:-4:30 +B") == [
        {"kind": "build-wrap", "player": 0, "pair": "+B", "a": "near:3:31", "b": "far:-4:30", "cost": 2}
    ]


@pytest.mark.rule("L11.4")
def test_a_locomotive_and_what_it_costs() -> None:
    state = position(phase="build", locos={0: "redstone"}, options={"crossgrade_cost": 5})
    assert happened(state, "upgrade atlas") == [{"kind": "upgrade", "player": 0, "loco": "atlas", "cost": 10}]
    assert happened(state, "upgrade vostok") == [{"kind": "upgrade", "player": 0, "loco": "vostok", "cost": 5}]


@pytest.mark.rule("L11.14")
def test_a_load_that_no_longer_fits_is_given_up() -> None:
    state = play(position(phase="build", locos={0: "vostok"}, loads={0: ["ice", "ice", "iron"]}), "upgrade atlas")
    assert happened(state, "give-up ice") == [{"kind": "give-up", "player": 0, "good": "ice"}]


# ---- operating ----


def test_a_train_comes_onto_the_moon() -> None:
    assert happened(position(), "place tycho") == [{"kind": "place", "player": 0, "city": "tycho"}]


@pytest.mark.rule("L15.2", "L15.3")
def test_a_toll_follows_the_move_once_a_turn() -> None:
    state = position(trains={0: OUT[0]}, track={1: line(*OUT, NEXT_TO)})
    assert played(state, f"move {OUT[1]}") == [
        {"kind": "move", "player": 0, "milepost": OUT[1]},
        {"kind": "toll", "player": 0, "owner": 1, "amount": 4},
    ]
    assert played(state, f"move {NEXT_TO}") == [{"kind": "move", "player": 0, "milepost": NEXT_TO}]
    assert state.snapshot()["cash"] == [56, 64]


@pytest.mark.rule("L15.1")
def test_own_track_and_streets_of_a_city_cost_nothing() -> None:
    state = position(trains={0: OUT[0]}, track={0: line(*OUT)})
    assert happened(state, f"move {OUT[1]}") == [{"kind": "move", "player": 0, "milepost": OUT[1]}]
    assert happened(state, "move tycho") == [{"kind": "move", "player": 0, "milepost": "near:-2:-16"}]


@pytest.mark.rule("L15.4")
def test_a_toll_is_owed_until_there_is_cash() -> None:
    state = position(trains={0: OUT[0]}, track={1: line(*OUT)}, options={"late_toll": True}, cash=0)
    assert happened(state, f"move {OUT[1]}")[1:] == [{"kind": "owed", "player": 0, "owner": 1, "amount": 4}]
    state = ready("d40", options={"late_toll": True}, cash=0, owed=[1], moved=1, acted=True)
    assert played(state, DELIVER) == [
        {"kind": "deliver", "player": 0, "good": "cheese", "city": "tycho", "card": "d75", "pay": 21},
        {"kind": "toll", "player": 0, "owner": 1, "amount": 4},
        {"kind": "drawn", "player": 0, "card": "d40"},
    ]
    assert state.snapshot()["cash"] == [17, 4]


def test_a_train_turns_round_and_has_not_moved() -> None:
    state = position(trains={0: (OUT[1], OUT[0])}, track={0: line(*OUT)})
    assert played(state, "turn-round") == [{"kind": "turn-round", "player": 0, "milepost": OUT[1]}]
    assert happened(state, "end-operate") == [{"kind": "end-operate", "player": 0, "moved": 0}]


def test_loads_come_and_go_in_a_city() -> None:
    state = ready()
    assert happened(state, "load robots") == [{"kind": "load", "player": 0, "good": "robots", "city": "tycho"}]
    assert happened(state, "drop cheese") == [{"kind": "drop", "player": 0, "good": "cheese", "city": "tycho"}]


@pytest.mark.rule("L17.6")
def test_a_delivery_is_paid_and_a_card_drawn_for_it() -> None:
    assert happened(ready("d40"), DELIVER) == [
        {"kind": "deliver", "player": 0, "good": "cheese", "city": "tycho", "card": "d75", "pay": 21},
        {"kind": "drawn", "player": 0, "card": "d40"},
    ]


@pytest.mark.rule("L22.2")
def test_a_delivery_for_a_boom_draws_nothing() -> None:
    boom = event("e11", drawer=1, left=3)
    state = position(trains={0: "tycho"}, loads={0: ["bricks"]}, events=[boom])
    assert happened(state, "deliver e11 bricks") == [
        {"kind": "boom", "player": 0, "good": "bricks", "city": "tycho", "card": "e11", "pay": 20}
    ]


def test_the_end_of_a_phase_says_what_was_used() -> None:
    assert happened(position(moved=4, acted=True), "end-operate") == [{"kind": "end-operate", "player": 0, "moved": 4}]
    assert happened(position(phase="build", spent=7), "end-turn") == [{"kind": "end-turn", "player": 0, "spent": 7}]


# ---- cards ----


@pytest.mark.rule("L5.12", "L5.13")
def test_an_exchange_is_a_whole_turn() -> None:
    state = position(hands={0: ["d1", "d2", "d3"]}, active=0, deck_top=["d40", "e8", "d41", "d42"], lost={1: 1})
    assert happened(state, "exchange") == [
        {"kind": "exchange", "player": 0, "cards": ["d1", "d2", "d3"]},
        {"kind": "drawn", "player": 0, "card": "d40"},
        {"kind": "event", "player": 0, "card": "e8"},
        {"kind": "drawn", "player": 0, "card": "d41"},
        {"kind": "drawn", "player": 0, "card": "d42"},
        {"kind": "lost-turn", "player": 1},
        {"kind": "round", "round": 6},
    ]


@pytest.mark.rule("L3.9")
def test_discards_become_the_deck_when_a_card_is_needed() -> None:
    state = ready(deck=["d40"])
    discards = len(state.snapshot()["discard"]) + 1  # and the card delivered
    assert kinds(happened(state, DELIVER)) == ["deliver", "drawn"]
    state = changed(state, deck=[], discard=["d40", *state.snapshot()["discard"]])
    assert happened(state, DELIVER)[1] == {"kind": "reshuffle", "cards": discards + 1}


@pytest.mark.rule("L19.1", "L19.4")
def test_a_tax_is_paid_by_all_in_the_order_of_their_seats() -> None:
    percent = GAME.board["event_cards"][0]["params"]["percent"]
    assert happened(ready("e1", "d40", active=1, seats=3, cash=[50, 29, 9]), DELIVER)[1:] == [
        {"kind": "event", "player": 1, "card": "e1"},
        {"kind": "tax", "player": 0, "amount": 50 * percent // 100},
        {"kind": "tax", "player": 1, "amount": (29 + 21) * percent // 100},
        {"kind": "tax", "player": 2, "amount": 9 * percent // 100},
        {"kind": "drawn", "player": 1, "card": "d40"},
    ]


@pytest.mark.rule("L20.1", "L20.3", "L20.4", "L20.12", "L20.16", "L20.17", "L20.21")
def test_a_meteor_from_the_draw_to_the_lost_turn() -> None:
    track = {0: line("near:7:5", "near:7:3"), 1: [*line("near:6:8", "near:6:10"), *line("plato", "near:-1:21")]}
    state = ready("e7", "e16", "d64", "d40", track=track, trains={1: "near:6:8"}, loads={1: ["ice"]})
    assert played(state, DELIVER)[1:] == [
        {"kind": "event", "player": 0, "card": "e7"},
        {"kind": "aside", "card": "e16"},
        {"kind": "target", "card": "d64", "cities": ["taurus-littrow", "posidonius", "copernicus"]},
        {"kind": "struck", "city": "taurus-littrow", "milepost": "near:7:5"},
        {"kind": "struck", "city": "posidonius", "milepost": "near:6:8"},
        {"kind": "struck", "city": "copernicus", "milepost": "near:-4:0"},
        {"kind": "erased", "owner": 0, "segments": 1},
        {"kind": "erased", "owner": 1, "segments": 1},
        {"kind": "hit", "player": 1, "goods": ["ice"]},
    ]
    assert state.snapshot()["loads"] == [[], []]
    assert played(state, "place plato") == [
        {"kind": "relocate", "player": 1, "city": "plato"},
        {"kind": "loses-turn", "player": 1},
        {"kind": "event", "player": 0, "card": "e16"},
        {"kind": "drawn", "player": 0, "card": "d40"},
    ]


@pytest.mark.rule("L20.9")
def test_a_meteor_beyond_the_moon_misses() -> None:
    events = happened(ready("e2", "d29", "d40"), DELIVER)
    assert [one for one in events if one["kind"] == "missed"] == [{"kind": "missed", "city": "pythagoras"}]
    assert kinds(events).count("struck") == 2
    assert "erased" not in kinds(events)


# ---- the end of a turn ----


@pytest.mark.rule("L25.7", "L25.8", "L25.10")
def test_a_flare_takes_a_load_and_a_turn() -> None:
    flare = {"phase": "build", "trains": {0: OPEN["near"]}, "events": [event("e17", drawer=1)]}
    state = position(**flare, loads={0: ["ice", "ice"]})
    assert happened(state, "end-turn")[1:] == [
        {"kind": "exposed", "player": 0, "card": "e17", "goods": ["ice"]},
        {"kind": "loses-turn", "player": 0},
    ]
    stop(play(state, "end-turn"))
    state = position(**flare, loads={0: ["ice", "iron"]})
    assert played(state, "end-turn")[1:] == [{"kind": "exposed", "player": 0, "card": "e17", "goods": []}]
    assert played(state, "give-up iron") == [
        {"kind": "give-up", "player": 0, "good": "iron"},
        {"kind": "loses-turn", "player": 0},
    ]


@pytest.mark.rule("L25.9", "L26.6")
def test_rays_take_all_loads_and_a_second_turn_only_by_the_options() -> None:
    both = [event("e17", drawer=1), event("e19", drawer=1)]
    for add_up in (False, True):
        state = position(
            phase="build", trains={0: OPEN["near"]}, locos={0: "vostok"}, loads={0: ["ice"] * 3}, events=both,
            options={"lost_turns_add_up": add_up},
        )  # fmt: skip
        second = [{"kind": "loses-turn", "player": 0}] if add_up else []
        events = happened(state, "end-turn")
        assert events[1:] == [
            {"kind": "exposed", "player": 0, "card": "e17", "goods": ["ice"]},
            {"kind": "loses-turn", "player": 0},
            {"kind": "exposed", "player": 0, "card": "e19", "goods": ["ice", "ice"]},
            *second,
        ]
        # The log leaves none of them out, though two are alike.
        assert len(GAME.tell(events)) == len(events)


@pytest.mark.rule("L18.2")
def test_events_of_the_drawer_run_out() -> None:
    cards = [event("e16"), event("e13", left=1), event("e11", left=2), event("e8", drawer=1), event("e17", fresh=True)]
    assert happened(position(phase="build", events=cards), "end-turn")[1:] == [
        {"kind": "expired", "card": "e16"},
        {"kind": "expired", "card": "e13"},
    ]


@pytest.mark.rule("L26.1")
def test_lost_turns_are_over_as_soon_as_they_begin() -> None:
    state = position(phase="build", lost={0: 2, 1: 2}, options={"lost_turns_add_up": True})
    assert happened(state, "end-turn")[1:] == [
        {"kind": "lost-turn", "player": 1},
        {"kind": "round", "round": 6},
        {"kind": "lost-turn", "player": 0},
        {"kind": "lost-turn", "player": 1},
        {"kind": "round", "round": 7},
        {"kind": "lost-turn", "player": 0},
    ]


def test_rounds_of_the_opening() -> None:
    state = position(phase="opening", active=1, round=1)
    assert happened(state, "end-turn")[1:] == [{"kind": "round", "round": 2}]
    state = position(phase="opening", active=0, round=2)
    assert happened(state, "end-turn")[1:] == [{"kind": "round", "round": 3}, {"kind": "operating"}]


# ---- the end of the game ----


@pytest.mark.rule("L27.13")
def test_who_fulfils_both_conditions_wins_at_the_end_of_the_turn() -> None:
    state = position(phase="build", cash=[251, 300], track={0: GRAND}, events=[event("e16")])
    assert happened(state, "end-turn") == [
        {"kind": "end-turn", "player": 0, "spent": 0},
        {"kind": "won", "winners": [0], "cash": 251},
    ]


@pytest.mark.rule("L27.13")
def test_with_equal_turns_the_round_is_played_to_its_end() -> None:
    state = position(phase="build", cash=[260, 260], track={0: GRAND}, options={"equal_turns": True})
    assert happened(state, "end-turn")[1:] == [{"kind": "fulfilled", "player": 0}]
    last = {"phase": "build", "active": 1, "options": {"equal_turns": True}}
    state = position(**last, cash=[260, 260], fulfilled=[0], track={1: GRAND})
    assert happened(state, "end-turn")[1:] == [
        {"kind": "fulfilled", "player": 1},
        {"kind": "raised", "cash": 300},
        {"kind": "round", "round": 6},
    ]
    state = position(**last, cash=[260, 259], fulfilled=[0], track={1: GRAND})
    assert happened(state, "end-turn")[1:] == [
        {"kind": "fulfilled", "player": 1},
        {"kind": "won", "winners": [0], "cash": 260},
    ]


@pytest.mark.rule("L27.15")
def test_the_last_round_ends_the_game() -> None:
    state = position(phase="build", active=1, round=5, cash=[90, 90], options={"max_rounds": 5})
    assert happened(state, "end-turn")[1:] == [{"kind": "stopped", "rounds": 5, "winners": [0, 1], "cash": 90}]


# ---- whatever is played ----


def walk(seats: int, seed: int, options: dict[str, Any], actions: int) -> Any:
    """A game without a plan, step by step."""
    chance = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, options=options)
    for _ in range(actions):
        if state.over:
            return
        action = choose(state, chance)
        before = state.copy()
        yield before, action, state.step(action), state


FIELDS = {
    kind: get_type_hints(shape) for shape in get_args(shapes.Event) for kind in get_args(get_type_hints(shape)["kind"])
}
NAMES = {
    "a": MILEPOSTS, "b": MILEPOSTS, "milepost": MILEPOSTS, "pair": PAIRS, "city": CITIES, "cities": CITIES,
    "loco": LOCOS, "good": GOODS, "goods": GOODS, "card": CARDS,
}  # fmt: skip


def fits(value: Any, name: str, wanted: Any) -> bool:
    """Whether this is what the shape says, and a name of the board."""
    if get_origin(wanted) is Literal:
        return value in get_args(wanted)
    if get_origin(wanted) is list:
        (inner,) = get_args(wanted)
        return type(value) is list and all(fits(one, name, inner) for one in value)
    return type(value) is wanted and (wanted is int or value in NAMES.get(name, CARDS))


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {"lost_turns_add_up": True, "late_toll": True}), (6, {"equal_turns": True})]
)
def test_events_have_their_shape_and_are_no_secret(seats: int, options: dict[str, Any]) -> None:
    met = set()
    for before, action, events, after in walk(seats, seats, options, 1500):
        for one in events:
            fields = FIELDS[one["kind"]]
            assert [*one] == [*fields], one
            assert all(fits(one[name], name, fields[name]) for name in fields), one
            met.add(one["kind"])
        assert all(GAME.seen(events, seat) == events for seat in (None, *range(seats)))
        kind = GAME.action(action)["kind"]
        same = {"build": {"build", "build-wrap"}, "place": {"place", "relocate"}, "deliver": {"deliver", "boom"}}
        assert events[0]["kind"] in same.get(kind, {kind})
        assert events[0]["player"] == before.seat
        assert after.heard is None
    assert len(met) > 15


def test_whoever_listens_changes_nothing() -> None:
    for before, action, _, after in walk(3, 4, {}, 400):
        before.apply(action)
        assert before == after


def test_nothing_happens_at_the_set_up_that_is_not_seen() -> None:
    state, events = GAME.opened(3, 8, {"max_rounds": 9})
    assert events == []
    assert state == GAME.new(3, 8, {"max_rounds": 9})
