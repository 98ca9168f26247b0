"""Records as films: frames that are differences, in a page that needs nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import grani
from grani.pictures.easel import OWN
from grani.pictures.tables import draw_view, easel_of, words_of

MOST_BYTES = 1_000_000


def played(game: str, seats: list[str]) -> grani.Match:
    """Play a whole game by chance."""
    match = grani.Match.new(grani.game(game), seats, seed=5)
    grani.play(match, "random", seed=5)
    return match


def data_of(html: str) -> dict[str, Any]:
    """Read what the script of a film reads."""
    (text,) = re.findall(r'<script type="application/json">(.*?)</script>', html, re.DOTALL)
    return dict(json.loads(text))


def test_every_frame_is_the_picture_of_its_step() -> None:
    match = played("dice-forge", ["Olena", "Taras"])
    html = grani.picture(match, "en").html
    assert len(html.encode()) < MOST_BYTES
    data = data_of(html)
    names = match.record.seats
    assert len(data["frames"]) == len(data["said"]) == len(match.record.actions) + 1
    slots: dict[int, str] = {}
    (mark,) = set(re.findall(r'id="(g[0-9a-f]{8}-)title"', html))
    widest = match.state.view(-1)
    for number, (step, changed) in enumerate(
        zip(grani.retell(match.record), data["frames"], strict=True)
    ):
        slots |= {
            slot: data["parts"][part]
            for slot, part in zip(changed[::2], changed[1::2], strict=True)
        }
        assert data["said"][number] == grani.tell(step, "en", names)
        if number % 40 == 0:
            easel = easel_of(words_of("en", "dice-forge"), names, 2, False)
            drawn = draw_view(step.state.view(-1), easel, widest)
            wanted = "".join(part.markup for part in drawn.parts).replace(OWN, mark)
            assert "".join(slots[slot] for slot in sorted(slots)) == wanted


def test_a_whole_game_is_a_small_page_that_asks_nobody_for_anything() -> None:
    html = played("rolling-realms", ["Olena", "Taras", "Ivan"])._repr_html_()
    assert len(html.encode()) < MOST_BYTES
    assert not re.search(r'(?:src|href)="(?!#)|https?://(?!www\.w3\.org/2000/svg)', html)


def test_names_cannot_break_out_of_the_page(tmp_path: Path) -> None:
    name = "</script><b>&"
    match = grani.Match.new(grani.game("dice-forge"), [name, "Taras"], seed=1)
    list(match.run_on())
    film = grani.picture(match, "en")
    film.save(tmp_path / "film.html")
    page = (tmp_path / "film.html").read_text("utf-8")
    assert page.count("<script") == page.count("</script>") == 2
    assert "<b>" not in page
    assert name in data_of(page)["said"][-1]


def test_a_light_and_a_dark_film_do_not_meet() -> None:
    match = grani.Match.new(grani.game("rolling-realms"), ["Olena"], seed=1)
    rules = [
        set(re.findall(r"(?m)^(\.[\w-]+)", grani.picture(match, dark=dark).html))
        for dark in (False, True)
    ]
    assert rules == [{".grani-light"}, {".grani-dark"}]


def test_a_film_can_be_of_a_game_that_has_not_begun() -> None:
    match = grani.Match.new(grani.game("rolling-realms"), ["Olena"], seed=1)
    assert len(data_of(grani.picture(match).html)["frames"]) == 1
