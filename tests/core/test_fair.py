"""Fair dice: the same for everybody, without favour, and any tampering shows."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from grani.core import fair
from grani.core.contract import CHANCE
from grani.core.reading import RecordError
from grani.core.record import Record, load_record
from grani.core.registry import game as registered
from grani.core.signature import Signer

BROWSERS = Path(__file__).parent / "fair-game.json"
SEED = bytes(range(32))
SECRET = bytes(range(32, 64))
SIGNER = Signer(SECRET)
ROOM = "ABCDEF"
SHARES = [hashlib.sha256(bytes([seat])).hexdigest() for seat in range(4)]


def agreed(record: Record, seed: bytes = SEED, opened: str = "open open") -> fair.Sealed:
    """What seats agree on before the game: each is ``open``, ``late``, ``silent`` or a bot."""
    promise = fair.commitment(seed, SIGNER.public)
    words = opened.split()
    hashes = [
        fair.share_hash(ROOM, promise, seat, SHARES[seat]) if word in ("open", "late") else "-"
        for seat, word in enumerate(words)
    ]
    terms = fair.Terms(
        room=ROOM,
        commitment=promise,
        game=record.game,
        rules=record.rules,
        setup=record.setup,
        seats=tuple(record.seats),
        players=tuple(fair.PERSON if word in HUMAN else word for word in words),
        hashes=tuple(hashes),
    )
    shares = [SHARES[seat] if word == "open" else "-" for seat, word in enumerate(words)]
    return fair.Sealed(terms, tuple(shares))


HUMAN = ("open", "late", "silent")


def played(
    name: str, opened: str = "open open", seed: bytes = SEED, is_old: bool = False
) -> Record:
    """A whole game in which every seat takes its first option and the dice are fair."""
    return copy.deepcopy(_played(name, opened, seed, is_old))


@cache
def _played(name: str, opened: str, seed: bytes, is_old: bool) -> Record:
    game = registered(name)
    seats = len(opened.split())
    record = Record.of(game, game.setup_data(seats), [f"S{seat}" for seat in range(seats)])
    sealed = None if is_old else agreed(record, seed, opened)
    key = seed if sealed is None else sealed.key(seed)
    state = record.start()
    rolled = 0
    while not state.is_over:
        mover = int(state.actor)
        if mover == CHANCE:
            action = fair.pick(key, rolled, state.legal(mover))
            rolled += 1
        else:
            action = state.legal()[0]
        state.apply(action)
        record.add(action)
    fair.stamp(record, seed, sealed, is_over=True, signer=Signer(SECRET))
    return record


@pytest.mark.parametrize("name", ["dice-forge", "rolling-realms"])
@pytest.mark.parametrize("is_old", [False, True])
def test_an_honest_record_is_fair(name: str, is_old: bool) -> None:
    record = played(name, is_old=is_old)
    assert fair.check(record) > 20
    again = load_record(record.dump())
    assert fair.judge(again) == fair.judge(record)
    verdict = fair.judge(again)
    assert verdict.scheme == ("hmac-sha256-1" if is_old else "hmac-sha256-2")
    assert verdict.is_finished
    assert not verdict.is_confirmed


def test_the_verdict_says_whose_shares_are_in_the_dice() -> None:
    verdict = fair.judge(played("dice-forge", "open late silent greedy"))
    assert (verdict.own, verdict.late, verdict.silent) == ((0,), (1,), (2,))


def test_the_game_that_the_browser_checks_is_fair() -> None:
    """``web/tests/study/fair.test.ts`` judges the same file, and must come to the same verdict."""
    verdict = fair.judge(load_record(BROWSERS.read_bytes()))
    assert (verdict.own, verdict.late, verdict.silent) == ((0,), (1,), (2,))
    assert (verdict.rolled, verdict.is_finished) == (63, True)


def test_outcomes_follow_the_recipe_that_is_written_down() -> None:
    for number in (0, 1, 77):
        message = number.to_bytes(8, "big") + bytes(4)
        word = int.from_bytes(hmac.new(SEED, message, hashlib.sha256).digest(), "big")
        assert fair.below(SEED, number, 6) == word % 6


def test_a_checker_written_from_the_page_agrees() -> None:
    """The recipe of ``docs/fair-dice.md``, once more, with nothing of ours."""
    data = json.loads(played("dice-forge", "open late greedy").dump())
    tags = data["tags"]
    seed = bytes.fromhex(tags["seed"])
    inner = hashlib.sha256(seed).hexdigest()
    promise = hashlib.sha256(f"grani dice 2\n{inner}\n{tags['signer']}".encode()).hexdigest()
    assert promise == tags["commitment"]
    terms = {name: data[name] for name in ("game", "rules", "setup", "seats")}
    terms |= {"scheme": tags["fair"], "room": tags["room"], "commitment": tags["commitment"]}
    terms |= {"players": tags["players"].split(), "hashes": tags["hashes"].split()}
    text = json.dumps(terms, sort_keys=True, separators=(",", ":"))

    def mac(key: bytes, message: str | bytes) -> bytes:
        raw = message.encode() if isinstance(message, str) else message
        return hmac.new(key, raw, hashlib.sha256).digest()

    shares = tags["shares"].split()
    used = [
        mac(seed, f"share\n{seat}\n{text}").hex() if share == "-" else share
        for seat, share in enumerate(shares)
    ]
    key = mac(seed, f"{text}\n{' '.join(used)}")
    head = hashlib.sha256(f"{text}\n{' '.join(shares)}".encode()).digest()
    assert head.hex() == tags["start"]
    rolled = 0
    for step, action in zip(data["course"], data["actions"], strict=True):
        if step.startswith("-1:"):
            outcomes: list[int] = []
            for run in step[3:].split(","):
                low, _, high = run.partition("-")
                outcomes += range(int(low), int(high or low) + 1)
            word = int.from_bytes(mac(key, rolled.to_bytes(8, "big") + bytes(4)), "big")
            assert outcomes[word % len(outcomes)] == action
            rolled += 1
        head = hashlib.sha256(head + f"{step} {action}".encode()).digest()
    assert head.hex() == tags["chain"]
    assert rolled > 20


def test_every_share_counts_and_so_does_what_is_played() -> None:
    record = played("dice-forge", "open late silent greedy")
    sealed = fair.sealed_of(record)
    terms = sealed.terms
    others = [
        replace(sealed, shares=(SHARES[1], *sealed.shares[1:])),
        replace(sealed, shares=("-", *sealed.shares[1:])),
        *(
            replace(sealed, terms=other)
            for other in (
                replace(terms, room="ABCDEG"),
                replace(terms, rules="other"),
                replace(terms, setup={**terms.setup, "more": 1}),
                replace(terms, seats=("S1", "S0", "S2", "S3")),
                replace(terms, players=(*terms.players[:3], "random")),
                replace(terms, hashes=(terms.hashes[1], terms.hashes[0], "-", "-")),
            )
        ),
    ]
    keys = {one.key(SEED) for one in [sealed, *others]}
    assert len(keys) == len({one.start() for one in [sealed, *others]}) == 1 + len(others)
    assert sealed.key(bytes(32)) not in keys


def test_a_share_fits_one_seat_of_one_room() -> None:
    promise = fair.commitment(SEED, SIGNER.public)
    hashes = {
        fair.share_hash(room, promised, seat, SHARES[0])
        for room in (ROOM, "ABCDEG")
        for promised in (promise, fair.commitment(bytes(32), SIGNER.public))
        for seat in (0, 1)
    }
    assert len(hashes) == 8


def test_every_outcome_is_as_likely_as_any_other() -> None:
    counts = Counter(fair.below(SEED, number, 6) for number in range(12_000))
    assert set(counts) == set(range(6))
    # Six standard deviations: fails once in half a billion seeds, and this one is fixed.
    assert all(abs(count - 2000) < 6 * 41 for count in counts.values())


def test_words_past_the_last_whole_multiple_are_drawn_again() -> None:
    count = (1 << 255) + 1
    for number in range(20):
        assert 0 <= fair.below(SEED, number, count) < count


def test_the_seed_is_not_in_a_record_that_goes_on() -> None:
    record = played("dice-forge")
    sealed = fair.sealed_of(record)
    record.tags.clear()
    fair.stamp(record, SEED, sealed, is_over=False)
    assert not {"seed", "chain", "signer", "signature"} & set(record.tags)
    with pytest.raises(fair.Unfair, match="not revealed"):
        fair.check(record)


@pytest.mark.parametrize("is_old", [False, True])
@pytest.mark.parametrize(
    ("tag", "value", "reason"),
    [
        ("seed", bytes(32).hex(), "not the one that was committed"),
        ("seed", "abc", "not 32 bytes"),
        ("seed", SEED[:31].hex(), "not 32 bytes"),
        ("commitment", "0" * 64, "not the one that was committed"),
        ("fair", "loaded-dice", "unknown"),
    ],
)
def test_tags_that_do_not_fit(tag: str, value: str, reason: str, is_old: bool) -> None:
    record = played("dice-forge", is_old=is_old)
    record.tags[tag] = value
    with pytest.raises(fair.Unfair, match=reason):
        fair.check(record)


def test_another_seed_with_its_own_commitment_does_not_fit_the_dice() -> None:
    record = played("dice-forge", is_old=True)
    fair.stamp(record, bytes(32), None, is_over=True)
    with pytest.raises(fair.Unfair, match="but the seed gives"):
        fair.check(record)


@pytest.mark.parametrize("is_old", [False, True])
def test_a_die_that_was_turned_over_shows(is_old: bool) -> None:
    record = played("dice-forge", is_old=is_old)
    state = record.start()
    for number in record.steps(state):
        outcomes = state.legal(int(CHANCE)) if state.actor == CHANCE else []
        if len(outcomes) > 1:
            other = next(one for one in outcomes if one != record.actions[number])
            record.actions[number] = other
            break
    record.cut(number + 1)
    with pytest.raises(fair.Unfair, match=f"action {number + 1} "):
        fair.check(record)


# ---------------------------------------------------------------------- tampering


def changes(data: Any) -> Iterator[tuple[str, Any]]:
    """Every way to change one single thing of JSON data: change, leave out, double, swap."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield f".{key} gone", {name: one for name, one in data.items() if name != key}
            for where, changed in changes(value):
                yield f".{key}{where}", {**data, key: changed}
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield f"[{i}] gone", [*data[:i], *data[i + 1 :]]
            yield f"[{i}] doubled", [*data[:i], value, *data[i:]]
            if i and data[i - 1] != value:
                yield f"[{i}] swapped", [*data[: i - 1], value, data[i - 1], *data[i + 1 :]]
            for where, changed in changes(value):
                yield f"[{i}]{where}", [*data[:i], changed, *data[i + 1 :]]
    elif isinstance(data, bool):
        yield " turned", not data
    elif isinstance(data, int):
        yield " + 1", data + 1
        yield " - 1", data - 1
    elif isinstance(data, str):
        yield " longer", data + "0"
        yield " shorter", data[:-1]
        yield " other", ("1" if data[:1] == "0" else "0") + data[1:]
        if data.upper() != data:
            yield " in capitals", data.upper()


@pytest.mark.parametrize("name", ["dice-forge", "rolling-realms"])
def test_any_single_change_of_a_record_shows(name: str) -> None:
    data = played(name, "open late").to_json()
    tried = 0
    for where, changed in changes(data):
        tried += 1
        if where.startswith((".actions", ".course")) and tried % 7:
            continue  # Each is a whole replay: some of the steps stand for all.
        try:
            record = load_record(json.dumps(changed))
            verdict = fair.judge(record)
        except (RecordError, fair.Unfair):
            continue
        assert not verdict.is_finished, where
    assert tried > 500


def others(record: Record) -> Iterator[Record]:
    """Whole games that differ from this one in a single decision."""
    state = record.start()
    options = {number: state.legal() for number in record.steps(state) if state.actor >= 0}
    for number, legal in reversed(options.items()):
        for option in legal:
            other = copy.deepcopy(record)
            other.actions[number] = option
            try:
                is_over = other.replay().is_over
            except RecordError:
                continue
            if is_over and option != record.actions[number]:
                yield other


def test_another_legal_decision_shows() -> None:
    """What the player chose last is changed into something that was just as legal."""
    record = played("dice-forge")
    other = next(others(record))
    with pytest.raises(fair.Unfair) as caught:
        fair.judge(other)
    assert caught.value.fault in ("chain", "course")
    known = record.tags["chain"]
    assert fair.judge(record, known=known).known == len(record.actions)
    other.course = []
    fair.stamp(other, SEED, fair.sealed_of(record), is_over=True)
    with pytest.raises(fair.Unfair, match="has not signed"):
        fair.judge(other)
    fair.stamp(other, SEED, fair.sealed_of(record), is_over=True, signer=Signer(bytes(32)))
    with pytest.raises(fair.Unfair, match="not the one that was committed"):
        fair.judge(other)
    fair.stamp(other, SEED, fair.sealed_of(record), is_over=True, signer=Signer(SECRET))
    assert fair.judge(other).is_finished, "the server itself could sign twice"
    with pytest.raises(fair.Unfair, match="another game"):
        fair.judge(other, known=known)


def test_nobody_but_the_signer_makes_another_game_under_a_promise() -> None:
    """Everybody knows the seed after the game, and can work out shares, start, course and chain."""
    honest = played("dice-forge")
    promised = honest.tags["commitment"]
    assert fair.judge(honest, promised).is_confirmed
    for forged in (played("dice-forge", "open silent"), next(others(honest))):
        assert forged.tags["commitment"] == promised
        forged.course = []
        fair.stamp(forged, SEED, fair.sealed_of(forged), is_over=True)
        for signature in (honest.tags["signature"], "", "0" * 4288, None):
            forged.tags.pop("signature", None)
            if signature is not None:
                forged.tags["signature"] = signature
            with pytest.raises(fair.Unfair) as caught:
                fair.judge(forged, promised)
            assert caught.value.fault == ("tag" if signature is None else "signature")


def test_a_forged_whole_game_has_another_commitment() -> None:
    honest = played("dice-forge")
    forged = played("dice-forge", seed=bytes(32))
    promised = honest.tags["commitment"]
    assert fair.judge(honest, promised).is_confirmed
    assert fair.judge(honest, f" {promised.upper()}\n").is_confirmed
    assert not fair.judge(forged).is_confirmed
    with pytest.raises(fair.Unfair, match="another game") as caught:
        fair.judge(forged, promised)
    assert caught.value.fault == "commitment"


def test_a_forged_game_with_the_promised_seed_but_other_shares() -> None:
    honest = played("dice-forge")
    forged = played("dice-forge", "open silent")
    assert forged.tags["commitment"] == honest.tags["commitment"]
    assert forged.actions != honest.actions
    with pytest.raises(fair.Unfair) as caught:
        fair.judge(forged, honest.tags["commitment"], honest.tags["start"])
    assert caught.value.fault == "head"


@pytest.mark.parametrize("is_old", [False, True])
@pytest.mark.parametrize("left", [0, 1, 0.5, -1])
def test_a_cut_record_is_unfinished(left: float, is_old: bool) -> None:
    record = played("dice-forge", is_old=is_old)
    count = int(left * len(record.actions)) if left == 0.5 else int(left) % len(record.actions)
    end = record.tags.get("chain", "")
    record.cut(count)
    verdict = fair.judge(record, known=end)
    assert (verdict.is_finished, verdict.steps, verdict.head) == (False, count, "")
    with pytest.raises(fair.Unfair) as caught:
        fair.check(record)
    assert caught.value.fault == "unfinished"


@pytest.mark.parametrize("lost", ["chain", "course", "half the course"])
def test_a_cut_record_is_unfinished_whatever_else_is_missing(lost: str) -> None:
    record = played("dice-forge")
    promised, end = record.tags["commitment"], record.tags["chain"]
    record.cut(len(record.actions) - 9)
    if lost == "chain":
        del record.tags["chain"]
    else:
        del record.course[len(record.course) // 2 if "half" in lost else 0 :]
    for known in ("", end):
        with pytest.raises(fair.Unfair) as caught:
            fair.check(record)
        assert caught.value.fault == "unfinished"
        assert not fair.judge(record, promised, known).is_finished


def test_a_whole_record_without_its_course_is_not_taken_for_a_cut_one() -> None:
    record = played("dice-forge")
    record.course = []
    with pytest.raises(fair.Unfair) as caught:
        fair.judge(record)
    assert caught.value.fault == "course"


def test_an_old_record_of_a_game_that_was_promised_anew_is_another_game() -> None:
    """Who knows the seed can make an old record of it; its commitment is of another kind."""
    promised = played("dice-forge").tags["commitment"]
    old = played("dice-forge", is_old=True)
    assert old.tags["commitment"] == hashlib.sha256(SEED).hexdigest()
    with pytest.raises(fair.Unfair, match="another game") as caught:
        fair.judge(old, promised)
    assert caught.value.fault == "commitment"
    old.tags["commitment"] = promised
    with pytest.raises(fair.Unfair) as caught:
        fair.judge(old, promised)
    assert caught.value.fault == "seed"


@pytest.mark.parametrize("is_old", [False, True])
@pytest.mark.parametrize("odd", ["\ud800", "é", "\u0661" * 64, ""], ids=ascii)
def test_odd_signs_in_tags_and_names_are_refused_in_a_sentence(odd: str, is_old: bool) -> None:
    honest = played("dice-forge", "open late", is_old=is_old)
    for tag in honest.tags:
        record = copy.deepcopy(honest)
        record.tags[tag] = odd
        with pytest.raises(fair.Unfair):
            fair.judge(record)
    if not is_old:
        honest.seats[0] = odd
        with pytest.raises(fair.Unfair):
            fair.judge(honest)


@pytest.mark.parametrize("share", ["-", "", "A" * 64, "0" * 63, "\u0661" * 64], ids=ascii)
def test_a_share_is_64_small_hexadecimal_letters(share: str) -> None:
    assert not fair.is_hash(share)
    assert not fair.is_hash(SHARES[0] + "\n")
    assert fair.is_hash(SHARES[0])


def test_tags_that_nothing_covers_are_named() -> None:
    record = played("dice-forge")
    assert fair.judge(record).loose == ()
    record.tags |= {"winner": "Mallory", "date": "yesterday"}
    assert fair.judge(record).loose == ("date", "winner")
    old = played("dice-forge", is_old=True)
    assert fair.judge(old).loose == ()
    old.tags["room"] = ROOM
    assert fair.judge(old).loose == ("room",), "nothing of an old record holds its room"


def test_names_that_look_odd_are_sealed_as_they_are() -> None:
    game = registered("dice-forge")
    record = Record.of(game, game.setup_data(2), ["Оле\u200dна 🎲", '"\\\t\x7f\u2028'])
    sealed = agreed(record)
    assert sealed.terms.text().isascii()
    assert json.loads(sealed.terms.text())["seats"] == record.seats
