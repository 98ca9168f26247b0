"""Tables as pictures: every game, module and number of seats, whole and legible by themselves."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

import grani
from grani.dice_forge.boxes import FEATS
from grani.dice_forge.faces import FACES
from grani.pictures.art import art
from grani.pictures.easel import OWN
from grani.pictures.rolling_realms_cards import BY, MARKED, traits
from grani.rolling_realms.realms import REALM_NAMES

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 320_000
KINDS = [
    ("dice-forge", 2, None),
    ("dice-forge", 3, "goddess"),
    ("dice-forge", 4, "titans"),
    ("rolling-realms", 1, None),
    ("rolling-realms", 5, None),
]
STEPS = (0, 90, 100_000)


def table_of(game: str, seats: int, setup: str | None, steps: int, seed: int = 3) -> grani.State:
    """Play so many steps by chance, or to the end."""
    table = grani.game(game).new(seats=seats, setup=setup)
    dice = grani.Dice(seed=seed)
    for _ in range(steps):
        if table.is_over:
            break
        table.apply(dice.pick(table.legal()))
    return table


def words_in(picture: Xml.Element) -> str:
    """Give everything that is written in a picture."""
    return " ".join(one.text or "" for one in picture.iter(f"{SVG}text"))


def check(svg: str) -> Xml.Element:
    """Look at what must hold of every picture; give it as a tree."""
    assert len(svg) < MOST_BYTES
    assert "var(" not in svg
    assert OWN not in svg
    picture = Xml.fromstring(svg)
    ids = [one.get("id") for one in picture.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    used = {str(one.get("href")).removeprefix("#") for one in picture.iter(f"{SVG}use")}
    assert used <= set(ids)
    for part in ("title", "desc"):
        told = picture.find(f"{SVG}{part}")
        assert told is not None
        assert told.text
        assert str(told.get("id")) in str(picture.get("aria-labelledby"))
    return picture


@pytest.mark.parametrize(("game", "seats", "setup"), KINDS)
def test_a_table_is_drawn_at_the_beginning_in_between_and_at_the_end(
    game: str, seats: int, setup: str | None
) -> None:
    names = [f"Ann~<{seat}> & Co" for seat in range(seats)]
    for steps in STEPS:
        table = table_of(game, seats, setup, steps)
        picture = check(grani.picture(table, "en", names=names).svg)
        for name in names:
            assert name in words_in(picture)


@pytest.mark.parametrize("code", ["ru", "uk"])
def test_a_picture_speaks_the_language_that_is_asked_for(code: str) -> None:
    table = table_of("dice-forge", 2, None, 150)
    words = words_in(check(grani.picture(table, code).svg))
    assert not re.search("[A-Za-z]{2}", words), words


def test_light_and_dark_have_grounds_of_their_own() -> None:
    table = grani.game("dice-forge").new(seats=2)
    for dark in (False, True):
        picture = check(grani.picture(table, dark=dark).svg)
        ground = picture.find(f"{SVG}rect")
        assert ground is not None
        assert ground.get("fill") == {False: "#efe2c9", True: "#17110e"}[dark]


def test_equal_tables_have_equal_pictures_and_different_ones_share_no_id() -> None:
    one, other = (table_of("dice-forge", 2, None, 60, seed) for seed in (1, 2))
    assert grani.picture(one).svg == grani.picture(one.clone()).svg
    ids = [set(re.findall(r'id="([^"]+)"', grani.picture(table).svg)) for table in (one, other)]
    assert not ids[0] & ids[1]


def test_a_state_shows_itself() -> None:
    table = grani.game("rolling-realms").new(seats=1)
    assert table._repr_svg_() == grani.picture(table).svg


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        grani.picture(grani.game("dice-forge").new(seats=2), seat=2)


def test_a_picture_is_saved(tmp_path: Path) -> None:
    picture = grani.picture(grani.game("dice-forge").new(seats=2))
    picture.save(tmp_path / "table.svg")
    assert (tmp_path / "table.svg").read_text("utf-8") == picture.svg + "\n"


def test_art_is_of_things_that_there_are() -> None:
    """What nobody has drawn yet is written, or has the amphora; faces are drawn by themselves."""
    forge, realms = art("dice-forge"), art("rolling-realms")
    assert {face.name for face in FACES} == set(forge["faces"])
    assert set(forge["figures"]) - {""} <= {feat.name for feat in FEATS}
    assert set(realms["cards"]) == set(MARKED) <= set(REALM_NAMES)


def test_what_nobody_has_drawn_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("rolling-realms", 1, None, 60)
    undrawn = {**art("rolling-realms"), "cards": {}}
    monkeypatch.setattr("grani.pictures.rolling_realms.art", lambda name: undrawn)
    assert ": " in words_in(check(grani.picture(table, "en").svg))


def test_every_mark_has_its_look() -> None:
    """Whatever a game leads to has been drawn: nothing is left out for want of a look."""
    for seed in range(12):
        table = table_of("rolling-realms", 3, None, 40 + 30 * seed, seed)
        for sheet in table.view(-1)["sheets"]:  # type: ignore[typeddict-item]
            for card in filter(None, sheet["cards"]):
                found = traits(card["realm"], card["marks"], card["earned"], sheet["resources"])
                for one in art("rolling-realms")["cards"][card["realm"]]:
                    if isinstance(one, dict):
                        assert found.get(one[BY], "") in one, (card["realm"], one[BY])


def test_a_game_without_a_picture_is_written_in_a_frame(pig: Path) -> None:
    code = "import grani; print(grani.picture(grani.game('pig').new(seats=2), 'en').svg)"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(pig)!r}); {code}"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "pot" in words_in(check(done.stdout.strip()))
