"""docs/tour.md and its drawing show the house as it is."""

import re
from xml.etree import ElementTree

from tests.docs.pages import ROOT
from tests.test_project import PROJECT

DRAWING = ElementTree.parse(ROOT / "docs/pictures/house.svg")
(LAYERS,) = [
    [re.split(r" \| ", layer) for layer in contract["layers"]]
    for contract in PROJECT["tool"]["importlinter"]["contracts"]
    if contract["type"] == "layers"
]
SVG = "{http://www.w3.org/2000/svg}"


def test_the_drawing_has_every_room_on_its_floor() -> None:
    heights: dict[float, list[str]] = {}
    for name in DRAWING.iter(f"{SVG}text"):
        if name.get("class") == "name" and name.text != "web":
            heights.setdefault(float(name.get("y", "")), []).append(name.text or "")
    assert [sorted(rooms) for _, rooms in sorted(heights.items())] == [sorted(layer) for layer in LAYERS]


def test_it_is_told_in_words_too() -> None:
    words = DRAWING.findtext(f"{SVG}desc") or ""
    assert "; ".join(", ".join(layer) for layer in LAYERS) in words
    told = (ROOT / "docs/tour.md").read_text("utf-8")
    assert [room for layer in LAYERS for room in layer if f"`{room}`" not in told] == []
