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
review-stopped = Остановлено. Всё найденное лежит в { $path }; продолжить можно этой командой: { $command }

review-player = Игрок
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
review-adds-up = Из чего сложился результат
review-adds-up-note = Начало, удача, ошибки, чужие ошибки и шум в сумме дают конец без остатка. Шум — то, что судья увидел лишь потом.
review-unit = { $unit ->
        [stars] Числа — звёзды.
        [points] Числа — очки.
        [glory] Числа — очки славы.
       *[victories] Числа — сотые доли победы.
    }
review-off = В начале партии судья ошибается примерно на ± { $error }.

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
review-sort-order = Порядок
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
review-rival-you = Человек

review-rounds = Раунд за раундом
review-round = Раунд
review-rounds-note = В скобках: удача / свои ошибки раунда.

review-moments = Что решило партию
review-no-moments = Ничего не выделяется.
review-moment-luck = Раунд { $round }, шаг { $step }: кубики, { $effects }
review-moment-error = Раунд { $round }, шаг { $step }: { $name }, { $grade } ({ $loss })
review-effect = { $name } { $change }
review-played = Сыграно: { $option } ({ $worth })
review-better = Лучше: { $option } ({ $worth })
review-why = Почему: { $reasons }
review-why-compared = по сравнению со сделанным это даёт { $reasons }
review-why-rivals = у других { $reasons }
review-why-rolls = { $left ->
        [one] остался { $left } бросок
        [few] осталось { $left } броска
        [many] осталось { $left } бросков
       *[other] осталось { $left } броска
    }
review-why-turns = { $left ->
        [one] в раунде остался { $left } ход
        [few] в раунде осталось { $left } хода
        [many] в раунде осталось { $left } ходов
       *[other] в раунде осталось { $left } хода
    }
review-why-none = судья ждёт от него большего, но назвать, чего именно, нельзя
review-played-out = По доигрываниям: { $worth } ± { $error }

review-term-roll-gold = { $change } золота за бросок
review-term-roll-sun = { $change } солнца за бросок
review-term-roll-moon = { $change } луны за бросок
review-term-roll-glory = { $change } славы за бросок
review-term-roll-ancient = { $change } древних осколков за бросок
review-term-roll-loyalty = { $change } лояльности за бросок
review-term-gold = { $change } золота
review-term-sun = { $change } солнца
review-term-moon = { $change } луны
review-term-glory = { $change } славы
review-term-stars = ожидается звёзд: { $change }
review-term-pumpkin = тыквы: { $change }
review-term-heart = сердца: { $change }
review-term-coin = монеты: { $change }

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
review-chart-curve-note = Полоса — стандартная ошибка судьи.
review-chart-areas = Что сделали удача и ошибки: { $name }
review-chart-areas-note = Удача, ошибки всех игроков и шум с начала партии, друг на друге; линия — их сумма.
review-axis-step = Шаг
review-axis-change = Изменение
review-page-title = { $game }: разбор

review-career = { $player }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
review-career-luck = { $unit ->
        [victories] За { $games ->
            [one] { $games } партию
            [few] { $games } партии
            [many] { $games } партий
           *[other] { $games } партии
        } кубики принесли { $luck } победы; честные кубики отклоняются на ± { $reach }.
       *[other] За { $games ->
            [one] { $games } партию
            [few] { $games } партии
            [many] { $games } партий
           *[other] { $games } партии
        } кубики принесли { $luck }; честные кубики отклоняются на ± { $reach }.
    }
review-career-mean = В среднем: результат { $result }, удача { $luck } ± { $reach }, без удачи { $adjusted }.
review-career-loss = { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }, потеря за каждое { $loss }: { $title }.
review-career-mistakes = Переиграть
review-career-mistake = { $path }, шаг { $step }, раунд { $round }: { $loss }
review-career-no-mistakes = Ошибок не найдено.
review-career-written = { $count ->
        [one] { $count } позиция записана
        [few] { $count } позиции записаны
        [many] { $count } позиций записано
       *[other] { $count } позиции записано
    } в { $path }; переиграть: { $command }
