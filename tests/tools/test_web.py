"""What the web pages are built from: exact versions, from whatever registry one has."""

from __future__ import annotations

import json
import re

from tools.web import WEB

EXACT = re.compile(r"\d+\.\d+\.\d+")


def test_packages_are_pinned_to_one_version() -> None:
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))
    named = {**wanted["dependencies"], **wanted["devDependencies"], **wanted["overrides"]}
    loose = {name: version for name, version in named.items() if not EXACT.fullmatch(version)}
    assert loose == {}


def test_the_lock_file_names_no_registry() -> None:
    locked = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    named = [name for name, package in locked.items() if "resolved" in package]
    assert named == [], "run npm in web/, where .npmrc says to leave addresses out"
