# Rolling Realms in English.
#
# Names of realms, dice and resources arrive translated: { $realm }, { $die }, { $resource },
# { $source }; beside them { $die-id } and the like hold the id, for selectors only.
# Names of people ({ $seat }) are never declined.

game-rolling-realms = Rolling Realms

## Set-ups

setup-rolling-realms-random = Random realms
setup-rolling-realms-random-rule = Three realms are drawn at random before each round; a share code of nine letters fixes all nine.

## Resources, dice and amounts

resource-pumpkin = pumpkins
resource-heart = hearts
resource-coin = coins
resource-star = stars

die-d1 = first die
die-d2 = second die
die-gained = gained die
die-empowered = empowered die

rr-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
rr-pumpkins = { $pumpkins ->
    [one] { $pumpkins } pumpkin
   *[other] { $pumpkins } pumpkins
}
rr-hearts = { $price ->
    [one] { $price } heart
   *[other] { $price } hearts
}
rr-coins = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
# One of a resource, by its id, as the object of a verb.
rr-one-cost = { $cost ->
    [pumpkin] 1 pumpkin
    [heart] 1 heart
   *[coin] 1 coin
}
rr-one-choice = { $choice ->
    [pumpkin] 1 pumpkin
    [heart] 1 heart
   *[coin] 1 coin
}
# Tails of a sentence: only what there is, each with a comma before it.
rr-amounts = pumpkins, hearts, coins, stars
    .gained = { $pumpkin ->
        [0] { "" }
        [one] , +{ $pumpkin } pumpkin
       *[other] , +{ $pumpkin } pumpkins
    }{ $heart ->
        [0] { "" }
        [one] , +{ $heart } heart
       *[other] , +{ $heart } hearts
    }{ $coin ->
        [0] { "" }
        [one] , +{ $coin } coin
       *[other] , +{ $coin } coins
    }
    .paid = { $pumpkin ->
        [0] { "" }
        [one] , −{ $pumpkin } pumpkin
       *[other] , −{ $pumpkin } pumpkins
    }{ $heart ->
        [0] { "" }
        [one] , −{ $heart } heart
       *[other] , −{ $heart } hearts
    }{ $coin ->
        [0] { "" }
        [one] , −{ $coin } coin
       *[other] , −{ $coin } coins
    }
    .stars = { $stars ->
        [0] { "" }
        [one] , +{ $stars } star
       *[other] , +{ $stars } stars
    }
rr-brings = what it brings{ rr-amounts.gained }{ rr-amounts.stars }
    .tail = { rr-amounts.gained }{ rr-amounts.stars }

## Realms: name, rule, and in a few words what earns a star

realm-scythe-name = Scythe
realm-scythe-rule = A die marks the top number it shows and brings the resource beside it; right then you may also pay for the bottom number of the same column. Or the die marks the bottom number it shows, if you pay its price. Each bottom number is a star.
realm-scythe-stars = { $star } for each bottom number
realm-tapestry-name = Tapestry
realm-tapestry-rule = A die fills the shape of as many cells as it shows, turned as you like, whole and on free cells. Every completed square of 2 by 2 cells brings its resource. Every completed band of three such squares, across or down, is a star.
realm-tapestry-stars = { $star } for each band of three squares
realm-charterstone-name = Charterstone
realm-charterstone-rule = A die marks the building it shows: you gain its resource and write what the other rolled die showed into the crate below. Or a die marks all crates that hold its number. Each marked crate is a star.
realm-charterstone-stars = { $star } for each marked crate
realm-euphoria-name = Euphoria
realm-euphoria-rule = A die marks its number in one of two areas, and the new sum of that area decides: up to 3 a coin, 4 to 10 a star, 11 and more a pumpkin or a heart. With a rolled pair one die of that number may mark both areas at once. At most 6 stars.
realm-euphoria-stars = { $star } for a mark that makes 4 to 10
realm-my-little-scythe-name = My Little Scythe
realm-my-little-scythe-rule = A die marks its number in the ring of pumpkins or of hearts and brings that resource; a number marked in both rings brings a coin as well. Each type of resource of which you gained at least 6 this round, in any realm, spent or not, is worth 2 stars.
realm-my-little-scythe-stars = { $star }{ $star } for 6 gained of one type
realm-between-two-castles-name = Between Two Castles
realm-between-two-castles-rule = A die goes into the lowest empty cell of a column and must be lower than the number below it; on the ground and on a door any number may lie. A complete column brings its resources. Each complete row of a castle is a star; doors count as filled.
realm-between-two-castles-stars = { $star } for each complete row
realm-between-two-cities-name = Between Two Cities
realm-between-two-cities-rule = A die goes into any empty cell, but not beside an equal number; diagonals are free. Every complete row and column brings its two resources. At the end of the round this realm has as many stars as the weaker of the other two, but no more than it has filled cells.
realm-between-two-cities-stars = { $star } as the weaker other realm
realm-viticulture-name = Viticulture
realm-viticulture-rule = A die circles the grape it shows and brings its resource. Or a die and one or more grapes circled before fill a wine order that is not higher than their sum; those grapes are crossed off. Each filled order is worth 2 stars.
realm-viticulture-stars = { $star }{ $star } for each filled order
realm-wingspan-name = Wingspan
realm-wingspan-rule = A die of any value goes into the leftmost empty square of a bird and brings what lies under it. The last square of a bird is a star. A full bird whose three numbers add up to exactly its wingspan is one star more.
realm-wingspan-stars = { $star } last square, { $star } exact wingspan
realm-pendulum-name = Pendulum
realm-pendulum-rule = A die of any value outlines an octagon. Or a die marks its number in an hourglass: the last number of an hourglass brings all that the outlined octagons show, resources and stars. Octagons stay outlined and pay again for the next hourglass.
realm-pendulum-stars = { $star } octagons, for each hourglass
realm-pyramid-name = The Society
realm-pyramid-rule = A die goes onto any empty card; it must be lower than the cards that touch it above and higher than those that touch it below. A complete row brings its resources. Each card filled together with the two below it is a star, and all nine cards are one more.
realm-pyramid-stars = { $star } for a card and two below it

source-scythe = { realm-scythe-name }
source-tapestry = { realm-tapestry-name }
source-charterstone = { realm-charterstone-name }
source-euphoria = { realm-euphoria-name }
source-my-little-scythe = { realm-my-little-scythe-name }
source-between-two-castles = { realm-between-two-castles-name }
source-between-two-cities = { realm-between-two-cities-name }
source-viticulture = { realm-viticulture-name }
source-wingspan = { realm-wingspan-name }
source-pendulum = { realm-pendulum-name }
source-pyramid = { realm-pyramid-name }
source-fallback = unusable die

## Six ways to spend

way-adjust = change a die by ±1
way-adjust-rule = Pay 2 pumpkins and change one of your unused dice by exactly 1, up or down, within 1 to 6.
way-empower = ±1 or 0, reuse a realm
way-empower-rule = Pay 3 pumpkins and change one of your unused dice by 1 or not at all; that die may enter a realm you have already used this turn.
way-copy-pair = copy a rolled pair
way-copy-pair-rule = If both rolled values are equal, pay 2 hearts and gain a die of that value for this turn.
way-copy-any = copy a rolled die
way-copy-any-rule = Pay 3 hearts and gain a die with the rolled value of one of the two dice.
way-copy-seven = copy if the sum is 7
way-copy-seven-rule = If the rolled values add up to 7, pay 2 coins and gain a die with the rolled value of one of the two dice.
way-buy = a die of that value
way-buy-rule = Pay 1 to 6 coins and gain a die of exactly that value.

## Glossary

term-rr-round = Round (Rolling Realms)
term-rr-round-rule = Three realms and 9 turns; then stars are counted and all sheets are wiped. A game has 3 rounds and no realm comes twice.
term-rr-turn = Turn (Rolling Realms)
term-rr-turn-rule = Two dice are rolled for everyone; then all players use them on their own sheets, each die once and each realm once. What you do not use is lost.
term-rr-realm = Realm
term-rr-realm-rule = One of eleven cards with its own way to mark numbers, gain resources and earn up to 6 stars.
term-rr-star = Star
term-rr-star-rule = The most stars over three rounds win. A tie goes to the better third round, then the second, then the first.
term-rr-resources = Resources
term-rr-resources-rule = Pumpkins, hearts and coins: you can gain at most 12 of each in a round, spent ones included. Unspent ones are worth 0.1 star each when the round ends, and are then gone.
term-rr-gained-die = Gained die
term-rr-gained-die-rule = Bought with hearts or coins; used once, this turn or never. It does not count as rolled.
term-rr-empowered-die = Empowered die
term-rr-empowered-die-rule = A die on which 3 pumpkins were spent: it may enter a realm that was used this turn.
term-rr-unusable-die = Unusable die
term-rr-unusable-die-rule = A rolled die that fits nowhere as it was rolled may be turned into 1 resource of your choice. Not if pumpkins were spent on it.
term-rr-share-code = Share code
term-rr-share-code-rule = Nine letters for the nine realms of a game in order. Whoever types the same code plays the same realms.
term-rr-daily = Game of the day
term-rr-daily-rule = Everyone plays it with the same realms and the same dice.

## Decisions

prompt-rr-turn = Use the rolled { $d1 } and { $d2 }, spend resources, or end the turn.

rr-caution = A die is still unused: e once more ends the turn.

rr-option-end = End the turn
rr-option-claim = Take { $resource-id ->
    [pumpkin] 1 pumpkin
    [heart] 1 heart
   *[coin] 1 coin
    }: the { $die } ({ $value }) fits nowhere
rr-option-copy-pair = Pay { rr-hearts } for a die of { $value }, copying the pair
rr-option-copy-any = Pay { rr-hearts } for a die of { $value }, copying a rolled die
rr-option-copy-seven = Pay { rr-coins } for a die of { $value }, as the dice add up to 7
rr-option-buy = { $coins ->
    [one] Pay { $coins } coin for a die of { $value }
   *[other] Pay { $coins } coins for a die of { $value }
}
rr-option-adjust = Pay { rr-pumpkins }: { $die } from { $value } to { $to }
rr-option-empower = Pay { rr-pumpkins }: { $die } from { $value } to { $to }, for any realm
rr-option-scythe-top = Scythe, { $die } ({ $value }): mark top number { $number }{ rr-brings.tail }
rr-option-scythe-top-and-bottom = Scythe, { $die } ({ $value }): mark top number { $number }, and bottom number { $below } for { rr-one-cost }{ rr-brings.tail }
rr-option-scythe-bottom = Scythe, { $die } ({ $value }): mark bottom number { $number } for { rr-one-cost }{ rr-brings.tail }
rr-option-tapestry-place = Tapestry, { $die } ({ $value }): { $cells ->
    [one] fill { $cells } cell
   *[other] fill { $cells } cells
} from row { $row }, column { $column }{ rr-brings.tail }
rr-option-charterstone-building = Charterstone, { $die } ({ $value }): mark building { $number }, write { $noted ->
    [d1] what the first die rolled
   *[d2] what the second die rolled
} into its crate{ rr-brings.tail }
rr-option-charterstone-crates = Charterstone, { $die } ({ $value }): { $count ->
    [one] mark { $count } crate
   *[other] mark { $count } crates
} holding { $number }{ rr-brings.tail }
rr-option-euphoria-left = Euphoria, { $die } ({ $value }): mark { $number } in the left area, sum { $sum }{ rr-brings.tail }
rr-option-euphoria-right = Euphoria, { $die } ({ $value }): mark { $number } in the right area, sum { $sum }{ rr-brings.tail }
rr-option-euphoria-left-choice = Euphoria, { $die } ({ $value }): mark { $number } in the left area, sum { $sum }, choosing { rr-one-choice }{ rr-brings.tail }
rr-option-euphoria-right-choice = Euphoria, { $die } ({ $value }): mark { $number } in the right area, sum { $sum }, choosing { rr-one-choice }{ rr-brings.tail }
rr-option-euphoria-both = Euphoria, { $die } ({ $value }): mark { $number } in both areas{ $left ->
    [pumpkin] , on the left 1 pumpkin
    [heart] , on the left 1 heart
   *[none] { "" }
}{ $right ->
    [pumpkin] , on the right 1 pumpkin
    [heart] , on the right 1 heart
   *[none] { "" }
}{ rr-brings.tail }
rr-option-my-little-scythe-pumpkin = My Little Scythe, { $die } ({ $value }): mark { $number } in the ring of pumpkins{ rr-brings.tail }
rr-option-my-little-scythe-heart = My Little Scythe, { $die } ({ $value }): mark { $number } in the ring of hearts{ rr-brings.tail }
rr-option-between-two-castles-left = Between Two Castles, { $die } ({ $value }): left castle, column { $column }, level { $level }{ rr-brings.tail }
rr-option-between-two-castles-right = Between Two Castles, { $die } ({ $value }): right castle, column { $column }, level { $level }{ rr-brings.tail }
rr-option-between-two-cities-cell = Between Two Cities, { $die } ({ $value }): row { $row }, column { $column }{ rr-brings.tail }
rr-option-viticulture-grape = Viticulture, { $die } ({ $value }): circle grape { $number }{ rr-brings.tail }
rr-option-viticulture-order = Viticulture, { $die } ({ $value }): fill order { $order } with grapes { $grapes }, sum { $sum }{ rr-brings.tail }
rr-option-wingspan-bird = Wingspan, { $die } ({ $value }): bird of { $bird }, square { $square }{ rr-brings.tail }
rr-option-pendulum-octagon = Pendulum, { $die } ({ $value }): outline the octagon of { $octagon ->
    [o1] a pumpkin and a heart
    [o2] a heart and a coin
    [o3] a pumpkin and a coin
    [o4] the first star
   *[o5] the second star
}{ rr-brings.tail }
rr-option-pendulum-hourglass = Pendulum, { $die } ({ $value }): mark { $number } in its hourglass{ rr-brings.tail }
rr-option-pyramid-card = The Society, { $die } ({ $value }): row { $row }, card { $place }{ rr-brings.tail }

## The same in brief, for menus that name die and realm anyway; gains follow as signs

rr-brief-scythe-top = top { $number }
rr-brief-scythe-top-and-bottom = top { $number } & bottom { $below }
rr-brief-scythe-bottom = bottom { $number }
rr-brief-charterstone-building = building { $number }, note { $noted-value }
rr-brief-charterstone-crates = crates ×{ $count }
rr-brief-euphoria-left = left, sum { $sum }
rr-brief-euphoria-right = right, sum { $sum }
rr-brief-euphoria-both = both areas
rr-brief-between-two-castles-left = left { $column }
rr-brief-between-two-castles-right = right { $column }
rr-brief-viticulture-grape = grape { $number }
rr-brief-viticulture-order = order { $order }: { $grapes }
rr-brief-wingspan-bird = bird { $bird }
rr-brief-pendulum-octagon = octagon
rr-brief-pendulum-hourglass = hourglass
rr-brief-cell = row { $row }, { $place }
rr-brief-claim = fits nowhere: take
rr-brief-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}

## The table

rr-table-round = Round { $round } of { $rounds }
rr-table-turn = turn { $turn } of { $turns }
rr-table-rolled = rolled { $d1 } and { $d2 }
rr-table-over = the game is over
rr-table-game = Game
rr-table-code = share code { $code }
rr-table-realms = round { $round }
rr-table-used = used
rr-table-unknown = not drawn yet
rr-table-this-round = this round
rr-table-ended = turn ended
rr-table-playing = playing
rr-table-waiting = waiting
rr-table-more-seats = and { $count } more: o and a number shows a sheet
rr-table-dice = Dice
rr-table-no-dice = no dice now
rr-table-die-used = used
rr-table-die-changed = rolled { $value }
rr-table-die-empowered = any realm
rr-table-resources = Resources
rr-table-end = end the turn
rr-table-left = left
rr-table-right = right
rr-table-anchor = A number stands where { $sign } of the shape goes.
rr-table-scores = Final stars
rr-table-winner = wins

rr-legend = [3] marked or written, { $mark } you can mark it now, × spent

## What happened

rr-log-drawn = Drawn: { $realm }
rr-log-round = Round { $round }: { $first }, { $second }, { $third }
rr-log-rolled = Turn { $turn }: { $d1 } and { $d2 }
rr-log-used = { $seat }: { $die } ({ $value }) to { $realm }
rr-log-gained = { $seat }: { $source }{ rr-amounts.gained }
rr-log-gained-lost = { $seat }: { $source }{ rr-amounts.gained }, lost to the cap: { $lost }
rr-log-paid = { $seat }: { $source }{ rr-amounts.paid }
rr-log-starred = { $seat }: { $realm }, { $stars ->
    [one] +{ $stars } star
   *[other] +{ $stars } stars
}
rr-log-adjusted = { $seat }: { $die } changed from { $from } to { $to } for 2 pumpkins
rr-log-empowered = { $seat }: { $die } empowered for 3 pumpkins, from { $from } to { $to }
rr-log-gained-die-pair = { $seat }: gains a { $value } for { rr-hearts } (pair)
rr-log-gained-die-any = { $seat }: gains a { $value } for { rr-hearts } (copy)
rr-log-gained-die-seven = { $seat }: gains a { $value } for { rr-coins } (sum of 7)
rr-log-gained-die-coins = { $seat }: gains a { $value } for { rr-coins }
rr-log-claimed = { $seat }: { $die } ({ $value }) fits nowhere
rr-log-scored = { $seat }: { $realm }, { rr-stars }
rr-log-result = { $seat }: round { $round } ends with { $stars }.{ $tenths } stars; resources unspent: { $unspent }
rr-log-over = The game is over
