"""What the players of the Dales judge by, for whoever asks them: searchers, hints, explanations and reviews.

All lies open in this game but the bag, so a seat's own view is enough; no position has to be guessed.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from branchline.core.chance import PLAYER, seeded
from branchline.core.contract import Line
from branchline.core.contract import State as AnyState
from branchline.core.players import Choice, Outcome, Sampler, after, read_style, waver
from branchline.games.wensleydale.bots import greedy, planner
from branchline.games.wensleydale.bots.aims import Aims
from branchline.games.wensleydale.bots.bids import Memory
from branchline.games.wensleydale.bots.foresight import Foresight, mood_of
from branchline.games.wensleydale.bots.network import Network
from branchline.games.wensleydale.bots.outing import Terms
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import deed
from branchline.games.wensleydale.game import GAME
from branchline.games.wensleydale.quick import player, weights
from branchline.games.wensleydale.state import State

WAVERING: Final = 0.5  # points: by so much a novice takes one action for as good as another
# Phases with ideas: what pays for a line or a train is nearly always best as it is liked.
OPEN: Final = ("auction", "build", "trains", "takeover")
DOUBT: Final = 2.0  # points: what is liked so much less is no idea
FEW: Final = 5  # ideas: each is tried in many positions
WEIGHTY: Final = ("auction", "build", "takeover")
# What a player expects of the others is its own thought, which nobody at the table sees.
GUESSED: Final = ("left behind", "others first", "other partners", "order", "hurry", "overbid", "foreseen")
# Terms that are told under another name.
TOLD_AS: Final = {"cubes": "purse", "ring": "unweighed", "no such series": "unweighed"}


class Novice:
    """Judges as greedy does, but takes what is not much worse for as good."""

    name: Final = "novice"

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed, PLAYER)

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        return waver(JUDGEMENT.judge(greedy.Greedy.name, view, sampler), WAVERING, self._chance)


class Judgement:
    """Greedy's and the planner's. Games are played on by quick players in the compiled core, whose weights these are: a
    game of planners takes three seconds, and one of theirs a hundredth of one."""

    unit: Final = "points"
    ranges: Final = weights.RANGES
    strongest: Final = planner.Planner.name
    sure: Final = 1.0  # with half of it, what trials find is lost again to their luck
    behind: Final = 1.5

    def __init__(self) -> None:
        self._minds: Final = {greedy.Greedy.name: greedy.memory, planner.Planner.name: planner.memory}
        # What was judged last, and what was thought of for it: whoever asks for a hint asks for all of it.
        self._memories: dict[tuple[str, int], Memory] = {}
        self._foresight: Final = Foresight()
        self._last: tuple[str, dict[str, Any], list[Choice]] | None = None

    def style(self, name: str, seats: int) -> dict[str, float]:
        return read_style(planner.STYLES, name, seats)

    def style_of(self, player: str) -> str:
        return greedy.Greedy.name if player in (greedy.Greedy.name, Novice.name) else self.strongest

    def judge(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Choice]:
        if self._last is None or self._last[0] != style or self._last[1] != view:
            self._last = (style, view, self._judged(style, view))
        return list(self._last[2])

    def _judged(self, style: str, view: dict[str, Any]) -> list[Choice]:
        memory = self._memory(style, view)
        reading = Reading(view)
        worth = memory.mind.worth(reading)
        # Purse and links are told as what becomes of them: as they are they say nothing about an action.
        now = {"purse": worth.kept(reading.purse), "links": -worth.link * Network(reading).links}
        choices = []
        for action, _, parts in greedy.judged(view, memory):
            terms: Terms = {}
            for term, part in parts.items():
                told = TOLD_AS.get(term, term)
                terms[told] = terms.get(told, 0.0) + part - now.get(term, 0.0)
            choices.append(
                Choice(
                    action,
                    round(sum(terms.values()), greedy.DIGITS),
                    {term: part for term, part in terms.items() if part},
                )
            )
        return choices

    def ideas(self, style: str, view: dict[str, Any], sampler: Sampler, intent: object = None) -> list[int]:
        """What is not plainly worse; of the bids for a box only the one liked best."""
        choices = sorted(self.judge(style, view, sampler), key=lambda choice: -choice.worth)
        if view["phase"] not in OPEN:
            return [choices[0].action]
        deeds: dict[int, int] = {}
        for choice in choices:
            if choice.worth >= choices[0].worth - DOUBT:
                deeds.setdefault(deed(choice.action), choice.action)
        return list(deeds.values())[:FEW]

    def intent(self, style: str, view: dict[str, Any], sampler: Sampler, action: int, before: object = None) -> None:
        """A player of the Dales thinks afresh at every decision."""

    def weighty(self, view: dict[str, Any], intent: object = None) -> bool:
        return view["phase"] in WEIGHTY and not view["building"] and not view["taking"]

    def decides(self, view: dict[str, Any]) -> bool:
        return True

    def aims(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Line]:
        liked = self.ideas(style, view, sampler)[0] if view["legal"] else -1
        return list(Aims(view, self._memory(style, view)).lines(liked))

    def plan(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[str]:
        return Aims(view, self._memory(style, view)).links()

    def open_terms(self, style: str, state: AnyState, action: int) -> dict[str, float]:
        judged = self.judge(style, state.view(state.seat), lambda seed: state.resample(state.seat, seed))
        terms = next(choice.terms for choice in judged if choice.action == action)
        return {term: part for term, part in terms.items() if term not in GUESSED}

    def play_on(self, style: str, state: AnyState) -> Outcome:
        assert isinstance(state, State)
        self._foresight.play_turn(state, mood_of(state))
        player.play_on(state, [planner.quick(state.seats)] * state.seats, player.TO_THE_END)
        return Outcome(state.ranks(), state.scores())

    def try_out(self, style: str, position: AnyState, actions: Sequence[int]) -> list[Outcome]:
        return [self.play_on(style, after(position, action)) for action in actions]

    def play(self, styles: Sequence[Mapping[str, float]], seed: int) -> State:
        state = GAME.new(len(styles), seed)
        assert isinstance(state, State)
        player.play_on(state, [weights.ordered(one) for one in styles], player.TO_THE_END)
        return state

    def _memory(self, style: str, view: dict[str, Any]) -> Memory:
        key = (style, view["you"])
        if key not in self._memories:
            self._memories[key] = self._minds[style]()
        return self._memories[key]


JUDGEMENT: Final = Judgement()
