"""The page of a ladder, in Markdown: who stands where, by which games, and what the figures mean."""

from collections.abc import Iterator

from branchline.arena.ladder import Ladder
from branchline.arena.markdown import table
from branchline.arena.report import Figure, shares
from branchline.games import find


def page(ladder: Ladder, command: str) -> str:
    """All of it. The picture lies beside it, under the name of the game."""
    title = f"The ladder of {find(ladder.game).title}"
    return "\n".join(
        [
            f"# {title}",
            "",
            f"Computer players by strength, measured by `{command}`; the same command makes this page anew.",
            "",
            f"![{title}: the ratings below, drawn]({ladder.game}.svg)",
            "",
            table(
                ("rung", "rating", "95 % interval", "ms a decision, median", "95th percentile", "fingerprint"),
                _rungs(ladder),
            ),
            f"`{ladder.anchor}` is 0. 400 points more is ten times as likely to come in before the other.",
            "",
            "## Step by step",
            "",
            table(("match", "player", "games", "wins", "even", "lost by a foul"), _matches(ladder)),
            "## How they play",
            "",
            *_plays(ladder),
            "## What the figures mean",
            "",
            *_meaning(ladder),
        ]
    )


def _rungs(ladder: Ladder) -> Iterator[tuple[str, ...]]:
    for one in ladder.ratings:
        row = ladder.played(one.bot)
        times = ("–", "–") if row is None else (_time(row.median), _time(row.most))
        between = f"{one.low:.0f} to {one.high:.0f}"
        yield one.bot, f"{one.rating:.0f}", between, *times, f"`{ladder.fingerprints[one.bot]}`"


def _matches(ladder: Ladder) -> Iterator[tuple[str, ...]]:
    for contest, report in ladder.contests:
        for row in report.rows:
            if row.bot in contest.watched:
                even = f"{1 / contest.match.seats:.0%}".replace("%", " %")
                yield contest.title, row.bot, str(row.games), share(row.win_rate), even, str(sum(row.fouls.values()))


def _plays(ladder: Ladder) -> Iterator[str]:
    """The game's own figures, each rung in the first games of its own above."""
    rows = {rung: row for rung in reversed(ladder.rungs) if (row := ladder.played(rung))}
    names = list(dict.fromkeys(name for row in rows.values() for name in row.figures))
    games = [played for _, report in ladder.contests for played in report.games]
    parts = shares(games)
    lines = (
        (rung, amount(row.score), *((share if name in parts else amount)(row.figures[name]) for name in names))
        for rung, row in rows.items()
    )
    yield table(("rung", "score", *names), lines)
    yield "Each in the first of the matches above that tells of it."
    yield ""


def _meaning(ladder: Ladder) -> Iterator[str]:
    match = ladder.contests[0][0].match
    games = sum(len(report.games) for _, report in ladder.contests)
    yield f"""\
- **Rating**: Plackett and Luce's model, fitted to the ranks of all these games together. A shared rank counts as every
  order of those who share it, equally likely. Any two who met begin with half a win each, so that a player who never
  wins has a rating too; it then says that the player is at least so far below.
- **Intervals** are 95 %, from a bootstrap over deals: games of one deal share their luck. Where every deal ended alike
  there is no spread to draw from: 100 % [100, 100] means that nothing else was seen in these games.
- **Wins**: the part of its games that a player wins on one seat; a shared win counts in parts. *Even* is what it would
  win among equals.
- **Foul**: a decision over the limit of CPU time, an action that is not legal, or an error. The player is last, the
  others share the win, and the game tells nothing else.
- **ms a decision**: CPU time on the machine that played, every decision counted, forced ones too.
- **Fingerprint**: a hash of what the player chooses in some fixed positions; it changes when the player does.
- **Played**: {games} games on held-out deals (seed {match.seed}, on which nothing was tuned), each deal once with every
  turn of the players around the table; {_limit(match.limit)}; {_commits(ladder)}.
"""


def _limit(limit: float | None) -> str:
    return "no limit of time" if limit is None else f"at most {limit:g} s of CPU time a decision"


def _commits(ladder: Ladder) -> str:
    if not ladder.commits:
        return "by a program whose commit is not known"
    changed = " (+: with changes since)" if any(commit.endswith("+") for commit in ladder.commits) else ""
    return f"commit {', '.join(ladder.commits)}{changed}"


def _time(milliseconds: float) -> str:
    return f"{milliseconds:.2f}" if milliseconds < 10 else f"{milliseconds:.0f}"


def share(figure: Figure) -> str:
    """A part of the whole, with its interval."""
    if figure.mean is None or figure.low is None or figure.high is None:
        return "–"
    return f"{100 * figure.mean:.1f} % [{100 * figure.low:.1f}, {100 * figure.high:.1f}]"


def amount(figure: Figure) -> str:
    """A number, with its interval."""
    if figure.mean is None or figure.low is None or figure.high is None:
        return "–"
    return f"{figure.mean:.1f} [{figure.low:.1f}, {figure.high:.1f}]"
