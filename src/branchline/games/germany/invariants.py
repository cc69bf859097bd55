"""What must hold at every step of a game, whatever is played: the invariants of the rule ledger that one game can show.

`Watch` follows one game and raises `Broken` at the first step that breaks one. Its tables come straight from
`board.json` and its sums are made anew, so it shares no mistake with the engine. Only what a step changed is
counted again, which keeps a watched step within some microseconds.
"""

import json
from collections.abc import Mapping, Sequence
from importlib import resources
from itertools import pairwise
from typing import Any, Final

from branchline.core.invariants import (
    ANY,
    KINDS,
    Broken,
    Choose,
    Moods,
    Played,
    Watched,
    actions_of,
    drawn_options,
    in_the_mood,
    watched,
)
from branchline.games.germany.game import Germany
from branchline.games.germany.position import (
    KEEP_TICKETS,
    PASSENGER_A,
    PASSENGER_B,
    SECOND,
    SETUP_KEEP,
    SETUP_MIX,
    TURN,
)
from branchline.games.germany.state import State

__all__ = ["RUNAWAY", "Broken", "Watch", "drawn_options", "wanderer", "watched_game"]

_BOARD: Final[dict[str, Any]] = json.loads(
    resources.files("branchline.games.germany").joinpath("board.json").read_text(encoding="utf-8")
)
_RULES: Final[dict[str, Any]] = _BOARD["rules"]

LOCO: Final = 8
FULL_BOX: Final = (_RULES["train_cards"]["per_colour"],) * LOCO + (_RULES["train_cards"]["locomotives"],)
FIGURES_OF_A_COLOUR: Final[int] = _RULES["passengers"]["per_colour"]
WAGONS: Final[int] = _RULES["wagons_per_player"]
FEW_WAGONS: Final[int] = _RULES["last_round_when_wagons_at_most"]

ROUTES: Final[dict[str, int]] = {route["id"]: r for r, route in enumerate(_BOARD["routes"])}
LENGTH: Final = tuple(int(route["length"]) for route in _BOARD["routes"])
POINTS: Final = tuple(int(_RULES["route_scores"][str(length)]) for length in LENGTH)
GROUP: Final = tuple(
    tuple(r for r, other in enumerate(_BOARD["routes"]) if other["group"] == route["group"])
    for route in _BOARD["routes"]
)
ENDS: Final = tuple((route["a"], route["b"]) for route in _BOARD["routes"])
TICKETS: Final = tuple(_BOARD["tickets"]["short"] + _BOARD["tickets"]["long"])
SHORT: Final = len(_BOARD["tickets"]["short"])
# A country is met by any one of its spots; a city is met only by itself.
MEETS: Final[dict[str, tuple[str, ...]]] = {city["id"]: (city["id"],) for city in _BOARD["cities"]} | {
    country["id"]: tuple(country["spots"]) for country in _BOARD["countries"]
}
# Where the figures of each location stand in the list of all figures: (location, first, end).
STANDS: Final[list[tuple[str, int, int]]] = []
for _place in _BOARD["cities"] + _BOARD["countries"]:
    _first = STANDS[-1][2] if STANDS else 0
    STANDS.append((_place["id"], _first, _first + _place["passengers"]))
RUNAWAY: Final = 5000

_SETUP: Final = (SETUP_MIX, SETUP_KEEP)
# The phases an action of each kind may lead to while the same player goes on with the same turn.
_INSIDE: Final[dict[str, tuple[int, ...]]] = {
    "take": (SECOND,),
    "draw": (SECOND,),
    "tickets": (KEEP_TICKETS,),
    "claim": (PASSENGER_A, PASSENGER_B),
    "passenger": (PASSENGER_B,),
    "keep": (),
    "stop": (),
    "pass": (),
}


def completed(owner: Sequence[int], seat: int, ticket: int) -> bool:
    """Whether the routes of this seat join the two locations of a ticket (G11)."""
    a, b = TICKETS[ticket]["a"], TICKETS[ticket]["b"]
    # Each dead end of a country is a start of its own: they are not joined with each other.
    for start in MEETS[a]:
        seen = {start}
        edge = [start]
        while edge:
            place = edge.pop()
            for r, holder in enumerate(owner):
                if holder == seat and place in ENDS[r]:
                    other = ENDS[r][1] if ENDS[r][0] == place else ENDS[r][0]
                    if other not in seen:
                        seen.add(other)
                        edge.append(other)
        if not seen.isdisjoint(MEETS[b]):
            return True
    return False


def passenger_points(counts: Sequence[int], zero_scores: bool) -> list[int]:
    """Points of one colour for each player (G13.10 to G13.15)."""
    placed = [n for n in counts if n > 0 or zero_scores]
    if not placed:
        return [0] * len(counts)
    best = max(placed)
    lower = [n for n in placed if n < best]
    second = max(lower) if lower and placed.count(best) == 1 else None
    return [20 if n == best and n in placed else 10 if n == second else 0 for n in counts]


class Watch:
    """Follows one game: `offered` before a choice, `step` after each action, `end` once it is over."""

    def __init__(self, game: Germany, state: State) -> None:
        options = state.snapshot()["options"]
        self.game = game
        self.actions = actions_of(game)
        self.passing = next(what["id"] for what in self.actions if what["kind"] == "pass")
        self.eager: bool = options["reshuffle"] == "eager"
        self.most_resets: int = options["max_loco_resets"]
        self.zero_passengers: bool = options["zero_passengers_score"]
        self.zero_globetrotter: bool = options["globetrotter_at_zero"]
        self.seats = state.seats
        self.turns = [0] * state.seats
        self.triggered = state.turn if state.turns_left >= 0 else -1
        self.wagons_used = [0] * state.seats
        self.track = [0] * state.seats
        self.routes = [0] * state.seats
        for r, seat in enumerate(list(state.owner)):
            if seat >= 0:
                self._count_route(r, seat)
        self._remember(state)
        self.resets = 0
        self.display = [-1] * 5
        self._cards(state)
        self._figures(state, list(state.figures))
        self._tickets(state)
        self._remember(state)
        self._start_turn(state)

    def offered(self, state: State, legal: list[int]) -> None:
        if not legal:
            raise Broken(f"GI13: seat {state.seat} has no legal action in phase {state.phase}")
        if any(a >= b for a, b in pairwise(legal)):
            raise Broken(f"GI13: the legal actions {legal} are not rising")
        if len(legal) > 1 and self.passing in legal:
            raise Broken(f"GI13: a pass is offered beside {len(legal) - 1} other actions")

    def step(self, action: int, state: State) -> None:
        """Checks the state after `action`; the state before is the one seen last."""
        what = self.actions[action]
        kind: str = what["kind"]
        cards = (list(state.hands), list(state.shown), list(state.deck), list(state.display), list(state.discard))
        if cards != (self.hands, self.shown, self.deck, self.display, self.discard):
            self._cards(state)
        if kind == "claim":
            self._claim(what, state)
        elif list(state.owner) != self.owner or list(state.wagons) != self.wagons or list(state.points) != self.points:
            raise Broken(f"GI12: {what['notation']} changed routes, wagons or points")
        if list(state.figures) != self.figures or list(state.carried) != self.carried:
            if kind != "passenger":
                raise Broken(f"GI7: {what['notation']} moved a passenger")
            self._figures(state, self.figures)
        if list(state.holder) != self.holder:
            self._tickets(state)
        self._time(what, state)
        self._remember(state)
        if state.turn != self.turn_of_last_start:
            self._start_turn(state)

    def _remember(self, state: State) -> None:
        self.seat = state.seat
        self.phase = state.phase
        self.turn = state.turn
        self.turns_left = state.turns_left
        self.resets = state.resets
        self.hands = list(state.hands)[:]
        self.shown = list(state.shown)[:]
        self.deck = list(state.deck)[:]
        self.display = list(state.display)[:]
        self.discard = list(state.discard)[:]
        self.owner = list(state.owner)[:]
        self.wagons = list(state.wagons)[:]
        self.points = list(state.points)[:]
        self.figures = list(state.figures)[:]
        self.carried = list(state.carried)[:]
        self.holder = list(state.holder)[:]

    def _cards(self, state: State) -> None:
        hands, deck, display, discard = list(state.hands), list(state.deck), list(state.display), list(state.discard)
        for kind in range(9):
            cards = sum(hands[kind::9]) + deck.count(kind) + display.count(kind) + discard[kind]
            if cards != FULL_BOX[kind]:
                raise Broken(f"GI1: {cards} cards of kind {kind} are in the game, not {FULL_BOX[kind]}")
        if min(hands) < 0 or min(discard) < 0:
            raise Broken(f"GI1: a hand or the discard pile has fewer than no cards: {hands} {discard}")
        if (
            any(known > held for known, held in zip(list(state.shown), hands, strict=True))
            or min(list(state.shown)) < 0
        ):
            raise Broken(f"GI20: more cards are known to all than are held: {list(state.shown)} of {hands}")
        empty = display.count(-1)
        pile = sum(discard)
        if len(display) != 5 or (empty and (deck or pile)):
            raise Broken(f"GI2: {5 - empty} cards are face up beside a deck of {len(deck)} and {pile} discards")
        if self.eager and pile and not deck:
            raise Broken(f"GI4: the deck is empty beside {pile} discards")
        locos = display.count(LOCO)
        if locos >= 3 and display != self.display:
            cards_out = len(deck) + pile + 5 - empty
            plain = cards_out - deck.count(LOCO) - discard[LOCO] - locos
            if plain >= min(5, cards_out) - 2 and state.resets - self.resets < self.most_resets:
                raise Broken(f"GI3: {locos} locomotives lie face up after {state.resets - self.resets} resets")

    def _count_route(self, r: int, seat: int) -> None:
        self.wagons_used[seat] += LENGTH[r]
        self.track[seat] += POINTS[r]
        self.routes[seat] += 1

    def _claim(self, what: dict[str, Any], state: State) -> None:
        seat = self.seat
        r = ROUTES[what["route"]]
        if self.owner[r] != -1:
            raise Broken(f"GI11: {what['route']} belonged to {self.owner[r]} when {seat} claimed it")
        owner = list(self.owner)
        owner[r] = seat
        if list(list(state.owner)) != owner:
            raise Broken(f"GI11: claiming {what['route']} did not give it to {seat}, or changed another route")
        rivals = [owner[other] for other in GROUP[r] if other != r and owner[other] != -1]
        if seat in rivals or (rivals and self.seats <= 3):
            raise Broken(f"GI11: {seat} claimed {what['route']} beside parallel routes of {rivals}")
        paid = sum(self.hands[seat * 9 : seat * 9 + 9]) - sum(list(state.hands)[seat * 9 : seat * 9 + 9])
        if paid != LENGTH[r]:
            raise Broken(f"GI12: {what['route']} of length {LENGTH[r]} was paid with {paid} cards")
        self._count_route(r, seat)
        for p in range(self.seats):
            if list(state.wagons)[p] + self.wagons_used[p] != WAGONS or list(state.wagons)[p] < 0:
                raise Broken(f"GI5: seat {p} has {list(state.wagons)[p]} wagons and {self.wagons_used[p]} on the board")
        if list(list(state.points)) != self.track:
            raise Broken(f"GI6: the track shows {list(state.points)}, the routes are worth {self.track}")

    def _figures(self, state: State, before: Sequence[int]) -> None:
        for colour in range(6):
            figures = list(state.figures).count(colour) + sum(list(state.carried)[colour::6])
            if figures != FIGURES_OF_A_COLOUR:
                raise Broken(f"GI7: there are {figures} passengers of colour {colour}, not {FIGURES_OF_A_COLOUR}")
        for place, first, last in STANDS:
            now, old = list(state.figures)[first:last], before[first:last]
            if now != old and any(now.count(colour) > old.count(colour) for colour in range(6)):
                raise Broken(f"GI7: a passenger appeared at {place}: {now} after {old}")
        for p in range(self.seats):
            carried = sum(list(state.carried)[p * 6 : p * 6 + 6])
            if carried > 2 * self.routes[p]:
                raise Broken(f"GI8: seat {p} has {carried} passengers from {self.routes[p]} routes")

    def _tickets(self, state: State) -> None:
        pending = [t for t in list(state.pending) if t != -1]
        lying = [*list(state.short_deck), *list(state.long_deck)]
        if any(t >= SHORT for t in list(state.short_deck)) or any(t < SHORT for t in list(state.long_deck)):
            raise Broken("GI9: a ticket lies in the deck of the other kind")
        if sorted(lying) != [t for t, holder in enumerate(list(state.holder)) if holder == -1]:
            raise Broken(f"GI9: the {len(lying)} tickets in the decks are not those nobody has")
        if sorted(pending) != [t for t, holder in enumerate(list(state.holder)) if holder >= 100]:
            raise Broken(f"GI9: the pending tickets {pending} are not those marked as pending")
        for p in range(self.seats):
            held = list(state.holder).count(p)
            if state.phase not in _SETUP:
                least = 2 if self.phase in _SETUP else self.holder.count(p)
                most = 4 if self.phase in _SETUP else len(TICKETS)
                if not least <= held <= most:
                    raise Broken(f"GI10: seat {p} holds {held} tickets, not {least} to {most}")

    def _start_turn(self, state: State) -> None:
        self.turn_of_last_start = state.turn
        if state.seat >= 0:
            self.before = self._holdings(state, state.seat)

    def _holdings(self, state: State, seat: int) -> tuple[int, int, int]:
        return sum(list(state.hands)[seat * 9 : seat * 9 + 9]), self.routes[seat], list(state.holder).count(seat)

    def _time(self, what: dict[str, Any], state: State) -> None:
        """Turns: what one brought (GI12), whose is next, and when the last round runs (GI15)."""
        seat = self.seat
        if self.phase in _SETUP:
            if state.turn or state.phase not in (*_SETUP, TURN):
                raise Broken(f"GI12: set-up led to phase {state.phase} and turn {state.turn}")
            self._start_turn(state)
            return
        if state.turn == self.turn:
            if state.seat != seat or state.phase not in _INSIDE[what["kind"]]:
                raise Broken(f"GI12: {what['notation']} led to phase {state.phase} of seat {state.seat} in one turn")
            return
        self.turns[seat] += 1
        after = self._holdings(state, seat)
        cards, routes, tickets = (now - old for now, old in zip(after, self.before, strict=True))
        gains = [
            1 <= cards <= 2 and routes == tickets == 0,
            routes == 1 and cards < 0 and tickets == 0,
            1 <= tickets <= 4 and cards == routes == 0,
            what["kind"] == "pass" and cards == routes == tickets == 0,
        ]
        if state.turn != self.turn + 1 or gains.count(True) != 1:
            raise Broken(f"GI12: the turn of seat {seat} brought {cards} cards, {routes} routes, {tickets} tickets")
        if self.triggered < 0:
            if (list(state.wagons)[seat] <= FEW_WAGONS) != (state.last_round_by == seat):
                left = f"{list(state.wagons)[seat]} wagons, last round by {state.last_round_by}"
                raise Broken(f"GI15: seat {seat} ended its turn with {left}")
            if state.last_round_by == seat:
                self.triggered = state.turn
        turns = -1 if self.triggered < 0 else self.seats - (state.turn - self.triggered)
        blocked = state.forced_passes >= self.seats
        if state.over != (turns == 0 or blocked) or (not blocked and state.turns_left != turns):
            raise Broken(f"GI15: {state.turns_left} turns are left, {turns} should be; over: {state.over}")
        if not state.over and state.seat != (seat + 1) % self.seats:
            raise Broken(f"GI16: seat {state.seat} plays after seat {seat}")

    def end(self, state: State) -> None:
        """Counts the whole game again from the routes, tickets and passengers on the table."""
        if max(self.turns) - min(self.turns) > 1:
            raise Broken(f"GI16: the seats took {self.turns} turns")
        sheet = self.game.sheet(state)
        held = [[t for t, holder in enumerate(list(state.holder)) if holder == p] for p in range(self.seats)]
        done = [[t for t in held[p] if completed(list(state.owner), p, t)] for p in range(self.seats)]
        most = max(map(len, done))
        by_colour = [passenger_points(list(state.carried)[k::6], self.zero_passengers) for k in range(6)]
        keys: list[tuple[int, int, int]] = []
        for p in range(self.seats):
            figures = [points[p] for points in by_colour]
            if [line["points"] for line in sheet[p]["passengers"]] != figures:
                raise Broken(f"GI19: the sheet gives seat {p} {sheet[p]['passengers']}, the count {figures}")
            tickets = sum(TICKETS[t]["value"] * (1 if t in done[p] else -1) for t in held[p])
            globetrotter = 15 if len(done[p]) == most and (most or self.zero_globetrotter) else 0
            count = [self.track[p], tickets, globetrotter, sum(figures)]
            names = ("route_points", "ticket_points", "globetrotter", "passenger_points")
            if [sheet[p][name] for name in names] != count or sheet[p]["total"] != sum(count):
                raise Broken(
                    f"GI18: the sheet of seat {p} is {sheet[p]}, the count {dict(zip(names, count, strict=True))}"
                )
            keys.append((sum(count), len(done[p]), sum(list(state.carried)[p * 6 : p * 6 + 6])))
        if state.scores() != [total for total, _, _ in keys]:
            raise Broken(f"GI18: the scores are {state.scores()} for (score, tickets, passengers) {keys}")
        if state.ranks() != [1 + sum(other > key for other in keys) for key in keys]:
            raise Broken(f"GI18: the places are {state.ranks()} for (score, tickets, passengers) {keys}")


_MOODS: Final[Moods] = (
    (ANY, ()),
    (ANY, ()),
    (KINDS, ()),
    ("cards", ("draw", "take")),
    ("tickets", ("tickets",)),
    ("routes", ("claim",)),
)


def wanderer(game: Germany, seed: int) -> Choose:
    """A player whose games also reach an empty deck, no tickets left, forced passes."""
    return in_the_mood(game, seed, _MOODS)


def watched_game(game: Germany, seats: int, seed: int, options: Mapping[str, Any], choose: Choose) -> Played:
    """Plays one game to its end with every step checked. Whatever goes wrong is a `Broken` that holds the game."""
    return watched(game, seats, seed, options, choose, Watched(Watch, RUNAWAY, crash="GI14", endless="GI22"))
