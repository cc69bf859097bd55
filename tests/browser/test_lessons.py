"""Lessons and the coach on the page: everything can be learnt by doing what the screen says."""

from itertools import cycle, zip_longest

import pytest
from playwright.sync_api import Locator, expect

from branchline.lessons import Lesson, lesson, lessons
from branchline.locale import LANGUAGES
from branchline.locale.words import Words

from .conftest import OpenAny, OpenScreen
from .dales import DalesScreen
from .germany import GermanScreen
from .hurry import Script, hurry
from .layout import SIZES
from .moon import MoonScreen, milepost
from .screen import Screen

pytestmark = [pytest.mark.browser, pytest.mark.long]

ROUTES = lesson("germany-routes")
# The payment of its last task.
GREY = {"route": "frankfurt-mannheim-1", "colour": "yellow", "cards": 2, "locos": 0}
SORTS: tuple[type[Screen], ...] = (GermanScreen, DalesScreen, MoonScreen)


def told(screen: Screen, lesson: Lesson, form: str) -> str:
    """What a lesson says of itself: `about` on the shelf, `end` when it is done."""
    return Words(screen.speaker.language).filled(f"{lesson.game}-lesson-{lesson.name}", {}, form)


# Writes down all that the teacher says from now on.
LISTEN = """() => {
  const note = document.querySelector('[data-testid=teacher]');
  window.told = [note.textContent];
  new MutationObserver(() => window.told.push(note.textContent)).observe(
    note, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("sort", SORTS, ids=[sort.game for sort in SORTS])
def test_every_lesson_is_told_task_by_task_and_leads_on_to_the_next(open_any: OpenAny, sort: type[Screen]) -> None:
    """Each in another language, the first half at a desk and the rest on a phone; below, one of each game by mouse.

    That its tasks can be done, and that all of it is told in every language, is tested without a page.
    """
    screen: Screen = open_any(sort)
    shelf = lessons(sort.game)
    languages = cycle(LANGUAGES)
    screen.learn(shelf[0].id)
    for taught, then in zip_longest(shelf, shelf[1:]):
        screen.turn_to(next(languages))
        finish(screen, taught)
        if taught is shelf[len(shelf) // 2 - 1]:
            width, height = SIZES["phone"]
            screen.page.set_viewport_size({"width": width, "height": height})
        if then is not None:
            title = screen.say(f"{then.game}-lesson-{then.name}")
            screen.teacher.get_by_role("button", name=screen.say("lesson-next", lesson=title)).click()
            screen.until(lambda shown, id=then.id: shown["lesson"]["lesson"] == id)
    screen.page.goto(screen.url)
    screen.page.get_by_role("button", name=screen.say(f"game-{sort.game}")).click()
    for _ in LANGUAGES:
        screen.turn_to(next(languages))
        screen.page.get_by_text(told(screen, shelf[0], "about")).wait_for()
        cards = [as_read(text) for text in screen.page.locator("main button").all_text_contents()]
        for taught in shelf:
            [card] = [text for text in cards if as_read(told(screen, taught, "about")) in text]
            assert as_read(screen.say("lesson-been")) in card


def finish(screen: Screen, taught: Lesson) -> None:
    """All of it past the page, on which the teacher tells what is to be done."""
    expect(screen.teacher).to_contain_text(task_told(screen, taught, 1)[0])
    screen.page.evaluate(LISTEN)
    way = Script(*(notation for task in taught.tasks for notation in task.solution))
    id = screen.shown["table"]["id"]
    hurry(screen.context, screen.url, id, way.choose, until=lambda shown: shown["lesson"]["task"] is None)
    expect(screen.teacher).to_contain_text(told(screen, taught, "end"))
    heard = [as_read(text) for text in screen.page.evaluate("window.told")]
    for number in range(1, len(taught.tasks) + 1):
        assert any(all(as_read(part) in text for part in task_told(screen, taught, number)) for text in heard), number


def task_told(screen: Screen, taught: Lesson, number: int) -> tuple[str, str]:
    """What the teacher says of this task."""
    task = taught.tasks[number - 1]
    sentence = screen.say(f"{taught.game}-lesson-{taught.name}-{task.name}")
    return sentence, screen.say("lesson-task", number=number, of=len(taught.tasks))


def as_read(text: str) -> str:
    """Without regard to where a line ends."""
    return " ".join(text.split())


def ringed(thing: Locator) -> bool:
    drawn: bool = thing.evaluate(
        "one => (s => s.filter !== 'none' || s.outlineStyle === 'solid')(getComputedStyle(one))"
    )
    return drawn


def test_a_lesson_is_taken_with_the_mouse_and_leads_on_to_the_next(screen: GermanScreen) -> None:
    page = screen.page
    page.goto(screen.url)
    page.get_by_role("button").filter(has_text=told(screen, ROUTES, "about")).click()
    screen.arrive()
    route, blue = (page.locator(f'[data-spot="{spot}"]') for spot in ("route-frankfurt-kassel-1", "display-0"))
    assert (ringed(blue), ringed(route)) == (True, False)
    screen.click_on_map(screen.route("frankfurt-mannheim-1", "free"))  # it could be paid, but comes later
    expect(screen.notice).to_contain_text(screen.say("error-lesson"))
    screen.take("blue")
    screen.draw()
    assert (ringed(blue), ringed(route)) == (False, True)
    screen.claim(screen.actions("claim")[0])
    screen.passenger("red", on_map=True)
    screen.button("tool-undo").first.click()  # the passenger is taken back, and with it what was done of the task
    screen.until(lambda shown: shown["view"]["phase"] == "passenger-a")
    screen.passenger("blue")
    screen.passenger("white")
    screen.take("loco")
    screen.click_on_map(screen.route("frankfurt-mannheim-1"))
    screen.changes(screen.option(screen.say("germany-do-claim", **GREY)).click)
    expect(screen.sentence).to_have_text(screen.say("lesson-over"))
    expect(screen.teacher).to_contain_text(told(screen, ROUTES, "end"))
    screen.teacher.get_by_role(
        "button", name=screen.say("lesson-next", lesson=screen.say("germany-lesson-tickets"))
    ).click()
    expect(screen.teacher).to_contain_text(screen.say("germany-lesson-tickets-complete"))


def test_a_first_delivery_on_the_moon_is_made_with_the_mouse(moon: MoonScreen) -> None:
    demands = lesson("lunar-demands")
    moon.learn(demands.id)
    source, city = milepost("ptolemaeus"), milepost("tranquility")
    oxygen = moon.page.locator('[data-spot="loading-oxygen"]')
    moon.click_milepost(city)  # a train could begin there, but what it is to carry is elsewhere
    expect(moon.notice).to_contain_text(moon.say("error-lesson"))
    moon.changes(lambda: moon.click_milepost(source))
    assert ringed(oxygen)
    moon.handle("lunar-do-load", good="oxygen")
    assert not ringed(oxygen)
    moon.handle("lunar-do-load", good="computers")
    moon.click_milepost(city)
    ride = moon.route("ride", city).get_by_role("button", name=moon.say("lunar-route-do-ride", count=5))
    moon.changes(ride.click)
    moon.handle("lunar-do-deliver-here", good="computers", card="d56", pay=8)
    moon.handle("lunar-do-deliver-here", good="oxygen", card="d70", pay=9)
    moon.changes(moon.station.get_by_role("button", name=moon.say("lunar-do-load", good="titanium")).click)
    expect(moon.sentence).to_have_text(moon.say("lesson-over"))
    expect(moon.teacher).to_contain_text(told(moon, demands, "end"))


def test_a_newcomer_to_the_dales_loads_a_train_with_the_mouse(dales: DalesScreen) -> None:
    taught = lesson("wensleydale-trains")
    dales.learn(taught.id)
    train, cheese = (dales.page.locator(f'[data-spot="{spot}"]') for spot in ("train-t2c", "piece:leeming:cheese"))
    assert (ringed(train), ringed(cheese)) == (True, False)
    dales.button("wensleydale-train-card", train="t1a", owner=None).click()  # it could be paid, but takes no goods
    expect(dales.notice).to_contain_text(dales.say("error-lesson"))
    dales.buy("t2c")
    assert (ringed(train), ringed(cheese)) == (False, True)
    dales.load("cheese", "leeming")
    dales.load("stone", "redmire_moor")
    dales.load("green", "redmire")
    dales.buy("t1b")
    dales.pay({"cubes": 2, "government": 1})
    dales.load("green", "leyburn")
    dales.changes(lambda: dales.click_on_map(dales.piece("cheese", "finghall")))
    expect(dales.sentence).to_have_text(dales.say("lesson-over"))
    expect(dales.teacher).to_contain_text(told(dales, taught, "end"))


def test_a_coach_explains_each_kind_of_decision_once_and_falls_silent_when_told(open_screen: OpenScreen) -> None:
    screen = open_screen()
    screen.coached()
    screen.make("me", "greedy", seed=5)
    screen.sit()
    page = screen.page
    for topic, deed in (
        ("setup-mix", lambda: screen.mix(2, 2)),
        ("setup-keep", lambda: screen.keep(2)),
        ("turn", screen.draw),
        ("second", screen.draw),
    ):
        expect(screen.teacher).to_contain_text(screen.say(f"germany-coach-{topic}"))
        screen.button("coach-title").click()  # read, and folded away: the next one is open again
        expect(screen.teacher).not_to_contain_text(screen.say(f"germany-coach-{topic}"))
        deed()
    expect(screen.teacher).to_have_count(0)  # a turn was explained already
    screen.button("germany-draw-tickets").click()
    expect(screen.teacher).to_contain_text(screen.say("germany-coach-tickets"))
    screen.button("coach-silent").click()
    expect(screen.teacher).to_have_count(0)
    screen.after(screen.option(screen.say("germany-do-tickets", short=4, long=0)).click)
    expect(screen.teacher).to_have_count(0)
    screen.tool("learn").click()
    switch = page.get_by_role("checkbox", name=screen.say("coach-switch"))
    expect(switch).not_to_be_checked()
    switch.check()
    page.keyboard.press("Escape")
    expect(screen.teacher).to_contain_text(screen.say("germany-coach-keep"))
