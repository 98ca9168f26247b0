# Dice Forge in English.
#
# Names of faces, feats, dice and the like come in already translated: { $face }, { $feat },
# { $source }, { $die }. Beside each, { $face-id } and so on keep the id, for selectors only.
# People come as { $seat }, { $by }, { $receiver }, { $ousted }.

game-dice-forge = Dice Forge

## Set-ups

setup-introductory = First game
setup-introductory-rule = The fifteen sets recommended for a first game.
setup-alternates = All alternates
setup-alternates-rule = All nine alternate sets replace their counterparts: for those who know the game.
setup-random = Random
setup-random-rule = Each of the nine slots that have an alternate gets one of its two sets at random.
setup-custom = Custom
setup-custom-rule = Name the alternate sets that replace introductory ones.
house-forge = Two faces an action
house-forge-rule = At most two faces may be bought in one action.
house-faces = No face twice in a turn
house-faces-rule = The extra action may not buy a face already bought in the main action.
house-cerberus = One Cerberus token a turn
house-cerberus-rule = Each player may spend at most one Cerberus token in a turn.
house-boar = Boar rewards from others only
house-boar-rule = The owner of a boar card is rewarded only when another player applies its face.
house-mirror = Mirrors see opponents only
house-mirror-rule = A mirror copies opponents’ dice only, even if an opponent shows a mirror.
house-tree = The Tree as its card shows it
house-tree-rule = With 8 gold or more in your main reserve the Tree gives 2 glory and no gold.

## Resources and amounts

resource-gold = gold
resource-sun = sun shards
resource-moon = moon shards
resource-glory = glory

amount-gold = { $amount } gold
amount-sun = { $amount ->
    [one] { $amount } sun shard
   *[other] { $amount } sun shards
}
amount-moon = { $amount ->
    [one] { $amount } moon shard
   *[other] { $amount } moon shards
}
amount-glory = { $amount } glory

# Any of the four, for messages that name the resource.
amount-any = { $resource-id ->
    [gold] { amount-gold }
    [sun] { amount-sun }
    [moon] { amount-moon }
    [ancient] { amount-ancient }
    [loyalty] { amount-loyalty }
   *[glory] { amount-glory }
}
# What a full reserve could not hold.
amount-lost = { $resource-id ->
    [gold] { $lost } gold
    [sun] { $lost ->
        [one] { $lost } sun shard
       *[other] { $lost } sun shards
    }
    [moon] { $lost ->
        [one] { $lost } moon shard
       *[other] { $lost } moon shards
    }
    [ancient] { $lost ->
        [one] { $lost } ancient shard
       *[other] { $lost } ancient shards
    }
   *[glory] { $lost } glory
}

cost-sun = { $sun ->
    [one] { $sun } sun shard
   *[other] { $sun } sun shards
}
cost-moon = { $moon ->
    [one] { $moon } moon shard
   *[other] { $moon } moon shards
}
# The price of a feat: shards of one sort, or of both.
cost-feat = { $moon ->
    [0] { cost-sun }
   *[other] { $sun ->
        [0] { cost-moon }
       *[other] { cost-sun } and { cost-moon }
    }
}

# Hangs on a gain when a part of it will not fit; empty when all of it does.
overflow = { $lost ->
    [0] { "" }
   *[other] { " " }(reserve full: { $lost } lost)
}

## Dice, tokens and places

die-light = light die
die-dark = dark die

place-temple = Temple
place-sanctuary = Sanctuary
place-gardens = Gardens
place-islands = Islands

island-0 = start portal
island-1 = first moon island
island-2 = second moon island
island-3 = third moon island
island-4 = last island
island-5 = third sun island
island-6 = second sun island
island-7 = first sun island

slot-moon-1a = 1 moon shard, first stack
slot-moon-1b = 1 moon shard, second stack
slot-moon-2 = 2 moon shards
slot-moon-3 = 3 moon shards
slot-moon-4 = 4 moon shards
slot-moon-5 = 5 moon shards
slot-moon-6 = 6 moon shards
slot-sun-5-moon-5 = 5 sun shards and 5 moon shards
slot-sun-6 = 6 sun shards
slot-sun-5 = 5 sun shards
slot-sun-4 = 4 sun shards
slot-sun-3 = 3 sun shards
slot-sun-2 = 2 sun shards
slot-sun-1a = 1 sun shard, first stack
slot-sun-1b = 1 sun shard, second stack

pool-s02-gold = 2 gold: gold
pool-s02-moon = 2 gold: moon
pool-s03-gold = 3 gold: gold
pool-s03-sun = 3 gold: sun
pool-s04-mixed = 4 gold: four different faces
pool-s05-choice = 5 gold: gold or glory
pool-s06-moon = 6 gold: moon
pool-s08-sun = 8 gold: sun
pool-s08-glory = 8 gold: glory
pool-s12-mixed = 12 gold: four different faces
pool-g-mirror = garden of mirrors
pool-g-shield = garden of shields
pool-g-ship = garden of ships
pool-g-boar = garden of boars
pool-g-triple = garden of ×3

timing-immediate = immediate effect
timing-reinforcement = reinforcement
timing-automatic = automatic effect
timing-none = glory only

## Faces

face-nothing = nothing
face-gold-1 = 1 gold
face-gold-3 = 3 gold
face-gold-4 = 4 gold
face-gold-6 = 6 gold
face-sun-1 = 1 sun
face-sun-2 = 2 sun
face-moon-1 = 1 moon
face-moon-2 = 2 moon
face-glory-2 = 2 glory
face-glory-3 = 3 glory
face-glory-4 = 4 glory
face-gold-2-moon-1 = 2 gold, 1 moon
face-glory-1-sun-1 = 1 glory, 1 sun
face-glory-2-moon-2 = 2 glory, 2 moon
face-gold-1-sun-1-moon-1-glory-1 = 1 gold, 1 sun, 1 moon, 1 glory
face-choice-gsm-1 = 1 gold, 1 sun or 1 moon
face-choice-gsm-2 = 2 gold, 2 sun or 2 moon
face-choice-gold-3-glory-2 = 3 gold or 2 glory
face-triple = ×3
face-mirror = mirror
face-ship = ship
face-boar-red = red boar
face-boar-yellow = yellow boar
face-boar-green = green boar
face-boar-blue = blue boar
face-shield-red = red shield
face-shield-blue = blue shield
face-shield-yellow = yellow shield
face-shield-green = green shield

## Feats

feat-blacksmiths-hammer-name = The Blacksmith’s Hammer
feat-blacksmiths-hammer-rule = From now on you may put any part of the gold you gain on the hammer track: 1 gold moves it 1 space. The first lap of 15 spaces brings 10 glory and the second 15; another hammer waits until this one is finished.
feat-blacksmiths-chest-name = The Blacksmith’s Chest
feat-blacksmiths-chest-rule = Your reserves can hold 4 more gold, 3 more sun shards and 3 more moon shards.
feat-silver-hind-name = The Silver Hind
feat-silver-hind-rule = Once on each of your turns you may take a minor blessing with a die of your choice.
feat-great-bear-name = Great Bear
feat-great-bear-rule = Gain 3 glory whenever you oust a hero and whenever your hero is ousted.
feat-satyrs-name = Satyrs
feat-satyrs-rule = All opponents roll both dice without effect. Then choose two of the faces they rolled and apply them as a divine blessing of your own.
feat-tenacious-boar-name = Tenacious Boar
feat-tenacious-boar-rule = Give the boar face of this card’s colour to another player, who must forge it at once and can never replace it. Each time anyone applies that face, gain 1 sun shard, 1 moon shard or 3 glory.
feat-ferryman-name = Ferryman
feat-ferryman-rule = No effect, only glory at the end of the game.
feat-cerberus-name = Cerberus
feat-cerberus-rule = Take a Cerberus token. After any of your blessings you may spend it to apply the rolled faces once more, with new choices; at most one token per roll.
feat-helmet-of-invisibility-name = Helmet of Invisibility
feat-helmet-of-invisibility-rule = Take a ×3 face from the garden and forge it at once.
feat-cancer-name = Cancer
feat-cancer-rule = Take two divine blessings in a row.
feat-sentinel-name = Sentinel
feat-sentinel-rule = Take two divine blessings in a row. Whenever a face gives you sun or moon shards, you may take 2 glory for each of its shards instead, all or none.
feat-hydra-name = Hydra
feat-hydra-rule = No effect, only glory at the end of the game.
feat-typhon-name = Typhon
feat-typhon-rule = Gain 1 glory for each face of your dice replaced since the start of the game.
feat-sphinx-name = Sphinx
feat-sphinx-rule = Choose one of your dice and take four minor blessings in a row with it.
feat-cyclops-name = Cyclops
feat-cyclops-rule = Choose one of your dice and take four minor blessings in a row with it. Whenever a roll gives you gold, you may take 1 glory for each gold instead, all or none.
feat-gorgon-name = Gorgon
feat-gorgon-rule = No effect, only glory at the end of the game.
feat-triton-name = Triton
feat-triton-rule = Take a Triton token. At any time during your turn you may spend it to gain 6 gold, 2 sun shards or 2 moon shards.
feat-mirror-of-the-abyss-name = Mirror of the Abyss
feat-mirror-of-the-abyss-rule = Take a mirror face from the garden and forge it at once.
feat-guardians-owl-name = The Guardian’s Owl
feat-guardians-owl-rule = Once on each of your turns you may gain 1 gold, 1 sun shard or 1 moon shard.
feat-celestial-ship-name = Celestial Ship
feat-celestial-ship-rule = Take a ship face from the garden and forge it at once.
feat-minotaur-name = Minotaur
feat-minotaur-rule = All opponents roll both dice and lose what the faces would have given. Ships do nothing, no reserve falls below 0, and owners of boar cards are rewarded as usual.
feat-guardians-shield-name = The Guardian’s Shield
feat-guardians-shield-rule = Choose one of the shield faces left in the garden and forge it at once.
feat-elder-name = The Elder
feat-elder-rule = Once on each of your turns you may pay 3 gold to gain 4 glory.
feat-wild-spirits-name = Wild Spirits
feat-wild-spirits-rule = Gain 3 gold and 3 moon shards.

## Where a gain comes from

source-face = face “{ $face }”
source-feat = { $feat }
source-hammer = hammer track
source-triton = Triton token
source-cerberus = Cerberus token
source-extra-action = extra action

## Decisions

prompt-reinforce = Use a reinforcement or move on to your main action.
prompt-main = Buy faces to forge, perform a feat, or pass.
prompt-main-extra = Extra action: buy faces to forge or perform a feat.
prompt-extra = Pay 2 sun shards for an extra action or end your turn.
prompt-minor = { $times ->
    [1] Choose the die for a minor blessing ({ $feat }).
   *[other] Choose the die for { $times } minor blessings in a row ({ $feat }).
}
prompt-cerberus = { $second-id ->
    [nothing] Spend a Cerberus token to apply “{ $first }” once more, or keep it.
   *[other] Spend a Cerberus token to apply both faces once more, or keep it.
}
prompt-mirror = { $times ->
    [1] Choose the face your mirror copies.
   *[other] Choose the face your mirror copies, multiplied by { $times }.
}
prompt-choose = { $times ->
    [1] Choose what the face “{ $face }” gives you.
   *[other] Choose what the face “{ $face }” gives you, multiplied by { $times }.
}
prompt-lose = { $times ->
    [1] Choose what the face “{ $face }” takes from you.
   *[other] Choose what the face “{ $face }” takes from you, multiplied by { $times }.
}
prompt-order = Choose the face to apply first: “{ $first }” or “{ $second }”.
prompt-convert = Convert what “{ $face }” gives into { $glory } glory, or keep it.
prompt-hammer = Split { $gold } gold between the hammer and your reserve.
prompt-offer = { $times ->
    [1] Choose your reward ({ $source }).
   *[other] Choose your reward ({ $source }; choices left: { $times }).
}
prompt-ship = Buy one sanctuary face for { $discount } gold less, or decline.
prompt-forge = Buy another, different face, or finish forging.
prompt-place = Choose which of your faces “{ $face }” replaces.
prompt-garden = Choose the face to take ({ $feat }).
prompt-give = Choose who must forge the face “{ $face }”.
prompt-pick = { $number ->
    [1] Choose the first of two faces that your opponents rolled.
   *[2] Choose the second of two faces that your opponents rolled.
}

## Options

option-main-no = Pass
option-buy = { $price ->
    [0] Take “{ $face }” for free
   *[other] Buy “{ $face }” for { $price } gold
}
option-feat = Perform “{ $feat }” for { cost-feat } (glory: { $glory })
option-feat-ousting = Perform “{ $feat }” for { cost-feat } (glory: { $glory }), ousting { $ousted }
option-forge-no = Finish forging
option-ship-no = Buy nothing
option-extra-yes = Pay 2 sun shards for an extra action
option-extra-instead = Pay for an extra action with what stands for sun shards
option-extra-no = End the turn
option-reinforce-no = Move on to the main action
option-use = Use “{ $feat }”
option-die-light = Roll the light die
option-die-dark = Roll the dark die
option-cerberus-yes = Spend the token
option-cerberus-no = Keep the token
option-copy = Copy “{ $face }”
option-pick = Take “{ $face }”
option-first = Apply “{ $face }” first
option-convert-yes = Convert to glory
option-convert-no = Keep
option-take-gold = { amount-gold }{ overflow }
option-take-sun = { amount-sun }{ overflow }
option-take-moon = { amount-moon }{ overflow }
option-take-glory = { amount-glory }
option-lose-gold = Lose { amount-gold } (actual loss: { $lost })
option-lose-sun = Lose { amount-sun } (actual loss: { $lost })
option-lose-moon = Lose { amount-moon } (actual loss: { $lost })
option-lose-glory = Lose { amount-glory } (actual loss: { $lost })
option-token-gold = Spend a Triton token: { amount-gold }{ overflow }
option-token-sun = Spend a Triton token: { amount-sun }{ overflow }
option-token-moon = Spend a Triton token: { amount-moon }{ overflow }
option-split = Hammer { $hammer }, reserve { $reserve }{ overflow }
option-place-light = Replace “{ $face }” on the light die
option-place-dark = Replace “{ $face }” on the dark die
option-garden = Take “{ $face }”
option-seat = { $seat }

## The log

log-round = Round { $round }
log-turn = { $seat }’s turn
log-rolled = { $seat }: { $die } rolls “{ $face }”
log-gained = { $seat }: +{ amount-any } ({ $source })
log-gained-lost = { $seat }: +{ amount-any } ({ $source }); reserve full, lost { amount-lost }
log-gained-nothing = { $seat }: reserve full, lost { amount-lost } ({ $source })
log-paid = { $seat }: −{ amount-any } ({ $source })
log-lost = { $seat }: loses { amount-any } ({ $source })
log-lost-nothing = { $seat }: nothing to lose, { $resource }: 0 ({ $source })
log-bought = { $price ->
    [0] { $seat }: takes the face “{ $face }” for free
   *[other] { $seat }: buys the face “{ $face }” for { $price } gold
}
log-forged = { $seat }: “{ $face }” replaces “{ $replaced }” ({ $die })
log-performed = { $seat }: feat “{ $feat }” for { cost-feat } (glory: { $glory })
log-granted = { $seat }: feat “{ $feat }” for nothing (glory: { $glory })
log-ousted = { $by } ousts { $seat } ({ $portal })
log-copied = { $seat }: mirror copies “{ $face }”
log-copied-nothing = { $seat }: mirror has nothing to copy
log-hammered = { $seat }: { amount-gold } to the hammer (space { $space } of 15)
log-hammered-lap = { $seat }: { amount-gold } to the hammer, a lap is complete
log-reinforced = { $seat }: uses “{ $feat }”
log-spent-token-triton = { $seat }: spends a Triton token
log-spent-token-cerberus = { $seat }: spends a Cerberus token, the rolled faces apply once more
log-passed = { $seat }: passes
log-extra = { $seat }: extra action for { amount-sun }
log-converted = { $seat }: face “{ $face }” converted into { $glory } glory
log-gave = { $seat }: face “{ $face }” goes to { $receiver }
log-removed = Set-up: face “{ $face }” leaves the sanctuary
log-dealt = Set-up: “{ $feat }” for { $slot }
log-picked = { $seat }: picks the face “{ $face }”
log-ended = The game is over
