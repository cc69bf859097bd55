"""What the balance of the game is judged by, counted while it is played."""

from collections import Counter
from typing import Any, Final

from branchline.core.contract import Event
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

    def see(self, view: dict[str, Any], events: list[Event]) -> None:
        for event in events:
            kind = event["kind"]
            if kind == "won":
                self._sold[event["box"]] += 1
                self._cubes[event["box"]] += event["cubes"]
            elif kind == "series":
                companies = view["companies"].get(event["a"], ())
                self._starts[BOTH if len(companies) > 1 else companies[0] if companies else OWN] += 1
            elif kind == "buy":
                self._trains[event["train"]] += 1
            elif kind == "takeover":
                self._taken_over[event["company"]] += event["links"]

    def counts(self, view: dict[str, Any]) -> Counts:
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
