"""The rules once more, by brute force: what may be done in a position, and what a meteor does to it.

It reads snapshots and the board files, knows nothing of the engine, and is slow and plain on purpose: every link of the
Moon is tried in both directions, every limit is counted anew, every network is walked.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from .moon import (
    AT,
    BOARD,
    CITIES,
    CITY,
    CROSSINGS,
    DEMANDS,
    EVENTS,
    GOODS,
    LOCOS,
    NEXT,
    POLES,
    SEVEN,
    TERRAIN,
    WRAPS,
    key,
    same_city,
    side,
    spell,
)

RULES: dict[str, Any] = BOARD["rules"]
BOTH = {"near", "far"}

Snapshot = Mapping[str, Any]


class Link(NamedTuple):
    a: str
    b: str
    pair: str | None

    def __str__(self) -> str:
        return f"{self.a} {self.b}" + (f" {self.pair}" if self.pair else "")


def between(a: str, b: str, pair: str | None = None) -> Link:
    first, second = sorted((a, b), key=key)
    return Link(first, second, pair)


def link(text: str) -> Link:
    a, b, *pair = text.split(" ")
    return Link(a, b, pair[0] if pair else None)


# The Moon

GROUND = sorted({between(a, b) for a in NEXT for b in NEXT[a]})
LINKS = [*GROUND, *(between(n, f, label) for label, (near, far) in WRAPS.items() for n in near for f in far)]
AREA: dict[str, list[str]] = {city: SEVEN.get(city, [AT[city]]) for city in CITIES}
GROUND_AT: dict[str, list[Link]] = {city: [] for city in CITIES}
for one in GROUND:
    for city in {CITY.get(one.a), CITY.get(one.b)} - {None}:
        if not same_city(one.a, one.b):
            GROUND_AT[str(city)].append(one)


def sides(city: str) -> set[str]:
    there: str = CITIES[city]["side"]
    return BOTH if there == "both" else {there}


def lies_on(one: Link) -> set[str]:
    """The side of a link: for one at a pole that of its other end, for a wrap both."""
    return BOTH if one.pair else {side(m) for m in (one.a, one.b) if CITY.get(m) not in POLES}


def cost(one: Link, to: str) -> int:
    costs: dict[str, int] = RULES["build_cost"]
    crossing = not one.pair and frozenset((one.a, one.b)) in CROSSINGS
    return costs[TERRAIN[to]] + (costs["crossing"] if crossing else 0)


# What a position says


def tracks(s: Snapshot) -> dict[Link, int]:
    return {link(text): seat for seat, texts in enumerate(s["track"]) for text in texts}


def touched(track: Mapping[Link, int], seat: int) -> set[str]:
    return {m for one, owner in track.items() if owner == seat for m in (one.a, one.b)}


def in_effect(s: Snapshot, *kinds: str) -> Iterator[tuple[dict[str, Any], int]]:
    """The parameters of the event cards of these kinds that lie on the table, and who drew them."""
    for event in s["events"]:
        card = EVENTS[event["card"]]
        if card["type"] in kinds:
            yield card["params"], event["drawer"]


def exposed(s: Snapshot) -> set[str]:
    return {params["side"] for params, _ in in_effect(s, "solar_flare", "cosmic_rays")}


def shaking(s: Snapshot) -> set[str]:
    return {terrain for params, _ in in_effect(s, "seismic") for terrain in params["terrain"]}


def struck_work(s: Snapshot, where: set[str]) -> set[str]:
    """What strikes forbid on these sides of the Moon."""
    return {
        work
        for params, _ in in_effect(s, "strike")
        for work in params["blocks"]
        if params["side"] == "all" or params["side"] in where
    }


def tray(s: Snapshot) -> Counter[str]:
    free = Counter({name: good["tokens"] for name, good in GOODS.items()})
    for loads in s["loads"]:
        free.subtract(loads)
    return free


def networks(track: Mapping[Link, int], seat: int) -> list[set[str]]:
    """The mileposts of each unbroken network of a seat; red areas and poles join."""
    waiting = [
        {m for end in (one.a, one.b) for m in (AREA[CITY[end]] if end in CITY else [end])}
        for one, owner in track.items()
        if owner == seat
    ]
    whole: list[set[str]] = []
    while waiting:
        net = waiting.pop()
        while more := [other for other in waiting if other & net]:
            waiting = [other for other in waiting if not other & net]
            net = net.union(*more)
        whole.append(net)
    return whole


def majors_joined(track: Mapping[Link, int], seat: int) -> list[set[str]]:
    """The major cities of each network of a seat."""
    return [{CITY[m] for m in net if CITY.get(m) in SEVEN} for net in networks(track, seat)]


# Building


class Survey(NamedTuple):
    """What many links are judged by."""

    track: dict[Link, int]
    own: set[str]
    pairs: set[str | None]
    joined: set[tuple[str, str]]
    at: dict[str, list[int]]  # for each city the owners of the segments there


def survey(s: Snapshot, seat: int) -> Survey:
    track = tracks(s)
    at: dict[str, list[int]] = {name: [] for name in CITIES}
    for one, owner in track.items():
        for name in {CITY.get(one.a), CITY.get(one.b)} - {None}:
            at[str(name)].append(owner)
    pairs = {one.pair for one in track if one.pair}
    return Survey(track, touched(track, seat), pairs, {(one.a, one.b) for one in track}, at)


def admitted(s: Snapshot, seat: int, known: Survey, name: str, one: Link) -> bool:
    """Whether the rights of the others at a city allow this segment."""
    owners = [*known.at[name], seat]
    connected = set(owners)
    free = sum(other not in known.track and other != one for other in GROUND_AT[name])
    if name in SEVEN:
        without = s["seats"] - len(connected)
        if seat not in known.at[name] or without == 0:
            return True
        return free >= without if s["options"]["major_access"] == "edge" else len(owners) + without <= 6
    cap = RULES["city_player_limit"][CITIES[name]["size"]]
    return len(connected) <= cap and owners.count(seat) <= 3 and free >= min(cap, s["seats"]) - len(connected)


def spendable(s: Snapshot, seat: int) -> int:
    limit = s["options"]["opening_build_limit"] if s["phase"] == "opening" else RULES["build_limit"]
    cash: int = s["cash"][seat]
    return cash if limit is None else min(cash, limit - s["allowance"]["spent"])


def builds(s: Snapshot, seat: int) -> Iterator[str]:
    known = survey(s, seat)
    money, bad_sides, bad_ground = spendable(s, seat), exposed(s), shaking(s)
    if "build" in struck_work(s, BOTH):
        return
    for one in LINKS:
        taken = (one.a, one.b) in known.joined or one.pair in known.pairs
        barred = lies_on(one) & bad_sides or {TERRAIN[one.a], TERRAIN[one.b]} & bad_ground
        if taken or barred or same_city(one.a, one.b):
            continue
        ways = []
        for start, to in ((one.a, one.b), (one.b, one.a)):
            out = CITY.get(start) in SEVEN
            if (s["allowance"]["out"] < 2 if out else start in known.own) and cost(one, to) <= money:
                ways.append((cost(one, to), out, start, to))
        if not ways or not all(admitted(s, seat, known, CITY[m], one) for m in (one.a, one.b) if m in CITY):
            continue
        ways.sort(key=lambda way: (way[0], way[1], key(way[2])))
        spare = [way for way in ways[1:] if ways[0][1] and not way[1]]
        for _, _, start, to in [ways[0], *spare]:
            yield f"build {start} {to}" + (f" {one.pair}" if one.pair else "")


def upgrades(s: Snapshot, seat: int) -> Iterator[str]:
    supply, money = s["options"]["loco_supply"], spendable(s, seat)
    now = LOCOS[s["locos"][seat]]
    for name, loco in LOCOS.items():
        left = 1 if supply == "unlimited" else supply[name] - s["locos"].count(name)
        price = {
            now["level"] + 1: RULES["upgrade_cost"],
            now["level"]: s["options"]["crossgrade_cost"],
        }.get(loco["level"])
        if loco is not now and price is not None and left > 0 and price <= money:
            yield f"upgrade {name}"


# Operating


def toll_due(s: Snapshot, seat: int, one: Link, owner: int) -> bool:
    if owner == seat or owner in s["allowance"]["tolls"]:
        return False
    rays = {params["side"] for params, _ in in_effect(s, "cosmic_rays")}
    return not (rays if s["options"]["cosmic_toll_scope"] == "all" else rays & lies_on(one))


def segments_at(track: Mapping[Link, int], at: str) -> Iterator[tuple[str, Link]]:
    """Where the segments of a milepost lead to, and which they are."""
    for one in track:
        if at in (one.a, one.b):
            yield (one.b if at == one.a else one.a), one


def steps(s: Snapshot, seat: int) -> Iterator[str]:
    track, train = tracks(s), s["trains"][seat]
    at, city = train["at"], CITY.get(train["at"])
    if s["allowance"]["moved"] >= LOCOS[s["locos"][seat]]["speed"]:
        return
    yield from (f"move {to}" for to in NEXT[at] if same_city(at, to))
    bad_ground, closed = shaking(s), {drawer for _, drawer in in_effect(s, "decompression")}
    for to, one in segments_at(track, at):
        shut_in = city and exposed(s) & (lies_on(one) if city in POLES else sides(city))
        back = not city and to == train["from"]
        if back or shut_in or {TERRAIN[at], TERRAIN[to]} & bad_ground or track[one] in closed:
            continue
        due = toll_due(s, seat, one, track[one]) and not s["options"]["late_toll"]
        if not due or s["cash"][seat] >= RULES["track_fee"]:
            yield f"move {to}"


def may_turn_round(s: Snapshot, seat: int) -> bool:
    train, options = s["trains"][seat], s["options"]
    if train["at"] in CITY or s["allowance"]["moved"] or train["from"] is None:
        return False
    stranded = all(to == train["from"] for to, _ in segments_at(tracks(s), train["at"]))
    return bool(options["backtracking"] or (stranded and options["stranded_turnaround"]))


def handling(s: Snapshot, seat: int) -> Iterator[str]:
    """Loading, dropping and delivering."""
    city, aboard = CITY.get(s["trains"][seat]["at"]), s["loads"][seat]
    if city is None:
        return
    stopped, free = struck_work(s, sides(city)), tray(s)
    room = len(aboard) < LOCOS[s["locos"][seat]]["capacity"] and "load" not in stopped
    for good in GOODS:
        if city in GOODS[good]["sources"] and room and free[good] > 0 and good not in s["allowance"]["dropped"]:
            yield f"load {good}"
        if good in aboard:
            yield f"drop {good}"
    if "deliver" in stopped:
        return
    for card in s["hands"][seat]:
        for demand in DEMANDS[card]:
            if demand["city"] == city and demand["good"] in aboard:
                yield f"deliver {card} {demand['good']}"
    for event in s["events"]:
        for good in set(aboard) & set(EVENTS[event["card"]]["params"].get("goods", [])):
            if city in SEVEN:
                yield f"deliver {event['card']} {good}"


def shelters(s: Snapshot, seat: int) -> list[str]:
    """Where a train hit by a meteor may be put."""
    cities = {CITY[m] for m in touched(tracks(s), seat) if m in CITY}
    return [m for city in cities or CITIES for m in AREA[city]]


def legal(s: Snapshot) -> list[str]:
    """Every legal action of a position, in the notation, with mileposts by their own ids."""
    seat, phase = s["seat"], s["phase"]
    if phase == "over":
        return []
    if phase in ("give-up", "flare"):
        return [f"give-up {good}" for good in set(s["loads"][seat])]
    if phase == "relocate":
        return [f"place {m}" for m in shelters(s, seat)]
    fresh = [] if s["allowance"]["acted"] else ["exchange"]
    if phase in ("opening", "build"):
        exchange = fresh if phase == "opening" and s["options"]["exchange_in_opening"] else []
        return [*builds(s, seat), *upgrades(s, seat), *exchange, "end-turn"]
    if s["trains"][seat] is None:
        return [*(f"place {m}" for m in CITY), *fresh, "end-operate"]
    turning = ["turn-round"] if may_turn_round(s, seat) else []
    return [*steps(s, seat), *handling(s, seat), *turning, *fresh, "end-operate"]


# Meteors


def strikes(meteor: str, target: str) -> list[tuple[str, str] | None]:
    """For each city of the target card the side and the milepost struck, or None for a miss."""
    params, generator = EVENTS[meteor]["params"], BOARD["generator"]
    struck_at: list[tuple[str, str] | None] = []
    for demand in DEMANDS[target]:
        half, column, row = key(AT[demand["city"]])
        way = params["direction"]
        if demand["city"] in POLES:
            half, way = generator["polar_meteor"][demand["city"]][way]
        dc, dj = (step * params["distance"] for step in generator["directions"][way])
        struck = spell((half, column + dc, row + dj))
        struck_at.append((half, struck) if struck in TERRAIN else None)
    return struck_at


def blast(meteor: str, target: str) -> set[tuple[str, str]]:
    """The mileposts laid waste, each with the side on which it was struck."""
    hits = [strike for strike in strikes(meteor, target) if strike]
    return {
        (half, m) for half, struck in hits for m in (struck, *NEXT[struck]) if side(m) == half or CITY.get(m) in POLES
    }


def burnt(track: Iterable[Link], area: set[tuple[str, str]]) -> set[Link]:
    """The segments that touch the blast area on a struck side."""
    return {
        one
        for one in track
        for m in (one.a, one.b)
        for half in ({side(m)} if one.pair else lies_on(one))
        if (half, m) in area
    }
