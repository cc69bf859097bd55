"""`game.plan`: a line that is only thought of costs, meets and opens up what it would if it were built."""

import random
from itertools import pairwise
from typing import Any

import pytest

from .lines import BRANCH, POOR, RICH, SETTLE, any_position, at, movable, play
from .positions import AREAS, GAME, NEIGHBOURS, border, lay, line


def draft(state: Any, *areas: str, seat: int = 0) -> dict[str, Any]:
    before = state.copy()
    told: dict[str, Any] = GAME.plan(state, seat, {"line": list(areas)})
    assert state == before
    return told


def some_line(state: Any, chance: random.Random) -> tuple[list[str], Any]:
    """Links as the rules offer them, and the state with them laid."""
    built, areas = state.copy(), []
    for _ in range(chance.randint(1, 6)):
        ways = [GAME.action(action) for action in built.legal() if GAME.action(action)["kind"] == "lay"]
        if not ways:
            break
        way = chance.choice(ways)
        built.play(way["id"])
        areas = [*(areas or [way["a"]]), way["b"]]
    return areas, built


@pytest.mark.rule("W8.21", "W8.22", "W8.23", "W8.24", "W8.29", "W8.39")
@pytest.mark.parametrize("seed", range(500, 520))
def test_a_line_costs_and_brings_what_it_does_when_it_is_built(seed: int) -> None:
    state, chance = any_position(seed, "build"), random.Random(seed)
    seat = state.seat
    areas, built = some_line(state, chance)
    assert areas
    told = draft(state, *areas, seat=seat)
    building = built.view(seat)["building"]
    assert told["refusal"] is None
    if told["areas"] == areas:  # else the other end is the cheaper start
        assert {key: told[key] for key in building} == building
        assert sum(step["cost"] for step in told["steps"]) == told["cost"]
        assert sum(step["opposition"] for step in told["steps"]) == told["fees"]["government"]
        named = [company for step in told["steps"] for company in step["companies"]]
        assert {c: named.count(c) for c in ("midland", "north_eastern")} == {
            c: told["fees"][c] for c in ("midland", "north_eastern")
        }
    pieces = {(kind, area) for area, kinds in told["pieces"].items() for kind in kinds}
    assert pieces == movable(built, seat) - movable(state, seat)
    lying = state.view(seat)["pieces"]
    assert all(told["pieces"][area][kind] == lying[area][kind] for kind, area in pieces)


@pytest.mark.parametrize("seed", range(520, 540))
def test_what_stands_against_a_line_is_what_forbids_its_first_link_that_may_not_be_laid(seed: int) -> None:
    state, chance = any_position(seed, "build"), random.Random(seed)
    areas = [chance.choice(sorted(a for a in AREAS if AREAS[a]["terrain"] != "hill"))]
    while len(areas) < 5:
        on = [b for b in NEIGHBOURS[areas[-1]] if AREAS[b]["terrain"] != "hill" and b not in areas]
        if not on:
            break
        areas.append(chance.choice(on))
    told = draft(state, *areas, seat=state.seat)
    trial, against = state.copy(), None
    for text in lay(*told["areas"]):
        against = trial.why_not(trial.parse(text))
        if against:
            break
        play(trial, text)
    if against is None:
        assert told["refusal"] is None
    else:
        said = {"rule": against.rule, "id": against.message, "args": against.arguments, "message": str(against)}
        assert told["refusal"] == said
    assert told["links"] == [border(a, b) for a, b in pairwise(told["areas"])]


@pytest.mark.rule("W8.10")
def test_a_line_is_told_from_the_end_where_it_may_start() -> None:
    state = at("build", RICH)
    assert draft(state, *reversed(SETTLE))["areas"] == SETTLE
    assert draft(state, *reversed(SETTLE)) == draft(state, *SETTLE)
    # From nowhere to nowhere: as it was drawn, and the reason why not.
    told = draft(state, "rylstone", "cracoe")
    assert (told["areas"], told["refusal"]["id"]) == (["rylstone", "cracoe"], "refused-lay-start")


def test_want_of_means_is_told_with_the_whole_line() -> None:
    told = draft(at("build", POOR, cubes=3), *BRANCH)
    assert (told["cost"], told["cubes"], told["rest"]) == (6, 3, 3)
    assert told["refusal"]["id"] == "refused-lay-fee"
    assert len(told["steps"]) == 3


def test_a_link_that_lies_there_already_is_told_and_forbids_the_line() -> None:
    links = line(1, "rylstone", "cracoe")
    told = draft(at("build", RICH, links=links, pieces={"threshfield": {"opposition": 2}}), *BRANCH)
    assert [step["owner"] for step in told["steps"]] == [None, 1, None]
    assert [step["opposition"] for step in told["steps"]] == [0, 0, 2]
    assert told["refusal"]["id"] == "refused-lay-taken"
    company = draft(at("build", RICH, links=line("midland", "rylstone", "cracoe")), *BRANCH)
    assert [step["owner"] for step in company["steps"]] == [None, "midland", None]


def test_it_is_answered_in_every_phase_and_out_of_turn_for_what_the_seat_has() -> None:
    for phase in ("auction", "trains", "takeover"):
        told = draft(at(phase, RICH), *BRANCH, seat=1)
        assert (told["refusal"], told["cost"]) == (None, 6)
    begun = play(at("build", RICH, cubes=7), *lay("ripon", "pickhill", "masham"))
    # Whoever has begun a line owes it; for the others nothing has changed.
    assert (draft(begun, *BRANCH)["cost"], draft(begun, *BRANCH)["cubes"]) == (6, 5)
    assert draft(begun, *BRANCH, seat=1)["cubes"] == 6


@pytest.mark.parametrize(
    ("about", "told"),
    [
        (None, "about: None is no question"),
        ({"line": BRANCH, "from": "skipton"}, "is no question"),
        ({"line": "skipton"}, "about.line: a list of 2 to 40 areas is needed, not 'skipton'"),
        ({"line": ["skipton"]}, "a list of 2 to 40 areas is needed"),
        ({"line": ["skipton"] * 41}, "a list of 2 to 40 areas is needed"),
        ({"line": ["skipton", "london"]}, "about.line: 'london' is no area of this board"),
        ({"line": ["skipton", {}]}, "about.line: {} is no area of this board"),
        ({"line": ["skipton", "settle"]}, "about.line: no link can lie between skipton and settle"),
        ({"line": ["penhill", "redmire"]}, "no link can lie between penhill and redmire"),
    ],
)
def test_a_bad_question_is_answered_in_one_sentence(about: Any, told: str) -> None:
    with pytest.raises(ValueError) as raised:
        GAME.plan(at("build"), 0, about)
    assert told in str(raised.value)
    assert "\n" not in str(raised.value)
