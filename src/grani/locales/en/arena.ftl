# Reports of simulations

sim-playing = Playing
sim-rate = { $rate } games/s
sim-heading = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }: { $rate } games/s, about { $decisions } decisions per game
sim-interrupted = Stopped early: the report covers the { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played.
sim-standings = { $unit ->
        [points] Standings in points
        [stars] Standings in stars
       *[other] Standings in glory
    }
sim-bot = Bot
sim-win-rate = Wins
sim-interval = 95% interval
sim-mean = Mean
sim-spread = Spread
sim-shared = Shared victories: { $count }; each counts in equal parts.
sim-by-seat = By seat
sim-seat = Seat
sim-distribution = { $unit ->
        [points] Points of { $bot }
        [stars] Stars of { $bot }
       *[other] Glory of { $bot }
    }
sim-sources = { $unit ->
        [points] Where points come from, per game
        [stars] Where stars come from, per game
       *[other] Where glory comes from, per game
    }
sim-source = Source
sim-source-face = Faces of dice
sim-source-card = Printed on cards
sim-source-hammer = Hammer track
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
sim-source-resources = Unspent resources
