"""L15: tolls, with their two options."""

import pytest

from .moon import (
    AT,
    CITY,
    GAME,
    NEXT,
    WRAPS,
    can,
    event,
    field,
    line,
    link,
    offered,
    play,
    position,
    refusal,
    refused,
    road,
    stop,
    straight,
    told,
)

RIDE = road("copernicus", "kepler")
LONG = straight("near:-1:-13", "N", 5)
MOVES = [f"move {m}" for m in RIDE[1:]]
BACK = [f"move {m}" for m in RIDE[-2::-1]]
NO_MONEY = ("L15.5", "refused-move-toll")


def cash(state):
    return state.snapshot()["cash"]


@pytest.mark.rule("L15.1")
def test_own_track_is_free():
    state = position(trains={0: "copernicus"}, track={0: line(*RIDE)}, cash=[0, 0])
    play(state, *MOVES)
    assert cash(state) == [0, 0]
    assert state.snapshot()["allowance"]["tolls"] == []


@pytest.mark.rule("L15.2", "L15.3", "L15.4")
def test_four_millions_for_all_track_of_an_opponent_in_a_turn():
    state = position(seats=3, trains={0: "copernicus"}, track={1: line(*RIDE)})
    lines = told(state, MOVES[0])
    # Paid before the step.
    assert ("lunar-log-toll", {"player": 0, "owner": 1, "amount": 4}) in lines
    assert cash(state) == [56, 64, 60]
    assert state.snapshot()["allowance"]["tolls"] == [1]
    play(state, *MOVES[1:], *BACK)
    assert cash(state) == [56, 64, 60]


@pytest.mark.rule("L15.2", "L15.3")
def test_each_opponent_is_paid_once():
    # Along track of B, C and B again.
    state = position(
        seats=3, trains={0: "copernicus"}, track={1: [*line(*RIDE[:2]), *line(*RIDE[2:])], 2: line(*RIDE[1:3])}
    )
    play(state, MOVES[0])
    assert cash(state) == [56, 64, 60]
    play(state, MOVES[1])
    assert cash(state) == [52, 64, 64]
    play(state, *MOVES[2:], *BACK)
    assert cash(state) == [52, 64, 64]
    assert sorted(state.snapshot()["allowance"]["tolls"]) == [1, 2]


@pytest.mark.rule("L15.4", "L15.5")
def test_without_four_millions_in_hand_the_step_is_refused():
    state = position(trains={0: "copernicus"}, track={1: line(*RIDE)}, cash=[3, 60])
    assert refused(state, MOVES[0]) == NO_MONEY
    assert refusal(state, MOVES[0]).arguments == {"owner": 1, "need": 4, "have": 3}
    assert offered(state, "move", "milepost") == set()
    state = position(trains={0: "copernicus"}, track={1: line(*RIDE)}, cash=[4, 60])
    play(state, *MOVES)
    assert cash(state) == [0, 64]


@pytest.mark.rule("L15.5")
def test_money_for_one_opponent_is_not_enough_for_two():
    track = {1: line(*RIDE[:2]), 2: line(*RIDE[1:])}
    state = play(position(seats=3, trains={0: "copernicus"}, track=track, cash=[7, 0, 0]), MOVES[0])
    assert refused(state, MOVES[1]) == NO_MONEY
    state = play(position(seats=3, trains={0: "copernicus"}, track=track, cash=[8, 0, 0]), *MOVES)
    assert cash(state) == [0, 4, 4]


@pytest.mark.rule("L15.6")
def test_money_earned_in_the_turn_pays_tolls():
    # Glass for Kepler, 11 M on d79; the way on belongs to another.
    state = position(
        trains={0: "kepler"}, loads={0: ["glass"]}, track={1: line(*RIDE)}, cash=[0, 0], hands={0: ["d79", "d1", "d2"]},
        deck_top=["d9"],
    )  # fmt: skip
    assert refused(state, BACK[0]) == NO_MONEY
    play(state, "deliver d79 glass", BACK[0])
    assert cash(state) == [7, 4]


@pytest.mark.rule("L15.7")
def test_the_opponent_is_not_asked():
    state = position(seats=3, trains={0: "copernicus"}, track={1: line(*RIDE)}, active=0)
    for text in MOVES:
        assert can(state, text)
        play(state, text)
        assert state.seat == 0
    # Nor does it help him to have lost his turn, or to need no money.
    state = position(seats=3, trains={0: "copernicus"}, track={1: line(*RIDE)}, lost={1: 1}, cash=[60, 900, 0])
    play(state, *MOVES)
    assert cash(state) == [56, 904, 0]


@pytest.mark.rule("L15.8")
def test_standing_on_foreign_track_costs_nothing():
    m = LONG[2]
    others = [x for x in NEXT[m] if x not in LONG]
    track = {0: line(*LONG), 1: [link(m, x) for x in others]}
    state = position(trains={0: (LONG[1], LONG[0])}, track=track, cash=[0, 0])
    play(state, f"move {m}", f"move {LONG[3]}")
    assert cash(state) == [0, 0]
    state = position(trains={0: (m, LONG[1])}, track=track, cash=[60, 60])
    stop(stop(state))
    assert cash(state) == [60, 60]


@pytest.mark.rule("L15.9")
def test_a_new_turn_needs_a_new_toll():
    state = position(trains={0: "copernicus"}, track={1: line(*RIDE)}, cash=[7, 0])
    play(state, *MOVES[:2])
    assert cash(state) == [3, 4]
    stop(stop(state))
    assert state.seat == 0
    assert state.snapshot()["allowance"]["tolls"] == []
    assert refused(state, MOVES[2]) == NO_MONEY
    state = position(trains={0: "copernicus"}, track={1: line(*RIDE)}, cash=[8, 0])
    play(state, *MOVES[:2])
    stop(stop(state))
    play(state, *MOVES[2:])
    assert cash(state) == [0, 8]


@pytest.mark.rule("L15.10")
@pytest.mark.parametrize("card", ["e19", "e20"])
@pytest.mark.parametrize("money", [3, 60])
def test_under_cosmic_rays_no_tolls_are_due(card, money):
    # A train on its way in the open; far from here or just here, the rays waive all tolls.
    state = position(trains={0: (RIDE[1], RIDE[0])}, track={1: line(*RIDE)}, cash=[money, 60], events=[event(card, 1)])
    lines = told(state, MOVES[1])
    assert [name for name, _ in lines] == ["lunar-log-move"]
    assert cash(state) == [money, 60]
    assert state.snapshot()["allowance"]["tolls"] == []


@pytest.mark.rule("L15.10")
@pytest.mark.parametrize("card", ["e17", "e18", "e16"])
def test_other_events_waive_nothing(card):
    state = position(
        seats=3, trains={0: (RIDE[1], RIDE[0])}, track={1: line(*RIDE)}, cash=[3, 60, 60], events=[event(card, 2)]
    )
    assert refused(state, MOVES[1]) == NO_MONEY


@pytest.mark.rule("L15.10")
def test_the_rays_of_the_exposed_side_alone_waive_tolls_with_the_option():
    options = {"cosmic_toll_scope": "exposed"}
    track = {1: line(*RIDE)}
    near, far = (
        position(trains={0: (RIDE[1], RIDE[0])}, track=track, options=options, events=[event(card, 1)])
        for card in ("e19", "e20")
    )
    assert cash(play(near, MOVES[1])) == [60, 60]
    assert cash(play(far, MOVES[1])) == [56, 64]
    assert GAME.options["cosmic_toll_scope"].default == "all"


@pytest.mark.rule("L15.10", "L14.6")
@pytest.mark.parametrize("card", ["e19", "e20"])
def test_a_wrap_lies_on_both_sides_for_that_option(card):
    near, far = WRAPS["A'"][0][0], WRAPS["A'"][1][0]
    before = next(m for m in NEXT[near] if m not in CITY)
    state = position(
        trains={0: (near, before)}, track={0: [link(near, before)], 1: [link(near, far, "A'")]}, cash=[0, 0],
        options={"cosmic_toll_scope": "exposed"}, events=[event(card, 1)],
    )  # fmt: skip
    play(state, f"move {far}")
    assert cash(state) == [0, 0]


LATE = {"late_toll": True}


@pytest.mark.rule("L15.4", "L15.5")
def test_late_tolls_are_paid_at_once_by_whoever_can():
    state = position(trains={0: "copernicus"}, track={1: line(*RIDE)}, options=LATE, cash=[4, 0])
    play(state, *MOVES)
    assert cash(state) == [0, 4]
    assert state.snapshot()["allowance"]["owed"] == []
    assert GAME.options["late_toll"].default is False


@pytest.mark.rule("L15.4", "L15.5", "L15.6")
def test_late_tolls_are_paid_from_the_first_money_earned():
    state = position(
        trains={0: "copernicus"}, loads={0: ["glass"]}, track={1: line(*RIDE)}, cash=[3, 0], options=LATE,
        hands={0: ["d79", "d1", "d2"]}, deck_top=["d9"],
    )  # fmt: skip
    lines = told(state, MOVES[0])
    assert ("lunar-log-owed", {"player": 0, "owner": 1, "amount": 4}) in lines
    assert cash(state) == [3, 0]
    assert state.snapshot()["allowance"]["owed"] == [1]
    play(state, *MOVES[1:])
    assert state.snapshot()["allowance"]["owed"] == [1]
    lines = told(state, "deliver d79 glass")
    assert ("lunar-log-toll", {"player": 0, "owner": 1, "amount": 4}) in lines
    assert cash(state) == [10, 4]
    assert state.snapshot()["allowance"]["owed"] == []
    # And that was the toll of this turn.
    play(state, *BACK)
    assert cash(state) == [10, 4]


@pytest.mark.rule("L15.4", "L10.2")
def test_late_tolls_still_owed_at_the_end_of_the_turn_are_no_debts():
    state = position(trains={0: "copernicus"}, track={1: line(*RIDE)}, cash=[0, 0], options=LATE)
    play(state, *MOVES)
    stop(state)
    assert cash(state) == [0, 0]
    assert state.snapshot()["allowance"]["owed"] == []
    stop(state)
    assert state.seat == 0
    assert state.snapshot()["allowance"]["owed"] == []
    assert field(state, "trains", 0)["at"] == AT["kepler"]


@pytest.mark.rule("L15.2", "L15.4")
def test_late_tolls_are_owed_to_each_opponent_once():
    state = position(
        seats=3, trains={0: "copernicus"}, loads={0: ["glass"]}, track={1: line(*RIDE[:2]), 2: line(*RIDE[1:])},
        cash=[0, 0, 0], options=LATE, hands={0: ["d79", "d1", "d2"]}, deck_top=["d9"],
    )  # fmt: skip
    play(state, *MOVES)
    assert sorted(state.snapshot()["allowance"]["owed"]) == [1, 2]
    play(state, "deliver d79 glass")
    assert cash(state) == [3, 4, 4]
