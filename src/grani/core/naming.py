"""Names for actions, both ways: what people write, and the numbers that records keep.

A game describes its layout as blocks, ranges of numbers whose names begin with the same word. From
these follow the name of every action and the action of every name. Names are made of stable ids,
never of translated texts, and each number has exactly one. Whoever writes by hand may also use the
synonyms that a game knows: they are read, and never written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from grani.core.prompt import Option
from grani.core.reading import did_you_mean, one_line, quoted

SHOWN = 12
"""So many legal actions are named where one is refused."""


@dataclass(frozen=True)
class Block:
    """A range of actions whose names begin alike: ``face gold_1``, ``face gold_2`` …

    The first has the number ``first``, and each has one of ``labels``; a number whose label is
    empty is spare, unless the block has but that one. ``means`` says in a sentence what they do.
    """

    first: int
    word: str
    labels: Sequence[str]
    means: str = ""

    def names(self) -> list[str]:
        """Name the actions in order; a spare one is called by its number in brackets."""
        if len(self.labels) == 1:
            return [f"{self.word} {self.labels[0]}".strip()]
        return [
            f"{self.word} {label}".strip() if label else f"({self.first + place})"
            for place, label in enumerate(self.labels)
        ]


class Names:
    """The names of all actions of a game; ``synonyms`` are other words for how names begin.

    >>> blocks = [Block(0, "pass", [""]), Block(1, "buy", ["tower", "river"])]
    >>> names = Names(4, blocks, {"get": "buy"})
    >>> names.written
    ['pass', 'buy tower', 'buy river', '(3)']
    >>> names.action("get  River")
    2
    >>> names.action("buy rivers")
    Traceback (most recent call last):
        ...
    ValueError: no action 'buy rivers': did you mean 'buy river'?
    """

    def __init__(self, count: int, blocks: Iterable[Block], synonyms: Mapping[str, str]) -> None:
        self.written = [f"({action})" for action in range(count)]
        self._words: dict[int, str] = {}
        for block in blocks:
            actions = range(block.first, block.first + len(block.labels))
            self.written[block.first : actions.stop] = block.names()
            self._words |= dict.fromkeys(actions, block.word)
        self._numbers = {name: action for action, name in enumerate(self.written)}
        self._synonyms = synonyms

    def name(self, action: int) -> str:
        """Give the name of an action; ValueError if there is no such."""
        if not 0 <= action < len(self.written):
            raise ValueError(f"no action {action}: actions are 0 to {len(self.written) - 1}")
        return self.written[action]

    def action(self, text: str) -> int:
        """Give the action of a name, or of one that begins with a synonym; ValueError if none."""
        found = self.find(text)
        if found is None:
            near = did_you_mean(tidy(text), [tidy(name) for name in self.written])
            raise ValueError(f"no action {quoted(text)}{near}")
        return found

    def find(self, text: str) -> int | None:
        """Give the action of a name, if there is one."""
        name = tidy(text)
        found = self._numbers.get(name)
        for synonym, word in self._synonyms.items():
            if found is None and f"{name} ".startswith(f"{synonym} "):
                found = self._numbers.get(word + name[len(synonym) :])
        return found

    def also(self, option: Option) -> set[str]:
        """Give how else an option may be called: by the ids that it is about.

        A feat is named by where it lies, since that is what its number means; at a table, where
        one sees which card that is, the name of the card will do.
        """
        word = self._words.get(option.action, "")
        if word in ("", self.name(option.action)):
            return set()
        words = [word, *(other for other, known in self._synonyms.items() if known == word)]
        ids = [value for value in option.args.values() if isinstance(value, str)]
        return {tidy(f"{one} {id}") for one in words for id in ids}


def tidy(text: str) -> str:
    """Write a name as names are written: small letters, single blanks."""
    return " ".join(text.lower().split())


def listed(names: Sequence[str]) -> str:
    """Name what is legal, as far as one reads such a list.

    >>> listed([f"d{n}" for n in range(14)])
    'd0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11 and 2 more'
    """
    rest = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return one_line(", ".join(names[:SHOWN]), 600) + rest
