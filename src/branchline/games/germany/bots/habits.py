"""How each seat plays, counted from what happens: how often it draws tickets, whom it is in the way, how it ends."""

from typing import Any, Final

from branchline.core.contract import Event
from branchline.core.native import vec
from branchline.games.germany.board import Board
from branchline.games.germany.judgement.chart import NO_WAY, Travel, chart_of
from branchline.games.germany.pieces import CARDS, LOCO
from branchline.games.germany.position import FEW_SEATS

NOBODY: Final = -1
CARD: Final = ("draw-own", "take")


class Habits:
    """Looks on at one game and knows everybody's tickets: it is asked by nobody who plays."""

    def __init__(self, board: Board, seats: int) -> None:
        self._board = board
        self._chart = chart_of(board)
        self._seats = seats
        self._owner = [NOBODY] * board.route_count
        self._tickets: list[set[int]] = [set() for _ in range(seats)]
        self._draws = [0] * seats  # of tickets, after the start
        self._claims = [0] * seats
        self._in_the_way = [0] * seats  # of these, how many closed the shortest way of a rival's ticket
        self._turns = [0] * seats
        self._halfway = NOBODY  # who has taken the first of two cards
        self._ended_by = NOBODY
        self._winners: list[int] = []

    def see(self, events: list[Event]) -> None:
        for event in events:
            self._see(event)

    def _see(self, event: dict[str, Any]) -> None:
        kind = event["kind"]
        if kind in CARD:
            self._begin(event["player"], whole=kind == "take" and event["card"] == CARDS[LOCO])
        elif kind == "pass":
            self._begin(event["player"])
        elif kind == "keep-own":
            self._tickets[event["player"]] |= {self._board.ticket[ticket] for ticket in event["tickets"]}
            if not event["setup"]:
                self._draws[event["player"]] += 1
                self._begin(event["player"])
        elif kind == "claim":
            self._begin(event["player"])
            self._claim(event["player"], self._board.route[event["route"]])
        elif kind == "last-round":
            self._ended_by = event["player"]
        elif kind == "over":
            self._winners = event["winners"]

    def _begin(self, seat: int, whole: bool = True) -> None:
        """A turn begins, unless this is its second card; a whole one has no second half."""
        second = not whole and self._halfway == seat
        self._turns[seat] += not second
        self._halfway = NOBODY if whole or second else seat

    def _claim(self, seat: int, route: int) -> None:
        stretch = self._chart.stretch[route]
        rivals = [rival for rival in range(self._seats) if rival != seat]
        wanting = [rival for rival in rivals if stretch in self._ways(rival)]
        self._owner[route] = seat
        self._claims[seat] += 1
        self._in_the_way[seat] += any(self._price(rival, stretch) == NO_WAY for rival in wanting)

    def _ways(self, seat: int) -> set[int]:
        """The stretches over which the tickets of a seat are joined by the fewest wagons, its own ones too."""
        board, chart = self._board, self._chart
        price = vec[float]([NO_WAY] * board.route_count)
        for stretch in chart.stretches:
            price[stretch] = self._price(seat, stretch)
        return {
            stretch
            for ticket in self._tickets[seat]
            for stretch in Travel(
                chart, price, board.nodes_of[board.ticket_a[ticket]], board.nodes_of[board.ticket_b[ticket]]
            ).journey()
        }

    def _price(self, seat: int, stretch: int) -> float:
        """The wagons that it takes a seat to get over a stretch."""
        owners = [self._owner[track] for track in self._chart.tracks[stretch]]
        if seat in owners:
            return 0.0
        closed = NOBODY not in owners or (self._seats <= FEW_SEATS and any(owner != NOBODY for owner in owners))
        return NO_WAY if closed else float(self._board.length[stretch])

    def of(self, seat: int) -> dict[str, tuple[float, float]]:
        """What was counted of this seat, once the game is over: amounts, each with its divisor."""
        ended = seat == self._ended_by
        won = ended and seat in self._winners
        return {
            "turns": (self._turns[seat], 1),
            "tickets held": (len(self._tickets[seat]), 1),
            "further draws of tickets": (self._draws[seat], 1),
            "routes": (self._claims[seat], 1),
            "routes in a rival's way": (self._in_the_way[seat], self._claims[seat]),
            "ends the game": (ended, 1),
            "wins what it ends": (won / max(1, len(self._winners)), ended),
        }
