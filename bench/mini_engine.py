"""Mini dice-building engine: objects, written so that mypyc makes it fast.

A pending effect is one packed int on ``Game.stack``: which kind, whom it
concerns, and two small numbers ``a`` and ``b``. Each kind of effect is a class
with a single instance; it either runs by itself or asks the player.
Nothing is allocated while a game is played, and a clone copies a few vectors.
Runs unchanged in the interpreter.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

ROUNDS: Final[i64] = 9
CHOICE: Final[i64] = 1
TRIPLE: Final[i64] = 2
MIRROR: Final[i64] = 3


@final
@mypyc_attr(acyclic=True)
class Face:
    def __init__(self, gold: i64, sun: i64, moon: i64, glory: i64, kind: i64 = 0) -> None:
        self.gold: Final[i64] = gold
        self.sun: Final[i64] = sun
        self.moon: Final[i64] = moon
        self.glory: Final[i64] = glory
        self.kind: Final[i64] = kind


FACES: Final[vec[Face]] = vec[Face](
    [
        Face(1, 0, 0, 0),
        Face(0, 1, 0, 0),
        Face(0, 0, 1, 0),
        Face(0, 0, 0, 2),
        Face(3, 0, 0, 0),
        Face(4, 0, 0, 0),
        Face(6, 0, 0, 0),
        Face(0, 2, 0, 0),
        Face(0, 0, 2, 0),
        Face(0, 0, 0, 3),
        Face(0, 0, 0, 4),
        Face(1, 1, 1, 1),
        Face(2, 0, 1, 0),
        Face(0, 1, 0, 1),
        Face(0, 0, 2, 2),
        Face(3, 0, 0, 2),
        Face(1, 1, 1, 0, CHOICE),
        Face(3, 2, 2, 0, CHOICE),
        Face(0, 0, 0, 0, TRIPLE),
        Face(0, 0, 0, 0, MIRROR),
        Face(0, 0, 0, 0),
    ]
)
ANY_ONE: Final[i64] = 16
TRIPLE_FACE: Final[i64] = 18
MIRROR_FACE: Final[i64] = 19
BLANK: Final[i64] = 20


@final
@mypyc_attr(acyclic=True)
class Slot:
    """One kind of face for sale, in one of the ten pools."""

    def __init__(self, pool: i64, face: i64, cost: i64, count: i64) -> None:
        self.pool: Final[i64] = pool
        self.face: Final[i64] = face
        self.cost: Final[i64] = cost
        self.count: Final[i64] = count


SLOTS: Final[vec[Slot]] = vec[Slot](
    [
        Slot(0, 4, 2, 4),
        Slot(1, 2, 2, 4),
        Slot(2, 5, 3, 4),
        Slot(3, 1, 3, 4),
        Slot(4, 6, 4, 1),
        Slot(4, 13, 4, 1),
        Slot(4, 12, 4, 1),
        Slot(4, 16, 4, 1),
        Slot(5, 17, 5, 4),
        Slot(6, 8, 6, 4),
        Slot(7, 7, 8, 4),
        Slot(8, 9, 8, 4),
        Slot(9, 10, 12, 1),
        Slot(9, 11, 12, 1),
        Slot(9, 14, 12, 1),
        Slot(9, 15, 12, 1),
    ]
)

NOTHING: Final[i64] = 0
SPIRITS: Final[i64] = 1
CHEST: Final[i64] = 2
TWO_BLESSINGS: Final[i64] = 3
TWO_MINOR: Final[i64] = 4
HAMMER: Final[i64] = 5
ELDER: Final[i64] = 6
HIND: Final[i64] = 7
SATYRS: Final[i64] = 8
FORGE_TRIPLE: Final[i64] = 9
FORGE_MIRROR: Final[i64] = 10


@final
@mypyc_attr(acyclic=True)
class Card:
    def __init__(self, sun: i64, moon: i64, glory: i64, effect: i64, island: i64) -> None:
        self.sun: Final[i64] = sun
        self.moon: Final[i64] = moon
        self.glory: Final[i64] = glory
        self.effect: Final[i64] = effect
        self.island: Final[i64] = island


CARDS: Final[vec[Card]] = vec[Card](
    [
        Card(0, 1, 0, HAMMER, 1),
        Card(0, 1, 2, CHEST, 1),
        Card(1, 0, 0, ELDER, 2),
        Card(1, 0, 2, SPIRITS, 2),
        Card(0, 2, 2, HIND, 3),
        Card(0, 3, 4, SATYRS, 3),
        Card(2, 0, 4, NOTHING, 4),
        Card(3, 0, 4, TWO_MINOR, 4),
        Card(0, 4, 8, NOTHING, 5),
        Card(0, 5, 2, FORGE_MIRROR, 5),
        Card(4, 0, 8, NOTHING, 6),
        Card(5, 0, 6, FORGE_TRIPLE, 6),
        Card(5, 5, 26, NOTHING, 7),
        Card(0, 6, 8, TWO_BLESSINGS, 7),
        Card(6, 0, 14, CHEST, 7),
    ]
)

TURN: Final[i64] = 0
BLESSING: Final[i64] = 1
RESOLVE: Final[i64] = 2
GAIN: Final[i64] = 3
REFLECT: Final[i64] = 4
REINFORCE: Final[i64] = 5
USE_CARD: Final[i64] = 6
MINOR: Final[i64] = 7
MAIN: Final[i64] = 8
FORGE: Final[i64] = 9
PLACE: Final[i64] = 10
EXTRA: Final[i64] = 11
END_TURN: Final[i64] = 12
ONE: Final[i64] = 1


@final
@mypyc_attr(acyclic=True)
class Player:
    def __init__(
        self,
        seat: i64,
        gold: i64,
        sun: i64,
        moon: i64,
        glory: i64,
        gold_cap: i64,
        sun_cap: i64,
        moon_cap: i64,
        dice: vec[i64],
        showing0: i64,
        showing1: i64,
        cards: vec[i64],
        island: i64,
    ) -> None:
        self.seat = seat
        self.gold = gold
        self.sun = sun
        self.moon = moon
        self.glory = glory
        self.gold_cap = gold_cap
        self.sun_cap = sun_cap
        self.moon_cap = moon_cap
        self.dice = dice
        self.showing0 = showing0
        self.showing1 = showing1
        self.cards = cards
        self.island = island

    def clone(self) -> Player:
        return Player(
            self.seat,
            self.gold,
            self.sun,
            self.moon,
            self.glory,
            self.gold_cap,
            self.sun_cap,
            self.moon_cap,
            self.dice[:],
            self.showing0,
            self.showing1,
            self.cards[:],
            self.island,
        )

    def gain(self, gold: i64, sun: i64, moon: i64, glory: i64) -> None:
        self.gold = min(self.gold + gold, self.gold_cap)
        self.sun = min(self.sun + sun, self.sun_cap)
        self.moon = min(self.moon + moon, self.moon_cap)
        self.glory += glory

    def showing(self, d: i64) -> i64:
        return self.showing0 if d == 0 else self.showing1


@mypyc_attr(acyclic=True)
class Effect:
    """A kind of pending effect. ``a`` and ``b`` mean what the kind says."""

    def asks(self, game: Game, me: Player, a: i64, b: i64) -> bool:
        return False

    def run(self, game: Game, me: Player, a: i64, b: i64) -> None:
        pass

    def offer(self, game: Game, me: Player, a: i64, b: i64) -> None:
        game.allow(0)
        game.allow(1)

    def choose(self, game: Game, me: Player, a: i64, b: i64, action: i64) -> None:
        raise NotImplementedError


@final
class Turn(Effect):
    """All roll; the player then reinforces, acts, and may act once more."""

    def run(self, game: Game, me: Player, a: i64, b: i64) -> None:
        p = me.seat
        game.push(END_TURN, p, 0, 0)
        game.push(EXTRA, p, 0, 0)
        game.push(MAIN, p, 0, 0)
        game.push(REINFORCE, p, 0, 0)
        n: i64 = len(game.players)
        q: i64
        k: i64
        for q in range(n):
            game.roll(game.players[q])
        for k in range(n - 1, -1, -1):
            q = (p + k) % n
            other = game.players[q]
            game.push(RESOLVE, q, other.showing0, other.showing1)


@final
class Blessing(Effect):
    def run(self, game: Game, me: Player, a: i64, b: i64) -> None:
        game.roll(me)
        game.push(RESOLVE, me.seat, me.showing0, me.showing1)


@final
class Resolve(Effect):
    """Faces ``a`` and ``b`` take effect together: mirrors first, then the tripler."""

    def run(self, game: Game, me: Player, a: i64, b: i64) -> None:
        first = FACES[a].kind
        second = FACES[b].kind
        if first == MIRROR:
            game.push(REFLECT, me.seat, b, 0)
        elif second == MIRROR:
            game.push(REFLECT, me.seat, a, 0)
        else:
            game.push(GAIN, me.seat, b, 3 if first == TRIPLE else 1)
            game.push(GAIN, me.seat, a, 3 if second == TRIPLE else 1)


@final
class Gain(Effect):
    """Face ``a``, ``b`` times. Asks when the face offers a choice."""

    def asks(self, game: Game, me: Player, a: i64, b: i64) -> bool:
        return FACES[a].kind == CHOICE

    def run(self, game: Game, me: Player, a: i64, b: i64) -> None:
        face = FACES[a]
        me.gain(face.gold * b, face.sun * b, face.moon * b, face.glory * b)

    def offer(self, game: Game, me: Player, a: i64, b: i64) -> None:
        game.allow(0)
        game.allow(1)
        game.allow(2)

    def choose(self, game: Game, me: Player, a: i64, b: i64, action: i64) -> None:
        face = FACES[a]
        if action == 0:
            me.gain(face.gold * b, 0, 0, 0)
        elif action == 1:
            me.gain(0, face.sun * b, 0, 0)
        else:
            me.gain(0, 0, face.moon * b, 0)


@final
class Reflect(Effect):
    """A mirror becomes any face that another player shows; ``a`` is the other die's."""

    def asks(self, game: Game, me: Player, a: i64, b: i64) -> bool:
        return True

    def offer(self, game: Game, me: Player, a: i64, b: i64) -> None:
        seen: i64 = 0
        d: i64
        for other in game.players:
            if other.seat != me.seat:
                for d in range(2):
                    face = other.showing(d)
                    if FACES[face].kind != MIRROR and not seen >> face & 1:
                        seen |= ONE << face
                        game.allow(2 * other.seat + d)
        if game.allowed_count == 0:
            game.allow(8)

    def choose(self, game: Game, me: Player, a: i64, b: i64, action: i64) -> None:
        face = BLANK if action == 8 else game.players[action // 2].showing(action % 2)
        game.push(RESOLVE, me.seat, face, a)


@final
class Reinforce(Effect):
    """Look for the next reinforcement card, from card ``a`` on."""

    def run(self, game: Game, me: Player, a: i64, b: i64) -> None:
        i: i64
        for i in range(a, len(me.cards)):
            effect = CARDS[me.cards[i]].effect
            if effect == ELDER or effect == HIND or (effect == HAMMER and me.gold >= 3):
                game.push(REINFORCE, me.seat, i + 1, 0)
                game.push(USE_CARD, me.seat, effect, 0)
                return


@final
class UseCard(Effect):
    """Use the reinforcement effect ``a`` or not."""

    def asks(self, game: Game, me: Player, a: i64, b: i64) -> bool:
        return True

    def choose(self, game: Game, me: Player, a: i64, b: i64, action: i64) -> None:
        if action == 0:
            return
        if a == HAMMER:
            me.gold -= 3
            me.glory += 4
        elif a == ELDER:
            game.push(GAIN, me.seat, ANY_ONE, 1)
        else:
            game.push(MINOR, me.seat, 0, 0)


@final
class MinorBlessing(Effect):
    """Roll one die of your choice."""

    def asks(self, game: Game, me: Player, a: i64, b: i64) -> bool:
        return True

    def choose(self, game: Game, me: Player, a: i64, b: i64, action: i64) -> None:
        game.push(RESOLVE, me.seat, game.roll_die(me, action), BLANK)


@final
class MainAction(Effect):
    """Pass (0), forge (1), or perform the feat of stack k (10 + k)."""

    def asks(self, game: Game, me: Player, a: i64, b: i64) -> bool:
        return True

    def offer(self, game: Game, me: Player, a: i64, b: i64) -> None:
        game.allow(0)
        if game.can_forge(me, 0):
            game.allow(1)
        k: i64
        for k in range(15):
            card = CARDS[k]
            if game.card_counts[k] > 0 and card.sun <= me.sun and card.moon <= me.moon:
                game.allow(10 + k)

    def choose(self, game: Game, me: Player, a: i64, b: i64, action: i64) -> None:
        if action == 1:
            game.push(FORGE, me.seat, 0, 0)
        elif action >= 10:
            self.perform(game, me, action - 10)

    def perform(self, game: Game, me: Player, k: i64) -> None:
        p = me.seat
        card = CARDS[k]
        me.sun -= card.sun
        me.moon -= card.moon
        me.glory += card.glory
        me.cards = append(me.cards, k)
        game.card_counts[k] -= 1
        effect = card.effect
        if effect == SPIRITS:
            me.gain(3, 0, 3, 0)
        elif effect == CHEST:
            me.gold_cap += 4
            me.sun_cap += 3
            me.moon_cap += 3
        elif effect == TWO_BLESSINGS:
            game.push(BLESSING, p, 0, 0)
            game.push(BLESSING, p, 0, 0)
        elif effect == TWO_MINOR:
            game.push(MINOR, p, 0, 0)
            game.push(MINOR, p, 0, 0)
        elif effect == SATYRS:
            for other in game.players:
                if other.seat != p:
                    other.gold = max(other.gold - 2, 0)
        elif effect == FORGE_TRIPLE:
            game.push(PLACE, p, TRIPLE_FACE, 0)
        elif effect == FORGE_MIRROR:
            game.push(PLACE, p, MIRROR_FACE, 0)
        if me.island != card.island:
            me.island = card.island
            for other in game.players:
                if other.seat != p and other.island == card.island:
                    other.island = 0
                    game.push(BLESSING, other.seat, 0, 0)


@final
class Forge(Effect):
    """Buy another face (1 + slot) or stop (0); ``a``: slots used, ``b``: how many."""

    def asks(self, game: Game, me: Player, a: i64, b: i64) -> bool:
        return b != 4 and game.can_forge(me, a)

    def offer(self, game: Game, me: Player, a: i64, b: i64) -> None:
        if b > 0:
            game.allow(0)
        i: i64
        for i in range(16):
            if game.slot_counts[i] > 0 and SLOTS[i].cost <= me.gold and not a >> i & 1:
                game.allow(1 + i)

    def choose(self, game: Game, me: Player, a: i64, b: i64, action: i64) -> None:
        if action == 0:
            return
        i = action - 1
        me.gold -= SLOTS[i].cost
        game.slot_counts[i] -= 1
        game.push(FORGE, me.seat, a | ONE << i, b + 1)
        game.push(PLACE, me.seat, SLOTS[i].face, 0)


@final
class PlaceFace(Effect):
    """Put face ``a`` on a die: 6 * die + side. Equal sides are offered once."""

    def asks(self, game: Game, me: Player, a: i64, b: i64) -> bool:
        return True

    def offer(self, game: Game, me: Player, a: i64, b: i64) -> None:
        d: i64
        i: i64
        for d in range(2):
            seen: i64 = 0
            for i in range(6 * d, 6 * d + 6):
                face = me.dice[i]
                if not seen >> face & 1:
                    seen |= ONE << face
                    game.allow(i)

    def choose(self, game: Game, me: Player, a: i64, b: i64, action: i64) -> None:
        me.dice[action] = a


@final
class ExtraAction(Effect):
    """A second action for 2 sun."""

    def asks(self, game: Game, me: Player, a: i64, b: i64) -> bool:
        return me.sun >= 2

    def choose(self, game: Game, me: Player, a: i64, b: i64, action: i64) -> None:
        if action == 1:
            me.sun -= 2
            game.push(MAIN, me.seat, 0, 0)


@final
class EndTurn(Effect):
    def run(self, game: Game, me: Player, a: i64, b: i64) -> None:
        p = me.seat + 1
        if p == len(game.players):
            p = 0
            game.round += 1
            if game.round == ROUNDS:
                return
        game.push(TURN, p, 0, 0)


EFFECTS: Final[vec[Effect]] = vec[Effect](
    [
        Turn(),
        Blessing(),
        Resolve(),
        Gain(),
        Reflect(),
        Reinforce(),
        UseCard(),
        MinorBlessing(),
        MainAction(),
        Forge(),
        PlaceFace(),
        ExtraAction(),
        EndTurn(),
    ]
)


@final
@mypyc_attr(acyclic=True)
class Game:
    def __init__(
        self,
        players: vec[Player],
        slot_counts: vec[i64],
        card_counts: vec[i64],
        stack: vec[i64],
        depth: i64,
        round: i64,
        rng: i64,
    ) -> None:
        self.players = players
        self.slot_counts = slot_counts
        self.card_counts = card_counts
        self.stack = stack
        self.depth = depth
        self.round = round
        self.rng = rng
        self.allowed: vec[i64] = vec[i64]([0] * 24)
        self.allowed_count: i64 = 0

    def clone(self) -> Game:
        return Game(
            vec[Player]([player.clone() for player in self.players]),
            self.slot_counts[:],
            self.card_counts[:],
            self.stack[:],
            self.depth,
            self.round,
            self.rng,
        )

    def push(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        self.stack[self.depth] = kind | seat << 8 | a << 16 | b << 40
        self.depth += 1

    def allow(self, action: i64) -> None:
        self.allowed[self.allowed_count] = action
        self.allowed_count += 1

    def random(self, n: i64) -> i64:
        x = self.rng
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self.rng = x
        return x * n >> 32

    def roll_die(self, player: Player, d: i64) -> i64:
        face = player.dice[6 * d + self.random(6)]
        if d == 0:
            player.showing0 = face
        else:
            player.showing1 = face
        return face

    def roll(self, player: Player) -> None:
        self.roll_die(player, 0)
        self.roll_die(player, 1)

    def can_forge(self, player: Player, bought: i64) -> bool:
        i: i64
        for i in range(16):
            if self.slot_counts[i] > 0 and SLOTS[i].cost <= player.gold and not bought >> i & 1:
                return True
        return False

    def advance(self) -> None:
        """Run automatic effects until someone must decide or the game is over."""
        while self.depth > 0:
            frame = self.stack[self.depth - 1]
            effect = EFFECTS[frame & 255]
            me = self.players[frame >> 8 & 255]
            a = frame >> 16 & 0xFFFFFF
            b = frame >> 40
            if effect.asks(self, me, a, b):
                return
            self.depth -= 1
            effect.run(self, me, a, b)

    def is_over(self) -> bool:
        return self.depth == 0

    def to_move(self) -> i64:
        return self.stack[self.depth - 1] >> 8 & 255

    def find_actions(self) -> i64:
        """List the legal actions in ``allowed``; give how many."""
        frame = self.stack[self.depth - 1]
        self.allowed_count = 0
        EFFECTS[frame & 255].offer(
            self, self.players[frame >> 8 & 255], frame >> 16 & 0xFFFFFF, frame >> 40
        )
        return self.allowed_count

    def legal_actions(self) -> list[int]:
        n = self.find_actions()
        return [self.allowed[i] for i in range(n)]

    def apply(self, action: i64) -> None:
        self.depth -= 1
        frame = self.stack[self.depth]
        EFFECTS[frame & 255].choose(
            self, self.players[frame >> 8 & 255], frame >> 16 & 0xFFFFFF, frame >> 40, action
        )
        self.advance()

    def scores(self) -> list[int]:
        return [player.glory for player in self.players]


def new_player(seat: i64) -> Player:
    return Player(
        seat,
        0,
        0,
        0,
        0,
        12,
        6,
        6,
        vec[i64]([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 3]),
        BLANK,
        BLANK,
        vec[i64](),
        0,
    )


def new_game(num_players: i64, seed: i64) -> Game:
    game = Game(
        vec[Player]([new_player(seat) for seat in range(num_players)]),
        vec[i64]([slot.count for slot in SLOTS]),
        vec[i64]([num_players for _ in range(15)]),
        vec[i64]([0] * 40),
        0,
        0,
        seed,
    )
    game.push(TURN, 0, 0, 0)
    game.advance()
    return game


def playout(game: Game, rng: i64) -> tuple[i64, i64]:
    """Play at random to the end; give the number of decisions and the new rng."""
    steps: i64 = 0
    while game.depth > 0:
        n = game.find_actions()
        rng ^= rng << 13 & 0xFFFFFFFF
        rng ^= rng >> 17
        rng ^= rng << 5 & 0xFFFFFFFF
        game.apply(game.allowed[rng * n >> 32])
        steps += 1
    return steps, rng


def play_games(count: i64, num_players: i64, seed: i64) -> tuple[i64, i64]:
    """Play whole random games; give decisions made and a checksum of all scores."""
    rng = seed
    total: i64 = 0
    check: i64 = 0
    i: i64
    for i in range(count):
        game = new_game(num_players, seed + 1 + i)
        steps, rng = playout(game, rng)
        total += steps
        for player in game.players:
            check = (check * 31 + player.glory) % 1000003
    return total, check


def flat_mc(game: Game, playouts: i64, seed: i64) -> tuple[i64, i64]:
    """Flat Monte Carlo: try each action equally often; give best action and value."""
    me = game.to_move()
    actions = vec[i64](game.legal_actions())
    n = len(actions)
    totals = vec[i64]([0 for _ in range(n)])
    rng = seed
    k: i64
    for k in range(playouts):
        trial = game.clone()
        trial.rng = rng
        trial.apply(actions[k % n])
        _, rng = playout(trial, rng)
        best: i64 = 0
        for player in trial.players:
            if player.seat != me and player.glory > best:
                best = player.glory
        totals[k % n] += trial.players[me].glory - best
    top: i64 = 0
    for k in range(1, n):
        if totals[k] > totals[top]:
            top = k
    return actions[top], totals[top]


def clone_many(game: Game, count: i64) -> i64:
    total: i64 = 0
    for _ in range(count):
        total += game.clone().round
    return total
