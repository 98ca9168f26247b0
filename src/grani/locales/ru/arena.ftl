# Отчёты о сериях партий

sim-playing = Идут партии
sim-rate = { $rate } партий/с
sim-heading = { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, мест: { $seats }, зерно { $seed }: { $rate } партий/с, решений за партию: около { $decisions }; { $build ->
        [pure] сборка на чистом Python
       *[other] скомпилированная сборка
    }
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
sim-interval = Интервал 95 %
sim-mean = Среднее
sim-spread = Разброс
sim-shared = Общих побед: { $count }; каждая считается равными долями.
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
sim-source-resources = Непотраченные ресурсы
sim-source-start = Было в начале

# Арена

arena-heading = { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, мест: { $seats }, раскладов: { $deals }, каждый во всех порядках мест с теми же бросками; зерно { $seed }; { $build ->
        [pure] сборка на чистом Python
       *[other] скомпилированная сборка
    }
arena-settled = столов с ясным исходом: { $settled } из { $lineups }
arena-interrupted = Остановлено: сохранено партий: { $games }, в файле { $path }. Чтобы продолжить, повторите команду: { $command }
arena-kept = Уже сыграно партий: { $kept } из { $games }, в файле { $path }; --fresh сыграет все заново.
arena-changed = Боты изменились с прошлого раза: арена начинается заново.
arena-unrated = Для рейтингов нужна библиотека: { $command }
arena-rating = Рейтинг
arena-ms = мс/решение
arena-faults = Сбои
arena-par = Победы считаются на одно место: за столом, где мест { $seats }, равные боты выигрывают по { $par } %.
arena-shares = Доля побед между двумя ботами, в %
arena-shares-note = Бот в строке против бота в столбце: 50 — равны; * — интервал 95 %, в который 50 не входит. Досрочно стол заканчивает игру по более строгой проверке: на него смотрят несколько раз (--error).
arena-items = Что покупают победители
arena-items-note = Боты, купившие это хотя бы раз за партию. Сильные боты покупают не то же, что слабые: причину это не доказывает.
arena-item = Куплено
arena-bought = Мест
arena-sort-feat = { $name }
arena-sort-face = { $name } (грань)

## Отчёт страницей

arena-page-title = Арена: { $game }
arena-page-made = Составлено программой Grani, партий: { $games }. Отрезки — интервалы 95 % по раскладам. Из сети ничего не загружается.
arena-page-setup = Подготовка
arena-page-ratings = Рейтинги
arena-page-ratings-note = Разница в 400 очков — это десять побед против одной. Модель Брэдли — Терри, среднее 1500.
arena-page-shares-note = Бот в строке против бота в столбце, ниже — интервал 95 %: 50 % — равны.
arena-page-sources = { $unit ->
        [points] Откуда очки, за партию
        [stars] Откуда звёзды, за партию
       *[other] Откуда слава, за партию
    }
arena-page-rounds = { $unit ->
        [points] Очки после каждого раунда
        [stars] Звёзды после каждого раунда
       *[other] Слава после каждого раунда
    }
arena-page-feats = Подвиги
arena-page-faces = Грани
arena-page-items = Куплено
arena-page-held = { $unit ->
        [points] Очки по картам и раундам
        [stars] Звёзды по мирам и раундам
       *[other] Слава по картам и раундам
    }
arena-page-length = Длина партий
arena-page-time = Время на решение
arena-axis-win-rate = Победы
arena-axis-score = { $unit ->
        [points] Очки
        [stars] Звёзды
       *[other] Слава
    }
arena-axis-round = Раунд
arena-axis-decisions = Решений за партию
arena-axis-games = Партии
arena-axis-ms = Миллисекунды (логарифмически)
arena-axis-opponent = Против
arena-axis-share = Доля побед
arena-time-mean = среднее
arena-time-slowest = самое долгое
