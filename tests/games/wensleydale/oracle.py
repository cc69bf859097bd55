"""The rules once more, by brute force: what a seat may do in phases five, six and nine, and what follows.

It reads snapshots and the board file, knows nothing of the engine, and is slow and plain on purpose: every series is
found by walking every way over the board, every payment by trying every sum.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise, product
from typing import Any, NamedTuple

from .positions import AREAS, COMPANIES, HILLS, KINDS, NEIGHBOURS, TOWNS, TRAINS, border

HOME = {"red": "midland", "green": "north_eastern"}

Snapshot = Mapping[str, Any]
Series = tuple[str, ...]


def borders(areas: Iterable[str]) -> list[str]:
    """The borders a series crosses."""
    return [border(a, b) for a, b in pairwise(areas)]


def ends(name: str) -> tuple[str, str]:
    a, b = name.split("-")
    return a, b


def touched(s: Snapshot, *owners: int | str) -> set[str]:
    """The areas that links of these owners run into."""
    return {area for name, owner in s["links"].items() if owner in owners for area in ends(name)}


def influence(s: Snapshot, seat: int) -> dict[str, int]:
    return {kind: next(int(space) for space, stack in s["tracks"][kind].items() if seat in stack) for kind in KINDS}


def companies(s: Snapshot, area: str) -> list[str]:
    names: list[str] = s["companies"].get(area, [])
    return names


def links_left(s: Snapshot, owner: int | str) -> int:
    return (60 if owner in COMPANIES else 15) - list(s["links"].values()).count(owner)


# Phase five


class Price(NamedTuple):
    build: int
    government: int
    midland: int
    north_eastern: int


def link_cost(a: str, b: str) -> int:
    return 2 if "valley" in (AREAS[a]["terrain"], AREAS[b]["terrain"]) else 1


def price(s: Snapshot, areas: Series) -> Price:
    """What a series costs; `s` is the position before it is built."""
    return Price(
        sum(link_cost(a, b) for a, b in pairwise(areas)),
        sum(s["pieces"].get(area, {}).get("opposition", 0) for area in set(areas[1:])),
        sum("midland" in companies(s, area) for area in set(areas)),
        sum("north_eastern" in companies(s, area) for area in set(areas)),
    )


def left_for_building(s: Snapshot, seat: int, cost: Price) -> dict[str, int]:
    """The influence that remains for build points once fees and opposition are paid; less than zero if it does not."""
    have = influence(s, seat)
    return have | {kind: have[kind] - getattr(cost, kind) for kind in ("government", *COMPANIES)}


def payable(s: Snapshot, seat: int, areas: Series) -> bool:
    cost = price(s, areas)
    rest = left_for_building(s, seat, cost)
    return min(rest.values()) >= 0 and cost.build <= s["cubes"][seat] + sum(rest.values())


def starts(s: Snapshot, seat: int) -> set[str]:
    return {area for area in TOWNS if companies(s, area)} | touched(s, seat)


def further(s: Snapshot, seat: int, areas: Series) -> Iterator[Series]:
    """Every legal series that is one link longer than this one; `s` is the position before the first link."""
    shape = s["options"]["series_shape"]
    closed = len(areas) > 1 and areas[0] == areas[-1] and shape == "ring_ok"
    if len(areas) > links_left(s, seat) or closed:
        return
    for area in NEIGHBOURS[areas[-1]]:
        name = border(areas[-1], area)
        if name in s["links"] or name in borders(areas) or area in HILLS or area == "the_south":
            continue
        again = area in areas and not (shape == "trail" or (shape == "ring_ok" and area == areas[0]))
        if not again and payable(s, seat, (*areas, area)):
            yield (*areas, area)


def first_links(s: Snapshot, seat: int) -> list[Series]:
    return [areas for start in sorted(starts(s, seat)) for areas in further(s, seat, (start,))]


def builds(s: Snapshot, seat: int) -> Iterator[Series]:
    """Every legal series, read from every legal start."""
    waiting = first_links(s, seat)
    while waiting:
        areas = waiting.pop()
        yield areas
        waiting += further(s, seat, areas)


def words(payment: Mapping[str, int]) -> str:
    """A payment as the notation writes it."""
    return " ".join(f"{kind}*{payment[kind]}" for kind in ("cubes", *KINDS) if payment.get(kind))


def sums(total: int, most: Mapping[str, int]) -> list[dict[str, int]]:
    """Every way to make a sum out of these kinds."""
    ways = product(*(range(min(total, limit) + 1) for limit in most.values()))
    return [dict(zip(most, way, strict=True)) for way in ways if sum(way) == total]


def payments(s: Snapshot, seat: int, areas: Series) -> list[dict[str, int]]:
    """The influence that can pay the build points for which there are no cubes."""
    cost = price(s, areas)
    return sums(max(0, cost.build - s["cubes"][seat]), left_for_building(s, seat, cost))


def after_build(s: Snapshot, seat: int, areas: Series, payment: Mapping[str, int]) -> dict[str, Any]:
    """What the seat has left, and the board."""
    cost = price(s, areas)
    have = influence(s, seat)
    pieces = {area: dict(lie) for area, lie in s["pieces"].items()}
    for area in areas[1:]:
        pieces.get(area, {}).pop("opposition", None)
    return {
        "cubes": s["cubes"][seat] - min(s["cubes"][seat], cost.build),
        "influence": {kind: have[kind] - payment.get(kind, 0) - getattr(cost, kind, 0) for kind in KINDS},
        "links": {**s["links"], **dict.fromkeys(borders(areas), seat)},
        "pieces": {area: lie for area, lie in pieces.items() if lie},
    }


# Phase six


def buys(s: Snapshot, seat: int) -> dict[str, list[dict[str, int]]]:
    """The trains the seat can rent, each with all that can be given for the missing points; train points included."""
    have = influence(s, seat)
    points = have.pop("train")
    most = {"cubes": s["cubes"][seat], **have}
    rows = {TRAINS[train]["cost"] for train, holder in s["trains"].items() if holder == seat}
    by_train: dict[str, list[dict[str, int]]] = {}
    for name, train in TRAINS.items():
        cost = train["cost"]
        if name in s["trains"] or cost in rows:
            continue
        least = max(0, cost - points)
        exchanged = range(least, cost + 1) if s["options"]["train_exchange"] == "any" else [least]
        ways = [{"train": cost - n, **way} for n in exchanged for way in sums(3 * n, most)]
        if ways:
            by_train[name] = ways
    return by_train


def free_slots(s: Snapshot, seat: int) -> dict[str, int]:
    held = [TRAINS[train] for train, holder in s["trains"].items() if holder == seat]
    load = s["load"][seat]
    return {
        "passengers": sum(t["passenger_slots"] for t in held) - load.get("red", 0) - load.get("green", 0),
        "goods": sum(t["goods_slots"] for t in held) - load.get("stone", 0) - load.get("cheese", 0),
    }


def network(s: Snapshot, seat: int, area: str) -> set[str]:
    """The areas that own links join to this one; none if no own link runs into it."""
    own = [ends(name) for name, owner in s["links"].items() if owner == seat]
    areas: set[str] = {area} if any(area in link for link in own) else set()
    while more := {end for link in own if areas & set(link) for end in link} - areas:
        areas |= more
    return areas


def reached(s: Snapshot, seat: int) -> set[tuple[str, str]]:
    """The pieces the links of a seat reach as the rules ask, whatever trains it holds: (piece, area)."""
    own, company = touched(s, seat), touched(s, *COMPANIES)
    pieces: set[tuple[str, str]] = set()
    for area, lie in s["pieces"].items():
        if lie.get("cheese") and area in own - company:
            pieces.add(("cheese", area))
        if lie.get("stone") and any(a in TOWNS and not companies(s, a) and a in own for a in NEIGHBOURS[area]):
            pieces.add(("stone", area))
        for colour, home in HOME.items():
            goal = any(home in companies(s, a) for a in network(s, seat, area))
            if lie.get(colour) and home not in companies(s, area) and goal:
                pieces.add((colour, area))
    return pieces


def moves(s: Snapshot, seat: int) -> set[tuple[str, str]]:
    free = free_slots(s, seat)
    return {
        (piece, area)
        for piece, area in reached(s, seat)
        if free["passengers" if piece in HOME else "goods"] > 0 and seat in s["trains"].values()
    }


# Phase nine


def takeovers(s: Snapshot, seat: int) -> set[tuple[str, frozenset[str]]]:
    """Every company with every set of links that the seat can hand to it."""
    shape = s["options"]["series_shape"]
    have = influence(s, seat)
    offers: set[tuple[str, frozenset[str]]] = set()

    def longer(company: str, areas: Series) -> None:
        crossed = borders(areas)
        if len(crossed) > min(2 * have[company], links_left(s, company)):
            return
        if crossed and areas[-1] in TOWNS:
            offers.add((company, frozenset(crossed)))
        if shape == "ring_ok" and crossed and areas[0] == areas[-1]:
            return
        for area in NEIGHBOURS[areas[-1]]:
            name = border(areas[-1], area)
            if s["links"].get(name) != seat or name in crossed:
                continue
            if area not in areas or shape == "trail" or (shape == "ring_ok" and area == areas[0]):
                longer(company, (*areas, area))

    for company in COMPANIES:
        for start in TOWNS:
            if company in companies(s, start):
                longer(company, (start,))
    return offers


class Aftermath(NamedTuple):
    links: dict[str, int | str]
    companies: dict[str, list[str]]
    pieces: dict[str, dict[str, int]]
    removed: dict[str, dict[str, int]]


def after_takeover(s: Snapshot, company: str, crossed: Iterable[str]) -> Aftermath:
    """The board once the company's links lie on these borders, the dead pieces taken off."""
    links = {**s["links"], **dict.fromkeys(crossed, company)}
    owned = {town: [c for c in COMPANIES if c in companies(s, town) or town in touched({"links": links}, c)]
             for town in TOWNS}  # fmt: skip
    owned = {town: names for town, names in owned.items() if names}
    kept, removed = dead_apart({**s, "links": links, "companies": owned})
    return Aftermath(links, owned, kept, removed)


def dead_apart(s: Snapshot) -> tuple[dict[str, dict[str, int]], dict[str, dict[str, int]]]:
    """The pieces of a position, those that can still be moved some day and those that never can be again (W12)."""
    kept: dict[str, dict[str, int]] = {}
    dead: dict[str, dict[str, int]] = {}
    company = touched(s, *COMPANIES)
    for area, lie in s["pieces"].items():
        for piece, n in lie.items():
            gone = (
                (piece == "cheese" and area in company)
                or (piece in HOME and HOME[piece] in companies(s, area))
                or (piece == "stone" and all(companies(s, a) for a in NEIGHBOURS[area] if a in TOWNS))
            )
            (dead if gone else kept).setdefault(area, {})[piece] = n
    return kept, dead
