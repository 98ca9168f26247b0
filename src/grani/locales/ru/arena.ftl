# Отчёты о сериях партий

sim-playing = Идут партии
sim-rate = { $rate } партий/с
sim-heading = { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, мест: { $seats }, зерно { $seed }: { $rate } партий/с, решений за партию: около { $decisions }
sim-interrupted = Остановлено раньше срока: в отчёте { $games ->
        [one] { $games } сыгранная партия
        [few] { $games } сыгранные партии
        [many] { $games } сыгранных партий
       *[other] { $games } сыгранной партии
    }.
sim-standings = { $unit ->
        [points] Итоги в очках
        [stars] Итоги в звёздах
       *[other] Итоги в очках славы
    }
sim-bot = Бот
sim-win-rate = Победы
sim-interval = 95 % интервал
sim-mean = Среднее
sim-spread = Разброс
sim-shared = Разделённых побед: { $count }; каждая считается равными долями.
sim-by-seat = По местам
sim-seat = Место
sim-distribution = { $unit ->
        [points] Очки бота { $bot }
        [stars] Звёзды бота { $bot }
       *[other] Слава бота { $bot }
    }
sim-sources = { $unit ->
        [points] Откуда очки, за партию
        [stars] Откуда звёзды, за партию
       *[other] Откуда слава, за партию
    }
sim-source = Источник
sim-source-face = Грани кубиков
sim-source-card = Очки на картах
sim-source-hammer = Карта молота
sim-source-lost = Отнято соперниками
sim-source-triton = Жетоны тритона
sim-source-cerberus = Жетоны цербера
sim-source-extra-action = Дополнительные действия
sim-source-celestial-die = Небесный кубик
sim-source-labyrinth = Лабиринт
sim-source-zone = Зоны титанов
sim-source-memory = Жетоны воспоминаний
sim-source-twins = Близнецы
sim-source-companion = Компаньоны
sim-source-titan-board = Клетки титанов
sim-source-resources = Неистраченные ресурсы
