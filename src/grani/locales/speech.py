"""Prompts, options and messages of a game as sentences: names take the place of ids.

No game is known here: which arguments are ids, and under which key their names stand, is the
table below; another argument is an id if there is a message ``<argument>-<id>-name``. A message may
use both: ``$face`` is the name, ``$face-id`` the id, for selectors. What nobody has words for is
said in the plain words of its key, never refused: a game may bring rules alone.
"""

from __future__ import annotations

from grani.core.game import Game
from grani.core.prompt import Message, Option, Prompt
from grani.locales import Language, spelled

NAME_KEYS: dict[str, tuple[str, ...]] = {
    "face": ("face-{}",),
    "first": ("face-{}", "realm-{}-name"),
    "second": ("face-{}", "realm-{}-name"),
    "third": ("realm-{}-name",),
    "replaced": ("face-{}",),
    "feat": ("feat-{}-name",),
    "realm": ("realm-{}-name",),
    "resource": ("resource-{}",),
    "die": ("die-{}",),
    "slot": ("slot-{}",),
    "portal": ("island-{}",),
    "chamber": ("square-{}",),
}
"""Arguments that are ids, and the keys under which the name of each may stand, first found first;
underscores of ids become hyphens."""

SEATS = frozenset({"seat", "by", "receiver", "ousted"})
"""Arguments that are seats: the player's name takes their place."""

SOURCE = "source"
"""The argument that tells what something comes from: ``sort:id`` of the table, or a bare word."""

Args = dict[str, str | int]


class Speech:
    """Speaks one language at one table; ``names`` are the players by seat."""

    def __init__(self, language: Language, names: list[str]) -> None:
        self.language = language
        self.names = list(names)

    def prompt(self, prompt: Prompt) -> str:
        """Say what a seat has to decide."""
        return self._say(f"prompt-{prompt.kind}", prompt.args)

    def option(self, option: Option) -> str:
        """Say what one option means."""
        return self._say(option.key, option.args)

    def message(self, message: Message) -> str:
        """Say what happened."""
        return self._say(message.key, message.args)

    def name(self, sort: str, id: str | int) -> str:
        """Give the name of a thing, such as the ``feat`` with the id ``silver_hind``."""
        forms = NAME_KEYS.get(sort)
        keys = [form.format(_key(id)) for form in forms] if forms else [_name_key(sort, id)]
        known = next((key for key in keys if self.language.has(key)), None)
        return spelled(str(id)) if known is None else self.language.say(known)

    def source(self, source: str) -> str:
        """Name what something comes from, such as ``face:gold_3`` or ``hammer``."""
        sort, _, id = source.partition(":")
        args = {sort: self.name(sort, id)} if id else {}
        key = f"source-{_key(sort)}"
        if not self.language.has(key):
            return args.get(sort, spelled(sort))
        return self.language.say(key, **args)

    def _say(self, key: str, args: Args) -> str:
        named: Args = {}
        ids: Args = {}
        for argument, value in args.items():
            if argument in SEATS:
                named[argument] = self.names[int(value)]
            elif argument == SOURCE:
                named[argument] = self.source(str(value))
            elif argument in NAME_KEYS or self.language.has(_name_key(argument, value)):
                named[argument] = self.name(argument, value)
            else:
                named[argument] = value
                continue
            ids[f"{argument}-id"] = value
        if not self.language.has(key):
            return _spelled(key, named)
        return self.language.say(key, **named, **ids)


def title_of(game: Game, language: Language) -> str:
    """Give what a game is called: in the language, or as it calls itself."""
    key = f"game-{game.id}"
    return language.say(key) if language.has(key) else game.title


def _spelled(key: str, named: Args) -> str:
    """Say what nobody has words for: whose it is, the words of the key, and what came with it.

    >>> _spelled("log-held", {"seat": "Ivan", "points": 12})
    'Ivan: held (points 12)'
    """
    whose = f"{named['seat']}: " if "seat" in named else ""
    rest = ", ".join(f"{spelled(name)} {value}" for name, value in named.items() if name != "seat")
    return f"{whose}{spelled(key)}{f' ({rest})' if rest else ''}"


def _name_key(sort: str, id: str | int) -> str:
    return f"{sort}-{_key(id)}-name"


def _key(id: str | int) -> str:
    return str(id).replace("_", "-")
