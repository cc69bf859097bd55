"""Reading a board file: what is wrong is noted with its place, and reading goes on."""

import json
import re
from typing import Final

from branchline.core.contract import Json, Problem

Row = dict[str, Json]
Rows = list[tuple[str, Row]]  # each with its place

# What is told of a place, in English; `boards.ftl` holds the same under the same ids in every language.
SENTENCES: Final[dict[str, str]] = {
    "board-list": "a list is needed here",
    "board-object": "an object is needed here",
    "board-text": "a text is needed here",
    "board-value": "a value is needed here, if only null",
    "board-name": "a text is needed here, or one for each language, English among them",
    "board-needed": "{value} is needed here",
    "board-whole": "{value} is not a whole number from {least} to {most}",
    "board-yes-no": "{value} is neither true nor false",
    "board-one-of": "{value} is not possible; allowed is {allowed}",
    "board-id": "{value} is no id; small letters, digits, hyphens and underscores make one",
    "board-id-twice": "the id {value} is used twice",
    "board-no-area": "{value} is no area of this board",
    "board-no-city": "{value} is no city of this board",
    "board-no-city-or-border-spot": "{value} is no city or border spot of this board",
    "board-no-city-or-country": "{value} is no city or country of this board",
    "board-no-country": "{value} is no country of this board",
    "board-no-good": "{value} is no good of this board",
    "board-no-group": "{value} is no group of this board",
    "board-differs": "{value} does not fit the rest of the board; {wanted} does",
}

_NAME: Final = re.compile(r"[a-z0-9_-]+")  # an id is one word of a notation
_LONGEST_SHOWN: Final = 80


def shown(value: Json) -> str:
    """A value of the file in a sentence, cut if it is long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists without end
        return f"this {type(value).__name__}"
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"


def whole_number(value: Json, least: int, most: int) -> bool:
    """Whether this is a whole number within bounds; true is none."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def same(a: Json, b: Json) -> bool:
    """Whether two values of a file are written alike: true is not 1, and 1.0 is not either."""
    if type(a) is not type(b):
        return False
    if isinstance(a, list):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    equal: bool = a == b
    return equal


def checked(data: Json, problems: list[Problem], file: str, title: str) -> dict[str, Json]:
    """The data of a board that can be played on; a ValueError lists what stands against it."""
    wrong = [str(problem) for problem in problems if not problem.warning]
    if wrong:
        raise ValueError(f"{file} is not a board for {title}: " + "; ".join(wrong))
    board: dict[str, Json] = data
    return board


def written(board: Json) -> str:
    """The board as text, by which it is told from others: the same whatever the order in which its fields came."""
    return json.dumps(board, sort_keys=True, separators=(",", ":"))


def called(board: Json) -> dict[str, str]:
    """What a board is called, by language; nothing where it does not say."""
    name = board.get("name") if isinstance(board, dict) else None
    if isinstance(name, str):
        return {"en": name}
    return {language: text for language, text in name.items() if text} if isinstance(name, dict) else {}


class Reader:
    """Walks through a board file and notes what is wrong instead of stopping at the first slip."""

    def __init__(self, sentences: dict[str, str] | None = None) -> None:
        self._sentences: Final = sentences or {}  # a game's own, beside those that all have
        self._noted: dict[Problem, None] = {}  # each once, in the order found

    @property
    def problems(self) -> list[Problem]:
        return list(self._noted)

    def note(self, place: str, text: str) -> None:
        self._noted[Problem(place, text)] = None

    def tell(self, place: str, id: str, args: dict[str, str | int] | None = None, warning: bool = False) -> None:
        """One of the sentences that are told in every language."""
        given = args or {}
        text = (SENTENCES.get(id) or self._sentences[id]).format(**given)
        self._noted[Problem(place, text, warning, id, tuple(given.items()))] = None

    def warn(self, place: str, text: str) -> None:
        """What may be meant so, and can be played."""
        self._noted[Problem(place, text, True)] = None

    def rows(self, data: Json, key: str, place: str = "") -> Rows:
        """The objects of the list under `key`."""
        where = f"{place}{key}"
        entries = data.get(key) if isinstance(data, dict) else None
        if not isinstance(entries, list):
            self.tell(where, "board-list")
            return []
        rows: Rows = []
        for i, row in enumerate(entries):
            if isinstance(row, dict):
                rows.append((f"{where}[{i}]", row))
            else:
                self.tell(f"{where}[{i}]", "board-object")
        return rows

    def object(self, data: Row, key: str, place: str = "") -> Row:
        """The object under `key`."""
        value = data.get(key)
        if isinstance(value, dict):
            return value
        self.tell(f"{place}{key}", "board-object")
        return {}

    def text(self, row: Row, key: str, place: str) -> str:
        value = row.get(key)
        if isinstance(value, str) and value:
            return value
        self.tell(f"{place}.{key}", "board-text")
        return ""

    def whole(self, row: Row, key: str, place: str, least: int, most: int) -> int:
        value: Json = row.get(key)
        if whole_number(value, least, most):
            return int(value)
        self.tell(f"{place}.{key}", "board-whole", {"value": shown(value), "least": least, "most": most})
        return least

    def true_or_false(self, row: Row, key: str, place: str) -> bool:
        value = row.get(key)
        if isinstance(value, bool):
            return value
        self.tell(f"{place}.{key}", "board-yes-no", {"value": shown(value)})
        return True

    def null_or_more(self, row: Row, key: str, place: str) -> None:
        """A field that says null where there is nothing to say, instead of being left out."""
        if key not in row:
            self.tell(f"{place}.{key}", "board-value")

    def one_of(self, allowed: tuple[str, ...], row: Row, key: str, place: str) -> str:
        """One of these words."""
        value = row.get(key)
        if isinstance(value, str) and value in allowed:
            return value
        self.tell(f"{place}.{key}", "board-one-of", {"value": shown(value), "allowed": ", ".join(allowed)})
        return ""

    def ids(self, rows: Rows, seen: set[str]) -> set[str]:
        """The ids of these rows, none of which was seen before."""
        names: set[str] = set()
        for place, row in rows:
            name = self.text(row, "id", place)
            if name and not _NAME.fullmatch(name):
                self.tell(f"{place}.id", "board-id", {"value": shown(name)})
            if name in seen:
                self.tell(f"{place}.id", "board-id-twice", {"value": shown(name)})
            if name:
                seen.add(name)
                names.add(name)
        return names

    def known(self, names: set[str], row: Row, key: str, place: str, kind: str) -> str:
        """An id that names something of this board."""
        name = self.text(row, key, place)
        if name and name not in names:
            self.tell(f"{place}.{key}", f"board-no-{kind.replace(' ', '-')}", {"value": shown(name)})
        return name

    def says(self, row: Row, key: str, place: str, wanted: Json) -> None:
        """What also stands elsewhere in the file, and must be the same here."""
        stated = row.get(key)
        if not same(stated, wanted):
            where = f"{place}.{key}" if place else key
            self.tell(where, "board-differs", {"value": shown(stated), "wanted": shown(wanted)})

    def lists(self, row: Row, key: str, place: str, wanted: list[str]) -> None:
        """The same for a list of ids in any order."""
        stated = row.get(key)
        texts = [name for name in stated if isinstance(name, str)] if isinstance(stated, list) else []
        if not isinstance(stated, list) or len(texts) < len(stated) or sorted(texts) != sorted(wanted):
            self.tell(f"{place}.{key}", "board-differs", {"value": shown(stated), "wanted": shown(wanted)})

    def name(self, data: Row) -> None:
        """What the board is called, if it says so."""
        name = data.get("name", "unnamed")
        texts = name.values() if isinstance(name, dict) and "en" in name else [name]
        if not all(isinstance(text, str) and text for text in texts):
            self.tell("name", "board-name")

    def states(self, data: Row, facts: dict[str, Json]) -> None:
        """Facts at places with dots in them. The page reads them there; a board cannot change the rules' numbers."""
        for name, value in facts.items():
            outer, _, last = name.rpartition(".")
            inner: Json = data
            for key in outer.split(".") if outer else []:
                inner = inner.get(key) if isinstance(inner, dict) else None
            self.says(inner if isinstance(inner, dict) else {}, last, outer, value)
