"""``bench/LADDER.md``: what the games of the ladder came to, and whether that is what was asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bench import machine
from bench.ladder.beam import BEAM_WIDTH
from bench.ladder.kept import Kept, Lines
from bench.ladder.rows import SEED, SETUPS, Row
from bench.ladder.sources import FORGE, REALMS, Source, code_of, fingerprint
from bench.ladder.told import (
    OPEN,
    SO_FAR,
    STARS,
    Told,
    between,
    configuration,
    count,
    mean,
    own,
    percent,
    plus_minus,
    quantile,
    scaled,
    share_asked,
    spent,
    told_of,
    verdict,
    wanted_of,
)
from grani.arena.verdicts import Estimate, mean_of
from grani.bots import bot_names
from grani.bots.dice_forge import PRESETS
from grani.core.build import build
from grani.core.registry import game

KNOWN = {
    ("base", 2): "113.9",
    ("goddess", 2): "139.0",
    ("titans", 2): "114.2",
    ("base", 4): "105.9",
}
"""Glory a seat of greedy as it was measured before there were levels."""
NOTHING = "–"


def page(rows: Sequence[Row], games: int, command: str, kept: Kept) -> str:
    """Write the page from whatever was played here, or kept of what others have played."""
    told = [told_of(row) for row in rows]
    parts = [
        *introduction(games, command),
        *matches(told, games, kept),
        *many_seats(told, games, kept),
        *longer(told, games, kept),
        *glories(told, games, kept),
        *times(told, games, kept),
        *insides(told, games, kept),
        *realms(told, games, kept),
        *thinking(rows),
        *surroundings(),
    ]
    return "\n".join(parts) + "\n"


def introduction(games: int, command: str) -> list[str]:
    return [
        "# The ladder: how strong the bots are",
        "",
        f"Written by `{command}` (`make ladder`), {build()} build; wanted are {games:,} games of "
        f"a match of two seats and as many of the others in proportion. Seed {SEED} everywhere.",
        "",
        "Sides play every deal with the same dice, once in every rotation of the seats. A shared",
        "victory counts as its part. Intervals are 95 %, over deals. Base is `random` and",
        "`random-all` in turn, Goddess `goddess` and `goddess-random`, Titans likewise. In matches",
        "milliseconds are wall clock, for all decisions, forced ones too, with other work on the",
        f"machine; those under *Time* are CPU. *{SO_FAR}* and *{OPEN}* mean that not all games are",
        "played yet. *≥ 65 %, all above 60* asks for a share of 65 % whose whole interval lies",
        "above 60 %; *greedy before* is what greedy scored when first measured, before there were",
        "levels: it should not have changed. The same command goes on; whatever rests on other",
        "presets, weights or code than before begins anew. Whole rows are kept in",
        "`bench/ladder/kept.json` with what they rest on.",
        "",
    ]


def section(told: Sequence[Told], name: str) -> list[Told]:
    return [one for one in told if one.row.section == name]


def table(title: str, head: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    """Give a table under a title; nothing where there are no lines."""
    if not lines:
        return []
    return [
        f"## {title}",
        "",
        "| " + " | ".join(head) + " |",
        "|" + "---|" * len(head),
        *("| " + " | ".join(cells) + " |" for cells in lines),
        "",
    ]


MATCH_HEAD = ("", "match", "games", "wins", "95 %", "points", "ms a decision", "asked", "")


def match_cells(title: str, one: Told, games: int) -> list[str]:
    """Give the line of a match."""
    row = one.row
    names = (
        f"{row.bot} – {row.other}"
        if row.seats == 2
        else f"{row.bot} – {row.seats - 1} × {row.other}"
    )
    played = count(one, games)
    if not one.games:
        return [title, names, played, NOTHING, "", "", "", share_asked(row.target), ""]
    share = one.share()
    unit = STARS if row.section == "realms" else 1
    points = [mean(own(line["scores"], side) / unit for line in one.all()) for side in (0, 1)]
    cost = [spent(one, side) for side in (0, 1)]
    return [
        title,
        names,
        played,
        f"{percent(share.value)} %",
        between(share),
        f"{points[0]:.1f} : {points[1]:.1f}",
        f"{cost[0]:.3g} : {cost[1]:.3g}",
        share_asked(row.target),
        verdict(one, games, row.target, share),
    ]


def match_lines(told: Sequence[Told], games: int, kept: Kept) -> Lines:
    """Give the lines of the matches of a section, of those that are still to be played too."""
    lines: Lines = []
    for one in told:
        write = partial(match_line, one, games)
        lines += kept.lines(one, games, write) or write()
    return lines


def match_line(one: Told, games: int) -> Lines:
    return [match_cells("" if one.row.section == "realms" else configuration(one), one, games)]


def matches(told: Sequence[Told], games: int, kept: Kept) -> list[str]:
    return table("Two seats", MATCH_HEAD, match_lines(section(told, "levels"), games, kept))


def many_seats(told: Sequence[Told], games: int, kept: Kept) -> list[str]:
    lines = match_lines(section(told, "seats"), games, kept)
    written = table("Three and four seats", MATCH_HEAD, lines)
    par = (
        "Par is 25 % with four seats, 33.3 % with three. Among three others greedy is no good "
        "yardstick: with four seats it wins less than its part against `easy` (`docs/bots.md`)."
    )
    return [*written, par, ""] if written else []


def longer(told: Sequence[Told], games: int, kept: Kept) -> list[str]:
    lines = match_lines(section(told, "longer"), games, kept)
    return table("Ten times the budget", MATCH_HEAD, lines)


def glory_cell(one: Told, games: int) -> Lines:
    return [[f"{plus_minus(one.points())} ({count(one, games)})"]]


def glories(told: Sequence[Told], games: int, kept: Kept) -> list[str]:
    """Write what bots score among themselves, a line for each configuration and number of seats."""
    found = section(told, "glory")
    bots = list(dict.fromkeys(one.row.bot for one in found))
    lines = []
    for name in SETUPS:
        for seats in (2, 3, 4):
            cells = {
                one.row.bot: written[0][0]
                for one in found
                if configuration(one) == name and one.row.seats == seats
                if (written := kept.lines(one, games, partial(glory_cell, one, games)))
            }
            if cells:
                known = KNOWN.get((name, seats), NOTHING)
                lines.append([name, str(seats), *(cells.get(bot, NOTHING) for bot in bots), known])
    head = ("", "seats", *(f"{bot} (games)" for bot in bots), "greedy before")
    return table("Glory a seat, all seats the same bot", head, lines)


def time_cells(one: Told, games: int) -> Lines:
    """Give the line of what decisions of a level cost."""
    each = one.decisions()
    target = one.row.target
    value = mean(each)
    shown = (value, quantile(each, 0.5), quantile(each, 0.99), each[-1])
    return [
        [
            one.row.bot,
            str(one.row.seats),
            count(one, games),
            f"{len(each):,}",
            *(f"{ms:.3g}" for ms in shown),
            f"≤ {target.value:g}" if target else "",
            verdict(one, games, target, Estimate(value, value, value, len(each))),
        ]
    ]


def times(told: Sequence[Told], games: int, kept: Kept) -> list[str]:
    """Write what decisions cost that had more than one option."""
    lines: Lines = []
    for one in section(told, "time"):
        lines += kept.lines(one, games, partial(time_cells, one, games))
    head = (
        "level",
        "seats",
        "games",
        "decisions",
        "mean",
        "median",
        "99 %",
        "worst",
        "asked of the mean",
        "",
    )
    written = table("Time: ms a decision, CPU of one core, more than one option", head, lines)
    told_of = (
        "All six set-ups, a game of each in turn. What a bot decides first in a process is left "
        "out: it reads its weights then, some 60 ms."
    )
    return [*written, told_of, ""] if written else []


def inside_cells(one: Told, games: int) -> Lines:
    """Give the line of where the time of a search goes."""
    rate = mean(line["iterations"] / line["whole"] for line in one.all())
    shares = {
        part: mean_of([(line[part] / line["whole"], 1.0) for line in one.all()])
        for part in ("engine", "evaluator")
    }
    rest = mean_of(
        [(1 - (line["engine"] + line["evaluator"]) / line["whole"], 1.0) for line in one.all()]
    )
    return [
        [
            one.row.name.partition("/")[2],
            count(one, games),
            f"{rate:,.0f}",
            *(f"{percent(share.value)} %" for share in shares.values()),
            f"{percent(rest.value)} %",
            between(rest),
        ]
    ]


def insides(told: Sequence[Told], games: int, kept: Kept) -> list[str]:
    """Write where the time of searches goes."""
    lines: Lines = []
    for one in section(told, "inside"):
        lines += kept.lines(one, games, partial(inside_cells, one, games))
    head = ("", "positions", "iterations/s", "engine", "evaluator", "search itself", "95 %")
    written = table("Inside the search", head, lines)
    how = (
        "The same 1,000 iterations in turns: whole; their engine calls alone; their evaluator "
        "calls alone, each less the cost of as many empty calls (`bench/ladder/inside.py`). Best "
        "of five."
    )
    return [*written, how, ""] if written else []


def solo_cells(one: Told, games: int, looked: int) -> Lines:
    """Give the line of a bot that plays Rolling Realms alone, and its stars in the first games."""
    first = [line["scores"][0] / STARS for line in one.all() if line["n"] < looked]
    stars = scaled(one.points())
    target = one.row.target
    cost = sum(line["ms"] for line in one.all()) / sum(line["decisions"] for line in one.all())
    return [
        [
            one.row.bot,
            count(one, games),
            plus_minus(stars, 2),
            f"{cost:.3g}",
            f"≥ {target.value:g}" if target else "",
            verdict(one, games, target, stars),
        ],
        [f"{mean(first):.2f}", str(len(first))],
    ]


def realms(told: Sequence[Told], games: int, kept: Kept) -> list[str]:
    """Write the part of Rolling Realms."""
    (beam,) = section(told, "beam") or (None,)
    looked = wanted_of(beam.row, games) if beam else 0
    alone = {
        one.row.bot: kept.lines(one, games, partial(solo_cells, one, games, looked))
        for one in section(told, "solo")
    }
    lines = [written[0] for written in alone.values() if written]
    head = ("alone", "games", "stars", "CPU ms a decision", "asked", "")
    written = table("Rolling Realms, alone", head, lines)
    pairs = match_lines(section(told, "realms"), games, kept)
    written += table("Rolling Realms, two seats", MATCH_HEAD, pairs)
    if beam and (seen := kept.lines(beam, games, partial(beam_cells, beam))):
        written += hindsight(seen[0], {bot: found[1] for bot, found in alone.items() if found})
    return written


def beam_cells(beam: Told) -> Lines:
    """Give what known dice allow: stars on average, with their interval, and in how many games."""
    stars = scaled(beam.points())
    return [[f"{stars.value:.2f}", plus_minus(stars, 2), f"{beam.games:,}"]]


def hindsight(seen: list[str], first: dict[str, list[str]]) -> list[str]:
    """Write how much of what known dice allow is reached, on the same dice."""
    most, shown, many = seen
    lines = [
        [bot, games, reached, f"{percent(float(reached) / float(most))} %"]
        for bot, (reached, games) in first.items()
    ]
    note = (
        f"A beam of width {BEAM_WIDTH} that knows all rolls of a round; {many} games of the rows "
        "above."
    )
    title = f"Rolling Realms beside known dice: {shown} stars"
    return [*table(title, ("alone", "games", "stars", "of the beam"), lines), note, ""]


def thinking(rows: Sequence[Row]) -> list[str]:
    """Say which bots these are: presets, weights, rules, code."""
    weights: dict[str, str] = {}
    for source in first_sources(rows):
        found = fingerprint(source.question)["weights"]
        assert isinstance(found, dict)
        weights |= found
    lines = [
        "## Which bots these are",
        "",
        *(f"- {level} of Dice Forge: `{preset}`" for level, preset in PRESETS.items()),
        *(f"- weights `{name}`: {digest}" for name, digest in sorted(weights.items())),
        *(
            f"- {name}: rules {game(name).rules}, code that thinks {code_of(name)}, "
            f"bots {', '.join(bot_names(name))}"
            for name in (FORGE, REALMS)
        ),
        "",
    ]
    return lines


def first_sources(rows: Sequence[Row]) -> list[Source]:
    return [row.sources[0] for row in rows]


def surroundings() -> list[str]:
    """Say what the machine was."""
    lines = [f"- {name}: {value}" for name, value in machine.describe().items()]
    busy = f"- other jobs in the last minute: {machine.other_jobs():.1f}"
    return ["## Machine", "", *lines, busy]
