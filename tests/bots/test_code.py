"""What a bot is made of: another digest whenever its code is another, and else the same."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from grani.bots.code import code_of

BOT = "class Bot:\n    def choose(self, state, seat):\n        return state.legal(seat)[0]\n"


def written(folder: Path, **files: str) -> None:
    """Modules in a folder: ``a__b`` is the module ``b`` of the package ``a``."""
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


def test_levels_are_of_one_code_and_classes_of_their_own() -> None:
    level = code_of("greedy", "dice-forge")
    assert level == code_of("random", "rolling-realms") == code_of("hard:seconds=1", "dice-forge")
    assert level != code_of("examples.bots.patient:Patient", "dice-forge")


@pytest.mark.parametrize(
    ("imports", "edited", "is_other"),
    [
        ("", "folk_main", True),
        ("from folk_values import worth", "folk_values", True),
        ("import folk_pack.deep", "folk_pack__deep", True),
        ("from folk_pack import deep", "folk_pack__deep", True),
        ("from folk_pack import again", "folk_pack__deep", True),
        ("import json", "folk_values", False),
    ],
)
def test_a_class_is_its_module_and_what_that_imports_from_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, imports: str, edited: str, is_other: bool
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    files = {
        "folk_main": f"{imports}\n{BOT}",
        "folk_values": "worth = 1\n",
        "folk_pack__deep": "",
        "folk_pack__again": "from . import deep\n",
        "folk_pack____init__": "",
    }
    written(tmp_path, **files)
    try:
        before = code_of("folk_main:Bot", "dice-forge")
        assert code_of("folk_main:Bot", "dice-forge") == before
        written(tmp_path, **{edited: f"{files[edited]}\n# edited\n"})
        assert (code_of("folk_main:Bot", "dice-forge") != before) == is_other
    finally:
        for name in [name for name in sys.modules if name.startswith("folk_")]:
            del sys.modules[name]


def test_a_class_that_uses_our_bots_changes_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    written(tmp_path, folk_kin=f"from grani.bots import make_bot\n{BOT}", folk_alone=BOT)
    kin, alone = (code_of(f"{name}:Bot", "dice-forge") for name in ("folk_kin", "folk_alone"))
    monkeypatch.setattr("grani.bots.code.ours", lambda: "others")
    assert code_of("folk_kin:Bot", "dice-forge") != kin
    assert code_of("folk_alone:Bot", "dice-forge") == alone


def test_a_program_is_the_files_that_its_command_names(tmp_path: Path) -> None:
    script, weights = tmp_path / "bot.py", tmp_path / "w.bin"
    script.write_text("1")
    weights.write_text("1")
    command = f"command:python3 {script} --weights={weights}"
    seen = {code_of(command, "dice-forge")}
    for file in (script, weights):
        file.write_text("2")
        seen.add(code_of(command, "dice-forge"))
    assert len(seen) == 3
    script.chmod(0o755)
    assert code_of(f"command:{script}", "dice-forge") not in seen
