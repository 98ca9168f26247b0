# Разбор партии в браузере, сумма своих партий, записи, которые приносят

review-page = Разбор
review-page-of = Разбор: { $names }
review-thoroughness = Насколько тщательно
review-quick = Быстрый
review-standard = Обычный
review-deep = Глубокий
review-quick-about = Первое мнение судьи, за секунды.
review-standard-about = Если другой вариант кажется лучше, партию доигрывают с обоими. Около минуты.
review-deep-about = Тысячи доигранных партий в фоновом режиме. Страницу можно закрыть: разбор хранится вместе с партией.
review-queue = { $ahead ->
        [0] Разбираем…
        [one] Впереди { $ahead } разбор…
        [few] Впереди { $ahead } разбора…
        [many] Впереди { $ahead } разборов…
       *[other] Впереди { $ahead } разбора…
    }
review-progress = Разобрано шагов: { $done } из { $steps }
review-known = Пока он готовится, ниже — { $speed ->
        [standard] обычный
        [deep] глубокий
       *[quick] быстрый
    } разбор.

review-numbers = В виде таблицы
review-look-at = Чья игра
review-curve-label = { $what } по шагам, всего { $steps }; числа — в таблице ниже.
review-areas-label = Удача, ошибки и шум по шагам, всего { $steps }; числа — в таблице ниже.
review-sum = Сумма
review-moment-number = Момент { $number }
review-moment-position = Стол: момент { $number }
review-watch = Смотреть в повторе
review-analyse = Открыть в анализе
review-more-lines = { $count ->
        [one] и ещё { $count } строка
        [few] и ещё { $count } строки
        [many] и ещё { $count } строк
       *[other] и ещё { $count } строки
    }
review-landed = { $name }: { $faces }
review-at-step = Посмотреть шаг
review-at = Раунд { $round }, шаг { $step }: { $worths }
review-save = Сохранить в файл
review-record-about = Принесённую запись здесь не показывают в повторе и не разбирают глубоко: откройте её на доске анализа. Глубокий разбор файла делает команда grani review.

review-errors = Ошибки по одной
review-errors-none = Таких нет.
review-errors-all = Все ошибки ({ $count })
review-errors-order = Порядок
review-errors-by-cost = Сначала дорогие
review-errors-by-round = По ходу игры
review-errors-show = Показать все: { $count }
review-errors-of = { $name }, { $grade }: { $count }. Показать

review-bring = Разобрать запись
review-bring-about = Перетащите сюда запись партии или выберите файл. Сервер недолго хранит её и разбор; разбор увидит всякий, у кого есть адрес.
review-bring-choose = Выбрать файл
review-bring-reading = Читаем запись…
review-bring-another = Другая запись
review-forgotten = Этой записи здесь уже нет. Выберите файл ещё раз.

review-mine = Удача и ошибки
review-mine-none = Разборы покажут, что дали вам кубики за все партии и где вы теряете больше всего.
review-mine-go = { $count ->
        [one] Разобрать { $count } партию
        [few] Разобрать { $count } партии
        [many] Разобрать { $count } партий
       *[other] Разобрать { $count } партии
    }
review-mine-doing = { $left ->
        [one] Разбираем: осталась { $left } партия
        [few] Разбираем: осталось { $left } партии
        [many] Разбираем: осталось { $left } партий
       *[other] Разбираем: осталось { $left } партии
    }
review-mine-stop = Остановить
review-mine-title = { $title }: потеря за решение { $loss }
review-mine-unit = { $unit ->
        [stars] Потери — в звёздах.
        [points] Потери — в очках.
        [glory] Потери — в очках славы.
       *[victories] Потери — в процентных пунктах вероятности победы.
    }
review-mine-mistake = { $game }, раунд { $round }, шаг { $step }: { $loss }
review-play-again = Сыграть ещё раз
review-analyse-short = Анализ
review-answer = Что было лучше?
