"""What machines beside the server are told: whether it lives, whether people can be sent to it, and how it is doing."""

import re
import resource
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.engine import make_url
from tests.services import Postgres
from tests.trials.players import Guest
from tests.trials.servers import Server

from branchline.server.inside import readiness

TOKEN = "what-only-prometheus-knows"
Figures = Callable[[str], float]


@pytest.fixture(autouse=True)
def asked_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "HOLDS_FOR", 0.0)


def ready(house: Any) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{house.url}/ready", timeout=30)
    return answer.status_code, answer.json()


def not_ready(why: str) -> tuple[int, dict[str, Any]]:
    return 503, {"ready": False, "why": why}


def test_it_lives_and_is_ready_and_nobody_gets_a_cookie_or_an_old_answer(house: Any) -> None:
    for path, told in (("/health", {"ok": True}), ("/ready", {"ready": True})):
        answer = httpx.get(house.url + path)
        assert (answer.status_code, answer.json()) == (200, told)
        assert answer.headers["cache-control"] == "no-store"
        assert "set-cookie" not in answer.headers
    assert "set-cookie" not in httpx.get(f"{house.url}/metrics").headers


def test_nobody_is_sent_to_a_server_that_stops(open_house: Any) -> None:
    with open_house() as house:
        house.app.state.readiness.stopping = True
        assert ready(house) == not_ready(readiness.STOPPING)
        assert httpx.get(f"{house.url}/health").status_code == 200


@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_a_data_file_that_is_gone_is_noticed_while_it_could_still_be_written_to(
    open_house: Any, tmp_path: Path, replaced: bool
) -> None:
    file = tmp_path / "data.sqlite3"
    with open_house(data=file) as house:
        assert ready(house) == (200, {"ready": True})
        kept = file.rename(tmp_path / "kept.sqlite3")
        if replaced:
            file.write_bytes(kept.read_bytes())
        assert ready(house) == not_ready(readiness.GONE)


def test_data_that_can_be_read_but_not_written_is_told_from_a_write(open_house: Any) -> None:
    with open_house() as house:
        engine = house.app.state.rooms.store._engine

        def forbid(connection: Any, *_: object) -> None:
            connection.execute("PRAGMA query_only = ON")

        event.listen(engine, "checkout", forbid)
        assert ready(house) == not_ready(readiness.FULL)
        event.remove(engine, "checkout", forbid)
        event.listen(engine, "checkout", lambda connection, *_: connection.execute("PRAGMA query_only = OFF"))
        assert ready(house) == (200, {"ready": True})


@pytest.mark.long
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux lets another process be limited")
def test_a_disk_that_is_full_is_noticed_and_so_is_room_on_it(tmp_path: Path) -> None:
    """A file that may not grow is to a program what a full disk is."""
    server = Server(tmp_path, "house", str(tmp_path / "data.sqlite3"))
    server.start()
    try:
        assert ready(server) == (200, {"ready": True})
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1024, most))
        guest = Guest()
        assert until(server, 503) == {"ready": False, "why": readiness.FULL}
        table = {"game": "germany", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = httpx.post(f"{server.url}/api/tables", json=table, headers=guest.headers, timeout=30)
        assert (refused.status_code, refused.json()["error"]["id"]) == (503, "error-storage")
        assert httpx.get(f"{server.url}/health").status_code == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        assert until(server, 200) == {"ready": True}
        assert httpx.post(f"{server.url}/api/tables", json=table, headers=guest.headers).status_code == 201
    finally:
        server.stop()


def until(server: Server, status: int) -> dict[str, Any]:
    """What it says once it says so; it looks once a second."""
    late = monotonic() + 30
    while (said := ready(server))[0] != status:
        assert monotonic() < late, said
        sleep(0.1)
    return said[1]


def test_a_database_that_is_lost_or_full_is_noticed_and_so_is_its_return(open_house: Any, postgres: Postgres) -> None:
    url = postgres.database()
    name = make_url(url).database
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    with open_house(data=url) as house:
        assert ready(house) == (200, {"ready": True})
        postgres.say(f"ALTER DATABASE {name} SET default_transaction_read_only = on", cut)
        assert ready(house) == not_ready(readiness.FULL)
        postgres.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", cut)
        assert ready(house) == not_ready(readiness.LOST)
        postgres.say(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true", f"ALTER DATABASE {name} RESET ALL")
        assert ready(house) == (200, {"ready": True})
        postgres.say(cut)  # as when it was started anew: nobody's action fails for it
        house.person().make("me", "here")


def test_however_often_it_is_asked_the_disk_is_asked_once_in_a_while(
    open_house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "HOLDS_FOR", 600.0)
    with open_house() as house:
        written: list[str] = []
        engine = house.app.state.rooms.store._engine
        event.listen(engine, "before_cursor_execute", lambda *of: written.append(of[2]))
        for _ in range(5):
            assert ready(house) == (200, {"ready": True})
        assert written.count(str(readiness.WRITE)) == 1  # the house writes for reasons of its own too


# Figures


@pytest.fixture
def figure(house: Any) -> Figures:
    """What a line of the metrics says now, 0 where there is no such line yet."""

    def figure(line: str) -> float:
        told = httpx.get(f"{house.url}/metrics").text
        found = re.search(rf"^{re.escape(line)} (\S+)$", told, re.M)
        return float(found[1]) if found else 0.0

    return figure


@pytest.mark.long
def test_tables_screens_actions_and_commits_are_counted(house: Any, figure: Figures) -> None:
    lines = (
        "branchline_tables_open",
        "branchline_sockets_open",
        'branchline_actions_total{kind="act"}',
        'branchline_actions_total{kind="undo"}',
        "branchline_action_seconds_count",
    )
    commits = ("branchline_commit_writes_count", "branchline_commit_writes_sum")
    written = []
    with ExitStack() as open_tables:
        for _ in range(3):  # now and then a server writes down that it is still there, maybe just then
            person = house.person()
            id = person.make("me", "here", options={"start_player": 0})
            before = {line: figure(line) for line in lines}
            chair = open_tables.enter_context(person.sit(id))
            chair.hear()
            chair.ask(type="look", seat=0, request=1)
            chair.until(lambda shown: shown["looking"] == 0)
            play = {"type": "play", "seat": 0, "action": chair.shown["actions"][0]["id"], "at": 0}
            so_far = [figure(line) for line in commits]
            assert chair.ask(**play, request=2)["type"] == "done"
            assert chair.ask(**play, request=3)["type"] == "refused"
            written.append([figure(line) - known for line, known in zip(commits, so_far, strict=True)])
            after = {line: figure(line) - before[line] for line in lines}
            assert list(after.values()) == [1, 1, 1, 0, 1]
    assert min(written) == [1, 1]
    assert figure("branchline_commit_seconds_count") >= 1


def test_the_thinking_of_computer_players_is_measured_by_game_and_player(house: Any, figure: Figures) -> None:
    line = 'branchline_bot_thinking_seconds_count{bot="random",game="germany"}'
    before = figure(line)
    person = house.person()
    with person.sit(person.make("random", "me", options={"start_player": 0})) as chair:
        chair.until_version(1)
    assert figure(line) > before
    assert figure('branchline_waiting{queue="bots"}') == 0


def test_no_label_says_who_plays_or_at_which_table(house: Any) -> None:
    person = house.person()
    id = person.make("me", "random", options={"start_player": 1})
    with person.sit(id) as chair:
        chair.until_version(1)
        told = httpx.get(f"{house.url}/metrics").text
    labels = set(re.findall(r"[{,](\w+)=", told))
    assert labels <= {"queue", "kind", "game", "bot", "le", "level", "where"}
    assert id not in told


@pytest.mark.parametrize(
    ("metrics", "headers", "seen"),
    [
        ("off", {}, False),
        ("loopback", {}, True),
        ("loopback", {"host": "trains.example"}, False),  # a proxy on this machine
        ("loopback", {"x-forwarded-for": "203.0.113.7"}, False),
        ("loopback", {"host": "[oops"}, False),
        ("everyone", {"host": "trains.example"}, True),
        ("token", {}, False),
        ("token", {"authorization": "Bearer something-else"}, False),
        ("token", {"authorization": f"Bearer {TOKEN}", "host": "trains.example"}, True),
    ],
)
def test_metrics_are_for_whom_the_host_wants(
    house: Any, monkeypatch: pytest.MonkeyPatch, metrics: str, headers: dict[str, str], seen: bool
) -> None:
    chosen = house.app.state.settings.model_copy(update={"metrics": metrics, "metrics_token": TOKEN})
    monkeypatch.setitem(house.app.state._state, "settings", chosen)
    answer = httpx.get(f"{house.url}/metrics", headers=headers)
    assert (answer.status_code == 200, "branchline_tables_open" in answer.text) == (seen, seen)
