"""docs/reference.md has every name that is promised, and every promise says what it is."""

import ast
import re

import pytest
from tests.docs.pages import ROOT

import branchline as bl
from branchline.core import contract

PAGE = (ROOT / "docs/reference.md").read_text("utf-8")
SHOWN = re.findall(r"^\.\. auto\w+:: ([\w.]+)", PAGE, re.M)


def test_every_public_name_is_there() -> None:
    for package, names in (("branchline", bl.__all__), ("branchline.envs", bl.envs.__all__)):
        missing = [name for name in names if f"{package}.{name}" not in SHOWN and f"`{package}.{name}`" not in PAGE]
        assert [name for name in missing if f"{package}.{name}" != "branchline.envs"] == []
    assert len(SHOWN) == len({*SHOWN})


@pytest.mark.parametrize("name", ["Game", "State"])
def test_every_name_of_the_contract_says_what_it_promises(name: str) -> None:
    tree = ast.parse((ROOT / "src/branchline/core/contract.py").read_text("utf-8"))
    (promised,) = [thing for thing in tree.body if isinstance(thing, ast.ClassDef) and thing.name == name]
    members = [thing for thing in promised.body if isinstance(thing, ast.FunctionDef)]
    assert len(members) == len([member for member in vars(getattr(contract, name)) if not member.startswith("_")])
    assert [member.name for member in members if not ast.get_docstring(member)] == []
