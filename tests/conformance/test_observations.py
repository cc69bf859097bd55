"""Positions as bytes (docs/contract.md): `observe` and `mask`, for every game, seat count and option."""

import array
import ctypes
import json

import numpy as np
import pytest

from .walks import CASES, GAMES, case_id, sensible, some, some_sensible

every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
every_game = pytest.mark.parametrize("name", GAMES)
UNTOUCHED = 0xAA


def size_of(game):
    return sum(part.size for part in game.observation)


def observed(state, seat, game):
    # Whatever stood in the buffer before is written over.
    buffer = bytearray([UNTOUCHED]) * size_of(game)
    state.observe(seat, buffer)
    return bytes(buffer)


def masked(state, game):
    buffer = bytearray([UNTOUCHED]) * game.actions
    state.mask(buffer)
    return bytes(buffer)


def plain_case(name, seats=-1):
    return (name, GAMES[name].seats[seats], {})


# What is written


@every_game
def test_the_parts_of_an_observation_follow_each_other_and_say_what_they_tell(name):
    observation = GAMES[name].observation
    assert isinstance(observation, tuple)
    at = 0
    for part in observation:
        assert (part.name, part.at, part.size, part.text) == tuple(part)
        assert part.name.isidentifier()
        assert type(part.at) is type(part.size) is int
        assert part.at == at
        assert part.size > 0
        assert part.text.strip() == part.text != ""
        at += part.size
    assert at > 0
    assert len({part.name for part in observation}) == len(observation)


@every_case
def test_a_mask_is_the_list_of_legal_actions(case):
    game = GAMES[case[0]]
    for state in (*some(case, 1), *some_sensible(case, 1)):
        mask = masked(state, game)  # asked for first, so that nothing is left of an earlier answer
        legal = set(state.legal())
        assert mask == bytes([action in legal for action in range(game.actions)])
        assert any(mask) != state.over


@every_case
def test_an_observation_depends_on_the_position_alone_and_leaves_it_as_it_was(case):
    game = GAMES[case[0]]
    for state in (*some(case, 2, 3)[3:], *some_sensible(case, 2, 3)):
        was = json.dumps(state.snapshot())
        for seat in range(case[1]):
            seen = observed(state, seat, game)
            assert observed(state, seat, game) == seen
            assert observed(game.load(state.snapshot()), seat, game) == seen
        masked(state, game)
        assert json.dumps(state.snapshot()) == was


@every_case
def test_an_observation_holds_nothing_that_its_seat_may_not_know(case):
    game = GAMES[case[0]]
    apart = False
    for state in (*some(case, 3), *some_sensible(case, 3)):
        for seat in range(case[1]):
            seen = observed(state, seat, game)
            for seed in (1, 2):
                guess = state.resample(seat, seed)
                apart = apart or guess.snapshot() != state.snapshot()
                assert observed(guess, seat, game) == seen
    assert apart


IN_EVERY_VIEW = {"legal", "turn"}  # what a view says besides the position


def told(view):
    return json.dumps({key: value for key, value in view.items() if key not in IN_EVERY_VIEW}, sort_keys=True)


@every_case
def test_an_observation_tells_positions_apart_nearly_as_well_as_a_view(case):
    game = GAMES[case[0]]
    views, observations = set(), set()
    for number, state in enumerate(sensible(case, 4)):
        if number % 3 == 0:
            for seat in range(case[1]):
                views.add(told(state.view(seat)))
                observations.add(observed(state, seat, game))
    assert len(observations) > 0.9 * len(views)


@every_game
def test_an_observation_tells_what_was_done_nearly_as_well_as_a_view(name):
    # Of two routes of the same length and colour nothing but the board tells which was claimed.
    game = GAMES[name]
    views = observations = 0
    for state in (*some(plain_case(name), 6, 10), *some_sensible(plain_case(name), 6, 10)):
        seat = state.seat
        after = []
        for action in state.legal():
            after.append(state.copy())
            after[-1].apply(action)
        views += len({told(other.view(seat)) for other in after})
        observations += len({observed(other, seat, game) for other in after})
    assert observations > 0.9 * views


@pytest.mark.long
@every_game
def test_every_part_of_an_observation_has_something_to_tell(name):
    game = GAMES[name]
    most = bytearray(size_of(game))
    for case in CASES:
        if case[0] == name:
            for state in (*some(case, 5), *some_sensible(case, 5)):
                for seat in range(case[1]):
                    most = bytearray(map(max, most, observed(state, seat, game)))
    for part in game.observation:
        assert any(most[part.at : part.at + part.size]), part.name


@every_game
def test_seats_are_counted_from_the_one_that_looks(name):
    case = plain_case(name)
    game = GAMES[name]
    part = next(part for part in game.observation if part.name == "deciding")
    for state in (*some(case, 6), *some_sensible(case, 6)):
        for seat in range(case[1]):
            seen = observed(state, seat, game)[part.at : part.at + part.size]
            expected = [0] * part.size
            if not state.over:
                expected[(state.seat - seat) % case[1]] = 1
            assert list(seen) == expected


# Where it is written to


def ways(size):
    """Buffers of many kinds that take so many bytes."""
    yield bytearray(size)
    yield memoryview(bytearray(size))
    yield memoryview(bytearray(size + 7))[3 : size + 3]
    yield np.zeros(size, np.uint8)
    yield np.zeros((3, size), np.uint8)[1]
    yield np.zeros((4, 2, size), np.uint8)[3, 1]
    yield np.zeros(size, np.int8)
    yield np.zeros((3, size), np.bool_)[2]
    yield array.array("B", bytes(size))
    yield array.array("b", bytes(size))
    yield (ctypes.c_ubyte * size)()


@every_game
def test_every_kind_of_buffer_gets_the_same_bytes_and_nothing_beside_them(name):
    game = GAMES[name]
    state = some(plain_case(name), 7, 3)[5]
    for buffer in ways(size_of(game)):
        assert state.observe(0, buffer) is None
        assert bytes(buffer) == observed(state, 0, game)
    for buffer in ways(game.actions):
        assert state.mask(buffer) is None
        assert bytes(buffer) == masked(state, game)
    batch = np.full((5, size_of(game)), UNTOUCHED, np.uint8)
    state.observe(0, batch[2])
    assert bytes(batch[2]) == observed(state, 0, game)
    assert (np.delete(batch, 2, axis=0) == UNTOUCHED).all()


def unfit(size):
    """What cannot be written to, or not in one piece, or has another size."""
    yield bytes(size)
    yield memoryview(bytes(size))
    fixed = np.full(size, UNTOUCHED, np.uint8)
    fixed.flags.writeable = False
    yield fixed
    yield bytearray([UNTOUCHED]) * (size - 1)
    yield bytearray([UNTOUCHED]) * (size + 1)
    yield bytearray()
    yield np.full(size - 1, UNTOUCHED, np.uint8)
    yield np.full((2, size), UNTOUCHED, np.uint8)
    yield np.full(2 * size, UNTOUCHED, np.uint8)[::2]
    yield np.full(size, UNTOUCHED, np.uint8)[::-1]
    yield np.full((size, 3), UNTOUCHED, np.uint8)[:, 1]
    yield memoryview(bytearray([UNTOUCHED]) * (2 * size))[::2]
    yield np.full(size, UNTOUCHED, np.int16)
    yield np.full(size, UNTOUCHED, ">i2")
    yield np.full(size, UNTOUCHED, np.float32)
    yield np.full(size, None, object)
    yield [UNTOUCHED] * size
    yield "x" * size
    yield None
    yield size
    yield range(size)


def content(buffer):
    return buffer.tolist() if isinstance(buffer, np.ndarray | memoryview) else repr(buffer)


@every_game
def test_a_buffer_that_does_not_fit_is_refused_in_one_sentence_and_not_written_to(name):
    game = GAMES[name]
    state = some(plain_case(name), 7, 3)[5]
    asked = ((size_of(game), lambda buffer: state.observe(0, buffer)), (game.actions, state.mask))
    for size, ask in asked:
        for buffer in unfit(size):
            before = content(buffer)
            with pytest.raises(ValueError, match=r"^buffer: ") as error:
                ask(buffer)
            assert "\n" not in str(error.value)
            assert content(buffer) == before


@every_game
@pytest.mark.parametrize("number", [-1, 1, 8])
def test_a_buffer_of_another_size_is_told_the_right_one(name, number):
    game = GAMES[name]
    state = some(plain_case(name), 7, 3)[5]
    with pytest.raises(ValueError, match=rf"{size_of(game) + number}\b.*\b{size_of(game)}\b"):
        state.observe(0, bytearray(size_of(game) + number))
    with pytest.raises(ValueError, match=rf"{game.actions + number}\b.*\b{game.actions}\b"):
        state.mask(bytearray(game.actions + number))


@every_game
@pytest.mark.parametrize("seat", [-1, 2, 99, 2**70, None, "0", 0.0, True], ids=repr)
def test_a_seat_that_is_not_there_observes_nothing(name, seat):
    game = GAMES[name]
    state = some(plain_case(name, 0), 7, 3)[5]
    if seat in range(state.seats) and type(seat) is int:
        seat = state.seats
    buffer = bytearray([UNTOUCHED]) * size_of(game)
    with pytest.raises(ValueError, match="seat"):
        state.observe(seat, buffer)
    assert buffer == bytearray([UNTOUCHED]) * size_of(game)
