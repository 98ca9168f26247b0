"""What decided a game, in words: dice that landed, errors with what was better and why.

The numbers of a moment belong together: what was played is worth what the curve says after it, the
loss is what was better less that, and the curve changes by luck or loss and by noise. They are
rounded before they are added up, so that whoever reads them finds the same sums.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any

from grani.cli.review_figures import FINE, Figures
from grani.core.prompt import Message
from grani.locales.numbers import written
from grani.locales.reasons import why_told
from grani.locales.speech import Speech
from grani.review.scales import REACH
from grani.terminal.complaint import clean

if TYPE_CHECKING:
    from grani.locales import Language

VISIBLE = 0.25
"""The part of a loss by which the curve falls at least, or its reader wonders why it does not."""
MOST_LINES = 4
"""Lines that are told of what has no dice."""


def show_moments(told: Mapping[str, Any], numbers: Figures, speech: Language, screen: Any) -> None:
    """Show what decided the game, in words."""
    screen.say("")
    screen.say(speech.say("review-moments"), "bold")
    if not told["moments"]:
        screen.say(speech.say("review-no-moments"))
    for moment in told["moments"]:
        lines = moment_told(moment, told, numbers, speech)
        screen.say(f"  {lines[0]}", "bold")
        for line in lines[1:]:
            screen.say(f"    {line}")
    screen.say("")


def moment_told(
    moment: Mapping[str, Any], told: Mapping[str, Any], numbers: Figures, speech: Language
) -> list[str]:
    """Tell of a moment, line by line, the first being its heading."""
    names = [clean(name) for name in told["names"]]
    if "choice" in moment:
        return [
            _error_heading(moment, numbers, speech, names),
            *choice_told(moment["choice"], numbers, speech, names),
            _curve(moment, moment["seat"], numbers, speech, names),
            *([speech.say("review-curve-stays")] if stays(moment) else []),
        ]
    # The chances of whoever gained most by the dice are told.
    seat = moment["effect"].index(max(moment["effect"]))
    lines = [
        _luck_heading(moment, numbers, speech, names),
        *([] if moment["round"] else [speech.say("review-moment-setup", game=told["game"])]),
        *_dice(moment.get("log", []), speech, names),
        _curve(moment, seat, numbers, speech, names),
    ]
    if "played_out" in moment:
        lines.append(_played_out(moment, seat, numbers, speech))
    return lines


def _luck_heading(
    moment: Mapping[str, Any], numbers: Figures, speech: Language, names: list[str]
) -> str:
    errors = moment.get("effect_error") or [0] * len(names)
    effects = ", ".join(
        speech.say(
            "review-effect",
            name=name,
            change=numbers.change(_effect(moment, seat, numbers)) + numbers.reach(errors[seat]),
        )
        for seat, name in enumerate(names)
    )
    where = {"round": moment["round"], "step": moment["step"]}
    return speech.say("review-moment-luck", effects=effects, **where)


def _error_heading(
    moment: Mapping[str, Any], numbers: Figures, speech: Language, names: list[str]
) -> str:
    choice = moment["choice"]
    return speech.say(
        "review-moment-error",
        name=names[moment["seat"]],
        grade=speech.say(f"review-grade-{choice['grade']}").lower(),
        loss=loss_told(choice, numbers, speech),
        round=moment["round"],
        step=moment["step"],
    )


def loss_told(choice: Mapping[str, Any], numbers: Figures, speech: Language) -> str:
    """Write what a decision lost, and how sure that is, unless it could not be surer."""
    return numbers.change(-choice["loss"]) + numbers.reach(choice["noise"])


def _dice(log: list[Mapping[str, Any]], speech: Language, names: list[str]) -> list[str]:
    """Tell how every die landed, a line for each stretch of a seat; else what happened."""
    voice = Speech(speech, names)
    dice: list[str] = []
    rest = 0
    for owner, lines in groupby(log, _owner_of_die):
        if owner is None:
            rest += len(list(lines))
            continue
        faces = " + ".join(voice.name("face", line["args"]["face"]) for line in lines)
        dice.append(speech.say("review-landed", name=names[owner], faces=faces))
    if not dice:
        dice = [voice.message(Message(one["key"], one["args"])) for one in log[:MOST_LINES]]
        rest = len(log) - len(dice)
    return [*dice, *([speech.say("review-more-lines", count=rest)] if rest else [])]


def _owner_of_die(line: Mapping[str, Any]) -> int | None:
    """Give whose die a line tells of; None if it tells of something else."""
    args = line["args"]
    return args["seat"] if {"seat", "die", "face"} <= set(args) else None


def _curve(
    moment: Mapping[str, Any], seat: int, numbers: Figures, speech: Language, names: list[str]
) -> str:
    """Tell how the curve changed, and what of it is noise."""
    before, after = (numbers.shown(moment[name][seat]) for name in ("before", "after"))
    effect = _effect(moment, seat, numbers)
    noise = numbers.change(after - before - effect)
    return speech.say(
        "review-curve",
        sort=moment["sort"],
        name=names[seat],
        before=numbers.worth(before, FINE),
        after=numbers.worth(after, FINE),
        effect=numbers.change(effect),
        noise=noise,
        noisy="yes" if noise[0] in "+−" else "no",
    )


def stays(moment: Mapping[str, Any]) -> bool:
    """Tell whether the curve hardly falls with an error, since noise makes up for it."""
    before, after = (moment[name][moment["seat"]] for name in ("before", "after"))
    return bool(before - after < moment["choice"]["loss"] * VISIBLE)


def _effect(moment: Mapping[str, Any], seat: int, numbers: Figures) -> float:
    """Give what a moment brought to a seat as it is shown: where luck is all that changed, what
    lies between the worths that are shown, so that rounding does not look like noise."""
    before, after, effect = (moment[name][seat] for name in ("before", "after", "effect"))
    if "choice" not in moment and after - before == effect:
        return numbers.shown(after) - numbers.shown(before)
    return numbers.shown(effect)


def _played_out(moment: Mapping[str, Any], seat: int, numbers: Figures, speech: Language) -> str:
    """Tell what both positions are worth by play-outs, and what the dice brought by them."""
    sides = (moment["played_out"], moment["played_out_after"])
    before, after = (
        f"{numbers.worth(side['win'][seat], FINE)} ± "
        f"{written(numbers.scale * REACH * side['error'][seat], speech)}"
        for side in sides
    )
    first, second = (numbers.shown(side["win"][seat]) for side in sides)
    change = numbers.change(second - first)
    return speech.say("review-played-out", before=before, after=after, change=change)


def choice_told(
    choice: Mapping[str, Any], numbers: Figures, speech: Language, names: list[str]
) -> list[str]:
    """Tell what was played, what was better, and why."""
    voice = Speech(speech, names)
    worths = {action: worth for action, worth, _ in choice["options"]}
    played = numbers.shown(worths[choice["action"]])
    better = played + numbers.shown(choice["loss"])

    def option(key: str, action: int, worth: float) -> str:
        said = choice["said"][str(action)]
        text = voice.message(Message(said["key"], said["args"]))
        return speech.say(key, option=text, worth=numbers.nearly(worth))

    lines = [
        option("review-played", choice["action"], played),
        option("review-better", choice["best"], better),
    ]
    # Small losses are told without reasons.
    if choice["why"]:
        lines.append(speech.say("review-why", reasons=why_told(choice["why"], speech)))
    return lines
