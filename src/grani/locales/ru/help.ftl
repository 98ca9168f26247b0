# Что показывает --help, по-русски. Простые тексты без аргументов: их читают без библиотеки Fluent,
# чтобы справка появлялась сразу. Строки не шире 80 знаков и показываются как есть.
#
# help-КОМАНДА, help-КОМАНДА-examples     что делает команда; её первая строка стоит в списке
# help-КОМАНДА-ПАРАМЕТР                   что делает параметр этой команды
# help-option-ПАРАМЕТР                    то же о параметре нескольких команд
# help-word-…                             слова прописными буквами вместо того, что вводят

## Рамка

help-usage = Как вызвать:
help-commands = Команды
help-arguments = Аргументы
help-parameters = Параметры
help-default = по умолчанию
help-choices = одно из
help-required = обязательно

help-word-command = КОМАНДА
help-word-options = ПАРАМЕТРЫ
help-word-args = АРГУМЕНТЫ
help-word-str = ТЕКСТ
help-word-int = ЧИСЛО
help-word-float = ЧИСЛО
help-word-path = ФАЙЛ
help-word-file = ФАЙЛ
help-word-database = БАЗА
help-word-old = СТАРАЯ
help-word-new = НОВАЯ
help-word-folder = ПАПКА
help-word-game = ИГРА
help-word-bots = БОТЫ
help-word-record = ЗАПИСЬ
help-word-records = ЗАПИСИ
help-word-source = ИСТОЧНИК
help-word-what = ЧТО
help-word-words = СЛОВА
help-word-code = КОД
help-word-guest = ГОСТЬ
help-word-name = ИМЯ
help-word-address = АДРЕС
help-word-range = ДИАПАЗОН
help-word-text = ТЕКСТ
help-word-number = НОМЕР
help-word-choice = ВАРИАНТ

## Параметры нескольких команд

help-option-help = Показать эту справку.
help-option-version = Показать версию.
help-option-debug = Показать, где возникла ошибка, а не только строку о ней.
help-option-lang = Язык: en, ru или uk; иначе — язык вашей системы.
help-option-plain = Без рамок, знаков и цветов: для программ чтения с экрана и простых терминалов.
help-option-no-color = Без цветов.
help-option-house = Домашние правила через запятую; их показывает `grani games`.
help-option-ray = Работать на кластере Ray: его адрес или `local` — на этом компьютере (нужен `grani[ray]`).

## Все команды

help-grani =
    Настольные игры с кубиками: играть, изучать, моделировать.

    Впервые здесь? `grani play` встретит вас и за минуту начнёт игру против бота.
help-grani-examples =
    Примеры:
      grani play                        меню: новая игра, продолжить, вдвоём
      grani play --seats you,greedy,greedy --lang uk
      grani serve --open                стол в вашем браузере
      grani replay game.json --to 120   стол после 120 действий записи
      grani simulate --games 1000       много игр сразу

    О каждой команде расскажет --help.

## grani play

help-play =
    Игра в терминале: против ботов или с друзьями за одной клавиатурой.

    Перед каждым вашим решением показан стол, под ним — пронумерованные варианты:
    введите число. Знак ? в любой момент расскажет об остальном: отмена, сохранение,
    правила, летопись. Игра сохраняется после каждого решения: выходите когда
    угодно, --resume продолжит её.
help-play-examples =
    Примеры:
      grani play                             меню
      grani play --seats you,greedy          вы против одного бота
      grani play --seats you,you --names Олена,Тарас
      grani play --setup random --seed 7     то же зерно — те же броски
      grani play --setup great_bear,triton   с этими наборами
      grani play --house cerberus,mirror     по домашним правилам
      grani play rolling-realms              в одиночку, за звёзды
      grani play rolling-realms --setup STWPCEMKV
      grani play --daily                     партия дня
      grani play --resume game.json
help-play-game = Игра; если не сказано иначе — dice-forge. Какие есть, показывает `grani games`.
help-play-seats = Кто играет, в порядке ходов: `you` (вы) или имя бота, через запятую.
help-play-names = Имена игроков через запятую.
help-play-setup = Вариант подготовки из `grani games`, названия через запятую или код миров.
help-play-seed = Число, которое задаёт все броски.
help-play-daily = Партия дня: сегодняшняя или за дату, например 2026-02-01.
help-play-save = Сохранять игру в этот файл, а не в обычную папку.
help-play-resume = Продолжить сохранённую игру.

## grani serve

help-serve =
    Стол в браузере: в одиночку, за одним экраном или с друзьями где угодно.

    Печатает адрес и работает до Ctrl-C. Каждое решение записано на диск раньше,
    чем его кто-либо увидит: запустите снова, и все игры продолжатся, что бы ни
    случилось. Стол доступен только с этого компьютера, если --host не говорит
    иначе.
help-serve-examples =
    Примеры:
      grani serve --open                      и браузер его покажет
      grani serve --host 0.0.0.0              для всех в вашей сети
      grani serve --port 9000 --db games.db
      grani serve --db postgresql://grani@/grani --processes 2
      grani serve --public-url https://table.example.org
      grani serve --keep-finished 0           никогда не удалять игры
help-serve-host = Адрес, на котором принимать соединения; 0.0.0.0 — для всех в сети.
help-serve-port = Порт; 0 — любой свободный.
help-serve-db = Файл, в котором хранятся партии, или адрес базы PostgreSQL, например postgresql://grani@db.example.org/grani; иначе `GRANI_DB` или файл в вашей папке данных.
help-serve-processes = Сколько процессов сервера запустить на этой машине; больше одного — только с базой PostgreSQL.
help-serve-static = Папка собранных страниц вместо тех, что пришли с grani.
help-serve-open = Открыть стол в браузере.
help-serve-lobby = Открыть зал: страницу с открытыми столами, к которым можно присоединиться, и играми, которые можно смотреть, для всех, кому доступен сервер.
help-serve-public-url = Адрес, по которому сервер видят другие, для ссылок и проверок; может быть с путём, например https://example.org/grani/.
help-serve-allow-host = Ещё одно имя, по которому браузеры могут обращаться к серверу; можно повторять.
help-serve-trusted-proxy = Адреса или сети доверенных прокси через запятую: сервер верит им в том, откуда пришёл запрос; можно повторять.
help-serve-bots = Ваш бот вдобавок к ботам игр, например `patient=my_bots:Patient` или `fast=command:./my-bot --fast`: игроки могут посадить его за стол по имени; можно повторять.
help-serve-rooms-per-hour = Сколько комнат в час можно открыть с одного адреса; по умолчанию 120, а если сервер доступен только с этого компьютера — 1000.
help-serve-lookups-per-minute = Сколько комнат в минуту могут искать посторонние с одного адреса.
help-serve-crowd = Сколько людей может быть за одним адресом, например в школе: ему позволено во столько же раз больше, чем одному гостю (кроме комнат, их поиска и попыток ввести фразу восстановления); по умолчанию 32, а если сервер доступен только с этого компьютера — 1000.
help-serve-keep-finished = Сколько хранить игру после последнего решения, например 365d или 12h; 0 — бессрочно.
help-serve-keep-open = Сколько хранить комнату, в которой игра не началась; 0 — бессрочно.
help-serve-no-leaderboard = Без таблицы лучших в рейтинговых партиях.
help-serve-archive-after = Через сколько после последнего решения оконченная партия сжимается в одну короткую строку базы; всё по-прежнему можно смотреть; 0 — никогда.
help-serve-log-format = Что пишется в стандартный поток ошибок: строки для людей (`lines`) или по объекту JSON на запись (`json`) для программ, которые их собирают.

## grani backup

help-backup =
    Скопировать все партии `grani serve` в один файл, даже пока в них играют.

    Копия целая, её саму можно открыть сервером, и она только для вас: в ней зёрна
    партий, которые ещё идут, и секрет всех cookie: с ним можно войти за любого
    гостя и ведущего. То, с чем работает сервер, лежит в двух файлах — базе и её
    журнале (`tables.db-wal`): никогда не копируйте и не переносите один без
    другого.
help-backup-examples =
    Примеры:
      grani backup games-on-monday.db
      grani backup copy.db --db club.db
help-backup-file = Файл копии; его ещё не должно быть.
help-backup-db = Файл или адрес базы, в которой сервер хранит партии; иначе `GRANI_DB` или файл в вашей папке данных.

## grani migrate

help-migrate =
    Перенести все партии `grani serve` в другую базу.

    Из файла в PostgreSQL или обратно. Сервер должен быть остановлен; старая база не
    меняется. Прерванный перенос продолжит та же команда, если партии с тех пор не
    изменились. В конце сравниваются все строки, а часть партий воспроизводится из
    новой базы.
help-migrate-examples =
    Примеры:
      grani migrate club.db postgresql://grani@/grani
      grani migrate postgresql://grani@/grani club.db
help-migrate-old = База с партиями: файл или адрес.
help-migrate-new = Куда перенести: файл или адрес базы, в которой нет других партий.
help-migrate-again = Начать заново там, куда уже переносили; нельзя, если с новой базой уже работал сервер.

## grani admin

help-admin =
    Вести клуб: комнаты, запреты, объявления для всех, пауза.

    Работает с базой `grani serve`, даже пока он запущен: серверы выполнят всё за
    несколько секунд. Просто `grani admin` перечислит, чем можно распорядиться. То
    же самое могут делать в браузере, на странице `/admin`, гости, которых назовёт
    `grani admin hosts add`, со своим ключом доступа.
help-admin-examples =
    Примеры:
      grani admin rooms --status playing      что сейчас играют
      grani admin rooms Тарас                 комнаты игрока и номера гостей
      grani admin close ABCD-2345-EFGH --why "На сегодня хватит"
      grani admin ban 198.51.100.0/24 --for 30d --why "Флуд"
      grani admin notice "В восемь обновление" --for 2h
      grani admin read-only on                никто не играет, время стоит
      grani admin hosts list
help-admin-what = Что сделать: `status`, `rooms`, `close`, `open`, `ban`, `bans`, `unban`, `notice`, `notices`, `withdraw`, `read-only`, `retention` или `hosts`.
help-admin-words = Код, гость, адрес, текст или имя: с чем это сделать.
help-admin-db = Файл или адрес базы, в которой сервер хранит партии; иначе `GRANI_DB` или файл в вашей папке данных.
help-admin-for = На сколько запрет или объявление, например 2h или 30d; иначе бессрочно.
help-admin-why = Что скажут людям о запрете или закрытой комнате.
help-admin-status = Только такие комнаты: `open` (открытые), `playing` (играют), `over` (окончены) или `closed` (закрытые вами).

## grani verify

help-verify =
    Проверить, честными ли были броски игры за столом `grani serve`.

    Перед игрой сервер показывает обещание — отпечаток тайного зерна, а браузер
    каждого игрока добавляет своё секретное число. В записи оконченной игры есть
    всё это: команда проверяет по ней каждый бросок и каждое решение, а также то,
    что потом ничего не изменили.
help-verify-examples =
    Примеры:
      grani verify grani-dice-forge-K7P3WM.json
      grani verify game.json --commitment 3f9a…    скопированный перед игрой
help-verify-record = Файл записи; - для стандартного ввода.
help-verify-commitment = Отпечаток, который вы скопировали перед игрой: покажет, та ли это игра.
help-verify-chain = Известное вам звено цепи, например её конец, показанный после игры.

## grani replay

help-replay =
    Пересказать записанную игру шаг за шагом и подсчитать итоги.

    Любое начало записи — позиция, из которой можно играть дальше.
help-replay-examples =
    Примеры:
      grani replay game.json                  вся история
      grani replay game.json --from 40 --to 80
      grani replay game.json --to 80 --position > puzzle.json
help-replay-record = Файл записи; - для стандартного ввода.
help-replay-to = Остановиться после стольких действий и показать стол.
help-replay-from = Рассказывать только с этого действия; счёт с 1.
help-replay-table = Показать стол и в конце.
help-replay-position = Вывести только позицию в конце, в формате JSON.
help-replay-json = Вывести шаги и итоги в формате JSON, для программ.

## grani review

help-review =
    Отделить удачу от мастерства в записанных партиях.

    Каждый кубик сравнивается с тем, что могло выпасть, каждое решение —
    с лучшим. Удача, ошибки и шум в сумме дают результат.
    Несколько записей разбираются по очереди; из папки — все.
help-review-examples =
    Примеры:
      grani review game.json
      grani review game.json --speed standard --html review.html
      grani review --player Olena games/ --mistakes again/
help-review-records = Записи: файлы, `-` для стандартного ввода или папки.
help-review-speed = Насколько подробно: `quick` занимает секунды, `standard` — около минуты, `deep` — гораздо дольше. Глубокий разбор хранит найденное рядом с записью: его можно прервать и продолжить.
help-review-player = Подвести итоги всех партий этого игрока.
help-review-seed = С чего начинаются броски судьи; то же зерно даёт тот же разбор.
help-review-json = Вывести всё в виде JSON; из нескольких записей — по строке на каждую.
help-review-html = Записать в этот файл страницу с графиками, которой не нужна сеть (нужен `grani[reports]`).
help-review-mistakes = С `--player`: записать в эту папку партии до каждой ошибки, чтобы переиграть их командой `grani play --resume`.

## grani puzzles

help-puzzles =
    Найдите лучшее решение.

    Позиции из партий сильных ботов, в которых один вариант явно лучше всех
    остальных, а жадный игрок выбирает другой. Без аргументов команда говорит,
    какие есть задачи. `make` ищет новые; поиск можно прервать и продолжить
    позже.
help-puzzles-examples =
    Примеры:
      grani puzzles dice-forge --theme titans
      grani puzzles today
      grani puzzles make dice-forge --count 50 --out mine.jsonl
help-puzzles-what = Игра, код задачи, `today` или `make`.
help-puzzles-game = После `today` или `make`: какой игры.
help-puzzles-theme = Только задачи на эту тему.
help-puzzles-level = Только этой сложности, от 1 до 6.
help-puzzles-json = Вывести задачи со всем, что о них известно, в виде JSON.
help-puzzles-count = С `make`: сколько.
help-puzzles-player = С `make`: чьи партии просматривать.
help-puzzles-seed = С `make`: с чего начинаются партии; с тем же зерном находятся те же задачи.
help-puzzles-jobs = С `make`: сколько процессов ищут.
help-puzzles-out = С `make`: куда записать; без него — в `GAME.jsonl`.

## grani position

help-position =
    Показать позицию, проверить её и перечислить, что в ней можно сделать.

    ИСТОЧНИК — файл, - для стандартного ввода или короткий код позиции.
help-position-examples =
    Примеры:
      grani position puzzle.json
      grani position puzzle.json --id         одно слово, чтобы послать другу
      grani replay game.json --to 80 --position | grani position -
help-position-source = Файл, - для стандартного ввода или короткий код.
help-position-check = Только сказать, верна ли позиция.
help-position-json = Вывести позицию в формате JSON, в обычном виде.
help-position-id = Вывести позицию коротким кодом.

## grani analyse

help-analyse =
    Оценить позицию: чего она стоит для каждого и какие варианты лучше.

    ИСТОЧНИК — файл, - для стандартного ввода или короткий код позиции. Оценка —
    вероятность победы, в игре для одного — ожидаемый счёт, с интервалом
    95 %.
help-analyse-examples =
    Примеры:
      grani analyse puzzle.json
      grani analyse puzzle.json --moves "feat moon_2; yes" --seconds 10
      grani replay game.json --to 80 --position | grani analyse - --json
help-analyse-source = Файл, - для стандартного ввода или короткий код.
help-analyse-moves = Какие ходы сделать сначала, через точку с запятой, вместе с бросками; называются они как в `grani position`.
help-analyse-seconds = Сколько секунд думать.
help-analyse-seed = С чего начинаются броски судьи.
help-analyse-json = Вывести всё в формате JSON.

## grani games

help-games = Перечислить игры: варианты подготовки, домашние правила, число игроков, боты.
help-games-examples =
    Примеры:
      grani games --lang ru

## grani simulate

help-simulate =
    Сыграть много игр между ботами и посчитать победы.

    Одинаковые параметры дают одинаковый итог при любом числе процессов. Ctrl-C
    заканчивает серию раньше и показывает, что сыграно.
help-simulate-examples =
    Примеры:
      grani simulate --seats greedy,random --games 1000
      grani simulate --seats greedy,greedy,greedy --setup random --json result.json
      grani simulate rolling-realms --seats greedy
help-simulate-game = Игра; какие есть, показывает `grani games`.
help-simulate-seats = Боты через запятую, по одному на место; иначе `random` и `greedy`.
help-simulate-games = Сколько игр сыграть.
help-simulate-seed = Зерно бросков; то же зерно даёт те же игры.
help-simulate-jobs = Сколько процессов использовать.
help-simulate-setup = Вариант подготовки или наборы через запятую, как в `grani play`.
help-simulate-rotate = Пересаживать ботов на одно место с каждой игрой, чтобы место никому не помогало.
help-simulate-json = Записать весь итог в этот файл.

## grani arena

help-arena =
    Сводить ботов друг с другом, пока не станет ясно, кто сильнее.

    Каждый расклад играется во всех порядках мест с теми же бросками, чтобы удача
    доставалась всем поровну. Играют все со всеми или каждый с названными в
    --against. Пара прекращает игру, как только ясно, кто сильнее. Каждая партия
    сохраняется сразу: после Ctrl-C или сбоя та же команда продолжит с того же
    места.

    Бот — это уровень (`medium`), уровень с параметрами (`hard:iterations=200`),
    класс (`my_bots:Patient`) или программа (`command:./my-bot --fast`).
    Как написать своего, рассказывает `docs/bots.md`.
help-arena-examples =
    Примеры:
      grani arena dice-forge random greedy
      grani arena dice-forge my_bots:Patient --against greedy --games 2000
      grani arena rolling-realms random greedy --jobs 2 --html report.html
help-arena-game = Игра; `grani games` перечислит их.
help-arena-bots = Боты; по умолчанию все боты игры.
help-arena-against = Соперники через запятую: боты играют с ними, а не друг с другом.
help-arena-seats = Мест за столом; по умолчанию как можно меньше. Если мест больше, чем ботов, один сидит среди нескольких одинаковых.
help-arena-games = Сколько партий сыграть за каждым столом, самое большее; округляется вверх до целых раскладов.
help-arena-error = Вероятность неверного вывода о том, кто сильнее; 0 — играть до конца.
help-arena-width = Остановиться и тогда, когда доля известна с такой точностью, например 0.02.
help-arena-seed = С чего начинаются броски; то же зерно даёт те же партии.
help-arena-jobs = Сколько процессов использовать.
help-arena-setup = Вариант подготовки или наборы через запятую, как в `grani play`.
help-arena-results = Файл, в котором хранятся партии; иначе — файл в вашей папке состояния.
help-arena-fresh = Начать заново; старый файл получит окончание `.old`.
help-arena-json = Записать все числа в этот файл.
help-arena-csv = Записать в этот файл по строке на каждое место каждой партии.
help-arena-html = Записать отчёт с графиками в этот файл: одна страница, сеть не нужна (нужен `grani[reports]`).

## grani train

help-train =
    Научить сеть играть: она учится, играя сама с собой.

    Всё хранится в папке: прервите команду (Ctrl-C или силой), и та же команда
    продолжит с последнего круга. Одинаковые параметры дают одинаковые сети.
help-train-examples =
    Примеры:
      grani train --list                      чему можно учить
      grani train forge-2 --jobs 2            с нуля; около 20 минут
      grani train forge-2 --ray HOST:6379     на кластере
      grani train titans-2 --start train-forge-2/best.weights --effort 0.5
help-train-configuration = Чему учить; все варианты покажет `grani train --list`.
help-train-folder = Где всё хранить; если не указано, `train-ВАРИАНТ`.
help-train-start = Начать с этих весов, а не с нуля.
help-train-effort = Во сколько раз дольше обычного длится каждый этап.
help-train-units = Сколько нейронов в сети.
help-train-seed = С чего начинаются игры; то же зерно даёт ту же сеть.
help-train-jobs = Сколько процессов играют.
help-train-out = В конце записать веса в этот файл в том виде, в каком их читают боты, а рядом — как они получены.
help-train-list = Показать, чему можно учить.
