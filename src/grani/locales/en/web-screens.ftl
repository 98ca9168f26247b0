# The screens around a table, in English: home, new table, room, menu. A table does without these words.
# What every screen and every table says is in `web.ftl`.

web-motto = Forge your dice. Roll your realms.
web-notice = A fan-made table with its own words and art; not affiliated with the publishers of these games.

## Home

web-documents = Documents
web-more = More
web-settings = Settings
web-tile-dice-forge = Dice with faces you can swap: buy better ones with gold, spend shards on heroic feats, earn glory. With the Rebellion expansion.
web-tile-rolling-realms = Two dice for everyone, three realms before you: mark numbers, gather resources, earn stars. Solo or together.
web-tile = For { $low } to { $high } players.
web-play-now = Play now
web-play-now-dice-forge = Play now: you against one bot, with the first-game cards.
web-play-now-rolling-realms = Play now: solo, for your best score.
web-new-table = New table
web-learn = Learn
web-learn-go-on = Go on learning
web-learn-offer = New here? Three minutes and you can play:
web-join = Join friends
web-join-code = Room code
web-join-placeholder = Room code
web-join-go = Join
web-join-none = There is no room code in this: it takes Latin letters and digits.
web-continue = Continue playing
web-status-open = Waiting for players
web-status-playing = In play
web-status-trouble = Cannot go on
web-continue-all = All { $count } unfinished games

## My games

web-puzzles = Puzzles
web-mine = My games
web-mine-none = You have not played here yet.
web-mine-search = Search by name or code
web-mine-any-game = Any game
web-mine-any-bot = Any bot
web-mine-any-outcome = Any result
web-mine-outcome = Result
web-mine-found = { $count ->
    [0] No games found.
    [one] One game
   *[other] { $count } games
}
web-mine-more = Show more
web-mine-resume = Continue
web-mine-look = Open
web-mine-position = from a position
web-mine-apart = Games from a position count neither among the bests nor in averages.
web-analysis = Analysis
web-from-position = The game goes on from a given position.
web-replay = Replay
web-review = Review
web-review-bring = Review a record
web-bests = Personal bests
web-best-score = Best score
web-best-won = Games won
web-best-of = { $won } of { $played }
web-outcome-going = Unfinished
web-outcome-won = Won
web-outcome-shared = Shared win
web-outcome-lost = Lost
web-outcome-alone = Solo
web-outcome-together = Friends at one screen
web-outcome-watched = Watched
web-outcome-unknown = The game is over

## Game of the day

web-day-about = The same dice for everyone, one try each, seven days to play. Nobody sees your name: only results are compared.
web-day-next = The next one comes at { $time }.
web-day-alone = Solo, for the best score.
web-day-against = Against one bot ({ $bot }): what counts is by how much you are ahead.
web-day-today = Today
web-day-yesterday = Yesterday
web-day-played = { $count ->
    [0] Nobody has finished it yet
    [one] One result
   *[other] { $count } results
}
web-day-place = Place { $place } of { $count }
web-day-left = { $days ->
    [one] last day
   *[other] { $days } days left
}
web-day-play = Play
web-day-sure = Start now?
web-day-once = one try
web-day-you = you
web-day-times = × { $count }
web-day-share = Share
web-day-share-text = { $game }, game of the day, { $date }: { $score }. Place { $place } of { $count }.
web-day-all = All seven days
web-day-fair = These dice are the same for everyone who plays this day, so no player adds a secret number. They follow from a seed of the server; this is its fingerprint. The seed is shown when the seven days are over, and then anyone can check every roll with it.

## New table

web-game = Game
web-seat-kind = Seat { $number }: who plays
web-seat-you = You
web-seat-here = Friend at this screen
web-seat-open = Friend with a link
web-seat-bot = Bot
web-seat-bot-level = Seat { $number }: strength of the bot
web-seat-name = Seat { $number }: name
web-seat-open-hint = You will get a link to send.
web-seat-remove = Remove seat { $number }
web-add-bot = Bot
web-add-here = Friend at this screen
web-add-open = Friend with a link
web-seats-full = { $count ->
    [one] This game has one seat.
   *[other] This game has at most { $count } seats.
}
web-seats-few = { $count ->
    [one] This game needs at least one seat.
   *[other] This game needs at least { $count } seats.
}
web-nobody = Only bots will play: you will watch.
web-hero-1 = Theseus
web-hero-2 = Atalanta
web-hero-3 = Orpheus
web-hero-4 = Callisto
web-hero-5 = Perseus
web-hero-6 = Nausicaa
web-hero-7 = Jason
web-hero-8 = Penelope
web-bot-random-about = Takes any option, without looking.
web-bot-greedy-about = Takes what brings the most at once.
web-bots-science = For comparison
web-level-title = How strong should the bot be?
web-level-choose = Choose the bot
web-level-change = Change
web-bot-novice-about = Knows the rules and tries things. A good first opponent.
web-bot-easy-about = Sees what is good, and often takes something else.
web-bot-medium-about = Plays well by instinct; errs now and then.
web-bot-hard-about = Plays strongly and seldom errs.
web-bot-master-about = Thinks ahead at every decision. The strongest bot here.
web-setup = Set-up
web-setup-custom = Custom
web-setup-custom-dice-forge = Choose a module, and for each slot one of its cards. Slots left to chance are filled when the game starts.
web-setup-custom-rolling-realms = Press a place, then the realm that belongs there, or enter a share code. Places left to chance are filled when the game starts.
web-setup-draw = Draw all
web-setup-by-chance = Leave all to chance
web-setups-base = Base game
web-setups-rebellion = With cards of Rebellion
web-setups-modules = Modules of Rebellion
web-setups-tournaments = From tournaments
web-realm-for = Realm for place { $number }
web-module = Module
web-module-none = None
web-slot = Cost: { $sun } sun, { $moon } moon
web-slot-only = Only one set fits this slot.
web-slot-module = The module fills this slot.
web-random = Random
web-round = Round { $round }
web-realm-code = Share code
web-realm-code-none = nine letters
web-realm-code-wrong = This is not a share code: it takes nine different letters, one for each realm.
web-realm-code-short = { $count ->
    [one] The share code lacks one letter.
   *[other] The share code lacks { $count } letters.
}
web-realm-place = Realm { $number }
web-realm-taken = already chosen
web-timer = Time per decision
web-timer-none = No limit
web-timer-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-timer-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-timer-hint = When time runs out, a bot decides for that player.
web-start = Start the game
web-open-room = Open the room
web-house = House rules
web-house-hint = Where the rules are read in different ways, your table may choose the other reading. With all of them off, you play by our rulings.

## Room

web-room-invite = Invite friends
web-room-invite-hint = Whoever opens the link may take a free seat or watch.
web-room-only-here = Only this computer can open this link. To play with friends at other devices, start the server with `grani serve --host 0.0.0.0`.
web-room-code = Room { $code }
web-room-link = Link to the room
web-room-qr = QR code with the link
web-room-missing = There is no room { $code }
web-room-missing-why = The code may be mistyped, or the room no longer exists.
web-room-open = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-room-unready = Not ready yet: { $names }
web-room-host-starts = The host starts the game.
web-room-waits = Waiting for a friend
web-room-waits-hint = Send the link, or seat a bot here.
web-room-free-hint = Sit down here to play.
web-your-name = Your name
web-seat-free = Free seat
web-seat-free-again = Free up seat { $number }
web-seat-put-bot = Seat { $number }: put a bot here
web-put-bot = Bot …
web-sit = Sit down
web-stand = Stand up
web-ready = I’m ready
web-ready-on = Ready
web-is-ready = ready
web-not-ready = not ready
web-this-browser = in this browser
web-away = away
web-fair = Fair dice
web-fair-why = All dice follow from a seed that was fixed before the game. This is its fingerprint; the seed is shown when the game is over, and anyone can check every roll with it.
web-fair-seed = The seed of this game:
web-phrases = Say
web-chat-none = Nobody has written anything yet.
web-chat-write = Message
web-chat-send = Send
web-chat-is-off = The chat is off.
web-chat-watching = You are watching: you can read the chat and use the phrases, but not write.
web-chat-turn-off = Switch the chat off
web-chat-turn-on = Switch the chat on
web-hand-over = Continue on another device
web-hand-over-how = Open this link on the other device, or scan the code: your seat moves there, and here you will be watching.
web-hand-over-once = { $minutes ->
    [one] The link works once, for one minute. Show it to nobody else.
   *[other] The link works once, for { $minutes } minutes. Show it to nobody else.
}
web-hand-over-link = Link for the other device
web-hand-over-qr = QR code with the link for the other device
web-hand-over-new = New link
web-hand-over-void = A new link makes the old one useless.
web-take = Play on here
web-take-how = Your seat moves to this device. The other one will only be watching.
web-take-players = At the table: { $names }
web-take-done = You are playing on this device now.
web-trouble-damaged = Part of this game cannot be read any more, so it cannot go on.
web-trouble-outdated = This game was begun under other rules than this server plays, so it cannot go on here.
web-trouble-why = You can still download what is left of it.
web-remains-record = The game as far as it can be read
web-remains-log = The server’s log (JSON)
web-fair-sealed = Nobody can choose these dice, not even the host. The server has sealed a secret seed; this is its fingerprint. Every player’s browser adds a secret number when the game begins, and all rolls follow from these together. Copy the fingerprint: at the end it shows that nothing was swapped.
web-fair-all = Every player’s secret number is in the dice.

## Table

web-stand-in-end = The player is back
web-leave = Leave the table
web-leave-hint = The game is kept as it is; you will find it on the home screen.
web-drawn-table = Board view

## Settings

web-calls = Notify me
web-calls-hint = A notification when it is your turn and you look elsewhere.
web-vibrate = Vibrate
web-vibrate-hint = The device vibrates when it is your turn.

web-tutor = Tutor
web-tutor-about = Warns you before a mistake of this size or larger, if all other players are bots or the table has hints for everyone; judges as a quick review does.
web-tutor-off = Off
web-tutor-small = Small
web-tutor-medium = Medium
web-tutor-large = Large
web-tutor-sizes = Mistakes that it warns of
web-tutor-warning = Are you sure?
web-tutor-costs = { $option }: this loses about { $cost }.
web-tutor-chance = { $cost ->
        [one] { $cost } percentage point
       *[other] { $cost } percentage points
    } of the chance to win
web-tutor-stars = { $cost } ★
web-tutor-better = Better: { $option }
web-tutor-back = Think again
web-tutor-on = Do it anyway

## Ratings

web-ratings = Ratings
web-hints = Hints
web-hints-all = Hints for everyone
web-hints-about = Without this, nobody has hints or the tutor at a table with other people. Everyone at the table sees it.
web-rated = Rated game
web-rated-wish = This game counts for the ratings
web-rated-here = A rated game is for players with an account and for bots. There are no hints, and nothing is taken back; whoever leaves, so that a bot must play on, comes last. If nobody continues a game for two weeks, those it waits for lose it.
web-rated-not = A rated game has one seat for you, others for friends with a link or bots, a set-up from the list and no house rules.

## What the hosts of a server tell

web-announced = Notice from the hosts of the server

## The lobby

web-refused-no-lobby = This server has no lobby.
web-lobby = Lobby
web-lobby-open = Open tables
web-lobby-open-none = Nobody is waiting for players right now: open a table of your own.
web-lobby-going = Games to watch
web-lobby-going-none = No public game is being played right now.
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-lobby-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
web-lobby-here = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
web-lobby-show = Show others my name here: { $name }
web-lobby-show-nameless = Show others my name here
web-lobby-public-no = By link only
web-lobby-public-yes = In the lobby
web-lobby-public-hint = A table in the lobby can be joined or watched by anyone on this server.
web-hosts-page = For hosts of the server
