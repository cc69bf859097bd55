"""W9: how towns become company towns."""

import pytest

from .lines import BRANCH, RICH, at, play, starts_offered
from .positions import COMPANIES, COMPANY_TOWNS, GAME, TOWNS, heard, lay, line, over, random_game

PRINTED = {town: [company] for town, company in COMPANY_TOWNS.items()}


def handed_over(company, *areas, **fields):
    return play(at("takeover", RICH, links=line(0, *areas), **fields), *over(company, *areas), "done")


@pytest.mark.rule("W9.1")
def test_a_town_becomes_a_company_town_as_soon_as_a_link_of_the_company_touches_it():
    state = at("takeover", RICH, RICH, links=line(0, *BRANCH) | line(1, "settle", "the_south"))
    play(state, *over("midland", *BRANCH))
    assert state.snapshot()["companies"] == PRINTED  # not before the line is handed over
    play(state, "done")
    assert (state.seat, state.snapshot()["phase"]) == (1, "takeover")
    assert state.snapshot()["companies"] == PRINTED | {"threshfield": ["midland"]}


@pytest.mark.rule("W9.2")
@pytest.mark.parametrize(
    ("company", "areas", "towns"),
    [("midland", ["skipton", "gargrave", "hellifield"], ["hellifield"]),
     ("midland", ["the_south", "settle"], ["settle"]),
     ("midland", ["skipton", "gargrave", "hellifield", "settle"], ["hellifield", "settle"]),
     ("north_eastern", ["northallerton", "leeming", "bedale", "richmond", "hunton", "leyburn", "redmire"],
      ["bedale", "richmond", "leyburn", "redmire"])],
)  # fmt: skip
def test_major_and_minor_towns_become_company_towns_at_the_end_and_on_the_way(company, areas, towns):
    state = handed_over(company, *areas)
    assert state.snapshot()["companies"] == PRINTED | {town: [company] for town in towns}


@pytest.mark.rule("W9.2", "W9.4")
def test_the_start_keeps_its_company_and_another_company_is_added_where_the_line_ends():
    state = handed_over("north_eastern", "ripon", "ripley", "otley", "ilkley")
    assert state.snapshot()["companies"] == PRINTED | {"ilkley": ["midland", "north_eastern"]}


@pytest.mark.rule("W9.3")
def test_track_of_players_makes_no_company_town():
    state = at("build", RICH)
    play(state, *lay("northallerton", "leeming", "bedale", "richmond"), "done")
    assert state.snapshot()["companies"] == PRINTED
    meeting = at("build", RICH, turn=1, links=line(1, "richmond", "bedale", "leeming"))
    play(meeting, *lay("darlington", "gilling", "richmond"), "done")
    assert meeting.snapshot()["companies"] == PRINTED


@pytest.mark.rule("W9.4")
def test_a_town_may_belong_to_both_companies():
    state = handed_over("north_eastern", "ripon", "ripley", "otley", "ilkley")
    assert state.snapshot()["companies"]["ilkley"] == ["midland", "north_eastern"]
    again = handed_over("midland", "the_south", "settle", companies={"settle": ["north_eastern"]})
    assert again.snapshot()["companies"]["settle"] == ["midland", "north_eastern"]


@pytest.mark.rule("W9.4", "W8.7")
def test_a_town_of_both_companies_serves_either_as_a_start():
    links = line(0, "leyburn", "redmire")
    state = at("takeover", RICH, links=links, companies={"leyburn": COMPANIES})
    for company in COMPANIES:
        after = play(state.copy(), *over(company, "leyburn", "redmire"), "done")
        assert after.snapshot()["companies"]["redmire"] == [company]


@pytest.mark.rule("W9.5", "W9.7", "W9.6")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2)])
def test_company_towns_are_never_lost_and_change_only_by_takeovers(seats, seed):
    grown = 0
    for before, action, after in random_game(seats, seed):
        old, new = before.snapshot()["companies"], after.snapshot()["companies"]
        assert set(new) <= set(TOWNS)
        if old != new:
            assert before.snapshot()["phase"] == "takeover"
            assert GAME.action(action)["kind"] == "done"
            assert all(set(owners) <= set(new[town]) for town, owners in old.items())
            grown += 1
    assert grown


@pytest.mark.rule("W9.5")
def test_a_company_town_stays_one_when_the_other_company_reaches_it_and_through_new_turns():
    state = handed_over("midland", "the_south", "settle", companies={"settle": ["north_eastern"]})
    assert state.snapshot()["phase"] == "auction"
    assert state.snapshot()["companies"] == PRINTED | {"settle": ["midland", "north_eastern"]}


@pytest.mark.rule("W9.6")
def test_an_area_without_a_town_is_no_company_town_whatever_links_it_has():
    after = handed_over("midland", *BRANCH).snapshot()
    assert set(after["companies"]) & {"rylstone", "cracoe"} == set()
    again = at("build", RICH, turn=1, links=after["links"])
    assert "threshfield" in starts_offered(again)
    assert starts_offered(again) & {"rylstone", "cracoe"} == set()


@pytest.mark.rule("W9.7")
def test_each_town_that_changes_is_told():
    state = at("takeover", RICH, links=line(0, "skipton", "gargrave", "hellifield", "settle"))
    play(state, *over("midland", "skipton", "gargrave", "hellifield", "settle"))
    towns = [event for event in heard(state, "done") if event["kind"] == "company-town"]
    assert sorted(event["area"] for event in towns) == ["hellifield", "settle"]
    assert {event["company"] for event in towns} == {"midland"}
