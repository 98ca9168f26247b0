"""A process that thinks: reads questions as lines of JSON, answers each with one line.

``python -m grani.server.thinker`` is started by the server. It ends when its input does, so that
nothing is left behind whatever happens to the server.
"""

from __future__ import annotations

import signal
import sys

import msgspec
from msgspec import Struct

from grani.bots import make_bot
from grani.core.registry import game as registered
from grani.review.hint import hint


class Choice(Struct, tag="choice"):
    """What would this bot do?"""

    game: str
    bot: str
    seat: int
    seed: int
    position: dict[str, object]


class Advice(Struct, tag="advice"):
    """What are the options of this seat worth?"""

    game: str
    seat: int
    seed: int
    seconds: float
    position: dict[str, object]


class Worth(Struct, array_like=True):
    """An option with its chance to win, the standard error of that, and its play-outs."""

    action: int
    win: float
    error: float
    playouts: int


class Thought(Struct):
    """The answer; ``trouble`` says why there is none."""

    action: int = -1
    options: list[Worth] = []
    trouble: str = ""


Question = Choice | Advice


def think(question: Question) -> Thought:
    """Answer one question."""
    if isinstance(question, Choice):
        state = registered(question.game).from_position(question.position)
        bot = make_bot(question.bot, question.game, question.seed)
        bot.begin(question.seed)
        return Thought(action=int(bot.choose(state, question.seat)))
    verdicts = hint(
        question.game, question.position, question.seat, question.seconds, question.seed
    )
    return Thought(
        options=[Worth(one.action, one.win, one.error, one.playouts) for one in verdicts]
    )


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            thought = think(decoder.decode(line))
        except Exception as wrong:
            thought = Thought(trouble=f"{type(wrong).__name__}: {wrong}")
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
