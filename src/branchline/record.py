"""A record is the game: how it was set up, and every action in notation. Everything else is rebuilt from it.

It names the version of the board, and carries a board that is not the game's own.
"""

import json
import warnings
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Final

from branchline.core.contract import Event, Game, Json, State
from branchline.core.errors import RecordError
from branchline.core.reading import fields, items
from branchline.games import at_home, find

FORMAT: Final = "branchline-record"
FORMAT_VERSION: Final = 1
_FIELDS: Final = ("format", "version", "game", "rules", "board", "seats", "seed", "options", "actions")


class OlderRules(UserWarning):
    """The record was made under older rules or on an older board than the ones in force."""


class Record:
    """A recorded game, finished or not."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seed: int,
        options: Mapping[str, Json] | None = None,
        actions: Sequence[str] = (),
        rules: int | None = None,
        board: int | dict[str, Json] | None = None,
    ) -> None:
        """`board` is the version of the game's own board, or another one, which the record then carries."""
        known = find(game)
        if isinstance(board, dict):
            known = known.on(board)
        known.new(seats, seed, options)  # so that a record that exists can be started
        self.played: Final = known  # the game, on its board
        self.game = known.name
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Json] = deepcopy(dict(options or {}))  # an option may be an object of its own
        self.actions = _checked_actions(actions)
        self.rules = _checked_version("rules", known.rules_version, known.rules_version if rules is None else rules)
        now = known.board_version
        made = now if board is None or isinstance(board, dict) else board
        version = _checked_version("board", now, made)
        self.board: int | dict[str, Json] = version if at_home(known) else known.board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.as_data() == other.as_data()

    def __hash__(self) -> int:
        raise TypeError("a record grows as the game goes on, so it cannot be hashed")

    def as_data(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "game": self.game,
            "rules": self.rules,
            "board": self.board,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "actions": self.actions,
        }

    def save(self, path: str | Path) -> None:
        """Writes the record whole or not at all."""
        target = _path(path)
        part = target.with_name(target.name + ".part")
        try:
            part.write_text(json.dumps(self.as_data(), indent=1) + "\n", encoding="utf-8")
            part.replace(target)
        except OSError:
            part.unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Reads a record; a RecordError says in one sentence what is wrong with it."""
        file = _path(path)
        name = file.name or str(file)
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise RecordError(f"{name} cannot be read: {error.strerror or error}") from error
        except UnicodeDecodeError as error:
            raise RecordError(f"{name} is not a record: it is not a text file") from error
        except (ValueError, RecursionError) as error:  # a number of thousands of digits is a plain ValueError
            raise RecordError(f"{name} is not a whole record: it is broken or cut short ({error})") from error
        return cls.from_data(data, name)

    @classmethod
    def from_data(cls, data: Json, name: str = "record") -> "Record":
        """A record from its JSON data; `name` is what errors call it."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError(f"{name} is not a Branchline record: 'format' must be {FORMAT!r}")
        version = data.get("version")
        if version != FORMAT_VERSION or type(version) is not int:
            raise RecordError(f"{name} has record version {version!r}; this program reads version {FORMAT_VERSION}")
        missing = [field for field in _FIELDS if field not in data]
        if missing:
            raise RecordError(f"{name} is not a whole record: {', '.join(missing)} missing")
        try:
            actions = items(data["actions"], "actions")
            known = find(data["game"])
            rules = _checked_version("rules", known.rules_version, data["rules"])
            board = data["board"]
            if not isinstance(board, dict):
                board = _checked_version("board", known.board_version, board)
            options = fields(data["options"], "options")
            record = cls(data["game"], data["seats"], data["seed"], options, actions, rules, board)
        except ValueError as error:
            raise RecordError(f"{name} cannot be replayed: {error}") from error
        record._warn_if_older(name)
        return record

    def _warn_if_older(self, name: str) -> None:
        game = self.played
        for part, made, now in (("rules", self.rules, game.rules_version), ("board", self.board, game.board_version)):
            if isinstance(made, int) and made < now:
                warnings.warn(
                    f"{name} was made with {part} version {made}, now in force is {now}: it may replay differently",
                    OlderRules,
                    stacklevel=4,
                )

    def states(self) -> Iterator[State]:
        """The state at the start and after each action. Each is the walker's own: copy it to keep it."""
        for state, _ in self.steps():
            yield state

    def steps(self) -> Iterator[tuple[State, list[Event]]]:
        """The same, with what happened: at first the set-up, then each action."""
        state, events = self.played.opened(self.seats, self.seed, self.options)
        yield state, events
        for i, text in enumerate(self.actions):
            try:
                events = state.step(state.parse(text))
            except ValueError as error:
                raise RecordError(f"action {i + 1} ({text!r}) cannot be replayed: {error}") from error
            yield state, events

    def replay(self) -> State:
        """The state after the last action."""
        *_, last = self.states()
        return last


def _path(path: object) -> Path:
    if not isinstance(path, str | Path):
        raise ValueError(f"path: {path!r} is not possible; give the name of a file")
    return Path(path)


def _checked_actions(actions: object) -> list[str]:
    if isinstance(actions, str) or not isinstance(actions, Sequence):
        raise ValueError(f"actions: {actions!r} is not possible; give a list of notations")
    for i, action in enumerate(actions):
        if not isinstance(action, str):
            raise ValueError(f"action {i + 1}: {action!r} is not a notation")
    return list(actions)


def _checked_version(part: str, now: int, made: object) -> int:
    if not isinstance(made, int) or isinstance(made, bool) or not 1 <= made <= now:
        raise ValueError(f"{part}: version {made!r} is unknown; this program knows 1 to {now}")
    return made
