"""The rules as an assistant or a terminal asks for them: by id, by words, in every language."""

import re

import pytest
from tests.rules_pages import PAGES, RULE, explained

import branchline as bl
from branchline.locale import LANGUAGES
from branchline.rulebook import look_up, page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bl.GAMES)
def test_every_rule_is_found_by_its_id(game: str, language: str) -> None:
    rules = {id: text for id, text in explained(PAGES[language, game]).items() if re.fullmatch(RULE, id)}
    assert len(rules) > 100
    for id, text in rules.items():
        assert look_up(game, id, language) == [f"- **{id}** {text}"]


def test_a_chapter_comes_with_its_heading_and_all_its_rules() -> None:
    heading, *rules = look_up("germany", "g2")
    assert heading == "## G2 Set-up"
    assert [rule[4 : rule.index("** ")] for rule in rules] == [f"G2.{number}" for number in range(1, 25)]


def test_words_are_found_with_and_without_accents_under_their_headings() -> None:
    plain, accented = (look_up("germany", words, "fr") for words in ("locomotives defausse", "LOCOMOTIVES défaussE"))
    assert plain == accented
    assert plain[0].startswith("## ")
    assert all(line.startswith(("## ", "- ", "|")) for line in plain)


def test_about_nothing_there_is_what_the_game_is_and_its_chapters() -> None:
    contents = look_up("lunar", "")
    assert contents[0] == "# The rules of Lunar Rails"
    assert "## L1 " in "\n".join(contents)
    assert not [line for line in contents if line.startswith("- **")]


def test_what_is_for_those_who_work_on_a_game_is_left_out() -> None:
    assert "for those who work on the game" in PAGES["en", "germany"]
    assert len(page("germany")) < len(PAGES["en", "germany"])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("chess", ""), "game: 'chess' is unknown; known are germany"),
        (("germany", "g99.1"), "about: the rules of germany have no 'g99.1'"),
        (("germany", "zeppelin"), "about: the rules of germany have no 'zeppelin'"),
        (("germany", "", "de"), "language: 'de' is not known; the rules are told in en"),
    ],
)
def test_what_there_is_not_is_said_in_one_sentence(arguments: tuple[str, ...], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        look_up(*arguments)
