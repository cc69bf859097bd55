"""What a recorded game of Lunar Rails can show, each told from the positions it walks through.

The corpus claims facts by these names; the maker searches for games in which they hold, and the tests look again.
"""

from collections.abc import Callable
from typing import Any, Final

from branchline.games import GAMES

from ..corpus import Fact
from ..walk import Snapshot, Step, Walk

_BOARD: Final = GAMES["lunar"].board
EVENTS: Final[dict[str, Any]] = {f"e{row['id']}": row for row in _BOARD["event_cards"]}
DEMANDS: Final[dict[str, Any]] = {f"d{row['id']}": row["demands"] for row in _BOARD["demand_cards"]}
LEVEL: Final = {row["id"]: row["level"] for row in _BOARD["locomotives"]}
CAPACITY: Final = {row["id"]: row["capacity"] for row in _BOARD["locomotives"]}
CITY: Final = {":".join(map(str, row[:3])): row[4] for row in _BOARD["mileposts"] if row[4]}
TERRAIN: Final = {":".join(map(str, row[:3])): row[3] for row in _BOARD["mileposts"]}
NEAR_CITY: Final = {row["id"]: row["side"] != "far" for row in _BOARD["cities"]}
GOODS_OF: Final = {row["id"]: row["goods"] for row in _BOARD["cities"]}
TOLL, BOOM_PAY = 4, 20
_NAMES: Final = [":".join(map(str, row[:3])) for row in _BOARD["mileposts"]]
BESIDE: Final[dict[str, list[str]]] = {name: [] for name in _NAMES}
for _a, _b, _, _ in _BOARD["links"]:
    BESIDE[_NAMES[_a]].append(_NAMES[_b])
    BESIDE[_NAMES[_b]].append(_NAMES[_a])


# ---- reading a position ----


def cards(position: Snapshot) -> list[str]:
    """The event cards in effect."""
    return [event["card"] for event in position["events"]]


def active(position: Snapshot) -> int:
    turn, seats, start = position["turn"], position["seats"], position["start"]
    return int((start + 2 * seats - 1 - turn if seats <= turn < 2 * seats else start + turn) % seats)


def ends(track: list[str]) -> set[str]:
    return {end for link in track for end in link.split()[:2]}


def segments(position: Snapshot) -> int:
    return sum(len(track) for track in position["track"])


def train(position: Snapshot) -> str | None:
    """Where the train of the deciding seat stands."""
    standing = position["trains"][position["seat"]]
    return None if standing is None else str(standing["at"])


def owner(position: Snapshot, a: str, b: str) -> int | None:
    """Whose track lies between two mileposts."""
    for seat, track in enumerate(position["track"]):
        if any({a, b} == set(link.split()[:2]) for link in track):
            return seat
    return None


def listed(step: Step, verb: str) -> list[str]:
    return [text for text in step.legal if text.split()[0] == verb]


def at_some_step(holds: Callable[[Step], bool]) -> Fact:
    return lambda walk: any(holds(step) for step in walk.steps)


# ---- events ----


def _taxed(step: Step) -> bool:
    if step.before["tax_seen"] or not step.after["tax_seen"] or step.before["options"]["tax_table"]:
        return False
    return step.verb == "exchange" and step.after["cash"] == [cash - cash // 5 for cash in step.before["cash"]]


def _taxed_by_table(step: Step) -> bool:
    table = step.before["options"]["tax_table"]
    if step.before["tax_seen"] or not step.after["tax_seen"] or not table or step.verb != "exchange":
        return False
    due = [max((amount for least, amount in table if cash >= least), default=0) for cash in step.before["cash"]]
    paid = [old - new for old, new in zip(step.before["cash"], step.after["cash"], strict=True)]
    return any(paid) and paid == [min(cash, amount) for cash, amount in zip(step.before["cash"], due, strict=True)]


def _meteor_on_track(step: Step) -> bool:
    return segments(step.after) < segments(step.before)


def _meteor_on_train(step: Step) -> bool:
    return step.before["phase"] == "relocate" and step.after["trains"] != step.before["trains"]


def _cargo_strike(near: bool) -> Callable[[Step], bool]:
    card = "e8" if near else "e9"

    def holds(step: Step) -> bool:
        if card not in cards(step.before) or step.before["phase"] != "operate":
            return False
        city = CITY.get(train(step.before) or "")
        seat = step.before["seat"]
        room = len(step.before["loads"][seat]) < CAPACITY[step.before["locos"][seat]]
        return bool(city and NEAR_CITY[city] == near and GOODS_OF[city] and room and not listed(step, "load"))

    return holds


def _building_strike(step: Step) -> bool:
    rich = step.before["cash"][step.before["seat"] or 0] >= 10
    return "e10" in cards(step.before) and step.before["phase"] == "build" and rich and not listed(step, "build")


def _seismic(card: str, terrain: str) -> Callable[[Step], bool]:
    def holds(step: Step) -> bool:
        """Own track leads up to such ground, and nothing can be built there."""
        if card not in cards(step.before) or step.before["phase"] != "build":
            return False
        own = step.before["track"][step.before["seat"]]
        beside = {place for end in ends(own) for place in BESIDE[end] if owner(step.before, end, place) is None}
        builds = [text.split()[1:3] for text in listed(step, "build")]
        return any(TERRAIN[place] == terrain for place in beside) and bool(
            builds and not any(terrain in (TERRAIN[a], TERRAIN[b]) for a, b in builds)
        )

    return holds


def _decompression(step: Step) -> bool:
    """Track of the drawer leads on from a train that could move, and it may not be used."""
    at = train(step.before) if step.before["phase"] == "operate" else None
    drawers = [event["drawer"] for event in step.before["events"] if event["card"] == "e16"]
    if at is None or not drawers or step.before["allowance"]["moved"]:
        return False
    came = step.before["trains"][step.before["seat"]]["from"]
    ways = [place for place in BESIDE[at] if owner(step.before, at, place) == drawers[0] and place != came]
    moves = {text.split()[1] for text in listed(step, "move")}
    return bool(ways) and not moves & set(ways)


def _punished(card: str) -> Callable[[Step], bool]:
    """A train was exposed to this card: its owner loses a turn, and a load or all of them if there were any."""

    def holds(step: Step) -> bool:
        before = {seat for event in step.before["events"] if event["card"] == card for seat in event["punished"]}
        after = {seat for event in step.after["events"] if event["card"] == card for seat in event["punished"]}
        return any(step.after["lost"][seat] and step.before["loads"][seat] for seat in after - before)

    return holds


def _boom(kind: str) -> Callable[[Step], bool]:
    def holds(step: Step) -> bool:
        word = step.action.split()[1] if step.verb == "deliver" else ""
        if word not in EVENTS or EVENTS[word]["type"] != kind:
            return False
        seat = step.before["seat"]
        return bool(
            step.after["cash"][seat] >= step.before["cash"][seat] + BOOM_PAY - TOLL and word in step.after["discard"]
        )

    return holds


def _boom_ran_out(step: Step) -> bool:
    gone = set(cards(step.before)) - set(cards(step.after))
    return any(EVENTS[card]["type"] in ("boom", "shortage") for card in gone) and step.verb != "deliver"


def _reshuffled(step: Step) -> bool:
    return len(step.after["deck"]) > len(step.before["deck"])


def _lost_turn(step: Step) -> bool:
    return bool(step.after["turn"] > step.before["turn"] + 1 and sum(step.after["lost"]) < sum(step.before["lost"]) + 1)


# ---- trains and track ----


def _toll(step: Step) -> bool:
    paid = [old - new for old, new in zip(step.before["cash"], step.after["cash"], strict=True)]
    return step.verb == "move" and sorted(paid)[0] == -TOLL and sorted(paid)[-1] == TOLL


def _crossed_a_wrap(step: Step) -> bool:
    if step.verb != "move":
        return False
    way = [str(train(step.before)), step.action.split()[1]]
    at_a_pole = any(CITY.get(place) in ("peary", "scott") for place in way)
    return not at_a_pole and len({place.split(":")[0] for place in way}) == 2


def _on_foreign_track(step: Step) -> int | None:
    """The other seat over whose track this step leads."""
    at = train(step.before) if step.verb == "move" else None
    whose = owner(step.before, at, step.action.split()[1]) if at else None
    return None if whose == step.before["seat"] else whose


def _rays(position: Snapshot) -> bool:
    return bool({"e19", "e20"} & set(cards(position)))


def _free_ride(step: Step) -> bool:
    whose = _on_foreign_track(step)
    unpaid = whose is not None and whose not in step.before["allowance"]["tolls"]
    return unpaid and _rays(step.before) and step.after["cash"] == step.before["cash"]


def _delivered(step: Step) -> bool:
    return step.verb == "deliver" and step.action.split()[1] in DEMANDS


def _stranded(step: Step) -> bool:
    """A train at a dead end that may not turn."""
    at = train(step.before) if step.before["phase"] == "operate" else None
    if at is None or at in CITY or step.before["allowance"]["moved"] or step.before["events"]:
        return False
    came = step.before["trains"][step.before["seat"]]["from"]
    ahead = [place for place in BESIDE[at] if owner(step.before, at, place) is not None and place != came]
    return came is not None and not ahead and not listed(step, "turn-round")


def _turned_with_a_way_on(step: Step) -> bool:
    return step.verb == "turn-round" and bool(listed(step, "move"))


def _spared(step: Step) -> bool:
    """The drawer of a flare or of rays ends that turn exposed, and nothing happens."""
    if step.after["turn"] == step.before["turn"]:
        return False
    seat = active(step.before)
    at = step.after["trains"][seat]
    for event in step.after["events"]:
        kind = EVENTS[event["card"]]
        exposed = at and at["at"] not in CITY and at["at"].startswith(str(kind["params"].get("side")))
        drawn = event["drawer"] == seat and event["card"] not in cards(step.before)
        if kind["type"] in ("solar_flare", "cosmic_rays") and exposed and drawn:
            return seat not in event["punished"]
    return False


# ---- options and the end ----


def _first_by_single_pay(position: Snapshot) -> int:
    pays = [sorted((d["payoff"] for card in hand for d in DEMANDS[card]), reverse=True) for hand in position["hands"]]
    return pays.index(max(pays))


def _another_start_player(walk: Walk) -> bool:
    return bool(walk.start["start"] != _first_by_single_pay(walk.start))


def _opening_limit(step: Step) -> bool:
    limit = step.before["options"]["opening_build_limit"]
    here = step.before["phase"] == "opening" and limit is not None
    return bool(
        here and step.before["allowance"]["spent"] >= limit - 1 and step.before["cash"][step.before["seat"]] > 5
    )


def _entered_by_edges(step: Step) -> bool:
    """A second segment at a major city, where one place for each of the others is no longer left of six."""
    if step.verb != "build":
        return False
    city = next((CITY[end] for end in step.action.split()[1:3] if TERRAIN[end] == "major"), None)
    at = [
        sum(any(CITY.get(end) == city for end in link.split()[:2]) for link in track) for track in step.after["track"]
    ]
    return bool(city and at[step.before["seat"]] > 1 and sum(at) + at.count(0) > 6 and 0 in at)


def _same_level(step: Step) -> bool:
    seat = step.before["seat"]
    return step.verb == "upgrade" and LEVEL[step.before["locos"][seat]] == LEVEL[step.after["locos"][seat]]


def _sold_out(step: Step) -> bool:
    supply = step.before["options"]["loco_supply"]
    if not isinstance(supply, dict) or step.before["phase"] not in ("opening", "build"):
        return False
    upgrades = {text.split()[1] for text in listed(step, "upgrade")}
    return any(supply[loco] == step.before["locos"].count(loco) and LEVEL[loco] == 2 for loco in LEVEL) and bool(
        len({loco for loco in upgrades if LEVEL[loco] == 2}) == 1
    )


def _more_of_one(walk: Walk) -> bool:
    """More of one locomotive than there are cards of it in the box."""
    copies = {row["id"]: row["copies"] for row in _BOARD["locomotives"]}
    return any(step.after["locos"].count(loco) > copies[loco] for step in walk.steps for loco in copies)


def _won(walk: Walk) -> bool:
    (winner,) = walk.end["winners"] if len(walk.end["winners"]) == 1 else (None,)
    early = walk.end["turn"] < walk.options["max_rounds"] * walk.seats
    return (
        winner is not None
        and early
        and walk.scores[winner] >= walk.end["win_cash"]
        and walk.sheet[winner]["majors"] >= 7
    )


def _stopped(walk: Walk) -> bool:
    return bool(walk.end["turn"] == walk.options["max_rounds"] * walk.seats) and max(walk.scores) < 250


FACTS: Final[dict[str, Fact]] = {
    "taxed": at_some_step(_taxed),
    "taxed_by_table": at_some_step(_taxed_by_table),
    "meteor_on_track": at_some_step(_meteor_on_track),
    "meteor_on_a_train": at_some_step(_meteor_on_train),
    "cargo_strike_near": at_some_step(_cargo_strike(near=True)),
    "cargo_strike_far": at_some_step(_cargo_strike(near=False)),
    "building_strike": at_some_step(_building_strike),
    "boom_delivered": at_some_step(_boom("boom")),
    "shortage_delivered": at_some_step(_boom("shortage")),
    "boom_ran_out": at_some_step(_boom_ran_out),
    "seismic_alpine": at_some_step(_seismic("e14", "alpine")),
    "seismic_mare": at_some_step(_seismic("e15", "mare")),
    "decompression": at_some_step(_decompression),
    "flare_near": at_some_step(_punished("e17")),
    "flare_far": at_some_step(_punished("e18")),
    "rays_near": at_some_step(_punished("e19")),
    "rays_far": at_some_step(_punished("e20")),
    "load_given_up_to_a_flare": at_some_step(lambda step: step.before["phase"] == "flare"),
    "load_given_up_to_a_locomotive": at_some_step(lambda step: step.before["phase"] == "give-up"),
    "reshuffled": at_some_step(_reshuffled),
    "turn_lost": at_some_step(_lost_turn),
    "delivered": at_some_step(_delivered),
    "toll_paid": at_some_step(_toll),
    "toll_owed": at_some_step(lambda step: bool(step.after["allowance"]["owed"])),
    "free_ride_in_rays": at_some_step(_free_ride),
    "toll_paid_in_rays": at_some_step(lambda step: _toll(step) and _rays(step.before)),
    "crossed_a_wrap": at_some_step(_crossed_a_wrap),
    "turned_round": at_some_step(lambda step: step.verb == "turn-round"),
    "turned_with_a_way_on": at_some_step(_turned_with_a_way_on),
    "stranded_for_good": at_some_step(_stranded),
    "spared_in_the_turn_of_the_draw": at_some_step(_spared),
    "two_turns_to_lose": at_some_step(lambda step: max(step.after["lost"]) > 1),
    "exchanged_in_the_opening": at_some_step(lambda s: s.verb == "exchange" and s.before["phase"] == "opening"),
    "another_start_player": _another_start_player,
    "opening_limit_reached": at_some_step(_opening_limit),
    "entered_by_edges": at_some_step(_entered_by_edges),
    "changed_at_the_same_level": at_some_step(_same_level),
    "locomotive_sold_out": at_some_step(_sold_out),
    "more_of_one_locomotive": _more_of_one,
    "won": _won,
    "round_finished_after_fulfilment": at_some_step(
        lambda s: bool(s.after["fulfilled"]) and s.after["phase"] != "over"
    ),
    "stopped_by_the_last_round": _stopped,
    "shared_victory": lambda walk: walk.ranks.count(1) > 1,
}
