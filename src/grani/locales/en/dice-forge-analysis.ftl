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
forge-edit-glory = without cards
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

## For you, now: what explains things at the table

forge-average-best = Average per roll, on its best side
forge-leads = One of these faces, each on its best side
forge-now = For you, now
forge-now-pay = Price: { $price }; you keep { $left }.
forge-now-score = Glory with cards: { $before } → { $after }
forge-ousts = Ousts { $name }, who receives a divine blessing at once.
forge-owned-by = Owned by: { $names }
forge-price = Price: { $price }
forge-steps-away = { $count ->
    [one] { $count } step from your golem
   *[other] { $count } steps from your golem
}
forge-perform = Perform the feat
forge-now-room = { $room ->
    [0] You have { $amount }; there is no room for more.
   *[other] You have { $amount }; room for { $room } more.
}
forge-now-golem-here = Your golem stands here.
forge-now-no-way = No path leads there from your golem.
forge-now-token-here = Your token stands here: { $points } glory at the end.
forge-now-titans = There your token would be worth { $there } glory at the end; now it is worth { $points }.
forge-now-nobody = Nobody stands here.
forge-now-stands = { $name } stands here: you would oust them.
forge-now-you-stand = You stand here: nobody is ousted if you come again.
forge-now-found = Found already.
forge-now-treasure = Still to be found.
forge-now-hammer = { $count } more gold and this lap is done.

## Why nothing can be chosen there

barred-none = None left.
barred-bought = You have just bought one of these.
barred-gold = You lack { amount-gold }.
barred-sun = You lack { amount-sun }.
barred-moon = You lack { amount-moon }.
barred-both = You lack { cost-sun } and { cost-moon }.
barred-shards = { $count ->
    [one] You lack { $count } shard, even with everything that pays for shards.
   *[other] You lack { $count } shards, even with everything that pays for shards.
}
barred-locked = Locked: this face can never be replaced.
barred-upgrade = There is no face left that it could become.
barred-used = Already used this turn.
barred-unusable = It cannot be used now.
board-hall-open = not entered
board-companion = companion at { $space }
board-companion-spent = companion spent
