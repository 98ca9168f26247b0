"""A worker: a process that reads questions as lines of JSON, answers each with one line, which may
announce bytes that follow.

``python -m grani.server.worker`` is started by the server. It ends when its input does, so that
nothing is left behind whatever happens to the server. Its arguments are how far it steps back for
processes at which somebody waits, and the bots of the host.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import signal
import sys
import time
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from typing import assert_never

import msgspec

from grani.bots import make_bot
from grani.bots.bot import Bot
from grani.bots.weighing import Verdict
from grani.core.build import build
from grani.core.game import SetupError
from grani.core.reading import RecordError, parse
from grani.core.record import Record, is_finished, load_record, record_of
from grani.core.registry import game as registered
from grani.review.decisions import asked, doubted
from grani.review.frames import frames, outline
from grani.review.hint import Thought
from grani.review.scales import QUICK, speed_of
from grani.review.statistics import statistics
from grani.server import worker_messages as messages
from grani.server.host_bots import HostBot, read_written, spec_of
from grani.server.names import check_names
from grani.server.worker_messages import Answer, Question, RatedOption

BOTS = 16
THOUGHTS = 4
"""Decisions that are remembered while others are thought about; each may take 40 MB."""
HOST_BOTS: list[HostBot] = []
"""Those that this process was told of when it began."""
NOBODY = -1
JUDGED = 64
"""Options whose judgement is remembered."""
IS_COMPILED = build() == "compiled"
"""Interpreted, judging an option takes longer than the whole of a first hint."""
_thoughts: OrderedDict[bytes, Thought] = OrderedDict()
CHUNK = 64
CHUNKS = 16
"""Frames that are made at once, and how many times that is remembered."""
PACK_FROM = 1000
PACK_LEVEL = 4


def work(question: Question) -> Answer:
    """Answer one question."""
    match question:
        case messages.ChooseAction():
            return _choose(question)
        case messages.RateOptions():
            return _rate(question)
        case messages.JudgeOption():
            return _judge(question)
        case messages.OutlineRecord():
            record = _record(question.record)
            return Answer(body=msgspec.json.encode({**outline(record), "tags": record.tags}))
        case messages.MakeFrames():
            return _packed(_frame(question))
        case messages.PackRecord():
            return _packed(question.record.encode())
        case messages.CountStatistics():
            return _packed(msgspec.json.encode(statistics(_record(question.record))))
        case messages.CheckRecord():
            return _check(question)
        case messages.ReviewRecord():
            return _review(question)
        case messages.AnalysePosition() | messages.JudgePosition():
            return _analyse(question)
        case messages.TemptingOption() | messages.ReasonsOfAnswer():
            return _explain(question)
        case messages.PreviewSetup():
            return _preview(question)
        case messages.DrawTable():
            return _packed(_draw(question).encode())
        case messages.DrawStep():
            return _packed(_draw(_at_step(question)).encode())
        case messages.DrawPicture():
            return _packed(_picture(question).encode())
        case messages.DrawLink():
            return _packed(_link(question.link))
    assert_never(question)


def _choose(question: messages.ChooseAction) -> Answer:
    state = registered(question.game).from_position(question.position)
    bot = _bot(question.bot, question.game)
    bot.begin(question.seed)
    return Answer(action=int(bot.choose(state, question.seat)))


@lru_cache(BOTS)
def _bot(name: str, game: str) -> Bot:
    """Give a bot; it begins anew with every decision, so that one serves all tables."""
    return make_bot(spec_of(name, game, HOST_BOTS), game)


def _rate(question: messages.RateOptions) -> Answer:
    """Think about a decision, further than before if it was thought about lately."""
    key = msgspec.json.encode((question.game, question.seat, question.position))
    thought = _thoughts.pop(key, None)
    if thought is None:
        thought = Thought(question.game, question.position, question.seat, question.seed)
    verdicts = thought.go_on(thought.spent + question.seconds, question.patience)
    if not thought.is_done:
        _thoughts[key] = thought
        if len(_thoughts) > THOUGHTS:
            _thoughts.popitem(last=False)
    if IS_COMPILED and len(verdicts) > 1:
        verdicts = doubted(verdicts, lambda action: _asked(key, action, question.look))
    return Answer(options=_rated(verdicts), is_done=thought.is_done)


def _judge(question: messages.JudgeOption) -> Answer:
    key = msgspec.json.encode((question.game, question.seat, question.position))
    return Answer(options=_rated(_asked(key, question.option, question.look)), is_done=True)


@lru_cache(JUDGED)
def _asked(decision: bytes, option: int, look: messages.Look) -> list[Verdict]:
    """Judge an option as a review would: once, for the tutor and for every stroke of a hint."""
    game, seat, position = msgspec.json.decode(decision, type=tuple[str, int, dict[str, object]])
    state = registered(game).from_position(position)
    speed = speed_of(game, QUICK)
    return asked(state, seat, option, speed, look.seed, look.number, look.chances)


def _rated(verdicts: list[Verdict]) -> list[RatedOption]:
    return [RatedOption(one.action, one.win, one.error, one.tries) for one in verdicts]


def _record(text: str) -> Record:
    return load_record(text.encode())


def _frame(question: messages.MakeFrames) -> bytes:
    """Write frames; pages ask for those beside each other, so more are made than are wanted."""
    chunks = range(question.first // CHUNK, question.last // CHUNK + 1)
    made = [frame for chunk in chunks for frame in _chunk(question.record, chunk)]
    begin = chunks.start * CHUNK
    wanted = made[question.first - begin : question.last - begin + 1]
    return b"[" + b",".join(wanted) + b"]"


@lru_cache(CHUNKS)
def _chunk(record: str, chunk: int) -> list[bytes]:
    first = chunk * CHUNK
    found = frames(_record(record), first, first + CHUNK - 1)
    return [msgspec.json.encode(frame) for frame in found]


def _check(question: messages.CheckRecord) -> Answer:
    """Replay a record that somebody brought, if it is one."""
    try:
        record = record_of(parse(question.record.encode(), RecordError))
        if len(record.actions) > question.most:
            return Answer(wrong=f"at most {question.most} actions")
        is_over = is_finished(record.replay())
        check_names(record.seats)
        # As we write it: however it was written, it is the same record.
        text = record.dump().encode()
    except RecursionError:
        return Answer(wrong="the record is nested too deeply")
    except RecordError as wrong:
        return Answer(wrong=str(wrong))
    except UnicodeEncodeError:
        return Answer(wrong="the record is no text")
    told = messages.CheckedRecord(
        hashlib.sha256(text).hexdigest(),
        record.game,
        record.seats,
        len(record.actions),
        is_over,
        gzip.compress(text, PACK_LEVEL, mtime=0),
    )
    return Answer(body=msgspec.json.encode(told))


class _Enough(Exception):
    """Thrown through a review whose time is up."""


def _review(question: messages.ReviewRecord) -> Answer:
    """Review a game for a while, from where it was left."""
    from grani.review.course import steps_done
    from grani.review.story import review

    record = _record(question.record)
    known = {number: found for part in question.known for number, found in _findings(part)}
    steps = len(record.actions)
    found: list[tuple[int, object]] = []
    began = time.monotonic()
    until = 0.0

    def keep(number: int, what: object) -> None:
        nonlocal until
        now = time.monotonic()
        if not found:
            # Time counts from what is new, and is no shorter than the way there.
            until = now + max(question.seconds, now - began)
        found.append((number, what))
        if now >= until:
            raise _Enough

    try:
        told = review(record, question.speed, question.seed, known=known, keep=keep)
    except _Enough:
        done = steps_done(found[-1][0], steps)
        return Answer(body=msgspec.json.encode(found), steps=steps, reviewed=done)
    packed = gzip.compress(msgspec.json.encode(told), PACK_LEVEL, mtime=0)
    return Answer(body=packed, is_packed=True, is_done=True, steps=steps, reviewed=steps)


def _findings(part: msgspec.Raw) -> list[tuple[int, object]]:
    return msgspec.json.decode(part, type=list[tuple[int, object]])


def _packed(body: bytes) -> Answer:
    """Give an answer as it is sent, packed where that is worth it."""
    if len(body) < PACK_FROM:
        return Answer(body=body)
    return Answer(body=gzip.compress(body, PACK_LEVEL, mtime=0), is_packed=True)


def _analyse(question: messages.AnalysePosition | messages.JudgePosition) -> Answer:
    """Play a position on, or judge it, if it can be."""
    from grani.server.analysis import Impossible, analysed, judged

    try:
        if isinstance(question, messages.JudgePosition):
            return Answer(body=msgspec.json.encode(judged(question)))
        return _packed(msgspec.json.encode(analysed(question)))
    except Impossible as wrong:
        return Answer(wrong=wrong.reason, body=msgspec.json.encode(wrong.complaint))


def _explain(question: messages.TemptingOption | messages.ReasonsOfAnswer) -> Answer:
    from grani.puzzles.explaining import tempting, why
    from grani.puzzles.puzzle import find

    puzzle = find(question.puzzle)
    assert puzzle is not None, "the server has found it"
    if isinstance(question, messages.TemptingOption):
        return Answer(action=tempting(puzzle))
    return Answer(body=msgspec.json.encode(why(puzzle, question.action)))


def _preview(question: messages.PreviewSetup) -> Answer:
    try:
        setup = registered(question.game).setup_data(question.seats, question.setup, question.house)
    except (SetupError, ValueError) as wrong:
        return Answer(wrong=str(wrong))
    except RecursionError:
        return Answer(wrong="the set-up is nested too deeply")
    return Answer(body=msgspec.json.encode(setup))


def _draw(question: messages.DrawTable) -> str:
    """Draw the table; question and log are the page's own, beside it."""
    # Here and below: read when it is first wanted, so that bots and previews begin sooner.
    from grani.locales import language
    from grani.terminal import drawing
    from grani.terminal.canvas import Canvas
    from grani.terminal.symbols import UNICODE

    words = language(question.language, question.game)
    marked = frozenset(question.marked)
    canvas = Canvas(question.width, words, question.names, UNICODE, True, question.seat, marked)
    artist = drawing(question.game)
    blocks = artist.draw(question.view, canvas)
    if question.view.get("winners"):
        blocks = [*blocks, artist.draw_scores(question.view, canvas)]
    lines = [
        artist.headline(question.view, canvas),
        *(line.plain for line in canvas.pile(*blocks)),
    ]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _at_step(question: messages.DrawStep) -> messages.DrawTable:
    """Give the question how the table of a recorded game looked, as a spectator sees it."""
    record = _record(question.record)
    view = dict(record.replay(question.step).view(NOBODY))
    width, tongue = question.width, question.language
    return messages.DrawTable(record.game, view, record.seats, NOBODY, [], width, tongue)


def _picture(question: messages.DrawPicture) -> str:
    """Draw the table of a recorded game as a spectator sees it."""
    from grani.pictures.tables import draw_table

    record = _record(question.record)
    step = min(question.step, len(record.actions))
    state = record.replay(step)
    picture = draw_table(state, question.language, names=record.seats, dark=question.dark)
    return str(picture.svg)


def _link(link: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False)
    return drawn.getvalue()


def step_back(by: int) -> None:
    """Leave the processors to others who want them, even to those started with ``chrt``."""
    if not by or not hasattr(os, "nice"):
        return
    os.nice(by)
    if hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main() -> None:
    """Answer until there are no more questions, or nobody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back(int(sys.argv[1]))
    HOST_BOTS.extend(read_written(sys.argv[2]))
    # Whoever asked may be gone by the time there is an answer: nobody is left to tell.
    with suppress(BrokenPipeError):
        answer_all()


def answer_all() -> None:
    """Answer question after question."""
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            answer = work(decoder.decode(line))
        except Exception as wrong:
            answer = Answer(trouble=f"{type(wrong).__name__}: {wrong}")
        body, answer.body = answer.body, b""
        answer.size = len(body)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n" + body)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
