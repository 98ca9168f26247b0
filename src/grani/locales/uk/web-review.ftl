# Розбір партії у браузері, сума власних партій, записи, які приносять

review-page = Розбір
review-page-of = Розбір: { $names }
review-thoroughness = Наскільки ретельно
review-quick = Швидкий
review-standard = Звичайний
review-deep = Глибокий
review-quick-about = Перша думка судді, за секунди.
review-standard-about = Якщо інший варіант здається кращим, партію догравають з обома. Близько хвилини.
review-deep-about = Тисячі дограних партій у фоновому режимі. Сторінку можна закрити: розбір зберігається разом із партією.
review-queue = { $ahead ->
        [0] Розбираємо…
        [one] Попереду { $ahead } розбір…
        [few] Попереду { $ahead } розбори…
        [many] Попереду { $ahead } розборів…
       *[other] Попереду { $ahead } розбору…
    }
review-progress = Розібрано кроків: { $done } із { $steps }
review-known = Поки він готується, нижче — { $speed ->
        [standard] звичайний
        [deep] глибокий
       *[quick] швидкий
    } розбір.

review-numbers = У вигляді таблиці
review-look-at = Чия гра
review-curve-label = { $what } за кроками, усього { $steps }; числа — у таблиці нижче.
review-areas-label = Удача, помилки й шум за кроками, усього { $steps }; числа — у таблиці нижче.
review-sum = Сума
review-moment-number = Момент { $number }
review-moment-position = Стіл: момент { $number }
review-watch = Дивитися в повторі
review-analyse = Відкрити в аналізі
review-more-lines = { $count ->
        [one] і ще { $count } рядок
        [few] і ще { $count } рядки
        [many] і ще { $count } рядків
       *[other] і ще { $count } рядка
    }
review-landed = { $name }: { $faces }
review-at-step = Подивитися крок
review-at = Раунд { $round }, крок { $step }: { $worths }
review-save = Зберегти у файл
review-record-about = Принесений запис тут не показують у повторі й не розбирають глибоко: відкрийте його на дошці аналізу. Глибокий розбір файлу робить команда grani review.

review-errors = Помилки по одній
review-errors-none = Таких немає.
review-errors-all = Усі помилки ({ $count })
review-errors-order = Порядок
review-errors-by-cost = Спершу дорогі
review-errors-by-round = За ходом гри
review-errors-show = Показати всі: { $count }
review-errors-of = { $name }, { $grade }: { $count }. Показати

review-bring = Розібрати запис
review-bring-about = Перетягніть сюди запис партії або виберіть файл. Сервер недовго зберігає його й розбір; розбір побачить кожен, хто має адресу.
review-bring-choose = Вибрати файл
review-bring-reading = Читаємо запис…
review-bring-another = Інший запис
review-forgotten = Цього запису тут уже немає. Виберіть файл ще раз.

review-mine = Удача й помилки
review-mine-none = Розбори покажуть, що дали вам кубики за всі партії і де ви втрачаєте найбільше.
review-mine-go = { $count ->
        [one] Розібрати { $count } партію
        [few] Розібрати { $count } партії
        [many] Розібрати { $count } партій
       *[other] Розібрати { $count } партії
    }
review-mine-doing = { $left ->
        [one] Розбираємо: залишилася { $left } партія
        [few] Розбираємо: залишилося { $left } партії
        [many] Розбираємо: залишилося { $left } партій
       *[other] Розбираємо: залишилося { $left } партії
    }
review-mine-stop = Зупинити
review-mine-title = { $title }: втрата за рішення { $loss }
review-mine-unit = { $unit ->
        [stars] Втрати — у зірках.
        [points] Втрати — в очках.
        [glory] Втрати — в очках слави.
       *[victories] Втрати — у відсоткових пунктах імовірності перемоги.
    }
review-mine-mistake = { $game }, раунд { $round }, крок { $step }: { $loss }
review-play-again = Зіграти ще раз
review-analyse-short = Аналіз
review-answer = Що було краще?
