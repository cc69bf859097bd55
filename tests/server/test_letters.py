"""A lost password by letter: to the address that was given, with a link that holds once, and nobody learns more."""

import re
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_string, policy
from email.message import EmailMessage
from queue import Queue
from typing import Any

import pytest

from .accounts import error, sign_in, sign_up, who

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


def test_a_letter_brings_a_link_in_the_readers_language(open_house: Any, post: tuple[str, "Queue[str]"]) -> None:
    smtp, letters = post
    with open_house(smtp=smtp, **SETTINGS) as house:
        anna, lost = house.person(), house.person()
        assert lost.http.get("/api/me").json()["letters"]
        sign_up(anna, "Anna", email="anna@trains.example", preferences={"language": "fr"})
        sign_up(house.person(), "Without")
        headers = {"host": "thief.example"}  # what a request says of the page's address is not believed
        answers = [
            lost.http.post("/api/resets", json={"name": name}, headers=headers)
            for name in ("Nobody", "Without", "No\u200bone", "ANNA")
        ]
        assert {(answer.status_code, answer.text) for answer in answers} == {(202, "null")}
        letter = read(letters)
        assert (letter["To"], letter["From"]) == ("anna@trains.example", "club@trains.example")
        text = letter.get_content()
        assert "mot de passe" in text
        (token,) = re.findall(r"https://trains\.example/reset#(\S+)", text)
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
