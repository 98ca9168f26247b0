"""What newcomers try first: codes mistyped, buttons pressed too early, pages that do not exist."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlparse

import pytest
from playwright.sync_api import expect

from grani.locales import language
from tests.server.browser import Browser
from tests.server.serving import Server
from tests.web.machine import serve
from tests.web.screens import Stage
from tests.web.visitor import PHONE, WIDE, Visit, Visitor

pytestmark = pytest.mark.by_turns(2)

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])


@SIZES
def test_no_game_starts_from_a_share_code_that_is_none(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).page("/new/rolling-realms")
    page.locator(".named select").select_option("custom")
    start = page.get_by_role("button", name="Start the game")
    code = page.get_by_label("Share code")
    expect(start).to_be_enabled()
    for typed, reason in {
        "SSSSSSSSS": "nine different letters",
        "ABC": "nine different letters",
        "STCEM": "lacks 4 letters",
        "STCEMKUV": "lacks one letter",
    }.items():
        code.fill(typed)
        expect(page.get_by_role("alert")).to_contain_text(reason)
        expect(page.locator(".go")).to_contain_text(reason)
        expect(start).to_be_disabled()
    code.fill("")
    expect(start).to_be_enabled()
    code.fill("STC")
    page.locator(".named select").select_option("random")
    expect(start).to_be_enabled()
    page.locator(".named select").select_option("custom")
    code.fill("sтсемкuvw")  # Cyrillic letters that look the same do, too
    expect(page.get_by_role("alert")).to_have_count(0)
    with page.expect_response("**/api/rooms") as opened:
        start.click()
    room = page.request.get(f"/api/rooms/{opened.value.json()['code']}").json()
    assert room["setup"]["realms"][:2] == ["scythe", "tapestry"]


def test_set_ups_are_chosen_by_looking_at_cards_and_realms(guest: Visitor) -> None:
    page = guest.page("/new/dice-forge")
    page.locator(".named select").select_option("custom")
    page.get_by_role("button", name="Leave all to chance").click()
    page.get_by_role("radio", name="The Twins").check()
    expect(page.get_by_text("The Twins.", exact=True)).to_be_visible()
    page.get_by_role("radio", name="Hydra").check()
    with page.expect_request(lambda sent: sent.url.endswith("/api/rooms")) as asked:
        page.get_by_role("button", name="Start the game").click()
    feats = json.loads(asked.value.post_data or "")["setup"]["feats"]
    assert [feats["moon_1a"], feats["sun_5_moon_5"], feats["sun_2"]] == [
        "twins",
        "hydra",
        "random-all",
    ]
    page.goto("/new/rolling-realms")
    page.locator(".named select").select_option("custom")
    page.get_by_role("button", name="Leave all to chance").click()
    choices = page.locator(".choices")
    for realm in ("Scythe", "Tapestry"):
        choices.get_by_role("button", name=realm, exact=True).click()
    expect(page.get_by_role("button", name="Realm 2: Tapestry")).to_be_visible()
    page.get_by_role("button", name="Realm 1: Scythe").click()
    choices.get_by_role("button", name=re.compile("Tapestry")).click()
    expect(page.get_by_role("button", name="Realm 2: Scythe")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "name"),
    [("uk", "Звільнити місце 2")],
)
def test_the_host_frees_the_seat_of_one_who_went_away(visit: Visit, lang: str, name: str) -> None:
    host, friend = visit(language=lang), visit(name="Taras")
    code = host.create("dice-forge", "you", "open", start=False)
    waiting = host.page(f"/room/{code}")
    theirs = friend.page(f"/room/{code}")
    next_step = ".link .main, li .main, .begin .main"
    expect(waiting.locator(next_step)).to_have_text("Копіювати")
    expect(theirs.locator("main h2").first).to_have_text("Seats")
    expect(theirs.locator(next_step)).to_have_text("Sit down")
    theirs.get_by_role("button", name="Sit down").click()
    expect(waiting.get_by_text("Taras", exact=True)).to_be_visible()
    expect(waiting.locator(next_step)).to_have_text("Почати гру")
    expect(theirs.locator(next_step)).to_have_text("I’m ready")
    expect(theirs.get_by_role("button", name="Free up")).to_have_count(0)
    theirs.close()
    seat = waiting.locator("li").nth(1)
    expect(waiting.get_by_role("button", name=name)).to_be_visible()
    waiting.get_by_role("button", name=name).click()
    expect(seat).to_have_class(re.compile("open"))
    expect(waiting.get_by_text("Taras", exact=True)).to_have_count(0)


@pytest.fixture(scope="module")
def ended(server: Server) -> Stage:
    """Somebody with ended games of one's own: what is done to them disturbs no other test."""
    return Stage(server, "ended ")


def test_who_wants_to_play_again_is_taken_there(visit: Visit, ended: Stage) -> None:
    player, onlooker = visit(), visit()
    ended.lend(player)
    code = ended.code("realms-ended")
    watching = onlooker.page(f"/room/{code}")
    page = player.page(f"/room/{code}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(rf"/room/(?!{code})\w+$"))
    page.locator(".place .spot").first.wait_for()
    link = watching.get_by_role("link", name="To the next game")
    expect(link).to_have_attribute("href", urlparse(page.url).path)
    assert watching.url.endswith(code), "others go when they want to"


@pytest.mark.parametrize("width", [320, 390, 820, 1440])
def test_what_is_said_of_a_game_covers_nothing(visit: Visit, width: int) -> None:
    guest = visit(size=(width, 900), language="uk")
    guest.create("dice-forge", "you", "open", start=False)
    page = guest.page()
    page.locator(".state").wait_for()
    name, state = (page.locator(part).bounding_box() for part in (".what b", ".state"))
    assert name is not None
    assert state is not None
    assert name["x"] + name["width"] <= state["x"]


LOOK_ALIKES = str.maketrans("ABCEHKMPTXY", "АВСЕНКМРТХУ")


def test_a_room_is_found_by_whatever_was_pasted(visit: Visit) -> None:
    guest = visit()
    code = guest.create("dice-forge", "you", "open", start=False)
    for pasted in (
        f"http://127.0.0.1:8765/room/{code}",
        f"https://example.org/games/grani/room/{code.lower()}?lang=uk#top",
        f"  {code[:4]}-{code[4:8]} {code[8:]} ",
        code.translate(LOOK_ALIKES),
        code.lower().translate(LOOK_ALIKES).lower(),
    ):
        page = guest.page()
        page.get_by_label("Room code").fill(pasted)
        page.get_by_role("button", name="Join").click()
        page.wait_for_url(f"**/room/{code}")
        expect(page.get_by_role("button", name="Start the game")).to_be_visible()
        assert page.get_by_label("Room code").count() == 0, "there is no such room"
        page.close()


def test_what_is_no_code_is_said_to_be_none(visit: Visit) -> None:
    page = visit(language="ru").page()
    field = page.get_by_label("Код комнаты")
    join = page.get_by_role("button", name="Войти")
    expect(join).to_be_disabled()
    expect(page.get_by_role("alert")).to_have_count(0)
    for typed in ("--", "жщю", "https://example.org/"):
        field.fill(typed)
        expect(join).to_be_disabled()
        expect(page.get_by_role("alert")).to_contain_text("латинских букв")
    field.fill("абв")
    expect(join).to_be_enabled()


@SIZES
def test_a_mistyped_code_is_corrected_where_one_is_told_of_it(
    visit: Visit, size: tuple[int, int]
) -> None:
    guest = visit(size=size)
    code = guest.create("dice-forge", "you", "open", start=False)
    wrong = code[:-1] + ("2" if code[-1] != "2" else "3")
    page = guest.page(f"/room/{wrong}")
    expect(page.get_by_role("heading", name=f"There is no room {wrong}")).to_be_visible()
    field = page.get_by_label("Room code")
    expect(field).to_have_value(f"{wrong[:4]}-{wrong[4:8]}-{wrong[8:]}")
    field.press("End")
    field.press("Backspace")
    field.type(code[-1])
    page.get_by_role("button", name="Join").click()
    page.locator("#room-link").wait_for()
    assert page.url.endswith(f"/room/{code}")


@SIZES
def test_home_tells_how_each_game_stands(visit: Visit, ended: Stage, size: tuple[int, int]) -> None:
    player = visit(size=size)
    ended.lend(player)
    for name in ("realms-ended", "forge"):
        ended.code(name)
    page = player.page()
    states = page.locator("li .state")
    for state in ("Your turn", "Waiting for players"):
        expect(states.filter(has_text=state).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    code = ended.code("realms-ended")
    expect(page.locator(f'li a[href$="{code}"]')).to_have_count(0)
    page.get_by_role("link", name="My games").click()
    row = page.locator("main li", has=page.locator(f'a[href$="/replay/{code}"]'))
    expect(row.locator(".state")).to_have_text(re.compile("Won|Lost|Shared win"))
    page.get_by_role("searchbox").fill("no such name")
    expect(page.locator("main").get_by_role("status")).to_have_text("No games found.")
    page.get_by_role("searchbox").fill(f"realms {code[:4]}")
    row.get_by_role("link", name="Results").click()
    expect(page.locator(".end .order .score").first).to_be_visible()


@SIZES
def test_how_many_seats_a_game_needs_is_said_when_it_matters(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size).page("/new/dice-forge")
    remove = page.get_by_role("button", name="Remove seat 2")
    expect(remove).to_have_attribute("title", "This game needs at least 2 seats.")
    needs = page.get_by_text("This game needs at least 2 seats.")
    expect(needs).to_have_count(0)
    remove.click(force=True)
    expect(needs).to_be_visible()
    seats = page.locator("ol li")
    expect(seats).to_have_count(2)
    page.locator(".adders").get_by_role("button", name="Bot").click()
    expect(needs).to_have_count(0)
    remove.click()
    expect(seats).to_have_count(2)
    expect(needs).to_have_count(0)


@pytest.mark.parametrize("path", ["/nonsense", "/new/chess", "/room", "/100%", "/%E0%A4%A"])
def test_an_address_of_no_page_says_so_and_leads_home(visit: Visit, path: str) -> None:
    page = visit(size=PHONE).page(path)
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    page.locator(".tile").first.wait_for()


def test_from_a_replay_of_nothing_there_is_a_way_home(visit: Visit) -> None:
    page = visit().page("/replay/AAAAAAAAAAAA")
    expect(page.get_by_role("alert")).to_have_text("There is no such room: check the code.")
    page.locator(".notice").get_by_role("link", name="Home").click()
    page.locator(".tile").first.wait_for()


def test_the_command_that_checks_a_game_works_as_it_is_shown(
    visit: Visit, ended: Stage, tmp_path: Path
) -> None:
    player = visit()
    ended.lend(player)
    page = player.page(f"/room/{ended.code('forge-ended')}")
    page.locator(".end summary", has_text="Fair dice").click()
    shown = page.locator("pre code").inner_text()
    program, *words = shown.split()
    assert program == ".venv/bin/grani", "as README.md says"
    with page.expect_download() as download:
        page.locator("pre + a").click()
    download.value.save_as(tmp_path / download.value.suggested_filename)
    command = [sys.executable, "-m", "grani", *words]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("lang", "point"), [("en", r"\."), ("ru", ",")])
def test_decimals_are_written_as_the_language_does(
    visit: Visit, ended: Stage, lang: str, point: str
) -> None:
    player = visit(language=lang)
    ended.lend(player)
    table = player.page(f"/room/{ended.code('realms')}")
    table.locator(".place .spot").first.wait_for()
    table.keyboard.press("h")
    hints = table.get_by_text(re.compile(rf"\d{point}\d ± \d+{point}\d ★"))
    expect(hints.first).to_be_attached()
    replay = player.page(f"/replay/{ended.code('realms-ended')}")
    paces = replay.locator(".pace option")
    expect(paces).to_have_text([re.compile(f"^×0{point}5$"), "×1", "×2", "×4"])


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "the secret number of Anna in them", "the secret numbers of Anna, Taras in them"),
        ("ru", "есть секретное число: Anna", "есть секретные числа: Anna, Taras"),
        ("uk", "є секретне число: Anna", "є секретні числа: Anna, Taras"),
    ],
)
def test_a_single_secret_number_is_called_one(lang: str, one: str, two: str) -> None:
    words = language(lang)
    assert one in words.say("study-fair-some", count=170, people=1, names="Anna")
    assert two in words.say("study-fair-some", count=170, people=2, names="Anna, Taras")


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots think for as long as a test lasts, and that waits as long for numbers."""
    server = serve(tmp_path, pace=600.0, pace_in_all=600.0, share_seconds=600.0)
    yield server
    server.stop()


FOR_YOU = "A bot decides for you."


@pytest.mark.parametrize(
    ("game", "others", "text", "said"),
    [
        ("dice-forge", ["greedy"], "off", FOR_YOU),
        ("dice-forge", ["greedy"], "on", FOR_YOU),
        ("dice-forge", ["here"], "off", "A bot decides for Player 1."),
        ("rolling-realms", [], "off", FOR_YOU),
    ],
    ids=["forge", "text", "together", "realms"],
)
def test_the_bar_says_that_a_bot_decides_for_oneself(
    visit: Visit, slow: Server, game: str, others: list[str], text: str, said: str
) -> None:
    page = visit(slow, text_table=text).table(game, "you", *others)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Let a bot take over").first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Decision")).to_contain_text(said)


def test_whose_number_the_dice_wait_for_is_said(visit: Visit, slow: Server) -> None:
    guest, friend = visit(slow, name="Anna"), Browser(slow)
    code = guest.create("dice-forge", "you", "open", start=False)
    page = guest.page(f"/room/{code}")
    with friend.tab(code) as tab:
        tab.command("sit", seat=1, name="Taras")
        tab.command("pledge", hashes=[{"seat": 1, "word": "77" * 32}])
        expect(page.get_by_text("Taras", exact=True)).to_be_visible()
        page.get_by_role("button", name="Start the game").click()
        expect(page.get_by_text("The dice are being sealed")).to_be_visible()
        awaited = page.get_by_role("status").filter(has_text="Still")
        expect(awaited).to_have_text("Still without a number: Taras")
        tab.command("reveal", shares=[{"seat": 1, "word": ""}])
        page.locator(".dock").wait_for()


@pytest.mark.parametrize(
    ("game", "setup", "goal"),
    [
        ("dice-forge", None, "Goal: the most glory after 9 rounds"),
        ("dice-forge", "goddess", "Goal: the most glory after 9 rounds"),
        ("rolling-realms", None, "Goal: the most stars in 3 rounds"),
    ],
    ids=["dice-forge", "rebellion", "rolling-realms"],
)
@SIZES
def test_the_goal_is_told_before_the_first_decision_until_put_away(
    visit: Visit, size: tuple[int, int], game: str, setup: str | None, goal: str
) -> None:
    page = visit(size=size, coach="off").table(game, "you", "random", setup=setup)
    told = page.locator("[data-goal]")
    expect(told).to_have_text(goal)
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(page.get_by_label("Decision")).to_be_focused()
    page.reload()
    page.locator("[data-prompt]").wait_for()
    page.wait_for_load_state("networkidle")
    expect(told).to_have_count(0)


@SIZES
def test_who_has_not_learnt_is_asked_once_whether_to_explain_things(
    visit: Visit, size: tuple[int, int]
) -> None:
    guest = visit(size=size)
    page = guest.table("dice-forge", "you", "random")
    offer = page.locator("[data-offer]")
    expect(offer).to_contain_text("Explain things as they come up?")
    offer.get_by_role("button", name="No").click()
    expect(offer).to_have_count(0)
    expect(page.locator("[data-goal]")).to_have_text("Goal: the most glory after 9 rounds")
    other = guest.page(f"/room/{guest.create('rolling-realms', 'you', 'random')}")
    expect(other.locator("[data-goal]")).to_have_text("Goal: the most stars in 3 rounds")


@SIZES
def test_who_wants_things_explained_has_the_coach_at_once(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size).table("dice-forge", "you", "random")
    page.locator("[data-offer]").get_by_role("button", name="Yes").click()
    expect(page.locator("[data-tip]")).to_have_attribute("data-tip", "coach-main")
    expect(page.locator(".coach")).to_contain_text("the most glory after 9 rounds")
    expect(page.locator("[data-goal]")).to_have_count(0)
