# Rolling Realms on the analysis board: what chance decides, what cannot be, what can be edited.

chance-rr-draw = Какой мир вытянут для раунда { $round }?
chance-rr-roll = Падает { $die }.
chance-realm = { $realm }
chance-pips = { $value }
wrong-spent = Потрачено { $spent }, а получено только { $gained }.
wrong-realm-twice = «{ $realm }» стоит дважды: каждый мир играют один раз.
wrong-first-die = Первый кубик падает первым.
wrong-all-ended = Все закончили ход: пора бросать кубики.
wrong-pumpkins = На эти кубики нужно тыкв: { $needed }, а потрачено { $spent }.
wrong-gained-dice = Кубиков получено { $count }, а потраченного хватает самое большее на { $most }.
wrong-activated = Миров активировано { $count }, а кубиков хватает самое большее на { $most }.
wrong-not-adjusted = На кубике { $value }, а выпало { $rolled }, и его не меняли.
wrong-empowered = Усиленный кубик был и изменён: на него потрачены тыквы.
wrong-results = В раунде { $round } результатов { $count }, а не { $found }.
wrong-realms-known = Миры сыгранных раундов известны.
wrong-realms-drawn = Миры раунда вытягивают до его первого броска.
realms-edit-gained = Получено
realms-edit-spent = Потрачено
realms-edit-rolled = Выпало
realms-edit-sheets = Листы
realms-edit-used = Использован
