"""Writes games to a Parquet file, one row for each decision."""

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import numpy as np

from branchline.core.contract import Json
from branchline.selfplay.columns import REPEATED, arrow, schema
from branchline.selfplay.playing import Game

GROUP: Final = 32 * 2**20  # bytes of observations and masks after which a group of rows is written


class Writer:
    """A file that appears whole, when all games are in it, or not at all. A game lies within one group of rows."""

    def __init__(self, file: Path, told: dict[str, Json]) -> None:
        self._pa: Final = arrow()
        self._told: Final = told
        self._schema: Final = schema(told)
        self._file: Final = file
        self._part: Final = file.with_name(file.name + ".part")
        self._out: Final[Any] = self._pa.parquet.ParquetWriter(
            self._part, self._schema, compression="zstd", use_dictionary=REPEATED
        )
        self._waiting: list[Game] = []

    def add(self, game: Game) -> None:
        self._waiting.append(game)
        if sum(one.decisions.observations.nbytes + one.decisions.masks.nbytes for one in self._waiting) >= GROUP:
            self._write()

    def _write(self) -> None:
        games, self._waiting = self._waiting, []
        if games:
            tables = [self._pa.Table.from_arrays(self._columns(game), schema=self._schema) for game in games]
            rows = self._pa.concat_tables(tables)
            self._out.write_table(rows, row_group_size=len(rows))

    def _columns(self, game: Game) -> list[Any]:
        kept, told = game.decisions, self._told
        number = len(kept.actions)
        values: dict[str, Any] = {
            "game": [told["game"]] * number,
            "seats": np.full(number, told["seats"], np.int8),
            "options": [json.dumps(told["options"])] * number,
            "seed": np.full(number, game.seed, np.uint64),
            "decision": np.arange(number, dtype=np.int32),
            "seat": kept.seats,
            "bot": [game.bots[seat] for seat in kept.seats],
            "observation": kept.observations,
            "mask": kept.masks,
            "action": kept.actions,
            "rewards": kept.rewards,
            "ranks": np.tile(np.array(game.ranks, np.int8), (number, 1)),
            "scores": np.tile(np.array(game.scores, np.int32), (number, 1)),
        }
        return [self._column(values[field.name], field.type) for field in self._schema]

    def _column(self, values: Any, kind: Any) -> Any:
        """Rows of bytes and lists of one length are handed over as they lie in memory."""
        pa = self._pa
        if pa.types.is_fixed_size_binary(kind):
            return pa.FixedSizeBinaryArray.from_buffers(kind, len(values), [None, pa.py_buffer(values)])
        if pa.types.is_fixed_size_list(kind):
            return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1), kind.value_type), type=kind)
        return pa.array(values, kind)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, where: TracebackType | None) -> None:
        if kind is None:
            self._write()
        self._out.close()
        if kind is None:
            self._part.replace(self._file)
        else:
            self._part.unlink()
