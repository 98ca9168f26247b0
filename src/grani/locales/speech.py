"""Prompts, options and messages of a game as sentences: names take the place of ids.

No game is known here: which arguments are ids, and under which key their names stand, is the
table below. A message may use both: ``$face`` is the name, ``$face-id`` the id, for selectors.
"""

from __future__ import annotations

from grani.core.prompt import Message, Option, Prompt
from grani.locales import Language

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
        keys = [form.format(_key(id)) for form in NAME_KEYS[sort]]
        return self.language.say(next((key for key in keys if self.language.has(key)), keys[0]))

    def source(self, source: str) -> str:
        """Name what something comes from, such as ``face:gold_3`` or ``hammer``."""
        sort, _, id = source.partition(":")
        args = {sort: self.name(sort, id)} if id else {}
        return self.language.say(f"source-{_key(sort)}", **args)

    def _say(self, key: str, args: Args) -> str:
        named: Args = {}
        for argument, value in args.items():
            if argument in SEATS:
                named[argument] = self.names[int(value)]
            elif argument == SOURCE:
                named[argument] = self.source(str(value))
            elif argument in NAME_KEYS:
                named[argument] = self.name(argument, value)
            else:
                named[argument] = value
                continue
            named[f"{argument}-id"] = value
        return self.language.say(key, **named)


def _key(id: str | int) -> str:
    return str(id).replace("_", "-")
