"""Every screen there is, each with something on it: games half-way, ended games, sheets."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Page

import grani
from grani.puzzles.puzzle import collection
from tests.server.browser import Browser, Data, Tab
from tests.server.serving import Server
from tests.web.fate import decree
from tests.web.visitor import Visitor

COOKIE = "grani_guest"
DECLINING = ("-no", "-end")
SHARE_CODE = "SWTCPKMYV"
PLAYER = "Kassandra"
_AT_REST = """() => document.getAnimations()
  .every((one) => one.effect.getComputedTiming().iterations === Infinity)"""
GO = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}"""
SEARCH = 30
"""Decisions within which the wished one should come up."""


def come_to_rest(page: Page) -> None:
    """Wait until nothing moves or fades any more."""
    page.wait_for_function(_AT_REST)


class Stage:
    """A guest who has tables of all sorts, played without a screen; visitors look through his eyes.

    Tables are set when they are first asked for, and stay for all tests of a worker. Two stages on
    one server need different fates: codes of rooms follow from them, and the second would take them
    from the first.
    """

    def __init__(self, server: Server, fate: str = "") -> None:
        self.server = server
        self._fate = fate
        self.player = Browser(server)
        self._codes: dict[str, str] = {}
        self._played: set[str] = set()

    def lend(self, visitor: Visitor) -> None:
        """Let a visitor be this guest."""
        cookie = self.player.http.cookies[COOKIE]
        visitor.context.add_cookies(
            [{"name": COOKIE, "value": cookie, "url": visitor.server.address}]
        )

    def _open(self) -> None:
        """Open the rooms of all tables, and see to it that their dice are always the same."""
        for name, table in TABLES.items():
            seats = [_seat(word) for word in table.seats]
            self._codes[name] = self.player.create(
                table.game, setup=table.setup, seats=seats, start=False
            )
        codes = decree(self.server, {code: self._fate + name for name, code in self._codes.items()})
        self._codes = {name: codes[code] for name, code in self._codes.items()}

    def code(self, name: str) -> str:
        """Give the room of a table as it should be seen; see ``TABLES`` for the names."""
        if not self._codes:
            self._open()
        code = self._codes[name]
        if name not in self._played:
            self._played.add(name)
            table = TABLES[name]
            if "open" not in table.seats:
                with self.player.tab(code) as tab:
                    assert tab.command("start")["type"] == "ack"
                    play(tab, random.Random(name), table)
        return code


def _seat(word: str) -> dict[str, str]:
    if word == "you":
        return {"kind": "you", "name": PLAYER}
    return {"kind": "open"} if word == "open" else {"kind": "bot", "bot": word}


@dataclass(frozen=True)
class Table:
    """A table: its game, how long it is played, and the decision at which one stops after that."""

    game: str
    setup: str | None
    seats: tuple[str, ...]
    decisions: int = 0
    kind: str = ""
    options: int = 4

    def is_reached(self, prompt: Data) -> bool:
        """Whether this is the decision to stop at."""
        return not self.kind or (
            bool(prompt["kind"] == self.kind) and len(prompt["options"]) >= self.options
        )


def play(tab: Tab, dice: random.Random, table: Table) -> None:
    """Take options at random, rather those that do something, until the table is as wished."""
    for number in range(table.decisions + SEARCH):
        while not tab.prompts and not tab.seed:
            tab.read()
        if tab.seed or (number >= table.decisions and table.is_reached(tab.prompt())):
            return
        options = tab.prompt()["options"]
        doing = [n for n, one in enumerate(options) if not one["key"].endswith(DECLINING)]
        answer = tab.act(dice.choice(doing or range(len(options))))
        assert answer["type"] == "ack", answer


ENDED = 100_000
TABLES: dict[str, Table] = {
    "open": Table("dice-forge", None, ("you", "open", "greedy")),
    "realms-ended": Table("rolling-realms", None, ("you", "greedy"), ENDED),
    "forge-ended": Table("dice-forge", None, ("you", "greedy"), ENDED),
    "realms-many": Table("rolling-realms", None, ("you", "greedy", "greedy"), 50, "rr-turn", 12),
    "realms": Table("rolling-realms", None, ("you",), 40, "rr-turn", 12),
    "titans": Table("dice-forge", "titans", ("you", "greedy"), 26, "main"),
    "goddess": Table("dice-forge", "goddess", ("you", "greedy", "greedy"), 24, "main"),
    "forge-four": Table(
        "dice-forge", "alternates", ("you", "greedy", "greedy", "greedy"), 18, "main"
    ),
    "forge": Table("dice-forge", "random-all", ("you", "greedy"), 22, "main"),
}


NO_JUDGE = {"analysis_judge": "off"}
"""Nobody asks what positions are worth: figures that grow are never at rest."""


def decision(game: str, seats: int, steps: int, setup: str | None = None) -> str:
    """Give the id of a position in which somebody has a choice."""
    dice = grani.Dice(seed=7)
    table = grani.game(game).new(seats=seats, setup=setup)
    while steps > 0 or table.actor < 0 or len(table.legal()) < 4:
        table.apply(dice.pick(table.legal()))
        steps -= 1
    return grani.to_id(table)


EDITED = {
    "titans": decision("dice-forge", 3, 250, "titans-random"),
    "goddess": decision("dice-forge", 3, 250, "goddess-random"),
    "realms": decision("rolling-realms", 2, 200),
}


def _nothing(page: Page) -> None:
    pass


def _open_board(page: Page) -> None:
    """It lies on the table, and on a phone a tap away."""
    tab = page.locator(".tabs [data-tab=module]")
    if tab.count():
        tab.click()
    page.locator(".labyrinth, .titans").wait_for()


def _open_feat(page: Page) -> None:
    if not page.locator(".sea").count():
        page.locator(".tabs [role=tab]").first.click()
    # A press on one that can be performed would perform it.
    page.locator(".sea .card:not(.legal)").first.click()
    page.locator(".beside .feat").wait_for()


def _open_rival(page: Page) -> None:
    page.locator(".rivals .who .title, .chips button").first.click()
    page.locator("[role=dialog]").wait_for()


def _press(key: str, query: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        page.keyboard.press(key)
        page.locator(query).first.wait_for()

    return press


def _hand_over(page: Page) -> None:
    page.keyboard.press("m")
    # By its sign: the screen is shown in every language.
    page.locator(".menu > button").first.click()
    page.locator("#hand-over-link").wait_for()


def _name_realms(page: Page) -> None:
    page.locator(".named select").select_option("custom")
    page.locator(".code input").fill(SHARE_CODE)
    page.locator(".rounds .art svg").first.wait_for()


def _choose_cards(page: Page) -> None:
    page.locator(".named select").select_option("custom")
    page.locator(".sets .card").first.wait_for()


def _half_way(page: Page) -> None:
    slider = page.locator("input[type=range]")
    half = str(int(slider.get_attribute("max") or 0) // 2)
    slider.fill(half)
    page.locator(".timeline .count", has_text=re.compile(f"^{half} /")).wait_for(state="attached")
    page.locator(".dock, .cards").first.wait_for()


def _edit(part: str) -> Callable[[Page], None]:
    def edit(page: Page) -> None:
        # By its place: the screen is shown in every language.
        page.locator(".analysis > header button").first.click()
        page.locator(f".sheet .editor {part}").first.wait_for()

    return edit


def _miss(page: Page) -> None:
    """Answer wrongly, and look at all that is said of it."""
    page.keyboard.press("0")
    page.locator(f'[aria-modal=true] [data-action="{MISSED.options[-1].action}"]').click()
    page.locator("aside [aria-expanded]").click()
    page.locator("aside .best").wait_for()


MISSED = collection("rolling-realms")[0]


@dataclass(frozen=True)
class Screen:
    """One screen: its address, what shows that it is there, and what to do when it is."""

    path: str
    ready: str
    table: str = ""
    then: Callable[[Page], None] = _nothing
    settings: dict[str, str] = field(default_factory=dict)

    def show(self, stage: Stage, page: Page) -> None:
        """Go there on a page, and wait until everything is drawn and nothing moves any more."""
        code = stage.code(self.table) if self.table else ""
        path = self.path.format(code=code)
        if page.url == "about:blank":
            page.goto(path)
        else:
            page.evaluate(GO, path)
        page.locator(self.ready).first.wait_for()
        self.then(page)
        page.evaluate("() => document.fonts.ready.then(() => true)")
        come_to_rest(page)


SCREENS: dict[str, Screen] = {
    "home": Screen("/", ".tile", "forge"),
    "games": Screen("/games", "main li:visible", "forge-ended"),
    "day": Screen("/day", "main li"),
    "new-forge": Screen("/new/dice-forge", ".preview .card"),
    "new-cards": Screen("/new/dice-forge", ".preview .card", then=_choose_cards),
    "new-realms": Screen("/new/rolling-realms", ".preview li", then=_name_realms),
    "room": Screen("/room/{code}", ".qr", "open"),
    "settings": Screen("/settings", "#account-title ~ .row"),
    "leaderboard": Screen("/leaderboard", "main p"),
    "forge": Screen("/room/{code}", ".dock", "forge"),
    "forge-all": Screen("/room/{code}", ".dock", "forge", _press("0", ".sheet .option")),
    "forge-feat": Screen("/room/{code}", ".dock", "forge", _open_feat),
    "forge-four": Screen("/room/{code}", ".dock", "forge-four"),
    "forge-rival": Screen("/room/{code}", ".dock", "forge-four", _open_rival),
    "goddess": Screen("/room/{code}", ".dock", "goddess", _open_board),
    "titans": Screen("/room/{code}", ".dock", "titans", _open_board),
    "realms": Screen("/room/{code}", ".place .spot", "realms"),
    "realms-many": Screen("/room/{code}", ".place .spot", "realms-many"),
    "menu": Screen("/room/{code}", ".dock", "forge", _press("m", ".sheet")),
    "hand-over": Screen("/room/{code}", ".dock", "forge", _hand_over),
    "keys": Screen("/room/{code}", ".dock", "forge", _press("?", ".sheet kbd")),
    "text": Screen("/room/{code}", ".text pre", "forge", settings={"text_table": "on"}),
    "end-forge": Screen("/room/{code}", ".end .parts table", "forge-ended"),
    "end-realms": Screen("/room/{code}", ".end .parts table", "realms-ended"),
    "replay-forge": Screen("/replay/{code}", ".timeline", "forge-ended", _half_way),
    "replay-realms": Screen("/replay/{code}", ".timeline", "realms-ended", _half_way),
    "puzzles": Screen("/puzzles", ".day"),
    "puzzle": Screen(f"/puzzles/{collection('dice-forge')[0].id}", ".dock"),
    "puzzle-missed": Screen(f"/puzzles/{MISSED.id}", "[data-prompt]", then=_miss),
    "review": Screen("/review/{code}", "[data-moment]", "forge-ended"),
    "review-realms": Screen("/review/{code}", "[data-moment]", "realms-ended"),
    "analysis": Screen("/analysis", "main form button:enabled"),
    "analysis-board": Screen(
        "/analysis?room={code}&step=150", ".dock", "forge-ended", settings=NO_JUDGE
    ),
    "edit-titans": Screen(f"/analysis/{EDITED['titans']}", ".dock", "", _edit(".face"), NO_JUDGE),
    "edit-realms": Screen(
        f"/analysis/{EDITED['realms']}", ".cards", "", _edit("section"), NO_JUDGE
    ),
    "rules": Screen("/rules", "main section"),
    "rules-feats": Screen("/rules/feat", "main section"),
    "rules-realms": Screen("/rules/realm", "main section"),
}
