"""Many games at once: one call plays a decision in each of them and fills arrays of NumPy."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

import numpy as np
import numpy.typing as npt

from branchline.core.contract import Game, Json, check_seed
from branchline.core.observation import Part
from branchline.envs.crew import Crew, refusal
from branchline.envs.episode import Setup
from branchline.envs.tables import Actions, Arrays, Tables, Writing


class Hands(Protocol):
    """Who plays the games of a batch: this process or others."""

    def begin(self, seed: int) -> None: ...
    def send(self, actions: Actions) -> None: ...
    def receive(self) -> None: ...
    def refusal(self, game: int, action: int) -> Exception: ...
    def saved(self) -> Any: ...
    def restore(self, saved: Any) -> None: ...
    def close(self) -> None: ...


class BatchEnv:
    """Games side by side. One that is over begins anew at once, with a fresh seed."""

    def __init__(self, tables: Tables, processes: int = 1, out: Arrays | None = None) -> None:
        self.setup = Setup(tables.game, tables.seats[0], tables.options, tables.reward, tables.limit)
        self.tables = tables
        if not isinstance(processes, int) or not 1 <= processes <= tables.games:
            raise ValueError(f"processes: {processes!r} is not possible; allowed is 1 to {tables.games}, the games")
        if processes == 1:
            self.arrays = out or blank(tables, self.setup)
            _check(self.arrays, blank(tables, self.setup))
            self._hands: Hands = Here(tables, self.arrays)
        else:
            if out is not None:
                raise ValueError("out: several processes share arrays of their own; leave it out")
            crew = Crew(tables, blank(tables, self.setup), processes)
            self.arrays = crew.arrays
            self._hands = crew
        masks = self.arrays.masks
        self._legal = masks.reshape(-1)
        self._rows = np.arange(len(masks)) * masks.shape[1]  # where each game's masks begin there
        self._waiting = False

    @property
    def pieces(self) -> tuple[Part, ...]:
        """What an observation is made of: name, place, size and meaning of each piece."""
        return self.tables.pieces

    def reset(self, seed: int | None = None) -> Arrays:
        """Begins all games anew, with this seed or the one that the batch was made with."""
        self._hands.begin(self.tables.seed if seed is None else check_seed(seed))
        return self.arrays

    def step(self, actions: npt.ArrayLike) -> Arrays:
        """One decision in each game; an illegal one raises an IllegalMove that says why."""
        self.send(actions)
        return self.receive()

    def send(self, actions: npt.ArrayLike) -> None:
        """Hands the decisions out; with several processes the caller can do something else until it receives."""
        if self._waiting:
            raise ValueError("send: what was sent before is still to be received")
        decided = np.asarray(actions)
        if decided.shape != (self.tables.games,) or decided.dtype.kind not in "iu":
            raise ValueError(
                f"actions: {decided.dtype} {decided.shape} is not possible; give {self.tables.games} whole numbers"
            )
        self._check(decided)
        self._hands.send(decided)
        self._waiting = True

    def _check(self, actions: Actions) -> None:
        """All of them, before any is carried out."""
        size = self.arrays.masks.shape[1]
        if actions.min() < 0 or actions.max() >= size:
            legal = (actions >= 0) & (actions < size)
        else:
            legal = self._legal[self._rows + actions.astype(np.int64, copy=False)]
        if not legal.all():
            game = int(legal.argmin())
            raise self._hands.refusal(game, int(actions[game]))

    def receive(self) -> Arrays:
        """The arrays, filled with what came of the decisions sent."""
        if not self._waiting:
            raise ValueError("receive: nothing was sent")
        self._waiting = False
        self._hands.receive()
        return self.arrays

    def save(self) -> Any:
        """Everything that changes, to come back to; it can be pickled."""
        return self._hands.saved(), [array.copy() for array in self.arrays]

    def restore(self, saved: Any) -> None:
        """Goes back to where a batch of the same tables was saved."""
        games, arrays = saved
        self._hands.restore(games)
        for name, then in zip(Arrays._fields, arrays, strict=True):
            getattr(self.arrays, name)[:] = then

    def copy(self) -> "BatchEnv":
        """Another batch in this process with the same games, independent of this one."""
        other = BatchEnv(self.tables)
        other.restore(self.save())
        return other

    def close(self) -> None:
        """Ends the other processes."""
        self._hands.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Here:
    """Plays in this process."""

    def __init__(self, tables: Tables, arrays: Arrays) -> None:
        self._tables = tables
        self._writing = Writing(arrays)
        self._actions: list[int] = []
        self.begin(tables.seed)

    def begin(self, seed: int) -> None:
        self._batch = self._tables.sown(seed).batch()
        self._writing.look(self._batch)

    def send(self, actions: Actions) -> None:
        self._actions = actions.tolist()

    def receive(self) -> None:
        self._writing.step(self._batch, self._actions)

    def refusal(self, game: int, action: int) -> Exception:
        return refusal(self._batch, game, action)

    def saved(self) -> Any:
        return [self._batch.saved()]

    def restore(self, saved: Any) -> None:
        self._batch.restore(_joined(saved))
        self._writing.forget()

    def close(self) -> None:
        pass


def _joined(saved: list[tuple[list[Any], ...]]) -> Any:
    """What several processes saved, as one."""
    return tuple([entry for part in column for entry in part] for column in zip(*saved, strict=True))


def blank(tables: Tables, setup: Setup) -> Arrays:
    games = tables.games
    return Arrays(
        np.zeros((games, sum(piece.size for piece in tables.pieces)), np.uint8),
        np.zeros((games, setup.game.actions), np.bool_),
        np.zeros(games, np.int8),
        np.zeros((games, tables.most_seats), np.float32),
        np.zeros(games, np.uint8),
    )


def _check(given: Arrays, wanted: Arrays) -> None:
    for name in Arrays._fields:
        array: npt.NDArray[Any] = getattr(given, name)
        like: npt.NDArray[Any] = getattr(wanted, name)
        if array.shape != like.shape or array.dtype != like.dtype or not array.flags.c_contiguous:
            raise ValueError(f"out: {name} must be {like.dtype} {like.shape} without gaps")


def make(
    game: str | Game,
    games: int,
    seats: int | Sequence[int],
    options: Mapping[str, Json] | None,
    reward: str,
    limit: int | None,
    seed: int,
    bots: Sequence[str | None] | None,
    processes: int,
    observe: bool,
    out: Arrays | None,
) -> BatchEnv:
    if not isinstance(games, int) or isinstance(games, bool) or games < 1:
        raise ValueError(f"games: {games!r} is not possible; give a whole number from 1 up")
    of_each = [seats] if isinstance(seats, int) else list(seats)
    for number in of_each:
        Setup(game, number, options, reward, limit)  # says what is wrong with them
    rows = tuple(of_each[place % len(of_each)] for place in range(games))
    return BatchEnv(
        Tables(
            game,
            rows,
            dict(options or {}),
            reward,
            limit,
            check_seed(seed),
            _bots(rows, bots),
            0,
            games,
            observed=observe,
        ),
        processes,
        out,
    )


def _bots(seats: tuple[int, ...], bots: Sequence[str | None] | None) -> tuple[tuple[str | None, ...], ...]:
    if bots is None:
        return ()
    if any(len(bots) != number for number in seats) or None not in bots:
        raise ValueError("bots: give a name for each seat, and None for at least one, which is the learner's")
    return (tuple(bots),) * len(seats)
