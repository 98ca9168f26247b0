# The analysis board: any position, played on freely, with its variations and what it is worth.

analysis-title = Аналіз
analysis-open-here = Аналіз
analysis-seat = Гравець { $number }
analysis-seats = Кількість гравців
analysis-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}

# ---- where it begins

analysis-new = З нової партії
analysis-open = Відкрити
analysis-paste = Позиція або партія
analysis-paste-hint = Вставте посилання, код позиції або JSON позиції, запису партії чи аналізу; або перетягніть файл на сторінку
analysis-paste-unknown = Це тут не відкрити. Вставте посилання на аналіз, зіграну партію, її повтор чи розбір; код позиції; або JSON позиції, запису партії чи аналізу.
analysis-file = Вибрати файл
analysis-own = Ваші зіграні партії
analysis-kept = Збережено в цьому браузері
analysis-forget = Видалити цей аналіз
analysis-another = Інша позиція

# ---- below and beside the table

analysis-controls = Кроки та кубики
analysis-panel = Оцінка та гілки
analysis-chance = Як випаде кубик
analysis-roll = Кинути
analysis-choose-side = Виберіть унизу, яка грань випаде.
analysis-dice = Кубики
analysis-dice-roll = Кидати кубики
analysis-dice-choose = Вибирати грані
analysis-start = До початку
analysis-back = Назад
analysis-forward = Уперед
analysis-end = До кінця гілки
analysis-worth = Оцінка
analysis-judge = Показувати оцінку
analysis-thinking = Оцінюємо…
analysis-legend = { $legend }; ± — інтервал 95 %. Усі числа неточні в один бік: порядок варіантів надійніший за них самих.
analysis-played = зіграно
analysis-tree = Гілки
analysis-tree-empty = Грайте на столі: тут записується кожен крок, а інший вибір починає нову гілку.
analysis-tree-on = Продовження гілки
analysis-tree-whose = Шанси гравця
analysis-notes = Назви та нотатки
analysis-name = Назва кроку
analysis-note = Нотатка до кроку
analysis-name-all = Назва аналізу
analysis-main = Зробити головною
analysis-cut = Видалити звідси
analysis-share = Поділитися аналізом
analysis-export = Завантажити

# ---- playing on

analysis-play-on = Грати звідси
analysis-play-on-short = Грати
analysis-my-seat = Ви граєте за
analysis-others = Хто грає за інших

# ---- the editor

analysis-edit = Змінити
analysis-edit-title = Змінити позицію
analysis-edit-hint = Змінюйте що завгодно: позиція перевіряється за кожної зміни. Вийде новий аналіз, а цей збережеться.
analysis-edit-good = Така позиція можлива.
analysis-edit-number = { $what }: потрібне число, не менше за { $low }.
analysis-edit-range = { $what }: потрібне число від { $low } до { $high }.
analysis-edit-take = Аналізувати
analysis-edit-kept = Попередній аналіз збережено: до нього веде «Назад».
analysis-edit-json = Текстом (JSON)
analysis-edit-rest = Решту змінюють тут: що має статися, домашні правила, що використано цього ходу.
analysis-edit-whose = Чия частина
analysis-more = Більше: { $what }
analysis-less = Менше: { $what }

# ---- what is wrong with a position

wrong-range = { $value } тут неможливо: можна від { $low } до { $high }.
wrong-huge = Завелике число: можна від { $low } до { $high }.
wrong-missing = Тут чогось бракує.
wrong-unknown = Такого поля в позиції немає.
wrong-count = Записів тут { $found }, а має бути { $count }.
wrong-counts = Записів тут { $found }, а має бути від { $count } до { $most }.
wrong-kind-number = Тут має бути ціле число.
wrong-kind-flag = Тут має бути `true` або `false`.
wrong-kind-text = Тут має бути текст у лапках.
wrong-kind-name = Тут має бути назва в лапках.
wrong-kind-list = Тут має бути список у квадратних дужках.
wrong-kind-fields = Тут мають бути поля з іменами у фігурних дужках.
wrong-kind-word = Тут має бути «{ $word }».
wrong-name = Слово «{ $word }» тут невідоме.
wrong-rules = Це записано за правилами, відмінними від нинішніх.
wrong-garbled = Код позиції пошкоджено або обрізано.
wrong-long = Для позиції це задовге.
wrong-json = Це не схоже на JSON.
wrong-no-position = Це JSON, але не позиція і не запис партії: у них сказано, яка це гра.
wrong-seats = За цією дошкою щонайбільше { $most } гравців.
wrong-move = Тут такий крок неможливий.
wrong-other = Такої позиції бути не може.

# ---- chance of games that say nothing of it

chance-any = Вирішує випадок.
chance-outcome = { $name }
