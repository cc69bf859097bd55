"""L27: who has won, and when. The other ends are in test_winning_otherwise."""

import itertools

import pytest

from .draws import OPEN, active, told
from .moon import CITIES, CITY, NEXT, SEVEN, event, field, line, link, play, position, price, stop
from .oracle import blast, burnt
from .oracle import link as parsed
from .trunks import GRAND, JOINS, LAST, SIX, second, through_a_wrap, trunk, way


def end(track=GRAND, cash=250, seat=0, phase="build", **more):
    """A seat with this track is about to end its turn with so much cash, the others with 60 M."""
    seats = more.get("seats", 2)
    money = [cash if p == seat else 60 for p in range(seats)]
    return position(active=seat, phase=phase, track={seat: track, **more.pop("others", {})}, cash=money, **more)


def wins(**fields):
    state = play(end(**fields), "end-turn")
    return state.over


def majors(state, seat=0):
    return state.view(None)["players"][seat]["majors"]


@pytest.mark.rule("L27.1", "L27.2", "L27.8", "L27.14")
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("seat", [0, 1])
def test_lt33_seven_majors_and_250_win(seats, seat):
    state = play(end(seats=seats, seat=seat), "end-turn")
    assert (state.over, state.seat, state.legal()) == (True, -1, [])
    assert state.ranks().index(1) == seat
    assert state.ranks().count(1) == 1
    assert state.snapshot()["phase"] == "over"


@pytest.mark.rule("L27.2", "L27.8")
@pytest.mark.parametrize(
    ("track", "cash", "won"), [(GRAND, 249, False), (SIX, 400, False), (GRAND, 250, True), (GRAND, 999, True)]
)
def test_lt34_both_conditions_are_needed(track, cash, won):
    assert wins(track=track, cash=cash) is won


@pytest.mark.rule("L27.2")
def test_eight_majors_are_enough_too():
    assert wins(track=sorted({*GRAND, *trunk(("mare-moscoviense", "mare-ingenii"))}))


@pytest.mark.rule("L27.2")
@pytest.mark.parametrize("left_out", [city for city in CITIES if city in SEVEN])
def test_any_seven_of_the_eight_do(left_out):
    near = [c for c in ("mare-nectaris", "tycho", "grimaldi", "sinus-iridum", "mare-crisium") if c != left_out]
    far = [c for c in ("mare-moscoviense", "mare-ingenii", "hertzsprung") if c != left_out]
    joins = [*itertools.pairwise(near), ("sinus-iridum" if left_out != "sinus-iridum" else near[0], far[0])]
    joins += itertools.pairwise(far)
    state = play(end(track=trunk(*joins)), "end-turn")
    assert state.over
    assert set(majors(state)) == set(SEVEN) - {left_out}


@pytest.mark.rule("L27.2")
@pytest.mark.parametrize("join", JOINS)
def test_the_network_must_be_unbroken(join):
    middle = way(*join)
    gap = line(*middle[len(middle) // 2 : len(middle) // 2 + 2])
    assert not wins(track=[one for one in GRAND if one not in gap], cash=400)


@pytest.mark.rule("L27.3")
@pytest.mark.parametrize("end_of", [0, -1])
def test_a_major_is_joined_when_a_segment_touches_one_of_its_mileposts(end_of):
    ways = way(*LAST)
    last = line(*(ways[-2:] if end_of else ways[:2]))
    short = [one for one in GRAND if one not in last]
    assert not wins(track=short, cash=400)
    assert wins(track=short + last, cash=400)


@pytest.mark.rule("L27.4")
def test_lines_that_touch_the_same_major_are_joined_through_it():
    # Grimaldi is entered and left at different mileposts.
    assert way("tycho", "grimaldi")[-1] != way("grimaldi", "sinus-iridum")[0]
    assert wins()
    # Two lines that end at the same medium city are joined there, those that pass by each other are not.
    through = majors(end(track=trunk(("tycho", "grimaldi"), ("grimaldi", "sinus-iridum"))))
    assert set(through) == {"tycho", "grimaldi", "sinus-iridum"}


@pytest.mark.rule("L27.5")
def test_a_pole_joins_the_two_sides():
    peary = [one for one in GRAND if "near:0:32" in one.split()]
    assert len(peary) == 2
    assert wins()
    for one in peary:
        assert not wins(track=[other for other in GRAND if other != one])


@pytest.mark.rule("L27.5")
def test_a_wrap_segment_joins_the_two_sides():
    track = through_a_wrap()
    assert wins(track=track)
    assert not wins(track=[one for one in track if "+P" not in one])


@pytest.mark.rule("L27.6")
def test_track_of_others_does_not_close_a_gap():
    middle = way(*LAST)
    gap = line(*middle[5:7])
    track = [one for one in GRAND if one not in gap]
    assert not wins(track=track, others={1: gap}, cash=400)
    assert wins(track=track + gap, cash=400)


@pytest.mark.rule("L27.7")
def test_loops_and_branches_do_no_harm():
    extra = {*trunk(("tycho", "sinus-iridum"), ("mare-nectaris", "mare-crisium")), *line("near:0:0", "near:0:2")}
    assert wins(track=sorted({*GRAND, *extra}))


@pytest.mark.rule("L27.2")
def test_a_second_network_does_not_help():
    others = trunk(*JOINS[:3])
    apart = trunk(LAST, ("hertzsprung", "mare-ingenii"))
    state = end(track=sorted({*others, *apart}), cash=400)
    assert len(majors(state)) == 4
    assert not play(state, "end-turn").over


@pytest.mark.rule("L27.1", "L27.10")
def test_it_is_tested_at_the_end_of_the_turn_not_before():
    state = end(phase="operate", cash=300)
    assert not state.over
    play(state, "end-operate")
    assert not state.over
    assert play(state, "end-turn").over


@pytest.mark.rule("L27.9", "L27.10")
@pytest.mark.parametrize(("spare", "won"), [(0, True), (-1, False)])
def test_what_was_spent_on_track_or_a_locomotive_does_not_count(spare, won):
    state = end(cash=260 + spare)
    play(state, "upgrade vostok", "end-turn")
    assert state.over is won
    start = way(*LAST)[1]
    free = [m for m in NEXT[start] if m not in CITY and link(m, start) not in GRAND]
    branch = start, next(m for m in free if m not in way(*LAST))
    cost = price(*branch)
    state = end(cash=250 + cost + spare)
    play(state, f"build {branch[0]} {branch[1]}", "end-turn")
    assert state.over is won


@pytest.mark.rule("L27.10", "L27.2")
def test_the_last_segment_may_be_built_in_the_same_turn():
    last = way(*LAST)[-2:]
    track = [one for one in GRAND if one not in line(*last)]
    # Into the city it costs 5 M (6 M over a rim), out of it what the other end costs.
    cost = min(price(*last), price(*last[::-1]))
    a, b = last if price(*last) <= price(*last[::-1]) else last[::-1]
    for cash, won in ((250 + cost, True), (249 + cost, False)):
        state = play(end(track=track, cash=cash), f"build {a} {b}", "end-turn")
        assert state.over is won


@pytest.mark.rule("L27.11", "L27.1")
def test_lt35_a_toll_in_anothers_turn_does_not_win_yet():
    a, b = way(*LAST)[2:4]
    state = end(cash=248, trains={1: a})
    play(state, "end-turn", f"move {b}")
    assert field(state, "cash", 0) == 252
    stop(state)
    assert not state.over
    assert active(state) == 0
    assert stop(state).over
    assert state.ranks() == [1, 2]


@pytest.mark.rule("L27.11")
def test_what_is_fulfilled_in_anothers_turn_and_gone_again_does_not_win():
    state = position(active=1, phase="build", track={0: GRAND}, cash=[400, 60])
    assert not play(state, "end-turn").over


@pytest.mark.rule("L27.12", "L26.8")
def test_the_end_of_a_lost_turn_can_win():
    state = position(active=1, phase="build", track={0: GRAND}, cash=[250, 60], lost={0: 1})
    assert play(state, "end-turn").over
    assert state.ranks() == [1, 2]


@pytest.mark.rule("L27.12")
def test_the_end_of_an_exchange_can_win():
    state = end(phase="operate", deck_top=["d1", "d2", "d3"])
    assert play(state, "exchange").over


@pytest.mark.rule("L27.12", "L19.3")
def test_tax_drawn_in_that_exchange_can_prevent_it():
    assert not play(end(phase="operate", deck_top=["e1"]), "exchange").over


@pytest.mark.rule("L27.12", "L26.3")
def test_a_turn_cut_short_by_a_meteor_can_win_at_its_end():
    # S2 from Posidonius (d64) strikes near:6:8 where the train stands, away from the great line's joints.
    track = sorted({*trunk(*JOINS[:3], *JOINS[4:]), *trunk(("hertzsprung", "mare-ingenii"))})
    assert not burnt(map(parsed, track), blast("e7", "d64"))
    state = position(deck_top=["e7", "d64"], trains={0: "near:6:8"}, cash=[300, 60], track={0: track})
    play(state, "exchange")
    assert state.snapshot()["phase"] == "relocate"
    assert play(state, "place tycho").over


@pytest.mark.rule("L27.13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_game_ends_at_once(seat):
    # The others would win as well, were it their turn.
    state = position(seats=3, active=seat, phase="build", cash=[400] * 3, track={seat: GRAND, (seat + 1) % 3: second()})
    turn = state.turn
    play(state, "end-turn")
    assert (state.over, state.ranks()[seat], state.ranks().count(1)) == (True, 1, 1)
    assert state.turn == turn + 1


@pytest.mark.rule("L27.13")
def test_when_it_is_over_nothing_can_be_done():
    state = play(end(), "end-turn")
    for text in ("end-turn", "end-operate", "exchange", "load iron"):
        why = state.why_not(state.parse(text))
        assert (why.rule, why.message) == ("L27.13", "refused-over")


@pytest.mark.rule("L5.19", "L27.1")
def test_the_victory_is_tested_after_radiation_and_before_events_end():
    state = end(trains={0: OPEN["near"]}, loads={0: ["ice"]}, events=[event("e19", drawer=0)])
    lines = told(state, "end-turn")
    assert [name for name, _ in lines] == ["end-turn", "exposed", "loses-turn", "won"]
    play(state, "end-turn")
    assert state.over
    assert field(state, "loads", 0) == []


@pytest.mark.rule("L27.1", "L27.14")
def test_the_winner_is_told():
    assert told(end(seats=3, cash=255), "end-turn")[-1] == ("won", {"winners": [0], "cash": 255})


@pytest.mark.rule("L27.1")
def test_the_others_are_ranked_by_majors_then_by_cash():
    state = position(
        seats=5, phase="build", cash=[250, 300, 90, 300, 90], track={0: GRAND, 2: line("far:-3:-11", "far:-3:-9")}
    )
    play(state, "end-turn")
    assert state.scores() == [250, 300, 90, 300, 90]
    assert state.ranks() == [1, 3, 2, 3, 5]
