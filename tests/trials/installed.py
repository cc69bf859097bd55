"""Plays a game as a stranger would who has just installed the package, with nothing but what came along with it.

    python tests/trials/installed.py [--compiled]

It asks the server for the page and everything the page fetches, and plays at a table as the page does. It is run by the
Python that has the package, on every system that a wheel is made for, so it imports nothing of the tests.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

from branchline import __file__ as package
from branchline import _pure

PATIENCE = 60
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]


class Stranger:
    """Somebody with a browser, as far as the server can tell."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookies = CookieJar()
        self._browser = build_opener(HTTPCookieProcessor(self._cookies))

    def get(self, path: str, data: Any = None) -> bytes:
        body = None if data is None else json.dumps(data).encode()
        asked = Request(f"{self.address}{path}", body, {"Content-Type": "application/json"})
        with self._browser.open(asked, timeout=PATIENCE) as answer:
            said: bytes = answer.read()
        return said

    def open_the_page(self) -> int:
        """How many files it is made of; all of them are there."""
        left, seen = ["/"], set[str]()
        while left:
            seen.add(path := left.pop())
            text = self.get(path).decode("utf-8", "replace")
            names = re.findall(r"assets/[\w.-]+\.(?:js|css)", text)
            names += [f"assets/{name}" for name in re.findall(r"[\"']\./([\w.-]+\.(?:js|css))[\"']", text)]
            left += [f"/{name}" for name in {*names} if f"/{name}" not in {*seen, *left}]
        return len(seen)

    def play(self, game: str) -> int:
        """Plays the first legal action until the game is over; how many steps it had."""
        id = json.loads(self.get("/api/tables", {"game": game, "seats": SEATS}))["id"]
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        place = f"{self.address.replace('http', 'ws', 1)}/api/tables/{id}/ws"
        played = None
        with connect(place, additional_headers={"Cookie": cookies}, max_size=None) as table:
            while True:
                shown = json.loads(table.recv(timeout=PATIENCE))
                if shown["table"]["over"]:
                    steps: int = shown["steps"]
                    return steps
                if shown["actions"] and shown["version"] != played:
                    played = shown["version"]
                    move = {"type": "play", "seat": shown["looking"], "at": played}
                    table.send(json.dumps({**move, "action": shown["actions"][0]["id"]}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", action="store_true", help="the engine has to be the compiled one")
    wanted = parser.parse_args()
    assert Path(sys.prefix) in Path(package).parents, f"{package} is not installed in {sys.prefix}"
    engine = "compiled" if _pure.compiled() else "pure"
    assert engine == "compiled" or not wanted.compiled, "the engine is not compiled"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        program = [sys.executable, "-c", "from branchline.cli import main; raise SystemExit(main())"]
        how = ["serve", "--port", "0", "--bot-pace", "0", "--guest-rate", "10000", "--data", "new.sqlite3"]
        server = subprocess.Popen([*program, *how], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            found = re.search(r"http://[\w.:]+", server.stdout.readline())
            assert found, "the server does not say where it is"
            stranger = Stranger(found[0])
            files = stranger.open_the_page()
            steps = stranger.play("germany")
        finally:
            server.terminate()
            server.communicate()
    print(f"The page has {files} files, and a game of {steps} steps was played; the engine is {engine}.")


if __name__ == "__main__":
    main()
