"""W12: pieces that can never be moved again leave the board at once."""

from itertools import chain

import pytest

from .lines import BRANCH, RICH, at, movable, play
from .oracle import dead_apart
from .positions import COMPANIES, GAME, heard, line, over, random_game

WAY = ["northallerton", "leeming", "bedale", "finghall", "leyburn"]


def after(company, areas, pieces, **fields):
    """The position once this line of seat 0 has been handed over; seat 1 still has a line to decide about."""
    links = {**line(0, *areas), **line(1, "carnforth", "tunstall", "ingleton"), **fields.pop("links", {})}
    state = at("takeover", RICH, RICH, links=links, pieces=pieces, **fields)
    return play(state, *over(company, *areas), "done")


@pytest.mark.rule("W12.1")
def test_all_cheese_is_removed_where_a_company_link_arrives():
    pieces = {"leeming": {"cheese": 2}, "finghall": {"cheese": 1}, "hunton": {"cheese": 2}}
    state = after("north_eastern", WAY, pieces)
    assert state.snapshot()["pieces"] == {"hunton": {"cheese": 2}}


@pytest.mark.rule("W12.1")
def test_cheese_beside_links_of_players_stays():
    pieces = {"leeming": {"cheese": 2}, "gargrave": {"cheese": 2}, "tunstall": {"cheese": 1}}
    state = after("midland", BRANCH, pieces, links=line(2, "northallerton", "leeming") | line(0, "skipton", "gargrave"))
    assert state.snapshot()["pieces"] == pieces


@pytest.mark.rule("W12.2")
def test_passengers_of_the_company_are_removed_from_every_town_it_reaches():
    pieces = {"bedale": {"green": 2}, "leyburn": {"red": 1, "green": 2}, "redmire": {"green": 2}}
    state = after("north_eastern", WAY, pieces)
    assert state.snapshot()["pieces"] == {"leyburn": {"red": 1}, "redmire": {"green": 2}}


@pytest.mark.rule("W12.3")
@pytest.mark.parametrize(
    ("company", "areas", "stays"),
    [("midland", ["the_south", "settle"], {"green": 1}),
     ("north_eastern", ["darlington", "gilling", "richmond"], {"red": 2})],
)  # fmt: skip
def test_passengers_of_the_other_colour_stay(company, areas, stays):
    town = areas[-1]
    state = after(company, areas, {town: {"red": 2, "green": 1}})
    assert state.snapshot()["pieces"] == {town: stays}


@pytest.mark.rule("W12.3", "W12.2")
def test_nobody_is_left_in_a_town_of_both_companies():
    state = after("midland", ["the_south", "settle"], {"settle": {"red": 2}}, companies={"settle": ["north_eastern"]})
    assert state.snapshot()["pieces"] == {}
    other = after("north_eastern", ["leyburn", "redmire"], {"redmire": {"green": 1}},
                  companies={"leyburn": COMPANIES, "redmire": ["midland"]})  # fmt: skip
    assert other.snapshot()["pieces"] == {}


@pytest.mark.rule("W12.4")
def test_stone_is_removed_when_the_last_town_beside_its_hill_becomes_a_company_town():
    pieces = {"barden_moor": {"stone": 2}, "boss_moor": {"stone": 2}, "great_whernside": {"stone": 1}}
    state = after("midland", BRANCH, pieces)
    # Threshfield is the only town at Barden Moor; Boss Moor has Malham too, Great Whernside Kettlewell and Lofthouse.
    assert state.snapshot()["pieces"] == {"boss_moor": {"stone": 2}, "great_whernside": {"stone": 1}}


@pytest.mark.rule("W12.4")
@pytest.mark.parametrize("company", COMPANIES)
def test_company_towns_of_either_colour_count_for_stone(company):
    pieces = {"boss_moor": {"stone": 2}}
    assert after("midland", BRANCH, pieces, companies={"malham": [company]}).snapshot()["pieces"] == {}


@pytest.mark.rule("W12.4")
def test_the_south_does_not_keep_stone_alive():
    # Bowland Fells border Carnforth, The South and Settle.
    assert after("midland", ["the_south", "settle"], {"bowland_fells": {"stone": 1}}).snapshot()["pieces"] == {}


@pytest.mark.rule("W12.4")
def test_towns_on_the_way_of_the_line_count_as_well_as_its_end():
    pieces = {"redmire_moor": {"stone": 1}, "penhill": {"stone": 1}}
    companies = {"reeth": ["north_eastern"], "aysgarth": ["midland"]}
    state = after("north_eastern", [*WAY, "redmire"], pieces, companies=companies)
    # Middleham still stands free beside Penhill.
    assert state.snapshot()["pieces"] == {"penhill": {"stone": 1}}


@pytest.mark.rule("W12.5", "W12.1", "W12.2", "W12.4")
def test_dead_pieces_are_gone_before_the_next_player_decides():
    pieces = {"barden_moor": {"stone": 2}, "threshfield": {"red": 1, "green": 1}, "gargrave": {"cheese": 1}}
    state = after("midland", BRANCH, pieces)
    assert (state.snapshot()["phase"], state.seat) == ("takeover", 1)
    assert state.snapshot()["pieces"] == {"threshfield": {"green": 1}, "gargrave": {"cheese": 1}}


@pytest.mark.rule("W12.5")
def test_nothing_dies_before_the_line_is_handed_over():
    pieces = {"barden_moor": {"stone": 2}, "threshfield": {"red": 1}}
    state = at("takeover", RICH, links=line(0, *BRANCH), pieces=pieces)
    play(state, *over("midland", *BRANCH))
    assert state.snapshot()["pieces"] == pieces
    shown = state.view(0)["taking"]
    assert shown["lost"] == pieces
    assert shown["towns"] == ["threshfield"]


@pytest.mark.rule("W12.6")
def test_dead_pieces_go_out_of_the_game_and_score_for_nobody():
    pieces = {"barden_moor": {"stone": 2}, "threshfield": {"red": 1}}
    state = at("takeover", RICH, RICH, links=line(0, *BRANCH) | line(1, "settle", "the_south"), pieces=pieces)
    before = state.copy()
    play(state, *over("midland", *BRANCH), "done")
    old, new = before.snapshot(), state.snapshot()
    assert new["out"] == {**old["out"], "stone": old["out"]["stone"] + 2, "red": old["out"]["red"] + 1}
    assert (new["load"], new["delivered"]) == (old["load"], old["delivered"])
    assert state.scores() == [before.scores()[0] + 3, *before.scores()[1:]]  # three links fewer, nothing else


@pytest.mark.rule("W12.7")
def test_pieces_without_a_connection_stay():
    # Nobody's links reach any of these, but some day they may.
    pieces = {"muker": {"red": 1, "green": 1}, "orton": {"cheese": 2}, "arkengarthdale_moor": {"stone": 2}}
    state = after("midland", BRANCH, pieces)
    assert movable(state, 0) == movable(state, 1) == set()
    assert state.snapshot()["pieces"] == pieces


@pytest.mark.rule("W12.7")
def test_opposition_and_pieces_of_free_towns_are_not_touched_by_a_takeover():
    pieces = {"malham": {"red": 1, "opposition": 1}, "kettlewell": {"red": 2}}
    assert after("midland", BRANCH, pieces).snapshot()["pieces"] == pieces


@pytest.mark.rule("W12.1", "W12.2", "W12.4", "W12.5", "W12.7")
def test_in_a_game_just_the_dead_pieces_leave_the_board_with_a_takeover():
    died = 0
    for before, action, state in chain(random_game(3, 11), random_game(4, 12), random_game(4, 13)):
        if GAME.action(action)["kind"] == "done" and before.snapshot()["phase"] == "takeover" and not state.over:
            old, new = before.snapshot(), state.snapshot()
            kept, dead = dead_apart({**new, "pieces": old["pieces"]})
            assert new["pieces"] == kept
            died += bool(dead)
    assert died


@pytest.mark.rule("W12.6")
def test_it_is_told_what_died_where():
    pieces = {"barden_moor": {"stone": 2}, "threshfield": {"red": 1, "green": 1}}
    state = at("takeover", RICH, links=line(0, *BRANCH), pieces=pieces)
    play(state, *over("midland", *BRANCH))
    dead = [event for event in heard(state, "done") if event["kind"] == "dead"]
    assert sorted((event["area"], *event["pieces"]) for event in dead) == [
        ("barden_moor", "stone", "stone"), ("threshfield", "red"),
    ]  # fmt: skip
