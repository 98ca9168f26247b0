# Стол «Dice Forge» в браузере, по-русски.

## Места и части стола

forge-views = Части стола
forge-boards = Планшеты
forge-order = Остальные, по порядку хода
forge-chronicle = Летопись
forge-turn = ход
forge-round = Раунд { $round }
forge-open-board = Весь планшет: { $name }
forge-at-home = герой: стартовый портал
forge-at-island = герой: { $island }
forge-stands-here = Здесь стоит { $name }
forge-memory = Жетон воспоминания, { $name }: { $side }
forge-since = С вашего хода
forge-since-again = Показать ещё раз ход: { $name }
forge-since-lost = (сгорело { $count })
forge-last-turn = Последний ход
forge-instead = «{ $now }» вместо грани «{ $before }»
forge-passed = Действие пропущено
forge-ousted = Изгнан герой: { $name }

## Что там лежит

forge-copies-left = { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}
forge-sold-out = больше не осталось
forge-by-chance = случайно
forge-faces-left = { $count ->
    [one] осталась { $count } грань
    [few] остались { $count } грани
    [many] осталось { $count } граней
   *[other] осталось { $count } граней
}
forge-no-faces-left = больше не осталось
forge-costs = стоит { $price }
forge-die-shows = { $die }: { $face }
forge-reserve = { $resource }: { $amount } из { $cap }
forge-cards = Подвиги: { $name }
forge-no-cards = Подвигов пока нет.
forge-owned = карт: { $count }
forge-unused = в этот ход ещё не использовано
forge-score = { $points ->
    [one] с картами { $points } очко
    [few] с картами { $points } очка
    [many] с картами { $points } очков
   *[other] с картами { $points } очка
}
forge-forged = { $count ->
    [one] заменена { $count } грань
    [few] заменены { $count } грани
    [many] заменено { $count } граней
   *[other] заменено { $count } грани
}
forge-average = В среднем за бросок
forge-average-change = В среднем за бросок, до и после
amount-golem = { $amount ->
    [one] { $amount } шаг голема
    [few] { $amount } шага голема
    [many] { $amount } шагов голема
   *[other] { $amount } шага голема
}
amount-mirror = { $amount ->
    [one] { $amount } зеркало
    [few] { $amount } зеркала
    [many] { $amount } зеркал
   *[other] { $amount } зеркала
}
amount-ship = { $amount ->
    [one] { $amount } корабль
    [few] { $amount } корабля
    [many] { $amount } кораблей
   *[other] { $amount } корабля
}

## Жетоны

forge-hammer = { $waiting ->
    [0] Молот: деление { $space } из { $spaces }, круг { $lap }
   *[other] Молот: деление { $space } из { $spaces }, круг { $lap }; ждут очереди: { $waiting }
}
forge-cerberus = Жетоны цербера: { $count }
forge-triton = Жетоны тритона: { $count }
forge-scepter = Золото в скипетрах: { $stored } (вмещает каждый: { $full })
forge-companion = Компаньоны на делениях: { $spaces }
forge-golem = Голем: { $square }
forge-loyalty = Поле титанов, очки славы: { $points }

## Решения на столе

forge-here = Вставить сюда
forge-final = Отменить это будет нельзя.
forge-cancel = Назад
forge-close = Закрыть
forge-choose = Выберите
forge-look = Посмотреть на стол
forge-several = { $what }: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } вариантов
}
forge-lost = Сгорит: { $count } (резерв полон)
forge-ways-safe = Ничего не сгорит
forge-ways-lossy = Что-то сгорит
forge-about-hammer = На молоте каждый золотой — деление из 15 на пути к славе. Золото сверх предела резерва сгорает.
forge-about-store = Скипетр хранит до 6 золотых отдельно от резерва. Золото сверх предела резерва сгорает.
forge-about-spend = Остальное возьмётся из другого золота. Ничего не сгорает.
forge-about-pay = Древние осколки идут за солнце и за луну.
forge-about-pay-scepter = Скипетр опустошается целиком: лишнее сгорает.
forge-about-choose = Вы получите что-то одно.
forge-opened = Грани кубиков
forge-opened-place = Нажмите на грань, перетащите на неё новую или наберите номер.
forge-opened-choose = Нажмите на грань или наберите номер.
forge-opened-becomes = Нажмите на грань — увидите, чем она может стать.
forge-opened-alike = Одинаковые грани ({ $count }) — один выбор.
forge-place-dice = Кубики
forge-place-cards = Карты и жетоны
forge-place-seats = Игроки

## Что это даст

forge-becomes = Может стать

## Конец игры

forge-counting = Итоговый подсчёт
forge-source-glory = полученная слава
forge-source-feats = подвиги
forge-source-titans = поле титанов

goal-dice-forge = { $rounds ->
    [one] больше всех очков славы через { $rounds } раунд
    [few] больше всех очков славы через { $rounds } раунда
    [many] больше всех очков славы через { $rounds } раундов
   *[other] больше всех очков славы через { $rounds } раунда
}
