"""The generator of chance: sfc32, the same numbers on every machine."""

import pickle
from collections import Counter
from itertools import permutations

import pytest

from branchline.core.chance import GAME, GUESS, GUESSED_GAME, OPTIONS, PLAYER, Chance, seeded
from branchline.core.native import row

WORD = 0xFFFFFFFF


def sfc32(a, b, c, counter):
    """The published generator, written down here a second time: yields (word, state after it)."""
    while True:
        word = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = (((c << 21) | (c >> 11)) + word) & WORD
        yield word, (a, b, c, counter)


def state(chance):
    return chance.a, chance.b, chance.c, chance.counter


STATES = [(1, 2, 3, 4), (0, 0, 0, 1), (WORD, WORD, WORD, WORD), (0x12345678, 0x9ABCDEF0, 0x0F1E2D3C, 77)]


@pytest.mark.parametrize("start", STATES, ids=str)
def test_words_are_those_of_sfc32(start):
    chance = Chance(*start)
    for (word, after), _ in zip(sfc32(*start), range(1000), strict=False):
        assert chance.word() == word
        assert state(chance) == after
        assert list(chance.words()) == list(after)


def test_known_first_words():
    # Worked out with the generator above.
    chance = Chance(1, 2, 3, 4)
    assert [chance.word() for _ in range(5)] == [7, 34, 56623200, 188882296, 3431242869]


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 9, 55, 110, 1000, 2**16, 10**6 + 3, 2**31, 2**31 + 1])
def test_below_stays_in_range_and_moves_along_the_words(n):
    chance = seeded(n)
    for _ in range(300):
        steps = sfc32(*state(chance))
        assert 0 <= chance.below(n) < n
        # However a word is turned into a number, only whole words are used up.
        assert any(state(chance) == after for (_, after), _ in zip(steps, range(100), strict=False)) or n == 1


def scaled(n, steps):
    """A fair number below n by the definition, with numbers of any size: a word times n, of which the high word
    counts. As many low words as remain when all are dealt out evenly are one too many, so those are drawn again."""
    for word, after in steps:
        high, low = divmod(word * n, 2**32)
        if low >= 2**32 % n:
            return high, after
    raise AssertionError


# Among them the first and last beyond which a product or a sum would not fit 32 or 64 bits, and those (a little more
# than a part of all words) for which many a word is drawn again.
EDGES = [1, 2, 3, 7, 2**16, 2**16 + 1, 2**31 - 1, 2**31, 2**31 + 1, 3 << 30, 2**32 - 1, 2**32]
AGAIN = [2**32 // part + 1 for part in (2, 3, 4, 5, 9, 1000)]


@pytest.mark.parametrize("n", [*EDGES, *AGAIN])
def test_below_gives_the_numbers_of_its_definition(n):
    for start in STATES:
        chance = Chance(*start)
        for _ in range(300):
            number, after = scaled(n, sfc32(*state(chance)))
            assert chance.below(n) == number
            assert state(chance) == after


@pytest.mark.parametrize("n", [0, -1, -(2**31), -(2**63), 2**32 + 1, 2**40, 2**63 - 1, 2**63, 2**64, 2**64 + 6, 2**70])
def test_below_what_is_out_of_range_is_an_error_and_never_a_number(n):
    chance = seeded(5)
    before = state(chance)
    # What is no number of the machine at all is refused by the compiled engine before it is looked at.
    with pytest.raises(ValueError if -(2**63) <= n < 2**63 else (ValueError, TypeError, OverflowError)):
        chance.below(n)
    assert state(chance) == before


def test_a_row_is_mixed_as_a_list_is_shuffled():
    for length in (0, 1, 2, 55, 110):
        items, mixed = list(range(length)), row(list(range(length)))
        one, other = seeded(length), seeded(length)
        one.shuffle(items)
        other.mix(mixed)
        assert list(mixed) == items
        assert one == other


@pytest.mark.parametrize("n", [2, 3, 5, 9, 10, 34, 55])
def test_below_is_even(n):
    chance = seeded(7)
    rounds = 2000
    counts = Counter(chance.below(n) for _ in range(rounds * n))
    # The square sum of the deviations has n - 1 degrees of freedom.
    deviation = sum((counts[i] - rounds) ** 2 / rounds for i in range(n))
    assert deviation < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_below_has_no_bias_for_large_numbers():
    # A remainder of a word would fall into the lowest third every other time.
    n = 3 << 30
    chance = seeded(11)
    low = sum(chance.below(n) < 1 << 30 for _ in range(6000))
    assert 1800 < low < 2200


def test_pairs_and_triples_are_even_too():
    chance = seeded(3)
    pairs = Counter((chance.below(6), chance.below(6)) for _ in range(36_000))
    assert all(830 < pairs[a, b] < 1170 for a in range(6) for b in range(6))
    triples = Counter((chance.below(3), chance.below(3), chance.below(3)) for _ in range(27_000))
    assert len(triples) == 27
    assert all(850 < n < 1150 for n in triples.values())


def test_every_order_of_a_shuffle_is_as_likely():
    chance = seeded(5)
    orders = Counter()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    assert all(850 < n < 1150 for n in orders.values())


@pytest.mark.parametrize("length", [0, 1, 2, 55, 110])
def test_a_shuffle_keeps_all_items(length):
    items = list(range(length))
    assert seeded(9).shuffle(items) is None
    assert sorted(items) == list(range(length))
    if length > 10:
        assert items != list(range(length))


def test_the_same_seed_gives_the_same_numbers():
    one, other = seeded(42), seeded(42)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_every_seed_gives_numbers_of_its_own():
    starts = set()
    for seed in range(5000):
        chance = seeded(seed)
        starts.add(tuple(chance.below(2**20) for _ in range(4)))
    assert len(starts) == 5000


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1, 2**32, 2**40 + 1, 2**53])
def test_all_of_a_seed_counts(seed):
    for other in (seed + 1, seed ^ (1 << 32), seed ^ (1 << 20)):
        assert state(seeded(other)) != state(seeded(seed))
        assert seeded(other).word() != seeded(seed).word()


def test_neighbouring_seeds_look_unrelated():
    firsts = Counter(seeded(seed).below(10) for seed in range(10_000))
    assert all(880 < firsts[i] < 1120 for i in range(10))
    same = sum(seeded(seed).below(2) == seeded(seed + 1).below(2) for seed in range(4000))
    assert 1850 < same < 2150


def test_a_copy_goes_its_own_way():
    chance = seeded(8)
    chance.below(5)
    twin = chance.copy()
    mine = [chance.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == mine
    twin.below(7)
    assert state(twin) != state(chance)
    assert state(pickle.loads(pickle.dumps(chance))) == state(chance)


def test_a_snapshot_holds_four_words_that_move_along_sfc32():
    import branchline as bl

    for name in bl.GAMES:
        game = bl.GAMES[name].new(seats=bl.GAMES[name].seats[0], seed=1, options={})
        now = tuple(game.snapshot()["chance"])
        for _ in range(40):
            game.play(game.legal()[0])
            after = tuple(game.snapshot()["chance"])
            path = (state for (_, state), _ in zip(sfc32(*now), range(2000), strict=False))
            assert after == now or after in path
            now = after


def test_the_streams_of_one_seed_have_no_word_in_common():
    streams = []
    for use in (GAME, PLAYER, GUESS, GUESSED_GAME, OPTIONS):
        chance = seeded(17, use)
        streams.append({chance.word() for _ in range(1000)})
    assert len(set.union(*streams)) == sum(map(len, streams))


# Made with the generator as it was when seeds had 64 bits: records with such seeds go on as they were.
SHORT = {
    (0, GAME): [1363572419, 145230303, 808754475],
    (7, PLAYER): [46412736, 3620445133, 2439915088],
    (2**64 - 1, GAME): [3198948910, 1207870834, 3536270770],
}


def test_short_seeds_start_the_streams_they_always_did():
    for (seed, stream), words in SHORT.items():
        chance = Chance(seed & WORD, seed >> 32, stream, 1)
        for _ in range(12):
            chance.word()
        assert seeded(seed, stream) == chance
        assert [chance.word() for _ in words] == words


def test_every_bit_of_a_long_seed_counts():
    """Also the highest and the lowest, in every use; and nothing of it stands in the state as it was given."""
    base = 0x0123456789ABCDEF_FEDCBA9876543210
    seeds = [base, *(base ^ (1 << bit) for bit in range(127))]
    for stream in (GAME, PLAYER, GUESS):
        streams = {state(seeded(seed, stream)) for seed in seeds}
        assert len(streams) == len(seeds)
    given = {(base >> shift) & WORD for shift in range(0, 128, 32)}
    before = Chance(*state(seeded(base)))
    assert not given & set(before.words())


def test_a_long_seed_gives_each_use_other_numbers():
    uses = (GAME, PLAYER, GUESS, GUESSED_GAME, OPTIONS)
    assert len({state(seeded(2**127 + 1, use)) for use in uses}) == len(uses)


def test_known_words_of_a_long_seed():
    """The same on every machine, for ever: records are made with them."""
    assert [seeded(2**64).word(), seeded(2**128 - 1).word(), seeded(2**127, PLAYER).word()] == [
        1174093237,
        1113886705,
        4004514584,
    ]
