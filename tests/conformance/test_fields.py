"""Everything a state has is listed once: it is copied, compared and pickled with nothing left out."""

import pickle

import pytest

from branchline.core.fields import Fields
from branchline.core.native import row
from branchline.core.rows import longer

from .walks import CASES, GAMES, case_id, sensible, some_sensible

every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
SEATS = 0  # among the basics


def key(state):
    return pickle.dumps(state, 4)


def biggest(name):
    """The largest table with the defaults, and a middling one with every option turned over."""
    mine = [case for case in CASES if case[0] == name]
    return [
        max((case for case in mine if not case[2]), key=lambda case: case[1]),
        max(mine, key=lambda case: len(case[2])),
    ]


def some_places(row):
    """Places of a row from all over it, the first and the last among them."""
    return sorted({*range(0, len(row), max(1, len(row) // 25)), *range(len(row))[-1:]})


def another(number):
    """A number next to this one, such that of 0 and 1, which may say no and yes, each becomes the other."""
    return number - 1 if number else 1


def changed(state):
    """(what was changed, fields): the fields of the state with one thing in them other than it was."""
    for part in ("basics", "numbers"):
        for at in range(len(getattr(state.fields(), part))):
            fields = state.fields().copy()
            getattr(fields, part)[at] = another(getattr(fields, part)[at])
            yield (part, at), fields
    for number in range(len(state.fields().rows)):
        for at in some_places(state.fields().rows[number]):
            fields = state.fields().copy()
            numbers = list(fields.rows[number])
            numbers[at] = another(numbers[at])
            fields.rows[number] = row(numbers)
            yield ("row", number, at), fields
        fields = state.fields().copy()
        fields.rows[number] = longer(fields.rows[number], 0)
        yield ("row", number, "longer"), fields
    for at in range(len(state.fields().shared)):
        fields = state.fields()
        shared = [*fields.shared[:at], "another", *fields.shared[at + 1 :]]
        yield ("shared", at), Fields(False, fields.basics, fields.numbers, fields.rows, tuple(shared))


@pytest.mark.parametrize("name", GAMES)
def test_states_that_differ_in_a_single_number_are_not_equal(name):
    for case in biggest(name):
        for state in some_sensible(case, 1, 2)[1:]:
            assert type(state)(state.fields().copy()) == state
            for what, fields in changed(state):
                assert not fields.same(state.fields()), what
                assert not state.fields().same(fields), what
                # A table of another size has other rows, and what is shared is of its own kind.
                if what[0] == "shared" or what == ("basics", SEATS):
                    continue
                other = type(state)(fields)
                assert other != state, what
                assert state != other, what
                assert key(other) != key(state), what
                # What the constructor took is what is listed again: nothing is mixed up on the way.
                assert other == type(state)(other.fields().copy()), what


def attributes(state):
    """All that a state has, by name. Compiled classes list it with the class, the others in a dict; a state may have
    something of both."""
    listed = [(name, kind) for part in type(state).__mro__ for name, kind in vars(part).items()]
    names = [name for name, kind in listed if type(kind).__name__ == "getset_descriptor" and not name.startswith("__")]
    return {name: plain(getattr(state, name)) for name in {*names, *getattr(state, "__dict__", ())}}


def plain(value):
    if hasattr(value, "words"):
        return value.words()
    if isinstance(value, str | bytes) or not hasattr(value, "__len__"):
        return value
    return [plain(entry) for entry in value]


@every_case
def test_nothing_of_a_state_is_left_out_when_it_is_copied_pickled_or_loaded(case):
    game = GAMES[case[0]]
    for state in some_sensible(case, 2, 8):
        everything = attributes(state)
        assert len(everything) > 10
        assert attributes(state.copy()) == everything
        assert attributes(pickle.loads(key(state))) == everything
        loaded = game.load(state.snapshot())
        assert attributes(loaded) == everything
        assert key(loaded) == key(state)


@every_case
def test_neither_a_copy_nor_its_original_moves_with_the_other(case):
    policy = GAMES[case[0]].policy
    copies = []
    for number, state in enumerate(sensible(case, 3)):
        if number % 5 and case[2]:
            continue  # every position only with the usual options
        was = key(state)
        twin = state.copy()
        twin.playout(number, policy, 3)
        twin.playout(number, None, 3)
        assert key(state) == was
        copies.append((was, state.copy()))
    # Meanwhile the game has gone on to its end.
    assert len(copies) > 10
    for was, twin in copies:
        assert key(twin) == was
