# Задачі: знайдіть найкраще рішення

puzzle-title = Задача { $id }, складність { $level } з 6. Знайдіть найкраще рішення.
puzzle-ask = 1–{ $count }, a — підказка, q — вийти >
puzzle-how = Введіть номер варіанта, від 1 до { $count }; a — підказка, q — вийти.
puzzle-right = Правильно. Наступний за силою варіант гірший на { $cost }.
puzzle-wrong = Ні: це гірше на { $cost }.
puzzle-answer = Найкраще: { $option }
puzzle-cost = { $option }: гірше на { $cost }
puzzle-percent = { $cost } ± { $error ->
        [one] { $error } відсотковий пункт
        [few] { $error } відсоткові пункти
        [many] { $error } відсоткових пунктів
       *[other] { $error } відсоткового пункту
    }
puzzle-stars = { $cost } ± { $error } зірки
puzzle-streak = { $days ->
        [0] Нову серію можна почати завтра.
        [one] Серія: { $days } день.
        [few] Серія: { $days } дні.
        [many] Серія: { $days } днів.
       *[other] Серія: { $days } дня.
    }
puzzle-go-on = Enter — наступна, q — вийти >
puzzle-all-solved = На всі ці задачі ви вже відповіли.
puzzle-collection = { $game }: { $count ->
        [one] { $count } задача
        [few] { $count } задачі
        [many] { $count } задач
       *[other] { $count } задачі
    }, ваших відповідей { $answered }, розв’язано { $right }
puzzle-of-theme = { $theme }: { $name } ({ $count })
puzzle-next-steps = Розв’язувати: `grani puzzles { $game }`, одну тему — `--theme`, задачу дня — `grani puzzles today`.
puzzle-making = Переглянуто: { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, знайдено { $found } з { $wanted }
puzzle-made = { $count ->
        [one] { $count } задачу записано
        [few] { $count } задачі записано
        [many] { $count } задач записано
       *[other] { $count } задачі записано
    } до { $path }
puzzle-make-stopped = Зупинено. Знайдене лежить у { $path }; та сама команда продовжить звідти.

puzzle-page = Задачі
puzzle-about = Позиції з партій сильних ботів. Один варіант явно кращий за всі інші: знайдіть його. Наскільки гірші інші, перевірено: кожну партію багато разів дограли до кінця.
puzzle-today = Задача дня
puzzle-today-done = є відповідь
puzzle-all = Усі задачі
puzzle-game = Гра
puzzle-theme = Тема
puzzle-every-theme = Усі теми
puzzle-level = Складність
puzzle-every-level = Будь-яка
puzzle-difficulty = Складність { $level } з 6
puzzle-fresh = лише нові
puzzle-standing = Показано: { $count ->
        [one] { $count } задача
        [few] { $count } задачі
        [many] { $count } задач
       *[other] { $count } задачі
    }; усього ваших відповідей у цій грі: { $answered }, розв’язано: { $right }
puzzle-start = Розв’язувати
puzzle-was-right = розв’язана
puzzle-was-wrong = не розв’язана
puzzle-name = Задача { $id }
puzzle-find = знайдіть найкраще рішення
puzzle-none = Такої задачі немає.
puzzle-rival = Суперник { $number }
puzzle-hint = Підказка. Жадібний гравець вибрав би так: { $option }. Є кращий варіант.
puzzle-why-yours = порівняно з вашою відповіддю { $reasons }
puzzle-why-next = порівняно з наступним за силою варіантом { $reasons }
puzzle-right-short = Правильно!
puzzle-bar-right = Задачу розв’язано.
puzzle-bar-wrong = Був кращий варіант.
puzzle-show = Показати відповідь
puzzle-options = Усі варіанти
puzzle-hide = Сховати варіанти
puzzle-best = найкращий варіант
puzzle-yours = ваша відповідь
puzzle-more = { $count ->
        [one] і ще { $count } гірший варіант
        [few] і ще { $count } гірші варіанти
        [many] і ще { $count } гірших варіантів
       *[other] і ще { $count } гіршого варіанта
    }
puzzle-plus-minus = ± — це інтервал 95 %: у 95 випадках зі 100 справжнє значення лежить у ньому.
puzzle-proof = { $games ->
        [one] Перевірено на { $games } партії, зіграній до кінця.
        [few] Перевірено на { $games } партіях, зіграних до кінця.
        [many] Перевірено на { $games } партіях, зіграних до кінця.
       *[other] Перевірено на { $games } партіях, зіграних до кінця.
    }
puzzle-missed-by = Помиляються боти: { $bots }.
puzzle-next = Наступна задача
puzzle-again = Ще раз
puzzle-analyse = Аналіз

puzzle-theme-base = Базова гра, удвох
puzzle-theme-goddess = Богиня
puzzle-theme-titans = Титани
puzzle-theme-four = Учотирьох
puzzle-theme-alone = Для одного
puzzle-theme-any = Будь-який стіл
puzzle-theme-opening = Початок партії
puzzle-theme-middle = Середина партії
puzzle-theme-end = Кінець партії
