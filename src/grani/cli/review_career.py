"""What the games of a player come to, on the terminal: in the units of single reviews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grani.cli.review_figures import FINE, Figures
from grani.cli.review_moments import choice_told, loss_told
from grani.cli.tables import table
from grani.core.registry import game as registered
from grani.locales.numbers import signed, written
from grani.locales.speech import title_of
from grani.review.scales import PARTS
from grani.terminal.complaint import clean

if TYPE_CHECKING:
    from grani.locales import Language

MOST_MISTAKES = 12


def show_career(told: Mapping[str, Any], speech: Language, screen: Any) -> None:
    """Show what the games of a player say."""
    for group in told["groups"]:
        _show_group(group, clean(told["player"]), speech, screen)
    if told["from_position"]:
        paths = ", ".join(clean(path, 200) for path in told["from_position"])
        screen.say(speech.say("review-career-apart", paths=paths))


def _show_group(group: Mapping[str, Any], player: str, speech: Language, screen: Any) -> None:
    unit, games = group["unit"], group["games"]
    numbers = Figures.of_unit(unit, speech)
    screen.say(speech.say("review-career", player=player, games=games), "bold")
    luck, reach = signed(group["luck"], speech), written(group["reach"], speech)
    screen.say(speech.say("review-career-luck", unit=unit, games=games, luck=luck, reach=reach))
    result, mean_luck = numbers.shown(group["mean_result"]), numbers.shown(group["mean_luck"])
    screen.say(
        speech.say(
            "review-career-mean",
            result=numbers.worth(result, FINE),
            luck=numbers.change(mean_luck),
            reach=_loss(group["mean_reach"], numbers),
            adjusted=numbers.worth(result - mean_luck, FINE),
        )
    )
    if group["title"]:
        screen.say(
            speech.say(
                "review-career-loss",
                decisions=group["decisions"],
                loss=_loss(group["loss"] / group["decisions"], numbers, 2),
                title=speech.say(f"review-title-{group['title']}"),
            )
        )
    screen.say(speech.say("review-mine-unit", unit=unit))
    for by in ("sort", "phase", "game", "rival"):
        if group[f"by_{by}"]:
            screen.console.print(_by(group, by, numbers, speech))
    _show_mistakes(group, speech, screen)


def _loss(value: float, numbers: Figures, digits: int = 1) -> str:
    """Write what was lost, or how far luck may stray: without a sign."""
    return numbers.change(value, digits).lstrip("+")


def _by(group: Mapping[str, Any], by: str, numbers: Figures, speech: Language) -> Any:
    columns = (speech.say("review-decisions"), speech.say("review-loss"))
    drawn = table(speech.say(f"review-by-{by}"), "", *columns)
    found = sorted(group[f"by_{by}"].items(), key=lambda one: -one[1]["loss"])
    losses = numbers.together([sums["loss"] for _, sums in found])
    for (name, sums), loss in zip(found, losses, strict=True):
        drawn.add_row(_named(by, name, speech), str(sums["decisions"]), _loss(loss, numbers))
    return drawn


def _named(by: str, name: str, speech: Language) -> str:
    if by == "game":
        return title_of(registered(name), speech)
    key = f"review-{by}-{name}"
    if by == "rival" and speech.has(f"web-bot-{name}"):
        key = f"web-bot-{name}"
    return speech.say(key) if speech.has(key) else clean(name)


def _show_mistakes(group: Mapping[str, Any], speech: Language, screen: Any) -> None:
    screen.say(speech.say("review-career-mistakes"), "bold")
    if not group["mistakes"]:
        screen.say(speech.say("review-career-no-mistakes"))
    for mistake in group["mistakes"][:MOST_MISTAKES]:
        numbers = Figures({**mistake, "parts": PARTS, "score_unit": group["unit"]}, speech)
        # Counted as in the review of the game: there a step has the number of what it leads to.
        where = {"path": mistake["path"], "step": mistake["step"] + 1, "round": mistake["round"]}
        loss = loss_told(mistake["choice"], numbers, speech)
        screen.say("  " + speech.say("review-career-mistake", loss=loss, **where))
        names = [clean(name) for name in mistake["names"]]
        for line in choice_told(mistake["choice"], numbers, speech, names):
            screen.say(f"    {line}")
