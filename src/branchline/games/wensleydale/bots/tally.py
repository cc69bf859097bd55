"""What the balance of the game is judged by, counted while it is played."""

from collections import Counter
from typing import Any, Final

from branchline.games.wensleydale.board import COMPANIES, PIECES, TRAINS
from branchline.games.wensleydale.bots.tables import BOXES, CARGO_KINDS, MOST_PROFIT

BOTH: Final = "both companies"
OWN: Final = "own track"
Counts = dict[str, dict[str, dict[str, tuple[float, float]]]]


class Tally:
    """Looks on at one game."""

    def __init__(self) -> None:
        self._starts: Counter[str] = Counter()  # of lines: a company's name, BOTH or OWN
        self._taken_over: Counter[str] = Counter()  # links, by company
        self._trains: Counter[str] = Counter()
        self._sold: Counter[int] = Counter()  # times, by box
        self._cubes: Counter[int] = Counter()  # paid, by box
        self._bids: dict[int, int] = {}  # cubes standing in the boxes, as the last bid left them

    def see(self, view: dict[str, Any], action: dict[str, Any]) -> None:
        kind = action["kind"]
        if view["phase"] == "auction":
            if not any(box["bid"] for box in view["boxes"]):
                self._close_auction()
            self._bids = {box["number"]: box["bid"]["cubes"] for box in view["boxes"] if box["bid"]}
            if kind == "bid":
                self._bids[action["box"]] = action["cubes"]
        elif kind == "lay" and not view["building"]:
            companies = view["companies"].get(action["a"], ())
            self._starts[BOTH if len(companies) > 1 else companies[0] if companies else OWN] += 1
        elif kind == "buy":
            self._trains[action["train"]] += 1
        elif kind == "done" and view["taking"]:
            self._taken_over[view["taking"]["company"]] += len(view["taking"]["links"])

    def _close_auction(self) -> None:
        """The bids that stood last have won."""
        for box, cubes in self._bids.items():
            self._sold[box] += 1
            self._cubes[box] += cubes
        self._bids = {}

    def counts(self, view: dict[str, Any]) -> Counts:
        self._close_auction()
        turns, seats = view["turns"], view["seats"]
        sheet: list[dict[str, Any]] = view["sheet"]
        lines = sum(self._starts.values())
        left = {name: sum(lying.get(name, 0) for lying in view["pieces"].values()) for name in PIECES}

        def a_player(amount: float) -> dict[str, tuple[float, float]]:
            return {"a player": (amount, seats)}

        return {
            "pieces": {
                PIECES[kind]: {
                    "moved, a player": (sum(entry["delivered"][PIECES[kind]] for entry in sheet), seats),
                    "left on the board": (left[PIECES[kind]], 1),
                }
                for kind in range(CARGO_KINDS)
            },
            "result": {
                "pieces moved": a_player(sum(entry["pieces"] for entry in sheet)),
                "sets": a_player(sum(entry["sets"] for entry in sheet)),
                "profit or loss": a_player(sum(entry["profit"] for entry in sheet)),
                f"profit of {MOST_PROFIT}": a_player(sum(entry["profit"] == MOST_PROFIT for entry in sheet)),
                "links left": a_player(sum(entry["links"] for entry in sheet)),
                "lines built": a_player(lines),
                "links taken over": a_player(sum(self._taken_over.values())),
            },
            "lines started from": {start: {"share": (self._starts[start], lines)} for start in (*COMPANIES, BOTH, OWN)},
            "links taken over by": {
                company: {"share": (self._taken_over[company], sum(self._taken_over.values()))} for company in COMPANIES
            },
            "box": {
                str(box): {"sold, a turn": (self._sold[box], turns), "cubes": (self._cubes[box], self._sold[box])}
                for box in range(1, BOXES + 1)
            },
            "train": {train: {"rented, a turn": (self._trains[train], turns)} for train in TRAINS},
        }
