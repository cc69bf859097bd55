"""A position, a choice and the final count as sentences, for everything that speaks instead of drawing."""

from collections.abc import Iterator

from branchline.core.contract import Json, Line
from branchline.games.germany.board import Board
from branchline.games.germany.pieces import FIGURE_COLOURS


class Sentences:
    """What can be said of games on this board."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def action_line(self, action: Json, view: Json) -> Line:
        """What an action, as data, would do, for the seat that decides and sees `view`."""
        board, kind = self._board, action["kind"]
        args = {name: value for name, value in action.items() if name not in ("id", "kind", "notation")}
        if kind == "keep":
            return Line("germany-do-keep", {"tickets": [view["pending"][i]["id"] for i in action["keep"]]})
        if kind == "passenger":
            route = board.route[view["claimed"]]
            end = board.place_a if view["phase"] == "passenger-a" else board.place_b
            args["place"] = board.places[end[route]]
            if action["colour"] is None:
                kind = "passenger-none"
        return Line(f"germany-do-{kind}", args)

    def table_lines(self, view: Json) -> Iterator[Line]:
        """What lies on the table, as a seat sees it."""
        if view["turns_left"] is not None:
            yield Line("germany-see-last-round", {"turns": view["turns_left"]})
        yield Line("germany-see-display", {"cards": [card for card in view["display"] if card is not None]})
        yield Line("germany-see-decks", {name: view[name] for name in ("deck", "short_deck", "long_deck")})
        for seat, player in enumerate(view["players"]):
            facts = {name: player[name] for name in ("score", "wagons", "cards")}
            kept = player["tickets"]
            yield Line(
                "germany-see-player",
                {
                    "player": seat,
                    **facts,
                    "count": kept["short"] + kept["long"] if kept else None,
                    "figures": sum(player["passengers"].values()),
                },
            )
        if view["you"] is None:
            return
        mine = view["players"][view["you"]]
        yield Line("germany-see-hand", {"cards": _spread(mine["hand"])})
        for ticket in mine["held"] + view["pending"]:
            state = "pending" if ticket in view["pending"] else "complete" if ticket["complete"] else "open"
            yield Line(f"germany-see-ticket-{state}", {"a": ticket["a"], "b": ticket["b"], "value": ticket["value"]})

    def board_lines(self, view: Json) -> Iterator[Line]:
        """What else there is to see: routes, waiting passengers, what lies or is known to be where."""
        board = self._board
        for colour in (*board.file["colours"], "grey"):
            free = [
                route["id"]
                for route in board.file["routes"]
                if route["colour"] == colour and route["id"] not in view["owners"] and route["id"] not in view["closed"]
            ]
            if free:
                yield Line("germany-see-free", {"colour": colour, "routes": free})
        for colour in FIGURE_COLOURS:
            places = [place for place, waiting in view["passengers_at"].items() for one in waiting if one == colour]
            if places:
                yield Line("germany-see-passengers-waiting", {"colour": colour, "places": places})
        if view["discard"]:
            yield Line("germany-see-discard", {"cards": _spread(view["discard"])})
        for seat, player in enumerate(view["players"]):
            yield from _open_things(view, seat, player)
        for ticket in view["returned"]:
            yield Line("germany-see-returned", {"tickets": [ticket["id"]], "below": ticket["from_bottom"]})

    def sheet_lines(self, entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
        """One seat's entry of the scoring sheet, in the order in which it is counted, each line with its depth."""
        yield 0, Line("germany-score-routes", {"points": entry["route_points"]})
        for route in entry["routes"]:
            yield 1, Line("germany-score-route", route)
        tickets = entry["tickets"]
        summary = {"points": entry["ticket_points"], "completed": entry["completed"], "count": len(tickets)}
        yield 0, Line("germany-score-tickets", summary)
        for ticket in tickets:
            state = "complete" if ticket["complete"] else "incomplete"
            facts = {name: ticket[name] for name in ("a", "b", "points")}
            yield 1, Line(f"germany-score-ticket-{state}", facts)
        yield 0, Line("germany-score-globetrotter", {"points": entry["globetrotter"]})
        yield 0, Line("germany-score-passengers", {"points": entry["passenger_points"]})
        for passengers in entry["passengers"]:
            if passengers["count"] or passengers["points"]:
                yield 1, Line("germany-score-passenger", passengers)
        yield 0, Line("germany-score-total", {"points": entry["total"], "rank": rank})


def _open_things(view: Json, seat: int, player: Json) -> Iterator[Line]:
    """What everybody sees of a player, beyond the numbers."""
    routes = [route for route, owner in view["owners"].items() if owner == seat]
    if routes:
        yield Line("germany-see-routes", {"player": seat, "routes": routes})
    if player["passengers"]:
        yield Line("germany-see-passengers", {"player": seat, "passengers": _spread(player["passengers"])})
    if player["pending"]["short"] or player["pending"]["long"]:
        yield Line("germany-see-pending", {"player": seat, **player["pending"]})
    if player["hand"] is not None and seat != view["you"]:
        yield Line("germany-see-open-hand", {"player": seat, "cards": _spread(player["hand"])})
    elif player["shown"]:
        yield Line("germany-see-shown", {"player": seat, "cards": _spread(player["shown"])})


def _spread(hand: dict[str, int]) -> list[str]:
    return [card for card, count in hand.items() for _ in range(count)]
