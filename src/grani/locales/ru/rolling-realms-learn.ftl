# Уроки игры и слова наставника о ходе и о каждом способе тратить.
# Чисел в предложениях нет: все приходят вместе с уроком.

learn-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
learn-coin = { $coin ->
    [one] { $coin } монету
    [few] { $coin } монеты
    [many] { $coin } монет
   *[other] { $coin } монеты
}
learn-pumpkin = { $pumpkin ->
    [one] { $pumpkin } тыкву
    [few] { $pumpkin } тыквы
    [many] { $pumpkin } тыкв
   *[other] { $pumpkin } тыквы
}
learn-heart = { $heart ->
    [one] { $heart } сердце
    [few] { $heart } сердца
    [many] { $heart } сердец
   *[other] { $heart } сердца
}
learn-do-square = Выберите подсвеченное место
learn-do-way = Выберите подсвеченное под картами


learn-rolling-realms-mark = Бросок и отметки
learn-rolling-realms-mark-goal = { $rounds ->
    [one] Вы собираете звёзды: побеждает тот, у кого их больше всех после { $rounds } раунда.
    [few] Вы собираете звёзды: побеждает тот, у кого их больше всех после { $rounds } раундов.
    [many] Вы собираете звёзды: побеждает тот, у кого их больше всех после { $rounds } раундов.
   *[other] Вы собираете звёзды: побеждает тот, у кого их больше всех после { $rounds } раунда.
}
learn-rolling-realms-mark-goal-why = Карты перед вами — миры. Каждый даёт звёзды по-своему.
learn-rolling-realms-mark-throw = Каждый ход начинается с двух кубиков, одних на всех. Бросьте их.
learn-rolling-realms-mark-throw-why = Их используют в двух разных мирах.
learn-rolling-realms-mark-first = Поставьте { $value } сюда, рядом с этой птицей.
learn-rolling-realms-mark-first-why = Это даёт { learn-coin }. Птицу заполняют слева направо.
learn-rolling-realms-mark-second = Теперь отметьте { $value } в кольце тыкв.
learn-rolling-realms-mark-second-why = Это даёт { learn-pumpkin }. Мир принимает один кубик за ход, поэтому второй идёт в другой мир.
learn-rolling-realms-mark-end = Оба кубика использованы: нажмите «{ realms-done }».
learn-rolling-realms-mark-end-why = В своих партиях проверяйте: неиспользованный кубик пропадает.
learn-rolling-realms-mark-done = Ход сделан.
learn-rolling-realms-mark-done-why = Ходов в раунде: { $turns }. Потом считают звёзды, и приходят новые миры.

learn-rolling-realms-spend = На что тратить
learn-rolling-realms-spend-lacks = У этой птицы { $sum }, а нужно ровно { $bird }.
learn-rolling-realms-spend-lacks-why = За точную сумму дают ещё одну звезду. Значит, не хватает { $lacks }.
learn-rolling-realms-spend-adjust = Заплатите { rr-pumpkins } и превратите { $value } в { $to }.
learn-rolling-realms-spend-adjust-why = Тыквы меняют кубик на единицу, вверх или вниз.
learn-rolling-realms-spend-exact = Поставьте { $value } рядом с птицей.
learn-rolling-realms-spend-exact-why = Тогда она заполнена, и сумма — ровно { $bird }: { rr-stars }.
learn-rolling-realms-spend-buy = На монеты покупают кубики. Купите кубик «{ $value }» за { learn-coins }.
learn-rolling-realms-spend-buy-why = Такой кубик служит один раз, в этот ход.
learn-rolling-realms-spend-more-first = Возьмите новый кубик.
learn-rolling-realms-spend-more-first-why = Потом выберите место для него.
learn-rolling-realms-spend-more = Используйте новый кубик здесь.
learn-rolling-realms-spend-more-why = Это даёт { learn-heart }. Сердца копируют выпавшие кубики.
learn-rolling-realms-spend-done = Тыквы меняют кубики, а сердца и монеты дают новые.
learn-rolling-realms-spend-done-why = Чем больше кубиков, тем больше отметок.

learn-rolling-realms-stars = Как звёзды приносят победу
learn-rolling-realms-stars-last = Последний ход. Поставьте { $value } сюда: сумма этой птицы станет ровно { $bird }.
learn-rolling-realms-stars-last-why = Звезда за последнюю клетку и ещё одна за точную сумму: { rr-stars }.
learn-rolling-realms-stars-sixth = А место для { $value } — в кольце тыкв.
learn-rolling-realms-stars-sixth-why = Если за раунд получено достаточно тыкв, этот мир даёт звёзды: { rr-stars }.
learn-rolling-realms-stars-end = Нажмите «{ realms-done }»: пора считать звёзды.
learn-rolling-realms-stars-end-why = Каждый непотраченный ресурс даёт десятую долю звезды.
learn-rolling-realms-stars-done = Игра окончена, ваши звёзды: { $whole },{ $tenths }.
learn-rolling-realms-stars-done-why = Осталось ресурсов в этом раунде: { $unspent }. Теперь вы знаете всю игру.

## Наставник

coach-rr-turn = Используйте оба кубика в разных мирах; светятся места для кубика в руке. Потом можно потратить ресурсы и завершить ход.
coach-rolling-realms-adjust = Тыкв хватает, чтобы изменить кубик на единицу. Часто после этого число подходит.
coach-rolling-realms-empower = Если тыкв достаточно, кубик может войти и в мир, который уже активирован в этот ход.
coach-rolling-realms-copy-pair = Выпал дубль: за сердца можно получить ещё один такой кубик.
coach-rolling-realms-copy-any = Сердец хватает, чтобы скопировать выпавший кубик: ещё один кубик на этот ход.
coach-rolling-realms-copy-seven = Кубики в сумме дают семь: за монеты можно дёшево скопировать один из них.
coach-rolling-realms-buy = За монеты покупают кубик: сколько заплатите, столько он и покажет.
coach-rolling-realms-claim = Выпавший кубик сейчас никуда не подходит: его можно обменять на любой ресурс.
