# Learning a game: what surrounds the lessons of any game, and the coach of a first game.
# What a lesson says is in the file of its game: learn-GAME-CHAPTER-STEP, and -why for the reason.

learn-title = Learn: { $game }
learn-chapter = { $number } of { $count }
learn-progress = Chapter { $number } of { $count }, step { $step } of { $steps }
learn-rival = Daedalus
learn-leave = Leave, come back later
learn-skip = Skip this chapter
learn-stay = Stay
learn-leave-ask = Leave the lesson? You will come back to this very step.
learn-go-on = Go on
learn-next-chapter = Next chapter
learn-do-click = Choose what is lit
learn-do-button = Press the lit button
learn-do-roll = Roll the dice
learn-do-watch = Watch
learn-only-lit = Not that one now: choose what is lit.
learn-unseen = What you need is not in sight: open it, or choose it in the list of options.
learn-over = That is all you need to play.
learn-over-why = Your first game is against a novice bot. A coach explains each new kind of decision.
learn-first-game = Your first game
learn-once-more = Learn it once more
learn-none = There are no lessons for this game.

## The coach

coach-title = Coach
coach-understood = Got it
coach-silent = No more tips
coach-loss = { $resource }: your reserve is full, and { $lost } would be lost with one of these choices.
