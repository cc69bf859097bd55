"""Compiled code shifts no number of its own by a variable: that would be a shift of 32 bits.

mypyc (2.4.1) writes the number into C as it is, and there `1` has 32 bits: `1 << n` is wrong from n = 31 on wherever n
is a number of the machine. Plain ints are shifted rightly, but what is a plain int today may be none tomorrow.
"""

import ast
import os
import re
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path

import pytest
from tests.test_pure import ROOT, to_be_compiled

ADVICE = "is a shift of 32 bits where it is compiled: use BITS of core/rows"
Constants = dict[str, dict[str, int]]  # by module and name


def constant(node: ast.AST, known: dict[str, int]) -> int | None:
    """The number that the compiler makes of an expression, if it can."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.Call):  # i64(1) is 1
        is_number = isinstance(node.func, ast.Name) and node.func.id in ("i64", "int") and len(node.args) == 1
        return constant(node.args[0], known) if is_number else None
    if isinstance(node, ast.UnaryOp | ast.BinOp):
        parts = [node.operand] if isinstance(node, ast.UnaryOp) else [node.left, node.right]
        if all(constant(part, known) is not None for part in parts):
            return int(eval(ast.unparse(node), {"i64": int}, known))
    return None


def finals(tree: ast.Module) -> dict[str, int]:
    """The numbers among the constants of a module."""
    known: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            value = constant(node.value, known)
            if value is not None and ast.unparse(node.annotation).startswith("Final"):
                known[node.target.id] = value
    return known


def imported(tree: ast.Module, modules: Constants) -> dict[str, int]:
    """The numbers among the constants that a module takes from others."""
    known: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in modules:
            for name in node.names:
                if name.name in modules[node.module]:
                    known[name.asname or name.name] = modules[node.module][name.name]
    return known


def locals_of(function: ast.AST, known: dict[str, int]) -> dict[str, int]:
    """The names of a function that are a number of its own, given once: the compiler puts it in their place."""
    given: dict[str, list[ast.AST | None]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) and node.value:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    given.setdefault(target.id, []).append(node.value)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            given.setdefault(node.id, [])
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            given.setdefault(node.target.id, []).append(None)
    values = {name: constant(nodes[0], known) for name, nodes in given.items() if len(nodes) == 1 and nodes[0]}
    return {name: value for name, value in values.items() if value is not None}


def shifts(source: str, modules: Constants) -> Iterator[str]:
    """Where a number of the source is shifted by something that is none. What stands outside of functions runs once,
    on plain ints."""
    tree = ast.parse(source)
    at_module = {**imported(tree, modules), **finals(tree)}
    wrong: dict[tuple[int, int], str] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.Lambda):
            known = {**at_module, **locals_of(function, at_module)}
            for node in ast.walk(function):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                    own = constant(node.left, known) is not None
                    if own and constant(node.right, known) is None:
                        wrong[node.lineno, node.col_offset] = f"{node.lineno}: {ast.unparse(node)}"
    yield from wrong.values()


def sources() -> dict[str, str]:
    with chdir(ROOT):
        return {name: Path("src", *name.split(".")).with_suffix(".py").read_text("utf-8") for name in to_be_compiled()}


def test_no_number_is_shifted_by_a_variable_where_it_is_compiled() -> None:
    texts = sources()
    assert "branchline.core.state" in texts
    modules = {name: finals(ast.parse(text)) for name, text in texts.items()}
    wrong = [f"{name}:{place}" for name, text in sorted(texts.items()) for place in shifts(text, modules)]
    assert not wrong, f"{'; '.join(wrong)} {ADVICE}"


PLANTED = """
from elsewhere import WORD
ONE: Final = 1
TABLE = [1 << n for n in range(40)]
class Bits:
    def bit(self, n: i64, row: Row) -> i64:
        one: i64 = 1
        many: i64 = 1
        for entry in row:
            many += entry
        return {}
"""
ELSEWHERE = {"elsewhere": {"WORD": 32}}
WRONG = ["1 << n", "many | 1 << n", "-1 << n", "3 << n + 1", "(1 + 1) << n", "ONE << n", "WORD << n", "i64(1) << n"]
HIDDEN = ["one << n", "sum(1 << k for k in row)", "1 << len(row)", "1 << BITS[n]", "many + (lambda k: 1 << k)(n)"]
RIGHT = ["n << 1", "1 << 40", "1 << ONE", "1 << WORD + 3", "BITS[n]", "row[0] << n", "many << n", "1 >> n"]


@pytest.mark.parametrize("shift", [*WRONG, *HIDDEN])
def test_a_shift_by_a_variable_would_be_found(shift: str) -> None:
    assert len(list(shifts(PLANTED.format(shift), ELSEWHERE))) == 1


@pytest.mark.parametrize("shift", RIGHT)
def test_other_shifts_are_let_be(shift: str) -> None:
    assert list(shifts(PLANTED.format(shift), ELSEWHERE)) == []


def test_what_the_compiler_wrote_has_no_such_shift_either() -> None:
    """The proof itself, where the C that the engine was compiled from is at hand."""
    wrong = re.compile(r"= \(?-?\d+ << cpy_r_\w+")
    assert wrong.search("    cpy_r_r0 = 1 << cpy_r_n;")
    written = sorted((ROOT / "build").glob("__native*.c"))
    if not written:
        if os.environ.get("CI") == "true":
            pytest.fail("there is no C of the engine; `make compile` writes it")
        pytest.skip("there is no C of the engine; `make compile` writes it")
    shifted = [f"{file.name}: {match[0]}" for file in written for match in wrong.finditer(file.read_text("utf-8"))]
    assert not shifted, f"{'; '.join(shifted)} {ADVICE}"
