# The review of a game in the browser, one's own games added up, records that are brought

review-page = Review
review-page-of = Review: { $names }
review-thoroughness = How thoroughly
review-quick = Quick
review-standard = Standard
review-deep = Deep
review-quick-about = The judge’s first opinion, within seconds.
review-standard-about = Where another option looks better, both are played out to the end. About a minute.
review-deep-about = Played out thousands of times, in the background. You may leave: it is kept with the game.
review-queue = { $ahead ->
        [0] Reviewing …
        [one] { $ahead } review comes first …
       *[other] { $ahead } reviews come first …
    }
review-progress = Reviewed { $done } of { $steps } steps
review-known = Until it is ready, here is the { $speed ->
        [standard] standard
        [deep] deep
       *[quick] quick
    } review.

review-numbers = As a table
review-look-at = Whose game
review-curve-label = { $what } over { $steps } steps; the numbers stand in the table below.
review-areas-label = Luck, errors and noise over { $steps } steps; the numbers stand in the table below.
review-sum = Sum
review-moment-number = Moment { $number }
review-moment-position = The table at moment { $number }
review-watch = Watch in the replay
review-analyse = Analyse from here
review-more-lines = { $count ->
        [one] and { $count } more line
       *[other] and { $count } more lines
    }
review-landed = { $name }: { $faces }
review-at-step = Look at a step
review-at = Round { $round }, step { $step }: { $worths }
review-save = Save as a file
review-record-about = A record that was brought is not replayed here and gets no deep review: open it on the analysis board. The command grani review makes deep reviews of files.

review-errors = Errors one by one
review-errors-none = There are none.
review-errors-all = All errors ({ $count })
review-errors-order = Order
review-errors-by-cost = Dearest first
review-errors-by-round = As played
review-errors-show = Show all { $count }
review-errors-of = { $name }, { $grade }: { $count }. Show them

review-bring = Review a record
review-bring-about = Drop the record of a game here, or choose the file. The server keeps it and its review for a short while; whoever has the address can read the review.
review-bring-choose = Choose a file
review-bring-reading = Reading the record …
review-bring-another = Another record
review-forgotten = This record is no longer here. Choose the file again.

review-mine = Luck and errors
review-mine-none = Reviews tell what the dice gave you over all your games, and where you lose most.
review-mine-go = { $count ->
        [one] Review { $count } game
       *[other] Review { $count } games
    }
review-mine-doing = { $left ->
        [one] Reviewing: { $left } game left
       *[other] Reviewing: { $left } games left
    }
review-mine-stop = Stop
review-mine-title = { $title }: { $loss } lost per decision
review-mine-unit = { $unit ->
        [stars] Losses are in stars.
        [points] Losses are in points.
        [glory] Losses are in glory.
       *[victories] Losses are in percentage points of the chance to win.
    }
review-mine-mistake = { $game }, round { $round }, step { $step }: { $loss }
review-play-again = Play it again
review-analyse-short = Analyse
review-answer = What was better?
