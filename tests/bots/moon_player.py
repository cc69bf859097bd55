"""A computer player of Lunar Rails at work, and cards that make its choice plain."""

from functools import partial
from typing import Any, cast

from tests.games.lunar.moon import CITIES, DEMANDS, SEVEN, play

from branchline import bots


def choice(state: Any, bot: bots.Bot) -> str:
    seat = state.seat
    return cast(str, state.notation(bot.choose(state.view(seat), partial(state.resample, seat))))


def turn(state: Any, bot: bots.Bot) -> list[str]:
    """All it does until its turn is over."""
    before, made = state.turn, []
    while state.turn == before and not state.over:
        made.append(choice(state, bot))
        play(state, made[-1])
    return made


def wanted(good: str) -> tuple[str, str]:
    """A card that asks for these goods in a small city of the near side, and the city."""
    return next(
        (card, demand["city"])
        for card, demands in DEMANDS.items()
        for demand in demands
        if demand["good"] == good and CITIES[demand["city"]]["side"] == "near" and demand["city"] not in SEVEN
    )


COMPUTERS, OXYGEN = wanted("computers"), wanted("oxygen")
ICE_TO_MACH = "d1"  # ice for Mach, fish for Tranquility, vegetables for Mare Humorum
