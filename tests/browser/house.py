"""A server in a process of its own, as `branchline serve` starts it, that can be killed and started again."""

import re
import select
import subprocess
import sys
from pathlib import Path

PATIENCE = 30
RUN = "from branchline.cli import main; raise SystemExit(main())"


class House:
    """Everything it keeps is in one data file, so after a restart it is the same house."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self.start()

    def start(self) -> None:
        """Opens at the address it had before, or at any free one the first time."""
        port = self.url.rpartition(":")[2] or "0"
        command = [sys.executable, "-c", RUN, "serve", "--bot-pace", "0", "--port", port]
        self._process = subprocess.Popen(
            [*command, "--data", str(self._data)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self._process.stdout
        assert select.select([self._process.stdout], [], [], PATIENCE)[0], "the server did not start in time"
        announced = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", announced)
        if not found:
            self._process.kill()
            raise AssertionError(f"the server did not start: {announced}{self._process.communicate()[0]}")
        self.url = found[0]

    def kill(self) -> None:
        """Without a chance to tidy up, as when the power fails."""
        if self._process is None:
            return
        self._process.kill()
        self._process.communicate()
        self._process = None
