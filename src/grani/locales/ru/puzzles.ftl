# Задачи: найдите лучшее решение

puzzle-title = Задача { $id }, сложность { $level } из 6. Найдите лучшее решение.
puzzle-ask = 1–{ $count }, q — выйти >
puzzle-how = Введите номер варианта, от 1 до { $count }; q — выйти.
puzzle-right = Верно. Следующий по силе вариант хуже на { $cost }.
puzzle-wrong = Нет: это хуже на { $cost }.
puzzle-answer = Лучше всего: { $option }
puzzle-cost = { $option }: хуже на { $cost }
puzzle-percent = { $cost } ± { $error } % победы
puzzle-stars = { $cost } ± { $error } звезды
puzzle-streak = { $days ->
        [0] Завтра ряд дней начнётся заново.
        [one] Решено { $days } день подряд.
        [few] Решено { $days } дня подряд.
        [many] Решено { $days } дней подряд.
       *[other] Решено { $days } дня подряд.
    }
puzzle-go-on = Enter — следующая, q — выйти >
puzzle-all-solved = На все эти задачи вы уже ответили.
puzzle-collection = { $game }: { $count ->
        [one] { $count } задача
        [few] { $count } задачи
        [many] { $count } задач
       *[other] { $count } задачи
    }, с ответом { $answered }, решено { $right }
puzzle-of-theme = { $theme }: { $name } ({ $count })
puzzle-next-steps = Решать: `grani puzzles { $game }`, одну тему — `--theme`, задачу дня — `grani puzzles today`.
puzzle-making = Просмотрено: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, найдено { $found } из { $wanted }
puzzle-made = { $count ->
        [one] { $count } задача записана
        [few] { $count } задачи записаны
        [many] { $count } задач записано
       *[other] { $count } задачи записаны
    } в { $path }
puzzle-make-stopped = Остановлено. Найденное лежит в { $path }; та же команда продолжит оттуда.

puzzle-theme-base = Базовая игра, двое
puzzle-theme-goddess = Богиня
puzzle-theme-titans = Титаны
puzzle-theme-four = Вчетвером
puzzle-theme-alone = Для одного
puzzle-theme-any = Любой стол
puzzle-theme-forging = Покупка граней
puzzle-theme-feats = Подвиги
puzzle-theme-extra = Дополнительное действие
puzzle-theme-reinforcement = Усиление
puzzle-theme-order = Порядок
puzzle-theme-resources = Ресурсы
puzzle-theme-marking = Отметки
puzzle-theme-ending = Конец хода
puzzle-theme-other = Прочее
puzzle-theme-opening = Начало партии
puzzle-theme-middle = Середина партии
puzzle-theme-end = Конец партии
