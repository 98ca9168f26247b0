# Dice Forge on the analysis board: what chance decides, what cannot be, what can be edited.

chance-roll = { $seat }: roll of the { $die }.
chance-celestial = { $seat }: roll of the celestial die.
chance-draw = Which feat lies here: { $slot }?
chance-remove = Which face leaves the game?
chance-face = { $face }
chance-feat = { $feat }
chance-star = { $side ->
    [gold] 12 gold
    [glory] 5 glory
    [choice] 3 glory and a choice
    [mirror] mirror
    [face] a face of your own
   *[upgrade] upgrade by 2 levels
}
wrong-face-places = Faces “{ $face }” here: { $found }; the box has { $count }.
wrong-faces-missing = Faces out of the game: { $missing }; it must be as many as were replaced on dice ({ $replaced }) and removed in set-up ({ $removed }).
wrong-cards = Cards of “{ $feat }” owned: { $owned }; there are only { $count }.
wrong-stack = This card is in no stack of this game.
wrong-portal = Two heroes cannot stand on the same portal.
wrong-owners = The owners of coloured faces do not fit the cards.
wrong-other-stack = This feat belongs to another stack or module.
wrong-nothing-pending = There is nothing left to decide, but the game is not over.
wrong-other-turn = It is another hero’s turn.
wrong-open-set = This stack is not drawn yet, and nothing is about to draw it.
wrong-treasure-twice = Each treasure lies in one hall only.
wrong-goddess-reached = A golem stands before the Goddess, so somebody has reached her.
wrong-memories = The memory tokens do not fit the cards.
wrong-tokens = The two tokens of a card lie on different islands.
forge-edit-temple = Temple
forge-edit-cards = Cards
forge-edit-add = Add a card
forge-edit-side = { $die }, side { $side }: { $face }
forge-edit-which = Which face?
forge-edit-round = Round
forge-edit-portal = Portal
forge-edit-now = What happens now
forge-edit-now-other = in the middle of something else
forge-edit-now-turn = { $name }: the turn begins
forge-edit-now-main = { $name }: the action
forge-edit-up = lies up
forge-edit-lay-up = Lies up
forge-edit-scepter = Gold on scepter { $number }
forge-edit-companion = Companion { $number }
forge-edit-reached = Somebody has reached the Goddess
forge-edit-token = { $name }: token { $number }
forge-edit-token-none = on no island
forge-edit-forged = Faces replaced
forge-edit-hammered = Gold on the hammer track
forge-edit-cerberus = Cerberus tokens
forge-edit-triton = Triton tokens
