"""Events on the Moon: each kind is announced with all that it does, and stays in sight while it lasts."""

import pytest
from playwright.sync_api import expect

from .hurry import Shown, hurry
from .moon import ALL_KINDS, BOARD, METEOR, MoonScreen, Rehearsal, milepost

pytestmark = pytest.mark.browser

KINDS = {f"e{card['id']}": card["type"] for card in BOARD["event_cards"]}
EXCHANGES = 16
# Where the rules tell of them.
CHAPTERS = {
    "tax": "L19",
    "meteor": "L20",
    "strike": "L21",
    "boom": "L22",
    "shortage": "L22",
    "seismic": "L23",
    "decompression": "L24",
    "solar_flare": "L25",
    "cosmic_rays": "L25",
}


def test_an_event_of_each_kind_is_announced(moon: MoonScreen) -> None:
    opening = Rehearsal(ALL_KINDS).openings_over()
    moon.begin(script=opening.script, seed=ALL_KINDS)
    # They come while the page looks on; none may be lost.
    opening.play(*["exchange"] * EXCHANGES)
    told = [event for shown in moon_steps(moon, EXCHANGES) for step in shown["log"] for event in step["events"]]
    drawn = [(event["card"], event["player"]) for event in told if event["kind"] == "event"]
    assert {KINDS[card] for card, _ in drawn} == set(KINDS.values())

    for card, player in drawn:
        news = moon.news(card)
        expect(news).to_contain_text(moon.say("lunar-event-text", card=card))
        expect(news).to_contain_text(moon.say("lunar-news-event", player=player))
        expect(news.get_by_role("button").first).to_have_text(moon.say("notice-rule", rule=CHAPTERS[KINDS[card]]))
        if KINDS[card] == "tax":
            expect(news).to_contain_text(moon.say("lunar-log-tax", player=0, amount=12))
        news.get_by_role("button").last.click()
    expect(moon.board.get_by_role("button", name=moon.say("lunar-news-close"), exact=True)).to_have_count(0)

    for event in moon.view["events"]:
        expect(moon.effects).to_contain_text(moon.say("lunar-event", card=event["card"]))
        turns = event["left"] + event["fresh"] - (event["drawer"] == moon.view["active"])
        left = moon.say("lunar-event-left", player=event["drawer"], turns=turns)
        expect(moon.effects).to_contain_text(left)
    assert moon.view["events"]


def moon_steps(moon: MoonScreen, count: int) -> list[Shown]:
    """Exchanges cards so often, and gives back what the table was told of it."""
    heard: list[Shown] = []

    def until(shown: Shown) -> bool:
        heard.append({**shown, "log": [step for step in shown["log"] if step["n"] >= first]})
        return len(heard) > count

    first = moon.shown["steps"]

    def exchange(shown: Shown) -> Shown:
        return next(action for action in shown["actions"] if action["kind"] == "exchange")

    there = hurry(moon.context, moon.url, moon.id, exchange, until)
    moon.until(lambda shown: shown["version"] >= there["version"])
    return heard


def test_a_meteor_hits_a_train_which_starts_again_and_loses_a_turn(moon: MoonScreen) -> None:
    start = Rehearsal(METEOR).openings_over().place("copernicus").pass_turn()
    moon.begin(script=start.script, seed=METEOR)
    moon.button("lunar-prompt-exchange").click()  # asked once more
    sure = moon.page.get_by_role("group", name=moon.say("lunar-exchange-title"), exact=True)
    moon.changes(sure.get_by_role("button", name=moon.say("lunar-do-exchange"), exact=True).click)
    moon.until(lambda shown: shown["view"]["phase"] == "relocate" and shown["looking"] == 0)
    card = moon.view["draw"]["meteor"]
    news = moon.news(card)
    expect(news).to_contain_text(moon.say("lunar-log-hit", player=0, goods=[]))
    news.get_by_role("button").last.click()

    moon.put_train("plato")
    assert moon.view["players"][0]["train"]["at"] == milepost("plato")
    moon.until(lambda shown: bool(shown["actions"]))
    # The turn it loses is told when it comes.
    lost = moon.page.get_by_role("group", name=moon.say("lunar-log-lost-turn", player=0), exact=True)
    expect(lost).to_contain_text(moon.say("lunar-news-lost"))
