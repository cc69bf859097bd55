"""The catalogues, read as what they are made of."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast, visitor

from branchline.locale import LANGUAGES, catalogue

# What a sentence may be given where it does not choose between cases.
_PLAIN = "Anna"
# Enough numbers to meet every plural form of the three languages and every exact number in use.
_NUMBERS = (0, 1, 2, 21)
_PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Entry:
    """One message of one language."""

    file: str
    patterns: dict[str, ast.Pattern]  # by attribute; "" is the message itself


class _Names(visitor.Visitor):
    """The variables, references and cases found inside a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.cases: dict[str, set[str]] = {}  # keys a variable is compared with

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            cases = self.cases.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                cases.add(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
        self.generic_visit(node)


class Catalogues:
    """Every message of every language."""

    def __init__(self) -> None:
        self.junk: list[str] = []
        self.twice: list[str] = []
        self.entries: dict[str, dict[str, Entry]] = {}
        for language in LANGUAGES:
            self.entries[language] = {}
            for file, text in catalogue(language).items():
                self._read(language, file, text)

    def _read(self, language: str, file: str, text: str) -> None:
        for item in FluentParser().parse(text).body:
            if isinstance(item, ast.Junk):
                self.junk.append(f"{language}/{file}: {item.content.splitlines()[0]}")
            elif isinstance(item, ast.Message):
                if item.id.name in self.entries[language]:
                    self.twice.append(f"{language}/{file}: {item.id.name}")
                patterns = {"": item.value} if item.value else {}
                patterns |= {attribute.id.name: attribute.value for attribute in item.attributes}
                self.entries[language][item.id.name] = Entry(file, patterns)

    def names(self, language: str, id: str, form: str = "") -> _Names:
        """What a sentence uses, by itself and through the sentences it refers to."""
        used = _Names()
        waiting = [(id, form)]
        while waiting:
            id, form = waiting.pop()
            pattern = self.entries[language][id].patterns.get(form)
            if pattern is None:
                continue
            before = set(used.references)
            used.visit(pattern)
            waiting += [(other, "") for other in used.references - before if other in self.entries[language]]
        return used

    def arguments(self, language: str, id: str, form: str = "") -> set[str]:
        """What a sentence has to be given; a form of a name counts as the name itself."""
        forms = {form for entry in self.entries["en"].values() for form in entry.patterns if form}
        ending = re.compile(f"_({'|'.join(forms)})$")
        return {ending.sub("", variable) for variable in self.names(language, id, form).variables}

    def samples(self, language: str, id: str, form: str) -> Iterator[dict[str, str | int]]:
        """Arguments that lead through every case of a sentence."""
        names = self.names(language, id, form)
        choices: dict[str, tuple[str | int, ...]] = {}
        for variable in sorted(names.variables):
            keys = names.cases.get(variable, set())
            if keys & (_PLURALS - {"other"}) or any(key.isdigit() for key in keys):
                exact = {int(key) for key in keys if key.isdigit()} | set(_NUMBERS)
                words = {key for key in keys if not key.isdigit()} - _PLURALS
                choices[variable] = (*sorted(exact), *sorted(words))
            elif keys:
                choices[variable] = (_PLAIN, *sorted(keys - {"other"}))
            else:
                choices[variable] = (_PLAIN,)
        for values in product(*choices.values()):
            yield dict(zip(choices, values, strict=True))


@pytest.fixture(scope="session")
def catalogues() -> Catalogues:
    return Catalogues()
