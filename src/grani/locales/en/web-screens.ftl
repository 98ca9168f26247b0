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
web-seat-here = Friend here
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
web-chat-watching = You are watching: you can read the chat, but not write.
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

web-settings-where = Settings stay in this browser.
web-calls = Notify me
web-calls-hint = A notification when it is your turn and you look elsewhere.
web-vibrate = Vibrate
web-vibrate-hint = The device vibrates when it is your turn.

web-tutor = Tutor
web-tutor-about = Warns you before a mistake of this size or larger, if all other players are bots; judges as a quick review does.
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

## Account

web-settings-account = Settings follow your account to all its browsers.
web-account = My account
web-account-keep = Keep my games
web-account-why = Your games belong to this browser. With a passkey or a recovery phrase you will find them on your other devices too, with your name, puzzles and settings. No e-mail, no password.
web-account-is = Your games, name, puzzles and settings are here on every device where you sign in.
web-account-made = Done: sign in with this passkey on your other devices.
web-passkey-make = Create a passkey
web-passkey-more = Add a passkey
web-passkey-name = Name of the passkey
web-passkey-unnamed = Passkey of { $date }
web-passkey-used = Last used: { $date }
web-passkey-drop = Remove: { $name }
web-passkey-none = No passkey was used. Try again, or use a recovery phrase.
web-passkey-impossible = Passkeys do not work at this address: browsers allow them only with HTTPS, or where the server is called localhost. A recovery phrase works here.
web-recovery = Recovery phrase
web-recovery-draw = Get a recovery phrase
web-recovery-again = Get a new recovery phrase
web-recovery-drop = Remove the recovery phrase
web-recovery-once = These digits let you in on any device. Write them down: they are shown only this once.
web-recovery-care = Whoever knows them has your games. A new phrase makes the old one useless.
web-recovery-noted = I have written it down
web-recovery-type = 36 digits; spaces do not matter.
web-sign-in = Sign in
web-sign-in-other = Already kept your games on another device?
web-sign-in-passkey = Sign in with a passkey
web-sign-in-phrase = Sign in with a recovery phrase
web-sign-out = Sign out here
web-sign-out-why = This browser becomes a new guest. Your games stay with your account.
web-signed-in = You are signed in
web-bring = { $count ->
    [one] This browser had one game before you signed in. Bring it along?
   *[other] This browser had { $count } games before you signed in. Bring them along?
}
web-bring-how = They become games of your account, those under way too. If your account has played the same game of the day, its own result counts.
web-bring-yes = Bring them along
web-bring-no = Leave them
web-bring-done = Continue
web-brought = { $count ->
    [one] One game has come along.
   *[other] { $count } games have come along.
}
web-brought-days = { $count ->
    [one] One game of the day stayed behind: your account has played that day itself.
   *[other] { $count } games of the day stayed behind: your account has played those days itself.
}
web-own = Everything of mine
web-own-about = The file has your name, settings, puzzles, chat messages and the records of all your finished games.
web-own-export = Download everything
web-own-delete = Delete everything
web-own-delete-what = Your account, passkeys, name, settings, ratings and chat messages will be deleted, with all games that you played alone or against bots.
web-own-delete-others = Games with other people stay theirs: your seat gets a name that says nothing, and where a game is still played, a bot takes over.
web-own-delete-sealed = The name you had when such a game began stays only in its downloadable record: the fairness of its dice is proven with it.
web-own-delete-sure = This cannot be undone. Are you sure?
web-own-delete-yes = Yes, delete everything
web-own-delete-no = Keep everything
web-refused-last-way = This is the only way into your account: add another one first.
web-refused-no-passkeys = { web-passkey-impossible }
web-refused-passkey = This passkey is not known here, or the answer came too late. Try again.
web-refused-phrase = This is not the recovery phrase of an account: check the digits.

## Ratings

web-ratings = Ratings
web-rated = Rated game
web-rated-wish = This game counts for the ratings
web-rated-here = A rated game is for players with an account and for bots. There are no hints, and nothing is taken back; whoever leaves, so that a bot must play on, comes last.
web-rated-not = A rated game has one seat for you, others for friends with a link or bots, a set-up from the list and no house rules.
web-leaderboard = Leaderboard
web-leaderboard-about = Rated games, by game and number of players. The second number says how unsure a rating still is; the order is by what is sure: the rating less that number.
web-leaderboard-none = Nobody has finished a rated game yet.
web-leaderboard-listed = The leaderboard may show my name
web-leaderboard-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-leaderboard-place = Place
web-leaderboard-who = Player
web-leaderboard-rating = Rating
web-leaderboard-played = Games
web-refused-leaderboard = This server has no leaderboard.
## What the hosts of a server tell, and their page

web-refused-duration = That is no duration: write 30d, 12h or 2w, or 0 for ever.
web-refused-empty = A notice needs words.
web-refused-guest = That is no guest: everyone finds their own id on this page.
web-refused-long = That is too long: at most 400 characters.
web-refused-no-ban = Nobody is banned under that name.
web-refused-no-host = That is not a host.
web-refused-no-notice = That notice is gone already.
web-refused-whom = That is neither a guest nor an address or range such as 198.51.100.0/24.
web-admin = Hosts
web-admin-stranger = This page is for the hosts of the server. Whoever runs it can make you one with this command:
web-admin-pause = Pause all games
web-admin-pause-about = For a backup: what is there can be read, nobody plays, nobody’s time runs out.
web-admin-paused = Games have been paused since { $moment }.
web-admin-go-on = Continue all games
web-admin-notices = Notices
web-admin-notice-text = What everyone is told
web-admin-for = For how long
web-admin-for-example = 2h, 30d; 0 for ever
web-admin-tell = Tell everyone
web-admin-withdraw = Withdraw
web-admin-until = until { $moment }
web-admin-for-ever = with no end
web-admin-bans = Bans
web-admin-whom = Guest, address or range
web-admin-why = Why (they are told)
web-admin-ban = Ban
web-admin-ban-name = Ban { $name } …
web-admin-unban = Lift the ban
web-admin-none = There are none.
web-admin-rooms = Rooms
web-admin-find = Code, guest or name
web-admin-any-status = all
web-admin-status-open = open
web-admin-status-playing = playing
web-admin-status-over = over
web-admin-status-closed = closed
web-admin-close = Close the room
web-admin-close-sure = Close room { $code }? Everyone at it is told why.
web-admin-leave-open = Leave it open
web-admin-open = Open it again
web-admin-look = Look
web-admin-hosts = Who may use this page
web-admin-host-add = Make a host
web-admin-host-remove = Remove
web-admin-guest = Id of a guest
web-admin-terms = What is deleted when
web-admin-term-keep-finished = Games are deleted { $length } after their last decision.
web-admin-term-keep-open = Rooms without a game are deleted after { $length }.
web-admin-term-archive-after = Finished games are packed into the archive { $length } after their last decision.
web-admin-never-keep-finished = Games are never deleted.
web-admin-never-keep-open = Rooms without a game are never deleted.
web-admin-never-archive-after = Finished games are never archived.
web-admin-term-count = { $rooms } now, { $day } within a day, { $month } within 30 days
web-admin-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-admin-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-announced = Notice from the hosts

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
