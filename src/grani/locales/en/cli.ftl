# The terminal in English: what the commands say (cli-…) and the words of the table (table-…).

## Greeting and menu

cli-greeting = Grani: forge your dice, win glory.
cli-primer-dice-forge = Dice Forge in short: every turn everyone rolls and gains what their dice show. On your turn, buy better faces for your dice with gold, or pay sun and moon shards for feats: their cards bring glory and effects. The most glory at the end wins.
cli-primer-rolling-realms = Rolling Realms in short: two dice are rolled for everyone, and three realms lie before you. Use each die once, in different realms, to mark numbers; marks bring stars and resources, and resources change dice or bring more of them. Three rounds of nine turns; the most stars win, and alone you play for your best.
cli-menu-bot = New game against a bot ({ $game })
cli-menu-bots = New game against two bots ({ $game })
cli-menu-people = New game for two players at this keyboard ({ $game })
cli-menu-alone = New solo game ({ $game })
cli-menu-daily = Game of the day ({ $game })
cli-menu-resume = Resume the last game
cli-menu-more = Language: type en, ru or uk. Everything else: grani play --help
cli-ask-menu = 1–{ $count }, Enter for 1, q to leave >

cli-name-player = { $number ->
    [0] Player
   *[other] Player { $number }
}
cli-name-bot-1 = Daedalus
cli-name-bot-2 = Ariadne
cli-name-bot-3 = Icarus
cli-name-bot-4 = Medea
cli-name-bot = Bot { $number }

## At the prompt

cli-ask = 1–{ $count }, ? for help >
cli-ask-finish = { $count ->
    [1] 1
   *[other] 1–{ $count }
}, e ends the turn, ? for help >
cli-ask-only-finish = e or Enter ends the turn, u undoes, ? for help >
cli-ask-back = { $count ->
    [1] 1
   *[other] 1–{ $count }
}, Enter goes back, ? for help >
cli-hint = Type a number from 1 to { $count }, or ? for help.
cli-hint-info = Type i and a number from 1 to { $count } to have that option explained.
cli-hint-rule-dice-forge = Type r and part of a name to look up a card, a face or a term, for example: r hydra
cli-hint-rule-rolling-realms = Type r and part of a name to look up a realm, a way to spend or a term, for example: r scythe
cli-no-rules = This game brings no rules to look up.
cli-hint-finish = Type e to end the turn, u to undo, or ? for help.
cli-hint-seat = Type o and a number from 1 to { $count } to see that player’s sheet.
cli-advice = Chance to win if everyone plays strongly from here, as the bots judge it:
cli-advice-alone = Score to expect with strong play from here, as the bots judge it:
cli-advice-win = { $win }% ± { $error } (95%)
cli-advice-chance = { $win }%
cli-advice-score = { $score } ± { $error } (95%)
cli-advice-doubt = The numbers may be off by up to { $error ->
        [one] { $error } percentage point
       *[other] { $error } percentage points
    } (95%), all in the same way: their order is surer than they are.
cli-advice-doubt-alone = The scores may be off by up to { $error } (95%), all in the same way: their order is surer than they are.
cli-advice-again = Type a again to have it thought over for longer: the order gets surer, the numbers hardly.
cli-nothing-to-undo = Nothing to undo: dice were rolled or others have played since.
cli-saved = The game is saved in { $path }
cli-not-saved = Not saved: { $reason }
cli-unsaved = The game cannot be saved: { $path } is not writable.
cli-resume = Resume with: { $command }
cli-replay = Watch it again with: { $command }

cli-help-number = 1, 2, …   choose this option
cli-help-finish = e         end the turn
cli-help-seat = o NUMBER  another player’s sheet
cli-help-undo = u         undo your last decision (back to the last roll)
cli-help-hint = a         hint: the best options with their chance to win
cli-help-save = s [FILE]  save, here or in a file
cli-help-quit = q         leave; the game is saved
cli-help-rule = r NAME    the rule of a card, a face or a term
cli-help-info = i NUMBER  what an option is about
cli-help-log = l         a longer log
cli-help-table = t         redraw the table
cli-help-help = ?         this help
cli-legend = { "[ ]" } top face, { $mark } available now

# Further words for the commands, beside the Latin ones that always work.
cli-words-undo = back
cli-words-save = save
cli-words-quit = leave
cli-words-help = h
cli-words-rule = rules
cli-words-info = info
cli-words-hint = advice
cli-words-log = log
cli-words-table = redraw
cli-words-seat = player
cli-words-finish = done

## Results

cli-won-glory = { $name } wins with { $score } glory.
cli-shared-glory = { $names } share the victory with { $score } glory each.
cli-won-stars = { $name } wins with { $score } stars.
cli-shared-stars = { $names } share the victory with { $score } stars each.
cli-alone-stars = Your result: { $score } stars.
cli-won-points = { $name } wins with { $score } points.
cli-shared-points = { $names } share the victory with { $score } points each.
cli-alone-points = Your result: { $score } points.
cli-unfinished = The game is not over after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
cli-valid = The position is valid.
cli-chance = Chance decides, by a roll of the dice or a random draw:

cli-game-seats = players: { $low } to { $high }
cli-game-setups-dice-forge = set-ups, for --setup (or names of sets separated by commas):
cli-game-setups-rolling-realms = set-ups, for --setup (or a share code, or nine names separated by commas):
cli-game-setups = set-ups, for --setup:
cli-game-left-out = left out: { $detail }
cli-game-bots = bots: { $bots }
cli-game-play = start: { $command }
cli-game-house = house rules, for --house (names, commas between):

## The table

table-temple = Temple
table-garden = gardens
table-islands = Islands
table-log = What happened
table-log-hidden = { $count } earlier: l
table-round = Round { $round } of { $rounds }
table-turn = { $name }’s turn
table-step-dice = dice
table-step-reinforce = step 2: reinforcements
table-step-main = step 3: main action
table-step-extra = step 4: extra action
table-step-forge = forging
table-step-over = the game is over
table-you = you
table-active = active
table-no-cards = no cards
table-hammer = hammer { $track }/{ $length }, lap { $lap }
table-token-cerberus = Cerberus token ×{ $count }
table-token-triton = Triton token ×{ $count }
table-scores = Final glory
table-scores-of-any = Final score
table-score-reserve = reserve
table-winner = wins
table-yes = yes
table-no = no

table-tenths = { $whole }.{ $tenths }

table-face-mirror = mirror
table-face-ship = ship
table-face-shield = shield
table-face-boar-red = boar-R
table-face-boar-yellow = boar-Y
table-face-boar-green = boar-G
table-face-boar-blue = boar-B

## Errors: one line after “grani: ”, lower case, with the remedy

cli-error-near = did you mean { $near }?
cli-error-no-command = there is no command “{ $word }” (`grani --help` lists them)
cli-error-no-option = there is no option { $word } (see `{ $command } --help`)
cli-error-no-number = { $option } needs a whole number, not “{ $word }”
cli-error-no-value = { $option } cannot be “{ $word }” (see `{ $command } --help`)
cli-error-no-value-given = { $option } needs a value (see `{ $command } --help`)
cli-error-missing = { $name } is missing (see `{ $command } --help`)
cli-error-too-many = too many words: { $word }
cli-error-twice = { $option } is given twice
cli-error-misuse = this cannot be understood: { $detail } (see `{ $command } --help`)
cli-error-no-language = there is no language “{ $word }” (there are: { $known })
cli-error-no-game = there is no game “{ $word }” (`grani games` lists them)
cli-error-broken-game = { $detail } (an error of that package: update it, or uninstall it)
cli-error-no-configuration = there is nothing called “{ $word }” to learn (there are: { $known })
cli-error-train-package = training needs { $name }: install it with { $command }
cli-error-train-folder = { $detail }
cli-error-no-player = there is no player “{ $word }” (there are: { $known })
cli-error-no-player-own = there is no player “{ $word }” (there are: { $known }); a bot of your own is written { $module }:CLASS
cli-error-bot = this bot cannot play: { $detail }
cli-error-bot-of-save = the save lets “{ $word }” play, code that is not part of the game: if you trust it, say so with --seats
cli-error-same-bot = the bot “{ $bot }” is named twice: give one of them an option ({ $options })
cli-error-same-bot-plain = the bot “{ $bot }” is named twice: name another one instead
cli-error-one-bot = an arena needs two bots, for example { $example }
cli-error-arena-other = { $path } answers another question ({ $detail }): choose another file with --results
cli-error-arena-bots = the bots have changed since the games in { $path } were played ({ $bots }): begin anew with --fresh, or choose another file with --results
cli-error-arena-unmarked = { $path } does not say which code its bots had: begin anew with --fresh, or choose another file with --results
cli-error-arena-busy = another process plays into { $path }: wait for it, or choose another file with --results
cli-error-arena-file = { $detail }: choose another file with --results
cli-error-runner = the work cannot be done there: { $detail }
cli-error-no-package = this needs { $name }: install it with { $command }
cli-error-seats = { $game } is for { $low } to { $high } players, not { $count }; for example { $example }
cli-error-many-names = { $seats ->
    [one] too many names: { $names }, but only { $seats } seat
   *[other] too many names: { $names }, but only { $seats } seats
}
cli-error-long-name = the name “{ $name }” is too long (at most { $most } letters)
cli-error-same-name = two seats are called “{ $name }”: give them different names
cli-error-no-date = --daily: “{ $word }” is not a date, write it like 2026-02-01
cli-error-no-daily = { $game } has no game of the day, but { $other } has
cli-error-seed-and-daily = --seed does not go with --daily: the date fixes the dice
cli-error-resume-from-file = --resume needs a file: the game itself reads standard input
cli-error-not-with-resume = { $option } does not go with --resume: the saved game says it
cli-error-game-over = { $path }: the game is over; watch it with `grani replay { $path }`
cli-error-players-of-save = { $seats ->
    [one] { $path } has { $seats } seat, but --seats names { $players }
   *[other] { $path } has { $seats } seats, but --seats names { $players }
}
cli-error-nothing-asked = nothing is asked of { $name }: please report this
cli-error-cannot-read = cannot read { $path }: { $reason }
cli-error-cannot-write = cannot write { $path }: { $reason }
cli-error-folder = { $path } is a folder: name a file
cli-error-no-folder = there is no folder { $path }
cli-error-other-file = { $path } exists and is not a save of this game: choose another name
cli-error-record = { $path } is not a record that can be replayed: { $detail }
cli-error-position = { $source } is not a valid position: { $detail }
cli-error-analyse-move = { $word } is not possible here; possible: { $known }
cli-error-analyse-crowd = positions of at most { $most } players can be judged
cli-error-dice-of-save = the dice of the saved game cannot be read: { $detail }
cli-error-review-one-page = a page is made of one game: name one record, without --player
cli-error-review-no-records = { $path }: no records (`*.json`) in this folder
cli-error-review-no-player = no game of { $name } among these records
cli-error-review-crowd = { $path }: reviews are for { $most } players at most
cli-error-no-puzzles = there are no puzzles of “{ $word }” (there are of: { $known })
cli-error-no-theme = there is no theme “{ $word }” (there are: { $known })
cli-error-puzzle-broken = puzzle { $id } does not fit these rules
cli-error-puzzle-make-other = { $path } holds what another command has found: choose another file with --out
cli-error-no-step = { $count ->
    [one] { $option }: the record has only { $count } action
   *[other] { $option }: the record has only { $count } actions
}
cli-error-range = { $option }: it must be between { $low } and { $high }
cli-error-port = --port { $port }: ports are 0 to { $most }
cli-error-package = the server needs { $name }: install it with { $command }
cli-error-listen = cannot listen on { $host } port { $port }: { $reason }
cli-error-database-taken = the database { $path } is served already, by process { $pid } on { $host } at { $address }: stop that server, or name another file
cli-error-database-taken-by-another = the database { $path } is served already, by another process: stop that server, or name another file
cli-error-database-useless = cannot use the database { $path }: { $reason }
cli-error-database-damaged = cannot use the database { $path }: it is damaged; put a backup in its place
cli-error-database-empty = { $path } is empty: no games were ever kept in it; name the database that has them
cli-error-database-older = the database { $path } was written by an earlier Grani, and only `grani serve` brings it up to date: start `grani serve` on it once with this version, or use the version that wrote it
cli-error-database-incomplete = cannot use the database { $path }: it is damaged, the table { $table } is missing; put a backup in its place
cli-error-database-newer = cannot use the database { $path }: it was written by a newer Grani (version { $found }, this one writes { $wanted }); update Grani, or take the database that this version wrote
cli-error-database-unknown = cannot use the database { $path }: it is of the unknown version “{ $found }” (this program writes { $wanted }); name another one
cli-error-database-lost = cannot use the database { $path }: the file { $wal } that belongs to it is gone, and { $count ->
    [one] its last change is missing
   *[other] its last { $count } changes are missing
}: put that file back, or go on without it in a copy ({ $command })
cli-error-database-other-wal = cannot use the database { $path }: the file { $wal } is damaged, or not the one that belongs to it; put the right one in its place, or move it away and go on without it in a copy ({ $command })
cli-error-database-alone = cannot use the database { $path }: the file { $wal } that belongs to it is gone, and its newest changes may be missing, for it was copied while it was served: put that file back, or go on without it in a copy ({ $command })
cli-error-cannot-copy = cannot copy the database { $path }: { $reason }
cli-error-copy-damaged = the database { $path } is damaged: it was not copied
cli-error-database-url = { $word } is not a database for games: write a file, or a URL such as postgresql://grani@db.example.org/grani
cli-error-database-password = in { $word } the password has characters with a meaning of their own in a URL: write : as %3A, @ as %40, / as %2F, ? as %3F, or give it as `PGPASSWORD`
cli-error-move-same = { $path } is both the old database and the new one
cli-error-move-taken = there are other games in the new database already: name an empty one
cli-error-move-differs = the new database differs from the old one in the table { $table }: stop all servers and begin anew with --again
cli-error-move-unreadable = the game of room { $room } can be read from the old database, but not from the new one: name an empty one, or begin anew with --again
cli-error-move-changed = the games have changed since they were first moved into this database: name an empty one, or begin anew with --again
cli-error-move-served = the new database is being served: stop its servers first
cli-error-move-old-served = the old database is being served: stop its servers first, or what is played meanwhile stays behind
cli-error-move-under-way = another move is under way: wait until it has ended
cli-error-move-unfinished = only part of the games has been moved to { $path }: run grani migrate to its end first, or choose another database with --db
cli-error-processes = several processes cannot share the file { $path }: name a database of PostgreSQL with --db, or serve with one process
cli-error-database-foreign = { $path } is not a database of Grani: name another file
cli-error-database-restored = cannot use the database { $path }: it is a backup, and { $wal } belongs to the database that was there before; move { $wal } away, and start again
cli-error-database-gone = the database { $path } is gone, but files that belong to it are still there: { $files }. Put it back, or move these files away to begin anew
cli-error-database-hindered = cannot use the database { $path } because of { $file }: { $reason }
cli-error-proxy = --trusted-proxy: “{ $word }” is neither an address nor a network such as 10.0.0.0/8
cli-error-public-url = --public-url { $word }: expected an address such as https://example.org/grani/
cli-error-duration = { $option }: “{ $word }” is not a duration: write 12h, 30d or 2w (at most a thousand years), or 0 for ever
cli-error-duration-or-never = { $option }: “{ $word }” is not a duration: write 12h, 30d or 2w (at most a thousand years), or 0 for never
cli-error-no-database = there is no database { $path }: name it with --db
cli-error-admin-usage = write: { $usage }
cli-error-admin-status = --status: there is no “{ $word }” (there are: { $known })
cli-error-admin-version = { $path } is served by another version of Grani: give orders with that one
cli-error-admin-no-order = there is no order “{ $word }” (`grani admin` lists them)
cli-error-admin-no-room = there is no room { $word } (`grani admin rooms` lists them)
cli-error-admin-not-closed = room { $word } is not closed
cli-error-admin-is-host = “{ $word }” is a host, whom no ban keeps out: `grani admin hosts remove { $word }` first
cli-error-move-no-database = there is no database { $path }: name first where the games are, then where they go
cli-error-admin-whom = “{ $word }” is neither a guest (32 letters and digits, `grani admin rooms NAME` shows them) nor an address or range such as 198.51.100.0/24 (never of all addresses)
cli-error-admin-guest = “{ $word }” is not a guest: the page `/admin` shows everyone their own 32 letters and digits
cli-error-admin-no-ban = “{ $word }” is not banned (`grani admin bans` lists who is)
cli-error-admin-no-notice = there is no such notice: { $word } (`grani admin notices` lists them)
cli-error-admin-no-host = “{ $word }” is not a host (`grani admin hosts list` lists them)
cli-error-admin-empty = a notice needs words
cli-error-admin-long = too long: at most 400 characters, “{ $word }” …
cli-error-exists = { $path } is there already: choose another name
cli-error-setup = this set-up cannot be played: { $detail } (`grani games` lists set-ups)
cli-error-setup-modules = the Goddess and the Titans never meet in one game: name sets of one module
cli-error-setup-whole = “{ $word }” is a whole set-up: a list is of single sets (`grani games` lists them)
cli-error-setup-slot = { $first } and { $second } share the slot { $slot }: only one of them can be in play
cli-error-setup-unknown = there is no set-up or feat “{ $word }” (`grani games` lists set-ups)
cli-error-house-none = there is no house rule “{ $word }”: { $game } has none
cli-error-house-near = there is no house rule “{ $word }”
cli-error-house-unknown = there is no house rule “{ $word }” (there are: { $known })
cli-error-realms-code = there is no set-up “{ $word }”: write random, or a share code of { $count } letters out of { $letters }
cli-error-realms-letter = share code { $word }: no realm has the letter “{ $letter }”
cli-error-realms-count = a game has { $count } realms, but { $found } are named
cli-error-realms-unknown = there is no realm “{ $word }” (`grani games` lists them)
cli-error-realms-twice = { $realm } is named twice: a realm is played once
cli-error-other = { $detail }
cli-error-unexpected = unexpected trouble ({ $told }); run again with --debug to see where

# What the system refuses
cli-system-enoent = there is no such file or folder
cli-system-eacces = permission denied
cli-system-eperm = permission denied
cli-system-eisdir = it is a folder (directory), not a file
cli-system-enotdir = a part of the path is not a folder
cli-system-eexist = it exists already
cli-system-enospc = the disk is full
cli-system-erofs = the disk is read-only
cli-system-enametoolong = the name is too long
cli-system-eaddrinuse = the address is in use; is a server already running? Try another --port
cli-system-eaddrnotavail = this machine has no such address

# What SQLite refuses
cli-database-notadb = this file is no database
cli-database-corrupt = it is damaged
cli-database-cantopen = it cannot be opened
cli-database-readonly = it may not be written
cli-database-busy = another program holds it
cli-database-locked = another program holds it
cli-database-full = the disk is full
cli-database-ioerr = the disk cannot be read or written
