"""What a game offers beyond its rules (docs/contract.md, "A pack"), for every game."""

import random

import pytest

from branchline.bots.uniform import Random
from branchline.core.pack import Pack
from branchline.locale import LANGUAGES, Speaker
from branchline.locale.words import Words

from .walks import CASES, GAMES, LENGTH, PACKS, some, steps

pytestmark = pytest.mark.parametrize("name", GAMES)


def plainest(name):
    return next(case for case in CASES if case[0] == name)


def test_a_pack_gives_the_one_game_of_its_name(name):
    pack = PACKS[name]
    assert isinstance(pack, Pack)
    assert pack.game() is pack.game()
    assert pack.game().name == name.partition(" ")[0]


def test_what_is_new_in_each_version_of_the_rules_is_told_in_every_language(name):
    changes = PACKS[name].changes()
    assert [*changes] == [*range(2, GAMES[name].rules_version + 1)]
    for sentence in changes.values():
        for language in LANGUAGES:
            assert Speaker(language).say(sentence)


def test_games_of_a_wanderer_hold_every_invariant(name):
    game, invariants = GAMES[name], PACKS[name].invariants()
    for seed in range(4):
        seats = game.seats[seed % len(game.seats)]
        options = invariants.drawn_options(game, seats, seed)
        played = invariants.watched_game(game, seats, seed, options, invariants.wanderer(game, seed))
        state = game.new(seats, seed, options)
        for notation in played.actions:
            state.play(state.parse(notation))
        assert state == played.state
        assert state.over


def test_computer_players_play_by_the_rules_beside_others(name):
    """Each has the first seat; those who play at random bring it to where it would not go by itself."""
    game = GAMES[name]
    for label, maker in {"random": Random, **PACKS[name].players()}.items():
        state = game.new(game.seats[0], 1, LENGTH.get(name, {}))
        players = [maker(0), *(Random(seed) for seed in range(1, state.seats))]
        assert players[0].name == label
        while not state.over:
            seat = state.seat
            view = state.view(seat)
            action = players[seat].choose(view, lambda seed, seat=seat, state=state: state.resample(seat, seed))
            assert action in view["legal"]
            state.apply(action)


def test_an_entry_of_the_sheet_is_summed_up_in_so_much_out_of_so_much(name):
    state = some(plainest(name), 1)[-1]
    summed = [PACKS[name].sum_up(entry) for entry in GAMES[name].sheet(state)]
    assert all(one.keys() == summed[0].keys() for one in summed)
    for much, out_of in (pair for one in summed for pair in one.values()):
        assert isinstance(much, int | float)
        assert isinstance(out_of, int | float)


def test_what_a_player_may_have_favourites_among_has_a_name(name):
    pack, game, invariants = PACKS[name], GAMES[name], PACKS[name].invariants()
    names = pack.names(game, Words("en", ["Anna", "Ben"]))
    liked = []
    for seed in range(4):  # on the Moon a wanderer seldom delivers anything
        state = game.new(game.seats[0], seed)
        played = invariants.watched_game(game, game.seats[0], seed, {}, invariants.wanderer(game, seed))
        for notation in played.actions:
            seat = state.seat
            found = map(pack.favourite, state.step(state.parse(notation)))
            liked += [(seat, one) for one in found if one is not None]
    assert liked or type(pack).favourite is Pack.favourite
    for seat, one in liked:
        assert one.seat == seat
        named = names.named(one.argument, one.thing, f"{name}-favourite")
        assert named is not None
        assert named[one.argument] != one.thing


def test_names_are_words_for_all_that_lines_are_filled_with(name):
    game = GAMES[name]
    names = PACKS[name].names(game, Words("en", ["Anna", "Ben"]))
    lines = []
    for before, action, after in steps(plainest(name), 2):
        lines += game.tell(game.seen(before.copy().step(action), before.seat))
        lines.append(game.action_line(action, before.view(before.seat)))
        if random.Random(action).random() < 0.1 or after.over:
            lines += game.table_lines(after.view(before.seat))
    for entry, rank in zip(game.sheet(after), after.ranks(), strict=True):
        for depth, line in game.sheet_lines(entry, rank):
            assert depth in range(5)
            lines.append(line)
    for line in lines:
        assert line.id.startswith(f"{game.name}-")
        for argument, value in line.args.items():
            if value is not None and argument not in ("player", "owner"):
                named = names.named(argument, value, line.id)
                assert named is None or all(key.startswith(argument) for key in named)
                assert named is None or all(isinstance(word, str | int) for word in named.values())
