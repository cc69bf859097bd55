"""The board: tracks with room for rails, and the cards in the bag."""

from typing import Final

from branchline.core.boardfile import Reader, checked
from branchline.core.contract import Json, Problem
from branchline.core.native import Row, row

_LENGTHS: Final = {"moor": 16, "dale": 14, "quay": 9, "mill": 4, "spur": 2}
# Another game keeps this in a file, `board.json`.
_DATA: Final[dict[str, Json]] = {
    "game": "tiny",
    "tracks": [{"id": id, "name": f"{id.title()} Line", "length": length} for id, length in _LENGTHS.items()],
    "cards": [
        {"id": f"{kind}-{i}", "value": value} for i in range(6) for value, kind in enumerate(("coal", "mail"), 1)
    ],
}


def check(data: Json) -> list[Problem]:
    """All problems of a board file; none means it can be played on."""
    if not isinstance(data, dict):
        return [Problem("file", "a board file is one JSON object")]
    read, names = Reader(), set[str]()
    read.says(data, "game", "", "tiny")
    for key, number in (("tracks", "length"), ("cards", "value")):
        rows = read.rows(data, key)
        read.ids(rows, names)
        for place, entry in rows:
            read.whole(entry, number, place, 1, 50)
    return read.problems


BOARD: Final = checked(_DATA, check(_DATA), "board.py", "Tiny")
TRACKS: Final[tuple[str, ...]] = tuple([track["id"] for track in BOARD["tracks"]])
LENGTH: Final[Row] = row([track["length"] for track in BOARD["tracks"]])
CARDS: Final[tuple[str, ...]] = tuple([card["id"] for card in BOARD["cards"]])
VALUE: Final[Row] = row([card["value"] for card in BOARD["cards"]])
