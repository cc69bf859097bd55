"""What a notice says: the game, who plays, and what is expected. Nothing of the game itself: no card, no seed."""

import json
from typing import NamedTuple

from branchline.locale import LANGUAGES, Speaker
from branchline.server.rows import Summary

# What chat services take for a call to everybody, for a link or for markup; a name may hold any of it.
PLAIN = str.maketrans({"@": "＠", "<": "‹", ">": "›", "&": "＆", "[": "［", "]": "］"})


class Turn(NamedTuple):
    """Whose turn it is at which table, for whom it is told."""

    table: Summary
    owner: str
    language: str
    link: str  # empty where nobody has said where the page is

    @property
    def _seat(self) -> int:
        return next(number for number, seat in enumerate(self.table.seats) if seat.owner == self.owner)

    @property
    def name(self) -> str:
        return self.table.seats[self._seat].name

    def _say(self, id: str, plain: bool = False) -> str:
        names = [seat.name.translate(PLAIN) if plain else seat.name for seat in self.table.seats]
        speaker = Speaker(self.language if self.language in LANGUAGES else "en", players=names)
        others = [number for number, seat in enumerate(self.table.seats) if seat.owner != self.owner]
        game = speaker.say(f"game-{self.table.game}")
        return speaker.say(id, game=game, players=others, player=self._seat, link=self.link)

    def letter(self) -> tuple[str, str]:
        """The subject and the text of a letter."""
        return self._say("letter-turn"), self._say("letter-turn-text")

    def hook(self) -> bytes:
        """What chat services take: each reads its own of the two words."""
        text = f"{self._say('turn-webhook', plain=True)} {self.link}".strip()
        return json.dumps({"content": text, "text": text}).encode()

    def push(self) -> bytes:
        """What the service worker of the page shows, and where it leads."""
        shown = {"title": self._say("turn-title"), "text": self._say("turn-text"), "table": self.table.id}
        return json.dumps(shown).encode()
