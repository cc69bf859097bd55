"""The book of results: written once, and ratings that follow from it and from nothing else."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session
from tests.stores import with_store

from branchline.server.results import book
from branchline.server.results.book import Ladder
from branchline.server.results.ending import Ending, Place
from branchline.server.results.rating import Rating, rated
from branchline.server.rows import Setup
from branchline.server.schema import StoredEnding, StoredPlace
from branchline.server.store import NotStored, Store
from branchline.table import Entry, Seat

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
# Who came where at each table: the first named was the best.
GAMES = [("anna", "ben"), ("ben", "guest"), ("anna", "guest"), ("guest", "ben"), ("anna", "ben")]

Stand = dict[tuple[int, str], tuple[float | None, float | None]]


def ending(players: Sequence[str], uncounted: Any = None, game: str = "germany") -> Ending:
    places = (Place(player, player.title(), 90 - rank, rank, {}) for rank, player in enumerate(players, 1))
    return Ending(game, uncounted, tuple(places))


def write_all(session: Session) -> None:
    for number, players in enumerate(GAMES):
        book.write(session, f"t{number}", ending(players), NOON + timedelta(hours=number))


def standing(session: Session) -> Stand:
    session.flush()
    rows = session.execute(select(StoredPlace.number, StoredPlace.player, StoredPlace.mu, StoredPlace.sigma))
    return {(number, player): (mu, sigma) for number, player, mu, sigma in rows}


def after(data: Path | str, *writes: Any) -> Stand:
    """What everybody is worth after each game, once all of this was written, each on its own."""

    async def work(store: Store) -> Stand:
        for write in writes:
            await store.write(write)
        return await store.read(standing)

    stand: Stand = with_store(data, work)
    return stand


def test_who_wins_gains_and_who_loses_loses_and_both_are_better_known() -> None:
    now = rated(["anna", "ben", "bot:greedy"], [1, 2, 3], {})
    assert now["anna"].mu > now["ben"].mu > now["bot:greedy"].mu
    assert all(rating.sigma < Rating().sigma for rating in now.values())
    assert (Rating().points, Rating().margin) == (1000, 667)
    shared = rated(["anna", "ben"], [1, 1], {})
    assert shared["anna"] == shared["ben"]


def test_a_computer_player_in_two_seats_has_one_rating() -> None:
    now = rated(["bot:greedy", "anna", "bot:greedy"], [1, 2, 3], {})
    assert set(now) == {"bot:greedy", "anna"}
    once = rated(["bot:greedy", "anna"], [1, 2], {})
    assert abs(now["bot:greedy"].mu - Rating().mu) < abs(once["bot:greedy"].mu - Rating().mu)


def test_an_ending_is_written_once_however_often_it_comes(data: Path | str) -> None:
    once = after(data, write_all)
    again = after(data, write_all, lambda session: book.write(session, "t0", ending(("ben", "anna")), NOON))
    assert once == again
    assert len(once) == 2 * len(GAMES)


def test_where_the_book_cannot_be_written_the_last_action_is_not_either(
    data: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both or none: whoever is told that the game is over finds its result, also after a kill."""

    def fail(*_: object) -> None:
        raise OperationalError("full", {}, Exception("the disk is full"))

    async def play(store: Store) -> tuple[Any, list[Entry]]:
        setup = Setup("t0", "anna", "germany", 1, 1, (Seat("Anna", "anna"), Seat("Ben", "ben")), 7, {})
        await store.make(setup, 0, False)
        with monkeypatch.context() as broken:
            broken.setattr(book, "_rate", fail)
            with pytest.raises(NotStored):
                await store.append("t0", 1, Entry("act", 0, "draw"), None, True, ending=ending(("anna", "ben")))
        loaded = await store.load("t0")
        assert loaded is not None
        return await store.read(standing), loaded[1]

    assert with_store(data, play) == ({}, [])


def test_ratings_thrown_away_are_made_anew_as_they_were(data: Path | str) -> None:
    before = after(data, write_all)
    lost = after(data, lambda session: session.execute(update(StoredPlace).values(mu=None, sigma=None)))
    assert set(lost.values()) == {(None, None)}
    assert after(data, book.rate_missing) == before


def test_games_that_do_not_count_are_kept_and_change_no_rating(data: Path | str) -> None:
    before = after(data, write_all)
    with_more = after(
        data,
        lambda session: book.write(session, "t8", ending(("ben", "anna"), "handed"), NOON),
        lambda session: book.write(session, "t9", ending(("ben", "anna")), NOON),
    )
    assert with_more[(6, "anna")] == with_more[(6, "ben")] == (None, None)
    was, now = before[(5, "anna")], with_more[(7, "anna")]
    assert was[0] is not None
    assert now[0] is not None
    assert now[0] < was[0]


def test_ratings_of_one_game_and_number_of_seats_say_nothing_of_another(data: Path | str) -> None:
    stand = after(
        data,
        write_all,
        lambda session: book.write(session, "o1", ending(("ben", "anna"), game="lunar"), NOON),
        lambda session: book.write(session, "o2", ending(("ben", "anna", "guest")), NOON),
    )
    fresh = rated(["ben", "anna"], [1, 2], {})
    assert stand[(6, "ben")] == pytest.approx(tuple(fresh["ben"]))
    assert stand[(7, "ben")] == pytest.approx(tuple(rated(["ben", "anna", "guest"], [1, 2, 3], {})["ben"]))


def test_a_struck_game_has_never_been(data: Path | str) -> None:
    without = [players for players in GAMES if players != GAMES[2]]

    def write_without(session: Session) -> None:
        for number, players in enumerate(without):
            book.write(session, f"w{number}", ending(players, game="lunar"), NOON)

    stand = after(
        data,
        write_all,
        write_without,
        lambda session: book.strike(session, "t2"),
        lambda session: book.strike(session, "nowhere"),
    )
    left = [stand[key] for key in sorted(stand) if key[0] <= len(GAMES)]
    other = [stand[key] for key in sorted(stand) if key[0] > len(GAMES)]
    assert left == other


def test_a_guest_who_signs_up_brings_one_course_along(data: Path | str) -> None:
    """Where both have played, the ratings are those of somebody who has played all of it."""

    def as_one(session: Session) -> None:
        named = [tuple("ben" if one == "guest" else one for one in players) for players in GAMES]
        for number, players in enumerate(named):
            book.write(session, f"o{number}", ending(players, game="lunar"), NOON)

    stand = after(data, write_all, as_one, lambda session: book.hand_over(session, "guest", "ben"))
    last = len(GAMES)
    assert {player for _, player in stand} == {"anna", "ben"}
    assert stand[(last, "ben")] == pytest.approx(stand[(2 * last, "ben")])
    assert stand[(last, "anna")] == pytest.approx(stand[(2 * last, "anna")])


def test_who_is_gone_has_no_name_and_everybody_else_stays_what_they_were(data: Path | str) -> None:
    before = after(data, write_all)
    now = after(data, lambda session: book.forget(session, "ben"))
    assert {key: rating for key, rating in now.items() if key[1] == "anna"} == {
        key: rating for key, rating in before.items() if key[1] == "anna"
    }
    gone = {player for _, player in now} - {"anna", "guest"}
    assert len(gone) == 1
    assert gone.pop().startswith(book.GONE)

    async def named(store: Store) -> list[str]:
        return await store.read(lambda session: [*session.scalars(select(StoredPlace.name).distinct())])

    assert sorted(with_store(data, named)) == ["", "Anna", "Guest"]
    remade = after(data, lambda session: book.rate_again(session, Ladder("germany", 2)))
    assert remade == now


def test_games_are_numbered_in_the_order_in_which_they_ended(data: Path | str) -> None:
    after(data, write_all)

    async def numbers(store: Store) -> list[Any]:
        its = StoredEnding
        return await store.read(
            lambda session: [*session.execute(select(its.number, its.at_table).order_by(its.number))]
        )

    assert with_store(data, numbers) == [(number + 1, f"t{number}") for number in range(len(GAMES))]
