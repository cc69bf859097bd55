"""A position in words: all that a seat may know, complete enough to play from, in any of the languages."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from branchline.core.contract import UNLIMITED, Game, Json, State
from branchline.locale import Speaker

INDENT: Final = "  "
BETWEEN: Final = " — "  # an action as it is written, and what it does; no notation has a dash of this length


class Choice(NamedTuple):
    """An action that is possible now."""

    action: int
    notation: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.notation}{BETWEEN}{self.sentence}"


def describe(state: State, seat: int | None = None, language: str = "en", players: Sequence[str] | None = None) -> str:
    """What this seat may know, as text: whose turn it is, the board, one's own things, and what one can do.

    Without a seat it is what a spectator sees. Each action stands on a line of its own, its notation first, which
    `state.parse` takes.
    """
    view = state.view(seat)
    game = state.game
    return "\n".join(told(game, view, _speaker(language, game, tuple(players or ()))))


@lru_cache(maxsize=16)
def _speaker(language: str, game: Game, players: tuple[str, ...]) -> Speaker:
    """Whoever reads one position reads the next."""
    return Speaker(language, game, players)


def told(game: Game, view: Json, speaker: Speaker) -> Iterator[str]:
    """The whole view line by line. What the table and the board both tell is said once."""
    yield game.title
    yield speaker.say("described-watching") if view["you"] is None else speaker.say("described-you", player=view["you"])
    yield from _unusual(game, view, speaker)
    yield expected(view, speaker)
    yield ""
    yield from dict.fromkeys(speaker.line(line) for line in (*game.table_lines(view), *game.board_lines(view)))
    if view["legal"]:
        yield ""
        yield speaker.say("described-choices")
        yield from map(str, choices(game, view, speaker))
    if view["over"]:
        yield ""
        yield from scoring(game, view, speaker)


def choices(game: Game, view: Json, speaker: Speaker) -> Iterator[Choice]:
    """What the seat that sees this can do."""
    for action in view["legal"]:
        yield Choice(action, game.action(action)["notation"], speaker.line(game.action_line(action, view)))


def scoring(game: Game, view: Json, speaker: Speaker) -> Iterator[str]:
    """The scoring sheet of a finished game, seat by seat."""
    yield speaker.say("replay-scoring")
    for seat, (entry, rank) in enumerate(zip(view["sheet"], view["ranks"], strict=True)):
        yield ""
        yield speaker.seat(seat)
        for depth, line in game.sheet_lines(entry, rank):
            yield INDENT * (depth + 1) + speaker.line(line)


def expected(view: Json, speaker: Speaker) -> str:
    """What is expected now, and from whom."""
    if view["over"]:
        return speaker.say("described-over")
    if view["seat"] == view["you"]:
        return speaker.say("described-yours", phase=view["phase"])
    return speaker.say("described-theirs", player=view["seat"])


def _unusual(game: Game, view: Json, speaker: Speaker) -> Iterator[str]:
    """The options of this table that are not as they usually are."""
    for name, option in game.options.items():
        chosen = view["options"][name]
        if chosen != option.default:
            id = f"option-{game.name}-{name.replace('_', '-')}"
            about = speaker.say(f"{id}.about")
            yield speaker.say(
                "described-option", option=speaker.say(id), chosen=_said(speaker, id, chosen), about=about
            )


def _said(speaker: Speaker, id: str, chosen: Json) -> str:
    if isinstance(chosen, bool):
        return speaker.say("option-yes" if chosen else "option-no")
    if chosen == UNLIMITED:
        return speaker.say("setup-unlimited")
    if isinstance(chosen, dict):
        return ", ".join(f"{speaker.say(f'{id}.{thing}')} {count}" for thing, count in chosen.items())
    if chosen is None or isinstance(chosen, str):
        return speaker.say(f"{id}.{chosen or 'none'}")
    return str(chosen)
