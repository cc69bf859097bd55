"""What the forge runs and asks for: workflows, forms, releases. It does not run here; what it names is looked for."""

import re
import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.test_project import PROJECT, ROOT

import branchline as bl

FORGE = ROOT / ".github"
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
FORMS = [form for form in sorted((FORGE / "ISSUE_TEMPLATE").glob("*.yml")) if form.name != "config.yml"]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
EXTRAS = set(PROJECT["project"]["optional-dependencies"])
PINNED = re.compile(r"[\w.-]+/[\w.-]+@v\d+\.\d+\.\d+")
OURS = r"(?<![\w./-])((?:\.ci|\.github|docs|requirements|scripts|src|tests)/[\w./-]*\w)"  # a path in the repository
BUILT = {"src/branchline/server/static"}
SYSTEMS = {"ubuntu", "macos", "windows"}


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text("utf-8"))


def commands(text: str) -> list[str]:
    """What does not exist of what these commands name: targets of make, files of ours, extras."""
    missing = [f"make {name}" for name in re.findall(r"\bmake ([a-z-]+)", text) if f"\n{name}:" not in MAKEFILE]
    missing += [path for path in re.findall(OURS, text) if path not in BUILT and not (ROOT / path).exists()]
    asked = chain.from_iterable(names.split(",") for names in re.findall(r"(?:\.|branchline)\[([\w,]+)\]", text))
    return missing + [f"[{extra}]" for extra in asked if extra not in EXTRAS]


def broken(workflow: dict[str, Any]) -> list[str]:
    """What would go wrong with a workflow wherever it runs."""
    jobs: dict[str, Any] = workflow["jobs"]
    steps: list[dict[str, Any]] = [step for job in jobs.values() for step in job.get("steps", [])]
    used = [str(thing["uses"]) for thing in (*jobs.values(), *steps) if "uses" in thing]
    wrong = [f"{name} is not pinned" for name in used if not (name.startswith("./") or PINNED.fullmatch(name))]
    wrong += [f"{name} is not there" for name in used if name.startswith("./") and not (ROOT / name).is_file()]
    wrong += chain.from_iterable(commands(str(step.get("run", ""))) for step in steps)
    for name, job in jobs.items():
        needed = [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", [])
        wrong += [f"{name} needs {other}" for other in needed if other not in jobs]
    kept = [step["with"]["name"] for step in steps if "upload-artifact" in step.get("uses", "")]
    for step in steps:
        if "download-artifact" in step.get("uses", ""):
            fetched = step["with"].get("name") or step["with"]["pattern"].rstrip("*")
            wrong += [] if any(name.startswith(fetched) for name in kept) else [f"{fetched} is kept by nobody"]
    if workflow.get("permissions") != {"contents": "read"}:
        wrong.append("a job that does not ask for more may do more than read")
    return wrong


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_what_a_workflow_calls_exists(file: Path) -> None:
    assert broken(read(file)) == []


@pytest.mark.parametrize(
    ("job", "told"),
    [
        ({"steps": [{"uses": "actions/checkout@v5"}]}, "actions/checkout@v5 is not pinned"),
        ({"steps": [{"uses": "actions/checkout@main"}]}, "actions/checkout@main is not pinned"),
        ({"uses": "./.github/workflows/none.yml"}, "./.github/workflows/none.yml is not there"),
        ({"steps": [{"run": "make test sense"}, {"run": "make nonsense"}]}, "make nonsense"),
        ({"steps": [{"run": "python -m pytest tests/core tests/none"}]}, "tests/none"),
        ({"steps": [{"run": "pip install .[arena,none]"}]}, "[none]"),
        ({"needs": ["other"]}, "job needs other"),
        ({"steps": [{"uses": "actions/download-artifact@v5.0.0", "with": {"name": "x"}}]}, "x is kept by nobody"),
    ],
)
def test_what_a_workflow_calls_is_missed_where_it_does_not_exist(job: dict[str, Any], told: str) -> None:
    assert broken({"permissions": {"contents": "read"}, "jobs": {"job": job}}) == [told]
    assert len(broken({"jobs": {"job": job}})) == 2


def test_every_python_is_tested_and_gets_a_wheel_on_every_system() -> None:
    tests, release = read(FORGE / "workflows/tests.yml"), read(FORGE / "workflows/release.yml")
    matrix = tests["jobs"]["everywhere"]["strategy"]["matrix"]
    told = [re.fullmatch(r".* :: (3\.\d+)", classifier) for classifier in PROJECT["project"]["classifiers"]]
    assert matrix["python"] == [python[1] for python in told if python]
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["build"].split() == [f"cp{python.replace('.', '')}-*" for python in matrix["python"]]
    assert wheels["environment"] == {"BRANCHLINE_COMPILE": "1"}  # where it cannot be compiled there is no wheel
    assert commands(wheels["test-command"].replace("{project}/", "")) == []
    for systems in (matrix["system"], release["jobs"]["wheels"]["strategy"]["matrix"]["system"]):
        assert {system.split("-")[0] for system in systems} == SYSTEMS


def test_only_a_tag_is_released_after_all_tests_and_with_its_provenance() -> None:
    jobs = read(FORGE / "workflows/release.yml")["jobs"]
    last = jobs["release"]
    assert set(last["needs"]) == jobs.keys() - {"release"}
    assert last["if"] == "github.ref_type == 'tag'"
    assert [name for name, job in jobs.items() if "permissions" in job] == ["release"]
    used = [step["uses"].split("@")[0] for step in last["steps"] if "uses" in step]
    assert used.index("actions/attest-build-provenance") < used.index("pypa/gh-action-pypi-publish")


def release_notes(tag: str, folder: Path, day: str) -> subprocess.CompletedProcess[str]:
    """Runs the script in a project whose newest version is of this day."""
    for name in ("scripts/release-notes", "src/branchline/__init__.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / name).read_bytes())
    changes = (
        f"# Changes\n\n## {bl.__version__} — {day}\n\n- A new game.\n\n## 0.0.1 — 2020-01-01\n\n- The first one.\n"
    )
    (folder / "CHANGELOG.md").write_text(changes, "utf-8")
    command = [sys.executable, folder / "scripts/release-notes", tag]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_notes_of_a_release_are_what_the_changelog_tells_of_it(tmp_path: Path) -> None:
    assert release_notes(f"v{bl.__version__}", tmp_path, "2030-02-01").stdout == "- A new game.\n"


@pytest.mark.parametrize(
    ("tag", "day", "told"),
    [("v0.0.1", "2030-02-01", "The tag is 'v0.0.1'"), (f"v{bl.__version__}", "unreleased", "has no day")],
)
def test_a_release_that_is_not_ready_is_refused(tmp_path: Path, tag: str, day: str, told: str) -> None:
    refused = release_notes(tag, tmp_path, day)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert told in refused.stderr


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.name)
def test_a_form_asks_for_what_we_need(file: Path) -> None:
    form = read(file)
    assert {"name", "description", "labels", "body"} == form.keys()
    asked = [field["id"] for field in form["body"]]
    assert len(asked) == len(set(asked))
    assert any(field.get("validations", {}).get("required") for field in form["body"])
    for field in form["body"]:
        if field["id"] == "game":
            assert field["attributes"]["options"] == [game.title for game in bl.GAMES.values()]


def test_dependabot_looks_at_every_lock() -> None:
    places = {update["package-ecosystem"]: update["directory"] for update in read(FORGE / "dependabot.yml")["updates"]}
    locks = {"pip": "dev.txt", "npm": "package-lock.json", "docker": "Containerfile", "github-actions": ".github"}
    assert places.keys() == locks.keys()
    for system, lock in locks.items():
        assert (ROOT / places[system].lstrip("/") / lock).exists()


def test_what_pages_tell_to_run_exists() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), FORGE / "PULL_REQUEST_TEMPLATE.md"]
    told = {page.name: "\n".join(re.findall(r"`+[^`]+`+", page.read_text("utf-8"))) for page in pages}
    told["arena.md"] = told["arena.md"].replace("GAME", "germany")
    assert {name: missing for name, text in told.items() if (missing := commands(text))} == {}


def test_nothing_names_the_host_of_a_registry() -> None:
    hosts = re.compile(r"\b(pypi|npmjs|pythonhosted|yarnpkg|ghcr)\.(org|com|io)\b")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]
    assert files
    assert [file for file in files if hosts.search(file.read_text("utf-8", errors="ignore"))] == []


def test_it_can_be_cited() -> None:
    cited = read(ROOT / "CITATION.cff")
    assert cited["license"] == PROJECT["project"]["license"]
    assert cited["authors"] == PROJECT["project"]["authors"]
