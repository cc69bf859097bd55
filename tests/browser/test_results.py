"""Results on the page: from the ratings to a person, to two who met; and a tournament that the host begins there."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy.orm import Session

from branchline.server import Settings
from branchline.server.database import open_database
from branchline.server.results import book
from branchline.server.results.ending import Ending, Place
from branchline.server.schema import StoredAccount

from .conftest import OpenScreen
from .door import PASSWORD
from .germany import GermanScreen
from .house import House
from .test_accessible import troubles

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Maximiliane-Theodora")
ROUTES = {"route": {"berlin-hamburg-1": 2, "augsburg-ulm-1": 1}}


@pytest.fixture
def club(tmp_path: Path, open_screen: OpenScreen) -> Iterator[tuple[House, GermanScreen]]:
    """A house with two people, of whom the first is its host, and the games they have played."""
    house = House(tmp_path / "club.sqlite3")
    screens = [open_screen("fr", at=house) for _ in NAMES]
    for screen, name in zip(screens, NAMES, strict=True):
        screen.ask("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    house.kill()
    write_games(house.data)
    house.start()
    yield house, screens[0]
    house.kill()


def write_games(data: Path) -> None:
    """A few games past the server, against each other and a computer player."""
    engine = open_database(Settings(data=data).url())
    with Session(engine) as session, session.begin():
        ids = {row.name: row.id for row in session.query(StoredAccount)}
        people = [(ids[name], name, ROUTES) for name in NAMES]
        for number in range(4):
            order = [*people[number % 2 :], *people[: number % 2], ("bot:greedy", "Otto", {})]
            places = (
                Place(player, name, 120 - rank, rank, likes) for rank, (player, name, likes) in enumerate(order, 1)
            )
            book.write(session, f"t{number}", Ending("germany", None, tuple(places)), datetime.now(UTC))
    engine.dispose()


def follow(page: Page, name: str) -> None:
    page.get_by_role("link", name=name, exact=True).first.click()


def test_from_the_lobby_to_ratings_a_person_two_who_met_and_a_tournament(club: tuple[House, GermanScreen]) -> None:
    house, anna = club
    page, wrong = anna.page, []

    page.goto(house.url)
    follow(page, anna.say("results-title"))
    ratings = page.get_by_role("region", name=anna.say("results-ratings"), exact=True)
    expect(ratings.get_by_role("row")).to_have_count(1 + 3)
    expect(page.get_by_role("region", name=anna.say("results-games")).locator("ol")).to_have_count(4)
    wrong += [f"all: {line}" for line in troubles(page, 0)]

    follow(page, NAMES[1])
    expect(page.get_by_role("heading", name=anna.say("germany-favourites"), exact=True)).to_be_visible()
    expect(page.get_by_text("Berlin–Hamburg", exact=True)).to_be_visible()
    wrong += [f"one: {line}" for line in troubles(page, 1)]
    page.get_by_label(anna.say("results-compare-with"), exact=True).fill("anna")
    page.get_by_role("button", name=anna.say("results-compare-do"), exact=True).click()
    met = page.get_by_role("region", name=anna.say("results-compare"), exact=True)
    expect(met.get_by_role("row").last.get_by_role("cell")).to_contain_text(["2", "2", "0", "4"])

    page.goto(f"{house.url}/tournaments")
    page.get_by_label(anna.say("tournaments-name"), exact=True).fill("Coupe du printemps")
    page.get_by_role("button", name=anna.say("tournaments-begin"), exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(anna.say("error-tournament-few", least=2, count=0))
    for name in NAMES:
        page.get_by_label(name, exact=True).check()
    wrong += [f"new: {line}" for line in troubles(page, 2)]
    page.get_by_role("button", name=anna.say("tournaments-begin"), exact=True).click()
    table = page.get_by_role("link", name=anna.say("tournaments-table", number=1), exact=True)
    table.wait_for()
    wrong += [f"tournament: {line}" for line in troubles(page, 3)]
    table.click()
    anna.until(lambda shown: bool(shown) and shown["looking"] is not None)  # who begins is drawn
    assert wrong == []
