"""`TypedDict` for the shapes of what leaves a game: its views and its events."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypedDict
else:
    try:  # before Python 3.12 pydantic, which describes the shapes to the page, takes no other
        from typing_extensions import TypedDict
    except ImportError:  # without the server nobody needs a description
        from typing import TypedDict

__all__ = ["TypedDict"]
