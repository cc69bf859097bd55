"""What a notice says: the game, who plays, and what kind of decision is expected, as everybody at the table sees it.
Nothing else of the game: no card, no seed."""

import json
from typing import NamedTuple

from branchline.locale import LANGUAGES, Speaker
from branchline.server.notices.outbox import What
from branchline.server.rows import Summary

# What chat services take for a call to everybody, for a link or for markup; a name may hold any of it.
PLAIN = str.maketrans({"@": "＠", "<": "‹", ">": "›", "&": "＆", "[": "［", "]": "］"})


class Told(NamedTuple):
    """What is told of which table, and to whom."""

    table: Summary
    owner: str
    what: What
    phase: str  # of the game, as everybody sees it; empty where it is not known
    language: str
    link: str  # empty where nobody has said where the page is

    @property
    def _seat(self) -> int:
        return next(number for number, seat in enumerate(self.table.seats) if seat.owner == self.owner)

    def _say(self, id: str, plain: bool = False, **more: str) -> str:
        names = [seat.name.translate(PLAIN) if plain else seat.name for seat in self.table.seats]
        speaker = Speaker(self.language if self.language in LANGUAGES else "en", players=names)
        others = [number for number, seat in enumerate(self.table.seats) if seat.owner != self.owner]
        game = speaker.say(f"game-{self.table.game}")
        phase = f"{self.table.game}-notice-{self.phase}"
        expected = speaker.say(phase if speaker.knows(phase) else "notice-decide")
        return speaker.say(
            id, game=game, players=others, player=self._seat, expected=expected, link=self.link, **more
        ).strip()

    def letter(self) -> tuple[str, str]:
        """The subject and the text of a letter."""
        subject = self._say("notice-subject", title=self._say(f"notice-{self.what}"))
        return subject, self._say("notice-letter", said=self._say(f"notice-{self.what}.said"))

    def hook(self) -> bytes:
        """What chat services take: each reads its own of the two words."""
        said = self._say(f"notice-{self.what}.said", plain=True)
        text = f"{self._say('notice-webhook', plain=True, said=said)} {self.link}".strip()
        return json.dumps({"content": text, "text": text}).encode()

    def push(self) -> bytes:
        """What the service worker of the page shows, and where it leads."""
        shown = {"title": self._say(f"notice-{self.what}"), "text": self._say(f"notice-{self.what}.text")}
        return json.dumps({**shown, "table": self.table.id}).encode()
