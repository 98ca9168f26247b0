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
cli-no-rules = К этой игре нет правил, которые можно посмотреть.
cli-hint-finish = Введите e, чтобы завершить ход, u, чтобы отменить, или ? для помощи.
cli-hint-seat = o и число от 1 до { $count } показывают лист этого игрока.
cli-advice = Вероятность победы, если дальше все играют сильно, по оценке ботов:
cli-advice-alone = Ожидаемый счёт, если дальше играть сильно, по оценке ботов:
cli-advice-win = { $win } % ± { $error } (95 %)
cli-advice-chance = { $win } %
cli-advice-score = { $score } ± { $error } (95 %)
cli-advice-doubt = Числа могут быть неточными: до { $error ->
        [one] { $error } процентного пункта
        [few] { $error } процентных пунктов
        [many] { $error } процентных пунктов
       *[other] { $error } процентного пункта
    } (95 %), причём все в одну сторону: их порядок надёжнее, чем они сами.
cli-advice-doubt-alone = Счёт может быть неточным: до { $error } (95 %), причём всюду в одну сторону: порядок надёжнее самих чисел.
cli-advice-again = Введите a ещё раз, чтобы боты подумали дольше: порядок станет надёжнее, числа — едва ли.
cli-nothing-to-undo = Отменять нечего: между решениями были броски или ходы других.
cli-saved = Партия сохранена: { $path }
cli-not-saved = Не сохранено: { $reason }
cli-unsaved = Партия не сохраняется: нельзя писать в { $path }
cli-resume = Продолжить: { $command }
cli-replay = Посмотреть ещё раз: { $command }

cli-help-number = 1, 2, …      выбрать этот вариант
cli-help-finish = e, к         завершить ход
cli-help-seat = o, д ЧИСЛО   лист другого игрока
cli-help-undo = u, н         отменить своё последнее решение (до последнего броска)
cli-help-hint = a, ф         подсказка: лучшие варианты и вероятность победы
cli-help-save = s, с [ФАЙЛ]  сохранить, здесь или в файл
cli-help-quit = q, в         выйти; партия сохраняется
cli-help-rule = r, р ИМЯ     правило карты, грани или термина
cli-help-info = i, и ЧИСЛО   о чём этот вариант
cli-help-log = l, л         летопись подлиннее
cli-help-table = t, т         показать стол ещё раз
cli-help-help = ?, п         эта помощь
cli-legend = { "[ ]" } верхняя грань, { $mark } что можно взять сейчас

cli-words-undo = н г отмена отменить назад
cli-words-save = с ы сохранить
cli-words-quit = в й выход выйти
cli-words-help = п помощь
cli-words-rule = р правило правила
cli-words-info = и ш инфо
cli-words-hint = а ф подсказка
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
cli-won-points = Победа: { $name }, очки: { $score }.
cli-shared-points = Победу делят { $names }, очки у каждого: { $score }.
cli-alone-points = Ваш результат, очки: { $score }.
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
cli-game-setups = варианты подготовки для --setup:
cli-game-left-out = пропущено: { $detail }
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
table-scores-of-any = Итоговый счёт
table-score-reserve = резерв
table-winner = — победа
table-yes = да
table-no = нет

table-tenths = { $whole },{ $tenths }

table-face-mirror = зеркало
table-face-ship = корабль
table-face-shield = щит
table-face-boar-red = боров-К
table-face-boar-yellow = боров-Ж
table-face-boar-green = боров-З
table-face-boar-blue = боров-С

## Ошибки: одна строка после «grani: », со строчной буквы, с подсказкой

cli-error-near = может быть, { $near }?
cli-error-no-command = нет команды «{ $word }» (все команды: `grani --help`)
cli-error-no-option = нет параметра { $word } (см. `{ $command } --help`)
cli-error-no-number = { $option }: нужно целое число, а не «{ $word }»
cli-error-no-value = { $option } не может быть «{ $word }» (см. `{ $command } --help`)
cli-error-no-value-given = { $option }: нужно значение (см. `{ $command } --help`)
cli-error-missing = не хватает аргумента { $name } (см. `{ $command } --help`)
cli-error-too-many = лишние слова: { $word }
cli-error-twice = { $option } указан дважды
cli-error-misuse = команда непонятна: { $detail } (см. `{ $command } --help`)
cli-error-no-language = нет языка «{ $word }» (есть: { $known })
cli-error-no-game = нет игры «{ $word }» (все игры: `grani games`)
cli-error-broken-game = { $detail } (ошибка этого пакета: обновите или удалите его)
cli-error-no-configuration = варианта «{ $word }» нет (есть: { $known })
cli-error-train-package = для обучения нужен пакет { $name }: установите его командой { $command }
cli-error-train-folder = { $detail }
cli-error-no-player = нет игрока «{ $word }» (есть: { $known })
cli-error-no-player-own = нет игрока «{ $word }» (есть: { $known }); своего бота указывают так: { $module }:КЛАСС
cli-error-bot = этот бот не может играть: { $detail }
cli-error-bot-of-save = в сохранении играет «{ $word }», сторонняя программа: если вы ей доверяете, укажите её в --seats
cli-error-same-bot = бот «{ $bot }» назван дважды: задайте одному из них параметр ({ $options })
cli-error-same-bot-plain = бот «{ $bot }» назван дважды: назовите вместо него другого
cli-error-one-bot = арене нужны два бота, например { $example }
cli-error-arena-other = в { $path } партии с другими условиями ({ $detail }): выберите другой файл параметром --results
cli-error-arena-bots = боты изменились с тех пор, как были сыграны партии в { $path } ({ $bots }): начните заново с --fresh или выберите другой файл параметром --results
cli-error-arena-unmarked = в { $path } не сказано, каким был код ботов: начните заново с --fresh или выберите другой файл параметром --results
cli-error-arena-busy = в { $path } пишет другой процесс: дождитесь его или выберите другой файл параметром --results
cli-error-arena-file = { $detail }: выберите другой файл параметром --results
cli-error-runner = там это не выполнить: { $detail }
cli-error-no-package = для этого нужен { $name }: установите его командой { $command }
cli-error-seats = { $game }: игроков от { $low } до { $high }, а не { $count }; например, { $example }
cli-error-many-names = имён слишком много: { $names }, а мест { $seats }
cli-error-long-name = имя «{ $name }» слишком длинное (букв не больше { $most })
cli-error-same-name = двух игроков зовут «{ $name }»: дайте им разные имена
cli-error-no-date = --daily: «{ $word }» — не дата, напишите так: 2026-02-01
cli-error-no-daily = у игры { $game } нет партии дня, она есть у { $other }
cli-error-seed-and-daily = --seed не сочетается с --daily: броски задаёт дата
cli-error-resume-from-file = --resume: нужен файл, ведь стандартный ввод читает сама игра
cli-error-not-with-resume = { $option } не сочетается с --resume: это сказано в сохранённой игре
cli-error-game-over = { $path }: игра окончена; посмотрите её: `grani replay { $path }`
cli-error-players-of-save = в { $path } мест { $seats }, а в --seats названо { $players }
cli-error-nothing-asked = { $name }: решать нечего; пожалуйста, сообщите об этой ошибке
cli-error-cannot-read = { $path } не читается: { $reason }
cli-error-cannot-write = { $path } не записывается: { $reason }
cli-error-folder = { $path } — папка: назовите файл
cli-error-no-folder = нет папки { $path }
cli-error-other-file = { $path } уже есть, и это не сохранение этой игры: выберите другое имя
cli-error-record = { $path }: запись не воспроизводится (подробности: { $detail })
cli-error-position = { $source }: позиция неверна (подробности: { $detail })
cli-error-analyse-move = здесь нельзя «{ $word }»; можно: { $known }
cli-error-analyse-crowd = оценить можно позицию не больше чем на { $most } игроков
cli-error-dice-of-save = кубики сохранённой игры не читаются (подробности: { $detail })
cli-error-review-one-page = страница делается по одной партии: назовите одну запись, без --player
cli-error-review-no-records = { $path }: в этой папке нет записей (`*.json`)
cli-error-review-no-player = среди этих записей нет партий игрока { $name }
cli-error-review-crowd = { $path }: разобрать можно партию не больше чем на { $most } игроков
cli-error-no-puzzles = задач «{ $word }» нет (есть: { $known })
cli-error-no-theme = темы «{ $word }» нет (есть: { $known })
cli-error-puzzle-broken = задача { $id } не подходит к этим правилам
cli-error-puzzle-make-other = в { $path } — результаты другой команды: выберите другой файл через --out
cli-error-no-step = { $option }: действий в записи — { $count }
cli-error-range = { $option }: нужно от { $low } до { $high }
cli-error-port = --port { $port }: порты — от 0 до { $most }
cli-error-package = серверу нужен пакет { $name }: установите его командой { $command }
cli-error-listen = сервер не запускается на { $host }, порт { $port }: { $reason }
cli-error-database-taken = с базой { $path } уже работает сервер: процесс { $pid } на { $host }, адрес { $address }; остановите его или укажите другой файл
cli-error-database-taken-by-another = с базой { $path } уже работает другой сервер: остановите его или укажите другой файл
cli-error-database-useless = база { $path } не годится: { $reason }
cli-error-database-damaged = база { $path } не годится: она повреждена; поставьте на её место резервную копию
cli-error-database-empty = база { $path } пуста: партий в ней никогда не было; укажите ту, где они лежат
cli-error-database-older = базу { $path } записала более ранняя Grani, а обновляет базы только `grani serve`: запустите с ней один раз `grani serve` этой версии или возьмите ту версию, которая её записала
cli-error-database-incomplete = база { $path } не годится: она повреждена, в ней нет таблицы { $table }; поставьте на её место резервную копию
cli-error-database-newer = база { $path } не годится: её записала более новая Grani (версия { $found }, эта пишет { $wanted }); обновите Grani или возьмите базу, которую писала эта версия
cli-error-database-unknown = база { $path } не годится: её версия «{ $found }» неизвестна (эта программа пишет { $wanted }); укажите другую
cli-error-database-lost = база { $path } не годится: её файла { $wal } нет, и { $count ->
    [1] не хватает последнего изменения
    [one] не хватает последних изменений: { $count }
    [few] не хватает последних { $count } изменений
    [many] не хватает последних { $count } изменений
   *[other] не хватает последних { $count } изменений
}: верните этот файл или продолжите без него в копии ({ $command })
cli-error-database-other-wal = база { $path } не годится: файл { $wal } повреждён или не от неё; положите на его место нужный или уберите его и продолжите без него в копии ({ $command })
cli-error-database-alone = база { $path } не годится: её файла { $wal } нет, и новейших изменений может не хватать, ведь её скопировали при работающем сервере: верните этот файл или продолжите без него в копии ({ $command })
cli-error-cannot-copy = база { $path } не копируется: { $reason }
cli-error-copy-damaged = база { $path } повреждена: копия не сделана
cli-error-database-url = { $word } не годится как база партий: укажите файл или адрес вида postgresql://grani@db.example.org/grani
cli-error-database-password = { $word }: в пароле есть знаки, которые в адресе значат другое; пишите : как %3A, @ как %40, / как %2F, ? как %3F или передайте пароль в `PGPASSWORD`
cli-error-move-same = { $path } — и старая база, и новая
cli-error-move-taken = в новой базе уже есть другие партии: укажите пустую
cli-error-move-differs = новая база не совпадает со старой в таблице { $table }: остановите все серверы и начните заново с --again
cli-error-move-unreadable = партия комнаты { $room } читается из старой базы, но не из новой: укажите пустую или начните заново с --again
cli-error-move-changed = с первого переноса в эту базу партии изменились: укажите пустую базу или начните заново с --again
cli-error-move-served = с новой базой сейчас работает сервер: сначала остановите его
cli-error-move-old-served = со старой базой сейчас работает сервер: сначала остановите его, иначе сыгранное за это время останется там
cli-error-move-under-way = уже идёт другой перенос: дождитесь его конца
cli-error-move-unfinished = в { $path } перенесена только часть партий: сначала доведите до конца grani migrate или выберите другую базу через --db
cli-error-processes = несколько процессов не могут работать с одним файлом { $path }: укажите базу PostgreSQL через --db или запустите один процесс
cli-error-database-foreign = { $path } — не база Grani: укажите другой файл
cli-error-database-restored = база { $path } не годится: это резервная копия, а { $wal } остался от прежней базы; уберите { $wal } и запустите снова
cli-error-database-gone = базы { $path } нет, но рядом лежит то, что к ней относится: { $files }. Верните её на место или уберите эти файлы, чтобы начать заново
cli-error-database-hindered = база { $path } не годится из-за { $file }: { $reason }
cli-error-proxy = --trusted-proxy: «{ $word }» — не адрес и не сеть вроде 10.0.0.0/8
cli-error-public-url = --public-url { $word }: нужен адрес, например https://example.org/grani/
cli-error-duration = { $option }: «{ $word }» — не срок: напишите 12h (часы), 30d (дни) или 2w (недели), не больше тысячи лет; 0 — бессрочно
cli-error-duration-or-never = { $option }: «{ $word }» — не срок: напишите 12h (часы), 30d (дни) или 2w (недели), не больше тысячи лет; 0 — никогда
cli-error-no-database = базы { $path } нет: назовите её через --db
cli-error-admin-usage = напишите: { $usage }
cli-error-admin-status = --status: «{ $word }» нет (есть: { $known })
cli-error-admin-version = { $path } обслуживает другая версия Grani: отдавайте распоряжения из неё
cli-error-admin-no-order = нет распоряжения «{ $word }» (все распоряжения: `grani admin`)
cli-error-admin-no-room = комнаты { $word } нет (все комнаты: `grani admin rooms`)
cli-error-admin-not-closed = комната { $word } не закрыта
cli-error-admin-is-host = «{ $word }» — ведущий, на него запреты не действуют: сначала `grani admin hosts remove { $word }`
cli-error-move-no-database = базы { $path } нет: напишите сначала, где партии лежат, потом — куда их перенести
cli-error-admin-whom = «{ $word }» — не гость (32 буквы и цифры, их покажет `grani admin rooms ИМЯ`) и не адрес или диапазон, такой как 198.51.100.0/24 (только не всех адресов сразу)
cli-error-admin-guest = «{ $word }» — не гость: страница `/admin` показывает каждому его 32 буквы и цифры
cli-error-admin-no-ban = «{ $word }» не под запретом (`grani admin bans` покажет список)
cli-error-admin-no-notice = такого объявления нет: { $word } (`grani admin notices` покажет список)
cli-error-admin-no-host = «{ $word }» — не ведущий (`grani admin hosts list` покажет список)
cli-error-admin-empty = в объявлении должны быть слова
cli-error-admin-long = слишком длинный текст: не больше 400 знаков, «{ $word }»…
cli-error-exists = { $path } уже есть: выберите другое имя
cli-error-setup = так подготовить игру нельзя: { $detail } (все варианты: `grani games`)
cli-error-setup-modules = Богиня и титаны в одной игре не встречаются: назовите наборы одного модуля
cli-error-setup-whole = «{ $word }» — целый вариант подготовки, а в списке называют отдельные наборы (см. `grani games`)
cli-error-setup-slot = { $first } и { $second } занимают одно место { $slot }: в игре может быть только один набор
cli-error-setup-unknown = нет варианта подготовки или подвига «{ $word }» (все варианты: `grani games`)
cli-error-house-none = нет домашнего правила «{ $word }»: у { $game } их нет вовсе
cli-error-house-near = нет домашнего правила «{ $word }»
cli-error-house-unknown = нет домашнего правила «{ $word }» (есть: { $known })
cli-error-realms-code = нет варианта подготовки «{ $word }»: напишите `random` или код миров — букв в нём { $count }, из { $letters }
cli-error-realms-letter = код миров { $word }: буквы «{ $letter }» нет ни у одного мира
cli-error-realms-count = миров в игре — { $count }, а названо { $found }
cli-error-realms-unknown = нет мира «{ $word }» (все миры: `grani games`)
cli-error-realms-twice = { $realm } назван дважды: мир играют один раз
cli-error-other = не получилось: { $detail }
cli-error-unexpected = неожиданная ошибка ({ $told }); запустите снова с --debug, чтобы увидеть где

# В чём отказывает система
cli-system-enoent = такого файла или папки нет
cli-system-eacces = нет прав доступа
cli-system-eperm = нет прав доступа
cli-system-eisdir = это папка, а не файл
cli-system-enotdir = часть пути — не папка
cli-system-eexist = такой файл уже есть
cli-system-enospc = диск заполнен
cli-system-erofs = диск только для чтения
cli-system-enametoolong = имя слишком длинное
cli-system-eaddrinuse = адрес занят: возможно, сервер уже запущен; попробуйте другой --port
cli-system-eaddrnotavail = у этого компьютера нет такого адреса

# В чём отказывает база
cli-database-notadb = этот файл — не база данных
cli-database-corrupt = она повреждена
cli-database-cantopen = её не удаётся открыть
cli-database-readonly = в неё нельзя писать
cli-database-busy = её держит другая программа
cli-database-locked = её держит другая программа
cli-database-full = диск заполнен
cli-database-ioerr = диск не читается или не пишется
