"""`TypedDict` for the shapes of what leaves a game: views, events, actions, plans. And what all games share of them."""

from typing import TYPE_CHECKING, NotRequired

if TYPE_CHECKING:
    from typing import TypedDict
else:
    try:  # before Python 3.12 pydantic, which describes the shapes to the page, takes no other
        from typing_extensions import TypedDict
    except ImportError:  # without the server nobody needs a description
        from typing import TypedDict

__all__ = ["AnyAction", "AnyView", "TypedDict"]


class AnyView(TypedDict):
    """What every view says. Scores and ranks are there once the game is over."""

    seats: int
    you: int | None
    seat: int | None
    turn: int
    over: bool
    legal: list[int]
    scores: NotRequired[list[int]]
    ranks: NotRequired[list[int]]


class AnyAction(TypedDict):
    """What every action says besides its kind."""

    id: int
    notation: str
