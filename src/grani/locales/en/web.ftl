# The table in the browser, in English: what surrounds the games.
# Names of games, set-ups, faces, feats and realms, prompts and log lines are in the games' own files.

web-title = Grani
web-motto = Forge your dice. Roll your realms.
web-notice = A fan-made table with words and art of its own; not connected with the publishers of these games.

## Home

web-home = Home
web-more = More
web-rules = Rules
web-settings = Settings
web-tile-dice-forge = Dice whose faces you change: buy better ones with gold, pay shards for heroic feats, gather glory. With the Rebellion expansion.
web-tile-rolling-realms = Two dice for everybody, three realms before you: mark numbers, gather resources, earn stars. Alone or together.
web-play-now = Play now
web-play-now-dice-forge = Play now: you against the strongest bot, with the cards of the first game.
web-play-now-rolling-realms = Play now: alone, for your own best result.
web-new-table = New table
web-join = Join friends
web-join-code = Code of the room
web-join-placeholder = Code of the room
web-join-go = Join
web-continue = Go on playing
web-your-turn = Your turn
web-status-open = Waiting for players
web-status-playing = In play
web-status-over = The game is over

## New table

web-game = Game
web-seats = Seats
web-seat-kind = Seat { $number }: who
web-seat-you = You
web-seat-here = Friend here
web-seat-open = Open by link
web-seat-bot = Bot
web-seat-bot-level = Seat { $number }: strength of the bot
web-seat-name = Seat { $number }: name
web-seat-open-hint = For whoever opens the link
web-seat-remove = Remove seat { $number }
web-add-bot = Bot
web-add-here = Friend here
web-add-open = Open seat
web-seats-full = { $count ->
    [one] This game has one seat at most.
   *[other] This game has { $count } seats at most.
}
web-seats-few = { $count ->
    [one] This game needs at least one seat.
   *[other] This game needs at least { $count } seats.
}
web-nobody = Only bots will play: you will watch.
web-hero-1 = Theseus
web-hero-2 = Atalanta
web-hero-3 = Orpheus
web-hero-4 = Kallisto
web-hero-5 = Perseus
web-hero-6 = Nausikaa
web-hero-7 = Jason
web-hero-8 = Penelope
web-bot-random = Random
web-bot-greedy = Greedy
web-setup = Set-up
web-setup-custom = Your own choice
web-setup-custom-dice-forge = Choose the module and the set of each place. A place left to chance is filled when the game begins.
web-setup-custom-rolling-realms = Choose nine realms, three a round, or type in a share code. A place left to chance is filled when the game begins.
web-module = Module
web-module-none = None
web-slot = Cost: { $sun } sun, { $moon } moon
web-slot-only = Only one set fits this place.
web-slot-module = The module fills this place.
web-random = Chance
web-round = Round { $round }
web-realm-code = Share code
web-realm-code-none = nine letters
web-realm-code-wrong = This is not a share code: nine different letters, each of a realm.
web-realm-place = Realm { $number }
web-realm-taken = already chosen
web-timer = Time for a decision
web-timer-none = No limit
web-timer-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-timer-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-timer-hint = When time is up, a bot decides for the player who has been waiting too long.
web-start = Begin the game
web-open-room = Open the room

## Room

web-room-invite = Invite friends
web-room-invite-hint = Whoever opens the link may take a free seat or watch.
web-room-code = Room { $code }
web-room-link = Link to the room
web-room-qr = QR code of the link
web-room-missing = There is no room { $code }
web-room-missing-why = Perhaps there is a slip in the code, or the room is gone.
web-old-page = This page is older than the server.
web-reload = Load it again
web-room-open = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-room-unready = Not ready yet: { $names }
web-room-host-starts = The host begins the game.
web-copy = Copy
web-copied = Copied
web-your-name = Your name
web-seat-free = Free seat
web-seat-free-again = Free seat { $number } again
web-seat-put-bot = Seat { $number }: put a bot here
web-put-bot = Bot …
web-sit = Sit down
web-stand = Stand up
web-ready = I am ready
web-ready-on = Ready
web-is-ready = ready
web-not-ready = not ready
web-this-browser = in this browser
web-away = away
web-bot = bot: { $bot }
web-spectators = { $count ->
    [0] nobody is watching
    [one] one spectator
   *[other] { $count } spectators
}
web-fair = Fair dice
web-fair-why = All dice follow from a seed that was fixed before the game. This is its fingerprint; the seed is shown when the game is over, and anybody can check every roll with it.
web-fair-seed = The seed of this game:
web-phrases = Say
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-nice-roll = What a roll!
web-phrase-thinking = Let me think …
web-phrase-hurry = Your move, please
web-phrase-sorry = Sorry!
web-phrase-thanks = Thank you!
web-phrase-again = Once more?
web-phrase-bye = I must go, bye!
web-fair-sealed = Nobody can choose these dice, not even the host. The server has sealed a secret seed; this is its fingerprint. Every player’s browser adds a secret number when the game begins, and all rolls follow from these together. Copy the fingerprint: at the end it shows that nothing was swapped.
web-fair-copy = Copy the fingerprint
web-fair-all = Every player’s secret number is in the dice.
web-fair-without = Without a secret number in the dice: { $names }
web-sealing = The dice are being sealed: every browser adds a secret number …

## Table

web-online = online
web-offline = No connection, trying again …
web-connecting = Connecting …
web-loading = Laying the table …
web-round-of = Round { $round } of { $rounds }
web-round-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
web-time-left = Time left: { $clock }
web-menu = Menu
web-close = Close
web-results = Results
web-back-to-table = Back to the table
web-absent = Away: { $names }
web-stand-in = Let a bot play on
web-stand-in-end = The person is back
web-back = I am back
web-stood-in = a bot plays on: { $bot }
web-leave = Leave the table
web-leave-hint = The game stays as it is; you find it on the home screen.
web-text-table = Text table
web-text-table-hint = The table as text, with a plain list of options: for screen readers and slow lines.
web-drawn-table = Drawn table
web-chronicle = Chronicle
web-chronicle-more = Show earlier
web-prompt = Decision
web-prompt-options = Options
web-prompt-waiting = Waiting for { $names }
web-prompt-skip = Skip
web-prompt-digits = Type the number of an option and press Enter.
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-win = { $win } % ± { $error }
web-hint-score = about { $score } ± { $error } ★
web-undo = Take back
web-undo-what = Take back: { $what }
web-group-forge = Forge
web-group-feat = Feats
web-group-spend = Resources

## What can be refused

web-refused-stale = The table has moved on: look again.
web-refused-illegal = This is not possible now.
web-refused-not-your-seat = This seat is not yours.
web-refused-not-host = Only the host can do this.
web-refused-too-fast = Too fast: wait a moment.
web-refused-too-many = Too many at once: finish or close something first.
web-refused-outdated = This game was begun under older rules and cannot go on here.
web-refused-not-started = The game has not begun yet.
web-refused-over = The game is over.
web-refused-taken = This seat has just been taken.
web-refused-offline = The server does not answer. Is it running?
web-refused-unknown = That did not work. Try again.

## Settings

web-language = Language
web-theme = Colours
web-theme-dark = Dark
web-theme-light = Light
web-theme-system = As the system
web-theme-to-dark = Dark colours
web-theme-to-light = Light colours
web-speed = Speed of motion
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-text-size = Size of text
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-largest = Largest
web-sound = Sound
web-sound-hint = Dice, gains, your turn.
web-auto-hammer = Always hammer
web-auto-hammer-hint = { game-dice-forge }: gold that the hammer can take goes to it without asking.
web-settings-where = Settings stay in this browser.

## Keys

web-keys = Keys
web-key-space = Space
web-keys-number = choose an option
web-keys-numbers = choose one of more than nine
web-keys-step = go through the options
web-keys-confirm = confirm the marked option
web-keys-cancel = clear, close
web-keys-undo = take back
web-keys-hint = hint
web-keys-forge = next face to forge
web-keys-feat = next feat
web-keys-end = end, decline
web-keys-die = take the other die
web-keys-turn = turn a shape
web-keys-move = move between things; arrows move inside
web-keys-skip = skip what is being shown
web-keys-chronicle = chronicle
web-keys-text = text table
web-keys-menu = menu
web-keys-replay = step in a replay
web-keys-help = this list
