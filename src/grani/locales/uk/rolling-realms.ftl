# «Грані світів» українською.
#
# Назви світів, кубиків і ресурсів приходять уже перекладеними: { $realm }, { $die }, { $resource },
# { $source }; поруч { $die-id } тощо зберігають позначення, лише для вибору варіанта.
# Імена людей ({ $seat }) не відмінюються.
# Слова: світ, зірка, гарбуз, серце, монета, раунд, хід.

game-rolling-realms = Грані світів

## Варіанти підготовки

setup-rolling-realms-random = Випадкові світи
setup-rolling-realms-random-rule = Перед кожним раундом випадково вибираються три світи; код із дев’яти літер задає одразу всі дев’ять.

## Ресурси, кубики й кількості

resource-pumpkin = гарбузи
resource-heart = серця
resource-coin = монети
resource-star = зірки

die-d1 = перший кубик
die-d2 = другий кубик
die-gained = отриманий кубик
die-empowered = посилений кубик

rr-stars = { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
    [many] { $stars } зірок
   *[other] { $stars } зірки
}
rr-pumpkins = { $pumpkins ->
    [one] { $pumpkins } гарбуз
    [few] { $pumpkins } гарбузи
    [many] { $pumpkins } гарбузів
   *[other] { $pumpkins } гарбуза
}
rr-hearts = { $price ->
    [one] { $price } серце
    [few] { $price } серця
    [many] { $price } сердець
   *[other] { $price } серця
}
rr-coins = { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}
# Один ресурс за позначенням, у знахідному відмінку.
rr-one-cost = { $cost ->
    [pumpkin] 1 гарбуз
    [heart] 1 серце
   *[coin] 1 монету
}
rr-one-choice = { $choice ->
    [pumpkin] 1 гарбуз
    [heart] 1 серце
   *[coin] 1 монета
}
# Хвости речень: лише те, що є, перед кожним кома.
rr-amounts = гарбузи, серця, монети, зірки
    .gained = { $pumpkin ->
        [0] { "" }
        [one] , +{ $pumpkin } гарбуз
        [few] , +{ $pumpkin } гарбузи
        [many] , +{ $pumpkin } гарбузів
       *[other] , +{ $pumpkin } гарбуза
    }{ $heart ->
        [0] { "" }
        [one] , +{ $heart } серце
        [few] , +{ $heart } серця
        [many] , +{ $heart } сердець
       *[other] , +{ $heart } серця
    }{ $coin ->
        [0] { "" }
        [one] , +{ $coin } монета
        [few] , +{ $coin } монети
        [many] , +{ $coin } монет
       *[other] , +{ $coin } монети
    }
    .paid = { $pumpkin ->
        [0] { "" }
        [one] , −{ $pumpkin } гарбуз
        [few] , −{ $pumpkin } гарбузи
        [many] , −{ $pumpkin } гарбузів
       *[other] , −{ $pumpkin } гарбуза
    }{ $heart ->
        [0] { "" }
        [one] , −{ $heart } серце
        [few] , −{ $heart } серця
        [many] , −{ $heart } сердець
       *[other] , −{ $heart } серця
    }{ $coin ->
        [0] { "" }
        [one] , −{ $coin } монета
        [few] , −{ $coin } монети
        [many] , −{ $coin } монет
       *[other] , −{ $coin } монети
    }
    .stars = { $stars ->
        [0] { "" }
        [one] , +{ $stars } зірка
        [few] , +{ $stars } зірки
        [many] , +{ $stars } зірок
       *[other] , +{ $stars } зірки
    }
rr-brings = що це дає{ rr-amounts.gained }{ rr-amounts.stars }
    .tail = { rr-amounts.gained }{ rr-amounts.stars }

## Світи: назва, правило й коротко, за що зірка

realm-scythe-name = Серп
realm-scythe-rule = Кубик позначає верхнє число, яке показує, і дає ресурс поруч із ним; одразу можна заплатити й за нижнє число того самого стовпця. Або кубик позначає нижнє число, яке показує, якщо ви платите його ціну. Кожне нижнє число — зірка.
realm-scythe-stars = { $star } за кожне нижнє число
realm-tapestry-name = Гобелен
realm-tapestry-rule = Кубик зафарбовує фігуру зі стількох клітинок, скільки показує: її можна повернути, але вона має вся лягти на вільні клітинки. Кожен повний квадрат 2 на 2 дає свій ресурс. Кожна повна смуга з трьох таких квадратів, уздовж чи впоперек, — зірка.
realm-tapestry-stars = { $star } за смугу з трьох квадратів
realm-charterstone-name = Чартерстоун
realm-charterstone-rule = Кубик позначає будівлю зі своїм числом: ви отримуєте її ресурс і записуєте в ящик під нею, що випало на іншому кубику. Або кубик позначає всі ящики зі своїм числом. Кожен позначений ящик — зірка.
realm-charterstone-stars = { $star } за позначений ящик
realm-euphoria-name = Ейфорія
realm-euphoria-rule = Кубик позначає своє число в одній із двох областей, і вирішує нова сума цієї області: до 3 — монета, від 4 до 10 — зірка, 11 і більше — гарбуз або серце. Якщо випав дубль, один кубик із цим числом може позначити його одразу в обох областях. Не більше 6 зірок.
realm-euphoria-stars = { $star } за позначку із сумою 4–10
realm-my-little-scythe-name = Мій маленький серп
realm-my-little-scythe-rule = Кубик позначає своє число в кільці гарбузів або в кільці сердець і дає цей ресурс; число, позначене в обох кільцях, дає ще й монету. Кожен вид ресурсу, якого ви отримали за раунд щонайменше 6 — у будь-яких світах, витрачене теж рахується, — дає 2 зірки.
realm-my-little-scythe-stars = { $star }{ $star } за 6 ресурсів одного виду
realm-between-two-castles-name = Між двох замків
realm-between-two-castles-rule = Кубик ставлять у нижню порожню клітинку стовпця, і він має бути меншим за число під ним; на землі й на дверях може стояти будь-яке число. Повний стовпець дає свої ресурси. Кожен повний ряд замку — зірка; двері вважаються заповненими.
realm-between-two-castles-stars = { $star } за повний ряд
realm-between-two-cities-name = Між двох міст
realm-between-two-cities-rule = Кубик ставлять у будь-яку порожню клітинку, але не поруч із таким самим числом; по діагоналі можна. Кожен повний ряд і стовпець дає два ресурси. Наприкінці раунду цей світ має стільки зірок, скільки слабший із двох інших, але не більше, ніж у ньому заповнених клітинок.
realm-between-two-cities-stars = { $star } як у слабшого світу
realm-viticulture-name = Виноробство
realm-viticulture-rule = Кубик обводить гроно зі своїм числом і дає його ресурс. Або кубик разом з одним чи кількома обведеними раніше гронами виконує замовлення, не більше за їхню суму; ці грона викреслюються. Кожне виконане замовлення дає 2 зірки.
realm-viticulture-stars = { $star }{ $star } за виконане замовлення
realm-wingspan-name = Крила
realm-wingspan-rule = Кубик із будь-яким числом ставлять у крайню ліву порожню клітинку птаха, і він дає те, що під нею. Остання клітинка птаха — зірка. Повний птах, три числа якого дають у сумі рівно його розмах, — ще одна зірка.
realm-wingspan-stars = { $star } за кінець, { $star } за точний розмах
realm-pendulum-name = Маятник
realm-pendulum-rule = Кубик із будь-яким числом обводить восьмикутник. Або кубик позначає своє число в пісковому годиннику: останнє число годинника дає все, що зображено на обведених восьмикутниках, ресурси й зірки. Восьмикутники лишаються обведеними й заплатять знову за наступний годинник.
realm-pendulum-stars = { $star } восьмикутники, за кожен годинник
realm-pyramid-name = Піраміда
realm-pyramid-rule = Кубик кладуть на будь-яку порожню карту; його число має бути меншим за числа на картах просто над нею і більшим за числа на картах просто під нею. Повний ряд дає свої ресурси. Карта, заповнена разом із двома під нею, — зірка, і ще одна — за всі дев’ять карт.
realm-pyramid-stars = { $star } за карту з двома під нею

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
source-fallback = непридатний кубик

## Шість способів витратити ресурси

way-adjust = змінити кубик на ±1
way-adjust-rule = Заплатіть 2 гарбузи й змініть один свій невикористаний кубик рівно на 1, угору чи вниз, у межах від 1 до 6.
way-empower = ±1 або 0, світ повторно
way-empower-rule = Заплатіть 3 гарбузи й змініть один свій невикористаний кубик на 1 (або не змінюйте); його можна використати у світі, уже використаному цього ходу.
way-copy-pair = копія, якщо дубль
way-copy-pair-rule = Якщо на обох кубиках випало те саме, заплатіть 2 серця й отримайте на цей хід кубик із цим числом.
way-copy-any = копія кубика
way-copy-any-rule = Заплатіть 3 серця й отримайте кубик із числом, що випало на одному з двох кубиків.
way-copy-seven = копія, якщо сума 7
way-copy-seven-rule = Якщо числа, що випали, дають у сумі 7, заплатіть 2 монети й отримайте кубик із числом, що випало на одному з двох кубиків.
way-buy = кубик із цим числом
way-buy-rule = Заплатіть від 1 до 6 монет і отримайте кубик рівно з таким числом.

## Словник

term-rr-round = Раунд («Грані світів»)
term-rr-round-rule = Три світи й 9 ходів; потім рахують зірки й стирають усі аркуші. У партії 3 раунди, і жоден світ не повторюється.
term-rr-turn = Хід («Грані світів»)
term-rr-turn-rule = Два кубики кидають для всіх одразу; потім кожен використовує їх на своєму аркуші, кожен кубик і кожен світ по разу. Невикористане пропадає.
term-rr-realm = Світ
term-rr-realm-rule = Одна з одинадцяти карт зі своїм способом позначати числа, отримувати ресурси й здобувати до 6 зірок.
term-rr-star = Зірка
term-rr-star-rule = Перемагає той, у кого більше зірок у сумі за три раунди. За рівності вирішує третій раунд, потім другий, потім перший.
term-rr-resources = Ресурси
term-rr-resources-rule = Гарбузи, серця й монети: за раунд можна отримати не більше 12 кожного виду, разом із витраченими. Невитрачені дають наприкінці раунду по 0,1 зірки й пропадають.
term-rr-gained-die = Отриманий кубик
term-rr-gained-die-rule = Куплений за серця або монети; служить один раз, цього ходу або ніколи. Кинутим він не вважається.
term-rr-empowered-die = Посилений кубик
term-rr-empowered-die-rule = Кубик, на який витратили 3 гарбузи: його можна використати у світі, уже використаному цього ходу.
term-rr-unusable-die = Непридатний кубик
term-rr-unusable-die-rule = Кинутий кубик, який із числом, що випало, нікуди не підходить, можна обміняти на 1 ресурс на вибір. Але не тоді, коли на нього витрачено гарбузи.
term-rr-share-code = Код світів
term-rr-share-code-rule = Дев’ять літер — дев’ять світів партії за порядком. Хто введе той самий код, гратиме в ті самі світи.
term-rr-daily = Партія дня
term-rr-daily-rule = У всіх ті самі світи й ті самі кидки.

## Рішення

prompt-rr-turn = Використайте { $d1 } і { $d2 }, що випали, витрачайте ресурси або завершіть хід.

rr-caution = Кубик іще не використано: ще раз e — і хід завершено.

rr-option-end = Завершити хід
rr-option-claim = Взяти { $resource-id ->
    [pumpkin] 1 гарбуз
    [heart] 1 серце
   *[coin] 1 монету
    }: { $die } ({ $value }) нікуди не підходить
rr-option-copy-pair = Заплатити { rr-hearts } за кубик { $value }: копія дубля
rr-option-copy-any = Заплатити { rr-hearts } за кубик { $value }: копія кинутого
rr-option-copy-seven = Заплатити { rr-coins } за кубик { $value }: у сумі 7
rr-option-buy = { $coins ->
    [one] Заплатити { $coins } монету за кубик { $value }
    [few] Заплатити { $coins } монети за кубик { $value }
    [many] Заплатити { $coins } монет за кубик { $value }
   *[other] Заплатити { $coins } монети за кубик { $value }
}
rr-option-adjust = Заплатити { rr-pumpkins }: { $die }, { $value } → { $to }
rr-option-empower = Заплатити { rr-pumpkins }: { $die }, { $value } → { $to }, для будь-якого світу
rr-option-scythe-top = Серп, { $die } ({ $value }): позначити верхнє число { $number }{ rr-brings.tail }
rr-option-scythe-top-and-bottom = Серп, { $die } ({ $value }): позначити верхнє число { $number } і за { rr-one-cost } нижнє число { $below }{ rr-brings.tail }
rr-option-scythe-bottom = Серп, { $die } ({ $value }): позначити за { rr-one-cost } нижнє число { $number }{ rr-brings.tail }
rr-option-tapestry-place = Гобелен, { $die } ({ $value }): { $cells ->
    [one] зафарбувати { $cells } клітинку
    [few] зафарбувати { $cells } клітинки
    [many] зафарбувати { $cells } клітинок
   *[other] зафарбувати { $cells } клітинки
}, починаючи з ряду { $row }, стовпця { $column }{ rr-brings.tail }
rr-option-charterstone-building = Чартерстоун, { $die } ({ $value }): позначити будівлю { $number }, у ящик записати { $noted ->
    [d1] кидок першого кубика
   *[d2] кидок другого кубика
}{ rr-brings.tail }
rr-option-charterstone-crates = Чартерстоун, { $die } ({ $value }): { $count ->
    [one] позначити { $count } ящик
    [few] позначити { $count } ящики
    [many] позначити { $count } ящиків
   *[other] позначити { $count } ящика
} з числом { $number }{ rr-brings.tail }
rr-option-euphoria-left = Ейфорія, { $die } ({ $value }): позначити { $number } у лівій області, сума { $sum }{ rr-brings.tail }
rr-option-euphoria-right = Ейфорія, { $die } ({ $value }): позначити { $number } у правій області, сума { $sum }{ rr-brings.tail }
rr-option-euphoria-left-choice = Ейфорія, { $die } ({ $value }): позначити { $number } у лівій області, сума { $sum }, вибір: { rr-one-choice }{ rr-brings.tail }
rr-option-euphoria-right-choice = Ейфорія, { $die } ({ $value }): позначити { $number } у правій області, сума { $sum }, вибір: { rr-one-choice }{ rr-brings.tail }
rr-option-euphoria-both = Ейфорія, { $die } ({ $value }): позначити { $number } в обох областях{ $left ->
    [pumpkin] , ліворуч 1 гарбуз
    [heart] , ліворуч 1 серце
   *[none] { "" }
}{ $right ->
    [pumpkin] , праворуч 1 гарбуз
    [heart] , праворуч 1 серце
   *[none] { "" }
}{ rr-brings.tail }
rr-option-my-little-scythe-pumpkin = Мій маленький серп, { $die } ({ $value }): позначити { $number } у кільці гарбузів{ rr-brings.tail }
rr-option-my-little-scythe-heart = Мій маленький серп, { $die } ({ $value }): позначити { $number } у кільці сердець{ rr-brings.tail }
rr-option-between-two-castles-left = Між двох замків, { $die } ({ $value }): лівий замок, стовпець { $column }, поверх { $level }{ rr-brings.tail }
rr-option-between-two-castles-right = Між двох замків, { $die } ({ $value }): правий замок, стовпець { $column }, поверх { $level }{ rr-brings.tail }
rr-option-between-two-cities-cell = Між двох міст, { $die } ({ $value }): ряд { $row }, стовпець { $column }{ rr-brings.tail }
rr-option-viticulture-grape = Виноробство, { $die } ({ $value }): обвести гроно { $number }{ rr-brings.tail }
rr-option-viticulture-order = Виноробство, { $die } ({ $value }): виконати замовлення { $order }, грона { $grapes }, сума { $sum }{ rr-brings.tail }
rr-option-wingspan-bird = Крила, { $die } ({ $value }): птах { $bird }, клітинка { $square }{ rr-brings.tail }
rr-option-pendulum-octagon = Маятник, { $die } ({ $value }): обвести восьмикутник { $octagon ->
    [o1] «гарбуз і серце»
    [o2] «серце й монета»
    [o3] «гарбуз і монета»
    [o4] «перша зірка»
   *[o5] «друга зірка»
}{ rr-brings.tail }
rr-option-pendulum-hourglass = Маятник, { $die } ({ $value }): позначити { $number } у пісковому годиннику{ rr-brings.tail }
rr-option-pyramid-card = Піраміда, { $die } ({ $value }): ряд { $row }, карта { $place }{ rr-brings.tail }

## Те саме коротко, для меню, де кубик і світ уже названо; ресурси йдуть значками

rr-brief-scythe-top = верх { $number }
rr-brief-scythe-top-and-bottom = верх { $number } і низ { $below }
rr-brief-scythe-bottom = низ { $number }
rr-brief-charterstone-building = будівля { $number }, у ящик { $noted-value }
rr-brief-charterstone-crates = ящики ×{ $count }
rr-brief-euphoria-left = ліворуч, сума { $sum }
rr-brief-euphoria-right = праворуч, сума { $sum }
rr-brief-euphoria-both = обидві області
rr-brief-between-two-castles-left = лівий { $column }
rr-brief-between-two-castles-right = правий { $column }
rr-brief-viticulture-grape = гроно { $number }
rr-brief-viticulture-order = замовлення { $order }: { $grapes }
rr-brief-wingspan-bird = птах { $bird }
rr-brief-pendulum-octagon = обвести
rr-brief-pendulum-hourglass = годинник
rr-brief-cell = ряд { $row }, { $place }
rr-brief-claim = не підходить, взяти
rr-brief-ways = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
    [many] { $count } варіантів
   *[other] { $count } варіанта
}

## Стіл

rr-table-round = Раунд { $round } із { $rounds }
rr-table-turn = хід { $turn } із { $turns }
rr-table-rolled = випало { $d1 } і { $d2 }
rr-table-over = гру завершено
rr-table-game = Партія
rr-table-code = код світів { $code }
rr-table-realms = раунд { $round }
rr-table-used = використано
rr-table-unknown = ще не вибрано
rr-table-this-round = у цьому раунді
rr-table-ended = хід завершено
rr-table-playing = ходить
rr-table-waiting = чекає
rr-table-more-seats = і ще { $count }: o та номер показують аркуш
rr-table-dice = Кубики
rr-table-no-dice = кубиків зараз немає
rr-table-die-used = використано
rr-table-die-changed = випало { $value }
rr-table-die-empowered = для будь-якого світу
rr-table-resources = Ресурси
rr-table-end = завершити хід
rr-table-left = ліворуч
rr-table-right = праворуч
rr-table-anchor = Число стоїть там, куди ляже { $sign } фігури.
rr-table-scores = Підсумкові зірки
rr-table-winner = — перемога

rr-legend = [3] позначено або записано, { $mark } можна позначити зараз, × витрачено

## Літопис

rr-log-drawn = Вибрано світ: { $realm }
rr-log-round = Раунд { $round }: { $first }, { $second }, { $third }
rr-log-rolled = Хід { $turn }: { $d1 } і { $d2 }
rr-log-used = { $seat }: { $die } ({ $value }) — { $realm }
rr-log-gained = { $seat }: { $source }{ rr-amounts.gained }
rr-log-gained-lost = { $seat }: { $source }{ rr-amounts.gained }, понад межу втрачено: { $lost }
rr-log-paid = { $seat }: { $source }{ rr-amounts.paid }
rr-log-starred = { $seat }: { $realm }, { $stars ->
    [one] +{ $stars } зірка
    [few] +{ $stars } зірки
    [many] +{ $stars } зірок
   *[other] +{ $stars } зірки
}
rr-log-adjusted = { $seat }: { $die } за 2 гарбузи, { $from } → { $to }
rr-log-empowered = { $seat }: { $die } посилено за 3 гарбузи, { $from } → { $to }
rr-log-gained-die-pair = { $seat }: кубик { $value } за { rr-hearts } (дубль)
rr-log-gained-die-any = { $seat }: кубик { $value } за { rr-hearts } (копія)
rr-log-gained-die-seven = { $seat }: кубик { $value } за { rr-coins } (сума 7)
rr-log-gained-die-coins = { $seat }: кубик { $value } за { rr-coins }
rr-log-claimed = { $seat }: { $die } ({ $value }) нікуди не підходить
rr-log-scored = { $seat }: { $realm }, { rr-stars }
rr-log-result = { $seat }: підсумок раунду { $round } — { $stars },{ $tenths } (не витрачено ресурсів: { $unspent })
rr-log-over = Гру завершено
