# The table of Rolling Realms in the browser. Names and rules of realms are in rolling-realms.ftl.

## Short rules, one or two lines on the card

realms-short-scythe = Mark the number: the top gives a resource and may buy the star below it.
realms-short-tapestry = Fill in the shape of the die. Full squares give resources, full bands are stars.
realms-short-charterstone = Mark a building and note the other die in its crate; or mark all crates of a number.
realms-short-euphoria = Mark a number in an area: its new sum tells what you get.
realms-short-my-little-scythe = Mark a number in one ring; in both, also a coin. Six of a kind make two stars.
realms-short-between-two-castles = Build upwards, each number lower than the one below it. Rows are stars.
realms-short-between-two-cities = No equal neighbours. As many stars as your weaker other realm.
realms-short-viticulture = Circle grapes; then a die and grapes fill an order no higher than their sum.
realms-short-wingspan = From left to right. The last square is a star, the exact sum one more.
realms-short-pendulum = Outline octagons. Every full hourglass pays all that are outlined by then.
realms-short-pyramid = Numbers fall from the top down. A card with the two below it is a star.

## What is asked

realms-ask-die = Place the { $value } on a glowing spot.
realms-ask-claim = The { $value } fits nowhere: take a resource for it, or change it.
realms-ask-none = No die is left: spend resources or finish the turn.
realms-ask-end = No die is left: finish the turn.
realms-ask-stuck = No place takes the die that is left: change it, or finish the turn.
realms-warn-end = { $count ->
    [1] A die is still unused.
   *[other] Dice are still unused.
} Finish anyway?
realms-press = Order { $order }: choose grapes to go with the { $value }, then fill it.
realms-press-short = Not enough yet
realms-looking = { $name }’s sheet
realms-back = My sheet
realms-looking-round = You are looking at round { $round }
realms-back-round = Back to round { $round }
realms-done = Done
realms-done-anyway = Finish
realms-keep = Keep playing
realms-turn = Rotate
realms-draw = Fill in
realms-now = For you, now
realms-lost = { $count } lost: no more can be gained this round
realms-more = more ({ $page } of { $pages })

## The table

realms-rounds = Rounds
realms-tab = Round
realms-round = Round { $round }
realms-turn-of = turn { $turn } of { $turns }
realms-results = Round { $round }: results
realms-tenths = { $whole }.{ $tenths }
realms-print = Print the sheets
realms-rivals = Other players
realms-rival = { $stars ->
    [one] { $name }: { $stars } star
   *[other] { $name }: { $stars } stars
}, { $state ->
    [thinking] thinking
    [winner] wins
    [over] the game is over
   *[ready] ready
}
realms-state-thinking = thinking
realms-state-ready = ready
realms-state-winner = wins
realms-state-over = finished
realms-rule-of = Rule: { $realm }
realms-board-of = Board: { $realm }
realms-stars-of = { $stars } of { $most } stars
realms-total = Stars in all: { $stars }
realms-amount = { $resource }: { $hand } in hand, { $gained } of { $cap } gained
realms-way = { $price } { $resource }: { $way }
# What a way is for, where there is room for a word or two.
realms-way-adjust = ±1
realms-way-empower = reuse
realms-way-copy-pair = pair
realms-way-copy-any = copy
realms-way-copy-seven = sum 7
realms-way-buy = any die
realms-gained-of = { $resource }: { $gained } of { $enough }
realms-by-chance = random

realms-die = { $die }, { $value }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}{ $changed ->
    [yes] , rolled { $rolled }
   *[no] { "" }
}{ $empowered ->
    [yes] , for any realm
   *[no] { "" }
}{ $state ->
    [used] , used
   *[free] { "" }
}

## Places on the cards, for screen readers

realms-spot = { $place }{ $state ->
    [written] , { $number } written
    [marked] , marked
   *[empty] , empty
}{ $legal ->
    [yes] , can be marked now
   *[no] { "" }
}
realms-place-cell = Row { $row }, place { $column }
realms-place-printed = Row { $row }, place { $column }, filled from the start
realms-place-scythe-top = Top number { $number }, gives { $resource }
realms-place-scythe-bottom = Bottom number { $number }, a star for { $resource }
realms-place-building = Building { $number }, gives { $resource }
realms-place-crate = Crate of building { $number }{ $noted ->
    [0] { "" }
   *[other] , holds { $noted }
}
realms-place-area = { $area ->
    [left] Left area, number { $number }
   *[right] Right area, number { $number }
}
realms-place-ring = { $ring ->
    [pumpkin] Ring of pumpkins, number { $number }
   *[heart] Ring of hearts, number { $number }
}
realms-place-castle = { $castle ->
    [left] Left castle, column { $column }, level { $level }
   *[right] Right castle, column { $column }, level { $level }
}
realms-place-grape = Grapes of { $number }, give { $resource }{ $crossed ->
    [yes] , crossed off
   *[no] { "" }
}
realms-place-order = Order of { $order }
realms-place-bird = Bird of { $bird }, square { $square }, { $thing }
realms-place-octagon = Octagon { $number }{ $pumpkin ->
    [0] { "" }
   *[other] , pumpkin
}{ $heart ->
    [0] { "" }
   *[other] , heart
}{ $coin ->
    [0] { "" }
   *[other] , coin
}{ $star ->
    [0] { "" }
   *[other] , star
}
realms-place-hourglass = Hourglass { $glass }, number { $number }
realms-place-card = Row { $row }, card { $place }

goal-rolling-realms = the most stars in { $rounds } rounds
