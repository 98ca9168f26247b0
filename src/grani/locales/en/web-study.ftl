# The study in the browser: the end of a game, replays, rules.

# ---- the end of a game

study-over = The game is over
study-you-won = You win!
study-you-lost = You lose.
study-you = you
study-won = { $names } wins
study-shared = Shared victory: { $names }
study-alone-stars = Your result: { $score } stars
study-alone-glory = Your result: { $score } glory
study-alone-points = Your result: { $score } points
study-best-first = Your first result: the one to beat.
study-best-better = A personal best! Before, it was { $score }.
study-best-equal = As good as your best.
study-best-worse = Your best is { $score }.
study-next = What next?
study-rematch = Play again
study-rematch-go = To the next game
study-replay = Replay
study-review = Review
study-share = Share the replay
study-share-position = Share this position
study-moments = Moments
study-moment-see = Watch
study-moment-leap = { $name }: +{ $points } in one turn, their best of the game.
study-moment-lead = { $name } takes the lead and keeps it.
study-moment-close = A close finish: { $name } wins by { $points }.
study-new-table = New table
study-download = Download the record
study-retry = Try again
study-loading = One moment …
study-unreachable = The server is not responding.
study-ratings = Ratings
study-standing = Final standings
study-place = Place { $place }
study-skip = Skip the count
study-course = How it went
study-course-rounds = Score after each round
study-course-turns = Score after each turn
study-by-turn = turn by turn
study-round-word = Round
study-turn-word = Turn
study-round = Round { $round }
study-table = Statistics
study-what = What
study-total = Total
study-sources = Points by source
study-counts = Actions
study-dice = Dice before and after
study-dice-start = At the start
study-dice-end = At the end
study-average = Average roll:
study-average-note = Averages are for one roll of both dice. The options of a choice count in equal parts; shields and ×3 count with what the other die shows; mirrors, ships and golems count as nothing. New faces are outlined.
study-feats = Feats performed
study-stars = Stars by realm
study-result = Round result
study-above-average = Rolls above average, in glory

study-source-face = Faces of dice
study-source-points = Points
study-source-card = Printed on cards
study-source-feat = Effects of feats
study-source-hammer = Hammer track
study-source-lost = Lost to others
study-source-triton = Triton tokens
study-source-cerberus = Cerberus tokens
study-source-extra-action = Extra actions
study-source-celestial-die = The celestial die
study-source-labyrinth = The labyrinth
study-source-zone = Zones of the Titans
study-source-memory = Memory tokens
study-source-twins = The Twins
study-source-companion = Companions
study-source-titan-board = Squares of the Titans
study-source-resources = Unspent resources
study-source-start = Held at the start

study-count-rolls = Dice rolled
study-count-faces-forged = Faces forged
study-count-feats-performed = Feats performed
study-count-extra-actions = Extra actions
study-count-reinforcements = Reinforcements used
study-count-ousted = Opponents ousted
study-count-been-ousted = Times ousted
study-count-turns = Turns
study-count-hammered = Gold to the hammer
study-count-passes = Actions passed
study-count-mirrors = Mirrors applied
study-count-golem-steps = Golem steps
study-count-celestial-rolls = Celestial die rolls
study-count-dice-used = Dice used
study-count-dice-gained = Dice gained
study-count-dice-adjusted = Dice changed by 1
study-count-dice-empowered = Dice empowered
study-count-resources-claimed = Dice turned into a resource
study-count-decisions = Decisions

study-flow-gained = gained
study-flow-spent = spent
study-flow-lost = lost to others
study-flow-unspent = left over
study-flow-wasted = lost over the cap

study-fair = Fair dice
study-fair-short = The rolls fit what was sealed.
study-fair-commitment = Published before the game
study-fair-seed = The seed, now revealed
study-fair-day = These dice are the same for everyone who plays this day. So the seed stays secret until nobody can play it any more, on { $date }; then every roll can be checked here.
study-fair-agrees = The seed matches its fingerprint.
study-fair-how = To check every single roll, save the record in the folder of Grani and type there (just grani … where it is installed as a package):
study-fair-checking = Checking every roll …
study-fair-yes = { $count ->
    [one] The dice were fair! Before the game everyone put in a secret number, and the roll came out of all of them together. Nobody could choose it, not even the host. This page has worked it out again, and it fits.
   *[other] The dice were fair! Before the game everyone put in a secret number, and the rolls came out of all of them together. Nobody could choose them, not even the host. This page has worked out all { $count } rolls again, and they fit.
}
study-fair-numbers = { $people ->
    [one] the secret number
   *[other] the secret numbers
}
study-fair-some = { $count ->
    [one] The roll fits what was sealed before the game, with { study-fair-numbers } of { $names } in it. This page has worked it out again.
   *[other] All { $count } rolls fit what was sealed before the game, with { study-fair-numbers } of { $names } in them. This page has worked them all out again.
}
study-fair-server = { $count ->
    [one] The roll fits what the server sealed before the game. No player put in a secret number, so these dice are as honest as the server.
   *[other] All { $count } rolls fit what the server sealed before the game. No player put in a secret number, so these dice are as honest as the server.
}
study-fair-late = Without their secret number, because the server says that it came too late: { $names }. Once is bad luck; ask whoever runs the server if it happens again.
study-fair-silent = Put in no secret number: { $names }.
study-fair-absent = This browser was not there when the dice were sealed, so it cannot tell whether the server showed others the same. Those who were can.
study-fair-open-line = This page came over an unencrypted connection, so it could have been changed on the way. To be quite sure, check on your own computer:
study-fair-no = Something is wrong with these dice: { $reason } Keep the record, and ask whoever runs the server.
study-fair-lost = The record could not be fetched, so the dice are not checked. Download it below and check it yourself.
study-fair-wrong-seed = the seed is not the one that was sealed.
study-fair-wrong-commitment = the fingerprint is not the one that this browser saw at the beginning.
study-fair-wrong-terms = players, set-up or hashes are not those that were sealed.
study-fair-wrong-share = a secret number is not the one that was promised.
study-fair-wrong-mine = your own secret number was replaced by another.
study-fair-wrong-start = the game did not begin with what was sealed.
study-fair-wrong-roll = a roll is not what it had to be.
study-fair-wrong-chain = something in the record was changed afterwards.
study-fair-wrong-head = the record is not of the game that this browser saw.
study-fair-wrong-record = the record cannot be read.
study-fair-wrong-signature = the server has not signed this game.
study-fair-chain = The end of the chain over all decisions
study-fair-copy-chain = Copy the end of the chain

# ---- replay

study-replay-title = Replay
study-rules = Rules and glossary
study-timeline = Timeline
study-step = Step
study-step-of = Step { $step } of { $steps }: { $where }
study-before = Before the first turn
study-turn-of = Round { $round } · { $name }
study-turn-number = Round { $round } · turn { $turn }
study-first = To the beginning
study-last = To the end
study-turn-back = One turn back (left arrow)
study-turn-on = One turn forward (right arrow)
study-move-back = One move back (comma)
study-move-on = One move forward (full stop)
study-play = Play (space bar)
study-pause = Pause (space bar)
study-jump = Go to a turn
study-speed = Speed
study-from = View as
study-more = Turn, speed and more

# ---- rules

study-search = Search the rules
study-found = { $count ->
    [0] Nothing found
    [one] { $count } entry
   *[other] { $count } entries
}
study-sections = Parts of the rules
study-section-turn = How a turn goes
study-section-feat = Feats
study-section-face = Faces
study-section-board = Boards
study-section-realm = Realms
study-section-sign = Icons
study-section-term = Glossary
study-link = Link to this entry
study-cost = Price: { $price }
study-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
study-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}

study-box-rebellion = Rebellion
study-box-promos = Promo cards
study-place-dice = On the starting dice
study-aim-forge = Two dice of your own, and you change what is on them. Gold buys better faces, shards pay for heroic feats, and whoever has the most glory at the end wins.
study-aim-realms = Two dice for everyone, three realms in front of you. Every turn you write both numbers where they do the most good; whoever has the most stars after three rounds wins.
study-turn-forge = { game-dice-forge }: a turn
study-turn-realms = { game-rolling-realms }: a turn
study-square-gain = Gain what the square shows.
study-square-choose = Gain one of the things the square shows: your choice.
study-square-steal = Every other player loses 2 glory, or as much as they have, to you.
study-square-hall = The first golem takes one of the remaining treasures; later ones gain a smaller reward.
study-square-celestial = Roll the celestial die and apply it at once; where it is shown twice, do so twice.
study-square-buy = You may buy one sanctuary face, at a discount if one is shown, and forge it at once.
study-square-barter = You may pay what is shown for glory, once.
study-square-forged = Gain 1 glory for each face you have forged in this game.
study-square-goddess = The end of the way: 15 glory, and the golem stays. The first to arrive also turns both dice to faces of their choice and applies them.
study-square-empty = Nothing happens.
study-zone-rebellion-strong = Deep rebellion
study-zone-rebellion-weak = Rebellion
study-zone-none = Neutral
study-zone-loyalty-gold = Loyalty
study-zone-loyalty-gold-glory = Firm loyalty
study-zone-loyalty-both = Utter loyalty
study-zone-range = Squares from { $low } to { $high }.
study-zone-rebellion-rule = A feat that nobody has performed before brings { $all } glory, one that is new only to you { $own }.
study-zone-none-rule = No effect.
study-zone-loyalty-gold-rule = When a face of your own dice gives gold in a blessing, gain 1 gold more.
study-zone-loyalty-gold-glory-rule = When a face of your own dice gives gold in a blessing, gain 1 gold and 1 glory more.
study-zone-loyalty-both-rule = When a face of your own dice gives gold in a blessing, gain 1 gold and 1 glory more; when it gives glory, 1 glory more.
study-star-gold = Celestial die: gold
study-star-gold-rule = Gain 12 gold.
study-star-glory = Celestial die: glory
study-star-glory-rule = Gain 5 glory.
study-star-choice = Celestial die: glory and a choice
study-star-choice-rule = Gain 3 glory plus 3 gold, 1 sun shard or 1 moon shard, your choice.
study-star-mirror = Celestial die: mirror
study-star-mirror-rule = Apply the top face of any die on the table.
study-star-face = Celestial die: a face of your own
study-star-face-rule = Turn one of your dice to any of its faces and apply that face.
study-star-upgrade = Celestial die: upgrade
study-star-upgrade-rule = You may replace one of your faces for free with a sanctuary face 2 levels higher; a level 6 face with one of level 7.
study-sign-gold = Gold
study-sign-gold-rule = A scalloped coin. Buys faces in the sanctuary.
study-sign-sun = Sun shards
study-sign-sun-rule = A disc with rays. Pays for feats on the sun islands and for an extra action.
study-sign-moon = Moon shards
study-sign-moon-rule = A crescent with a star. Pays for feats on the moon islands.
study-sign-glory = Glory
study-sign-glory-rule = A hexagon with laurel. The most glory wins.
study-sign-ancient = Ancient shards
study-sign-ancient-rule = Replace a sun or moon shard of a price, and draw your token toward rebellion.
study-sign-loyalty = Loyalty
study-sign-loyalty-rule = Moves your token one square toward loyalty.
study-sign-hammer = Hammer
study-sign-hammer-rule = The track that turns gold into glory.
study-sign-all = Plus: take all
study-sign-all-rule = Things joined by a plus all come to you.
study-sign-choice = Dashed line: choose one
study-sign-choice-rule = Of things divided by a dashed line you take one.
study-sign-immediate = Lightning: at once
study-sign-immediate-rule = The effect happens once, when you take the card.
study-sign-reinforcement = Circling arrows: every turn
study-sign-reinforcement-rule = A reinforcement: use it once on each of your turns from the next one on.
study-sign-automatic = Infinity: always on
study-sign-automatic-rule = The effect happens by itself whenever its condition is met.
study-sign-pumpkin = Pumpkin
study-sign-pumpkin-rule = Two change a die by 1, three empower it.
study-sign-heart = Heart
study-sign-heart-rule = Two copy a rolled pair, three copy a rolled die.
study-sign-coin = Coin
study-sign-coin-rule = 1 to 6 coins buy a die of that value; 2 coins copy a rolled die if the two dice add up to 7.
study-sign-star = Star
study-sign-star-rule = What counts at the end. A realm has at most six.
study-sign-empowered = Empowered die
study-sign-empowered-rule = It may be used in a realm already used this turn.
study-sign-gained = Gained die
study-sign-gained-rule = Yours alone and for this turn only; it does not count as rolled.
