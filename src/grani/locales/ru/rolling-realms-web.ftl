# Стол «Граней миров» в браузере. Названия и правила миров — в rolling-realms.ftl.

## Краткие правила, одна-две строки на карте

realms-short-scythe = Отметьте число: верхнее даёт ресурс, и тут же можно купить звезду под ним.
realms-short-tapestry = Закрасьте фигуру кубика. Полные квадраты дают ресурсы, полные полосы — звёзды.
realms-short-charterstone = Отметьте здание и запишите в ящик другой кубик; или отметьте все ящики с числом.
realms-short-euphoria = Отметьте число в области: её новая сумма решает, что вы получите.
realms-short-my-little-scythe = Число в одном кольце, в обоих — ещё монета. Шесть одного вида — две звезды.
realms-short-between-two-castles = Стройте вверх: каждое число меньше того, что под ним. Ряды — звёзды.
realms-short-between-two-cities = Без равных соседей. Звёзд столько, сколько в слабейшем из других миров.
realms-short-viticulture = Обводите грозди; потом кубик и грозди выполняют заказ не больше их суммы.
realms-short-wingspan = Слева направо. Последняя клетка — звезда, точная сумма — ещё одна.
realms-short-pendulum = Обводите восьмиугольники. Полные часы платят за все, что обведены к тому времени.
realms-short-pyramid = Числа убывают сверху вниз. Карта с двумя под ней — звезда.

## Что решить

realms-ask-die = Поставьте { $value } на светящееся место.
realms-ask-claim = { $value } никуда не подходит: возьмите за кубик ресурс или измените его.
realms-ask-none = Кубиков не осталось: потратьте ресурсы или завершите ход.
realms-ask-end = Кубиков не осталось: завершите ход.
realms-ask-stuck = Оставшийся кубик никуда не подходит: измените его или завершите ход.
realms-warn-end = { $count ->
    [1] Кубик ещё не использован.
   *[other] Кубики ещё не использованы.
} Всё равно завершить?
realms-press = Заказ { $order }: выберите грозди к кубику { $value } и выполните.
realms-press-short = Пока мало
realms-looking = Лист: { $name }
realms-back = Мой лист
realms-looking-round = Перед вами раунд { $round }
realms-back-round = К раунду { $round }
realms-done = Готово
realms-done-anyway = Завершить
realms-keep = Играть дальше
realms-turn = Повернуть
realms-draw = Закрасить
realms-now = Для вас сейчас
realms-lost = Сгорит: { $count } (больше в этом раунде не получить)
realms-more = ещё ({ $page } из { $pages })

## Стол

realms-rounds = Раунды
realms-tab = Раунд
realms-round = Раунд { $round }
realms-turn-of = ход { $turn } из { $turns }
realms-results = Раунд { $round }: итоги
realms-tenths = { $whole },{ $tenths }
realms-print = Напечатать листы
realms-rivals = Другие игроки
realms-rival = { $name }: звёзды { $stars }, { $state ->
    [thinking] думает
    [winner] победа
    [over] игра окончена
   *[ready] ход завершён
}
realms-state-thinking = думает
realms-state-ready = готово
realms-state-winner = победа
realms-state-over = конец
realms-rule-of = Правило: { $realm }
realms-board-of = Поле: { $realm }
realms-stars-of = Звёзды: { $stars } из { $most }
realms-total = Всего звёзд: { $stars }
realms-amount = { $resource }: на руках { $hand }, получено { $gained } из { $cap }
realms-way = { $price }, { $resource }: { $way }
# What a way is for, where there is room for a word or two.
realms-way-adjust = ±1
realms-way-empower = повтор
realms-way-copy-pair = дубль
realms-way-copy-any = копия
realms-way-copy-seven = сумма 7
realms-way-buy = любой
realms-gained-of = { $resource }: { $gained } из { $enough }
realms-by-chance = случайно

realms-die = { $die }, { $value }{ $count ->
    [one] { "" }
    [few] , их { $count }
    [many] , их { $count }
   *[other] , их { $count }
}{ $changed ->
    [yes] , выпало { $rolled }
   *[no] { "" }
}{ $empowered ->
    [yes] , для любого мира
   *[no] { "" }
}{ $state ->
    [used] , использован
   *[free] { "" }
}

## Места на картах, для чтения с экрана

realms-spot = { $place }{ $state ->
    [written] , записано { $number }
    [marked] , отмечено
   *[empty] , пусто
}{ $legal ->
    [yes] , можно отметить сейчас
   *[no] { "" }
}
realms-place-cell = Ряд { $row }, место { $column }
realms-place-printed = Ряд { $row }, место { $column }, заполнено с начала
realms-place-scythe-top = Верхнее число { $number }, даёт: { $resource }
realms-place-scythe-bottom = Нижнее число { $number }, звезда, цена: { $resource }
realms-place-building = Здание { $number }, даёт: { $resource }
realms-place-crate = Ящик здания { $number }{ $noted ->
    [0] { "" }
    [one] , в нём { $noted }
    [few] , в нём { $noted }
    [many] , в нём { $noted }
   *[other] , в нём { $noted }
}
realms-place-area = { $area ->
    [left] Левая область, число { $number }
   *[right] Правая область, число { $number }
}
realms-place-ring = { $ring ->
    [pumpkin] Кольцо тыкв, число { $number }
   *[heart] Кольцо сердец, число { $number }
}
realms-place-castle = { $castle ->
    [left] Левый замок, колонка { $column }, этаж { $level }
   *[right] Правый замок, колонка { $column }, этаж { $level }
}
realms-place-grape = Гроздь { $number }, даёт: { $resource }{ $crossed ->
    [yes] , вычеркнута
   *[no] { "" }
}
realms-place-order = Заказ { $order }
realms-place-bird = Птица { $bird }, клетка { $square }, { $thing }
realms-place-octagon = Восьмиугольник { $number }{ $pumpkin ->
    [0] { "" }
    [one] , тыква
    [few] , тыквы
    [many] , тыквы
   *[other] , тыквы
}{ $heart ->
    [0] { "" }
    [one] , сердце
    [few] , сердца
    [many] , сердца
   *[other] , сердца
}{ $coin ->
    [0] { "" }
    [one] , монета
    [few] , монеты
    [many] , монеты
   *[other] , монеты
}{ $star ->
    [0] { "" }
    [one] , звезда
    [few] , звёзды
    [many] , звёзды
   *[other] , звёзды
}
realms-place-hourglass = Часы { $glass }, число { $number }
realms-place-card = Ряд { $row }, карта { $place }

goal-rolling-realms = { $rounds ->
    [one] больше всех звёзд за { $rounds } раунд
    [few] больше всех звёзд за { $rounds } раунда
    [many] больше всех звёзд за { $rounds } раундов
   *[other] больше всех звёзд за { $rounds } раунда
}
