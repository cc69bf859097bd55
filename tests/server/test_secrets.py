"""Nothing that a seat may not know ever leaves the server, over whole games and by every door."""

from typing import TYPE_CHECKING, Any

import pytest

from branchline import Record
from branchline.core.contract import State
from branchline.games import GAMES

if TYPE_CHECKING:
    from .conftest import Chair, Person

SEED = 8765432198765
GERMANY = GAMES["germany"]


class Truth:
    """The game as it was, from its record: the position after each step, and what was done."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.states: list[State] = [state.copy() for state in Record.from_data(record).states()]
        self.actions = [state.parse(text) for state, text in zip(self.states, record["actions"], strict=False)]

    def events(self, step: int, seat: int | None) -> list[dict[str, Any]]:
        return GERMANY.seen(self.states[step].copy().step(self.actions[step]), seat)

    def check(self, message: dict[str, Any]) -> None:
        """Every field of a message follows from what its viewer may know."""
        state, looking, over = self.states[message["steps"]], message["looking"], message["table"]["over"]
        assert message["view"] == state.view(looking)
        decides = looking is not None and looking == state.seat
        assert message["actions"] == ([GERMANY.action(action) for action in state.legal()] if decides else [])
        for step in message["log"]:
            eyes = step["seat"] if over else looking
            assert (step["events"], step["line"]) == (self.events(step["n"], eyes), None)
            before = self.states[step["n"]]
            assert (step["seat"], step["turn"]) == (before.seat, before.turn)
        assert (message["timeline"] is not None) == over
        asked_for = {"seed_chosen", "hints", "watchers", "branch_of", "rematch", "clock", "rules", "board"}
        assert set(message["table"]) == {"id", "game", "over", "secrets", "yours", "seats", *asked_for}


def play_to_the_end(chair: "Chair") -> None:
    """Plays the middle one of the legal actions for whoever is at the screen, until the game is over."""
    if not chair.shown:
        chair.hear()
    while not chair.shown["table"]["over"]:
        shown = chair.shown
        if shown["curtain"] is not None:
            chair.say(type="look", seat=shown["curtain"])
            chair.until(lambda now, seat=shown["curtain"]: now["looking"] == seat)
        elif chair.passes_on():
            chair.pass_on()
        elif shown["actions"]:
            chair.play(shown["actions"][len(shown["actions"]) // 2]["id"])
        else:
            chair.hear()


def before_the_end(messages: list[dict[str, Any]]) -> str:
    return repr([message for message in messages if message["type"] == "table" and not message["table"]["over"]])


@pytest.mark.long
def test_every_message_of_a_game_holds_what_its_viewer_may_know_and_no_more(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "here", "greedy", seed=SEED)
    with stranger.sit(id) as watcher, anna.sit(id) as chair:
        watcher.hear()
        play_to_the_end(chair)
        watcher.until(lambda shown: shown["table"]["over"])
    truth = Truth(stranger.http.get(f"/api/tables/{id}/record").json())
    assert truth.states[-1].over
    for messages in (chair.heard, watcher.heard):
        assert len(messages) > 50
        for message in messages:
            truth.check(message)
        assert str(SEED) not in before_the_end(messages)
    assert all(message["looking"] is None for message in watcher.heard)
    looked = {message["looking"] for message in chair.heard}
    assert looked == {None, 0, 1}


@pytest.mark.long
def test_history_and_past_positions_hold_what_the_one_who_asks_may_know(anna: "Person", stranger: "Person") -> None:
    id = anna.make("me", "greedy", seed=SEED, options={"start_player": 0})
    with anna.sit(id) as chair:
        chair.until(lambda shown: bool(shown.get("actions")))
        for _ in range(12):
            chair.play()
            chair.until(lambda shown: bool(shown["actions"]))
        asked: list[tuple[int | None, dict[str, Any], list[Any]]] = []
        for person, seat in ((anna, 0), (anna, None), (stranger, None)):
            params = {} if seat is None else {"seat": seat}
            history = person.http.get(f"/api/tables/{id}/history", params=params).json()
            steps = range(-1, len(history["steps"]))
            views = [person.http.get(f"/api/tables/{id}/at/{n}", params=params).json() for n in steps]
            asked.append((seat, history, views))
        for person, seat in ((anna, 1), (stranger, 0), (stranger, 1)):
            for door in ("history", "at/0"):
                answer = person.http.get(f"/api/tables/{id}/{door}", params={"seat": seat})
                assert answer.status_code == 403
        assert anna.http.get(f"/api/tables/{id}/record").status_code == 409
        play_to_the_end(chair)
    truth = Truth(anna.http.get(f"/api/tables/{id}/record").json())
    for seat, history, views in asked:
        for n, view in enumerate(views, start=-1):
            assert view == truth.states[n + 1].view(seat)
        for step in history["steps"]:
            assert step["events"] == truth.events(step["n"], seat)


@pytest.mark.long
def test_after_the_end_everybody_may_see_everything(anna: "Person", stranger: "Person") -> None:
    id = anna.make("greedy", "random", seed=SEED)
    with anna.sit(id) as chair:
        play_to_the_end(chair)
    truth = Truth(stranger.http.get(f"/api/tables/{id}/record").json())
    history = stranger.http.get(f"/api/tables/{id}/history").json()
    assert len(history["steps"]) == len(truth.actions)
    for step in history["steps"]:
        assert step["events"] == truth.events(step["n"], step["seat"])
    for seat in (0, 1):
        assert stranger.http.get(f"/api/tables/{id}/at/5?seat={seat}").json() == truth.states[6].view(seat)
    assert stranger.http.get(f"/api/tables/{id}/at/5?seat=2").status_code == 404
    with stranger.sit(id) as late:
        truth.check(late.hear())
