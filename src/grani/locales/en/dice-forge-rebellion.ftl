# Rebellion, the expansion of Dice Forge, in English.
#
# Arguments are those of dice-forge.ftl; { $chamber } is the name of a square of the labyrinth.

## Modules and set-ups

module-goddess = Labyrinth of the Goddess
module-titans = Revolt of the Titans
board-goddess = Labyrinth
board-titans = Titans
board-zone-rebellion = new feat: { $all } if new to all, { $own } if new to you
board-zone-none = no effect
board-zone-loyalty-gold = gold face +1 gold
board-zone-loyalty-gold-glory = gold face +1 gold, +1 glory
board-zone-loyalty-both = gold face +1 gold, +1 glory; glory face +1 glory
board-memories = Memory

setup-random-all = Random from both boxes
setup-random-all-rule = Each slot gets one of its sets at random, from the base box or from Rebellion.
setup-goddess = Labyrinth of the Goddess
setup-goddess-rule = The labyrinth module with the fifteen sets recommended for it.
setup-titans = Revolt of the Titans
setup-titans-rule = The loyalty and rebellion module with the fifteen sets recommended for it.
setup-goddess-random = The Goddess, random
setup-goddess-random-rule = The labyrinth module with its own sets; the other slots are filled at random from both boxes.
setup-titans-random = The Titans, random
setup-titans-random-rule = The loyalty and rebellion module with its own sets; the other slots are filled at random from both boxes.
setup-perfect-for-two = Perfect for two
setup-perfect-for-two-rule = A mix of both boxes that shines with two players.
setup-again-and-again = Again and again
setup-again-and-again-rule = A mix of both boxes full of repeated blessings, feats and turns.
setup-may-the-forge = May the forge be with you
setup-may-the-forge-rule = A mix of both boxes for those who like to change their dice.
setup-versatility = Versatility
setup-versatility-rule = A mix of both boxes with a little of everything.
setup-tournament-2020-1 = 2020 tournament, first set-up
setup-tournament-2020-1-rule = A mix of both boxes, played at tournaments in 2020.
setup-tournament-2020-2 = 2020 tournament, second set-up
setup-tournament-2020-2-rule = Another mix of both boxes, played at tournaments in 2020.
setup-challenge-2021 = 2021 challenge
setup-challenge-2021-rule = A mix of both boxes for two players, played in a 2021 challenge.
setup-challenge-2021-final = 2021 challenge, final
setup-challenge-2021-final-rule = A mix of both boxes for two players, played in the final of a 2021 challenge.

## Resources and amounts

resource-ancient = ancient shards
resource-loyalty = loyalty

amount-ancient = { $amount ->
    [one] { $amount } ancient shard
   *[other] { $amount } ancient shards
}
cost-ancient = { $ancient ->
    [one] { $ancient } ancient shard
   *[other] { $ancient } ancient shards
}
amount-loyalty = { $amount } loyalty

## Tokens and places

place-forest = Forest
place-labyrinth = Labyrinth
place-titans = Titan board

pool-f-misfortune = forest: misfortune
pool-f-golem-sun = forest: sun golems
pool-f-dogged = forest: faces of the Dogged
pool-f-golem-moon = forest: moon golems
pool-f-chaos = forest: chaos

## Faces

face-golem-moon = moon golem
face-golem-sun = sun golem
face-ancient-1 = 1 ancient
face-loyalty-1-glory-1 = 1 loyalty, 1 glory
face-gold-3-ancient-1 = 3 gold, 1 ancient
face-gold-2-glory-1-loyalty-1 = 2 gold, 1 glory, 1 loyalty
face-chaos-blue = blue chaos
face-chaos-red = red chaos
face-chaos-yellow = yellow chaos
face-chaos-green = green chaos
face-misfortune-red = red misfortune
face-misfortune-yellow = yellow misfortune
face-misfortune-green = green misfortune
face-misfortune-blue = blue misfortune

## Feats

feat-twins-name = The Twins
feat-twins-rule = Once in each of your blessings and each of your rolls of the celestial die you may pay 3 gold to reroll one of the dice. Only the last result counts; after applying it, gain 1 moon shard or 1 glory.
feat-blacksmiths-scepter-name = The Blacksmith’s Scepter
feat-blacksmiths-scepter-rule = A second place for gold: any part of what you gain may go there, up to 6 gold, and you spend it like other gold. When you pay for a feat or an extra action, you may empty it instead: 4 or 5 gold count as 1 shard, 6 gold as 2 shards of one kind.
feat-companion-name = The Companion
feat-companion-rule = Once on each of your turns you may move the companion one space forward, up to space 5. Once, at any time during your turn, you may spend it to gain as many sun shards and as much glory as the number of its space.
feat-wind-name = The Wind
feat-wind-rule = Everyone rolls both dice, but nobody applies them. Name one resource and gain all of it shown on the rolled faces.
feat-celestial-die-name = The Celestial Die
feat-celestial-die-rule = Roll the celestial die and apply it: 12 gold; 5 glory; 3 glory plus 3 gold, 1 sun shard or 1 moon shard; the top face of any die; any face of your own dice; or an upgrade of one of your faces by 2 levels.
feat-mists-name = The Mists
feat-mists-rule = The player with the least gold in their main reserve, possibly you, loses 5 glory or as much as they have; if several are tied, all of them do. You gain all the glory lost.
feat-ancestor-name = The Ancestor
feat-ancestor-rule = You may forge for free the cheapest sanctuary face that shows glory. Then take a minor blessing with that die, or with any die if you forged nothing.
feat-right-hand-name = The Right Hand
feat-right-hand-rule = Pay any amount of gold, scepters included, to gain 1 glory for each.
feat-eternal-night-name = The Eternal Night
feat-eternal-night-rule = Every other player gives you 1 sun shard and 1 moon shard, as far as they have them.
feat-tree-name = The Tree
feat-tree-rule = Once on each of your turns you may gain 3 gold and 1 glory; if your main reserve already holds 8 gold or more, 3 gold and 2 glory.
feat-wood-nymph-name = The Wood Nymph
feat-wood-nymph-rule = Gain 4 gold. Then you may buy one sanctuary face at its price and forge it at once.
feat-merchant-name = The Merchant
feat-merchant-rule = Once on each of your turns you may gain 2 glory or upgrade one of your faces by 1 level for free. Merchants that upgrade in the same turn all upgrade one face together, 1 level each.
feat-light-name = The Light
feat-light-rule = Once on each of your turns you may pay 3 gold to apply the top face of any die, yours or another player’s.
feat-goldsmith-name = The Goldsmith
feat-goldsmith-rule = Gain 2 glory for each different feat you own, this one included.
feat-omniscient-name = The Omniscient
feat-omniscient-rule = Gain 2 glory for each face of your dice that shows glory.
feat-eternal-fire-name = The Eternal Fire
feat-eternal-fire-rule = Your turn ends and you take a new one at once; only you receive the divine blessing at its start.
feat-abyssal-trident-name = The Abyssal Trident
feat-abyssal-trident-rule = Lose all the gold in your main reserve (having none is fine). Then forge for free any sanctuary face, or a garden face that no feat in this game gives.
feat-left-hand-name = The Left Hand
feat-left-hand-rule = Every hero on an island is ousted, yours too, and their owners roll both dice. You alone apply each of these pairs as a divine blessing, your own first.
feat-first-titan-name = The First Titan
feat-first-titan-rule = Perform one feat that costs 1 shard for free, without moving your hero.
feat-goddess-name = The Goddess
feat-goddess-rule = Turn both your dice to faces of your choice and apply them as a divine blessing.
feat-moon-golem-name = The Moon Golem
feat-moon-golem-rule = Take a moon golem face from the forest and forge it at once.
feat-great-golem-name = The Great Golem
feat-great-golem-rule = Move your golem two squares forward and apply each of them.
feat-sun-golem-name = The Sun Golem
feat-sun-golem-rule = Take a sun golem face from the forest and forge it at once.
feat-time-golem-name = The Time Golem
feat-time-golem-rule = Move your golem two squares backward, by any path that leads there, and apply each of them.
feat-memory-name = The Memory
feat-memory-rule = Put the two tokens of this card on two different islands, each with a side of your choice. When you perform a feat there later, the token pays 1 sun shard and 2 loyalty, or 1 moon shard and 2 ancient shards, and is gone.
feat-oracle-name = The Oracle
feat-oracle-rule = Once on each of your turns you may take a minor blessing. If its face gives you ancient shards or loyalty, the loyalty tokens of all other players move one square toward rebellion.
feat-chaos-name = The Chaos
feat-chaos-rule = Choose one of the chaos faces left in the forest and forge it at once.
feat-dogged-name = The Dogged
feat-dogged-rule = Choose one of the faces of the Dogged left in the forest and forge it at once.
feat-guardian-name = The Guardian
feat-guardian-rule = Once on each of your turns you may gain 1 ancient shard or 1 loyalty.
feat-mirror-of-misfortune-name = The Mirror of Misfortune
feat-mirror-of-misfortune-rule = Give the misfortune face of this card’s colour to another player, who must forge it at once and can never replace it. Each time anyone applies that face, you apply the top faces of both dice of the player who bears it.

## Where a gain comes from

source-celestial-die = celestial die
source-labyrinth = labyrinth
source-zone = zone of the Titans
source-memory = memory token
source-twins = The Twins
source-companion = companion

## Decisions

prompt-pay = Choose how to pay { cost-feat } ({ $source }).
prompt-spend = Pay { $gold } gold ({ $source }): choose how much comes from scepter { $scepter }.
prompt-store = Choose how much of the { $gold } gold you gain goes onto scepter { $scepter }.
prompt-twins = Pay 3 gold to reroll one die, or keep what you rolled.
prompt-twins-second = Pay 3 gold to reroll the die showing “{ $face }”, or apply it.
prompt-twins-star = Pay 3 gold to reroll the celestial die ({ $side ->
    [gold] 12 gold
    [glory] 5 glory
    [choice] 3 glory and a choice
    [mirror] mirror
    [face] a face of your own
   *[upgrade] upgrade by 2 levels
}), or apply it.
prompt-look = Choose the top face of any die and apply it ({ $source }).
prompt-turn-up = Choose the face to turn one of your dice to ({ $source }).
prompt-upgrade = { $levels ->
    [one] Choose the face to upgrade by { $levels } level.
   *[other] Choose the face to upgrade by { $levels } levels.
}
prompt-replace = Choose the new face of level { $level }.
prompt-merchant = Upgrade a face or take glory ({ $feat }).
prompt-companion = Choose the companion to move forward.
prompt-wind = Name a resource: you gain all of it shown on the dice.
prompt-right-hand = Choose how much gold to turn into glory.
prompt-ancestor = Forge the cheapest face that shows glory or decline ({ $feat }).
prompt-free-face = Choose a face from the temple to forge for free ({ $feat }).
prompt-free-feat = Choose a feat to perform for free ({ $feat }).
prompt-market = { $discount ->
    [0] Buy one sanctuary face, or decline.
   *[other] Buy one sanctuary face for { $discount } gold less, or decline.
}
prompt-barter = Trade { amount-any } for { $glory } glory, or decline.
prompt-walk = { $steps ->
    [1] Choose the square your golem enters.
   *[other] Choose the square your golem enters (steps left: { $steps }).
}
prompt-hall = Choose the treasure you find in this hall.
prompt-golem-pair = Roll the celestial die before or after your golem moves, or decline.
prompt-misfortunes = Choose whose dice to apply first.
prompt-memory = { $number ->
    [1] Choose an island and a side for the first memory token.
   *[2] Choose an island and a side for the second memory token.
}

## Options

option-pay = { $ancient ->
    [0] Pay { cost-feat }
   *[other] { $sun ->
        [0] { $moon ->
            [0] Pay { cost-ancient }
           *[other] Pay { cost-moon } and { cost-ancient }
        }
       *[other] { $moon ->
            [0] Pay { cost-sun } and { cost-ancient }
           *[other] Pay { cost-sun }, { cost-moon } and { cost-ancient }
        }
    }
}
option-empty-sun = { $shards ->
    [one] Give the { $gold } gold on the scepter for { $shards } sun shard
   *[other] Give the { $gold } gold on the scepter for { $shards } sun shards
}
option-empty-moon = { $shards ->
    [one] Give the { $gold } gold on the scepter for { $shards } moon shard
   *[other] Give the { $gold } gold on the scepter for { $shards } moon shards
}
option-spend = Take { $scepter } from this scepter, { $rest } from your other gold
option-first-die = Apply “{ $face }” first ({ $die })
option-store = Put { $scepter } on this scepter, { $rest } with your other gold
option-twins-no = Keep what you rolled
option-twins-light = Reroll the light die (“{ $face }”)
option-twins-dark = Reroll the dark die (“{ $face }”)
option-twins-second-yes = Reroll
option-twins-second-no = Apply the face
option-twins-star-yes = Reroll
option-twins-star-no = Apply the celestial die
option-look = Apply “{ $face }”
option-turn-light = Turn the light die to “{ $face }”
option-turn-dark = Turn the dark die to “{ $face }”
option-upgrade-light = Upgrade “{ $face }” on the light die
option-upgrade-dark = Upgrade “{ $face }” on the dark die
option-upgrade-no = Upgrade nothing
option-merchant-glory = 2 glory
option-merchant-upgrade = { $levels ->
    [one] Upgrade by { $levels } level
   *[other] Upgrade by { $levels } levels
}
option-advance = Move the companion on space { $space } forward
option-take-ancient = { amount-ancient }{ overflow }
option-take-loyalty = { amount-loyalty }
option-lose-ancient = Lose { amount-ancient } (actual loss: { $lost })
option-lose-loyalty = Lose { amount-loyalty }
option-right-hand = { $gold ->
    [0] Pay nothing
   *[other] Pay { $gold } gold for { $gold } glory
}
option-ancestor-no = Forge nothing
option-free-feat = Perform “{ $feat }” for free (glory: { $glory })
option-market-no = Buy nothing
option-barter-yes = Trade
option-barter-no = Decline
option-walk = { $chamber }
option-treasure-sun = Treasure of the sun: 4 sun shards; 1 for later visitors
option-treasure-moon = Treasure of the moon: 4 moon shards; 1 for later visitors
option-treasure-glory = Treasure of glory: 10 glory; 2 for later visitors
option-golem-pair-no = Don’t roll the celestial die
option-golem-pair-before = Roll the celestial die first
option-golem-pair-after = Roll the celestial die after the moves
option-memory-sun = { $portal }: 1 sun shard and 2 loyalty
option-memory-moon = { $portal }: 1 moon shard and 2 ancient shards
option-cash = Spend a companion: { amount-sun }{ overflow }, { $amount } glory

## The log

log-spent-token-companion = { $seat }: spends a companion
log-starred-gold = { $seat }: celestial die, 12 gold
log-starred-glory = { $seat }: celestial die, 5 glory
log-starred-choice = { $seat }: celestial die, 3 glory and a choice
log-starred-mirror = { $seat }: celestial die, mirror
log-starred-face = { $seat }: celestial die, a face of their own
log-starred-upgrade = { $seat }: celestial die, upgrade by 2 levels
log-walked = { $seat }: golem enters a square ({ $chamber })
log-swayed-loyalty = { $seat }: token moves toward loyalty ({ $points })
log-swayed-rebellion = { $seat }: token moves toward rebellion ({ $points })
log-remembered-sun = { $seat }: memory token of the sun ({ $portal })
log-remembered-moon = { $seat }: memory token of the moon ({ $portal })
log-cashed-sun = { $seat }: memory token of the sun pays ({ $portal })
log-cashed-moon = { $seat }: memory token of the moon pays ({ $portal })
log-stored = { $seat }: { amount-gold } to the scepter
log-paid-ancient = { $seat }: { amount-ancient } instead of sun or moon shards ({ $source })
log-emptied-sun = { $seat }: empties a scepter of { $gold } gold, as sun shards
log-emptied-moon = { $seat }: empties a scepter of { $gold } gold, as moon shards
log-advanced = { $seat }: companion moves to space { $space }
log-rerolled-light = { $seat }: rerolls the light die for 3 gold
log-rerolled-dark = { $seat }: rerolls the dark die for 3 gold
log-rerolled-celestial = { $seat }: rerolls the celestial die for 3 gold
log-treasured-sun = { $seat }: finds the treasure of the sun
log-treasured-moon = { $seat }: finds the treasure of the moon
log-treasured-glory = { $seat }: finds the treasure of glory
log-turned = { $seat }: { $die } is turned to “{ $face }”
log-again = { $seat }: takes a new turn
log-judged = { $seat }: Titan board, { $points } glory

## Squares of the labyrinth

square-g01 = start
square-g02 = 1 sun
square-g03 = 3 glory
square-g04 = 6 gold or 3 glory
square-g05 = 5 glory
square-g06 = 3 glory, 1 sun, 1 moon
square-g07 = 2 glory from each opponent
square-g08 = treasure hall, first
square-g09 = celestial die
square-g10 = buy a face for 2 gold less
square-g11 = 6 gold
square-g12 = treasure hall, second
square-g13 = 3 glory
square-g14 = 1 moon
square-g15 = 3 gold, 1 sun or 1 moon
square-g16 = celestial die
square-g17 = 3 gold, 1 sun or 1 moon
square-g18 = buy a face
square-g19 = celestial die
square-g20 = 2 moon or 3 glory
square-g21 = treasure hall, third
square-g22 = 2 sun or 2 moon
square-g23 = celestial die, twice
square-g24 = buy a face
square-g25 = celestial die
square-g26 = 3 gold, 1 sun or 1 moon
square-g27 = 6 gold for 6 glory
square-g28 = celestial die, twice
square-g29 = 2 moon for 8 glory
square-g30 = celestial die
square-g31 = empty
square-g32 = empty
square-g33 = 1 glory for each forged face
square-g34 = empty
square-g35 = empty
square-g36 = the Goddess: 15 glory

## Squares of the Titans

square-t-m25 = −25
square-t-m25s = −25, way back
square-t-m20 = −20
square-t-m17 = −17
square-t-m17s = −17, way back
square-t-m14 = −14
square-t-m12 = −12
square-t-m10 = −10
square-t-m8 = −8
square-t-m7 = −7
square-t-m6 = −6
square-t-m5 = −5
square-t-m3 = −3
square-t-m2 = −2
square-t-m1 = −1
square-t-0 = 0
square-t-1 = 1
square-t-2 = 2
square-t-3 = 3
square-t-5 = 5
square-t-6 = 6
square-t-7 = 7
square-t-8 = 8
square-t-10 = 10
square-t-12 = 12
square-t-14 = 14
square-t-17a = 17, first
square-t-17b = 17, second
square-t-20a = 20, first
square-t-20b = 20, second
square-t-25 = 25
