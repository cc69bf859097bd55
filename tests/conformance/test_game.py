"""The promises of a `Game` (docs/contract.md), for every game there is."""

import copy
import json
import pickle
import re

import pytest

from .walks import CASES, GAMES, TOTAL, option_sets, some

pytestmark = pytest.mark.parametrize("name", GAMES)
EXPLAINING = {"examples"}  # parts of a board that nothing is played by


def test_a_game_introduces_itself(name):
    game = GAMES[name]
    assert game.name == name.partition(" ")[0]
    assert game.new(game.seats[0], 1).game is game
    assert game.title.strip()
    assert isinstance(game.seats, range)
    assert game.seats[0] >= 1
    assert isinstance(game.actions, int)
    assert game.actions > 0
    assert isinstance(game.rules_version, int)
    assert isinstance(game.board_version, int)


def test_the_board_is_plain_data_and_sound(name):
    game = GAMES[name]
    assert json.loads(json.dumps(game.board)) == game.board
    assert game.check_board(game.board) == []


@pytest.mark.parametrize("board", [None, [], "x", 3, {}, {"board": 5}], ids=str)
def test_what_is_no_board_has_problems(name, board):
    problems = GAMES[name].check_board(board)
    assert all(isinstance(problem.place, str) and problem.text.strip() for problem in problems)
    assert any(not problem.warning for problem in problems)


def test_a_board_with_a_list_left_out_has_problems(name):
    game = GAMES[name]
    lists = {part for part, value in game.board.items() if isinstance(value, list)} - EXPLAINING
    assert len(lists) >= 2
    for part in lists:
        board = json.loads(json.dumps(game.board))
        del board[part]
        assert any(problem.place.startswith(part) and not problem.warning for problem in game.check_board(board))


def test_options_say_what_they_allow(name):
    for key, option in GAMES[name].options.items():
        assert option.kind in ("bool", "int", "choice", "amount", "supply", "brackets"), key
        assert re.fullmatch(rf"{name[0].upper()}\d+\.\d+", option.rule), key
        option.check(option.default)
        if option.kind == "choice":
            assert option.default in option.choices
        if option.kind == "int":
            assert option.least <= option.default <= option.most
        if option.kind in ("int", "amount", "supply", "brackets"):
            assert option.least < option.most
        if option.kind in ("choice", "supply"):
            assert len(option.choices) > 1


def test_every_option_set_makes_a_game(name):
    game = GAMES[name]
    for options in option_sets(game):
        state = game.new(seats=game.seats[0], seed=1, options=options)
        full = state.snapshot()["options"]
        assert set(full) == set(game.options)
        for key, option in game.options.items():
            assert full[key] == options.get(key, option.default)


def test_wrong_values_of_an_option_are_named(name):
    game = GAMES[name]
    for key, option in game.options.items():
        wrong = [[], {}, "certainly not", 1.5, -1000]
        if option.kind not in ("amount", "brackets"):
            wrong += [None]
        if option.kind == "bool":
            wrong += [0, 1, "true"]
        if option.kind == "int":
            wrong += [option.least - 1, option.most + 1, True, str(option.default)]
        if option.kind == "supply":
            wrong += [{option.choices[0]: option.least}, dict.fromkeys(option.choices, option.most + 1)]
        for value in wrong:
            with pytest.raises(ValueError, match=key):
                game.new(seats=game.seats[0], seed=1, options={key: value})
            with pytest.raises(ValueError):
                option.check(value)


@pytest.mark.parametrize("options", [{"colour_of_the_sky": True}, {"": 1}, {"seats": 2}])
def test_an_unknown_option_is_named(name, options):
    game = GAMES[name]
    with pytest.raises(ValueError, match=next(iter(options)) or "option"):
        game.new(seats=game.seats[0], seed=1, options=options)


@pytest.mark.parametrize("options", [[], "x", 3])
def test_options_must_be_a_mapping(name, options):
    game = GAMES[name]
    with pytest.raises((ValueError, TypeError)):
        game.new(seats=game.seats[0], seed=1, options=options)


@pytest.mark.parametrize("seats", [-1, 0, 99, 10**20])
def test_a_wrong_number_of_seats_is_named(name, seats):
    with pytest.raises(ValueError, match="seats") as error:
        GAMES[name].new(seats=seats, seed=1, options={})
    assert str(GAMES[name].seats[-1]) in str(error.value)


@pytest.mark.parametrize("seats", ["2", 2.0, None, True])
def test_the_number_of_seats_is_an_int(name, seats):
    with pytest.raises((ValueError, TypeError)):
        GAMES[name].new(seats=seats, seed=1, options={})


@pytest.mark.parametrize("seed", ["1", 1.0, None, -1, 2**200])
def test_the_seed_is_an_int_in_range(name, seed):
    game = GAMES[name]
    with pytest.raises((ValueError, TypeError)):
        game.new(seats=game.seats[0], seed=seed, options={})


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1, 2**32, 2**53])
def test_any_usual_seed_makes_a_game_of_its_own(name, seed):
    game = GAMES[name]
    one = game.new(seats=game.seats[0], seed=seed, options={})
    other = game.new(seats=game.seats[0], seed=seed + 1, options={})
    assert one.snapshot() != other.snapshot()
    assert one == game.new(seats=game.seats[0], seed=seed, options={})


def test_every_action_is_plain_data(name):
    game = GAMES[name]
    for action in range(game.actions):
        data = game.action(action)
        assert data["id"] == action
        assert data["kind"]
        assert json.loads(json.dumps(data)) == data


def test_every_notation_of_the_action_space_is_its_own_and_comes_back(name):
    game = GAMES[name]
    state = game.new(seats=game.seats[0], seed=1, options={})
    seen = set()
    for action in range(game.actions):
        text = state.notation(action)
        assert text == game.action(action)["notation"]
        assert text == text.strip()
        assert "\n" not in text
        assert text.isascii()
        assert text not in seen
        seen.add(text)
        assert state.parse(text) == action


def test_the_notation_does_not_depend_on_the_state(name):
    mine = [case for case in CASES if case[0] == name]
    game = GAMES[name]
    first = game.new(seats=game.seats[0], seed=1, options={})
    for case in (mine[0], mine[-1]):
        for state in some(case, 3, 3):
            for action in range(0, game.actions, 7):
                assert state.notation(action) == first.notation(action)
                assert state.parse(first.notation(action)) == action


@pytest.mark.parametrize("text", ["", " ", "nonsense", "play play play", "0", "-1", "\n", "None"])
def test_what_is_no_notation_says_so(name, text):
    game = GAMES[name]
    state = game.new(seats=game.seats[0], seed=1, options={})
    with pytest.raises(ValueError) as error:
        state.parse(text)
    assert len(str(error.value)) > 10


def test_the_sheet_of_a_finished_game_has_a_line_for_each_seat(name):
    game = GAMES[name]
    case = next(case for case in CASES if case[0] == name)
    state = some(case, 5)[-1]
    sheet = game.sheet(state)
    assert len(sheet) == case[1]
    assert [line[TOTAL.get(name, "total")] for line in sheet] == state.scores()
    assert json.loads(json.dumps(sheet)) == sheet


def test_the_graph_has_a_number_for_each_seat_at_any_time(name):
    game = GAMES[name]
    case = next(case for case in CASES if case[0] == name)
    for state in some(case, 5):
        graph = game.graph(state)
        assert graph
        assert all(len(numbers) == case[1] and all(type(n) is int for n in numbers) for numbers in graph.values())
        assert state.scores() in graph.values()


@pytest.mark.parametrize("about", [None, [], {}, {"nothing": 1}, "x"], ids=str)
def test_a_question_no_plan_answers_is_refused_in_one_sentence(name, about):
    game = GAMES[name]
    state = game.new(seats=game.seats[0], seed=1)
    before = state.copy()
    with pytest.raises(ValueError, match=r"plan|about") as error:
        game.plan(state, 0, about)
    assert len(str(error.value)) > 10
    assert "\n" not in str(error.value)
    assert state == before
    with pytest.raises(ValueError, match="seat"):
        game.plan(state, game.seats[0], about)


def test_a_state_of_another_game_is_refused(name):
    game = GAMES[name]
    for other in GAMES:
        if other == name:
            continue
        foreign = GAMES[other].new(seats=GAMES[other].seats[0], seed=1)
        for asked in (
            lambda foreign=foreign: game.why(foreign, 0, {}),
            lambda foreign=foreign: game.plan(foreign, 0, {}),
            lambda foreign=foreign: game.sheet(foreign),
            lambda foreign=foreign: game.graph(foreign),
        ):
            with pytest.raises(ValueError, match=f"not a state of {game.name}"):
                asked()


def test_a_copy_or_a_pickle_of_a_game_is_the_game(name):
    game = GAMES[name]
    assert copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)) is game
