"""What a seat knows, ready for sums, and what that says about how long the game will last."""

from typing import Final

from branchline.core.native import Floats, i64, vec
from branchline.core.rows import filled
from branchline.games.germany.actions import DRAWN
from branchline.games.germany.judgement.chart import chart_of
from branchline.games.germany.judgement.weights import CARD, FADE, WAGONS_A_CLAIM
from branchline.games.germany.pieces import COPIES, FIGURE_KINDS, FIGURES_EACH, KINDS, LAST_WAGONS
from branchline.games.germany.position import IN_DECK, OPEN_HANDS, PENDING, Position
from branchline.games.germany.scoring import complete

EARLY: Final = 30.0  # turns before the end: from there on it gets late


class Outlook:
    """A position through the eyes of one seat."""

    def __init__(self, s: Position, seat: i64, weights: Floats) -> None:
        board = s.board
        chart = chart_of(board)
        self.s = s
        self.board = board
        self.chart = chart
        self.seat = seat
        self.weights = weights
        self.seats = s.seats
        self.wagons = s.wagons[seat]
        self.hand = s.hands[seat * KINDS : (seat + 1) * KINDS]
        self.owned = filled(board.route_count, 0)  # by stretch: I have a route there
        self.free = filled(board.route_count, 0)  # by route: it can still be claimed by somebody
        for route in range(board.route_count):
            if s.owner[route] == seat:
                self.owned[chart.stretch[route]] = 1
            elif s.free[board.word[route]] & board.bit[route]:
                self.free[route] = 1
        self.last_turn = s.turns_left >= 0
        self.turns = 1.0 if self.last_turn else self._turns_to_the_end() + 1.0
        self.late = 1.0 - self.turns / EARLY if self.turns < EARLY else 0.0  # 0 for long, nearly 1 on the last turn

    def _turns_to_the_end(self) -> float:
        """How many turns it takes the fastest, at full speed, to get down to the last wagons."""
        s = self.s
        least = 1000.0
        for seat in range(s.seats):
            wagons = s.wagons[seat] - LAST_WAGONS
            if wagons < 0:
                wagons = 0
            cards: i64 = 0
            for kind in range(KINDS):
                cards += s.hands[seat * KINDS + kind]
            missing = wagons - cards if wagons > cards else 0
            turns = float(wagons) / self.weights[WAGONS_A_CLAIM] + float(missing) / 2
            if turns < least:
                least = turns
        return least

    def worth_of_a_card(self) -> float:
        """Of one that is needed: less when there is little time left to use it, nothing on the last turn."""
        if self.last_turn:
            return 0.0
        fading = self.turns / self.weights[FADE]
        return self.weights[CARD] * (fading if fading < 1.0 else 1.0)

    def free_tracks(self, stretch: i64) -> i64:
        tracks: i64 = 0
        for route in self.chart.tracks[stretch]:
            tracks += self.free[route]
        return tracks

    def unseen(self) -> Floats:
        """Cards of each kind that lie in the deck or, taken unseen, in another hand."""
        s = self.s
        known = s.hands if s.rules[OPEN_HANDS] == 1 else s.shown
        counts = vec[float]([0.0] * KINDS)
        for kind in range(KINDS):
            left = COPIES[kind] - self.hand[kind] - s.discard[kind]
            for card in s.display:
                if card == kind:
                    left -= 1
            for seat in range(s.seats):
                if seat != self.seat:
                    left -= known[seat * KINDS + kind]
            counts[kind] = float(left)
        return counts

    def open_tickets(self) -> list[int]:
        s = self.s
        seat = self.seat
        return [t for t in range(self.board.ticket_count) if s.holder[t] == seat and not complete(s, seat, t)]

    def drawn(self) -> list[int]:
        """The tickets to choose from."""
        return [ticket for ticket in self.s.pending[self.seat * DRAWN : (self.seat + 1) * DRAWN] if ticket >= 0]

    def unknown(self, first: i64, end: i64) -> list[int]:
        """The tickets among these that may lie anywhere."""
        return [ticket for ticket in range(first, end) if not self._knows(ticket)]

    def _knows(self, ticket: i64) -> bool:
        holder = self.s.holder[ticket]
        if holder == IN_DECK:
            return self.s.returned[ticket] == self.seat
        return holder == self.seat or holder == PENDING + self.seat

    def carried(self, seat: i64, colour: i64) -> i64:
        return self.s.carried[seat * FIGURE_KINDS + colour]

    def figures_left(self, colour: i64) -> i64:
        """Passengers of a colour that nobody has taken yet."""
        left: i64 = FIGURES_EACH
        for seat in range(self.seats):
            left -= self.carried(seat, colour)
        return left
