# Звіти про серії партій

sim-playing = Тривають партії
sim-rate = { $rate } партій/с
sim-heading = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, місць: { $seats }, зерно { $seed }: { $rate } партій/с, рішень за партію: близько { $decisions }; { $build ->
        [pure] збірка на чистому Python
       *[other] скомпільована збірка
    }
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
sim-interval = Інтервал 95 %
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
sim-source-start = Було на початку

# Арена

arena-heading = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, місць: { $seats }, розкладів: { $deals }, кожен у всіх порядках місць із тими самими кидками; зерно { $seed }; { $build ->
        [pure] збірка на чистому Python
       *[other] скомпільована збірка
    }
arena-settled = столів із ясним результатом: { $settled } з { $lineups }
arena-interrupted = Зупинено: збережено партій: { $games }, у файлі { $path }. Щоб продовжити, повторіть команду: { $command }
arena-kept = Уже зіграно партій: { $kept } з { $games }, у файлі { $path }; --fresh зіграє всі наново.
arena-changed = Боти змінилися з минулого разу: арена починається наново.
arena-unrated = Для рейтингів потрібна бібліотека: { $command }
arena-rating = Рейтинг
arena-ms = мс/рішення
arena-faults = Збої
arena-par = Перемоги рахуються на одне місце: за столом, де місць { $seats }, рівні боти виграють по { $par } %.
arena-shares = Частка перемог між двома ботами, у %
arena-shares-note = Бот у рядку проти бота в стовпці: 50 — рівні; * — інтервал 95 %, до якого 50 не входить. Достроково стіл закінчує гру за суворішою перевіркою: на нього дивляться кілька разів (--error).
arena-items = Що купують переможці
arena-items-note = Боти, які купили це хоча б раз за партію. Сильні боти купують не те саме, що слабкі: причину це не доводить.
arena-item = Куплено
arena-bought = Місць
arena-sort-feat = { $name }
arena-sort-face = { $name } (грань)

## Звіт сторінкою

arena-page-title = Арена: { $game }
arena-page-made = Складено програмою Grani, партій: { $games }. Відрізки — інтервали 95 % за розкладами. З мережі нічого не завантажується.
arena-page-setup = Підготовка
arena-page-ratings = Рейтинги
arena-page-ratings-note = Різниця в 400 очок — це десять перемог проти однієї. Модель Бредлі — Террі, середнє 1500.
arena-page-shares-note = Бот у рядку проти бота в стовпці, нижче — інтервал 95 %: 50 % — рівні.
arena-page-sources = { $unit ->
        [points] Звідки очки, за партію
        [stars] Звідки зірки, за партію
       *[other] Звідки слава, за партію
    }
arena-page-rounds = { $unit ->
        [points] Очки після кожного раунду
        [stars] Зірки після кожного раунду
       *[other] Слава після кожного раунду
    }
arena-page-feats = Подвиги
arena-page-faces = Грані
arena-page-items = Куплено
arena-page-held = { $unit ->
        [points] Очки за картами й раундами
        [stars] Зірки за світами й раундами
       *[other] Слава за картами й раундами
    }
arena-page-length = Тривалість партій
arena-page-time = Час на рішення
arena-axis-win-rate = Перемоги
arena-axis-score = { $unit ->
        [points] Очки
        [stars] Зірки
       *[other] Слава
    }
arena-axis-round = Раунд
arena-axis-decisions = Рішень за партію
arena-axis-games = Партії
arena-axis-ms = Мілісекунди (логарифмічно)
arena-axis-opponent = Проти
arena-axis-share = Частка перемог
arena-time-mean = середнє
arena-time-slowest = найдовше
