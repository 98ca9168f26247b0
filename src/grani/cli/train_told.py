"""What ``grani train`` shows while it learns: a line a round, and the curves as a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grani.bots import GREEDY
from grani.cli.chart_page import REPORTS, missing_package
from grani.cli.tables import write_atomically

if TYPE_CHECKING:
    from grani.locales import Language

SPARKS = "▁▂▃▄▅▆▇█"
MOST_SPARKS = 40
CURVE = "curve.jsonl"
PAGE = "curve.html"


class Told:
    """Prints what rounds come to, with the curve of the share won against the greedy bot."""

    def __init__(self, name: str, seed: int, rounds: int, folder: Path, speech: Language) -> None:
        self.name = name
        self.seed = seed
        self.rounds = rounds
        self.folder = folder
        self.speech = speech
        self.missing = missing_package()

    def begin(self) -> None:
        """Say where the curves will be, or what they lack."""
        if self.missing:
            print(self.speech.say("train-no-curve", name=self.missing, command=REPORTS))
        else:
            print(self.speech.say("train-curve", path=str(self.folder / PAGE)))
            self.draw()

    def __call__(self, entry: dict[str, Any]) -> None:
        losses = {loss: f"{entry[loss]:.3f}" for loss in ("lead", "win", "policy")}
        say = self.speech.say
        stage = self.stage(entry["stage"])
        print(say("train-round", stage=stage, round=entry["round"], of=self.rounds, **losses))
        if "against greedy" in entry:
            told = say(
                "train-tried",
                bot=GREEDY,
                share=f"{100 * entry['against greedy']:.1f}",
                error=f"{100 * entry['give or take']:.1f}",
                own=f"{entry['glory']:.1f}",
                theirs=f"{entry['their glory']:.1f}",
                curve=self.sparks(),
            )
            print(told)
            self.draw()
        # A training often speaks into a file that somebody watches.
        print(end="", flush=True)

    def stage(self, name: str) -> str:
        """Name a stage; plans of one's own may have others."""
        key = f"train-stage-{name}"
        return self.speech.say(key) if self.speech.has(key) else name

    def entries(self) -> list[dict[str, Any]]:
        """Give all rounds so far, of earlier runs too."""
        path = self.folder / CURVE
        text = path.read_text("utf-8") if path.exists() else ""
        return [json.loads(line) for line in text.splitlines()]

    def sparks(self) -> str:
        """Draw the shares of all trials in a few signs."""
        key = "against greedy"
        shares = [entry[key] for entry in self.entries() if key in entry][-MOST_SPARKS:]
        return "".join(SPARKS[min(len(SPARKS) - 1, int(len(SPARKS) * one))] for one in shares)

    def draw(self) -> None:
        """Write the page with the curves, if there is something to draw and to draw with."""
        entries = self.entries()
        if entries and not self.missing:
            from grani.cli.train_page import page

            written = page(self.name, self.seed, entries, self.speech)
            write_atomically(self.folder / PAGE, written)
