# The table in the browser, in English: what surrounds the games.
# Names of games, set-ups, faces, feats and realms, prompts and log lines are in the games' own files.

web-language-name = English
web-language-short = en
web-title = Grani

## Home

web-home = Home
web-no-page = There is no such page.
web-rules = Rules
web-day = Game of the day
web-day-once-only = Game of the day: one try, no hints.
web-your-turn = Your turn
web-status-over = The game is over

## New table

web-seats = Seats
web-bot-random = Random
web-bot-greedy = Greedy
web-bot-novice = Novice
web-bot-easy = Easy
web-bot-medium = Medium
web-bot-hard = Hard
web-bot-master = Master

## Room

web-old-page = A newer version of this page is available.
web-reload = Reload
web-copy = Copy
web-copied = Copied
web-link-copied = The link is copied
web-bot = bot: { $bot }
web-spectators = { $count ->
    [0] Nobody is watching
    [one] One spectator
   *[other] { $count } spectators
}
web-watching = You are watching
web-series = Games won: { $wins }
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
web-chat = Chat
web-chat-unread = { $count ->
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
}
web-chat-now-off = The host has switched the chat off.
web-chat-now-on = The host has switched the chat on.
web-moved = You are playing on another device now. Here you are watching.
web-fair-copy = Copy the fingerprint
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
web-back = I am back
web-stood-in = a bot is playing: { $bot }
web-server-away = The server is not responding. Games wait for it: nothing is lost.
web-part-awaited = Part of this page has not arrived. It will reload as soon as the server responds.
web-part-refused = Part of this page cannot be loaded.
web-calls-offer = Notify you when it is your turn?
web-yes = Yes
web-no = No
web-text-table = Text view
web-text-table-hint = The table as text with a plain list of options, for screen readers and slow connections.
web-chronicle = Game log
web-chronicle-more = Show earlier moves
web-chronicle-empty = Nothing has happened yet.
web-chronicle-all = Everyone
web-chronicle-by = Whose moves to show
web-chronicle-look = Show this again
web-looking-back = Looking back
web-prompt = Decision
web-prompt-options = Options
web-prompt-waiting = Waiting for { $names }
web-prompt-over = The game is over. { $count ->
    [1] Winner: { $names }
   *[other] Winners: { $names }
}
web-prompt-stood-in = A bot decides for you.
web-prompt-stood-in-seat = A bot decides for { $name }.
web-prompt-skip = Skip
web-behind = { $count } moves behind · catch up
web-prompt-digits = Type the number of an option and press Enter.
web-hint = Hint
web-hint-hide = Hide the hint
web-hint-thinking = Thinking …
web-hint-never-day = No hints in the game of the day: the result should be all yours.
web-hint-win = { $win }% ± { $error }
web-hint-score = about { $score } ± { $error } ★
web-hint-is-win = chance to win
web-hint-is-score = stars to expect
web-hint-meaning = { $legend }, as the bots judge it (± is the 95% range); { $tries ->
    [one] tried { $tries } time
   *[other] tried { $tries } times
}
web-hint-short = { $win }%
web-hint-short-score = { $score } ★
web-press-again = Sure? Press again: it cannot be undone
web-undo = Undo
web-undo-what = Undo: { $what }
web-all = All options
web-all-search = Search the options
web-all-none = Nothing found.
web-same = Remember this answer:
web-same-now = no
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
web-refused-chat-empty = The message is empty.
web-refused-chat-link = Links and addresses cannot be sent here.
web-refused-chat-long = A message can have at most 280 characters: shorten it.
web-refused-chat-off = { web-chat-now-off }
web-refused-chat-watching = Only those who sit at the table can write.
web-refused-day = Not in the game of the day: everyone plays it alone, once, within seven days.
web-refused-hand-over = This link has been used, or its time is up. Make a new one on the other device.
web-refused-seated = This device already has a seat at this table.
web-refused-name = A name needs at least one sign that can be seen.
web-refused-no-cookie = Your browser keeps no cookies for this page: allow them and reload.
web-refused-account = For this you need an account: make one in the settings.
web-refused-rated = Not in a rated game.
web-refused-strangers = No hints here: other people play at this table.
web-refused-no-hint = No hint this time: try again.
web-refused-nothing-to-undo = Nothing to undo: dice were rolled or others have played since.
web-refused-open-seat = A seat is still open: wait for a player or put a bot there.
web-refused-present = This player is here and can decide.
web-refused-not-yet = Give them a moment: a bot may play on once the game has waited a minute (or the time per decision, if that is longer) for someone who is away.
web-refused-not-ready = A rated game starts once everyone at the table is here and ready.
web-refused-no-room = There is no such room: check the code.
web-refused-bad-request = { web-refused-bad-message }
web-refused-bot = { web-refused-bad-message }
web-refused-content-type = { web-refused-bad-message }
web-refused-game = { web-refused-bad-message }
web-refused-host = { web-refused-bad-message }
web-refused-origin = { web-refused-bad-message }
web-refused-record = This is not a record of a game that can be replayed here.
web-refused-crowd = This game has too many players to be reviewed.
web-refused-range = { web-refused-bad-message }
web-refused-too-large = { web-refused-bad-message }
web-refused-damaged = Part of this game cannot be read any more.
web-refused-banned = The hosts of this server have banned you.
web-refused-closed = The hosts of this server have closed this room.
web-refused-read-only = Games are paused for a while; nobody’s time runs out.

## Settings

web-language = Language
web-theme = Colours
web-theme-dark = Dark
web-theme-light = Light
web-theme-system = Match the system
web-theme-to-dark = Dark colours
web-theme-to-light = Light colours
web-speed = Animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-text-size = Text size
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-largest = Largest
web-sound = Sound
web-sound-hint = Dice, gains, your turn.
web-coach = Coach
web-coach-hint = Explains every kind of decision the first time it comes up.
web-auto-hammer = Always use the hammer
web-auto-hammer-hint = { game-dice-forge }: gold the hammer can take goes to it without asking.

## Keys

web-keys = Keyboard shortcuts
web-key-space = Space
web-keys-number = take an option at once, where numbers up to 9 are shown
web-keys-numbers = otherwise type its number in the list, then Enter
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
web-keys-chat = chat
web-keys-text = text view
web-keys-menu = menu
web-keys-replay = step in a replay
web-keys-help = this list

learn-goal = Goal
learn-ask = Explain things as they come up?
