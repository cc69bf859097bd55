"""What the games say about the game itself: scores by seat and by start, and what the game counts of its own."""

from collections.abc import Iterator
from statistics import fmean, pstdev, quantiles

from branchline.arena.markdown import Row, table
from branchline.arena.playing import Played


def tables(games: list[Played]) -> Iterator[str]:
    """One table after the other, of the games that were played to their end; none without any."""
    games = [played for played in games if played.foul is None]
    if not games:
        return
    yield table(("", "games", "mean", "deviation", "least", "quartiles", "most", "wins"), _scores(games))
    for heading in games[0].counts:
        columns = next(iter(games[0].counts[heading].values()))
        yield table((heading, *columns), _counted(games, heading))


def _scores(games: list[Played]) -> Iterator[Row]:
    """Scores over all, by seat, and by the place in the order in which the seats began."""
    n = len(games[0].seats)
    yield _spread("all seats", [(played, entry) for played in games for entry in range(n)])
    for seat in range(n):
        yield _spread(f"seat {seat + 1}", [(played, played.seats.index(seat)) for played in games])
    for start in range(n):
        yield _spread(f"start {start + 1}", [(played, played.starts.index(start)) for played in games])


def _spread(name: str, played: list[tuple[Played, int]]) -> Row:
    scores = [game.scores[entry] for game, entry in played]
    wins = fmean(game.won(entry) for game, entry in played)
    low, middle, high = quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else scores * 3
    return (
        name,
        str(len(scores)),
        f"{fmean(scores):.1f}",
        f"{pstdev(scores):.1f}",
        str(min(scores)),
        f"{low:g} · {middle:g} · {high:g}",
        str(max(scores)),
        f"{wins:.1%}",
    )


def _counted(games: list[Played], heading: str) -> Iterator[Row]:
    """A line for each thing counted under this heading: its average over all games."""
    for thing, columns in games[0].counts[heading].items():
        cells = []
        for column in columns:
            by_game = [played.counts[heading][thing][column] for played in games]
            amount, out_of = sum(amount for amount, _ in by_game), sum(out_of for _, out_of in by_game)
            cells.append(f"{amount / out_of:.2f}" if out_of else "–")
        yield (thing, *cells)
