"""Why a request was not followed: one exception, with the sentence for every language."""

from collections.abc import Mapping
from typing import Final

from branchline.core.errors import Argument, IllegalMove

# The English sentences; `server.ftl` holds the same ones under the same ids in every language.
SENTENCES: Final[Mapping[str, str]] = {
    "error-unknown-seat": "There is no seat {seat} at this table; its seats go from 0 to {last}.",
    "error-not-your-seat": "You do not play for {player}.",
    "error-not-your-turn": "{player} has to decide now.",
    "error-waiting": "The game begins when every seat is taken; open seats now: {count}.",
    "error-seated": "You sit at this table already, as {player}.",
    "error-seat-taken": "This seat is taken by {player}.",
    "error-seat-open": "The seat of {player} is open, so nobody has left it.",
    "error-seat-bot": "{player} is played by the computer already.",
    "error-seat-present": "{player} is at the table, so nobody else plays for them.",
    "error-seat-away": "{player} left only a moment ago; a computer player may go on in {seconds} s.",
    "error-seat-time": "{player} has time left on the clock.",
    "error-not-seated": "Only who sits at this table can vote.",
    "error-vote-own": "One does not vote about one’s own seat.",
    "error-voted": "You have voted already for a computer player to go on for {player}.",
    "error-not-left": "No computer player sits in for you in the seat of {player}.",
    "error-not-maker": "Only the person who made this table decides about its seats.",
    "error-no-watchers": "This table is for those who play at it; nobody else may watch.",
    "error-rules-agree": "The rules have changed since this table was begun; the game goes on once everybody who plays "
    "here has agreed to them.",
    "error-rules-lost": "By today’s rules this game cannot be followed from action {step} on, so it cannot go on here.",
    "error-agreed": "You have agreed to today’s rules already, or the table is played by them.",
    "error-agree-seated": "Only those who play at this table can agree to go on by today’s rules.",
    "error-time-left": "Nobody’s time is over at this table.",
    "error-over": "The game is over.",
    "error-not-over": "The game is still on; its record is shown when it is over.",
    "error-stale": "The table has moved on: this was asked at version {at}, and it is at {version} now.",
    "error-nothing-to-undo": "There is nothing to take back: what was played is final once something hidden "
    "came to light or another player decides.",
    "error-undo-steps": "{steps} actions cannot be taken back at once; possible now: {most}.",
    "error-lesson": "The lesson asks for something else now.",
    "error-lesson-done": "The lesson is done.",
    "error-lesson-record": "A lesson begins in the middle of a game, so it has no record.",
    "error-notation": "“{notation}” is not an action of this game: {detail}.",
    "error-about": "Nothing can be said about this: {detail}.",
    "error-unknown-step": "There is no step {step}; steps go from -1, the start, to {last}.",
}


class Refused(Exception):
    """A refusal: `message` is an id of the catalogues, `str()` the same sentence in English.

    `rule` is the rule of the game that forbids it, or None when no rule is involved.
    """

    def __init__(
        self, message: str, text: str, arguments: Mapping[str, Argument] | None = None, rule: str | None = None
    ) -> None:
        super().__init__(message, text, arguments, rule)
        self.message: Final = message
        self.text: Final = text
        self.arguments: Final[dict[str, Argument]] = dict(arguments or {})
        self.rule: Final = rule

    def __str__(self) -> str:
        return self.text


def refused(message: str, **arguments: Argument) -> Refused:
    """The refusal with this id, its English sentence filled in."""
    return Refused(message, filled(SENTENCES[message], arguments), arguments)


def filled(sentence: str, arguments: Mapping[str, Argument]) -> str:
    """The sentence as the English catalogue says it where nobody's name is known: a `player` is a seat."""
    named = dict(arguments)
    player = named.get("player")
    if isinstance(player, int):
        named["player"] = f"Player {player + 1}"
    return sentence.format(**named)


def by_the_rules(illegal: IllegalMove) -> Refused:
    """The same refusal for a move the rules of the game forbid."""
    return Refused(illegal.message, str(illegal), illegal.arguments, illegal.rule or None)
