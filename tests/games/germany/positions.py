"""Positions for the tests of Germany, built by changing the snapshot of a new game.

Every position holds the whole box: 110 train cards, 60 passengers, 89 tickets, always somewhere. What a test does
not place itself goes where `spare`, `spare_tickets` and the last seat say, so that decks can be as small as needed.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from typing import Any

import pytest

import branchline as bl

GAME = bl.GAMES["germany"]
BOARD: dict[str, Any] = json.loads(
    resources.files("branchline.games.germany").joinpath("board.json").read_text(encoding="utf-8")
)
COLOURS: list[str] = BOARD["colours"]
CARDS = [*COLOURS, "loco"]
FIGURES: list[str] = BOARD["rules"]["passengers"]["colours"]
ROUTES: dict[str, dict[str, Any]] = {route["id"]: route for route in BOARD["routes"]}
GROUPS: list[list[str]] = [group["routes"] for group in BOARD["route_groups"]]
PLACES: dict[str, int] = {place["id"]: place["passengers"] for place in BOARD["cities"] + BOARD["countries"]}
COUNTRY_OF: dict[str, str] = {spot["id"]: spot["country"] for spot in BOARD["border_spots"]}
SHORT: list[str] = [ticket["id"] for ticket in BOARD["tickets"]["short"]]
LONG: list[str] = [ticket["id"] for ticket in BOARD["tickets"]["long"]]
VALUE: dict[str, int] = {t["id"]: t["value"] for t in BOARD["tickets"]["short"] + BOARD["tickets"]["long"]}
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}
MIXES = ["tickets long*4", "tickets short*1 long*3", "tickets short*2 long*2", "tickets short*3 long*1",
         "tickets short*4"]  # fmt: skip

Cards = Mapping[str, int]


def place_of(end: str) -> str:
    """The location whose passengers stand at this end of a route."""
    return COUNTRY_OF.get(end, end)


def box() -> Counter[str]:
    return Counter(dict.fromkeys(COLOURS, 12) | {"loco": 14})


def plain_first(cards: Counter[str]) -> list[str]:
    """The cards one colour after the other in turn, locomotives lowest, so that no test meets one by accident."""
    left = Counter({colour: cards[colour] for colour in COLOURS})
    pile: list[str] = []
    while left.total():
        for colour in COLOURS:
            if left[colour]:
                left[colour] -= 1
                pile.append(colour)
    return pile + ["loco"] * cards["loco"]


_HEARD: dict[int, list[dict[str, Any]]] = {}  # by the id of a state: what has happened in it


def position(
    *,
    seats: int = 3,
    seat: int | None = 0,
    phase: str = "turn",
    options: Mapping[str, Any] | None = None,
    hands: Sequence[Cards] = (),
    shown: Sequence[Cards] = (),
    display: Sequence[str | None] | None = None,
    deck: Sequence[str] = (),
    discard: Cards | None = None,
    spare: int | str = "deck",
    owners: Mapping[str, int] | None = None,
    wagons: Sequence[int] | None = None,
    score: Sequence[int] | None = None,
    at: Mapping[str, Sequence[str]] | None = None,
    carried: Sequence[Cards] = (),
    tickets: Sequence[Sequence[str]] = (),
    pending: Sequence[Sequence[str]] = (),
    short_deck: Sequence[str] | int | None = None,
    long_deck: Sequence[str] | int | None = None,
    spare_tickets: int | None = None,
    turn: int = 12,
    turns_left: int | None = None,
    last_round_by: int | None = None,
    forced_passes: int = 0,
    start: int = 0,
    chance: Sequence[int] | None = None,
    **fields: Any,
) -> Any:
    """A state in which `seat` decides.

    `deck` lists the cards on top of the deck; what no argument names lies under them (`spare="deck"`), in the discard
    pile (`"discard"`) or in the hand of a seat. The tickets not named lie under those of `short_deck` and `long_deck`,
    or are held by `spare_tickets`; then a number stands for a deck of any so many.
    """
    snapshot = GAME.new(seats=seats, seed=1, options={"start_player": start, **(options or {})}).snapshot()
    snapshot.update(
        _cards(seats, hands, display, deck, discard, spare),
        seat=seat, phase=phase, turn=turn, turns_left=turns_left, last_round_by=last_round_by,
        forced_passes=forced_passes, owners=dict(owners or {}), returned={}, claimed=None,
        shown=[dict(shown[p]) if p < len(shown) else {} for p in range(seats)], aside=[[] for _ in range(seats)],
    )  # fmt: skip
    lengths = Counter(dict.fromkeys(range(seats), 0))
    track = Counter(dict.fromkeys(range(seats), 0))
    for route, owner in snapshot["owners"].items():
        lengths[owner] += ROUTES[route]["length"]
        track[owner] += POINTS[ROUTES[route]["length"]]
    snapshot["wagons"] = list(wagons) if wagons is not None else [45 - lengths[p] for p in range(seats)]
    snapshot["score"] = list(score) if score is not None else [track[p] for p in range(seats)]
    snapshot.update(_figures(seats, at or {}, carried))
    snapshot.update(_tickets(seats, tickets, pending, short_deck, long_deck, spare_tickets))
    if chance is not None:
        snapshot["chance"] = list(chance)
    snapshot.update(fields)
    state = GAME.load(snapshot)
    _HEARD[id(state)] = []
    return state


def _cards(
    seats: int,
    hands: Sequence[Cards],
    display: Sequence[str | None] | None,
    deck: Sequence[str],
    discard: Cards | None,
    spare: int | str,
) -> dict[str, Any]:
    held = [Counter(hands[p]) if p < len(hands) else Counter[str]() for p in range(seats)]
    left = box()
    for cards in (*held, Counter(deck), Counter(discard or {}), Counter(c for c in display or () if c)):
        left.subtract(cards)
    if display is None:
        # Five different cards, those of which most are left.
        display = sorted(COLOURS, key=lambda colour: (-left[colour], COLOURS.index(colour)))[:5]
        left.subtract(display)
    assert min(left.values()) >= 0, f"the position needs more cards than the box holds: {left}"
    pile = Counter(discard or {})
    under: list[str] = []
    if spare == "deck":
        under = plain_first(left)
    elif spare == "discard":
        pile += left
    else:
        assert isinstance(spare, int)
        held[spare] += left
    return {"hands": [_counts(cards) for cards in held], "display": list(display), "discard": _counts(pile),
            "deck": [*deck, *under]}  # fmt: skip


def _counts(cards: Cards) -> dict[str, int]:
    return {kind: n for kind, n in cards.items() if n}


def _figures(seats: int, at: Mapping[str, Sequence[str]], carried: Sequence[Cards]) -> dict[str, Any]:
    stock = [Counter(carried[p]) if p < len(carried) else Counter[str]() for p in range(seats)]
    left = Counter(dict.fromkeys(FIGURES, 10))
    for figures in (*stock, *map(Counter, at.values())):
        left.subtract(figures)
    assert min(left.values()) >= 0, f"the position needs more passengers than there are: {left}"
    bag: list[str] = []
    while left.total():
        for colour in FIGURES:
            if left[colour]:
                left[colour] -= 1
                bag.append(colour)
    standing = {place: list(figures) for place, figures in at.items()}
    for place, room in PLACES.items():
        if place not in standing:
            standing[place], bag = bag[:room], bag[room:]
    # Whoever finds no room any more has been taken along by the last seat.
    stock[-1] += Counter(bag)
    return {"passengers_at": {place: list(figures) for place, figures in standing.items() if figures},
            "passengers_of": [_counts(figures) for figures in stock]}  # fmt: skip


def _tickets(
    seats: int,
    tickets: Sequence[Sequence[str]],
    pending: Sequence[Sequence[str]],
    short_deck: Sequence[str] | int | None,
    long_deck: Sequence[str] | int | None,
    spare_tickets: int | None,
) -> dict[str, Any]:
    held = [list(tickets[p]) if p < len(tickets) else [] for p in range(seats)]
    drawn = [list(pending[p]) if p < len(pending) else [] for p in range(seats)]
    gone = {t for group in (*held, *drawn) for t in group}
    decks: dict[str, list[str]] = {}
    for name, every, wanted in (("short_deck", SHORT, short_deck), ("long_deck", LONG, long_deck)):
        left = [t for t in every if t not in gone]
        if isinstance(wanted, int):
            top = left[:wanted]
        else:
            top = list(wanted or ())
        rest = [t for t in left if t not in top]
        if spare_tickets is None:
            top, rest = top + rest, []
        decks[name] = top
        if rest:
            assert spare_tickets is not None
            held[spare_tickets] += rest
    return {"tickets": held, "pending": drawn, **decks}


def play(state: Any, *actions: str) -> Any:
    """Plays these notations and gives the state back."""
    for text in actions:
        _HEARD.setdefault(id(state), []).extend(state.step(state.parse(text)))
    return state


def new(seats: int = 3, seed: int = 1, **options: Any) -> Any:
    """A game as it is set up."""
    state, events = GAME.opened(seats=seats, seed=seed, options=options)
    _HEARD[id(state)] = events
    return state


def resets(state: Any) -> int:
    """How often the display was swept since this state was made."""
    return sum(event["times"] for event in _HEARD[id(state)] if event["kind"] == "reset")


def shuffles(state: Any) -> int:
    """How often the discards became the deck since then."""
    return sum(event["kind"] == "shuffle" for event in _HEARD[id(state)])


def legal(state: Any, *kinds: str) -> list[str]:
    """The legal actions in notation; with kinds, only those of these kinds."""
    return [GAME.action(a)["notation"] for a in state.legal() if not kinds or GAME.action(a)["kind"] in kinds]


def claims(state: Any, route: str) -> set[str]:
    """The payments offered for a route, e.g. {"red*2 loco*1"}."""
    return {text.removeprefix(f"claim {route} ") for text in legal(state, "claim") if text.split()[1] == route}


def payments(route: str, hand: Cards) -> set[str]:
    """The payments the ledger allows for a free route (GD3)."""
    length, colour = ROUTES[route]["length"], ROUTES[route]["colour"]
    locos = hand.get("loco", 0)
    ways: set[str] = set()
    for kind in COLOURS if colour == "grey" else [colour]:
        for k in range(length):
            if k <= locos and length - k <= hand.get(kind, 0):
                ways.add(f"{kind}*{length - k}" + (f" loco*{k}" if k else ""))
    if locos >= length:
        ways.add(f"loco*{length}")
    return ways


def refusal(state: Any, text: str) -> Any:
    """The IllegalMove for this notation; checks that playing it raises just that and leaves the state alone."""
    action = state.parse(text)
    before = state.snapshot()
    why = state.why_not(action)
    assert why is not None, f"{text} is legal"
    assert action not in state.legal()
    with pytest.raises(bl.IllegalMove) as raised:
        state.play(action)
    told = raised.value
    assert (told.rule, told.message, told.arguments) == (why.rule, why.message, why.arguments)
    assert str(told) == str(why)
    assert state.snapshot() == before
    return why


def impossible(state: Any, text: str) -> bool:
    """Whether this cannot be played: it is no action of the game at all, or it is refused now."""
    try:
        state.parse(text)
    except ValueError:
        return True
    refusal(state, text)
    return True


def hand(state: Any, seat: int) -> dict[str, int]:
    cards: dict[str, int] = state.snapshot()["hands"][seat]
    return cards


def total(cards: Cards) -> int:
    return sum(cards.values())


def skip_passengers(state: Any) -> Any:
    """Declines every passenger until the decision is about something else."""
    while state.snapshot()["phase"].startswith("passenger"):
        play(state, "passenger none")
    return state


def finished(**fields: Any) -> Any:
    """A game that has just ended, its last turn spent on two cards, which score nothing."""
    state = position(seat=0, turns_left=1, last_round_by=0, **fields)
    play(state, "draw", "draw")
    assert state.over
    return state


def all_taken(seats: int) -> dict[str, int]:
    """Owners such that no route can be claimed any more, by anybody."""
    owners: dict[str, int] = {}
    for g, routes in enumerate(GROUPS):
        for i, route in enumerate(routes if seats > 3 else routes[:1]):
            owners[route] = (g + i) % seats
    return owners


def chances(number: int) -> Iterable[list[int]]:
    """Different states of the chance generator, for tests of what chance may bring."""
    for i in range(number):
        yield [(i * 2654435761 + 12345) % 2**32, (i * 40503 + 977) % 2**32, (i * 69069 + 5) % 2**32, 1 + i]
