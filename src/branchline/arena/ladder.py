"""The ladder of a game: every rung plays the one below it in each shape of a table, and all of them mixed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Final

from branchline import bots
from branchline.arena.match import Match, matched
from branchline.arena.ratings import ANCHOR, Rating, rate
from branchline.arena.report import Report, Row
from branchline.arena.results import Results
from branchline.arena.run import Wishes, carry_out
from branchline.games import find
from branchline.progress import progress
from branchline.workers import Crew

HELD_OUT: Final = 20_260  # the seed of deals on which nothing is tuned
TABLE: Final = 4  # seats, where the game allows it
WORDS: Final = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


@dataclass(frozen=True)
class Contest:
    """One shape of a match, and whose share of the wins it tells."""

    title: str
    match: Match
    watched: tuple[str, ...]


@dataclass(frozen=True)
class Ladder:
    """What was played, and how strong everybody is by it."""

    game: str
    rungs: tuple[str, ...]  # from the weakest
    anchor: str
    ratings: list[Rating]
    contests: list[tuple[Contest, Report]]
    fingerprints: dict[str, str]
    commits: list[str]  # of the program by which the games were played
    stopped: bool

    def played(self, rung: str) -> Row | None:
        """How a rung did alone against the rung below, or the lowest alone against the one above."""
        rows = (row for contest, report in self.contests if rung in contest.watched for row in report.rows)
        return next((row for row in rows if row.bot == rung), None)


def contests(game: str, rungs: Sequence[str], seed: int = HELD_OUT, limit: float | None = None) -> list[Contest]:
    """All that is played: three shapes for each step up, and mixed tables where there are more than two rungs."""
    if len(set(rungs)) != len(rungs) or len(rungs) < 2:
        raise ValueError(f"bots: {','.join(rungs)} is no ladder; give two rungs or more, each once, the weakest first")
    table = TABLE if TABLE in find(game).seats else find(game).seats[-1]
    many = WORDS[table - 1]

    def contest(title: str, bots: Sequence[str], watched: Sequence[int], mixed: int | None = None) -> Contest:
        return Contest(title, matched(game, bots, seed, mixed=mixed, limit=limit), tuple(bots[i] for i in watched))

    def steps() -> Iterator[Contest]:
        for low, high in chain(pairwise(rungs), _leaps(game, rungs)):
            yield contest(f"one {high} against {many} {low}", [high, *[low] * (table - 1)], [0])
            yield contest(f"{many} {high} against one {low}", [low, *[high] * (table - 1)], [0])
            if 2 in find(game).seats:
                yield contest(f"{high} against {low}, two seats", [high, low], [0])
        if len(rungs) > 2:
            yield contest(f"tables of {WORDS[table]}, drawn from all", rungs, range(len(rungs)), table)

    return list(steps())


def _leaps(game: str, rungs: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Who searches meets the strongest who does not too, wherever a lesser search lies between."""
    plain = [rung for rung in rungs if not _searches(game, rung)]
    searching = [rung for rung in rungs if _searches(game, rung)]
    if plain:
        yield from ((plain[-1], high) for high in searching[1:])


def _searches(game: str, bot: str) -> bool:
    return bots.can_think(game, bot.partition(bots.AT)[0])


def climb(
    game: str,
    rungs: Sequence[str],
    games: tuple[int, int],
    workers: Crew,
    results: Results,
    seed: int = HELD_OUT,
    limit: float | None = None,
    anchor: str | None = None,
) -> Ladder:
    """Plays what the results do not hold yet, so many games of each contest, and rates everybody.

    The second number is for contests in which somebody searches: those take a hundred times as long.
    """
    done: list[tuple[Contest, Report]] = []
    for contest in contests(game, rungs, seed, limit):
        with progress(f"{contest.title}:") as tell:
            searched = any(_searches(game, name) for name in contest.match.bots)
            report = carry_out(contest.match, games[searched], workers, tell, Wishes(results=results))
        done.append((contest, report))
        if report.stopped:
            break
    zero = anchor or (ANCHOR if ANCHOR in rungs else rungs[0])
    all_games = [played for _, report in done for played in report.games]
    kept = [result for contest, _ in done for result in results.all_of(contest.match)]
    return Ladder(
        game,
        tuple(rungs),
        zero,
        rate(all_games, zero) if any(zero in played.bots for played in all_games) else [],
        done,
        {name: fingerprint for result in kept for name, fingerprint in result.fingerprints.items()},
        list(dict.fromkeys(result.commit for result in kept if result.commit)),
        any(report.stopped for _, report in done),
    )
