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
web-chat-watching = Ви глядач: чат можна лише читати.
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

web-settings-where = Налаштування зберігаються в цьому браузері.
web-calls = Кликати мене
web-calls-hint = Сповіщення, коли ваш хід, а ви дивитеся в інше вікно.
web-vibrate = Вібрація
web-vibrate-hint = Пристрій вібрує, коли ваш хід.

web-tutor = Тренер
web-tutor-about = Попереджає про помилки цього розміру й більші, якщо всі суперники — боти; судить так само, як швидкий розбір.
web-tutor-off = Вимкнено
web-tutor-small = Мала
web-tutor-medium = Середня
web-tutor-large = Велика
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

## Обліковий запис

web-settings-account = Налаштування зберігаються у вашому обліковому записі та діють у всіх його браузерах.
web-account = Мій обліковий запис
web-account-keep = Зберегти мої партії
web-account-why = Ваші партії прив’язані до цього браузера. З ключем доступу або фразою відновлення ви знайдете їх і на інших пристроях — разом з іменем, задачами й налаштуваннями. Без пошти й пароля.
web-account-is = Ваші партії, ім’я, задачі й налаштування будуть на кожному пристрої, де ви ввійдете.
web-account-made = Готово: на інших пристроях входьте з цим ключем.
web-passkey-make = Створити ключ доступу
web-passkey-more = Додати ключ доступу
web-passkey-name = Назва ключа
web-passkey-unnamed = Ключ від { $date }
web-passkey-used = Останній вхід: { $date }
web-passkey-drop = Видалити: { $name }
web-passkey-none = Ключ не використано. Спробуйте ще раз або візьміть фразу відновлення.
web-passkey-impossible = За цією адресою ключі доступу не працюють: браузери дозволяють їх лише через HTTPS або коли сервер називається localhost. Фраза відновлення працює й тут.
web-recovery = Фраза відновлення
web-recovery-draw = Отримати фразу відновлення
web-recovery-again = Отримати нову фразу відновлення
web-recovery-drop = Видалити фразу відновлення
web-recovery-once = З цими цифрами ви ввійдете на будь-якому пристрої. Запишіть їх: вони показуються лише один раз.
web-recovery-care = Хто їх знає, той має доступ до ваших партій. З новою фразою попередня перестане діяти.
web-recovery-noted = Записано
web-recovery-type = 36 цифр; пробіли не важливі.
web-sign-in = Увійти
web-sign-in-other = Уже зберегли партії на іншому пристрої?
web-sign-in-passkey = Увійти з ключем доступу
web-sign-in-phrase = Увійти з фразою відновлення
web-sign-out = Вийти в цьому браузері
web-sign-out-why = У цьому браузері ви станете новим гостем. Партії залишаться в обліковому записі.
web-signed-in = Ви ввійшли
web-bring = { $count ->
    [one] До входу в цьому браузері була { $count } партія. Взяти її з собою?
    [few] До входу в цьому браузері було { $count } партії. Взяти їх із собою?
    [many] До входу в цьому браузері було { $count } партій. Взяти їх із собою?
   *[other] До входу в цьому браузері було { $count } партії. Взяти їх із собою?
}
web-bring-how = Вони перейдуть до вашого облікового запису, зокрема й незавершені. Якщо ви вже зіграли ту саму партію дня, зарахованим залишиться результат облікового запису.
web-bring-yes = Взяти з собою
web-bring-no = Залишити
web-bring-done = Продовжити
web-brought = { $count ->
    [one] Перенесено { $count } партію.
    [few] Перенесено { $count } партії.
    [many] Перенесено { $count } партій.
   *[other] Перенесено { $count } партії.
}
web-brought-days = { $count ->
    [one] { $count } партію дня не перенесено: того дня ви вже грали в обліковому записі.
    [few] { $count } партії дня не перенесено: тими днями ви вже грали в обліковому записі.
    [many] { $count } партій дня не перенесено: тими днями ви вже грали в обліковому записі.
   *[other] { $count } партії дня не перенесено: тими днями ви вже грали в обліковому записі.
}
web-own = Усе моє
web-own-about = У файлі — ваше ім’я, налаштування, задачі, повідомлення чату й записи всіх ваших завершених партій.
web-own-export = Завантажити все
web-own-delete = Видалити все
web-own-delete-what = Буде видалено обліковий запис, ключі доступу, ім’я, налаштування, рейтинги й повідомлення чату, а також усі партії, зіграні наодинці чи проти ботів.
web-own-delete-others = Партії з іншими людьми залишаться в них: ваше місце отримає ім’я, яке нічого не каже, а в незавершеній партії за вас дограє бот.
web-own-delete-sealed = Ім’я, під яким ви почали таку партію, залишиться лише в її записі, який можна завантажити: ним доводиться чесність кубиків.
web-own-delete-sure = Це неможливо скасувати. Ви впевнені?
web-own-delete-yes = Так, видалити все
web-own-delete-no = Залишити все як є
web-refused-last-way = Це єдиний спосіб увійти до облікового запису: спочатку додайте інший.
web-refused-no-passkeys = { web-passkey-impossible }
web-refused-passkey = Цей ключ тут невідомий, або відповідь надійшла запізно. Спробуйте ще раз.
web-refused-phrase = Такої фрази відновлення немає: перевірте цифри.

## Рейтинги

web-ratings = Рейтинги
web-rated = Рейтингова партія
web-rated-wish = Партія зараховується до рейтингу
web-rated-here = Рейтингова партія — для гравців з обліковим записом і ботів. У ній немає підказок і нічого не можна скасувати; хто пішов і за кого дограє бот, посідає останнє місце.
web-rated-not = У рейтинговій партії одне місце ваше, інші — для друзів за посиланням або ботів; підготовка — зі списку, без домашніх правил.
web-leaderboard = Таблиця найкращих
web-leaderboard-about = Рейтингові партії, окремо за іграми й кількістю гравців. Друге число показує, наскільки рейтинг ще неточний; порядок — за тим, що вже точно: рейтинг за вирахуванням цього числа.
web-leaderboard-none = Поки що ніхто не завершив жодної рейтингової партії.
web-leaderboard-listed = Показувати моє ім’я в таблиці найкращих
web-leaderboard-seats = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
web-leaderboard-place = Місце
web-leaderboard-who = Гравець
web-leaderboard-rating = Рейтинг
web-leaderboard-played = Партії
web-refused-leaderboard = На цьому сервері немає таблиці найкращих.
## Що кажуть ведучі сервера, і їхня сторінка

web-refused-duration = Це не строк: напишіть 30d, 12h або 2w чи 0 — безстроково.
web-refused-empty = В оголошенні мають бути слова.
web-refused-guest = Це не гість: свій номер кожен знайде на цій сторінці.
web-refused-long = Задовго: не більше 400 знаків.
web-refused-no-ban = Такої заборони немає.
web-refused-no-host = Це не ведучий.
web-refused-no-notice = Цього оголошення вже немає.
web-refused-whom = Це не гість і не адреса чи діапазон, такий як 198.51.100.0/24.
web-admin = Ведучі
web-admin-stranger = Ця сторінка для ведучих сервера. Той, хто його запустив, зробить вас ведучим такою командою:
web-admin-pause = Поставити всі ігри на паузу
web-admin-pause-about = Для резервної копії: усе можна дивитися, ніхто не грає, нічий час не йде.
web-admin-paused = Ігри на паузі з { $moment }.
web-admin-go-on = Продовжити всі ігри
web-admin-notices = Оголошення
web-admin-notice-text = Що сказати всім
web-admin-for = На скільки
web-admin-for-example = 2h, 30d; 0 — безстроково
web-admin-tell = Сказати всім
web-admin-withdraw = Зняти
web-admin-until = до { $moment }
web-admin-for-ever = безстроково
web-admin-bans = Заборони
web-admin-whom = Гість, адреса або діапазон
web-admin-why = Чому (це побачать)
web-admin-ban = Закрити вхід
web-admin-ban-name = Закрити вхід: { $name }
web-admin-unban = Зняти заборону
web-admin-none = Нічого немає.
web-admin-rooms = Кімнати
web-admin-find = Код, гість або ім’я
web-admin-any-status = усі
web-admin-status-open = відкрита
web-admin-status-playing = грають
web-admin-status-over = гру завершено
web-admin-status-closed = закрита
web-admin-close = Закрити кімнату
web-admin-close-sure = Закрити кімнату { $code }? Усі в ній побачать чому.
web-admin-leave-open = Залишити відкритою
web-admin-open = Відкрити знову
web-admin-look = Подивитися
web-admin-hosts = Кому доступна ця сторінка
web-admin-host-add = Зробити ведучим
web-admin-host-remove = Прибрати
web-admin-guest = Номер гостя
web-admin-terms = Що й коли видаляється
web-admin-term-keep-finished = Партії видаляються через { $length } після останнього рішення.
web-admin-term-keep-open = Кімнати без гри видаляються через { $length }.
web-admin-term-archive-after = Закінчені партії стискаються в архів через { $length } після останнього рішення.
web-admin-never-keep-finished = Партії ніколи не видаляються.
web-admin-never-keep-open = Кімнати без гри ніколи не видаляються.
web-admin-never-archive-after = Закінчені партії ніколи не потрапляють до архіву.
web-admin-term-count = зараз { $rooms }, за добу { $day }, за 30 днів { $month }
web-admin-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } днів
}
web-admin-hours = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } годин
}
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
