"""A board as tables of small numbers, built once for all games on it.

Places are cities then countries; nodes (ends of track) are cities then border spots; tickets are short then long.
"""

import json
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from branchline.core.answers import Answers
from branchline.core.boardfile import checked, written
from branchline.core.contract import Json
from branchline.core.native import Row, Rows, i64, row, vec
from branchline.core.rows import BITS
from branchline.games.germany import boardcheck
from branchline.games.germany.actions import CLAIM, Claims
from branchline.games.germany.pieces import CARDS, FIGURE_KINDS, GREY, WORDS

STAMP: Final = 16  # hexadecimal digits
BOARDS_KEPT: Final = 16


@final
class Board:
    """The cities, countries, routes and tickets of a board file."""

    def __init__(self, file: dict[str, Json], stamp: int | str) -> None:
        cities = file["cities"]
        countries = file["countries"]
        spots = file["border_spots"]
        routes = file["routes"]
        short = file["tickets"]["short"]
        tickets = short + file["tickets"]["long"]
        crowds = [place["passengers"] for place in cities + countries]
        country_of = {spot["id"]: spot["country"] for spot in spots}
        node = {end["id"]: i for i, end in enumerate(cities + spots)}
        place = {one["id"]: i for i, one in enumerate(cities + countries)}
        colours = [GREY if one["colour"] == boardcheck.GREY else CARDS.index(one["colour"]) for one in routes]
        lengths = [one["length"] for one in routes]
        words = [colour // 4 for colour in colours]
        bits = [BITS[words[:i].count(word)] for i, word in enumerate(words)]
        ends = [(place[one["a"]], place[one["b"]]) for one in tickets]

        self.file: Final = file
        self.stamp: Final = stamp  # by which snapshots know it
        # Places, where passengers stand.
        self.city_count: Final[i64] = len(cities)
        self.place_count: Final[i64] = len(cities) + len(countries)
        self.places: Final[tuple[str, ...]] = tuple([one["id"] for one in cities + countries])
        self.place: Final[dict[str, int]] = place
        self.names: Final[tuple[str, ...]] = tuple([one["name"] for one in cities + countries])
        self.first_figure: Final[Row] = row([sum(crowds[:i]) for i in range(len(crowds) + 1)])
        # By passenger: the first of the numbers for its place, where each place has one for every colour.
        self.figure_at: Final[Row] = row([i * FIGURE_KINDS for i, crowd in enumerate(crowds) for _ in range(crowd)])
        # Nodes, where track ends. A border spot is a dead end of its own (G11.7).
        self.nodes: Final[i64] = len(node)
        # Routes.
        self.routes: Final[tuple[str, ...]] = tuple([one["id"] for one in routes])
        self.route: Final[dict[str, int]] = {one["id"]: i for i, one in enumerate(routes)}
        self.route_count: Final[i64] = len(routes)
        self.length: Final[Row] = row(lengths)
        self.colour: Final[Row] = row(colours)
        self.node_a: Final[Row] = row([node[one["a"]] for one in routes])
        self.node_b: Final[Row] = row([node[one["b"]] for one in routes])
        self.place_a: Final[Row] = row([place[one["a"]] for one in routes])
        self.place_b: Final[Row] = row([place[country_of.get(one["b"]) or one["b"]] for one in routes])
        self.siblings: Final[Rows] = vec[Row](
            [
                row([i for i, other in enumerate(routes) if other["group"] == one["group"] and other is not one])
                for one in routes
            ]
        )
        self.word: Final[Row] = row(words)
        self.bit: Final[Row] = row(bits)
        self.all_routes: Final[Row] = row(
            [sum([bit for bit, of in zip(bits, words, strict=True) if of == word]) for word in range(WORDS)]
        )
        # Tickets.
        self.tickets: Final[tuple[str, ...]] = tuple([one["id"] for one in tickets])
        self.ticket: Final[dict[str, int]] = {one["id"]: i for i, one in enumerate(tickets)}
        self.ticket_count: Final[i64] = len(tickets)
        self.short_tickets: Final[i64] = len(short)
        self.value: Final[Row] = row([one["value"] for one in tickets])
        self.ticket_a: Final[Row] = row([a for a, _ in ends])
        self.ticket_b: Final[Row] = row([b for _, b in ends])
        self.ticket_facts: Final[list[dict[str, Json]]] = [  # as views tell them
            {"id": one["id"], "a": one["a"], "b": one["b"], "value": one["value"], "long": i >= len(short)}
            | {"complete": False}
            for i, one in enumerate(tickets)
        ]
        # The nodes that meet a place: the city itself, or any one border spot of the country (G11.9).
        self.nodes_of: Final[Rows] = vec[Row](
            [row([i]) for i in range(len(cities))] + [row([node[spot] for spot in one["spots"]]) for one in countries]
        )
        # What can be done on it.
        self.claims: Final = Claims(colours, lengths, bits)
        self.actions: Final[int] = CLAIM + len(self.claims.route)
        # What others make of it, once, when they are first asked.
        self.answers: Answers | None = None  # of its states
        self.chart: object = None  # of the players who judge

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and written(self.file) == written(other.file))

    def __hash__(self) -> int:
        return hash(self.stamp)

    def __reduce__(self) -> tuple[Json, tuple[str]]:
        return (board_of, (written(self.file),))


def read_board(path: Path) -> dict[str, Json]:
    """A board file, checked."""
    data: Json = json.loads(path.read_text(encoding="utf-8"))
    return checked(data, boardcheck.check(data), path.name, "Germany")


_PUBLISHED: Final = read_board(Path(__file__).parent / "board.json")
BOARD: Final = Board(_PUBLISHED, _PUBLISHED["schema"]["version"])  # the published one


@lru_cache(BOARDS_KEPT)
def board_of(text: str) -> Board:
    """The board of a file that was checked, as `written` writes it. All who play on it share its tables."""
    if text == written(BOARD.file):
        return BOARD
    return Board(json.loads(text), sha256(text.encode()).hexdigest()[:STAMP])
