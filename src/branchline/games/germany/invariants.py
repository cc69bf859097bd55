"""What must hold at every step of a game, whatever is played: the invariants of the rule ledger that one game can show.

`Watch` follows one game and raises `Broken` at the first step that breaks one. Its tables come straight from the
board file and its sums are made anew, so it shares no mistake with the engine. Only what a step changed is
counted again, which keeps a watched step within some microseconds.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from branchline.core.contract import Event, Game
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


LOCO: Final = 8
# The rules that a file states are the same for all boards.
FULL_BOX: Final = (12,) * LOCO + (14,)
FIGURES_OF_A_COLOUR: Final = 10
WAGONS: Final = 45
FEW_WAGONS: Final = 2


class Chart:
    """A board as its file tells it."""

    def __init__(self, board: dict[str, Any]) -> None:
        routes = board["routes"]
        scores = board["rules"]["route_scores"]
        self.routes: Final[dict[str, int]] = {route["id"]: r for r, route in enumerate(routes)}
        self.length: Final = tuple(int(route["length"]) for route in routes)
        self.points: Final = tuple(int(scores[str(length)]) for length in self.length)
        self.group: Final = tuple(
            tuple(r for r, other in enumerate(routes) if other["group"] == route["group"]) for route in routes
        )
        self.ends: Final = tuple((route["a"], route["b"]) for route in routes)
        self.tickets: Final = tuple(board["tickets"]["short"] + board["tickets"]["long"])
        self.short: Final = len(board["tickets"]["short"])
        # A country is met by any one of its spots; a city is met only by itself.
        self.meets: Final[dict[str, tuple[str, ...]]] = {city["id"]: (city["id"],) for city in board["cities"]} | {
            country["id"]: tuple(country["spots"]) for country in board["countries"]
        }
        # Where the figures of each location stand in the list of all figures: (location, first, end).
        self.stands: Final[list[tuple[str, int, int]]] = []
        first = 0
        for place in board["cities"] + board["countries"]:
            self.stands.append((place["id"], first, first + place["passengers"]))
            first += place["passengers"]

    def completed(self, owner: Sequence[int], seat: int, ticket: int) -> bool:
        """Whether the routes of this seat join the two locations of a ticket (G11)."""
        a, b = self.tickets[ticket]["a"], self.tickets[ticket]["b"]
        # Each dead end of a country is a start of its own: they are not joined with each other.
        for start in self.meets[a]:
            seen = {start}
            edge = [start]
            while edge:
                place = edge.pop()
                for r, holder in enumerate(owner):
                    if holder == seat and place in self.ends[r]:
                        other = self.ends[r][1] if self.ends[r][0] == place else self.ends[r][0]
                        if other not in seen:
                            seen.add(other)
                            edge.append(other)
            if not seen.isdisjoint(self.meets[b]):
                return True
        return False


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


def passenger_points(counts: Sequence[int], zero_scores: bool) -> list[int]:
    """Points of one colour for each player (G13.10 to G13.15)."""
    placed = [n for n in counts if n > 0 or zero_scores]
    if not placed:
        return [0] * len(counts)
    best = max(placed)
    lower = [n for n in placed if n < best]
    second = max(lower) if lower and placed.count(best) == 1 else None
    return [20 if n == best and n in placed else 10 if n == second else 0 for n in counts]


class Seen:
    """What lies on the table after a step, every row as a list of its own, to be counted and compared."""

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.phase = state.phase
        self.turn = state.turn
        self.turns_left = state.turns_left
        self.last_round_by = state.last_round_by
        self.forced_passes = state.forced_passes
        self.over = state.over
        self.hands = list(state.hands)
        self.shown = list(state.shown)
        self.deck = list(state.deck)
        self.display = list(state.display)
        self.discard = list(state.discard)
        self.owner = list(state.owner)
        self.wagons = list(state.wagons)
        self.points = list(state.points)
        self.figures = list(state.figures)
        self.carried = list(state.carried)
        self.holder = list(state.holder)
        self.pending = list(state.pending)
        self.short_deck = list(state.short_deck)
        self.long_deck = list(state.long_deck)


class Watch:
    """Follows one game: `offered` before a choice, `step` after each action, `end` once it is over."""

    def __init__(self, game: Game, state: State, events: Sequence[Event] = ()) -> None:
        options = state.snapshot()["options"]
        self.game = game
        self.chart = Chart(game.board)
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
        now = Seen(state)
        for r, seat in enumerate(now.owner):
            if seat >= 0:
                self._count_route(r, seat)
        self.last = Seen(state)
        self.last.display = [-1] * 5
        self._cards(now, events)
        self._figures(now, now.figures)
        self._tickets(now)
        self.last = now
        self._start_turn(now)

    def offered(self, state: State, legal: list[int]) -> None:
        if not legal:
            raise Broken(f"GI13: seat {state.seat} has no legal action in phase {state.phase}")
        if any(a >= b for a, b in pairwise(legal)):
            raise Broken(f"GI13: the legal actions {legal} are not rising")
        if len(legal) > 1 and self.passing in legal:
            raise Broken(f"GI13: a pass is offered beside {len(legal) - 1} other actions")

    def step(self, action: int, state: State, events: Sequence[Event] = ()) -> None:
        """Checks the state after `action` and its events; the state before is the one seen last."""
        now = Seen(state)
        what = self.actions[action]
        kind: str = what["kind"]
        cards = (now.hands, now.shown, now.deck, now.display, now.discard)
        if cards != (self.last.hands, self.last.shown, self.last.deck, self.last.display, self.last.discard):
            self._cards(now, events)
        if kind == "claim":
            self._claim(what, now)
        elif now.owner != self.last.owner or now.wagons != self.last.wagons or now.points != self.last.points:
            raise Broken(f"GI12: {what['notation']} changed routes, wagons or points")
        if now.figures != self.last.figures or now.carried != self.last.carried:
            if kind != "passenger":
                raise Broken(f"GI7: {what['notation']} moved a passenger")
            self._figures(now, self.last.figures)
        if now.holder != self.last.holder:
            self._tickets(now)
        self._time(what, now)
        self.last = now
        if now.turn != self.turn_of_last_start:
            self._start_turn(now)

    def _cards(self, now: Seen, events: Sequence[Event]) -> None:
        hands, deck, display, discard = now.hands, now.deck, now.display, now.discard
        for kind in range(9):
            cards = sum(hands[kind::9]) + deck.count(kind) + display.count(kind) + discard[kind]
            if cards != FULL_BOX[kind]:
                raise Broken(f"GI1: {cards} cards of kind {kind} are in the game, not {FULL_BOX[kind]}")
        if min(hands) < 0 or min(discard) < 0:
            raise Broken(f"GI1: a hand or the discard pile has fewer than no cards: {hands} {discard}")
        if any(known > held for known, held in zip(now.shown, hands, strict=True)) or min(now.shown) < 0:
            raise Broken(f"GI20: more cards are known to all than are held: {now.shown} of {hands}")
        empty = display.count(-1)
        pile = sum(discard)
        if len(display) != 5 or (empty and (deck or pile)):
            raise Broken(f"GI2: {5 - empty} cards are face up beside a deck of {len(deck)} and {pile} discards")
        if self.eager and pile and not deck:
            raise Broken(f"GI4: the deck is empty beside {pile} discards")
        locos = display.count(LOCO)
        if locos >= 3 and display != self.last.display:
            cards_out = len(deck) + pile + 5 - empty
            plain = cards_out - deck.count(LOCO) - discard[LOCO] - locos
            resets = sum(event["times"] for event in events if event["kind"] == "reset")
            if plain >= min(5, cards_out) - 2 and resets < self.most_resets:
                raise Broken(f"GI3: {locos} locomotives lie face up after {resets} resets")

    def _count_route(self, r: int, seat: int) -> None:
        self.wagons_used[seat] += self.chart.length[r]
        self.track[seat] += self.chart.points[r]
        self.routes[seat] += 1

    def _claim(self, what: dict[str, Any], now: Seen) -> None:
        seat = self.last.seat
        r = self.chart.routes[what["route"]]
        if self.last.owner[r] != -1:
            raise Broken(f"GI11: {what['route']} belonged to {self.last.owner[r]} when {seat} claimed it")
        owner = list(self.last.owner)
        owner[r] = seat
        if list(now.owner) != owner:
            raise Broken(f"GI11: claiming {what['route']} did not give it to {seat}, or changed another route")
        rivals = [owner[other] for other in self.chart.group[r] if other != r and owner[other] != -1]
        if seat in rivals or (rivals and self.seats <= 3):
            raise Broken(f"GI11: {seat} claimed {what['route']} beside parallel routes of {rivals}")
        paid = sum(self.last.hands[seat * 9 : seat * 9 + 9]) - sum(now.hands[seat * 9 : seat * 9 + 9])
        if paid != self.chart.length[r]:
            raise Broken(f"GI12: {what['route']} of length {self.chart.length[r]} was paid with {paid} cards")
        self._count_route(r, seat)
        for p in range(self.seats):
            if now.wagons[p] + self.wagons_used[p] != WAGONS or now.wagons[p] < 0:
                raise Broken(f"GI5: seat {p} has {now.wagons[p]} wagons and {self.wagons_used[p]} on the board")
        if list(now.points) != self.track:
            raise Broken(f"GI6: the track shows {now.points}, the routes are worth {self.track}")

    def _figures(self, now: Seen, before: Sequence[int]) -> None:
        for colour in range(6):
            figures = now.figures.count(colour) + sum(now.carried[colour::6])
            if figures != FIGURES_OF_A_COLOUR:
                raise Broken(f"GI7: there are {figures} passengers of colour {colour}, not {FIGURES_OF_A_COLOUR}")
        for place, first, last in self.chart.stands:
            there, old = now.figures[first:last], before[first:last]
            if there != old and any(there.count(colour) > old.count(colour) for colour in range(6)):
                raise Broken(f"GI7: a passenger appeared at {place}: {there} after {old}")
        for p in range(self.seats):
            carried = sum(now.carried[p * 6 : p * 6 + 6])
            if carried > 2 * self.routes[p]:
                raise Broken(f"GI8: seat {p} has {carried} passengers from {self.routes[p]} routes")

    def _tickets(self, now: Seen) -> None:
        pending = [t for t in now.pending if t != -1]
        lying = [*now.short_deck, *now.long_deck]
        if any(t >= self.chart.short for t in now.short_deck) or any(t < self.chart.short for t in now.long_deck):
            raise Broken("GI9: a ticket lies in the deck of the other kind")
        if sorted(lying) != [t for t, holder in enumerate(now.holder) if holder == -1]:
            raise Broken(f"GI9: the {len(lying)} tickets in the decks are not those nobody has")
        if sorted(pending) != [t for t, holder in enumerate(now.holder) if holder >= 100]:
            raise Broken(f"GI9: the pending tickets {pending} are not those marked as pending")
        for p in range(self.seats):
            held = now.holder.count(p)
            if now.phase not in _SETUP:
                least = 2 if self.last.phase in _SETUP else self.last.holder.count(p)
                most = 4 if self.last.phase in _SETUP else len(self.chart.tickets)
                if not least <= held <= most:
                    raise Broken(f"GI10: seat {p} holds {held} tickets, not {least} to {most}")

    def _start_turn(self, now: Seen) -> None:
        self.turn_of_last_start = now.turn
        if now.seat >= 0:
            self.before = self._holdings(now, now.seat)

    def _holdings(self, now: Seen, seat: int) -> tuple[int, int, int]:
        return sum(now.hands[seat * 9 : seat * 9 + 9]), self.routes[seat], now.holder.count(seat)

    def _time(self, what: dict[str, Any], now: Seen) -> None:
        """Turns: what one brought (GI12), whose is next, and when the last round runs (GI15)."""
        seat = self.last.seat
        if self.last.phase in _SETUP:
            if now.turn or now.phase not in (*_SETUP, TURN):
                raise Broken(f"GI12: set-up led to phase {now.phase} and turn {now.turn}")
            self._start_turn(now)
            return
        if now.turn == self.last.turn:
            if now.seat != seat or now.phase not in _INSIDE[what["kind"]]:
                raise Broken(f"GI12: {what['notation']} led to phase {now.phase} of seat {now.seat} in one turn")
            return
        self.turns[seat] += 1
        after = self._holdings(now, seat)
        cards, routes, tickets = (now - old for now, old in zip(after, self.before, strict=True))
        gains = [
            1 <= cards <= 2 and routes == tickets == 0,
            routes == 1 and cards < 0 and tickets == 0,
            1 <= tickets <= 4 and cards == routes == 0,
            what["kind"] == "pass" and cards == routes == tickets == 0,
        ]
        if now.turn != self.last.turn + 1 or gains.count(True) != 1:
            raise Broken(f"GI12: the turn of seat {seat} brought {cards} cards, {routes} routes, {tickets} tickets")
        if self.triggered < 0:
            if (now.wagons[seat] <= FEW_WAGONS) != (now.last_round_by == seat):
                left = f"{now.wagons[seat]} wagons, last round by {now.last_round_by}"
                raise Broken(f"GI15: seat {seat} ended its turn with {left}")
            if now.last_round_by == seat:
                self.triggered = now.turn
        turns = -1 if self.triggered < 0 else self.seats - (now.turn - self.triggered)
        blocked = now.forced_passes >= self.seats
        if now.over != (turns == 0 or blocked) or (not blocked and now.turns_left != turns):
            raise Broken(f"GI15: {now.turns_left} turns are left, {turns} should be; over: {now.over}")
        if not now.over and now.seat != (seat + 1) % self.seats:
            raise Broken(f"GI16: seat {now.seat} plays after seat {seat}")

    def end(self, state: State) -> None:
        """Counts the whole game again from the routes, tickets and passengers on the table."""
        if max(self.turns) - min(self.turns) > 1:
            raise Broken(f"GI16: the seats took {self.turns} turns")
        now = Seen(state)
        sheet = self.game.sheet(state)
        held = [[t for t, holder in enumerate(now.holder) if holder == p] for p in range(self.seats)]
        done = [[t for t in held[p] if self.chart.completed(now.owner, p, t)] for p in range(self.seats)]
        most = max(map(len, done))
        by_colour = [passenger_points(now.carried[k::6], self.zero_passengers) for k in range(6)]
        keys: list[tuple[int, int, int]] = []
        for p in range(self.seats):
            figures = [points[p] for points in by_colour]
            if [line["points"] for line in sheet[p]["passengers"]] != figures:
                raise Broken(f"GI19: the sheet gives seat {p} {sheet[p]['passengers']}, the count {figures}")
            tickets = sum(self.chart.tickets[t]["value"] * (1 if t in done[p] else -1) for t in held[p])
            globetrotter = 15 if len(done[p]) == most and (most or self.zero_globetrotter) else 0
            count = [self.track[p], tickets, globetrotter, sum(figures)]
            names = ("route_points", "ticket_points", "globetrotter", "passenger_points")
            if [sheet[p][name] for name in names] != count or sheet[p]["total"] != sum(count):
                raise Broken(
                    f"GI18: the sheet of seat {p} is {sheet[p]}, the count {dict(zip(names, count, strict=True))}"
                )
            keys.append((sum(count), len(done[p]), sum(now.carried[p * 6 : p * 6 + 6])))
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


def wanderer(game: Game, seed: int) -> Choose:
    """A player whose games also reach an empty deck, no tickets left, forced passes."""
    return in_the_mood(game, seed, _MOODS)


def watched_game(game: Game, seats: int, seed: int, options: Mapping[str, Any], choose: Choose) -> Played:
    """Plays one game to its end with every step checked. Whatever goes wrong is a `Broken` that holds the game."""
    return watched(game, seats, seed, options, choose, Watched(Watch, RUNAWAY, crash="GI14", endless="GI22"))
