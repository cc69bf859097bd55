"""Positions for the tests of Wensleydale, built by changing the snapshot of a new game.

Nothing lies on the board but what a test puts there: pieces that no argument names are out of the game, borders are
free and the only company towns are those printed or reached by a company link of the position.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any

import pytest

import branchline as bl

GAME = bl.GAMES["wensleydale"]
BOARD: dict[str, Any] = json.loads(
    resources.files("branchline.games.wensleydale").joinpath("board.json").read_text(encoding="utf-8")
)
AREAS: dict[str, dict[str, Any]] = {area["id"]: area for area in BOARD["areas"]}
HILLS = sorted(a for a in AREAS if AREAS[a]["terrain"] == "hill")
TOWNS = sorted(a for a in AREAS if AREAS[a]["town"])
# Where cheese is laid out: lowland without a town.
MEADOWS = sorted(a for a in AREAS if AREAS[a]["terrain"] == "lowland" and not AREAS[a]["town"])
COMPANY_TOWNS: dict[str, str] = {a: AREAS[a]["town"]["company"] for a in TOWNS if AREAS[a]["town"]["company"]}
TRAINS: dict[str, dict[str, Any]] = {train["id"]: train for train in BOARD["trains"]}
PRINTED: dict[int, dict[str, int]] = {box["number"]: box["fixed"] for box in BOARD["influence"]["boxes"]}
KINDS = ["government", "train", "midland", "north_eastern"]
COMPANIES = ["midland", "north_eastern"]
PIECES = {"stone": 60, "cheese": 60, "red": 25, "green": 25, "opposition": 25}
START = {"government": 1, "train": 2, "midland": 1, "north_eastern": 1, "profit_loss": 0}
TOKENS = [*KINDS, *KINDS]

Stacks = Mapping[int, Sequence[int]]
Counts = Mapping[str, int]


def border(a: str, b: str) -> str:
    return "-".join(sorted((a, b)))


BORDERS: set[str] = {border(pair["a"], pair["b"]) for pair in BOARD["adjacency"]}
NEIGHBOURS: dict[str, list[str]] = {
    a: sorted(p["a"] if p["b"] == a else p["b"] for p in BOARD["adjacency"] if a in (p["a"], p["b"])) for a in AREAS
}
# Borders between two areas that could carry a link and hold no town: links there open no takeover.
WILD_BORDERS = sorted(
    border(p["a"], p["b"])
    for p in BOARD["adjacency"]
    if not any(AREAS[a]["town"] or AREAS[a]["terrain"] == "hill" for a in (p["a"], p["b"]))
)


def line(owner: int | str, *areas: str) -> dict[str, int | str]:
    """Links of this owner from area to area."""
    links: dict[str, int | str] = {border(a, b): owner for a, b in pairwise(areas)}
    assert set(links) <= BORDERS, f"these are no borders: {set(links) - BORDERS}"
    return links


def wild_links(*counts: int) -> dict[str, int | str]:
    """So many links for each seat, none of them at a town."""
    owners = [seat for seat, count in enumerate(counts) for _ in range(count)]
    assert len(owners) <= len(WILD_BORDERS)
    return dict(zip(WILD_BORDERS, owners, strict=False))


def levels(*spaces: int) -> dict[int, list[int]]:
    """Stacks with seat 0 on the first of these spaces, and so on; on one space the lower seat lies on top."""
    stacks: dict[int, list[int]] = {}
    for seat in reversed(range(len(spaces))):
        stacks.setdefault(spaces[seat], []).append(seat)
    return stacks


def ranked(stacks: Mapping[int, Sequence[int]]) -> list[int]:
    """The seats from the first to the last: higher spaces first, on one space from the top of the stack."""
    return [seat for space in sorted(stacks, reverse=True) for seat in reversed(stacks[space])]


def position(
    *,
    seats: int = 3,
    seat: int | None = 0,
    phase: str = "auction",
    options: Mapping[str, Any] | None = None,
    turn: int = 0,
    order: Sequence[int] | None = None,
    build: Sequence[int] | None = None,
    train: Sequence[int] | None = None,
    tracks: Mapping[str, Stacks] | None = None,
    cubes: Sequence[int] | int = 12,
    tokens: Sequence[str] = TOKENS,
    bids: Mapping[int, tuple[int, int]] | None = None,
    links: Mapping[str, int | str] | None = None,
    companies: Mapping[str, Sequence[str]] | None = None,
    pieces: Mapping[str, Counts] | None = None,
    trains: Mapping[str, int] | None = None,
    load: Sequence[Counts] = (),
    delivered: Sequence[Counts] = (),
    chance: Sequence[int] | None = None,
    **fields: Any,
) -> Any:
    """A state in which `seat` decides; `tracks` gives stacks from the bottom to the top, as `levels` makes them.

    The player order is that of the profit and loss track unless `order` gives another; the build and the train order
    are the same where they hold and nothing else is said. `companies` adds to the towns that the links make.
    """
    tracks = tracks or {}
    if order is None:
        order = ranked(tracks["profit_loss"]) if "profit_loss" in tracks else list(range(seats))
    stacks = {name: tracks.get(name, {space: order[::-1]}) for name, space in START.items()}
    inside = phase in ("build", "pay", "trains", "exchange")
    piles = {
        "load": [_counts(load[p]) if p < len(load) else {} for p in range(seats)],
        "delivered": [_counts(delivered[p]) if p < len(delivered) else {} for p in range(seats)],
    }
    placed = Counter[str]()
    for pile in (*(pieces or {}).values(), *piles["load"], *piles["delivered"]):
        placed.update(pile)
    assert all(n <= PIECES[kind] for kind, n in placed.items()), f"there are not so many pieces: {placed}"
    snapshot = GAME.new(seats=seats, seed=1, options=dict(options or {})).snapshot()
    snapshot.update(
        seat=seat, phase=phase, turn=turn,
        orders={"player": list(order), "build": list(build if build is not None else order if inside else []),
                "train": list(train if train is not None else order if inside else [])},
        tracks={name: {str(space): list(pile) for space, pile in at.items() if pile} for name, at in stacks.items()},
        cubes=[cubes] * seats if isinstance(cubes, int) else list(cubes),
        boxes=[{"token": token, "bid": _bid((bids or {}).get(i))} for i, token in enumerate(tokens, start=1)],
        declined=[], passed=[], links=dict(links or {}), companies=_companies(links or {}, companies or {}),
        pieces={area: _counts(pile) for area, pile in (pieces or {}).items() if any(pile.values())},
        trains=dict(trains or {}), out={kind: PIECES[kind] - placed[kind] for kind in PIECES},
        building=None, buying=None, taking=None, **piles,
    )  # fmt: skip
    if chance is not None:
        snapshot["chance"] = list(chance)
    snapshot.update(fields)
    return GAME.load(snapshot)


def _counts(pile: Counts) -> dict[str, int]:
    return {kind: pile[kind] for kind in PIECES if pile.get(kind)}


def _bid(bid: tuple[int, int] | None) -> dict[str, int] | None:
    return None if bid is None else {"seat": bid[0], "cubes": bid[1]}


def _companies(links: Mapping[str, int | str], more: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    owners: dict[str, set[str]] = {town: {company} for town, company in COMPANY_TOWNS.items()}
    for town, names in more.items():
        owners.setdefault(town, set()).update(names)
    for name, owner in links.items():
        if isinstance(owner, str):
            for area in name.split("-"):
                if AREAS[area]["town"]:
                    owners.setdefault(area, set()).add(owner)
    return {town: sorted(owners[town]) for town in sorted(owners)}


def play(state: Any, *notations: str) -> Any:
    for text in notations:
        state.play(state.parse(text))
    return state


def heard(state: Any, text: str) -> list[dict[str, Any]]:
    """Plays this; all that happens."""
    action = state.parse(text)
    assert state.why_not(action) is None
    events: list[dict[str, Any]] = state.step(action)
    return events


def legal(state: Any) -> list[str]:
    """The notation of everything that may be played now."""
    return [state.notation(action) for action in state.legal()]


def refusal(state: Any, text: str) -> bl.IllegalMove:
    """Why this notation may not be played; the state must stay as it was."""
    before = state.snapshot()
    action = state.parse(text)
    why = state.why_not(action)
    assert isinstance(why, bl.IllegalMove), f"{text} is legal"
    assert action not in state.legal()
    with pytest.raises(bl.IllegalMove) as raised:
        state.play(action)
    told = raised.value
    assert (told.rule, told.message, told.arguments) == (why.rule, why.message, why.arguments)
    assert str(told) == str(why)
    assert state.snapshot() == before
    return why


def lay(*areas: str) -> list[str]:
    """The notations that lay a series through these areas, without its `done`."""
    return [f"lay {a} {b}" for a, b in pairwise(areas)]


def over(company: str, *areas: str) -> list[str]:
    """The notations that hand the line through these areas to a company, without their `done`."""
    return [f"takeover {company}", *(f"over {a} {b}" for a, b in pairwise(areas))]


NOTHING = {"build": "no-build", "trains": "pass", "takeover": "no-takeover"}


def idle(state: Any, *phases: str) -> Any:
    """Everybody does nothing until one of these phases (or else the next auction) begins, or the game is over."""
    while state.snapshot()["phase"] in NOTHING and state.snapshot()["phase"] not in phases:
        play(state, NOTHING[state.snapshot()["phase"]])
    return state


def sell(state: Any) -> Any:
    """The auction goes on to its end with the smallest bids there are."""
    while state.snapshot()["phase"] == "auction":
        state.play(min(state.legal(), key=lambda action: (GAME.action(action)["cubes"], GAME.action(action)["box"])))
    return state


def after_trains(**fields: Any) -> Any:
    """What follows on phase six: seat 0, who could still rent a train, is the last to pass."""
    others = list(range(1, fields.get("seats", 3)))
    return play(position(**{"phase": "trains", "passed": others, **fields}), "pass")


def finished(*, seats: int = 3, profit: Sequence[int] | None = None, **fields: Any) -> Any:
    """A game that is over: `profit` gives the level of every seat, the lower seat on top of the stack."""
    turns: int = BOARD["turns"][str(seats)]
    tracks = {"profit_loss": levels(*(profit or [0] * seats))}
    return position(**{"seats": seats, "phase": "over", "seat": None, "turn": turns, "tracks": tracks, **fields})


def level(state: Any, track: str, seat: int) -> int:
    """The space on which this player stands."""
    return next(int(space) for space, pile in state.snapshot()["tracks"][track].items() if seat in pile)


def influence(state: Any, seat: int) -> dict[str, int]:
    return {kind: level(state, kind, seat) for kind in KINDS}


def stack(state: Any, track: str, space: int) -> list[int]:
    """The tokens on this space, from the bottom to the top."""
    pile: list[int] = state.snapshot()["tracks"][track].get(str(space), [])
    return pile


def ranking(state: Any, track: str) -> list[int]:
    return ranked({int(space): pile for space, pile in state.snapshot()["tracks"][track].items()})


def bids(state: Any) -> dict[int, tuple[int, int]]:
    """The standing bids: box to (seat, cubes)."""
    boxes = enumerate(state.snapshot()["boxes"], start=1)
    return {i: (box["bid"]["seat"], box["bid"]["cubes"]) for i, box in boxes if box["bid"]}


@cache
def _random_game(seats: int, seed: int, options: tuple[tuple[str, Any], ...]) -> tuple[list[Any], list[int]]:
    states, actions = [GAME.new(seats=seats, seed=seed, options=dict(options))], []
    chance = random.Random(seed)
    while not states[-1].over:
        actions.append(chance.choice(states[-1].legal()))
        states.append(states[-1].copy())
        states[-1].play(actions[-1])
    return states, actions


def random_game(seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, int, Any]]:
    """Every step of a game without a plan: the state before, the action, the state after. Play on with copies only."""
    states, actions = _random_game(seats, seed, tuple(sorted(options.items())))
    return zip(states, actions, states[1:], strict=False)


def random_end(seats: int, seed: int, **options: Any) -> Any:
    """The end of such a game."""
    return _random_game(seats, seed, tuple(sorted(options.items())))[0][-1]


def chances(number: int) -> Iterator[list[int]]:
    """Different states of the chance generator, for tests of what chance may bring."""
    for i in range(number):
        words = random.Random(i)
        yield [words.getrandbits(32) for _ in range(4)]
