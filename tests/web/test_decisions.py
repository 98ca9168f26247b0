"""Every kind of decision, made on the table by mouse and by touch, by keys, and in the full list.

What arrives at the server is the very option that was meant.

The page plays in a theatre (``scenes.py``) that has the positions of ``decisions.py`` one after
another, and hears what a server would hear.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute

from grani.core.contract import State
from grani.core.prompt import Option
from grani.dice_forge.kinds.index import EVERY_QUESTION
from grani.server import wire
from tests.web.decisions import asked, numbered, positions, realm_kinds, realm_positions
from tests.web.scenes import CODE, Theatre, tell
from tests.web.visitor import PHONE, WIDE, Visit

MOST_TURNS = 8
TOKENS = ("cerberus", "companion")
"""Kinds that are decided on a token of one's own."""


_GO = """async (path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  await new Promise(requestAnimationFrame);
}"""


@dataclass(frozen=True)
class Case:
    """A decision to be made: a position, and the option that is meant."""

    name: str
    state: State
    option: Option

    @property
    def table(self) -> tuple[object, ...]:
        """What does not change while a table is played at."""
        view: Any = self.state.view(-1)
        return (view["game"], self.state.seats, str((view.get("boards") or {}).get("module")))

    @property
    def places(self) -> list[str]:
        """Where on the table the option is, by what it says of itself."""
        prompt = asked(self.state)
        if prompt.kind in TOKENS and not self.option.declines:
            return [f"token:{prompt.seat}:{prompt.kind}"]
        return list(self.option.targets)

    @property
    def number(self) -> int:
        """The number that chooses it, in the list and by keys."""
        return 1 + numbered(asked(self.state)).index(self.option)


class Playhouse(Theatre):
    """A theatre with a programme: as soon as a decision is heard, the next position is shown.

    A page is loaded once for all tables alike: one that is laid stays as it is, as in a game.
    """

    def __init__(self, page: Page, cases: Iterable[Case]) -> None:
        super().__init__(page)
        self._cases = sorted(cases, key=lambda case: case.table)
        self._now = self._cases[0]
        self._at = 0
        self.heard: list[wire.Act] = []

    def open(self) -> Iterator[Case]:
        """Show one case after another; whoever takes one decides it."""
        self.page.goto("/settings")
        laid = None
        for number, case in enumerate(self._cases):
            if case.table != laid:
                self._lay(case)
            laid = case.table
            self._wait(number)
            yield case
            self._wait(number + 1)
            assert len(self.heard) == number + 1, f"{case.name}: heard more than once"
            act = self.heard[-1]
            assert act.seat == asked(case.state).seat
            assert act.action == case.option.action, f"{case.name}: another option was heard"

    def _lay(self, case: Case) -> None:
        """Go to another table, as a link does, and let it be shown as it is."""
        self._now = case
        self._told = self._tell()
        self.page.evaluate(_GO, "/settings")
        self.page.evaluate(_GO, f"/room/{CODE}")

    def _wait(self, number: int) -> None:
        self.page.locator(f'[data-prompt="{number}"]:not([data-options="0"])').wait_for()

    def _tell(self) -> str:
        return tell(self._now.state, str(self._at), self._at + 1, log=[]).decode()

    def _go_on(self) -> None:
        """Come to the next case; where another table must be laid, this one is shown once more."""
        self._at += 1
        if self._at < len(self._cases) and self._cases[self._at].table == self._now.table:
            self._now = self._cases[self._at]

    def _answer(self, socket: WebSocketRoute) -> None:
        def send(message: wire.ServerMessage) -> None:
            socket.send(msgspec.json.encode(message).decode())

        def hear(message: str | bytes) -> None:
            said = msgspec.json.decode(message, type=wire.ClientMessage)
            if isinstance(said, wire.Hello):
                socket.send(self._told)
            elif isinstance(said, wire.Ping):
                send(wire.Pong())
            elif isinstance(said, wire.Act):
                assert said.prompt == str(self._at)
                self.heard.append(said)
                self._go_on()
                send(wire.Ack(said.id, self._at))
                socket.send(self._tell())

        socket.on_message(hear)


WAYS = ", ".join(
    f"{query}:visible"
    for query in (
        ".gate.open:enabled",
        ".nav [data-tab]:has(.dot)",
        ".forging .switch label:not(.on)",
    )
)
"""What tells that something to choose lies behind it."""
_DONE = """([prompt, query]) => {
  const bar = document.querySelector('[data-prompt]');
  return bar?.dataset.prompt !== prompt || bar.dataset.options === '0' ? 'done'
    : document.querySelector(query) !== null && 'opened';
}"""


class Player:
    """Decides a case by one means or another."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.prompt = ""

    def decide(self, means: str, case: Case) -> None:
        """Decide ``on_the_table``, ``by_number`` or ``by_list``."""
        self.prompt = self.page.locator("[data-prompt]").get_attribute("data-prompt") or ""
        getattr(self, means)(case)

    def on_the_table(self, case: Case) -> None:
        """Press the thing, and what opens beside it."""
        self._uncover(case)
        action = f'[data-action="{case.option.action}"]'
        beside = f":is(.beside.pinned, .sure) {action}, .decline.leaving{action}"
        self._press(self._shown(case))
        if self._has_opened(beside):
            self._press(self.page.locator(beside))

    def by_number(self, case: Case) -> None:
        """Type the number of the option, or N; Enter confirms a number that is not seen."""
        if [option for option in asked(case.state).options if option.declines] == [case.option]:
            self.page.keyboard.press("n")
            if self.page.locator(".decline.leaving, .decision .warned").count():
                self.page.keyboard.press("n")
            return
        for digit in str(case.number):
            self.page.keyboard.press(digit)
        if self.page.locator("output .typed").count():
            self.page.keyboard.press("Enter")

    def by_list(self, case: Case) -> None:
        """Open the full list, and take the option there."""
        self._press(self.page.locator("[data-prompt] .all"))
        self._press(self.page.locator(f'.sheet .option[data-action="{case.option.action}"]'))

    def _shown(self, case: Case) -> Locator:
        """What is to be pressed for an option: a way in a panel, what declines, or a thing."""
        action = case.option.action
        queries = [f'.choice[data-action="{action}"]', f'.decline[data-action="{action}"]']
        queries += [f'[data-target="{place}"]' for place in case.places]
        return self.page.locator(", ".join(f"{query}:visible" for query in queries)).first

    def _has_opened(self, query: str) -> bool:
        """Wait until the decision is made; true if something has opened instead."""
        arg = [self.prompt, query]
        return bool(self.page.wait_for_function(_DONE, arg=arg).json_value() == "opened")

    def _uncover(self, case: Case) -> None:
        """Go where the thing lies, if the table says that something to choose lies there."""
        thing, ways = self._shown(case), self.page.locator(WAYS)
        thing.or_(ways).first.wait_for()
        for number in range(ways.count()):
            if thing.count():
                return
            self._press(ways.nth(number))

    def _press(self, thing: Locator) -> None:
        if self.touch:
            thing.tap()
        else:
            thing.click()


_MEANT = (
    "() => [...document.querySelectorAll('.spot.meant')].map((spot) => spot.dataset.place).sort()"
)


class RealmsPlayer(Player):
    """Decides in Rolling Realms: takes the die, goes to the place, lays shapes and grapes."""

    def on_the_table(self, case: Case) -> None:
        """Do it on the sheet, or with what lies below it."""
        option = case.option
        places = [target for target in option.targets if target.startswith("realm:")]
        die = next((target for target in option.targets if target.startswith("die:")), "")
        if places or option.does == "claim":
            held = self.page.locator(f'[data-die="{die}"]')
            if held.get_attribute("aria-pressed") == "false":
                self._press(held)
        if option.does == "end":
            self._end(case)
        elif option.does == "claim":
            self._press(self.page.locator(f'.claim[data-action="{option.action}"]'))
        elif not places:
            self._choose(case, self.page.locator(f'[data-way="{option.does}"]'))
        elif option.key == "rr-option-tapestry-place":
            self._weave(places)
        elif option.key == "rr-option-viticulture-order":
            self._fill(places)
        else:
            self._choose(case, self._spot(places[0]))

    def _spot(self, place: str) -> Locator:
        return self.page.locator(f'[data-place="{place}"]')

    def _choose(self, case: Case, thing: Locator) -> None:
        """Press a thing, and what is on the slip of paper that may open there."""
        self._press(thing)
        entry = f'.slip [data-action="{case.option.action}"]'
        if self._has_opened(entry):
            self._press(self.page.locator(entry))

    def _end(self, case: Case) -> None:
        """End the turn; whoever leaves a die says so twice."""
        button = self.page.locator(".tools .main")
        self._press(button)
        if case.option.loses:
            self._press(self.page.locator(".decision .warned"))

    def _weave(self, places: list[str]) -> None:
        """Hold the shape by its grip, turn it until it lies as it should, and draw it."""
        cell = self._spot(sorted(places)[(len(places) - 1) // 2])
        if self.touch:
            cell.tap()
        else:
            cell.hover()
        for _ in range(MOST_TURNS):
            if self.page.evaluate(_MEANT) == sorted(places):
                break
            if self.touch:
                cell.tap()
            else:
                self.page.keyboard.press("r")
        if self.touch:
            self.page.locator(".tools .draw").tap()
        else:
            cell.click()

    def _fill(self, places: list[str]) -> None:
        """Choose the order, lay the grapes beside it, and fill it."""
        order = next(place for place in places if ":order:" in place)
        self._press(self._spot(order))
        laid = set(self.page.evaluate(_MEANT))
        for grape in laid.symmetric_difference(places):
            self._press(self._spot(grape))
        self._press(self.page.locator(".tools .main"))


EVERY = "GRANI_EVERY_WAY" in os.environ
"""Whether every kind is decided by every means; else each by one or two of them, by turns."""
MEANS = ("mouse", "touch", "keys", "list")
WAYS_TO_DECIDE = {"keys": "by_number", "list": "by_list"}


def _turns(means: str) -> range:
    """Which kinds are decided by a means: half of them on the table, a quarter otherwise."""
    if EVERY:
        return range(10_000)
    number = MEANS.index(means)
    return range(number % 2, 10_000, 2) if number < 2 else range(number, 10_000, 4)


def _of(cases: list[Case], means: str) -> list[Case]:
    wanted = _turns(means)
    return [case for number, case in enumerate(cases) if number in wanted]


def forge_cases(means: str) -> list[Case]:
    """Every question of Dice Forge, with another option for every means."""
    cases = []
    for kind, state in positions().items():
        options = numbered(asked(state))
        cases.append(Case(kind, state, options[MEANS.index(means) % len(options)]))
    return _of(cases, means)


def realms_cases(means: str) -> list[Case]:
    """Everything that can be done in a turn of Rolling Realms."""
    found = realm_positions().items()
    return _of([Case(kind, state, option) for kind, (state, option) in found], means)


def decided(
    visit: Visit, means: str, cases: list[Case], kind: type[Player]
) -> tuple[list[int], list[int]]:
    """Decide one case after another; give what was meant, and what was heard."""
    touch = means == "touch"
    page = visit(size=PHONE if touch else WIDE).context.new_page()
    player, house = kind(page, touch), Playhouse(page, cases)
    meant = []
    for case in house.open():
        player.decide(WAYS_TO_DECIDE.get(means, "on_the_table"), case)
        meant.append(case.option.action)
    return meant, [act.action for act in house.heard]


@pytest.mark.parametrize("means", MEANS)
def test_every_question_of_dice_forge_is_answered(visit: Visit, means: str) -> None:
    cases = forge_cases(means)
    meant, heard = decided(visit, means, cases, Player)
    assert len(meant) == len(cases)
    assert heard == meant


@pytest.mark.parametrize("means", MEANS)
def test_every_deed_of_rolling_realms_is_done(visit: Visit, means: str) -> None:
    cases = realms_cases(means)
    meant, heard = decided(visit, means, cases, RealmsPlayer)
    assert len(meant) == len(cases)
    assert heard == meant


def test_every_question_is_asked_somewhere() -> None:
    assert set(positions()) == set(EVERY_QUESTION)
    assert set(realm_positions()) >= realm_kinds()
