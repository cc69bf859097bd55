"""Compiles the engine with mypyc where that can be done; everything else is in pyproject.toml.

BRANCHLINE_COMPILE=0 never compiles. Otherwise the build compiles if the tools are there, and says why the
engine stays pure Python (which plays the same games, slower) if not. An error while compiling also falls
back to pure Python, unless BRANCHLINE_COMPILE=1 makes it fatal, as `make compile` does.

Compiled modules load librt and the sources do not, so what the package asks for follows from what was built.
"""

import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ENGINE = ("src/branchline/core/**/*.py", "src/branchline/games/**/*.py")
# Packages only gather names; bots, invariants and what is measured are written to be read and changed, not to be fast.
LEFT_OUT = (
    "*/__init__.py",
    "*/native/interpreted.py",  # what runs where nothing is compiled
    "*shapes.py",  # compiled, they would forget their types
    "*/bots/*",
    "*/invariants.py",
    "*/invariants/*",
    "*/bench.py",
    "*/names.py",
    "*/picture.py",
    "*/drawing/*",
    "*/core/pack.py",
    "*/core/players.py",
)

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
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        return "librt is not installed, or is too old"
    if os.name == "posix":
        command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        if not shutil.which(shlex.split(command)[0]):
            return f"there is no C compiler ({command})"
        if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
            return "the headers of Python are not installed"
    return None


def dependencies(compiled: bool) -> list[str]:
    """What the package needs where it is installed."""
    table = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["branchline"]["dependencies"]
    needed: list[str] = table["always"] + (table["compiled"] if compiled else [])
    return needed


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
        # mypyc works out the `__file__` of each module. A file of C for each module, to be compiled side by side,
        # without notes for a debugger: nobody steps through it, and they take a fifth of the time.
        found = mypycify(
            [*checks, *sources()], opt_level="3", debug_level="0", group_name="branchline", multi_file=True
        )
    except SystemExit as stop:
        failed(f"mypyc refused it ({stop.code})")
        return []
    extensions = [extension for extension in found if isinstance(extension, Extension)]
    if os.name == "posix":
        # The C compiler takes a visible function for one that others may replace, so that it neither calls it directly
        # nor puts it where it is called. Only the entries of Python's modules have to be seen, and they say so.
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return extensions


class BuildEngine(build_ext):
    """All of the engine or nothing: half of it compiled would not load."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as compilers:
                objects = compilers.map(lambda source: compile_in_turn([source], **how), sources)
                return [file for files in objects for file in files]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions.clear()
            failed(f"the C compiler failed ({error})")


class BuildPackage(build_py):
    """Brings the rules along. They lie in `docs`, where people read them; a clone reads them there."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            self.copy_tree("docs/rules", str(Path(self.build_lib, "branchline/rules")))


class Wheel(bdist_wheel):
    """Says of itself what was built in the end. Before the build its metadata could only be foreseen."""

    def run(self) -> None:
        if not self.skip_build:
            self.run_command("build")
        self.skip_build = True
        compiled = bool(self.distribution.has_ext_modules())
        self.root_is_pure = not compiled
        self.dist_info_dir = None  # written anew, not taken from what was foreseen
        package: Any = self.distribution  # whose stubs do not know what it asks for
        package.install_requires = package.metadata.install_requires = dependencies(compiled)
        super().run()


if __name__ == "__main__":
    # pip asks for metadata and lists of sources in calls of their own, which need nothing compiled: what the build will
    # come to is foreseen from the tools that are there.
    only_asking = not {"egg_info", "dist_info", "sdist", "clean"}.isdisjoint(sys.argv)
    extensions = [] if only_asking else engine()
    compiles = what_is_missing() is None if only_asking else bool(extensions)
    setup(
        ext_modules=extensions,
        install_requires=dependencies(compiles),
        cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage, "bdist_wheel": Wheel},
    )
