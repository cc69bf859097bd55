"""The option `series_shape`: may a series come back to an area, when it is built and when it is handed over?"""

import pytest

from .lines import POOR, RICH, any_position, at, laid, play, spent, starts_offered, takeovers
from .oracle import borders, builds
from .oracle import takeovers as ledger_takeovers
from .positions import BOARD, GAME, lay, legal, line, over, refusal

SHAPES = ["simple_path", "ring_ok", "trail"]
RING = ["northallerton", "leeming", "danby_wiske", "northallerton"]
# A way out and a loop at its end; a loop at the start and a way on.
LASSO = ["skipton", "embsay", "ilkley", "bolton_abbey", "embsay"]
LOOP_FIRST = [*RING, "ripon"]


def shaped(shape, phase, *have, **fields):
    return at(phase, *have, options={"series_shape": shape}, **fields)


def test_the_option_is_offered_as_the_readme_says():
    option = GAME.options["series_shape"]
    assert (option.kind, list(option.choices), option.default, option.rule) == ("choice", SHAPES, "simple_path", "W8.6")


# Building


@pytest.mark.rule("W8.5", "W8.6")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("way", [RING, LASSO, LOOP_FIRST, RING[:3]])
def test_which_ways_back_may_be_built(shape, way):
    allowed = {
        "simple_path": [RING[:3]],
        "ring_ok": [RING[:3], RING],
        "trail": [RING[:3], RING, LASSO, LOOP_FIRST],
    }[shape]
    state = shaped(shape, "build", RICH)
    if way in allowed:
        play(state, *lay(*way), "done")
        assert set(state.snapshot()["links"]) == set(borders(way))
        return
    *good, bad = lay(*way)
    if shape == "simple_path" and way == LOOP_FIRST:
        *good, bad = lay(*RING)
    play(state, *good)
    why = refusal(state, bad)
    assert why.rule == "W8.6"
    assert why.message in ("refused-lay-twice", "refused-lay-closed")


@pytest.mark.rule("W8.6")
def test_a_closed_ring_is_finished():
    state = play(shaped("ring_ok", "build", RICH), *lay(*RING))
    assert legal(state) == ["done"]
    why = refusal(state, "lay northallerton ripon")
    assert (why.rule, why.message, why.arguments) == ("W8.6", "refused-lay-closed", {"area": "northallerton"})


@pytest.mark.rule("W8.6")
def test_a_ring_is_closed_at_its_start_and_nowhere_else():
    state = play(shaped("ring_ok", "build", RICH), *lay(*LASSO[:-1]))
    why = refusal(state, lay(*LASSO)[-1])
    assert (why.rule, why.message, why.arguments) == ("W8.6", "refused-lay-twice", {"area": "embsay"})


@pytest.mark.rule("W8.25")
@pytest.mark.parametrize("shape", ["ring_ok", "trail"])
def test_a_ring_pays_the_charge_of_each_area_once(shape):
    state = shaped(shape, "build", {**POOR, "north_eastern": 1})
    before = state.copy()
    play(state, *lay(*RING), "done")
    assert spent(before, state) == {"cubes": 3, "north_eastern": 1}


@pytest.mark.rule("W8.25", "W8.27")
def test_a_trail_pays_the_charge_of_each_area_once_however_often_it_comes_by():
    # Through Northallerton three times, and once into Ripon.
    way = [*RING, "pickhill", "ripon", "northallerton"]
    state = shaped("trail", "build", {**POOR, "north_eastern": 2})
    before = state.copy()
    play(state, *lay(*way), "done")
    assert spent(before, state) == {"cubes": 6, "north_eastern": 2}


@pytest.mark.rule("W8.29", "W8.30")
def test_a_trail_pays_off_the_opposition_of_an_area_once():
    way = ["northallerton", "leeming", "bedale", "finghall", "leeming"]
    around = ["northallerton", "leeming", "bedale", "richmond", "hunton", "bedale"]
    for areas in (way, around):
        state = shaped(
            "trail", "build", {**POOR, "north_eastern": 1, "government": 2}, pieces={"bedale": {"opposition": 2}}
        )
        before = state.copy()
        play(state, *lay(*areas), "done")
        assert spent(before, state) == {"cubes": len(areas) - 1, "north_eastern": 1, "government": 2}
        assert state.snapshot()["pieces"] == {}


@pytest.mark.rule("W8.17")
@pytest.mark.parametrize("shape", SHAPES)
def test_no_border_is_crossed_twice_in_any_shape(shape):
    state = play(shaped(shape, "build", RICH), "lay northallerton leeming")
    assert "lay leeming northallerton" not in legal(state)
    assert refusal(state, "lay leeming northallerton").rule in ("W8.17", "W8.6")


@pytest.mark.rule("W8.20")
@pytest.mark.parametrize("shape", SHAPES)
def test_the_south_never_lies_inside_or_at_the_end_of_a_ring(shape):
    state = play(shaped(shape, "build", RICH), *lay("the_south", "settle", "hellifield"))
    why = refusal(state, "lay hellifield the_south")
    assert (why.rule, why.message, why.arguments) == ("W8.20", "refused-lay-south", {"area": "the_south"})


@pytest.mark.rule("W8.7", "W8.10")
@pytest.mark.parametrize("shape", ["ring_ok", "trail"])
def test_a_ring_is_read_from_any_legal_start_on_it(shape):
    ring = ["leeming", "bedale", "finghall", "leeming"]
    turned = ["bedale", "finghall", "leeming", "bedale"]
    from_bedale = shaped(shape, "build", POOR, turn=1, links=line(0, "bedale", "richmond"))
    assert "leeming" not in starts_offered(from_bedale)
    play(from_bedale, *lay(*turned), "done")
    assert set(borders(ring)) <= set(from_bedale.snapshot()["links"])
    nowhere = shaped(shape, "build", POOR, turn=1, links=line(0, "richmond", "hunton"))
    assert not any(set(borders(areas)) == set(borders(ring)) for areas, _ in laid(shaped(
        shape, "build", POOR, cubes=3, turn=1, links=line(0, "richmond", "hunton"))))  # fmt: skip
    assert refusal(nowhere, "lay leeming bedale").rule == "W8.7"


@pytest.mark.rule("W8.3")
@pytest.mark.parametrize("shape", ["ring_ok", "trail"])
def test_links_and_money_limit_a_ring_as_any_series(shape):
    poor = play(shaped(shape, "build", {**POOR, "north_eastern": 1}, cubes=2), *lay(*RING[:3]))
    why = refusal(poor, lay(*RING)[2])
    assert (why.rule, why.message, why.arguments) == ("W8.42", "refused-lay-cost", {"need": 3, "have": 2})


@pytest.mark.rule("W8.6", "W8.5", "W8.10")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(200, 212))
def test_the_series_offered_in_each_shape_are_those_of_the_ledger(shape, seed):
    state = any_position(seed, "build", most=6, series_shape=shape)
    assert sorted(areas for areas, _ in laid(state)) == sorted(builds(state.snapshot(), state.seat))


# Takeovers


@pytest.mark.rule("W15.6", "W15.7")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    ("way", "allowed"),
    [([*RING[:3], "scorton", "richmond"], SHAPES), (RING, ["ring_ok", "trail"]), (LASSO[1:], ["ring_ok", "trail"]),
     (LOOP_FIRST, ["trail"]), (["the_south", "hellifield", "airton", "settle", "hellifield"], ["trail"])],
)  # fmt: skip
def test_which_ways_back_may_be_handed_over(shape, way, allowed):
    # The ring at Ilkley is written from Embsay here; it may be read from Ilkley all the same.
    possible = {crossed for _, crossed in takeovers(shaped(shape, "takeover", RICH, links=line(0, *way)))}
    assert (frozenset(borders(way)) in possible) == (shape in allowed)


@pytest.mark.rule("W15.7", "W15.3")
@pytest.mark.parametrize("shape", ["ring_ok", "trail"])
def test_a_ring_is_handed_over_at_the_price_of_its_links(shape):
    state = shaped(shape, "takeover", {**POOR, "north_eastern": 2}, links=line(0, *RING))
    play(state, *over("north_eastern", *RING), "done")
    assert state.snapshot()["links"] == line("north_eastern", *RING)
    assert state.view(0)["players"][0]["influence"]["north_eastern"] == 0


@pytest.mark.rule("W15.8")
@pytest.mark.parametrize("shape", ["ring_ok", "trail"])
@pytest.mark.parametrize("company", [None, "midland", "north_eastern"])
def test_a_ring_that_is_handed_over_starts_in_a_town_of_the_company(shape, company):
    # Bedale, Finghall, Hunton: only Bedale is a town.
    ring = ["bedale", "finghall", "hunton", "bedale"]
    companies = {"bedale": [company]} if company else {}
    state = shaped(shape, "takeover", RICH, links=line(0, *ring), companies=companies)
    assert takeovers(state) == ({(company, frozenset(borders(ring)))} if company else set())


@pytest.mark.rule("W15.7")
def test_a_ring_is_closed_at_its_start_when_it_is_handed_over():
    links = line(0, "skipton", "embsay", "ilkley", "bolton_abbey", "embsay")
    possible = takeovers(shaped("ring_ok", "takeover", RICH, links=links))
    ring = frozenset({"embsay-ilkley", "bolton_abbey-ilkley", "bolton_abbey-embsay"})
    assert ("midland", ring) in possible
    assert ("midland", frozenset(links)) not in possible
    assert ("midland", frozenset(links)) not in takeovers(shaped("simple_path", "takeover", RICH, links=links))
    # As a trail it goes from Skipton round the loop, but then it ends in Embsay, where no town is.
    assert ("midland", frozenset(links)) not in takeovers(shaped("trail", "takeover", RICH, links=links))
    turned = line(0, "skipton", "gargrave", "hellifield", "settle", "airton", "hellifield")
    whole = ("midland", frozenset(turned))
    assert whole in takeovers(shaped("trail", "takeover", RICH, links=turned))
    assert whole not in takeovers(shaped("ring_ok", "takeover", RICH, links=turned))


@pytest.mark.rule("W15.6", "W15.7", "W15.8", "W15.9")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(220, 240))
def test_the_lines_to_hand_over_in_each_shape_are_those_of_the_ledger(shape, seed):
    state = ringed(seed, shape)
    wanted = ledger_takeovers(state.snapshot(), state.seat)
    assert takeovers(state) == wanted
    shown = state.view(state.seat)["takeovers"]
    assert {(one["company"], frozenset(one["links"])) for one in shown} == wanted
    assert len(shown) == len(wanted)
    for one in shown:
        after = play(state.copy(), *one["actions"])
        assert all(after.snapshot()["links"][name] == one["company"] for name in one["links"])


def ringed(seed, shape):
    """A position in which the deciding player's lines hold rings, forks and company towns."""
    state = any_position(seed, "takeover", series_shape=shape)
    snapshot = state.snapshot()
    rings = [RING, LASSO, ["bedale", "finghall", "hunton", "bedale"], ["hellifield", "airton", "settle", "hellifield"],
             ["the_south", "settle", "hellifield", "the_south"]]  # fmt: skip
    more = line(snapshot["seat"], *rings[seed % 5]) | line(snapshot["seat"], *rings[(seed + 2) % 5])
    links = snapshot["links"]
    free = 15 - list(links.values()).count(snapshot["seat"])
    for name in list(more)[:free]:
        links.setdefault(name, snapshot["seat"])
    return GAME.load({**snapshot, "links": links, "pieces": {}, "out": every_piece_out()})


def every_piece_out():
    parts = BOARD["components"]
    return {"stone": parts["stone"], "cheese": parts["cheese"], "red": parts["red_passengers"],
            "green": parts["green_passengers"], "opposition": parts["opposition"]}  # fmt: skip
