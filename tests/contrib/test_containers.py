"""Dockerfile and compose file: what they name is there, and their commands are those of the README.

No engine runs them here: what can be checked without one is, by the reader of compose files that
Docker has, where it is installed (Debian's ``docker-compose`` needs no engine for that).
"""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from subprocess import run
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from grani.cli.app import parser
from grani.cli.serve import serve
from tests.server.serving import ROOT

CONTRIB = ROOT / "contrib"
DOCKERFILE = CONTRIB / "Dockerfile"
READERS = (["docker", "compose"], ["docker-compose"])
SET = {"GRANI_NAME": "club.example", "GRANI_PASSWORD": "p@ss word"}
VARIABLE = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"^#.*\n", "", DOCKERFILE.read_text("utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines if line]


def compose() -> dict[str, Any]:
    found = yaml.safe_load((CONTRIB / "compose.yaml").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def reader() -> list[str] | None:
    """Find what reads compose files on this machine; None if nothing does."""
    for words in READERS:
        if shutil.which(words[0]) and not run([*words, "version"], capture_output=True).returncode:
            return words
    return None


def options_of(words: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in words if word.startswith("--")}


def known_options() -> set[str]:
    names = serve.__annotations__.keys() - {"return"}
    return {f"--{name.replace('_', '-')}" for name in names}


def test_the_image_is_built_and_run_by_the_commands_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    host = (ROOT / "docs" / "host.md").read_text("utf-8")
    given = instructions()
    assert {name for name, _ in given} <= {
        *("FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE"),
        *("HEALTHCHECK", "ENTRYPOINT"),
    }
    made = [words for name, words in given if name == "RUN" and "make " in words]
    targets = next(re.findall(r"make ([a-z ]+?) &&", words) for words in made if "web" in words)
    assert f"make {targets[0]} " in host
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in targets[0].split():
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    (entry,) = [json.loads(words) for name, words in given if name == "ENTRYPOINT"]
    assert " ".join(entry) in readme
    assert options_of(entry) <= known_options()
    (environment,) = [words for name, words in given if name == "ENV"]
    assert "PATH=/opt/grani/.venv/bin:$PATH" in environment
    assert "PYTHONPATH=/opt/grani/.build/compiled" in environment
    kept = next(words for name, words in given if name == "VOLUME")
    assert f"GRANI_DB={kept}/" in environment
    assert [name for name, _ in given].index("USER") < [name for name, _ in given].index(
        "ENTRYPOINT"
    )


def test_what_is_built_elsewhere_does_not_come_along() -> None:
    left_out = (CONTRIB / "Dockerfile.dockerignore").read_text("utf-8").split()
    clean = (ROOT / "Makefile").read_text("utf-8").partition("\nclean:\n")[2].splitlines()[0]
    for name in clean.split()[2:]:
        plain = name.replace("$(STATIC)", "src/grani/server/static")
        plain = plain.replace("$(SITE)", "src/grani/server/site").replace("$(VENV)", ".venv")
        assert plain in left_out, plain


def test_the_compose_file_holds_together() -> None:
    given = compose()
    services = given["services"]
    assert set(services) == {"database", "grani", "proxy"}
    built = services["grani"]["build"]
    assert (CONTRIB / built["context"]).resolve() == ROOT
    assert (ROOT / built["dockerfile"]).is_file()
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service.get("networks", [])) <= {*given["networks"], "default"}
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (CONTRIB / source).is_file() if source[0] == "." else source in given["volumes"]
    used = set(VARIABLE.findall((CONTRIB / "compose.yaml").read_text("utf-8")))
    assert used == {"GRANI_NAME", "GRANI_PASSWORD"}
    head = (CONTRIB / "compose.yaml").read_text("utf-8").partition("services:")[0]
    assert all(f"{name}=" in head for name in used), "the first lines say what is to be set"


def test_the_services_of_the_compose_file_know_each_other() -> None:
    given = compose()
    services = given["services"]
    assert options_of(services["grani"]["command"]) <= known_options()
    (entry,) = [json.loads(words) for name, words in instructions() if name == "ENTRYPOINT"]
    said = [VARIABLE.sub(lambda found: SET[found[1]], w) for w in services["grani"]["command"]]
    _, bound, _ = parser("en").parse_args(
        [*entry[1:], *said], exit_on_error=False, print_error=False
    )
    assert bound.arguments["public_url"] == "https://club.example/"
    assert bound.arguments["processes"] > 1
    (subnet,) = (one["subnet"] for one in given["networks"]["front"]["ipam"]["config"])
    assert f"--trusted-proxy={subnet}" in services["grani"]["command"]
    assert "@database/" in services["grani"]["environment"]["GRANI_DB"]
    port = next(words for name, words in instructions() if name == "EXPOSE")
    proxy = services["proxy"]["environment"]
    assert proxy["GRANI_SERVERS"] == f"grani:{port}"
    caddy = Path(CONTRIB / "Caddyfile").read_text("utf-8")
    assert all(f"{{${name}:" in caddy for name in proxy)


def test_docker_reads_the_compose_file_as_it_is_meant() -> None:
    words = reader()
    if words is None:
        pytest.skip("nothing here reads compose files: apt-get install docker-compose")
    command = [*words, "-f", "contrib/compose.yaml", "config"]
    missing = run(command, cwd=ROOT, capture_output=True, text=True)
    assert missing.returncode
    assert "say GRANI_" in missing.stderr
    read = run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **SET})
    assert not read.returncode, read.stderr
    found = yaml.safe_load(read.stdout)["services"]
    assert set(found) == set(compose()["services"])
    assert Path(found["grani"]["build"]["context"]) == ROOT
    assert found["grani"]["environment"]["PGPASSWORD"] == SET["GRANI_PASSWORD"]
    assert "--public-url=https://club.example/" in found["grani"]["command"]
