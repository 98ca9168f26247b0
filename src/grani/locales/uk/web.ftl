# Стіл у браузері українською: усе, що навколо ігор.
# Назви ігор, варіантів підготовки, граней, подвигів і світів, запитання й рядки літопису — у файлах самих ігор.

web-language-name = Українська
web-language-short = укр
web-title = Grani
web-motto = Змінюйте грані. Відкривайте світи.
web-notice = Аматорський проєкт із власними текстами й малюнками; з видавцями цих ігор не пов’язаний.

## Початок

web-home = На головну
web-no-page = Такої сторінки немає.
web-more = Ще
web-rules = Правила
web-settings = Налаштування
web-tile-dice-forge = Кубики, грані яких ви змінюєте: купуйте кращі за золото, платіть уламками за подвиги, здобувайте славу. З доповненням «Повстання».
web-tile-rolling-realms = Два кубики для всіх, три світи перед вами: позначайте числа, збирайте ресурси, запалюйте зірки. Наодинці чи разом.
web-tile = Гравців: від { $low } до { $high }.
web-play-now = Грати
web-play-now-dice-forge = Грати одразу: ви проти найсильнішого бота, карти для першої партії.
web-play-now-rolling-realms = Грати одразу: наодинці, на найкращий результат.
web-new-table = Новий стіл
web-join = До друзів
web-join-code = Код кімнати
web-join-placeholder = Код кімнати
web-join-go = Увійти
web-join-none = Тут немає коду кімнати: він складається з латинських літер і цифр.
web-continue = Продовжити
web-your-turn = Ваш хід
web-status-open = Чекаємо на гравців
web-status-playing = Триває гра
web-status-over = Гру завершено
web-status-trouble = Продовжити не можна

## Новий стіл

web-game = Гра
web-seats = Місця
web-seat-kind = Місце { $number }: хто
web-seat-you = Ви
web-seat-here = Друг поруч
web-seat-open = За посиланням
web-seat-bot = Бот
web-seat-bot-level = Місце { $number }: сила бота
web-seat-name = Місце { $number }: ім’я
web-seat-open-hint = Для того, хто відкриє посилання
web-seat-remove = Прибрати місце { $number }
web-add-bot = Бот
web-add-here = Друг поруч
web-add-open = Вільне місце
web-seats-full = { $count ->
    [one] У цій грі не більше ніж { $count } місце.
    [few] У цій грі не більше ніж { $count } місця.
    [many] У цій грі не більше ніж { $count } місць.
   *[other] У цій грі не більше ніж { $count } місця.
}
web-seats-few = { $count ->
    [one] Для цієї гри потрібне принаймні { $count } місце.
    [few] Для цієї гри потрібні принаймні { $count } місця.
    [many] Для цієї гри потрібно принаймні { $count } місць.
   *[other] Для цієї гри потрібно принаймні { $count } місця.
}
web-nobody = Гратимуть лише боти, ви дивитиметеся.
web-hero-1 = Тесей
web-hero-2 = Аталанта
web-hero-3 = Орфей
web-hero-4 = Каллісто
web-hero-5 = Персей
web-hero-6 = Навсікая
web-hero-7 = Ясон
web-hero-8 = Пенелопа
web-bot-random = Випадковий
web-bot-greedy = Жадібний
web-bot-novice = Новачок
web-bot-easy = Легкий
web-bot-medium = Середній
web-bot-hard = Сильний
web-bot-master = Майстер
web-bot-novice-about = Знає правила й пробує все підряд. Добрий перший суперник.
web-bot-easy-about = Бачить добрі ходи, але часто вибирає інші.
web-bot-medium-about = Добре грає з першого погляду, часом помиляється.
web-bot-hard-about = Обмірковує кожне рішення.
web-bot-master-about = Думає стільки, скільки треба. Обіграти його мало кому вдасться.
web-setup = Підготовка
web-setup-custom = Власний вибір
web-setup-custom-dice-forge = Виберіть модуль і набір карт для кожного місця. Решта місць заповниться випадково на початку гри.
web-setup-custom-rolling-realms = Виберіть дев’ять світів, по три на раунд, або введіть код. Решта місць заповниться випадково на початку гри.
web-module = Модуль
web-module-none = Без модуля
web-slot = Ціна: сонце { $sun }, місяць { $moon }
web-slot-only = Сюди пасує лише один набір.
web-slot-module = Це місце займає модуль.
web-random = Випадково
web-round = Раунд { $round }
web-realm-code = Код світів
web-realm-code-none = дев’ять літер
web-realm-code-wrong = Це не код світів: потрібні дев’ять різних літер, по одній на світ.
web-realm-code-short = { $count ->
    [one] У коді світів бракує { $count } літери.
    [few] У коді світів бракує { $count } літер.
    [many] У коді світів бракує { $count } літер.
   *[other] У коді світів бракує { $count } літери.
}
web-realm-place = Світ { $number }
web-realm-taken = уже вибрано
web-timer = Час на рішення
web-timer-none = Без обмеження
web-timer-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}
web-timer-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}
web-timer-hint = Коли час вийде, за гравця вирішить бот.
web-start = Почати гру
web-open-room = Відкрити кімнату
web-house = Домашні правила
web-house-hint = Там, де правила розуміють по-різному, можна вибрати інше тлумачення. Якщо нічого не позначено, діє наше.

## Кімната

web-room-invite = Покличте друзів
web-room-invite-hint = За посиланням можна зайняти вільне місце або дивитися.
web-room-code = Кімната { $code }
web-room-link = Посилання на кімнату
web-room-qr = QR-код із посиланням
web-room-missing = Кімнати { $code } немає
web-room-missing-why = Можливо, у коді помилка або кімнату вже закрито.
web-old-page = Вийшла нова версія: оновіть сторінку.
web-reload = Оновити
web-room-open = { $count ->
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
    [many] Вільно { $count } місць.
   *[other] Вільно { $count } місця.
}
web-room-unready = Ще не готові: { $names }
web-room-host-starts = Гру починає господар кімнати.
web-copy = Копіювати
web-copied = Скопійовано
web-your-name = Ваше ім’я
web-seat-free = Вільне місце
web-seat-free-again = Звільнити місце { $number }
web-seat-put-bot = Місце { $number }: посадити бота
web-put-bot = Бот…
web-sit = Сісти
web-stand = Устати
web-ready = Можна починати
web-ready-on = Чекаю початку
web-is-ready = чекає початку
web-not-ready = ще готується
web-this-browser = у цьому браузері
web-away = немає на зв’язку
web-bot = бот: { $bot }
web-spectators = { $count ->
    [0] глядачів немає
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
web-fair = Чесні кубики
web-fair-why = Усі кидки випливають із таємного зерна, вибраного до гри. Це його відбиток; саме зерно відкриється наприкінці, і кожен зможе перевірити за ним усі кидки.
web-fair-seed = Зерно цієї гри:
web-phrases = Сказати
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
web-trouble-damaged = Частина цієї партії більше не читається, продовжити її не можна.
web-trouble-outdated = Цю партію розпочато не за тими правилами, за якими грає цей сервер: тут її не продовжити.
web-trouble-why = Можна завантажити те, що від неї вціліло.
web-remains-record = Уцілілий початок партії
web-remains-log = Журнал сервера (JSON)
web-fair-sealed = Ці кидки не може підлаштувати ніхто, навіть господар кімнати. Сервер запечатав таємне зерно; це його відбиток. Браузер кожного гравця додасть на початку гри своє секретне число, і всі кидки вийдуть із зерна та цих чисел разом. Скопіюйте відбиток: наприкінці він покаже, що нічого не підмінили.
web-fair-copy = Скопіювати відбиток
web-fair-all = У кубиках є секретне число кожного гравця.
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
web-stand-in-end = Гравець знову тут
web-back = Я знову тут
web-stood-in = поки грає бот: { $bot }
web-leave = Вийти з-за столу
web-leave-hint = Гра лишиться як є: її можна знайти на головній сторінці.
web-text-table = Текстовий вигляд
web-text-table-hint = Стіл у вигляді тексту з простим списком варіантів: для програм читання з екрана й повільного зв’язку.
web-drawn-table = Звичайний вигляд
web-chronicle = Літопис
web-chronicle-more = Показати попереднє
web-prompt = Рішення
web-prompt-options = Варіанти
web-prompt-waiting = Чекаємо: { $names }
web-prompt-stood-in = За вас вирішує бот.
web-prompt-stood-in-seat = За гравця { $name } вирішує бот.
web-prompt-skip = Пропустити
web-prompt-digits = Наберіть номер варіанта й натисніть Enter.
web-hint = Підказка
web-hint-thinking = Рахуємо…
web-hint-win = { $win } % ± { $error }
web-hint-score = близько { $score } ± { $error } ★
web-hint-short = { $win } %
web-hint-short-score = { $score } ★
web-hint-means-win = — ваш шанс перемогти
web-hint-means-score = — очікуваний результат
web-undo = Скасувати
web-undo-what = Скасувати: { $what }
web-all = Усі варіанти
web-all-search = Знайти варіант
web-all-none = Нічого не знайдено.
web-same = Те саме:
web-same-now = лише зараз
web-same-turn = цього ходу
web-same-game = усю гру
web-orders = Постійні рішення
web-orders-none = Поки немає. Якщо запитання повторюється, виберіть «цього ходу» або «усю гру».
web-orders-end = Знову питати
web-group-spend = Ресурси
web-late = Час вийшов: за вас вирішив бот.
web-late-seat = Час вийшов: за гравця { $name } вирішив бот.
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
web-refused-name = В імені має бути хоча б один видимий знак.
web-refused-no-cookie = Браузер не зберігає файли cookie цієї сторінки: дозвольте їх і оновіть сторінку.
web-refused-no-hint = Підказка не вийшла: спробуйте ще раз.
web-refused-nothing-to-undo = Скасовувати нічого: після вашого рішення були кидки або ходи інших.
web-refused-open-seat = Одне місце ще вільне: дочекайтеся гравця або посадіть туди бота.
web-refused-present = Цей гравець тут і може вирішувати.
web-refused-no-room = Такої кімнати немає: перевірте код.
web-refused-bad-request = { web-refused-bad-message }
web-refused-bot = { web-refused-bad-message }
web-refused-content-type = { web-refused-bad-message }
web-refused-game = { web-refused-bad-message }
web-refused-host = { web-refused-bad-message }
web-refused-origin = { web-refused-bad-message }
web-refused-range = { web-refused-bad-message }
web-refused-too-large = { web-refused-bad-message }
web-refused-damaged = Частина цієї партії більше не читається.

## Налаштування

web-language = Мова
web-theme = Кольори
web-theme-dark = Темні
web-theme-light = Світлі
web-theme-system = Як у системі
web-theme-to-dark = Темні кольори
web-theme-to-light = Світлі кольори
web-speed = Швидкість анімації
web-speed-normal = Звичайна
web-speed-fast = Швидка
web-speed-instant = Миттєво
web-text-size = Розмір тексту
web-text-size-normal = Звичайний
web-text-size-large = Великий
web-text-size-largest = Найбільший
web-sound = Звук
web-sound-hint = Кубики, здобич, ваш хід.
web-auto-hammer = Золото одразу на молот
web-auto-hammer-hint = { game-dice-forge }: золото, яке може прийняти молот, іде на нього без запитання.
web-settings-where = Налаштування зберігаються в цьому браузері.

## Клавіші

web-keys = Клавіші
web-key-space = Пробіл
web-keys-number = вибрати варіант
web-keys-numbers = вибрати, коли варіантів понад дев’ять
web-keys-step = перебирати варіанти
web-keys-confirm = прийняти позначене
web-keys-all = усі варіанти списком
web-keys-cancel = скинути, закрити
web-keys-undo = скасувати
web-keys-hint = підказка
web-keys-forge = наступна грань для купівлі
web-keys-feat = наступний подвиг
web-keys-end = завершити, відмовитися
web-keys-die = узяти інший кубик
web-keys-turn = повернути фігуру
web-keys-move = переходити між речами; усередині — стрілками
web-keys-skip = пропустити показ
web-keys-chronicle = літопис
web-keys-text = текстовий вигляд
web-keys-menu = меню
web-keys-replay = крок у записі гри
web-keys-help = цей список
