"""Servers as a host starts them, each a process of its own that can be killed and started again at the same address."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from tests import services
from tests.loopback import NOBODY_TO_TRUST

PATIENCE = 60.0
# All come from one address here and play faster than people, as they would not.
FREE: Mapping[str, object] = {
    "address_sockets": 100_000,
    "address_rate": 1e6,
    "guest_rate": 1e6,
    "tables_a_day": 100_000,
    "bot_pace": 0,
    "hand_after": 0,
}


class Server:
    """One process. What it has to say goes to a file, which is shown if it does not start."""

    def __init__(self, folder: Path, name: str, data: str, redis: str = "", **settings: object) -> None:
        given = {**FREE, "data": data, "redis": redis, **settings}
        self._env = os.environ | {f"BRANCHLINE_{name.upper()}": str(value) for name, value in given.items()}
        self._said = folder / f"{name}.txt"
        self._port = "0"
        self._process: subprocess.Popen[bytes] | None = None
        self.url = ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("branchline")), "serve", "--port", self._port]
        before = self._said.stat().st_size if self._said.exists() else 0
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(command, stdout=said, stderr=said, env=self._env)
        deadline = time.monotonic() + PATIENCE
        while (
            not (there := re.search(rb"http://[\d.]+:(\d+)", self._said.read_bytes()[before:])) or not self._answers()
        ):
            assert self._process.poll() is None, self._said.read_text()
            assert time.monotonic() < deadline, self._said.read_text()
            if there:
                self._port, self.url = there[1].decode(), there[0].decode()
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            return bool(self.url) and httpx.get(f"{self.url}/api/health", verify=NOBODY_TO_TRUST).is_success
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As when the machine loses its power: nothing is finished."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)


class RedisServer:
    """A Redis that can be killed and started again at the same address."""

    def __init__(self) -> None:
        self.port = services.free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [services.programs()["redis"], "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not services.redis_answers(self.port):
            assert time.monotonic() < deadline, "Redis does not start"
            time.sleep(0.02)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    stop = kill


class Club:
    """All that serves one house."""

    def __init__(self, data: str, servers: list[Server], redis: RedisServer | None) -> None:
        self.data = data
        self.servers = servers
        self.redis = redis

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]


@contextmanager
def club(on: str, processes: int = 1, **settings: object) -> Iterator[Club]:
    """A club on `sqlite` or `postgres`; with several processes there is a Redis between them."""
    with ExitStack() as held:
        folder = Path(held.enter_context(TemporaryDirectory()))
        data = str(folder / "club.sqlite3")
        if on == "postgres":
            data = held.enter_context(services.postgres(durable=True)).database()
        redis = RedisServer() if processes > 1 else None
        if redis is not None:
            redis.start()
            held.callback(redis.stop)
        address = redis.url if redis else ""
        servers = [Server(folder, f"server-{n}", data, address, **settings) for n in range(processes)]
        for server in servers:
            server.start()
            held.callback(server.stop)
        yield Club(data, servers, redis)
