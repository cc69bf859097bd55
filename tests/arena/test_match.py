"""Blocks and seatings: which games a match is made of."""

from pathlib import Path

import pytest

from branchline import arena
from branchline.arena.match import Match, block_seed
from branchline.arena.playing import play_block
from branchline.games import GAMES
from branchline.record import Record

BRIEF: dict[str, dict[str, int]] = {"lunar": {"max_rounds": 8}}  # who plays at random goes on for hundreds of rounds


def match(*bots: str, game: str = "germany") -> Match:
    return Match(game, bots, seed=1, options=BRIEF.get(game, {}))


each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(
    ("bots", "seatings"),
    [
        (("greedy", "random"), 2),
        (("greedy", "random", "random", "random"), 4),
        (("greedy", "random", "greedy", "random"), 2),
        (("random", "random", "random"), 1),
    ],
)
def test_a_deal_is_played_once_for_every_seating_that_differs(bots: tuple[str, ...], seatings: int) -> None:
    assert match(*bots).rotations == seatings
    assert len(play_block(match(*bots), 0)) == seatings


@each_game
def test_in_a_block_every_entry_sits_on_every_seat_once(game: str) -> None:
    block = play_block(match("greedy", "random", "random", game=game), 3)
    for entry in range(3):
        assert sorted(played.seats[entry] for played in block) == [0, 1, 2]


@each_game
def test_a_start_is_counted_from_the_seat_that_began(game: str) -> None:
    (played,) = play_block(match("random", "random", "random", game=game), 2)
    first = GAMES[game].new(3, played.seed).seat
    assert [played.starts[played.seats.index((first + i) % 3)] for i in range(3)] == [0, 1, 2]


def test_all_games_of_a_block_have_the_same_deal_and_no_two_blocks_have() -> None:
    assert len({played.seed for played in play_block(match("greedy", "random"), 0)}) == 1
    assert len({block_seed(seed, block) for seed in range(20) for block in range(50)}) == 1000


def test_a_mixed_table_draws_its_players_by_the_deal() -> None:
    few = Match("germany", ("random", "greedy"), seed=1, options={}, mixed=5)
    many = Match("germany", ("a", "b", "c", "d", "e"), seed=1, options={}, mixed=3)
    tables = [many.table(block) for block in range(60)]
    assert tables == [many.table(block) for block in range(60)]
    assert all(len(set(table)) == 3 for table in tables)
    assert {bot for table in tables for bot in table} == set(many.bots)
    assert len(set(tables)) > 30
    assert {tuple(sorted(few.table(block)).count(bot) for bot in few.bots) for block in range(20)} == {(2, 3), (3, 2)}
    played = play_block(few, 4)
    assert [game.bots for game in played] == [list(few.table(4))] * 5
    assert sorted(game.seats[0] for game in played) == [0, 1, 2, 3, 4]


def test_a_mixed_match_is_reported_by_player() -> None:
    report = arena.run("germany", ["greedy", "random", "examples.best_guess:BestGuess"], games=4, jobs=1, mixed=2)
    assert sum(row.games for row in report.rows) == 8
    assert {row.bot for row in report.rows} == {bot for played in report.games for bot in played.bots}


def test_the_number_of_games_is_rounded_up_to_whole_blocks() -> None:
    report = arena.run("germany", ["random", "random", "greedy"], games=4, jobs=1)
    assert report.asked == 4
    assert len(report.games) == 6


@pytest.mark.long
@each_game
def test_scores_and_ranks_go_by_entry_wherever_it_sat(game: str) -> None:
    report = arena.run(game, ["greedy", "random", "random"], games=3, jobs=1)
    for played in report.games:
        assert played.scores[0] == max(played.scores)
        assert played.ranks[0] == 1


@pytest.mark.parametrize(
    ("game", "options"), [("germany", {"reshuffle": "lazy"}), ("wensleydale", {"series_shape": "trail"})]
)
def test_every_game_can_be_saved_and_replayed(game: str, options: dict[str, str], tmp_path: Path) -> None:
    bots = ["random", "random", "greedy"]
    report = arena.run(game, bots, 3, seed=9, options=options, jobs=1, records=tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == len(report.games) == 3
    for file, played in zip(files, report.games, strict=True):
        end = Record.load(file).replay()
        assert end.over
        assert [end.scores()[seat] for seat in played.seats] == played.scores


def test_the_options_of_the_game_are_played_by() -> None:
    started = arena.run("germany", ["random", "random"], 1, options={"start_player": 1}, jobs=1)
    assert GAMES["germany"].new(2, started.games[0].seed, {"start_player": 1}).seat == 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "monorail"}, "game: 'monorail' is unknown; known are germany, wensleydale"),
        ({"bots": ["greedy", "genius"]}, "bot: 'genius' is unknown; germany has random, novice, greedy"),
        ({"bots": ["greedy"]}, "bots: 1 cannot play; germany is played by 2 to 5"),
        ({"game": "wensleydale"}, "bots: 2 cannot play; wensleydale is played by 3 to 4"),
        ({"mixed": 9}, "mixed: 9 cannot play; germany is played by 2 to 5"),
        ({"limit": 0}, "limit: 0 is not possible; give seconds of CPU time a decision, such as 0.5"),
        ({"thinking": "lots"}, "thinking: 'lots' is not possible; give simulations a decision (200) or seconds (0.5s)"),
        ({"games": 0}, "games: 0 is not possible; give a whole number from 1 up"),
        ({"jobs": 0}, "jobs: 0 is not possible; give a whole number from 1 up"),
        ({"seed": -1}, "seed: -1 is not possible; a seed is a whole number from 0 to"),
        ({"options": {"speed": 3}}, "option 'speed' is unknown; germany has start_player"),
        ({"options": {"reshuffle": "never"}}, "option reshuffle: 'never' is not possible; allowed is eager, lazy"),
    ],
)
def test_a_wrong_argument_is_refused_in_one_sentence(changes: dict[str, object], message: str) -> None:
    arguments = {"game": "germany", "bots": ["random", "random"], "games": 2, "jobs": 1} | changes
    with pytest.raises(ValueError) as error:
        arena.run(**arguments)
    assert str(error.value).startswith(message)
