# What keeping one's games says: account, passkeys, recovery phrase, leaderboard. The settings load it.

web-settings-where = Settings stay in this browser.
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
web-passkey-none = No passkey was used. Try again, or use your recovery phrase.
web-passkey-unmade = No passkey was created. Try again, or use a recovery phrase instead.
web-passkey-unproved = No passkey was used. Try again.
web-passkey-impossible = Passkeys do not work at this address: browsers allow them only over HTTPS or at localhost. A recovery phrase works here.
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
web-sign-out-others = Sign out everywhere else
web-sign-out-others-why = For a lost device, or a browser that was not yours: all other browsers become new guests at once, and this one stays signed in. If you have a recovery phrase, it becomes void and you are shown a new one. Remove passkeys above that you do not recognise.
web-signed-out-others = Done: you are now signed in only here.
web-signed-in = You are signed in
web-bring = { $count ->
    [one] This browser had one game before you signed in. Bring it along?
   *[other] This browser had { $count } games before you signed in. Bring them along?
}
web-bring-how = Games under way come along too. If your account has played the same game of the day, its own result counts.
web-bring-yes = Bring along
web-bring-no = Leave here
web-bring-done = Continue
web-brought = { $count ->
    [one] One game has come along.
   *[other] { $count } games have come along.
}
web-brought-days = { $count ->
    [one] One game of the day stayed behind: your account has already played it.
   *[other] { $count } games of the day stayed behind: your account has already played them.
}
web-own = My data
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
web-refused-make-passkey = Hosts of the server need a passkey: create one in the settings.
web-refused-prove = You are a host of this server: first confirm with a passkey that it is you.
web-refused-no-passkeys = { web-passkey-impossible }
web-refused-passkey = This passkey is not known here, or the answer came too late. Try again.
web-refused-phrase = This is not the recovery phrase of an account: check the digits.
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
