"""Branchline: an open home for railway board games."""

from typing import TYPE_CHECKING

from branchline import _pure

_pure.install_if_asked()  # before anything that may be compiled is imported

from branchline.core.errors import IllegalMove, RecordError  # noqa: E402
from branchline.games import GAMES  # noqa: E402
from branchline.record import OlderRules, Record  # noqa: E402

if TYPE_CHECKING:
    from branchline import envs
else:

    def __getattr__(name: str) -> object:
        """`branchline.envs`, which is for those who train agents: nobody else waits for it."""
        if name != "envs":
            raise AttributeError(f"module 'branchline' has no attribute {name!r}")
        from importlib import import_module

        return import_module("branchline.envs")


__version__ = "0.1.0"  # the one place: the package, its metadata and its release take it from here
__all__ = ["GAMES", "IllegalMove", "OlderRules", "Record", "RecordError", "__version__", "envs"]
