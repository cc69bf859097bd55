"""Reads a file of self-play: as arrays of NumPy, or game by game, each of which can be replayed."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Self

import numpy as np
import numpy.typing as npt

from branchline.core import contract
from branchline.core.contract import Json
from branchline.core.observation import Part
from branchline.games import find
from branchline.record import Record
from branchline.selfplay.columns import ABOUT, FORMAT, FORMAT_VERSION, arrow
from branchline.selfplay.playing import Decisions, Game


def read(path: str | Path) -> "SelfPlay":
    """Opens a file of self-play; a ValueError says what is wrong with it."""
    return SelfPlay(Path(path))


class SelfPlay:
    """A file of games. It is read a group of rows at a time, so that it may be larger than memory."""

    def __init__(self, file: Path) -> None:
        self._file: Final = _opened(file)
        told = json.loads((self._file.schema_arrow.metadata or {}).get(ABOUT, b"{}"))
        if told.get("format") != FORMAT or told.get("version") != FORMAT_VERSION:
            self.close()
            raise ValueError(
                f"{file.name} holds no self-play of version {FORMAT_VERSION}; `branchline selfplay` writes it"
            )
        self.rules: Final[int] = told["rules"]
        self.board: Final[int | dict[str, Json]] = told["board"]
        self.seats: Final[int] = told["seats"]
        self.options: Final[dict[str, Json]] = told["options"]
        self.reward: Final[str] = told["reward"]
        self.pieces: Final = tuple(Part(*piece) for piece in told["pieces"])  # of an observation
        own = find(told["game"])
        self.game: Final[contract.Game] = own.on(self.board) if isinstance(self.board, dict) else own

    def __len__(self) -> int:
        """How many decisions it holds."""
        number: int = self._file.metadata.num_rows
        return number

    def arrays(self) -> Iterator[Decisions]:
        """All decisions, many at a time; no game is cut in two."""
        for rows in self._groups():
            yield self._decisions(rows)

    def games(self) -> Iterator[Game]:
        """Game by game."""
        for rows in self._groups():
            starts = np.flatnonzero(rows["decision"].to_numpy() == 0).tolist()
            for start, end in zip(starts, [*starts[1:], len(rows)], strict=True):
                one = rows.slice(start, end - start)
                decisions = self._decisions(one)
                names = dict(zip(decisions.seats.tolist(), one["bot"].to_pylist(), strict=True))
                yield Game(
                    one["seed"][0].as_py(),
                    [names.get(seat, "") for seat in range(self.seats)],
                    one["ranks"][0].as_py(),
                    one["scores"][0].as_py(),
                    decisions,
                )

    def record(self, game: Game) -> Record:
        """A game of the file as a record, which replays it."""
        actions = [self.game.action(action)["notation"] for action in game.decisions.actions.tolist()]
        return Record(self.game, self.seats, game.seed, self.options, actions, self.rules, self.board)

    def split(self, observations: npt.NDArray[np.uint8]) -> Mapping[str, npt.NDArray[np.uint8]]:
        """The pieces of observations by name, a row for each."""
        return {piece.name: observations[..., piece.at : piece.at + piece.size] for piece in self.pieces}

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _groups(self) -> Iterator[Any]:
        for group in range(self._file.num_row_groups):
            yield self._file.read_row_group(group).combine_chunks()

    def _decisions(self, rows: Any) -> Decisions:
        return Decisions(
            rows["seat"].to_numpy(),
            _bytes(rows["observation"]),
            _bytes(rows["mask"]).view(np.bool_),
            rows["action"].to_numpy(),
            rows["rewards"].combine_chunks().flatten().to_numpy().reshape(len(rows), self.seats),
        )


def _bytes(column: Any) -> npt.NDArray[np.uint8]:
    """Rows of bytes as they lie in memory."""
    rows = column.combine_chunks()
    size = rows.type.byte_width
    return np.frombuffer(rows.buffers()[1], np.uint8, len(rows) * size, rows.offset * size).reshape(len(rows), size)


def _opened(file: Path) -> Any:
    pa = arrow()
    try:
        return pa.parquet.ParquetFile(file)
    except FileNotFoundError:
        raise ValueError(f"{file} is not there") from None
    except (OSError, pa.ArrowInvalid) as error:
        raise ValueError(f"{file.name} is no Parquet file: {str(error).splitlines()[0]}") from None
