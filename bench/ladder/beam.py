"""What the dice of Rolling Realms would have allowed: a beam over all rolls, known in advance.

A measuring tool, not a bot. After each turn the ends of all sheets in the beam are judged by the
network, and the best go on; what comes out is a lower bound of what hindsight could reach.
"""

from __future__ import annotations

from collections.abc import Sequence

from grani.arena.deals import STRIDE, Line
from grani.arena.question import Question
from grani.bots.realms_network import Network
from grani.bots.realms_turns import TurnSearch
from grani.bots.realms_weights import shipped
from grani.core.contract import CHANCE
from grani.core.dice import Dice
from grani.core.registry import game
from grani.rolling_realms.realms import REALMS
from grani.rolling_realms.sheet import Sheet
from grani.rolling_realms.table import CARDS, ROUNDS, TURNS, Table

Roll = tuple[int, int]
BEAM = "bench.ladder.beam:play_numbers"
BEAM_WIDTH = 600
"""Sheets that go on after each turn."""
TURN_WIDTH = 8
"""Sheets that are followed up within a turn."""


def play_numbers(what: object, numbers: Sequence[int]) -> list[Line]:
    """Look through games by their numbers: those that bots play alone with the same seed."""
    question = Question.from_json(what)
    lines = []
    for number in numbers:
        rounds = zip(*rolls_of(number, question.seed), strict=True)
        tenths = sum(hindsight(*each, BEAM_WIDTH, TURN_WIDTH) for each in rounds)
        lines.append({"n": number, "scores": [tenths], "wins": [1]})
    return lines


def rolls_of(number: int, seed: int) -> tuple[list[list[int]], list[list[Roll]]]:
    """Give realms and rolls of the three rounds of a solo game of a series."""
    table = game("rolling-realms").new(1, None)
    assert isinstance(table, Table)
    dice = Dice(seed * STRIDE + number)
    realms: list[list[int]] = []
    rolls: list[list[Roll]] = [[] for _ in range(int(ROUNDS))]
    while not table.is_over:
        if table.actor == CHANCE:
            table.fall(dice)
            continue
        if table.turn == 1:
            realms.append([int(table.realm(card)) for card in range(int(CARDS))])
        rolls[table.round - 1].append((int(table.rolled1), int(table.rolled2)))
        table.play(0, 0)
    return realms, rolls


def hindsight(realms: list[int], rolls: list[Roll], beam: int, width: int) -> int:
    """Give the tenths of a star that a beam reaches in a round whose rolls are known."""
    start = game("rolling-realms").new(1, {"realms": [*_names(realms), *["random"] * 6]})
    assert isinstance(start, Table)
    search = TurnSearch(Network(shipped()))
    search.begin(start)
    sheets: list[Sheet] = [start.sheets[0].clone()]
    for turn, (rolled1, rolled2) in enumerate(rolls, start=1):
        ends: dict[tuple[int, ...], tuple[int, Sheet]] = {}
        for sheet in sheets:
            sheet.start_turn(rolled1, rolled2)
            search.explore(sheet, turn, rolled1, rolled2, width)
            for n in range(search.count):
                end = search.sheets[n]
                key = (end.left, end.middle, end.right, end.hand, end.gained)
                if key not in ends:
                    ends[key] = (search.values[n], end.clone())
        best = sorted(ends.values(), key=lambda end: -end[0])[:beam]
        sheets = [sheet for _, sheet in best]
    search.desk.turn = TURNS
    return max(int(search.desk.tenths(sheet)) for sheet in sheets)


def _names(realms: list[int]) -> list[str]:
    return [REALMS[realm].name for realm in realms]
