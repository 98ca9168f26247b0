# What the page of hosts says; nobody else loads it.

web-refused-duration = That is not a duration: write 12h, 30d or 2w, or 0 for ever.
web-refused-empty = A notice needs words.
web-refused-guest = That is not the id of a guest: 32 letters and digits. Whoever is not a host yet sees theirs on this page.
web-refused-long = That is too long: at most 400 characters.
web-refused-no-ban = There is no such ban.
web-refused-no-host = That is not a host.
web-refused-is-host = That is a host, and no ban keeps hosts out: remove them from the hosts first.
web-refused-not-closed = That room is not closed.
web-refused-no-notice = That notice is already gone.
web-refused-whom = That is neither a guest nor an address or range such as 198.51.100.0/24 (never of all addresses).
web-admin = Hosts of the server
web-admin-stranger = This page is for the hosts of the server, who give orders with a passkey. Create yours in the settings; then whoever runs the server makes you a host with this command:
web-admin-stranger-terminal = This page is for the hosts of the server, who give orders with a passkey. Passkeys do not work at this address: browsers allow them only over HTTPS or at localhost. Here orders are given in the terminal of the server:
web-admin-prove-about = Orders are given with your passkey. It is asked for again after 15 minutes without an order, and after an hour in any case.
web-admin-prove = Use my passkey
web-admin-make = You are a host of this server. Orders are given with a passkey, and you have none yet: create one in the settings, then come back.
web-admin-terminal = You are a host of this server, but passkeys do not work at this address: browsers allow them only over HTTPS or at localhost. Give your orders in the terminal of the server:
web-admin-games = Games
web-admin-pause = Pause all games
web-admin-pause-about = With a pause everything can still be looked at, but nobody plays and nobody’s time runs out.
web-admin-paused = Games have been paused since { $moment }.
web-admin-go-on = Continue all games
web-admin-notices = Notices
web-admin-notice-text = What everyone is told
web-admin-for = For how long
web-admin-for-example = 2h, 30d; 0 for ever
web-admin-tell = Tell everyone
web-admin-withdraw = Withdraw
web-admin-until = until { $moment }
web-admin-for-ever = for ever
web-admin-bans = Bans
web-admin-whom = Guest, address or range
web-admin-why = Why (shown to them)
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
web-admin-close-sure = Close room { $code }? Everyone in it is told why.
web-admin-leave-open = Leave it open
web-admin-open = Open it again
web-admin-look = View
web-admin-hosts = Who may use this page
web-admin-host-add = Add a host
web-admin-host-remove = Remove
web-admin-guest = Guest id
web-admin-terms = What is deleted when
web-admin-term-keep-finished = Games are deleted { $length } after their last decision.
web-admin-term-keep-open = Rooms without a game are deleted after { $length }.
web-admin-term-archive-after = Finished games are packed into the archive { $length } after their last decision.
web-admin-never-keep-finished = Games are never deleted.
web-admin-never-keep-open = Rooms without a game are never deleted.
web-admin-never-archive-after = Finished games are never archived.
web-admin-term-count = { $rooms } in all; due within a day: { $day }, within 30 days: { $month }
web-admin-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-admin-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
