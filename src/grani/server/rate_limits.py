"""How often: counts what somebody did lately, and says when it is too much."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict, deque

from grani.server.settings import Limits

HOUR = 3600.0
MINUTE = 60.0
SUBNET_BITS = 64
"""Bits of an IPv6 address that tell subnets apart; whoever has one has all addresses in it."""
MOST_KEYS = 10_000
ON_TOP = 1.5
"""How many times its part of what is left a server gives away before it has heard of others."""
FIRST_TRIES = 2
"""Recovery phrases that an address may try, whatever others do."""
LEAST_PART = 4
"""What it gives away in any case: people do not wait for servers to hear of each other."""


class RateLimit:
    """At most ``count`` things in any ``seconds``."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._times: deque[float] = deque()
        self.fresh = 0
        """How many of them other servers do not know of yet."""

    @property
    def taken(self) -> int:
        """How many there were lately."""
        now = time.monotonic()
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        return len(self._times)

    def has_left(self, elsewhere: int = 0, servers: int = 1) -> bool:
        """Tell whether one more would not be too much.

        So many were counted ``elsewhere``; of what was left when that was heard, each of some
        ``servers`` gives away its part.
        """
        taken = self.taken
        if taken + elsewhere >= self._count:
            return False
        if servers == 1:
            return True
        left = self._count - elsewhere - max(0, taken - self.fresh)
        return self.fresh < max(LEAST_PART, math.ceil(ON_TOP * left / servers))

    def take(self, elsewhere: int = 0, servers: int = 1) -> bool:
        """Count one more; false if that is too much, and then it is not counted."""
        if not self.has_left(elsewhere, servers):
            return False
        self._times.append(time.monotonic())
        self.fresh += 1
        return True


class RateLimits:
    """A rate for everybody, such as each address; those unseen for longest are forgotten."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self.seconds = seconds
        self._rates: OrderedDict[str, RateLimit] = OrderedDict()
        self._elsewhere: dict[str, int] = {}
        self._servers = 1

    def take(self, key: str) -> bool:
        """Count one more of somebody."""
        rate = self._rates.pop(key, None) or RateLimit(self._count, self.seconds)
        self._rates[key] = rate
        if len(self._rates) > MOST_KEYS:
            self._rates.popitem(last=False)
        return rate.take(self._elsewhere.get(key, 0), self._servers)

    def has_left(self, key: str) -> bool:
        """Tell whether one more of somebody would not be too much."""
        rate = self._rates.get(key) or RateLimit(self._count, self.seconds)
        return rate.has_left(self._elsewhere.get(key, 0), self._servers)

    def taken(self, key: str) -> int:
        """Give how many there were lately of somebody, here and elsewhere."""
        rate = self._rates.get(key)
        return self._elsewhere.get(key, 0) + (rate.taken if rate else 0)

    def counts(self) -> dict[str, int]:
        """Give how many there were lately, of everybody who has any; others know of them now."""
        found = {}
        for key, rate in self._rates.items():
            rate.fresh = 0
            if taken := rate.taken:
                found[key] = taken
        return found

    def take_in(self, elsewhere: dict[str, int], servers: int) -> None:
        """Hear how many there were lately at other servers, and how many servers there are."""
        self._elsewhere = elsewhere
        self._servers = servers


class Allowance:
    """What a guest may do, and how many times that an address with all its guests.

    Guests are free for the asking and sockets too: only both counts together hold.
    """

    def __init__(self, count: int, seconds: float, crowd: int) -> None:
        self.guests = RateLimits(count, seconds)
        self.subnets = RateLimits(count * crowd, seconds)

    def take(self, guest: str, address: str) -> bool:
        """Count one more; false if it is too much for the guest or the address."""
        return self.guests.take(guest) and self.subnets.take(subnet(address))

    def has_left(self, guest: str, address: str) -> bool:
        """Tell whether one more would not be too much; what may fail yet is counted later."""
        return self.guests.has_left(guest) and self.subnets.has_left(subnet(address))


class Recoveries:
    """Tries of recovery phrases: of an address, and of all together.

    Guessing one is beyond anybody; what is bounded is how long a server reckons. Where all together
    have tried too often, an address that has hardly tried is let in all the same: else a few dozen
    of them could keep everybody from coming back.
    """

    def __init__(self, of_address: int, of_all: int, seconds: float) -> None:
        self.of_addresses = RateLimits(of_address, seconds)
        self.of_all = RateLimits(of_all, seconds)

    def take(self, address: str) -> bool:
        """Count one more; false if it is too much."""
        line = subnet(address)
        is_among_first = self.of_addresses.taken(line) < FIRST_TRIES
        return self.of_addresses.take(line) and (self.of_all.take("") or is_among_first)


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
        self.new_accounts = RateLimits(max(limits.accounts_per_hour, crowd), HOUR)
        self.recoveries = Recoveries(limits.recoveries, limits.recoveries_in_all, 10 * MINUTE)
        self.hand_overs = Allowance(limits.hand_overs_per_minute, MINUTE, crowd)
        self.commands = Allowance(limits.commands, limits.commands_every, crowd)
        self.pings = Allowance(limits.pings, limits.commands_every, crowd)
        self.phrases = Allowance(limits.phrases, limits.phrases_every, crowd)
        self.chats = Allowance(limits.chats, limits.chats_every, crowd)
        self.hints = Allowance(limits.hints, limits.commands_every, crowd)
        self.judgements = Allowance(limits.judgements, limits.commands_every, crowd)
        self.tutor_hints = Allowance(limits.tutor_hints, limits.commands_every, crowd)
        self.reviews = Allowance(limits.reviews_per_hour, HOUR, crowd)
        self.visits = Allowance(limits.lookups_per_minute, MINUTE, crowd)
        self.studies = Allowance(limits.studies, limits.studies_every, crowd)
        self.shared = {
            "accounts subnet": self.new_accounts,
            "recoveries subnet": self.recoveries.of_addresses,
            "recoveries all": self.recoveries.of_all,
        }
        """What several servers count together, where there are several (``shared_limits``)."""
        for kind, allowance in (
            ("rooms", self.rooms),
            ("lookups", self.lookups),
            ("names", self.names),
            ("hand-overs", self.hand_overs),
            ("chats", self.chats),
            ("reviews", self.reviews),
        ):
            self.shared[f"{kind} guest"] = allowance.guests
            self.shared[f"{kind} subnet"] = allowance.subnets


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
