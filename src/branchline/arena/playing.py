"""One game of a match, played to its end or to a foul."""

from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import process_time
from typing import Any, Final, Literal

from branchline import bots
from branchline.arena.match import Match, block_seed
from branchline.arena.overtime import Overtime, cut_off
from branchline.bots import Counts
from branchline.bots.outcome import won
from branchline.core.contract import State
from branchline.games import PACKS

Kind = Literal["overtime", "illegal", "error"]
KINDS: Final[tuple[Kind, ...]] = ("overtime", "illegal", "error")
TIMED: Final = 20  # decisions of each player in a game whose times are kept, drawn from all of them


@dataclass(frozen=True)
class Foul:
    """Why a player lost at once: it took too long, chose what is not legal, or failed."""

    entry: int
    kind: Kind
    what: str


@dataclass(frozen=True)
class Played:
    """What one game came to. Lists go by entry of the block's players, not by seat."""

    block: int
    rotation: int
    seed: int
    bots: list[str]
    seats: list[int]  # where each entry sat
    starts: list[int]  # and how far that was from the seat that began: 0 for that seat itself
    scores: list[int]
    ranks: list[int]
    tallies: list[dict[str, tuple[float, float]]]
    decisions: list[int]
    thinking: list[float]  # seconds of CPU time; with `times` the only part that differs from run to run
    times: list[list[float]] = field(default_factory=list)  # milliseconds that some of the decisions took
    counts: Counts = field(default_factory=dict)
    foul: Foul | None = None
    actions: list[str] = field(default_factory=list)  # in notation, where they were asked for

    def won(self, entry: int) -> float:
        """Its part of the win."""
        return won(self.ranks)[entry]


def play_block(match: Match, block: int) -> list[Played]:
    """All turns of one table."""
    return [play(match, block, rotation) for rotation in range(match.rotations)]


def seats_of(match: Match, rotation: int) -> list[int]:
    """Where each entry of a block's players sits."""
    return [(entry + rotation) % match.seats for entry in range(match.seats)]


def players_at(match: Match, block: int, rotation: int) -> tuple[list[str], list[bots.Bot]]:
    """Who sits there, by seat: the names, and players who are new to the game."""
    names, seat_of = match.table(block), seats_of(match, rotation)
    entry_at = [seat_of.index(seat) for seat in range(match.seats)]
    return [names[entry] for entry in entry_at], [
        bots.make(match.played, names[entry], block_seed(match.seed, block, rotation, entry)) for entry in entry_at
    ]


def play(match: Match, block: int, rotation: int, record: bool = False, tally: bool = False) -> Played:
    """One game; with `record` its actions are kept, with `tally` what the game counts about its balance."""
    names, n = match.table(block), match.seats
    seat_of = seats_of(match, rotation)
    seed = block_seed(match.seed, block)
    _, players = players_at(match, block, rotation)
    state = match.played.new(n, seed, match.options)
    first = state.seat
    pack = PACKS[match.game]
    habits = pack.habits(match.played, n)
    counting = pack.tally() if tally else None
    actions: list[str] = []
    times: list[list[float]] = [[] for _ in range(n)]
    foul = None
    while not state.over and foul is None:
        seat = state.seat
        view = state.view(seat)
        began = process_time()
        action, broken = _choice(players[seat], state, view, match.limit)
        times[seat].append(process_time() - began)
        if broken:
            foul = Foul(seat_of.index(seat), *broken)
        else:
            if record:
                actions.append(state.notation(action))
            if habits or counting:
                events = state.step(action)
                if habits:
                    habits.see(events)
                if counting:
                    counting.see(view, events)
            else:
                state.apply(action)
    scores = state.scores()
    ranks = [state.ranks()[seat] for seat in seat_of] if foul is None else _ranks_after(foul, n)
    sheet = match.played.sheet(state)
    told = [pack.sum_up(sheet[seat]) | (habits.of(seat) if habits else {}) for seat in seat_of]
    by_entry = [times[seat] for seat in seat_of]
    some = Random(seed)  # not evenly: every second decision may be of another kind
    return Played(
        block,
        rotation,
        seed,
        list(names),
        seat_of,
        [(seat - first) % n for seat in seat_of],
        [scores[seat] for seat in seat_of],
        ranks,
        told if foul is None else [{}] * n,
        [len(taken) for taken in by_entry],
        [sum(taken) for taken in by_entry],
        [[round(1000 * time, 4) for time in some.sample(taken, min(len(taken), TIMED))] for taken in by_entry],
        counting.counts(state.view(None)) if counting and foul is None else {},
        foul,
        actions,
    )


def _choice(
    player: bots.Bot, state: State, view: dict[str, Any], limit: float | None
) -> tuple[int, tuple[Kind, str] | None]:
    """What a player chooses, or how it lost instead."""
    began = process_time()
    try:
        with cut_off(limit):
            action = player.choose(view, partial(state.resample, state.seat))
    except Overtime:
        return -1, ("overtime", f"cut off after {limit:g} s")
    except Exception as error:
        return -1, ("error", f"{type(error).__name__}: {error}")
    taken = process_time() - began
    if limit is not None and taken > limit:
        return -1, ("overtime", f"{taken:.2f} s")
    refused = state.why_not(action)
    return action, None if refused is None else ("illegal", f"{action!r}: {refused}")


def _ranks_after(foul: Foul, seats: int) -> list[int]:
    """By entry: who fouled is last, and the others share the win.

    The game is not played on, because somebody would have to play for the one who cannot; and scores so far say more
    about who scores early than about who would have won, so they part the others in no way.
    """
    return [seats if entry == foul.entry else 1 for entry in range(seats)]
