"""What `Containerfile` says, for tests that do the same without a container."""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PORT = 8000


def instructions() -> list[tuple[str, str]]:
    """Each with what it is given, in their order."""
    lines = [line for line in (ROOT / "Containerfile").read_text("utf-8").splitlines() if not line.startswith("#")]
    whole = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(name, given.strip()) for name, _, given in (line.partition(" ") for line in whole.splitlines() if line)]


def given(name: str) -> list[str]:
    """What all instructions of this name are given, in their order."""
    return [words for instruction, words in instructions() if instruction == name]


def words(name: str) -> list[str]:
    """The last of this name, which is the one that counts, as a list of words; options before it are left out."""
    found: Any = json.loads(given(name)[-1][given(name)[-1].index("[") :])
    return [str(word) for word in found]


def environment() -> dict[str, str]:
    """What is set in the image that runs."""
    return dict(pair.split("=", 1) for pair in given("ENV")[-1].split())
