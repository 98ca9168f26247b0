"""Decisions as prompts: for each kind of effect, what is asked, and what every action means there.

Message keys are ``prompt-…`` by kind and ``option-…``; arguments name faces, feats and resources
by id, and the ways in look up their names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from grani.core.prompt import Option, Prompt
from grani.dice_forge import actions, effect as kinds
from grani.dice_forge.boards.labyrinth import square_name
from grani.dice_forge.effects.blessing import sees_own_dice
from grani.dice_forge.effects.pairs import MANNER, WHICH, amount_of
from grani.dice_forge.faces import FACES, OFFERS, TRIPLE, TRITON_OFFER
from grani.dice_forge.feats import FEATS
from grani.dice_forge.forms import DIE_NAMES, source_name
from grani.dice_forge.hero import Hero
from grani.dice_forge.islands import SLOTS
from grani.dice_forge.prompts_rebellion import (
    REBELLION_KINDS,
    REBELLION_OPTIONS,
    Describe,
    cash,
    rebellion_cause,
    take,
)
from grani.dice_forge.resources import GLORY, GOLD, RESOURCE_NAMES
from grani.dice_forge.table import Table

Args = dict[str, str | int]

KINDS: dict[int, str] = {
    int(kinds.REINFORCE): "reinforce",
    int(kinds.MAIN): "main",
    int(kinds.EXTRA): "extra",
    int(kinds.MINOR): "minor",
    int(kinds.CERBERUS): "cerberus",
    int(kinds.REFLECT): "mirror",
    int(kinds.CHOOSE): "choose",
    int(kinds.ORDER): "order",
    int(kinds.CONVERT): "convert",
    int(kinds.HAMMER): "hammer",
    int(kinds.OFFER): "offer",
    int(kinds.SHIP): "ship",
    int(kinds.FORGE): "forge",
    int(kinds.PLACE): "place",
    int(kinds.GARDEN): "garden",
    int(kinds.GIVE): "give",
    int(kinds.PICK): "pick",
    **REBELLION_KINDS,
}
"""Kinds of prompt by kind of effect; two effects have a second face, see ``_kind``."""


def prompt_of(table: Table, seat: int) -> Prompt | None:
    """Give what ``seat`` is asked now, or None."""
    if not table.awaits(seat):
        return None
    entry = int(table.stack[table.depth - 1])
    effect, x = entry & 255, entry >> 12
    me = table.heroes[entry >> 8 & 15]
    kind = _kind(effect, x)
    describe = _OPTIONS[effect]
    options = tuple(_describe(table, me, x, action, describe) for action in _offered(table, seat))
    cause, args = _cause(table, effect, x)
    return Prompt(kind, seat, cause, tuple(map(_meant, options)), args)


def _meant(option: Option) -> Option:
    """Say of an option whether it declines, and whether a full reserve would lose some of it."""
    loses = int(option.args.get("lost", 0)) > 0 and not option.key.startswith("option-lose-")
    return replace(option, declines=option.key.endswith("-no"), loses=loses)


def _describe(table: Table, me: Hero, x: int, action: int, describe: Describe) -> Option:
    """Describe an action of this decision, or a token that may be spent at any of them."""
    if actions.TOKEN <= action < actions.DIE:
        return _token(me, action)
    return cash(me, action) if action >= actions.CASH else describe(table, me, x, action)


def _offered(table: Table, seat: int) -> list[int]:
    """Give the legal actions in the order of the table: by price and island, not by number."""
    count = table.find(seat)
    return [int(table.options[i]) for i in range(count)]


def _kind(effect: int, x: int) -> str:
    if effect == kinds.MAIN and x:
        return "main-extra"
    if effect == kinds.CHOOSE and x >> MANNER & 3 == kinds.LOSS:
        return "lose"
    if effect == kinds.HAMMER and x >> 16:
        return "store"
    return KINDS[effect]


def _cause(table: Table, effect: int, x: int) -> tuple[str, Args]:
    """Give what brought the decision about, and the arguments of its message."""
    if effect in (kinds.REFLECT, kinds.CHOOSE):
        which = x >> WHICH & 1
        face = FACES[x >> 6 * which & 63].name
        other = FACES[x >> 6 * (1 - which) & 63]
        return f"face:{face}", {"face": face, "times": 3 if other.kind == TRIPLE else 1}
    if effect in (kinds.ORDER, kinds.CERBERUS):
        faces = [FACES[x & 63].name, FACES[x >> 6 & 63].name]
        return f"face:{faces[0]}", {"first": faces[0], "second": faces[1]}
    if effect == kinds.CONVERT:
        glory = _converted(x)
        return f"face:{FACES[x & 63].name}", {"face": FACES[x & 63].name, "glory": glory}
    if effect == kinds.HAMMER:
        args: Args = {"gold": x & 255, "scepter": x >> 16}
        return source_name(x >> 8 & 255), args
    if effect == kinds.OFFER:
        return source_name(x >> 7), {"times": x >> 4 & 7, "source": source_name(x >> 7)}
    if effect == kinds.SHIP:
        return "face:ship", {"discount": x}
    if effect in (kinds.PLACE, kinds.GIVE):
        return f"face:{FACES[x].name}", {"face": FACES[x].name}
    if effect == kinds.GARDEN:
        return f"feat:{FEATS[x >> 12].name}", {"feat": FEATS[x >> 12].name}
    if effect == kinds.MINOR:
        feat = FEATS[x >> 8 & 255].name
        return f"feat:{feat}", {"feat": feat, "times": x >> 4 & 15}
    if effect == kinds.PICK:
        return f"feat:{FEATS[x >> 6].name}", {"number": 2 if x & 63 else 1}
    if effect in REBELLION_KINDS:
        return rebellion_cause(effect, x)
    return f"step:{KINDS[effect]}", {}


def _converted(x: int) -> int:
    if x >> 11 & 3 == kinds.SHARDS_TO_GLORY:
        return int(2 * (amount_of(x, 1) + amount_of(x, 2)))
    return int(amount_of(x, GOLD))


def _gain_args(me: Hero, resource: int, amount: int) -> Args:
    """Give an amount and how much of it a full reserve would lose."""
    cap = int(me.gold_cap if resource == GOLD else me.shard_cap)
    room = amount if resource == GLORY else cap - int(me.amount(resource))
    return {"amount": amount, "lost": max(0, amount - room)}


def _token(me: Hero, action: int) -> Option:
    resource = action - int(actions.TOKEN)
    amount = int(OFFERS[TRITON_OFFER].amount(resource))
    return Option(
        action,
        f"option-token-{RESOURCE_NAMES[resource]}",
        _gain_args(me, resource, amount),
        (f"token:{me.seat}:triton",),
    )


def _yes_or_no(kind: str) -> Callable[[Table, Hero, int, int], Option]:
    def describe(table: Table, me: Hero, x: int, action: int) -> Option:
        return Option(action, f"option-{kind}-{'no' if action == actions.NO else 'yes'}")

    return describe


def _buy(table: Table, me: Hero, x: int, action: int, kind: str, discount: int) -> Option:
    if action == actions.NO:
        return Option(action, f"option-{kind}-no")
    face = FACES[action - actions.FACE]
    price = max(int(face.cost) - discount, 0)
    return Option(action, "option-buy", {"face": face.name, "price": price}, (f"pool:{face.name}",))


def _forge(table: Table, me: Hero, x: int, action: int) -> Option:
    return _buy(table, me, x, action, "forge", 0)


def _ship(table: Table, me: Hero, x: int, action: int) -> Option:
    return _buy(table, me, x, action, "ship", x)


def _main(table: Table, me: Hero, x: int, action: int) -> Option:
    if action < actions.FEAT or action >= actions.FACE:
        return _buy(table, me, x, action, "main", 0)
    slot = action - int(actions.FEAT)
    place = SLOTS[slot]
    args: Args = {
        "feat": FEATS[table.feats[slot]].name,
        "sun": int(place.sun),
        "moon": int(place.moon),
        "glory": int(FEATS[table.feats[slot]].glory),
    }
    for hero in table.heroes:
        if hero.seat != me.seat and hero.portal == place.portal != me.portal:
            args["ousted"] = int(hero.seat)
            return Option(action, "option-feat-ousting", args, (f"stack:{place.name}",))
    return Option(action, "option-feat", args, (f"stack:{place.name}",))


def _reinforce(table: Table, me: Hero, x: int, action: int) -> Option:
    if action == actions.NO:
        return Option(action, "option-reinforce-no")
    feat = FEATS[table.feats[action - actions.REINFORCE]].name
    return Option(action, "option-use", {"feat": feat}, (f"card:{me.seat}:{feat}",))


def _minor(table: Table, me: Hero, x: int, action: int) -> Option:
    die = DIE_NAMES[action - actions.DIE]
    return Option(action, f"option-die-{die}", {}, (f"die:{me.seat}:{die}",))


def _order(table: Table, me: Hero, x: int, action: int) -> Option:
    which = action - int(actions.DIE)
    face, die = FACES[x >> 6 * which & 63].name, DIE_NAMES[which]
    if x & 63 == x >> 6 & 63:
        return Option(action, "option-first-die", {"face": face, "die": die})
    return Option(action, "option-first", {"face": face})


def _showing(table: Table, face: int, seats: list[int]) -> tuple[str, ...]:
    return tuple(
        f"die:{seat}:{DIE_NAMES[die]}"
        for seat in seats
        for die in (0, 1)
        if table.heroes[seat].up(die) == face
    )


def _mirror(table: Table, me: Hero, x: int, action: int) -> Option:
    face = action - int(actions.FACE)
    others = [seat for seat in range(table.seats) if seat != me.seat]
    seen = [*others, int(me.seat)] if sees_own_dice(table, me) else others
    targets = _showing(table, face, seen)
    return Option(action, "option-copy", {"face": FACES[face].name}, targets)


def _pick(table: Table, me: Hero, x: int, action: int) -> Option:
    face = action - int(actions.FACE)
    others = [seat for seat in range(table.seats) if seat != me.seat]
    return Option(action, "option-pick", {"face": FACES[face].name}, _showing(table, face, others))


def _choose(table: Table, me: Hero, x: int, action: int) -> Option:
    resource = action - int(actions.RESOURCE)
    which = x >> WHICH & 1
    other = FACES[x >> 6 * (1 - which) & 63]
    times = 3 if other.kind == TRIPLE else 1
    amount = int(FACES[x >> 6 * which & 63].amount(resource)) * times
    if x >> MANNER & 3 == kinds.LOSS:
        name = RESOURCE_NAMES[resource]
        lost = min(amount, int(me.amount(resource)))
        return Option(action, f"option-lose-{name}", {"amount": amount, "lost": lost})
    return take(me, action, resource, amount)


def _offer(table: Table, me: Hero, x: int, action: int) -> Option:
    resource = action - int(actions.RESOURCE)
    return take(me, action, resource, int(OFFERS[x & 15].amount(resource)))


def _hammer(table: Table, me: Hero, x: int, action: int) -> Option:
    part = action - int(actions.SPLIT)
    kept = (x & 255) - part
    if x >> 16:
        return Option(action, "option-store", {"scepter": part, "rest": kept})
    lost = max(0, kept - int(me.gold_cap - me.gold))
    return Option(action, "option-split", {"hammer": part, "reserve": kept, "lost": lost})


def _place(table: Table, me: Hero, x: int, action: int) -> Option:
    die, side = divmod(action - int(actions.POSITION), 6)
    name = DIE_NAMES[die]
    return Option(
        action,
        f"option-place-{name}",
        {"face": FACES[me.face(die, side)].name},
        (f"die:{me.seat}:{name}:{side}",),
    )


def _garden(table: Table, me: Hero, x: int, action: int) -> Option:
    face = FACES[action - actions.FACE].name
    return Option(action, "option-garden", {"face": face}, (f"pool:{face}",))


def _give(table: Table, me: Hero, x: int, action: int) -> Option:
    seat = action - int(actions.SEAT)
    return Option(action, "option-seat", {"seat": seat}, (f"seat:{seat}",))


_OPTIONS: dict[int, Callable[[Table, Hero, int, int], Option]] = {
    int(kinds.REINFORCE): _reinforce,
    int(kinds.MAIN): _main,
    int(kinds.EXTRA): _yes_or_no("extra"),
    int(kinds.MINOR): _minor,
    int(kinds.CERBERUS): _yes_or_no("cerberus"),
    int(kinds.REFLECT): _mirror,
    int(kinds.CHOOSE): _choose,
    int(kinds.ORDER): _order,
    int(kinds.CONVERT): _yes_or_no("convert"),
    int(kinds.HAMMER): _hammer,
    int(kinds.OFFER): _offer,
    int(kinds.SHIP): _ship,
    int(kinds.FORGE): _forge,
    int(kinds.PLACE): _place,
    int(kinds.GARDEN): _garden,
    int(kinds.GIVE): _give,
    int(kinds.PICK): _pick,
    **REBELLION_OPTIONS,
}


def action_name(action: int) -> str:
    """Name an action in a few stable words, such as ``face gold_3`` or ``feat moon_2``."""
    for first, name, labels in _BLOCKS:
        if first <= action < first + len(labels):
            label = labels[action - first]
            return f"{name} {label}".strip()
    raise ValueError(f"no action {action}: actions are 0 to {actions.ACTION_COUNT - 1}")


def _labels(size: int, names: list[str]) -> list[str]:
    return [names[i] if i < len(names) else f"({i})" for i in range(size)]


_SLOT_NAMES = [SLOTS[i].name for i in range(len(SLOTS))]
_POSITION_NAMES = [f"{die} {side}" for die in DIE_NAMES for side in range(6)]
_BLOCKS: list[tuple[int, str, list[str]]] = [
    (int(actions.NO), "no", [""]),
    (int(actions.YES), "yes", [""]),
    (int(actions.RESOURCE), "take", _labels(6, RESOURCE_NAMES)),
    (int(actions.TOKEN), "triton", _labels(6, RESOURCE_NAMES)),
    (int(actions.DIE), "die", DIE_NAMES),
    (int(actions.POSITION), "forge on", _POSITION_NAMES),
    (int(actions.SEAT), "seat", [str(seat) for seat in range(4)]),
    (int(actions.FEAT), "feat", _labels(16, _SLOT_NAMES)),
    (int(actions.REINFORCE), "use", _labels(16, _SLOT_NAMES)),
    (int(actions.SIDE), "side", [str(side) for side in range(8)]),
    (int(actions.FACE), "face", _labels(48, [FACES[i].name for i in range(len(FACES))])),
    (int(actions.SPLIT), "hammer", [str(part) for part in range(56)]),
    (int(actions.SET), "set", _labels(64, [FEATS[i].name for i in range(len(FEATS))])),
    (
        int(actions.PAYMENT),
        "ancient",
        [f"{sun} for sun, {moon} for moon" for sun in range(7) for moon in range(7)],
    ),
    (
        int(actions.SCEPTER),
        "empty scepter",
        [f"{level} as {kind}" for level in (4, 5, 6) for kind in ("sun", "moon")],
    ),
    (int(actions.COMPANION), "advance companion", [str(space) for space in range(6)]),
    (int(actions.SQUARE), "walk", [square_name(square) for square in range(36)]),
    (int(actions.TREASURE), "treasure", ["sun", "moon", "glory"]),
    (
        int(actions.ISLAND),
        "memory",
        [f"{side} on {portal}" for portal in range(1, 8) for side in ("moon", "sun")],
    ),
    (int(actions.CASH), "cash companion", [str(space) for space in range(6)]),
]
