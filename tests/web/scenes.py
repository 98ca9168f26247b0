"""Tables to look at, without a game that led there.

They are positions of the real engine, sent to a page as a server would send them: so a crowded
table late in a game is as cheap as an empty one.

Nothing can be played here: the socket says hello and shows the position, and that is all.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from grani.core.contract import State
from grani.core.dice import Dice
from grani.dice_forge.boxes import FEAT_COUNT, FEATS
from grani.dice_forge.chronicle import words_of
from grani.dice_forge.game import GAME as FORGE
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.table import Table
from grani.rolling_realms.game import GAME as REALMS
from grani.server import wire
from grani.server.views import _prompt
from tests.dice_forge.arrange import arrange, dark, decide, light, main_action
from tests.dice_forge.arrange_rebellion import arrange_rebel, lay
from tests.fuzz.forge_rich import rich_position
from tests.rolling_realms.arrange import arrange as arrange_realms

CODE = "SCENESCENE22"
NAMES = ("Kassandra", "Daedalus", "Ariadne", "Icarus")
LONG_NAMES = (
    "Александра Великолепная1",
    "Всеволод Ярославович Кий",
    "Константин Великолепный1",
    "Екатерина Достопочтенная",
)
"""As long as names may be."""
_FEAT_NUMBERS = {FEATS[number].name: number for number in range(FEAT_COUNT)}


@dataclass(frozen=True)
class Scene:
    """A table at a decision: what is seen there, and how the position is made."""

    caption: str
    make: Callable[[], State]
    since: bool = False
    """Whether one's turn has just begun, so that the others' turns are told."""
    names: tuple[str, ...] = NAMES


def _rich(seed: int, *feats: str) -> Callable[[], Table]:
    """Four players late in a game, with many cards each; the cards say which box it is from."""
    first, second = (_FEAT_NUMBERS[feat] for feat in feats)
    return lambda: FORGE.from_position(rich_position(Dice(seed), 4, (first, second)))


def _first() -> State:
    hero = {"gold": 3}
    return arrange({**hero, "moon": 1}, hero, round=1)


def _many() -> Table:
    rich = {"gold": 12, "sun": 6, "moon": 6, "glory": 4, "cards": {"elder": 1, "silver_hind": 2}}
    cards = {"satyrs": 1, "elder": 1, "wild_spirits": 2, "ferryman": 1, "minotaur": 1, "gorgon": 1}
    rival = {"portal": 1, "glory": 22, "cards": {"blacksmiths_hammer": 1, **cards}}
    return arrange({**rich, "portal": 2}, rival)


def _forging() -> State:
    table = _many()
    decide(table, "face gold_4")
    return table


def _forging_late() -> State:
    """Many kinds of faces, and a new one of four resources."""
    table = _rich(532, "memory", "dogged")()
    decide(table, "face gold_1_sun_1_moon_1_glory_1", "hammer 2", "hammer 0")
    return table


def _merchant() -> Table:
    """Glory, or an upgrade by one to three levels."""
    table = arrange_rebel(
        {"cards": {"merchant": 3}, "light": light("glory_3", "gold_4"), "dark": dark("sun_2")},
        {},
        {},
        setup={"sun_1a": "merchant"},
        pending=[*main_action(0), {"effect": "reinforce", "seat": 0}],
    )
    decide(table, "use sun_1a")
    return table


def _upgrade() -> State:
    """Three levels up: most sides can become one of four faces."""
    table = _merchant()
    decide(table, "hammer 3")
    return table


def _golem() -> State:
    """A face that brings no resource."""
    hero = {"moon": 2, "golem": "g01"}
    table = arrange_rebel(hero, {}, {}, module="goddess", setup=lay("moon_golem"))
    decide(table, "feat " + SLOTS[FEATS[_FEAT_NUMBERS["moon_golem"]].slot].name)
    return table


def _hammer() -> State:
    cards = {"blacksmiths_hammer": 1, "ferryman": 1}
    table = arrange({"sun": 1, "gold": 11, "moon": 5, "cards": cards}, {"glory": 30})
    decide(table, "feat sun_1b")
    return table


def _realms(seats: int) -> Callable[[], State]:
    return lambda: arrange_realms(
        "viticulture",
        "between_two_castles",
        "charterstone",
        seats=seats,
        turn=7,
        round=2,
        results=[31],
        resources={"pumpkin": (9, 3), "heart": (12, 2), "coin": (6, 1)},
    )


def _realms_first() -> State:
    return arrange_realms("tapestry", "viticulture", "scythe", seats=2, turn=1, round=1)


def _realms_late() -> State:
    """The last turn of a game in which everybody did whatever came first."""
    table, dice = REALMS.new(3), Dice(11)
    while (table.round, table.turn) != (3, 9) or table.actor < 0:
        if table.actor < 0:
            table.fall(dice)
        else:
            doings = [action for action in table.legal() if REALMS.name(action) != "end turn"]
            chosen = doings or table.legal()
            table.apply(dice.pick(chosen))
    return table


SCENES: dict[str, Scene] = {
    "first": Scene("The first decision", _first),
    "many": Scene("Twenty things to choose from", _many),
    "goddess-late": Scene(
        "Four players late in a game with the Goddess", _rich(808, "great_golem", "time_golem")
    ),
    "titans-late": Scene(
        "Four players late in a game with the Titans",
        _rich(3927, "memory", "dogged"),
        names=LONG_NAMES,
    ),
    "since": Scene(
        "What three others did since one's turn",
        _rich(808, "great_golem", "time_golem"),
        since=True,
    ),
    "since-titans": Scene(
        "The same above the board of one who has all that a game can bring",
        _rich(3927, "memory", "dogged"),
        since=True,
        names=LONG_NAMES,
    ),
    "forging": Scene("A face looks for its place", _forging),
    "forging-late": Scene("Four players, and a face that changes much", _forging_late),
    "hammer": Scene("Gold for the hammer or for oneself", _hammer),
    "realms-first": Scene("Rolling Realms: the first turn", _realms_first),
    "realms": Scene("Rolling Realms alone", _realms(1)),
    "realms-late": Scene("Rolling Realms: the last turn of three", _realms_late),
    "realms-four": Scene("Rolling Realms with three others", _realms(4)),
    "upgrade": Scene("A side to be upgraded, and what it can become", _upgrade),
    "merchant": Scene("Ways to upgrade, each with what it leads to", _merchant),
    "golem": Scene("A golem face looks for its place", _golem),
}


def _log(state: State, own: int, since: bool) -> list[wire.Line]:
    """What everybody did last, as far as the position tells; if asked for, up to one's own roll."""
    view: Any = state.view(-1)
    if view["game"] != FORGE.id:
        return []
    lines = []
    heroes = view["heroes"]
    for hero in heroes[own + 1 :] + heroes[: own + 1] if since else heroes:
        seat = hero["seat"]
        events: list[dict[str, Any]] = [
            {"kind": "turn", "sort": "plain", "opens": True, "seat": seat, "round": view["round"]}
        ]
        for die, sides in hero["dice"].items():
            side = sides["up"] or 0
            events.append(
                {"kind": "rolled", "sort": "roll", "seat": seat, "die": die}
                | {"face": sides["faces"][side], "side": side}
            )
        if since:
            events += [
                {
                    "kind": "gained",
                    "sort": "gain",
                    "seat": seat,
                    "resource": resource,
                    "source": "roll",
                }
                | {"amount": amount, "lost": 0}
                for resource, amount in (("gold", 3), ("moon", 1))
            ]
        if seat != own or not since:
            events += _deeds(view, hero, since)
        for event in events:
            told: Any = event
            message = words_of(told)
            assert message is not None, event
            lines.append(wire.Line(told, message.key, message.args))
    return lines


def _deeds(view: Any, hero: Any, since: bool) -> list[dict[str, Any]]:
    """What a hero did: feats that are on the board, or if others are told of, something each."""
    seat = hero["seat"]
    if since and seat % 3 == 0:
        faces = (
            {"die": die, "side": 1, "face": sides["faces"][1]}
            for die, sides in hero["dice"].items()
        )
        return [
            {"kind": "forged", "sort": "deed", "seat": seat, "replaced": "gold_1"} | face
            for face in faces
        ]
    feats = list(hero["cards"])[-2:]
    if since and (seat % 3 == 2 or not feats):
        return [{"kind": "passed", "sort": "plain", "seat": seat}]
    events: list[dict[str, Any]] = []
    for feat in feats:
        stack = next(stack for stack in view["islands"] if stack["feat"] == feat)
        events.append(
            {"kind": "performed", "sort": "deed", "seat": seat, "feat": feat, "portal": 1}
            | {"slot": stack["slot"], "sun": stack["sun"], "moon": stack["moon"]}
            | {"glory": int(FEATS[_FEAT_NUMBERS[feat]].glory)}
        )
    if since:
        ousted = (seat + 1) % len(view["heroes"])
        events.append(
            {
                "kind": "ousted",
                "sort": "plain",
                "seat": ousted,
                "by": seat,
                "portal": 1,
                "all": False,
            }
        )
    return events


def snapshot(name: str) -> bytes:
    """What a server tells whoever is to decide when they come to a scene."""
    return tell(SCENES[name].make(), name)


def tell(state: State, name: str, seq: int = 1, log: list[wire.Line] | None = None) -> bytes:
    """What a server tells whoever is to decide in a position; ``name`` is that of the prompt.

    Unless there is a ``log``, it tells of what the others did last.
    """
    seats = len(state.scores())
    names = SCENES[name].names if name in SCENES else NAMES
    own = state.actor if state.actor >= 0 else 0
    prompt = state.prompt(own)
    assert prompt is not None, f"{name}: nobody is to decide"
    people = [
        wire.SeatInfo(
            seat=seat,
            kind="person" if seat == own else "bot",
            name=names[(seat - own) % seats],
            bot="" if seat == own else "greedy",
            online=True,
            mine=seat == own,
            ready=True,
            stand_in="",
        )
        for seat in range(seats)
    ]
    view: Any = state.view(own)
    return msgspec.json.encode(
        wire.Snapshot(
            seq=seq,
            room=wire.RoomInfo(
                code=CODE,
                game=view["game"],
                setup={},
                setup_name="",
                status="playing",
                host=True,
                timer=None,
                seats=people,
                spectators=0,
                watching=[],
                wins=[0] * seats,
                commitment="0" * 64,
                rematch="",
                sealing=wire.Sealing("open", [""] * seats, [False] * seats, "", ""),
            ),
            play=wire.Play(
                view=msgspec.Raw(msgspec.json.encode(view)),
                focus=own,
                prompts=[_prompt(prompt, name)],
                waiting=[own],
                undo={str(own): 1},
                deadline=None,
            ),
            log=_log(state, own, name in SCENES and SCENES[name].since) if log is None else log,
            seed="",
            chain=wire.Head(0, ""),
        )
    )


class Theatre:
    """A page on which scenes are shown, one after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._told = ""
        page.route_web_socket("**/ws/rooms/*", self._answer)
        page.route(
            f"**/api/rooms/{CODE}",
            lambda route: route.fulfill(json=json.loads(self._told)["room"]),
        )

    def show(self, name: str) -> None:
        """Go to a scene."""
        self._told = snapshot(name).decode()
        self.page.goto(f"/room/{CODE}")
        self.page.locator(f'[data-prompt="{name}"]').wait_for()
        self.page.evaluate("() => document.fonts.ready.then(() => true)")

    def _answer(self, socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            kind = json.loads(message)["type"]
            if kind == "hello":
                socket.send(self._told)
            elif kind == "ping":
                socket.send(json.dumps({"type": "pong"}))

        socket.on_message(hear)
