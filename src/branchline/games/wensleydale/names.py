"""The names of Last Train to Wensleydale: areas, borders, trains, influence, companies and pieces."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.pack import Value, Words


class Names:
    """Names from the board file; The South, influence, companies and pieces from the catalogue."""

    def __init__(self, board: Json, words: Words) -> None:
        self._words: Final = words
        self._areas: Final[dict[str, str]] = {area["id"]: area["name"] for area in board["areas"]}
        self._trains: Final[dict[str, dict[str, int]]] = {
            train["id"]: {
                "price": train["cost"],
                "passengers": train["passenger_slots"],
                "goods": train["goods_slots"],
            }
            for train in board["trains"]
        }

    def named(self, argument: str, value: Json, sentence: str) -> dict[str, Value] | None:
        """Wensleydale's rows of the table in README.md; they need to know nothing of the sentence."""
        words = self._words
        if argument in ("area", "a", "b"):
            return self._area(argument, value)
        if argument == "areas":
            return {argument: words.gathered(self._name(area) for area in value)}
        if argument == "border":
            return {argument: self._border(value)}
        if argument == "borders":
            return {argument: words.joined(self._border(id) for id in value)}
        if argument == "train" and isinstance(value, str):
            return self._train(argument, value)
        if argument == "trains":
            return {argument: words.joined(str(self._train("train", id)["train"]) for id in value)}
        if argument == "kind":
            return words.forms(argument, f"wensleydale-kind-{value}", value)
        if argument == "company":
            return words.forms(argument, f"wensleydale-company-{value}", value)
        if argument == "piece":
            return words.forms(argument, f"wensleydale-piece-{value}", value)
        if argument == "pieces" and isinstance(value, list):
            return {argument: words.counted("wensleydale-piece", value)}
        if argument in ("payment", "points") and isinstance(value, list):
            return {argument: words.counted("wensleydale-kind", value)}
        return None

    def _area(self, argument: str, id: str) -> dict[str, Value]:
        name = self._areas[id]
        if id == "the_south":  # the one area whose name has a meaning
            return self._words.forms(argument, "wensleydale-area-the_south", name)
        return self._words.forms(argument, "wensleydale-area", name, name=name)

    def _name(self, id: str) -> str:
        return str(self._area("area", id)["area"])

    def _border(self, id: str) -> str:
        return "–".join(self._name(area) for area in id.split("-"))

    def _train(self, argument: str, id: str) -> dict[str, Value]:
        label = id.removeprefix("t").upper()  # its price and its place in the row: 3A
        return self._words.forms(argument, "wensleydale-train", label, label=label, **self._trains[id])
