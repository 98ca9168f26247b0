# The analysis board: any position, played on freely, with its variations and what it is worth.

analysis-title = Анализ
analysis-open-here = Анализ
analysis-seat = Игрок { $number }
analysis-seats = Число игроков
analysis-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

# ---- where it begins

analysis-new = С новой партии
analysis-open = Открыть
analysis-paste = Позиция или партия
analysis-paste-hint = Вставьте ссылку, код позиции или JSON позиции, записи партии либо анализа; или перетащите файл на страницу
analysis-paste-unknown = Это здесь не открыть. Вставьте ссылку на анализ, сыгранную партию, её повтор или разбор; код позиции; либо JSON позиции, записи партии или анализа.
analysis-file = Выбрать файл
analysis-own = Ваши сыгранные партии
analysis-kept = Сохранено в этом браузере
analysis-forget = Удалить этот анализ
analysis-another = Другая позиция

# ---- below and beside the table

analysis-controls = Шаги и кубики
analysis-panel = Оценка и ветки
analysis-chance = Как выпадет кубик
analysis-roll = Бросить
analysis-choose-side = Выберите внизу, какая грань выпадет.
analysis-dice = Кубики
analysis-dice-roll = Бросать кубики
analysis-dice-choose = Выбирать грани
analysis-start = К началу
analysis-back = Назад
analysis-forward = Вперёд
analysis-end = К концу ветки
analysis-worth = Оценка
analysis-judge = Показывать оценку
analysis-thinking = Оцениваем…
analysis-legend = { $legend }; ± — интервал 95 %. Все числа неточны в одну сторону: порядок вариантов надёжнее их самих.
analysis-played = сыграно
analysis-tree = Ветки
analysis-tree-empty = Играйте на столе: здесь записывается каждый шаг, а другой выбор начинает новую ветку.
analysis-tree-on = Продолжение ветки
analysis-tree-whose = Шансы игрока
analysis-notes = Названия и заметки
analysis-name = Название шага
analysis-note = Заметка к шагу
analysis-name-all = Название анализа
analysis-main = Сделать главной
analysis-cut = Удалить отсюда
analysis-share = Поделиться анализом
analysis-export = Скачать

# ---- playing on

analysis-play-on = Играть отсюда
analysis-play-on-short = Играть
analysis-my-seat = Вы играете за
analysis-others = Кто играет за остальных

# ---- the editor

analysis-edit = Изменить
analysis-edit-title = Изменить позицию
analysis-edit-hint = Меняйте что угодно: позиция проверяется при каждом изменении. Получится новый анализ, а этот сохранится.
analysis-edit-good = Такая позиция возможна.
analysis-edit-number = { $what }: нужно число не меньше { $low }.
analysis-edit-range = { $what }: нужно число от { $low } до { $high }.
analysis-edit-take = Анализировать
analysis-edit-kept = Прежний анализ сохранён: к нему ведёт «Назад».
analysis-edit-json = Текстом (JSON)
analysis-edit-rest = Остальное правят здесь: что должно произойти, домашние правила, что использовано в этот ход.
analysis-edit-whose = Чья часть
analysis-more = Больше: { $what }
analysis-less = Меньше: { $what }

# ---- what is wrong with a position

wrong-range = { $value } здесь невозможно: можно от { $low } до { $high }.
wrong-huge = Число слишком велико: можно от { $low } до { $high }.
wrong-missing = Здесь чего-то не хватает.
wrong-unknown = Такого поля в позиции нет.
wrong-count = Записей здесь { $found }, а должно быть { $count }.
wrong-counts = Записей здесь { $found }, а должно быть от { $count } до { $most }.
wrong-kind-number = Здесь должно быть целое число.
wrong-kind-flag = Здесь должно быть `true` или `false`.
wrong-kind-text = Здесь должен быть текст в кавычках.
wrong-kind-name = Здесь должно быть название в кавычках.
wrong-kind-list = Здесь должен быть список в квадратных скобках.
wrong-kind-fields = Здесь должны быть поля с именами в фигурных скобках.
wrong-kind-word = Здесь должно быть «{ $word }».
wrong-name = Слово «{ $word }» здесь неизвестно.
wrong-rules = Это записано по правилам, отличным от нынешних.
wrong-garbled = Код позиции повреждён или обрезан.
wrong-long = Для позиции это слишком длинно.
wrong-json = Это не похоже на JSON.
wrong-no-position = Это JSON, но не позиция и не запись партии: в них сказано, какая это игра.
wrong-seats = За этой доской не больше { $most } игроков.
wrong-move = Здесь такой шаг невозможен.
wrong-other = Такой позиции быть не может.

# ---- chance of games that say nothing of it

chance-any = Решает случай.
chance-outcome = { $name }
