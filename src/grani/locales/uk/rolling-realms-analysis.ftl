# Rolling Realms on the analysis board: what chance decides, what cannot be, what can be edited.

chance-rr-draw = Який світ витягнуто для раунду { $round }?
chance-rr-roll = Падає { $die }.
chance-realm = { $realm }
chance-pips = { $value }
wrong-spent = Витрачено { $spent }, а отримано лише { $gained }.
wrong-realm-twice = «{ $realm }» стоїть двічі: кожен світ грають один раз.
wrong-first-die = Перший кубик падає першим.
wrong-all-ended = Усі закінчили хід: час кидати кубики.
wrong-pumpkins = На ці кубики треба гарбузів: { $needed }, а витрачено { $spent }.
wrong-gained-dice = Кубиків отримано { $count }, а витраченого вистачає щонайбільше на { $most }.
wrong-activated = Світів використано { $count }, а кубиків вистачає щонайбільше на { $most }.
wrong-not-adjusted = На кубику { $value }, а випало { $rolled }, і його не змінювали.
wrong-empowered = Посилений кубик був і змінений: на нього витрачено гарбузи.
wrong-results = У раунді { $round } результатів { $count }, а не { $found }.
wrong-realms-known = Світи зіграних раундів відомі.
wrong-realms-drawn = Світи раунду витягують до його першого кидка.
realms-edit-gained = Отримано
realms-edit-spent = Витрачено
realms-edit-rolled = Випало
realms-edit-sheets = Аркуші
realms-edit-used = Використано
