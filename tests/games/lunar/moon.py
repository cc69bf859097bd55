"""Positions for the tests of Lunar Rails and places on its Moon.

A position is the snapshot of a new game with all that can lie on the table taken away and what a test names put
there. The deck is calm: demand cards lie on top in the order of their numbers, event cards at the bottom. The Moon is
read from the board files themselves, so that what the engine makes of them can be compared with it.
"""

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any

import pytest

import branchline as bl

GAME = bl.GAMES["lunar"]


def _file(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(resources.files("branchline.games.lunar").joinpath(name).read_text("utf-8"))
    return data


BOARD, GRID = _file("board.json"), _file("grid.json")
CITIES: dict[str, dict[str, Any]] = {city["id"]: city for city in BOARD["cities"]}
GOODS: dict[str, dict[str, Any]] = {good["id"]: good for good in BOARD["goods"]}
LOCOS: dict[str, dict[str, Any]] = {loco["id"]: loco for loco in BOARD["locomotives"]}
DEMANDS: dict[str, list[dict[str, Any]]] = {f"d{card['id']}": card["demands"] for card in BOARD["demand_cards"]}
EVENTS: dict[str, dict[str, Any]] = {f"e{card['id']}": card for card in BOARD["event_cards"]}
POLES = ["peary", "scott"]
COST: dict[str, int] = BOARD["rules"]["build_cost"]


def spell(place: Sequence[Any]) -> str:
    """The id of a milepost given as in the files; the far copy of a pole is the near one."""
    side, column, row = place
    return f"near:{column}:{row}" if column == 0 and abs(row) == 32 else f"{side}:{column}:{row}"


def key(milepost: str) -> tuple[str, int, int]:
    side, column, row = milepost.split(":")
    return side, int(column), int(row)


def side(milepost: str) -> str:
    return milepost.split(":", maxsplit=1)[0]


TERRAIN: dict[str, str] = {
    f"{half}:{column}:{strip['top'] - 2 * i}": GRID["codes"][code]
    for half, columns in GRID["columns"].items()
    for column, strip in columns.items()
    for i, code in enumerate(strip["t"])
}
# The milepost of every city, of a major one the centre; the seven of a major with the centre first; who lies where.
AT: dict[str, str] = {city: spell(CITIES[city]["milepost"]) for city in CITIES}
SEVEN: dict[str, list[str]] = {
    city: [spell(place) for place in places] for city, places in GRID["major_mileposts"].items()
}
CITY: dict[str, str] = {AT[city]: city for city in CITIES} | {m: city for city in SEVEN for m in SEVEN[city]}
CROSSINGS: set[frozenset[str]] = {frozenset((spell(a), spell(b))) for a, b in GRID["plus_one"]}
# Label -> the mileposts on the near and on the far side that touch the letter.
WRAPS: dict[str, tuple[list[str], list[str]]] = {
    wrap["label"]: ([spell(m) for m in wrap["near"]], [spell(m) for m in wrap["far"]]) for wrap in GRID["wraps"]
}


def _around(milepost: str) -> Iterator[str]:
    half, column, row = key(milepost)
    for there in ("near", "far") if CITY.get(milepost) in POLES else (half,):
        for dc, dj in BOARD["generator"]["directions"].values():
            beside = spell((there, column + dc, row + dj))
            if beside in TERRAIN:
                yield beside


NEXT: dict[str, list[str]] = {m: sorted(_around(m), key=key) for m in sorted(TERRAIN, key=key)}


def milepost(place: str) -> str:
    """A milepost by its own id or by that of a city."""
    return AT.get(place, place)


def link(a: str, b: str, pair: str | None = None) -> str:
    """The id of the link between these two mileposts or cities."""
    ends = sorted((milepost(a), milepost(b)), key=key)
    return " ".join([*ends, pair] if pair else ends)


def line(*places: str) -> list[str]:
    """The links of a line from milepost to milepost."""
    ways = [(milepost(a), milepost(b)) for a, b in pairwise(places)]
    assert all(b in NEXT[a] for a, b in ways), f"these do not all lie side by side: {places}"
    return [link(a, b) for a, b in ways]


def lay(*places: str) -> list[str]:
    """The notations that build such a line."""
    return [f"build {milepost(a)} {milepost(b)}" for a, b in pairwise(places)]


def same_city(a: str, b: str) -> bool:
    return a in CITY and CITY[a] == CITY.get(b)


def price(a: str, b: str) -> int:
    """What the ledger asks for a segment from a to b, without a wrap."""
    return COST[TERRAIN[milepost(b)]] + (frozenset((milepost(a), milepost(b))) in CROSSINGS)


def ways(
    start: str | None = None, arrival: str | None = None, crossing: bool | None = None
) -> Iterator[tuple[str, str]]:
    """Pairs of neighbours (start, arrival) with these terrains where a segment can be built, in a fixed order."""
    for a, around in NEXT.items():
        if start in (None, TERRAIN[a]):
            for b in around:
                fits = arrival in (None, TERRAIN[b]) and crossing in (None, frozenset((a, b)) in CROSSINGS)
                if fits and not same_city(a, b):
                    yield a, b


def road(a: str, b: str, open_to: Callable[[str], bool] = lambda m: True) -> list[str]:
    """The mileposts of a shortest line over the grid from a to b, outside of cities and only where it is open.

    From and to a major city it leads to one of the outer mileposts.
    """
    starts, goals = ([milepost(place)] if place not in SEVEN else SEVEN[place][1:] for place in (a, b))
    before: dict[str, str] = {}
    queue = deque(starts)
    while queue:
        m = queue.popleft()
        if m in goals:
            way = [m]
            while way[-1] not in starts:
                way.append(before[way[-1]])
            return way[::-1]
        for beside in NEXT[m]:
            fits = beside in goals or (beside not in CITY and open_to(beside))
            if fits and beside not in before and beside not in starts:
                before[beside] = m
                queue.append(beside)
    raise ValueError(f"there is no line from {a} to {b}")


def straight(place: str, direction: str, steps: int) -> list[str]:
    """A milepost and the next ones in one of the six directions."""
    half, column, row = key(milepost(place))
    dc, dj = BOARD["generator"]["directions"][direction]
    return [spell((half, column + i * dc, row + i * dj)) for i in range(steps + 1)]


def stub(a: str, *avoid: str) -> str:
    """A link that makes this milepost part of a network: it leads into the open and to none of these."""
    at = milepost(a)
    return next(link(at, m) for m in NEXT[at] if m not in CITY and m not in map(milepost, avoid))


def joined(*cities: str) -> list[str]:
    """The links of a network that leads from each of these cities to the next; the poles lead to the other side."""
    return sorted({name for a, b in pairwise(cities) for name in line(*road(a, b))})


def event(
    card: str, drawer: int = 0, left: int = 1, fresh: bool = False, punished: Sequence[int] = ()
) -> dict[str, Any]:
    """An event card in effect, as `position` takes it."""
    return {"card": card, "drawer": drawer, "left": left, "fresh": fresh, "punished": list(punished)}


Seated = Mapping[int, Any]
ALLOWANCE: dict[str, Any] = {
    "acted": False, "moved": 0, "spent": 0, "out": 0, "tolls": [], "owed": [], "dropped": [], "turn_over": False,
}  # fmt: skip


def position(
    *,
    seats: int = 2,
    phase: str = "operate",
    active: int = 0,
    seat: int | None = None,
    start: int = 0,
    round: int | None = None,
    options: Mapping[str, Any] | None = None,
    cash: int | Sequence[int] = 60,
    locos: Seated | None = None,
    loads: Seated | None = None,
    trains: Seated | None = None,
    track: Seated | None = None,
    hands: Seated | None = None,
    deck_top: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    events: Sequence[Mapping[str, Any]] = (),
    lost: Seated | None = None,
    draw: Mapping[str, Any] | None = None,
    **more: Any,
) -> Any:
    """A state in which it is the turn of `active`, and `seat` (the same unless said otherwise) decides.

    What is told seat by seat is a dict from seat to value: `trains` a place or (place, came from), `track` links as
    `line` and `link` make them, `hands` demand cards. `deck_top` is drawn first, the first card of it first; `deck`
    is the whole deck in that order, and all that is left lies in the discards. `more` are fields of the snapshot or of
    its allowance.
    """
    round = round or (1 if phase == "opening" else 5)
    ahead = (active - start) % seats
    snapshot = json.loads(_fresh(seats, json.dumps(options or {})))
    placed = [card for hand in (hands or {}).values() for card in hand] + [*deck_top, *(deck or ()), *discard]
    placed += [e["card"] for e in events]
    if draw:
        placed += [draw["meteor"], draw["target"], *draw["aside"]]
    free = [card for card in DEMANDS if card not in placed]
    dealt = [list((hands or {}).get(p) or [free.pop() for _ in range(3)]) for p in range(seats)]
    rest = [card for card in EVENTS if card not in placed] + free[::-1]
    stock, thrown = (rest + list(deck_top)[::-1], [*discard]) if deck is None else (list(deck)[::-1], [*rest, *discard])
    snapshot.update(
        turn=(round - 1) * seats + (seats - 1 - ahead if round == 2 else ahead),
        phase=phase, seat=active if seat is None else seat, revealed=0, start=start,
        cash=[cash] * seats if isinstance(cash, int) else list(cash),
        locos=[(locos or {}).get(p, "von-braun") for p in range(seats)],
        loads=[sorted((loads or {}).get(p, ()), key=list(GOODS).index) for p in range(seats)],
        hands=dealt, deck=stock, discard=thrown,
        trains=[_train((trains or {}).get(p)) for p in range(seats)],
        track=[sorted((track or {}).get(p, ()), key=_link_key) for p in range(seats)],
        lost=[(lost or {}).get(p, 0) for p in range(seats)],
        events=[dict(e) for e in events], draw=dict(draw) if draw else None,
        tax_seen=False, win_cash=250, fulfilled=[],
        allowance={name: more.pop(name, value) for name, value in ALLOWANCE.items()},
    )  # fmt: skip
    snapshot.update(more)
    return GAME.load(snapshot)


@cache
def _fresh(seats: int, options: str) -> str:
    return json.dumps(GAME.new(seats=seats, seed=1, options=json.loads(options)).snapshot())


def _train(where: Any) -> dict[str, str | None] | None:
    if where is None:
        return None
    at, came = (where, None) if isinstance(where, str) else where
    return {"at": milepost(at), "from": None if came is None else milepost(came)}


def _link_key(name: str) -> tuple[Any, ...]:
    a, b, *pair = name.split(" ")
    return key(a), key(b), pair


def play(state: Any, *notations: str) -> Any:
    """Plays these; what can be played must be listed as legal too."""
    for text in notations:
        action = state.parse(text)
        listed = action in state.legal()
        state.play(action)
        assert listed, f"{text} can be played but is not listed"
    return state


def legal(state: Any, kind: str | None = None) -> set[str]:
    """The notations of all that may be played now, or of one kind of it."""
    return {state.notation(a) for a in state.legal() if kind in (None, GAME.action(a)["kind"])}


def offered(state: Any, kind: str, field: str) -> set[Any]:
    """What the legal actions of one kind name, e.g. the mileposts of all moves."""
    actions = [GAME.action(a) for a in state.legal()]
    return {action[field] for action in actions if action["kind"] == kind}


def can(state: Any, text: str) -> bool:
    """Whether this may be played; whatever is not legal must have a reason and whatever is must have none."""
    action = state.parse(text)
    allowed = action in state.legal()
    assert (state.why_not(action) is None) == allowed, text
    return allowed


def refusal(state: Any, text: str) -> bl.IllegalMove:
    """Why this may not be played; asked and tried give the same answer and the state stays as it was."""
    before = state.snapshot()
    action = state.parse(text)
    why = state.why_not(action)
    assert isinstance(why, bl.IllegalMove), f"{text} is legal"
    assert action not in state.legal(), f"{text} is listed as legal"
    with pytest.raises(bl.IllegalMove) as raised:
        state.play(action)
    told = raised.value
    assert (told.rule, told.message, told.arguments) == (why.rule, why.message, why.arguments)
    assert state.snapshot() == before
    return why


def refused(state: Any, text: str) -> tuple[str, str]:
    """The rule and the message of that refusal."""
    why = refusal(state, text)
    return why.rule, why.message


def field(state: Any, name: str, seat: int) -> Any:
    """One seat's entry of a field of the snapshot."""
    return state.snapshot()[name][seat]


def tray(state: Any) -> dict[str, int]:
    counts: dict[str, int] = state.view(None)["tray"]
    return counts


def stop(state: Any) -> Any:
    """The active player does nothing more in this turn."""
    while state.snapshot()["phase"] == "operate":
        play(state, "end-operate")
    return play(state, "end-turn")


def cards(state: Any) -> list[str]:
    """All cards, wherever they lie."""
    s = state.snapshot()
    in_draw = [s["draw"]["meteor"], s["draw"]["target"], *s["draw"]["aside"]] if s["draw"] else []
    hands = [card for hand in s["hands"] for card in hand]
    return sorted([*hands, *s["deck"], *s["discard"], *(e["card"] for e in s["events"]), *in_draw])


def told(state: Any, text: str, seat: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    """Plays this and gives the lines that tell what happened."""
    return [(sentence.id, dict(sentence.args)) for sentence in GAME.tell(GAME.seen(step(state, text), seat))]


def step(state: Any, text: str) -> list[dict[str, Any]]:
    """Plays this and gives what happened."""
    action = state.parse(text)
    assert action in state.legal(), f"{text} is not legal"
    events: list[dict[str, Any]] = state.step(action)
    return events
