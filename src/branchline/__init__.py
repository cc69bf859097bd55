"""Branchline: an open home for railway board games."""

from typing import TYPE_CHECKING

from branchline import _pure

_pure.install_if_asked()  # before anything that may be compiled is imported

from branchline.core.errors import IllegalMove, RecordError  # noqa: E402
from branchline.games import GAMES  # noqa: E402
from branchline.record import OlderRules, Record  # noqa: E402

if TYPE_CHECKING:
    from branchline import envs
    from branchline.description import describe
else:
    # Nobody who only simulates waits for agents' environments or for words.
    _WHEN_ASKED = {"envs": "branchline.envs", "describe": "branchline.description"}

    def __getattr__(name: str) -> object:
        """`branchline.envs`, for those who train agents, and `branchline.describe`, for those who read."""
        if name not in _WHEN_ASKED:
            raise AttributeError(f"module 'branchline' has no attribute {name!r}")
        from importlib import import_module

        module = import_module(_WHEN_ASKED[name])
        return getattr(module, name, module)


__version__ = "0.1.0"  # the one place: the package, its metadata and its release take it from here
__all__ = ["GAMES", "IllegalMove", "OlderRules", "Record", "RecordError", "__version__", "describe", "envs"]
