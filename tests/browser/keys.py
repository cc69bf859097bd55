"""Playing without a mouse: Tab, arrows, Enter and the letters that the page knows."""

from collections.abc import Callable

from playwright.sync_api import JSHandle

from .screen import Screen

FOCUSED = """() => {
  const one = document.activeElement;
  return one.getAttribute('aria-label') ?? (one.labels?.[0]?.textContent ?? one.textContent).trim();
}"""
WHERE = "one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"
MOST_TABS = 80


class Keys:
    """The keyboard of a screen. It never asks the page to focus anything."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def press(self, *keys: str) -> None:
        for key in keys:
            self.screen.page.keyboard.press(key)

    @property
    def focused(self) -> str:
        """What a screen reader says of the thing that has the focus."""
        name: str = self.screen.page.evaluate(FOCUSED)
        return name

    @property
    def holder(self) -> JSHandle:
        """The thing itself that has the focus: two lines of a log may say the same."""
        return self.screen.page.evaluate_handle("document.activeElement")

    def are_on(self, thing: JSHandle) -> bool:
        focused: bool = thing.evaluate("thing => thing === document.activeElement")
        return focused

    def inside(self, selector: str) -> bool:
        within: bool = self.screen.page.evaluate("at => document.activeElement.closest(at) !== null", selector)
        return within

    def tab_to(self, name: str, back: bool = False) -> None:
        """Goes on with Tab until a thing whose name begins like this has the focus."""
        for _ in range(MOST_TABS):
            self.press("Shift+Tab" if back else "Tab")
            if self.focused.startswith(name):
                return
        raise AssertionError(f"Tab does not reach “{name}”")

    def walk_to(self, name: str) -> None:
        """Walks the map with the arrows until the thing of that name has the focus."""
        page = self.screen.page
        self.press("m")
        thing = self.screen.on_map(name).first
        target = thing.evaluate(WHERE)
        been: set[tuple[str, str]] = set()
        for _ in range(60):
            here = self.focused
            if here == name:
                return
            x, y = page.evaluate(f"({WHERE})(document.activeElement)")
            across = "ArrowRight" if target[0] > x else "ArrowLeft"
            along = "ArrowDown" if target[1] > y else "ArrowUp"
            wanted = [across, along] if abs(target[0] - x) > abs(target[1] - y) else [along, across]
            wanted += [key for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") if key not in wanted]
            key = next((key for key in wanted if (here, key) not in been), wanted[0])
            been.add((here, key))
            self.press(key)
            # The map may have moved to keep the focus in sight.
            target = thing.evaluate(WHERE)
        raise AssertionError(f"the arrows do not lead to “{name}”")

    def does(self, *keys: str) -> None:
        """Keys that change the table."""
        self.screen.after(lambda: self.press(*keys))

    def write(self, text: str) -> None:
        """Writes into the field that has the focus, all at once."""
        self.screen.page.keyboard.insert_text(text)


def forbid_mouse(screen: Screen) -> Callable[[], list[str]]:
    """From now on the page writes down whatever a mouse or finger does to it."""
    screen.altered().add_init_script(
        "window.pointed = [];"
        "for (const kind of ['pointerdown', 'mousedown', 'touchstart'])"
        "  addEventListener(kind, () => window.pointed.push(kind), true);"
    )
    return lambda: screen.page.evaluate("window.pointed")
