# «Грани миров» по-русски.
#
# Названия миров, кубиков и ресурсов приходят уже переведёнными: { $realm }, { $die }, { $resource },
# { $source }; рядом { $die-id } и т. п. хранят обозначение, только для выбора варианта.
# Имена людей ({ $seat }) не склоняются.
# Слова: мир, звезда, тыква, сердце, монета, раунд, ход.

game-rolling-realms = Грани миров

## Варианты подготовки

setup-rolling-realms-random = Случайные миры
setup-rolling-realms-random-rule = Перед каждым раундом случайно выбираются три мира; код из девяти букв задаёт сразу все девять.

## Ресурсы, кубики и количества

resource-pumpkin = тыквы
resource-heart = сердца
resource-coin = монеты
resource-star = звёзды

die-d1 = первый кубик
die-d2 = второй кубик
die-gained = полученный кубик
die-empowered = усиленный кубик

rr-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
rr-pumpkins = { $pumpkins ->
    [one] { $pumpkins } тыкву
    [few] { $pumpkins } тыквы
    [many] { $pumpkins } тыкв
   *[other] { $pumpkins } тыквы
}
rr-hearts = { $price ->
    [one] { $price } сердце
    [few] { $price } сердца
    [many] { $price } сердец
   *[other] { $price } сердца
}
rr-coins = { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
# Один ресурс по обозначению, в винительном падеже.
rr-one-cost = { $cost ->
    [pumpkin] 1 тыкву
    [heart] 1 сердце
   *[coin] 1 монету
}
rr-one-choice = { $choice ->
    [pumpkin] 1 тыква
    [heart] 1 сердце
   *[coin] 1 монета
}
# Хвосты предложений: только то, что есть, перед каждым запятая.
rr-amounts = тыквы, сердца, монеты, звёзды
    .gained = { $pumpkin ->
        [0] { "" }
        [one] , +{ $pumpkin } тыква
        [few] , +{ $pumpkin } тыквы
        [many] , +{ $pumpkin } тыкв
       *[other] , +{ $pumpkin } тыквы
    }{ $heart ->
        [0] { "" }
        [one] , +{ $heart } сердце
        [few] , +{ $heart } сердца
        [many] , +{ $heart } сердец
       *[other] , +{ $heart } сердца
    }{ $coin ->
        [0] { "" }
        [one] , +{ $coin } монета
        [few] , +{ $coin } монеты
        [many] , +{ $coin } монет
       *[other] , +{ $coin } монеты
    }
    .paid = { $pumpkin ->
        [0] { "" }
        [one] , −{ $pumpkin } тыква
        [few] , −{ $pumpkin } тыквы
        [many] , −{ $pumpkin } тыкв
       *[other] , −{ $pumpkin } тыквы
    }{ $heart ->
        [0] { "" }
        [one] , −{ $heart } сердце
        [few] , −{ $heart } сердца
        [many] , −{ $heart } сердец
       *[other] , −{ $heart } сердца
    }{ $coin ->
        [0] { "" }
        [one] , −{ $coin } монета
        [few] , −{ $coin } монеты
        [many] , −{ $coin } монет
       *[other] , −{ $coin } монеты
    }
    .stars = { $stars ->
        [0] { "" }
        [one] , +{ $stars } звезда
        [few] , +{ $stars } звезды
        [many] , +{ $stars } звёзд
       *[other] , +{ $stars } звезды
    }
rr-brings = что это даёт{ rr-amounts.gained }{ rr-amounts.stars }
    .tail = { rr-amounts.gained }{ rr-amounts.stars }

## Миры: название, правило и коротко, за что звезда

realm-scythe-name = Серп
realm-scythe-rule = Кубик отмечает верхнее число, которое показывает, и приносит ресурс рядом с ним; тут же можно заплатить и за нижнее число той же колонки. Или кубик отмечает нижнее число, которое показывает, если вы платите его цену. Каждое нижнее число — звезда.
realm-scythe-stars = { $star } за каждое нижнее число
realm-tapestry-name = Эпохи
realm-tapestry-rule = Кубик закрашивает фигуру из стольких клеток, сколько он показывает: её можно повернуть, но она должна целиком лечь на свободные клетки. Каждый полный квадрат 2 на 2 приносит свой ресурс. Каждая полная полоса из трёх таких квадратов, вдоль или поперёк, — звезда.
realm-tapestry-stars = { $star } за полосу из трёх квадратов
realm-charterstone-name = Чартерстоун
realm-charterstone-rule = Кубик отмечает здание со своим числом: вы получаете его ресурс и записываете в ящик под ним, что выпало на другом кубике. Или кубик отмечает все ящики со своим числом. Каждый отмеченный ящик — звезда.
realm-charterstone-stars = { $star } за отмеченный ящик
realm-euphoria-name = Эйфория
realm-euphoria-rule = Кубик отмечает своё число в одной из двух областей, и решает новая сумма этой области: до 3 — монета, от 4 до 10 — звезда, 11 и больше — тыква или сердце. Если выпал дубль, один кубик с этим числом может отметить его сразу в обеих областях. Не больше 6 звёзд.
realm-euphoria-stars = { $star } за отметку с суммой 4–10
realm-my-little-scythe-name = Мой маленький серп
realm-my-little-scythe-rule = Кубик отмечает своё число в кольце тыкв или в кольце сердец и приносит этот ресурс; число, отмеченное в обоих кольцах, приносит ещё и монету. Каждый вид ресурса, которого вы получили за раунд не меньше 6 — в любых мирах, потраченное тоже считается, — даёт 2 звезды.
realm-my-little-scythe-stars = { $star }{ $star } за 6 ресурсов одного вида
realm-between-two-castles-name = Между двух замков
realm-between-two-castles-rule = Кубик ставят в нижнюю пустую клетку колонки, и он должен быть меньше числа под ним; на земле и на двери может стоять любое число. Полная колонка приносит свои ресурсы. Каждый полный ряд замка — звезда; двери считаются заполненными.
realm-between-two-castles-stars = { $star } за полный ряд
realm-between-two-cities-name = Между двух городов
realm-between-two-cities-rule = Кубик ставят в любую пустую клетку, но не рядом с таким же числом; по диагонали можно. Каждый полный ряд и каждая полная колонка приносят по два ресурса. В конце раунда у этого мира столько звёзд, сколько у слабейшего из двух других, но не больше, чем в нём заполненных клеток.
realm-between-two-cities-stars = { $star } как у слабейшего мира
realm-viticulture-name = Виноделие
realm-viticulture-rule = Кубик обводит гроздь со своим числом и приносит её ресурс. Или кубик вместе с одной или несколькими обведёнными раньше гроздьями выполняет заказ, который не больше их суммы; эти грозди вычёркиваются. Каждый выполненный заказ даёт 2 звезды.
realm-viticulture-stars = { $star }{ $star } за выполненный заказ
realm-wingspan-name = Крылья
realm-wingspan-rule = Кубик с любым числом ставят в самую левую пустую клетку птицы, и он приносит то, что под ней. Последняя клетка птицы — звезда. Полная птица, три числа которой дают в сумме ровно её размах, — ещё одна звезда.
realm-wingspan-stars = { $star } за конец, { $star } за точный размах
realm-pendulum-name = Маятник
realm-pendulum-rule = Кубик с любым числом обводит восьмиугольник. Или кубик отмечает своё число в песочных часах: последнее число часов приносит всё, что изображено на обведённых восьмиугольниках, ресурсы и звёзды. Восьмиугольники остаются обведёнными и заплатят снова за следующие часы.
realm-pendulum-stars = { $star } восьмиугольники, за каждые часы
realm-pyramid-name = Пирамида
realm-pyramid-rule = Кубик кладут на любую пустую карту; его число должно быть меньше чисел на картах прямо над ней и больше чисел на картах прямо под ней. Полный ряд приносит свои ресурсы. Карта, заполненная вместе с двумя под ней, — звезда, и ещё одна — за все девять карт.
realm-pyramid-stars = { $star } за карту с двумя под ней

source-scythe = { realm-scythe-name }
source-tapestry = { realm-tapestry-name }
source-charterstone = { realm-charterstone-name }
source-euphoria = { realm-euphoria-name }
source-my-little-scythe = { realm-my-little-scythe-name }
source-between-two-castles = { realm-between-two-castles-name }
source-between-two-cities = { realm-between-two-cities-name }
source-viticulture = { realm-viticulture-name }
source-wingspan = { realm-wingspan-name }
source-pendulum = { realm-pendulum-name }
source-pyramid = { realm-pyramid-name }
source-fallback = неприменимый кубик

## Шесть способов потратить ресурсы

way-adjust = изменить кубик на ±1
way-adjust-rule = Заплатите 2 тыквы и измените один свой неиспользованный кубик ровно на 1, вверх или вниз, в пределах от 1 до 6.
way-empower = ±1 или 0, мир повторно
way-empower-rule = Заплатите 3 тыквы и измените один свой неиспользованный кубик на 1 (или не меняйте); его можно использовать в мире, который уже активирован в этот ход.
way-copy-pair = копия, если дубль
way-copy-pair-rule = Если на обоих кубиках выпало одно и то же, заплатите 2 сердца и получите на этот ход кубик с этим числом.
way-copy-any = копия кубика
way-copy-any-rule = Заплатите 3 сердца и получите кубик с числом, выпавшим на одном из двух кубиков.
way-copy-seven = копия, если сумма 7
way-copy-seven-rule = Если выпавшие числа дают в сумме 7, заплатите 2 монеты и получите кубик с числом, выпавшим на одном из двух кубиков.
way-buy = кубик с этим числом
way-buy-rule = Заплатите от 1 до 6 монет и получите кубик ровно с таким числом.

## Словарь

term-rr-round = Раунд («Грани миров»)
term-rr-round-rule = Три мира и 9 ходов; затем считают звёзды и стирают все листы. В партии 3 раунда, и ни один мир не повторяется.
term-rr-turn = Ход («Грани миров»)
term-rr-turn-rule = Два кубика бросают для всех сразу; затем каждый использует их на своём листе, каждый кубик и каждый мир по разу. Неиспользованное пропадает.
term-rr-realm = Мир
term-rr-realm-rule = Одна из одиннадцати карт со своим способом отмечать числа, получать ресурсы и зарабатывать до 6 звёзд.
term-rr-star = Звезда
term-rr-star-rule = Побеждает тот, у кого больше звёзд в сумме за три раунда. При равенстве решает третий раунд, потом второй, потом первый.
term-rr-resources = Ресурсы
term-rr-resources-rule = Тыквы, сердца и монеты: за раунд можно получить не больше 12 каждого вида, считая потраченные. Непотраченные дают в конце раунда по 0,1 звезды и пропадают.
term-rr-gained-die = Полученный кубик
term-rr-gained-die-rule = Куплен за сердца или монеты; служит один раз, в этот ход или никогда. Выпавшим он не считается.
term-rr-empowered-die = Усиленный кубик
term-rr-empowered-die-rule = Кубик, на который потратили 3 тыквы: его можно использовать в мире, который уже активирован в этот ход.
term-rr-unusable-die = Неприменимый кубик
term-rr-unusable-die-rule = Брошенный кубик, который с выпавшим числом никуда не подходит, можно обменять на 1 ресурс по выбору. Но не тогда, когда на него потрачены тыквы.
term-rr-share-code = Код миров
term-rr-share-code-rule = Девять букв — девять миров партии по порядку. Кто введёт тот же код, сыграет в те же миры.
term-rr-daily = Партия дня
term-rr-daily-rule = У всех одни и те же миры и одни и те же броски.

## Решения

prompt-rr-turn = Используйте выпавшие { $d1 } и { $d2 }, тратьте ресурсы или завершите ход.

rr-caution = Кубик ещё не использован: ещё раз e — и ход завершён.

rr-option-end = Завершить ход
rr-option-claim = Взять { $resource-id ->
    [pumpkin] 1 тыкву
    [heart] 1 сердце
   *[coin] 1 монету
    }: { $die } ({ $value }) никуда не подходит
rr-option-copy-pair = Заплатить { rr-hearts } за кубик { $value }: копия дубля
rr-option-copy-any = Заплатить { rr-hearts } за кубик { $value }: копия выпавшего
rr-option-copy-seven = Заплатить { rr-coins } за кубик { $value }: в сумме 7
rr-option-buy = { $coins ->
    [one] Заплатить { $coins } монету за кубик { $value }
    [few] Заплатить { $coins } монеты за кубик { $value }
    [many] Заплатить { $coins } монет за кубик { $value }
   *[other] Заплатить { $coins } монеты за кубик { $value }
}
rr-option-adjust = Заплатить { rr-pumpkins }: { $die }, { $value } → { $to }
rr-option-empower = Заплатить { rr-pumpkins }: { $die }, { $value } → { $to }, для любого мира
rr-option-scythe-top = Серп, { $die } ({ $value }): отметить верхнее число { $number }{ rr-brings.tail }
rr-option-scythe-top-and-bottom = Серп, { $die } ({ $value }): отметить верхнее число { $number } и за { rr-one-cost } нижнее число { $below }{ rr-brings.tail }
rr-option-scythe-bottom = Серп, { $die } ({ $value }): отметить за { rr-one-cost } нижнее число { $number }{ rr-brings.tail }
rr-option-tapestry-place = Эпохи, { $die } ({ $value }): { $cells ->
    [one] закрасить { $cells } клетку
    [few] закрасить { $cells } клетки
    [many] закрасить { $cells } клеток
   *[other] закрасить { $cells } клетки
    }, начиная с ряда { $row }, колонки { $column }{ rr-brings.tail }
rr-option-charterstone-building = Чартерстоун, { $die } ({ $value }): отметить здание { $number }, в ящик записать { $noted ->
    [d1] бросок первого кубика
   *[d2] бросок второго кубика
}{ rr-brings.tail }
rr-option-charterstone-crates = Чартерстоун, { $die } ({ $value }): { $count ->
    [one] отметить { $count } ящик
    [few] отметить { $count } ящика
    [many] отметить { $count } ящиков
   *[other] отметить { $count } ящика
} с числом { $number }{ rr-brings.tail }
rr-option-euphoria-left = Эйфория, { $die } ({ $value }): отметить { $number } в левой области, сумма { $sum }{ rr-brings.tail }
rr-option-euphoria-right = Эйфория, { $die } ({ $value }): отметить { $number } в правой области, сумма { $sum }{ rr-brings.tail }
rr-option-euphoria-left-choice = Эйфория, { $die } ({ $value }): отметить { $number } в левой области, сумма { $sum }, выбор: { rr-one-choice }{ rr-brings.tail }
rr-option-euphoria-right-choice = Эйфория, { $die } ({ $value }): отметить { $number } в правой области, сумма { $sum }, выбор: { rr-one-choice }{ rr-brings.tail }
rr-option-euphoria-both = Эйфория, { $die } ({ $value }): отметить { $number } в обеих областях{ $left ->
    [pumpkin] , слева 1 тыква
    [heart] , слева 1 сердце
   *[none] { "" }
}{ $right ->
    [pumpkin] , справа 1 тыква
    [heart] , справа 1 сердце
   *[none] { "" }
}{ rr-brings.tail }
rr-option-my-little-scythe-pumpkin = Мой маленький серп, { $die } ({ $value }): отметить { $number } в кольце тыкв{ rr-brings.tail }
rr-option-my-little-scythe-heart = Мой маленький серп, { $die } ({ $value }): отметить { $number } в кольце сердец{ rr-brings.tail }
rr-option-between-two-castles-left = Между двух замков, { $die } ({ $value }): левый замок, колонка { $column }, этаж { $level }{ rr-brings.tail }
rr-option-between-two-castles-right = Между двух замков, { $die } ({ $value }): правый замок, колонка { $column }, этаж { $level }{ rr-brings.tail }
rr-option-between-two-cities-cell = Между двух городов, { $die } ({ $value }): ряд { $row }, колонка { $column }{ rr-brings.tail }
rr-option-viticulture-grape = Виноделие, { $die } ({ $value }): обвести гроздь { $number }{ rr-brings.tail }
rr-option-viticulture-order = Виноделие, { $die } ({ $value }): выполнить заказ { $order }, грозди { $grapes }, сумма { $sum }{ rr-brings.tail }
rr-option-wingspan-bird = Крылья, { $die } ({ $value }): птица { $bird }, клетка { $square }{ rr-brings.tail }
rr-option-pendulum-octagon = Маятник, { $die } ({ $value }): обвести восьмиугольник { $octagon ->
    [o1] «тыква и сердце»
    [o2] «сердце и монета»
    [o3] «тыква и монета»
    [o4] «первая звезда»
   *[o5] «вторая звезда»
}{ rr-brings.tail }
rr-option-pendulum-hourglass = Маятник, { $die } ({ $value }): отметить { $number } в песочных часах{ rr-brings.tail }
rr-option-pyramid-card = Пирамида, { $die } ({ $value }): ряд { $row }, карта { $place }{ rr-brings.tail }

## То же коротко, для меню, где кубик и мир уже названы; ресурсы следуют значками

rr-brief-scythe-top = верх { $number }
rr-brief-scythe-top-and-bottom = верх { $number } и низ { $below }
rr-brief-scythe-bottom = низ { $number }
rr-brief-charterstone-building = здание { $number }, в ящик { $noted-value }
rr-brief-charterstone-crates = ящики ×{ $count }
rr-brief-euphoria-left = слева, сумма { $sum }
rr-brief-euphoria-right = справа, сумма { $sum }
rr-brief-euphoria-both = обе области
rr-brief-between-two-castles-left = левый { $column }
rr-brief-between-two-castles-right = правый { $column }
rr-brief-viticulture-grape = гроздь { $number }
rr-brief-viticulture-order = заказ { $order }: { $grapes }
rr-brief-wingspan-bird = птица { $bird }
rr-brief-pendulum-octagon = обвести
rr-brief-pendulum-hourglass = часы
rr-brief-cell = ряд { $row }, { $place }
rr-brief-claim = не подходит, взять
rr-brief-ways = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}

## Стол

rr-table-round = Раунд { $round } из { $rounds }
rr-table-turn = ход { $turn } из { $turns }
rr-table-rolled = выпало { $d1 } и { $d2 }
rr-table-over = игра окончена
rr-table-game = Партия
rr-table-code = код миров { $code }
rr-table-realms = раунд { $round }
rr-table-used = использован
rr-table-unknown = ещё не выбран
rr-table-this-round = в этом раунде
rr-table-ended = ход завершён
rr-table-playing = ходит
rr-table-waiting = ждёт
rr-table-more-seats = и ещё { $count }: o и номер показывают лист
rr-table-dice = Кубики
rr-table-no-dice = кубиков сейчас нет
rr-table-die-used = использован
rr-table-die-changed = выпало { $value }
rr-table-die-empowered = для любого мира
rr-table-resources = Ресурсы
rr-table-end = завершить ход
rr-table-left = слева
rr-table-right = справа
rr-table-anchor = Число стоит там, куда ляжет { $sign } фигуры.
rr-table-scores = Итоговые звёзды
rr-table-winner = — победа

rr-legend = [3] отмечено или записано, { $mark } можно отметить сейчас, × потрачено

## Летопись

rr-log-drawn = Выбран мир: { $realm }
rr-log-round = Раунд { $round }: { $first }, { $second }, { $third }
rr-log-rolled = Ход { $turn }: { $d1 } и { $d2 }
rr-log-used = { $seat }: { $die } ({ $value }) — { $realm }
rr-log-gained = { $seat }: { $source }{ rr-amounts.gained }
rr-log-gained-lost = { $seat }: { $source }{ rr-amounts.gained }, сверх предела потеряно: { $lost }
rr-log-paid = { $seat }: { $source }{ rr-amounts.paid }
rr-log-starred = { $seat }: { $realm }, { $stars ->
    [one] +{ $stars } звезда
    [few] +{ $stars } звезды
    [many] +{ $stars } звёзд
   *[other] +{ $stars } звезды
}
rr-log-adjusted = { $seat }: { $die } за 2 тыквы, { $from } → { $to }
rr-log-empowered = { $seat }: { $die } усилен за 3 тыквы, { $from } → { $to }
rr-log-gained-die-pair = { $seat }: кубик { $value } за { rr-hearts } (дубль)
rr-log-gained-die-any = { $seat }: кубик { $value } за { rr-hearts } (копия)
rr-log-gained-die-seven = { $seat }: кубик { $value } за { rr-coins } (сумма 7)
rr-log-gained-die-coins = { $seat }: кубик { $value } за { rr-coins }
rr-log-claimed = { $seat }: { $die } ({ $value }) никуда не подходит
rr-log-scored = { $seat }: { $realm }, { rr-stars }
rr-log-result = { $seat }: итог раунда { $round } — { $stars },{ $tenths } (не потрачено ресурсов: { $unspent })
rr-log-over = Игра окончена
