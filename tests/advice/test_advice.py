"""Advice is from what a seat knows: what it cannot see changes no hint and no explanation."""

from typing import Any

import pytest
from tests.games.germany.positions import position
from tests.games.moments import moments

from branchline.advice import hints
from branchline.advice.hints import NoAdvice, hint, judgement_of, why, why_not
from branchline.advice.review import review
from branchline.advice.shapes import Explanation, Hint
from branchline.bots import self_taught
from branchline.core.contract import State
from branchline.games import GAMES, PACKS

ADVISED = [name for name, pack in PACKS.items() if pack.judgement() is not None]
EACH = {"germany": 20, "wensleydale": 6, "lunar": 3}  # positions for each number of seats: more where judging is quick
SOME = 6  # actions of a position that are asked about


def twins(game: str, number: int | None = None) -> list[tuple[int, State, State, int]]:
    """Positions, each with another that one of its seats cannot tell apart from it."""
    pairs = []
    for seats in GAMES[game].seats[::2]:
        for n, state in enumerate(moments(GAMES[game], seats, number or EACH[game], 0.03)):
            seat = n % seats
            pairs.append((seat, state, state.resample(seat, n), n))
    return pairs


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games instead of dozens tell as much about who peeks; and every question is thought out anew, or a twin would
    be told what was thought about the other."""
    for module in ("hints", "review"):
        monkeypatch.setattr(f"branchline.advice.{module}.TRIED", 2)
        monkeypatch.setattr(f"branchline.advice.{module}.judgement_of", lambda game: type(judgement_of(game))())


@pytest.mark.parametrize("game", ADVISED)
def test_the_twins_differ_in_what_is_hidden(game: str) -> None:
    # Otherwise the tests of this file would prove nothing.
    differ = [state.snapshot() != twin.snapshot() for _, state, twin, _ in twins(game)]
    assert sum(differ) > len(differ) * 0.9


@pytest.mark.parametrize("game", ADVISED)
@pytest.mark.parametrize("depth", ["aim", "best", "plan"])
def test_a_hint_is_the_same_in_positions_a_seat_cannot_tell_apart(game: str, depth: hints.Depth) -> None:
    for seat, state, twin, _ in twins(game, None if depth == "aim" else 3):
        told = hint(game, state, seat, depth)
        assert told == hint(game, twin, seat, depth)
        assert told["best"] == [] or (depth != "aim" and state.seat == seat)
        assert told["plan"] == [] or depth == "plan"


@pytest.mark.parametrize("game", ADVISED)
def test_so_is_why_not(game: str) -> None:
    for _, state, _, n in twins(game):
        twin = state.resample(state.seat, n)
        legal = state.legal()
        for action in legal[:: max(1, len(legal) // 4)]:
            told = why_not(game, state, action)
            assert told == why_not(game, twin, action)
            assert told["whole"]
            assert action not in [other["action"] for other in told["instead"]]


@pytest.mark.parametrize("game", ADVISED)
def test_so_is_why_another_did_it(game: str) -> None:
    strongest = judgement_of(game).strongest
    told_of = 0
    for seat, state, twin, _ in twins(game):
        if state.seat == seat:
            continue
        legal = sorted(set(state.legal()) & set(twin.legal()))
        for action in legal[:: max(1, len(legal) // SOME)]:
            told = why(game, state, action, seat, strongest)
            assert told == why(game, twin, action, seat, strongest)
            assert (told["whole"], told["instead"]) == (False, [])
            told_of += bool(told["done"]["terms"])
    assert told_of, "of some actions everybody sees what they are worth"


@pytest.mark.parametrize("game", ADVISED)
def test_after_the_end_the_explanation_is_whole(game: str) -> None:
    strongest = judgement_of(game).strongest
    parts = 0
    for seat, state, _, _ in twins(game, 6):
        action = state.legal()[-1]
        whole, mine = why(game, state, action, None, strongest), why(game, state, action, state.seat, strongest)
        assert whole == mine
        assert whole["whole"]
        seen = why(game, state, action, seat, strongest)
        parts += len(whole["done"]["terms"]) - len(seen["done"]["terms"])
    assert parts > 0, "more is told than everybody sees"


@pytest.mark.parametrize("game", ADVISED)
def test_a_review_judges_with_what_its_seat_knew(game: str) -> None:
    for _, state, _, n in twins(game, 1):
        twin = state.resample(state.seat, n)
        action = state.legal()[0]
        one, other = review(game, state, action), review(game, twin, action)
        for field in ("hope", "cost", "done", "better"):
            assert one[field] == other[field], field  # type: ignore[literal-required]
        assert sum(one["chances"]) == pytest.approx(1)
        assert one["cost"] >= 0
        assert (one["better"] is None) == (one["cost"] == 0)


def test_the_best_of_germany_are_those_that_who_taught_itself_likes_best() -> None:
    """Of ways to pay for one thing only the one it likes best."""
    player = self_taught("germany")
    assert player is not None
    claims = 0
    for _, state, _, _ in twins("germany", 8):
        legal = state.legal()
        likings = dict(zip(legal, player.opinion(state, legal).likings, strict=True))
        liked = sorted(legal, key=lambda action: (-likings[action], action))
        deeds = dict.fromkeys(PACKS["germany"].deed(state, action) for action in liked)
        told = [best["action"] for best in hint("germany", state, state.seat, "best")["best"]]
        assert [PACKS["germany"].deed(state, action) for action in told] == list(deeds)[: len(told)]
        assert len(told) == min(3, len(deeds))
        assert told[0] == liked[0]
        claims += state.notation(told[0]).startswith("claim")
    assert claims, "or nothing could be paid in two ways"


def test_a_plain_mistake_costs_and_what_is_best_does_not() -> None:
    """Seven wagons are 18 points in the last turn, and a card is nothing."""
    state = position(seats=2, hands=[{"black": 7, "red": 1}], turns_left=2, last_round_by=1)
    claim, draw = state.parse("claim berlin-hannover black*7"), state.parse("draw")
    mistake, best = review("germany", state, draw), review("germany", state, claim)
    assert mistake["better"] is not None
    assert mistake["better"]["action"] == claim
    assert mistake["cost"] > 0.1
    assert (best["better"], best["cost"]) == (None, 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_judgement_says_so(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PACKS[game]), "judgement", lambda _: None)
    with pytest.raises(NoAdvice, match=f"{game} has no judgement"):
        hint(game, GAMES[game].new(GAMES[game].seats[0], 1, {}), 0, "aim")


def test_the_parts_of_a_sum_are_told_the_greatest_first() -> None:
    answers: list[Hint | Explanation] = []
    for game in ADVISED:
        for _, state, _, _ in twins(game, 1):
            answers += [hint(game, state, state.seat, "best"), why_not(game, state, state.legal()[0])]
    weighed: list[Any] = [one for answer in answers for one in (answer.get("best") or [answer.get("done")])]
    for one in weighed:
        sizes = [abs(term["worth"]) for term in one["terms"]]
        assert sizes == sorted(sizes, reverse=True)
        assert sum(term["worth"] for term in one["terms"]) == pytest.approx(one["worth"])


def test_luck_is_what_the_draw_gave_against_what_it_gives_on_average() -> None:
    """A claim shows nothing new; of the cards that lie on top some help more than others."""
    state = position(seats=2, hands=[{"black": 7, "red": 1}], tickets=[["berlin-leipzig"]])
    claim, draw = state.parse("claim berlin-hannover black*7"), state.parse("draw")
    assert review("germany", state, claim)["drawn"] == 0.0
    gifts = [review("germany", state.resample(0, seed), draw)["drawn"] for seed in range(6)]
    assert all(gift is not None for gift in gifts)
    assert min(gift or 0.0 for gift in gifts) < 0.0 < max(gift or 0.0 for gift in gifts)
    dales = GAMES["wensleydale"].new(3, seed=1)
    assert review("wensleydale", dales, dales.legal()[0])["drawn"] is None, "nobody taught itself to see it"
