"""How smoothly the map of the Moon is dragged late in a long game: `python -m tests.browser.moon_frames`.

Builds the map alone, with six networks of 300 segments (web/tests/lunar/page), drags it in a browser at several zooms,
for five seconds each, and prints the frames a second. It is no test: a busy machine would fail it without a fault.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from .conftest import PLAIN

ROOT = Path(__file__).parents[2]
SECONDS = 5
# A map's drawing is gone through once for each tile, so a window is one.
ONE_TILE = ["--default-tile-width=2048", "--default-tile-height=2048"]
SCREENS = [(1440, 860, 1), (1440, 860, 2), (1440, 860, 4), (390, 520, 2)]  # width, height, turns of the wheel
DRAG = """async ([width, height, seconds]) => {
  const map = document.querySelector('[role=application]');
  map.setPointerCapture = () => {};  // these pointers are made up, and a made-up one cannot be captured
  const point = (kind, x, y) => map.firstElementChild.dispatchEvent(
    new PointerEvent(kind, {bubbles: true, pointerId: 1, button: 0, clientX: width / 2 + x, clientY: height / 2 + y}));
  const frames = [];
  point('pointerdown', 0, 0);
  while (frames.length < 2 || frames.at(-1) - frames[0] < seconds * 1000) {
    frames.push(await new Promise(requestAnimationFrame));
    const turn = (frames.at(-1) - frames[0]) / 400;
    point('pointermove', Math.sin(turn) * width / 3, Math.sin(turn * 1.7) * height / 3);
  }
  point('pointerup', 0, 0);
  const gaps = frames.slice(1).map((at, i) => at - frames[i]).sort((a, b) => a - b);
  return [gaps.length * 1000 / (frames.at(-1) - frames[0]), gaps[Math.floor(gaps.length * 0.95)]];
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def built_page() -> Iterator[str]:
    """The address of the page."""
    with TemporaryDirectory() as folder:
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        build = ["npx", "vite", "build", "tests/lunar/page", "--config", "vite.config.ts", "--outDir", folder]
        subprocess.run([*build, "--logLevel", "error"], cwd=ROOT / "web", env={**os.environ, "PATH": path}, check=True)
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_address[1]}/"
            server.shutdown()


def measure(browser: Browser, url: str, width: int, height: int, wheel: int) -> tuple[float, float]:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(url)
    page.get_by_role("application").wait_for()
    page.mouse.move(width / 2, height / 2)
    for _ in range(wheel):
        page.mouse.wheel(0, -300)
        page.wait_for_timeout(100)
    page.wait_for_timeout(1000)
    frames, slowest = page.evaluate(DRAG, [width, height, SECONDS])
    page.close()
    return frames, slowest


def main() -> None:
    chromium = subprocess.run([ROOT / "scripts/browser"], capture_output=True, text=True, check=True).stdout.strip()
    with built_page() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*PLAIN, *ONE_TILE])
        for width, height, wheel in SCREENS:
            frames, slowest = measure(browser, url, width, height, wheel)
            print(f"{width}x{height}, wheel {wheel}: {frames:.0f} frames a second, 95 % within {slowest:.0f} ms")
        browser.close()


if __name__ == "__main__":
    main()
