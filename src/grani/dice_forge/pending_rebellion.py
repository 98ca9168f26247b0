"""The pending effects of Rebellion as JSON."""

from __future__ import annotations

from grani.core.reading import Reader
from grani.dice_forge import effect as kinds
from grani.dice_forge.effects.payment import SINGLES
from grani.dice_forge.feats import FEATS
from grani.dice_forge.forms import (
    Form,
    Json,
    read_bless,
    read_feat,
    read_nothing,
    read_pair,
    read_place,
    read_rolled,
    read_slot,
    read_source,
    source_name,
    write_bless,
    write_face,
    write_nothing,
    write_pair,
    write_rolled,
    write_ship,
    write_slot,
)
from grani.dice_forge.resources import RESOURCE_NAMES

SHARDS = {"sun": 0, "moon": 1}


def _write_rerolls(x: int) -> Json:
    return {"rerolls": x}


def _read_rerolls(reader: Reader, seats: int) -> int:
    return reader.integer("rerolls", 0, 4)


def _write_source(x: int) -> Json:
    return {"source": source_name(x)}


def _read_only_source(reader: Reader, seats: int) -> int:
    return read_source(reader)


def _write_feat(x: int) -> Json:
    return {"feat": FEATS[x].name}


def _read_only_feat(reader: Reader, seats: int) -> int:
    return read_feat(reader)


def _write_pay(x: int) -> Json:
    data: Json = {
        "sun": x & 7,
        "moon": x >> 3 & 7,
        "source": source_name(x >> 6 & 255),
        "scepters": x >> 14 & 7,
    }
    singles = [name for bit, name in enumerate(SHARDS) if x >> SINGLES + bit & 1]
    if singles:
        data["singles"] = singles
    return data


def _read_pay(reader: Reader, seats: int) -> int:
    sun, moon = reader.integer("sun", 0, 6), reader.integer("moon", 0, 6)
    scepters = reader.integer("scepters", 0, 5)
    x = sun | moon << 3 | read_source(reader) << 6 | scepters << 14
    if 0 < scepters < 4:  # also in positions from before singles were written
        x |= 1 << SINGLES + (scepters & 1)
    if reader.has("singles"):
        for i, value in enumerate(reader.items("singles", 1, 2)):
            shard = reader.check_word(value, f"singles[{i}]", SHARDS, "shard")
            if shard > scepters:
                reader.fail("no scepter was emptied as that", f"singles[{i}]")
            x |= 1 << SINGLES + shard
    return x


def _write_spend(x: int) -> Json:
    return {"gold": x & 255, "source": source_name(x >> 8 & 255), "scepter": x >> 16}


def _read_spend(reader: Reader, seats: int) -> int:
    gold, scepter = reader.integer("gold", 1, 60), reader.integer("scepter", 0, 3)
    return gold | read_source(reader) << 8 | scepter << 16


def _write_twins(x: int) -> Json:
    return {**write_bless(x), "twins": [x >> 5 & 7, x >> 8 & 7]}


def _read_twins(reader: Reader, seats: int) -> int:
    light, dark = reader.integers("twins", 2, 0, 4)
    return read_bless(reader, seats) | light << 5 | dark << 8


def _write_star_twins(x: int) -> Json:
    return {"side": x & 7, "rerolls": x >> 3}


def _read_star_twins(reader: Reader, seats: int) -> int:
    return reader.integer("side", 0, 5) | reader.integer("rerolls", 0, 4) << 3


def _write_star(x: int) -> Json:
    return {"side": x}


def _read_star(reader: Reader, seats: int) -> int:
    return reader.integer("side", 0, 5)


def _write_turn_up(x: int) -> Json:
    data: Json = {"both": bool(x & 1), "source": source_name(x >> 1 & 255)}
    if x >> 9:
        data["light"] = (x >> 9) - 1
    return data


def _read_turn_up(reader: Reader, seats: int) -> int:
    both = 1 if reader.flag("both") else 0
    light = reader.integer("light", 0, 5) + 1 if reader.has("light") else 0
    if light and not both:
        reader.fail("the light die comes first only where both are turned", "light")
    return both | read_source(reader) << 1 | light << 9


def _write_upgrade(x: int) -> Json:
    return {"levels": x & 7, "optional": bool(x >> 3)}


def _read_upgrade(reader: Reader, seats: int) -> int:
    return reader.integer("levels", 1, 4) | (8 if reader.flag("optional") else 0)


def _write_replace(x: int) -> Json:
    return {"position": x & 15, "level": x >> 4}


def _read_replace(reader: Reader, seats: int) -> int:
    return reader.integer("position", 0, 11) | reader.integer("level", 1, 7) << 4


def _read_market(reader: Reader, seats: int) -> int:
    discount = reader.integer("discount", 0, 2)
    if discount == 1:
        reader.fail("a face is sold at its price or 2 gold off", "discount")
    return discount


def _write_barter(x: int) -> Json:
    return {"resource": RESOURCE_NAMES[x & 7], "amount": x >> 3 & 31, "glory": x >> 8}


def _read_barter(reader: Reader, seats: int) -> int:
    resource = reader.word("resource", {"gold": 0, "moon": 2}, "resource to barter")
    return resource | reader.integer("amount", 1, 12) << 3 | reader.integer("glory", 1, 12) << 8


def _write_walk(x: int) -> Json:
    return {"steps": x & 15, "backward": bool(x >> 4)}


def _read_walk(reader: Reader, seats: int) -> int:
    return reader.integer("steps", 1, 3) | (16 if reader.flag("backward") else 0)


def _write_hall(x: int) -> Json:
    return {"hall": x}


def _read_hall(reader: Reader, seats: int) -> int:
    return reader.integer("hall", 0, 2)


def _write_bearer(x: int) -> Json:
    return {"bearer": x}


def _read_bearer(reader: Reader, seats: int) -> int:
    return reader.integer("bearer", 0, seats - 1)


def _write_foreign(x: int) -> Json:
    return {"bearer": x & 15, **write_rolled(x)}


def _read_foreign(reader: Reader, seats: int) -> int:
    return _read_bearer(reader, seats) | read_rolled(reader, 3)


def _write_bearers(x: int) -> Json:
    return {"bearers": [x & 3, x >> 2]}


def _read_bearers(reader: Reader, seats: int) -> int:
    first, second = reader.integers("bearers", 2, 0, seats - 1)
    if first == second:
        reader.fail("there is an order only between two players", "bearers")
    return first | second << 2


def _write_memory(x: int) -> Json:
    return {"colour": x & 3, "second": bool(x >> 2)}


def _read_memory(reader: Reader, seats: int) -> int:
    return reader.integer("colour", 0, seats - 1) | (4 if reader.flag("second") else 0)


def _write_memories(x: int) -> Json:
    return {"tokens": [token for token in range(8) if x >> token & 1]}


def _read_memories(reader: Reader, seats: int) -> int:
    tokens = [
        reader.check_integer(value, f"tokens[{i}]", 0, 7)
        for i, value in enumerate(reader.items("tokens", 1, 8))
    ]
    return sum(1 << token for token in set(tokens))


REBELLION_FORMS: list[Form] = [
    Form(int(kinds.CELESTIAL), "celestial", _write_rerolls, _read_rerolls),
    Form(int(kinds.PERFORM), "perform", write_slot, read_slot),
    Form(int(kinds.PAY), "pay", _write_pay, _read_pay),
    Form(int(kinds.SPEND), "spend", _write_spend, _read_spend),
    Form(int(kinds.TWINS), "twins", _write_twins, _read_twins),
    Form(int(kinds.SECOND), "second", write_pair, read_pair),
    Form(int(kinds.STAR_TWINS), "star_twins", _write_star_twins, _read_star_twins),
    Form(int(kinds.STAR), "star", _write_star, _read_star),
    Form(int(kinds.LOOK), "look", _write_source, _read_only_source),
    Form(int(kinds.TURN_UP), "turn_up", _write_turn_up, _read_turn_up),
    Form(int(kinds.UPGRADE), "upgrade", _write_upgrade, _read_upgrade),
    Form(int(kinds.REPLACE), "replace", _write_replace, _read_replace),
    Form(int(kinds.MERCHANT), "merchant", _write_feat, _read_only_feat),
    Form(int(kinds.COMPANION), "companion", write_nothing, read_nothing),
    Form(int(kinds.WIND), "wind", _write_source, _read_only_source),
    Form(int(kinds.RIGHT_HAND), "right_hand", _write_source, _read_only_source),
    Form(int(kinds.ANCESTOR), "ancestor", _write_feat, _read_only_feat),
    Form(int(kinds.FORGE_AND_ROLL), "forge_and_roll", write_face, read_place),
    Form(int(kinds.FREE_FACE), "free_face", _write_feat, _read_only_feat),
    Form(int(kinds.FREE_FEAT), "free_feat", _write_feat, _read_only_feat),
    Form(int(kinds.MARKET), "market", write_ship, _read_market),
    Form(int(kinds.BARTER), "barter", _write_barter, _read_barter),
    Form(int(kinds.WALK), "walk", _write_walk, _read_walk),
    Form(int(kinds.HALL), "hall", _write_hall, _read_hall),
    Form(int(kinds.GOLEM_PAIR), "golem_pair", write_pair, read_pair),
    Form(int(kinds.MISFORTUNE), "misfortune", _write_bearer, _read_bearer),
    Form(int(kinds.MISFORTUNES), "misfortunes", _write_bearers, _read_bearers),
    Form(int(kinds.FOREIGN), "foreign", _write_foreign, _read_foreign),
    Form(int(kinds.FIRE), "fire", write_nothing, read_nothing),
    Form(int(kinds.MEMORY), "memory", _write_memory, _read_memory),
    Form(int(kinds.MEMORIES), "memories", _write_memories, _read_memories),
    Form(int(kinds.SLIP), "slip", write_nothing, read_nothing),
]
