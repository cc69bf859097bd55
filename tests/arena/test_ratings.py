"""Ratings from ranks: what is known of the model beforehand, ties, intervals, and what is refused."""

from math import log10
from pathlib import Path
from random import Random

import pytest

from branchline import arena, cli
from branchline.arena.playing import Played
from branchline.arena.ratings import Rating, rate


def game(bots: str, ranks: list[int], deal: int = 0) -> Played:
    n = len(bots)
    return Played(deal, 0, deal, list(bots), list(range(n)), [0] * n, [0] * n, ranks, [{}] * n, [1] * n, [0.0] * n)


def ratings(games: list[Played], anchor: str = "a") -> dict[str, Rating]:
    return {one.bot: one for one in rate(games, anchor)}


def drawn(strengths: dict[str, float], bots: str, deal: int, chance: Random) -> Played:
    """A game as the model has it: the next is drawn from those left, each as likely as it is strong."""
    left, ranks = list(range(len(bots))), [0] * len(bots)
    for rank in range(1, len(bots) + 1):
        (entry,) = chance.choices(left, [strengths[bots[i]] for i in left])
        ranks[entry] = rank
        left.remove(entry)
    return game(bots, ranks, deal)


def test_at_two_seats_it_is_what_the_share_of_wins_says() -> None:
    """Three wins of four are odds of three, with half a game each way that all begin with."""
    found = ratings(
        [game("ab", [2, 1], deal) for deal in range(300)] + [game("ab", [1, 2], deal) for deal in range(100)]
    )
    assert found["a"].rating == 0
    assert found["b"].rating == pytest.approx(400 * log10(300.5 / 100.5), abs=1e-6)
    assert found["b"].games == 400


def test_at_larger_tables_it_finds_the_strengths_that_games_were_drawn_by() -> None:
    strengths = {"a": 1.0, "b": 10**0.5, "c": 10**-0.5}
    chance = Random(2)
    games = [drawn(strengths, bots, deal, chance) for deal in range(500) for bots in ("abca", "bccc", "ab", "aaab")]
    found = ratings(games)
    for bot, strength in strengths.items():
        one = found[bot]
        assert one.rating == pytest.approx(400 * log10(strength), abs=25)
        assert one.low <= 400 * log10(strength) <= one.high
    assert [one.bot for one in rate(games, "a")] == ["b", "a", "c"]


def test_a_shared_rank_is_as_good_as_both_orders() -> None:
    shared = ratings([game("abc", [1, 1, 3], deal) for deal in range(40)])
    orders = ratings(
        [game("abc", [1, 2, 3], deal) for deal in range(20)] + [game("abc", [2, 1, 3], deal) for deal in range(20)]
    )
    for bot in "abc":
        assert shared[bot].rating == pytest.approx(orders[bot].rating, abs=1e-6)
    assert shared["b"].rating == pytest.approx(0, abs=1e-6)


def test_who_never_wins_has_a_rating_all_the_same() -> None:
    found = ratings([game("ab", [1, 2], deal) for deal in range(1000)])
    assert -1400 < found["b"].rating < -1000


def test_a_player_among_its_own_kind_tells_nothing() -> None:
    among = [game("aab", [1, 2, 3], 0), game("aab", [3, 2, 1], 1)]
    assert ratings([game("aa", [1, 2])])["a"].rating == 0
    assert ratings(among)["b"].rating == pytest.approx(ratings([*among, game("aaa", [1, 2, 3], 2)])["b"].rating)


def test_intervals_come_from_deals_not_from_games() -> None:
    """Ten games of one deal all alike are worth one."""
    few = [game("ab", [1 + deal % 2, 2 - deal % 2], deal) for deal in range(40)]
    many = ratings([one for one in few for _ in range(10)])
    none_more = ratings(few)
    assert many["b"].high - many["b"].low == pytest.approx(none_more["b"].high - none_more["b"].low, rel=0.1)


def test_another_anchor_only_shifts_the_scale() -> None:
    games = [game("abc", [1, 2, 3] if deal % 3 else [3, 1, 2], deal) for deal in range(60)]
    by_a, by_b = ratings(games, "a"), ratings(games, "b")
    for bot in "abc":
        assert by_b[bot].rating == pytest.approx(by_a[bot].rating - by_a["b"].rating, abs=1e-6)


def test_strangers_are_not_compared() -> None:
    with pytest.raises(ValueError, match="ratings: c, d never met a, not even through others"):
        rate([game("ab", [1, 2]), game("cd", [1, 2])], "a")
    rate([game("ab", [1, 2]), game("cd", [1, 2]), game("bc", [1, 2])], "a")
    with pytest.raises(ValueError, match="anchor: e has no games here; there are a, b"):
        rate([game("ab", [1, 2])], "e")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    played = tmp_path / "results.jsonl"
    arena.run("germany", ["greedy", "random"], 8, jobs=1, results=played)
    return played


def test_the_command_rates_what_the_arena_wrote(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["ratings", str(file)]) == 0
    shown = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["greedy", "0", "0", "to", "0", "8"] in shown
    assert cli.main(["ratings", str(file), "--anchor", "random"]) == 0
    assert ["random", "0", "0", "to", "0", "8"] in [line.split() for line in capsys.readouterr().out.splitlines()]


def test_the_command_refuses_in_one_sentence(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other, changed, missing = tmp_path / "other.jsonl", tmp_path / "changed.jsonl", tmp_path / "missing"
    arena.run("wensleydale", ["random", "random", "greedy"], 1, jobs=1, results=other)
    changed.write_text(file.read_text().replace(arena.fingerprint("germany", "greedy"), "0123456789ab"))
    moved = changed.read_text().replace('"seed":1,', '"seed":2,')
    changed.write_text(moved)
    for files, why in (
        ([file, other], "results: ratings are of one game, and these are of germany and wensleydale"),
        ([file, changed], "results: greedy of germany is not one player (fingerprint 0123456789ab, and a72b"),
        ([missing], f"results: {missing} cannot be read"),
    ):
        assert cli.main(["ratings", *map(str, files)]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"branchline ratings: {why}")
        assert told.count("\n") == 1
