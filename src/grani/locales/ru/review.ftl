# Разборы партий: что принесла удача, чего стоили ошибки

review-title = Разбор партии «{ $game }»
review-speed = { $speed ->
        [standard] Обычный разбор
        [deep] Глубокий разбор
       *[quick] Быстрый разбор
    }: { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }, зерно { $seed }
review-unfinished = Партия не окончена: разобрано всё до текущего места.
review-reviewing = Разбор
review-going-on = Продолжаю по найденному в { $path }
review-stopped = Остановлено. Всё найденное лежит в { $path }; продолжить: { $command }

review-player = Игрок
review-score = Итог
review-winner = победа
review-luck = Удача
review-adjusted = Без удачи
review-own-errors = Ошибки
review-others-errors = Чужие
review-noise = Шум
review-start = Начало
review-end = Конец
review-margin = { $unit ->
        [stars] Отрыв в звёздах
        [points] Отрыв в очках
       *[other] Отрыв в славе
    }
review-margin-adjusted = Отрыв без удачи
review-per-decision = Потеря за решение
review-title-column = Звание
review-judged = Решения в счёт
review-judged-of = { $decisions } из { $asked }
review-adds-up = Из чего сложился результат
review-adds-up-note = Начало, удача, все ошибки и шум в сумме дают конец без остатка. Шум — то, что судья увидел лишь потом.
review-judged-note = Звание опирается на решения, в которых что-то решалось; если их меньше десяти, звания нет. ± у потери за решение — насколько могли бы отличаться другие такие решения. Тщательный разбор находит больше потерь, и границы званий у него свои.
review-lost-more = Ошибки могут стоить больше, чем было в начале: то, что вернули удача и чужие ошибки, можно потерять снова.
review-adjusted-note = «Без удачи» — итог за вычетом удачи: это сумма, а не вероятность, она бывает и меньше 0, и больше 100 %.
review-much-noise = Здесь много шума: судья понял эту партию лишь задним числом. Удаче и ошибкам доверяйте меньше обычного; у кого шума так много, тот остаётся без звания.
review-unit = { $unit ->
        [stars] Удача и потери — в звёздах.
        [points] Удача и потери — в очках.
        [glory] Удача и потери — в очках славы.
       *[victories] Удача и потери — в процентных пунктах вероятности победы.
    }
review-off = В начале партии погрешность судьи примерно ± { $error }.
review-plus-minus = ± — интервал 95 %. Для удачи он складывается из погрешности в начале партии и шума. Для ошибок и решающих моментов это лишь случайность самого сравнения: оба варианта доигрываются так, как играл бы судья, и кто играет дальше иначе, может найти гораздо меньше или обратное. Более тщательный разбор видит больше. Где ± велик, одна партия мало что доказывает.

review-title-titan = Титан
review-title-hero = Герой
review-title-smith = Мастер-кузнец
review-title-journeyman = Подмастерье
review-title-apprentice = Ученик
review-title-newcomer = Новичок

review-grades = Решения по оценкам
review-grade-best = Лучшее
review-grade-fine = Хорошее
review-grade-doubtful = Сомнительное
review-grade-mistake = Ошибка
review-grade-blunder = Грубая ошибка

review-by-sort = Где потеряно
review-decisions = Решений
review-loss = Потеря
review-sort-forging = Покупка граней
review-sort-feats = Подвиги
review-sort-extra = Дополнительное действие
review-sort-reinforcement = Усиление
review-sort-order = Порядок эффектов
review-sort-resources = Ресурсы
review-sort-marking = Отметки
review-sort-ending = Конец хода
review-sort-other = Прочее
review-by-phase = По частям партии
review-phase-opening = Начало
review-phase-middle = Середина
review-phase-end = Конец
review-by-game = По играм
review-by-rival = По соперникам
review-rival-you = Люди

review-rounds = Раунд за раундом
review-round = Раунд
review-rounds-note = В скобках: удача / свои ошибки раунда.

review-moments = Что решило партию
review-no-moments = Ничего не выделяется.
review-moment-luck = { $round ->
    [0] Подготовка, шаг { $step }: жребий, { $effects }
   *[other] Раунд { $round }, шаг { $step }: удача, { $effects }
}
review-moment-setup = { $game ->
    [dice-forge] Никто ещё ничего не решал: с такими картами одно место в порядке ходов выгоднее другого.
   *[other] Никто ещё ничего не решал: вся разница — из-за жребия.
}
review-moment-error = Раунд { $round }, шаг { $step }: { $name }, { $grade } ({ $loss })
review-effect = { $name } { $change }
review-played = Сыграно: { $option } ({ $worth })
review-better = Лучше: { $option } ({ $worth })
review-why = Почему: { $reasons }
review-why-compared = по сравнению со сделанным { $reasons }
review-why-rivals = у других { $reasons }
review-why-rolls = { $left ->
        [0] бросков больше не будет
        [one] остался { $left } бросок
        [few] осталось { $left } броска
        [many] осталось { $left } бросков
       *[other] осталось { $left } броска
    }
review-why-turns = { $left ->
        [0] последний ход раунда
        [one] в раунде остался { $left } ход
        [few] в раунде осталось { $left } хода
        [many] в раунде осталось { $left } ходов
       *[other] в раунде осталось { $left } хода
    }
review-why-none = это окупится позже: судья оценивает вариант выше, но сразу после хода этого не видно
review-why-later = это окупится позже. Если { $games ->
        [one] { $games } раз
        [few] { $games } раза
        [many] { $games } раз
       *[other] { $games } раза
    } доиграть оба варианта до конца с одинаковыми бросками, в среднем выходит: { $reasons }
review-why-each-rival = у каждого из остальных { $reasons }
review-curve = { $name }, по графику: { $before } → { $after }, { $sort ->
        [luck] удача
       *[error] ошибка
    } { $effect }{ $noisy ->
        [yes] , шум { $noise }
       *[no] {""}
    }
review-curve-stays = На графике ошибки почти не видно: до этого решения он ещё не учитывал лучший вариант.
review-played-out = Второй взгляд, по доигрываниям: { $before } → { $after }, то есть { $change }

review-less = { $way ->
        [more] больше
       *[less] меньше
    }
review-fewer = { $way ->
        [more] больше
       *[less] меньше
    }
review-term-roll-gold = на { $amount } { review-less } золота за бросок
review-term-roll-sun = на { $amount } { review-fewer } осколков солнца за бросок
review-term-roll-moon = на { $amount } { review-fewer } осколков луны за бросок
review-term-roll-glory = на { $amount } { review-less } очков славы за бросок
review-term-roll-ancient = на { $amount } { review-fewer } древних осколков за бросок
review-term-roll-loyalty = на { $amount } { review-less } лояльности за бросок
review-term-gold = на { $amount } { review-less } золота
review-term-sun = на { $amount } { $count ->
        [one] осколок
        [few] осколка
        [many] осколков
       *[other] осколка
    } солнца { review-fewer }
review-term-moon = на { $amount } { $count ->
        [one] осколок
        [few] осколка
        [many] осколков
       *[other] осколка
    } луны { review-fewer }
review-term-ancient = на { $amount } { $count ->
        [one] древний осколок
        [few] древних осколка
        [many] древних осколков
       *[other] древних осколка
    } { review-fewer }
review-term-cerberus = на { $amount } { $count ->
        [one] жетон
        [few] жетона
        [many] жетонов
       *[other] жетона
    } цербера { review-fewer }
review-term-triton = на { $amount } { $count ->
        [one] жетон
        [few] жетона
        [many] жетонов
       *[other] жетона
    } тритона { review-fewer }
review-term-glory = на { $amount } { review-less } очков славы
review-term-later = на { $amount } { review-fewer } звёзд ожидается до конца раунда
review-term-realm = на { $amount } { $count ->
        [one] звезду
        [few] звезды
        [many] звёзд
       *[other] звезды
    } { review-fewer } в мире «{ $name }»
review-term-pumpkin = на { $amount } { $count ->
        [one] тыкву
        [few] тыквы
        [many] тыкв
       *[other] тыквы
    } { review-fewer }
review-term-heart = на { $amount } { $count ->
        [one] сердце
        [few] сердца
        [many] сердец
       *[other] сердца
    } { review-fewer }
review-term-coin = на { $amount } { $count ->
        [one] монету
        [few] монеты
        [many] монет
       *[other] монеты
    } { review-fewer }
review-later-lead = счёт против лучшего соперника лучше на { $amount } очка славы
review-later-score = на { $amount } { review-less } очков славы в сумме
review-later-glory-cards = на { $amount } { review-less } очков славы с карт
review-later-glory-faces = на { $amount } { review-less } очков славы с граней кубиков
review-later-glory-feats = на { $amount } { review-less } очков славы от эффектов подвигов
review-later-glory-hammer = на { $amount } { review-less } очков славы за карту молота
review-later-glory-board = на { $amount } { review-less } очков славы на поле титанов
review-later-glory-labyrinth = на { $amount } { review-less } очков славы в лабиринте
review-later-glory-other = на { $amount } { review-less } очков славы из других источников
review-later-feats = на { $amount } { review-fewer } подвигов
review-later-faces = на { $amount } { review-fewer } заменённых граней
review-later-extra = на { $amount } { review-fewer } дополнительных действий
review-later-gold = получено на { $amount } { review-less } золота
review-later-sun = получено на { $amount } { review-fewer } осколков солнца
review-later-moon = получено на { $amount } { review-fewer } осколков луны

review-sources = { $unit ->
        [stars] Откуда взялись звёзды
        [points] Откуда взялись очки
       *[other] Откуда взялась слава
    }
review-dice = Что выпадало: { $name }
review-face = Грань
review-rolled = Выпало
review-expected = Ожидалось
review-dice-count = { $count ->
        [one] Брошен { $count } кубик.
        [few] Брошено { $count } кубика.
        [many] Брошено { $count } кубиков.
       *[other] Брошено { $count } кубика.
    }

review-chart-curve = { $unit ->
        [victories] Вероятность победы
       *[other] Ожидаемый результат
    }
review-chart-curve-note = Полоса — интервал 95 %: в 95 случаях из 100 истинное значение лежит в нём.
review-chart-areas = Что сделали удача и ошибки: { $name }
review-chart-areas-note = Удача, ошибки всех игроков и шум с начала партии, слоями; линия — их сумма.
review-axis-step = Шаг
review-axis-change = Изменение
review-page-title = { $game }: разбор

review-career = { $player }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
review-career-luck = Удача за { $games ->
        [one] { $games } партию
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }: { $luck } { $unit ->
        [stars] звезды
        [points] очка
        [glory] очка славы
       *[victories] победы
    }; с честными кубиками обычно в пределах ± { $reach }.
review-career-mean = В среднем: результат { $result }, удача { $luck } ± { $reach }, без удачи { $adjusted }.
review-career-loss = { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }, потеря за решение { $loss }: { $title }.
review-career-mistakes = Стоит переиграть
review-career-mistake = { $path }, шаг { $step }, раунд { $round }: { $loss }
review-career-no-mistakes = Ошибок не найдено.
review-career-apart = С заданной позиции, поэтому не учтены: { $paths }.
review-career-written = { $count ->
        [one] { $count } позиция записана
        [few] { $count } позиции записаны
        [many] { $count } позиций записано
       *[other] { $count } позиции записано
    } в { $path }; переиграть: { $command }
