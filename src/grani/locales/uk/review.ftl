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
review-score = Підсумок
review-winner = перемога
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
review-judged = Рішення в залік
review-judged-of = { $decisions } з { $asked }
review-adds-up = З чого склався результат
review-adds-up-note = Початок, удача, усі помилки й шум у сумі дають кінець без остачі. Шум — те, що суддя побачив лише потім.
review-judged-note = Звання спирається на рішення, у яких щось вирішувалося; якщо їх менше десяти, звання немає. ± у втраті за рішення — наскільки могли б відрізнятися інші такі рішення. Ретельний розбір знаходить більше втрат, і межі звань у нього свої.
review-lost-more = Помилки можуть коштувати більше, ніж було на початку: те, що повернули удача й чужі помилки, можна втратити знову.
review-adjusted-note = «Без удачі» — підсумок без удачі: це сума, а не ймовірність, тож вона буває меншою за 0 й більшою за 100 %.
review-much-noise = Тут багато шуму: суддя зрозумів цю партію лише згодом. Удачі й помилкам довіряйте менше, ніж зазвичай; у кого шуму так багато, той лишається без звання.
review-unit = { $unit ->
        [stars] Удача й втрати — у зірках.
        [points] Удача й втрати — в очках.
        [glory] Удача й втрати — в очках слави.
       *[victories] Удача й втрати — у відсоткових пунктах імовірності перемоги.
    }
review-off = На початку партії похибка судді приблизно ± { $error }.
review-plus-minus = ± — інтервал 95 %. Для удачі він складається з похибки на початку партії та шуму. Для помилок і вирішальних моментів це лише випадковість самого порівняння: обидва варіанти дограються так, як грав би суддя, і хто грає далі інакше, може знайти значно менше або протилежне. Ретельніший розбір бачить більше. Де ± великий, одна партія мало що доводить.

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
review-moment-luck = { $round ->
    [0] Підготовка, крок { $step }: жереб, { $effects }
   *[other] Раунд { $round }, крок { $step }: удача, { $effects }
}
review-moment-setup = { $game ->
    [dice-forge] Ніхто ще нічого не вирішував: із такими картами одне місце в порядку ходів вигідніше за інше.
   *[other] Ніхто ще нічого не вирішував: уся різниця — через жереб.
}
review-moment-error = Раунд { $round }, крок { $step }: { $name }, { $grade } ({ $loss })
review-effect = { $name } { $change }
review-played = Зіграно: { $option } ({ $worth })
review-better = Краще: { $option } ({ $worth })
review-why = Чому: { $reasons }
review-why-compared = порівняно зі зробленим { $reasons }
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
review-why-none = це окупиться пізніше: суддя оцінює варіант вище, але одразу після ходу цього не видно
review-why-later = це окупиться пізніше. Якщо { $games ->
        [one] { $games } раз
        [few] { $games } рази
        [many] { $games } разів
       *[other] { $games } раза
    } дограти обидва варіанти до кінця з однаковими кидками, у середньому виходить: { $reasons }
review-why-each-rival = у кожного з решти { $reasons }
review-curve = { $name }, за графіком: { $before } → { $after }, { $sort ->
        [luck] удача
       *[error] помилка
    } { $effect }{ $noisy ->
        [yes] , шум { $noise }
       *[no] {""}
    }
review-curve-stays = На графіку помилки майже не видно: до цього рішення він ще не враховував кращого варіанта.
review-played-out = Другий погляд, за дограваннями: { $before } → { $after }, тобто { $change }

review-less = { $way ->
        [more] більше
       *[less] менше
    }
review-fewer = { $way ->
        [more] більше
       *[less] менше
    }
review-term-roll-gold = на { $amount } { review-less } золота за кидок
review-term-roll-sun = на { $amount } { review-fewer } уламків сонця за кидок
review-term-roll-moon = на { $amount } { review-fewer } уламків місяця за кидок
review-term-roll-glory = на { $amount } { review-less } очок слави за кидок
review-term-roll-ancient = на { $amount } { review-fewer } давніх уламків за кидок
review-term-roll-loyalty = на { $amount } { review-less } лояльності за кидок
review-term-gold = на { $amount } { review-less } золота
review-term-sun = на { $amount } { $count ->
        [one] уламок
        [few] уламки
        [many] уламків
       *[other] уламки
    } сонця { review-fewer }
review-term-moon = на { $amount } { $count ->
        [one] уламок
        [few] уламки
        [many] уламків
       *[other] уламки
    } місяця { review-fewer }
review-term-ancient = на { $amount } { $count ->
        [one] давній уламок
        [few] давні уламки
        [many] давніх уламків
       *[other] давні уламки
    } { review-fewer }
review-term-cerberus = на { $amount } { $count ->
        [one] жетон
        [few] жетони
        [many] жетонів
       *[other] жетони
    } Цербера { review-fewer }
review-term-triton = на { $amount } { $count ->
        [one] жетон
        [few] жетони
        [many] жетонів
       *[other] жетони
    } Тритона { review-fewer }
review-term-glory = на { $amount } { review-less } очок слави
review-term-later = на { $amount } { review-fewer } зірок очікується до кінця раунду
review-term-realm = на { $amount } { $count ->
        [one] зірку
        [few] зірки
        [many] зірок
       *[other] зірки
    } { review-fewer } у світі «{ $name }»
review-term-pumpkin = на { $amount } { $count ->
        [one] гарбуз
        [few] гарбузи
        [many] гарбузів
       *[other] гарбузи
    } { review-fewer }
review-term-heart = на { $amount } { $count ->
        [one] серце
        [few] серця
        [many] сердець
       *[other] серця
    } { review-fewer }
review-term-coin = на { $amount } { $count ->
        [one] монету
        [few] монети
        [many] монет
       *[other] монети
    } { review-fewer }
review-later-lead = рахунок проти найкращого суперника кращий на { $amount } очка слави
review-later-score = на { $amount } { review-less } очок слави в сумі
review-later-glory-cards = на { $amount } { review-less } очок слави з карт
review-later-glory-faces = на { $amount } { review-less } очок слави з граней кубиків
review-later-glory-feats = на { $amount } { review-less } очок слави від ефектів подвигів
review-later-glory-hammer = на { $amount } { review-less } очок слави за трек молота
review-later-glory-board = на { $amount } { review-less } очок слави на полі титанів
review-later-glory-labyrinth = на { $amount } { review-less } очок слави в лабіринті
review-later-glory-other = на { $amount } { review-less } очок слави з інших джерел
review-later-feats = на { $amount } { review-fewer } подвигів
review-later-faces = на { $amount } { review-fewer } замінених граней
review-later-extra = на { $amount } { review-fewer } додаткових дій
review-later-gold = отримано на { $amount } { review-less } золота
review-later-sun = отримано на { $amount } { review-fewer } уламків сонця
review-later-moon = отримано на { $amount } { review-fewer } уламків місяця

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
review-chart-curve-note = Смуга — інтервал 95 %: у 95 випадках зі 100 справжнє значення лежить у ньому.
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
review-career-apart = Із заданої позиції, тому не враховані: { $paths }.
review-career-written = { $count ->
        [one] { $count } позицію записано
        [few] { $count } позиції записано
        [many] { $count } позицій записано
       *[other] { $count } позиції записано
    } до { $path }; переграти: { $command }
