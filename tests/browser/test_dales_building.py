"""Building in the Dales: a half-built line is taken back, paid for, and refused for every reason there is."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from .dales import AROUND_ONE_SCREEN, BOARD, DalesScreen
from .first_turn import BUILDING, SEED, greedy_for_links
from .hurry import hurry

pytestmark = pytest.mark.browser


@pytest.fixture
def building(dales: DalesScreen) -> DalesScreen:
    """The second player begins a line; the first one's lies on the board."""
    dales.begin_after(BUILDING)
    assert (dales.phase, dales.view["building"]) == ("build", None)
    return dales


def expect_cost(screen: DalesScreen, links: int, cost: int) -> None:
    expect(screen.line).to_contain_text(screen.say("wensleydale-line-cost", links=links, cost=cost))


def test_a_half_built_line_is_taken_back_link_by_link_or_as_a_whole_and_another_is_paid(building: DalesScreen) -> None:
    begun = building.view
    sentence = building.sentence.inner_text()
    building.lay("ripon", "kirkby_malzeard")
    building.lay("kirkby_malzeard", "ripley")
    two = building.view
    expect_cost(building, links=2, cost=2)
    building.lay("ripley", "dacre")
    expect_cost(building, links=3, cost=4)
    own = building.say("wensleydale-map-link", owner=2)
    expect(building.border("ripley", "dacre")).to_have_accessible_name(own_link(building, "dacre", "ripley", own))

    building.after(building.tool("undo").click)
    assert building.view == two
    expect_cost(building, links=2, cost=2)
    expect(building.step("ripley", "dacre")).to_be_visible()

    # A reload in the middle loses nothing, and the line can still be taken back.
    building.shown = {}
    building.page.reload()
    building.arrive()
    assert building.view == two
    expect_cost(building, links=2, cost=2)
    building.after(building.tool("restart").click)
    assert building.view == begun
    expect(building.line).to_contain_text(building.say("wensleydale-line-begin"))
    expect(building.sentence).to_have_text(sentence)
    expect(building.tool("undo")).to_be_disabled()
    what_the_cubes_do_not_pay_is_chosen_kind_by_kind(building)


def own_link(screen: DalesScreen, a: str, b: str, whose: str) -> str:
    return f"{screen.say('wensleydale-map-border', a=a, b=b)}, {whose}"


def refused(screen: DalesScreen, click: Callable[[], None], id: str) -> None:
    """What was clicked says why it is not possible, with the rule, and again in the other language, which stays."""
    heard = len(screen.answers)
    click()
    screen.until(lambda _: len(screen.answers) > heard)
    refusal = screen.answers[-1]["refusal"]
    assert refusal, f"{id} was expected, and nothing was wrong"
    assert refusal["id"] == id
    for language in (screen.speaker.language, "it" if screen.speaker.language == "en" else "en"):
        screen.turn_to(language)
        expect(screen.notice).to_contain_text(screen.say(id, **refusal["args"]))
        expect(screen.notice).to_contain_text(screen.say("notice-rule", rule=refusal["rule"]))
    # It may lie over what is clicked next.
    screen.notice.get_by_role("button", name=screen.say("dialog-close")).click()


def test_a_link_is_refused_for_each_reason_with_its_sentence(building: DalesScreen) -> None:
    screen = building

    def at(a: str, b: str) -> Callable[[], None]:
        return lambda: screen.click_on_map(screen.border(a, b))

    def line(*links: str) -> None:
        if screen.view["building"]:
            screen.after(screen.tool("restart").click)
        screen.play(*(f"lay {link}" for link in links))

    refused(screen, lambda: screen.click_area("penhill"), "refused-lay-hill")
    refused(screen, at("darlington", "gainford"), "refused-lay-taken")
    refused(screen, at("hunton", "finghall"), "refused-lay-start")

    line("skipton gargrave")
    refused(screen, at("gargrave", "the_south"), "refused-lay-south")
    refused(screen, at("northallerton", "leeming"), "refused-lay-on")

    line("ripon kirkby_malzeard", "kirkby_malzeard pickhill")
    refused(screen, at("pickhill", "ripon"), "refused-lay-twice")

    # A third company town with two points of that company.
    line("the_south skipton", "skipton embsay")
    refused(screen, at("embsay", "ilkley"), "refused-lay-fee")
    assert screen.answers[-1]["refusal"]["args"] == {"area": "ilkley", "kind": "midland", "need": 3, "have": 2}

    # Three opposition pieces with two points of the government.
    line("skipton gargrave", "gargrave hellifield")
    refused(screen, at("hellifield", "settle"), "refused-lay-fee")
    assert screen.answers[-1]["refusal"]["args"] == {"area": "settle", "kind": "government", "need": 3, "have": 2}

    # All that the player has pays for six links in the valleys, not for seven.
    valleys = ("kirkby_stephen", "keld", "muker", "mallerstang", "mossdale", "cowgill", "dent")
    line(*(f"{a} {b}" for a, b in pairwise(valleys)))
    refused(screen, at("dent", "barbon"), "refused-lay-cost")


def test_without_links_nothing_more_can_be_laid(dales: DalesScreen) -> None:
    dales.make(*AROUND_ONE_SCREEN, seed=SEED)
    hurry(
        dales.context,
        dales.url,
        dales.id,
        greedy_for_links,
        until=lambda shown: (
            shown["view"]["phase"] == "build"
            and shown["view"]["players"][shown["view"]["seat"]]["links"] == 0
            and shown["view"]["building"]
        ),
    )
    dales.sit()
    *been, head = dales.view["building"]["areas"]
    borders = [(one["a"], one["b"]) for one in BOARD["adjacency"] if one["buildable"]]
    a, b = next(
        border
        for border in borders
        if head in border and not set(been) & set(border) and "-".join(sorted(border)) not in dales.view["links"]
    )
    refused(dales, lambda: dales.click_on_map(dales.border(a, b)), "refused-lay-links")


def what_the_cubes_do_not_pay_is_chosen_kind_by_kind(dales: DalesScreen) -> None:
    dales.play("lay ripon kirkby_malzeard", "lay kirkby_malzeard masham", "lay masham jervaulx", "lay jervaulx leyburn")
    dales.no_more("done")
    assert dales.phase == "pay"
    title = dales.say("wensleydale-pay-title", count=1)
    chooser = dales.page.get_by_role("group", name=title, exact=True)
    button: Locator = chooser.get_by_role("button", name=dales.say("wensleydale-pay-button"), exact=True)
    expect(button).to_be_disabled()
    dales.compose({"train": 1})
    expect(button).to_be_enabled()
    before = dales.me["influence"]
    dales.after(button.click)
    after = dales.view["players"][2]["influence"]
    # The town of a company and the opposition in Leyburn cost a point each besides.
    assert after == {**before, "train": before["train"] - 1, "government": 1, "north_eastern": 2}
