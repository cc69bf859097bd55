"""The report on a game's balance: the tables from known games, and what a game counts of its own."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from branchline import bots, cli
from branchline.arena.balance import tables
from branchline.arena.match import Played
from branchline.games import GAMES


def played(scores: list[int], seats: list[int], starts: list[int], counts: bots.Counts | None = None) -> Played:
    n = len(scores)
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Played(0, 0, 0, seats, starts, scores, ranks, [{}] * n, [1] * n, [0.0] * n, counts or {})


def cells(table: str) -> dict[str, list[str]]:
    """The lines of a table by what they are about."""
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    return {line[0]: line[1:] for line in lines}


def test_scores_are_told_by_seat_and_by_the_order_of_the_start() -> None:
    """The first game is won on seat 2, which began; the second on seat 1, which was second."""
    games = [played([10, 30], seats=[0, 1], starts=[1, 0]), played([20, 40], seats=[1, 0], starts=[0, 1])]
    (table,) = tables(games)
    told = cells(table)
    assert told[""] == ["games", "mean", "deviation", "least", "quartiles", "most", "wins"]
    assert told["all seats"] == ["4", "25.0", "11.2", "10", "17.5 · 25 · 32.5", "40", "50.0%"]
    assert told["seat 1"][1:3] == ["25.0", "15.0"]
    assert told["seat 2"][1:3] == ["25.0", "5.0"]
    assert told["start 1"] == ["2", "25.0", "5.0", "20", "22.5 · 25 · 27.5", "30", "50.0%"]
    assert told["start 2"][-1] == "50.0%"


def test_a_shared_win_counts_in_parts() -> None:
    (table,) = tables([played([30, 30], seats=[0, 1], starts=[0, 1])])
    assert cells(table)["seat 1"][-1] == "50.0%"


def test_counts_are_added_up_over_the_games_before_they_are_divided() -> None:
    def counts(sold: int, cubes: int) -> bots.Counts:
        return {"box": {"1": {"sold": (sold, 4), "cubes": (cubes, sold)}, "2": {"sold": (0, 4), "cubes": (0, 0)}}}

    _, table = tables(
        [played([1, 2], [0, 1], [0, 1], counts(1, 3)), played([1, 2], [0, 1], [0, 1], counts(3, 15))],
    )
    assert cells(table)["box"] == ["sold", "cubes"]
    assert cells(table)["1"] == ["0.50", "4.50"]
    assert cells(table)["2"] == ["0.00", "–"]


def test_no_games_give_no_tables() -> None:
    assert list(tables([])) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_command_tells_the_balance_of_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", game, "--bots", "random,random,random", "--games", "3", "--report", "balance"]) == 0
    shown = capsys.readouterr().out
    assert "| all seats |     9 |" in shown
    assert "| start 3   |     3 |" in shown
    assert "3 games: 3 deals" in shown


def test_a_tally_counts_what_the_log_tells() -> None:
    """Random games of Wensleydale, counted a second time from the sentences about them."""
    game = GAMES["wensleydale"]
    for seed in range(5):
        state = game.new(3, seed)
        players = [bots.make("wensleydale", "random", seed + seat) for seat in range(3)]
        tally = bots.tally("wensleydale")
        assert tally is not None
        told: list[Any] = []
        while not state.over:
            view, before = state.view(state.seat), state.copy()
            action = players[state.seat].choose(view, lambda seed: state)
            tally.see(view, game.action(action))
            state.play(action)
            told += [
                (line.id.removeprefix("wensleydale-log-"), line.args, before)
                for line in game.tell(before, action, state, None)
            ]
        counts = tally.counts(state.view(None))
        won = [args for name, args, _ in told if name == "won"]
        for box, columns in counts["box"].items():
            prices = [args["cubes"] for args in won if args["box"] == int(box)]
            assert columns == {"sold, a turn": (len(prices), 5), "cubes": (sum(prices), len(prices))}
        rented = Counter(args["train"] for name, args, _ in told if name == "buy")
        assert {
            train: columns["rented, a turn"][0]
            for train, columns in counts["train"].items()
            if columns["rented, a turn"][0]
        } == rented
        starts = [before.view(None)["companies"].get(args["a"], []) for name, args, before in told if name == "series"]
        for company in ("midland", "north_eastern"):
            assert counts["lines started from"][company]["share"] == (starts.count([company]), len(starts))
        assert counts["lines started from"]["own track"]["share"][0] == starts.count([])
        links = Counter[str]()
        for name, args, _ in told:
            if name == "takeover":
                links[args["company"]] += args["links"]
        for company in ("midland", "north_eastern"):
            assert counts["links taken over by"][company]["share"] == (links[company], links.total())
        sheet = game.sheet(state)
        assert counts["result"]["pieces moved"]["a player"] == (sum(entry["pieces"] for entry in sheet), 3)
        assert counts["result"]["links left"]["a player"] == (sum(entry["links"] for entry in sheet), 3)


def test_the_json_file_holds_the_counts_of_each_game(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    words = ["arena", "wensleydale", "--bots", "random,random,random", "--games", "2", "--report", "balance"]
    assert cli.main([*words, "--json", str(file)]) == 0
    for game in json.loads(file.read_text(encoding="utf-8"))["games"]:
        assert sorted(game["starts"]) == [0, 1, 2]
        assert game["counts"]["box"]["8"]["sold, a turn"][1] == 5
