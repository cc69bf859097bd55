"""Compiles the engine with mypyc where that can be done; everything else is in pyproject.toml.

BRANCHLINE_COMPILE=0 never compiles. Otherwise the build compiles if the tools are there, and says why the
engine stays pure Python (which plays the same games, slower) if not. An error while compiling also falls
back to pure Python, unless BRANCHLINE_COMPILE=1 makes it fatal, as `make compile` does.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from fnmatch import fnmatch
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ENGINE = ("src/branchline/core/**/*.py", "src/branchline/games/**/*.py")
# Packages only gather names; bots and invariants are written to be read and changed, not to be fast.
LEFT_OUT = ("*/__init__.py", "*/bots/*", "*/invariants.py", "*/invariants/*")

ASKED = os.environ.get("BRANCHLINE_COMPILE", "")


def stays_pure(why: str) -> None:
    print(f"branchline: the engine stays pure Python: {why}.", file=sys.stderr)


def failed(why: str) -> None:
    if ASKED == "1":
        sys.exit(f"branchline: the engine could not be compiled: {why}.")
    stays_pure(why)


def what_is_missing() -> str | None:
    if ASKED == "0":
        return "BRANCHLINE_COMPILE=0 was set"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    if os.name == "posix":
        command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        if not shutil.which(shlex.split(command)[0]):
            return f"there is no C compiler ({command})"
        if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
            return "the headers of Python are not installed"
    return None


def sources() -> list[str]:
    files = (file.as_posix() for pattern in ENGINE for file in Path().glob(pattern))
    return sorted(file for file in files if not any(fnmatch(file, pattern) for pattern in LEFT_OUT))


def engine() -> list[Extension]:
    missing = what_is_missing()
    if missing:
        stays_pure(missing)
        return []
    from mypyc.build import mypycify

    # `make lint` holds the types strictly; here only the compiled files count, whatever else is installed.
    checks = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    try:
        # One group, so that calls between modules are direct. Its library lies beside the package, from where
        # mypyc works out the `__file__` of each module.
        found = mypycify([*checks, *sources()], opt_level="3", group_name="branchline")
        return [extension for extension in found if isinstance(extension, Extension)]
    except SystemExit as stop:
        failed(f"mypyc refused it ({stop.code})")
        return []


class BuildEngine(build_ext):
    """All of the engine or nothing: half of it compiled would not load."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions.clear()
            failed(f"the C compiler failed ({error})")


if __name__ == "__main__":
    # pip asks for metadata and lists of sources in calls of their own, which need nothing compiled.
    only_asking = not {"egg_info", "dist_info", "sdist", "clean"}.isdisjoint(sys.argv)
    setup(ext_modules=[] if only_asking else engine(), cmdclass={"build_ext": BuildEngine})
