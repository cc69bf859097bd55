"""Which engine runs: compiled by mypyc, or the same sources as plain Python.

Where compiled modules lie beside the sources, Python prefers them. With BRANCHLINE_PURE=1 in the
environment the sources run instead, in this process and in every process it starts.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

ROOMS = ("branchline.core", "branchline.games")


class SourcesOnly:
    """Finds the modules of the engine as sources, before Python looks for compiled ones.

    What makes it a finder is its method: to import the base class for finders would double the time of
    `import branchline`.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not in_engine(fullname):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def in_engine(module: str) -> bool:
    return module in ROOMS or module.startswith(tuple(f"{room}." for room in ROOMS))


def install_if_asked() -> None:
    """Called before anything of the engine is imported."""
    asked = os.environ.get("BRANCHLINE_PURE", "") not in ("", "0")
    if asked and not any(isinstance(finder, SourcesOnly) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourcesOnly())


def compiled() -> bool:
    """Whether the engine that is loaded now is the compiled one."""
    return any(
        (getattr(module, "__file__", None) or "").endswith(tuple(EXTENSION_SUFFIXES))
        for name, module in list(sys.modules.items())
        if in_engine(name)
    )
