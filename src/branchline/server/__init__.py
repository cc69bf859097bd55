"""HTTP and WebSocket, identity, storage: tables for people and computer players."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.server.app import create_app
    from branchline.server.run import CannotServe, serve
    from branchline.server.settings import Settings

__all__ = ["CannotServe", "Settings", "create_app", "serve"]


def __getattr__(name: str) -> Any:
    """Imports what is asked for. The processes of the computer players pass here too, and start faster without."""
    if name == "create_app":
        from branchline.server.app import create_app

        return create_app
    if name in ("CannotServe", "serve"):
        from branchline.server import run

        return getattr(run, name)
    if name == "Settings":
        from branchline.server.settings import Settings

        return Settings
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
