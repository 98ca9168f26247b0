# Reports of simulations

sim-playing = Playing
sim-rate = { $rate } games/s
sim-heading = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats } seats, seed { $seed }: { $rate } games/s, about { $decisions } decisions a game
sim-interrupted = Stopped early: the report covers the { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played.
sim-standings = Standings
sim-bot = Bot
sim-win-rate = Wins
sim-interval = 95 % interval
sim-mean = Mean score
sim-spread = Spread
sim-shared = Shared victories: { $count }; each counts in equal parts.
sim-by-seat = By seat
sim-seat = Seat
sim-distribution = Scores of { $bot }
sim-sources = Where points come from, a game
sim-source = Source
sim-source-face = Faces of dice
sim-source-card = Printed on cards
sim-source-hammer = The hammer's track
sim-source-lost = Lost to others
sim-source-triton = Triton tokens
sim-source-cerberus = Cerberus tokens
sim-source-extra-action = Extra actions
sim-source-celestial-die = The celestial die
sim-source-labyrinth = The labyrinth
sim-source-zone = Zones of the Titans
sim-source-memory = Memory tokens
sim-source-twins = The Twins
sim-source-companion = Companions
sim-source-titan-board = Squares of the Titans
