"""PostgreSQL and Redis for the tests: real ones, thrown away afterwards, each on a free port of this machine."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

ROOT = Path(__file__).parent.parent
PATIENCE = 60.0
USER = "branchline"
AS_EVERYWHERE = ("-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")  # whatever the machine would choose


@cache
def programs() -> dict[str, str]:
    """Where each service has its programs, of those that are here."""
    ran = subprocess.run([ROOT / "scripts/services"], capture_output=True, text=True, check=False)
    return dict(line.split(" ", 1) for line in ran.stdout.splitlines())


def missing(name: str) -> str:
    return f"there is no {name}; `make services` finds or installs it"


def _end_with_tests() -> list[str]:
    """What makes a program stop when the tests are killed; where it cannot be told, it is only stopped by them."""
    setpriv = shutil.which("setpriv")
    return [setpriv, "--pdeathsig", "INT", "--"] if setpriv else []


def _somebody() -> dict[str, Any]:
    """PostgreSQL does not work for root, so somebody does who owns nothing else."""
    if os.getuid() != 0:
        return {}
    import pwd  # which not every system has

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def _folder() -> Iterator[Path]:
    """Not below pytest's own, where nobody else may look in."""
    folder = Path(tempfile.mkdtemp(prefix="branchline-"))
    if os.getuid() == 0:
        shutil.chown(folder, "nobody")
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def _running(start: Callable[[int], list[str]], folder: Path, answers: Callable[[int], bool]) -> Iterator[int]:
    """A program that listens to the port it is given, once it answers there; another port if that one is taken."""
    deadline = time.monotonic() + PATIENCE
    with ExitStack() as ended, (folder / "output").open("w") as output:
        while True:
            port = free_port()
            process = subprocess.Popen(
                [*_end_with_tests(), *start(port)], stdout=output, stderr=output, cwd=folder, **_somebody()
            )
            ended.callback(_end, process)
            while process.poll() is None and not answers(port):
                assert time.monotonic() < deadline, (folder / "output").read_text()
                time.sleep(0.02)
            if process.poll() is None:
                break
            assert time.monotonic() < deadline, (folder / "output").read_text()
        yield port


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.send_signal(signal.SIGINT)  # which tells both to stop soon, whoever is connected
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Postgres:
    """A cluster; each test may have a database of its own in it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._made = 0

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://{USER}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new one, with nothing in it."""
        self._made += 1
        self.say(f"CREATE DATABASE test_{self._made}")
        return self.url(f"test_{self._made}")

    def say(self, *statements: str) -> None:
        """As the host of the cluster, beside all databases of tests."""
        where = {"host": "127.0.0.1", "port": self.port, "user": USER, "dbname": "postgres"}
        with psycopg.connect(**where, autocommit=True) as connection:  # type: ignore[arg-type]
            for statement in statements:
                connection.execute(statement)  # type: ignore[call-overload]


@contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """Where nothing of it has to outlive the tests, nobody waits for the disk."""
    there = Path(programs()["postgres"])
    with _folder() as folder:
        subprocess.run(
            [there / "initdb", "-D", folder / "data", "-U", USER, *AS_EVERYWHERE],
            check=True,
            capture_output=True,
            cwd=folder,
            **_somebody(),
        )

        def start(port: int) -> list[str]:
            said = {
                "listen_addresses": "127.0.0.1",
                "port": port,
                "unix_socket_directories": "",
                "fsync": "on" if durable else "off",
                "shared_buffers": "32MB",
            }
            settings = [word for name, value in said.items() for word in ("-c", f"{name}={value}")]
            return [str(there / "postgres"), "-D", str(folder / "data"), *settings]

        def answers(port: int) -> bool:
            try:
                Postgres(port).say("SELECT 1")
            except psycopg.OperationalError:
                return False
            return True

        with _running(start, folder, answers) as port:
            yield Postgres(port)


def redis_answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 1) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(64).startswith(b"+PONG")
    except OSError:
        return False


@contextmanager
def redis() -> Iterator[str]:
    """The address of one that keeps nothing."""

    def start(port: int) -> list[str]:
        return [programs()["redis"], "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    with _folder() as folder, _running(start, folder, redis_answers) as port:
        yield f"redis://127.0.0.1:{port}/0"
