"""Reviews: numbers add up exactly, luck is fair whatever the judge thinks, losses are told."""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest

from grani.bots import evaluator_for
from grani.bots.bot import RandomBot
from grani.bots.evaluator import Evaluator
from grani.cli.review_figures import Figures
from grani.cli.review_moments import moment_told
from grani.core.contract import CHANCE, State
from grani.core.dice import Dice
from grani.core.observer import Chronicle
from grani.core.playout import roll_on
from grani.core.record import Record, load_record
from grani.core.registry import game as registered
from grani.locales import language
from grani.review.career import Reviewed, career, essence
from grani.review.course import course, rolls, shares
from grani.review.keeping import FORMAT, Findings
from grani.review.outlook import Outlook
from grani.review.rolling_realms import happened, terms
from grani.review.scales import (
    DEEP,
    GRADES,
    LAST_TITLE,
    LEAST_TITLED,
    PARTS,
    QUICK,
    SPEEDS,
    STANDARD,
    TITLES,
    Speed,
    grade,
    title,
    titles_of,
)
from grani.review.story import Review, review
from grani.review.worth import Lens, worth
from tests.contract.games import Configuration
from tests.review.played import played

TINY = Speed("tiny", 6, 1, 8, 2, 2, 1, playouts=4)
"""Enough to be wrong, and exactly as wrong every time."""
LUCK_ALONE = Speed("luck", 6, 1, 1, 1, 1, 1)
RECORDS = sorted((Path(__file__).parents[1] / "lasting" / "records").glob("*.json"))
STEPS = 45
GAMES = 40
REVIEWED = [
    Configuration("dice-forge", 2, "introductory"),
    Configuration("dice-forge", 3, "goddess"),
    Configuration("rolling-realms", 1, "random"),
    Configuration("dice-forge", 2, "titans-random"),
    Configuration("rolling-realms", 2, "random"),
]


class Whims(Evaluator):
    """Judges by whatever comes to its mind: as bad as a judge can be."""

    def worth(self, state: State, mover: int) -> None:
        count = state.find(state.actor)
        word = sum(state.options[number] for number in range(count))
        for seat in range(state.seats):
            self.win[seat] = int(Dice(word * 31 + seat).below(1000)) / 1000
            self.lead[seat] = self.win[seat] - 0.5


def beginning(record: Record, steps: int = STEPS) -> Record:
    """Give the first steps of a game; the record stays as it is."""
    short = Record(record.game, record.rules, record.setup, record.seats)
    short.actions = record.actions[:steps]
    short.movers = record.movers[:steps]
    return short


@cache
def reviewed(kind: Configuration) -> Review:
    """Give the review of the beginning of a game; nobody may change it."""
    return review(beginning(played(kind, 5)), TINY, 1)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_luck_and_noise_add_up_to_the_curve_for_every_box(path: Path) -> None:
    told = course(beginning(load_record(path.read_text())), LUCK_ALONE, 3, decisions=False)
    for number, step in enumerate(told.steps, 1):
        for seat, before in enumerate(told.worth[number - 1].win):
            change = step.luck[seat] + step.lost[seat] + step.noise[seat]
            assert before + change == told.worth[number].win[seat]
        assert not any(step.luck) or step.seat == CHANCE


@pytest.mark.parametrize("kind", REVIEWED, ids=str)
def test_everything_adds_up_for_every_seat(kind: Configuration) -> None:
    told = reviewed(kind)
    assert sum(len(seat["grades"]) for seat in told["seats"])
    for seat in told["seats"]:
        sums = sum(seat[name] for name in ("start", "luck", "lost", "gifts", "noise"))
        assert sums == seat["end"]
        assert seat["adjusted"] == seat["end"] - seat["luck"]
        assert -seat["lost"] == sum(sort["loss"] for sort in seat["by_sort"].values())
        assert -seat["lost"] == sum(phase["loss"] for phase in seat["by_phase"].values())
        assert seat["decisions"] == sum(seat["grades"].values())
    if len(told["names"]) > 1:
        assert sum(seat["luck"] for seat in told["seats"]) == 0
        assert all(sum(worths) == told["parts"] for worths in told["worth"])


@pytest.mark.parametrize("kind", REVIEWED, ids=str)
def test_the_numbers_of_a_moment_belong_together(kind: Configuration) -> None:
    told = reviewed(kind)
    steps = told["steps"]
    for moment in told["moments"]:
        for seat, effect in enumerate(moment["effect"]):
            within = steps[moment["step"] - 1 : moment["last"]]
            noise = sum(step["noise"][seat] for step in within if "noise" in step)
            assert moment["before"][seat] + effect + noise == moment["after"][seat]
        if "choice" in moment:
            choice = moment["choice"]
            worths = {action: worth for action, worth, _ in choice["options"]}
            after = moment["after"][moment["seat"]]
            assert worths[choice["action"]] == after, "what was played stands on the curve"
            assert worths[choice["best"]] == after + choice["loss"]
            assert len(told["names"]) == 1 or after + choice["loss"] <= told["parts"]
            assert moment["effect"][moment["seat"]] == -choice["loss"]
        else:
            for side in ("played_out", "played_out_after"):
                assert len(moment[side]["win"]) == len(told["names"])


def test_reasons_of_a_sheet_are_its_cards_and_resources() -> None:
    record = played(REVIEWED[2], 5)
    for state in (record.replay(40), record.replay()):
        found = terms(state, 0)
        assert {"pumpkin", "heart", "coin"} <= set(found)
        cards = [value for name, value in found.items() if name.startswith("realm:")]
        assert len(cards) == (0 if state.is_over else 3)
        # What is there is told as it is, and not by what the judge makes of it.
        assert all(value == int(value) and 0 <= value <= 6 for value in cards)
        assert ("later" in found) is (not state.is_over)
    chronicle = Chronicle()
    state = record.start()
    state.observer = chronicle
    for _ in record.steps(state, len(record.actions)):
        pass
    scored = happened(chronicle.take(), 0)
    assert 0 < sum(scored.values()) <= state.scores()[0] / 10


def test_a_finished_game_ends_with_its_result() -> None:
    record = played(Configuration("rolling-realms", 1, "random"), 2)
    told = course(record, Speed("bare", 2, 0, 1, 1, 1, 0), 0, decisions=False)
    assert told.worth[-1].win == (told.state.scores()[0] * 100_000,)
    assert told.worth[-1].error == (0,)


@pytest.mark.parametrize("is_bad", [False, True], ids=["shipped", "bad"])
@pytest.mark.parametrize("name", ["dice-forge", "rolling-realms"])
def test_a_roll_is_a_fair_bet_whatever_the_judge_thinks(name: str, is_bad: bool) -> None:
    """Over everything that can land, the luck of one die is nothing, but for what is rounded."""
    start = registered(name).new(2, None)
    roll_on(start, Dice(4))
    bot, dice = RandomBot(3), Dice(8)
    found = 0
    widest = 0.0
    while found < 3:
        if start.actor != CHANCE:
            start.play(bot.choose(start, start.actor), start.actor)
            continue
        judge = Whims() if is_bad else evaluator_for(start)
        outlook = Outlook(judge, 6**4, bot, 0, False)
        outlook.look(start, 1)
        if outlook.exact:
            found += 1
            expected = outlook.win[0]
            outcomes = start.legal(int(CHANCE))
            landed = []
            for outcome in outcomes:
                after = start.clone()
                after.play(outcome, CHANCE)
                outlook.look(after, 2)
                landed.append(outlook.win[0] - expected)
            assert abs(sum(landed)) < 1e-9
            widest = max(widest, max(landed) - min(landed))
        start.fall(dice)
    assert widest > 0.001


@pytest.mark.parametrize("is_bad", [False, True], ids=["shipped", "bad"])
def test_luck_of_many_games_is_nothing_whatever_the_judge_thinks(is_bad: bool) -> None:
    """Where completions are drawn, luck is fair on average: within three standard errors."""
    found = []
    for number in range(GAMES):
        record = beginning(played(REVIEWED[0], 100 + number), 24)
        judge = Whims() if is_bad else None
        told = course(record, LUCK_ALONE, number, evaluator=judge, decisions=False)
        found.append(sum(step.luck[0] for step in told.steps) / PARTS)
    assert stdev(found) > 0.01
    assert abs(fmean(found)) < 3 * stdev(found) / sqrt(GAMES)


def test_the_draw_of_a_set_up_is_told_apart_from_the_dice_that_follow() -> None:
    record = played(Configuration("dice-forge", 2, "random"), 5)
    whole = course(beginning(record), LUCK_ALONE, 1, decisions=False)
    told = review(beginning(record, next(rolls(whole.steps))[-1].number), TINY, 1)
    drawn, rolled = told["moments"]
    assert (drawn["round"], drawn["step"], rolled["round"]) == (0, 1, 1)
    assert drawn["last"] + 1 == rolled["step"]
    said = moment_told(drawn, told, Figures(told, language("en")), language("en"))
    assert said[0].startswith("Set-up, step 1: luck of the draw, ")
    assert said[1].startswith("Nobody had decided anything yet")
    assert "order of play" in said[1]
    realms = {**told, "game": "rolling-realms"}
    said = moment_told(drawn, realms, Figures(told, language("en")), language("en"))
    assert "order of play" not in said[1], "all play at once there"
    assert {line["key"] for line in rolled["log"]} >= {"log-rolled"}
    assert not any(line["key"] == "log-rolled" for line in drawn["log"])


def test_a_roll_is_the_sum_of_its_dice() -> None:
    told = course(beginning(played(REVIEWED[0], 5)), LUCK_ALONE, 1, decisions=False)
    found = list(rolls(told.steps))
    assert found
    assert any(len(roll) > 1 for roll in found)
    for roll in found:
        first, last = roll[0].number - 1, roll[-1].number
        whole = told.worth[last].win[0] - told.worth[first].win[0]
        between = [step for step in told.steps[first:last] if step.seat != CHANCE]
        assert not any(step.asked for step in between)
        assert whole == sum(step.luck[0] for step in roll) + sum(s.noise[0] for s in between)


def test_equal_seeds_give_equal_reviews_and_others_do_not() -> None:
    record = beginning(played(REVIEWED[0], 5), 30)
    told = review(record, TINY, 1)
    assert review(record, TINY, 1) == told
    assert review(record, TINY, 2)["worth"] != told["worth"]


def test_play_at_random_loses_more_than_the_first_choice() -> None:
    kind = REVIEWED[0]
    start = kind.new()
    how = Speed("some", 12, 1, 60, 4, 6, 1)
    player = Lens(start, how).player
    lost = []
    for choose in (RandomBot(5), player):
        state, dice = start.clone(), Dice(3)
        record = Record.of(kind.game, kind.game.setup_data(2, kind.setup), kind.names())
        while len(record.actions) < 60 and not state.is_over:
            actor = int(state.actor)
            legal = state.legal()
            action = dice.pick(legal) if actor == CHANCE else int(choose.choose(state, actor))
            record.add(action)
            state.apply(action)
        told = course(record, how, 2)
        lost.append(sum(step.choice.loss for step in told.steps if step.choice))
        for step in told.steps:
            if step.choice and step.choice.loss:
                assert step.choice.best != step.choice.action
                assert {str(step.choice.best), str(step.choice.action)} <= set(step.choice.said)
    assert lost[0] > 4 * lost[1]


def test_forced_decisions_count_nothing() -> None:
    told = course(beginning(played(REVIEWED[0], 5)), TINY, 1)
    forced = [step for step in told.steps if step.seat != CHANCE and not step.asked]
    assert all(step.choice is None and not any(step.lost) for step in forced)


def test_what_one_loses_the_others_gain() -> None:
    assert shares(0, 1, (1, 2, 3)) == (0, 0, 0)
    assert shares(10, 0, (7,)) == (-10,)
    assert sum(shares(1000, 2, (333, 333, 1, 333))) == 0
    assert shares(10, 1, (0, 100)) == (10, -10)


def test_a_stopped_review_goes_on_where_it_was(tmp_path: Path) -> None:
    record = beginning(played(REVIEWED[0], 5), 30)
    path = tmp_path / "game.json.deep"
    whole = review(record, TINY, 1)

    def stop(number: int, found: object) -> None:
        findings.keep(number, found)
        if len(findings.known) > 20:
            raise KeyboardInterrupt

    findings = Findings(path, record, QUICK, 1)
    with pytest.raises(KeyboardInterrupt), findings:
        review(record, TINY, 1, known=findings.known, keep=stop)
    with path.open("a") as file:
        file.write('[99, {"cut o')
    again = Findings(path, record, QUICK, 1)
    assert len(again.known) == 21
    anew: list[int] = []
    told = review(record, TINY, 1, known=again.known, keep=lambda number, _: anew.append(number))
    assert told == whole
    assert anew
    assert not set(anew) & set(again.known)
    assert Findings(path, record, QUICK, 2).known == {}


@pytest.mark.parametrize(
    "line",
    ["5", "[[1], 2]", "[" * 3000, "[4, [[NaN], [0], [0]]]", "[4, [[1], [0]]]", '[5, {"loss": 1}]'],
)
def test_findings_that_are_damaged_end_there(tmp_path: Path, line: str) -> None:
    record = beginning(played(REVIEWED[0], 5), 12)
    path = tmp_path / "game.json.deep"
    with Findings(path, record, QUICK, 1) as findings:
        findings.keep(0, [[1], [0], [0]])
    with path.open("a") as file:
        file.write(f"{line}\n[8, [[1], [0], [0]]]\n")
    assert list(Findings(path, record, QUICK, 1).known) == [0]


def test_findings_of_an_older_version_are_made_anew(tmp_path: Path) -> None:
    record = beginning(played(REVIEWED[0], 5), 12)
    path = tmp_path / "game.json.deep"
    with Findings(path, record, QUICK, 1) as findings:
        findings.keep(0, [[1], [0], [0]])
    path.write_text(path.read_text().replace(FORMAT, "grani-findings-5"))
    with Findings(path, record, QUICK, 1) as findings:
        assert findings.known == {}
        findings.keep(2, [[1], [0], [0]])
    assert list(Findings(path, record, QUICK, 1).known) == [2]


def test_findings_never_write_through_a_link(tmp_path: Path) -> None:
    target = tmp_path / "letter"
    target.write_text("dear")
    (tmp_path / "game.json.deep").symlink_to(target)
    record = beginning(played(REVIEWED[0], 5), 12)
    with (
        pytest.raises(OSError, match="symbolic"),
        Findings(tmp_path / "game.json.deep", record, QUICK, 1),
    ):
        pass
    assert target.read_text() == "dear"


def test_a_crowd_is_looked_at_less_and_two_as_ever() -> None:
    standard = SPEEDS[STANDARD]
    assert standard.among(1) == standard.among(2) == standard
    looks = [standard.among(seats).tries for seats in range(2, 13)]
    assert looks == sorted(looks, reverse=True)
    assert standard.among(12).each == 2
    assert SPEEDS[DEEP].among(4) == SPEEDS[DEEP]
    start = registered("dice-forge").new(4, None)
    assert Lens(start, standard).speed == standard.among(4)


def test_play_outs_make_a_worth_surer() -> None:
    state = registered("dice-forge").new(2, None)
    roll_on(state, Dice(2))
    plain = worth(state, SPEEDS[QUICK], 1)
    sharp = worth(state, SPEEDS[QUICK], 1, playouts=150)
    assert sharp.error[0] < plain.error[0]
    assert sum(sharp.win) in range(999_999, 1_000_002)


def test_grades_and_titles_go_down() -> None:
    assert [grade(least) for _, least in GRADES[:-1]] == [name for name, _ in GRADES[:-1]]
    for limits in {
        titles_of(game, speed) for game in ("dice-forge", "rolling-realms") for speed in SPEEDS
    }:
        assert [title(most, 50, limits) for _, most in limits] == [name for name, _ in TITLES]
        assert title(1.0, 50, limits) == LAST_TITLE
        assert title(0.0, LEAST_TITLED, limits)
        assert not title(0.0, LEAST_TITLED - 1, limits)


def test_games_of_a_player_are_added_up() -> None:
    told = reviewed(REVIEWED[0])
    name = told["names"][1]
    games = [Reviewed(f"{n}.json", told, ("you", "medium")) for n in range(3)]
    found = career(games, name.upper())
    assert found["player"] == name
    (group,) = found["groups"]
    assert group["decisions"] == 3 * told["seats"][1]["decisions"]
    assert group["loss"] == pytest.approx(-3 * told["seats"][1]["lost"] / told["parts"])
    assert list(group["by_rival"]) == ["you"]
    assert group["games"] == 0, "unfinished games have no result"
    assert career(games, "nobody")["groups"] == []
    short = [Reviewed(one.path, essence(one.review), one.kinds) for one in games]
    assert career(short, name) == found, "a career needs little of a review"
