# Стіл «Dice Forge» у браузері, українською.

## Місця та частини столу

forge-views = Частини столу
forge-boards = Планшети
forge-chronicle = Літопис
forge-you = ви
forge-turn = хід
forge-round = Раунд { $round }
forge-open-board = Увесь планшет: { $name }
forge-dock-open = Показати кубики й карти
forge-dock-close = Сховати кубики й карти
forge-at-home = герой удома
forge-at-island = герой: { $island }
forge-stands-here = Тут стоїть { $name }
forge-memory = Жетон пам’яті, { $name }: { $side }

## Що там лежить

forge-copies-left = { $count ->
    [one] залишилася { $count } копія
    [few] залишилися { $count } копії
    [many] залишилося { $count } копій
   *[other] залишилося { $count } копій
}
forge-sold-out = більше не залишилося
forge-by-chance = за жеребом
forge-faces-left = { $count ->
    [one] залишилася { $count } грань
    [few] залишилися { $count } грані
    [many] залишилося { $count } граней
   *[other] залишилося { $count } граней
}
forge-no-faces-left = більше не залишилося
forge-price = Ціна: { $price }
forge-die-shows = { $die }: { $face }
forge-reserve = { $resource }: { $amount } з { $cap }
forge-cards = Подвиги: { $name }
forge-no-cards = Подвигів поки немає.
forge-owned = копій: { $count }
forge-owned-by = Володіють: { $names }
forge-unused = цього ходу ще не використано
forge-score = { $points ->
    [one] усього { $points } очко
    [few] усього { $points } очки
    [many] усього { $points } очок
   *[other] усього { $points } очок
}
forge-forged = { $count ->
    [one] викувано { $count } грань
    [few] викувано { $count } грані
    [many] викувано { $count } граней
   *[other] викувано { $count } граней
}
forge-average = У середньому за кидок
forge-average-change = У середньому за кидок, до і після

## Жетони

forge-hammer = { $waiting ->
    [0] Молот: поділка { $space } з { $spaces }, коло { $lap }
   *[other] Молот: поділка { $space } з { $spaces }, коло { $lap }; чекають черги: { $waiting }
}
forge-cerberus = Жетони Цербера: { $count }
forge-triton = Жетони Тритона: { $count }
forge-scepter = Золото у скіпетрах: { $stored } (уміщує кожен: { $full })
forge-companion = Супутники на поділках: { $spaces }
forge-golem = Голем: { $square }
forge-loyalty = Поле титанів, очки слави: { $points }

## Рішення на столі

forge-perform = Здійснити подвиг
forge-cancel = Скасувати
forge-close = Закрити
forge-choose = Оберіть
forge-several = { $what }: { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
    [many] { $count } варіантів
   *[other] { $count } варіантів
}
forge-ousts = Героя виганяють, і обидва кубики кидає { $name }.
forge-lost = Буде втрачено { $count }: запас повний

## Кінець гри

forge-counting = Остаточний підрахунок
forge-source-glory = здобута слава
forge-source-feats = подвиги
forge-source-titans = поле титанів
