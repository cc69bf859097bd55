"""The services of the tests: each listens on a port of its own while it is wanted, and nothing of it is left."""

import socket
import tempfile
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from tests import services


def said_to(port: int, command: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port), 5) as connection:
        connection.sendall(command + b"\r\n")
        return connection.recv(1024)


@pytest.mark.usefixtures("redis")  # which says why, where there is none
def test_nothing_is_left_of_a_redis_that_is_wanted_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = tempfile.mkdtemp

    def mkdtemp(**how: str) -> str:
        made.append(make(**how))
        return made[-1]

    monkeypatch.setattr(tempfile, "mkdtemp", mkdtemp)
    with services.redis() as address:
        port = make_url(address).port
        assert port
        assert said_to(port, b"DBSIZE") == b":0\r\n"
        assert [Path(folder).is_dir() for folder in made] == [True]
    with pytest.raises(ConnectionRefusedError):
        said_to(port, b"PING")
    assert [folder for folder in made if Path(folder).exists()] == []


def test_each_test_has_a_database_of_its_own(postgres: services.Postgres) -> None:
    assert postgres.database() != postgres.database()
