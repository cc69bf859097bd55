"""The computer players at the other seats of a table where one agent learns."""

import pickle
from collections.abc import Sequence
from functools import partial
from typing import Any

from branchline.bots import Bot, make
from branchline.core.contract import State
from branchline.envs.episode import Episode, Setup


def named(setup: Setup, bots: str | Sequence[str]) -> list[str]:
    """The players at the other seats in their order, given one name for all of them or one for each."""
    others = setup.seats - 1
    chosen = [bots] * others if isinstance(bots, str) else list(bots)
    if len(chosen) != others:
        raise ValueError(f"bots: {len(chosen)} are given; {setup.seats} seats need one name for all or {others} names")
    for name in chosen:
        make(setup.game, name, 0)  # says what is wrong with it
    return chosen


class Others:
    """A computer player for each seat but one, in one episode."""

    def __init__(self, episode: Episode, seat: int, names: Sequence[str], seeds: Sequence[int]) -> None:
        seats = [other for other in range(episode.setup.seats) if other != seat]
        self._episode = episode
        self._made = dict(zip(seats, zip(names, seeds, strict=True), strict=True))
        self._bots = {other: self._make(other) for other in seats}

    def play(self) -> None:
        """Until the agent decides or the episode is over."""
        episode = self._episode
        while not episode.done and episode.state.seat in self._bots:
            episode.act(_choice(self._bots[episode.state.seat], episode.state))

    def _make(self, seat: int) -> Bot:
        name, seed = self._made[seat]
        return make(self._episode.setup.game, name, seed)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_bots": {seat: _packed(bot) for seat, bot in self._bots.items()}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = {seat: self._unpacked(seat, packed) for seat, packed in state["_bots"].items()}

    def _unpacked(self, seat: int, packed: bytes | None) -> Bot:
        """The player as it was. One whose mind cannot be copied goes through its decisions again: with the same seed
        and the same views it comes to the same mind."""
        if packed is not None:
            try:
                bot: Bot = pickle.loads(packed)
                return bot
            except Exception:  # it may be anybody's
                pass
        bot = self._make(seat)
        for state in self._episode.history():
            if state.seat == seat:
                _choice(bot, state)
        return bot


def _choice(bot: Bot, state: State) -> int:
    return bot.choose(state.view(state.seat), partial(state.resample, state.seat))


def _packed(bot: Bot) -> bytes | None:
    try:
        return pickle.dumps(bot)
    except Exception:  # it may be anybody's
        return None
