"""Finding puzzles in games of bots, and proving them.

A game is played; every decision is weighed a little. Where one option stands out and the greedy bot
takes another, it is weighed for long; then it is played out against every other option, both with
the same dice, until the margin is sure or the puzzle is none. At last all levels of bots try it.

What is found in a game follows from its number alone, so that work can be spread and gone on with.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from typing import Any, Final

from grani.bots import make_bot, weigh
from grani.bots.bot import Bot
from grani.bots.weighing import Verdict
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import Dice, mix
from grani.core.registry import game as registered, role
from grani.puzzles.explaining import GREEDY
from grani.puzzles.puzzle import LEVELS, Judged, Puzzle, id_of
from grani.review.scales import DEEP, Speed, speed_of
from grani.review.story import PHASES
from grani.review.worth import Lens

TASK: Final = "grani.puzzles.making:found_in"
FEWEST_OPTIONS: Final = 3
"""Who chooses one of two finds it half of the time."""


@dataclass(frozen=True)
class Demands:
    """What makes a puzzle; a game's review module can have its own (``PUZZLES``)."""

    margin: float = 0.05
    """What every other option must cost, as worths are counted."""
    sure: float = 3.0
    """By so many standard errors the cost must be more than ``floor``."""
    floor: float = 0.02
    lowest: float = 0.12
    highest: float = 0.93
    """Between these the answer's worth must be: what is decided is no puzzle."""
    glance: int = 300
    """Tries at every decision of a game."""
    tries: int = 8000
    """Tries at those that may become puzzles."""
    blocks: int = 10
    each: int = 24
    rounds: int = 10
    """Play-outs: so many comparisons of so many completions, so many times at most."""
    asked: int = 9
    """How often a bot that draws lots is asked."""
    most: int = 2
    """Puzzles of one game, at most."""


def demands_of(game: str) -> Demands:
    """Give what makes a puzzle of a game."""
    own: dict[str, Any] = getattr(role(game, "review"), "PUZZLES", {})
    return replace(Demands(), **own)


@dataclass(frozen=True)
class Wish:
    """What to look for puzzles in: JSON data says the same."""

    game: str
    seats: int
    setup: str
    theme: str
    """The kind of table, as a theme."""
    player: str = "hard"
    seed: int = 1


def found_in(what: object, numbers: Sequence[int]) -> list[dict[str, Any]]:
    """Look through some games; give of each its number and its puzzles. A task of runners."""
    assert isinstance(what, dict)
    wish = Wish(**what)
    return [
        {"number": number, "puzzles": [one.data() for one in puzzles_in(wish, number)]}
        for number in numbers
    ]


def puzzles_in(wish: Wish, number: int) -> list[Puzzle]:
    """Play one game and give the puzzles in it: of each sort of decision one at most."""
    demands = demands_of(wish.game)
    found: dict[str, Puzzle] = {}
    for step, state, seat in _decisions(wish, number):
        if len(found) == demands.most:
            break
        seed = _word(wish.seed, number, step)
        sort = _sort(state, seat, demands, seed)
        if sort and sort not in found:
            origin = {**asdict(wish), "number": number, "step": step}
            puzzle = proven(state, seat, demands, _lens(state, demands, seed), origin)
            if puzzle is not None:
                found[sort] = puzzle
    return list(found.values())


def proven(
    state: State, seat: int, demands: Demands, lens: Lens, origin: dict[str, object]
) -> Puzzle | None:
    """Weigh a decision for long and play out what comes near; None if no option is clearly best."""
    verdicts = _weighed(state, seat, demands.tries, lens.seed_of(1))
    first, rest = verdicts[0], verdicts[1:]
    if not _stands_out(verdicts, demands) or _choice(GREEDY, state, seat) == first.action:
        return None
    judged = [Judged(first.action, 0.0, 0.0, 0)]
    for verdict in sorted(rest, key=lambda one: -one.win):
        cost = _compared(state, seat, first.action, verdict.action, demands, lens)
        if cost is None:
            return None
        judged.append(cost)
    position = state.position()
    made = {
        **origin,
        "rules": state.game.rules,
        "tries": demands.tries,
        "margin": demands.margin,
        "sure": demands.sure,
    }
    answer, *others = judged
    return Puzzle(
        id_of(position),
        state.game_id(),
        seat,
        position,
        first.win,
        (answer, *sorted(others, key=lambda one: one.cost)),
        _missed(state, seat, answer.action, demands),
        tuple(_themes(state, seat, answer.action, str(origin["theme"]))),
        made,
    )


# ---------------------------------------------------------------------- where to look


def _decisions(wish: Wish, number: int) -> Iterator[tuple[int, State, int]]:
    """Play a game of bots; give every decision with a choice among several."""
    game = registered(wish.game)
    state = game.new(wish.seats, wish.setup or None)
    dice = Dice(_word(wish.seed, number, 0))
    bots = [make_bot(wish.player, wish.game, 0) for _ in range(wish.seats)]
    for seat, bot in enumerate(bots):
        bot.begin(_word(wish.seed, number, 1 + seat) & 0x3FFFFFFF)
    step = 0
    while state.actor != OVER:
        seat = int(state.actor)
        if seat == CHANCE:
            state.fall(dice)
            continue
        step += 1
        if len(state.legal(seat)) >= FEWEST_OPTIONS:
            yield step, state, seat
        state.play(bots[seat].choose(state, seat), seat)


def _sort(state: State, seat: int, demands: Demands, seed: int) -> str:
    """Give what a decision is about if it may become a puzzle; '' if it may not."""
    verdicts = _weighed(state, seat, demands.glance, seed)
    if not _stands_out(verdicts, demands):
        return ""
    if _choice(GREEDY, state, seat) == verdicts[0].action:
        return ""
    return _about(state, seat, verdicts[0].action)


def _stands_out(verdicts: list[Verdict], demands: Demands) -> bool:
    first = verdicts[0].win
    second = max(one.win for one in verdicts[1:])
    is_open = demands.lowest <= first <= demands.highest
    return is_open and first - second >= demands.margin


# ---------------------------------------------------------------------- proof


def _lens(state: State, demands: Demands, seed: int) -> Lens:
    speed: Speed = speed_of(state.game_id(), DEEP)
    return Lens(state, replace(speed, blocks=demands.blocks, each=demands.each), seed)


def _weighed(state: State, seat: int, tries: int, seed: int) -> list[Verdict]:
    weighing = weigh(state.clone(), seat, seed & 0x3FFFFFFF)
    while weighing.tries < tries and not weighing.is_done:
        weighing.go_on()
    return weighing.verdicts()


def _compared(
    state: State, seat: int, answer: int, other: int, demands: Demands, lens: Lens
) -> Judged | None:
    """Play out two options until one is surely worse by enough; None if it is not."""
    better, worse = (_after(state, action, seat) for action in (answer, other))
    total, squares = 0.0, 0.0
    for done in range(1, demands.rounds + 1):
        (found,) = lens.compare([better], worse, seat, other * 100 + done, since=state)
        total += found.lead * lens.scale
        squares += (found.spread * lens.scale) ** 2
        mean, spread = total / done, sqrt(squares) / done
        if mean - demands.sure * spread > demands.floor and mean >= demands.margin:
            return Judged(other, mean, spread, done * demands.blocks * demands.each)
        if mean + spread < demands.margin:
            return None
    return None


def _after(state: State, action: int, seat: int) -> State:
    after = state.clone()
    after.play(action, seat)
    return after


# ---------------------------------------------------------------------- how hard, and about what


def _missed(state: State, seat: int, answer: int, demands: Demands) -> dict[str, float]:
    """Give how often each level misses the answer, and the greedy bot."""
    missed = {}
    for name in (GREEDY, *LEVELS):
        wrong = sum(
            _choice(name, state, seat, seed) != answer for seed in range(1, demands.asked + 1)
        )
        missed[name] = round(wrong / demands.asked, 2)
    return missed


def _choice(name: str, state: State, seat: int, seed: int = 1) -> int:
    bot: Bot = make_bot(name, state.game_id(), seed)
    bot.begin(seed)
    return int(bot.choose(state, seat))


def _themes(state: State, seat: int, answer: int, table: str) -> Iterator[str]:
    yield table
    yield _about(state, seat, answer)
    view: Mapping[str, Any] = state.view(seat)
    yield PHASES[min(2, (view["round"] - 1) * 3 // view["rounds"])]


def _about(state: State, seat: int, action: int) -> str:
    """Name the sort of a decision, as reviews do."""
    prompt = state.prompt(seat)
    assert prompt is not None, "somebody is asked"
    option = next(one for one in prompt.options if one.action == action)
    sort_of = getattr(role(state.game_id(), "review"), "sort_of", None)
    return str(sort_of(prompt, option)) if sort_of else prompt.kind


def _word(*numbers: int) -> int:
    """Make one seed of several numbers; neighbours have nothing in common."""
    word = 0
    for number in numbers:
        word = int(mix((word * 31 + number) & 0xFFFFFFFF))
    return word
