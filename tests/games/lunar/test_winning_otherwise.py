"""L27.13 and L27.15: the option of equal turns, and the end after so many rounds."""

import pytest

from .draws import active, told
from .moon import field, play, position, stop
from .trunks import GRAND, JOINS, LAST, second, trunk

EQUAL = {"equal_turns": True}


def equal(cash, active=0, fulfilled=(), track=None, **more):
    return position(options=EQUAL, seats=len(cash), active=active, phase="build", cash=cash, fulfilled=list(fulfilled),
                    track=track if track is not None else {active: GRAND}, **more)  # fmt: skip


@pytest.mark.rule("L27.13")
def test_with_equal_turns_the_round_is_finished_first():
    state = equal([250, 60, 60])
    assert told(state, "end-turn")[1:] == [("fulfilled", {"player": 0})]
    play(state, "end-turn")
    assert (state.over, active(state), state.snapshot()["fulfilled"]) == (False, 1, [0])
    stop(state)
    assert not state.over
    stop(state)
    assert state.over
    assert state.ranks() == [1, 2, 2]


@pytest.mark.rule("L27.13")
def test_the_last_of_a_round_ends_it_at_once():
    state = play(equal([60, 60, 250], active=2), "end-turn")
    assert state.over
    assert state.ranks()[2] == 1


@pytest.mark.rule("L27.13")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_round_begins_with_the_start_player(start):
    first = position(options=EQUAL, seats=3, start=start, active=start, phase="build", cash=250, track={start: GRAND})
    assert not play(first, "end-turn").over
    last = (start + 2) % 3
    state = position(options=EQUAL, seats=3, start=start, active=last, phase="build", cash=250, track={last: GRAND})
    assert play(state, "end-turn").over


@pytest.mark.rule("L27.13")
def test_of_those_who_fulfilled_the_most_cash_wins():
    state = equal([250, 60, 251], active=2, fulfilled=[0], track={2: GRAND})
    assert play(state, "end-turn").over
    assert state.ranks()[2] == 1
    assert state.ranks().count(1) == 1
    state = equal([260, 60, 251], active=2, fulfilled=[0], track={2: GRAND})
    play(state, "end-turn")
    assert state.ranks()[0] == 1
    assert told(equal([260, 60, 251], active=2, fulfilled=[0]), "end-turn")[-1] == (
        "won",
        {"winners": [0], "cash": 260},
    )


@pytest.mark.rule("L27.13")
def test_who_has_not_fulfilled_does_not_win_with_more_cash():
    state = equal([250, 900, 60], active=2, fulfilled=[0], track={0: GRAND})
    play(state, "end-turn")
    assert (state.over, state.ranks()[0]) == (True, 1)


@pytest.mark.rule("L27.13")
def test_a_tie_raises_the_limit_to_300_and_play_goes_on():
    state = equal([260, 60, 260], active=2, fulfilled=[0], track={2: GRAND})
    assert told(state, "end-turn")[-2:] == [("raised", {"cash": 300}), ("round", {"round": 6})]
    play(state, "end-turn")
    s = state.snapshot()
    assert (state.over, s["win_cash"], s["fulfilled"], active(state)) == (False, 300, [], 0)
    assert state.view(None)["win_cash"] == 300
    for _ in range(3):
        stop(state)
    assert not state.over


@pytest.mark.rule("L27.13")
@pytest.mark.parametrize(("cash", "won"), [(299, False), (300, True)])
def test_then_300_are_needed(cash, won):
    state = equal([60, cash], active=1, win_cash=300)
    assert play(state, "end-turn").over is won


@pytest.mark.rule("L27.13")
def test_nobody_fulfils_nothing_happens():
    state = play(equal([60, 249], active=1), "end-turn")
    assert (state.over, state.snapshot()["fulfilled"], state.snapshot()["win_cash"]) == (False, [], 250)


@pytest.mark.rule("L27.13", "L27.12")
def test_a_lost_turn_counts_for_equal_turns():
    state = position(options=EQUAL, seats=2, active=0, phase="build", lost={1: 1}, cash=[60, 250], track={1: GRAND})
    assert play(state, "end-turn").over
    assert state.ranks() == [2, 1]


# The cap


def capped(cash, rounds=5, active=None, **more):
    seats = len(cash)
    last = seats - 1 if active is None else active
    return position(options={"max_rounds": rounds}, seats=seats, active=last, phase="build", round=more.pop("round", 5),
                    cash=cash, **more)  # fmt: skip


@pytest.mark.rule("L27.15")
def test_after_so_many_rounds_the_most_cash_wins():
    state = capped([70, 90, 80])
    assert told(state, "end-turn")[-1] == ("stopped", {"rounds": 5, "winners": [1], "cash": 90})
    play(state, "end-turn")
    assert (state.over, state.ranks(), state.scores()) == (True, [3, 1, 2], [70, 90, 80])


@pytest.mark.rule("L27.15")
def test_not_before_the_last_player_has_had_his_turn():
    state = play(capped([70, 90, 80], active=1), "end-turn")
    assert (state.over, active(state)) == (False, 2)
    assert stop(state).over


@pytest.mark.rule("L27.15")
def test_not_in_an_earlier_round():
    assert not play(capped([70, 90, 80], rounds=6), "end-turn").over


@pytest.mark.rule("L27.15")
def test_who_has_joined_seven_majors_comes_before_the_rich():
    state = play(capped([70, 900, 80], track={0: GRAND}), "end-turn")
    assert state.ranks()[0] == 1
    assert state.ranks().count(1) == 1


@pytest.mark.rule("L27.15")
def test_of_two_with_seven_majors_the_richer_wins():
    track = {0: GRAND, 1: second()}
    for cash, ranks in (([70, 80, 900], [2, 1, 3]), ([80, 70, 900], [1, 2, 3]), ([80, 80, 900], [1, 1, 3])):
        assert play(capped(cash, track=track), "end-turn").ranks() == ranks


@pytest.mark.rule("L27.15")
def test_six_majors_do_not_come_before_cash():
    state = play(capped([70, 71], track={0: trunk(*JOINS[:-1])}), "end-turn")
    assert state.ranks() == [2, 1]


@pytest.mark.rule("L27.15")
def test_equal_cash_shares_the_victory():
    state = capped([90, 70, 90])
    assert told(state, "end-turn")[-1] == ("stopped", {"rounds": 5, "winners": [0, 2], "cash": 90})
    assert play(state, "end-turn").ranks() == [1, 3, 1]


@pytest.mark.rule("L27.15")
def test_a_victory_in_the_last_turn_is_a_victory():
    state = capped([900, 250], track={1: GRAND})
    assert told(state, "end-turn")[-1] == ("won", {"winners": [1], "cash": 250})
    assert play(state, "end-turn").ranks() == [2, 1]


@pytest.mark.rule("L27.15")
def test_a_lost_turn_at_the_end_of_the_last_round_is_taken_first():
    state = play(capped([70, 90], active=0, lost={1: 1}), "end-turn")
    assert (state.over, state.ranks()) == (True, [2, 1])


@pytest.mark.rule("L27.15")
def test_the_opening_turns_are_rounds_too():
    state = position(options={"max_rounds": 1}, seats=3, phase="opening", round=1, active=2)
    assert play(state, "end-turn").over
    assert state.ranks() == [1, 1, 1]
    state = position(options={"max_rounds": 2}, seats=3, phase="opening", round=2, active=0)
    assert play(state, "end-turn").over


@pytest.mark.rule("L27.15")
def test_400_rounds_are_played_unless_said_otherwise():
    state = position(phase="build", active=1, round=399)
    assert not play(state, "end-turn").over
    state = position(phase="build", active=1, round=400)
    assert play(state, "end-turn").over
    assert field(state, "cash", 0) == 60


@pytest.mark.rule("L27.15")
def test_the_scores_are_the_cash_at_any_time():
    assert position(cash=[3, 270], track={0: trunk(LAST)}).scores() == [3, 270]
