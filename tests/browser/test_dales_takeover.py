"""A takeover in the Dales: what follows is seen before it is decided."""

import re

import pytest
from playwright.sync_api import expect

from .dales import DalesScreen
from .first_turn import MOMENTS

pytestmark = pytest.mark.browser


def test_a_takeover_shows_price_towns_and_losses_before_is_taken_back_and_the_map_has_them_after(
    dales: DalesScreen,
) -> None:
    dales.begin_after(MOMENTS["takeover"])
    [takeover] = dales.view["takeovers"]
    assert (takeover["towns"], takeover["lost"]) == (
        ["ravenstonedale"],
        {"orton": {"cheese": 1}, "wild_boar_fell": {"stone": 2}},
    )
    town, company = takeover["towns"][0], takeover["company"]
    company_town = dales.say("wensleydale-map-company-town", company=company)
    company_link = dales.say("wensleydale-map-company-link", company=company)
    influence = dales.me["influence"][company]

    entry = dales.takeover(takeover)
    for said in (
        dales.say("wensleydale-takeover-price", kind=company, need=1),
        dales.say("wensleydale-takeover-back", links=2),
        dales.say("wensleydale-takeover-towns", towns=dales.place(town)),
        dales.say("wensleydale-takeover-dead", pieces=["stone", "stone", "cheese"]),
    ):
        expect(entry).to_contain_text(said)
    expect(dales.area(town)).not_to_have_accessible_name(has(company_town))

    # Pointing at it shows on the map what would follow; nothing has been decided yet.
    entry.hover()
    expect(dales.area(town)).to_have_accessible_name(has(company_town))
    lost = dales.say("wensleydale-map-lost")
    for area, kind in (("orton", "cheese"), ("wild_boar_fell", "stone")):
        expect(dales.piece(kind, area)).to_have_accessible_name(has(lost))
    assert dales.view["taking"] is None

    # Begun, it can still be taken back.
    before = dales.view
    dales.offer(takeover)
    dales.after(dales.tool("restart").click)
    assert dales.view == before
    expect(dales.sentence).to_have_text(dales.say("wensleydale-expect-takeover"))

    dales.offer(takeover)
    expect(dales.takeovers).to_contain_text(dales.say("wensleydale-takeover-price", kind=company, need=1))
    assert dales.view["links"]["kirkby_stephen-orton"] == 1
    dales.no_more("done")

    player = dales.view["players"][1]
    assert (player["laid"], player["links"], player["influence"][company]) == (0, 15, influence - 1)
    for a, b in (("kirkby_stephen", "orton"), ("orton", "ravenstonedale")):
        expect(dales.border(a, b)).to_have_accessible_name(has(company_link))
    expect(dales.area(town)).to_have_accessible_name(has(company_town))
    assert "cheese" not in dales.view["pieces"].get("orton", {})
    log = dales.region("log-title")
    expect(log).to_contain_text(dales.say("wensleydale-log-company-town", area=town, company=company))


def has(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words))
