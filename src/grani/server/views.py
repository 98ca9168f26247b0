"""What each guest sees of a room: the one place where messages are cut to a seat.

A view of a seat goes only to the guest whose seat it is; everybody else gets the spectator's.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from msgspec import Raw

from grani.core.prompt import Option, Prompt
from grani.server import wire
from grani.server.live_game import LiveGame
from grani.server.stored_room import StoredRoom

SPECTATOR = -1
MOST_WATCHING = 12
"""Spectators who are named; the others are counted."""


class RawSnapshot(msgspec.Struct, tag="snapshot", tag_field="type"):
    """``wire.Snapshot`` with a log that is encoded already."""

    seq: int
    room: wire.RoomInfo
    play: wire.Play | None
    log: list[Raw]
    seed: str
    chain: wire.Head


def own_seats(stored: StoredRoom, guest: str) -> tuple[int, ...]:
    """Give the seats of a guest."""
    if not guest:
        return ()
    return tuple(number for number, seat in enumerate(stored.seats) if seat.guest == guest)


def room_info(
    stored: StoredRoom, guest: str, online: Mapping[str, str], sealing: wire.Sealing
) -> wire.RoomInfo:
    """Give a room as a guest sees it; ``online`` are the guests who are there, with their names."""
    seated = {seat.guest for seat in stored.seats}
    watching = [name for one, name in online.items() if one not in seated and name]
    return wire.RoomInfo(
        code=stored.code,
        game=stored.game,
        setup=stored.setup,
        setup_name=stored.setup_name,
        status=wire.status(stored.status),
        host=bool(guest) and guest == stored.host,
        timer=stored.timer,
        seats=seat_infos(stored, guest, online),
        spectators=len([one for one in online if one not in seated]),
        watching=sorted(watching)[:MOST_WATCHING],
        commitment=stored.commitment,
        rematch=stored.rematch,
        sealing=sealing,
        wins=list(stored.series),
        chat=stored.chat,
        day=stored.day,
        trouble=wire.trouble(stored.trouble),
        rated=stored.rated,
        hints=stored.hints,
    )


def seat_infos(stored: StoredRoom, guest: str, online: Collection[str]) -> list[wire.SeatInfo]:
    """Give the seats of a room as a guest sees them."""
    infos = []
    for number, seat in enumerate(stored.seats):
        is_person = seat.kind == "person"
        infos.append(
            wire.SeatInfo(
                seat=number,
                kind="person" if is_person else "bot" if seat.kind == "bot" else "open",
                name=seat.name,
                bot=seat.bot,
                online=seat.kind == "bot" or (is_person and seat.guest in online),
                mine=is_person and bool(guest) and seat.guest == guest,
                ready=seat.ready,
                stand_in=seat.stand_in,
            )
        )
    return infos


class GameViews:
    """What can be seen of a game at one moment; equal things are made once."""

    def __init__(self, stored: StoredRoom, game: LiveGame, deadlines: Mapping[int, float]) -> None:
        self._stored = stored
        self._game = game
        self._deadlines = deadlines
        self._waiting = game.waiting()
        self._views: dict[int, Raw] = {}
        self._plays: dict[tuple[int, ...], wire.Play] = {}

    def play(self, own: tuple[int, ...], now: float) -> wire.Play:
        """Give where the game stands for whoever has these seats."""
        found = self._plays.get(own)
        if found is None:
            found = self._plays[own] = self._play(own, now)
        return found

    def _play(self, own: tuple[int, ...], now: float) -> wire.Play:
        game = self._game
        focus = self._focus(own)
        played = [seat for seat in own if not self._stored.seats[seat].stand_in]
        prompts = []
        for seat in played:
            prompt = game.state.prompt(seat) if seat in self._waiting else None
            if prompt is not None:
                prompts.append(_judged(_prompt(prompt, game.prompt_id(seat)), game))
        settled = game.is_over or self._stored.rated
        undo = {str(seat): 0 if settled else len(game.undoable(seat)) for seat in played}
        ends = min(self._deadlines.values(), default=None)
        return wire.Play(
            view=self._view(SPECTATOR if focus is None else focus),
            focus=focus,
            prompts=prompts,
            waiting=self._waiting,
            undo=undo,
            deadline=None if ends is None else max(0, round((ends - now) * 1000)),
        )

    def _focus(self, own: tuple[int, ...]) -> int | None:
        """Give the own seat to look from: who must decide, else who decided last."""
        for seat in own:
            if seat in self._waiting and not self._stored.seats[seat].stand_in:
                return seat
        if self._game.latest in own:
            return self._game.latest
        return own[0] if own else None

    def _view(self, seat: int) -> Raw:
        found = self._views.get(seat)
        if found is None:
            found = Raw(msgspec.json.encode(self._game.state.view(seat)))
            self._views[seat] = found
        return found


def _prompt(prompt: Prompt, id: str) -> wire.Prompt:
    options = [option_to_send(option) for option in prompt.options]
    barred = [wire.Barred(one.target, one.key, one.args) for one in prompt.barred]
    return wire.Prompt(
        id, prompt.kind, prompt.seat, prompt.cause, prompt.args, options, barred=barred
    )


def _judged(prompt: wire.Prompt, game: LiveGame) -> wire.Prompt:
    """Mark the options that cannot be taken back, and a decision that decides nothing."""
    prompt.moot = game.is_moot(prompt.seat)
    for option in prompt.options:
        option.final = game.is_final(option.action, prompt.seat)
    return prompt


def option_to_send(option: Option) -> wire.Option:
    """Give an option as it is sent."""
    return wire.Option(
        option.action,
        option.key,
        option.args,
        list(option.targets),
        option.declines,
        option.loses,
        option.default,
        option.does,
        option.about,
        option.amounts,
        option.average,
        option.spares,
        option.leads,
    )


def prompt_to_send(prompt: Prompt, id: str) -> wire.Prompt:
    """Give a decision as it is sent, for those who play without a room."""
    return _prompt(prompt, id)
