"""A game that is over soon: nobody does anything on the Moon, and that not for long."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .conftest import Chair, Person

BRIEF: Any = {"game": "lunar", "options": {"start_rule": "seat", "max_rounds": 3}}
IDLE = ("end-turn", "end-operate")


def play_out(*chairs: "Chair") -> None:
    """To the end, by those who have a seat; computer players play in between."""
    while not chairs[0].shown["table"]["over"]:
        chair = next(chair for chair in chairs if chair.shown["actions"])
        idle = next(action["id"] for action in chair.shown["actions"] if action["notation"] in IDLE)
        version = chair.play(idle)["version"]
        for other in chairs:
            other.until_version(version)
        chairs[0].until(lambda shown: shown["table"]["over"] or not shown["thinking"])
        for other in chairs[1:]:
            other.until_version(chairs[0].shown["version"])


def play_together(one: "Person", other: "Person", **more: Any) -> str:
    """A whole game of two at two screens; its table."""
    id = one.make("me", "open", **{**BRIEF, **more})
    with one.sit(id) as first, other.sit(id) as second:
        second.hear()
        second.join(1)
        first.until(lambda shown: bool(shown) and bool(shown["actions"]))
        play_out(first, second)
    return id
