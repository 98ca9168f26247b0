# The table of Dice Forge in the browser, in English.

## Places and parts of the table

forge-views = Parts of the table
forge-boards = Boards
forge-order = Others, in order of play
forge-chronicle = Game log
forge-turn = to play
forge-round = Round { $round }
forge-open-board = { $name }’s whole board
forge-at-home = hero: start portal
forge-at-island = hero: { $island }
forge-stands-here = { $name } stands here
forge-memory = Memory token of { $name }: { $side }
forge-since = Since your turn
forge-since-again = Show { $name }’s turn again
forge-since-lost = ({ $count } lost)
forge-last-turn = Last turn
forge-instead = “{ $now }” instead of “{ $before }”
forge-passed = Passed
forge-ousted = { $name } is ousted

## What lies there

# Copies of a card in its stack.
forge-copies-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
forge-sold-out = none left
forge-by-chance = random
forge-faces-left = { $count ->
    [one] { $count } face left
   *[other] { $count } faces left
}
forge-no-faces-left = none left
forge-costs = costs { $price }
forge-die-shows = { $die }: { $face }
forge-reserve = { $resource }: { $amount } of { $cap }
forge-cards = Feats of { $name }
forge-no-cards = No feats yet.
forge-owned = { $count } cards
forge-unused = not used this turn
forge-score = { $points } glory with cards
forge-forged = { $count ->
    [one] { $count } face replaced
   *[other] { $count } faces replaced
}
forge-average = Average per roll
forge-average-change = Average per roll, before and after
amount-golem = { $amount ->
    [one] { $amount } golem step
   *[other] { $amount } golem steps
}
amount-mirror = { $amount ->
    [one] { $amount } mirror
   *[other] { $amount } mirrors
}
amount-ship = { $amount ->
    [one] { $amount } ship
   *[other] { $amount } ships
}

## Tokens

forge-hammer = { $waiting ->
    [0] Hammer: space { $space } of { $spaces }, lap { $lap }
   *[other] Hammer: space { $space } of { $spaces }, lap { $lap }; waiting: { $waiting }
}
forge-cerberus = Cerberus tokens: { $count }
forge-triton = Triton tokens: { $count }
forge-scepter = Gold in scepters: { $stored } (each holds { $full })
forge-companion = Companions, by space: { $spaces }
forge-golem = Golem: { $square }
forge-loyalty = Titan board: { $points } glory

## Decisions on the table

forge-here = Forge here
forge-final = This cannot be undone.
forge-cancel = Cancel
forge-close = Close
forge-choose = Choose
forge-look = Look at the table
forge-several = { $what }: { $count ->
    [one] { $count } option
   *[other] { $count } options
}
forge-lost = { $count } lost: the reserve is full
forge-ways-safe = Nothing is lost
forge-ways-lossy = Something is lost
forge-about-hammer = Each gold on the hammer is 1 of 15 spaces to glory. Gold beyond what your reserve holds is lost.
forge-about-store = A scepter keeps up to 6 gold for later, beside your reserve. Gold beyond what your reserve holds is lost.
forge-about-spend = The rest comes from your other gold. Nothing is lost.
forge-about-pay = Ancient shards count as sun or moon.
forge-about-pay-scepter = A scepter is emptied as a whole: what the price does not need is lost.
forge-about-choose = You receive one of these.
forge-opened = Sides of the dice
forge-opened-place = Press a side, drag the face onto it, or type its number.
forge-opened-choose = Press a side or type its number.
forge-opened-becomes = Press a side to see what it can become.
forge-opened-alike = These { $count } identical sides count as one choice.
forge-place-dice = Dice
forge-place-cards = Cards and tokens
forge-place-seats = Players

## What a thing would do

forge-becomes = Can become

## The end

forge-counting = The final count
forge-source-glory = glory gained
forge-source-feats = feats
forge-source-titans = Titan board

goal-dice-forge = the most glory after { $rounds } rounds
