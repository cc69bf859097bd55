"""An observation tells what the view tells, byte for byte, with seats counted from the one that looks."""

from collections import Counter

import pytest

from .positions import CARDS, FIGURES, GAME, LONG, PLACES, ROUTES, SHORT

MOST_SEATS = 5
LAYOUT = {part.name: part for part in GAME.observation}


def observed(state, seat):
    """The parts of an observation by name."""
    last = GAME.observation[-1]
    buffer = bytearray(last.at + last.size)
    state.observe(seat, buffer)
    return {name: list(buffer[part.at : part.at + part.size]) for name, part in LAYOUT.items()}


def one_of(number, among):
    return [int(at == number) for at in range(among)]


def counts(cards, kinds):
    return [(cards or {}).get(kind, 0) for kind in kinds]


def from_view(view):
    """What the layout says, put together from the view."""
    you, seats = view["you"], view["seats"]
    phases = LAYOUT["phase"].text.removeprefix("1 for the phase: ").split(", ")

    def away(seat):
        return (seat - you) % seats

    options = dict(view["options"])
    options["start_player"] = 0 if options["start_player"] == "random" else options["start_player"] + 1
    options["reshuffle"] = options["reshuffle"] == "lazy"
    turned = [view["players"][(you + n) % seats] for n in range(seats)]
    held = {ticket["id"]: ticket["complete"] for ticket in turned[0]["held"]}
    drawn = {ticket["id"] for ticket in view["pending"]}
    put_back = {*view["aside"], *(ticket["id"] for ticket in view["returned"])}
    claimed = view["claimed"]
    return {
        "phase": one_of(phases.index(view["phase"]), len(phases)),
        "deciding": one_of(None if view["seat"] is None else away(view["seat"]), MOST_SEATS),
        "start": one_of(away(view["start"]), MOST_SEATS),
        "seats": [seats],
        "options": [int(value) for value in options.values()],
        "last_round": [0 if view["turns_left"] is None else view["turns_left"] + 1],
        "decks": [view["deck"], view["short_deck"], view["long_deck"]],
        "display": counts(Counter(view["display"]), CARDS),
        "discard": counts(view["discard"], CARDS),
        "hand": counts(turned[0]["hand"], CARDS),
        "players": [
            number
            for player in turned
            for number in (
                player["wagons"],
                min(player["score"], 255),
                player["cards"],
                *counts(player["tickets"], ("short", "long")),
                *counts(player["shown"] if player["hand"] is None else player["hand"], CARDS),
                *counts(player["passengers"], FIGURES),
            )
        ]
        + [0] * (MOST_SEATS - seats) * (5 + len(CARDS) + len(FIGURES)),
        "routes": [
            number
            for route in ROUTES
            for owner in [view["owners"].get(route)]
            for number in (
                int(owner is None),
                *one_of(None if owner is None else away(owner), MOST_SEATS),
                int(claimed == route),
            )
        ],
        "tickets": [
            int(told)
            for ticket in (*SHORT, *LONG)
            for told in (
                ticket in held,
                held.get(ticket, False),
                ticket in drawn,
                ticket in put_back,
            )
        ],
        "passengers": [
            number for place in PLACES for number in counts(Counter(view["passengers_at"].get(place, [])), FIGURES)
        ],
    }


OPEN = {"open_hands": True, "may_stop_after_one": True, "reshuffle": "lazy", "max_loco_resets": 0}
MANDATORY = {"start_player": 1, "passenger_mandatory": True, "zero_passengers_score": True}
# Tickets are drawn and put back, passengers taken, cards shown; the noise lets somebody do something else.
BUSY = {"tickets": 20, "keep": -3, "claim": 25, "claim_points": 3, "passenger": 30, "take": 12, "draw": 11, "noise": 30}


@pytest.mark.parametrize(("seats", "options"), [(2, OPEN), (3, {}), (4, MANDATORY), (5, {})])
def test_an_observation_tells_what_the_view_tells(seats, options):
    state = GAME.new(seats=seats, seed=seats, options=options)
    decisions = 0
    while not state.over:
        state.playout(decisions, BUSY, 1)
        decisions += 1
        for seat in range(seats) if decisions % 5 == 0 or decisions < 10 or state.over else ():
            seen, expected = observed(state, seat), from_view(state.view(seat))
            for part in LAYOUT:
                assert seen[part] == expected[part], (part, decisions, seat)
    assert decisions > 50
