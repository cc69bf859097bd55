"""Helpers for the tests of lines: building, trains, moving and takeovers."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .oracle import borders, dead_apart, touched
from .positions import (
    AREAS,
    COMPANY_TOWNS,
    HILLS,
    KINDS,
    MEADOWS,
    NEIGHBOURS,
    START,
    TOWNS,
    border,
    influence,
    legal,
    levels,
    position,
)

RICH = dict.fromkeys(KINDS, 8)
POOR = dict.fromkeys(KINDS, 0)

# Lines that tests like to build: the branch to Threshfield (cost 6), that to Horton (5), and fifteen links of lowland
# from Darlington to Barnard Castle, by towns after 3, 6, 8, 11 and 13 of them.
BRANCH = ["skipton", "rylstone", "cracoe", "threshfield"]
SETTLE = ["the_south", "settle", "stainforth", "horton_in_ribblesdale"]
LONG = ["darlington", "croft", "danby_wiske", "northallerton", "leeming", "pickhill", "ripon", "kirkby_malzeard",
        "masham", "jervaulx", "finghall", "bedale", "hunton", "richmond", "gilling", "barnard_castle"]  # fmt: skip

Purse = Mapping[str, int]


def purses(*have: Purse, seats: int = 3) -> dict[str, dict[int, list[int]]]:
    """Tracks on which seat 0 has the first of these points and so on; what is not said is as at the start."""
    every = [*have, *[{} for _ in range(seats - len(have))]]
    return {kind: levels(*(purse.get(kind, START[kind]) for purse in every)) for kind in KINDS}


def at(phase: str, *have: Purse, seats: int = 3, cubes: int | Sequence[int] = 12, **fields: Any) -> Any:
    """Seat 0 decides in this phase, with so much influence and so many cubes; the others follow in their order.

    All of them can afford something afterwards, so that the phase does not end with what seat 0 does.
    """
    hands = [cubes] + [12] * (seats - 1) if isinstance(cubes, int) else cubes
    return position(phase=phase, seats=seats, cubes=hands, tracks=purses(*have, seats=seats), **fields)


def play(state: Any, *notations: str) -> Any:
    """Plays these actions, each of which must be among those offered."""
    for text in notations:
        action = state.parse(text)
        assert action in state.legal(), f"{text} is not offered"
        state.play(action)
    return state


def spent(before: Any, after: Any, seat: int = 0) -> dict[str, int]:
    """The cubes and points that a seat has fewer than before; what has not changed is left out."""
    old, new = influence(before, seat), influence(after, seat)
    kinds = {"cubes": before.snapshot()["cubes"][seat] - after.snapshot()["cubes"][seat]}
    kinds |= {kind: old[kind] - new[kind] for kind in KINDS}
    return {kind: n for kind, n in kinds.items() if n}


def steps(state: Any, kind: str) -> list[tuple[str, ...]]:
    """The legal actions of this kind, each as the words that follow it."""
    return [tuple(text.split()[1:]) for text in legal(state) if text.split()[0] == kind]


def starts_offered(state: Any) -> set[str]:
    return {a for a, _ in steps(state, "lay")}


def laid(state: Any, areas: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every series the engine lets be laid, with the position before its `done`."""
    for a, b in steps(state, "lay"):
        way = (*areas, b) if areas else (a, b)
        after = play(state.copy(), f"lay {a} {b}")
        yield way, after
        yield from laid(after, way)


def handed(state: Any) -> Iterator[tuple[str, tuple[str, ...], Any]]:
    """Every series the engine lets be handed over: company, areas and the position before its `done`."""
    for (company,) in steps(state, "takeover"):
        for way, after in _further(play(state.copy(), f"takeover {company}"), ()):
            yield company, way, after


def _further(state: Any, areas: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    if "done" in legal(state):
        yield areas, state
    for a, b in steps(state, "over"):
        # No step leads where the line cannot be finished.
        ways = list(_further(play(state.copy(), f"over {a} {b}"), (*areas, b) if areas else (a, b)))
        assert ways, f"over {a} {b} leads nowhere"
        yield from ways


def takeovers(state: Any) -> set[tuple[str, frozenset[str]]]:
    """Every company with every set of links that the engine lets it have."""
    return {(company, frozenset(borders(areas))) for company, areas, _ in handed(state)}


def moves(state: Any) -> set[tuple[str, str]]:
    """(piece, area) of every move that is legal now."""
    return {(piece, area) for piece, area in steps(state, "move")}


def buys(state: Any) -> set[str]:
    return {train for (train,) in steps(state, "buy")}


def movable(state: Any, seat: int = 0) -> set[tuple[str, str]]:
    """(piece, area) of every piece that the view says this seat's links reach."""
    shown = state.view(None)["movable"]
    return {(piece, area) for area, lie in shown.items() for piece, seats in lie.items() if seat in seats}


def any_position(seed: int, phase: str, *, most: int = 20, **options: Any) -> Any:
    """A position without a plan, but such as a game could reach: links, company towns, pieces, trains, purses.

    Nobody has more than `most` cubes and points together: it limits how many series there are.
    """
    chance = random.Random(seed)
    seats = chance.choice([3, 4])
    links: dict[str, int | str] = {}
    for owner in (*range(seats), "midland", "north_eastern"):
        for _ in range(chance.randint(1, 3)):
            _wander(chance, links, owner)
    at_town: dict[str, set[str]] = {}
    for name, owner in links.items():
        if isinstance(owner, str):
            for area in set(name.split("-")) & set(TOWNS):
                at_town.setdefault(area, set()).add(owner)
    companies = {town: sorted({COMPANY_TOWNS.get(town, ""), *at_town.get(town, ())} - {""}) for town in TOWNS}
    companies = {town: owners for town, owners in companies.items() if owners}
    pieces = _scatter(chance, links, companies)
    purse = [_purse(chance, most) for _ in range(seats)]
    trains = _rented(chance, seats) if phase == "trains" else {}
    return position(
        phase=phase, seats=seats, turn=1, options=options, links=links, pieces=pieces, trains=trains,
        tracks=purses(*purse, seats=seats), cubes=[have["cubes"] for have in purse],
    )  # fmt: skip


def _purse(chance: random.Random, most: int) -> dict[str, int]:
    have = {kind: chance.randint(0, 4) for kind in ("cubes", *KINDS)}
    while sum(have.values()) > most:
        kind = chance.choice(sorted(have))
        have[kind] = max(0, have[kind] - 1)
    return have


def _wander(chance: random.Random, links: dict[str, int | str], owner: int | str) -> None:
    """Lays some links of this owner from a company town or from its own track."""
    homes = [town for town, company in COMPANY_TOWNS.items() if owner in (company, *range(4))]
    area = chance.choice(homes + sorted(touched({"links": links}, owner)))
    for _ in range(chance.randint(1, 5)):
        ways = [b for b in NEIGHBOURS[area] if b not in (*HILLS, "the_south") and border(area, b) not in links]
        if not ways or list(links.values()).count(owner) == 14:
            return
        further = chance.choice(ways)
        links[border(area, further)] = owner
        area = further


def _rented(chance: random.Random, seats: int) -> dict[str, int]:
    held: dict[str, int] = {}
    for row in "123":
        every = [f"t{row}{letter}" for letter in "abcd"]
        chance.shuffle(every)
        held |= {every.pop(): seat for seat in range(seats) if chance.random() < 0.5}
    return held


def _scatter(
    chance: random.Random, links: Mapping[str, int | str], companies: Mapping[str, list[str]]
) -> dict[str, dict[str, int]]:
    pieces: dict[str, dict[str, int]] = {hill: {"stone": chance.randint(0, 2)} for hill in HILLS}
    pieces |= {meadow: {"cheese": chance.randint(0, 2)} for meadow in MEADOWS}
    bag = ["red", "green", "opposition"] * 25
    chance.shuffle(bag)
    crossed = touched({"links": links}, *set(links.values()))
    for town in TOWNS:
        if town in COMPANY_TOWNS:
            continue
        drawn = Counter(bag.pop() for _ in range(3 if AREAS[town]["town"]["size"] == "major" else 2))
        if town in crossed:
            del drawn["opposition"]
        pieces[town] = dict(drawn)
    kept, _ = dead_apart({"links": links, "companies": companies, "pieces": pieces})
    return kept
