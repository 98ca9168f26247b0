"""Seeded dice: the same numbers in every build, fair, and able to go on where they were."""

from __future__ import annotations

import pytest

from grani.core.dice import Dice, mix, restore

# Written out once; the compiled and the interpreted build must both give them.
WORDS = {
    0: [2758603282, 1813249513, 2001280059, 4253578006],
    1: [3097932328, 1510697997, 1439440164, 2869412286],
    7: [2802539477, 1983833377, 2038113457, 3674559885],
    0x8000_0000: [2799677325, 1204179685, 3658636594, 1201561909],
    0x1_0000_0000: [504680214, 1485510232, 2768182324, 2987893097],
    0x8000_0000_0000_3039: [1889079155, 435165677, 3016331623, 4020529549],
    -1: [1096843199, 2826720068, 2362793836, 3060040503],
}
ROLLS = {
    0: "433636343564233465426322",
    1: "533561233332226653665431",
    7: "433626352536154263436623",
    0x8000_0000: "426234264334316153212361",
    0x1_0000_0000: "134523264416562444164135",
    0x8000_0000_0000_3039: "315654621215644141256666",
    -1: "244545632552552154423356",
}
MILLIONTH = 2_186_193_788

# 0.1 % of fair dice are further off than this, by degrees of freedom.
CHI_SQUARE = {1: 10.83, 2: 13.82, 5: 20.52, 6: 22.46, 9: 27.88, 12: 32.91, 99: 148.23}


@pytest.mark.parametrize("seed", WORDS, ids=hex)
def test_words_of_a_seed(seed: int) -> None:
    dice = Dice(seed)
    assert [dice.word() for _ in range(4)] == WORDS[seed]


@pytest.mark.parametrize("seed", ROLLS, ids=hex)
def test_rolls_of_a_seed(seed: int) -> None:
    dice = Dice(seed)
    assert "".join(str(dice.below(6) + 1) for _ in range(24)) == ROLLS[seed]


def test_the_millionth_word() -> None:
    dice = Dice(20_240_101)
    for _ in range(999_999):
        dice.word()
    assert dice.word() == MILLIONTH


def test_mixing_stays_within_a_word_and_loses_nothing() -> None:
    mixed = {mix(word) for word in (*range(50_000), *range(2**32 - 50_000, 2**32))}
    assert len(mixed) == 100_000
    assert all(0 <= word < 2**32 for word in mixed)


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 13, 100])
def test_rolls_are_uniform(sides: int) -> None:
    dice = Dice(sides)
    rolls = 60_000
    counts = [0] * sides
    for _ in range(rolls):
        counts[dice.below(sides)] += 1
    expected = rolls / sides
    assert sum((n - expected) ** 2 / expected for n in counts) < CHI_SQUARE[sides - 1]


def test_pairs_of_rolls_are_uniform() -> None:
    dice = Dice(36)
    counts = [0] * 100
    for _ in range(60_000):
        counts[10 * dice.below(10) + dice.below(10)] += 1
    assert sum((n - 600) ** 2 / 600 for n in counts) < CHI_SQUARE[99]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Dice(seed).below(6) for seed in range(60_000)]
    counts = [first.count(side) for side in range(6)]
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts) < CHI_SQUARE[5]


@pytest.mark.parametrize("n", [1, 2, 3 * 2**29, 2**31 - 1, 2**31])
def test_numbers_stay_below(n: int) -> None:
    dice = Dice(n)
    rolls = [dice.below(n) for _ in range(2_000)]
    assert min(rolls) >= 0
    assert max(rolls) < n
    assert len(set(rolls)) > 1 or n == 1


@pytest.mark.parametrize("seed", [-1, -(2**63), 2**64 - 1, 2**64, 2**200, 0])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    dice = Dice(seed)
    assert {dice.below(6) for _ in range(200)} == set(range(6))


def test_seeds_of_64_bits_all_count() -> None:
    starts = {tuple(Dice(1 << n).state()) for n in range(64)}
    assert len(starts) == 64
    assert Dice(5).state() == Dice(5 + 2**64).state()


def test_a_pick_is_one_of_the_options() -> None:
    dice = Dice(4)
    assert {dice.pick([3, 14, 159]) for _ in range(100)} == {3, 14, 159}


def test_a_clone_rolls_on_the_same_and_apart() -> None:
    dice = Dice(9)
    dice.word()
    clone = dice.clone()
    ahead = [clone.word() for _ in range(50)]
    assert [dice.word() for _ in range(50)] == ahead


def test_dice_go_on_from_their_written_state() -> None:
    dice = Dice(10)
    dice.word()
    words = dice.state()
    assert all(0 <= word < 2**32 for word in words)
    ahead = [dice.word() for _ in range(50)]
    again = restore(words)
    assert again.state() == words
    assert [again.word() for _ in range(50)] == ahead


@pytest.mark.parametrize(
    "words",
    [
        [],
        [1, 2, 3],
        [1, 2, 3, 4, 5],
        [0, 0, 0, 0],
        [-1, 2, 3, 4],
        [1, 2, 3, 2**32],
        [2**70, 1, 1, 1],
    ],
)
def test_a_state_that_cannot_be_is_refused(words: list[int]) -> None:
    with pytest.raises(ValueError, match="four words"):
        restore(words)
