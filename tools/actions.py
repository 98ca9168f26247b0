"""The names of all actions, as a page for people: the text of ``docs/actions.md``."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from grani.core.game import Game
from grani.core.naming import Block
from grani.core.registry import game as registered, ours

FEW = 8
"""So many labels stand in the table itself; longer lists come below it."""
HEAD = """\
# Names of actions

Written by `python -m tools.generate` from the layouts of the games: change those.

Every decision, and every outcome of chance, is one number with one name. The number is what records
and the masks of agents keep, and it never changes its meaning; the name is for people.

```python
>>> import grani
>>> forge = grani.game("dice-forge")
>>> forge.name(73), forge.action("face gold_3")
('face gold_3', 73)

```

`table.names()` names what is legal, `table.apply("face gold_3")` does it, and `IllegalAction` says
what would have been legal. `record.dump(names=True)` writes a game with names, and
`grani.load_record` reads either form. Names are ids of the tables, never translated; capitals and
further blanks do not matter.

*Synonyms* are read in place of the first word, and never written. At a table an action may also be
called by what it is about: `feat hydra` is the feat in the slot where the Hydra lies, `land gold_1`
lets a die land on the first side that shows it. That must be clear: where two options fit, none is
taken.

Numbers that are not listed are spare.
"""


def source() -> str:
    """Give the text of the page."""
    return "\n".join([HEAD, *(_of_game(registered(name)) for name in ours())])


def _of_game(game: Game) -> str:
    synonyms = ", ".join(f"`{word}` for `{known}`" for word, known in game.synonyms().items())
    groups = _alike(game.blocks())
    rows = [f"| {_numbers(group)} | {_pattern(group)} | {group[0].means} |" for group in groups]
    lists = [_list(group) for group in groups if "below" in _pattern(group)]
    return "\n".join(
        [
            f"## {game.title}",
            "",
            f"{game.action_count} actions. Synonyms: {synonyms}.",
            "",
            "| numbers | name | what it does |",
            "|---|---|---|",
            *rows,
            "",
            *lists,
        ]
    )


def _alike(blocks: Sequence[Block]) -> list[list[Block]]:
    """Put blocks together that differ in one word of their names alone, such as the die."""
    groups: list[list[Block]] = []
    for block in blocks:
        before = groups[-1][0] if groups else block
        is_alike = before.word.split()[0] == block.word.split()[0]
        if groups and is_alike and before.labels == block.labels:
            groups[-1].append(block)
        else:
            groups.append([block])
    return groups


def _labels(block: Block) -> list[str]:
    return [label for label in block.labels if label]


def _numbers(group: list[Block]) -> str:
    first, last = group[0], group[-1]
    end = last.first + len(last.labels) - 1
    return f"{first.first}" if end == first.first else f"{first.first} to {end}"


def _pattern(group: list[Block]) -> str:
    words = ", ".join(f"`{block.word}`" for block in group)
    labels = _labels(group[0])
    if not labels:
        return words
    if all(label.isdecimal() for label in labels):
        return f"{words} and `{labels[0]}` to `{labels[-1]}`"
    if len(labels) > FEW:
        return f"{words} …, see below"
    return f"{words} and {' or '.join(f'`{label}`' for label in labels)}"


def _list(group: list[Block]) -> str:
    block = group[0]
    told = [f"`{label}` {block.first + place}" for place, label in enumerate(block.labels) if label]
    then = ""
    if len(group) > 1:
        then = f" (and {len(block.labels)} more for each further `{group[1].word}` …)"
    text = f"**{block.word}** …{then}: {', '.join(told)}."
    return textwrap.fill(text, 108, break_long_words=False, break_on_hyphens=False) + "\n"
