# Reports of simulations

sim-playing = Playing
sim-rate = { $rate } games/s
sim-heading = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seed { $seed }: { $rate } games/s, about { $decisions } decisions per game; { $build ->
        [pure] pure build
       *[other] compiled build
    }
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
sim-source-start = Held at the start

# The arena

arena-heading = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats } seats, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each in every order of seats with the same dice; seed { $seed }; { $build ->
        [pure] pure build
       *[other] compiled build
    }
arena-settled = tables settled: { $settled } of { $lineups }
arena-interrupted = Stopped: { $games ->
        [one] { $games } game is kept
       *[other] { $games } games are kept
    } in { $path }. To go on, say the same again: { $command }
arena-kept = Already played: { $kept } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, in { $path }; --fresh plays all of them anew.
arena-changed = The bots have changed since they last played this: the arena begins anew.
arena-unrated = Ratings need a library: { $command }
arena-rating = Rating
arena-ms = ms/decision
arena-faults = Failures
arena-par = Wins are per seat: at a table of { $seats }, equal bots win { $par }% each.
arena-shares = Share of victories between two bots, in %
arena-shares-note = The bot in the row against the one in the column: 50 is equal; * is a 95% interval without 50. A table stops early by a stricter test, since it is looked at several times (--error).
arena-items = What winners buy
arena-items-note = Bots that bought it at least once in a game. Strong bots buy other things than weak ones: this is no proof of a cause.
arena-item = Bought
arena-bought = Seats
arena-sort-feat = { $name }
arena-sort-face = { $name } (face)

## The report as a page

arena-page-title = Arena: { $game }
arena-page-made = Made by Grani from { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. Bars are 95% intervals over deals. Nothing is loaded from the network.
arena-page-setup = Set-up
arena-page-ratings = Ratings
arena-page-ratings-note = 400 points more mean ten victories to one. Bradley–Terry model, the mean is 1500.
arena-page-shares-note = The bot in the row against the one in the column, below the 95% interval: 50% is equal.
arena-page-sources = { $unit ->
        [points] Points by source, per game
        [stars] Stars by source, per game
       *[other] Glory by source, per game
    }
arena-page-rounds = { $unit ->
        [points] Points after each round
        [stars] Stars after each round
       *[other] Glory after each round
    }
arena-page-feats = Feats
arena-page-faces = Faces
arena-page-items = Bought
arena-page-held = { $unit ->
        [points] Points by card and round
        [stars] Stars by realm and round
       *[other] Glory by card and round
    }
arena-page-length = Length of games
arena-page-time = Time per decision
arena-axis-win-rate = Wins
arena-axis-score = { $unit ->
        [points] Points
        [stars] Stars
       *[other] Glory
    }
arena-axis-round = Round
arena-axis-decisions = Decisions per game
arena-axis-games = Games
arena-axis-ms = Milliseconds (logarithmic)
arena-axis-opponent = Against
arena-axis-share = Share of victories
arena-time-mean = mean
arena-time-slowest = slowest
