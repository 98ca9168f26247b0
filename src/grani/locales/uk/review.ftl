# Розбори партій: що принесла удача, чого коштували помилки

review-title = Розбір партії «{ $game }»
review-speed = { $speed ->
        [standard] Звичайний розбір
        [deep] Глибокий розбір
       *[quick] Швидкий розбір
    }: { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
        [many] { $decisions } рішень
       *[other] { $decisions } рішення
    }, зерно { $seed }
review-unfinished = Партію не завершено: розібрано все до поточного місця.
review-reviewing = Розбір
review-going-on = Продовжую за знайденим у { $path }
review-stopped = Зупинено. Усе знайдене лежить у { $path }; продовжити: { $command }

review-player = Гравець
review-luck = Удача
review-adjusted = Без удачі
review-own-errors = Помилки
review-others-errors = Чужі
review-noise = Шум
review-start = Початок
review-end = Кінець
review-margin = { $unit ->
        [stars] Відрив у зірках
        [points] Відрив в очках
       *[other] Відрив у славі
    }
review-margin-adjusted = Відрив без удачі
review-per-decision = Втрата за рішення
review-title-column = Звання
review-adds-up = З чого склався результат
review-adds-up-note = Початок, удача, усі помилки й шум у сумі дають кінець без остачі. Шум — те, що суддя побачив лише потім.
review-unit = { $unit ->
        [stars] Удача й втрати — у зірках.
        [points] Удача й втрати — в очках.
        [glory] Удача й втрати — в очках слави.
       *[victories] Удача й втрати — у відсоткових пунктах імовірності перемоги.
    }
review-off = На початку партії похибка судді приблизно ± { $error }.

review-title-titan = Титан
review-title-hero = Герой
review-title-smith = Майстер-коваль
review-title-journeyman = Підмайстер
review-title-apprentice = Учень
review-title-newcomer = Новачок

review-grades = Рішення за оцінками
review-grade-best = Найкраще
review-grade-fine = Добре
review-grade-doubtful = Сумнівне
review-grade-mistake = Помилка
review-grade-blunder = Груба помилка

review-by-sort = Де втрачено
review-decisions = Рішень
review-loss = Втрата
review-sort-forging = Купівля граней
review-sort-feats = Подвиги
review-sort-extra = Додаткова дія
review-sort-reinforcement = Підсилення
review-sort-order = Порядок ефектів
review-sort-resources = Ресурси
review-sort-marking = Позначки
review-sort-ending = Кінець ходу
review-sort-other = Інше
review-by-phase = За частинами партії
review-phase-opening = Початок
review-phase-middle = Середина
review-phase-end = Кінець
review-by-game = За іграми
review-by-rival = За суперниками
review-rival-you = Люди

review-rounds = Раунд за раундом
review-round = Раунд
review-rounds-note = У дужках: удача / власні помилки раунду.

review-moments = Що вирішило партію
review-no-moments = Ніщо не вирізняється.
review-moment-luck = Раунд { $round }, крок { $step }: удача, { $effects }
review-moment-error = Раунд { $round }, крок { $step }: { $name }, { $grade } ({ $loss })
review-effect = { $name } { $change }
review-played = Зіграно: { $option } ({ $worth })
review-better = Краще: { $option } ({ $worth })
review-why = Чому: { $reasons }
review-why-compared = порівняно зі зробленим це дає { $reasons }
review-why-rivals = в інших { $reasons }
review-why-rolls = { $left ->
        [0] кидків більше не буде
        [one] залишився { $left } кидок
        [few] залишилося { $left } кидки
        [many] залишилося { $left } кидків
       *[other] залишилося { $left } кидка
    }
review-why-turns = { $left ->
        [0] останній хід раунду
        [one] у раунді залишився { $left } хід
        [few] у раунді залишилося { $left } ходи
        [many] у раунді залишилося { $left } ходів
       *[other] у раунді залишилося { $left } ходу
    }
review-why-none = суддя оцінює його вище, але однієї причини назвати не може
review-played-out = За дограваннями: { $worth } ± { $error }

review-term-roll-gold = золото за кидок { $change }
review-term-roll-sun = уламки сонця за кидок { $change }
review-term-roll-moon = уламки місяця за кидок { $change }
review-term-roll-glory = слава за кидок { $change }
review-term-roll-ancient = давні уламки за кидок { $change }
review-term-roll-loyalty = лояльність за кидок { $change }
review-term-gold = золото { $change }
review-term-sun = уламки сонця { $change }
review-term-moon = уламки місяця { $change }
review-term-glory = слава { $change }
review-term-stars = очікувані зірки { $change }
review-term-pumpkin = гарбузи { $change }
review-term-heart = серця { $change }
review-term-coin = монети { $change }

review-sources = { $unit ->
        [stars] Звідки взялися зірки
        [points] Звідки взялися очки
       *[other] Звідки взялася слава
    }
review-dice = Що випадало: { $name }
review-face = Грань
review-rolled = Випало
review-expected = Очікувалося
review-dice-count = { $count ->
        [one] Кинуто { $count } кубик.
        [few] Кинуто { $count } кубики.
        [many] Кинуто { $count } кубиків.
       *[other] Кинуто { $count } кубика.
    }

review-chart-curve = { $unit ->
        [victories] Імовірність перемоги
       *[other] Очікуваний результат
    }
review-chart-curve-note = Смуга — похибка судді.
review-chart-areas = Що зробили удача й помилки: { $name }
review-chart-areas-note = Удача, помилки всіх гравців і шум від початку партії, шарами; лінія — їхня сума.
review-axis-step = Крок
review-axis-change = Зміна
review-page-title = { $game }: розбір

review-career = { $player }: { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }
review-career-luck = Удача за { $games ->
        [one] { $games } партію
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }: { $luck } { $unit ->
        [stars] зірки
        [points] очка
        [glory] очка слави
       *[victories] перемоги
    }; з чесними кубиками зазвичай у межах ± { $reach }.
review-career-mean = У середньому: результат { $result }, удача { $luck } ± { $reach }, без удачі { $adjusted }.
review-career-loss = { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
        [many] { $decisions } рішень
       *[other] { $decisions } рішення
    }, втрата за рішення { $loss }: { $title }.
review-career-mistakes = Варто переграти
review-career-mistake = { $path }, крок { $step }, раунд { $round }: { $loss }
review-career-no-mistakes = Помилок не знайдено.
review-career-written = { $count ->
        [one] { $count } позицію записано
        [few] { $count } позиції записано
        [many] { $count } позицій записано
       *[other] { $count } позиції записано
    } до { $path }; переграти: { $command }
