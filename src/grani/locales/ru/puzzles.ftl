# Задачи: найдите лучшее решение

puzzle-title = Задача { $id }, сложность { $level } из 6. Найдите лучшее решение.
puzzle-ask = 1–{ $count }, a — подсказка, q — выйти >
puzzle-how = Введите номер варианта, от 1 до { $count }; a — подсказка, q — выйти.
puzzle-right = Верно. Следующий по силе вариант хуже на { $cost }.
puzzle-wrong = Нет: это хуже на { $cost }.
puzzle-answer = Лучше всего: { $option }
puzzle-cost = { $option }: хуже на { $cost }
puzzle-percent = { $cost } ± { $error ->
        [one] { $error } процентный пункт
        [few] { $error } процентных пункта
        [many] { $error } процентных пунктов
       *[other] { $error } процентного пункта
    }
puzzle-stars = { $cost } ± { $error } звезды
puzzle-streak = { $days ->
        [0] Новую серию можно начать завтра.
        [one] Серия: { $days } день.
        [few] Серия: { $days } дня.
        [many] Серия: { $days } дней.
       *[other] Серия: { $days } дня.
    }
puzzle-go-on = Enter — следующая, q — выйти >
puzzle-all-solved = На все эти задачи вы уже ответили.
puzzle-collection = { $game }: { $count ->
        [one] { $count } задача
        [few] { $count } задачи
        [many] { $count } задач
       *[other] { $count } задачи
    }, ваших ответов { $answered }, решено { $right }
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

puzzle-page = Задачи
puzzle-about = Позиции из партий сильных ботов. Один вариант явно лучше всех остальных: найдите его. Насколько хуже остальные, проверено: каждую партию много раз доиграли до конца.
puzzle-today = Задача дня
puzzle-today-done = отвечено
puzzle-all = Все задачи
puzzle-game = Игра
puzzle-theme = Тема
puzzle-every-theme = Все темы
puzzle-level = Сложность
puzzle-every-level = Любая
puzzle-difficulty = Сложность { $level } из 6
puzzle-fresh = только новые
puzzle-standing = Показано: { $count ->
        [one] { $count } задача
        [few] { $count } задачи
        [many] { $count } задач
       *[other] { $count } задачи
    }; всего ваших ответов в этой игре: { $answered }, решено: { $right }
puzzle-start = Решать
puzzle-was-right = решена
puzzle-was-wrong = не решена
puzzle-name = Задача { $id }
puzzle-find = найдите лучшее решение
puzzle-none = Такой задачи нет.
puzzle-rival = Соперник { $number }
puzzle-hint = Подсказка. Жадный игрок выбрал бы так: { $option }. Есть вариант лучше.
puzzle-why-yours = по сравнению с вашим ответом { $reasons }
puzzle-why-next = по сравнению со следующим по силе вариантом { $reasons }
puzzle-right-short = Верно!
puzzle-bar-right = Задача решена.
puzzle-bar-wrong = Был вариант лучше.
puzzle-show = Показать ответ
puzzle-options = Все варианты
puzzle-hide = Скрыть варианты
puzzle-best = лучший вариант
puzzle-yours = ваш ответ
puzzle-more = { $count ->
        [one] и ещё { $count } вариант хуже
        [few] и ещё { $count } варианта хуже
        [many] и ещё { $count } вариантов хуже
       *[other] и ещё { $count } варианта хуже
    }
puzzle-plus-minus = ± — это интервал 95 %: в 95 случаях из 100 истинное значение лежит в нём.
puzzle-proof = { $games ->
        [one] Проверено на { $games } партии, сыгранной до конца.
        [few] Проверено на { $games } партиях, сыгранных до конца.
        [many] Проверено на { $games } партиях, сыгранных до конца.
       *[other] Проверено на { $games } партиях, сыгранных до конца.
    }
puzzle-missed-by = Ошибаются боты: { $bots }.
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-analyse = Анализ

puzzle-theme-base = Базовая игра, вдвоём
puzzle-theme-goddess = Богиня
puzzle-theme-titans = Титаны
puzzle-theme-four = Вчетвером
puzzle-theme-alone = Для одного
puzzle-theme-any = Любой стол
puzzle-theme-opening = Начало партии
puzzle-theme-middle = Середина партии
puzzle-theme-end = Конец партии
