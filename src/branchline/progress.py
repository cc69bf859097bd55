"""How far a command is with its games: on the error stream, beside the result.

Training has none: it ends with its minutes, not after so many games, and each of its lines says how long it has run.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from time import monotonic
from typing import Final

LINE_EVERY: Final = 10.0  # seconds between two lines

Progress = Callable[[int, int], None]  # games played, games in all


@contextmanager
def progress(which: str = "") -> Iterator[Progress]:
    """A bar on a terminal, now and then a line elsewhere and where rich is not installed."""
    if sys.stderr.isatty() and find_spec("rich"):
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        count = (TextColumn(which), MofNCompleteColumn(separator=" of "), TextColumn("games"))
        columns = (*count, BarColumn(), TimeRemainingColumn())
        # What is printed meanwhile goes above the bar where both are seen, and else where it is sent.
        seen = sys.stdout.isatty()
        with Bar(*columns, console=Console(stderr=True), transient=True, redirect_stdout=seen) as bar:
            task = bar.add_task("", total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)
        return
    last = monotonic()

    def line(done: int, total: int) -> None:
        nonlocal last
        if monotonic() - last >= LINE_EVERY or done == total:
            last = monotonic()
            print(f"{which} {done} of {total} games".lstrip(), file=sys.stderr, flush=True)

    yield line
