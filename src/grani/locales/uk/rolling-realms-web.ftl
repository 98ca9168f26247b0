# Стіл «Граней світів» у браузері. Назви й правила світів — у rolling-realms.ftl.

## Короткі правила, один-два рядки на карті

realms-short-scythe = Позначте число: верхнє дає ресурс, і одразу можна купити зірку під ним.
realms-short-tapestry = Зафарбуйте фігуру кубика. Повні квадрати дають ресурси, повні смуги — зірки.
realms-short-charterstone = Позначте будівлю і запишіть у ящик інший кубик; або позначте всі ящики з числом.
realms-short-euphoria = Позначте число в області: її нова сума вирішує, що ви отримаєте.
realms-short-my-little-scythe = Число в одному кільці, в обох — ще монета. Шість одного виду — дві зірки.
realms-short-between-two-castles = Будуйте вгору: кожне число менше за те, що під ним. Ряди — зірки.
realms-short-between-two-cities = Без рівних сусідів. Зірок стільки, скільки в слабшому з двох інших світів.
realms-short-viticulture = Обводьте грона; потім кубик і грона виконують замовлення не більше за їхню суму.
realms-short-wingspan = Зліва направо. Остання клітинка — зірка, точна сума — ще одна.
realms-short-pendulum = Обводьте восьмикутники. Повний годинник платить за всі, що обведені на той час.
realms-short-pyramid = Числа спадають згори вниз. Карта з двома під нею — зірка.

## Що вирішити

realms-ask-die = Поставте { $value } на місце, що світиться.
realms-ask-claim = { $value } нікуди не підходить: візьміть за кубик ресурс або змініть його.
realms-ask-none = Кубиків не лишилося: витратьте ресурси або завершіть хід.
realms-ask-end = Кубиків не лишилося: завершіть хід.
realms-ask-stuck = Кубик, що лишився, нікуди не підходить: змініть його або завершіть хід.
realms-warn-end = { $count ->
    [1] Кубик ще не використано.
   *[other] Кубики ще не використано.
} Усе одно завершити?
realms-press = Замовлення { $order }: виберіть грона до кубика { $value } і виконайте.
realms-press-short = Поки замало
realms-looking = Аркуш: { $name }
realms-back = Мій аркуш
realms-looking-round = Перед вами раунд { $round }
realms-back-round = До раунду { $round }
realms-done = Готово
realms-done-anyway = Завершити
realms-keep = Грати далі
realms-turn = Повернути
realms-draw = Зафарбувати
realms-now = Для вас зараз
realms-lost = Пропаде: { $count } (більше в цьому раунді не отримати)
realms-more = ще ({ $page } з { $pages })

## Стіл

realms-rounds = Раунди
realms-tab = Раунд
realms-round = Раунд { $round }
realms-turn-of = хід { $turn } із { $turns }
realms-results = Раунд { $round }: підсумки
realms-tenths = { $whole },{ $tenths }
realms-print = Надрукувати аркуші
realms-rivals = Інші гравці
realms-rival = { $name }: зірки { $stars }, { $state ->
    [thinking] думає
    [winner] перемога
    [over] гру завершено
   *[ready] хід завершено
}
realms-state-thinking = думає
realms-state-ready = готово
realms-state-winner = перемога
realms-state-over = кінець
realms-rule-of = Правило: { $realm }
realms-board-of = Поле: { $realm }
realms-stars-of = Зірки: { $stars } із { $most }
realms-total = Усього зірок: { $stars }
realms-amount = { $resource }: на руках { $hand }, отримано { $gained } із { $cap }
realms-way = { $price }, { $resource }: { $way }
# What a way is for, where there is room for a word or two.
realms-way-adjust = ±1
realms-way-empower = повтор
realms-way-copy-pair = дубль
realms-way-copy-any = копія
realms-way-copy-seven = сума 7
realms-way-buy = купити
realms-gained-of = { $resource }: { $gained } із { $enough }
realms-by-chance = випадково

realms-die = { $die }, { $value }{ $count ->
    [one] { "" }
    [few] , їх { $count }
    [many] , їх { $count }
   *[other] , їх { $count }
}{ $changed ->
    [yes] , випало { $rolled }
   *[no] { "" }
}{ $empowered ->
    [yes] , для будь-якого світу
   *[no] { "" }
}{ $state ->
    [used] , використано
   *[free] { "" }
}

## Місця на картах, для читання з екрана

realms-spot = { $place }{ $state ->
    [written] , записано { $number }
    [marked] , позначено
   *[empty] , порожньо
}{ $legal ->
    [yes] , можна позначити зараз
   *[no] { "" }
}
realms-place-cell = Ряд { $row }, місце { $column }
realms-place-printed = Ряд { $row }, місце { $column }, заповнено від початку
realms-place-scythe-top = Верхнє число { $number }, дає: { $resource }
realms-place-scythe-bottom = Нижнє число { $number }, зірка, ціна: { $resource }
realms-place-building = Будівля { $number }, дає: { $resource }
realms-place-crate = Ящик будівлі { $number }{ $noted ->
    [0] { "" }
    [one] , у ньому { $noted }
    [few] , у ньому { $noted }
    [many] , у ньому { $noted }
   *[other] , у ньому { $noted }
}
realms-place-area = { $area ->
    [left] Ліва область, число { $number }
   *[right] Права область, число { $number }
}
realms-place-ring = { $ring ->
    [pumpkin] Кільце гарбузів, число { $number }
   *[heart] Кільце сердець, число { $number }
}
realms-place-castle = { $castle ->
    [left] Лівий замок, стовпець { $column }, поверх { $level }
   *[right] Правий замок, стовпець { $column }, поверх { $level }
}
realms-place-grape = Гроно { $number }, дає: { $resource }{ $crossed ->
    [yes] , викреслено
   *[no] { "" }
}
realms-place-order = Замовлення { $order }
realms-place-bird = Птах { $bird }, клітинка { $square }, { $thing }
realms-place-octagon = Восьмикутник { $number }{ $pumpkin ->
    [0] { "" }
    [one] , гарбуз
    [few] , гарбузи
    [many] , гарбузи
   *[other] , гарбузи
}{ $heart ->
    [0] { "" }
    [one] , серце
    [few] , серця
    [many] , серця
   *[other] , серця
}{ $coin ->
    [0] { "" }
    [one] , монета
    [few] , монети
    [many] , монети
   *[other] , монети
}{ $star ->
    [0] { "" }
    [one] , зірка
    [few] , зірки
    [many] , зірки
   *[other] , зірки
}
realms-place-hourglass = Годинник { $glass }, число { $number }
realms-place-card = Ряд { $row }, карта { $place }

goal-rolling-realms = { $rounds ->
    [one] найбільше зірок за { $rounds } раунд
    [few] найбільше зірок за { $rounds } раунди
    [many] найбільше зірок за { $rounds } раундів
   *[other] найбільше зірок за { $rounds } раунду
}
