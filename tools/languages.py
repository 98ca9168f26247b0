"""The languages as TypeScript: which there are, how they call themselves, where their words are.

``sources`` gives what stands in ``languages.ts`` and the folder ``texts`` of ``web/src/generated``:
a file for each part of a language and for each of our games, because each is a chunk that is loaded
when it is first wanted, and Vite takes only patterns that are written out.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from grani.core.registry import ours
from grani.locales import LANGUAGES, language

if TYPE_CHECKING:
    from collections.abc import Sequence

HEAD = "// Written by `python -m tools.generate` from the folders of grani.locales.\n"
NOT_AT_TABLES = "*-{help,learn,analysis,terminal}"
"""Files of a game that its table does without."""

CHUNK = """\
const shared = import.meta.glob<string>({shared}, {{
  query: '?raw',
  import: 'default',
  eager: true,
}});
const games = import.meta.glob<string>({games}, {{
  query: '?raw',
  import: 'default',
  eager: true,
}});

export default {{ shared: Object.values(shared), games: Object.values(games) }};
"""


def sources() -> dict[str, str]:
    """Give the text of every file by its name."""
    files = {
        "languages.ts": _list(),
        "review-words.ts": _apart(REVIEW_WORDS="What reviews say."),
        "account-words.ts": _apart(
            ACCOUNT_WORDS="What settings and leaderboard say about keeping one's games.",
            ADMIN_WORDS="What the page of hosts says.",
        ),
    }
    for code in LANGUAGES:
        folder = f"../../../../src/grani/locales/{code}"
        files[f"texts/{code}.ts"] = _chunk([f"{folder}/web.ftl"])
        for game in ours():
            own = [
                f"{folder}/{game}.ftl",
                f"{folder}/{game}-*.ftl",
                f"!{folder}/{NOT_AT_TABLES}.ftl",
            ]
            files[f"texts/{game}-{code}.ts"] = _chunk([], own)
        files[f"texts/screens-{code}.ts"] = _chunk([f"{folder}/web-screens.ftl"])
        files[f"texts/study-{code}.ts"] = _chunk(
            [f"{folder}/web-study.ftl", f"{folder}/web-analysis.ftl"],
            [
                f"{folder}/*-help.ftl",
                f"{folder}/*-analysis.ftl",
                f"!{folder}/web-analysis.ftl",
            ],
        )
        files[f"texts/learn-{code}.ts"] = _chunk(
            [f"{folder}/web-learn.ftl"], [f"{folder}/*-learn.ftl"]
        )
        files[f"texts/puzzles-{code}.ts"] = _chunk([f"{folder}/puzzles.ftl"])
        files[f"texts/review-{code}.ts"] = _chunk(
            [f"{folder}/review.ftl", f"{folder}/web-review.ftl"]
        )
        files[f"texts/account-{code}.ts"] = _chunk([f"{folder}/web-account.ftl"])
        files[f"texts/admin-{code}.ts"] = _chunk([f"{folder}/web-admin.ftl"])
    return files


def _list() -> str:
    codes = ", ".join(f"'{code}'" for code in LANGUAGES)
    return "\n".join(
        [
            HEAD,
            f"export const LANGUAGES = [{codes}] as const;",
            "export type Language = (typeof LANGUAGES)[number];",
            "/** What speakers call their language. */",
            *_record("LANGUAGE_NAMES", "string", _said("web-language-name")),
            "/** The same in a few letters. */",
            *_record("LANGUAGE_SHORTS", "string", _said("web-language-short")),
            "",
            "/** What all tables say, and what only those of our games do. */",
            "export interface Texts {",
            "  shared: string[];",
            "  games: string[];",
            "}",
            "export type Loader = () => Promise<{ default: Texts }>;",
            "/** What every screen and table says: one chunk a language. */",
            *_record("TABLE_WORDS", "Loader", _imports("")),
            "/** What the table of each of our games says beyond that. */",
            "export const GAME_WORDS: Readonly<Record<string, Record<Language, Loader>>> = {",
            *(f"  {line}" for game in ours() for line in _rows(f"'{game}'", _imports(f"{game}-"))),
            "};",
            "/** What the screens around a table say beyond that: home, new table, room, menu. */",
            *_record("SCREENS_WORDS", "Loader", _imports("screens-")),
            "/** What the study says beyond that: results, replay, analysis, glossary. */",
            *_record("STUDY_WORDS", "Loader", _imports("study-")),
            "/** What lessons and the coach say. */",
            *_record("LEARN_WORDS", "Loader", _imports("learn-")),
            "/** What puzzles say. */",
            *_record("PUZZLE_WORDS", "Loader", _imports("puzzles-")),
            "",
        ]
    )


def _apart(**lists: str) -> str:
    """Give lists of their own: tables, which load the other one, never say any of it."""
    lines = [HEAD, "import type { Language, Loader } from './languages';", ""]
    for name, about in lists.items():
        chunks = _imports(f"{name.partition('_')[0].lower()}-")
        lines += [f"/** {about} */", *_record(name, "Loader", chunks)]
    return "\n".join([*lines, ""])


def _said(key: str) -> dict[str, str]:
    return {code: json.dumps(language(code).say(key), ensure_ascii=False) for code in LANGUAGES}


def _imports(before: str) -> dict[str, str]:
    return {code: f"() => import('./texts/{before}{code}')" for code in LANGUAGES}


def _record(name: str, type_: str, rows: dict[str, str]) -> list[str]:
    lines = [f"  '{code}': {text}," for code, text in rows.items()]
    return [f"export const {name}: Readonly<Record<Language, {type_}>> = {{", *lines, "};"]


def _rows(key: str, rows: dict[str, str]) -> list[str]:
    return [f"{key}: {{", *(f"  '{code}': {text}," for code, text in rows.items()), "},"]


def _chunk(shared: list[str], games: Sequence[str] = ()) -> str:
    return HEAD + CHUNK.format(shared=json.dumps(shared), games=json.dumps(games))
