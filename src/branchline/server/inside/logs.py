"""What goes wrong, told to the terminal and to a file: for people or for machines, and never a flood of it."""

import json
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from threading import Timer
from typing import Final

from branchline.server.inside import metrics
from branchline.server.settings import LogFormat

MOST_FILE: Final = 1024 * 1024
AT_ONCE: Final = 5  # records from one place in the code that are told,
WINDOW: Final = 60.0  # within so many seconds; of the others only how many they were

Place = tuple[str, int, str]  # in the code, and what kind of exception if it is about one


class AsJson(logging.Formatter):
    """One object a line: when, how bad, who says it, what happened, at which table, and where in the code."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "who": record.name,
            "what": record.getMessage(),
        }
        if (table := getattr(record, "table", None)) is not None:
            told["table"] = table
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


class Counting(logging.Handler):
    """Counts what goes wrong, told or not."""

    def emit(self, record: logging.LogRecord) -> None:
        metrics.troubles.labels(record.levelname.lower(), record.name).inc()


class Sparing(logging.Handler):
    """Passes on a few records of each kind, and after a while how many it has kept back."""

    def __init__(self, to: Sequence[logging.Handler], window: float = WINDOW) -> None:
        super().__init__()
        self._to = to
        self._window = window
        self._seen: dict[Place, int] = {}
        self._timers: dict[Place, Timer] = {}

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        place = (record.pathname, record.lineno, kind)
        seen = self._seen[place] = self._seen.get(place, 0) + 1
        if seen == 1:
            timer = self._timers[place] = Timer(self._window, self._end, (place, record))
            timer.daemon = True
            timer.start()
        if seen <= AT_ONCE:
            self._pass_on(record)

    def _end(self, place: Place, first: logging.LogRecord) -> None:
        self.acquire()
        try:
            del self._timers[place]
            left_out = self._seen.pop(place) - AT_ONCE
            if left_out > 0:
                self._pass_on(_left_out(first, left_out))
        finally:
            self.release()

    def _pass_on(self, record: logging.LogRecord) -> None:
        for handler in self._to:
            handler.handle(record)

    def close(self) -> None:
        """What was kept back until now is told before the end."""
        for timer in list(self._timers.values()):
            timer.cancel()
            timer.function(*timer.args)
        for handler in self._to:
            handler.close()
        super().close()


def _left_out(first: logging.LogRecord, count: int) -> logging.LogRecord:
    told = f"{count} more were left out like this one: {first.getMessage()}"
    return logging.LogRecord(first.name, first.levelno, first.pathname, first.lineno, told, (), None)


def formatter(form: LogFormat) -> logging.Formatter:
    return AsJson() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")


def log_to(file: Path | None, form: LogFormat) -> None:
    """From now on warnings and errors go to the terminal and, where there is one, to this file."""
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    if file is not None:
        handlers.append(RotatingFileHandler(file, maxBytes=MOST_FILE, backupCount=1, encoding="utf-8", delay=True))
    for handler in handlers:
        handler.setFormatter(formatter(form))
    logging.basicConfig(level=logging.WARNING, handlers=[Counting(), Sparing(handlers)])


def announcement(sentence: str, form: LogFormat) -> str:
    """What is said at the start, in the form of all the rest."""
    if form == "plain":
        return sentence
    return formatter(form).format(logging.LogRecord(__name__, logging.INFO, __file__, 0, sentence, (), None))
