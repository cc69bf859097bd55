"""A speaker turns what games say into the words of a language."""

import json
import re
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.contract import Line
from branchline.locale import LANGUAGES, Speaker

GAME = bl.GAMES["germany"]
DALES = bl.GAMES["wensleydale"]
MOON = bl.GAMES["lunar"]


def say(language: str, id: str, /, **args: object) -> str:
    return Speaker(language, GAME, ["Anna", "Ben"]).say(id, **args)


def say_dales(language: str, id: str, /, **args: object) -> str:
    return Speaker(language, DALES, ["Anna", "Ben"]).say(id, **args)


def say_moon(language: str, id: str, /, **args: object) -> str:
    return Speaker(language, MOON, ["Anna", "Ben"]).say(id, **args)


def test_an_unknown_language_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="'de' is not known; Branchline speaks en, it, fr"):
        Speaker("de")


def test_an_unknown_sentence_is_named() -> None:
    with pytest.raises(LookupError, match="'germany-log-nap'"):
        say("en", "germany-log-nap")


def test_a_sentence_that_lacks_something_is_not_said() -> None:
    with pytest.raises(LookupError, match="'germany-log-take' could not be filled"):
        say("en", "germany-log-take", player=0)


def test_a_line_is_said_like_its_sentence() -> None:
    assert Speaker("en", GAME).line(Line("germany-log-draw", {"player": 0})) == "Player 1 draws a card from the deck."


@pytest.mark.parametrize(
    ("language", "given", "number"),
    [("en", "Anna", "Player 3"), ("it", "Anna", "Giocatore 3"), ("fr", "Anna", "Joueur 3")],
)
def test_seats_have_given_names_or_numbers_from_one(language: str, given: str, number: str) -> None:
    speaker = Speaker(language, players=["Anna", "Ben"])
    assert (speaker.seat(0), speaker.seat(2)) == (given, number)


def test_an_empty_name_is_no_name() -> None:
    assert Speaker("en", players=["", "Ben"]).seat(0) == "Player 1"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna takes an orange card from the display."),
        ("it", "Anna prende una carta arancione scoperta."),
        ("fr", "Anna prend une carte orange visible."),
    ],
)
def test_a_card_agrees_with_its_colour(language: str, sentence: str) -> None:
    assert say(language, "germany-log-take", player=0, card="orange") == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna takes a white passenger in the Netherlands."),
        ("it", "Anna prende un passeggero bianco nei Paesi Bassi."),
        ("fr", "Anna prend un passager blanc aux Pays-Bas."),
    ],
)
def test_a_passenger_agrees_otherwise_and_a_country_has_its_preposition(language: str, sentence: str) -> None:
    assert say(language, "germany-log-passenger", player=0, place="niederlande", colour="white") == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ben claims Kiel–Denmark with 1 white card and 1 locomotive: 2 points."),
        ("it", "Ben prende il controllo della linea Kiel–Danimarca con 1 carta bianca e 1 locomotiva: 2 punti."),
        ("fr", "Ben prend possession de la ligne Kiel–Danemark avec 1 carte blanche et 1 locomotive\u00a0: 2 points."),
    ],
)
def test_a_route_into_a_country_is_named_by_the_country(language: str, sentence: str) -> None:
    args = {"player": 1, "route": "kiel-daenemark", "points": 2, "colour": "white", "cards": 1, "locos": 1}
    assert say(language, "germany-log-claim", **args) == sentence


@pytest.mark.parametrize(
    ("colour", "cards", "locos", "paid"),
    [
        ("orange", 5, 0, "5 carte arancioni"),
        ("red", 4, 1, "4 carte rosse e 1 locomotiva"),
        ("red", 1, 4, "1 carta rossa e 4 locomotive"),
        (None, 0, 5, "5 locomotive"),
    ],
)
def test_a_payment_has_numbers_and_plurals(colour: str | None, cards: int, locos: int, paid: str) -> None:
    args = {"route": "berlin-dresden", "colour": colour, "cards": cards, "locos": locos}
    assert say("it", "germany-do-claim", **args) == f"Prendi il controllo della linea Berlin–Dresden con {paid}"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna keeps Berlin–Leipzig (4), Köln–Switzerland (10) and France–Denmark (17)."),
        ("it", "Anna tiene Berlin–Leipzig (4), Köln–Svizzera (10) e Francia–Danimarca (17)."),
        ("fr", "Anna garde Berlin–Leipzig (4), Köln–Suisse (10) et France–Danemark (17)."),
    ],
)
def test_tickets_are_listed_with_their_values(language: str, sentence: str) -> None:
    tickets = ["berlin-leipzig", "koeln-schweiz", "frankreich-daenemark"]
    assert say(language, "germany-log-keep-own", player=0, tickets=tickets) == sentence


def test_one_winner_and_several() -> None:
    assert say("en", "germany-log-over", winners=[1], score=121).endswith("with 121 points: Ben.")
    assert say("fr", "germany-log-over", winners=[0, 1, 2], score=1).endswith(
        "avec 1 point\u00a0: Anna, Ben et Joueur 3."
    )


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ([], "Non hai carte in mano."),
        (["loco"], "La tua mano: una locomotiva."),
        (["red", "white", "red", "loco"], "La tua mano: 2 carte rosse, una carta bianca e una locomotiva."),
    ],
)
def test_cards_are_listed_by_kind(cards: list[str], sentence: str) -> None:
    assert say("it", "germany-see-hand", cards=cards) == sentence


def test_numbers_kept_have_their_seats() -> None:
    assert "Anna (3), Ben (2) e Giocatore 3 (4)" in say("it", "germany-log-setup-done", kept=[3, 2, 4])


@pytest.mark.parametrize(("short", "long", "mix"), [(4, 0, "4 tickets courts"), (0, 1, "1 ticket long")])
def test_a_kind_of_ticket_nobody_draws_is_not_told(short: int, long: int, mix: str) -> None:
    assert say("fr", "germany-log-tickets", player=0, short=short, long=long) == f"Anna pioche {mix}."


def test_the_number_of_an_action_is_no_quantity() -> None:
    assert "12345;" in say("en", "refused-unknown-action", action=12345)


def test_a_phase_is_named_by_its_game() -> None:
    assert say("en", "refused-phase", phase="keep").endswith(": choose which tickets to keep.")
    assert say_dales("en", "refused-phase", phase="build").endswith(": build a line, or nothing.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna builds a link from The South to Settle: 1 build point."),
        ("it", "Anna costruisce un binario dal Sud a Settle: 1 punto costruzione."),
        ("fr", "Anna construit la voie Le Sud–Settle\u00a0: 1 point de construction."),
    ],
)
def test_the_south_is_the_one_area_with_a_name_of_its_own_in_each_language(language: str, sentence: str) -> None:
    assert say_dales(language, "wensleydale-log-lay", player=0, a="the_south", b="settle", cost=1) == sentence


@pytest.mark.parametrize(
    ("name", "italian", "french"),
    [
        ("Anna", "Tocca ad Anna", "Voir les cartes d’Anna"),
        ("Élise", "Tocca a Élise", "Voir les cartes d’Élise"),
        ("Hélène", "Tocca a Hélène", "Voir les cartes d’Hélène"),
        ("Yves", "Tocca a Yves", "Voir les cartes d’Yves"),
        ("Yann", "Tocca a Yann", "Voir les cartes de Yann"),
        ("Ben", "Tocca a Ben", "Voir les cartes de Ben"),
    ],
)
def test_prepositions_change_before_a_name(name: str, italian: str, french: str) -> None:
    assert Speaker("it", players=[name]).say("tables-turn", name=name) == italian
    assert Speaker("fr", players=[name]).say("lunar-hand-look", player=0) == french


def test_italian_goes_ad_aysgarth_and_a_settle() -> None:
    laid = [
        say_dales("it", "wensleydale-do-lay", a=a, b=b) for a, b in (("settle", "aysgarth"), ("aysgarth", "settle"))
    ]
    assert laid == ["Costruisci un binario da Settle ad Aysgarth", "Costruisci un binario da Aysgarth a Settle"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ben buys train 2A (3 passengers and 1 goods cube) for 3 cubes and a train point."),
        ("it", "Ben compra il treno 2A (3 passeggeri e 1 merce) con 3 cubetti e un punto treno."),
        ("fr", "Ben achète le train 2A (3 passagers et 1 marchandise) avec 3 cubes et un point ferroviaire."),
    ],
)
def test_a_train_says_what_it_carries_and_a_payment_is_counted(language: str, sentence: str) -> None:
    args = {"player": 1, "train": "t2a", "payment": ["cube", "cube", "cube", "train"]}
    assert say_dales(language, "wensleydale-log-buy", **args) == sentence


@pytest.mark.parametrize(("train", "slots"), [("t1a", "2 passengers"), ("t1d", "2 goods cubes")])
def test_a_train_does_not_say_what_it_cannot_carry(train: str, slots: str) -> None:
    assert say_dales("en", "wensleydale-do-buy", train=train).endswith(f"(price 1; {slots})")


@pytest.mark.parametrize(
    ("owner", "company", "holder"),
    [(1, None, "of Ben"), (None, "midland", "of the Midland Railway")],
)
def test_a_link_belongs_to_a_player_or_a_company(owner: int | None, company: str | None, holder: str) -> None:
    said = say_dales("en", "refused-lay-taken", border="rylstone-skipton", owner=owner, company=company)
    assert said == f"Rylstone–Skipton already has a link {holder}; there is room for one only."


def test_pieces_and_where_they_lie_are_counted() -> None:
    lost = say_dales("it", "wensleydale-log-dead", area="settle", pieces=["red", "stone", "red"])
    assert lost.endswith("a Settle: 2 passeggeri rossi e una pietra.")
    assert say_dales("en", "wensleydale-look-pieces", piece="stone", areas=["whernside", "penhill", "whernside"]) == (
        "On the board, stones: Whernside (2) and Penhill."
    )


def test_a_number_under_the_name_of_a_thing_stays_a_number() -> None:
    influence = {"government": 1, "train": 2, "midland": 3, "north_eastern": 4}
    said = say_dales("en", "wensleydale-look-player", player=0, cubes=1, profit=-2, links=1, laid=14, **influence)
    assert said == (
        "Anna: 1 cube; influence: government 1, train 2, Midland 3, North Eastern 4; profit and loss -2; "
        "1 link left, 14 on the board."
    )


@pytest.mark.parametrize(
    ("milepost", "name"),
    [
        ("near:-8:4", "Kepler"),
        ("kepler", "Kepler"),
        ("near:-10:2", "Kepler 2 SW"),
        ("near:-10:0", "Kepler 1 S 2 SW"),
        ("near:-2:-16", "Tycho"),
        ("near:-3:-15", "Tycho (NW)"),
        ("near:0:32", "Peary"),
        ("far:0:28", "Peary 2 S (far side)"),
        ("near:0:28", "Peary 2 S (near side)"),
    ],
)
def test_a_milepost_is_told_from_the_nearest_city(milepost: str, name: str) -> None:
    assert say_moon("en", "lunar-log-move", player=0, milepost=milepost) == f"Anna rides to {name}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_mileposts_are_called_alike(language: str) -> None:
    speaker = Speaker(language, MOON)
    mileposts = ["{}:{}:{}".format(*row[:3]) for row in MOON.board["mileposts"]]
    assert len({speaker.say("refused-place-city", milepost=milepost) for milepost in mileposts}) == len(mileposts)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Put the train in Tranquility"),
        ("it", "Metti il treno a Tranquillità"),
        ("fr", "Placer le train à Tranquillité"),
    ],
)
def test_tranquility_is_the_one_city_with_a_name_of_its_own_in_each_language(language: str, sentence: str) -> None:
    assert say_moon(language, "lunar-do-place", milepost="near:5:1") == sentence


def test_a_wrap_pair_is_written_as_it_is_printed() -> None:
    assert "raccord −A" in say_moon("fr", "refused-build-pair", pair="-A", owner=1)
    assert "pair A′" in say_moon("en", "refused-build-pair", pair="A'", owner=1)
    assert say_moon("it", "refused-build-taken", link="near:-8:4 near:-7:5", owner=1).startswith(
        "Su Kepler–Kepler 1 NE "
    )


def test_loads_are_counted_except_in_the_tray() -> None:
    assert say_moon("it", "lunar-log-hit", player=1, goods=["ice", "iron", "ice"]).endswith(
        "che perde 2 carichi di ghiaccio e un carico di ferro."
    )
    assert say_moon("en", "lunar-look-tray", goods=["ice", "rare-earths"]).endswith(": ice and rare earths.")


def test_an_event_tells_what_stands_on_its_card() -> None:
    board = {card["id"]: card["params"] for card in MOON.board["event_cards"]}
    assert f"{board[1]['percent']}%" in say_moon("en", "lunar-log-event", player=0, card="e1")
    assert f"{board[7]['distance']} mileposts south of" in say_moon("en", "lunar-log-event", player=0, card="e7")
    shortage = say_moon("en", "lunar-log-event", player=0, card="e13")
    assert f"earns {board[13]['payoff']} M" in shortage
    assert "ice, oxygen, hydrogen and fertiliser" in shortage
    assert "a city on the far side" in say_moon("en", "lunar-log-event", player=0, card="e20")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_on_the_moon_is_a_sentence_of_its_own(language: str) -> None:
    speaker = Speaker(language, MOON)
    state = MOON.new(seats=3, seed=5)
    for step in range(40):
        legal = state.legal()
        view = state.view(state.seat)
        if step % 8 == 0 or view["phase"] == "operate":
            assert len({speaker.line(MOON.action_line(action, view)) for action in legal}) == len(legal)
        state.play(legal[-1] if step % 8 == 7 else legal[len(legal) // 2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_in_the_dales_is_a_sentence_of_its_own(language: str) -> None:
    speaker = Speaker(language, DALES)
    state = DALES.new(seats=3, seed=5)
    while not state.over and state.turn < 2:
        legal = state.legal()
        view = state.view(state.seat)
        assert len({speaker.line(DALES.action_line(action, view)) for action in legal}) == len(legal)
        state.play(legal[len(legal) // 2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_a_sentence_of_its_own(language: str) -> None:
    speaker = Speaker(language, GAME)
    state = GAME.new(seats=3, seed=5)
    while not state.over and state.turn < 60:
        legal = state.legal()
        view = state.view(state.seat)
        said = [speaker.line(GAME.action_line(action, view)) for action in legal]
        # Parallel routes are named alike, so the same payment sounds the same; nothing else may.
        different = {re.sub(r"-\d(?= )", "", state.notation(action)) for action in legal}
        assert len(set(said)) == len(different)
        state.play(legal[len(legal) // 2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_that_the_page_is_held_to_as_well(language: str) -> None:
    for example in json.loads(Path(__file__).with_name("examples.json").read_text("utf-8")):
        speaker = Speaker(language, bl.GAMES[example["game"]], ["Anna", "Ben"])
        assert speaker.say(example["id"], **example["args"]) == example["said"][language]
