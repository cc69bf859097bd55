"""All languages say the same things, and say them well."""

import re
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource

from branchline.locale import LANGUAGES, LOCALES, catalogue
from branchline.locale.elision import FUNCTIONS

if TYPE_CHECKING:
    from .conftest import Catalogues

TITLE = "Ticket to Ride: Germany"  # a name is printed as it is, in French too


@pytest.fixture(scope="module")
def rendered(catalogues: "Catalogues") -> dict[str, list[tuple[str, str]]]:
    """Every sentence of every language in every case, with where it comes from."""
    said: dict[str, list[tuple[str, str]]] = {}
    for language in LANGUAGES:
        bundle = FluentBundle([LOCALES[language]], use_isolating=False, functions=FUNCTIONS)
        for text in catalogue(language).values():
            bundle.add_resource(FluentResource(text))
        said[language] = []
        for id, entry in catalogues.entries[language].items():
            message = bundle.get_message(id)
            for form in entry.patterns:
                where = f"{language}/{entry.file}: {id}{'.' + form if form else ''}"
                for values in catalogues.samples(language, id, form):
                    pattern = message.attributes[form] if form else message.value
                    assert pattern is not None
                    text, errors = bundle.format_pattern(pattern, values)
                    assert not errors, f"{where} with {values}: {errors}"
                    said[language].append((where, str(text)))
    return said


def test_every_file_is_read_without_remainder(catalogues: "Catalogues") -> None:
    assert catalogues.junk == []


def test_no_id_is_there_twice(catalogues: "Catalogues") -> None:
    assert catalogues.twice == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_files(language: str) -> None:
    assert list(catalogue(language)) == list(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_ids_in_the_same_files(catalogues: "Catalogues", language: str) -> None:
    def places(name: str) -> set[str]:
        return {
            f"{entry.file}: {id}{'.' + form if form else ''}"
            for id, entry in catalogues.entries[name].items()
            for form in entry.patterns
        }

    assert places(language) ^ places("en") == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_use_the_same_arguments(catalogues: "Catalogues", language: str) -> None:
    different = [
        f"{id} {form}".strip()
        for id, entry in catalogues.entries["en"].items()
        for form in entry.patterns
        if id in catalogues.entries[language]
        and catalogues.arguments("en", id, form) != catalogues.arguments(language, id, form)
    ]
    assert different == []


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        (r"[{}$]", "something was not filled in"),
        ("[\u2066-\u2069\u200e\u200f]", "marks of direction do not belong in these languages"),
        (r"!", "we do not shout"),
        (r"^\s|\s$|  ", "a space too many"),
        (r"\.\.\.", "three dots are one character: …"),
        (r"\s-\s", "a dash is not a hyphen"),
        (r"['\"`]", "apostrophes and quotation marks are typographic: ’ “ ” « »"),
        (r"\s[,.](?!\d)|[,;:](?=[^\W\d])", "spaces and punctuation"),
    ],
)
def test_sentences_are_clean(rendered: dict[str, list[tuple[str, str]]], fault: str, what: str) -> None:
    everything = [pair for said in rendered.values() for pair in said]
    assert [f"{where} ({text})" for where, text in everything if re.search(fault, text)] == [], what


def test_french_has_its_spaces(rendered: dict[str, list[tuple[str, str]]]) -> None:
    fault = re.compile("(?<![\u00a0\u202f])[:;?](?!\\d)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»|[“”]")
    wrong = [f"{where} ({text})" for where, text in rendered["fr"] if fault.search(text.replace(TITLE, ""))]
    assert wrong == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_other_languages_have_no_french_spaces(rendered: dict[str, list[tuple[str, str]]], language: str) -> None:
    fault = re.compile(r"\s[:;?]|[«“]\s|\s[»”]")
    assert [f"{where} ({text})" for where, text in rendered[language] if fault.search(text)] == []
