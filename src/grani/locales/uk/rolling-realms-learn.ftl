# Уроки гри й слова наставника про хід і про кожен спосіб витрачати.
# Чисел у реченнях немає: усі надходять разом з уроком.

learn-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
learn-coin = { $coin ->
    [one] { $coin } монету
    [few] { $coin } монети
    [many] { $coin } монет
   *[other] { $coin } монети
}
learn-pumpkin = { $pumpkin ->
    [one] { $pumpkin } гарбуз
    [few] { $pumpkin } гарбузи
    [many] { $pumpkin } гарбузів
   *[other] { $pumpkin } гарбуза
}
learn-heart = { $heart ->
    [one] { $heart } серце
    [few] { $heart } серця
    [many] { $heart } сердець
   *[other] { $heart } серця
}
learn-do-square = Виберіть підсвічене місце
learn-do-way = Виберіть підсвічене під картами


learn-rolling-realms-mark = Кидок і позначки
learn-rolling-realms-mark-goal = { $rounds ->
    [one] Ви збираєте зірки: перемагає той, у кого їх найбільше після { $rounds } раунду.
    [few] Ви збираєте зірки: перемагає той, у кого їх найбільше після { $rounds } раундів.
    [many] Ви збираєте зірки: перемагає той, у кого їх найбільше після { $rounds } раундів.
   *[other] Ви збираєте зірки: перемагає той, у кого їх найбільше після { $rounds } раунду.
}
learn-rolling-realms-mark-goal-why = Карти перед вами — світи. Кожен дає зірки по-своєму.
learn-rolling-realms-mark-throw = Кожен хід починається з двох кубиків, спільних для всіх. Киньте їх.
learn-rolling-realms-mark-throw-why = Їх використовують у двох різних світах.
learn-rolling-realms-mark-first = Поставте { $value } сюди, поруч із цим птахом.
learn-rolling-realms-mark-first-why = Це дає { learn-coin }. Птаха заповнюють зліва направо.
learn-rolling-realms-mark-second = Тепер позначте { $value } у кільці гарбузів.
learn-rolling-realms-mark-second-why = Це дає { learn-pumpkin }. Світ приймає один кубик за хід, тож другий іде до іншого світу.
learn-rolling-realms-mark-end = Обидва кубики використано: натисніть «{ realms-done }».
learn-rolling-realms-mark-end-why = У своїх партіях перевіряйте: невикористаний кубик пропадає.
learn-rolling-realms-mark-done = Хід зроблено.
learn-rolling-realms-mark-done-why = Ходів у раунді: { $turns }. Потім рахують зірки, і приходять нові світи.

learn-rolling-realms-spend = На що витрачати
learn-rolling-realms-spend-lacks = У цього птаха { $sum }, а треба рівно { $bird }.
learn-rolling-realms-spend-lacks-why = За точну суму дають ще одну зірку. Отже, бракує { $lacks }.
learn-rolling-realms-spend-adjust = Заплатіть { rr-pumpkins } і перетворіть { $value } на { $to }.
learn-rolling-realms-spend-adjust-why = Гарбузи змінюють кубик на одиницю, вгору чи вниз.
learn-rolling-realms-spend-exact = Поставте { $value } поруч із птахом.
learn-rolling-realms-spend-exact-why = Тоді його заповнено, і сума — рівно { $bird }: { rr-stars }.
learn-rolling-realms-spend-buy = За монети купують кубики. Купіть кубик «{ $value }» за { learn-coins }.
learn-rolling-realms-spend-buy-why = Такий кубик служить один раз, цього ходу.
learn-rolling-realms-spend-more-first = Візьміть новий кубик.
learn-rolling-realms-spend-more-first-why = Потім виберіть місце для нього.
learn-rolling-realms-spend-more = Використайте новий кубик тут.
learn-rolling-realms-spend-more-why = Це дає { learn-heart }. Серця копіюють кинуті кубики.
learn-rolling-realms-spend-done = Гарбузи змінюють кубики, а серця й монети дають нові.
learn-rolling-realms-spend-done-why = Що більше кубиків, то більше позначок.

learn-rolling-realms-stars = Як зірки приносять перемогу
learn-rolling-realms-stars-last = Останній хід. Поставте { $value } сюди: сума цього птаха стане рівно { $bird }.
learn-rolling-realms-stars-last-why = Зірка за останню клітинку і ще одна за точну суму: { rr-stars }.
learn-rolling-realms-stars-sixth = А місце для { $value } — у кільці гарбузів.
learn-rolling-realms-stars-sixth-why = Якщо за раунд отримано досить гарбузів, цей світ дає зірки: { rr-stars }.
learn-rolling-realms-stars-end = Натисніть «{ realms-done }»: час рахувати зірки.
learn-rolling-realms-stars-end-why = Кожен невитрачений ресурс дає десяту частку зірки.
learn-rolling-realms-stars-done = Гру завершено, ваші зірки: { $whole },{ $tenths }.
learn-rolling-realms-stars-done-why = Лишилося ресурсів у цьому раунді: { $unspent }. Тепер ви знаєте всю гру.

## Наставник

coach-rr-turn = Використайте обидва кубики в різних світах; світяться місця для кубика в руці. Потім можна витратити ресурси й завершити хід.
coach-rolling-realms-adjust = Гарбузів вистачає, щоб змінити кубик на одиницю. Часто після цього число підходить.
coach-rolling-realms-empower = Якщо гарбузів досить, кубик може ввійти й до світу, який уже використано цього ходу.
coach-rolling-realms-copy-pair = Випав дубль: за серця можна отримати ще один такий кубик.
coach-rolling-realms-copy-any = Сердець вистачає, щоб скопіювати кинутий кубик: іще один кубик на цей хід.
coach-rolling-realms-copy-seven = Кубики в сумі дають сім: за монети можна дешево скопіювати один із них.
coach-rolling-realms-buy = За монети купують кубик: скільки заплатите, стільки він і покаже.
coach-rolling-realms-claim = Кинутий кубик зараз нікуди не підходить: його можна обміняти на будь-який ресурс.
