"""What goes wrong in a command, in one line: complaints, errors of the system and of the parser."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.argument import Argument

from grani.bots.naming import BotError
from grani.cli.help import in_words, texts_of
from grani.core.game import SetupError
from grani.core.reading import nearest
from grani.core.registry import BrokenGame
from grani.locales import Language
from grani.terminal.complaint import CommandError, clean, reason


def sentence(wrong: Exception, words: Language) -> str:
    """Say an error in one line, whatever it carries."""
    if isinstance(wrong, CommandError):
        return clean(wrong.said(words))
    if isinstance(wrong, OSError):
        name = wrong.filename
        told = reason(wrong, words)
        return clean(f"{name}: {told}" if isinstance(name, str) else told)
    if isinstance(wrong, CycloptsError):
        return clean(misuse(wrong, words.code).said(words))
    if isinstance(wrong, SetupError):
        return clean(refused_setup(wrong).said(words))
    if isinstance(wrong, BrokenGame):
        return clean(CommandError("broken-game", detail=str(wrong.args[0])).said(words))
    if isinstance(wrong, BotError):
        return clean(CommandError("bot", detail=str(wrong)).said(words))
    if isinstance(wrong, ValueError):
        return clean(words.say("cli-error-other", detail=str(wrong)))
    told = f"{type(wrong).__name__}: {wrong}" if str(wrong) else type(wrong).__name__
    return clean(words.say("cli-error-unexpected", told=told))


def refused_setup(wrong: SetupError) -> CommandError:
    """Give the error that says what the rules found; what only files bring about is quoted."""
    if not wrong.key:
        return CommandError("setup", detail=str(wrong))
    return CommandError(wrong.key, **wrong.said)


def misuse(wrong: CycloptsError, code: str) -> CommandError:
    """Give the error that says what the parser found, to be said in a language."""
    command = " ".join(["grani", *(wrong.command_chain or ())])
    match wrong:
        case UnknownCommandError(unused_tokens=[word, *_]):
            known = [] if wrong.app is None else [name for name in wrong.app if name[0] != "-"]
            return CommandError("no-command", word=word, near=nearest(word, known))
        case UnknownOptionError():
            word = wrong.token.keyword or wrong.token.value
            known = [name for argument in wrong.argument_collection for name in argument.names]
            near = nearest(word, [*known, "--help"])
            return CommandError("no-option", word=word, command=command, near=near)
        case RepeatArgumentError():
            return CommandError("twice", option=wrong.token.keyword or wrong.token.value)
        case CoercionError(token=token, argument=argument) if token is not None:
            name = token.keyword or _label(argument, code)
            kind = "number" if wrong.target_type in (int, float) else "value"
            return CommandError(f"no-{kind}", option=name, word=token.value, command=command)
        case MissingArgumentError(argument=argument) if argument is not None:
            if argument.field_info.is_keyword and not argument.field_info.is_positional:
                option = wrong.keyword or argument.name
                return CommandError("no-value-given", option=option, command=command)
            return CommandError("missing", name=_label(argument, code), command=command)
        case UnusedCliTokensError():
            return CommandError("too-many", word=" ".join(wrong.unused_tokens or ()))
        case _:
            return CommandError("misuse", command=command, detail=str(wrong))


def _label(argument: Argument | None, code: str) -> str:
    """Name an argument as the help does."""
    return "" if argument is None else in_words(argument.name.lstrip("-").upper(), texts_of(code))
