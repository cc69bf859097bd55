"""One person against computer players, where there is no page: what the person is told, and what comes of an answer."""

import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from branchline import bots, description
from branchline.advice import hints
from branchline.core.contract import MOST_SEED, Game, Json, State
from branchline.locale import Speaker
from branchline.record import Record

YOU: Final = 0  # the person's seat; who starts is drawn by the game
NUMBER: Final = re.compile("[0-9]{1,9}")


def usual_opponents(game: Game) -> list[str]:
    """Two of the strongest players that nobody waits for, or more where a table needs them."""
    return [bots.stand_in(game)] * max(2, game.seats[0] - 1)


class Solo:
    """One such game, from the first decision to the last. Whatever is told passes the view of the person's seat."""

    def __init__(
        self,
        game: Game,
        opponents: Sequence[str] | None = None,
        seed: int | None = None,
        options: Mapping[str, Json] | None = None,
        language: str = "en",
    ) -> None:
        names = list(opponents or usual_opponents(game))
        luck = secrets.randbits(32) if seed is None else seed
        self.game: Final = game
        self.speaker: Final = Speaker(
            language, game, ["", *(f"{name.title()} {seat}" for seat, name in enumerate(names, start=YOU + 1))]
        )
        self.state: Final[State] = game.new(len(names) + 1, luck, options)
        self.record: Final = Record(game, len(names) + 1, luck, dict(options or {}))
        self._bots: Final = {
            seat: bots.make(game, name, (luck + seat) % MOST_SEED) for seat, name in enumerate(names, start=YOU + 1)
        }

    @property
    def asked(self) -> bool:
        """Whether it is for the person to decide."""
        return self.state.seat == YOU

    def others(self) -> Iterator[str]:
        """The computer players decide, until the person has to or the game is over: what is seen of it."""
        while not self.state.over and not self.asked:
            seat = self.state.seat
            choice = self._bots[seat].choose(self.state.view(seat), partial(self.state.resample, seat))
            yield from self._step(choice)

    def play(self, action: int) -> list[str]:
        """The person's own action, which has to be possible: what is seen of it."""
        return self._step(action)

    def _step(self, action: int) -> list[str]:
        events = self.state.step(action)
        self.record.actions.append(self.state.notation(action))
        return [self.speaker.line(line) for line in self.game.tell(self.game.seen(events, YOU))]

    def look(self) -> Iterator[str]:
        """All that the person may know."""
        return description.told(self.game, self.state.view(YOU), self.speaker)

    def table(self) -> Iterator[str]:
        """What lies on the table, in short."""
        return map(self.speaker.line, self.game.table_lines(self.state.view(YOU)))

    def choices(self, words: str = "") -> list[description.Choice]:
        """What the person can do; only what is told with all these words, where there are any."""
        wanted = words.lower().split()
        return [
            choice
            for choice in description.choices(self.game, self.state.view(YOU), self.speaker)
            if all(word in str(choice).lower() for word in wanted)
        ]

    def hint(self) -> Iterator[str]:
        """What to aim for, and the best actions with what they are worth, from what the person knows."""
        say = self.speaker.say
        advice = hints.hint(self.game.name, self.state, YOU, "best")
        yield say("hint-aims")
        yield from [say(aim["id"], **aim["args"]) for aim in advice["aims"]] or [say("hint-aims-none")]
        told = {choice.action: choice for choice in self.choices()}
        if advice["best"]:
            yield ""
            if advice["chance"] is not None:
                yield say("hint-learned", percent=round(100 * advice["chance"]))
            yield say("hint-best")
        for best in advice["best"]:
            worth = say("advice-worth", points=round(best["worth"], 1), unit=best["unit"])
            chance = say("hint-chance", percent=round(100 * (best["chance"] or 0)))
            yield f"{told[best['action']]} ({worth}; {chance})"

    def expected(self) -> str:
        """What is expected now, and from whom."""
        return description.expected(self.state.view(YOU), self.speaker)

    def scoring(self) -> Iterator[str]:
        """The final count."""
        return description.scoring(self.game, self.state.view(YOU), self.speaker)

    def understood(self, answer: str) -> int:
        """The action of this number or notation, possible or not; a ValueError says what is wrong with the answer."""
        return int(answer) if NUMBER.fullmatch(answer) else self.state.parse(answer)

    def refusal(self, action: int) -> str | None:
        """Why it is not possible, with the rule; None if it is."""
        refused = self.state.why_not(action)
        return None if refused is None else f"{self.speaker.say(refused.message, **refused.arguments)} ({refused.rule})"
