# The lessons of Rolling Realms, and what the coach says of a turn and of each way to spend.
# Sentences state no number by themselves: all come with the scene.

learn-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
learn-coin = { $coin ->
    [one] { $coin } coin
   *[other] { $coin } coins
}
learn-pumpkin = { $pumpkin ->
    [one] { $pumpkin } pumpkin
   *[other] { $pumpkin } pumpkins
}
learn-heart = { $heart ->
    [one] { $heart } heart
   *[other] { $heart } hearts
}
learn-do-square = Choose the lit place
learn-do-way = Choose what is lit below the cards


learn-rolling-realms-mark = Roll and mark
learn-rolling-realms-mark-goal = You collect stars: whoever has the most after { $rounds } rounds wins.
learn-rolling-realms-mark-goal-why = The cards before you are realms. Each gives stars in its own way.
learn-rolling-realms-mark-throw = Every turn begins with two dice, the same for everyone. Roll them.
learn-rolling-realms-mark-throw-why = You use each of them in a different realm.
learn-rolling-realms-mark-first = Use the { $value } here, beside this bird.
learn-rolling-realms-mark-first-why = It brings { learn-coin }. A bird is filled from left to right.
learn-rolling-realms-mark-second = Now mark the { $value } in the ring of pumpkins.
learn-rolling-realms-mark-second-why = It brings { learn-pumpkin }. A realm takes one die a turn, so this die goes to another one.
learn-rolling-realms-mark-end = Both dice are used: press “{ realms-done }”.
learn-rolling-realms-mark-end-why = In your own games, look twice: a die you leave unused is lost.
learn-rolling-realms-mark-done = That was a turn.
learn-rolling-realms-mark-done-why = A round has { $turns } of them. Then stars are counted, and new realms come.

learn-rolling-realms-spend = Spend what you gather
learn-rolling-realms-spend-lacks = This bird has { $sum } and wants exactly { $bird }.
learn-rolling-realms-spend-lacks-why = An exact sum is worth one more star. So { $lacks } is still missing.
learn-rolling-realms-spend-adjust = Pay { rr-pumpkins } and turn your { $value } into a { $to }.
learn-rolling-realms-spend-adjust-why = Pumpkins change a die by one, up or down.
learn-rolling-realms-spend-exact = Write the { $value } beside the bird.
learn-rolling-realms-spend-exact-why = Then it is full, and its sum is exactly { $bird }: { rr-stars }.
learn-rolling-realms-spend-buy = Coins buy dice. Take a { $value } for { learn-coins }.
learn-rolling-realms-spend-buy-why = Such a die is used once, on this turn.
learn-rolling-realms-spend-more-first = Take the new die.
learn-rolling-realms-spend-more-first-why = Then choose a place for it.
learn-rolling-realms-spend-more = Use the new die here.
learn-rolling-realms-spend-more-why = It brings { learn-heart }. Hearts copy dice that were rolled.
learn-rolling-realms-spend-done = Pumpkins change dice; hearts and coins bring more of them.
learn-rolling-realms-spend-done-why = The more dice you use, the more you mark.

learn-rolling-realms-stars = How stars win
learn-rolling-realms-stars-last = The last turn. Put the { $value } here: the sum of this bird becomes exactly { $bird }.
learn-rolling-realms-stars-last-why = One star for the last square, one for the exact sum: { rr-stars }.
learn-rolling-realms-stars-sixth = And the { $value } belongs in the ring of pumpkins.
learn-rolling-realms-stars-sixth-why = With enough pumpkins gained in a round, this realm gives stars: { rr-stars }.
learn-rolling-realms-stars-end = Press “{ realms-done }”: the stars are counted.
learn-rolling-realms-stars-end-why = What you did not spend is worth a tenth of a star each.
learn-rolling-realms-stars-done = The game is over: { $whole }.{ $tenths } stars.
learn-rolling-realms-stars-done-why = Resources left over in this round: { $unspent }. You know the whole game now.

## The coach

coach-rr-turn = Use both dice, each in a different realm; glowing places take the die in your hand. Then spend resources if you like, and finish.
coach-rolling-realms-adjust = You have enough pumpkins to change a die by one. That often makes a number fit.
coach-rolling-realms-empower = With enough pumpkins a die may also enter a realm that you have used this turn.
coach-rolling-realms-copy-pair = You rolled a pair: hearts can copy it and give you one more die.
coach-rolling-realms-copy-any = You have enough hearts to copy one of the rolled dice: one more die for this turn.
coach-rolling-realms-copy-seven = The rolled dice add up to seven: coins can copy one of them cheaply.
coach-rolling-realms-buy = Coins buy a die: it shows as much as you pay.
coach-rolling-realms-claim = A rolled die fits nowhere as it is: you may trade it for one resource of your choice.
