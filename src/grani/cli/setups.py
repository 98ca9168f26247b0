"""What is wrong with a set-up that somebody typed: the sentences of the rules as our own.

The rules speak to programs, in English alone. Each form that a typed set-up or house rule can bring
about has its message here; what comes only from edited files stays as the rules say it.
"""

from __future__ import annotations

import re

from grani.core.game import SetupError
from grani.terminal.complaint import CommandError

NEAR = r"(?:: did you mean '(?P<near>[^']+)'\?)?"
FORMS: dict[str, str] = {
    "setup-modules": r"the Goddess and the Titans never meet in one game \(RB-001\)",
    "setup-whole": r"'(?P<word>.+)' is a whole set-up: a list is of single sets",
    "setup-slot": (
        r"'(?P<first>\w+)' and '(?P<second>\w+)' share the slot (?P<slot>\w+): "
        r"only one of them can be in play"
    ),
    "setup-unknown": rf"no set-up or feat (?P<word>.+?)(?:{NEAR}|: try 'introductory' or 'random')",
    "house-none": r"no house rule (?P<word>.+): (?P<game>[\w-]+) has none",
    "house-near": r"house_rules: no house rule (?P<word>.+): did you mean '(?P<near>\w+)'\?",
    "house-unknown": r"house_rules: no house rule (?P<word>.+) \(there are: (?P<known>.+)\)",
    "realms-code": (
        r"no set-up (?P<word>.+): give 'random', or a share code of (?P<count>\d+) letters "
        r"out of (?P<letters>\w+)"
    ),
    "realms-letter": r"share code (?P<word>.+): no realm has the letter (?P<letter>.+)",
    "realms-count": r"a game has (?P<count>\d+) realms, here are (?P<found>\d+)",
    "realms-unknown": rf"no realm (?P<word>.+?){NEAR}",
    "realms-twice": r"(?P<realm>\w+) is named twice: a realm is played once \(RR-005\)",
}
"""The keys of ``cli-error-…``, and what the rules say for each."""


def complaint_of(wrong: SetupError) -> CommandError:
    """Give the error that says what the rules found, to be said in a language."""
    for key, form in FORMS.items():
        found = re.fullmatch(form, str(wrong))
        if found:
            given = {name: _bare(word or "") for name, word in found.groupdict().items()}
            return CommandError(key, **given)
    return CommandError("setup", detail=str(wrong))


def _bare(word: str) -> str:
    """Take off the quotes of Python: every language has its own."""
    return word[1:-1] if len(word) > 1 and word[0] == word[-1] and word[0] in "'\"" else word
