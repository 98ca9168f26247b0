# What --help shows, in English. Plain texts without arguments: they are read without the Fluent
# library, so that help comes at once. Lines are at most 80 columns wide and are shown as they are.
#
# help-COMMAND, help-COMMAND-examples     what a command does; its first line stands in the list
# help-COMMAND-OPTION                     what an option of that command does
# help-option-OPTION                      the same for an option that several commands share
# help-word-…                             words in capitals that stand for what is typed

## The frame

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-parameters = Options
help-default = default
help-choices = one of
help-required = required

help-word-command = COMMAND
help-word-options = OPTIONS
help-word-args = ARGUMENTS
help-word-str = TEXT
help-word-int = NUMBER
help-word-float = NUMBER
help-word-path = FILE
help-word-file = FILE
help-word-database = DATABASE
help-word-old = OLD
help-word-new = NEW
help-word-folder = FOLDER
help-word-game = GAME
help-word-bots = BOTS
help-word-record = RECORD
help-word-records = RECORDS
help-word-source = SOURCE
help-word-what = WHAT
help-word-words = WORDS
help-word-code = CODE
help-word-guest = GUEST
help-word-name = NAME
help-word-address = ADDRESS
help-word-range = RANGE
help-word-text = TEXT
help-word-number = NUMBER
help-word-choice = CHOICE

## Options that several commands share

help-option-help = Show this help.
help-option-version = Show the version.
help-option-debug = Show where an error arose, not just one line about it.
help-option-lang = Language: en, ru or uk; otherwise that of your system.
help-option-plain = No frames, signs or colours: for screen readers and simple terminals.
help-option-no-color = No colours.
help-option-house = House rules, separated by commas; `grani games` lists them.
help-option-ray = Do the work on a Ray cluster: its address, or `local` for one on this machine (needs `grani[ray]`).

## All commands

help-grani =
    Play, study and simulate dice-crafting board games.

    New here? `grani play` greets you and starts a game against a bot in a minute.
help-grani-examples =
    Examples:
      grani play                        a menu: new game, resume, two players
      grani play --seats you,greedy,greedy --lang uk
      grani serve --open                the table in your browser
      grani replay game.json --to 120   the table after 120 actions of a record
      grani simulate --games 1000       many games at once

    Every command explains itself with --help.

## grani play

help-play =
    Play in the terminal, against bots or with friends at one keyboard.

    The table is drawn before each of your decisions, with numbered options below:
    type a number. Type ? at any prompt for everything else: undo, save, rules, log.
    The game is saved after every decision: leave when you like, --resume goes on.
help-play-examples =
    Examples:
      grani play                             the menu
      grani play --seats you,greedy          you against one bot
      grani play --seats you,you --names Olena,Taras
      grani play --setup random --seed 7     same seed, same dice
      grani play --setup great_bear,triton   with these sets
      grani play --house cerberus,mirror     by house rules
      grani play rolling-realms              solo, for stars
      grani play rolling-realms --setup STWPCEMKV
      grani play --daily                     the game of the day
      grani play --resume game.json
help-play-game = The game, dice-forge unless you say otherwise; `grani games` lists them.
help-play-seats = Who plays, in turn order: `you` or the name of a bot, separated by commas.
help-play-names = Names of the seats, separated by commas.
help-play-setup = A set-up that `grani games` lists, names separated by commas, or a share code.
help-play-seed = A number that fixes all dice.
help-play-daily = The game of the day, of today or of a date such as 2026-02-01.
help-play-save = Keep the game in this file instead of your state folder.
help-play-resume = Go on with a saved game.

## grani serve

help-serve =
    Open the table in the browser: alone, at one screen, or with friends anywhere.

    Prints the address and serves until Ctrl-C. Every decision is on the disk before
    anyone sees it: start again, and all games go on, whatever happened in between.
    Only this machine can reach the table unless --host says otherwise.
help-serve-examples =
    Examples:
      grani serve --open                      and your browser shows it
      grani serve --host 0.0.0.0              for everyone on your network
      grani serve --port 9000 --db games.db
      grani serve --db postgresql://grani@/grani --processes 2
      grani serve --public-url https://table.example.org
      grani serve --keep-finished 0           never delete a game
help-serve-host = Address to listen on; 0.0.0.0 for everyone on the network.
help-serve-port = Port to listen on; 0 takes a free one.
help-serve-db = File in which games are kept, or the URL of a database of PostgreSQL such as postgresql://grani@db.example.org/grani; otherwise `GRANI_DB`, or a file in your data folder.
help-serve-processes = Server processes on this machine; more than one needs a PostgreSQL database.
help-serve-static = Folder of built web pages, instead of those that came with grani.
help-serve-open = Open the table in your browser.
help-serve-lobby = Have a lobby: a page with public tables to join and games to watch, for everyone who can reach this server.
help-serve-public-url = Address under which others reach this server, for links and checks; it may have a path, such as https://example.org/grani/.
help-serve-allow-host = Further name by which browsers may call this server; may be repeated.
help-serve-trusted-proxy = Addresses or networks of proxies, separated by commas, that are believed about where a request comes from; may be repeated.
help-serve-bots = A bot of yours beside those of the games, such as `patient=my_bots:Patient` or `fast=command:./my-bot --fast`: players may seat it by its name; may be repeated.
help-serve-rooms-per-hour = Rooms that one address may open in an hour; otherwise 120, or 1000 if only this machine can reach the server.
help-serve-lookups-per-minute = Rooms that strangers at one address may look up in a minute.
help-serve-crowd = People who may share one address, as in a school: except for rooms, look-ups and tries of recovery phrases, it gets so many times what one guest gets; otherwise 32, or 1000 if only this machine can reach the server.
help-serve-keep-finished = Time for which a game is kept after its last decision, such as 365d or 12h; 0 is for ever.
help-serve-keep-open = Time for which a room is kept in which no game has begun; 0 is for ever.
help-serve-no-leaderboard = No list of the best in rated games.
help-serve-archive-after = Time after its last decision when a finished game is packed into one small row; everything can still be seen; 0 is never.
help-serve-log-format = What is written on standard error: lines for people, or one JSON object per entry for programs that gather them.

## grani backup

help-backup =
    Copy all games of `grani serve` into one file, even while people play.

    The copy is whole, can be served itself, and is for your eyes only: it holds the
    seeds of games that are being played, and the secret of all cookies, with which
    one can come in as any guest or host. What is being served lies in two files,
    the database and its WAL (`tables.db-wal`): never copy or move one without the
    other.
help-backup-examples =
    Examples:
      grani backup games-on-monday.db
      grani backup copy.db --db club.db
help-backup-file = The copy; nothing may be there yet.
help-backup-db = File or URL of the database in which the server keeps its games; otherwise `GRANI_DB`, or the file in your data folder.

## grani migrate

help-migrate =
    Move all games of `grani serve` to another database.

    From a file to PostgreSQL, or back. The server must be stopped; nothing in the
    old database is changed. If it is interrupted, the same command continues,
    unless games have changed meanwhile. At the end, all rows are compared and some
    games are replayed from the new database.
help-migrate-examples =
    Examples:
      grani migrate club.db postgresql://grani@/grani
      grani migrate postgresql://grani@/grani club.db
help-migrate-old = The database with the games: a file or a URL.
help-migrate-new = Where they go: a file or a URL of a database without other games.
help-migrate-again = Start over in a database that an earlier move went to; not once it has been served.

## grani admin

help-admin =
    Run a club: rooms, bans, notices to all, a pause.

    Works on the database of `grani serve`, even while it runs: servers follow
    within seconds. `grani admin` alone lists what can be ordered. The same can be
    done in the browser, on the page `/admin`, by guests whom
    `grani admin hosts add` names, with their passkey.
help-admin-examples =
    Examples:
      grani admin rooms --status playing      what is being played
      grani admin rooms Taras                 rooms of a player, with ids of guests
      grani admin close ABCD-2345-EFGH --why "Enough for today"
      grani admin ban 198.51.100.0/24 --for 30d --why "Floods"
      grani admin notice "Update at eight" --for 2h
      grani admin read-only on                nobody plays, no time runs out
      grani admin hosts list
help-admin-what = What to do: `status`, `rooms`, `close`, `open`, `ban`, `bans`, `unban`, `notice`, `notices`, `withdraw`, `read-only`, `retention` or `hosts`.
help-admin-words = A code, a guest, an address, a text or a name: what it is to be done with.
help-admin-db = File or URL of the database in which the server keeps its games; otherwise `GRANI_DB`, or the file in your data folder.
help-admin-for = How long a ban or a notice lasts, such as 2h or 30d; otherwise for ever.
help-admin-why = What people are told about a ban or a closed room.
help-admin-status = Only rooms of this kind: `open`, `playing`, `over` or `closed`.

## grani verify

help-verify =
    Check that the dice of a game played at `grani serve` were fair.

    Before the game the server shows a commitment, the fingerprint of a secret seed,
    and the browser of every player adds a secret number. The record of a finished
    game holds them all: this checks every roll and every decision against them, and
    that nothing was changed afterwards.
help-verify-examples =
    Examples:
      grani verify grani-dice-forge-K7P3WM.json
      grani verify game.json --commitment 3f9a…    the one you copied before
help-verify-record = The file of the record, - for standard input.
help-verify-commitment = The fingerprint that you copied before the game: tells whether it is that game.
help-verify-chain = A link of the chain that you know, such as its end, shown when the game is over.

## grani replay

help-replay =
    Tell a recorded game again, step by step, and count the scores.

    Every prefix of a record is a position that can be played on.
help-replay-examples =
    Examples:
      grani replay game.json                  the whole story
      grani replay game.json --from 40 --to 80
      grani replay game.json --to 80 --position > puzzle.json
help-replay-record = The file of the record, - for standard input.
help-replay-to = Stop after this many actions and show the table.
help-replay-from = Tell only from this action on; actions are numbered from 1.
help-replay-table = Show the table at the end, too.
help-replay-position = Write only the position at the end, as JSON.
help-replay-json = Write steps and scores as JSON, for programs.

## grani review

help-review =
    Tell luck from skill in recorded games.

    Every die is judged by what it changed beside what could have landed, every
    decision beside the best one. Luck, errors and noise add up to the result.
    Several records are told one after the other; of a folder, all its records.
help-review-examples =
    Examples:
      grani review game.json
      grani review game.json --speed standard --html review.html
      grani review --player Olena games/ --mistakes again/
help-review-records = Records: files, `-` for standard input, or folders.
help-review-speed = How thorough: `quick` takes seconds, `standard` about a minute, `deep` much longer. A deep review keeps what it finds beside the record: stop it, and it goes on later.
help-review-player = Sum up all games of this player instead.
help-review-seed = Where the judge’s own dice start; the same seed gives the same review.
help-review-json = Write everything as JSON, of several records a line each.
help-review-html = Write a page with charts to this file, which needs no network (needs `grani[reports]`).
help-review-mistakes = With `--player`: write the games up to each mistake into this folder, to play on with `grani play --resume`.

## grani puzzles

help-puzzles =
    Find the best decision.

    Positions from games of strong bots in which one option is clearly better
    than every other and a greedy player takes another. Without arguments it
    lists what there is. `make` looks for new ones; it can be stopped and goes on
    later.
help-puzzles-examples =
    Examples:
      grani puzzles dice-forge --theme titans
      grani puzzles today
      grani puzzles make dice-forge --count 50 --out mine.jsonl
help-puzzles-what = A game, the id of a puzzle, `today`, or `make`.
help-puzzles-game = After `today` or `make`: of which game.
help-puzzles-theme = Only puzzles of this theme.
help-puzzles-level = Only of this difficulty, 1 to 6.
help-puzzles-json = Write puzzles with everything known of them as JSON.
help-puzzles-count = With `make`: how many.
help-puzzles-player = With `make`: whose games are looked through.
help-puzzles-seed = With `make`: where the games start; the same seed finds the same puzzles.
help-puzzles-jobs = With `make`: how many processes look.
help-puzzles-out = With `make`: the file to write; `GAME.jsonl` if none is named.

## grani position

help-position =
    Show a position, check it, and list what may be done in it.

    SOURCE is a file, - for standard input, or a compact position id.
help-position-examples =
    Examples:
      grani position puzzle.json
      grani position puzzle.json --id         one word to paste into a chat
      grani replay game.json --to 80 --position | grani position -
help-position-source = A file, - for standard input, or a compact id.
help-position-check = Only say whether the position is valid.
help-position-json = Write the position as JSON in its normal form.
help-position-id = Write the position as a compact id.

## grani analyse

help-analyse =
    Judge a position: what it is worth to everyone, and the best options.

    SOURCE is a file, - for standard input, or a compact position id. Worths are
    chances to win, in a game for one scores to expect, with the range in which
    the truth lies in 95 of 100 cases.
help-analyse-examples =
    Examples:
      grani analyse puzzle.json
      grani analyse puzzle.json --moves "feat moon_2; yes" --seconds 10
      grani replay game.json --to 80 --position | grani analyse - --json
help-analyse-source = A file, - for standard input, or a compact id.
help-analyse-moves = Moves to make first, separated by semicolons, dice among them: named as `grani position` names them.
help-analyse-seconds = How long to think.
help-analyse-seed = Where the judge’s own dice start.
help-analyse-json = Write everything as JSON.

## grani games

help-games = List the games: set-ups, house rules, number of players, bots.
help-games-examples =
    Examples:
      grani games --lang ru

## grani simulate

help-simulate =
    Play many games between bots and count who wins.

    Equal options give equal results, whatever the number of processes. Ctrl-C ends
    the series early and reports what has been played.
help-simulate-examples =
    Examples:
      grani simulate --seats greedy,random --games 1000
      grani simulate --seats greedy,greedy,greedy --setup random --json result.json
      grani simulate rolling-realms --seats greedy
help-simulate-game = The game to play; `grani games` lists them.
help-simulate-seats = Bots separated by commas, one for each seat; else `random` and `greedy`.
help-simulate-games = How many games to play.
help-simulate-seed = Where the dice start; the same seed gives the same games.
help-simulate-jobs = How many processes to use.
help-simulate-setup = A set-up by name or sets separated by commas, as in `grani play`.
help-simulate-rotate = Move the bots one seat on with every game, so that no one gains by the seat.
help-simulate-json = Write the whole result to this file.

## grani arena

help-arena =
    Let bots play each other until it is clear who is better.

    Every deal is played in all orders of seats with the same dice, so that luck
    falls on all sides alike. All meet all, or each meets those named by --against.
    Two bots stop as soon as their comparison is decided. Every game is kept at
    once: after Ctrl-C, or worse, the same command goes on where it was.

    A bot is a level (`medium`), a level with options (`hard:iterations=200`), a
    class (`my_bots:Patient`) or a program (`command:./my-bot --fast`).
    `docs/bots.md` tells how to write one.
help-arena-examples =
    Examples:
      grani arena dice-forge random greedy
      grani arena dice-forge my_bots:Patient --against greedy --games 2000
      grani arena rolling-realms random greedy --jobs 2 --html report.html
help-arena-game = The game to play; `grani games` lists them.
help-arena-bots = The bots; otherwise all of the game.
help-arena-against = Opponents separated by commas: the bots meet these and not each other.
help-arena-seats = Seats at a table; otherwise as few as the game allows. With more seats than bots, one sits among several of another.
help-arena-games = How many games each table plays at most, rounded up to whole deals.
help-arena-error = Chance that a comparison is decided wrongly; 0 plays on to the end.
help-arena-width = Stop also when a share is known to plus or minus this, such as 0.02.
help-arena-seed = Where the dice start; the same seed gives the same games.
help-arena-jobs = How many processes to use.
help-arena-setup = A set-up by name or sets separated by commas, as in `grani play`.
help-arena-results = File in which games are kept; otherwise one in your state folder.
help-arena-fresh = Begin anew; the old file gets the ending `.old`.
help-arena-json = Write all figures to this file.
help-arena-csv = Write a row for every seat of every game to this file.
help-arena-html = Write a report with charts to this file, one page that needs no network (needs `grani[reports]`).

## grani train

help-train =
    Let a network learn to play by playing with itself.

    Everything is kept in a folder: stop with Ctrl-C, or by force, and the same
    command goes on from the last round. Equal options give equal networks.
help-train-examples =
    Examples:
      grani train --list                      what can be learnt
      grani train forge-2 --jobs 2            from nothing; about 20 minutes
      grani train forge-2 --ray HOST:6379     on a cluster
      grani train titans-2 --start train-forge-2/best.weights --effort 0.5
help-train-configuration = What to learn; `grani train --list` names all of them.
help-train-folder = Where everything is kept; `train-CONFIGURATION` if none is named.
help-train-start = Begin with these weights instead of nothing.
help-train-effort = Length of every stage, as a multiple of the usual one.
help-train-units = Units of the network.
help-train-seed = Where the games start; the same seed gives the same network.
help-train-jobs = How many processes play.
help-train-out = At the end, write the weights to this file as bots read them, and beside it how they came to be.
help-train-list = List what can be learnt.
