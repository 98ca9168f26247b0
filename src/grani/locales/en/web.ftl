# The table in the browser, in English: what surrounds the games.
# Names of games, set-ups, faces, feats and realms, prompts and log lines are in the games' own files.

web-language-name = English
web-language-short = en
web-title = Grani
web-motto = Forge your dice. Roll your realms.
web-notice = A fan-made table with its own words and art; not affiliated with the publishers of these games.

## Home

web-home = Home
web-no-page = There is no such page.
web-more = More
web-rules = Rules
web-settings = Settings
web-tile-dice-forge = Dice with faces you can swap: buy better ones with gold, spend shards on heroic feats, earn glory. With the Rebellion expansion.
web-tile-rolling-realms = Two dice for everyone, three realms before you: mark numbers, gather resources, earn stars. Solo or together.
web-tile = For { $low } to { $high } players.
web-play-now = Play now
web-play-now-dice-forge = Play now: you against the strongest bot, with the first-game cards.
web-play-now-rolling-realms = Play now: solo, for your best score.
web-new-table = New table
web-join = Join friends
web-join-code = Room code
web-join-placeholder = Room code
web-join-go = Join
web-join-none = There is no room code in this: it takes Latin letters and digits.
web-continue = Continue playing
web-your-turn = Your turn
web-status-open = Waiting for players
web-status-playing = In play
web-status-over = The game is over
web-status-trouble = Cannot go on

## New table

web-game = Game
web-seats = Seats
web-seat-kind = Seat { $number }: who plays
web-seat-you = You
web-seat-here = Friend at this screen
web-seat-open = Open seat (link)
web-seat-bot = Bot
web-seat-bot-level = Seat { $number }: strength of the bot
web-seat-name = Seat { $number }: name
web-seat-open-hint = For whoever opens the link
web-seat-remove = Remove seat { $number }
web-add-bot = Bot
web-add-here = Friend at this screen
web-add-open = Open seat
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
web-bot-random = Random
web-bot-greedy = Greedy
web-bot-novice = Novice
web-bot-easy = Easy
web-bot-medium = Medium
web-bot-hard = Hard
web-bot-master = Master
web-bot-novice-about = Knows the rules and tries things. A good first opponent.
web-bot-easy-about = Sees what is good, and often takes something else.
web-bot-medium-about = Plays well at first sight; errs now and then.
web-bot-hard-about = Thinks ahead at every decision.
web-bot-master-about = Thinks ahead as long as it takes. Few people will beat it.
web-setup = Set-up
web-setup-custom = Custom
web-setup-custom-dice-forge = Choose a module and a card set for each slot. Slots left on Random are filled when the game starts.
web-setup-custom-rolling-realms = Choose nine realms, three per round, or enter a share code. Places left on Random are filled when the game starts.
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
web-room-code = Room { $code }
web-room-link = Link to the room
web-room-qr = QR code with the link
web-room-missing = There is no room { $code }
web-room-missing-why = The code may be mistyped, or the room no longer exists.
web-old-page = A newer version of this page is available.
web-reload = Reload
web-room-open = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-room-unready = Not ready yet: { $names }
web-room-host-starts = The host starts the game.
web-copy = Copy
web-copied = Copied
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
web-phrase-again = Play again?
web-phrase-bye = I have to go, bye!
web-trouble-damaged = Part of this game cannot be read any more, so it cannot go on.
web-trouble-outdated = This game was begun under other rules than this server plays, so it cannot go on here.
web-trouble-why = You can still download what is left of it.
web-remains-record = The game as far as it can be read
web-remains-log = The log as it is
web-fair-sealed = Nobody can choose these dice, not even the host. The server has sealed a secret seed; this is its fingerprint. Every player’s browser adds a secret number when the game begins, and all rolls follow from these together. Copy the fingerprint: at the end it shows that nothing was swapped.
web-fair-copy = Copy the fingerprint
web-fair-all = Every player’s secret number is in the dice.
web-fair-without = Without a secret number in the dice: { $names }
web-sealing = The dice are being sealed: every browser adds a secret number …
web-sealing-awaits = Still without a number: { $names }

## Table

web-online = online
web-offline = No connection, trying again …
web-connecting = Connecting …
web-loading = Setting up the table …
web-round-of = Round { $round } of { $rounds }
web-round-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
web-time-left = Time left: { $clock }
web-menu = Menu
web-close = Close
web-results = Results
web-back-to-table = Back to the table
web-absent = Away: { $names }
web-stand-in = Let a bot take over
web-stand-in-end = The player is back
web-back = I am back
web-stood-in = a bot is playing: { $bot }
web-leave = Leave the table
web-leave-hint = The game is kept as it is; you will find it on the home screen.
web-text-table = Text view
web-text-table-hint = The table as text with a plain list of options, for screen readers and slow connections.
web-drawn-table = Board view
web-chronicle = Game log
web-chronicle-more = Show earlier moves
web-prompt = Decision
web-prompt-options = Options
web-prompt-waiting = Waiting for { $names }
web-prompt-stood-in = A bot decides for you.
web-prompt-stood-in-seat = A bot decides for { $name }.
web-prompt-skip = Skip
web-prompt-digits = Type the number of an option and press Enter.
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-win = { $win }% ± { $error }
web-hint-score = about { $score } ± { $error } ★
web-hint-short = { $win }%
web-hint-short-score = { $score } ★
web-hint-means-win = = your chance to win
web-hint-means-score = = the score to expect
web-undo = Undo
web-undo-what = Undo: { $what }
web-all = All options
web-all-search = Search the options
web-all-none = Nothing found.
web-same = The same:
web-same-now = only now
web-same-turn = for this turn
web-same-game = for this game
web-orders = Standing orders
web-orders-none = None. Where a question comes again and again, choose “for this turn” or “for this game”.
web-orders-end = Ask again
web-group-spend = Resources
web-late = Time is up: a bot has decided for you.
web-late-seat = Time is up: a bot has decided for { $name }.
web-log-late = { $seat }: time is up, a bot decides

## What can be refused

web-refused-stale = The game has moved on: take another look.
web-refused-illegal = That is not possible now.
web-refused-not-your-seat = This seat is not yours.
web-refused-not-host = Only the host can do this.
web-refused-too-fast = Too fast: wait a moment.
web-refused-too-many = Too many at once: finish or close something first.
web-refused-outdated = This game was started under older rules and cannot be continued here.
web-refused-not-started = The game has not started yet.
web-refused-over = The game is over.
web-refused-taken = This seat has just been taken.
web-refused-offline = The server is not responding. Is it running?
web-refused-unknown = That did not work. Try again.
web-refused-setup = This set-up cannot be played.
web-refused-playing = The record opens when the game is over.
web-refused-seats = The number of players does not fit this game.
web-refused-bad-message = That did not work. Reload the page and try again.
web-refused-begun = The game has already started.
web-refused-bot-plays = A bot is playing for this seat: take the seat back first.
web-refused-name = A name needs at least one sign that can be seen.
web-refused-no-cookie = Your browser keeps no cookies for this page: allow them and reload.
web-refused-no-hint = No hint this time: try again.
web-refused-nothing-to-undo = Nothing to undo: dice were rolled or others have played since.
web-refused-open-seat = A seat is still open: wait for a player or put a bot there.
web-refused-present = This player is here and can decide.
web-refused-no-room = There is no such room: check the code.
web-refused-bad-request = { web-refused-bad-message }
web-refused-bot = { web-refused-bad-message }
web-refused-content-type = { web-refused-bad-message }
web-refused-game = { web-refused-bad-message }
web-refused-host = { web-refused-bad-message }
web-refused-origin = { web-refused-bad-message }
web-refused-range = { web-refused-bad-message }
web-refused-too-large = { web-refused-bad-message }
web-refused-damaged = Part of this game cannot be read any more.

## Settings

web-language = Language
web-theme = Colours
web-theme-dark = Dark
web-theme-light = Light
web-theme-system = Match the system
web-theme-to-dark = Dark colours
web-theme-to-light = Light colours
web-speed = Animation speed
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-text-size = Text size
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-largest = Largest
web-sound = Sound
web-sound-hint = Dice, gains, your turn.
web-auto-hammer = Always use the hammer
web-auto-hammer-hint = { game-dice-forge }: gold the hammer can take goes to it without asking.
web-settings-where = Settings stay in this browser.

## Keys

web-keys = Keyboard shortcuts
web-key-space = Space
web-keys-number = choose an option
web-keys-numbers = choose one of more than nine
web-keys-step = go through the options
web-keys-confirm = confirm the marked option
web-keys-all = all options, as a list
web-keys-cancel = clear, close
web-keys-undo = undo
web-keys-hint = hint
web-keys-forge = next face to forge
web-keys-feat = next feat
web-keys-end = end, decline
web-keys-die = take the other die
web-keys-turn = rotate a shape
web-keys-move = move between areas; arrow keys move inside
web-keys-skip = skip the animation
web-keys-chronicle = game log
web-keys-text = text view
web-keys-menu = menu
web-keys-replay = step in a replay
web-keys-help = this list
