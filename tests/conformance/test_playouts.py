"""Games played inside the engine, at random or by a policy (docs/contract.md), for every game."""

import json
import pickle
from itertools import chain, islice

import pytest

from .walks import CASES, GAMES, LENGTH, any_policy, case_id, some, some_sensible

LIMIT = 1_000_000  # the largest weight
every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
every_game = pytest.mark.parametrize("name", GAMES)


def fresh(case, seed=1):
    name, seats, options = case
    return GAMES[name].new(seats=seats, seed=seed, options={**LENGTH.get(name, {}), **options})


def plainest(name):
    return next(case for case in CASES if case[0] == name)


def middle(name):
    return some(plainest(name), 3, 3)[5]


def key(state):
    """Equal for equal states, and can be looked up."""
    return pickle.dumps(state, 4)


def after_each(state):
    """What each legal action leads to: the key of that state, and the actions. Mostly it is one."""
    by_state = {}
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        by_state.setdefault(key(after), []).append(action)
    return by_state


def decided(state, seed, policy, after=None):
    """The action (or those that come to the same) that a playout decides on here."""
    played = state.copy()
    assert played.playout(seed, policy, 1) == 1
    return (after or after_each(state))[key(played)]


def quiet(policy):
    return {name: weight for name, weight in policy.items() if name != "noise"}


# What a game offers


@every_game
def test_a_game_says_what_a_policy_can_weigh(name):
    features = GAMES[name].features
    assert features
    for feature, text in features.items():
        assert feature.isidentifier()
        assert isinstance(text, str)
        assert text.strip() == text != ""
    assert "noise" not in features  # it would mean two things


@every_game
def test_a_game_has_a_policy_of_its_own(name):
    game = GAMES[name]
    assert game.policy
    assert game.policy.keys() <= game.features.keys() | {"noise"}
    assert all(type(weight) is int and 0 < abs(weight) <= LIMIT for weight in game.policy.values())
    assert game.policy.get("noise", 0) >= 0


# The games that are played


@every_case
@pytest.mark.parametrize("by", [None, "policy"])
def test_the_same_seed_and_policy_play_the_same_game(case, by):
    policy = GAMES[case[0]].policy if by else None
    one, other, third = fresh(case), fresh(case), fresh(case)
    decisions = one.playout(7, policy)
    assert type(decisions) is int
    assert decisions > 0
    assert one.over
    assert other.playout(7, policy) == decisions
    assert other == one
    third.playout(8, policy)
    assert third != one


@every_case
@pytest.mark.parametrize("by", [None, "policy"])
def test_a_limit_stops_the_same_game_after_so_many_legal_decisions(case, by):
    policy = GAMES[case[0]].policy if by else None
    before = start = fresh(case)
    whole = start.copy()
    total = whole.playout(7, policy)
    for limit in range(6):
        state = start.copy()
        assert state.playout(7, policy, limit) == limit
        if limit:
            assert key(state) in after_each(before)
        else:
            assert state == start
        before = state
    for limit, expected in ((total - 1, total - 1), (total, total), (total + 1, total)):
        state = start.copy()
        assert state.playout(7, policy, limit) == expected
        assert state.over == (expected == total)
        assert (state == whole) == state.over


@every_case
def test_a_playout_can_go_on_from_anywhere_to_an_end_with_places(case):
    for state in some_sensible(case, 3, 3):
        was_over, turn, revealed = state.over, state.turn, state.revealed
        decisions = state.playout(5, GAMES[case[0]].policy)
        assert state.over
        assert (decisions == 0) == was_over
        assert state.turn >= turn
        assert state.revealed >= revealed
        assert min(state.ranks()) == 1
        assert state.legal() == []
        over = state.copy()
        assert state.playout(6) == state.playout(6, None, 3) == state.playout(6, {}, 0) == 0
        assert state == over


@every_game
def test_a_policy_by_keywords_or_in_another_order_is_the_same(name):
    game = GAMES[name]
    one, other = fresh(plainest(name)), fresh(plainest(name))
    decisions = one.playout(4, game.policy, 40)
    backwards = dict(reversed([*game.policy.items(), *((f, 0) for f in game.features if f not in game.policy)]))
    assert other.playout(seed=4, policy=backwards, limit=40) == decisions
    assert one == other


@every_game
def test_without_noise_only_the_ratio_of_the_weights_counts(name):
    game = GAMES[name]
    largest = max(abs(weight) for weight in game.policy.values())
    one, other = fresh(plainest(name)), fresh(plainest(name))
    one.playout(4, quiet(game.policy), 60)
    other.playout(4, {feature: weight * (LIMIT // largest) for feature, weight in quiet(game.policy).items()}, 60)
    assert one == other


def varied(name, options=False):
    """Positions of random and sensible games at tables of every size, or with every option, where there is something
    to choose."""
    cases = [case for case in CASES if case[0] == name and bool(case[2]) == options]
    for case in cases:
        for seed in (1, 2):
            for state in (*some(case, seed), *some_sensible(case, seed)):
                if len(state.legal()) > 1:
                    yield state


@every_game
def test_every_feature_tells_some_actions_apart(name):
    for feature in GAMES[name].features:
        # What some options alone allow is looked for with them.
        for state in chain(varied(name), varied(name, options=True)):
            most, least = state.copy(), state.copy()
            most.playout(3, {feature: 1}, 1)
            least.playout(3, {feature: -1}, 1)
            if most != least:  # among equals both would have drawn the same
                break
        else:
            pytest.fail(f"whatever weight {feature} gets, the same is played")


@every_game
def test_without_weights_every_legal_action_is_played_sometimes(name):
    game = GAMES[name]
    states = [state for state in varied(name) if len(state.legal()) < 12]
    assert states
    for state in states[:: len(states) // 6 + 1]:
        legal, after = state.legal(), after_each(state)
        for policy in (None, {}, dict.fromkeys(game.features, 0), {"noise": LIMIT}):
            played = {action for seed in range(25 * len(legal)) for action in decided(state, seed, policy, after)}
            assert sorted(played) == legal


@every_game
def test_each_legal_action_is_equally_likely_at_random_and_among_equals(name):
    # A first action that is more likely than the others, or a last one that is less so, would stand out.
    state = next(state for state in varied(name) if 3 <= len(state.legal()) == len(after_each(state)) <= 10)
    legal, after = state.legal(), after_each(state)
    rounds = 60
    for policy in (None, {}):
        counts = dict.fromkeys(legal, 0)
        for seed in range(rounds * len(legal)):
            counts[decided(state, seed, policy, after)[0]] += 1
        # The square sum of the deviations has one degree of freedom less than there are actions.
        deviation = sum((count - rounds) ** 2 / rounds for count in counts.values())
        assert deviation < (len(legal) - 1) + 5 * (2 * (len(legal) - 1)) ** 0.5


@every_game
def test_the_best_action_is_played_whatever_the_seed_and_one_of_the_best_if_there_are_several(name):
    policy = quiet(GAMES[name].policy)
    # Worths are whole numbers: when each is taken a hundredfold, noise of 0 to 99 brings no other to the front.
    wavering = {feature: weight * 100 for feature, weight in policy.items()} | {"noise": 100}
    single = several = 0
    for state in varied(name):
        after = after_each(state)
        best = {tuple(decided(state, seed, policy, after)) for seed in range(30)}
        single += len(best) == 1 < len(after)
        several += 1 < len(best) < len(after)
        if len(best) <= 3:  # of more equals some might not have come up
            assert {tuple(decided(state, seed, wavering, after)) for seed in range(30)} <= best
    assert single > 3
    assert several > 3


@every_game
def test_noise_wavers_between_actions(name):
    game = GAMES[name]
    more = 0
    for state in islice(varied(name), 0, None, 4):
        after = after_each(state)
        ways = []
        for noise in (0, 3 * max(map(abs, game.policy.values())), LIMIT):
            policy = {**game.policy, "noise": noise}
            ways.append(len({tuple(decided(state, seed, policy, after)) for seed in range(30)}))
        assert ways[0] <= ways[2]
        more += ways[0] < ways[1]
    assert more > 3


MORE_ROUNDS = {"lunar": {"max_rounds": 20}}  # until what was built has earned something


@every_game
def test_by_its_policy_a_game_is_played_better_than_at_random(name):
    game = GAMES[name]
    means = {}
    for by, policy in (("policy", game.policy), ("random", None)):
        scores = []
        for seed in range(6):
            for seats in (game.seats[0], game.seats[-1]):
                state = game.new(seats=seats, seed=seed, options=MORE_ROUNDS.get(name, {}))
                state.playout(seed, policy)
                scores += state.scores()
        means[by] = sum(scores) / len(scores)
    assert means["policy"] > means["random"]


# Secrets


def policies(game, each):
    """The game's own with and without noise and some of all features; each feature alone, for and against, if asked."""
    yield game.policy
    yield quiet(game.policy)
    for seed in range(3):
        yield any_policy(game, seed)
    for feature in game.features if each else ():
        yield {feature: 10, "noise": 8}
        yield {feature: -1}


@every_case
def test_a_policy_uses_only_what_the_deciding_seat_may_know(case):
    game = GAMES[case[0]]
    apart = 0
    for state in (*some(case, 5, 3)[3:], *some_sensible(case, 5, 4)):
        if state.over or len(state.legal()) == 1:
            continue
        twin = state.resample(state.seat, 11)
        apart += twin.snapshot() != state.snapshot()
        here, there = after_each(state), after_each(twin)
        for seed, policy in enumerate(policies(game, each=not case[2])):
            # Where several actions come to the same, it is enough that one of them was played in both.
            assert set(decided(state, seed, policy, here)) & set(decided(twin, seed, policy, there)), policy
    assert apart


@every_case
def test_a_playout_at_random_uses_the_number_of_legal_actions_and_nothing_else(case):
    for state in some(case, 6, 4):
        if not state.over:
            twin = state.resample(state.seat, 11)
            assert set(decided(state, 2, None)) & set(decided(twin, 2, None))


# What is refused


def refused(state, *given):
    was = json.dumps(state.snapshot()), key(state)
    with pytest.raises(ValueError) as error:
        state.playout(*given)
    assert type(error.value) is ValueError
    text = str(error.value)
    assert "\n" not in text
    assert (json.dumps(state.snapshot()), key(state)) == was
    return text


@every_game
@pytest.mark.parametrize("seed", [-1, True, 1.0, "1", None, [], 2**128, 2**200], ids=repr)
def test_a_bad_seed_is_named(name, seed):
    text = refused(middle(name), seed, None, 3)
    assert "seed" in text
    assert repr(seed) in text


@every_game
@pytest.mark.parametrize("limit", [-1, -(2**70), True, False, 1.0, "1", [], {}], ids=repr)
def test_a_bad_limit_is_named(name, limit):
    text = refused(middle(name), 1, None, limit)
    assert "limit" in text
    assert repr(limit) in text


@every_game
@pytest.mark.parametrize("limit", [2**31, 2**32, 2**32 + 1, 2**40, 2**63, 2**64 + 1, 2**70])
def test_a_large_limit_stops_nothing_or_is_refused(name, limit):
    # Where numbers have a size, a limit cut to its last digits would stop at once.
    one, other = middle(name), middle(name)
    if limit > 2**40:
        assert "1099511627776" in refused(one, 1, None, limit)
    else:
        assert one.playout(1, None, limit) == other.playout(1)
        assert one == other


@every_game
@pytest.mark.parametrize("policy", [3, "draw", [("draw", 1)], {"draw"}, 1.5, True], ids=repr)
def test_a_policy_is_a_mapping(name, policy):
    assert "policy" in refused(middle(name), 1, policy, 3)


@every_game
@pytest.mark.parametrize("feature", ["weather", "", "Noise", 3, None, ("noise",)], ids=repr)
def test_an_unknown_feature_is_named_and_so_are_those_there_are(name, feature):
    text = refused(middle(name), 1, {feature: 1}, 3)
    assert repr(feature) in text
    assert all(known in text for known in GAMES[name].features)
    assert "noise" in text


@every_game
@pytest.mark.parametrize("weight", [True, 1.0, "1", None, [1], LIMIT + 1, -LIMIT - 1, 2**31, 2**64, -(2**70)], ids=repr)
def test_a_bad_weight_is_named_and_so_is_what_is_allowed(name, weight):
    for feature in (*GAMES[name].features, "noise"):
        text = refused(middle(name), 1, {feature: weight}, 3)
        assert feature in text
        assert repr(weight) in text
        assert "1000000" in text.replace(",", "").replace("_", "")


@every_game
@pytest.mark.parametrize("noise", [-1, -LIMIT])
def test_noise_is_not_negative(name, noise):
    text = refused(middle(name), 1, {"noise": noise}, 3)
    assert "noise" in text
    assert repr(noise) in text


@every_game
def test_the_largest_weights_are_allowed(name):
    features = GAMES[name].features
    for policy in ({"noise": LIMIT}, {"noise": 0}, dict.fromkeys(features, LIMIT), dict.fromkeys(features, -LIMIT)):
        assert middle(name).playout(1, policy, 2) == 2
