# The words of Pig in English.

setup-pig-standard-rule = to 100 points
setup-pig-short-rule = to 50 points
cli-primer-pig = Pig in short: roll as often as you dare, what the die shows goes into the pot. Hold to keep the pot; a one loses it. The first to reach the target wins.

prompt-turn = Roll again, or hold?
option-roll = Roll
option-hold = Hold: { $pot ->
    [one] { $pot } point
   *[other] { $pot } points
}
log-rolled = { $seat }: rolls { $side }, { $pot } in the pot
log-lost = { $seat }: rolls { $side } and loses { $pot }
log-held = { $seat }: keeps { $pot }, has { $points }

field-target = target
field-points = points
field-turn = turn
field-pot = pot
field-rolling = die is rolling
