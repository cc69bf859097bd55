"""W8, costs: build points by terrain, company influence at company towns, government influence for opposition."""

import pytest

from .lines import POOR, RICH, any_position, at, laid, play, spent, steps
from .oracle import link_cost, price
from .positions import AREAS, BORDERS, COMPANIES, HILLS, NEIGHBOURS, border, heard, influence, lay, legal, line, refusal

BOTH = {"leyburn": COMPANIES}


def links_by_terrain():
    """Every way over every border that can carry a link, with a link of the player beside it to start from."""
    for a in AREAS:
        if a in HILLS:
            continue
        ways = [b for b in NEIGHBOURS[a] if b not in (*HILLS, "the_south")]
        for b in ways:
            for beside in [c for c in ways if c != b][:1]:
                yield a, b, beside


@pytest.mark.rule("W8.21", "W8.22", "W8.23")
def test_every_link_of_the_board_costs_what_its_two_terrains_say():
    seen, borders = set(), set()
    for a, b, beside in links_by_terrain():
        state = at("build", RICH, turn=1, links=line(0, a, beside))
        before = state.copy()
        play(state, f"lay {a} {b}")
        terrains = {AREAS[a]["terrain"], AREAS[b]["terrain"]}
        assert state.view(0)["building"]["cost"] == (1 if terrains == {"lowland"} else 2), (a, b)
        play(state, "done")
        assert spent(before, state)["cubes"] == (1 if terrains == {"lowland"} else 2), (a, b)
        seen.add((AREAS[a]["terrain"], AREAS[b]["terrain"]))
        borders.add(border(a, b))
    assert len(seen) == 4
    assert borders == {name for name in BORDERS if not set(name.split("-")) & set(HILLS)}


@pytest.mark.rule("W8.21", "W8.22", "W8.23", "W8.36")
def test_the_costs_of_the_links_of_a_series_add_up():
    state = at("build", RICH)
    way = ["skipton", "embsay", "rylstone", "cracoe", "gargrave", "airton"]
    for i, cost in enumerate([1, 3, 5, 7, 8]):
        play(state, lay(*way)[i])
        assert state.view(0)["building"]["cost"] == cost


@pytest.mark.rule("W8.24", "W8.25", "W8.34")
@pytest.mark.parametrize(
    ("start", "onward", "fee"),
    [("skipton", "embsay", "midland"), ("the_south", "settle", "midland"), ("ilkley", "otley", "midland"),
     ("carnforth", "bentham", "midland"), ("northallerton", "leeming", "north_eastern"),
     ("darlington", "croft", "north_eastern"), ("ripon", "pickhill", "north_eastern"),
     ("kirkby_stephen", "orton", "north_eastern")],
)  # fmt: skip
def test_starting_at_a_company_town_costs_a_point_of_that_company(start, onward, fee):
    state = at("build")
    before = state.copy()
    play(state, f"lay {start} {onward}", "done")
    assert spent(before, state) == {"cubes": 1, fee: 1}


@pytest.mark.rule("W8.24", "W8.25")
def test_ending_at_a_company_town_costs_a_point_of_that_company():
    state = at("build", turn=1, links=line(0, "bedale", "leeming"))
    before = state.copy()
    play(state, "lay leeming northallerton", "done")
    assert spent(before, state) == {"cubes": 1, "north_eastern": 1}


@pytest.mark.rule("W8.24", "W8.25")
def test_passing_through_a_company_town_costs_one_point_not_two():
    state = at("build", RICH, turn=1, links=line(0, "bedale", "leeming"))
    before = state.copy()
    play(state, "lay leeming northallerton", "lay northallerton danby_wiske")
    assert state.view(0)["building"]["fees"] == {"government": 0, "midland": 0, "north_eastern": 1}
    play(state, "done")
    assert spent(before, state) == {"cubes": 2, "north_eastern": 1}


@pytest.mark.rule("W8.26")
@pytest.mark.parametrize("way", [("leyburn", "hunton"), ("finghall", "leyburn"), ("finghall", "leyburn", "hunton")])
def test_a_town_of_both_companies_costs_a_point_of_each(way):
    state = at("build", turn=1, links=line(0, "finghall", "bedale"), companies=BOTH)
    before = state.copy()
    play(state, *lay(*way), "done")
    assert spent(before, state) == {"cubes": len(way) - 1, "midland": 1, "north_eastern": 1}


@pytest.mark.rule("W8.26")
@pytest.mark.parametrize("kind", COMPANIES)
def test_who_lacks_one_of_the_two_cannot_touch_a_town_of_both_companies(kind):
    state = at("build", {**RICH, kind: 0}, turn=1, links=line(0, "finghall", "bedale"), companies=BOTH)
    for text in ("lay finghall leyburn", "lay leyburn hunton"):
        why = refusal(state, text)
        assert (why.rule, why.message) == ("W8.24", "refused-lay-fee")
        assert why.arguments == {"area": "leyburn", "kind": kind, "need": 1, "have": 0}


@pytest.mark.rule("W8.27", "W8.24")
def test_two_company_towns_in_one_series_are_paid_separately():
    state = at("build", {"midland": 2})
    before = state.copy()
    play(state, *lay("skipton", "embsay", "ilkley"), "done")
    assert spent(before, state) == {"cubes": 2, "midland": 2}
    poor = play(at("build", {"midland": 1}), "lay skipton embsay")
    why = refusal(poor, "lay embsay ilkley")
    assert (why.rule, why.message) == ("W8.24", "refused-lay-fee")
    assert why.arguments == {"area": "ilkley", "kind": "midland", "need": 2, "have": 1}


@pytest.mark.rule("W8.28")
def test_own_links_in_a_company_town_do_not_save_its_charge():
    state = at("build", turn=1, links=line(0, "skipton", "embsay", "ilkley"))
    before = state.copy()
    play(state, "lay skipton gargrave", "done")
    assert spent(before, state) == {"cubes": 1, "midland": 1}
    assert (
        refusal(at("build", POOR, turn=1, links=line(0, "skipton", "embsay")), "lay skipton gargrave").rule == "W8.24"
    )


@pytest.mark.rule("W8.29", "W8.30", "W8.32")
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("last", ["bedale", "richmond"])
def test_every_opposition_piece_of_an_entered_area_costs_a_government_point(count, last):
    state = at("build", {"government": 3}, pieces={"bedale": {"green": 1, "opposition": count}})
    before = state.copy()
    play(state, *lay("northallerton", "leeming", "bedale"))
    if last == "richmond":
        play(state, "lay bedale richmond")
    play(state, "done")
    cubes = 2 if last == "bedale" else 3
    assert spent(before, state) == {"cubes": cubes, "north_eastern": 1, "government": count}
    assert state.snapshot()["pieces"] == {"bedale": {"green": 1}}


@pytest.mark.rule("W8.29", "W8.30")
def test_the_very_first_area_entered_is_no_exception():
    state = at("build", {"government": 1}, pieces={"hellifield": {"opposition": 1, "red": 1}})
    before = state.copy()
    play(state, "lay the_south hellifield", "done")
    assert spent(before, state) == {"cubes": 1, "midland": 1, "government": 1}
    assert state.snapshot()["pieces"] == {"hellifield": {"red": 1}}


@pytest.mark.rule("W8.29")
def test_opposition_in_areas_beside_the_series_costs_nothing_and_stays():
    pieces = {"richmond": {"opposition": 3}, "settle": {"opposition": 1}}
    state = at("build", pieces=pieces)
    before = state.copy()
    play(state, *lay("northallerton", "leeming", "bedale"), "done")
    assert spent(before, state) == {"cubes": 2, "north_eastern": 1}
    assert state.snapshot()["pieces"] == pieces


@pytest.mark.rule("W8.29", "W8.30")
def test_the_opposition_of_several_areas_adds_up():
    pieces = {"bedale": {"opposition": 2}, "richmond": {"opposition": 3, "red": 1}}
    state = at("build", {"government": 5}, pieces=pieces)
    before = state.copy()
    play(state, *lay("northallerton", "leeming", "bedale", "richmond"), "done")
    assert spent(before, state) == {"cubes": 3, "north_eastern": 1, "government": 5}
    assert state.snapshot()["pieces"] == {"richmond": {"red": 1}}


@pytest.mark.rule("W8.30", "W8.33")
@pytest.mark.parametrize(("have", "count"), [(0, 1), (1, 2), (2, 3)])
def test_a_part_of_the_opposition_cannot_be_paid_off(have, count):
    purse = {**RICH, "government": have}
    state = at("build", purse, cubes=15, pieces={"bedale": {"opposition": count}})
    play(state, "lay northallerton leeming")
    why = refusal(state, "lay leeming bedale")
    assert (why.rule, why.message) == ("W8.29", "refused-lay-fee")
    assert why.arguments == {"area": "bedale", "kind": "government", "need": count, "have": have}


@pytest.mark.rule("W8.31", "W8.30")
def test_removed_opposition_is_out_of_the_game_and_counts_for_nobody():
    state = at("build", {"government": 2}, pieces={"bedale": {"opposition": 2}})
    before = state.copy()
    play(state, *lay("northallerton", "leeming", "bedale"), "done")
    old, new = before.snapshot(), state.snapshot()
    assert new["out"] == {**old["out"], "opposition": old["out"]["opposition"] + 2}
    assert (new["load"], new["delivered"]) == (old["load"], old["delivered"])
    assert state.scores() == [before.scores()[0] - 2, *before.scores()[1:]]  # two links, and nothing else


@pytest.mark.rule("W8.32", "W8.34")
def test_special_points_come_in_addition_to_the_build_points():
    pieces = {"bedale": {"opposition": 1}}
    state = at("build", {"government": 2}, cubes=2, pieces=pieces)
    before = state.copy()
    play(state, *lay("northallerton", "leeming", "bedale"))
    shown = state.view(0)["building"]
    assert (shown["cost"], shown["cubes"], shown["rest"]) == (2, 2, 0)
    assert shown["fees"] == {"government": 1, "midland": 0, "north_eastern": 1}
    play(state, "done")
    assert spent(before, state) == {"cubes": 2, "government": 1, "north_eastern": 1}


@pytest.mark.rule("W8.33")
@pytest.mark.parametrize(("kind", "text"), [("midland", "lay skipton embsay"), ("north_eastern", "lay ripon pickhill")])
def test_nothing_else_pays_the_charge_of_a_company(kind, text):
    state = at("build", {**RICH, kind: 0}, cubes=15)
    why = refusal(state, text)
    assert (why.rule, why.message) == ("W8.24", "refused-lay-fee")
    assert why.arguments == {"area": text.split()[1], "kind": kind, "need": 1, "have": 0}


@pytest.mark.rule("W8.34")
def test_special_points_are_paid_in_kind_while_cubes_are_left():
    state = at("build", RICH, cubes=12, pieces={"bedale": {"opposition": 1}})
    before = state.copy()
    play(state, *lay("northallerton", "leeming", "bedale"), "done")
    assert spent(before, state) == {"cubes": 2, "government": 1, "north_eastern": 1}


@pytest.mark.rule("W8.35")
def test_company_track_without_a_town_and_track_of_others_cost_nothing():
    links = line("midland", "skipton", "rylstone", "cracoe", "threshfield") | line(1, "airton", "hellifield")
    state = at("build", POOR, turn=1, links={**links, **line(0, "settle", "airton")})
    before = state.copy()
    play(state, *lay("airton", "gargrave", "cracoe"), "done")
    assert spent(before, state) == {"cubes": 3}


@pytest.mark.rule("W8.24", "W8.29", "W8.32", "W8.36")
@pytest.mark.parametrize("seed", range(8))
def test_the_price_shown_of_every_series_is_that_of_the_ledger(seed):
    start = any_position(seed, "build", most=6)
    snapshot = start.snapshot()
    have = snapshot["cubes"][start.seat]
    for areas, state in laid(start):
        wanted = price(snapshot, areas)
        shown = state.view(state.seat)["building"]
        assert (shown["areas"], shown["cost"]) == (list(areas), wanted.build)
        fees = {"government": wanted.government, "midland": wanted.midland, "north_eastern": wanted.north_eastern}
        assert shown["fees"] == fees
        assert (shown["cubes"], shown["rest"]) == (min(have, wanted.build), max(0, wanted.build - have))


@pytest.mark.rule("W8.29")
def test_the_cost_of_each_link_is_told_and_what_was_paid_off():
    state = play(at("build", RICH, pieces={"bedale": {"opposition": 2}}), "lay northallerton leeming")
    assert heard(state, "lay leeming bedale") == [
        {"kind": "lay", "player": 0, "a": "leeming", "b": "bedale", "cost": link_cost("leeming", "bedale")},
        {"kind": "opposition", "area": "bedale", "count": 2},
    ]


@pytest.mark.rule("W8.29", "W8.41")
def test_government_points_kept_for_opposition_do_not_open_a_longer_series():
    # One cube, one government point: it pays for the opposition or for a link, not for both.
    purse = {**POOR, "government": 1, "north_eastern": 1}
    state = play(at("build", purse, cubes=2, pieces={"bedale": {"opposition": 1}}), *lay("northallerton", "leeming"))
    assert ("leeming", "bedale") in steps(state, "lay")
    play(state, "lay leeming bedale")
    assert legal(state) == ["done"]
    free = play(at("build", purse, cubes=2), *lay("northallerton", "leeming", "bedale"))
    assert steps(free, "lay")
    assert influence(free, 0)["government"] == 1


@pytest.mark.rule("W8.35")
def test_a_border_beside_a_company_link_of_the_same_area_is_free():
    state = at("build", RICH, turn=1, links=line("north_eastern", "northallerton", "leeming"))
    play(state, "lay northallerton danby_wiske", "lay danby_wiske leeming")
    assert state.view(0)["building"]["fees"]["north_eastern"] == 1
    assert border("danby_wiske", "leeming") in state.snapshot()["links"]
