"""The report on a game's balance: the tables from known games, and what a game counts of its own."""

import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from branchline import bots, cli
from branchline.arena.balance import tables
from branchline.arena.playing import Played
from branchline.core.contract import Event, State
from branchline.games import GAMES, PACKS


def played(scores: list[int], seats: list[int], starts: list[int], counts: bots.Counts | None = None) -> Played:
    n = len(scores)
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Played(
        0, 0, 0, ["random"] * n, seats, starts, scores, ranks, [{}] * n, [1] * n, [0.0] * n, counts=counts or {}
    )


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


COMPANIES = ("midland", "north_eastern")
Step = tuple[dict[str, Any], list[Event]]  # the table before it, and what happened


def counted(seed: int) -> tuple[bots.Counts, list[Step], State]:
    """A random game of Wensleydale: what a tally counts, every step, and the end."""
    state = GAMES["wensleydale"].new(3, seed)
    players = [bots.make("wensleydale", "random", seed + seat) for seat in range(3)]
    tally = PACKS["wensleydale"].tally()
    assert tally is not None
    steps: list[Step] = []
    while not state.over:
        view = state.view(state.seat)
        events = state.step(players[state.seat].choose(view, partial(state.resample, state.seat)))
        tally.see(view, events)
        steps.append((view, events))
    return tally.counts(state.view(None)), steps, state


@pytest.mark.parametrize("seed", range(4))
def test_a_tally_counts_what_happens(seed: int) -> None:
    """What the tally takes from the events is looked up on the tables between them."""
    counts, steps, end = counted(seed)
    prices: dict[str, list[int]] = {box: [] for box in counts["box"]}
    rented, starts = Counter[str](), []
    for table, events in steps:
        kinds = {event["kind"]: event for event in events}
        if "build-order" in kinds:  # the auction is over: the bids that stood, and the one just made, have won
            bids = {box["number"]: box["bid"]["cubes"] for box in table["boxes"] if box["bid"]}
            bids |= {event["box"]: event["cubes"] for event in events if event["kind"] in ("bid", "overbid")}
            for box, cubes in bids.items():
                prices[str(box)].append(cubes)
        if "player-order" in kinds:  # the trains go back: those held, and the one just bought
            rented.update(train for player in table["players"] for train in player["trains"])
            rented.update(event["train"] for event in events if event["kind"] == "buy")
        if "lay" in kinds and not table["building"]:
            starts.append(table["companies"].get(kinds["lay"]["a"], []))
    for number, columns in counts["box"].items():
        sold = prices[number]
        assert columns == {"sold, a turn": (len(sold), 5), "cubes": (sum(sold), len(sold))}
    for train, columns in counts["train"].items():
        assert columns == {"rented, a turn": (rented[train], 5)}
    owners = Counter(end.view(None)["links"].values())
    handed_over = sum(owners[company] for company in COMPANIES)
    for company in COMPANIES:
        assert counts["lines started from"][company]["share"] == (starts.count([company]), len(starts))
        assert counts["links taken over by"][company]["share"] == (owners[company], handed_over)
    assert counts["lines started from"]["own track"]["share"] == (starts.count([]), len(starts))
    assert counts["lines started from"]["both companies"]["share"] == (starts.count([*COMPANIES]), len(starts))
    result, sheet = counts["result"], GAMES["wensleydale"].sheet(end)
    for name, entry in (("pieces moved", "pieces"), ("profit or loss", "profit"), ("links left", "links")):
        assert result[name]["a player"] == (sum(seat[entry] for seat in sheet), 3)
    assert result["lines built"]["a player"] == (len(starts), 3)
    assert result["links taken over"]["a player"] == (handed_over, 3)


def test_a_tally_of_the_moon_counts_what_happens() -> None:
    game = GAMES["lunar"]
    state = game.new(2, 3, {"max_rounds": 20})
    players = [bots.make("lunar", "greedy", seat) for seat in range(2)]
    tally = PACKS["lunar"].tally()
    assert tally is not None
    happened: dict[str, list[dict[str, Any]]] = {}
    while not state.over:
        view = state.view(state.seat)
        events = state.step(players[state.seat].choose(view, partial(state.resample, state.seat)))
        tally.see(view, events)
        for event in events:
            happened.setdefault(event["kind"], []).append(event)
    counts = tally.counts(state.view(None))
    result = {name: columns["a player"] for name, columns in counts["result"].items()}
    deliveries = happened["deliver"] + happened.get("boom", [])
    assert result["deliveries"] == (len(deliveries), 2)
    assert result["earned by demands"] == (sum(event["pay"] for event in happened["deliver"]), 2)
    built = happened["build"] + happened.get("build-wrap", [])
    assert result["spent on track"] == (sum(event["cost"] for event in built), 2)
    assert result["paid in tolls"] == (sum(event["amount"] for event in happened.get("toll", [])), 2)
    assert result["mileposts moved"] == (len(happened["move"]), 2)
    earned = result["earned by demands"][0] + result["earned by booms and shortages"][0]
    bought = result["spent on track"][0] + sum(event["cost"] for event in happened["upgrade"])
    taxes = sum(event["amount"] for event in happened.get("tax", []))
    assert result["cash"] == (2 * 60 + earned - bought - taxes, 2)
    for good, columns in counts["good"].items():
        pays = [event["pay"] for event in deliveries if event["good"] == good]
        assert columns["delivered"] == (len(pays), 1)
        assert columns["pay"] == (sum(pays), len(pays))
        assert columns["loaded"] == (sum(event["good"] == good for event in happened["load"]), 1)
    for city, columns in counts["city"].items():
        assert columns["deliveries"] == (sum(event["city"] == city for event in deliveries), 1)
    assert counts["game"]["rounds"]["a game"] == (20, 1)
    assert sum(columns["share"][0] for columns in counts["locomotive at the end"].values()) == 2


def test_the_json_file_holds_the_counts_of_each_game(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    words = ["arena", "wensleydale", "--bots", "random,random,random", "--games", "2", "--report", "balance"]
    assert cli.main([*words, "--json", str(file)]) == 0
    for game in json.loads(file.read_text(encoding="utf-8"))["games"]:
        assert sorted(game["starts"]) == [0, 1, 2]
        assert game["counts"]["box"]["8"]["sold, a turn"][1] == 5
