"""L21: strikes."""

import pytest

from .draws import DELIVER, HAND, active, draw, table
from .moon import CITIES, EVENTS, GOODS, can, event, field, legal, line, play, position, refusal, refused, stop, tray

NEAR, FAR, CREWS = "e8", "e9", "e10"
# Of each side a city, something made there and a demand fulfilled there: (city, made, card, wanted).
PLACES = {
    "near": [("tycho", "robots", "d75", "cheese"), ("plato", "cheese", "d18", "computers")],
    "far": [("hertzsprung", "iron", "d2", "robots"), ("korolev", "medicine", "d11", "rovers")],
}
POLES = [("peary", "hydrogen", "d10", "medicine"), ("scott", "ice", "d12", "iron")]


def standing(place, *cards, seat=0, drawer=1, **more):
    city, _, card, wanted = place
    hand = {seat: [card, "d1", "d3"]}
    events = [event(one, drawer=drawer) for one in cards]
    return position(active=seat, trains={seat: city}, loads={seat: [wanted]}, hands=hand, events=events, **more)


@pytest.mark.rule("L21.1", "L21.2", "L21.5")
@pytest.mark.parametrize(("strike", "shut", "open_"), [(NEAR, "near", "far"), (FAR, "far", "near")])
@pytest.mark.parametrize("seat", [0, 1])
def test_cargo_handlers_neither_load_nor_deliver_on_their_side(strike, shut, open_, seat):
    for place in PLACES[shut]:
        _, made, card, wanted = place
        state = standing(place, strike, seat=seat)
        for text, work in ((f"load {made}", "load"), (f"deliver {card} {wanted}", "deliver")):
            why = refusal(state, text)
            assert (why.rule, why.message, why.arguments) == ("L21.2", f"refused-{work}-strike", {"card": strike})
    for place in PLACES[open_]:
        _, made, card, wanted = place
        state = standing(place, strike, seat=seat)
        assert can(state, f"load {made}")
        assert can(state, f"deliver {card} {wanted}")


@pytest.mark.rule("L21.2")
@pytest.mark.parametrize("strike", [NEAR, FAR])
@pytest.mark.parametrize("place", POLES)
def test_at_a_pole_a_strike_of_either_side_binds(strike, place):
    _, made, card, wanted = place
    assert refused(standing(place, strike), f"load {made}") == ("L21.2", "refused-load-strike")
    assert refused(standing(place, strike), f"deliver {card} {wanted}") == ("L21.2", "refused-deliver-strike")


@pytest.mark.rule("L21.5")
@pytest.mark.parametrize("city", CITIES)
def test_in_every_city_the_strike_of_its_side_stops_loading(city):
    made = [good for good in GOODS if city in GOODS[good]["sources"]]
    for strike in (NEAR, FAR):
        state = position(trains={0: city}, events=[event(strike, drawer=1)])
        shut = CITIES[city]["side"] in ("both", EVENTS[strike]["params"]["side"])
        assert legal(state, "load") == (set() if shut else {f"load {good}" for good in made})


@pytest.mark.rule("L21.6")
@pytest.mark.parametrize("place", [*PLACES["near"], *PLACES["far"], *POLES])
def test_a_load_may_be_dropped_in_spite_of_strikes(place):
    wanted = place[3]
    state = standing(place, NEAR, FAR, CREWS)
    play(state, f"drop {wanted}")
    assert (field(state, "loads", 0), tray(state)[wanted]) == ([], GOODS[wanted]["tokens"])


@pytest.mark.rule("L21.5", "L21.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_without_track_crews_nothing_is_built_but_locomotives_are_bought(seat):
    track = {0: line("near:-2:-14", "near:-2:-12"), 1: line("far:11:3", "far:11:5")}
    state = position(phase="build", active=seat, track=track, events=[event(CREWS, drawer=1)])
    assert legal(state, "build") == set()
    why = refusal(state, "build near:-2:-14 near:-1:-13" if seat == 0 else "build far:11:3 far:12:4")
    assert (why.rule, why.message, why.arguments) == ("L21.2", "refused-build-strike", {"card": CREWS})
    assert legal(state, "upgrade") == {"upgrade redstone", "upgrade vostok"}


@pytest.mark.rule("L21.5")
def test_track_crews_do_not_stop_trains_or_cargo():
    for place in (PLACES["near"][0], PLACES["far"][0]):
        _, made, card, wanted = place
        state = standing(place, CREWS)
        assert can(state, f"load {made}")
        assert can(state, f"deliver {card} {wanted}")
        assert legal(state, "move")


@pytest.mark.rule("L21.5")
def test_cargo_strikes_do_not_stop_trains_or_builders():
    track = line("near:-2:-14", "near:-2:-12", "near:-2:-10")
    events = [event(NEAR, drawer=1), event(FAR, drawer=1)]
    state = position(trains={0: ("near:-2:-12", "near:-2:-14")}, track={0: track}, events=events)
    play(state, "move near:-2:-10", "end-operate")
    assert can(state, "build near:-2:-10 near:-2:-8")
    assert can(state, "upgrade redstone")


@pytest.mark.rule("L21.3", "L21.4", "L18.2")
@pytest.mark.parametrize("strike", [NEAR, FAR, CREWS])
def test_lt26_a_strike_lies_before_its_drawer_until_the_end_of_his_next_turn(strike):
    state = draw(strike, "d40")
    for _ in range(2):
        assert state.view(1)["events"][0]["drawer"] == 0
        assert state.view(1)["events"][0]["card"] == strike
        stop(state)
    assert (active(state), table(state)) == (0, [strike])
    stop(state)
    assert (table(state), state.snapshot()["discard"][-1]) == ([], strike)


@pytest.mark.rule("L21.3")
def test_when_it_is_over_the_work_goes_on():
    state = position(
        active=1, trains={0: "tycho"}, loads={0: ["cheese"]}, hands={0: HAND}, events=[event(NEAR, drawer=1)]
    )
    stop(state)
    assert can(state, DELIVER)
    assert can(state, "load robots")


@pytest.mark.rule("L5.9", "L21.2")
def test_a_strike_does_not_stop_the_exchange():
    assert can(position(events=[event(NEAR, drawer=1), event(CREWS, drawer=1)]), "exchange")
