"""L18: when events take effect, for whom, in which order and until when."""

import pytest

from .draws import DELIVER, OPEN, active, draw, ready, stretch, table, told
from .moon import EVENTS, can, event, field, legal, line, play, position, refused, stop

LASTING = [card for card in EVENTS if EVENTS[card]["type"] not in ("tax", "meteor")]
LONG = ["e11", "e12", "e13"]
# A line that leaves Tycho, with no city at its end.
OUT = ["near:-2:-14", "near:-2:-12"]
QUIET = [card for card in LASTING if card not in LONG]


@pytest.mark.rule("L18.1")
@pytest.mark.parametrize(("card", "why"), [("e16", "decompression"), ("e17", "radiation"), ("e19", "radiation")])
def test_an_event_takes_effect_in_the_middle_of_the_turn(card, why):
    state = ready(card, "d40", trains={0: OUT[0]}, track={0: line(*OUT)})
    assert can(state, f"move {OUT[1]}")
    assert refused(play(state, DELIVER), f"move {OUT[1]}")[1] == f"refused-move-{why}"


@pytest.mark.rule("L18.1", "L18.11")
@pytest.mark.parametrize("card", LASTING)
def test_a_lasting_event_lies_before_its_drawer(card):
    for seat in (0, 1):
        state = draw(card, active=seat)
        left = 3 if card in LONG else 1
        assert state.snapshot()["events"] == [event(card, drawer=seat, left=left, fresh=True)]
        assert card not in state.snapshot()["discard"]
        assert len(field(state, "hands", seat)) == 3


@pytest.mark.rule("L18.2", "L18.3", "L18.12", "L21.3", "L21.4", "L23.5", "L24.2", "L25.2")
@pytest.mark.parametrize("card", QUIET)
def test_an_event_lasts_until_the_end_of_the_drawers_next_turn(card):
    state = draw(card, seats=3)
    for _ in range(3):
        stop(state)
        assert table(state) == [card]
    assert active(state) == 0
    play(state, "end-operate")
    assert table(state) == [card]
    play(state, "end-turn")
    assert table(state) == []
    assert state.snapshot()["discard"][-1] == card


@pytest.mark.rule("L22.5", "L22.6", "L18.12")
@pytest.mark.parametrize("card", LONG)
def test_a_boom_or_shortage_lasts_for_three_more_turns_of_its_drawer(card):
    state = draw(card, seats=2)
    for _ in range(7):
        assert table(state) == [card]
        stop(state)
    assert table(state) == []
    assert active(state) == 1
    assert state.snapshot()["discard"][-1] == card


@pytest.mark.rule("L18.3")
def test_what_was_drawn_outside_the_own_turn_ends_with_the_next_own_turn():
    state = position(active=0, events=[event("e16", drawer=1)])
    assert table(stop(state)) == ["e16"]
    assert table(stop(state)) == []


@pytest.mark.rule("L18.3")
def test_the_turn_of_another_player_does_not_count():
    state = position(seats=3, active=1, events=[event("e16", drawer=0)])
    assert table(stop(state)) == ["e16"]
    assert table(stop(state)) == ["e16"]
    assert table(stop(state)) == []


@pytest.mark.rule("L18.4", "L26.8")
def test_a_lost_turn_of_the_drawer_counts():
    state = position(active=0, lost={1: 1}, events=[event("e16", drawer=1), event("e11", drawer=1, left=3)])
    stop(state)
    assert active(state) == 0
    assert state.snapshot()["events"] == [event("e11", drawer=1, left=2)]
    assert state.snapshot()["discard"] == ["e16"]


@pytest.mark.rule("L18.4")
def test_an_exchange_of_the_drawer_counts():
    state = play(position(active=0, events=[event("e16", drawer=0)]), "exchange")
    assert table(state) == []


@pytest.mark.rule("L18.4", "L18.3")
def test_what_is_drawn_in_an_exchange_lasts_for_the_next_turn_too():
    state = play(position(deck_top=["e16", "d1", "e8"]), "exchange")
    assert table(state) == ["e16", "e8"]
    assert table(stop(state)) == ["e16", "e8"]
    assert table(stop(state)) == []


@pytest.mark.rule("L18.5", "L19.5")
def test_a_tax_card_is_discarded_at_once():
    state = draw("e1", "d40")
    assert table(state) == []
    assert state.snapshot()["discard"] == ["d75", "e1"]


@pytest.mark.rule("L18.5", "L20.25", "L20.2")
@pytest.mark.parametrize("card", ["e2", "e3", "e4", "e5", "e6", "e7"])
def test_a_meteor_card_is_discarded_at_once(card):
    # The cities of d8 are Hertzsprung, Daedalus and Planck, all on the far side.
    state = draw(card, "d8", "d40")
    assert table(state) == []
    assert set(state.snapshot()["discard"]) == {"d75", "d8", card}
    assert field(state, "hands", 0) == ["d2", "d3", "d40"]


@pytest.mark.rule("L18.6", "L21.2")
@pytest.mark.parametrize("drawer", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_is_bound_by_an_event(drawer, seat):
    events = [event("e8", drawer=drawer), event("e10", drawer=drawer), event("e17", drawer=drawer)]
    state = position(seats=3, active=seat, trains={seat: OUT[0]}, track={seat: line(*OUT)}, events=events)
    assert refused(state, "load robots")[1] == "refused-load-strike"
    assert refused(state, f"move {OUT[1]}")[1] == "refused-move-radiation"
    assert legal(play(state, "end-operate"), "build") == set()


@pytest.mark.rule("L18.7")
def test_every_restriction_of_several_events_applies():
    ground = stretch("mare", "mountain", "mare")
    events = [event("e15", drawer=1), event("e16", drawer=1), event("e20", drawer=1), event("e9", drawer=1)]
    state = position(track={0: line(*ground), 1: []}, trains={0: (ground[1], ground[0])}, events=events)
    assert legal(state, "move") == set()
    assert refused(state, f"move {ground[2]}")[1] == "refused-move-seismic"
    state = position(trains={0: "korolev"}, loads={0: ["rovers"]}, hands={0: ["d11", "d1", "d2"]}, events=events)
    assert legal(state) == {"exchange", "end-operate", "drop rovers"}


@pytest.mark.rule("L18.7")
def test_cards_of_the_same_kind_bind_together_too():
    for strikes in (["e8", "e9"], ["e9", "e8"]):
        events = [event(card, drawer=1) for card in strikes]
        for city, made, card, wanted in (
            ("tycho", "robots", "d75", "cheese"),
            ("korolev", "medicine", "d11", "rovers"),
        ):
            state = position(trains={0: city}, loads={0: [wanted]}, hands={0: [card, "d1", "d3"]}, events=events)
            assert refused(state, f"load {made}")[1] == "refused-load-strike"
            assert refused(state, f"deliver {card} {wanted}")[1] == "refused-deliver-strike"
    first, second = ({"events": [event(card, drawer=1)], "phase": "build"} for card in ("e14", "e15"))
    both = legal(position(phase="build", events=[*first["events"], *second["events"]]), "build")
    assert both == legal(position(**first), "build") & legal(position(**second), "build")
    assert both
    # One owner's track is closed, and radiation shuts both sides of the pole.
    roofs = [event("e16", drawer=0), event("e17", drawer=0), event("e20", drawer=1)]
    state = position(
        trains={0: "peary"}, track={0: line("peary", "near:0:30"), 1: line("peary", "far:0:30")}, events=roofs
    )
    assert legal(state, "move") == set()


@pytest.mark.rule("L18.8")
@pytest.mark.parametrize("cards", [["e8", "e1", "e16"], ["e16", "e8", "e1"], ["e1", "e16", "e8"]])
def test_events_of_one_draw_come_in_the_order_drawn(cards):
    state = ready(*cards, "d40")
    assert [args["card"] for name, args in told(state, DELIVER) if name == "event"] == cards
    assert table(play(state, DELIVER)) == [card for card in cards if card != "e1"]


@pytest.mark.rule("L18.9")
def test_an_event_is_resolved_before_the_next_card_is_drawn():
    # S2 from Posidonius (d64) strikes near:6:8; the train of seat 1 stands there.
    state = draw("e7", "d64", "e1", "d40", cash=[79, 100], trains={1: "near:6:8"})
    s = state.snapshot()
    assert (s["phase"], s["seat"], len(s["hands"][0])) == ("relocate", 1, 2)
    assert s["deck"][-2:] == ["d40", "e1"]
    assert s["cash"] == [100, 100]
    assert s["draw"] == {"meteor": "e7", "target": "d64", "hit": [1], "aside": [], "exchange": False}
    play(state, "place plato")
    assert state.snapshot()["cash"] == [80, 80]
    assert (state.seat, field(state, "hands", 0)) == (0, ["d2", "d3", "d40"])


@pytest.mark.rule("L18.10", "L26.3")
def test_who_loses_the_rest_of_the_turn_draws_up_to_three_cards_first():
    # NE2 from Tycho (d75 is delivered there, d24 is the target) strikes near:0:-14 beside its outer mileposts.
    state = draw("e4", "d24", "e16", "d40", seats=3, trains={0: "near:-1:-15"})
    play(state, "place plato")
    s = state.snapshot()
    assert s["hands"][0] == ["d2", "d3", "d40"]
    assert table(state) == ["e16"]
    assert (active(state), s["phase"]) == (1, "operate")


@pytest.mark.rule("L18.11")
def test_the_drawer_is_whose_hand_is_filled_not_who_decides():
    state = draw("e7", "e16", "d64", "d40", active=1, trains={0: "near:6:8"})
    assert (state.seat, active(state)) == (0, 1)
    play(state, "place plato")
    assert state.snapshot()["events"] == [event("e16", drawer=1, fresh=True)]


@pytest.mark.rule("L18.11")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_drawer_in_an_exchange_is_who_exchanges(seat):
    state = play(position(seats=3, active=seat, deck_top=["d1", "e16"]), "exchange")
    assert state.snapshot()["events"] == [event("e16", drawer=seat)]


@pytest.mark.rule("L18.13", "L21.1", "L21.5", "L23.1", "L25.1")
@pytest.mark.parametrize("half", ["near", "far"])
def test_what_a_card_forbids_and_where_is_said_by_the_card(half):
    other = "far" if half == "near" else "near"
    city, good = ("plato", "cheese") if half == "near" else ("mendeleev", "fish")
    away, goods = ("mendeleev", "fish") if half == "near" else ("plato", "cheese")
    for card, data in EVENTS.items():
        where = data["params"].get("side")
        if data["type"] == "strike" and where in (half, other):
            here, there = (position(trains={0: c}, events=[event(card, drawer=1)]) for c in (city, away))
            assert can(here, f"load {good}") == (where != half)
            assert can(there, f"load {goods}") == (where == half)
        if data["type"] in ("solar_flare", "cosmic_rays"):
            state = stop(position(trains={0: OPEN[half]}, events=[event(card, drawer=1)]))
            assert field(state, "lost", 0) == (where == half)
