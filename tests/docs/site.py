"""Follows every link of the built site, without a network: `python -m tests.docs.site build/site`, as `make docs` does.

It must lead to a page, picture or heading of the site, or elsewhere for whoever chooses to follow it. Nothing may be
loaded from elsewhere.
"""

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"script": "src", "img": "src", "source": "src", "link": "href", "iframe": "src", "object": "data"}
NAMED = {"canonical", "next", "prev", "search", "author"}  # a <link> that only says something


class Page(HTMLParser):
    """The links of a page, what it loads, and the places that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places = {"", "top"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        loaded = given.get(LOADED.get(tag, ""))
        if loaded and not NAMED & set(given.get("rel", "").split()):
            self.loads.append(loaded)


def faults(site: Path) -> Iterator[str]:
    """Everything on the site that leads nowhere or is loaded from elsewhere."""
    pages = {file: Page(file.read_text("utf-8")) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        for link in page.links + page.loads:
            parts = urlsplit(link)
            where = f"{file.relative_to(site)}: {link}"
            if parts.scheme or parts.netloc:
                if link in page.loads and parts.scheme != "data":
                    yield f"{where} is loaded from elsewhere"
                continue
            there = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not there.is_file():
                yield f"{where} leads nowhere"
            elif there in pages and unquote(parts.fragment) not in pages[there].places:
                yield f"{where} leads to no place on that page"
    for file in sorted(site.rglob("*.css")):
        for link in re.findall(r"(?:url\(|@import )[\"']?((?:https?:)?//[^\"')]+)", file.read_text("utf-8")):
            yield f"{file.relative_to(site)}: {link} is loaded from elsewhere"


def main(site: Path) -> int:
    wrong = list(faults(site.resolve()))
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
