"""Every kind of event is told, or left out on purpose."""

from __future__ import annotations

import pytest

from grani.core.observer import Event
from grani.core.prompt import Message
from grani.dice_forge import events
from grani.dice_forge.boxes import (
    FEAT_IDS,
)
from grani.dice_forge.chronicle import (
    message_of,
)
from grani.dice_forge.faces import (
    FACE_IDS,
)
from grani.dice_forge.islands import SLOT_IDS
from grani.dice_forge.resources import ANCIENT, GLORY, GOLD, LOYALTY, MOON, SUN
from grani.locales import language
from grani.locales.speech import Speech

OLENA, IVAN = 0, 1
FEAT = int(events.OF_FEAT)


def told(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Message | None:
    return message_of(Event(int(kind), seat, int(a), int(b), int(c)))


def said(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> str:
    message = told(kind, seat, a, b, c)
    return Speech(language("en"), ["Olena", "Ivan"]).message(message) if message else ""


def face(name: str) -> int:
    return FACE_IDS[name]


def feat(name: str) -> int:
    return FEAT_IDS[name]


STORIES: list[tuple[str, str]] = [
    (said(events.ROUND, -1, 3), "Round 3"),
    (said(events.TURN, IVAN, 3), "Ivan’s turn"),
    (said(events.ROLLED, OLENA, 1, face("moon_2"), 4), "Olena: dark die rolls “2 moon”"),
    (said(events.GAINED, OLENA, GOLD, 3, face("gold_3")), "Olena: +3 gold (face “3 gold”)"),
    (
        said(events.GAINED, OLENA, SUN, 2001, face("choice_gsm_2")),
        "Olena: +1 sun shard (face “2 gold, 2 sun or 2 moon”); reserve full, lost 2 sun shards",
    ),
    (
        said(events.GAINED, OLENA, MOON, 3000, FEAT + feat("wild_spirits")),
        "Olena: reserve full, lost 3 moon shards (Wild Spirits)",
    ),
    (said(events.GAINED, OLENA, GLORY, 10, events.OF_HAMMER), "Olena: +10 glory (hammer track)"),
    (said(events.PAID, IVAN, GOLD, 3, FEAT + feat("elder")), "Ivan: −3 gold (The Elder)"),
    (said(events.PAID, IVAN, GOLD, 4, face("gold_6")), ""),
    (said(events.PAID, IVAN, SUN, 1, FEAT + feat("guardian")), ""),
    (
        said(events.PAID, IVAN, ANCIENT, 2, FEAT + feat("guardian")),
        "Ivan: 2 ancient shards instead of sun or moon shards (The Guardian)",
    ),
    (said(events.PAID, IVAN, MOON, 2, FEAT + feat("silver_hind")), ""),
    (said(events.PAID, IVAN, SUN, 2, events.OF_EXTRA_ACTION), ""),
    (said(events.LOST, IVAN, GLORY, 4, face("glory_4")), "Ivan: loses 4 glory (face “4 glory”)"),
    (
        said(events.LOST, IVAN, SUN, 0, face("sun_1")),
        "Ivan: nothing to lose, sun shards: 0 (face “1 sun”)",
    ),
    (said(events.BOUGHT, OLENA, face("gold_6"), 4), "Olena: buys the face “6 gold” for 4 gold"),
    (said(events.BOUGHT, OLENA, face("gold_6"), 0), "Olena: takes the face “6 gold” for free"),
    (
        said(events.FORGED, OLENA, face("mirror"), 5, face("sun_1")),
        "Olena: “mirror” replaces “1 sun” (light die)",
    ),
    (
        said(events.FORGED, OLENA, face("mirror"), 6, face("gold_1")),
        "Olena: “mirror” replaces “1 gold” (dark die)",
    ),
    (
        said(events.PERFORMED, IVAN, feat("typhon"), 4),
        "Ivan: feat “Typhon” for 5 sun shards and 5 moon shards (glory: 16)",
    ),
    (said(events.OUSTED, IVAN, 7, OLENA), "Olena ousts Ivan (first sun island)"),
    (said(events.TOOK, IVAN, feat("typhon"), 0), ""),
    (said(events.COPIED, IVAN, face("triple")), "Ivan: mirror copies “×3”"),
    (said(events.COPIED, IVAN, 0), "Ivan: mirror has nothing to copy"),
    (said(events.HAMMERED, IVAN, 4, 16, 1), "Ivan: 4 gold to the hammer (space 5 of 15)"),
    (said(events.HAMMERED, IVAN, 1, 14, 1), "Ivan: 1 gold to the hammer, a lap is complete"),
    (said(events.HAMMERED, IVAN, 3, 28, 1), "Ivan: 3 gold to the hammer, a lap is complete"),
    (said(events.REINFORCED, OLENA, feat("guardians_owl")), "Olena: uses “The Guardian’s Owl”"),
    (said(events.SPENT_TOKEN, OLENA, events.OF_TRITON), "Olena: spends a Triton token"),
    (
        said(events.SPENT_TOKEN, OLENA, events.OF_CERBERUS),
        "Olena: spends a Cerberus token, the rolled faces apply once more",
    ),
    (said(events.PASSED, OLENA), "Olena: passes"),
    (said(events.EXTRA, OLENA), "Olena: extra action for 2 sun shards"),
    (
        said(events.CONVERTED, OLENA, face("sun_2"), 4),
        "Olena: face “2 sun” converted into 4 glory",
    ),
    (said(events.GAVE, OLENA, face("boar_red"), IVAN), "Olena: face “red boar” goes to Ivan"),
    (said(events.REMOVED, -1, face("glory_4")), "Set-up: face “4 glory” leaves the sanctuary"),
    (
        said(events.DEALT, -1, feat("cyclops"), SLOT_IDS["sun_6"]),
        "Set-up: “Cyclops” for 6 sun shards",
    ),
    (said(events.PICKED, OLENA, face("ship")), "Olena: picks the face “ship”"),
    (said(events.ENDED, -1), "The game is over"),
    (
        said(events.SPENT_TOKEN, OLENA, events.OF_COMPANION),
        "Olena: spends a companion",
    ),
    (said(events.STARRED, IVAN, 0), "Ivan: celestial die, 12 gold"),
    (said(events.STARRED, IVAN, 5), "Ivan: celestial die, upgrade by 2 levels"),
    (said(events.SWAYED, IVAN, 14, 0), "Ivan: token moves toward rebellion (−1)"),
    (said(events.SWAYED, IVAN, 16, 1), "Ivan: token moves toward loyalty (1)"),
    (
        said(events.REMEMBERED, IVAN, 4, 1),
        "Ivan: memory token of the sun (last island)",
    ),
    (said(events.CASHED, IVAN, 1, 0), "Ivan: memory token of the moon pays (first moon island)"),
    (said(events.STORED, IVAN, 4, 0, face("gold_4")), "Ivan: 4 gold to the scepter"),
    (said(events.EMPTIED, IVAN, 5, 1), "Ivan: empties a scepter of 5 gold, as moon shards"),
    (said(events.ADVANCED, IVAN, 3), "Ivan: companion moves to space 3"),
    (said(events.REROLLED, IVAN, 1), "Ivan: rerolls the dark die for 3 gold"),
    (said(events.REROLLED, IVAN, 2), "Ivan: rerolls the celestial die for 3 gold"),
    (said(events.TREASURED, IVAN, 2, 1), "Ivan: finds the treasure of the moon"),
    (
        said(events.TURNED, IVAN, 0, face("golem_sun"), 3),
        "Ivan: light die is turned to “sun golem”",
    ),
    (
        said(events.GAINED, IVAN, ANCIENT, 1001, face("chaos_red")),
        "Ivan: +1 ancient shard (face “red chaos”); reserve full, lost 1 ancient shard",
    ),
    (
        said(events.GAINED, IVAN, LOYALTY, 2, events.OF_MEMORY),
        "Ivan: +2 loyalty (memory token)",
    ),
    (
        said(events.WALKED, IVAN, 3),
        "Ivan: golem enters a square (6 gold or 3 glory)",
    ),
    (said(events.PAID, IVAN, MOON, 2, events.OF_MAZE), "Ivan: −2 moon shards (labyrinth)"),
    (said(events.AGAIN, IVAN), "Ivan: takes a new turn"),
    (said(events.JUDGED, IVAN, -12), "Ivan: Titan board, −12 glory"),
    (said(events.GAINED, OLENA, GLORY, 5, events.OF_ZONE), "Olena: +5 glory (zone of the Titans)"),
]


@pytest.mark.parametrize(("text", "expected"), STORIES)
def test_events_read_as_sentences(text: str, expected: str) -> None:
    assert text == expected


@pytest.mark.parametrize("kind", range(len(events.EVENT_NAMES)))
def test_every_kind_of_event_is_known(kind: int) -> None:
    message = told(kind, OLENA, a=1 if events.EVENT_NAMES[kind] != "spent-token" else 60)
    assert message is None or message.key.startswith(f"log-{events.EVENT_NAMES[kind]}")


def test_only_payments_and_cards_taken_are_left_out() -> None:
    silent = {
        name
        for kind, name in enumerate(events.EVENT_NAMES)
        if told(kind, OLENA, a=60 if name == "spent-token" else 1) is None
    }
    assert silent == {"paid", "took"}
