"""Lessons: scenes of prepared games, for whoever learns.

A scene follows from the names of game and chapter and the number of its step, so there is no room
behind it, nothing is kept of anybody, and nobody's dice, results or statistics are touched. There
are a few dozen scenes in all: each is made once and then answered from memory.
"""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grani.core.game import Game
from grani.core.observer import Event
from grani.core.registry import BrokenGame, game as registered
from grani.lessons.lesson import LEARNER, lessons_of
from grani.lessons.scene import Scene, scene
from grani.server import wire
from grani.server.context import Context
from grani.server.errors import HttpError
from grani.server.responses import json_response
from grani.server.views import prompt_to_send

MOST_SCENES = 1000
STEP = re.compile("[0-9]{1,3}")
NOWHERE = -1
END = "done"
"""The word in the keys of what is said at the end of a chapter."""


def routes(context: Context) -> list[Route]:
    """Give the addresses of this module."""
    path = "/api/lessons/{game}/{chapter}/{step}"
    return [Route(path, context.with_guest(answer), methods=["GET"])]


def chapters(game: str) -> list[wire.LessonChapter]:
    """List the chapters that a game teaches, and how many steps each has."""
    lessons = lessons_of(game)
    found = lessons.chapters if lessons else ()
    return [wire.LessonChapter(chapter.id, len(chapter.steps)) for chapter in found]


async def answer(request: Request) -> Response:
    """What does the table look like at this step, and what is to be done?"""
    asked = request.path_params
    step = int(asked["step"]) if STEP.fullmatch(asked["step"]) else NOWHERE
    try:
        # Elsewhere than in the loop: the first time, a game's rules may have to be imported.
        made = await asyncio.to_thread(_scene, asked["game"], asked["chapter"], step)
    except (BrokenGame, KeyError) as wrong:
        raise HttpError(404, "unknown", str(wrong.args[0])) from None
    return json_response(Raw(made))


@lru_cache(MOST_SCENES)
def _scene(game: str, chapter: str, step: int) -> bytes:
    """Make the answer for a scene; KeyError if there is none."""
    found = scene(game, chapter, step)
    rules = registered(game)
    said = found.step.says if found.step else END
    return msgspec.json.encode(
        wire.LessonScene(
            says=f"learn-{game}-{chapter}-{said}",
            args=found.numbers,
            do=found.step.do if found.step else "",
            expects=found.asked.action if found.asked else None,
            light=_light(found),
            past=[line for line in _lines(rules, found.past) if line.key],
            lines=_lines(rules, found.events),
            seats=int(found.state.seats),
            play=_play(found),
        )
    )


def _light(found: Scene) -> list[str]:
    """Name the places to light, the best first: what the step says, then those of the option."""
    places = (found.step or found.chapter).light.split()
    # Options name the thing in hand first and the place it goes to last.
    return [*places, *reversed(found.asked.targets if found.asked else ())]


def _lines(game: Game, events: list[Event]) -> list[wire.Line]:
    lines = []
    for event in events:
        message = game.message(event)
        key, args = (message.key, message.args) if message else ("", {})
        lines.append(wire.Line(dict(game.told(event)), key, args))
    return lines


def _play(found: Scene) -> wire.Play:
    """Show the table to the learner, who is asked only what the step is about."""
    state = found.state
    prompt = state.prompt(LEARNER) if found.asked else None
    id = f"{found.chapter.id}.{found.number}"
    return wire.Play(
        view=Raw(msgspec.json.encode(state.view(LEARNER))),
        focus=LEARNER,
        prompts=[prompt_to_send(prompt, id)] if prompt else [],
        waiting=[LEARNER] if prompt else [],
        undo={},
        deadline=None,
    )
