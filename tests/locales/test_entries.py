"""Files cut into entries give what the Fluent library reads in them as a whole."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from grani.locales import LANGUAGES, Language, language, sources
from grani.locales.entries import entries
from tests.locales.fluent_files import by_key, variables

WHERE = ["span", "comment"]


def parsed(text: str) -> dict[str, ast.Message | ast.Term]:
    """What the library finds in a text, by name."""
    found: dict[str, ast.Message | ast.Term] = {}
    for item in FluentParser().parse(text).body:
        assert not isinstance(item, ast.Junk), item.content
        if isinstance(item, ast.Message):
            found[item.id.name] = item
        elif isinstance(item, ast.Term):
            found[f"-{item.id.name}"] = item
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_entry_is_cut_whole(code: str) -> None:
    for text in sources(code).values():
        whole = parsed(text)
        assert list(entries(text)) == list(whole)
        for name, source in entries(text).items():
            (found,) = parsed(source).values()
            assert found.equals(whole[name], WHERE), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_message_says_the_same_alone_as_among_all(code: str) -> None:
    bundle = FluentBundle([code], use_isolating=False)
    for text in sources(code).values():
        bundle.add_resource(FluentResource(text))
    words = language(code)
    for key, entry in by_key(code).items():
        args: dict[str, str | int] = dict.fromkeys(variables(entry), 3)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert words.say(key, **args) == bundle.format_pattern(pattern, args)[0]


def test_comments_terms_and_several_lines_are_understood() -> None:
    text = """# About one
one = 1
    and more
# Between

## A part
-brand = Grani
two = { -brand }, { one }
three =
    { $count ->
        [one] { two } once
       *[other] { two } { $count } times
    }
}= no entry begins so
"""
    words = Language("en", entries(text.replace("}= no entry begins so\n", "")))
    assert words.say("three", count=2) == "Grani, 1\nand more 2 times"
    broken = Language("en", entries(text))
    assert broken.say("two") == "Grani, 1\nand more"
    with pytest.raises(ValueError, match="message 'three' in language 'en': not Fluent: '}= no"):
        broken.say("three", count=2)


def test_several_threads_may_speak_at_once() -> None:
    fresh = {code: Language(code, entries("".join(sources(code).values()))) for code in LANGUAGES}
    keys = [key for key in by_key("en") if not variables(by_key("en")[key])][:300]
    with ThreadPoolExecutor(8) as pool:
        for code, words in fresh.items():
            said = list(pool.map(words.say, keys * 8))
            assert said == [language(code).say(key) for key in keys] * 8
