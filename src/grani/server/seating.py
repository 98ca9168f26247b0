"""Who may sit where: each command gives the seats as they would be, or a refusal.

Nothing is changed here: the room commits what is given, and then it holds.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from grani.core.reading import did_you_mean
from grani.locales import LANGUAGES, language
from grani.server import wire
from grani.server.errors import Refusal
from grani.server.host_bots import HostBot, known_bots
from grani.server.names import NAMELESS, apart, bot_name, is_unseen, person_name, tidy
from grani.server.stored_room import Seat, StoredRoom

Changes = dict[int, Seat]
Seating = wire.Sit | wire.Stand | wire.Ready | wire.Rename | wire.SeatBot


def change(
    stored: StoredRoom,
    guest: str,
    online: Collection[str],
    command: Seating,
    host_bots: Sequence[HostBot] = (),
    held_up: Collection[int] = (),
) -> Changes:
    """Give the seats that a command changes.

    ``held_up`` are the seats a rated game waits for whose people have been away for long enough.
    """
    if not guest:
        raise Refusal("no-cookie", "only guests with a cookie can sit: reload the page")
    if stored.day and not isinstance(command, wire.Rename):
        raise Refusal("day", "in the game of the day everybody plays alone, and no bot instead")
    match command:
        case wire.Sit():
            return _sit(stored, guest, command)
        case wire.Stand():
            return _stand(stored, guest, command)
        case wire.Ready():
            return _ready(stored, guest, command)
        case wire.Rename():
            return _rename(stored, guest, command)
        case wire.SeatBot() if stored.status == "open":
            return _seat_bot(stored, guest, command, host_bots)
        case wire.SeatBot():
            return _stand_in(stored, guest, online, command, host_bots, held_up)


def seat_of(stored: StoredRoom, number: int) -> Seat:
    """Give a copy of a seat."""
    if number >= len(stored.seats):
        raise Refusal("not-your-seat", f"there is no seat {number}")
    return replace(stored.seats[number])


def _must_be_open(stored: StoredRoom) -> None:
    if stored.status != "open":
        raise Refusal("over" if stored.status == "over" else "begun", "the game has begun")


def _sit(stored: StoredRoom, guest: str, command: wire.Sit) -> Changes:
    seat = seat_of(stored, command.seat)
    if is_unseen(command.name):
        raise Refusal("name", NAMELESS)
    name = tidy(command.name) or person_name(language("en"), command.seat + 1)
    name = apart(name, _others(stored, command.seat))
    if seat.kind == "person" and seat.guest == guest:
        seat.name = name
        return {command.seat: seat}
    _must_be_open(stored)
    if seat.kind != "open":
        raise Refusal("taken", f"seat {command.seat} is taken")
    if stored.rated and any(other.guest == guest for other in stored.seats):
        raise Refusal("rated", "in a rated game everybody has one seat")
    return {command.seat: Seat("person", guest, name)}


def _stand(stored: StoredRoom, guest: str, command: wire.Stand) -> Changes:
    seat = seat_of(stored, command.seat)
    _must_be_open(stored)
    if guest not in (seat.guest, stored.host):
        raise Refusal("not-your-seat", f"seat {command.seat} is somebody else's")
    return {command.seat: Seat("open")} if seat.kind == "person" else {}


def _ready(stored: StoredRoom, guest: str, command: wire.Ready) -> Changes:
    _must_be_open(stored)
    own = {
        number: replace(seat, ready=command.ready)
        for number, seat in enumerate(stored.seats)
        if seat.kind == "person" and seat.guest == guest
    }
    if not own:
        raise Refusal("not-your-seat", "sit down first")
    return own


def _rename(stored: StoredRoom, guest: str, command: wire.Rename) -> Changes:
    seat = seat_of(stored, command.seat)
    if seat.guest != guest and not (seat.kind == "bot" and guest == stored.host):
        raise Refusal("not-your-seat", f"seat {command.seat} is somebody else's")
    name = tidy(command.name)
    if not name:
        raise Refusal("name", NAMELESS)
    return {command.seat: replace(seat, name=apart(name, _others(stored, command.seat)))}


def _others(stored: StoredRoom, number: int) -> list[str]:
    """Give the names at the other seats."""
    return [seat.name for other, seat in enumerate(stored.seats) if other != number and seat.name]


def _known_bot(stored: StoredRoom, name: str, host_bots: Sequence[HostBot]) -> None:
    known = known_bots(stored.game, host_bots)
    if name and name not in known:
        raise Refusal("illegal", f"no bot {name!r}{did_you_mean(name, known)}")


def _seat_bot(
    stored: StoredRoom, guest: str, command: wire.SeatBot, host_bots: Sequence[HostBot]
) -> Changes:
    """Before the game: a bot on an open seat, another bot, or an open seat again."""
    seat = seat_of(stored, command.seat)
    if guest != stored.host:
        raise Refusal("not-host", "only the host seats bots")
    _known_bot(stored, command.bot, host_bots)
    if seat.kind == "person":
        raise Refusal("taken", f"seat {command.seat} is taken")
    if not command.bot:
        return {command.seat: Seat("open")}
    taken = {other.name for other in stored.seats}
    words = language(command.language if command.language in LANGUAGES else LANGUAGES[0])
    names = (bot_name(words, number) for number in range(1, 2 * wire.MOST_SEATS))
    name = seat.name or next(name for name in names if name not in taken)
    return {command.seat: Seat("bot", name=name, bot=command.bot, ready=True)}


def _stand_in(
    stored: StoredRoom,
    guest: str,
    online: Collection[str],
    command: wire.SeatBot,
    host_bots: Sequence[HostBot],
    held_up: Collection[int],
) -> Changes:
    """While playing: a bot for an absent person, or the person again."""
    seat = seat_of(stored, command.seat)
    if stored.status == "over":
        raise Refusal("over", "the game is over")
    if stored.rated and command.bot and guest == seat.guest:
        raise Refusal("rated", "in a rated game nobody has a bot play for them")
    may_all = stored.rated and any(other.guest == guest for other in stored.seats)
    if guest not in (stored.host, seat.guest) and not (may_all and command.bot):
        raise Refusal("not-host", "only the host puts a bot in the seat of somebody absent")
    _known_bot(stored, command.bot, host_bots)
    if seat.kind != "person":
        raise Refusal("illegal", f"seat {command.seat} is a bot's anyway")
    if command.bot and seat.guest != guest and seat.guest in online:
        raise Refusal("present", f"{seat.name} is here and can decide")
    if stored.rated and command.bot and command.seat not in held_up:
        # Whoever has a bot at the end comes last: a page that loads anew must not cost a game, and
        # nor must leaving when there is nothing left to decide.
        raise Refusal("not-yet", f"the game does not wait for {seat.name}, or not for long enough")
    return {command.seat: replace(seat, stand_in=command.bot)}
