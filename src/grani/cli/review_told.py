"""A review on the terminal: sums, grades, rounds, moments, dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grani.cli.tables import Unit, source_name, table
from grani.core.prompt import Message
from grani.core.registry import game as registered
from grani.locales.speech import Speech, title_of
from grani.review.scales import BEST, BLUNDER, DOUBTFUL, FINE, MISTAKE, PARTS
from grani.terminal.complaint import clean

if TYPE_CHECKING:
    from grani.locales import Language

VICTORIES = "victories"
GRADES = (BEST, FINE, DOUBTFUL, MISTAKE, BLUNDER)
MOST_SOURCES = 6
MOST_FACES = 8
MOST_MISTAKES = 12
MOST_LINES = 4
WIDE_COLUMNS = 3
"""Players whose rounds stand on one line each."""
MINUS = "−"


class Figures:
    """Writes the numbers of a review: in hundredths of a victory, alone in what scores count."""

    def __init__(self, told: Mapping[str, Any], speech: Language) -> None:
        self.speech = speech
        self.alone = len(told["names"]) == 1
        self.parts: int = told["parts"]
        self.unit: str = told["score_unit"] if self.alone else VICTORIES

    def worth(self, value: float) -> str:
        """Write what something is worth."""
        if self.alone:
            return signed(value / self.parts, self.speech).lstrip("+")
        return f"{signed(100 * value / self.parts, self.speech, 0).lstrip('+')} %"

    def change(self, value: float, digits: int = 1) -> str:
        """Write what something has changed, with its sign."""
        return signed(value / self.parts * (1 if self.alone else 100), self.speech, digits)


def written(value: float, speech: Language, digits: int = 1) -> str:
    """Write a number as the language does: with a point, or a comma.

    >>> from grani.locales import language
    >>> written(0.25, language("en"), 2), written(0.25, language("uk"), 2)
    ('0.25', '0,25')
    """
    return of_language(f"{value:.{digits}f}", speech)


def of_language(number: str, speech: Language) -> str:
    """Give a number the decimal sign of a language."""
    sign = speech.say("table-tenths", whole=0, tenths=0).strip("0")
    return number.replace(".", sign)


def signed(value: float, speech: Language, digits: int = 1) -> str:
    """Write a number with its sign; nothing has none.

    >>> from grani.locales import language
    >>> [signed(value, language("en")) for value in (0.25, -1.0, -0.01)]
    ['+0.2', '−1.0', '0.0']
    """
    text = f"{abs(value):.{digits}f}"
    sign = "" if not float(text) else "+" if value > 0 else MINUS
    return sign + of_language(text, speech)


def show(told: Mapping[str, Any], speech: Language, screen: Any) -> None:
    """Show the review of a game."""
    numbers = Figures(told, speech)
    game = registered(told["game"])
    title = speech.say("review-title", game=title_of(game, speech))
    screen.say(f"{title}: {', '.join(map(clean, told['names']))}", "bold")
    decisions = sum(seat["decisions"] for seat in told["seats"])
    screen.say(
        speech.say("review-speed", speed=told["speed"], decisions=decisions, seed=told["seed"])
    )
    if not told["finished"]:
        screen.say(speech.say("review-unfinished"))
    screen.say(speech.say("review-unit", unit=numbers.unit))
    error = numbers.worth(max(told["error"][0]))
    screen.say(speech.say("review-off", error=error))
    for drawn in (sums(told, numbers, speech), skill(told, numbers, speech)):
        screen.console.print(drawn)
    screen.say(speech.say("review-adds-up-note"))
    show_moments(told, numbers, speech, screen)
    for drawn in tables(told, numbers, speech):
        screen.console.print(drawn)


def tables(told: Mapping[str, Any], numbers: Figures, speech: Language) -> list[Any]:
    """Draw what stands below the moments: rounds, grades, losses, dice, points; nothing empty."""
    drawn = [
        rounds(told, numbers, speech),
        grades(told, speech),
        losses(told, "sort", numbers, speech),
        losses(told, "phase", numbers, speech),
        *(dice(seat, speech) for seat in told["seats"] if seat["rolled"]),
        sources(told, speech),
    ]
    return [one for one in drawn if one.row_count]


def sums(told: Mapping[str, Any], numbers: Figures, speech: Language) -> Any:
    """Draw how the end came about."""
    columns = ("start", "luck", "own-errors", "others-errors", "noise", "end", "adjusted")
    drawn = table(
        speech.say("review-adds-up"),
        speech.say("review-player"),
        *(speech.say(f"review-{column}") for column in columns),
    )
    for seat in told["seats"]:
        drawn.add_row(
            clean(seat["name"]),
            numbers.worth(seat["start"]),
            *(numbers.change(seat[name]) for name in ("luck", "lost", "gifts", "noise")),
            numbers.worth(seat["end"]),
            numbers.worth(seat["adjusted"]),
        )
    return drawn


def skill(told: Mapping[str, Any], numbers: Figures, speech: Language) -> Any:
    """Draw how well each played, and the margins."""
    unit = told["score_unit"]
    columns = [speech.say("review-per-decision"), speech.say("review-title-column")]
    if not numbers.alone:
        lead = speech.say("review-margin", unit=unit)
        columns = [lead, speech.say("review-margin-adjusted"), *columns]
    drawn = table("", speech.say("review-player"), *columns)
    for seat in told["seats"]:
        parts = told["margin_parts"]
        margins = [signed(seat[name] / parts, speech) for name in ("margin", "margin_adjusted")]
        drawn.add_row(
            clean(seat["name"]),
            *(() if numbers.alone else margins),
            numbers.change(seat["loss_per_decision"], 2).lstrip("+"),
            speech.say(f"review-title-{seat['title']}") if seat["title"] else "",
        )
    return drawn


def rounds(told: Mapping[str, Any], numbers: Figures, speech: Language) -> Any:
    """Draw worth, luck and losses round by round."""
    names = [clean(name) for name in told["names"]]
    drawn = table(speech.say("review-rounds"), speech.say("review-round"), *names)
    drawn.caption = speech.say("review-rounds-note")
    steps = [step for step in told["steps"] if step["round"] > 0]
    for number in dict.fromkeys(step["round"] for step in steps):
        of_round = [step for step in steps if step["round"] == number]
        worth = told["worth"][of_round[-1]["step"]]
        cells = []
        for seat in range(len(names)):
            luck = sum(step["luck"][seat] for step in of_round if "luck" in step)
            own = (step for step in of_round if step["seat"] == seat and "lost" in step)
            lost = sum(step["lost"][seat] for step in own)
            # Of many, each has a narrow column.
            apart, between = ("\n", "/") if len(names) > WIDE_COLUMNS else (" ", " / ")
            change = between.join(map(numbers.change, (luck, lost)))
            cells.append(f"{numbers.worth(worth[seat])}{apart}({change})")
        drawn.add_row(str(number), *cells)
    return drawn


def grades(told: Mapping[str, Any], speech: Language) -> Any:
    """Draw how many decisions were how good."""
    drawn = table(
        speech.say("review-grades"),
        speech.say("review-player"),
        *(speech.say(f"review-grade-{grade}") for grade in GRADES),
    )
    for seat in told["seats"]:
        counts = (str(seat["grades"].get(grade, 0)) for grade in GRADES)
        drawn.add_row(clean(seat["name"]), *counts)
    return drawn


def losses(told: Mapping[str, Any], by: str, numbers: Figures, speech: Language) -> Any:
    """Draw what decisions have lost, by their sort or by phase of the game."""
    names = [clean(name) for name in told["names"]]
    drawn = table(speech.say(f"review-by-{by}"), "", *names)
    for name in dict.fromkeys(name for seat in told["seats"] for name in seat[f"by_{by}"]):
        drawn.add_row(speech.say(f"review-{by}-{name}"), *_lost(told, f"by_{by}", name, numbers))
    return drawn


def _lost(told: Mapping[str, Any], by: str, name: str, numbers: Figures) -> list[str]:
    found = [seat[by].get(name) for seat in told["seats"]]
    return [
        f"{numbers.change(-sums['loss'])} ({sums['decisions']})" if sums else "" for sums in found
    ]


def dice(seat: Mapping[str, Any], speech: Language) -> Any:
    """Draw how often each face landed, and how often it should have."""
    drawn = table(
        speech.say("review-dice", name=clean(seat["name"])),
        speech.say("review-face"),
        speech.say("review-rolled"),
        speech.say("review-expected"),
    )
    faces = sorted(seat["rolled"].items(), key=lambda one: -one[1]["expected"])[:MOST_FACES]
    for face, counts in faces:
        sort, _, id = face.partition(":")
        name = Speech(speech, []).name(sort, id) if id else face
        drawn.add_row(name, str(counts["rolled"]), written(counts["expected"], speech))
    count = sum(counts["rolled"] for counts in seat["rolled"].values())
    drawn.caption = speech.say("review-dice-count", count=count)
    return drawn


def sources(told: Mapping[str, Any], speech: Language) -> Any:
    """Draw where points came from."""
    unit = Unit.of(told["game"])
    names = [clean(name) for name in told["names"]]
    drawn = table(speech.say("review-sources", unit=unit.name), "", *names)
    totals: dict[str, list[int]] = {}
    for number, seat in enumerate(told["seats"]):
        for source, points in seat["sources"].items():
            totals.setdefault(unit.source(source), [0] * len(names))[number] += points
    for source in sorted(totals, key=lambda one: -max(totals[one]))[:MOST_SOURCES]:
        scores = (of_language(unit.score(one), speech) for one in totals[source])
        drawn.add_row(source_name(source, speech), *scores)
    return drawn


# ---------------------------------------------------------------------- moments


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
    voice = Speech(speech, names)
    where = {"round": moment["round"], "step": moment["step"]}
    if "choice" not in moment:
        effects = ", ".join(
            speech.say("review-effect", name=names[seat], change=numbers.change(change))
            for seat, change in enumerate(moment["effect"])
        )
        heading = speech.say("review-moment-luck", effects=effects, **where)
        log = [voice.message(Message(one["key"], one["args"])) for one in moment.get("log", [])]
        return [heading, *log[:MOST_LINES]]
    choice = moment["choice"]
    heading = speech.say(
        "review-moment-error",
        name=names[moment["seat"]],
        grade=speech.say(f"review-grade-{choice['grade']}").lower(),
        loss=numbers.change(-choice["loss"]),
        **where,
    )
    lines = [heading, *choice_told(choice, numbers, speech, names)]
    if "played_out" in moment:
        played = moment["played_out"]
        seat = moment["seat"]
        worth, error = numbers.worth(played["win"][seat]), numbers.worth(played["error"][seat])
        lines.append(speech.say("review-played-out", worth=worth, error=error))
    return lines


def choice_told(
    choice: Mapping[str, Any], numbers: Figures, speech: Language, names: list[str]
) -> list[str]:
    """Tell what was played, what was better, and why."""
    voice = Speech(speech, names)
    worths = {action: worth for action, worth, _ in choice["options"]}

    def option(key: str, action: int) -> str:
        said = choice["said"][str(action)]
        text = voice.message(Message(said["key"], said["args"]))
        return speech.say(key, option=text, worth=numbers.worth(worths[action]))

    return [
        option("review-played", choice["action"]),
        option("review-better", choice["best"]),
        speech.say("review-why", reasons=why_told(choice["why"], speech)),
    ]


def why_told(why: Mapping[str, Any], speech: Language) -> str:
    """Say what the better option would have changed."""
    own = _terms(why.get("own", {}), speech)
    rivals = _terms(why.get("rivals", {}), speech)
    parts = list(own)
    if rivals:
        parts.append(speech.say("review-why-rivals", reasons=", ".join(rivals)))
    if not parts:
        return speech.say("review-why-none")
    left = [
        speech.say(f"review-why-{name}", left=round(left))
        for name, left in why.get("left", {}).items()
        if speech.has(f"review-why-{name}")
    ]
    return "; ".join([speech.say("review-why-compared", reasons=", ".join(parts)), *left])


def _terms(terms: Mapping[str, float], speech: Language) -> list[str]:
    return [
        speech.say(
            f"review-term-{name}", change=signed(value, speech, 0 if value == int(value) else 2)
        )
        for name, value in terms.items()
        if speech.has(f"review-term-{name}")
    ]


# ---------------------------------------------------------------------- many games


def show_career(told: Mapping[str, Any], speech: Language, screen: Any) -> None:
    """Show what the games of a player say."""
    for group in told["groups"]:
        _show_group(group, clean(told["player"]), speech, screen)


def _show_group(group: Mapping[str, Any], player: str, speech: Language, screen: Any) -> None:
    unit, games = group["unit"], group["games"]
    scale = _scale(group)
    screen.say(speech.say("review-career", player=player, games=games), "bold")
    luck, reach = signed(group["luck"], speech), written(group["reach"], speech)
    screen.say(speech.say("review-career-luck", unit=unit, games=games, luck=luck, reach=reach))
    screen.say(
        speech.say(
            "review-career-mean",
            result=written(group["mean_result"], speech, 2),
            luck=signed(group["mean_luck"], speech, 2),
            reach=written(group["mean_reach"], speech, 2),
            adjusted=signed(group["mean_adjusted"], speech, 2).lstrip("+"),
        )
    )
    if group["decisions"]:
        screen.say(
            speech.say(
                "review-career-loss",
                decisions=group["decisions"],
                loss=written(scale * group["loss"] / group["decisions"], speech, 2),
                title=speech.say(f"review-title-{group['title']}"),
            )
        )
    if unit == VICTORIES:
        screen.say(speech.say("review-mine-hundredths"))
    for by in ("sort", "phase", "game", "rival"):
        if group[f"by_{by}"]:
            screen.console.print(_by(group, by, speech))
    _show_mistakes(group, speech, screen)


def _scale(group: Mapping[str, Any]) -> int:
    """Give in what losses are told: hundredths of a victory, alone whole stars or points."""
    return 100 if group["unit"] == VICTORIES else 1


def _by(group: Mapping[str, Any], by: str, speech: Language) -> Any:
    columns = (speech.say("review-decisions"), speech.say("review-loss"))
    drawn = table(speech.say(f"review-by-{by}"), "", *columns)
    for name, sums in sorted(group[f"by_{by}"].items(), key=lambda one: -one[1]["loss"]):
        loss = written(_scale(group) * sums["loss"], speech)
        drawn.add_row(_named(by, name, speech), str(sums["decisions"]), loss)
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
        loss = numbers.change(-mistake["choice"]["loss"])
        screen.say("  " + speech.say("review-career-mistake", loss=loss, **where))
        names = [clean(name) for name in mistake["names"]]
        for line in choice_told(mistake["choice"], numbers, speech, names):
            screen.say(f"    {line}")
