"""W8, order and shape: who builds, what a series is and where it may lie."""

from collections import Counter
from itertools import pairwise

import pytest

from .lines import LONG, POOR, RICH, any_position, at, laid, play, spent, starts_offered, steps
from .oracle import borders, builds, first_links, touched
from .positions import (
    BORDERS,
    COMPANY_TOWNS,
    GAME,
    HILLS,
    NEIGHBOURS,
    border,
    lay,
    legal,
    levels,
    line,
    position,
    refusal,
    wild_links,
)


@pytest.mark.rule("W8.1")
def test_each_player_builds_once_in_the_build_order():
    state = position(phase="build", seat=2, order=[0, 1, 2], build=[2, 0, 1])
    play(state, "lay skipton embsay", "done")
    assert (state.seat, state.snapshot()["phase"]) == (0, "build")
    play(state, "no-build")
    assert (state.seat, state.snapshot()["phase"]) == (1, "build")
    play(state, "lay ilkley embsay", "lay embsay bolton_abbey", "done")
    assert state.snapshot()["phase"] == "trains"
    assert state.snapshot()["links"] == {
        **line(2, "skipton", "embsay"),
        **line(1, "ilkley", "embsay", "bolton_abbey"),
    }


@pytest.mark.rule("W8.1")
def test_a_series_that_was_begun_cannot_be_dropped_for_nothing():
    state = play(at("build"), "lay skipton embsay")
    why = refusal(state, "no-build")
    assert (why.rule, why.message, why.arguments) == ("W8.1", "refused-build-begun", {})


@pytest.mark.rule("W8.2")
@pytest.mark.parametrize("turn", [0, 1, 3])
def test_nobody_has_to_build(turn):
    state = at("build", turn=turn)
    assert "no-build" in legal(state)
    before = state.snapshot()
    play(state, "no-build")
    after = state.snapshot()
    assert after["seat"] == 1
    assert all(after[name] == before[name] for name in ("links", "cubes", "tracks", "pieces", "out"))


@pytest.mark.rule("W8.2", "W8.42")
def test_who_can_build_nothing_is_not_asked():
    # Seat 1 has no company influence, so no start is open to it.
    state = position(phase="build", tracks={"midland": levels(1, 0, 1), "north_eastern": levels(1, 0, 1)})
    play(state, "no-build")
    assert (state.seat, state.snapshot()["phase"]) == (2, "build")


@pytest.mark.rule("W8.3")
@pytest.mark.parametrize("length", [1, 2, 7, 14, 15])
def test_a_series_is_as_long_as_money_and_links_allow(length):
    state = at("build", RICH, cubes=15)
    play(state, *lay(*LONG[: length + 1]))
    assert ("done" in legal(state), state.view(0)["players"][0]["links"]) == (True, 15 - length)
    assert bool(steps(state, "lay")) == (length < 15)
    play(state, "done")
    assert set(borders(LONG[: length + 1])) == set(state.snapshot()["links"])


@pytest.mark.rule("W8.3")
def test_a_series_of_no_links_is_none():
    why = refusal(at("build"), "done")
    assert (why.rule, why.message, why.arguments) == ("W8.3", "refused-build-nothing", {})


@pytest.mark.rule("W8.3")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_nobody_builds_with_more_than_fifteen_links(left):
    state = at("build", RICH, cubes=15, links=wild_links(15 - left))
    play(state, *lay("northallerton", "leeming", "bedale", "richmond")[:left])
    assert steps(state, "lay") == []
    why = refusal(state, lay("northallerton", "leeming", "bedale", "richmond", "gilling")[left])
    assert (why.rule, why.message, why.arguments) == ("W8.3", "refused-lay-links", {})
    play(state, "done")
    assert list(state.snapshot()["links"].values()) == [0] * 15


@pytest.mark.rule("W8.3")
def test_who_has_no_link_left_is_not_asked():
    state = position(phase="build", links=wild_links(0, 15, 0))
    play(state, "no-build")
    assert state.seat == 2


@pytest.mark.rule("W8.4")
def test_every_link_starts_where_the_last_one_ended():
    state = at("build", RICH)
    way = ["skipton", "gargrave", "airton", "malham"]
    for a, b in pairwise(way):
        assert a in starts_offered(state)
        play(state, f"lay {a} {b}")
        assert starts_offered(state) <= {b}
        assert state.snapshot()["building"]["areas"] == way[: way.index(b) + 1]
    why = refusal(state, "lay northallerton leeming")
    assert (why.rule, why.message, why.arguments) == ("W8.4", "refused-lay-on", {"area": "malham"})


@pytest.mark.rule("W8.5")
def test_a_series_does_not_fork():
    state = play(at("build", RICH), "lay skipton embsay")
    assert refusal(state, "lay skipton gargrave").rule == "W8.4"
    play(state, "lay embsay ilkley")
    assert refusal(state, "lay embsay bolton_abbey").rule == "W8.4"
    assert refusal(state, "lay embsay rylstone").rule == "W8.4"


@pytest.mark.rule("W8.5", "W8.6")
def test_no_series_touches_an_area_with_more_than_two_links_or_comes_back_to_one():
    for areas, state in laid(at("build", {**POOR, "midland": 2}, cubes=4)):
        assert len(set(areas)) == len(areas)
        ends = Counter(area for name in state.snapshot()["links"] for area in name.split("-"))
        assert max(ends.values()) <= 2
        assert list(ends.values()).count(1) == 2


@pytest.mark.rule("W8.6")
@pytest.mark.parametrize(
    "areas",
    [("northallerton", "leeming", "danby_wiske", "northallerton"),
     ("ilkley", "embsay", "bolton_abbey", "ilkley"),
     ("skipton", "embsay", "ilkley", "bolton_abbey", "embsay"),
     ("northallerton", "leeming", "bedale", "finghall", "leeming")],
)  # fmt: skip
def test_no_area_occurs_twice_and_no_ring_is_closed(areas):
    state = play(at("build", RICH), *lay(*areas[:-1]))
    why = refusal(state, lay(*areas)[-1])
    assert (why.rule, why.message, why.arguments) == ("W8.6", "refused-lay-twice", {"area": areas[-1]})


@pytest.mark.rule("W8.7")
def test_a_series_starts_at_a_company_town_or_at_own_track():
    links = {
        **line(0, "leyburn", "redmire"),
        **line(1, "reeth", "gunnerside", "muker"),
        **line("midland", "skipton", "rylstone", "cracoe", "threshfield"),
    }
    state = at("build", RICH, turn=1, links=links)
    assert starts_offered(state) == {*COMPANY_TOWNS, "leyburn", "redmire", "threshfield"}
    for a, b in [("reeth", "marske"), ("cracoe", "gargrave"), ("hunton", "leyburn")]:
        why = refusal(state, f"lay {a} {b}")
        assert (why.rule, why.message, why.arguments) == ("W8.7", "refused-lay-start", {"area": a})


@pytest.mark.rule("W8.7")
def test_links_of_the_series_itself_make_no_further_start():
    # The areas just touched are no starts of a second series: there is only the end to go on from.
    state = play(at("build", RICH), *lay("northallerton", "leeming", "bedale"))
    assert starts_offered(state) == {"bedale"}


@pytest.mark.rule("W8.8")
def test_in_the_first_turn_every_series_starts_at_a_company_town():
    state = at("build", RICH)
    assert starts_offered(state) == {
        "the_south", "skipton", "ilkley", "carnforth", "northallerton", "darlington", "ripon", "kirkby_stephen",
    }  # fmt: skip


@pytest.mark.rule("W8.9")
@pytest.mark.parametrize("ways", [1, 2, 3, 4])
def test_an_area_with_any_number_of_own_links_is_a_start(ways):
    others = ["bedale", "hunton", "jervaulx", "leeming"][:ways]
    links = {border("finghall", other): 0 for other in others}
    state = at("build", POOR, turn=1, links=links)
    assert ("finghall", "leyburn") in steps(state, "lay")
    play(state, "lay finghall leyburn", "done")
    assert state.snapshot()["links"]["finghall-leyburn"] == 0


@pytest.mark.rule("W8.10")
def test_a_chain_with_two_legal_ends_may_be_laid_from_either_at_the_same_cost():
    links = line(0, "bedale", "richmond")
    way = ["northallerton", "leeming", "bedale"]
    ends = []
    for areas in (way, way[::-1]):
        state = at("build", {"train": 3}, cubes=1, turn=1, links=links)
        before = state.copy()
        play(state, *lay(*areas), "done", "pay train*1")
        assert spent(before, state) == {"cubes": 1, "train": 1, "north_eastern": 1}
        ends.append(state)
    assert ends[0] == ends[1]


@pytest.mark.rule("W8.10", "W8.7")
def test_a_chain_with_no_legal_end_is_illegal_in_whatever_order_it_is_laid():
    # Own track reaches Settle, but of the chain only the middle touches it.
    links = line(0, "the_south", "settle", "stainforth")
    poor = at("build", POOR, cubes=2, turn=1, links=links)
    assert {"hellifield-settle", "clapham-settle"} not in [set(borders(areas)) for areas, _ in laid(poor)]
    state = at("build", RICH, turn=1, links=links)
    assert refusal(state, "lay hellifield settle").message == "refused-lay-start"
    assert refusal(state, "lay clapham settle").message == "refused-lay-start"
    for first, second in (("hellifield", "clapham"), ("clapham", "hellifield")):
        begun = play(state.copy(), f"lay settle {first}")
        assert refusal(begun, f"lay settle {second}").message == "refused-lay-on"


@pytest.mark.rule("W8.10", "W8.7", "W8.4", "W8.5", "W8.6", "W8.17", "W8.18", "W8.20", "W8.42")
@pytest.mark.parametrize("seed", range(12))
def test_the_series_offered_are_just_those_of_the_ledger(seed):
    state = any_position(seed, "build", most=6)
    wanted = sorted(builds(state.snapshot(), state.seat))
    assert sorted(areas for areas, _ in laid(state)) == wanted


@pytest.mark.rule("W8.11")
@pytest.mark.parametrize("end", ["embsay", "rylstone", "cracoe", "threshfield", "gargrave"])
def test_a_series_may_end_anywhere(end):
    way = {"embsay": ["skipton", "embsay"], "rylstone": ["skipton", "rylstone"], "gargrave": ["skipton", "gargrave"],
           "cracoe": ["skipton", "rylstone", "cracoe"],
           "threshfield": ["skipton", "rylstone", "cracoe", "threshfield"]}[end]  # fmt: skip
    state = play(at("build", RICH), *lay(*way))
    assert "done" in legal(state)
    play(state, "done")
    assert end in touched(state.snapshot(), 0)


@pytest.mark.rule("W8.12")
def test_a_series_may_cross_and_meet_own_track_of_earlier_turns():
    links = line(0, "richmond", "bedale", "finghall")
    state = at("build", RICH, turn=1, links=links)
    play(state, *lay("northallerton", "leeming", "bedale", "hunton", "richmond"))
    assert state.view(0)["building"]["cost"] == 4
    play(state, "done")
    assert state.snapshot()["links"] == links | line(0, "northallerton", "leeming", "bedale", "hunton", "richmond")


@pytest.mark.rule("W8.13")
def test_a_series_may_cross_and_meet_the_track_of_others():
    links = line(1, "scorton", "bedale", "finghall") | line("north_eastern", "ripon", "pickhill", "leeming")
    state = at("build", RICH, turn=1, links=links)
    before = state.copy()
    play(state, *lay("northallerton", "leeming", "bedale", "hunton"), "done")
    assert spent(before, state) == {"cubes": 3, "north_eastern": 1}
    again = play(at("build", RICH, turn=1, links=links), *lay("northallerton", "leeming", "bedale"))
    assert "done" in legal(again)


@pytest.mark.rule("W8.14")
def test_existing_links_are_no_part_of_a_series():
    state = at("build", RICH, turn=1, links=line(0, "bedale", "richmond"))
    play(state, *lay("northallerton", "leeming", "bedale"))
    assert refusal(state, "lay bedale richmond").message == "refused-lay-taken"
    why = refusal(state, "lay richmond gilling")
    assert (why.rule, why.message, why.arguments) == ("W8.4", "refused-lay-on", {"area": "bedale"})


@pytest.mark.rule("W8.15")
def test_a_new_network_may_lie_apart_from_the_old_one():
    links = line(0, "skipton", "embsay")
    state = play(at("build", RICH, turn=1, links=links), "lay darlington croft", "done")
    assert state.snapshot()["links"] == links | line(0, "darlington", "croft")


@pytest.mark.rule("W8.16")
def test_every_link_lies_on_a_border_of_the_board():
    offered = {
        entry["border"] for a in range(GAME.actions) if (entry := GAME.action(a))["kind"] == "lay" and entry["border"]
    }
    assert offered <= BORDERS
    assert {name for name in BORDERS if not set(name.split("-")) & set(HILLS)} <= offered
    state = at("build")
    for text in ("lay skipton settle", "lay skipton skipton", "lay skipton", "lay northallerton darlington"):
        with pytest.raises(ValueError, match=r"\w"):
            state.parse(text)


@pytest.mark.rule("W8.16")
def test_a_link_is_named_by_the_two_areas_it_joins():
    for a in range(GAME.actions):
        entry = GAME.action(a)
        if entry["kind"] == "lay":
            assert entry["b"] in NEIGHBOURS[entry["a"]]
            assert entry["border"] == border(entry["a"], entry["b"])
            assert entry["notation"] == f"lay {entry['a']} {entry['b']}"


@pytest.mark.rule("W8.17")
@pytest.mark.parametrize(
    ("owner", "told"),
    [(0, {"owner": 0, "company": None}), (1, {"owner": 1, "company": None}),
     ("midland", {"owner": None, "company": "midland"}),
     ("north_eastern", {"owner": None, "company": "north_eastern"})],
)  # fmt: skip
def test_a_border_holds_one_link_whoever_owns_it(owner, told):
    state = at("build", RICH, turn=1, links=line(owner, "northallerton", "leeming"))
    for text in ("lay northallerton leeming", "lay leeming northallerton"):
        assert text not in legal(state)
    why = refusal(state, "lay northallerton leeming")
    assert (why.rule, why.message) == ("W8.17", "refused-lay-taken")
    assert why.arguments == {"border": "leeming-northallerton", **told}


@pytest.mark.rule("W8.17")
def test_a_series_does_not_use_a_border_twice():
    state = play(at("build", RICH), "lay northallerton leeming")
    assert "lay leeming northallerton" not in legal(state)
    assert refusal(state, "lay leeming northallerton").message in ("refused-lay-taken", "refused-lay-twice")


@pytest.mark.rule("W8.18")
@pytest.mark.parametrize("hill", HILLS)
def test_no_link_touches_a_hill(hill):
    start = next(a for a in NEIGHBOURS[hill] if a not in HILLS)
    onward = next(b for b in NEIGHBOURS[start] if b not in (*HILLS, "the_south"))
    state = at("build", RICH, turn=1, links=line(0, start, onward))
    assert all(hill not in step for step in steps(state, "lay"))
    why = refusal(state, f"lay {start} {hill}")
    assert (why.rule, why.message, why.arguments) == ("W8.18", "refused-lay-hill", {"area": hill})


@pytest.mark.rule("W8.19")
@pytest.mark.parametrize("end", ["skipton", "gargrave", "hellifield", "settle"])
def test_a_series_may_start_in_the_south(end):
    state = at("build", RICH)
    before = state.copy()
    play(state, f"lay the_south {end}", "done")
    assert spent(before, state) == {"cubes": 1, "midland": 2 if end == "skipton" else 1}


@pytest.mark.rule("W8.20")
@pytest.mark.parametrize("start", ["skipton", "gargrave", "hellifield", "settle"])
def test_no_link_is_built_into_the_south(start):
    links = line(0, "gargrave", "airton", "hellifield") | line(0, "airton", "settle")
    state = at("build", RICH, turn=1, links=links)
    assert all(b != "the_south" for _, b in steps(state, "lay"))
    why = refusal(state, f"lay {start} the_south")
    assert (why.rule, why.message, why.arguments) == ("W8.20", "refused-lay-south", {"area": "the_south"})


@pytest.mark.rule("W8.20")
def test_the_south_is_only_ever_the_first_area_of_a_series():
    state = at(
        "build", {"midland": 3, "north_eastern": 0, "train": 0}, cubes=3, turn=1, links=line(0, "settle", "airton")
    )
    series = [areas for areas, _ in laid(state)]
    assert any(areas[0] == "the_south" for areas in series)
    assert all("the_south" not in areas[1:] for areas in series)


@pytest.mark.rule("W8.7")
@pytest.mark.parametrize("seed", range(6))
def test_the_starts_offered_are_those_of_the_ledger(seed):
    state = any_position(seed, "build")
    assert starts_offered(state) == {areas[0] for areas in first_links(state.snapshot(), state.seat)}
