"""``grani admin``: what whoever runs a server may order, also while it runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import Parameter

from grani.cli.help import in_words, texts_of
from grani.cli.options import Lang, choose
from grani.cli.serve import place_of
from grani.core.build import version
from grani.terminal.complaint import CommandError, clean

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from grani.locales import Language
    from grani.server.moderation import Announcement, Ban
    from grani.server.overview import RoomLine, Status, Term

Given = TypeVar("Given")
Ask = Callable[[Callable[["Connection"], Given]], Given]
STATUSES = ("open", "playing", "over", "closed")
HOUR, DAY = 3600, 86_400


def admin(
    what: str | None = None,
    /,
    *words: str,
    db: str | None = None,
    duration: Annotated[
        str, Parameter(name="--for", show_default=False, allow_leading_hyphen=True)
    ] = "0",
    why: Annotated[str, Parameter(show_default=False)] = "",
    status: Annotated[str, Parameter(show_default=False)] = "",
    lang: Lang = None,
) -> int:
    """Give orders to a server."""
    speech = choose(lang)
    if what is None:
        for name in ORDERS:
            print(usage(name, speech))
        return 0
    if what not in ORDERS:
        from grani.core.reading import nearest

        near = nearest(what, list(ORDERS))
        raise CommandError("admin-no-order", word=clean(what, 60), near=near)
    least, most, order, _ = ORDERS[what]
    if not least <= len(words) <= most:
        raise CommandError("admin-usage", usage=usage(what, speech))
    if status and status not in STATUSES:
        raise CommandError("admin-status", word=clean(status, 60), known=", ".join(STATUSES))
    try:
        from grani.server.admin_database import AdminDatabase
        from grani.server.errors import UnusableDatabase
        from grani.server.moderation import BadOrder
        from grani.server.retention import read_duration
    except ImportError as missing:
        command = "pip install 'grani[server]'"
        raise CommandError("package", name=str(missing.name), command=command) from missing
    try:
        seconds = read_duration(duration)
    except ValueError as wrong:
        raise CommandError("duration", option="--for", word=duration) from wrong
    try:
        database = AdminDatabase(place_of(db))
        try:
            chosen = Chosen(seconds, why, status, database.is_served)
            lines = order(database.do, words, chosen, speech)
        finally:
            database.close()
    except UnusableDatabase as wrong:
        raise CommandError(wrong.key, **wrong.given) from wrong
    except BadOrder as wrong:
        raise CommandError(f"admin-{wrong.code}", word=clean(wrong.word, 60)) from wrong
    print("\n".join(lines), flush=True)
    return 0


class Chosen:
    """What the options say, and whether a server has the file."""

    def __init__(self, seconds: float, why: str, status: str, is_served: bool) -> None:
        self.seconds = seconds
        self.why = why
        self.status = status
        self.is_served = is_served


# ---------------------------------------------------------------------- orders


def _status(ask: Ask[Status], _: Words, chosen: Chosen, speech: Language) -> list[str]:
    from grani.server import overview

    found = ask(overview.status)
    servers = int(chosen.is_served) if found.servers is None else found.servers
    lines = [
        speech.say("admin-version", version=found.version or "?", own=version()),
        speech.say("admin-servers", count=servers),
        _pause(found.paused_since, speech),
        speech.say("admin-tables", **{one: found.rooms.get(one, 0) for one in STATUSES}),
    ]
    if found.present is not None:
        lines.append(speech.say("admin-present", count=found.present))
    return [*lines, speech.say("admin-orders", bans=found.bans, notices=found.notices)]


def _pause(since: float, speech: Language) -> str:
    if since:
        return speech.say("admin-is-paused", moment=moment(since))
    return speech.say("admin-not-paused")


def _rooms(ask: Ask[list[RoomLine]], words: Words, chosen: Chosen, speech: Language) -> list[str]:
    from grani.server import overview

    wanted = words[0] if words else ""
    found = ask(partial(overview.rooms, status=chosen.status, wanted=wanted))
    lines = [line for room in found for line in _room(room, speech, bool(wanted))]
    return [*lines, speech.say("admin-rooms", count=len(found))]


def _room(room: RoomLine, speech: Language, wholly: bool) -> list[str]:
    status = "closed" if room.is_closed else room.status
    names = ", ".join(name or "…" for name in room.names)
    told = speech.say(f"admin-status-{status}")
    lines = [f"{room.code}  {moment(room.updated)}  {told:<10}  {room.game:<14}  {names}"]
    if room.is_closed and room.why:
        lines.append(f"    {room.why}")
    if wholly:
        lines.append(f"    {speech.say('admin-room-host', guest=room.host)}")
        seated = zip(room.names, room.guests, strict=True)
        lines += [f"    {guest}  {name}" for name, guest in seated if guest]
    return lines


def _close(ask: Ask[str], words: Words, chosen: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation

    code = ask(partial(moderation.close, code=words[0], why=chosen.why))
    return [speech.say("admin-closed", code=code)]


def _open(ask: Ask[str], words: Words, _: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation

    code = ask(partial(moderation.reopen, code=words[0]))
    return [speech.say("admin-opened", code=code)]


def _ban(ask: Ask[Ban], words: Words, chosen: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation

    seconds, why = chosen.seconds, chosen.why
    made = ask(partial(moderation.ban, whom=words[0], seconds=seconds, why=why))
    return [speech.say("admin-banned", whom=made.whom, until=_until(made.until, speech))]


def _unban(ask: Ask[None], words: Words, _: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation

    ask(partial(moderation.unban, whom=words[0]))
    return [speech.say("admin-unbanned", whom=words[0])]


def _bans(ask: Ask[list[Ban]], _: Words, __: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation

    found = ask(moderation.bans)
    lines = [
        "  ".join(filter(None, (f"{one.whom:<34}", one.name, _until(one.until, speech), one.why)))
        for one in found
    ]
    return lines or [speech.say("admin-no-bans")]


def _notice(ask: Ask[Announcement], words: Words, chosen: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation

    made = ask(partial(moderation.announce, text=words[0], seconds=chosen.seconds))
    return [speech.say("admin-announced", number=made.id, until=_until(made.until, speech))]


def _notices(ask: Ask[list[Announcement]], _: Words, __: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation

    found = ask(moderation.announcements)
    lines = [f"{one.id:>4}  {_until(one.until, speech)}  {one.text}" for one in found]
    return lines or [speech.say("admin-no-notices")]


def _withdraw(ask: Ask[int], words: Words, _: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation
    from grani.server.moderation import BadOrder

    if words and not (words[0].isascii() and words[0].isdecimal() and len(words[0]) < 10):
        raise BadOrder("no-notice", words[0])
    count = ask(partial(moderation.withdraw, number=int(words[0]) if words else None))
    return [speech.say("admin-withdrawn", count=count)]


def _read_only(ask: Ask[float | None], words: Words, _: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation

    if words[0] == "status":
        return [_pause(ask(moderation.paused_since) or 0.0, speech)]
    if words[0] not in ("on", "off"):
        raise CommandError("admin-usage", usage=usage("read-only", speech))
    is_on = words[0] == "on"
    ask(moderation.pause if is_on else moderation.go_on)
    return [speech.say("admin-paused" if is_on else "admin-going-on")]


def _retention(ask: Ask[list[Term]], _: Words, __: Chosen, speech: Language) -> list[str]:
    from grani.server import overview

    def question(connection: Connection) -> list[Term]:
        terms = overview.read_terms(connection)
        return overview.coming(connection, terms) if terms else []

    lines = [_term(term, speech) for term in ask(question)]
    return lines or [speech.say("admin-no-terms")]


def _term(term: Term, speech: Language) -> str:
    what = term.option.removeprefix("--")
    if not term.seconds:
        return speech.say(f"admin-never-{what}", rooms=term.rooms)
    is_short = term.seconds % DAY != 0
    length = f"{term.seconds / (HOUR if is_short else DAY):g}{'h' if is_short else 'd'}"
    said = speech.say(
        f"admin-{what}",
        rooms=term.rooms,
        length=length,
        day=term.within_day,
        month=term.within_month,
    )
    if term.first is None:
        return said
    return f"{said} {speech.say('admin-first', moment=moment(max(term.first, time.time())))}"


def _hosts(ask: Ask[Any], words: Words, _: Chosen, speech: Language) -> list[str]:
    from grani.server import moderation
    from grani.server.accounts import passkeys_of

    match words:
        case ("list",):
            found = ask(moderation.hosts)
            lines = [f"{guest}  {name}".rstrip() for guest, name in found]
            return lines or [speech.say("admin-no-hosts")]
        case ("add" | "remove" as change, guest):

            def job(connection: Connection) -> bool:
                how = moderation.make_host if change == "add" else moderation.drop_host
                how(connection, guest)
                return change == "add" and not passkeys_of(connection, guest)

            has_none = ask(job)
            said = [speech.say(f"admin-host-{change}", guest=guest)]
            return [*said, speech.say("admin-host-no-passkey")] if has_none else said
        case _:
            raise CommandError("admin-usage", usage=usage("hosts", speech))


def usage(what: str, speech: Language) -> str:
    """Say how an order is written."""
    return f"grani admin {in_words(ORDERS[what][3], texts_of(speech.code))}"


def moment(seconds: float) -> str:
    """Write a moment by the clock of this machine."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _until(until: float | None, speech: Language) -> str:
    if until is None:
        return speech.say("admin-for-ever")
    return speech.say("admin-until", moment=moment(until))


Words = Sequence[str]
Order = Callable[[Any, Words, Chosen, "Language"], list[str]]
ORDERS: dict[str, tuple[int, int, Order, str]] = {
    "status": (0, 0, _status, "status"),
    "rooms": (0, 1, _rooms, "rooms [CODE|GUEST|NAME] [--status open|playing|over|closed]"),
    "close": (1, 1, _close, "close CODE [--why TEXT]"),
    "open": (1, 1, _open, "open CODE"),
    "ban": (1, 1, _ban, "ban GUEST|ADDRESS|RANGE [--for 30d] [--why TEXT]"),
    "bans": (0, 0, _bans, "bans"),
    "unban": (1, 1, _unban, "unban GUEST|ADDRESS|RANGE"),
    "notice": (1, 1, _notice, 'notice "TEXT" [--for 2h]'),
    "notices": (0, 0, _notices, "notices"),
    "withdraw": (0, 1, _withdraw, "withdraw [NUMBER]"),
    "read-only": (1, 1, _read_only, "read-only on|off|status"),
    "retention": (0, 0, _retention, "retention"),
    "hosts": (1, 2, _hosts, "hosts list|add|remove [GUEST]"),
}
"""What can be ordered: the least and the most words it takes, what does it, how it is written."""
