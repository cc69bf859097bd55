"""Records: a game is its header and its actions, and nothing else is needed to have it back."""

import json
import random
import warnings

import pytest

import branchline as bl
from branchline.core.errors import RecordError
from branchline.core.invariants import drawn_options

SEATS = 3  # every game can be played by so many


@pytest.fixture(params=sorted(bl.GAMES))
def game(request):
    return request.param


def played(game, seats=SEATS, seed=7, options=None, most=10**6):
    """A random game as (record, final state)."""
    state = bl.GAMES[game].new(seats=seats, seed=seed, options=options or {})
    chance = random.Random(seed)
    actions = []
    while not state.over and len(actions) < most:
        action = chance.choice(state.legal())
        actions.append(state.notation(action))
        state.play(action)
    return bl.Record(game=game, seats=seats, seed=seed, options=options or {}, actions=actions), state


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.json"


@pytest.fixture
def saved(path, game):
    """The data of a saved game."""
    record, _ = played(game, most=30)
    record.save(path)
    return json.loads(path.read_text(encoding="utf-8"))


def load_damaged(path, data):
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    with pytest.raises(RecordError) as error:
        bl.Record.load(path)
    return one_sentence(error)


def one_sentence(error):
    text = str(error.value)
    assert isinstance(error.value, ValueError)
    assert len(text) > 10
    assert "\n" not in text
    return text


def test_a_record_replays_to_the_same_end(game, path):
    for seats in bl.GAMES[game].seats:
        record, state = played(game, seats)
        assert record.replay() == state
        record.save(path)
        again = bl.Record.load(path)
        assert again == record
        assert again.replay() == state
        assert again.replay().ranks() == state.ranks()


def test_options_travel_with_the_record(path, game):
    options = drawn_options(bl.GAMES[game], SEATS, 1)
    assert options != {name: option.default for name, option in bl.GAMES[game].options.items()}
    record, state = played(game, options=options)
    record.save(path)
    assert bl.Record.load(path).options == options
    assert bl.Record.load(path).replay() == state


def test_a_record_of_an_unfinished_game_replays_as_far_as_it_goes(path, game):
    record, state = played(game, most=25)
    record.save(path)
    assert not bl.Record.load(path).replay().over
    assert bl.Record.load(path).replay() == state
    empty = bl.Record(game=game, seats=SEATS, seed=1, options={}, actions=[])
    assert empty.replay() == bl.GAMES[game].new(seats=SEATS, seed=1, options={})


def test_states_walk_from_the_first_to_the_last(game):
    record, end = played(game, most=40)
    texts, turns = [], []
    state = bl.GAMES[game].new(seats=SEATS, seed=7, options={})
    for number, seen in enumerate(record.states()):
        assert seen == state
        texts.append(json.dumps(seen.snapshot()))
        turns.append(seen.turn)
        if number < len(record.actions):
            state.play(state.parse(record.actions[number]))
    assert len(texts) == 41
    assert turns == sorted(turns)
    assert json.loads(texts[-1]) == end.snapshot()


def test_replaying_leaves_the_record_alone(game):
    record, _ = played(game, most=30)
    before = list(record.actions)
    record.replay()
    list(record.states())
    assert list(record.actions) == before
    assert record.replay() == record.replay()


def test_a_saved_record_is_readable_and_says_what_it_is(saved, game):
    assert saved["format"] == "branchline-record"
    assert saved["version"] == 1
    assert saved["game"] == game
    assert (saved["rules"], saved["board"]) == (bl.GAMES[game].rules_version, bl.GAMES[game].board_version)
    assert (saved["seats"], saved["seed"]) == (3, 7)
    assert len(saved["actions"]) == 30
    assert all(isinstance(text, str) for text in saved["actions"])


def test_saving_twice_gives_the_same_file(path, saved):
    first = path.read_bytes()
    bl.Record.load(path).save(path)
    assert path.read_bytes() == first


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", "null", '"x"', "{}", '{"format": "chess"}', "\x00\x01", "{'a': 1}"]
)
def test_a_foreign_file_is_no_record(path, text):
    load_damaged(path, text)


def test_a_file_that_is_no_text_is_no_record(path):
    path.write_bytes(b"\xff\xfe\x00junk\x80")
    with pytest.raises(RecordError) as error:
        bl.Record.load(path)
    one_sentence(error)


def test_a_truncated_file_is_no_record(path, saved):
    text = path.read_text(encoding="utf-8")
    for cut in (1, len(text) // 3, len(text) // 2, len(text) - 3):
        load_damaged(path, text[:cut])


@pytest.mark.parametrize("part", ["format", "version", "game", "rules", "board", "seats", "seed", "options", "actions"])
def test_a_record_with_a_part_missing_names_it(path, saved, part):
    del saved[part]
    text = load_damaged(path, saved)
    assert part in text or part == "format"


@pytest.mark.parametrize(
    ("part", "value"),
    [("game", "chess"), ("game", 3), ("seats", 1), ("seats", 6), ("seats", "3"), ("seats", True), ("seed", "7"),
     ("seed", 1.5), ("seed", -1), ("seed", None), ("options", []), ("options", {"sky": "blue"}),
     ("actions", "draw"), ("actions", {}), ("actions", [1]), ("actions", [None]),
     ("rules", "1"), ("rules", -1), ("board", None), ("board", 10**6)],
)  # fmt: skip
def test_a_record_with_a_wrong_part_is_refused(path, saved, part, value):
    path.write_text(json.dumps(saved | {part: value}), encoding="utf-8")
    with pytest.raises(RecordError) as error:
        bl.Record.load(path).replay()
    one_sentence(error)


def test_a_record_with_a_wrong_option_is_refused(path, saved, game):
    for name in bl.GAMES[game].options:
        path.write_text(json.dumps(saved | {"options": {name: "certainly not"}}), encoding="utf-8")
        with pytest.raises(RecordError, match=name) as error:
            bl.Record.load(path).replay()
        one_sentence(error)


@pytest.mark.parametrize("version", [2, 1000])
def test_a_record_of_a_newer_format_says_so(path, saved, version):
    assert str(version) in load_damaged(path, saved | {"version": version})


@pytest.mark.parametrize("version", [0, -1, "1", None, 1.5])
def test_a_format_that_never_was_is_refused(path, saved, version):
    load_damaged(path, saved | {"version": version})


def test_a_record_of_newer_rules_is_refused(path, saved):
    load_damaged(path, saved | {"rules": saved["rules"] + 1})


class Later:
    """The game as it may be one day: the same play, under rules and a board with newer numbers."""

    def __init__(self, game):
        self.game = game
        self.rules_version = game.rules_version + 1

    def __getattr__(self, name):
        return getattr(self.game, name)


def test_a_record_of_older_rules_says_so(path, saved, game, monkeypatch):
    monkeypatch.setattr(f"branchline.games.{game}.game.GAME", Later(bl.GAMES[game]))
    assert issubclass(bl.OlderRules, UserWarning)
    with pytest.warns(bl.OlderRules, match="rules"):
        record = bl.Record.load(path)
    assert list(record.actions) == saved["actions"]


def test_a_record_of_these_rules_loads_without_a_word(path, saved):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        bl.Record.load(path)


@pytest.mark.parametrize("wrong", ["nonsense", "", "pass", "the first", "the last"])
@pytest.mark.parametrize("place", [0, 10, 29])
def test_an_action_that_was_not_legal_is_named_with_its_place(path, saved, wrong, place):
    if wrong.startswith("the "):
        state = bl.Record.from_data(saved | {"actions": saved["actions"][:place]}).replay()
        refused = sorted(set(range(bl.GAMES[saved["game"]].actions)) - set(state.legal()))
        wrong = state.notation(refused[0 if wrong == "the first" else -1])
    saved["actions"][place] = wrong
    path.write_text(json.dumps(saved), encoding="utf-8")
    with pytest.raises(RecordError) as error:
        bl.Record.load(path).replay()
    text = one_sentence(error)
    assert str(place + 1) in text or str(place) in text
    assert wrong.strip() in text
    with pytest.raises(RecordError):
        list(bl.Record.from_data(saved).states())


def test_actions_after_the_end_are_refused(game):
    record, _ = played(game)
    longer = bl.Record(game=game, seats=SEATS, seed=7, options={}, actions=[*record.actions, record.actions[-1]])
    with pytest.raises(RecordError) as error:
        longer.replay()
    assert str(len(longer.actions)) in one_sentence(error) or str(len(record.actions)) in str(error.value)


@pytest.mark.parametrize(
    "header",
    [{"game": "chess"}, {"seats": 1}, {"seats": 9}, {"options": {"sky": 1}}, {"seed": -1}],
    ids=str,
)
def test_a_record_that_cannot_start_is_refused(header, game):
    fields = {"game": game, "seats": SEATS, "seed": 7, "options": {}, "actions": []} | header
    with pytest.raises(ValueError) as error:
        bl.Record(**fields).replay()
    one_sentence(error)


def test_a_file_that_is_not_there_is_the_usual_error(tmp_path):
    with pytest.raises((FileNotFoundError, RecordError)):
        bl.Record.load(tmp_path / "nothing.json")


def test_records_of_the_same_game_are_equal(game):
    one, _ = played(game, most=10)
    two, _ = played(game, most=10)
    other, _ = played(game, most=11)
    assert one == two
    assert one != other


def test_data_and_back(saved):
    record = bl.Record.from_data(saved)
    assert record.as_data() == saved
    assert json.loads(json.dumps(record.as_data())) == saved
