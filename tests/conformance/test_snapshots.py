"""A damaged snapshot is refused in one sentence, for every game."""

import json

import pytest

from .walks import CASES, GAMES, case_id, some

FIRST = [next(case for case in CASES if case[0] == name) for name in GAMES]


def middle(case):
    return some(case, 5)[8].snapshot()


@pytest.mark.parametrize("data", [None, [], "x", 3, {}, {"game": "chess"}, b"{}"], ids=repr)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_snapshot_is_refused(name, data):
    with pytest.raises(ValueError) as error:
        GAMES[name].load(data)
    assert len(str(error.value)) > 5


@pytest.mark.parametrize("case", FIRST, ids=case_id)
def test_a_snapshot_with_any_part_left_out_is_refused_by_name(case):
    game = GAMES[case[0]]
    snapshot = middle(case)
    for part in snapshot:
        damaged = json.loads(json.dumps(snapshot))
        del damaged[part]
        with pytest.raises(ValueError, match=part):
            game.load(damaged)


@pytest.mark.parametrize("case", FIRST, ids=case_id)
def test_a_snapshot_with_a_part_nobody_knows_is_refused_by_name(case):
    damaged = middle(case) | {"weather": "fine"}
    with pytest.raises(ValueError, match="weather"):
        GAMES[case[0]].load(damaged)


@pytest.mark.parametrize("case", FIRST, ids=case_id)
@pytest.mark.parametrize("junk", [3.5, "junk", {"junk": 1}, ["junk"], -77, True], ids=repr)
def test_a_snapshot_with_junk_in_any_part_is_refused(case, junk):
    game = GAMES[case[0]]
    snapshot = middle(case)
    for part in snapshot:
        if type(snapshot[part]) is type(junk) is bool:
            continue  # a yes or no that may be either
        with pytest.raises(ValueError):
            game.load(json.loads(json.dumps(snapshot)) | {part: junk})


def places(data, path=()):
    """Every path to a leaf or an empty container of plain data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    inner = False
    for key, value in inside:
        inner = True
        yield from places(value, (*path, key))
    if not inner:
        yield path


@pytest.mark.parametrize("case", FIRST, ids=case_id)
@pytest.mark.parametrize("junk", ["junk", -1000, 2.5, [[]], {"junk": {}}], ids=repr)
def test_junk_anywhere_deep_inside_is_refused(case, junk):
    game = GAMES[case[0]]
    snapshot = middle(case)
    every = list(places(snapshot))
    for path in every[:: max(1, len(every) // 150)]:
        damaged = json.loads(json.dumps(snapshot))
        inside = damaged
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = junk
        with pytest.raises(ValueError) as error:
            game.load(damaged)
        assert len(str(error.value)) > 5


@pytest.mark.parametrize("case", FIRST, ids=case_id)
def test_a_snapshot_of_other_rules_or_another_game_is_refused(case):
    game = GAMES[case[0]]
    for part, value in (("game", "chess"), ("seats", 99), ("rules", 10**6), ("board", 10**6)):
        with pytest.raises(ValueError, match=part):
            game.load(middle(case) | {part: value})
