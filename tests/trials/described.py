"""Schemathesis: whatever the description of the API allows, and what it forbids, at every door."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.trials.players import Guest

CHECKS = "not_a_server_error"
OFTEN = 0.7  # of the requests about some table are about one that there is


def described(
    url: str, examples: int, guest: Guest | None = None, tables: tuple[str, ...] = ()
) -> "subprocess.CompletedProcess[str]":
    """As a newcomer each time, or as this guest, who knows these tables."""
    command = [str(Path(sys.executable).with_name("schemathesis"))]
    asked = ["run", f"{url}/api/openapi.json", "--checks", CHECKS, "--max-examples", str(examples)]
    asked += ["--generation-deterministic", "--no-color", "--phases", "coverage,fuzzing"]
    asked += ["--suppress-health-check", "all", "--warnings", "off", "--continue-on-failure"]
    with TemporaryDirectory() as folder:
        if guest is not None:
            known = Path(folder) / "known.toml"
            known.write_text(_known(guest, tables), encoding="utf-8")
            command += ["--config-file", str(known)]
        return subprocess.run([*command, *asked], capture_output=True, text=True, check=False)


def _known(guest: Guest, tables: tuple[str, ...]) -> str:
    """What it is told beforehand. They do not sign out, or all that comes after would be a newcomer's."""
    said: dict[str, Any] = {name: json.dumps(text) for name, text in guest.headers.items()}
    return (
        f"headers = {{ {', '.join(f'{name} = {text}' for name, text in said.items())} }}\n"
        f"[dictionaries.tables]\nvalues = {json.dumps(tables)}\n"
        f'[parameters]\n"path.id" = {{ dictionary = "tables", probability = {OFTEN} }}\n'
        '[[operations]]\ninclude-path = "/api/session"\ninclude-method = "DELETE"\nenabled = false\n'
    )
