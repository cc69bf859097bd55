"""What holds for every bot of every game: it plays by the rules, from its view alone, and remembers no other game."""

from functools import partial
from itertools import count
from math import inf

import pytest

from branchline import bots
from branchline.core.contract import State
from branchline.games import GAMES

# Who searches thinks only a little here; as much as is normal would make no other kind of choice. A scout is `search`
# with less thought, and so the same player.
A_LITTLE = {"search": "search@4", "grandmaster": "grandmaster@4"}
EVERY = [(game, A_LITTLE.get(bot, bot)) for game in GAMES for bot in bots.names(game) if bot != "scout"]
each_bot = pytest.mark.parametrize(("game", "bot"), EVERY)
# A decision taken by three players is slow, so only each so many is: fewer where games are long.
SOMETIMES = {"germany": 4, "wensleydale": 4, "lunar": 60}
SELDOM = 4  # times as seldom, where somebody searches
# There bots plan on a full state their seat could be in; elsewhere only who tries ideas out needs more than the view.
SAMPLED = {"germany", "lunar"}
SLOW = {("wensleydale", "planner"), ("lunar", "planner")}
AGAIN = 60  # decisions after which a game that is played again would have parted from the first
BRIEF: dict[str, dict[str, int]] = {"lunar": {"max_rounds": 6}}  # a random player would go on for hundreds


def table(game: str, bot: str, seats: int) -> list[bots.Bot]:
    """Such bots at a table; who thinks long is alone among quick ones."""
    alone = "@" in bot or (game, bot) in SLOW
    return [bots.make(game, bot if seat == 0 or not alone else "greedy", seat) for seat in range(seats)]


def play(game: str, bot: str, seats: int, seed: int, most: float = inf) -> list[int]:
    """A game with such bots, whole or so many decisions; `play` refuses what is not legal."""
    state = GAMES[game].new(seats, seed, BRIEF.get(game))
    players = table(game, bot, seats)
    actions = []
    while not state.over and len(actions) < most:
        actions.append(decide(players[state.seat], state))
        state.play(actions[-1])
    return actions


def decide(player: bots.Bot, state: State) -> int:
    seat = state.seat
    view = state.view(seat)
    samples = view["game"] in SAMPLED or hasattr(player, "thinking")
    return player.choose(view, partial(state.resample, seat) if samples else no_sampling)


@pytest.mark.long
@each_bot
def test_it_plays_legal_games_to_the_end_at_every_table_and_the_first_again_alike(game: str, bot: str) -> None:
    fewest = GAMES[game].seats[0]
    tables = [fewest] if "@" in bot else GAMES[game].seats  # who searches picks from what others would do at each
    played = [play(game, bot, seats, seed=seats) for seats in tables]
    assert all(played)
    again = play(game, bot, fewest, seed=fewest, most=AGAIN)
    assert again == played[0][:AGAIN], "whatever was played before"


@pytest.mark.long
@each_bot
def test_it_chooses_alike_in_any_state_its_seat_cannot_tell_apart(game: str, bot: str) -> None:
    state = GAMES[game].new(4, seed=11, options=BRIEF.get(game))
    searches = "@" in bot
    others = table(game, "greedy" if searches else bot, 4)
    often = SOMETIMES[game] * (SELDOM if searches else 1)
    for decision in count():
        seat = state.seat
        if decision % often == 0:
            other = state.resample(seat, decision)
            assert other.view(seat) == state.view(seat)
            assert len({decide(bots.make(game, bot, 3), position) for position in (state, other)}) == 1
        state.play(decide(others[seat], state))
        if state.over:
            break


@each_bot
def test_it_leaves_the_view_as_it_was(game: str, bot: str) -> None:
    state = GAMES[game].new(GAMES[game].seats[0], seed=3)
    player = bots.make(game, bot, 1)
    for _ in range(6 if "@" in bot else 60):
        view, seat = state.view(state.seat), state.seat
        action = player.choose(view, partial(state.resample, seat))
        assert view == state.view(seat)
        state.play(action)


def no_sampling(seed: int) -> State:
    raise AssertionError("this bot needs no full state")


def test_the_random_bot_takes_every_legal_action_now_and_then() -> None:
    view = GAMES["germany"].new(4, seed=1).view(0)
    view["legal"] = [3, 5, 8, 13]
    player = bots.make("germany", "random", 1)
    assert {player.choose(view, no_sampling) for _ in range(200)} == {3, 5, 8, 13}


def test_random_bots_of_different_seeds_part_ways() -> None:
    view = GAMES["germany"].new(4, seed=1).view(0)
    view["legal"] = list(range(1000))
    assert len({bots.make("germany", "random", seed).choose(view, no_sampling) for seed in range(20)}) > 15


@pytest.mark.long
def test_every_kind_of_action_is_used_by_some_player() -> None:
    game = GAMES["germany"]
    used: set[str] = set()
    offered: set[str] = set()
    for seed, bot in enumerate(("novice", "planner", "novice", "greedy")):
        state = game.new(2 + seed, seed)
        for action in play("germany", bot, 2 + seed, seed):
            offered |= {game.action(legal)["kind"] for legal in state.legal()}
            used.add(game.action(action)["kind"])
            state.play(action)
    assert used == offered
    assert used >= {"take", "draw", "claim", "tickets", "keep", "passenger"}
