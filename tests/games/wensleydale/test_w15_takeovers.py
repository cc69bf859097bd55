"""W15: handing a line to one of the two companies."""

import pytest

from .lines import BRANCH, LONG, POOR, RICH, SETTLE, any_position, at, handed, play, spent, steps, takeovers
from .oracle import after_takeover, borders, influence, links_left, touched
from .oracle import takeovers as ledger_takeovers
from .positions import AREAS, BORDERS, COMPANIES, GAME, HILLS, legal, levels, line, over, position, refusal, stack

BY_LENGTH = {
    1: ("midland", ["the_south", "settle"]),
    2: ("midland", ["skipton", "gargrave", "hellifield"]),
    3: ("midland", BRANCH),
    4: ("midland", ["skipton", "embsay", "rylstone", "cracoe", "threshfield"]),
    5: ("midland", ["ilkley", "bolton_abbey", "embsay", "rylstone", "cracoe", "threshfield"]),
    8: ("north_eastern", LONG[:9]),
    15: ("north_eastern", LONG),
}


def sets(*ways):
    """The takeovers of these ways, each (company, area, area, ...)."""
    return {(company, frozenset(borders(areas))) for company, *areas in ways}


@pytest.mark.rule("W15.1")
def test_each_player_in_the_player_order_hands_over_one_line_at_most():
    links = line(0, *BRANCH) | line(1, *SETTLE)
    links |= line(2, "ripon", "pickhill", "masham") | line(2, "carnforth", "tunstall", "ingleton")
    state = at("takeover", RICH, RICH, RICH, order=[2, 0, 1], seat=2, links=links)
    play(state, *over("north_eastern", "ripon", "pickhill", "masham"), "done")
    assert (state.seat, state.snapshot()["phase"]) == (0, "takeover")  # though seat 2 has another line
    play(state, "no-takeover")
    assert state.seat == 1
    play(state, *over("midland", *SETTLE), "done")
    assert state.snapshot()["phase"] == "auction"
    owners = set(state.snapshot()["links"].values())
    assert owners == {0, 2, "midland", "north_eastern"}


@pytest.mark.rule("W15.1")
def test_a_takeover_once_begun_is_not_dropped():
    state = play(at("takeover", RICH, links=line(0, *BRANCH)), "takeover midland")
    why = refusal(state, "no-takeover")
    assert (why.rule, why.message, why.arguments) == ("W15.1", "refused-takeover-begun", {})


@pytest.mark.rule("W15.2")
def test_nobody_has_to_hand_anything_over():
    state = at("takeover", RICH, RICH, links=line(0, *BRANCH) | line(1, *SETTLE))
    before = state.copy()
    assert "no-takeover" in legal(state)
    play(state, "no-takeover")
    assert state.seat == 1
    old, new = before.snapshot(), state.snapshot()
    assert all(old[name] == new[name] for name in ("links", "companies", "tracks", "pieces", "out"))


@pytest.mark.rule("W15.2", "W15.8")
def test_who_has_no_line_to_hand_over_is_not_asked():
    links = line(0, *BRANCH) | line(1, "richmond", "bedale") | line(2, *SETTLE)
    state = play(at("takeover", RICH, RICH, RICH, links=links), "no-takeover")
    assert state.seat == 2


@pytest.mark.rule("W15.3")
@pytest.mark.parametrize("length", BY_LENGTH)
def test_one_point_pays_for_one_or_two_links(length):
    company, areas = BY_LENGTH[length]
    price = -(-length // 2)
    state = at("takeover", {**POOR, company: 8}, links=line(0, *areas))
    before = state.copy()
    play(state, *over(company, *areas))
    assert state.view(0)["taking"]["price"] == price
    play(state, "done")
    assert influence(state.snapshot(), 0) == {**POOR, company: 8 - price}
    assert influence(before.snapshot(), 0)[company] == 8


@pytest.mark.rule("W15.3", "W15.4")
@pytest.mark.parametrize("length", [3, 4, 5, 8, 15])
def test_who_lacks_a_point_cannot_hand_the_line_over_whatever_else_he_has(length):
    company, areas = BY_LENGTH[length]
    price = -(-length // 2)
    state = at("takeover", {**RICH, company: price - 1}, cubes=15, links=line(0, *areas))
    assert (company, frozenset(borders(areas))) not in takeovers(state)
    enough = at("takeover", {**POOR, company: price}, cubes=0, links=line(0, *areas))
    assert (company, frozenset(borders(areas))) in takeovers(enough)


@pytest.mark.rule("W15.3", "W15.4")
def test_a_link_that_makes_the_line_too_dear_is_refused():
    links = line(0, "skipton", "gargrave", "hellifield", "settle", "the_south")
    state = at("takeover", {**RICH, "midland": 1}, cubes=15, links=links)
    play(state, *over("midland", "skipton", "gargrave", "hellifield"))
    why = refusal(state, "over hellifield settle")
    assert (why.rule, why.message) == ("W15.3", "refused-over-price")
    assert why.arguments == {"company": "midland", "need": 2, "have": 1}


@pytest.mark.rule("W15.4")
def test_cubes_and_other_influence_are_not_touched():
    state = at("takeover", RICH, RICH, links=line(0, *BRANCH) | line(1, *SETTLE))
    before = state.copy()
    play(state, *over("midland", *BRANCH), "done")
    assert spent(before, state) == {"midland": 2}


@pytest.mark.rule("W15.3")
def test_the_token_moved_down_lands_on_top():
    tracks = {"midland": {3: [1, 0], 1: [2]}}
    state = position(phase="takeover", order=[0, 1, 2], tracks=tracks, links=line(0, *BRANCH))
    play(state, *over("midland", *BRANCH), "done")
    assert (stack(state, "midland", 3), stack(state, "midland", 1)) == ([1], [2, 0])


@pytest.mark.rule("W15.5")
@pytest.mark.parametrize("owner", [1, *COMPANIES, None])
def test_only_own_links_are_handed_over_and_no_gap_is_bridged(owner):
    # The middle link of the line is another's, a company's, or not there.
    links = line(0, "northallerton", "leeming") | line(0, "bedale", "richmond") | line(0, "ripon", "pickhill", "masham")
    if owner is not None:
        links |= line(owner, "leeming", "bedale")
    state = at("takeover", RICH, links=links, companies={"bedale": []})
    possible = {crossed for _, crossed in takeovers(state)}
    assert all(links[name] == 0 for crossed in possible for name in crossed)
    assert not any({"bedale-richmond", "leeming-northallerton"} <= crossed for crossed in possible)
    play(state, "takeover north_eastern")
    why = refusal(state, "over leeming bedale")
    assert (why.rule, why.message, why.arguments) == ("W15.5", "refused-over-link", {"border": "bedale-leeming"})


@pytest.mark.rule("W15.6")
def test_the_links_handed_over_are_one_chain():
    links = line(0, *BRANCH) | line(0, "skipton", "gargrave", "hellifield")
    state = at("takeover", RICH, links=links)
    assert takeovers(state) == sets(("midland", *BRANCH), ("midland", "skipton", "gargrave", "hellifield"))
    play(state, "takeover midland", "over skipton rylstone")
    why = refusal(state, "over skipton gargrave")
    assert (why.rule, why.message, why.arguments) == ("W15.6", "refused-over-on", {"area": "rylstone"})


@pytest.mark.rule("W15.6")
def test_a_line_of_no_links_is_none():
    state = play(at("takeover", RICH, links=line(0, *BRANCH)), "takeover midland")
    why = refusal(state, "done")
    assert (why.rule, why.message, why.arguments) == ("W15.6", "refused-takeover-nothing", {})


@pytest.mark.rule("W15.7")
def test_no_area_occurs_twice_in_a_line_handed_over():
    links = line(0, "ilkley", "embsay", "bolton_abbey", "ilkley") | line(0, "embsay", "skipton")
    state = at("takeover", RICH, links=links)
    chains = sets(
        ("midland", "ilkley", "embsay", "skipton"),
        ("midland", "ilkley", "bolton_abbey", "embsay", "skipton"),
    )
    assert takeovers(state) == chains
    play(state, *over("midland", "skipton", "embsay", "ilkley"))
    # On from Ilkley there is only the way back to Embsay, over Bolton Abbey, where no town is left to end in.
    why = refusal(state, "over ilkley bolton_abbey")
    assert (why.rule, why.message, why.arguments) == ("W15.9", "refused-over-end", {"area": "bolton_abbey"})


@pytest.mark.rule("W15.7")
def test_a_ring_is_not_handed_over():
    links = line(0, "the_south", "settle", "hellifield", "the_south")
    state = at("takeover", RICH, links=links)
    assert len(takeovers(state)) == 4  # two single links and two of two links, never all three
    play(state, *over("midland", "the_south", "settle", "hellifield"))
    why = refusal(state, "over hellifield the_south")
    assert (why.rule, why.message, why.arguments) == ("W15.7", "refused-over-twice", {"area": "the_south"})


@pytest.mark.rule("W15.8")
def test_a_line_starts_in_a_town_of_the_company():
    links = line(0, "richmond", "bedale", "leeming", "northallerton") | line(1, *SETTLE)
    state = at("takeover", RICH, RICH, links=links)
    assert {company for company, _ in takeovers(state)} == {"north_eastern"}
    why = refusal(state, "takeover midland")
    assert (why.rule, why.message, why.arguments) == ("W15.8", "refused-takeover-none", {"company": "midland"})
    play(state, "takeover north_eastern")
    assert steps(state, "over") == [("northallerton", "leeming")]
    why = refusal(state, "over richmond bedale")
    assert (why.rule, why.message) == ("W15.8", "refused-over-start")
    assert why.arguments == {"area": "richmond", "company": "north_eastern"}


@pytest.mark.rule("W15.3", "W15.8", "W15.9")
def test_a_company_is_refused_for_what_every_line_lacks():
    met = set()
    for seed in range(500, 540):
        state = any_position(seed, "takeover")
        s, seat = state.snapshot(), state.seat
        for company in COMPANIES:
            paid = {**s, "tracks": {**s["tracks"], company: {8: list(range(s["seats"]))}}}
            lengths = [len(crossed) for taker, crossed in ledger_takeovers(paid, seat) if taker == company]
            if not any(company in s["companies"].get(area, []) for area in touched(s, seat)):
                wanted = ("W15.8", "refused-takeover-none", {"company": company})
            elif not lengths:
                wanted = ("W15.9", "refused-takeover-end", {"company": company})
            elif (need := -(-min(lengths) // 2)) > (have := influence(s, seat)[company]):
                wanted = ("W15.3", "refused-takeover-price", {"company": company, "need": need, "have": have})
            else:
                wanted = None
            why = state.why_not(state.parse(f"takeover {company}"))
            assert (None if why is None else (why.rule, why.message, why.arguments)) == wanted, seed
            met.add(wanted and wanted[0])
    assert met == {None, "W15.3", "W15.8", "W15.9"}


@pytest.mark.rule("W15.8")
def test_a_company_link_without_a_town_is_no_start():
    links = line("midland", *BRANCH) | line(0, "cracoe", "gargrave", "hellifield")
    assert takeovers(at("takeover", RICH, links=links)) == set()
    # From the end of the company's line, a town, it works.
    links = line("midland", *BRANCH) | line(0, "threshfield", "kilnsey", "kettlewell")
    assert takeovers(at("takeover", RICH, links=links)) == sets(("midland", "threshfield", "kilnsey", "kettlewell"))


@pytest.mark.rule("W15.8")
def test_towns_of_the_own_line_become_no_starts_of_it():
    # A line from Bedale to Richmond alone starts in no company town, although a line beside it would make one.
    links = line(0, "northallerton", "leeming", "bedale") | line(0, "bedale", "richmond")
    possible = takeovers(at("takeover", RICH, links=links))
    assert ("north_eastern", frozenset({"bedale-richmond"})) not in possible
    assert len(possible) == 2


@pytest.mark.rule("W15.9")
def test_a_line_ends_in_a_town():
    links = line(0, *SETTLE, "ribblehead")
    state = at("takeover", RICH, links=links)
    assert takeovers(state) == sets(("midland", *SETTLE[:2]), ("midland", *SETTLE))
    play(state, *over("midland", *SETTLE[:3]))
    why = refusal(state, "done")
    assert (why.rule, why.message, why.arguments) == ("W15.9", "refused-takeover-town", {"area": "stainforth"})
    play(state, "over stainforth horton_in_ribblesdale")
    why = refusal(state, "over horton_in_ribblesdale ribblehead")
    assert (why.rule, why.message, why.arguments) == ("W15.9", "refused-over-end", {"area": "ribblehead"})


@pytest.mark.rule("W15.9")
@pytest.mark.parametrize(
    ("areas", "company"),
    [(("the_south", "settle"), "midland"), (("the_south", "hellifield"), "midland"),
     (("the_south", "skipton"), "midland"), (("ripon", "northallerton"), "north_eastern"),
     (("ilkley", "otley", "ripley", "ripon"), "midland")],
)  # fmt: skip
def test_the_end_is_any_town_major_or_minor_company_town_or_not(areas, company):
    state = at("takeover", RICH, links=line(0, *areas))
    assert (company, frozenset(borders(areas))) in takeovers(state)
    play(state, *over(company, *areas), "done")
    assert set(state.snapshot()["links"].values()) == {company}


@pytest.mark.rule("W15.9")
def test_a_line_may_end_in_the_south_and_pass_through_it():
    # Nobody can build into The South, but a line that touches it may be read either way.
    links = line(0, "the_south", "settle") | line(0, "the_south", "hellifield")
    state = at("takeover", RICH, links=links, companies={"settle": ["north_eastern"]})
    assert ("north_eastern", frozenset({"settle-the_south"})) in takeovers(state)
    assert ("north_eastern", frozenset(links)) in takeovers(state)
    play(state, *over("north_eastern", "settle", "the_south", "hellifield"), "done")
    after = state.snapshot()["companies"]
    assert after["the_south"] == ["midland", "north_eastern"]
    assert after["hellifield"] == ["north_eastern"]


@pytest.mark.rule("W15.10")
def test_any_areas_may_lie_in_between():
    # Valley, lowland, a minor town, a major town, company towns of either colour.
    areas = ["skipton", "rylstone", "cracoe", "gargrave", "hellifield", "settle", "stainforth", "horton_in_ribblesdale"]
    state = at(
        "takeover", RICH, links=line(0, *areas), companies={"settle": COMPANIES, "hellifield": ["north_eastern"]}
    )
    assert ("midland", frozenset(borders(areas))) in takeovers(state)
    play(state, *over("midland", *areas), "done")
    assert set(state.snapshot()["links"].values()) == {"midland"}


@pytest.mark.rule("W15.11")
def test_links_that_branch_off_stay_with_the_player():
    rest = line(0, "settle", "clapham", "bentham") | line(0, "horton_in_ribblesdale", "ribblehead")
    state = at("takeover", RICH, links=line(0, *SETTLE) | rest)
    play(state, *over("midland", *SETTLE), "done")
    assert state.snapshot()["links"] == line("midland", *SETTLE) | rest


@pytest.mark.rule("W15.12")
def test_any_stretch_of_a_longer_line_between_fitting_towns_may_be_handed_over():
    state = at("takeover", RICH, links=line(0, *LONG))
    towns = [i for i, area in enumerate(LONG) if AREAS[area]["town"]]
    starts = [i for i in towns if LONG[i] in ("darlington", "northallerton", "ripon")]
    stretches = {tuple(sorted((i, j))) for i in starts for j in towns if i != j}
    assert takeovers(state) == {("north_eastern", frozenset(borders(LONG[i : j + 1]))) for i, j in stretches}


@pytest.mark.rule("W15.13", "W15.1")
def test_one_company_and_one_line_a_turn():
    links = line(0, *BRANCH) | line(0, "ripon", "pickhill", "masham") | line(1, *SETTLE)
    state = at("takeover", RICH, RICH, links=links)
    assert {company for company, _ in takeovers(state)} == {"midland", "north_eastern"}
    play(state, "takeover midland")
    assert all(step[0] == "skipton" for step in steps(state, "over"))
    assert refusal(state, "takeover north_eastern").rule == "W15.1"
    play(state, *over("midland", *BRANCH)[1:], "done")
    assert state.seat == 1


@pytest.mark.rule("W15.14")
def test_the_tracks_of_both_companies_may_meet():
    areas = ["ilkley", "otley", "ripley", "ripon"]
    for company, way in (("midland", areas), ("north_eastern", areas[::-1])):
        state = at("takeover", RICH, links=line(0, *areas) | line("north_eastern", "ripon", "pickhill"))
        assert {(c, frozenset(borders(areas))) for c in COMPANIES} == takeovers(state)
        play(state, *over(company, *way), "done")
        assert set(state.snapshot()["links"].values()) == {company, "north_eastern"}
        end = way[-1]
        assert state.snapshot()["companies"][end] == ["midland", "north_eastern"]


@pytest.mark.rule("W15.15", "W15.16")
@pytest.mark.parametrize("length", [1, 3, 15])
def test_links_change_hands_one_for_one(length):
    company, areas = BY_LENGTH[length]
    state = at("takeover", RICH, links=line(0, *areas))
    assert state.view(0)["stock"] == {"midland": 60, "north_eastern": 60}
    assert (state.view(0)["players"][0]["links"], state.view(0)["players"][0]["laid"]) == (15 - length, length)
    play(state, *over(company, *areas), "done")
    assert state.snapshot()["links"] == line(company, *areas)
    assert state.view(0)["stock"] == {"midland": 60, "north_eastern": 60} | {company: 60 - length}
    assert (state.view(0)["players"][0]["links"], state.view(0)["players"][0]["laid"]) == (15, 0)


@pytest.mark.rule("W15.16")
def test_links_taken_off_can_be_built_again():
    company, areas = BY_LENGTH[15]
    state = at("takeover", RICH, links=line(0, *areas))
    play(state, *over(company, *areas), "done")
    again = GAME.load({**at("build", RICH, turn=1).snapshot(), "links": state.snapshot()["links"]})
    play(again, "lay skipton embsay", "done")
    assert again.snapshot()["links"]["embsay-skipton"] == 0


@pytest.mark.rule("W15.17")
def test_every_town_of_the_line_becomes_a_company_town_at_once():
    areas = ["northallerton", "leeming", "bedale", "richmond", "hunton", "leyburn", "redmire"]
    state = at("takeover", RICH, RICH, links=line(0, *areas) | line(1, *SETTLE))
    old = state.snapshot()["companies"]
    play(state, *over("north_eastern", *areas), "done")
    towns = {town: ["north_eastern"] for town in ("bedale", "richmond", "leyburn", "redmire")}
    assert (state.seat, state.snapshot()["companies"]) == (1, old | towns)


@pytest.mark.rule("W15.18")
def test_dead_pieces_are_removed_before_the_next_player_acts():
    pieces = {"barden_moor": {"stone": 1}, "threshfield": {"red": 1, "green": 1}}
    state = at("takeover", RICH, RICH, links=line(0, *BRANCH) | line(1, *SETTLE), pieces=pieces)
    play(state, *over("midland", *BRANCH), "done")
    assert (state.seat, state.snapshot()["pieces"]) == (1, {"threshfield": {"green": 1}})


@pytest.mark.rule("W15.19", "W15.8")
def test_a_later_player_may_start_from_a_town_converted_in_the_same_phase():
    links = line(0, *BRANCH) | line(1, "threshfield", "kilnsey", "kettlewell") | line(2, "the_south", "settle")
    state = at("takeover", RICH, RICH, RICH, links=links)
    declined = play(state.copy(), "no-takeover")
    assert declined.seat == 2  # without it seat 1 has nothing to hand over
    play(state, *over("midland", *BRANCH), "done")
    assert state.seat == 1
    assert takeovers(state) == sets(("midland", "threshfield", "kilnsey", "kettlewell"))
    play(state, *over("midland", "threshfield", "kilnsey", "kettlewell"), "done")
    assert state.snapshot()["companies"]["kettlewell"] == ["midland"]


def nearly_all(company, used):
    """Fifty-eight links of the company, none at the areas used, so that two remain in its stock."""
    away = sorted(name for name in BORDERS if not set(name.split("-")) & {*HILLS, *used, "the_south"})
    return dict.fromkeys(away[:58], company)


@pytest.mark.rule("W15.20")
def test_no_company_takes_more_links_than_it_has_left():
    links = nearly_all("midland", BRANCH) | line(0, *BRANCH) | line(0, "skipton", "gargrave")
    state = at("takeover", RICH, links={**links, **line(0, "gargrave", "the_south")})
    assert state.view(0)["stock"]["midland"] == 2
    assert all(len(crossed) <= 2 for company, crossed in takeovers(state) if company == "midland")
    assert ("midland", frozenset({"gargrave-skipton", "gargrave-the_south"})) in takeovers(state)


@pytest.mark.rule("W15.20")
def test_a_link_the_company_has_no_link_for_is_refused():
    way = ["skipton", "gargrave", "hellifield", "settle"]
    links = nearly_all("midland", way) | line(0, *way)
    state = at("takeover", RICH, links=links)
    play(state, *over("midland", *way[:3]))
    why = refusal(state, "over hellifield settle")
    assert (why.rule, why.message, why.arguments) == ("W15.20", "refused-over-stock", {"company": "midland"})
    play(state, "done")
    assert state.view(0)["stock"]["midland"] == 0


@pytest.mark.rule("W15.3", "W15.5", "W15.6", "W15.7", "W15.8", "W15.9", "W15.10", "W15.11", "W15.12")
@pytest.mark.parametrize("seed", range(100, 140))
def test_the_lines_that_can_be_handed_over_are_those_of_the_ledger(seed):
    state = any_position(seed, "takeover")
    snapshot = state.snapshot()
    wanted = ledger_takeovers(snapshot, state.seat)
    assert takeovers(state) == wanted
    shown = state.view(state.seat)["takeovers"]
    assert {(one["company"], frozenset(one["links"])) for one in shown} == wanted
    assert len(shown) == len(wanted)  # each link set once


@pytest.mark.rule("W15.15", "W15.16", "W15.17", "W15.18", "W12.1", "W12.2", "W12.4", "W15.3", "W15.4")
@pytest.mark.parametrize("seed", range(100, 130))
def test_what_a_takeover_changes_is_what_the_ledger_says(seed):
    start = any_position(seed, "takeover")
    snapshot, seat = start.snapshot(), start.seat
    for one in start.view(seat)["takeovers"]:
        wanted = after_takeover(snapshot, one["company"], one["links"])
        assert (one["price"], one["lost"]) == (-(-len(one["links"]) // 2), wanted.removed)
        assert sorted(one["towns"]) == sorted(
            town for town, owners in wanted.companies.items() if owners != snapshot["companies"].get(town, [])
        )
        state = play(start.copy(), *one["actions"])
        after = state.snapshot()
        assert (after["links"], after["companies"], after["pieces"]) == wanted[:3]
        have = influence(snapshot, seat)
        assert influence(after, seat) == {**have, one["company"]: have[one["company"]] - one["price"]}
        assert links_left(after, seat) == links_left(snapshot, seat) + len(one["links"])


def test_every_line_handed_over_is_shown_while_it_grows():
    state = at("takeover", RICH, links=line(0, *SETTLE))
    for company, areas, taking in handed(state):
        shown = taking.view(0)["taking"]
        assert (shown["company"], shown["areas"]) == (company, list(areas))
        assert shown["links"] == borders(areas)
        assert taking.snapshot()["taking"] == {"company": company, "areas": list(areas)}
        assert taking.snapshot()["links"] == state.snapshot()["links"]


@pytest.mark.rule("W15.1")
def test_the_new_order_of_play_is_the_order_of_takeovers():
    # Phase eight has put seat 2 first.
    links = line(0, *BRANCH) | line(2, *SETTLE)
    tracks = {"profit_loss": levels(-2, -3, 1), "midland": levels(4, 4, 4)}
    state = position(phase="trains", order=[0, 1, 2], seat=0, tracks=tracks, links=links, passed=[1, 2], cubes=0)
    play(state, "pass")
    assert (state.seat, state.snapshot()["phase"]) == (2, "takeover")
    # Results: -3 for each of seat 0 and seat 2, nothing for seat 1: -5, -3, -2.
    assert state.snapshot()["orders"]["player"] == [2, 1, 0]
