"""``grani review`` in the terminal, as JSON and as a page."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from grani.cli.review import _write_again
from grani.cli.review_career import show_career
from grani.cli.review_figures import Figures
from grani.cli.review_moments import loss_told, moment_told
from grani.cli.review_page import page
from grani.cli.review_told import account, dice, judged, losses, notes, rounds, show, sources
from grani.core.position import to_id
from grani.core.record import FROM_POSITION, Record, load_record
from grani.core.registry import game as registered
from grani.locales import LANGUAGES, language
from grani.review.career import Reviewed, career
from grani.review.scales import LEAST_TITLED, MUCH_NOISE
from grani.review.story import review
from grani.terminal.screen import Screen
from tests.cli.running import grani
from tests.contract.games import Configuration
from tests.review.played import played
from tests.review.test_review import REVIEWED, TINY, beginning


@cache
def told_of(kind: Configuration) -> dict[str, Any]:
    """Review the beginning of a game, for all languages."""
    return review(beginning(played(kind, 5)), TINY, 1)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", REVIEWED, ids=str)
def test_a_review_is_told(
    kind: Configuration, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = told_of(kind)
    speech = language(code, kind.name)
    show(told, speech, Screen(plain=True))
    text = capsys.readouterr().out
    assert speech.say("review-moments") in text
    assert speech.say("review-unfinished") in text
    assert told["moments"]
    for moment in told["moments"]:
        lines = moment_told(moment, told, Figures(told, speech), speech)
        assert len(lines) > 1
        assert all(lines)


@pytest.mark.parametrize("kind", REVIEWED, ids=str)
def test_what_a_card_tells_adds_up_as_it_is_read(kind: Configuration) -> None:
    """Whoever reads a card finds every number by adding and subtracting the others."""
    told = told_of(kind)
    speech = language("en", kind.name)
    errors = [step for step in told["steps"] if step.get("choice", {}).get("loss")]
    cards = [
        *told["moments"],
        *({**_card(told, step), "choice": step["choice"]} for step in errors),
    ]
    assert errors
    for card in cards:
        lines = moment_told(card, told, Figures(told, speech), speech)
        curve = next(line for line in lines if " on the curve: " in line)
        before, after, effect, *noise = _tenths(curve.partition(" on the curve: ")[2])
        assert before + effect + sum(noise) == after
        if "choice" in card:
            (loss, *_) = _tenths(lines[0].rpartition("(")[2])
            (played,), (better,) = (_tenths(line.rpartition("(")[2]) for line in lines[1:3])
            assert played == after
            assert better + loss == played
        elif told["speed"] != "quick":
            first, _, second, _, change = _tenths(lines[-1])
            assert first + change == second


def test_rounding_does_not_look_like_noise() -> None:
    """Rounded by itself, luck would be +8.9, and 0.1 would be left as noise."""
    speech = language("en", "dice-forge")
    told = {"names": ["Olena", "Taras"], "parts": 1_000_000, "score_unit": "glory"}
    moment = {
        "sort": "luck",
        "round": 3,
        "step": 9,
        "before": [474_460, 525_540],
        "after": [563_550, 436_450],
        "effect": [89_090, -89_090],
    }
    heading, *_, curve = moment_told(moment, told, Figures(told, speech), speech)
    assert curve == "Olena on the curve: 47.4 % → 56.4 %, luck +9.0"
    assert "Olena +9.0" in heading
    noisy = moment | {"effect": [89_000, -89_000]}
    assert moment_told(noisy, told, Figures(told, speech), speech)[-1].endswith(
        "luck +8.9, noise +0.1"
    )


@pytest.mark.by_turns(3)
@pytest.mark.parametrize("kind", REVIEWED, ids=str)
def test_how_an_end_came_about_adds_up_as_it_is_read(kind: Configuration) -> None:
    told = told_of(kind)
    speech = language("en", kind.name)
    numbers = Figures(told, speech)
    drawn = account(told, numbers, speech)
    names = [str(cell) for cell in drawn.columns[0].cells]
    first = names.index(speech.say("review-start"))
    for column in drawn.columns[1:]:
        cells = [str(cell).replace("\u00a0", " ") for cell in column.cells]
        row = cells[first : first + len(numbers.sums(told["seats"][0]))]
        text = " ".join(row)
        assert len(re.findall(r" ± \d+\.\d", text)) in (0, 2), (
            "of luck, and of what is left without"
        )
        start, *parts, end, adjusted = _tenths(re.sub(r" ± \d+\.\d", "", text))
        assert start + sum(parts) == end
        assert adjusted == end - parts[0]
        assert all(f"<td>{cell}</td>" in page(told, speech) for cell in row)


def test_parts_add_up_to_their_sum_as_they_are_read() -> None:
    """Each rounded by itself, three times 3.34 would come to 9.9 and stand beside 10.0."""
    told = {"names": ["A", "B"], "parts": 10_000, "score_unit": "glory"}
    numbers = Figures(told, language("en"))
    assert [numbers.change(one) for one in numbers.together([334, 334, 334])] == [
        *("+3.4", "+3.3", "+3.3")
    ]
    assert [numbers.change(one) for one in numbers.together([-334, 0, -334, -334])] == [
        *("−3.3", "0.0", "−3.3", "−3.4")
    ]


@pytest.mark.parametrize("kind", REVIEWED, ids=str)
def test_tables_of_losses_add_up_to_the_errors(kind: Configuration) -> None:
    told = told_of(kind)
    speech = language("en", kind.name)
    numbers = Figures(told, speech)
    for seat, one in enumerate(told["seats"]):
        (lost,) = _tenths(numbers.change(numbers.shown(one["lost"])))
        for by in ("sort", "phase"):
            column = losses(told, by, numbers, speech).columns[1 + seat]
            assert sum(_tenths(" ".join(map(str, column.cells)))) == lost


def test_a_card_says_why_the_curve_does_not_show_an_error() -> None:
    speech = language("en", "dice-forge")
    told = told_of(REVIEWED[0])
    step = next(step for step in told["steps"] if step.get("choice", {}).get("loss"))
    card = {**_card(told, step), "choice": step["choice"]}
    seat, loss = step["seat"], step["choice"]["loss"]
    after = [500_000, 500_000]
    for fall, stays in ((loss, False), (loss // 2, False), (loss // 8, True), (-loss, True)):
        before = [500_000 + (fall if one == seat else -fall) for one in range(2)]
        lines = moment_told(
            {**card, "before": before, "after": after}, told, Figures(told, speech), speech
        )
        assert (lines[-1] == speech.say("review-curve-stays")) is stays


def test_the_mean_of_many_games_adds_up_as_it_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    told = {**told_of(REVIEWED[0]), "finished": True}
    group = career([Reviewed("a", told, ("you", "easy"))], told["names"][0])["groups"][0]
    odd = {"mean_result": 0.55449, "mean_luck": 0.03351, "mean_adjusted": 0.52098}
    told = {"player": "A", "groups": [group | odd], "from_position": []}
    show_career(told, language("en"), Screen(plain=True))
    assert "result 55.4 %, luck +3.4" in (text := capsys.readouterr().out)
    assert "without luck 52.0 %" in text


def _card(told: dict[str, Any], step: dict[str, Any]) -> dict[str, Any]:
    """Give what a card tells of an error."""
    before, after = (told["worth"][step["step"] - 1 + later] for later in (0, 1))
    where = {"sort": "error", "round": step["round"], "step": step["step"], "seat": step["seat"]}
    return {**where, "before": before, "after": after, "effect": step["lost"]}


def _tenths(text: str) -> list[int]:
    """Read numbers with one decimal as whole ones."""
    found = re.findall(r"[+−]?\d+\.\d", text)
    return [round(10 * float(number.replace("−", "-"))) for number in found]


def test_plus_minus_is_a_range_of_95_percent() -> None:
    speech = language("en", "dice-forge")
    numbers = Figures({"names": ["A", "B"], "parts": 1000, "score_unit": "glory"}, speech)
    assert loss_told({"loss": 100, "noise": 10}, numbers, speech) == "−10.0 ± 2.0"
    assert loss_told({"loss": 100, "noise": 0}, numbers, speech) == "−10.0"
    sharp = {"win": [500, 500], "error": [10, 10]}
    moment = {
        **{"sort": "luck", "step": 1, "round": 1, "seat": -1, "log": []},
        **{"before": [500, 500], "after": [500, 500], "effect": [0, 0]},
        **{"played_out": sharp, "played_out_after": sharp},
    }
    told = moment_told(moment, {"names": ["A", "B"]}, numbers, speech)
    assert "50.0 % ± 2.0 → 50.0 % ± 2.0" in told[-1]
    assert speech.say("review-plus-minus") in notes(told_of(REVIEWED[0]), speech)


def test_a_page_holds_charts_and_names_as_they_are() -> None:
    record = beginning(played(REVIEWED[0], 5), 25)
    record.seats = ["<b>Olena", "<!--<script>Taras"]
    told = review(record, TINY, 1)
    text = page(told, language("en", record.game))
    assert text.partition("<script>")[0].count("<svg") == len(told["moments"]) > 0
    assert "&lt;b&gt;Olena" in text
    assert "<td>Lead without luck</td>" in text
    assert "<b>Olena" not in text.partition("<script>")[0]
    assert text.count('id="chart-') == 3
    assert "http-equiv" not in text
    assert "<!--" not in text.rpartition("<script>")[2]
    assert "src=" not in text.partition("<script>")[0]


def test_games_of_a_player_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    record = beginning(played(REVIEWED[0], 5))
    told = career([Reviewed("a.json", review(record, TINY, 1), ("you", "easy"))], record.seats[0])
    show_career(told, language("uk"), Screen(plain=True))
    text = capsys.readouterr().out
    assert language("uk").say("review-by-rival") in text


def test_numbers_have_the_comma_of_their_language(capsys: pytest.CaptureFixture[str]) -> None:
    show(told_of(REVIEWED[2]), language("ru", "rolling-realms"), Screen(plain=True))
    text = capsys.readouterr().out
    assert re.search(r"\d,\d", text)
    assert not re.search(r"\d\.\d", text)


def test_rounds_of_four_fit_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    found = told_of(Configuration("dice-forge", 4, "titans-random"))
    first = next(step for step in found["steps"] if step["round"] and step["seat"] == 0)
    changes = {"lost": [-500_000] * 4, "luck": [-500_000] * 4}
    told = {**found, "steps": [{**first, **changes}]}
    console = Screen(plain=True).console
    console.width = 80
    console.print(rounds(told, Figures(told, language("en")), language("en")))
    assert "…" not in capsys.readouterr().out


def test_a_mistake_has_the_same_number_alone_and_among_many(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = told_of(REVIEWED[0])
    step = next(step for step in told["steps"] if "choice" in step)
    worse = {**step, "choice": {**step["choice"], "grade": "blunder", "loss": 405_000}}
    steps = [worse if one is step else one for one in told["steps"]]
    name = told["names"][step["seat"]]
    found = career([Reviewed("a.json", {**told, "steps": steps}, ("you", "easy"))], name)
    show_career(found, language("en", "dice-forge"), Screen(plain=True))
    text = capsys.readouterr().out
    assert f"step {step['step']}" in text
    assert "−40.5" in text


def test_all_faces_and_all_points_are_told() -> None:
    told = told_of(REVIEWED[0])
    speech = language("en", "dice-forge")
    for seat in told["seats"]:
        drawn = dice(seat, speech)
        counts = [int(cell) for cell in drawn.columns[1].cells]
        assert f"{sum(counts)} dice" in str(drawn.caption)
    points = [int(cell) for cell in sources(told, speech).columns[1].cells]
    assert sum(points) == told["seats"][0]["score"]


def test_alone_a_career_is_in_stars(capsys: pytest.CaptureFixture[str]) -> None:
    told = {**told_of(REVIEWED[2]), "finished": True}
    found = career([Reviewed("a.json", told, ("you",))], told["names"][0])
    show_career(found, language("en", "rolling-realms"), Screen(plain=True))
    text = capsys.readouterr().out
    numbers = Figures(told, language("en"))
    assert "Losses are in stars." in text
    assert f"result {numbers.worth(told['seats'][0]['end'])}, luck" in text
    assert "%" not in text


def test_it_is_told_on_how_many_decisions_a_title_rests() -> None:
    told = told_of(REVIEWED[0])
    for seat in told["seats"]:
        assert 0 < seat["decisions"] <= seat["asked"]
        words = f"{seat['decisions']} of {seat['asked']}"
        assert judged(seat, language("en")) == words
        assert judged({**seat, "asked": 0}, language("en")).endswith(f"of {seat['decisions']}")
    drawn = account(told, Figures(told, language("en")), language("en"))
    cells = {cell for column in drawn.columns for cell in column.cells}
    assert {judged(seat, language("en")) for seat in told["seats"]} <= cells


@pytest.mark.parametrize(
    ("note", "seat", "is_said"),
    [
        ("review-lost-more", {"start": 460_000, "lost": -600_000}, True),
        ("review-lost-more", {"start": 460_000, "lost": -1}, False),
        ("review-adjusted-note", {"adjusted": 1_000_001}, True),
        ("review-adjusted-note", {"adjusted": -1}, True),
        ("review-adjusted-note", {"adjusted": 1_000_000}, False),
        ("review-much-noise", {"noise": -250_000}, True),
        ("review-much-noise", {"noise": 249_999}, False),
    ],
)
def test_what_a_reader_may_wonder_at_is_explained_and_only_that(
    note: str, seat: dict[str, int], is_said: bool
) -> None:
    told = told_of(REVIEWED[0])
    speech = language("en")
    plain = {"start": 500_000, "lost": 0, "adjusted": 500_000, "noise": 0}
    seats = [{**own, **plain, **seat} for own in told["seats"]]
    assert (speech.say(note) in notes({**told, "seats": seats}, speech)) is is_said


def test_whom_the_judge_misunderstood_has_no_title_nor_who_decided_little() -> None:
    seats = [(seat, told_of(kind)) for kind in REVIEWED for seat in told_of(kind)["seats"]]
    noisy = [seat for seat, told in seats if abs(seat["noise"]) >= MUCH_NOISE * told["whole"]]
    few = [seat for seat, _ in seats if seat["decisions"] < LEAST_TITLED]
    assert noisy
    assert few
    assert all((seat["title"] == "") is (seat in noisy or seat in few) for seat, _ in seats)


def test_a_certain_victory_is_told_as_nearly_one() -> None:
    told = {"names": ["A", "B"], "parts": 1000, "score_unit": "glory"}
    numbers = Figures(told, language("en"))
    assert numbers.nearly(1000) == "≈ 100.0 %"
    assert numbers.nearly(998) == "99.8 %"
    assert Figures({**told, "names": ["A"]}, language("en")).nearly(150_000) == "150.0"


@pytest.mark.parametrize("code", ["en", "ru", "uk"])
def test_the_account_of_four_fits_a_narrow_terminal(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told: dict[str, Any] = {**told_of(REVIEWED[0]), "finished": True}
    told["names"] = ["Kassandra", "Daedalus", "Ariadne", "Icarus"]
    much = {"luck": 624_000, "luck_error": 160_000, "score": 123, "winner": True}
    told["seats"] = [{**seat, **much} for seat in (*told["seats"], *told["seats"])]
    speech = language(code)
    screen = Screen(plain=True)
    screen.console.width = 80
    screen.console.print(account(told, Figures(told, speech), speech))
    text = capsys.readouterr().out
    assert "…" not in text
    for name in told["names"]:
        assert name in text
    assert speech.say("review-winner") in text


def test_a_crowd_is_refused_in_words(tmp_path: Path) -> None:
    game = registered("rolling-realms")
    record = Record.of(game, game.setup_data(13, None), [f"P{seat}" for seat in range(13)])
    (tmp_path / "crowd.json").write_text(record.dump())
    done = grani(tmp_path, "review", str(tmp_path / "crowd.json"))
    assert done.returncode
    assert "12 players" in done.stderr


def test_mistakes_of_games_of_one_name_stand_in_files_of_their_own(tmp_path: Path) -> None:
    record = beginning(played(REVIEWED[0], 5), 40)
    mistake = {"path": "b/game.json", "step": 12}
    told = {"groups": [{"mistakes": [mistake, {**mistake, "path": "-"}]}]}
    told["groups"].append({"mistakes": [{**mistake, "path": "a/game.json"}]})
    _write_again(told, dict.fromkeys(("a/game.json", "b/game.json", "-"), record), tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "game-0012.json",
        "game-2-0012.json",
        "stdin-0012.json",
    ]
    assert len(load_record((tmp_path / "game-2-0012.json").read_text()).actions) == 12
    assert len(record.actions) == 40


def test_the_command(tmp_path: Path) -> None:
    record = beginning(played(REVIEWED[2], 5), 12)
    games = tmp_path / "games"
    games.mkdir()
    (games / "one.json").write_text(record.dump())
    done = grani(tmp_path, "review", str(games), "--json")
    told = json.loads(done.stdout)
    assert told["game"] == record.game
    assert len(told["worth"]) == 13
    done = grani(tmp_path, "review", str(games), "--player", "Nobody")
    assert done.returncode
    assert "Nobody" in done.stderr
    again = tmp_path / "again"
    done = grani(
        tmp_path, "review", str(games), "--player", record.seats[0], "--mistakes", str(again)
    )
    assert done.returncode == 0, done.stderr
    assert again.is_dir()


def test_games_from_a_position_are_named_and_not_added_up(tmp_path: Path) -> None:
    whole = played(REVIEWED[2], 5)
    position: dict[str, object] = {FROM_POSITION: to_id(whole.replay(12))}
    rest = Record(
        whole.game, whole.rules, position, whole.seats, whole.actions[12:], whole.movers[12:]
    )
    late = tmp_path / "late.json"
    late.write_text(rest.dump())
    words = ("review", str(late), "--player", whole.seats[0])
    found = json.loads(grani(tmp_path, *words, "--json").stdout)
    assert (found["groups"], found["from_position"]) == ([], [str(late)])
    said = grani(tmp_path, *words, "--lang", "en").stdout
    assert said.startswith("From a position, and left out of all sums:")
