# Терминал по-русски: что говорят команды (cli-…) и слова на столе (table-…).

## Приветствие и меню

cli-greeting = Grani: меняйте грани, добывайте славу.
cli-primer-dice-forge = «Грани судьбы» коротко: каждый ход все бросают свои кубики и получают то, что выпало. В свой ход покупайте за золото новые грани для кубиков или платите осколками солнца и луны за подвиги — их карты приносят славу и эффекты. Побеждает тот, у кого в конце больше славы.
cli-primer-rolling-realms = «Грани миров» коротко: два кубика бросают для всех, перед вами три мира. Используйте каждый кубик один раз, в разных мирах, чтобы отмечать числа; отметки приносят звёзды и ресурсы, а ресурсы меняют кубики или дают новые. Три раунда по девять ходов; побеждает тот, у кого больше звёзд, а в одиночку играют на рекорд.
cli-menu-bot = Новая партия против бота ({ $game })
cli-menu-bots = Новая партия против двух ботов ({ $game })
cli-menu-people = Новая партия вдвоём за этой клавиатурой ({ $game })
cli-menu-alone = Новая партия в одиночку ({ $game })
cli-menu-daily = Партия дня ({ $game })
cli-menu-resume = Продолжить последнюю партию
cli-menu-more = Язык: введите en, ru или uk. Всё остальное: grani play --help
cli-ask-menu = 1–{ $count }, Enter — первое, q — выход >

cli-name-player = { $number ->
    [0] Игрок
   *[other] Игрок { $number }
}
cli-name-bot-1 = Дедал
cli-name-bot-2 = Ариадна
cli-name-bot-3 = Икар
cli-name-bot-4 = Медея
cli-name-bot = Бот { $number }

## Ввод

cli-ask = 1–{ $count }, ? — помощь >
cli-ask-finish = { $count ->
    [1] 1
   *[other] 1–{ $count }
}, e — конец хода, ? — помощь >
cli-ask-only-finish = e или Enter — конец хода, u — отмена, ? — помощь >
cli-ask-back = { $count ->
    [1] 1
   *[other] 1–{ $count }
}, Enter — назад, ? — помощь >
cli-hint = Введите число от 1 до { $count } или ? для помощи.
cli-hint-info = i и число от 1 до { $count } объясняют этот вариант.
cli-hint-rule-dice-forge = r и часть названия объясняют карту, грань или термин, например: r гидра
cli-hint-rule-rolling-realms = r и часть названия объясняют мир, способ потратить ресурсы или термин, например: r серп
cli-hint-finish = Введите e, чтобы завершить ход, u, чтобы отменить, или ? для помощи.
cli-hint-seat = o и число от 1 до { $count } показывают лист этого игрока.
cli-nothing-to-undo = Отменять нечего: между решениями были броски или ходы других.
cli-saved = Партия сохранена: { $path }
cli-not-saved = Не сохранено: { $reason }
cli-unsaved = Партия не сохраняется: нельзя писать в { $path }
cli-resume = Продолжить: { $command }
cli-replay = Посмотреть ещё раз: { $command }

cli-help-number = 1, 2, …   выбрать этот вариант
cli-help-finish = e, к      завершить ход
cli-help-seat = o, д ЧИСЛО  лист другого игрока
cli-help-undo = u, н      отменить своё последнее решение (до последнего броска)
cli-help-save = s, с [ФАЙЛ]  сохранить, здесь или в файл
cli-help-quit = q, в      выйти; партия сохраняется
cli-help-rule = r, р ИМЯ  правило карты, грани или термина
cli-help-info = i, и ЧИСЛО  о чём этот вариант
cli-help-log = l, л      летопись подлиннее
cli-help-table = t, т      показать стол ещё раз
cli-help-help = ?, п      эта помощь
cli-legend = { "[ ]" } верхняя грань, { $mark } что можно взять сейчас

cli-words-undo = н г отмена отменить назад
cli-words-save = с ы сохранить
cli-words-quit = в й выход выйти
cli-words-help = п помощь
cli-words-rule = р правило правила
cli-words-info = и ш инфо
cli-words-log = л ж летопись журнал
cli-words-table = т стол
cli-words-seat = д о щ другой игрок
cli-words-finish = к конец е

## Итоги

cli-won-glory = Победа: { $name }, слава: { $score }.
cli-shared-glory = Победу делят { $names }, слава у каждого: { $score }.
cli-won-stars = Победа: { $name }, звёзды: { $score }.
cli-shared-stars = Победу делят { $names }, звёзды у каждого: { $score }.
cli-alone-stars = Ваш результат, звёзды: { $score }.
cli-unfinished = Партия не окончена после { $count ->
    [one] { $count } действия
    [few] { $count } действий
    [many] { $count } действий
   *[other] { $count } действия
}.
cli-valid = Позиция верна.
cli-chance = Решает случай — бросок кубика или подготовка:

cli-game-seats = игроков: от { $low } до { $high }
cli-game-setups-dice-forge = варианты подготовки для --setup (или названия наборов через запятую):
cli-game-setups-rolling-realms = варианты подготовки для --setup (или код миров, или девять названий через запятую):
cli-game-bots = боты: { $bots }
cli-game-play = начать: { $command }
cli-game-house = домашние правила для --house (названия через запятую):

## Стол

table-temple = Храм
table-garden = сады
table-islands = Острова
table-log = Что произошло
table-log-hidden = ранее ещё { $count }: l
table-round = Раунд { $round } из { $rounds }
table-turn = ход: { $name }
table-step-dice = кубики
table-step-reinforce = шаг 2: усиления
table-step-main = шаг 3: основное действие
table-step-extra = шаг 4: дополнительное действие
table-step-forge = покупка граней
table-step-over = игра окончена
table-you = вы
table-active = ходит
table-no-cards = карт нет
table-hammer = молот { $track }/{ $length }, круг { $lap }
table-token-cerberus = жетон цербера ×{ $count }
table-token-triton = жетон тритона ×{ $count }
table-scores = Итоговая слава
table-score-reserve = резерв
table-winner = — победа

table-tenths = { $whole },{ $tenths }

table-face-mirror = зеркало
table-face-ship = корабль
table-face-shield = щит
table-face-boar-red = боров-К
table-face-boar-yellow = боров-Ж
table-face-boar-green = боров-З
table-face-boar-blue = боров-С
