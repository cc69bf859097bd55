"""Friends at other screens: several pages at one table, each a guest of their own."""

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from branchline.locale import LANGUAGES

from .conftest import OpenScreen
from .germany import GermanScreen
from .house import House, seat_guests, take_seat

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Ben", "Carla")
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined});"


def come(screen: GermanScreen, id: str, waiting: int) -> None:
    """Opens a table that waits for so many."""
    screen.page.goto(f"{screen.url}/table/{id}")
    expect_waiting(screen, waiting)


def expect_waiting(screen: GermanScreen, count: int) -> None:
    expect(screen.sentence).to_have_text(screen.say("seats-waiting", count=count))


def seat(screen: GermanScreen, name: str) -> Locator:
    """The entry of a player in the list of seats."""
    return screen.region("seats-title").locator("li").filter(has_text=name)


def log(screen: GermanScreen) -> Locator:
    return screen.region("log-title").locator("li")


def begun(screen: GermanScreen) -> None:
    expect(screen.board).to_be_visible()


def move(screen: GermanScreen) -> None:
    """One step of set-up, or a turn of two cards; then others decide."""
    screen.until(lambda shown: bool(shown["actions"]))
    seen = screen.shown["version"]
    if screen.phase == "setup-mix":
        screen.option(screen.say("germany-do-tickets", short=2, long=2)).click()
    elif screen.phase == "setup-keep":
        for ticket in screen.market.get_by_role("checkbox").all()[:2]:
            ticket.click()
        screen.button("germany-keep-button", chosen=2).click()
    else:
        screen.draw()
        seen = screen.shown["version"]
        deck = screen.say("germany-deck", cards=screen.shown["view"]["deck"])
        screen.market.get_by_role("button", name=deck).click()
    screen.until(lambda shown: shown["version"] > seen)


def test_three_guests_take_seats_and_see_each_other_move(open_screen: OpenScreen) -> None:
    screens = [open_screen(language) for language in LANGUAGES]
    seat_guests(screens, NAMES, options={"start_player": 0})
    for screen in screens:
        begun(screen)
        for name in NAMES:
            expect(seat(screen, name)).to_be_visible()
    for mover in screens * 2:
        move(mover)
    for number, mover in enumerate(screens):
        mover.until(lambda shown: bool(shown["actions"]))
        assert mover.phase == "turn"
        move(mover)
        version = mover.shown["version"]
        for other in screens:
            other.until(lambda shown, version=version: shown["version"] >= version)
            drawn = log(other).filter(has_text=other.say("germany-log-draw", player=number))
            expect(drawn).to_have_count(0 if other is mover else 2)  # the cards themselves are the mover's to read
            hands = [player["hand"] is not None for player in other.shown["view"]["players"]]
            assert hands == [screen is other for screen in screens]


def test_a_waiting_table_shows_who_is_there_and_begins_without_a_reload(open_screen: OpenScreen) -> None:
    anna, ben, watcher = open_screen(), open_screen("it"), open_screen("fr")
    id = anna.make("me", "open", "open")
    for screen in (anna, ben, watcher):
        come(screen, id, 2)
        expect(screen.page.get_by_role("textbox", name=screen.say("join-address"))).to_have_value(
            f"{screen.url}/table/{id}"
        )
    take_seat(ben, 2, "Ben")
    for screen in (anna, watcher):
        expect(seat(screen, "Ben")).to_contain_text(screen.say("seats-present"))
        expect_waiting(screen, 1)
    expect(ben.page.get_by_role("textbox", name=ben.say("join-name", number=2), exact=True)).to_have_count(0)
    expect(ben.page.get_by_text(ben.say("join-seated"))).to_be_visible()
    ben.page.reload()
    expect_waiting(ben, 1)
    # The last seat goes to somebody beside Anna: now two share her screen, and the curtain is down.
    anna.page.get_by_role("combobox", name=anna.say("setup-who", number=2)).select_option("person")
    anna.page.get_by_role("textbox", name=anna.say("setup-name", number=2), exact=True).fill("Dora")
    anna.button("join-sit").click()
    expect(anna.page.get_by_role("heading", name=anna.say("curtain-title", name="Player 1"))).to_be_visible()
    for screen in (ben, watcher):
        begun(screen)
        expect(seat(screen, "Dora")).to_be_visible()
    assert (ben.shown["looking"], watcher.shown["looking"]) == (2, None)


def test_whoever_made_the_table_gives_an_open_seat_to_a_computer_player(open_screen: OpenScreen) -> None:
    anna, ben = open_screen(), open_screen()
    id = anna.make("me", "open", "open")
    come(anna, id, 2)
    come(ben, id, 2)
    expect(ben.page.get_by_role("combobox", name=ben.say("setup-who", number=2))).to_have_count(0)
    for number in (3, 2):
        anna.page.get_by_role("combobox", name=anna.say("setup-who", number=number)).select_option("greedy")
        anna.button("join-fill").click()
        anna.until(lambda shown, number=number: shown["table"]["seats"][number - 1]["kind"] == "bot")
    begun(anna)
    begun(ben)
    assert [one["bot"] for one in anna.shown["table"]["seats"]] == [None, "greedy", "greedy"]


@pytest.mark.parametrize("script", ["", NO_CLIPBOARD], ids=["clipboard", "no clipboard"])
def test_the_address_is_copied_with_and_without_leave_to_use_the_clipboard(screen: GermanScreen, script: str) -> None:
    id = screen.make("me", "open")
    if script:
        screen.altered().add_init_script(script)
    come(screen, id, 1)
    screen.button("join-copy").click()
    expect(screen.page.get_by_text(screen.say("join-copied"))).to_be_visible()
    screen.page.get_by_role("combobox", name=screen.say("setup-who", number=2)).select_option("person")
    screen.page.get_by_role("textbox", name=screen.say("setup-name", number=2), exact=True).focus()
    screen.page.keyboard.press("Control+V")
    address = f"{screen.url}/table/{id}"
    name = screen.page.get_by_role("textbox", name=screen.say("setup-name", number=2), exact=True).input_value()
    assert name
    assert address.startswith(name)  # a name is shorter than an address


def test_who_comes_too_late_for_a_seat_is_told_who_has_it(open_screen: OpenScreen) -> None:
    anna, ben, carla = open_screen(), open_screen(), open_screen("fr")
    id = anna.make("me", "open", "open")
    held: list[str | bytes] = []
    deaf = False
    page: WebSocketRoute

    def hold(socket: WebSocketRoute) -> None:
        """While Carla's page is deaf, what it is told waits."""
        nonlocal page
        page = socket

        def pass_on(message: str | bytes) -> None:
            held.append(message) if deaf else socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    carla.altered().route_web_socket("**/ws", hold)
    come(carla, id, 2)
    come(ben, id, 2)
    deaf = True
    take_seat(ben, 1, "Ben")
    field = carla.page.get_by_role("textbox", name=carla.say("join-name", number=2), exact=True)
    field.fill("Carla")
    field.press("Enter")
    while len(held) < 2:
        carla.page.wait_for_timeout(20)
    deaf = False
    for message in held:
        page.send(message)
    carla.speaker = type(carla.speaker)("fr", None, ["", "Ben"])
    expect(carla.notice).to_have_text(carla.say("error-seat-taken", player=1))
    expect_waiting(carla, 1)
    take_seat(carla, 2, "Carla")
    begun(carla)


def test_a_computer_player_goes_on_for_a_friend_who_has_left_and_not_come_back(open_screen: OpenScreen) -> None:
    anna, ben, carla = open_screen("it"), open_screen(), open_screen("it")
    id = seat_guests([anna, ben, carla], NAMES, options={"start_player": 1})
    expect(seat(anna, "Ben")).to_contain_text(anna.say("seats-present"))
    question = anna.page.get_by_role("dialog", name=anna.say("seats-hand-title", name="Ben"))
    # Who comes back while that is asked keeps the seat.
    ben.page.goto(ben.url)
    expect(seat(anna, "Ben")).to_contain_text(anna.say("seats-away"))
    anna.button("seats-hand").click()
    expect(question).to_be_visible()
    ben.sit(id)
    expect(question).to_have_count(0)  # nothing to ask any more
    expect(anna.button("seats-hand")).to_have_count(0)
    ben.page.close()
    for screen in (anna, carla):
        expect(seat(screen, "Ben")).to_contain_text(screen.say("seats-away"))
    # Only Anna, who made the table, is asked whether to go on without Ben.
    expect(carla.button("seats-hand")).to_have_count(0)
    anna.button("seats-hand").click()
    question.get_by_role("button", name=anna.say("seats-hand-not"), exact=True).click()
    expect(question).to_have_count(0)
    anna.button("seats-hand").click()
    question.get_by_role("button", name=anna.say("seats-hand-do"), exact=True).click()
    for screen in (anna, carla):
        expect(log(screen).first).to_have_text(screen.say("seats-handed", player=1))
        expect(seat(screen, "Ben")).to_contain_text(screen.say("bot-greedy"))
    carla.until(lambda shown: bool(shown["actions"]))  # it was Ben's turn, and the computer player took it
    back = ben.context.new_page()
    back.goto(f"{ben.url}/table/{id}")
    expect(back.get_by_role("button").filter(has_text=ben.say("seats-handed", player=1))).to_be_visible()


def test_a_friend_reloads_is_away_and_takes_the_seat_back(open_screen: OpenScreen, patient_house: House) -> None:
    anna, ben = open_screen("fr", at=patient_house), open_screen("fr", at=patient_house)
    seat_guests([anna, ben], NAMES[:2], options={"start_player": 1})
    # A reload is no leaving: the seat is Ben's as before.
    ben.page.reload()
    ben.until(lambda shown: bool(shown) and shown["looking"] == 1)
    expect(ben.button("seats-back-do")).to_have_count(0)
    move(ben)
    # Away: Anna is told how long to wait, and asked only then.
    ben.page.goto(ben.url)
    waiting = anna.say("seats-hand-wait", time="?").split("?")[0].strip()
    expect(seat(anna, "Ben")).to_contain_text(waiting)
    expect(anna.button("seats-hand")).to_have_count(0)
    anna.button("seats-hand").click()
    question = anna.page.get_by_role("dialog", name=anna.say("seats-hand-title", name="Ben"))
    question.get_by_role("button", name=anna.say("seats-hand-do"), exact=True).click()
    expect(log(anna).filter(has_text=anna.say("seats-handed", player=1))).to_be_visible()
    move(anna)
    anna.until(lambda shown: bool(shown["actions"]))  # the computer player has made Ben's move
    # Back: the seat is Ben's for the asking, and he plays on.
    ben.shown = {}
    ben.page.goto(f"{ben.url}/table/{anna.id}")
    ben.until(bool)
    expect(ben.page.get_by_text(ben.say("seats-back-text"))).to_be_visible()
    assert (ben.shown["looking"], ben.shown["table"]["seats"][1]["bot"]) == (None, "greedy")
    ben.button("seats-back-do").click()
    ben.until(lambda shown: shown["looking"] == 1)
    expect(ben.button("seats-back-do")).to_have_count(0)
    for screen in (anna, ben):
        expect(log(screen).filter(has_text=screen.say("seats-back", player=1))).to_be_visible()
    move(anna)
    move(ben)
    # And both find their seats again at a server that was killed.
    patient_house.kill()
    for screen in (anna, ben):
        screen.shown = {}
    patient_house.start()
    for screen in (anna, ben):
        screen.until(bool)
    move(anna)
    move(ben)


def test_a_table_for_friends_is_set_up_and_found_again_from_the_first_page(screen: GermanScreen) -> None:
    page = screen.page
    page.goto(screen.url)
    page.get_by_role("button", name="3", exact=True).click()
    for number in (2, 3):
        page.get_by_role("combobox", name=screen.say("setup-who", number=number), exact=True).select_option("open")
    expect(page.get_by_role("textbox", name=screen.say("setup-name", number=2), exact=True)).to_have_count(0)
    screen.button("seats-open-table").click()
    expect_waiting(screen, 2)
    page.get_by_role("link", name=screen.say("header-home"), exact=True).click()
    tables = page.get_by_role("region", name=screen.say("tables-title"), exact=True)
    tables.get_by_role("link").filter(has_text=screen.say("seats-waiting", count=2)).click()
    expect_waiting(screen, 2)


def test_without_secrets_the_screen_passes_on_without_a_curtain_and_says_whose_turn_it_is(
    screen: GermanScreen,
) -> None:
    names = ["Anna", "Ben", "Carla"]
    seats = [{"kind": "me" if name == "Anna" else "here", "name": name} for name in names]
    screen.make_table({"game": "wensleydale", "seats": seats, "seed": 2})
    screen.page.goto(f"{screen.url}/table/{screen.id}")
    screen.until(bool)
    looked = []
    for _ in range(3):
        decides = screen.shown["looking"]
        assert (decides, screen.shown["curtain"]) == (screen.shown["view"]["seat"], None)
        looked.append(decides)
        now = screen.say("seats-now", name=names[decides])
        expect(screen.page.get_by_role("main").get_by_text(now, exact=True)).to_be_visible()
        expect(screen.page.get_by_role("status").get_by_text(now, exact=True)).to_be_attached()
        version = screen.shown["version"]
        screen.page.keyboard.press("l")
        moves = screen.page.get_by_role("dialog", name=screen.say("list-title"))
        moves.get_by_role("listitem").get_by_role("button").first.click()
        screen.until(lambda shown, version=version: shown["version"] > version)
        screen.page.keyboard.press("Escape")
    assert sorted(looked) == [0, 1, 2]
