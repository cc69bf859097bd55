"""Reading a board file: what is wrong is noted with its place, and reading goes on."""

import json
import re
from typing import Final

from branchline.core.contract import Json, Problem

Row = dict[str, Json]
Rows = list[tuple[str, Row]]  # each with its place

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

    def __init__(self) -> None:
        self._noted: dict[Problem, None] = {}  # each once, in the order found

    @property
    def problems(self) -> list[Problem]:
        return list(self._noted)

    def note(self, place: str, text: str) -> None:
        self._noted[Problem(place, text)] = None

    def warn(self, place: str, text: str) -> None:
        """What may be meant so, and can be played."""
        self._noted[Problem(place, text, True)] = None

    def rows(self, data: Json, key: str, place: str = "") -> Rows:
        """The objects of the list under `key`."""
        where = f"{place}{key}"
        entries = data.get(key) if isinstance(data, dict) else None
        if not isinstance(entries, list):
            self.note(where, "a list is needed here")
            return []
        rows: Rows = []
        for i, row in enumerate(entries):
            if isinstance(row, dict):
                rows.append((f"{where}[{i}]", row))
            else:
                self.note(f"{where}[{i}]", "an object is needed here")
        return rows

    def object(self, data: Row, key: str, place: str = "") -> Row:
        """The object under `key`."""
        value = data.get(key)
        if isinstance(value, dict):
            return value
        self.note(f"{place}{key}", "an object is needed here")
        return {}

    def text(self, row: Row, key: str, place: str) -> str:
        value = row.get(key)
        if isinstance(value, str) and value:
            return value
        self.note(f"{place}.{key}", "a text is needed here")
        return ""

    def whole(self, row: Row, key: str, place: str, least: int, most: int) -> int:
        value: Json = row.get(key)
        if whole_number(value, least, most):
            return int(value)
        self.note(f"{place}.{key}", f"{shown(value)} is not a whole number from {least} to {most}")
        return least

    def true_or_false(self, row: Row, key: str, place: str) -> bool:
        value = row.get(key)
        if isinstance(value, bool):
            return value
        self.note(f"{place}.{key}", f"{shown(value)} is neither true nor false")
        return True

    def null_or_more(self, row: Row, key: str, place: str) -> None:
        """A field that says null where there is nothing to say, instead of being left out."""
        if key not in row:
            self.note(f"{place}.{key}", "a value is needed here, if only null")

    def one_of(self, allowed: tuple[str, ...], row: Row, key: str, place: str) -> str:
        """One of these words."""
        value = row.get(key)
        if isinstance(value, str) and value in allowed:
            return value
        self.note(f"{place}.{key}", f"{shown(value)} is not possible; allowed is {', '.join(allowed)}")
        return ""

    def ids(self, rows: Rows, seen: set[str]) -> set[str]:
        """The ids of these rows, none of which was seen before."""
        names: set[str] = set()
        for place, row in rows:
            name = self.text(row, "id", place)
            if name and not _NAME.fullmatch(name):
                self.note(f"{place}.id", f"{shown(name)} is no id; small letters, digits, - and _ make one")
            if name in seen:
                self.note(f"{place}.id", f"the id {shown(name)} is used twice")
            if name:
                seen.add(name)
                names.add(name)
        return names

    def known(self, names: set[str], row: Row, key: str, place: str, kind: str) -> str:
        """An id that names something of this board."""
        name = self.text(row, key, place)
        if name and name not in names:
            self.note(f"{place}.{key}", f"{shown(name)} is no {kind} of this board")
        return name

    def says(self, row: Row, key: str, place: str, wanted: Json) -> None:
        """What also stands elsewhere in the file, and must be the same here."""
        stated = row.get(key)
        if not same(stated, wanted):
            where = f"{place}.{key}" if place else key
            self.note(where, f"{shown(stated)} does not fit the rest of the board; {shown(wanted)} does")

    def lists(self, row: Row, key: str, place: str, wanted: list[str]) -> None:
        """The same for a list of ids in any order."""
        stated = row.get(key)
        texts = [name for name in stated if isinstance(name, str)] if isinstance(stated, list) else []
        if not isinstance(stated, list) or len(texts) < len(stated) or sorted(texts) != sorted(wanted):
            self.note(f"{place}.{key}", f"{shown(stated)} does not fit the rest of the board; {shown(wanted)} does")

    def states(self, data: Row, facts: dict[str, Json]) -> None:
        """Facts at places with dots in them. The page reads them there; a board cannot change the rules' numbers."""
        for name, value in facts.items():
            outer, _, last = name.rpartition(".")
            inner: Json = data
            for key in outer.split(".") if outer else []:
                inner = inner.get(key) if isinstance(inner, dict) else None
            self.says(inner if isinstance(inner, dict) else {}, last, outer, value)
