"""Reading the Fluent files as syntax, to check what the runtime would forgive."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast

from grani.locales import LANGUAGES, sources

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Entry:
    """One message of one file, as syntax."""

    language: str
    file: str
    message: ast.Message

    @property
    def key(self) -> str:
        return self.message.id.name

    def __str__(self) -> str:
        return f"{self.language}/{self.file}: {self.key}"


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """Give all messages of a language, in all its files."""
    return tuple(
        Entry(language, file, item)
        for file, text in sources(language).items()
        for item in FluentParser().parse(text).body
        if isinstance(item, ast.Message)
    )


@cache
def by_key(language: str) -> dict[str, Entry]:
    """Give the messages of a language by key."""
    return {entry.key: entry for entry in entries(language)}


def everything() -> list[Entry]:
    """Give all messages of all languages."""
    return [entry for language in LANGUAGES for entry in entries(language)]


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """Walk through a piece of syntax and all that is in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def reach(entry: Entry) -> Iterator[ast.BaseNode]:
    """Walk through a message and the messages it refers to."""
    for node in nodes(entry.message):
        yield node
        if isinstance(node, ast.MessageReference):
            yield from reach(by_key(entry.language)[node.id.name])


@cache
def variables(entry: Entry) -> frozenset[str]:
    """Name the arguments that a message may ask for."""
    return frozenset(
        {node.id.name for node in reach(entry) if isinstance(node, ast.VariableReference)}
    )


def selectors(entry: Entry) -> list[ast.SelectExpression]:
    """Give the choices that a message itself makes."""
    return [node for node in nodes(entry.message) if isinstance(node, ast.SelectExpression)]


def keys_of(choice: ast.SelectExpression) -> set[str]:
    """Give the keys of a choice that are words."""
    return {
        variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)
    }


def is_numeric(choice: ast.SelectExpression) -> bool:
    """Tell whether a choice is made by a number: by plural categories or by numbers themselves."""
    literal = any(isinstance(variant.key, ast.NumberLiteral) for variant in choice.variants)
    return literal or keys_of(choice) <= PLURALS


@cache
def numbers(entry: Entry) -> frozenset[str]:
    """Name the arguments of a message that must be numbers."""
    found: set[str] = set()
    for node in reach(entry):
        counted = isinstance(node, ast.SelectExpression) and is_numeric(node)
        if counted or isinstance(node, ast.FunctionReference):
            inside = node.selector if isinstance(node, ast.SelectExpression) else node
            found |= {
                part.id.name for part in nodes(inside) if isinstance(part, ast.VariableReference)
            }
    return frozenset(found)
