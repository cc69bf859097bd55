"""L5: whose turn it is, what a turn is made of, and the exchange of cards."""

import pytest

from .moon import (
    GAME,
    NEXT,
    SEVEN,
    can,
    event,
    field,
    joined,
    lay,
    legal,
    line,
    offered,
    play,
    position,
    price,
    refused,
    road,
    straight,
    stub,
    told,
    ways,
)

RIDE = road("copernicus", "kepler")
SOUTH = straight("near:-2:-18", "S", 4)
OPERATING = {"move", "load", "drop", "deliver", "place", "turn-round", "exchange", "end-operate"}


def kinds(state):
    return {GAME.action(a)["kind"] for a in state.legal()}


def costing_two(number):
    """A line that leaves a major city, of so many mileposts for two millions each."""
    lines = list(ways("major", "mountain", crossing=False))
    while len(lines[-1]) < number:
        *before, end = lines.pop()
        lines += [(*before, end, m) for m in NEXT[end] if price(end, m) == 2 and m not in before]
    return lines[-1]


def order(state, turns):
    """Who has the next turns when nobody does anything."""
    seats = []
    for _ in range(turns):
        seats.append(state.seat)
        play(state, *(["end-operate"] if state.snapshot()["phase"] == "operate" else []), "end-turn")
    return seats


@pytest.mark.rule("L5.1", "L11.2")
@pytest.mark.parametrize("round_", [1, 2])
def test_opening_turns_are_for_building_and_upgrading(round_):
    state = position(phase="opening", round=round_)
    assert kinds(state) == {"build", "upgrade", "end-turn"}
    a, b = straight("near:-2:-18", "S", 1)
    play(state, f"build {a} {b}", "upgrade redstone")
    assert kinds(state) == {"build", "upgrade", "end-turn"}
    for text in ("end-operate", "load iron", "drop iron", f"move {a}", "turn-round", "place tycho"):
        assert refused(state, text) == ("L5.1", "refused-phase")
    assert refused(state, "give-up iron") == ("L5.6", "refused-phase")


@pytest.mark.rule("L5.2", "L5.3", "L5.4")
def test_the_order_of_four_seats_when_seat_one_starts():
    state = position(phase="opening", seats=4, start=1, active=1)
    assert order(state, 13) == [1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0, 1]


@pytest.mark.rule("L5.1", "L5.2", "L5.3", "L5.4", "L5.18")
@pytest.mark.parametrize("seats", GAME.seats)
def test_once_round_once_back_and_then_round_for_ever(seats):
    for start in range(seats):
        clockwise = [(start + i) % seats for i in range(seats)]
        state = position(phase="opening", seats=seats, start=start, active=start)
        assert order(state, seats) == clockwise
        assert state.snapshot()["phase"] == "opening"
        assert order(state, seats) == clockwise[::-1]
        assert state.snapshot()["phase"] == "operate"
        assert order(state, 2 * seats) == clockwise * 2
        assert state.turn == 4 * seats


@pytest.mark.rule("L5.5", "L11.6")
def test_one_opening_turn_may_spend_all_sixty_millions():
    state = position(phase="opening")
    play(state, "upgrade vostok", "upgrade soyuz", "upgrade proton", "upgrade saturn")
    assert field(state, "cash", 0) == 20
    # Twenty more for ten segments.
    play(state, *lay(*costing_two(11)))
    assert field(state, "cash", 0) == 0
    assert state.snapshot()["allowance"]["spent"] == 60
    assert legal(state) == {"end-turn"}
    assert state.view(0)["allowance"]["limit"] is None


@pytest.mark.rule("L5.5")
def test_the_limit_of_the_opening_turns_as_an_option():
    state = position(phase="opening", options={"opening_build_limit": 20})
    assert state.view(0)["allowance"]["limit"] == 20
    play(state, "upgrade redstone")
    assert can(state, "upgrade atlas")
    play(state, f"build {SOUTH[0]} {SOUTH[1]}")
    assert refused(state, "upgrade atlas") == ("L5.5", "refused-upgrade-limit")
    state = position(phase="opening", options={"opening_build_limit": 20}, spent=20)
    assert refused(state, f"build {SOUTH[0]} {SOUTH[1]}") == ("L5.5", "refused-build-limit")
    # Both turns together cost at most 40, so that 20 are left.
    state = position(phase="opening", options={"opening_build_limit": 20})
    for text in ("upgrade redstone", "upgrade atlas", "end-turn", "end-turn", "end-turn"):
        play(state, text)
    assert state.seat == 0
    play(state, "upgrade titan", "upgrade saturn")
    assert kinds(state) == {"end-turn"}
    assert field(state, "cash", 0) == 20


@pytest.mark.rule("L5.5")
def test_the_limit_of_the_opening_turns_can_be_any_amount_up_to_sixty():
    option = GAME.options["opening_build_limit"]
    assert option.default is None
    for good in (None, 0, 20, 60):
        option.check(good)
    for bad in (-1, 61, "20", True):
        with pytest.raises(ValueError, match=r"60|none|null"):
            option.check(bad)
    assert kinds(position(phase="opening", options={"opening_build_limit": 0})) == {"end-turn"}


@pytest.mark.rule("L5.6")
def test_a_turn_is_operating_and_then_building():
    state = position(trains={0: "copernicus"}, track={0: line(*RIDE)})
    assert state.snapshot()["phase"] == "operate"
    assert kinds(state) <= OPERATING
    for text in (f"build {SOUTH[0]} {SOUTH[1]}", "upgrade redstone", "end-turn"):
        assert refused(state, text) == ("L5.6", "refused-phase")
    play(state, "end-operate")
    assert state.snapshot()["phase"] == "build"
    assert kinds(state) == {"build", "upgrade", "end-turn"}


@pytest.mark.rule("L5.7", "L16.3")
def test_moving_loading_dropping_delivering_and_tolls_in_any_order():
    state = position(
        seats=2, trains={0: "copernicus"}, loads={0: ["glass"]}, locos={0: "saturn"}, cash=[4, 0],
        track={0: line(*RIDE[:3]), 1: line(*RIDE[2:])}, hands={0: ["d79", "d1", "d2"]}, deck_top=["d9"],
    )  # fmt: skip
    there, back = [f"move {m}" for m in RIDE[1:]], [f"move {m}" for m in RIDE[-2::-1]]
    play(state, "load oxygen", "load computers", "drop computers", *there)
    play(
        state,
        "load basalt",
        "deliver d79 glass",
        "drop basalt",
        *back,
        "load computers",
        "drop computers",
        *there,
        "load basalt",
    )
    assert state.snapshot()["phase"] == "operate"
    assert state.snapshot()["cash"] == [11, 4]
    assert state.snapshot()["allowance"]["moved"] == 12


@pytest.mark.rule("L5.8", "L11.5", "L11.7")
def test_at_most_twenty_millions_for_track_and_upgrades_together():
    a, b = next(ways("mountain", "mountain", crossing=False))
    track = {0: [stub(a, b)]}
    state = position(phase="build", cash=500, track=track)
    assert state.view(0)["allowance"]["limit"] == 20
    costs = offered(state, "build", "cost")
    play(state, "upgrade redstone")
    assert can(state, "upgrade atlas")
    play(state, f"build {a} {b}")
    assert refused(state, "upgrade atlas") == ("L5.8", "refused-upgrade-limit")
    for spent in range(14, 21):
        state = position(phase="build", cash=500, spent=spent, track=track)
        assert offered(state, "build", "cost") == {cost for cost in costs if cost <= 20 - spent}
    assert legal(state) == {"end-turn"}
    state = position(phase="build", cash=500, spent=19, track=track)
    assert refused(state, f"build {a} {b}") == ("L5.8", "refused-build-limit")


@pytest.mark.rule("L5.9", "L16.13")
def test_after_the_operate_phase_nothing_of_it_can_be_done():
    state = position(
        phase="build", trains={0: "kepler"}, loads={0: ["glass"]}, track={0: line(*RIDE)},
        hands={0: ["d79", "d1", "d2"]},
    )  # fmt: skip
    for text in (f"move {RIDE[-2]}", "load basalt", "drop glass", "deliver d79 glass", "turn-round", "end-operate"):
        assert refused(state, text) == ("L5.9", "refused-phase")
    assert kinds(state) == {"build", "upgrade", "end-turn"}
    assert refused(position(phase="build"), "place tycho") == ("L5.9", "refused-phase")


@pytest.mark.rule("L5.10", "L12.15")
def test_both_phases_may_be_left_empty():
    state = position(trains={0: "kepler"}, loads={0: ["iron"]}, track={0: line(*RIDE)})
    before = state.snapshot()
    play(state, "end-operate", "end-turn")
    after = state.snapshot()
    for name in ("cash", "track", "trains", "loads", "locos", "hands", "deck", "discard"):
        assert after[name] == before[name]
    assert after["seat"] == 1
    assert after["turn"] == before["turn"] + 1


@pytest.mark.rule("L5.11")
def test_what_was_not_spent_is_not_carried_over():
    state = position(phase="build", cash=500)
    play(state, "end-turn", "end-operate", "end-turn", "end-operate")
    assert state.seat == 0
    assert state.snapshot()["allowance"]["spent"] == 0
    assert state.view(0)["allowance"]["limit"] == 20
    play(state, "upgrade redstone", "upgrade atlas")
    assert legal(state) == {"end-turn"}


@pytest.mark.rule("L5.8", "L5.11")
def test_every_turn_has_its_own_twenty_millions():
    state = position(phase="build", cash=500)
    play(state, "upgrade redstone", "upgrade atlas", "end-turn", "end-operate", "upgrade vostok", "upgrade soyuz")
    play(state, "end-turn", "end-operate", "upgrade titan", "upgrade saturn", "end-turn")
    assert state.snapshot()["locos"] == ["saturn", "soyuz"]
    assert state.snapshot()["cash"] == [460, 480]


@pytest.mark.rule("L5.12", "L5.13", "L5.18")
def test_the_whole_turn_for_three_new_cards():
    state = position(hands={0: ["d5", "d6", "d7"]}, deck_top=["d11", "d12", "d13", "d14"], seats=3)
    assert can(state, "exchange")
    hand = field(state, "hands", 1)
    play(state, "exchange")
    snapshot = state.snapshot()
    assert snapshot["hands"][0] == ["d11", "d12", "d13"]
    assert snapshot["hands"][1] == hand
    assert snapshot["discard"] == ["d5", "d6", "d7"]
    assert (snapshot["seat"], snapshot["phase"]) == (1, "operate")
    assert snapshot["turn"] == 4 * 3 + 1


@pytest.mark.rule("L5.13")
def test_there_is_no_exchange_of_fewer_cards():
    state = position(trains={0: "tycho"})
    assert legal(state, "exchange") == {"exchange"}
    for text in ("exchange d1", "exchange 1", "exchange d1 d2"):
        with pytest.raises(ValueError, match="exchange"):
            state.parse(text)


@pytest.mark.rule("L5.14", "L18.11")
def test_events_drawn_in_an_exchange_are_resolved_at_once():
    state = position(cash=100, deck_top=["d11", "e1", "d12", "e10", "d13"], active=1)
    play(state, "exchange")
    assert field(state, "hands", 1) == ["d11", "d12", "d13"]
    assert state.snapshot()["cash"] == [80, 80]
    assert [(e["card"], e["drawer"]) for e in state.snapshot()["events"]] == [("e10", 1)]
    assert state.seat == 0


@pytest.mark.rule("L5.15")
@pytest.mark.parametrize("act", [f"move {RIDE[-2]}", "load basalt", "drop glass", "deliver d79 glass"])
def test_whoever_has_acted_cannot_exchange(act):
    state = position(
        trains={0: "kepler"}, loads={0: ["glass"]}, track={0: line(*RIDE)}, hands={0: ["d79", "d1", "d2"]},
        deck_top=["d9"],
    )  # fmt: skip
    assert can(state, "exchange")
    play(state, act)
    assert refused(state, "exchange") == ("L5.15", "refused-exchange-acted")


@pytest.mark.rule("L5.15")
def test_neither_placing_nor_turning_round_nor_going_over_to_building_leaves_the_exchange():
    state = play(position(), "place tycho")
    assert refused(state, "exchange") == ("L5.15", "refused-exchange-acted")
    state = position(trains={0: (RIDE[1], RIDE[0])}, track={0: line(*RIDE[:2])})
    assert can(state, "exchange")
    assert refused(play(state, "turn-round"), "exchange") == ("L5.15", "refused-exchange-acted")
    state = play(position(), "end-operate")
    assert not can(state, "exchange")
    assert state.snapshot()["allowance"]["acted"] is True


@pytest.mark.rule("L5.16", "L26.2")
def test_a_lost_turn_cannot_be_used_for_an_exchange():
    state = position(phase="build", seats=3, lost={1: 1})
    hand = field(state, "hands", 1)
    lines = told(state, "end-turn")
    assert ("lunar-log-lost-turn", {"player": 1}) in lines
    assert state.seat == 2
    assert field(state, "hands", 1) == hand
    assert field(state, "lost", 1) == 0
    assert state.turn == 4 * 3 + 2


@pytest.mark.rule("L5.17")
@pytest.mark.parametrize("round_", [1, 2])
def test_there_is_no_exchange_in_the_opening_turns_unless_the_option_allows_it(round_):
    state = position(phase="opening", round=round_)
    assert refused(state, "exchange") == ("L5.17", "refused-exchange-opening")
    state = position(
        phase="opening", round=round_, options={"exchange_in_opening": True}, deck_top=["d11", "d12", "d13"]
    )
    assert can(state, "exchange")
    for act in ("upgrade redstone", f"build {SOUTH[0]} {SOUTH[1]}"):
        assert refused(play(state.copy(), act), "exchange") == ("L5.15", "refused-exchange-acted")
    active = state.seat
    play(state, "exchange")
    assert field(state, "hands", active) == ["d11", "d12", "d13"]
    assert state.turn == position(phase="opening", round=round_).turn + 1
    assert GAME.options["exchange_in_opening"].default is False


@pytest.mark.rule("L5.18")
@pytest.mark.parametrize("seats", GAME.seats)
def test_after_building_the_player_to_the_left_has_the_turn(seats):
    for active in range(seats):
        state = position(phase="build", seats=seats, active=active)
        play(state, "end-turn")
        assert (state.seat, state.snapshot()["phase"]) == ((active + 1) % seats, "operate")


WINNING = joined("hertzsprung", "mare-moscoviense", "peary", "sinus-iridum", "grimaldi", "tycho", "mare-nectaris",
                 "mare-crisium")  # fmt: skip
OPEN = straight(SEVEN["tycho"][2], "S", 1)[1]


@pytest.mark.rule("L5.19", "L27.1")
def test_at_the_end_of_a_turn_radiation_comes_before_victory_and_victory_before_expiry():
    rays = event("e19", drawer=0, left=1)
    state = position(phase="build", cash=250, trains={0: OPEN}, loads={0: ["iron"]}, track={0: WINNING}, events=[rays])
    play(state, "end-turn")
    assert state.over
    assert state.ranks() == [1, 2]
    # The train in the open has lost its load; the card has not been put away.
    assert field(state, "loads", 0) == []
    assert [e["card"] for e in state.snapshot()["events"]] == ["e19"]


@pytest.mark.rule("L5.19", "L18.12")
def test_at_the_end_of_a_turn_radiation_comes_before_expiry():
    rays = event("e19", drawer=0, left=1)
    state = position(phase="build", trains={0: OPEN}, loads={0: ["iron"]}, events=[rays])
    play(state, "end-turn")
    assert field(state, "loads", 0) == []
    assert field(state, "lost", 0) == 1
    assert state.snapshot()["events"] == []
    assert state.snapshot()["discard"] == ["e19"]
