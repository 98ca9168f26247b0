# Puzzles: find the best decision

puzzle-title = Puzzle { $id }, difficulty { $level } of 6. Find the best decision.
puzzle-ask = 1–{ $count }, a for a hint, q to leave >
puzzle-how = Type the number of an option, 1 to { $count }; a gives a hint, q leaves.
puzzle-right = Right. The next best option costs { $cost }.
puzzle-wrong = No: that costs { $cost }.
puzzle-answer = Best: { $option }
puzzle-cost = { $option }: costs { $cost }
puzzle-percent = { $cost } ± { $error } percentage points
puzzle-stars = { $cost } ± { $error } stars
puzzle-streak = { $days ->
        [0] A new streak can begin tomorrow.
        [one] Streak: { $days } day.
       *[other] Streak: { $days } days.
    }
puzzle-go-on = Enter for the next one, q to leave >
puzzle-all-solved = You have answered all of these.
puzzle-collection = { $game }: { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }, answered { $answered }, found { $right }
puzzle-of-theme = { $theme }: { $name } ({ $count })
puzzle-next-steps = Solve with `grani puzzles { $game }`, one theme with `--theme`, today’s with `grani puzzles today`.
puzzle-making = Looked through { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, found { $found } of { $wanted }
puzzle-made = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } written to { $path }
puzzle-make-stopped = Stopped. What was found is in { $path }; the same command goes on from there.

puzzle-page = Puzzles
puzzle-about = Positions from games of strong bots. One option is clearly better than every other: find it. What each option costs was measured by playing the game to the end many times.
puzzle-today = Puzzle of the day
puzzle-today-done = answered
puzzle-all = All puzzles
puzzle-game = Game
puzzle-theme = Theme
puzzle-every-theme = All themes
puzzle-level = Difficulty
puzzle-every-level = Any
puzzle-difficulty = Difficulty { $level } of 6
puzzle-fresh = only new ones
puzzle-standing = { $count ->
        [one] { $count } puzzle shown
       *[other] { $count } puzzles shown
    }; in this game answered: { $answered }, found: { $right }
puzzle-start = Solve
puzzle-was-right = found
puzzle-was-wrong = missed
puzzle-name = Puzzle { $id }
puzzle-find = find the best decision
puzzle-none = There is no such puzzle.
puzzle-rival = Opponent { $number }
puzzle-hint = Hint. A greedy player chooses: { $option }. There is something better.
puzzle-why-yours = compared with your answer, { $reasons }
puzzle-why-next = compared with the next best option, { $reasons }
puzzle-right-short = Right!
puzzle-bar-right = Solved.
puzzle-bar-wrong = There was a better option.
puzzle-show = Show the answer
puzzle-options = All options
puzzle-hide = Hide the options
puzzle-best = best
puzzle-yours = your answer
puzzle-more = { $count ->
        [one] and { $count } worse option
       *[other] and { $count } worse options
    }
puzzle-plus-minus = ± is the 95% range: in 95 of 100 cases the true value lies within it.
puzzle-proof = Proven by { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played to the end.
puzzle-missed-by = Missed by bots: { $bots }.
puzzle-next = Next puzzle
puzzle-again = Once more
puzzle-analyse = Analyse

puzzle-theme-base = Base game, two players
puzzle-theme-goddess = The Goddess
puzzle-theme-titans = The Titans
puzzle-theme-four = Four players
puzzle-theme-alone = For one player
puzzle-theme-any = Any table
puzzle-theme-opening = Opening
puzzle-theme-middle = Middle of the game
puzzle-theme-end = End of the game
