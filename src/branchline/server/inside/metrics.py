"""What is counted and measured, as Prometheus reads it. No label says who plays, or at which table.

Of the process, whichever app it serves: what is only known when somebody asks is set then, by `routes`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]  # twice as many lines, and nobody asks when a counter began
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, files, time of the processor

tables_open: Final = Gauge("branchline_tables_open", "Tables in memory", registry=REGISTRY)
sockets_open: Final = Gauge("branchline_sockets_open", "Screens at tables", registry=REGISTRY)
waiting: Final = Gauge(
    "branchline_waiting",
    "Length of a queue: writes for the next commit, screens for their news, "
    "computer players and advice for an answer (those that are being thought about included)",
    ["queue"],
    registry=REGISTRY,
)
entries: Final = Counter("branchline_actions", "Entries written to the logs of tables", ["kind"], registry=REGISTRY)
action_seconds: Final = Histogram(
    "branchline_action_seconds",
    "From the arrival of a message that changes a table to its acknowledgement",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
thinking_seconds: Final = Histogram(
    "branchline_bot_thinking_seconds",
    "From asking a computer player to its answer, waiting for a process included",
    ["game", "bot"],
    buckets=(0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60),
    registry=REGISTRY,
)
commit_writes: Final = Histogram(
    "branchline_commit_writes",
    "Writes that shared a way to the disk",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
commit_seconds: Final = Histogram(
    "branchline_commit_seconds",
    "How long that way took",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
troubles: Final = Counter(
    "branchline_troubles",
    "Warnings and errors, those included that the log leaves out",
    ["level", "where"],
    registry=REGISTRY,
)
# From the first scrape on, also before anything has happened: a line that comes later begins without a rate.
for _kind in ("act", "undo", "restart", "sit"):
    entries.labels(_kind)
for _queue in ("commits", "news", "bots", "advice"):
    waiting.labels(_queue)


@contextmanager
def thinking(game: str, bot: str) -> Iterator[None]:
    """While a computer player is asked."""
    with waiting.labels("bots").track_inprogress(), thinking_seconds.labels(game, bot).time():
        yield
