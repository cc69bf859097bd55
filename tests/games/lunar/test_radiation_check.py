"""L25.7 to L25.12: who is found in the open at the end of his turn."""

import pytest

from .draws import OPEN, active, draw, table, told, way_out
from .moon import CITY, SEVEN, event, field, legal, line, play, position, refusal, stop, tray

FLARES = {"near": "e17", "far": "e18"}
RAYS = {"near": "e19", "far": "e20"}
CARDS = [(card, half) for cards in (FLARES, RAYS) for half, card in cards.items()]
OTHER = {"near": "far", "far": "near"}


def ending(*cards, seat=0, drawer=1, at=OPEN["near"], loads=(), fresh=False, **more):
    """The turn of a seat whose train stands there is about to end."""
    events = [event(card, drawer=drawer, fresh=fresh) for card in cards]
    return position(active=seat, phase="build", trains={seat: at}, loads={seat: loads}, events=events, **more)


def punished(state):
    return [one["punished"] for one in state.snapshot()["events"]]


@pytest.mark.rule("L25.7", "L25.9", "L25.10", "L25.1")
@pytest.mark.parametrize("half", ["near", "far"])
def test_lt37_rays_take_all_loads_and_the_next_turn(half):
    state = play(ending(RAYS[half], at=OPEN[half], loads=["ice", "iron"], seats=3), "end-turn")
    assert (field(state, "loads", 0), field(state, "lost", 0), active(state)) == ([], 1, 1)
    assert (tray(state)["ice"], tray(state)["iron"]) == (3, 4)
    assert punished(state) == [[0]]


@pytest.mark.rule("L25.7", "L25.8", "L25.10")
@pytest.mark.parametrize("half", ["near", "far"])
@pytest.mark.parametrize(("given", "kept"), [("ice", "iron"), ("iron", "ice")])
def test_lt36_a_flare_takes_one_load_of_the_owners_choice_and_the_next_turn(half, given, kept):
    state = play(ending(FLARES[half], at=OPEN[half], loads=["ice", "iron"]), "end-turn")
    assert (state.snapshot()["phase"], state.seat, active(state)) == ("flare", 0, 0)
    assert legal(state) == {"give-up ice", "give-up iron"}
    # The lost turn is set down after the choice.
    assert field(state, "lost", 0) == 0
    why = refusal(state, "give-up rovers")
    assert (why.rule, why.message, why.arguments) == ("L25.8", "refused-give-up-absent", {"good": "rovers"})
    play(state, f"give-up {given}")
    assert (field(state, "loads", 0), tray(state)[given], field(state, "lost", 0)) == (
        [kept],
        {"ice": 3, "iron": 4}[given],
        1,
    )
    assert (active(state), punished(state)) == (1, [[0]])
    stop(state)
    # The lost turn of seat 0 was also its end.
    assert active(state) == 1


@pytest.mark.rule("L25.8")
@pytest.mark.parametrize(("loads", "left"), [([], []), (["ice"], []), (["ice", "ice"], ["ice"])])
def test_without_a_choice_nobody_is_asked(loads, left):
    state = play(ending("e17", loads=loads), "end-turn")
    assert (active(state), state.snapshot()["phase"], field(state, "loads", 0)) == (1, "operate", left)
    assert field(state, "lost", 0) == 1


@pytest.mark.rule("L25.8")
def test_three_loads_of_two_kinds_are_a_choice():
    state = play(ending("e17", loads=["ice", "ice", "iron"], locos={0: "vostok"}), "end-turn")
    assert legal(state) == {"give-up ice", "give-up iron"}
    assert field(play(state, "give-up ice"), "loads", 0) == ["ice", "iron"]


@pytest.mark.rule("L25.7", "L25.1")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_the_other_side_is_safe(card, half):
    state = play(ending(card, at=OPEN[OTHER[half]], loads=["ice", "iron"]), "end-turn")
    assert (field(state, "loads", 0), field(state, "lost", 0), punished(state)) == (["ice", "iron"], 0, [[]])


@pytest.mark.rule("L25.7", "L25.13")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_every_city_is_safe(card, half):
    for at in ("plato", "mendeleev", "peary", "scott", "fra-mauro", *SEVEN["tycho"], *SEVEN["hertzsprung"]):
        state = play(ending(card, at=at, loads=["ice", "iron"]), "end-turn")
        assert (field(state, "loads", 0), field(state, "lost", 0), active(state)) == (["ice", "iron"], 0, 1), at


@pytest.mark.rule("L25.7")
def test_beside_a_city_is_not_inside():
    for city in ("plato", "tycho", "peary"):
        first = way_out(city, "near")[1]
        assert first not in CITY
        assert field(play(ending("e19", at=first), "end-turn"), "lost", 0) == 1


@pytest.mark.rule("L25.7")
def test_only_who_ends_a_turn_is_checked():
    state = position(seats=3, phase="build", trains=dict.fromkeys(range(3), OPEN["near"]),
                     loads={seat: ["ice"] for seat in range(3)}, events=[event("e19", drawer=0)])  # fmt: skip
    play(state, "end-turn")
    # The card was the drawer's of the turn before: it ends here, after the check.
    assert (state.snapshot()["lost"], table(state)) == ([1, 0, 0], [])
    state = position(seats=3, active=1, phase="build", trains=dict.fromkeys(range(3), OPEN["near"]),
                     loads={seat: ["ice"] for seat in range(3)}, events=[event("e19", drawer=0)])  # fmt: skip
    assert (play(state, "end-turn").snapshot()["lost"], punished(state)) == ([0, 1, 0], [[1]])
    stop(state)
    assert punished(state) == [[1, 2]]
    assert state.snapshot()["loads"] == [["ice"], [], []]


@pytest.mark.rule("L25.7", "L25.18")
def test_only_the_end_of_the_turn_counts():
    way = way_out("fra-mauro")[::-1]
    state = position(trains={0: way[0]}, track={0: line(*way)}, loads={0: ["ice"]}, events=[event("e19", drawer=1)])
    play(state, f"move {way[1]}", f"move {way[2]}")
    assert (field(stop(state), "lost", 0), field(state, "loads", 0)) == (0, ["ice"])


@pytest.mark.rule("L25.11")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_the_drawer_is_checked_in_the_turn_of_the_draw_unless_an_option_spares_him(card, half):
    for checked in (True, False):
        options = {"radiation_check_on_draw_turn": checked}
        state = play(ending(card, drawer=0, fresh=True, at=OPEN[half], loads=["ice"], options=options), "end-turn")
        assert (field(state, "lost", 0), field(state, "loads", 0)) == ((1, []) if checked else (0, ["ice"]))
        assert punished(state) == [[0]] if checked else [[]]


@pytest.mark.rule("L25.11")
def test_that_option_spares_the_drawer_in_that_turn_only():
    options = {"radiation_check_on_draw_turn": False}
    state = stop(play(ending("e19", drawer=0, fresh=True, options=options), "end-turn"))
    assert active(state) == 0
    assert field(stop(state), "lost", 0) == 1
    # Somebody else is checked in any turn.
    state = play(ending("e19", drawer=1, options=options), "end-turn")
    assert field(state, "lost", 0) == 1


@pytest.mark.rule("L25.11", "L25.7")
def test_a_card_drawn_in_an_exchange_finds_the_drawer_in_the_open():
    state = play(position(deck_top=["e19"], trains={0: OPEN["near"]}, loads={0: ["ice", "iron"]}), "exchange")
    assert (field(state, "loads", 0), field(state, "lost", 0), active(state)) == ([], 1, 1)
    state = play(position(deck_top=["e17"], trains={0: OPEN["near"]}, loads={0: ["ice", "iron"]}), "exchange")
    assert legal(state) == {"give-up ice", "give-up iron"}


@pytest.mark.rule("L25.12")
@pytest.mark.parametrize("card", ["e17", "e19"])
def test_a_card_strikes_a_player_once(card):
    state = position(phase="build", trains={0: OPEN["near"]}, loads={0: ["ice"]},
                     events=[event(card, drawer=1, punished=[0])])  # fmt: skip
    play(state, "end-turn")
    assert (field(state, "lost", 0), field(state, "loads", 0), punished(state)) == (0, ["ice"], [[0]])


@pytest.mark.rule("L25.12", "L26.8")
def test_the_drawer_is_not_struck_again_in_the_lost_turn():
    state = play(ending("e19", drawer=0, fresh=True), "end-turn")
    assert (field(state, "lost", 0), punished(state)) == (1, [[0]])
    stop(state)
    # Seat 0 lost its turn, which ended the card; it is not punished anew.
    assert (active(state), field(state, "lost", 0), table(state)) == (1, 0, [])


@pytest.mark.rule("L25.12")
def test_another_card_of_the_same_side_strikes_too():
    state = position(phase="build", trains={0: OPEN["near"]}, loads={0: ["ice"]},
                     events=[event("e17", drawer=1, punished=[0]), event("e19", drawer=1)])  # fmt: skip
    play(state, "end-turn")
    assert (field(state, "lost", 0), field(state, "loads", 0), punished(state)) == (1, [], [[0], [0]])


@pytest.mark.rule("L25.12", "L26.6", "L18.7")
@pytest.mark.parametrize(("add_up", "lost"), [(False, 1), (True, 2)])
def test_a_flare_and_rays_together(add_up, lost):
    state = ending("e17", "e19", loads=["ice", "iron"], options={"lost_turns_add_up": add_up})
    play(state, "end-turn", "give-up ice")
    assert (field(state, "loads", 0), field(state, "lost", 0), punished(state)) == ([], lost, [[0], [0]])


@pytest.mark.rule("L25.1", "L25.7", "L18.7")
@pytest.mark.parametrize("half", ["near", "far"])
def test_with_both_sides_exposed_each_card_strikes_on_its_own(half):
    state = ending(FLARES[half], RAYS[OTHER[half]], at=OPEN[half], loads=["ice", "ice"])
    play(state, "end-turn")
    assert (field(state, "loads", 0), field(state, "lost", 0), punished(state)) == (["ice"], 1, [[0], []])


@pytest.mark.rule("L25.7", "L26.8")
def test_the_end_of_a_lost_turn_is_checked_too():
    state = position(active=1, phase="build", lost={0: 1}, trains={0: OPEN["near"]}, loads={0: ["ice", "iron"]},
                     events=[event("e19", drawer=1, fresh=True)])  # fmt: skip
    play(state, "end-turn")
    assert (active(state), field(state, "loads", 0), field(state, "lost", 0)) == (1, [], 1)


@pytest.mark.rule("L25.8", "L26.8")
def test_a_flare_at_the_end_of_a_lost_turn_asks_the_owner():
    state = position(active=1, phase="build", lost={0: 1}, trains={0: OPEN["near"]}, loads={0: ["ice", "iron"]},
                     events=[event("e17", drawer=1, fresh=True)])  # fmt: skip
    play(state, "end-turn")
    assert (state.seat, state.snapshot()["phase"], legal(state)) == (0, "flare", {"give-up ice", "give-up iron"})
    play(state, "give-up iron")
    assert (active(state), field(state, "loads", 0), field(state, "lost", 0)) == (1, ["ice"], 1)


@pytest.mark.rule("L25.19")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_trains_not_on_the_moon_are_not_checked(card, half):
    state = play(position(phase="build", events=[event(card, drawer=1)]), "end-turn")
    assert (field(state, "lost", 0), punished(state)) == (0, [[]])


@pytest.mark.rule("L5.19", "L25.7", "L25.2")
def test_the_check_comes_before_the_card_ends():
    state = play(ending("e19", drawer=0, loads=["ice"]), "end-turn")
    assert (field(state, "loads", 0), field(state, "lost", 0), table(state)) == ([], 1, [])


@pytest.mark.rule("L25.8", "L25.9", "L25.10")
def test_what_radiation_takes_is_told():
    assert told(ending("e19", loads=["ice", "iron"]), "end-turn")[1:3] == [
        ("exposed", {"player": 0, "card": "e19", "goods": ["ice", "iron"]}),
        ("loses-turn", {"player": 0}),
    ]
    state = ending("e17", loads=["ice", "iron"])
    assert ("exposed", {"player": 0, "card": "e17", "goods": []}) in told(state, "end-turn")
    play(state, "end-turn")
    assert told(state, "give-up ice")[:2] == [
        ("give-up", {"player": 0, "good": "ice"}),
        ("loses-turn", {"player": 0}),
    ]


@pytest.mark.rule("L25.11", "L18.1")
def test_drawn_by_a_delivery_and_caught_in_the_open():
    way = way_out("tycho")
    state = draw("e19", "d40", trains={0: way[0]}, track={0: line(*way)}, loads={0: ["cheese", "ice"]})
    # Shut in at Tycho, the train is safe.
    assert field(stop(state), "loads", 0) == ["ice"]
    assert field(state, "lost", 0) == 0
