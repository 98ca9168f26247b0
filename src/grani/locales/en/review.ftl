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
review-stopped = Stopped. Everything found so far is in { $path }; this command goes on from there: { $command }

review-player = Player
review-luck = Luck
review-adjusted = Without luck
review-own-errors = Errors
review-others-errors = Others’
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
review-adds-up = How it adds up
review-adds-up-note = Start, luck, errors, those of others and noise give the end exactly. Noise is what the judge saw only afterwards.
review-unit = { $unit ->
        [stars] Numbers are stars.
        [points] Numbers are points.
        [glory] Numbers are glory.
       *[victories] Numbers are hundredths of a victory.
    }
review-off = At the start the judge’s chances are good to about ± { $error }.

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
review-sort-order = Order
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
review-rival-you = A person

review-rounds = Round by round
review-round = Round
review-rounds-note = In brackets: luck / own errors of the round.

review-moments = What decided the game
review-no-moments = Nothing stands out.
review-moment-luck = Round { $round }, step { $step }: dice, { $effects }
review-moment-error = Round { $round }, step { $step }: { $name }, { $grade } ({ $loss })
review-effect = { $name } { $change }
review-played = Played: { $option } ({ $worth })
review-better = Better: { $option } ({ $worth })
review-why = Why: { $reasons }
review-why-compared = against what was played it brings { $reasons }
review-why-rivals = for the others { $reasons }
review-why-rolls = { $left ->
        [one] { $left } roll left
       *[other] { $left } rolls left
    }
review-why-turns = { $left ->
        [one] { $left } turn left in the round
       *[other] { $left } turns left in the round
    }
review-why-none = the judge expects more of it, by nothing that could be named
review-played-out = Played out: { $worth } ± { $error }

review-term-roll-gold = { $change } gold per roll
review-term-roll-sun = { $change } sun per roll
review-term-roll-moon = { $change } moon per roll
review-term-roll-glory = { $change } glory per roll
review-term-roll-ancient = { $change } ancient shards per roll
review-term-roll-loyalty = { $change } loyalty per roll
review-term-gold = { $change } gold
review-term-sun = { $change } sun
review-term-moon = { $change } moon
review-term-glory = { $change } glory
review-term-stars = { $change } stars expected
review-term-pumpkin = { $change } pumpkins
review-term-heart = { $change } hearts
review-term-coin = { $change } coins

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
        [one] { $count } die landed.
       *[other] { $count } dice landed.
    }

review-chart-curve = { $unit ->
        [victories] Chance to win
       *[other] Score to expect
    }
review-chart-curve-note = The band is the judge’s standard error.
review-chart-areas = What luck and errors made of it: { $name }
review-chart-areas-note = Luck, errors of all and noise since the start, piled up; the line is their sum.
review-axis-step = Step
review-axis-change = Change
review-page-title = { $game }: review

review-career = { $player } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
review-career-luck = { $unit ->
        [victories] Over { $games ->
            [one] { $games } game
           *[other] { $games } games
        } the dice gave { $luck } victories; fair dice stray by ± { $reach }.
       *[other] Over { $games ->
            [one] { $games } game
           *[other] { $games } games
        } the dice gave { $luck }; fair dice stray by ± { $reach }.
    }
review-career-mean = On average: result { $result }, luck { $luck } ± { $reach }, without luck { $adjusted }.
review-career-loss = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $loss } lost in each: { $title }.
review-career-mistakes = To play again
review-career-mistake = { $path }, step { $step }, round { $round }: { $loss }
review-career-no-mistakes = No mistakes were found.
review-career-written = { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } to play again written to { $path }; { $command } plays one.
