"""What the game calls its own things."""

from tests.tiny.board import BOARD

from branchline.core.contract import Json
from branchline.core.pack import Value, Words


class Names:
    """Names from the board; a card is called by its id."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._tracks: dict[str, str] = {track["id"]: track["name"] for track in BOARD["tracks"]}

    def named(self, argument: str, value: Json, sentence: str) -> dict[str, Value] | None:
        if argument == "track":
            return {argument: self._tracks[value]}
        return {argument: self._words.joined(value)} if argument == "cards" else None
