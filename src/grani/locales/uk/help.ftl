# Що показує --help, українською. Прості тексти без аргументів: їх читають без бібліотеки Fluent,
# щоб довідка з’являлася одразу. Рядки не ширші за 80 знаків і показуються як є.
#
# help-КОМАНДА, help-КОМАНДА-examples     що робить команда; її перший рядок стоїть у списку
# help-КОМАНДА-ПАРАМЕТР                   що робить параметр цієї команди
# help-option-ПАРАМЕТР                    те саме про параметр кількох команд
# help-word-…                             слова великими літерами замість того, що вводять

## Рамка

help-usage = Як викликати:
help-commands = Команди
help-arguments = Аргументи
help-parameters = Параметри
help-default = типово
help-choices = одне з
help-required = обов’язково

help-word-command = КОМАНДА
help-word-options = ПАРАМЕТРИ
help-word-args = АРГУМЕНТИ
help-word-str = ТЕКСТ
help-word-int = ЧИСЛО
help-word-float = ЧИСЛО
help-word-path = ФАЙЛ
help-word-file = ФАЙЛ
help-word-database = БАЗА
help-word-old = СТАРА
help-word-new = НОВА
help-word-folder = ТЕКА
help-word-game = ГРА
help-word-bots = БОТИ
help-word-record = ЗАПИС
help-word-records = ЗАПИСИ
help-word-source = ДЖЕРЕЛО
help-word-what = ЩО
help-word-words = СЛОВА
help-word-code = КОД
help-word-guest = ГІСТЬ
help-word-name = ІМ’Я
help-word-address = АДРЕСА
help-word-range = ДІАПАЗОН
help-word-text = ТЕКСТ
help-word-number = НОМЕР
help-word-choice = ВАРІАНТ

## Параметри кількох команд

help-option-help = Показати цю довідку.
help-option-version = Показати версію.
help-option-debug = Показати, де виникла помилка, а не лише рядок про неї.
help-option-lang = Мова: en, ru або uk; інакше — мова вашої системи.
help-option-plain = Без рамок, знаків і кольорів: для програм читання з екрана й простих терміналів.
help-option-no-color = Без кольорів.
help-option-house = Домашні правила через кому; їх показує `grani games`.
help-option-ray = Працювати на кластері Ray: його адреса або `local` — на цьому комп’ютері (потрібен `grani[ray]`).

## Усі команди

help-grani =
    Настільні ігри з кубиками: грати, вивчати, моделювати.

    Уперше тут? `grani play` зустріне вас і за хвилину почне гру проти бота.
help-grani-examples =
    Приклади:
      grani play                        меню: нова гра, продовжити, удвох
      grani play --seats you,greedy,greedy --lang uk
      grani serve --open                стіл у вашому браузері
      grani replay game.json --to 120   стіл після 120 дій запису
      grani simulate --games 1000       багато ігор одразу

    Про кожну команду розкаже --help.

## grani play

help-play =
    Гра в терміналі: проти ботів або з друзями за однією клавіатурою.

    Перед кожним вашим рішенням показано стіл, під ним — пронумеровані варіанти:
    введіть число. Знак ? будь-коли розкаже про решту: скасування, збереження,
    правила, літопис. Гра зберігається після кожного рішення: виходьте коли
    завгодно, --resume продовжить її.
help-play-examples =
    Приклади:
      grani play                             меню
      grani play --seats you,greedy          ви проти одного бота
      grani play --seats you,you --names Олена,Тарас
      grani play --setup random --seed 7     те саме зерно — ті самі кидки
      grani play --setup great_bear,triton   із цими наборами
      grani play --house cerberus,mirror     за домашніми правилами
      grani play rolling-realms              наодинці, за зірки
      grani play rolling-realms --setup STWPCEMKV
      grani play --daily                     партія дня
      grani play --resume game.json
help-play-game = Гра; якщо не сказано інакше — dice-forge. Які є, показує `grani games`.
help-play-seats = Хто грає, за порядком ходів: `you` (ви) або ім’я бота, через кому.
help-play-names = Імена гравців через кому.
help-play-setup = Варіант підготовки з `grani games`, назви через кому або код світів.
help-play-seed = Число, що задає всі кидки.
help-play-daily = Партія дня: сьогоднішня або за дату, наприклад 2026-02-01.
help-play-save = Зберігати гру в цей файл, а не у звичайну теку.
help-play-resume = Продовжити збережену гру.

## grani serve

help-serve =
    Стіл у браузері: наодинці, за одним екраном або з друзями будь-де.

    Друкує адресу й працює до Ctrl-C. Кожне рішення записано на диск раніше, ніж
    його хтось побачить: запустіть знову, і всі ігри продовжаться, що б не сталося.
    Стіл доступний лише з цього комп’ютера, якщо --host не каже інакше.
help-serve-examples =
    Приклади:
      grani serve --open                      і браузер його покаже
      grani serve --host 0.0.0.0              для всіх у вашій мережі
      grani serve --port 9000 --db games.db
      grani serve --db postgresql://grani@/grani --processes 2
      grani serve --public-url https://table.example.org
      grani serve --keep-finished 0           ніколи не видаляти ігри
help-serve-host = Адреса, на якій приймати з’єднання; 0.0.0.0 — для всіх у мережі.
help-serve-port = Порт; 0 — будь-який вільний.
help-serve-db = Файл, у якому зберігаються партії, або адреса бази PostgreSQL, наприклад postgresql://grani@db.example.org/grani; інакше `GRANI_DB` або файл у вашій теці даних.
help-serve-processes = Скільки процесів сервера запустити на цій машині; більше одного — лише з базою PostgreSQL.
help-serve-static = Тека зібраних сторінок замість тих, що прийшли з grani.
help-serve-open = Відкрити стіл у браузері.
help-serve-lobby = Відкрити залу: сторінку з відкритими столами, до яких можна приєднатися, та іграми, які можна дивитися, для всіх, кому доступний сервер.
help-serve-public-url = Адреса, за якою сервер бачать інші, для посилань і перевірок; може бути зі шляхом, наприклад https://example.org/grani/.
help-serve-allow-host = Ще одне ім’я, за яким браузери можуть звертатися до сервера; можна повторювати.
help-serve-trusted-proxy = Адреси або мережі довірених проксі через кому: сервер вірить їм у тому, звідки прийшов запит; можна повторювати.
help-serve-bots = Ваш бот на додачу до ботів ігор, наприклад `patient=my_bots:Patient` або `fast=command:./my-bot --fast`: гравці можуть посадити його за стіл за іменем; можна повторювати.
help-serve-rooms-per-hour = Скільки кімнат на годину можна відкрити з однієї адреси; типово 120, а якщо сервер доступний лише з цього комп’ютера — 1000.
help-serve-lookups-per-minute = Скільки кімнат на хвилину можуть шукати сторонні з однієї адреси.
help-serve-crowd = Скільки людей може бути за однією адресою, наприклад у школі: їй дозволено у стільки ж разів більше, ніж одному гостю (крім кімнат, їх пошуку та спроб ввести фразу відновлення); типово 32, а якщо сервер доступний лише з цього комп’ютера — 1000.
help-serve-keep-finished = Скільки зберігати гру після останнього рішення, наприклад 365d або 12h; 0 — безстроково.
help-serve-keep-open = Скільки зберігати кімнату, у якій гра не почалася; 0 — безстроково.
help-serve-no-leaderboard = Без таблиці найкращих у рейтингових партіях.
help-serve-archive-after = Через скільки після останнього рішення завершена партія стискається в один короткий рядок бази; усе й далі можна дивитися; 0 — ніколи.
help-serve-log-format = Що пишеться в стандартний потік помилок: рядки для людей (`lines`) або по об’єкту JSON на запис (`json`) для програм, що їх збирають.

## grani backup

help-backup =
    Скопіювати всі партії `grani serve` в один файл, навіть поки в них грають.

    Копія ціла, її саму можна відкрити сервером, і вона лише для вас: у ній зерна
    партій, які ще тривають, і секрет усіх cookie: з ним можна ввійти за будь-якого
    гостя чи ведучого. Те, з чим працює сервер, лежить у двох файлах — базі та її
    журналі (`tables.db-wal`): ніколи не копіюйте й не переносьте один без іншого.
help-backup-examples =
    Приклади:
      grani backup games-on-monday.db
      grani backup copy.db --db club.db
help-backup-file = Файл копії; його ще не має бути.
help-backup-db = Файл або адреса бази, у якій сервер зберігає партії; інакше `GRANI_DB` або файл у вашій теці даних.

## grani migrate

help-migrate =
    Перенести всі партії `grani serve` до іншої бази.

    З файлу в PostgreSQL або назад. Сервер має бути зупинено; стара база не
    змінюється. Перерване перенесення продовжить та сама команда, якщо партії
    відтоді не змінилися. Наприкінці порівнюються всі рядки, а частина партій
    відтворюється з нової бази.
help-migrate-examples =
    Приклади:
      grani migrate club.db postgresql://grani@/grani
      grani migrate postgresql://grani@/grani club.db
help-migrate-old = База з партіями: файл або адреса.
help-migrate-new = Куди перенести: файл або адреса бази, у якій немає інших партій.
help-migrate-again = Почати заново там, куди вже переносили; не можна, якщо з новою базою вже працював сервер.

## grani admin

help-admin =
    Вести клуб: кімнати, заборони, оголошення для всіх, пауза.

    Працює з базою `grani serve`, навіть поки він запущений: сервери виконають усе
    за кілька секунд. Просто `grani admin` перелічить, чим можна розпорядитися. Те
    саме можуть робити в браузері, на сторінці `/admin`, гості, яких назве
    `grani admin hosts add`, зі своїм ключем доступу.
help-admin-examples =
    Приклади:
      grani admin rooms --status playing      що зараз грають
      grani admin rooms Тарас                 кімнати гравця й номери гостей
      grani admin close ABCD-2345-EFGH --why "На сьогодні досить"
      grani admin ban 198.51.100.0/24 --for 30d --why "Флуд"
      grani admin notice "О восьмій оновлення" --for 2h
      grani admin read-only on                ніхто не грає, час стоїть
      grani admin hosts list
help-admin-what = Що зробити: `status`, `rooms`, `close`, `open`, `ban`, `bans`, `unban`, `notice`, `notices`, `withdraw`, `read-only`, `retention` або `hosts`.
help-admin-words = Код, гість, адреса, текст або ім’я: з чим це зробити.
help-admin-db = Файл або адреса бази, у якій сервер зберігає партії; інакше `GRANI_DB` або файл у вашій теці даних.
help-admin-for = На скільки заборона чи оголошення, наприклад 2h або 30d; інакше безстроково.
help-admin-why = Що скажуть людям про заборону чи закриту кімнату.
help-admin-status = Лише такі кімнати: `open` (відкриті), `playing` (грають), `over` (завершені) або `closed` (закриті вами).

## grani verify

help-verify =
    Перевірити, чи чесними були кидки гри за столом `grani serve`.

    Перед грою сервер показує обіцянку — відбиток таємного зерна, а браузер кожного
    гравця додає своє секретне число. У записі завершеної гри є все це: команда
    перевіряє за ним кожен кидок і кожне рішення, а також те, що потім нічого не
    змінили.
help-verify-examples =
    Приклади:
      grani verify grani-dice-forge-K7P3WM.json
      grani verify game.json --commitment 3f9a…    скопійований перед грою
help-verify-record = Файл запису; - для стандартного вводу.
help-verify-commitment = Відбиток, який ви скопіювали перед грою: покаже, чи це та гра.
help-verify-chain = Відома вам ланка ланцюга, наприклад його кінець, показаний після гри.

## grani replay

help-replay =
    Переказати записану гру крок за кроком і порахувати підсумки.

    Будь-який початок запису — позиція, з якої можна грати далі.
help-replay-examples =
    Приклади:
      grani replay game.json                  уся історія
      grani replay game.json --from 40 --to 80
      grani replay game.json --to 80 --position > puzzle.json
help-replay-record = Файл запису; - для стандартного вводу.
help-replay-to = Зупинитися після стількох дій і показати стіл.
help-replay-from = Розповідати лише з цієї дії; лік від 1.
help-replay-table = Показати стіл і наприкінці.
help-replay-position = Вивести лише позицію наприкінці, у форматі JSON.
help-replay-json = Вивести кроки й підсумки у форматі JSON, для програм.

## grani review

help-review =
    Відокремити удачу від майстерності в записаних партіях.

    Кожен кубик порівнюється з тим, що могло випасти, кожне рішення —
    з найкращим. Удача, помилки й шум у сумі дають результат.
    Кілька записів розбираються по черзі; з теки — усі.
help-review-examples =
    Приклади:
      grani review game.json
      grani review game.json --speed standard --html review.html
      grani review --player Olena games/ --mistakes again/
help-review-records = Записи: файли, `-` для стандартного вводу або теки.
help-review-speed = Наскільки докладно: `quick` триває секунди, `standard` — близько хвилини, `deep` — значно довше. Глибокий розбір зберігає знайдене поруч із записом: його можна перервати й продовжити.
help-review-player = Підбити підсумки всіх партій цього гравця.
help-review-seed = З чого починаються кидки судді; те саме зерно дає той самий розбір.
help-review-json = Вивести все у вигляді JSON; з кількох записів — по рядку на кожен.
help-review-html = Записати в цей файл сторінку з графіками, якій не потрібна мережа (потрібен `grani[reports]`).
help-review-mistakes = З `--player`: записати в цю теку партії до кожної помилки, щоб переграти їх командою `grani play --resume`.

## grani puzzles

help-puzzles =
    Знайдіть найкраще рішення.

    Позиції з партій сильних ботів, у яких один варіант явно кращий за всі
    інші, а жадібний гравець вибирає інший. Без аргументів команда каже, які
    є задачі. `make` шукає нові; пошук можна перервати й продовжити пізніше.
help-puzzles-examples =
    Приклади:
      grani puzzles dice-forge --theme titans
      grani puzzles today
      grani puzzles make dice-forge --count 50 --out mine.jsonl
help-puzzles-what = Гра, код задачі, `today` або `make`.
help-puzzles-game = Після `today` або `make`: якої гри.
help-puzzles-theme = Лише задачі на цю тему.
help-puzzles-level = Лише цієї складності, від 1 до 6.
help-puzzles-json = Вивести задачі з усім, що про них відомо, у вигляді JSON.
help-puzzles-count = З `make`: скільки.
help-puzzles-player = З `make`: чиї партії переглядати.
help-puzzles-seed = З `make`: з чого починаються партії; з тим самим зерном знаходяться ті самі задачі.
help-puzzles-jobs = З `make`: скільки процесів шукають.
help-puzzles-out = З `make`: куди записати; без нього — у `GAME.jsonl`.

## grani position

help-position =
    Показати позицію, перевірити її та перелічити, що в ній можна зробити.

    ДЖЕРЕЛО — файл, - для стандартного вводу або короткий код позиції.
help-position-examples =
    Приклади:
      grani position puzzle.json
      grani position puzzle.json --id         одне слово, щоб надіслати другові
      grani replay game.json --to 80 --position | grani position -
help-position-source = Файл, - для стандартного вводу або короткий код.
help-position-check = Лише сказати, чи правильна позиція.
help-position-json = Вивести позицію у форматі JSON, у звичайному вигляді.
help-position-id = Вивести позицію коротким кодом.

## grani analyse

help-analyse =
    Оцінити позицію: чого вона варта для кожного та які варіанти кращі.

    ДЖЕРЕЛО — файл, - для стандартного вводу або короткий код позиції. Оцінка —
    імовірність перемоги, у грі для одного — очікуваний рахунок, з інтервалом
    95 %.
help-analyse-examples =
    Приклади:
      grani analyse puzzle.json
      grani analyse puzzle.json --moves "feat moon_2; yes" --seconds 10
      grani replay game.json --to 80 --position | grani analyse - --json
help-analyse-source = Файл, - для стандартного вводу або короткий код.
help-analyse-moves = Які ходи зробити спершу, через крапку з комою, разом із кидками; називаються вони як у `grani position`.
help-analyse-seconds = Скільки секунд думати.
help-analyse-seed = З чого починаються кидки судді.
help-analyse-json = Вивести все у форматі JSON.

## grani games

help-games = Перелічити ігри: варіанти підготовки, домашні правила, кількість гравців, боти.
help-games-examples =
    Приклади:
      grani games --lang uk

## grani simulate

help-simulate =
    Зіграти багато ігор між ботами й порахувати перемоги.

    Однакові параметри дають однаковий підсумок за будь-якої кількості процесів.
    Ctrl-C завершує серію раніше й показує, що зіграно.
help-simulate-examples =
    Приклади:
      grani simulate --seats greedy,random --games 1000
      grani simulate --seats greedy,greedy,greedy --setup random --json result.json
      grani simulate rolling-realms --seats greedy
help-simulate-game = Гра; які є, показує `grani games`.
help-simulate-seats = Боти через кому, по одному на місце; інакше `random` і `greedy`.
help-simulate-games = Скільки ігор зіграти.
help-simulate-seed = Зерно кидків; те саме зерно дає ті самі ігри.
help-simulate-jobs = Скільки процесів використати.
help-simulate-setup = Варіант підготовки або набори через кому, як у `grani play`.
help-simulate-rotate = Пересаджувати ботів на одне місце з кожною грою, щоб місце нікому не допомагало.
help-simulate-json = Записати весь підсумок у цей файл.

## grani arena

help-arena =
    Зводити ботів один з одним, доки не стане ясно, хто сильніший.

    Кожен розклад грають у всіх порядках місць із тими самими кидками, щоб удача
    діставалася всім порівну. Грають усі з усіма або кожен із названими в --against.
    Пара припиняє гру, щойно ясно, хто сильніший. Кожну партію збережено
    одразу: після Ctrl-C чи збою та сама команда продовжить із того самого місця.

    Бот — це рівень (`medium`), рівень із параметрами (`hard:iterations=200`), клас
    (`my_bots:Patient`) або програма (`command:./my-bot --fast`).
    Як написати свого, розповідає `docs/bots.md`.
help-arena-examples =
    Приклади:
      grani arena dice-forge random greedy
      grani arena dice-forge my_bots:Patient --against greedy --games 2000
      grani arena rolling-realms random greedy --jobs 2 --html report.html
help-arena-game = Гра; `grani games` перелічить їх.
help-arena-bots = Боти; типово всі боти гри.
help-arena-against = Суперники через кому: боти грають із ними, а не один з одним.
help-arena-seats = Місць за столом; типово якомога менше. Якщо місць більше, ніж ботів, один сидить серед кількох однакових.
help-arena-games = Скільки партій зіграти за кожним столом, щонайбільше; округлюється вгору до цілих розкладів.
help-arena-error = Імовірність хибного висновку про те, хто сильніший; 0 — грати до кінця.
help-arena-width = Зупинитися й тоді, коли частка відома з такою точністю, наприклад 0.02.
help-arena-seed = З чого починаються кидки; те саме зерно дає ті самі партії.
help-arena-jobs = Скільки процесів використовувати.
help-arena-setup = Варіант підготовки або набори через кому, як у `grani play`.
help-arena-results = Файл, у якому зберігаються партії; інакше — файл у вашій теці стану.
help-arena-fresh = Почати заново; старий файл отримає закінчення `.old`.
help-arena-json = Записати всі числа в цей файл.
help-arena-csv = Записати в цей файл по рядку на кожне місце кожної партії.
help-arena-html = Записати звіт із графіками в цей файл: одна сторінка, мережа не потрібна (потрібен `grani[reports]`).

## grani train

help-train =
    Навчити мережу грати: вона вчиться, граючи сама із собою.

    Усе зберігається в теці: перервіть команду (Ctrl-C або силоміць), і та сама
    команда продовжить з останнього кола. Однакові параметри дають однакові мережі.
help-train-examples =
    Приклади:
      grani train --list                      чого можна навчити
      grani train forge-2 --jobs 2            з нуля; близько 20 хвилин
      grani train forge-2 --ray HOST:6379     на кластері
      grani train titans-2 --start train-forge-2/best.weights --effort 0.5
help-train-configuration = Чого вчити; усі варіанти покаже `grani train --list`.
help-train-folder = Де все зберігати; якщо не вказано, `train-ВАРІАНТ`.
help-train-start = Почати з цих ваг, а не з нуля.
help-train-effort = У скільки разів довше за звичайне триває кожен етап.
help-train-units = Скільки нейронів у мережі.
help-train-seed = З чого починаються ігри; те саме зерно дає ту саму мережу.
help-train-jobs = Скільки процесів грають.
help-train-out = Наприкінці записати ваги в цей файл у тому вигляді, у якому їх читають боти, а поруч — як їх отримано.
help-train-list = Показати, чого можна навчити.
