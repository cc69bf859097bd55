"""The image and the compose file, without a builder: what they name exists, and they agree with each other.

That the wheel serves when it is started as the image starts it is in `test_packaging.py`.
"""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.specifiers import SpecifierSet
from sqlalchemy.engine import make_url
from tests.containers import PORT, ROOT, environment, given, instructions, words
from tests.test_project import PROJECT

from branchline.server import Settings
from branchline.server.inside.routes import router

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVERS = ["server-1", "server-2"]
CADDY = (ROOT / "Caddyfile").read_text("utf-8")
PATHS = {getattr(route, "path", None) for route in router.routes}
SECRET = {"POSTGRES_PASSWORD": "p" * 24, "REDIS_PASSWORD": "r" * 24}


def filled(value: str) -> str:
    """As compose fills in what `.env` says."""
    return re.sub(r"\$\{(\w+):\?[^}]+\}", lambda found: SECRET[found[1]], value)


# The image


def test_it_is_built_in_stages_by_a_python_that_the_project_knows() -> None:
    (said,) = given("ARG")
    name, version = said.split("=")
    assert SpecifierSet(PROJECT["project"]["requires-python"]).contains(version)
    assert [image.replace(f"${{{name}}}", version) for image in given("FROM")] == [
        f"python:{version}-bookworm AS build",
        f"python:{version}-slim-bookworm",
    ]


def test_what_it_is_built_from_exists_and_is_let_in() -> None:
    first, *rest = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if not line.startswith("#")]
    assert first == "*", "what is not named stays outside"
    let_in = {line[1:] for line in rest if line.startswith("!")}
    assert [name for name in let_in if not (ROOT / name).exists()] == []
    needed = {"Makefile", "pyproject.toml", "setup.py", "README.md", "LICENSE", "src", "web", "requirements"}
    assert needed <= let_in
    makefile = (ROOT / "Makefile").read_text()
    (sources,) = re.findall(r"^PAGE_SOURCES := (.*)$", makefile, re.M)
    for place in re.findall(r"(?:find |wildcard |\s)((?:web|src|docs)[\w/]*)", sources):
        assert any(place.startswith(name) for name in let_in), f"the page is made of {place}"
    for copied in given("COPY"):
        source = copied.split()[0]
        assert source == "." or any(source.startswith(name) for name in let_in)
        assert (ROOT / source).exists()
    for target in re.findall(r"\bmake (\S+)", "\n".join(given("RUN"))):
        assert re.search(rf"^{target}:", makefile, re.M)


def test_the_wheel_is_compiled_and_installed_with_what_is_locked_for_it() -> None:
    building, compiling, locked, installing, _ = given("RUN")
    assert building == "make web"
    assert compiling.startswith("BRANCHLINE_COMPILE=1 ")  # where it cannot be compiled there is no image
    assert "--require-hashes -r /tmp/host.txt" in locked
    assert "requirements/host.txt /tmp/host.txt" in given("COPY")
    assert "--no-deps /wheels/*.whl" in installing
    assert "-w /wheels" in compiling


def test_it_runs_as_nobody_with_one_volume_that_is_theirs() -> None:
    (user,) = given("USER")
    number = int(user.split(":")[0])
    assert number > 0
    making = given("RUN")[-1]
    assert f"--uid {number} " in making
    (volume,) = words("VOLUME")
    assert making.endswith(f" {volume}")
    assert given("WORKDIR")[-1] == volume
    names = [name for name, _ in instructions()]
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert len(given("VOLUME")) == 1
    data = environment()["BRANCHLINE_DATA"]
    assert Path(data).parent == Path(volume)


def test_what_it_starts_and_asks_is_there() -> None:
    assert words("ENTRYPOINT")[0] in PROJECT["project"]["scripts"]
    assert words("CMD") == ["serve", "--host", "0.0.0.0", "--port", str(PORT)]
    assert given("EXPOSE") == [str(PORT)]
    asked = re.search(rf"http://127\.0\.0\.1:{PORT}(/\w+)", given("HEALTHCHECK")[0])
    assert asked
    assert asked[1] in PATHS


# The compose file


def test_every_variable_is_a_setting() -> None:
    named = [environment(), *(SERVICES[name]["environment"] for name in SERVERS)]
    variables = {name for one in named for name in one if name.startswith("BRANCHLINE_")}
    assert variables <= {f"BRANCHLINE_{name.upper()}" for name in Settings.model_fields}


@pytest.mark.parametrize("name", SERVERS)
def test_a_server_finds_its_database_and_redis_by_their_names(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, value in SERVICES[name]["environment"].items():
        monkeypatch.setenv(variable, filled(value))
    settings = Settings()
    url, redis, postgres = settings.url(), make_url(settings.redis), SERVICES["postgres"]["environment"]
    assert url.get_dialect().driver == "psycopg"
    assert (url.host, url.username, url.database) == ("postgres", postgres["POSTGRES_USER"], postgres["POSTGRES_DB"])
    assert url.password == filled(postgres["POSTGRES_PASSWORD"]) == SECRET["POSTGRES_PASSWORD"]
    assert (redis.host, redis.port, redis.password) == ("redis", 6379, SECRET["REDIS_PASSWORD"])
    assert filled(SERVICES["redis"]["environment"]["REDISCLI_AUTH"]) == redis.password
    assert set(SERVICES[name]["depends_on"]) == {"postgres", "redis"}
    for service, wanted in SERVICES[name]["depends_on"].items():
        assert wanted == {"condition": "service_healthy"}
        assert SERVICES[service]["healthcheck"]["test"]


def test_no_secret_is_written_down_and_only_the_proxy_is_reached_from_outside() -> None:
    secret = re.compile(r"^\$\{\w+:\?[^}]+\}$|^\w+://\w*:\$\{\w+:\?[^}]+\}@")
    for service in SERVICES.values():
        for name, value in service.get("environment", {}).items():
            if name.endswith(("_PASSWORD", "_AUTH", "_TOKEN")) or "://" in value:
                assert secret.search(value), name
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert "/.env" in (ROOT / ".gitignore").read_text().splitlines()


def test_servers_are_built_here_and_have_no_more_rights_than_they_need() -> None:
    for name in SERVERS:
        server = SERVICES[name]
        assert (ROOT / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
        assert server["read_only"]
        assert server["cap_drop"] == ["ALL"]
        assert "privileged" not in server


def test_volumes_that_are_named_are_declared_and_files_exist() -> None:
    mounted = [volume for service in SERVICES.values() for volume in service.get("volumes", [])]
    named = {volume.split(":")[0] for volume in mounted if not volume.startswith(".")}
    assert named == set(COMPOSE["volumes"])
    assert [
        volume for volume in mounted if volume.startswith(".") and not (ROOT / volume.split(":")[0]).is_file()
    ] == []


def test_the_proxy_sends_people_to_servers_that_are_ready_and_keeps_figures_inside() -> None:
    (upstreams,) = re.findall(r"reverse_proxy (.*) \{", CADDY)
    assert upstreams.split() == [f"{name}:{PORT}" for name in SERVERS]
    (asked,) = re.findall(r"health_uri (\S+)", CADDY)
    (hidden,) = re.findall(r"@inside path (\S+)", CADDY)
    assert {asked, hidden} <= PATHS
    assert "respond @inside 404" in CADDY
    (variable,) = re.findall(r"^\{\$(\w+):", CADDY, re.M)
    assert variable in SERVICES["proxy"]["environment"]
    for name in SERVERS:
        settings = SERVICES[name]["environment"]
        (seconds,) = re.findall(r"health_interval (\d+)s", CADDY)
        assert float(settings["BRANCHLINE_STOP_AFTER"]) > 2 * int(seconds), "it has to be seen that one stops"
        assert int(SERVICES[name]["stop_grace_period"].removesuffix("s")) > float(settings["BRANCHLINE_STOP_AFTER"]) + 5


def test_what_the_docs_say_to_write_into_env_is_all_that_is_asked_for() -> None:
    hosting = (ROOT / "docs/hosting.md").read_text("utf-8")
    asked = set(re.findall(r"\$\{(\w+):", (ROOT / "compose.yaml").read_text("utf-8")))
    assert set(re.findall(r'^echo "(\w+)=', hosting, re.M)) == asked
