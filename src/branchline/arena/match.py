"""The games themselves: one seed block is the same deal played once for every seating."""

from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

from branchline import bots
from branchline.games import GAMES, PACKS
from branchline.record import Record


@dataclass(frozen=True)
class Match:
    """Who plays what, as often as it is repeated."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    records: Path | None = None
    tally: bool = False  # whether each game's own counts are kept, for a report on the balance

    @property
    def rotations(self) -> int:
        """How many different seatings there are: all turns of the table, unless the list repeats itself."""
        n = len(self.bots)
        return next(k for k in range(1, n + 1) if self.bots[k:] + self.bots[:k] == self.bots)

    def entry_at(self, seat: int, rotation: int) -> int:
        """Which entry of the list sits on this seat."""
        return (seat - rotation) % len(self.bots)


@dataclass(frozen=True)
class Played:
    """What one game came to. Lists go by entry of the list of bots, not by seat."""

    block: int
    rotation: int
    seed: int
    seats: list[int]  # where each entry sat
    starts: list[int]  # and how far that was from the seat that began: 0 for that seat itself
    scores: list[int]
    ranks: list[int]
    tallies: list[dict[str, tuple[float, float]]]
    decisions: list[int]
    thinking: list[float]  # seconds; the only part that differs from run to run
    counts: bots.Counts


def play_block(match: Match, block: int) -> list[Played]:
    """All rotations of one seed: what luck gives to a seat, every bot gets once."""
    return [_play(match, block, rotation) for rotation in range(match.rotations)]


def block_seed(seed: int, block: int, *more: int) -> int:
    """A seed of its own for every block, and for every bot in it, far from those of other runs."""
    text = ":".join(str(part) for part in (seed, block, *more))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def _play(match: Match, block: int, rotation: int) -> Played:
    n = len(match.bots)
    entry_at = [match.entry_at(seat, rotation) for seat in range(n)]
    seat_of = [entry_at.index(entry) for entry in range(n)]
    seed = block_seed(match.seed, block)
    players = [
        bots.make(match.game, match.bots[entry], block_seed(match.seed, block, rotation, entry)) for entry in entry_at
    ]
    game = GAMES[match.game]
    state = game.new(n, seed, match.options)
    first = state.seat
    tally = PACKS[match.game].tally() if match.tally else None
    actions: list[str] = []
    decisions = [0] * n
    thinking = [0.0] * n
    while not state.over:
        seat = state.seat
        view = state.view(seat)
        began = perf_counter()
        action = players[seat].choose(view, partial(state.resample, seat))
        thinking[seat] += perf_counter() - began
        decisions[seat] += 1
        if match.records:
            actions.append(state.notation(action))
        if tally:
            tally.see(view, state.step(action))
        else:
            state.play(action)
    if match.records:
        record = Record(game=match.game, seats=n, seed=seed, options=match.options, actions=actions)
        record.save(match.records / f"{match.game}-{block:05}-{rotation}.json")
    sum_up, sheet = PACKS[match.game].sum_up, game.sheet(state)
    scores, ranks = state.scores(), state.ranks()
    return Played(
        block,
        rotation,
        seed,
        seat_of,
        [(seat - first) % n for seat in seat_of],
        [scores[seat] for seat in seat_of],
        [ranks[seat] for seat in seat_of],
        [sum_up(sheet[seat]) for seat in seat_of],
        [decisions[seat] for seat in seat_of],
        [thinking[seat] for seat in seat_of],
        tally.counts(state.view(None)) if tally else {},
    )
