"""Settings: given, from the environment, or by default; what cannot be is told in one sentence."""

import re
from pathlib import Path
from typing import Any

import pytest

from branchline.cli import main
from branchline.server import CannotServe, Settings, create_app, serve
from branchline.server.run import Server
from branchline.server.settings import ALLOWED, WRITTEN

HOSTING = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")

LETTERS = {
    "address": "https://trains.example",
    "smtp": "smtp://club:secret@mail.example:2525",
    "mail_from": "club@trains.example",
}


WORDS = {
    "redis": "redis://redis.example:6379/0",
    "proxies": "10.0.0.0/8,127.0.0.1",
    "metrics": "token",
    "metrics_token": "what-only-prometheus-knows",
    "log_format": "json",
    "notice_addresses": "any",
}


def test_every_setting_is_an_environment_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"data": "club.sqlite3", **dict.fromkeys(ALLOWED, 7), **LETTERS, **WORDS}
    assert set(values) == set(Settings.model_fields)
    for name, value in values.items():
        monkeypatch.setenv(f"BRANCHLINE_{name.upper()}", str(value))
    assert Settings().model_dump() == values
    assert Settings(bot_pace=3).bot_pace == 3  # what is given goes before


def test_every_setting_is_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"data": "club.sqlite3", **dict.fromkeys(ALLOWED, 7)}
    words = [word for name, value in values.items() for word in (f"--{name.replace('_', '-')}", str(value))]
    given: dict[str, Any] = {}
    monkeypatch.setattr("branchline.server.command.serve", lambda **settings: given.update(settings))
    assert main(["serve", *words]) == 0
    assert {name: given[name] for name in values} == values
    assert main(["serve"]) == 0
    assert {given[name] for name in values} == {None}  # so the environment decides


def test_the_page_for_hosts_lists_every_setting_with_its_default() -> None:
    listed = dict(re.findall(r"\| `BRANCHLINE_(\w+)` \| `?([^|`]+?)`? \|", HOSTING))
    assert set(listed) == {name.upper() for name in Settings.model_fields}
    for name, field in Settings.model_fields.items():
        if field.default in ("", None):
            assert listed[name.upper()] == "none"
        elif field.default_factory is None:
            assert str(listed[name.upper()]) in (str(field.default), f"{field.default:g}" if name in ALLOWED else "")


@pytest.mark.parametrize("name", ALLOWED)
@pytest.mark.parametrize("value", ["-1", "nan", "many", ""])
def test_what_cannot_be_is_named_with_what_is_allowed(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"BRANCHLINE_{name.upper()}", value)
    with pytest.raises(ValueError, match="not possible") as caught:
        Settings()
    assert str(caught.value) == f"{name}: {value} is not possible; {ALLOWED[name]}"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("address", value) for value in ("trains.example", "ftp://trains.example", "https://trains.example/club")),
        *(("smtp", value) for value in ("mail.example", "http://a:secret@mail.example", "smtp://a:secret@mail:0x1")),
        *(("mail_from", value) for value in ("club", "club@", "club@trains.example\nBcc: all@trains.example")),
    ],
)
def test_so_is_what_letters_need_and_no_password_is_repeated(name: str, value: str) -> None:
    with pytest.raises(ValueError) as caught:
        Settings(**{**LETTERS, name: value})
    assert str(caught.value) == f"{name}: this is not possible; {WRITTEN[name]}"


def test_letters_need_a_sender_and_the_address_of_the_page() -> None:
    with pytest.raises(ValueError, match="letters need address as well; give the address of the page"):
        Settings(smtp=LETTERS["smtp"])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("metrics", "some"),
        ("metrics_token", "short"),
        ("metrics_token", "with a space inside of it"),
        ("log_format", "xml"),
        ("notice_addresses", "mine"),
        ("redis", "localhost:secret"),
        ("redis", "http://:secret@redis.example"),
        ("proxies", ""),
    ],
)
def test_so_is_what_is_said_in_words_and_no_secret_is_repeated(name: str, value: str) -> None:
    with pytest.raises(ValueError) as caught:
        Settings(**{name: value})
    assert str(caught.value) == f"{name}: this is not possible; {WRITTEN[name]}"


def test_metrics_for_a_token_need_one() -> None:
    with pytest.raises(ValueError, match="there is no metrics_token; give a secret of at least 16 characters"):
        Settings(metrics="token")


def test_secrets_may_lie_in_files_and_the_environment_goes_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("branchline.server.settings.SECRETS", tmp_path)
    (tmp_path / "branchline_data").write_text("postgresql+psycopg://club:secret@postgres/club\n")
    assert Settings().url().password == "secret"
    monkeypatch.setenv("BRANCHLINE_DATA", "club.sqlite3")
    assert Settings().data == "club.sqlite3"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bot_pase": 1}, "bot_pase: there is no such setting"),
        ({"data": ":memory:"}, "data: ':memory:' keeps nothing"),
        ({"data": 5}, "data: 5 is not possible; give the name of a file"),
        ({"data": "no such://"}, "data: 'no such://' cannot be read"),
    ],
)
def test_so_is_what_is_no_setting_and_data_that_keeps_nothing(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said) as caught:
        Settings(**wrong)
    assert "\n" not in str(caught.value)


def test_only_the_proxies_that_are_named_are_believed(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path / "data.sqlite3", proxies="10.0.0.0/8"))
    assert Server(app).config.forwarded_allow_ips == "10.0.0.0/8"


def test_a_wrong_variable_keeps_the_server_from_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_HAND_AFTER", "soon")
    with pytest.raises(CannotServe, match="hand_after: soon is not possible"):
        serve(port=0)
