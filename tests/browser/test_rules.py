"""The rules at hand: every id opens its sentence, and each game has a page of rules to read, search and print."""

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.rules_pages import PAGES, explained

from .conftest import OpenScreen
from .germany import GermanScreen
from .test_accessible import violations
from .test_refusals import DEAR, clicked

pytestmark = pytest.mark.browser


def sentence(language: str, rule: str, game: str = "germany") -> str:
    """A rule as the page prints it."""
    text = explained(PAGES[language, game])[rule]
    return re.sub(r"[*`]", "", text).replace("'", "’").replace(" :", "\u00a0:").replace(" ;", "\u00a0;")


def sheet(screen: GermanScreen, rule: str) -> Locator:
    """The dialog of a rule, or of a chapter, which has its title."""
    chapter = re.search(rf"^## ({rule} .+)$", PAGES[screen.speaker.language, "germany"], re.M)
    name = chapter[1] if chapter else screen.say("notice-rule", rule=rule)
    return screen.page.get_by_role("dialog", name=name, exact=True)


def test_the_rule_of_a_refusal_is_read_without_leaving_the_table(screen: GermanScreen) -> None:
    page = screen.page
    screen.begin()
    page.evaluate("window.stayed = true")
    clicked(screen, "free", DEAR)
    for language in ("it", "fr", "en"):
        screen.turn_to(language)
        rule = screen.notice.get_by_role("button", name=screen.say("notice-rule", rule="G6.2"), exact=True)
        rule.press("Enter")
        expect(sheet(screen, "G6.2")).to_contain_text(sentence(language, "G6.2"))
        expect(page.get_by_role("link", name=screen.say("rules-read-on"))).to_have_attribute(
            "href", "/rules/germany#G6.2"
        )
        page.keyboard.press("Escape")
        expect(rule).to_be_focused()
        expect(screen.notice).to_be_visible()

    # From the rules in short to a chapter, on to a rule that it names, and back; each sheet is put away by itself.
    screen.tool("rules").click()
    short = page.get_by_role("dialog", name=screen.say("tool-rules"), exact=True)
    short.get_by_role("button", name=screen.say("notice-rule", rule="G4"), exact=True).click()
    expect(sheet(screen, "G4")).to_contain_text(sentence("en", "G4.16"))
    sheet(screen, "G4").get_by_role("button", name="G4.8", exact=True).click()
    expect(sheet(screen, "G4.8")).to_contain_text(sentence("en", "G4.8"))
    screen.button("rules-back", rule="G4").click()
    expect(sheet(screen, "G4")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet(screen, "G4")).to_be_hidden()
    expect(short).to_be_visible()
    page.keyboard.press("Escape")
    expect(short).to_be_hidden()
    assert page.evaluate("window.stayed")


@pytest.mark.parametrize(
    ("language", "theme", "game", "rule", "word", "written"),
    [
        ("en", "light", "germany", "G5.1", "locomotive", "locomotive"),
        ("it", "dark", "wensleydale", "W8.2", "CITTA", "città"),
        ("fr", "light", "lunar", "L11.1", "metéore", "météore"),
    ],
)
def test_the_rules_are_searched_by_word_and_by_id(
    open_screen: OpenScreen, language: str, theme: str, game: str, rule: str, word: str, written: str
) -> None:
    screen = open_screen(language, theme=theme)
    page = screen.page
    rules = page.locator("main li[id]")
    total = len([id for id in explained(PAGES[language, game]) if "." in id])
    page.goto(f"{screen.url}/rules/{game}#{rule}")
    expect(rules).to_have_count(total)
    here = page.locator(f'[id="{rule}"]')
    expect(here).to_be_in_viewport()
    expect(here).to_contain_text(sentence(language, rule, game))
    assert page.locator("figure").count() >= 6
    assert violations(page) == []

    field = page.get_by_role("searchbox", name=screen.say("rules-find"), exact=True)
    passages = page.locator("main :is(li[id], .item, .intro, tbody tr, section > p:not(.item))")
    field.fill(word)
    expect(page.locator("mark").first).to_have_text(re.compile(written, re.IGNORECASE))
    expect(page.get_by_role("status")).to_have_text(screen.say("rules-found", count=passages.count()))
    assert 0 < rules.count() < total
    assert passages.count() == passages.filter(has=page.locator("mark")).count()
    field.fill(rule.lower())
    expect(rules.first).to_have_attribute("id", rule)
    expect(page.locator(f'main li[id^="{rule}"]')).to_have_count(1)  # and not those with a digit more
    field.fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text(screen.say("rules-found", count=0))
    expect(rules).to_have_count(0)

    # A chapter is not lost while nothing is found.
    page.get_by_role("navigation").locator(f'a[href="#{rule[0]}2"]').click()
    expect(rules).to_have_count(total)
    expect(page.locator(f"#{rule[0]}2")).to_be_in_viewport()
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for gone in (page.get_by_role("banner"), page.get_by_role("navigation"), field):
        expect(gone).to_be_hidden()
    assert page.locator("main").evaluate("main => getComputedStyle(main).backgroundColor") == "rgb(255, 255, 255)"
