"""An observation tells what the view tells, byte for byte, with seats counted from the one that looks."""

from collections import Counter
from typing import Any

import pytest

from .moon import CITIES, DEMANDS, EVENTS, GAME, GOODS, LOCOS, position

MOST_SEATS = 6
LAYOUT = {part.name: part for part in GAME.observation}
MILEPOSTS = ["{}:{}:{}".format(*row[:3]) for row in GAME.board["mileposts"]]
LINKS = GAME.board["links"]
OPTIONS = GAME.options


def observed(state: Any, seat: int) -> dict[str, list[int]]:
    """The parts of an observation by name."""
    last = GAME.observation[-1]
    buffer = bytearray(last.at + last.size)
    state.observe(seat, buffer)
    return {name: list(buffer[part.at : part.at + part.size]) for name, part in LAYOUT.items()}


def pair(number: int) -> list[int]:
    return [number % 256, min(number // 256, 255)]


def one_of(number: int | None, among: int) -> list[int]:
    return [int(at == number) for at in range(among)]


def options_of(view: Any) -> list[int]:
    told = view["options"]
    rules, seen = OPTIONS["start_rule"].choices, OPTIONS["cash_visibility"].choices
    amounts = {name: 0 if told[name] is None else told[name] + 1 for name in ("opening_build_limit", "crossgrade_cost")}
    return [
        amounts["opening_build_limit"],
        rules.index(told["start_rule"]),
        told["exchange_in_opening"],
        told["major_access"] == "edge",
        amounts["crossgrade_cost"],
        told["stranded_turnaround"],
        told["backtracking"],
        told["cosmic_toll_scope"] == "exposed",
        told["late_toll"],
        seen.index(told["cash_visibility"]),
        told["tax_table"] is not None,
        told["radiation_check_on_draw_turn"],
        told["lost_turns_add_up"],
        told["equal_turns"],
        *pair(told["max_rounds"]),
    ]


def from_view(view: Any) -> dict[str, list[int]]:
    """What the layout says, put together from the view."""
    you, seats = view["you"], view["seats"]
    phases = LAYOUT["phase"].text.removeprefix("1 for the phase: ").split(", ")

    def away(seat: int | None) -> int | None:
        return None if seat is None else (seat - you) % seats

    def all_of(these: list[int]) -> list[int]:
        return [int(n in {away(seat) for seat in these}) for n in range(MOST_SEATS)]

    def event(card: str) -> list[int]:
        there = next((e for e in view["events"] if e["card"] == card), None)
        draw = view["draw"] or {"aside": [], "meteor": None}
        return [
            there["left"] if there else 0,
            int(bool(there) and there["fresh"]),
            int(card in view["discard"]),
            int(card in draw["aside"]),
            int(card == draw["meteor"]),
            *one_of(away(there["drawer"]) if there else None, MOST_SEATS),
            *all_of(there["punished"] if there else []),
        ]

    def player(seat: int) -> list[int]:
        told = view["players"][seat]
        train = told["train"] or {"at": None, "from": None}
        cash = [0, 0, 0] if told["cash"] is None else [1, *pair(told["cash"])]
        places = [0 if train[end] is None else MILEPOSTS.index(train[end]) + 1 for end in ("at", "from")]
        majors = [city for city, row in CITIES.items() if row["size"] == "major"]
        loads = Counter(told["loads"])
        return [
            *cash,
            *pair(places[0]),
            *pair(places[1]),
            *pair(told["segments"]),
            told["lost"],
            int(seat in view["fulfilled"]),
            int(bool(view["draw"]) and seat in view["draw"]["hit"]),
            *one_of(list(LOCOS).index(told["loco"]), len(LOCOS)),
            *(int(city in told["majors"]) for city in majors),
            *(loads[good] for good in GOODS),
            *(segments_at(view, seat, city) for city in CITIES),
            *(number for n in range(3) for number in card(told["hand"][n] if n < len(told["hand"]) else None)),
        ]

    allowance = view["allowance"]
    links = [0] * len(LINKS)
    for seat, track in enumerate(view["track"]):
        for link in track:
            links[link] = (seat - you) % seats + 1
    for link in blocked(view):
        links[link] = 255
    turned = [number for n in range(seats) for number in player((you + n) % seats)]
    return {
        "phase": one_of(phases.index(view["phase"]), len(phases)),
        "deciding": one_of(away(view["seat"]), MOST_SEATS),
        "active": one_of(away(view["active"]), MOST_SEATS),
        "start": one_of(away(view["start"]), MOST_SEATS),
        "seats": [seats],
        "options": [int(value) for value in options_of(view)],
        "round": pair(view["turn"] // seats),
        "cash": [*pair(view["win_cash"]), int(view["tax_seen"])],
        "allowance": [
            int(allowance["acted"]),
            int(allowance["turn_over"]),
            int(bool(view["draw"]) and view["draw"]["exchange"]),
            allowance["moved"],
            min(allowance["spent"], 255),
            allowance["out"],
            *all_of(allowance["tolls"]),
            *all_of(allowance["owed"]),
        ],
        "dropped": [int(good in allowance["dropped"]) for good in GOODS],
        "deck": [view["deck"]],
        "tray": [view["tray"][good] for good in GOODS],
        "supply": [255 if view["supply"][loco] is None else view["supply"][loco] for loco in LOCOS],
        "discard": [
            2 if view["draw"] and name == view["draw"]["target"] else int(name in view["discard"]) for name in DEMANDS
        ],
        "events": [number for name in EVENTS for number in event(name)],
        "players": turned + [0] * (LAYOUT["players"].size - len(turned)),
        "links": links,
    }


def card(name: str | None) -> list[int]:
    if name is None:
        return [0] * 10
    number = list(DEMANDS).index(name) + 1
    return [number] + [
        told
        for demand in DEMANDS[name]
        for told in (list(CITIES).index(demand["city"]) + 1, list(GOODS).index(demand["good"]) + 1, demand["payoff"])
    ]


def city_at(milepost: int) -> str | None:
    name: str | None = GAME.board["mileposts"][milepost][4]
    return name


def segments_at(view: Any, seat: int, city: str) -> int:
    return sum(city in (city_at(LINKS[link][0]), city_at(LINKS[link][1])) for link in view["track"][seat])


def blocked(view: Any) -> list[int]:
    """Free links through a wrap pair that is used, or between mileposts that another pair joins already."""
    used = {link for track in view["track"] for link in track}
    pairs = {LINKS[link][3] for link in used} - {None}
    ends = {tuple(LINKS[link][:2]) for link in used if LINKS[link][3] is not None}
    return [
        link
        for link, (a, b, _, label) in enumerate(LINKS)
        if link not in used and label is not None and (label in pairs or (a, b) in ends)
    ]


def compared(state: Any) -> None:
    for seat in range(state.seats):
        seen, expected = observed(state, seat), from_view(state.view(seat))
        for part in LAYOUT:
            assert seen[part] == expected[part], (part, seat)


LATE = {"late_toll": True, "exchange_in_opening": True, "crossgrade_cost": 0, "opening_build_limit": 20}
MIXED = {"cash_visibility": "always", "tax_table": [[10, 5]], "loco_supply": "unlimited", "equal_turns": True}
OTHERS = {"cash_visibility": "never", "start_rule": "seat", "major_access": "edge", "lost_turns_add_up": True}
# Hands are exchanged often, so that many cards are seen, and the noise lets somebody do something else.
BUSY = {**GAME.policy, "exchange": -30, "drop": 60, "move_toll": 30, "noise": 120}


@pytest.mark.parametrize(("seats", "options"), [(2, LATE), (3, {}), (4, MIXED), (6, OTHERS)])
def test_an_observation_tells_what_the_view_tells(seats: int, options: dict[str, Any]) -> None:
    state = GAME.new(seats=seats, seed=seats, options={**options, "max_rounds": 20})
    decisions = 0
    while not state.over:
        state.playout(decisions, BUSY, 1)
        decisions += 1
        if decisions % 23 == 0 or state.over:
            compared(state)
    assert decisions > 100


def test_what_is_being_drawn_is_told() -> None:
    draw = {"meteor": "e2", "target": "d64", "hit": [1, 2], "aside": ["e5"], "exchange": True}
    trains = {1: "plato", 2: "tycho"}
    compared(position(seats=3, phase="relocate", seat=1, trains=trains, draw=draw, hands={0: ["d1", "d2"]}))


def test_what_a_turn_has_used_is_told() -> None:
    used = {"acted": True, "moved": 3, "spent": 300, "out": 1, "tolls": [1], "dropped": ["iron"], "turn_over": True}
    compared(position(seats=3, trains={0: "plato"}, cash=[700, 3, 0], **used))
    compared(position(seats=3, phase="build", options=LATE, owed=[1, 2], lost={1: 1}))


def test_events_and_fulfilled_conditions_are_told() -> None:
    events = [{"card": "e17", "drawer": 1, "left": 1, "fresh": True, "punished": [0, 2]}]
    state = position(seats=3, options={"equal_turns": True}, events=events, fulfilled=[0], win_cash=300, tax_seen=True)
    compared(state)
