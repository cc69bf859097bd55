"""A lost password by letter: to the address that was given, with a link that holds once, and nobody learns more."""

import re
import socketserver
import sqlite3
import threading
from collections.abc import Iterator
from datetime import timedelta
from email import message_from_string, policy
from email.message import EmailMessage
from pathlib import Path
from queue import Queue
from typing import TYPE_CHECKING, Any

import pytest
from tests.stores import downgrade

from branchline.server.people import confirmations

from .accounts import PASSWORD, error, sign_in, sign_up, who

if TYPE_CHECKING:
    from .conftest import Person

SETTINGS = {"address": "https://trains.example", "mail_from": "club@trains.example"}


class Clerk(socketserver.StreamRequestHandler):
    """A mail server as far as it takes a letter."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while (line := self.rfile.readline()) != b".\r\n":
                    letter += line
                self.server.letters.put(letter.decode())  # type: ignore[attr-defined]
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")


@pytest.fixture
def post() -> Iterator[tuple[str, "Queue[str]"]]:
    """The address of a mail server, and the letters it was brought."""
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Clerk) as server:
        server.letters = Queue()  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}", server.letters  # type: ignore[attr-defined]
        server.shutdown()
        thread.join()


def read(letters: "Queue[str]") -> EmailMessage:
    letter = message_from_string(letters.get(timeout=20), policy=policy.default)
    assert isinstance(letter, EmailMessage)
    return letter


def link(letter: EmailMessage, page: str) -> str:
    """The token of the link to this page."""
    (token,) = re.findall(rf"https://trains\.example/{page}#(\S+)", letter.get_content())
    return str(token)


def confirm(person: "Person", letters: "Queue[str]") -> None:
    """Opens the link in the letter that has come."""
    answer = person.http.post("/api/confirmations/use", json={"token": link(read(letters), "confirm")})
    assert answer.status_code == 204, answer.text


def addresses(person: "Person") -> tuple[str | None, str | None]:
    """The e-mail address that counts, and the one that waits."""
    account = person.http.get("/api/me").json()["account"]
    return account["email"], account["unconfirmed"]


def test_an_address_counts_once_the_link_that_was_sent_there_was_opened(
    open_house: Any, post: tuple[str, "Queue[str]"]
) -> None:
    smtp, letters = post
    with open_house(smtp=smtp, **SETTINGS) as house:
        anna, reader = house.person(), house.person()
        sign_up(anna, "Anna", email="anna@trains.example", preferences={"language": "it"})
        assert addresses(anna) == (None, "anna@trains.example")
        first = read(letters)
        assert (first["To"], first["Subject"]) == ("anna@trains.example", "È il tuo indirizzo e-mail?")
        assert reader.http.post("/api/resets", json={"name": "Anna"}).status_code == 202
        assert anna.http.post("/api/me/email", json={}).status_code == 202
        second = read(letters)
        assert second["Subject"] == first["Subject"], "no link to a new password went there"
        for token in (link(first, "confirm"), "nonsense"):
            answer = reader.http.post("/api/confirmations/use", json={"token": token})
            assert error(answer) == (404, "error-confirm"), "only the newest holds"
        for status in (204, 404):  # once
            answer = reader.http.post("/api/confirmations/use", json={"token": link(second, "confirm")})
            assert answer.status_code == status
        assert who(reader) is None
        assert addresses(anna) == ("anna@trains.example", None)

        changed = anna.http.put("/api/me", json={"password": PASSWORD, "email": "new@trains.example"}).json()
        assert (changed["email"], changed["unconfirmed"]) == ("anna@trains.example", "new@trains.example")
        letter = read(letters)
        reader.http.post("/api/resets", json={"name": "Anna"})
        assert read(letters)["To"] == "anna@trains.example", "until then the old one counts"
        everywhere = anna.http.delete("/api/session?everywhere=true", headers={"content-type": "application/json"})
        assert everywhere.status_code == 204
        answer = reader.http.post("/api/confirmations/use", json={"token": link(letter, "confirm")})
        assert error(answer) == (404, "error-confirm"), "what was sent before everybody was signed out holds no more"
        sign_in(anna, "Anna")
        assert addresses(anna) == ("anna@trains.example", "new@trains.example")
        asked = [anna.http.post("/api/me/email", json={}) for _ in range(3)]
        assert [answer.status_code for answer in asked] == [202, 202, 429]


def test_a_link_to_an_address_holds_a_day_and_what_was_given_before_there_were_any_waits_too(
    open_house: Any, post: tuple[str, "Queue[str]"], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    smtp, letters = post
    monkeypatch.setattr(confirmations, "HOLDS", timedelta(seconds=-1))
    with open_house(smtp=smtp, **SETTINGS) as house:
        anna = house.person()
        sign_up(anna, "Anna", email="anna@trains.example")
        answer = anna.http.post("/api/confirmations/use", json={"token": link(read(letters), "confirm")})
        assert error(answer) == (404, "error-confirm")
    file = tmp_path / "data.sqlite3"
    downgrade(file, "0013")
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT email FROM accounts").fetchall() == [("anna@trains.example",)]
    connection.close()
    with open_house() as house:
        again = house.person()
        sign_in(again, "Anna")
        assert addresses(again) == (None, "anna@trains.example")


def test_a_letter_brings_a_link_in_the_readers_language(open_house: Any, post: tuple[str, "Queue[str]"]) -> None:
    smtp, letters = post
    with open_house(smtp=smtp, **SETTINGS) as house:
        anna, lost = house.person(), house.person()
        assert lost.http.get("/api/me").json()["letters"]
        sign_up(anna, "Anna", email="anna@trains.example", preferences={"language": "fr"})
        confirm(anna, letters)
        sign_up(house.person(), "Without")
        headers = {"host": "thief.example"}  # what a request says of the page's address is not believed
        answers = [
            lost.http.post("/api/resets", json={"name": name}, headers=headers)
            for name in ("Nobody", "Without", "No\u200bone", "ANNA")
        ]
        assert {(answer.status_code, answer.text) for answer in answers} == {(202, "null")}
        letter = read(letters)
        assert (letter["To"], letter["From"]) == ("anna@trains.example", "club@trains.example")
        assert "mot de passe" in letter.get_content()
        token = link(letter, "reset")
        answer = lost.http.post("/api/resets/use", json={"token": token, "password": "a new one, please"})
        assert (answer.status_code, who(lost), who(anna)) == (200, "Anna", None)
        assert letters.empty()


def test_a_letter_that_cannot_be_sent_is_told_to_the_log_alone(
    open_house: Any, caplog: pytest.LogCaptureFixture
) -> None:
    with open_house(smtp="smtp://club:secret@127.0.0.1:9", **SETTINGS) as house:
        anna = house.person()
        sign_up(anna, "Anna", email="anna@trains.example")
        assert anna.http.post("/api/resets", json={"name": "Anna"}).status_code == 202
    assert "A letter could not be sent" in caplog.text
    assert "secret" not in caplog.text


def test_a_mail_server_without_encryption_is_told_no_password(
    open_house: Any, post: tuple[str, "Queue[str]"], caplog: pytest.LogCaptureFixture
) -> None:
    smtp, letters = post
    with open_house(smtp=smtp.replace("//", "//club:secret@"), **SETTINGS) as house:
        anna = house.person()
        sign_up(anna, "Anna", email="anna@trains.example")
        anna.http.post("/api/resets", json={"name": "Anna"})
    assert "offers no encryption" in caplog.text
    assert letters.empty()


def test_without_a_mail_server_the_host_is_asked(open_house: Any) -> None:
    with open_house() as house:
        anna = house.person()
        assert not anna.http.get("/api/me").json()["letters"]
        sign_up(anna, "Anna", email="anna@trains.example")
        assert error(anna.http.post("/api/resets", json={"name": "Anna"})) == (409, "error-no-letters")
        sign_in(house.person(), "Anna")
