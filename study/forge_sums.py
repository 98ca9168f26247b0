"""Games of Dice Forge, line by line, as sums: whatever their page tells comes from here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from study.forge import (
    BY_EFFECT,
    EXTRAS,
    FORGED,
    GLORY_PARTS,
    PASSED,
    PERFORMED,
    RATED,
    ROUNDS,
    WIN_PARTS,
)
from study.lines import Line
from study.sums import Ratio, Sums

GROUPS: Final = 20
"""Groups of games that are left out one by one where a number is worked out of several."""
OPENING: Final = 2
"""Rounds that an opening has."""
FACE, FEAT = "face", "feat"
Lines = Callable[[], Iterable[Line]]


class Averages:
    """What each seat has on average: an opening is measured against its seat."""

    def __init__(self, lines: Iterable[Line], seats: int) -> None:
        self.wins = [Ratio() for _ in range(seats)]
        self.scores = [Ratio() for _ in range(seats)]
        self.surprises = [Ratio() for _ in range(seats)]
        for line in lines:
            for seat in range(seats):
                self.wins[seat].add(line["wins"][seat])
                self.scores[seat].add(line["scores"][seat])
                self.surprises[seat].add(surprise(line, seat))


class ForgeSums:
    """The sums of a configuration, and in groups those that paying back is worked out of."""

    def __init__(self, averages: Averages) -> None:
        self.averages = averages
        self.all = Sums()
        self.groups = [Sums() for _ in range(GROUPS)]

    def take(self, line: Line) -> None:
        """Take in one game."""
        group = self.groups[line["n"] % GROUPS]
        for part in (self._results, self._rounds, self._items, self._opening, self._judged):
            part(line, self.all)
        self._sets(line, self.all)
        self.all.end_game()
        self._paying(line, group)
        group.end_game()

    def _results(self, line: Line, sums: Sums) -> None:
        scores, wins = line["scores"], line["wins"]
        for seat, score in enumerate(scores):
            sums.add(("win", seat), wins[seat])
            sums.add(("score", seat), score)
            sums.add(("score",), score)
        ranked = sorted(scores)
        sums.add(("margin",), ranked[-1] - ranked[-2])
        sums.add(("tie",), float(ranked[-1] == ranked[-2]))
        sums.add(("decisions",), line["decisions"])
        sums.add(("winner",), ranked[-1])
        sums.add(("ousted",), sum(line["ousted"]), len(scores))

    def _rounds(self, line: Line, sums: Sums) -> None:
        for seat in range(len(line["scores"])):
            for number in range(ROUNDS):
                at = number + 1
                done = line["actions"][seat][number]
                acts = done[FORGED] + done[PERFORMED] + done[PASSED]
                for what in (FORGED, PERFORMED, PASSED):
                    sums.add(("action", what, at), done[what], acts)
                sums.add(("extra", at), done[EXTRAS])
                sums.add(("rolls", at), line["rolls"][seat][number])
                for resource, amount in enumerate(line["income"][seat][number]):
                    sums.add(("income", resource, at), amount)
                for where, amount in enumerate(line["glory"][seat][number]):
                    sums.add(("glory", where, at), amount)
                    sums.add(("glory", where), amount, 1.0 if number == 0 else 0.0)

    def _items(self, line: Line, sums: Sums) -> None:
        """What was bought: by whom, when, what it added, and how the buyers fared."""
        takers: dict[tuple[str, int], set[int]] = {}
        for seat, at, via, is_feat, which, _, _, added, added_win, base in line["buys"]:
            item = (FEAT if is_feat else FACE, which)
            takers.setdefault(item, set()).add(seat)
            sums.add(("when", *item, at), 1.0, 0.0)
            if added is None or via == BY_EFFECT:
                continue
            turned = lead_of(line, seat) - base / GLORY_PARTS
            sums.add(("added", *item), added / GLORY_PARTS)
            sums.add(("added", *item, at), added / GLORY_PARTS)
            sums.add(("added win", *item), added_win / WIN_PARTS)
            sums.add(("turned", *item), turned)
            sums.add(("added by round", item[0], at), added / GLORY_PARTS)
        seats = range(len(line["scores"]))
        for feat in line["sets"]:
            takers.setdefault((FEAT, feat), set())
        for item, who in takers.items():
            sums.add(("taken", *item), len(who), len(seats))
            others = [seat for seat in seats if seat not in who]
            if not who or not others:
                continue
            scores = line["scores"]
            mine, theirs = mean([scores[s] for s in who]), mean([scores[s] for s in others])
            sums.add(("paired", *item), mine - theirs)
            for seat in who:
                sums.add(("paired win", *item), line["wins"][seat] - 1 / len(seats))

    def _opening(self, line: Line, sums: Sums) -> None:
        """The first things bought, measured against the seat, and against what was expected."""
        for seat, score in enumerate(line["scores"]):
            bought = [buy for buy in line["buys"] if buy[0] == seat]
            found: list[tuple[str, object]] = []
            faces = [buy for buy in bought if not buy[3]]
            feats = [buy for buy in bought if buy[3]]
            if faces:
                found.append((FACE, faces[0][4]))
            if feats:
                found.append((FEAT, feats[0][4]))
                sums.add(("first feat at",), feats[0][1])
            turns = tuple(
                tuple((FEAT if buy[3] else FACE, buy[4]) for buy in bought if buy[1] == at)
                for at in range(1, OPENING + 1)
            )
            found.append(("opening", turns))
            for sort, what in found:
                key = ("first", sort, what)
                sums.add((*key, "chosen"), 1.0)
                sums.add((*key, "glory"), score - self.averages.scores[seat].value)
                sums.add((*key, "win"), line["wins"][seat] - self.averages.wins[seat].value)
                usual = self.averages.surprises[seat].value
                sums.add((*key, "unexpected"), surprise(line, seat) - usual)

    def _judged(self, line: Line, sums: Sums) -> None:
        """How far the judge could be trusted, and how early it knew who would win."""
        for seat, at, lead, win in line["prospects"]:
            sums.add(("unexpected", at), lead_of(line, seat) - lead / GLORY_PARTS)
            if 2 * win >= WIN_PARTS and len(line["scores"]) == 2:
                sums.add(("favourite", at), line["wins"][seat])

    def _sets(self, line: Line, sums: Sums) -> None:
        """What a game was like with a set in it."""
        ranked = sorted(line["scores"])
        for key in [("any",), *(("set", feat) for feat in line["sets"])]:
            sums.add((*key, "score"), sum(line["scores"]), len(line["scores"]))
            sums.add((*key, "first"), line["wins"][0])
            sums.add((*key, "margin"), ranked[-1] - ranked[-2])
            sums.add((*key, "decisions"), line["decisions"])

    def _paying(self, line: Line, sums: Sums) -> None:
        """What faces cost and bring, and what resources are worth."""
        for at, *added in line["rates"]:
            for resource, more in zip(RATED, added, strict=True):
                if more is not None:
                    sums.add(("rate", resource, at), more / GLORY_PARTS)
        for _, at, via, is_feat, which, price, replaced, _, _, _ in line["buys"]:
            if not is_feat and via != BY_EFFECT and replaced >= 0:
                sums.add(("bought", which, at), 1.0, 0.0)
                sums.add(("price", which), price)
                sums.add(("over", which, replaced), 1.0, 0.0)
                sums.add(("at", which), at)
        for shown in line["faces"]:
            for face, (times, *brought) in shown.items():
                for resource, amount in zip(RATED, brought, strict=True):
                    sums.add(("brings", int(face), resource), amount, times)
        for rolls in line["rolls"]:
            for number, count in enumerate(rolls):
                sums.add(("rolls", number + 1), count / 2)


def read_sums(lines: Lines, seats: int) -> ForgeSums:
    """Read games twice: for the averages of seats, then for everything else."""
    sums = ForgeSums(Averages(lines(), seats))
    for line in lines():
        sums.take(line)
    return sums


def surprise(line: Line, seat: int) -> float:
    """Give the lead at the end beyond what the judge expected before the seat's first action."""
    expected = next(found[2] for found in line["prospects"] if found[0] == seat)
    return float(lead_of(line, seat) - expected / GLORY_PARTS)


def lead_of(line: Line, seat: int) -> int:
    """Give by how much a seat was ahead of its best rival at the end."""
    scores = line["scores"]
    return int(scores[seat] - max(score for s, score in enumerate(scores) if s != seat))


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)
