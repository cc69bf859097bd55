"""Who does the work of a command: this process, others on this machine, or a cluster.

All of them are executors of the standard library, so that whoever hands out work need not know which it is.
"""

import logging
import multiprocessing
import os
import signal
import socket
from argparse import ArgumentParser
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Event, Thread, current_thread, main_thread
from types import FrameType
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

AHEAD: Final = 4  # tasks handed out for each process, so that none waits for work while another takes long
PATIENCE: Final = 5.0  # seconds in which a cluster has to answer
LOOK: Final = 0.2  # seconds after which it is looked whether Ctrl-C was pressed


class Crew(NamedTuple):
    """Those at work, and how many tasks they are given before the first is waited for."""

    executor: Executor
    ahead: int


def add_arguments(parser: ArgumentParser) -> None:
    """Where a command works."""
    parser.add_argument("--jobs", type=int, metavar="N", help="processes at work (default: all processors)")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="work on the Ray cluster at this address: host:port, ray://host:port, or auto for the one that runs here; "
        "its machines need the same branchline installed, and Ray finds the cluster's token in RAY_AUTH_TOKEN",
    )


@contextmanager
def crew(jobs: int | None = None, ray: str | None = None) -> Iterator[Crew]:
    """So many processes of this machine, all its processors unless told; or the Ray cluster at this address."""
    if jobs is not None and (not isinstance(jobs, int) or isinstance(jobs, bool) or jobs < 1):
        raise ValueError(f"jobs: {jobs!r} is not possible; give a whole number from 1 up")
    if jobs is not None and ray is not None:
        raise ValueError("jobs: a Ray cluster has its own number; leave either --jobs or --ray out")
    hands = jobs or os.cpu_count() or 1
    if ray is not None:
        cluster = OnRay(ray)
        called = Crew(cluster, AHEAD * cluster.processors)
    elif hands == 1:
        called = Crew(Here(), 1)
    else:
        # Spawned, not forked: the same on every system, and safe beside the threads of a server.
        context = multiprocessing.get_context("spawn")
        called = Crew(ProcessPoolExecutor(hands, context, initializer=end_with_parent), AHEAD * hands)
    try:
        yield called
    finally:
        called.executor.shutdown(cancel_futures=True)


def in_order(
    workers: Crew, do: Callable[..., T], tasks: Iterable[tuple[Any, ...]], asked_to_stop: Event
) -> Generator[T]:
    """What comes of each task, in their order. Once a stop was asked for, nothing more is begun."""
    waiting = iter(tasks)
    at_work: deque[Future[T]] = deque()
    try:
        while True:
            while len(at_work) < workers.ahead and not asked_to_stop.is_set() and (task := next(waiting, None)):
                at_work.append(workers.executor.submit(do, *task))
            if not at_work:
                return
            future = at_work.popleft()
            while not future.done():
                wait([future], timeout=LOOK)
                if asked_to_stop.is_set():
                    for later in at_work:
                        later.cancel()
            if future.cancelled():
                return
            yield future.result()
    finally:
        for future in at_work:
            future.cancel()


@contextmanager
def until_ctrl_c() -> Iterator[Event]:
    """The first Ctrl-C only asks for an end: raised amid the work of a pool it could leave locks behind.

    The second one ends everything at once.
    """
    asked = Event()
    before = signal.getsignal(signal.SIGINT)
    if not callable(before) or current_thread() is not main_thread():  # ignored, or not ours to handle
        yield asked
        return

    def ask(number: int, frame: FrameType | None) -> None:
        asked.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)


class Here(Executor):
    """Does the work in this process, when it is given it."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class OnRay(Executor):
    """Hands the work to a Ray cluster. Ray itself has no executor of this kind, only futures that fit one."""

    def __init__(self, address: str) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # or it would tell its makers about every run
        try:
            _knock(address)
            import ray

            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except ModuleNotFoundError:
            raise ValueError("ray is missing; install branchline[ray]") from None
        except (OSError, RuntimeError, ValueError) as error:
            why = str(error).strip().partition("\n")[0].rstrip(".")
            raise ValueError(f"ray: no cluster answers at {address} ({why})") from None
        self._ray: Final = ray
        self._call: Final = ray.remote(_call)
        self.processors: Final = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = self._call.remote(fn, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)


def _knock(address: str) -> None:
    """Raises an OSError where nobody is at home; Ray itself would go on trying for a minute."""
    host, port, number = address.removeprefix("ray://").rpartition(":")
    if port:
        socket.create_connection((host, int(number)), timeout=PATIENCE).close()


def end_with_parent() -> None:
    """Called once in each worker process. Also a parent that was killed takes its workers with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then stops its workers
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
