"""A limit of CPU time, not of the clock's: what else the machine does is no player's fault."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


class Overtime(BaseException):
    """Raised amid a player's thinking. No Exception, so that the player's own care for errors does not catch it."""


@contextmanager
def cut_off(limit: float | None) -> Iterator[None]:
    """Ends what takes more seconds than that, so that a player who never answers holds up nobody.

    Where the system has no such timer, and outside the main thread, it goes on; whoever asked looks at the time anyhow.
    """
    if limit is None or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise Overtime

    before = signal.signal(signal.SIGPROF, late)
    try:
        signal.setitimer(signal.ITIMER_PROF, limit)
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
