"""What the balance of the game is judged by, counted while it is played."""

from collections import Counter
from typing import Any

from branchline.games.lunar.board import CITIES, GOODS, LOCOS, MAJORS, WIN_MAJORS

Counts = dict[str, dict[str, dict[str, tuple[float, float]]]]


class Tally:
    """Looks on at one game."""

    def __init__(self) -> None:
        self._happened: Counter[str] = Counter()  # by kind of event
        self._spent: Counter[str] = Counter()  # millions: track, tolls
        self._earned: Counter[str] = Counter()  # millions: demands, booms
        self._loaded: Counter[str] = Counter()  # by good
        self._delivered: Counter[str] = Counter()
        self._paid: Counter[str] = Counter()  # millions, by good
        self._cities: Counter[str] = Counter()  # deliveries

    def see(self, view: dict[str, Any], events: list[dict[str, Any]]) -> None:
        for event in events:
            kind: str = event["kind"]
            self._happened[kind] += 1
            if kind in ("build", "build-wrap"):
                self._spent["track"] += event["cost"]
            elif kind == "toll":
                self._spent["tolls"] += event["amount"]
            elif kind == "load":
                self._loaded[event["good"]] += 1
            elif kind in ("deliver", "boom"):
                self._earned["demands" if kind == "deliver" else "booms and shortages"] += event["pay"]
                self._delivered[event["good"]] += 1
                self._paid[event["good"]] += event["pay"]
                self._cities[event["city"]] += 1

    def counts(self, view: dict[str, Any]) -> Counts:
        seats: int = view["seats"]
        players: list[dict[str, Any]] = view["players"]
        deliveries = sum(self._delivered.values())

        def a_player(amount: float) -> dict[str, tuple[float, float]]:
            return {"a player": (amount, seats)}

        return {
            "game": {
                "rounds": {"a game": (view["round"], 1)},
                "won before the last round": {"a game": (self._won(view), 1)},
                "tax card seen": {"a game": (view["tax_seen"], 1)},
            },
            "result": {
                "cash": a_player(sum(player["cash"] for player in players)),
                "majors joined": a_player(sum(len(player["majors"]) for player in players)),
                "segments": a_player(sum(player["segments"] for player in players)),
                "value of the network": a_player(sum(player["network"] for player in players)),
                "deliveries": a_player(deliveries),
                "exchanges": a_player(self._happened["exchange"]),
                "upgrades": a_player(self._happened["upgrade"]),
                "mileposts moved": a_player(self._happened["move"]),
                "spent on track": a_player(self._spent["track"]),
                "paid in tolls": a_player(self._spent["tolls"]),
                "earned by demands": a_player(self._earned["demands"]),
                "earned by booms and shortages": a_player(self._earned["booms and shortages"]),
            },
            "major city": {
                CITIES[city]: {
                    "joined, a player": (sum(CITIES[city] in player["majors"] for player in players), seats),
                    "deliveries": (self._cities[CITIES[city]], 1),
                }
                for city in MAJORS
            },
            "city": {
                city: {
                    "touched, a player": (sum(city in player["cities"] for player in players), seats),
                    "deliveries": (self._cities[city], 1),
                }
                for city in CITIES
            },
            "good": {
                good: {
                    "loaded": (self._loaded[good], 1),
                    "delivered": (self._delivered[good], 1),
                    "pay": (self._paid[good], self._delivered[good]),
                }
                for good in GOODS
            },
            "locomotive at the end": {
                loco: {"share": (sum(player["loco"] == loco for player in players), seats)} for loco in LOCOS
            },
        }

    def _won(self, view: dict[str, Any]) -> bool:
        """Whether somebody fulfilled both conditions, so that no last round had to end it."""
        return any(
            rank == 1 and len(player["majors"]) >= WIN_MAJORS and player["cash"] >= view["win_cash"]
            for rank, player in zip(view["ranks"], view["players"], strict=True)
        )
