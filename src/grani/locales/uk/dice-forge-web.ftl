# Стіл «Dice Forge» у браузері, українською.

## Місця та частини столу

forge-views = Частини столу
forge-boards = Планшети
forge-order = Інші, за порядком ходу
forge-chronicle = Літопис
forge-turn = хід
forge-round = Раунд { $round }
forge-open-board = Увесь планшет: { $name }
forge-at-home = герой: стартовий портал
forge-at-island = герой: { $island }
forge-stands-here = Тут стоїть { $name }
forge-memory = Жетон спогаду, { $name }: { $side }
forge-since = Після вашого ходу
forge-since-again = Показати ще раз хід: { $name }
forge-since-lost = (пропало { $count })
forge-last-turn = Останній хід
forge-instead = «{ $now }» замість грані «{ $before }»
forge-passed = Дію пропущено
forge-ousted = Вигнано героя: { $name }

## Що там лежить

forge-copies-left = { $count ->
    [one] залишилася { $count } карта
    [few] залишилися { $count } карти
    [many] залишилося { $count } карт
   *[other] залишилося { $count } карти
}
forge-sold-out = більше не залишилося
forge-by-chance = випадково
forge-faces-left = { $count ->
    [one] залишилася { $count } грань
    [few] залишилися { $count } грані
    [many] залишилося { $count } граней
   *[other] залишилося { $count } граней
}
forge-no-faces-left = більше не залишилося
forge-costs = коштує { $price }
forge-die-shows = { $die }: { $face }
forge-reserve = { $resource }: { $amount } з { $cap }
forge-cards = Подвиги: { $name }
forge-no-cards = Подвигів поки немає.
forge-owned = карт: { $count }
forge-unused = цього ходу ще не використано
forge-score = { $points ->
    [one] з картами { $points } очко
    [few] з картами { $points } очки
    [many] з картами { $points } очок
   *[other] з картами { $points } очка
}
forge-forged = { $count ->
    [one] замінено { $count } грань
    [few] замінено { $count } грані
    [many] замінено { $count } граней
   *[other] замінено { $count } грані
}
forge-average = У середньому за кидок
forge-average-change = У середньому за кидок, до і після
amount-golem = { $amount ->
    [one] { $amount } крок голема
    [few] { $amount } кроки голема
    [many] { $amount } кроків голема
   *[other] { $amount } кроку голема
}
amount-mirror = { $amount ->
    [one] { $amount } дзеркало
    [few] { $amount } дзеркала
    [many] { $amount } дзеркал
   *[other] { $amount } дзеркала
}
amount-ship = { $amount ->
    [one] { $amount } корабель
    [few] { $amount } кораблі
    [many] { $amount } кораблів
   *[other] { $amount } корабля
}

## Жетони

forge-hammer = { $waiting ->
    [0] Молот: поділка { $space } з { $spaces }, коло { $lap }
   *[other] Молот: поділка { $space } з { $spaces }, коло { $lap }; чекають черги: { $waiting }
}
forge-cerberus = Жетони Цербера: { $count }
forge-triton = Жетони Тритона: { $count }
forge-scepter = Золото у скіпетрах: { $stored } (уміщує кожен: { $full })
forge-companion = Компаньйони на поділках: { $spaces }
forge-golem = Голем: { $square }
forge-loyalty = Поле титанів, очки слави: { $points }

## Рішення на столі

forge-here = Вставити сюди
forge-final = Скасувати це не можна.
forge-cancel = Назад
forge-close = Закрити
forge-choose = Виберіть
forge-look = Подивитися на стіл
forge-several = { $what }: { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
    [many] { $count } варіантів
   *[other] { $count } варіантів
}
forge-lost = Пропаде: { $count } (запас повний)
forge-ways-safe = Нічого не пропаде
forge-ways-lossy = Щось пропаде
forge-about-hammer = На молоті кожен золотий — поділка з 15 на шляху до слави. Золото понад межу запасу пропадає.
forge-about-store = Скіпетр зберігає до 6 золотих окремо від запасу. Золото понад межу запасу пропадає.
forge-about-spend = Решту буде взято з іншого золота. Нічого не пропадає.
forge-about-pay = Давні уламки йдуть за сонце й за місяць.
forge-about-pay-scepter = Скіпетр спорожнюється весь: зайве пропадає.
forge-about-choose = Ви отримаєте щось одне.
forge-opened = Грані кубиків
forge-opened-place = Натисніть на грань, перетягніть на неї нову або наберіть номер.
forge-opened-choose = Натисніть на грань або наберіть номер.
forge-opened-becomes = Натисніть на грань — побачите, чим вона може стати.
forge-opened-alike = Однакові грані ({ $count }) — один вибір.
forge-place-dice = Кубики
forge-place-cards = Карти й жетони
forge-place-seats = Гравці

## Що це дасть

forge-becomes = Може стати

## Кінець гри

forge-counting = Остаточний підрахунок
forge-source-glory = здобута слава
forge-source-feats = подвиги
forge-source-titans = поле титанів

goal-dice-forge = { $rounds ->
    [one] найбільше очок слави через { $rounds } раунд
    [few] найбільше очок слави через { $rounds } раунди
    [many] найбільше очок слави через { $rounds } раундів
   *[other] найбільше очок слави через { $rounds } раунду
}
