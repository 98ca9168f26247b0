"""Faces that opponents have rolled, to pick from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from grani.core.prompt import Option
from grani.dice_forge.actions import FACE
from grani.dice_forge.events import PICKED
from grani.dice_forge.faces import NOTHING
from grani.dice_forge.kinds.blessing import RESOLVE
from grani.dice_forge.kinds.kind import Args, Kind
from grani.dice_forge.kinds.pairs import PAIR, PLAIN
from grani.dice_forge.kinds.showing import showing_others
from grani.dice_forge.names import FaceField, FeatField, face_name, feat_name
from grani.dice_forge.stack import Field, has, having

if TYPE_CHECKING:
    from grani.dice_forge.hero import Hero
    from grani.dice_forge.table import Table


@final
class Pick(Kind):
    """Pick two of the faces that opponents rolled (D-19)."""

    def __init__(self) -> None:
        super().__init__(28, "pick", "pick")
        self.first: Final[Field] = self.field(FaceField("first", nothing=True))
        self.feat: Final[Field] = self.field(FeatField())

    def push(self, game: Table, seat: i64, feat: i64) -> None:
        game.push(self, seat, self.feat.put(feat))

    def offer(self, game: Table, me: Hero, x: i64) -> None:
        seen: i64 = 0
        held = self.first.of(x)
        die: i64
        for hero in game.heroes:
            if hero.seat != me.seat:
                for die in range(2):
                    face = hero.up(die)
                    if face == held:
                        held = NOTHING
                    elif face != NOTHING and not has(seen, face):
                        seen = having(seen, face)
                        game.allow(FACE + face)

    def choose(self, game: Table, me: Hero, x: i64, action: i64) -> None:
        face = action - FACE
        game.tell(PICKED, me.seat, face, 0, 0)
        first = self.first.of(x)
        if first == NOTHING:
            game.push(self, me.seat, self.first.change(x, face))
        else:
            game.push(RESOLVE, me.seat, PAIR.of(first, face, PLAIN))

    # ------------------------------------------------------------------ for people and files

    def cause(self, game: Table, me: Hero, x: i64) -> tuple[str, Args]:
        return f"feat:{feat_name(self.feat.of(x))}", {"number": 2 if self.first.on(x) else 1}

    def option(self, game: Table, me: Hero, x: i64, action: i64) -> Option:
        face = action - FACE
        args: Args = {"face": face_name(face)}
        return Option(int(action), "option-pick", args, showing_others(game, me, face))

    def misplaced(self, game: Table, me: Hero, x: i64, above: list[int]) -> str:
        first = self.first.of(x)
        shown = [hero.up(die) for hero in game.heroes if hero.seat != me.seat for die in (0, 1)]
        if NOTHING in shown:
            return "opponents' dice have not been rolled"
        if first != NOTHING and first not in shown:
            return f"no opponent shows the face {face_name(first)}"
        return ""


PICK: Final = Pick()
