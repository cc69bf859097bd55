"""A finished game looked at again, decision by decision, as far as it has come."""

import asyncio
import time
from typing import Any

import pytest

from branchline.games import GAMES, PACKS
from branchline.server import Settings
from branchline.server.advice_models import Analysis
from branchline.server.advising import Advising, Question
from branchline.server.analysis import MOST_KEPT, Analyses
from branchline.table import Refused, Seat, Table


@pytest.fixture(scope="module")
def table() -> Table:
    game = GAMES["germany"]
    table = Table("t", game, [Seat("One", bot="greedy"), Seat("Two", owner="anna")], 9, {})
    while not table.state.over:
        legal = table.state.legal()
        table.make(table.play(table.state.seat, legal[len(legal) // 2], table.version))
    return table


def found(question: Question[Any]) -> dict[str, Any]:
    """In the shape of a review, with what was asked about in it."""
    action = question.ask.keywords["action"]  # type: ignore[attr-defined]
    weighed = {"action": action, "worth": 1.0, "unit": "points", "terms": [], "chance": 0.5, "error": 0.1}
    return {
        "chances": [0.5, 0.5],
        "error": 0.1,
        "hope": 0.5,
        "drawn": None,
        "cost": float(len(question.actions)),
        "done": weighed,
        "better": None,
    }


class Here(Advising):
    """Answers in this process, and counts how much it is asked at once."""

    def __init__(self) -> None:
        super().__init__(Settings())
        self.asked = self.at_once = self.most = 0

    async def answer(self, question: Question[Any], guest: str | None = None) -> Any:
        self.asked += 1
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        return found(question)


async def until_done(analyses: Analyses, table: Table, seat: int) -> Analysis:
    while (now := await analyses.of(table, seat)).done < now.of:
        await asyncio.sleep(0)
    return now


def test_every_decision_with_a_choice_in_the_order_of_the_game(table: Table) -> None:
    async def run() -> tuple[list[Analysis], int, int]:
        advising = Here()
        analyses = Analyses(advising)
        first = await analyses.of(table, 1)
        both = await asyncio.gather(until_done(analyses, table, 1), until_done(analyses, table, 0))
        await analyses.of(table, 1)
        return [first, *both], advising.asked, advising.most

    (first, mine, theirs), asked, most = asyncio.run(run())
    assert (first.done, first.reviews) == (0, [])
    assert first.of == mine.of == mine.done
    assert asked == mine.of + theirs.of, "what was found is kept"
    assert most == 1, "hints wait for one decision at most"
    state = table.begin()
    choices = []
    for step in table.steps:
        assert step.action is not None
        if step.seat == 1 and len(state.legal()) > 1:
            choices.append((step.n, step.turn, step.action))
        state.apply(step.action)
    assert [(one.n, one.turn, one.done.action["id"]) for one in mine.reviews] == choices
    assert [one.cost for one in mine.reviews] == [n for n, _, _ in choices], "each about the position before it"


def test_what_cannot_be_judged_is_left_out_and_the_rest_goes_on(table: Table) -> None:
    class Failing(Here):
        async def answer(self, question: Question[Any], guest: str | None = None) -> Any:
            if self.asked == 1:
                self.asked += 1
                raise Refused("error-no-answer", "No.")
            return await super().answer(question, guest)

    done = asyncio.run(until_done(Analyses(Failing()), table, 0))
    assert len(done.reviews) == done.of - 1


def test_only_so_many_are_kept(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.analysis.MOST_KEPT", 1)

    async def run() -> Analysis:
        analyses = Analyses(Here())
        await until_done(analyses, table, 0)
        await analyses.of(table, 1)
        again = await analyses.of(table, 0)
        await analyses.close()
        return again

    assert MOST_KEPT > 1
    assert asyncio.run(run()).done == 0


@pytest.mark.long
def test_over_the_wire_it_is_there_once_the_game_is_over(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, anybody = house.person(), house.person()

    def ask(id: str, seat: int) -> tuple[int, dict[str, Any]]:
        answer = anybody.http.get(f"/api/tables/{id}/analysis?seat={seat}")
        return answer.status_code, answer.json()

    monkeypatch.setattr(type(PACKS["lunar"]), "judgement", lambda _: None)
    lunar = anna.make("me", "random", game="lunar")
    assert (ask(lunar, 0)[0], ask(lunar, 0)[1]["error"]["id"]) == (404, "error-no-advice")
    id = anna.make("me", "greedy", seed=5)
    with anna.sit(id) as chair:
        chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
        assert ask(id, 0)[0] == 409
        while not chair.until(lambda shown: bool(shown["actions"]) or shown["table"]["over"])["table"]["over"]:
            chair.play()
    assert ask(id, 2)[0] == 404
    while (now := ask(id, 0)[1])["done"] < 2:
        time.sleep(0.1)
    first, second = now["reviews"][:2]
    assert first["n"] < second["n"]
    assert sum(first["chances"]) == pytest.approx(1)
    assert (first["better"] is None) == (first["cost"] == 0)
