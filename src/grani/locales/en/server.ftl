# What the commands of the server say: grani serve (serve-…), grani verify (verify-…) and grani admin (admin-…).

serve-address = The table is open: { $address }
serve-public = Others find it at { $address }
serve-database = Games are kept in { $path }
serve-database-new = A new database, with no games yet: { $path }
serve-no-pages = There are no web pages in { $folder }: build them with { $command }
serve-stop = { $key } stops the server; games continue when you start it again.
serve-host = There is a table of Grani here, but it does not answer to the name in this address. Use the address that the host of the server gave you; the host can allow this name, too, with grani serve --allow-host.
serve-bye = Stopped. All games are saved.

verify-old-sound = { $count ->
    [one] The record agrees with itself: { $count } random outcome follows from its seed.
   *[other] The record agrees with itself: all { $count } random outcomes follow from its seed.
}
verify-old-promised = { $count ->
    [one] The dice are right: { $count } random outcome follows from the promised seed.
   *[other] The dice are right: all { $count } random outcomes follow from the promised seed.
}
verify-promised = { $count ->
    [one] Fair: this is the promised game, nothing in it was changed, and { $count } random outcome follows from what was sealed before it.
   *[other] Fair: this is the promised game, nothing in it was changed, and all { $count } random outcomes follow from what was sealed before it.
}
verify-sound = { $count ->
    [one] The record agrees with itself: seed, secret numbers, decisions, and { $count } random outcome.
   *[other] The record agrees with itself: seed, secret numbers, decisions, and all { $count } random outcomes.
}
verify-compare = Only the fingerprint that you copied before the game can tell whether this is the game you played. Give it with { $option }, or compare:
verify-own = Secret numbers in the dice: { $names }.
verify-late = Promised one and, as the server says, did not open it in time: { $names }.
verify-silent = Promised none: { $names }.
verify-none = There is no secret number of a player in these dice: they rest on the server’s seed alone.
verify-known = The link that you know is the one after action { $step } of { $steps }.
verify-old = A record of the old kind: it can prove neither names nor decisions.
verify-day = A game of the day: its dice were the same for everyone. It can prove neither names nor decisions.
verify-unfinished = { $count ->
    [one] unfinished: the dice are right so far, but the game is not over after { $count } action; the record was cut, or the game went on
   *[other] unfinished: the dice are right so far, but the game is not over after { $count } actions; the record was cut, or the game went on
}
verify-bad-option = { $option }: expected 64 hexadecimal digits
verify-not-fair = not shown to be fair: { $reason }
verify-wrong-promise = the record promises no fair dice
verify-wrong-scheme = fair dice of the kind “{ $scheme }” are unknown to this version
verify-wrong-tag = “{ $tag }” is missing or garbled
verify-wrong-secret = the seed is not revealed yet; it is when the game is over, in a game of the day when its seven days are
verify-wrong-seed = the seed is not the promised one
verify-wrong-commitment = this is another game; its fingerprint is { $commitment }
verify-wrong-start = names, set-up or secret numbers are not those with which the game began
verify-wrong-share = the secret number of { $name } is not the promised one
verify-wrong-roll = action { $step } is not what the dice had to show
verify-wrong-course = what the record says about action { $step } is not what happened
verify-wrong-chain = the chain does not fit, something was changed after the game
verify-wrong-head = the link that you know is not in the chain, this is another game
verify-wrong-signature = the server has not signed this game, it is another one or something was changed
verify-loose = Added by somebody, and not part of what was checked: { $tags }.

backup-done = Copied { $source } to { $path } ({ $size }).
backup-progress = Copying: { $percent }%
backup-size = { $kilobytes } kB
migrate-done = Moved { $games ->
        [one] { $games } game
       *[other] { $games } games
    } to { $path }: { $rows } rows are there, { $replayed ->
        [one] { $replayed } game was
       *[other] { $replayed } games were
    } replayed to check.
migrate-progress = Moving: { $percent }%
migrate-stopped = Stopped; run it again to go on.
copied-unreadable = { $count ->
        [one] { $count } game cannot be read, as before, and was copied as it is
       *[other] { $count } games cannot be read, as before, and were copied as they are
    }: { $rooms }

# grani admin

admin-status-open = open
admin-status-playing = playing
admin-status-over = over
admin-status-closed = closed
admin-version = Version { $version } (this command: { $own }).
admin-servers = { $count ->
    [0] No server is running.
    [one] { $count } server is running.
   *[other] { $count } servers are running.
}
admin-is-paused = Games have been paused since { $moment }: `grani admin read-only off` continues them.
admin-not-paused = Games are not paused.
admin-tables = Rooms: { $playing } playing, { $open } waiting to begin, { $over } over, { $closed } closed.
admin-present = People at tables: { $count }.
admin-orders = Bans: { $bans }. Notices: { $notices }.
admin-rooms = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
admin-room-host = opened by { $guest }
admin-closed = Room { $code } is closed. `grani admin open { $code }` opens it again.
admin-opened = Room { $code } is open again.
admin-banned = { $whom } is banned { $until }.
admin-unbanned = { $whom } may come in again.
admin-no-bans = Nobody is banned.
admin-announced = Notice { $number } is shown at every table { $until }.
admin-no-notices = There are no notices.
admin-withdrawn = { $count ->
    [one] { $count } notice withdrawn.
   *[other] { $count } notices withdrawn.
}
admin-paused = Games are paused, and nobody’s time runs out. `grani admin read-only off` continues them.
admin-going-on = Games continue.
admin-for-ever = for ever
admin-until = until { $moment }
admin-no-terms = No server has said yet how long it keeps games: start it once.
admin-keep-finished = Games, { $rooms } in all, are deleted { $length } after their last decision (--keep-finished): { $day } within a day, { $month } within 30 days.
admin-keep-open = Rooms without a game, { $rooms } in all, are deleted after { $length } (--keep-open): { $day } within a day, { $month } within 30 days.
admin-archive-after = Finished games, { $rooms } not archived yet, are archived { $length } after their last decision (--archive-after): { $day } within a day, { $month } within 30 days.
admin-never-keep-finished = Games, { $rooms } in all, are never deleted (--keep-finished 0).
admin-never-keep-open = Rooms without a game, { $rooms } in all, are never deleted (--keep-open 0).
admin-never-archive-after = Finished games, { $rooms } in all, are never archived (--archive-after 0).
admin-first = The first: { $moment }.
admin-no-hosts = Nobody may use the page `/admin` yet.
admin-host-add = { $guest } may use the page `/admin` now.
admin-host-no-passkey = This guest has no passkey yet, and the page asks for one: have them create it right away, in Grani’s settings, in the browser they play in.
admin-host-remove = { $guest } may not use the page `/admin` any more.
