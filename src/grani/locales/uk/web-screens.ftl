# Екрани навколо столу українською: початок, новий стіл, кімната, меню. За столом ці слова не потрібні.
# Спільне для всіх екранів і столів — у `web.ftl`.

web-motto = Змінюйте грані. Відкривайте світи.
web-notice = Аматорський проєкт із власними текстами й малюнками; з видавцями цих ігор не пов’язаний.

## Початок

web-documents = Документація
web-more = Ще
web-settings = Налаштування
web-tile-dice-forge = Кубики, грані яких ви змінюєте: купуйте кращі за золото, платіть уламками за подвиги, здобувайте славу. З доповненням «Повстання».
web-tile-rolling-realms = Два кубики для всіх, три світи перед вами: позначайте числа, збирайте ресурси, запалюйте зірки. Наодинці чи разом.
web-tile = Гравців: від { $low } до { $high }.
web-play-now = Грати
web-play-now-dice-forge = Грати одразу: ви проти одного бота, карти для першої партії.
web-play-now-rolling-realms = Грати одразу: наодинці, на найкращий результат.
web-new-table = Новий стіл
web-learn = Навчання
web-learn-go-on = Вчитися далі
web-learn-offer = Уперше тут? Три хвилини — і можна грати:
web-join = До друзів
web-join-code = Код кімнати
web-join-placeholder = Код кімнати
web-join-go = Увійти
web-join-none = Тут немає коду кімнати: він складається з латинських літер і цифр.
web-continue = Продовжити
web-status-open = Чекаємо на гравців
web-status-playing = Триває гра
web-status-trouble = Продовжити не можна
web-continue-all = Усі незавершені партії: { $count }

## Мої партії

web-puzzles = Задачі
web-mine = Мої партії
web-mine-none = Ви тут ще не грали.
web-mine-search = Пошук за іменем або кодом
web-mine-any-game = Будь-яка гра
web-mine-any-bot = Будь-який бот
web-mine-any-outcome = Будь-який підсумок
web-mine-outcome = Підсумок
web-mine-found = { $count ->
    [0] Нічого не знайдено.
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
web-mine-more = Показати ще
web-mine-resume = Продовжити
web-mine-look = Відкрити
web-mine-position = із заданої позиції
web-mine-apart = Партії із заданої позиції не входять ні до рекордів, ні до середніх.
web-analysis = Аналіз
web-from-position = Партія триває із заданої позиції.
web-replay = Повтор
web-review = Розбір
web-review-bring = Розібрати запис
web-bests = Особисті рекорди
web-best-score = Найкращий рахунок
web-best-won = Перемог
web-best-of = { $won } з { $played }
web-outcome-going = Не завершено
web-outcome-won = Перемога
web-outcome-shared = Спільна перемога
web-outcome-lost = Поразка
web-outcome-alone = Наодинці
web-outcome-together = За одним екраном
web-outcome-watched = Без вас
web-outcome-unknown = Гру завершено

## Партія дня

web-day-about = Однакові кидки для всіх, одна спроба, сім днів на гру. Імен ніхто не бачить: порівнюються лише результати.
web-day-next = Наступна з’явиться о { $time }.
web-day-alone = Наодинці, на найкращий рахунок.
web-day-against = Проти одного бота ({ $bot }): результат — наскільки ви попереду.
web-day-today = Сьогодні
web-day-yesterday = Учора
web-day-played = { $count ->
    [0] Ніхто ще не дограв
    [one] { $count } результат
    [few] { $count } результати
    [many] { $count } результатів
   *[other] { $count } результату
}
web-day-place = Місце { $place } з { $count }
web-day-left = { $days ->
    [one] залишився { $days } день
    [few] залишилося { $days } дні
    [many] залишилося { $days } днів
   *[other] залишилося { $days } дня
}
web-day-play = Грати
web-day-sure = Почати?
web-day-once = одна спроба
web-day-you = ви
web-day-times = × { $count }
web-day-share = Поділитися
web-day-share-text = { $game }, партія дня, { $date }: { $score }. Місце { $place } з { $count }.
web-day-all = Усі сім днів
web-day-fair = Ці кидки однакові для всіх, хто грає цю партію дня, тому гравці не додають секретних чисел. Вони виходять із зерна сервера; це його відбиток. Зерно відкриється, коли минуть сім днів, і тоді кожен зможе перевірити будь-який кидок.

## Новий стіл

web-game = Гра
web-seat-kind = Місце { $number }: хто
web-seat-you = Ви
web-seat-here = Друг поруч
web-seat-open = Друг за посиланням
web-seat-bot = Бот
web-seat-bot-level = Місце { $number }: сила бота
web-seat-name = Місце { $number }: ім’я
web-seat-open-hint = Ви отримаєте посилання для друга.
web-seat-remove = Прибрати місце { $number }
web-add-bot = Бот
web-add-here = Друг поруч
web-add-open = Друг за посиланням
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
web-bot-random-about = Вибирає випадково.
web-bot-greedy-about = Бере те, що вигідніше просто зараз.
web-bots-science = Для порівняння
web-level-title = Якої сили бот?
web-level-choose = Вибрати бота
web-level-change = Змінити
web-bot-novice-about = Знає правила й пробує різне. Добрий перший суперник.
web-bot-easy-about = Бачить добрі ходи, але часто вибирає інші.
web-bot-medium-about = Грає добре, не замислюючись; часом помиляється.
web-bot-hard-about = Грає сильно, помиляється рідко.
web-bot-master-about = Обмірковує кожне рішення. Найсильніший бот.
web-setup = Підготовка
web-setup-custom = Власний вибір
web-setup-custom-dice-forge = Виберіть модуль і для кожного місця одну з карт. Решта місць заповниться випадково на початку гри.
web-setup-custom-rolling-realms = Натисніть на місце, потім на світ для нього, або введіть код. Решта місць заповниться випадково на початку гри.
web-setup-draw = Роздати випадково
web-setup-by-chance = Усе вирішить випадок
web-setups-base = Базова гра
web-setups-rebellion = З картами «Повстання»
web-setups-modules = Модулі «Повстання»
web-setups-tournaments = З турнірів
web-realm-for = Світ для місця { $number }
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
web-room-only-here = Це посилання відкривається лише на цьому комп’ютері. Щоб грати з друзями на інших пристроях, запустіть сервер командою `grani serve --host 0.0.0.0`.
web-room-code = Кімната { $code }
web-room-link = Посилання на кімнату
web-room-qr = QR-код із посиланням
web-room-missing = Кімнати { $code } немає
web-room-missing-why = Можливо, у коді помилка або кімнату вже закрито.
web-room-open = { $count ->
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
    [many] Вільно { $count } місць.
   *[other] Вільно { $count } місця.
}
web-room-unready = Ще не готові: { $names }
web-room-host-starts = Гру починає господар кімнати.
web-room-waits = Чекаємо на друга
web-room-waits-hint = Надішліть посилання або посадіть бота.
web-room-free-hint = Сядьте тут, щоб грати.
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
web-fair = Чесні кубики
web-fair-why = Усі кидки випливають із таємного зерна, вибраного до гри. Це його відбиток; саме зерно відкриється наприкінці, і кожен зможе перевірити за ним усі кидки.
web-fair-seed = Зерно цієї гри:
web-phrases = Сказати
web-chat-none = Поки що ніхто нічого не написав.
web-chat-write = Повідомлення
web-chat-send = Надіслати
web-chat-is-off = Чат вимкнено.
web-chat-watching = Ви глядач: можна читати чат і казати готові фрази, але не писати.
web-chat-turn-off = Вимкнути чат
web-chat-turn-on = Увімкнути чат
web-hand-over = Продовжити на іншому пристрої
web-hand-over-how = Відкрийте це посилання на іншому пристрої або зчитайте код: ваше місце перейде туди, а тут ви залишитеся глядачем.
web-hand-over-once = { $minutes ->
    [one] Посилання спрацює один раз, протягом { $minutes } хвилини. Нікому його не показуйте.
    [few] Посилання спрацює один раз, протягом { $minutes } хвилин. Нікому його не показуйте.
    [many] Посилання спрацює один раз, протягом { $minutes } хвилин. Нікому його не показуйте.
   *[other] Посилання спрацює один раз, протягом { $minutes } хвилини. Нікому його не показуйте.
}
web-hand-over-link = Посилання для іншого пристрою
web-hand-over-qr = QR-код із посиланням для іншого пристрою
web-hand-over-new = Нове посилання
web-hand-over-void = З новим посиланням попереднє перестане працювати.
web-take = Грати тут
web-take-how = Ваше місце перейде на цей пристрій. На попередньому ви залишитеся глядачем.
web-take-players = За столом: { $names }
web-take-done = Тепер ви граєте на цьому пристрої.
web-trouble-damaged = Частина цієї партії більше не читається, продовжити її не можна.
web-trouble-outdated = Цю партію розпочато не за тими правилами, за якими грає цей сервер: тут її не продовжити.
web-trouble-why = Можна завантажити те, що від неї вціліло.
web-remains-record = Уцілілий початок партії
web-remains-log = Журнал сервера (JSON)
web-fair-sealed = Ці кидки не може підлаштувати ніхто, навіть господар кімнати. Сервер запечатав таємне зерно; це його відбиток. Браузер кожного гравця додасть на початку гри своє секретне число, і всі кидки вийдуть із зерна та цих чисел разом. Скопіюйте відбиток: наприкінці він покаже, що нічого не підмінили.
web-fair-all = У кубиках є секретне число кожного гравця.

## Стіл

web-stand-in-end = Гравець знову тут
web-leave = Вийти з-за столу
web-leave-hint = Гра лишиться як є: її можна знайти на головній сторінці.
web-drawn-table = Звичайний вигляд

## Налаштування

web-calls = Кликати мене
web-calls-hint = Сповіщення, коли ваш хід, а ви дивитеся в інше вікно.
web-vibrate = Вібрація
web-vibrate-hint = Пристрій вібрує, коли ваш хід.

web-tutor = Тренер
web-tutor-about = Попереджає про помилки цього розміру й більші, якщо всі суперники — боти або за столом дозволено підказки для всіх; судить так само, як швидкий розбір.
web-tutor-off = Вимкнено
web-tutor-small = Малі
web-tutor-medium = Середні
web-tutor-large = Великі
web-tutor-sizes = Про які помилки попереджати
web-tutor-warning = Точно?
web-tutor-costs = { $option }: втрата — близько { $cost }.
web-tutor-chance = { $cost ->
        [one] { $cost } відсоткового пункту
        [few] { $cost } відсоткових пунктів
        [many] { $cost } відсоткових пунктів
       *[other] { $cost } відсоткових пунктів
    } імовірності перемоги
web-tutor-stars = { $cost } ★
web-tutor-better = Краще: { $option }
web-tutor-back = Передумати
web-tutor-on = Усе одно зробити

## Рейтинги

web-ratings = Рейтинги
web-hints = Підказки
web-hints-all = Підказки для всіх
web-hints-about = Без цього за столом з іншими людьми немає ні підказок, ні тренера. Позначку бачать усі за столом.
web-rated = Рейтингова партія
web-rated-wish = Партія зараховується до рейтингу
web-rated-here = Рейтингова партія — для гравців з обліковим записом і ботів. У ній немає підказок і нічого не можна скасувати; хто пішов і за кого дограє бот, посідає останнє місце. Партію, яку два тижні ніхто не продовжує, програє той, на чиє рішення вона чекає.
web-rated-not = У рейтинговій партії одне місце ваше, інші — для друзів за посиланням або ботів; підготовка — зі списку, без домашніх правил.

## Що кажуть ведучі сервера

web-announced = Оголошення ведучих

## Зала

web-refused-no-lobby = На цьому сервері немає зали.
web-lobby = Зала
web-lobby-open = Відкриті столи
web-lobby-open-none = Зараз ніхто не чекає на гравців: відкрийте свій стіл.
web-lobby-going = Ігри, які можна дивитися
web-lobby-going-none = Зараз немає відкритих для всіх ігор.
web-lobby-join = Приєднатися
web-lobby-watch = Дивитися
web-lobby-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
web-lobby-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
web-lobby-here = { $count ->
    [one] Тут { $count } людина
    [few] Тут { $count } людини
    [many] Тут { $count } людей
   *[other] Тут { $count } людини
}
web-lobby-show = Показувати тут моє ім’я: { $name }
web-lobby-show-nameless = Показувати тут моє ім’я
web-lobby-public-no = Лише за посиланням
web-lobby-public-yes = У залі
web-lobby-public-hint = До столу в залі може приєднатися будь-хто на цьому сервері, і дивитися теж.
web-hosts-page = Для ведучих сервера
