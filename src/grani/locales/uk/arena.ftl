# Звіти про серії партій

sim-playing = Тривають партії
sim-rate = { $rate } партій/с
sim-heading = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, місць: { $seats }, зерно { $seed }: { $rate } партій/с, рішень за партію: близько { $decisions }
sim-interrupted = Зупинено завчасно: у звіті { $games ->
        [one] { $games } зіграна партія
        [few] { $games } зіграні партії
        [many] { $games } зіграних партій
       *[other] { $games } зіграної партії
    }.
sim-standings = { $unit ->
        [points] Підсумки в очках
        [stars] Підсумки в зірках
       *[other] Підсумки в очках слави
    }
sim-bot = Бот
sim-win-rate = Перемоги
sim-interval = 95 % інтервал
sim-mean = Середнє
sim-spread = Розкид
sim-shared = Спільних перемог: { $count }; кожна рахується рівними частками.
sim-by-seat = За місцями
sim-seat = Місце
sim-distribution = { $unit ->
        [points] Очки бота { $bot }
        [stars] Зірки бота { $bot }
       *[other] Слава бота { $bot }
    }
sim-sources = { $unit ->
        [points] Звідки очки, за партію
        [stars] Звідки зірки, за партію
       *[other] Звідки слава, за партію
    }
sim-source = Джерело
sim-source-face = Грані кубиків
sim-source-card = Очки на картах
sim-source-hammer = Трек молота
sim-source-lost = Відібрано суперниками
sim-source-triton = Жетони Тритона
sim-source-cerberus = Жетони Цербера
sim-source-extra-action = Додаткові дії
sim-source-celestial-die = Небесний кубик
sim-source-labyrinth = Лабіринт
sim-source-zone = Зони титанів
sim-source-memory = Жетони спогадів
sim-source-twins = Близнюки
sim-source-companion = Компаньйони
sim-source-titan-board = Клітинки титанів
sim-source-resources = Невитрачені ресурси
