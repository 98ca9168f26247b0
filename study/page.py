"""A page under way: its text, and the charts that stand beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from study.words import table

CHARTS = "charts"
NOTE = "<!-- Written by `make study`: change the study, not this page. -->"


@dataclass
class Page:
    """Text and charts of one configuration."""

    name: str
    parts: list[str] = field(default_factory=list)
    charts: dict[str, str] = field(default_factory=dict)
    findings: list[str] = field(default_factory=list)
    """Sentences for the front page."""

    def say(self, *texts: str) -> None:
        """Add paragraphs."""
        self.parts += texts

    def head(self, title: str) -> None:
        """Begin a section."""
        self.parts.append(f"## {title}")

    def find(self, text: str) -> None:
        """Say something that is worth standing on the front page too."""
        self.findings.append(text)
        self.parts.append(text)

    def table(self, headers: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Add a table, if it has rows."""
        if rows:
            self.parts.append(table(headers, rows))

    def chart(self, name: str, title: str, drawing: str) -> None:
        """Add a chart."""
        file = f"{self.name}-{name}.svg"
        self.charts[file] = drawing
        self.parts.append(f"![{title}]({CHARTS}/{file})")

    def write(self, folder: Path) -> Path:
        """Write the page and its charts."""
        (folder / CHARTS).mkdir(parents=True, exist_ok=True)
        for file, drawing in self.charts.items():
            (folder / CHARTS / file).write_text(drawing, "utf-8")
        path = folder / f"{self.name}.md"
        path.write_text("\n\n".join([NOTE, *self.parts]) + "\n", "utf-8")
        return path
