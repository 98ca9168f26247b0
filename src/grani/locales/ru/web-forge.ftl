# Стол «Dice Forge» в браузере, по-русски.

## Места и части стола

forge-views = Части стола
forge-boards = Планшеты
forge-chronicle = Летопись
forge-you = вы
forge-turn = ход
forge-round = Раунд { $round }
forge-open-board = Весь планшет: { $name }
forge-dock-open = Показать кубики и карты
forge-dock-close = Скрыть кубики и карты
forge-at-home = герой дома
forge-at-island = герой: { $island }
forge-stands-here = Здесь стоит { $name }
forge-memory = Жетон памяти, { $name }: { $side }

## Что там лежит

forge-copies-left = { $count ->
    [one] осталась { $count } копия
    [few] остались { $count } копии
    [many] осталось { $count } копий
   *[other] осталось { $count } копий
}
forge-sold-out = больше не осталось
forge-by-chance = по жребию
forge-faces-left = { $count ->
    [one] осталась { $count } грань
    [few] остались { $count } грани
    [many] осталось { $count } граней
   *[other] осталось { $count } граней
}
forge-no-faces-left = больше не осталось
forge-price = Цена: { $price }
forge-die-shows = { $die }: { $face }
forge-reserve = { $resource }: { $amount } из { $cap }
forge-cards = Подвиги: { $name }
forge-no-cards = Подвигов пока нет.
forge-owned = копий: { $count }
forge-owned-by = Владеют: { $names }
forge-unused = в этот ход ещё не использовано
forge-score = { $points ->
    [one] всего { $points } очко
    [few] всего { $points } очка
    [many] всего { $points } очков
   *[other] всего { $points } очков
}
forge-forged = { $count ->
    [one] выкована { $count } грань
    [few] выкованы { $count } грани
    [many] выковано { $count } граней
   *[other] выковано { $count } граней
}
forge-average = В среднем за бросок
forge-average-change = В среднем за бросок, до и после

## Жетоны

forge-hammer = { $waiting ->
    [0] Молот: деление { $space } из { $spaces }, круг { $lap }
   *[other] Молот: деление { $space } из { $spaces }, круг { $lap }; ждут очереди: { $waiting }
}
forge-cerberus = Жетоны Цербера: { $count }
forge-triton = Жетоны Тритона: { $count }
forge-scepter = Золото в скипетрах: { $stored } (вмещает каждый: { $full })
forge-companion = Спутники на делениях: { $spaces }
forge-golem = Голем: { $square }
forge-loyalty = Поле титанов, очки славы: { $points }

## Решения на столе

forge-perform = Совершить подвиг
forge-cancel = Отмена
forge-close = Закрыть
forge-choose = Выберите
forge-several = { $what }: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } вариантов
}
forge-ousts = Героя изгоняют, и бросок обоих кубиков делает { $name }.
forge-lost = Потеряется { $count }: резерв полон

## Конец игры

forge-counting = Итоговый подсчёт
forge-source-glory = полученная слава
forge-source-feats = подвиги
forge-source-titans = поле титанов
