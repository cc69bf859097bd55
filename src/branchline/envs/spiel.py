"""OpenSpiel's face of the games: importing this registers `branchline_germany` and the others.

Chance deals once, before the first decision: it draws the seed of the game, byte by byte. All luck follows from it, and
lies hidden in the state as it does in a deck. So a state is told by its history, and saved, cloned and pickled by
OpenSpiel's own means. A planner who searches on a clone would see what comes: `resample_from_infostate` is its door.
"""

import json
from collections.abc import Callable, Mapping
from math import inf
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from branchline.core.contract import Json, check_options
from branchline.envs.episode import MOST_DRAWN, VERSION, Episode, Setup
from branchline.games import GAMES, find, on

Sampler = Callable[[], float]  # draws evenly from 0 to 1

DEALS: Final = 4  # bytes of a seed, each a decision of chance
BYTE: Final = 256
LONGEST: Final = 100_000  # decisions, more than a game has unless its options make it endless


def written(options: Mapping[str, Json] | None) -> str:
    """Options as OpenSpiel can hold them in the name of a game: `open_hands:true;max_loco_resets:2`.

    The values are JSON with blanks for commas, which would end a parameter.
    """
    rows = [f"{name}:{json.dumps(value, separators=(' ', ':'))}" for name, value in (options or {}).items()]
    return ";".join(rows)


def read(game: str, text: str) -> dict[str, Json]:
    """The options that were written so; a ValueError says what is wrong."""
    options: dict[str, Json] = {}
    for row in filter(None, text.split(";")):
        name, _, value = row.partition(":")
        try:
            options[name] = json.loads(value.replace(" ", ","))
        except ValueError:
            options[name] = value  # a plain word needs no quotes
    return {name: value for name, value in check_options(game, options, find(game).options).items() if name in options}


def kind(game: str, reward: str = "rank") -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made."""
    by_rank = reward == "rank"
    seats = GAMES[game].seats
    return pyspiel.GameType(
        short_name=f"branchline_{game}",
        long_name=f"{GAMES[game].title} (Branchline v{VERSION})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if by_rank else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS
        if reward == "score"
        else pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "options": "", "reward": "rank", "limit": LONGEST, "board": ""},
    )


def load(
    game: str,
    seats: int,
    options: Mapping[str, Json] | None,
    reward: str,
    limit: int | None,
    board: str | None = None,
) -> "SpielGame":
    """The game as `pyspiel.load_game` gives it."""
    if board is not None and not isinstance(board, str):
        raise ValueError("board: for OpenSpiel it is named; whole boards are for the other faces")
    # Says what is wrong, while OpenSpiel would only give up.
    setup = Setup(on(game, board), seats, options, reward, limit)
    params = {
        "players": seats,
        "options": written(setup.options),
        "reward": reward,
        "limit": limit or LONGEST,
        "board": board or "",
    }
    loaded: SpielGame = pyspiel.load_game(f"branchline_{game}", params)
    return loaded


def by_name(name: str) -> "SpielGame":
    """The game of this name and these parameters, for pickle."""
    loaded: SpielGame = pyspiel.load_game(name)
    return loaded


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game with its number of players, its options, what is rewarded, and after how many decisions it is cut off."""

    plays: ClassVar[str]  # each game of ours has a class of its own

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.plays
        given = dict(params or {})
        self.setup = Setup(
            on(game, given.get("board") or None),
            given.get("players", GAMES[game].seats[0]),
            read(game, given.get("options", "")),
            given.get("reward", "rank"),
            given.get("limit", LONGEST),
        )
        by_rank = self.setup.reward == "rank"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.game.actions,
            max_chance_outcomes=BYTE,
            num_players=self.setup.seats,
            min_utility=-1.0 if by_rank else -inf,
            max_utility=1.0 if by_rank else inf,
            utility_sum=0.0 if by_rank else None,
            max_game_length=self.setup.limit,
        )
        super().__init__(kind(game, self.setup.reward), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return by_name, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or one that waits for chance to deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self.dealt = b""
        self.episode: Episode | None = None

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.done else self.episode.state.seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.done

    def _legal_actions(self, player: int) -> list[int]:
        return self._episode.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.act(action)
            return
        self.dealt += bytes([action])
        if len(self.dealt) == DEALS:
            self.episode = Episode(self.setup, int.from_bytes(self.dealt, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._episode.state.notation(action)

    def rewards(self) -> list[float]:
        return [0.0] * self.setup.seats if self.episode is None else self.episode.rewards

    def returns(self) -> list[float]:
        return [0.0] * self.setup.seats if self.episode is None else self.episode.returns

    def resample_from_infostate(self, player: int, sampler: Sampler) -> "SpielState":
        """Another state in which this player could be, all hidden things drawn anew; it draws from `sampler`."""
        other: SpielState = self.clone()
        other._episode.state = self._episode.state.resample(player, int(sampler() * MOST_DRAWN))
        return other

    def __str__(self) -> str:
        return self.dealt.hex() if self.episode is None else json.dumps(self.episode.state.snapshot())

    @property
    def _episode(self) -> Episode:
        if self.episode is None:
            raise ValueError("state: chance has not dealt yet")
        return self.episode


class Observer:
    """What a player may know: its view as text, its observation as numbers, in one row and in named pieces."""

    def __init__(self, setup: Setup, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"params: {params!r} is not possible; observers take none")
        self._public = wanted.public_info
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._public and self._private:
            self.tensor = np.zeros(setup.size, np.float32)
            self.dict = {part.name: self.tensor[part.at : part.at + part.size] for part in setup.pieces}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0.0 if state.episode is None else state.episode.observation(player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The view of the player, or a spectator's for what is public; what is private alone has no text."""
        if not self._public:
            return None
        if state.episode is None:
            return ""
        return json.dumps(state.episode.state.view(player if self._private else None))


for _name in GAMES:
    # OpenSpiel keeps what makes a game longer than Python lives. Only a class survives that: what nobody else refers to
    # would be destroyed by an interpreter that is no more.
    pyspiel.register_game(kind(_name), type(f"Spiel{_name.title()}", (SpielGame,), {"plays": _name}))
