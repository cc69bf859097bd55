"""What looks at the built site finds what is wrong with one."""

from pathlib import Path

import pytest
from tests.docs.site import faults, main


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "more").mkdir()
    (tmp_path / "style.css").write_text("a { background: url(data:image/png;base64,) }")
    (tmp_path / "more/other.html").write_text('<h1 id="rules">Rules</h1>')
    (tmp_path / "index.html").write_text(
        '<link rel="stylesheet" href="style.css"><link rel="canonical" href="https://trains.example/">'
        '<a href="more/other.html#rules">rules</a> <a href="#top">up</a> <a href="https://trains.example">out</a>'
    )
    return tmp_path


def test_a_good_site_has_no_faults(site: Path) -> None:
    assert main(site) == 0


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ('<a href="gone.html">', "gone.html leads nowhere"),
        ('<img src="gone.png">', "gone.png leads nowhere"),
        ('<a href="more/other.html#gone">', "more/other.html#gone leads to no place on that page"),
        ('<a href="#gone">', "#gone leads to no place on that page"),
        ('<script src="https://trains.example/a.js">', "https://trains.example/a.js is loaded from elsewhere"),
        ('<link rel="stylesheet" href="//trains.example/a.css">', "//trains.example/a.css is loaded from elsewhere"),
    ],
)
def test_a_fault_is_told(site: Path, wrong: str, told: str) -> None:
    with (site / "index.html").open("a") as page:
        page.write(wrong)
    assert list(faults(site)) == [f"index.html: {told}"]
    assert main(site) == 1


def test_a_font_from_elsewhere_is_told(site: Path) -> None:
    (site / "style.css").write_text('@import "https://fonts.example/a.css"; a { src: url(//fonts.example/b.woff2) }')
    assert len(list(faults(site))) == 2
