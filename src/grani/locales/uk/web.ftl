# Стіл у браузері українською: усе, що навколо ігор.
# Назви ігор, варіантів підготовки, граней, подвигів і світів, запитання й рядки літопису — у файлах самих ігор.

web-language-name = Українська
web-language-short = укр
web-title = Grani

## Початок

web-home = На головну
web-no-page = Такої сторінки немає.
web-rules = Правила
web-day = Партія дня
web-day-once-only = Партія дня: одна спроба, без підказок.
web-your-turn = Ваш хід
web-status-over = Гру завершено

## Новий стіл

web-seats = Місця
web-bot-random = Випадковий
web-bot-greedy = Жадібний
web-bot-novice = Новачок
web-bot-easy = Легкий
web-bot-medium = Середній
web-bot-hard = Сильний
web-bot-master = Майстер

## Кімната

web-old-page = Вийшла нова версія: оновіть сторінку.
web-reload = Оновити
web-copy = Копіювати
web-copied = Скопійовано
web-link-copied = Посилання скопійовано
web-bot = бот: { $bot }
web-spectators = { $count ->
    [0] Глядачів немає
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
web-watching = Ви глядач
web-series = Перемог: { $wins }
web-phrase-hello = Привіт!
web-phrase-good-luck = Щасти!
web-phrase-well-played = Чудова гра!
web-phrase-nice-roll = Оце кидок!
web-phrase-thinking = Дайте подумати…
web-phrase-hurry = Ваш хід, будь ласка
web-phrase-sorry = Перепрошую!
web-phrase-thanks = Дякую!
web-phrase-again = Ще партію?
web-phrase-bye = Мені час, бувайте!
web-chat = Чат
web-chat-unread = { $count ->
    [one] Чат: { $count } нове повідомлення
    [few] Чат: { $count } нові повідомлення
    [many] Чат: { $count } нових повідомлень
   *[other] Чат: { $count } нового повідомлення
}
web-chat-now-off = Господар кімнати вимкнув чат.
web-chat-now-on = Господар кімнати увімкнув чат.
web-moved = Тепер ви граєте на іншому пристрої. Тут ви глядач.
web-fair-copy = Скопіювати відбиток
web-fair-without = Без секретного числа в кубиках: { $names }
web-sealing = Запечатуємо кидки: кожен браузер додає секретне число…
web-sealing-awaits = Ще без числа: { $names }

## Стіл

web-online = на зв’язку
web-offline = Немає зв’язку, пробуємо знову…
web-connecting = З’єднуємося…
web-loading = Розкладаємо гру…
web-round-of = Раунд { $round } з { $rounds }
web-round-turn = Раунд { $round } з { $rounds }, хід { $turn } з { $turns }
web-time-left = Залишилося часу: { $clock }
web-menu = Меню
web-close = Закрити
web-results = Підсумки
web-back-to-table = До столу
web-absent = Немає на зв’язку: { $names }
web-stand-in = Хай грає бот
web-back = Я знову тут
web-stood-in = поки грає бот: { $bot }
web-server-away = Сервер не відповідає. Партії його дочекаються: нічого не пропаде.
web-part-awaited = Частина сторінки не завантажилася. Сторінка оновиться, щойно відповість сервер.
web-part-refused = Частина сторінки не завантажується.
web-calls-offer = Покликати вас, коли буде ваш хід?
web-yes = Так
web-no = Ні
web-text-table = Текстовий вигляд
web-text-table-hint = Стіл у вигляді тексту з простим списком варіантів: для програм читання з екрана й повільного зв’язку.
web-chronicle = Літопис
web-chronicle-more = Показати попереднє
web-chronicle-empty = Поки нічого не сталося.
web-chronicle-all = Усі
web-chronicle-by = Чиї ходи показувати
web-chronicle-look = Показати ще раз
web-looking-back = Повтор
web-prompt = Рішення
web-prompt-options = Варіанти
web-prompt-waiting = Чекаємо: { $names }
web-prompt-over = Гру завершено. { $count ->
    [1] Переможець: { $names }
   *[other] Переможці: { $names }
}
web-prompt-stood-in = За вас вирішує бот.
web-prompt-stood-in-seat = { $name }: вирішує бот.
web-prompt-skip = Пропустити
web-behind = { $count ->
    [one] Відставання на { $count } рішення
    [few] Відставання на { $count } рішення
    [many] Відставання на { $count } рішень
   *[other] Відставання на { $count } рішення
} · наздогнати
web-prompt-digits = Наберіть номер варіанта й натисніть Enter.
web-hint = Підказка
web-hint-hide = Прибрати підказку
web-hint-thinking = Рахуємо…
web-hint-never-day = У партії дня підказок немає: результат має бути цілком вашим.
web-hint-win = { $win } % ± { $error }
web-hint-score = близько { $score } ± { $error } ★
web-hint-is-win = імовірність перемоги
web-hint-is-score = очікувані зірки
web-hint-meaning = { $legend } за оцінкою ботів, ± — інтервал 95 %; { $tries ->
    [one] перевірено { $tries } раз
    [few] перевірено { $tries } рази
    [many] перевірено { $tries } разів
   *[other] перевірено { $tries } раза
}
web-hint-short = { $win } %
web-hint-short-score = { $score } ★
web-press-again = Точно? Натисніть ще раз: скасувати буде не можна
web-undo = Скасувати
web-undo-what = Скасувати: { $what }
web-all = Усі варіанти
web-all-search = Знайти варіант
web-all-none = Нічого не знайдено.
web-same = Запам’ятати цю відповідь:
web-same-now = ні
web-same-turn = цього ходу
web-same-game = усю гру
web-orders = Постійні рішення
web-orders-none = Поки немає. Якщо запитання повторюється, виберіть «цього ходу» або «усю гру».
web-orders-end = Знову питати
web-group-spend = Ресурси
web-late = Час вийшов: за вас вирішив бот.
web-late-seat = { $name }: час вийшов, вирішив бот.
web-log-late = { $seat }: час вийшов, вирішує бот

## Відмови

web-refused-stale = На столі вже інше положення: погляньте ще раз.
web-refused-illegal = Зараз це неможливо.
web-refused-not-your-seat = Це не ваше місце.
web-refused-not-host = Це може лише господар кімнати.
web-refused-too-fast = Надто швидко: зачекайте трохи.
web-refused-too-many = Забагато одразу: спершу завершіть або закрийте щось.
web-refused-outdated = Цю партію розпочато за старими правилами, тут її не продовжити.
web-refused-not-started = Гра ще не почалася.
web-refused-over = Гру завершено.
web-refused-taken = Це місце щойно зайняли.
web-refused-offline = Сервер не відповідає. Його запущено?
web-refused-unknown = Не вийшло. Спробуйте ще раз.
web-refused-setup = Так підготувати гру не можна.
web-refused-playing = Запис відкриється, коли гру буде завершено.
web-refused-seats = Ця гра не для такої кількості гравців.
web-refused-bad-message = Не вийшло. Оновіть сторінку й спробуйте ще раз.
web-refused-begun = Гра вже почалася.
web-refused-bot-plays = На цьому місці грає бот: спершу поверніть місце собі.
web-refused-chat-empty = Повідомлення порожнє.
web-refused-chat-link = Посилання й адреси тут надсилати не можна.
web-refused-chat-long = У повідомленні може бути щонайбільше 280 знаків: скоротіть його.
web-refused-chat-off = { web-chat-now-off }
web-refused-chat-watching = Писати можуть лише ті, хто сидить за столом.
web-refused-day = У партії дня так не можна: кожен грає сам, один раз, протягом семи днів.
web-refused-hand-over = Це посилання вже використано або воно застаріло. Зробіть нове на іншому пристрої.
web-refused-seated = Цей пристрій уже має місце за цим столом.
web-refused-name = В імені має бути хоча б один видимий знак.
web-refused-no-cookie = Браузер не зберігає файли cookie цієї сторінки: дозвольте їх і оновіть сторінку.
web-refused-account = Для цього потрібен обліковий запис: створіть його в налаштуваннях.
web-refused-rated = У рейтинговій партії це неможливо.
web-refused-strangers = Тут підказок немає: за столом грають інші люди.
web-refused-no-hint = Підказка не вийшла: спробуйте ще раз.
web-refused-nothing-to-undo = Скасовувати нема чого: після вашого рішення були кидки або ходи інших.
web-refused-open-seat = Одне місце ще вільне: дочекайтеся гравця або посадіть туди бота.
web-refused-present = Цей гравець тут і може вирішувати.
web-refused-not-yet = Зачекайте трохи: бот може замінити гравця, коли партія прочекає на нього хвилину (або час на рішення, якщо він більший).
web-refused-not-ready = Рейтингова партія почнеться, коли всі за столом будуть на місці й готові.
web-refused-no-room = Такої кімнати немає: перевірте код.
web-refused-bad-request = { web-refused-bad-message }
web-refused-bot = { web-refused-bad-message }
web-refused-content-type = { web-refused-bad-message }
web-refused-game = { web-refused-bad-message }
web-refused-host = { web-refused-bad-message }
web-refused-origin = { web-refused-bad-message }
web-refused-record = Це не запис партії, який можна тут відтворити.
web-refused-crowd = У цій партії забагато гравців для розбору.
web-refused-range = { web-refused-bad-message }
web-refused-too-large = { web-refused-bad-message }
web-refused-damaged = Частина цієї партії більше не читається.
web-refused-banned = Ведучі цього сервера заборонили вам вхід.
web-refused-closed = Ведучі цього сервера закрили цю кімнату.
web-refused-read-only = Ігри на паузі; нічий час не йде.

## Налаштування

web-language = Мова
web-theme = Кольори
web-theme-dark = Темні
web-theme-light = Світлі
web-theme-system = Як у системі
web-theme-to-dark = Темні кольори
web-theme-to-light = Світлі кольори
web-speed = Швидкість анімації
web-speed-slow = Повільна
web-speed-normal = Звичайна
web-speed-fast = Швидка
web-speed-instant = Миттєво
web-text-size = Розмір тексту
web-text-size-normal = Звичайний
web-text-size-large = Великий
web-text-size-largest = Найбільший
web-sound = Звук
web-sound-hint = Кубики, здобич, ваш хід.
web-coach = Наставник
web-coach-hint = Пояснює кожен вид рішень, коли він трапляється вперше.
web-auto-hammer = Золото одразу на молот
web-auto-hammer-hint = { game-dice-forge }: золото, яке може прийняти молот, іде на нього без запитання.

## Клавіші

web-keys = Клавіші
web-key-space = Пробіл
web-keys-number = одразу вибрати варіант, де видно номери до 9
web-keys-numbers = в інших випадках: номер за списком, потім Enter
web-keys-step = перебирати варіанти
web-keys-confirm = прийняти позначене
web-keys-all = усі варіанти списком
web-keys-cancel = зняти вибір, закрити
web-keys-undo = скасувати
web-keys-hint = підказка
web-keys-forge = наступна грань для купівлі
web-keys-feat = наступний подвиг
web-keys-end = завершити, відмовитися
web-keys-die = узяти інший кубик
web-keys-turn = повернути фігуру
web-keys-move = переходити між частинами столу; усередині — стрілками
web-keys-skip = пропустити анімацію
web-keys-chronicle = літопис
web-keys-chat = чат
web-keys-text = текстовий вигляд
web-keys-menu = меню
web-keys-replay = крок у записі гри
web-keys-help = цей список

learn-goal = Мета
learn-ask = Пояснювати нове під час гри?
