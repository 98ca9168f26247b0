"""Rolling Realms at the keyboard: alone and together, menus, codes, the game of the day."""

from __future__ import annotations

import io
import random
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

import grani.terminal
from grani.cli import main
from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.match import Match, retell
from grani.core.position import load_position
from grani.core.record import load_record
from grani.core.registry import game as registered
from grani.locales import LANGUAGES, language, sources
from grani.locales.speech import Speech
from grani.rolling_realms.realms import FIRST_BOX, REALM_COUNT
from grani.terminal import Menu, MenuDrawing, drawing, rolling_realms
from grani.terminal.canvas import Canvas
from grani.terminal.choices import Choices
from grani.terminal.log import Log
from grani.terminal.page import page, paragraphs, touched
from grani.terminal.symbols import LETTERS, UNICODE
from tests.cli.running import PATIENCE, grani as run, is_one_line, record, saved
from tests.cli.test_leaving import INTERRUPTED, started

GAME = "rolling-realms"
FILE = f"{GAME}.ftl"
CODE = "STCEMKUVW"
OTHER_CODE = "PYWVUKMEC"
NAMES = ["Олена Пчілка-Кос", "Максиміліан Дов.", "Taras"]


def lines_typed(seed: int, count: int = 600) -> list[str]:
    """Numbers that lead into menus and out again, with the end of the turn now and then."""
    dice = random.Random(seed)
    return [f"{dice.choice(('1', '2', '3', '5', '8', 'e', 'e'))}\n" for _ in range(count)]


def ending(turns: int) -> str:
    """End turns with both dice unused; each must be meant."""
    return "e\ne\n" * turns


@pytest.fixture
def sit_down(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """Play in this process, which is quicker; gives what was shown."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def play(*words: str, typed: str, place: str = "") -> str:
        monkeypatch.setenv("XDG_STATE_HOME", str(home / place))
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(("play", *words)) == 0
        shown = capsys.readouterr()
        assert shown.err == ""
        return shown.out

    return play


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_alone_is_played_to_its_end(home: Path, lang: str) -> None:
    typed = "".join(lines_typed(3)) + ending(27)
    done = run(home, "play", GAME, "--seed", "3", "--lang", lang, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    words = language(lang)
    assert words.say("rr-table-scores") in done.stdout
    tags = record(saved(home))["tags"]
    assert (tags["status"], tags["kinds"]) == ("over", "you")
    (score,) = load_record(saved(home).read_bytes()).replay().scores()
    assert score > 0
    sign = "," if lang in ("ru", "uk") else "."
    shown = f"{score // 10}{sign}{score % 10}"
    assert words.say("cli-alone-stars", score=shown) in done.stdout
    assert max(cell_len(line) for line in done.stdout.splitlines() if "│" in line) == 80


def test_two_people_take_turns_and_see_each_other(home: Path, sit_down: Callable[..., str]) -> None:
    typed = "1\n1\no 2\no 3\n" + ending(54)
    words = (GAME, "--setup", OTHER_CODE, "--seed", "2", "--seats", "you,you")
    shown = sit_down(*words, "--names", "Olena,Taras", typed=typed)
    assert "─ Olena (you) · " in shown
    assert "─ Taras (you) · " in shown
    assert "─ Taras · 0.0★ " in shown
    assert "o and a number from 1 to 2" in shown
    assert "Olena, Taras share the victory with 0.0 stars each." in shown
    assert set(movers_of(saved(home))) == {-1, 0, 1}


def movers_of(path: Path) -> list[int]:
    return [step.seat for step in retell(load_record(path.read_bytes())) if step.number]


def test_many_seats_have_names_and_standings(sit_down: Callable[..., str]) -> None:
    seats = ",".join(["you", *["random"] * 9])
    shown = sit_down(GAME, "--seats", seats, "--seed", "1", typed="q\n")
    assert "Bot 6" in shown
    assert "and 2 more: o and a number shows a sheet" in shown


def test_undo_goes_back_to_the_roll_and_no_further(
    home: Path, sit_down: Callable[..., str]
) -> None:
    words = (GAME, "--setup", CODE, "--seed", "5")
    sit_down(*words, typed="q\n", place="a")
    shown = sit_down(*words, typed="1\n" * 6 + "u\n" * 8 + "q\n", place="b")
    assert record(saved(home / "a"))["actions"] == record(saved(home / "b"))["actions"]
    assert "Nothing to undo" in shown


def test_the_last_mark_of_a_turn_can_be_taken_back(
    home: Path, sit_down: Callable[..., str]
) -> None:
    words = (GAME, "--setup", CODE, "--seed", "5")
    shown = sit_down(*words, typed="1\n" * 4 + "q\n")
    assert "e or Enter ends the turn" in shown
    kept = len(record(saved(home))["actions"])
    sit_down("--resume", str(saved(home)), typed="u\nq\n")
    assert len(record(saved(home))["actions"]) == kept - 1
    assert "turn 2 of 9" in sit_down("--resume", str(saved(home)), typed="1\n1\n\nq\n")


def test_ending_with_an_unused_die_must_be_meant(sit_down: Callable[..., str]) -> None:
    words = (GAME, "--setup", CODE, "--seed", "5")
    shown = sit_down(*words, typed="\ne\nq\n")
    assert shown.count("e once more ends the turn") == 1
    assert "turn 2 of 9" not in shown
    assert "turn 2 of 9" in sit_down(*words, typed="e\ne\nq\n")


def test_a_menu_is_opened_left_and_explained(sit_down: Callable[..., str]) -> None:
    typed = "?\nr scythe\nr empower\nr nothing at all\n1\ni 1\n\n99\ni 99\nfoo\no\nt\nq\n"
    shown = sit_down(GAME, "--setup", "TSCEMKUVW", "--seed", "5", typed=typed)
    told = " ".join(shown.split())
    assert "♣ pumpkins ♥ hearts ● coins ★ stars" in told
    assert "Each bottom number is a star" in told
    assert "Empowered die: A die on which 3 pumpkins" in told
    assert "for example: r scythe" in told
    assert "Enter goes back" in told
    assert "Tapestry, first die (" in told
    assert "A number stands where ◆ of the shape goes." in told
    assert told.count("Type a number from 1 to") == 2


@pytest.mark.parametrize(("lang", "word"), [("en", "done"), ("ru", "конец"), ("uk", "кінець")])
def test_words_of_every_language_end_the_turn(
    lang: str, word: str, sit_down: Callable[..., str]
) -> None:
    shown = sit_down(GAME, "--seed", "1", "--lang", lang, typed=f"{word}\n{word}\nq\n")
    assert language(lang).say("rr-table-turn", turn=2, turns=9) in shown


def test_ctrl_c_and_resuming_go_on_identically(tmp_path: Path) -> None:
    first, rest = ending(2) + "?\n", "".join(lines_typed(8, 40))
    words = ("play", GAME, "--seats", "you,random", "--seed", "21")
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    run(tmp_path, *words, "--save", str(whole), typed=first + rest)
    game = started(tmp_path, *words, "--save", str(part))
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write(first.encode())
    game.stdin.flush()
    while b"[3] marked or written" not in game.stdout.readline():
        pass
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=PATIENCE)
    assert (game.returncode, err) == (INTERRUPTED, b"")
    assert f"grani play --resume {part}".encode() in out
    assert len(record(part)["actions"]) < len(record(whole)["actions"])
    run(tmp_path, "play", "--resume", str(part), typed=rest)
    assert record(part)["actions"] == record(whole)["actions"]


# ---------------------------------------------------------------------- codes and days


def test_a_share_code_fixes_the_realms(sit_down: Callable[..., str]) -> None:
    shown = sit_down(GAME, "--setup", CODE.lower(), typed="q\n")
    assert f"share code {CODE}" in shown
    assert "round 3: Between Two Cities, Viticulture, Wingspan" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--setup", "STCEMKUV"), "share code of 9 letters"),
        (("--setup", "STCEMKUVX"), "no realm has the letter “X”"),
        (("--setup", "STCEMKUVS"), "scythe is named twice"),
        (("--daily", "soon"), "“soon” is not a date, write it like 2026-02-01"),
        (("--daily", "2026-02-30"), "“2026-02-30” is not a date"),
        (("--daily", "--seed", "4"), "--seed does not go with --daily"),
        (("--seats", ",".join(["you"] * 100)), "rolling-realms is for 1 to 99"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("play", GAME, *words)) == 2
    wrong = capsys.readouterr().err
    assert is_one_line(wrong)
    assert said in wrong


def test_dice_forge_has_no_game_of_the_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("play", "dice-forge", "--daily")) == 2
    assert "has no game of the day, but rolling-realms has" in capsys.readouterr().err


def test_the_game_of_a_day_is_the_same_for_everybody(
    home: Path, sit_down: Callable[..., str]
) -> None:
    for person, day, typed in (
        ("a", "2026-02-01", ending(10)),
        ("b", "2026-02-01", "1\n1\n" + ending(10)),
        ("c", "2026-02-02", ending(10)),
    ):
        sit_down("--daily", day, typed=typed, place=person)
    one, same, other = (chance_of(saved(home / person)) for person in "abc")
    assert len(one) > 2 * 10
    assert one == same
    assert one != other
    assert record(saved(home / "a"))["tags"]["daily"] == "2026-02-01"


def chance_of(path: Path) -> list[int]:
    """What chance gave, in order: the same whatever the players do."""
    actions = record(path)["actions"]
    return [action for action, mover in zip(actions, movers_of(path), strict=True) if mover < 0]


# ---------------------------------------------------------------------- other commands


def test_a_record_reads_well_and_its_positions_show(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.new(registered(GAME), ["Olena"], CODE, seed=4)
    dice = Dice(4)
    while not match.is_over:
        if match.state.actor == CHANCE:
            match.roll()
        else:
            match.act(dice.pick(match.state.legal()), 0)
    path = tmp_path / "game.json"
    path.write_text(match.record.dump(), "utf-8")
    assert main(("replay", str(path), "--lang", "uk")) == 0
    told = capsys.readouterr().out
    assert told.count("Хід 9: ") == 3
    (score,) = match.state.scores()
    assert f"Ваш результат, зірки: {score // 10},{score % 10}." in told
    for step in (0, 5, 20):
        assert main(("replay", str(path), "--to", str(step), "--position")) == 0
        position = tmp_path / "position.json"
        position.write_text(capsys.readouterr().out, "utf-8")
        assert main(("position", str(position), "--lang", "ru")) == 0
        shown = capsys.readouterr().out
        assert shown.endswith("Позиция верна.\n")
        for action in load_position(position.read_text("utf-8")).legal():
            assert f"\n{action:>5}  " in shown


def test_plain_and_letters_are_without_signs(home: Path, sit_down: Callable[..., str]) -> None:
    words = (GAME, "--setup", CODE, "--seed", "4")
    shown = sit_down(*words, "--plain", typed="1\n2\nq\n")
    assert not set("╭│█♣★▸") & set(shown)
    assert "\nScythe ......:\n" in shown
    done = run(home / "x", "play", *words, typed="1\n2\n?\nq\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert "p pumpkins  h hearts  c coins  * stars" in done.stdout


# ---------------------------------------------------------------------- drawing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "setup"), [(1, CODE), (3, OTHER_CODE)])
def test_no_line_of_a_whole_game_is_wider_than_the_screen(
    lang: str, seats: int, setup: str
) -> None:
    """Every menu of every so many decisions, narrow and wide, plain and framed."""
    artist = drawing(GAME)
    assert isinstance(artist, MenuDrawing)
    words, names = language(lang), NAMES[:seats]
    speech = Speech(words, names)
    match = Match.new(registered(GAME), names, setup, seed=seats)
    log = Log(match.game)
    dice = Dice(99)
    shown = 0
    while not match.is_over:
        actor = int(match.state.actor)
        if actor == CHANCE:
            log.add(0, match.roll())
            continue
        shown += 1
        if shown % 17 == 1:
            check_pages(artist, match, actor, speech, paragraphs(log.entries[-9:], speech))
        log.add(0, match.act(dice.pick(match.state.legal(actor)), actor))
    for width in (60, 80, 120):
        canvas = Canvas(width, words, names)
        view = match.state.view(-1)
        check_widths([line for block in artist.draw(view, canvas) for line in block], width)
        check_widths(artist.draw_scores(view, canvas), width)


def check_pages(
    artist: MenuDrawing, match: Match, seat: int, speech: Speech, told: list[str]
) -> None:
    prompt = match.state.prompt(seat)
    assert prompt is not None
    view = match.state.view(seat)
    for width, height, plain in (
        (60, 40, False),
        (80, 40, False),
        (120, 45, False),
        (80, 24, True),
    ):
        choices = Choices(prompt, artist, view)
        symbols = LETTERS if plain else UNICODE
        marked = frozenset(touched(prompt.options))
        canvas = Canvas(width, speech.language, speech.names, symbols, plain, seat, marked)
        menu = choices.lay_out(canvas)
        lines = page(artist, view, canvas, height, told, prompt, speech, menu)
        check_widths(lines, width, framed=not plain)
        assert menu is not None
        if width == 120:
            assert len(lines) < height
        check_menu(artist, choices, menu, canvas)


def check_menu(artist: MenuDrawing, choices: Choices, menu: Menu, canvas: Canvas) -> None:
    """Every option stands in exactly one entry, in menus and in what they open."""
    reached = [option for entry in menu.entries for option in entry]
    everything = [option.action for option in choices.prompt.options]
    assert menu.finish is not None
    assert sorted([menu.finish.action, *(o.action for o in reached)]) == sorted(everything)
    check_widths(menu.lines, canvas.inner(canvas.width))
    for entry in menu.entries:
        if len(entry) > 1:
            opened = artist.menu(choices.view, choices.prompt, entry, canvas)
            check_widths(opened.lines, canvas.inner(canvas.width))
            assert all(len(inner) == 1 for inner in opened.entries)
            actions = sorted(inner[0].action for inner in opened.entries)
            assert actions == sorted(option.action for option in entry)
            text = "\n".join(line.plain for line in opened.lines)
            assert all(str(number + 1) in text for number in range(len(entry)))


def check_widths(lines: list[Text], width: int, framed: bool = False) -> None:
    for number, line in enumerate(lines):
        assert "\n" not in line.plain
        assert cell_len(line.plain) <= width, line.plain
        assert not (framed and number) or cell_len(line.plain) == width, line.plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_looked_up_has_a_rule(lang: str) -> None:
    words = language(lang)
    view = registered(GAME).new(1).view(-1)
    things = rolling_realms.things(view)
    later = REALM_COUNT - FIRST_BOX
    assert len(things) == 11 + later + 6 + len(rolling_realms.TERMS)
    assert all(words.has(thing.name) and words.has(thing.rule) for thing in things)


def test_every_word_of_the_table_exists_and_is_used() -> None:
    folder = Path(next(iter(grani.terminal.__path__)))
    code = "".join(path.read_text("utf-8") for path in folder.glob("rolling_realms*.py"))
    options = set(re.findall(r"^rr-option-([a-z-]+) =", sources("en")[FILE], re.MULTILINE))
    known = set(re.findall(r"^(rr-(?:table|brief)-[a-z-]+) =", sources("en")[FILE], re.MULTILINE))
    said = set(re.findall(r"[\"'](rr-(?:table|brief)-[a-z-]+)[\"']", code))
    assert said <= known
    built = {f"rr-table-{word}" for word in ("left", "right", "ended", "playing", "waiting")}
    assert known - said - built <= {f"rr-brief-{option}" for option in options}
