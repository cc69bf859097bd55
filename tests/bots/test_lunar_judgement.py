"""The judgement of Lunar Rails: what actions are worth in millions, plans that are carried out, games thought out."""

from functools import partial
from typing import Any

import pytest
from tests.bots.moon_player import COMPUTERS, ICE_TO_MACH, OXYGEN
from tests.games.lunar.moon import GAME, line, play, position, road
from tests.games.lunar.trunks import GRAND, SIX

from branchline import bots
from branchline.bots.outcome import promise
from branchline.core.players import Choice
from branchline.games.lunar.bots.judging import Judgement

STYLE = Judgement.strongest
TO_MACH = line(*road("korolev", "mach"))


def judged(state: Any) -> dict[str, Choice]:
    """Every legal action by its notation."""
    choices = Judgement().judge(STYLE, state.view(state.seat), partial(state.resample, state.seat))
    assert [choice.action for choice in choices] == state.legal()
    return {state.notation(choice.action): choice for choice in choices}


def loaded(**more: Any) -> Any:
    """Ice is aboard, the track to Mach lies there, and the train is on its way."""
    hands = {0: [ICE_TO_MACH, "d2", "d3"]}
    train = {0: road("korolev", "mach")[2]}
    return position(trains=train, loads={0: ["ice"]}, hands=hands, track={0: TO_MACH}, cash=0, **more)


def test_a_step_towards_a_delivery_is_worth_its_plan_and_another_less() -> None:
    choices = judged(
        position(
            trains={0: "korolev"}, loads={0: ["ice"]}, hands={0: [ICE_TO_MACH, "d2", "d3"]}, track={0: TO_MACH}, cash=0
        )
    )
    best = max(choices, key=lambda text: choices[text].worth)
    assert best == f"move {road('korolev', 'mach')[1]}"
    assert choices[best].terms["pay"] > 0
    assert "delay" not in choices[best].terms
    assert choices["end-operate"].terms["delay"] < 0


def test_dropping_what_a_plan_delivers_spoils_it() -> None:
    state = position(
        trains={0: "korolev"}, loads={0: ["ice"]}, hands={0: [ICE_TO_MACH, "d2", "d3"]}, track={0: TO_MACH}, cash=0
    )
    choices = judged(state)
    assert choices["drop ice"].worth < max(choice.worth for choice in choices.values())


def test_track_that_no_plan_needs_is_lost_money() -> None:
    choices = judged(GAME.new(2, seed=5))
    astray = [choice for choice in choices.values() if "astray" in choice.terms]
    needed = [choice for text, choice in choices.items() if text.startswith("build") and choice not in astray]
    assert 0 < len(needed) < len(astray)
    assert min(choice.worth for choice in needed) > max(choice.worth for choice in astray)


def test_the_first_idea_is_what_the_planner_does_and_each_other_one_serves_another_plan() -> None:
    (one, a), (other, b) = COMPUTERS, OXYGEN
    track = {0: sorted({*line(*road("copernicus", a)), *line(*road("copernicus", b))})}
    state = position(trains={0: "copernicus"}, track=track, hands={0: [one, other, "d3"]}, cash=0)
    view, sampler = state.view(0), partial(state.resample, 0)
    ideas = Judgement().ideas(STYLE, view, sampler)
    assert ideas[0] == bots.make("lunar", "planner", 1).choose(view, sampler)
    assert len(ideas) == len(set(ideas)) > 1
    assert set(ideas) <= set(view["legal"])


def test_what_was_begun_is_carried_out_and_then_a_plan_is_chosen_again() -> None:
    """Mach lies at the end of the track: steps there are no decisions, the card that comes for the delivery is one."""
    judgement = Judgement()
    state = loaded()
    intent: object = None
    weighty = []
    while state.view(None)["players"][0]["loads"]:
        seat = state.seat
        if seat != 0:
            play(state, state.notation(state.legal()[-1]))
            continue
        view, sampler = state.view(0), partial(state.resample, 0)
        if len(view["legal"]) > 1:
            weighty.append(judgement.weighty(view, intent))
            action = judgement.ideas(STYLE, view, sampler, intent)[0]
            intent = judgement.intent(STYLE, view, sampler, action, intent)
        else:
            action = view["legal"][0]
        play(state, state.notation(action))
    assert weighty[0]
    assert not any(weighty[1:])
    assert judgement.weighty(state.view(0), intent)


def test_a_turn_is_looked_at_again_by_what_it_begins_with() -> None:
    judgement = Judgement()
    state = loaded()
    assert judgement.decides(state.view(0))
    play(state, state.notation(judgement.ideas(STYLE, state.view(0), partial(state.resample, 0))[0]))
    assert not judgement.decides(state.view(0))


@pytest.mark.parametrize(("cash", "track"), [(330, SIX), (245, GRAND)])
def test_who_needs_least_wins_first(cash: int, track: list[Any]) -> None:
    """One has nearly all that the victory takes, the other begins."""
    state = position(phase="build", seats=2, cash=cash, trains={0: "tycho"}, track={0: track}, locos={0: "saturn"})
    end = Judgement().play_on(STYLE, state.resample(0, 1))
    assert end.ranks == [1, 2]
    assert promise(end.scores, 0) > promise(end.scores, 1)


def test_trials_tell_a_plan_from_its_waste() -> None:
    """To lose the load costs what it would have brought."""
    state = position(
        trains={0: "korolev"}, loads={0: ["ice"]}, hands={0: [ICE_TO_MACH, "d2", "d3"]}, track={0: TO_MACH}, cash=0
    )
    judgement = Judgement()
    drop = state.parse("drop ice")
    best = judgement.ideas(STYLE, state.view(0), partial(state.resample, 0))[0]
    trials = [judgement.try_out(STYLE, state.resample(0, seed), [best, drop]) for seed in range(8)]
    assert sum(promise(kept.scores, 0) - promise(lost.scores, 0) for kept, lost in trials) > 0
