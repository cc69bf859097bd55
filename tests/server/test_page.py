"""The built page, its addresses, and how long a browser may keep what."""

from pathlib import Path
from typing import Any

import pytest

from branchline.server import Settings, create_app
from branchline.server.page import Page


@pytest.fixture
def app(tmp_path: Path) -> Any:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Branchline</title>")
    (static / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (static / "assets" / "index-abc123.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    return create_app(Settings(data=tmp_path / "data.sqlite3"), page=Page(static))


def test_the_page_is_served_at_every_address_of_its_own(app: Any, open_house: Any) -> None:
    with open_house(app) as house:
        http = house.person().http
        for path in ("/", "/table/abc", "/table/abc-_123", "/about", "/rules/germany", "/index.html"):
            answer = http.get(path)
            assert answer.status_code == 200
            assert "<title>Branchline</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")


def test_files_named_by_their_content_are_kept_for_ever(app: Any, open_house: Any) -> None:
    with open_house(app) as house:
        http = house.person().http
        asset = http.get("/assets/index-abc123.js")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "javascript" in asset.headers["content-type"]
        icon = http.get("/favicon.svg")
        assert icon.headers["cache-control"] == "no-cache"
        assert http.get("/favicon.svg", headers={"if-none-match": icon.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/robots.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/a%00b.txt"]
)
def test_files_that_are_not_there_are_not_the_page(app: Any, open_house: Any, path: str) -> None:
    with open_house(app) as house:
        answer = house.person().http.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]["id"] == "error-not-found"


def test_what_is_long_is_sent_compressed_to_whoever_can_read_it(app: Any, open_house: Any) -> None:
    with open_house(app) as house:
        http = house.person().http
        for path, packed in (("/api/games/lunar/board", True), ("/assets/index-abc123.js", False)):
            answer = http.get(path, headers={"accept-encoding": "gzip"})
            assert (answer.headers.get("content-encoding") == "gzip") is packed
            assert answer.status_code == 200
        plain = http.get("/api/games/lunar/board", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json()["mileposts"]


def test_a_newcomer_gets_the_cookie_with_the_page_and_not_with_what_caches_keep(app: Any, open_house: Any) -> None:
    with open_house(app) as house:
        http = house.person().http
        http.cookies.clear()
        assert "set-cookie" not in http.get("/assets/index-abc123.js").headers
        assert "set-cookie" in http.get("/").headers


def test_the_page_takes_no_other_methods(app: Any, open_house: Any) -> None:
    with open_house(app) as house:
        http = house.person().http
        assert http.head("/").status_code == 200
        answer = http.post("/", json={})
        assert (answer.status_code, answer.json()["error"]["id"]) == (405, "error-method")


def test_a_page_that_was_not_built_says_what_to_do(tmp_path: Path, open_house: Any) -> None:
    page = Page(tmp_path / "nothing")
    with open_house(create_app(Settings(data=tmp_path / "data.sqlite3"), page=page)) as house:
        answer = house.person().http.get("/table/abc")
        assert answer.status_code == 503
        assert answer.text == "The page was not built: run “make web” first, then start the server again.\n"
        assert house.person().http.get("/api/health").status_code == 200
