# The lessons of Dice Forge, and what the coach says of each kind of decision.
# Sentences state no number by themselves: all come with the scene.

learn-gold = { $gold } gold
learn-price = { $price } gold
learn-glory = { $glory } glory
learn-have-sun = { $have-sun ->
    [one] { $have-sun } sun shard
   *[other] { $have-sun } sun shards
}
learn-have-moon = { $have-moon ->
    [one] { $have-moon } moon shard
   *[other] { $have-moon } moon shards
}
learn-do-face = Choose the lit face
learn-do-side = Choose the lit side
learn-do-card = Choose the lit card
learn-do-die = Choose the lit die


learn-dice-forge-roll = Roll and gather
learn-dice-forge-roll-goal = Glory decides: whoever has the most after { $rounds } rounds wins.
learn-dice-forge-roll-goal-why = You roll for gold and shards, then spend them on better dice and on heroic feats.
learn-dice-forge-roll-dice = These two dice are yours.
learn-dice-forge-roll-dice-why = Their faces show gold, a shard of sun or moon, or glory. Everyone starts with the same dice.
learn-dice-forge-roll-throw = Every turn begins with a roll: throw your dice.
learn-dice-forge-roll-throw-why = You get what the faces show. The gods call it a blessing.
learn-dice-forge-roll-gather = You gained { learn-gold } and { cost-sun }.
learn-dice-forge-roll-gather-why = They lie in your reserve. Its room is limited: what does not fit is lost.
learn-dice-forge-roll-again = Throw once more.
learn-dice-forge-roll-again-why = In a game for two, everyone rolls twice at the start of a turn.
learn-dice-forge-roll-glory = { learn-glory }! This is what wins the game.
learn-dice-forge-roll-glory-why = Gold and shards are there to be spent, glory to be kept.
learn-dice-forge-roll-all = Daedalus has rolled, too.
learn-dice-forge-roll-all-why = Everyone rolls at the start of every turn, so you gain something even when others play.
learn-dice-forge-roll-done = Now you know where gold and shards come from.
learn-dice-forge-roll-done-why = Next, you make your dice better.

learn-dice-forge-forge = Forge a face
learn-dice-forge-forge-buy = Your dice are what you make of them. Take this face for { learn-price }.
learn-dice-forge-forge-buy-why = It shows moon shards: they pay for feats on the moon islands.
learn-dice-forge-forge-place-first = The new face goes on one of your two dice. Open the dark one.
learn-dice-forge-forge-place-first-why = Then choose which of its faces to replace.
learn-dice-forge-forge-place = On the dark die, choose the face to replace.
learn-dice-forge-forge-place-why = A plain gold face is the one you will miss least. It leaves the game.
learn-dice-forge-forge-place-last = Now forge the new face here.
learn-dice-forge-forge-place-last-why = The gold face leaves the game.
learn-dice-forge-forge-throw = Daedalus begins a turn, and everyone rolls.
learn-dice-forge-forge-throw-why = Watch your new face.
learn-dice-forge-forge-done = Your new face came up: { cost-moon }.
learn-dice-forge-forge-done-why = A face forged early comes up often. Next, you spend such shards on a feat.

learn-dice-forge-feat = Perform a feat
learn-dice-forge-feat-shards = You have { learn-have-moon }.
learn-dice-forge-feat-shards-why = Shards pay for feats: the cards on the islands. They bring glory, and most of them help you.
learn-dice-forge-feat-perform = Perform this feat for { cost-moon }.
learn-dice-forge-feat-perform-why = Its card is worth { learn-glory }, and it will serve you on each of your turns.
learn-dice-forge-feat-card = The card is yours.
learn-dice-forge-feat-card-why = Your glory counts it already. The sign in a corner tells when a card works: lightning at once, circling arrows once on each of your turns, infinity always.
learn-dice-forge-feat-hero = Your hero now stands on that island.
learn-dice-forge-feat-hero-why = There is room for one. Whoever comes later ousts the hero who is there.
learn-dice-forge-feat-done = Forge faces or perform a feat: that is your main action.
learn-dice-forge-feat-done-why = You have one on each of your turns. But there is more.

learn-dice-forge-more = More in one turn
learn-dice-forge-more-reinforce = Some cards serve you before your main action. Use yours.
learn-dice-forge-more-reinforce-why = This is a reinforcement: once on each of your turns it lets you roll one die.
learn-dice-forge-more-minor = Choose the die with your new face.
learn-dice-forge-more-minor-why = A roll of one die is called a minor blessing.
learn-dice-forge-more-oust = Daedalus stands on this island. Perform this feat and oust him.
learn-dice-forge-more-oust-why = You pay { cost-sun }. He goes home, but rolls both dice and keeps what they bring.
learn-dice-forge-more-extra = You still have { learn-have-sun }. Pay them for an extra action.
learn-dice-forge-more-extra-why = Once on your turn, it lets you forge or perform a feat again.
learn-dice-forge-more-second = Perform this feat, too.
learn-dice-forge-more-second-why = You pay { cost-moon }, and it is worth { learn-glory }.
learn-dice-forge-more-done = Two feats in one turn!
learn-dice-forge-more-done-why = With your cards you now have { $score } glory.

learn-dice-forge-glory = How glory wins
learn-dice-forge-glory-score = The last round. With cards, Daedalus has { $rival-score } glory and you have { $score }.
learn-dice-forge-glory-score-why = You have { $glory-now } + { $cards } on cards, Daedalus { $rival-glory-now } + { $rival-cards }. Gold and shards count nothing.
learn-dice-forge-glory-perform = So spend what you have: this feat is worth { learn-glory }.
learn-dice-forge-glory-perform-why = You pay { cost-sun }. Save shards early for feats like this one.
learn-dice-forge-glory-last = Daedalus plays the last turn.
learn-dice-forge-glory-last-why = Then the game is over, and glory is counted.
learn-dice-forge-glory-done = You win, { $score } to { $rival-score }!
learn-dice-forge-glory-done-why = You know the whole game now.

## The coach

coach-reinforce = Reinforcements are cards that you may use once on each of your turns, before your main action. Use them one by one, then go on.
coach-main = This is your main action: buy faces for your dice with gold, or perform one feat with shards. Early on, better dice pay most.
coach-main-none = There is nothing you can pay for now, so pass. Everyone rolls at the start of every turn: more gold and shards will come.
coach-main-extra = You have paid for this second action, so use it: buy faces or perform a feat.
coach-extra = Once on your turn, 2 sun shards buy a second action. It is often worth it if you can pay for a feat right away.
coach-minor = A minor blessing is a roll of one die. Choose the die whose faces you need most.
coach-cerberus = The token applies what you rolled once more. Keep it for a good roll.
coach-mirror = A mirror counts as a face that lies on top of an opponent’s die. Choose what helps you most.
coach-choose = This face gives only one of the things it shows. Take what your next purchase needs.
coach-lose = You lose one of the things this face shows. Choose what you need least.
coach-order = Both faces take effect, and you choose which comes first. When the second does, what the first gave is already yours, and what it moved has already moved.
coach-convert = You may take glory in place of what was rolled. Late in the game, glory is usually better.
coach-hammer = Gold on the hammer moves it along its track, and each lap brings glory. Gold that would not fit in your reserve belongs here.
coach-offer = Choose one reward. Look at what you can buy with it on this turn.
coach-ship = The ship lets you buy one face at a lower price, right now. You may also decline.
coach-forge = You may buy more faces in the same action, each a different one. Stop when the rest of your gold is worth more later.
coach-place = Choose which side of your dice the new face replaces. Plain gold faces are the ones to give up first.
coach-garden = Such faces cannot be bought: only feats bring them. Choose one for your die.
coach-give = The player you name must put this face on a die for good. Each time it is applied, you profit, too.
coach-pick = You apply two of the faces your opponents have rolled. Choose the best two.
coach-pay = Instead of sun or moon shards you can give ancient shards, or all the gold of a scepter that holds at least 4. Choose what you want to keep.
coach-spend = Gold on a scepter can be spent like any other. Choose how much to take from it.
coach-store = A scepter stores gold beside your reserve, and with 4 gold or more on it, it can also pay as shards. Choose how much goes there.
coach-twins = For 3 gold you may reroll one die. Do it if a poor face is on top.
coach-twins-second = You may pay 3 gold to reroll this die, or apply the face as it is.
coach-twins-star = You may pay 3 gold to reroll the celestial die, or apply it as it is.
coach-look = You apply the top face of any die on the table. Look at your opponents’ dice, too.
coach-turn-up = You turn a die to a face of your choice and apply it. Choose the face that gives most.
coach-upgrade = An upgrade replaces a face for free with one of a higher level. Choose the face to improve.
coach-replace = Choose the new face among those of this level. It goes where the old one was.
coach-merchant = Take glory now, or improve one of your faces. Early on, the face is worth more.
coach-companion = Each companion may move one space forward on each of your turns; choose which one moves now. The further it is, the more it brings when you spend it.
coach-wind = You gain all of the resource you name that lies on top of any die. Count before you choose.
coach-right-hand = Gold can be turned into glory here. What you give is gone from your reserve.
coach-ancestor = You may put the cheapest face that shows glory on a die of yours, for free. You may also decline.
coach-free-face = Take a face from the temple without paying. The most expensive one is seldom wrong.
coach-free-feat = Perform one of the feats that cost 1 shard, without paying. Choose the one worth most to you.
coach-market = You may buy one face here, perhaps at a lower price. You may also decline.
coach-barter = You may give resources for glory. Trade what you would not spend anyway.
coach-walk = Your golem walks through the labyrinth, and you get what each square brings. Choose its next square.
coach-hall = The first to enter a hall chooses a treasure: shards or glory.
coach-golem-pair = A sun golem and a moon golem together also let you roll the celestial die, before your golem moves or after. Choose when, or decline.
coach-misfortunes = You apply the dice of others who bear your faces. Choose whose come first.
coach-memory = A memory token waits on an island and pays when you perform a feat there. Put it where you will go soon.
