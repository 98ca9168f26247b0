"""How a bot is written down: one small language for commands, files and servers alike.

- ``hard`` is a level of the game, ``hard:iterations=200:width=3`` the same with options;
- ``my_bots.patient:Patient`` is a class that can be imported, options follow in the same way;
- ``command:./my-bot --fast`` is a program that speaks JSON lines, ``command:seconds=2:./my-bot``
  one that gets two seconds for a decision.

Nothing is imported or started here: a name is read, and options are held against what can be set.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from grani.core.reading import did_you_mean, one_line, quoted

COMMAND = "command"
SEPARATOR = ":"
TRUE = ("yes", "true", "on", "1")
FALSE = ("no", "false", "off", "0")
Value = str | int | float | bool


class BotError(ValueError):
    """A bot that cannot be had, or that does not keep the rules; the message says why."""


def in_game(number: int, wrong: BotError) -> BotError:
    """Add to what a bot did wrong in which game of a series that was, as people count."""
    return BotError(f"game {number + 1}: {wrong}")


def module_of(file: str) -> str:
    """Give the module that a file holds, for somebody who stands in the folder of the first part.

    >>> module_of("my_bots.py"), module_of("./bots/patient.py"), module_of("mine")
    ('my_bots', 'bots.patient', 'mine')
    """
    return file.removesuffix(".py").replace("/", ".").lstrip(".") or file


@dataclass(frozen=True)
class Spec:
    """A bot as it is written: of what kind, and with which options."""

    name: str
    """A level, or ``module:Class``; ``command`` for a program."""
    options: dict[str, str] = field(default_factory=dict)
    command: str = ""

    @property
    def is_level(self) -> bool:
        """Whether the game itself brings it: no code of others is needed."""
        return SEPARATOR not in self.name and not self.command


def read_spec(text: str) -> Spec:
    """Read how a bot is written; BotError says what cannot be understood.

    >>> read_spec("hard:iterations=200")
    Spec(name='hard', options={'iterations': '200'}, command='')
    >>> read_spec("my_bots.patient:Patient").name
    'my_bots.patient:Patient'
    >>> read_spec("command:seconds=2:./my-bot --fast").command
    './my-bot --fast'
    """
    head, _, rest = text.strip().partition(SEPARATOR)
    if head == COMMAND and rest:
        return _program(rest)
    parts = text.strip().split(SEPARATOR)
    named = 2 if len(parts) > 1 and "=" not in parts[1] else 1
    if not all(parts[:named]):
        raise BotError(f"{quoted(text)} names no bot: write a level, module:Class or command:…")
    options: dict[str, str] = {}
    for part in parts[named:]:
        _add(options, part, text)
    return Spec(SEPARATOR.join(parts[:named]), options)


def _program(rest: str) -> Spec:
    """Read options, which stand before the program, because that may hold any sign."""
    options: dict[str, str] = {}
    while True:
        head, separator, tail = rest.partition(SEPARATOR)
        name, equals, _ = head.partition("=")
        if not (separator and equals and name.isidentifier()):
            break
        _add(options, head, rest)
        rest = tail
    if not rest.strip():
        raise BotError("command: names no program, such as command:./my-bot")
    return Spec(COMMAND, options, rest.strip())


def _add(options: dict[str, str], part: str, text: str) -> None:
    name, equals, value = part.partition("=")
    if not (equals and name and value):
        raise BotError(f"{quoted(text)}: an option is written name=value, not {quoted(part)}")
    if name in options:
        raise BotError(f"{quoted(text)}: the option {quoted(name)} is given twice")
    options[name] = value


def settable(maker: Callable[..., object]) -> dict[str, inspect.Parameter]:
    """Give what can be set by name where a bot is made; the seed is never an option."""
    try:
        parameters = inspect.signature(maker).parameters.values()
    except (TypeError, ValueError):  # Compiled things need not tell.
        return {}
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return {one.name: one for one in parameters if one.kind in by_name and one.name != "seed"}


def values_of(
    name: str, options: Mapping[str, str], known: Mapping[str, inspect.Parameter]
) -> dict[str, Value]:
    """Give the options of a bot as what they stand for; BotError for one that there is not."""
    found: dict[str, Value] = {}
    for option, text in options.items():
        if option not in known:
            there = f"there are {', '.join(known)}" if known else "it has none"
            near = did_you_mean(option, known)
            raise BotError(f"{name} has no option {quoted(option)}{near or f': {there}'}")
        try:
            found[option] = _value(text, _sort(known[option]))
        except ValueError as wrong:
            raise BotError(f"{name}: {option}={one_line(text, 60)}: {wrong}") from None
    return found


def _sort(parameter: inspect.Parameter) -> str:
    """Name the type of an option, by its default or by what is written beside it."""
    if parameter.default not in (None, inspect.Parameter.empty):
        return type(parameter.default).__name__
    annotation = parameter.annotation
    written = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")
    return str(written).partition("|")[0].strip()


def _value(text: str, sort: str) -> Value:
    if sort == "bool":
        if text.lower() not in TRUE + FALSE:
            raise ValueError("expected yes or no")
        return text.lower() in TRUE
    if sort == "int":
        if not text.lstrip("-").isdecimal():
            raise ValueError("expected a whole number")
        return int(text)
    if sort == "float":
        try:
            return float(text)
        except ValueError:
            raise ValueError("expected a number") from None
    if sort == "str":
        return text
    for read in (int, float):
        try:
            return read(text)
        except ValueError:
            continue
    return text
