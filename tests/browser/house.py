"""A server in a process of its own, as `branchline serve` starts it, that can be killed and started again.

And guests who meet at one of its tables, each on a page of their own.
"""

import os
import re
import select
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .screen import Screen

PATIENCE = 30
# Tests play faster than people, all from one address, and do not wait for who has left.
HURRY = {
    "BRANCHLINE_HAND_AFTER": "0",
    "BRANCHLINE_GUEST_RATE": "1000",
    "BRANCHLINE_ADDRESS_RATE": "10000",
    "BRANCHLINE_ADDRESS_SOCKETS": "1000",
    "BRANCHLINE_TABLES_A_DAY": "1000",
}
RUN = "from branchline.cli import main; raise SystemExit(main())"


class House:
    """Everything it keeps is in one data file, so after a restart it is the same house."""

    def __init__(self, data: Path, pace: float = 0, python: Path | str = sys.executable, **settings: str) -> None:
        self.data = data
        self._python = str(python)
        self._pace = str(pace)
        self._environment = {**os.environ, **HURRY, **settings}
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self.start()

    def start(self) -> None:
        """Opens at the address it had before, or at any free one the first time."""
        port = self.url.rpartition(":")[2] or "0"
        command = [self._python, "-c", RUN, "serve", "--bot-pace", self._pace, "--port", port]
        self._process = subprocess.Popen(
            [*command, "--data", str(self.data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self._environment,
        )
        assert self._process.stdout
        assert select.select([self._process.stdout], [], [], PATIENCE)[0], "the server did not start in time"
        announced = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", announced)
        if not found:
            self._process.kill()
            raise AssertionError(f"the server did not start: {announced}{self._process.communicate()[0]}")
        self.url = found[0]

    def kill(self) -> None:
        """Without a chance to tidy up, as when the power fails."""
        if self._process is None:
            return
        self._process.kill()
        self._process.communicate()
        self._process = None


def seat_guests(screens: Sequence["Screen"], names: Sequence[str], game: str = "germany", **more: Any) -> str:
    """The first of them makes a table; the others open its address, give their name and sit down.

    Seats are in the order of the screens. `bots` are computer players beside them, what else is given belongs to the
    request: options. When this returns the game has begun on every screen.
    """
    maker, *guests = screens
    bots = [{"kind": "bot", "bot": bot} for bot in more.pop("bots", ())]
    seats = [{"kind": "me", "name": names[0]}, *({"kind": "open"} for _ in guests), *bots]
    id = maker.make_table({"game": game, "seats": seats, **more})
    for screen in screens:
        screen.id = id
        screen.page.goto(f"{screen.url}/table/{id}")
    for seat, (screen, name) in enumerate(zip(guests, names[1:], strict=True), start=1):
        take_seat(screen, seat, name)
    for screen in screens:
        screen.until(lambda shown: bool(shown) and all(seat["kind"] != "open" for seat in shown["table"]["seats"]))
    return id


def take_seat(screen: "Screen", seat: int, name: str) -> None:
    """Gives a name in the form of an open seat and sits down there."""
    field = screen.page.get_by_role("textbox", name=screen.say("join-name", number=seat + 1), exact=True)
    field.fill(name)
    form = screen.page.locator("form").filter(has=field)
    form.get_by_role("button", name=screen.say("join-sit"), exact=True).click()
    screen.until(lambda shown: bool(shown) and shown["table"]["seats"][seat]["yours"])
