"""How often: counts what somebody did lately, and says when it is too much."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict, deque

from grani.server.settings import Limits

HOUR = 3600.0
MINUTE = 60.0
SUBNET_BITS = 64
"""Bits of an IPv6 address that tell subnets apart; whoever has one has all addresses in it."""
MOST_KEYS = 10_000


class RateLimit:
    """At most ``count`` things in any ``seconds``."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._times: deque[float] = deque()

    def take(self) -> bool:
        """Count one more; false if that is too much, and then it is not counted."""
        now = time.monotonic()
        times = self._times
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._count:
            return False
        times.append(now)
        return True


class RateLimits:
    """A rate for everybody, such as each address; those unseen for longest are forgotten."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._rates: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, key: str) -> bool:
        """Count one more of somebody."""
        rate = self._rates.pop(key, None) or RateLimit(self._count, self._seconds)
        self._rates[key] = rate
        if len(self._rates) > MOST_KEYS:
            self._rates.popitem(last=False)
        return rate.take()


class Allowance:
    """What a guest may do, and how many times that an address with all its guests.

    Guests are free for the asking and sockets too: only both counts together hold.
    """

    def __init__(self, count: int, seconds: float, crowd: int) -> None:
        self._guests = RateLimits(count, seconds)
        self._subnets = RateLimits(count * crowd, seconds)

    def take(self, guest: str, address: str) -> bool:
        """Count one more; false if it is too much for the guest or the address."""
        return self._guests.take(guest) and self._subnets.take(subnet(address))


class Places:
    """How much of something may be under way at once: of a guest, and of an address."""

    def __init__(self, of_guest: int, of_address: int) -> None:
        self._of_guest = of_guest
        self._of_address = of_address
        self._taken: Counter[str] = Counter()

    def take(self, guest: str, address: str) -> bool:
        """Take a place; false if there is none left for the guest or the address."""
        line = subnet(address)
        if self._taken[guest] >= self._of_guest or self._taken[line] >= self._of_address:
            return False
        self._taken.update((guest, line))
        return True

    def leave(self, guest: str, address: str) -> None:
        """Give back a place that was taken."""
        self._taken.subtract((guest, subnet(address)))
        self._taken = +self._taken


class Allowances:
    """Everything that is counted, for a whole server."""

    def __init__(self, limits: Limits) -> None:
        crowd = limits.crowd
        self.rooms = Allowance(limits.rooms_per_hour, HOUR, 1)
        self.lookups = Allowance(limits.lookups_per_minute, MINUTE, 1)
        self.names = Allowance(limits.names_per_minute, MINUTE, crowd)
        self.accounts = Allowance(limits.accounts_per_minute, MINUTE, crowd)
        self.recoveries_at = RateLimits(limits.recoveries, 10 * MINUTE)
        """Tries of recovery phrases at each address, and in all."""
        self.recoveries = RateLimit(limits.recoveries_in_all, 10 * MINUTE)
        self.hand_overs = Allowance(limits.hand_overs_per_minute, MINUTE, crowd)
        self.commands = Allowance(limits.commands, limits.commands_every, crowd)
        self.pings = Allowance(limits.pings, limits.commands_every, crowd)
        self.phrases = Allowance(limits.phrases, limits.phrases_every, crowd)
        self.chats = Allowance(limits.chats, limits.chats_every, crowd)
        self.hints = Allowance(limits.hints, limits.commands_every, crowd)
        self.judgements = Allowance(limits.judgements, limits.commands_every, crowd)
        self.tutor_hints = Allowance(limits.tutor_hints, limits.commands_every, crowd)
        self.reviews = Allowance(limits.reviews_per_hour, HOUR, crowd)
        self.studies = Allowance(limits.studies, limits.studies_every, crowd)


def subnet(address: str) -> str:
    """Give what an address is counted by: itself, or the subnet that an IPv6 line has.

    >>> subnet("192.0.2.7"), subnet("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    rest = 128 - SUBNET_BITS
    return str(ipaddress.IPv6Address(int(found) >> rest << rest))
