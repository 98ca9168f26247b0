# Rolling Realms on the analysis board: what chance decides, what cannot be, what can be edited.

chance-rr-draw = Which realm is drawn for round { $round }?
chance-rr-roll = The { $die } lands.
chance-realm = { $realm }
chance-pips = { $value }
wrong-spent = { $spent } were spent, but only { $gained } gained.
wrong-realm-twice = “{ $realm }” is there twice: a realm is played once.
wrong-first-die = The first die lands first.
wrong-all-ended = Everybody has ended the turn: the next roll is due.
wrong-pumpkins = These dice took { $needed } pumpkins, but { $spent } were spent.
wrong-gained-dice = { $count } dice were gained, but what was spent pays for { $most } at most.
wrong-activated = { $count } realms were activated, but the dice used allow { $most } at most.
wrong-not-adjusted = The die shows { $value }, but { $rolled } was rolled and it was not adjusted.
wrong-empowered = An empowered die was also adjusted: pumpkins were spent on it.
wrong-results = In round { $round } there are { $count } results, not { $found }.
wrong-realms-known = The realms of finished rounds are known.
wrong-realms-drawn = The realms of a round are drawn before its first roll.
realms-edit-gained = Gained
realms-edit-spent = Spent
realms-edit-rolled = Rolled
realms-edit-sheets = Sheets
realms-edit-used = Used
