"""What may be asked of `game.plan`, what is wrong with other questions, and hauls; ways have tests of their own."""

import random
from typing import Any

import pytest

from . import roads
from .moon import AT, CITIES, GAME, GOODS, SEVEN, joined, line, position, road
from .test_every_position import made_up


@pytest.mark.parametrize(
    ("about", "told"),
    [
        (None, "about: an object is needed, not NoneType"),
        ({}, "about: {} is no question"),
        ({"build": "tycho", "ride": "tycho"}, "is no question"),
        ({"build": "tycho", "colour": "red"}, "is no question"),
        ({"build": "atlantis"}, "about.build: 'atlantis' is neither a city nor a milepost of this board"),
        ({"ride": 7}, "about.ride: 7 is neither a city nor a milepost of this board"),
        ({"ride": ["tycho"]}, "about.ride: ['tycho'] is neither"),
        ({"build": "tycho", "prefer": "fastest"}, "'fastest' is unknown; allowed are cheapest and shortest"),
        ({"ride": "tycho", "prefer": ["x"]}, "about.prefer: ['x'] is unknown; allowed are fastest and cheapest"),
        ({"haul": "iron"}, "about.haul: a good and a city are needed"),
        ({"haul": {"good": "iron"}}, "about.haul: a good and a city are needed"),
        ({"haul": {"good": "gold", "city": "tycho"}}, "about.haul.good: 'gold' is unknown; the goods are aluminum, "),
        ({"haul": {"good": "iron", "city": 3}}, "about.haul.city: 3 is no city of this board"),
        ({"haul": {"good": "iron", "city": "tycho"}, "prefer": "cheapest"}, "about.prefer: a haul has none"),
        ({"draft": {"links": []}, "from": "tycho"}, "about.from: a draft has none"),
        ({"draft": {"links": [], "to": "tycho"}}, "about.draft: links are needed"),
        ({"draft": {"links": [], "from": "atlantis", "to": "tycho"}}, "about.draft.from: 'atlantis' is neither a city"),
        ({"draft": {"links": [True]}}, "about.draft.links: True is no link of this board"),
        ({"draft": {"links": [-1]}}, "about.draft.links: -1 is no link of this board"),
        ({"draft": {"links": [*range(401)]}}, "a list of at most 400 numbers is needed"),
    ],
)  # fmt: skip
def test_a_bad_question_is_answered_in_one_sentence(about: Any, told: str) -> None:
    with pytest.raises(ValueError) as raised:
        GAME.plan(position(), 0, about)
    assert told in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_a_seat_must_be_at_the_table(seat: Any) -> None:
    with pytest.raises(ValueError, match="seat"):
        GAME.plan(position(), seat, {"build": "tycho"})


def haul(state: Any, good: str, city: str, seat: int = 0) -> list[dict[str, Any]]:
    answer = GAME.plan(state, seat, {"haul": {"good": good, "city": city}})
    assert (answer["kind"], answer["good"], answer["city"]) == ("haul", good, city)
    sources: list[dict[str, Any]] = answer["sources"]
    return sources


def test_own_track_and_red_areas_are_free() -> None:
    track = line(*road("clavius", "tycho")) + joined("tycho", "mare-nectaris")
    state = position(track={0: track})
    by_city = {source["city"]: source for source in haul(state, "robots", "mare-nectaris")}
    assert by_city["tycho"]["cost"] == by_city["clavius"]["cost"] == 0
    assert by_city["clavius"]["length"] > by_city["tycho"]["length"]


def test_the_cheapest_source_comes_first_with_the_tokens_that_are_left() -> None:
    state = position(loads={0: ["oxygen"], 1: ["oxygen"]})
    sources = haul(state, "oxygen", "oceanus")
    assert {source["city"] for source in sources} == set(GOODS["oxygen"]["sources"])
    assert sorted(source["cost"] for source in sources) == [source["cost"] for source in sources]
    assert {source["tokens"] for source in sources} == {2}


@pytest.mark.parametrize("seed", range(5))
def test_a_haul_costs_what_brute_force_finds(seed: int) -> None:
    """Two arms and a root that meet where it is cheapest."""
    state = made_up(seed)
    s, chance, seat = state.snapshot(), random.Random(seed), seed % state.seats
    good, city = chance.choice(sorted(GOODS)), chance.choice(sorted(CITIES))
    root = {m: (cost[0], 0) for m, cost in roads.spread(s, seat, roads.bases(s, seat)).items()}
    end = roads.spread(s, seat, SEVEN.get(city, [AT[city]]), inward=True)
    by_source = {source["city"]: source for source in haul(state, good, city, seat)}
    for source in GOODS[good]["sources"]:
        start = roads.spread(s, seat, SEVEN.get(source, [AT[source]]), inward=True)
        least = roads.meeting(root, start, end)
        if least == roads.FAR_OFF:
            assert source not in by_source
        else:
            assert (by_source[source]["cost"], by_source[source]["length"]) == least


def test_a_ride_may_begin_elsewhere() -> None:
    """As if the train stood there: the way is as long as from there, and how it came to where it is does not matter."""
    state = position(track={0: line(*road("tycho", "clavius"))}, trains={0: "oceanus"})
    assert not GAME.plan(state, 0, {"ride": "clavius"})["reached"]
    way = GAME.plan(state, 0, {"ride": "clavius", "from": "tycho"})
    assert way["reached"]
    assert way["length"] == len(way["steps"])
    assert GAME.plan(state, 0, {"ride": "tycho", "from": "clavius"})["reached"]
    assert GAME.plan(state, 0, {"ride": "clavius", "from": "clavius"})["length"] == 0


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"ride": "tycho", "from": "berlin"}, "about.from: 'berlin' is neither a city nor a milepost of this board"),
        ({"build": "tycho", "from": "scott"}, "about.from: 'scott' is unknown; allowed are anywhere and network"),
        ({"haul": {1: 2, "good": 3}}, 'about.haul: a good and a city are needed, as {"good": id, "city": id}'),
    ],
)
def test_odd_questions_are_answered_in_one_sentence(about: Any, said: str) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.plan(position(), 0, about)
    assert str(refused.value) == said


def test_a_long_slip_is_not_repeated_whole() -> None:
    for ask in (lambda: GAME.plan(position(), 0, {"ride": "x" * 3000}), lambda: position().parse("move " + "x" * 3000)):
        with pytest.raises(ValueError) as refused:
            ask()
        assert len(str(refused.value)) < 200
