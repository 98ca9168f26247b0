"""The module of the Goddess: its four sets, golems, and the labyrinth that they walk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.reading import Reader
from grani.dice_forge.boards.labyrinth import MAZE, MAZE_END, MAZE_START, square_name
from grani.dice_forge.boxes.feat import GODDESS, Feat
from grani.dice_forge.boxes.rebellion import Rebellion
from grani.dice_forge.faces import FACES, GOLEM, LIGHT_START
from grani.dice_forge.kinds.celestial import CELESTIAL
from grani.dice_forge.kinds.golems import GOLEM_PAIR, WALK, is_golem_pair
from grani.dice_forge.kinds.labyrinth import HALL_COUNT, HALLS, TREASURES
from grani.dice_forge.kinds.pairs import Pair
from grani.dice_forge.stack import get, has, having, on
from grani.dice_forge.verbs.base import ForgeFromGarden
from grani.dice_forge.verbs.labyrinth import REACHED
from grani.dice_forge.verbs.modules import MoveGolem

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.seen import BoxView, HeroExtras
    from grani.dice_forge.table import Table

GODDESS_FEATS: Final[list[Feat]] = [
    Feat(
        44,
        "moon_golem",
        "moon_2",
        2,
        ForgeFromGarden("f_golem_moon"),
        box=GODDESS,
    ),
    Feat(45, "great_golem", "moon_5", 8, MoveGolem(2), box=GODDESS),
    Feat(46, "sun_golem", "sun_2", 4, ForgeFromGarden("f_golem_sun"), box=GODDESS),
    Feat(47, "time_golem", "sun_3", 4, MoveGolem(2, backward=True), box=GODDESS),
]

MAZE_IDS: Final[dict[str, int]] = {square_name(square): square for square in range(len(MAZE))}
TREASURE_IDS: Final[dict[str, int]] = {name: number + 1 for number, name in enumerate(TREASURES)}


@final
class Goddess(Rebellion):
    """Golem faces move a golem; both together roll the celestial die (RB-221)."""

    def __init__(self) -> None:
        dark = ["gold_1", "gold_1", "gold_1", "gold_1", "golem_moon", "glory_2"]
        pools = ["f_golem_sun", "f_golem_moon"]
        super().__init__(GODDESS, "goddess", pools, LIGHT_START, dark)

    def equip(self, hero: Hero) -> None:
        hero.square = MAZE_START

    # ------------------------------------------------------------------ a blessing

    def resolves(self, game: Table, me: Hero, pair: i64) -> bool:
        if super().resolves(game, me, pair):
            return True
        if not is_golem_pair(pair) or on(pair, Pair.repeat):
            return False
        game.push(GOLEM_PAIR, me.seat, pair)
        return True

    def wants_order(self, game: Table, me: Hero, pair: i64) -> bool:
        if super().wants_order(game, me, pair):
            return True
        one = FACES[get(pair, Pair.first)].kind
        two = FACES[get(pair, Pair.second)].kind
        return one != two and (one == GOLEM or two == GOLEM)

    def after_all(self, game: Table, me: Hero, pair: i64) -> None:
        if is_golem_pair(pair):
            if on(pair, Pair.after):
                game.push(CELESTIAL, me.seat, 0)
            elif on(pair, Pair.late):
                game.push(GOLEM_PAIR, me.seat, pair)

    def acts(self, game: Table, me: Hero, kind: i64, times: i64) -> bool:
        if kind != GOLEM:
            return False
        WALK.push(game, me.seat, times, False)
        return True

    # ------------------------------------------------------------------ for files

    def write_table(self, game: Table) -> BoxView:
        treasures = [int(HALLS.at(game.board, hall)) for hall in range(HALL_COUNT)]
        return {
            "treasures": [TREASURES[found - 1] if found else None for found in treasures],
            "goddess_reached": has(game.board, REACHED),
        }

    def write_hero(self, hero: Hero) -> HeroExtras:
        return {"golem": square_name(hero.square), **super().write_hero(hero)}

    def read_table(self, reader: Reader, game: Table) -> None:
        board: i64 = 0
        for hall, value in enumerate(reader.items("treasures", 3, 3)):
            if value is None:
                continue
            treasure = reader.check_word(value, f"treasures[{hall}]", TREASURE_IDS, "treasure")
            if treasure in [HALLS.at(board, other) for other in range(hall)]:
                reader.fail(f"the treasure {value} lies in two halls", "treasures")
            board = HALLS.change(board, hall, treasure)
        reached = reader.flag("goddess_reached")
        if not reached and any(hero.square == MAZE_END for hero in game.heroes):
            reader.fail("a golem stands before the Goddess already", "goddess_reached")
        game.board = having(board, REACHED) if reached else board

    def read_hero(self, reader: Reader, hero: Hero) -> None:
        hero.square = reader.word("golem", MAZE_IDS, "square of the labyrinth")
        super().read_hero(reader, hero)
