"""The page's types are those of the server: made from its OpenAPI description, and as new as it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
TOOL = WEB / "node_modules/openapi-typescript/bin/cli.js"


@pytest.mark.long
def test_the_page_has_the_types_of_the_server(tmp_path: Path) -> None:
    if not TOOL.exists():
        reason = "the page's packages are not installed; `make web` does it"
        pytest.fail(reason) if os.environ.get("CI") == "true" else pytest.skip(reason)
    path = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    described = subprocess.run(
        [sys.executable, "-m", "branchline.server.openapi"], capture_output=True, text=True, check=True
    )
    (tmp_path / "openapi.json").write_text(described.stdout, encoding="utf-8")
    subprocess.run(
        ["node", TOOL, tmp_path / "openapi.json", "-o", tmp_path / "schema.d.ts"],
        env={**os.environ, **path},
        capture_output=True,
        check=True,
    )
    made = (tmp_path / "schema.d.ts").read_text(encoding="utf-8")
    kept = (WEB / "src/api/schema.d.ts").read_text(encoding="utf-8")
    assert made == kept, "run `npm run types` in web/"
