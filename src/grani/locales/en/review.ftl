# Reviews of games: what luck brought, what errors cost

review-title = Review of { $game }
review-speed = { $speed ->
        [standard] Standard review
        [deep] Deep review
       *[quick] Quick review
    } of { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, seed { $seed }
review-unfinished = The game is not over: everything is told up to where it stands.
review-reviewing = Reviewing
review-going-on = Going on from findings in { $path }
review-stopped = Stopped. Everything found so far is in { $path }; to go on: { $command }

review-player = Player
review-score = Result
review-winner = won
review-luck = Luck
review-adjusted = Without luck
review-own-errors = Errors
review-others-errors = Others’ errors
review-noise = Noise
review-start = Start
review-end = End
review-margin = { $unit ->
        [stars] Lead in stars
        [points] Lead in points
       *[other] Lead in glory
    }
review-margin-adjusted = Lead without luck
review-per-decision = Loss per decision
review-title-column = Title
review-judged = Decisions that count
review-judged-of = { $decisions } of { $asked }
review-adds-up = How it adds up
review-adds-up-note = Start, luck, all errors and noise add up exactly to the end. Noise is what the judge saw only afterwards.
review-judged-note = A title rests on decisions at which something was at stake; fewer than ten give none. ± of the loss per decision is how far other such decisions could differ. A thorough review finds more losses: its titles have limits of their own.
review-lost-more = Errors may cost more than there was at the start: what luck and others’ errors give back can be lost again.
review-adjusted-note = Without luck is the end less luck: a sum, no chance, so it may lie below 0 or above 100 %.
review-much-noise = There is much noise here: the judge understood this game only afterwards. Trust its luck and errors less than usual; whoever has so much of it gets no title.
review-unit = { $unit ->
        [stars] Luck and losses are in stars.
        [points] Luck and losses are in points.
        [glory] Luck and losses are in glory.
       *[victories] Luck and losses are in percentage points of the chance to win.
    }
review-off = At the start the judge’s estimates are good to about ± { $error }.
review-plus-minus = ± is the 95% range. For luck it combines the judge’s error at the start with noise. For errors and moments it covers chance in the comparison alone: both options are played on in the judge’s own way, and players who go on otherwise may find much less, or the opposite. A more thorough review sees more. Where ± is wide, one game proves little.

review-title-titan = Titan
review-title-hero = Hero
review-title-smith = Master smith
review-title-journeyman = Journeyman
review-title-apprentice = Apprentice
review-title-newcomer = Newcomer

review-grades = Decisions by grade
review-grade-best = Best
review-grade-fine = Fine
review-grade-doubtful = Doubtful
review-grade-mistake = Mistake
review-grade-blunder = Blunder

review-by-sort = Where it was lost
review-decisions = Decisions
review-loss = Loss
review-sort-forging = Forging
review-sort-feats = Feats
review-sort-extra = Extra action
review-sort-reinforcement = Reinforcement
review-sort-order = Order of effects
review-sort-resources = Resources
review-sort-marking = Marking
review-sort-ending = End of turn
review-sort-other = Other
review-by-phase = By phase
review-phase-opening = Opening
review-phase-middle = Middle
review-phase-end = End
review-by-game = By game
review-by-rival = By opponent
review-rival-you = People

review-rounds = Round by round
review-round = Round
review-rounds-note = In brackets: luck / own errors of the round.

review-moments = What decided the game
review-no-moments = Nothing stands out.
review-moment-luck = { $round ->
    [0] Set-up, step { $step }: luck of the draw, { $effects }
   *[other] Round { $round }, step { $step }: luck, { $effects }
}
review-moment-setup = { $game ->
    [dice-forge] Nobody had decided anything yet: these cards suit one place in the order of play better than another.
   *[other] Nobody had decided anything yet: the luck of the draw made the whole difference.
}
review-moment-error = Round { $round }, step { $step }: { $name }, { $grade } ({ $loss })
review-effect = { $name } { $change }
review-played = Played: { $option } ({ $worth })
review-better = Better: { $option } ({ $worth })
review-why = Why: { $reasons }
review-why-compared = compared with what was played, { $reasons }
review-why-rivals = the others: { $reasons }
review-why-rolls = { $left ->
        [0] no rolls left
        [one] { $left } roll left
       *[other] { $left } rolls left
    }
review-why-turns = { $left ->
        [0] the last turn of the round
        [one] { $left } turn left in the round
       *[other] { $left } turns left in the round
    }
review-why-none = it pays later: the judge rates it higher, but what is at hand right after does not show it
review-why-later = it pays later. In { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played to the end from each option with the same dice it brings, on average, { $reasons }
review-why-each-rival = and each opponent: { $reasons }
review-curve = { $name } on the curve: { $before } → { $after }, { $sort ->
        [luck] luck
       *[error] error
    } { $effect }{ $noisy ->
        [yes] , noise { $noise }
       *[no] {""}
    }
review-curve-stays = The curve hardly shows the error: before this decision it did not count on the better option yet.
review-played-out = A second look, by playing on: { $before } → { $after }, so { $change }

review-less = { $way ->
        [more] more
       *[less] less
    }
review-fewer = { $way ->
        [more] more
       *[less] fewer
    }
review-term-roll-gold = { $amount } { review-less } gold per roll
review-term-roll-sun = { $amount } { review-fewer } sun shards per roll
review-term-roll-moon = { $amount } { review-fewer } moon shards per roll
review-term-roll-glory = { $amount } { review-less } glory per roll
review-term-roll-ancient = { $amount } { review-fewer } ancient shards per roll
review-term-roll-loyalty = { $amount } { review-less } loyalty per roll
review-term-gold = { $amount } { review-less } gold
review-term-sun = { $amount } { review-fewer } { $count ->
        [one] sun shard
       *[other] sun shards
    }
review-term-moon = { $amount } { review-fewer } { $count ->
        [one] moon shard
       *[other] moon shards
    }
review-term-ancient = { $amount } { review-fewer } { $count ->
        [one] ancient shard
       *[other] ancient shards
    }
review-term-cerberus = { $amount } { review-fewer } { $count ->
        [one] Cerberus token
       *[other] Cerberus tokens
    }
review-term-triton = { $amount } { review-fewer } { $count ->
        [one] Triton token
       *[other] Triton tokens
    }
review-term-glory = { $amount } { review-less } glory
review-term-later = { $amount } { review-fewer } stars expected of the rest of the round
review-term-realm = { $amount } { review-fewer } { $count ->
        [one] star
       *[other] stars
    } from { $name }
review-term-pumpkin = { $amount } { review-fewer } { $count ->
        [one] pumpkin
       *[other] pumpkins
    }
review-term-heart = { $amount } { review-fewer } { $count ->
        [one] heart
       *[other] hearts
    }
review-term-coin = { $amount } { review-fewer } { $count ->
        [one] coin
       *[other] coins
    }
review-later-lead = a gain of { $amount } glory against the best opponent
review-later-score = { $amount } { review-less } glory in all
review-later-glory-cards = { $amount } { review-less } glory printed on cards
review-later-glory-faces = { $amount } { review-less } glory from faces of dice
review-later-glory-feats = { $amount } { review-less } glory from effects of feats
review-later-glory-hammer = { $amount } { review-less } glory from the hammer track
review-later-glory-board = { $amount } { review-less } glory on the Titan board
review-later-glory-labyrinth = { $amount } { review-less } glory in the labyrinth
review-later-glory-other = { $amount } { review-less } glory from elsewhere
review-later-feats = { $amount } { review-fewer } feats
review-later-faces = { $amount } { review-fewer } faces replaced
review-later-extra = { $amount } { review-fewer } extra actions
review-later-gold = { $amount } { review-less } gold gained
review-later-sun = { $amount } { review-fewer } sun shards gained
review-later-moon = { $amount } { review-fewer } moon shards gained

review-sources = { $unit ->
        [stars] Where stars came from
        [points] Where points came from
       *[other] Where glory came from
    }
review-dice = What was rolled: { $name }
review-face = Face
review-rolled = Rolled
review-expected = Expected
review-dice-count = { $count ->
        [one] { $count } die was rolled.
       *[other] { $count } dice were rolled.
    }

review-chart-curve = { $unit ->
        [victories] Chance to win
       *[other] Score to expect
    }
review-chart-curve-note = The band is the 95% range: in 95 of 100 cases the true value lies in it.
review-chart-areas = What luck and errors made of it: { $name }
review-chart-areas-note = Luck, all errors and noise since the start, in layers; the line is their sum.
review-axis-step = Step
review-axis-change = Change
review-page-title = { $game }: review

review-career = { $player } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
review-career-luck = Luck over { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $luck } { $unit ->
        [stars] stars
        [points] points
        [glory] glory
       *[victories] victories
    }; with fair dice mostly within ± { $reach }.
review-career-mean = On average: result { $result }, luck { $luck } ± { $reach }, without luck { $adjusted }.
review-career-loss = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $loss } lost per decision: { $title }.
review-career-mistakes = Worth playing again
review-career-mistake = { $path }, step { $step }, round { $round }: { $loss }
review-career-no-mistakes = No mistakes were found.
review-career-apart = From a position, and left out of all sums: { $paths }.
review-career-written = { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } to play again written to { $path }; { $command } plays one.
