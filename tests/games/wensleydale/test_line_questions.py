"""`game.why` about borders, areas, trains and pieces: nothing where a thing offers the seat something, else a reason.

A seat that waits for its turn is answered as if it were its turn, never with what another has to decide.
"""

import pytest

from .lines import BRANCH, RICH, SETTLE, any_position, at, buys, movable, play
from .oracle import buys as ledger_buys
from .oracle import first_links, free_slots, takeovers
from .positions import AREAS, BORDERS, GAME, TRAINS, border, lay, line, over


def building(*areas):
    return play(at("build", RICH), *lay(*areas))


def handing(links, *steps):
    return play(at("takeover", RICH, links=links), *steps)


def offers(state, seat, about):
    return GAME.why(state, seat, about) is None


@pytest.mark.rule("W8.7")
@pytest.mark.parametrize("seed", range(420, 426))
def test_while_building_a_border_offers_something_if_a_first_link_can_be_laid_there(seed):
    state = any_position(seed, "build")
    s = state.snapshot()
    for seat in range(s["seats"]):
        firsts = first_links(s, seat)
        open_borders = {border(a, b) for a, b in firsts}
        assert {name for name in BORDERS if offers(state, seat, {"border": name})} == open_borders
        open_areas = {area for areas in firsts for area in areas}
        assert {area for area in AREAS if offers(state, seat, {"area": area})} == open_areas


@pytest.mark.rule("W8.4")
def test_in_the_middle_of_a_series_only_its_end_offers_something():
    state = building("skipton", "embsay")
    on = {"bolton_abbey", "ilkley", "rylstone"}
    assert {name for name in BORDERS if offers(state, 0, {"border": name})} == {border("embsay", b) for b in on}
    assert {area for area in AREAS if offers(state, 0, {"area": area})} == {"embsay", *on}
    why = GAME.why(state, 0, {"border": "gargrave-skipton"})
    assert (why.rule, why.message, why.arguments) == ("W8.4", "refused-lay-on", {"area": "embsay"})


@pytest.mark.rule("W8.7", "W8.24")
def test_a_seat_that_waits_is_not_answered_with_the_series_of_the_one_that_decides():
    state = building("skipton", "embsay")
    assert offers(state, 1, {"border": "croft-darlington"})
    assert offers(state, 1, {"area": "darlington"})
    assert offers(state, 1, {"border": "embsay-ilkley"})  # from Ilkley, for its own midland point
    assert GAME.why(state, 1, {"border": "embsay-skipton"}).message == "refused-lay-taken"
    paying = play(at("build", RICH, cubes=0), "lay skipton gargrave", "done")
    assert GAME.why(paying, 0, {"border": "embsay-ilkley"}).message == "refused-phase"
    assert GAME.why(paying, 1, {"border": "embsay-ilkley"}) is None
    exchanging = play(at("trains", {**RICH, "train": 0}), "buy t3a")
    assert GAME.why(exchanging, 0, {"train": "t1a"}).message == "refused-phase"
    assert GAME.why(exchanging, 1, {"train": "t1a"}) is None
    links = line(0, *BRANCH) | line(1, "ripon", "pickhill", "masham")
    for steps in (["takeover midland"], over("midland", *BRANCH[:3])):
        taking = play(at("takeover", RICH, RICH, links=links), *steps)
        assert GAME.why(taking, 1, {"border": "pickhill-ripon"}) is None


@pytest.mark.rule("W10.10", "W10.11", "W10.20")
@pytest.mark.parametrize("seed", range(430, 442))
def test_a_train_offers_something_if_it_can_be_rented(seed):
    state = any_position(seed, "trains")
    s = state.snapshot()
    for seat in range(s["seats"]):
        wanted = set(ledger_buys(s, seat))
        assert {train for train in TRAINS if offers(state, seat, {"train": train})} == wanted
    assert {train for train in TRAINS if offers(state, state.seat, {"train": train})} == buys(state)
    for train in sorted(set(TRAINS) - buys(state)):
        asked = GAME.why(state, state.seat, {"train": train})
        told = state.why_not(state.parse(f"buy {train}"))
        assert (asked.message, asked.arguments) == (told.message, told.arguments)


@pytest.mark.rule("W11.2", "W11.3", "W11.4")
@pytest.mark.parametrize("seed", range(450, 462))
def test_a_piece_offers_something_if_it_can_be_loaded(seed):
    state = any_position(seed, "trains")
    s = state.snapshot()
    for seat in range(s["seats"]):
        free, reached, open_areas = free_slots(s, seat), movable(state, seat), set()
        for area in AREAS:
            for piece in ("stone", "cheese", "red", "green"):
                room = free["passengers" if piece in ("red", "green") else "goods"]
                wanted = (piece, area) in reached and room > 0
                assert offers(state, seat, {"piece": piece, "area": area}) == wanted
                if wanted:
                    open_areas.add(area)
        assert {area for area in AREAS if offers(state, seat, {"area": area})} == open_areas


@pytest.mark.rule("W15.5", "W15.8", "W15.9")
@pytest.mark.parametrize("seed", range(100, 112))
def test_before_a_takeover_the_links_that_can_be_handed_over_offer_something(seed):
    state = any_position(seed, "takeover")
    s = state.snapshot()
    for seat in range(s["seats"]):
        wanted = {name for _, crossed in takeovers(s, seat) for name in crossed}
        for name in sorted(BORDERS):
            why = GAME.why(state, seat, {"border": name})
            assert (why is None) == (name in wanted), (seat, name)
            if s["links"].get(name) != seat:
                assert (why.rule, why.message, why.arguments) == ("W15.5", "refused-over-link", {"border": name})
        ends = {area for name in wanted for area in name.split("-")}
        assert {area for area in AREAS if offers(state, seat, {"area": area})} == ends


@pytest.mark.rule("W15.6")
def test_in_the_middle_of_a_takeover_only_its_end_offers_something():
    state = handing(line(0, *SETTLE, "ribblehead") | line(0, *BRANCH), *over("midland", *SETTLE[:2]))
    assert {name for name in BORDERS if offers(state, 0, {"border": name})} == {"settle-stainforth"}
    why = GAME.why(state, 0, {"border": "rylstone-skipton"})
    assert (why.rule, why.message, why.arguments) == ("W15.6", "refused-over-on", {"area": "settle"})
    assert GAME.why(state, 0, {"area": "stainforth"}) is None
    assert GAME.why(state, 0, {"area": "settle"}) is None
    begun = handing(line(0, *BRANCH), "takeover midland")
    assert GAME.why(begun, 0, {"area": "skipton"}) is None


@pytest.mark.parametrize(
    "about", [{"border": "rylstone-skipton"}, {"train": "t3a"}, {"piece": "cheese", "area": "embsay"}]
)
def test_things_of_another_phase_are_refused_for_the_phase(about):
    own_phase = {"border": ["build", "takeover"], "train": ["trains"], "piece": ["trains"]}[next(iter(about))]
    for phase in ("build", "trains"):
        if phase not in own_phase:
            why = GAME.why(at(phase, RICH, pieces={"embsay": {"cheese": 1}}), 0, about)
            assert (why.rule, why.message, why.arguments) == ("W1.4", "refused-phase", {"phase": phase})


@pytest.mark.parametrize(
    "about",
    [{}, None, {"border": "settle-skipton"}, {"border": "skipton-embsay"}, {"border": 3}, {"area": "london"},
     {"area": None}, {"train": "t4a"}, {"piece": "coal", "area": "embsay"}, {"piece": "opposition", "area": "bedale"},
     {"piece": "stone"}, {"town": "skipton"}],
)  # fmt: skip
def test_a_question_about_nothing_on_the_board_is_an_error(about):
    with pytest.raises(ValueError, match=r"\w"):
        GAME.why(at("build"), 0, about)
