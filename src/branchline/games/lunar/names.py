"""The names of Lunar Rails: cities, mileposts, goods, locomotives, cards, wrap pairs and sides."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.pack import Value, Words
from branchline.games.lunar.lattice import nearest

_LEVELS: Final = ("", "I", "II", "III", "IV", "V")
_CALLED_ALIKE: Final = ("tax", "meteor", "decompression", "solar_flare", "cosmic_rays")  # events told by their type


class Names:
    """Names of cities and locomotives from the board file, the others from the catalogue."""

    def __init__(self, board: Json, words: Words) -> None:
        self._words: Final = words
        self._cities: Final[dict[str, Json]] = {city["id"]: city for city in board["cities"]}
        self._landmarks: Final = {
            side: [(id, *city["milepost"][1:]) for id, city in self._cities.items() if city["side"] in (side, "both")]
            for side in ("near", "far")
        }
        self._locos: Final[dict[str, Json]] = {loco["id"]: loco for loco in board["locomotives"]}
        self._demands: Final[dict[str, Json]] = {f"d{card['id']}": card["demands"] for card in board["demand_cards"]}
        self._events: Final[dict[str, Json]] = {f"e{card['id']}": card for card in board["event_cards"]}
        self._colours: Final[dict[str, str]] = {pair["label"]: pair["colour"] for pair in board["wraps"]}

    def named(self, argument: str, value: Json, sentence: str) -> dict[str, Value] | None:
        """Lunar Rails' rows of the table in README.md."""
        if isinstance(value, list):
            return self._listed(argument, value, sentence)
        if argument == "level":
            return {argument: _LEVELS[value]}
        if not isinstance(value, str):
            return None
        words = self._words
        if argument in ("milepost", "a", "b"):
            return self._milepost(argument, value)
        if argument == "city":
            return self._city(argument, value)
        if argument == "link":
            return {argument: self._link(value)}
        if argument == "pair":
            return self._pair(argument, value)
        if argument == "card":
            return self._card(argument, value)
        if argument == "loco":
            return self._loco(argument, value)
        if argument == "good":
            return words.forms(argument, f"lunar-good-{value}", value)
        if argument == "side":
            return words.forms(argument, f"lunar-side-{value}", value)
        return None

    def _listed(self, argument: str, ids: list[str], sentence: str) -> dict[str, Value] | None:
        words = self._words
        if argument == "goods":
            # In the tray nothing is counted, nor on a card: there it is a matter of sorts.
            return {argument: self._sorts(ids) if "tray" in sentence else words.counted("lunar-good", ids)}
        if argument == "cities":
            return {argument: words.joined(str(self._city("x", id)["x"]) for id in ids)}
        if argument == "mileposts":
            return {argument: words.joined(str(self._milepost("x", id)["x"]) for id in ids)}
        if argument == "cards":
            return {argument: words.joined(str(self._card("x", id)["x_the"]) for id in ids)}
        return None

    def _sorts(self, goods: list[str]) -> str:
        return self._words.joined(str(self._words.forms("x", f"lunar-good-{good}", good)["x"]) for good in goods)

    def _city(self, argument: str, id: str) -> dict[str, Value]:
        name = self._cities[id]["name"]
        own = self._words.forms(argument, f"lunar-city-{id}", name)
        return own if len(own) > 1 else self._words.forms(argument, "lunar-city", name, name=name)

    def _milepost(self, argument: str, id: str) -> dict[str, Value]:
        if id in self._cities:
            return self._city(argument, id)
        side, column, row = id.split(":")
        city, way = nearest(int(column), int(row), self._landmarks[side])
        if not way:
            return self._city(argument, city)
        steps = [(count, str(self._words.filled(f"lunar-direction-{to.lower()}", {}))) for count, to in way]
        name = str(self._city("x", city)["x"])
        if self._cities[city]["size"] == "major" and sum(count for count, _ in way) == 1:
            name += f" ({steps[0][1]})"
        else:
            name += "".join(f" {count} {to}" for count, to in steps)
        if self._cities[city]["side"] == "both":
            name += f" ({self._words.filled(f'lunar-side-{side}', {})})"
        return self._words.forms(argument, "lunar-milepost", name, name=name)

    def _link(self, id: str) -> str:
        a, b, *pair = id.split(" ")
        name = "–".join(str(self._milepost("x", end)["x"]) for end in (a, b))
        return f"{name} ({_printed(pair[0])})" if pair else name

    def _pair(self, argument: str, label: str) -> dict[str, Value]:
        colour = self._words.filled(f"lunar-colour-{self._colours[label]}", {})
        return self._words.forms(argument, "lunar-pair", label, label=_printed(label), colour=colour)

    def _loco(self, argument: str, id: str) -> dict[str, Value]:
        loco = self._locos[id]
        values: dict[str, Value] = {name: loco[name] for name in ("name", "speed", "capacity")}
        return self._words.forms(argument, "lunar-loco", id, **values, level=_LEVELS[loco["level"]])

    def _card(self, argument: str, id: str) -> dict[str, Value]:
        words = self._words
        if id in self._demands:
            demands = words.joined(self._demand(**demand) for demand in self._demands[id])
            return words.forms(argument, "lunar-card-demand", id, number=int(id[1:]), demands=demands)
        card = self._events[id]
        values: dict[str, Value] = {}
        for name, value in card["params"].items():
            if name in ("distance", "percent", "payoff"):
                values[name] = value
            elif name == "goods":
                values[name] = self._sorts(value)
            elif name == "direction":
                values.update(words.forms(name, f"lunar-direction-{value.lower()}", value))
            elif name == "side":
                values.update(words.forms(name, f"lunar-side-{value}", value))
        return words.forms(
            argument, f"lunar-card-{card['type'] if card['type'] in _CALLED_ALIKE else id}", id, **values
        )

    def _demand(self, city: str, good: str, payoff: int) -> str:
        values: dict[str, Value] = {"pay": payoff}
        values.update(self._words.forms("good", f"lunar-good-{good}", good))
        values.update(self._city("city", city))
        return self._words.filled("lunar-part-demand", values)


def _printed(label: str) -> str:
    """A wrap pair's label with a true minus sign and a prime mark."""
    return label.replace("-", "−").replace("'", "′")
