# Стол в браузере по-русски: всё, что вокруг игр.
# Названия игр, раскладок, граней, подвигов и миров, вопросы и строки летописи — в файлах самих игр.

web-language-name = Русский
web-language-short = рус
web-title = Grani
web-motto = Меняйте грани. Открывайте миры.
web-notice = Любительский проект с собственными текстами и рисунками; с издателями этих игр не связан.

## Начало

web-home = На главную
web-no-page = Такой страницы нет.
web-more = Ещё
web-rules = Правила
web-settings = Настройки
web-tile-dice-forge = Кубики, грани которых вы меняете: покупайте лучшие за золото, платите осколками за подвиги, копите славу. С дополнением «Восстание».
web-tile-rolling-realms = Два кубика для всех, три мира перед вами: отмечайте числа, собирайте ресурсы, зажигайте звёзды. В одиночку или вместе.
web-tile = Игроков: от { $low } до { $high }.
web-play-now = Играть
web-play-now-dice-forge = Играть сразу: вы против сильнейшего бота, карты для первой партии.
web-play-now-rolling-realms = Играть сразу: в одиночку, на лучший результат.
web-new-table = Новый стол
web-join = К друзьям
web-join-code = Код комнаты
web-join-placeholder = Код комнаты
web-join-go = Войти
web-join-none = Здесь нет кода комнаты: он состоит из латинских букв и цифр.
web-continue = Продолжить
web-your-turn = Ваш ход
web-status-open = Ждём игроков
web-status-playing = Идёт игра
web-status-over = Игра окончена
web-status-trouble = Продолжить нельзя

## Новый стол

web-game = Игра
web-seats = Места
web-seat-kind = Место { $number }: кто
web-seat-you = Вы
web-seat-here = Друг рядом
web-seat-open = По ссылке
web-seat-bot = Бот
web-seat-bot-level = Место { $number }: сила бота
web-seat-name = Место { $number }: имя
web-seat-open-hint = Для того, кто откроет ссылку
web-seat-remove = Убрать место { $number }
web-add-bot = Бот
web-add-here = Друг рядом
web-add-open = Свободное место
web-seats-full = { $count ->
    [one] В этой игре не больше { $count } места.
    [few] В этой игре не больше { $count } мест.
    [many] В этой игре не больше { $count } мест.
   *[other] В этой игре не больше { $count } места.
}
web-seats-few = { $count ->
    [one] Для этой игры нужно хотя бы { $count } место.
    [few] Для этой игры нужно хотя бы { $count } места.
    [many] Для этой игры нужно хотя бы { $count } мест.
   *[other] Для этой игры нужно хотя бы { $count } места.
}
web-nobody = Играть будут только боты, вы — смотреть.
web-hero-1 = Тесей
web-hero-2 = Аталанта
web-hero-3 = Орфей
web-hero-4 = Каллисто
web-hero-5 = Персей
web-hero-6 = Навсикая
web-hero-7 = Ясон
web-hero-8 = Пенелопа
web-bot-random = Случайный
web-bot-greedy = Жадный
web-bot-novice = Новичок
web-bot-easy = Лёгкий
web-bot-medium = Средний
web-bot-hard = Сильный
web-bot-master = Мастер
web-bot-novice-about = Знает правила и пробует всё подряд. Хороший первый соперник.
web-bot-easy-about = Видит хорошие ходы, но часто выбирает другие.
web-bot-medium-about = Играет хорошо с первого взгляда, иногда ошибается.
web-bot-hard-about = Обдумывает каждое решение.
web-bot-master-about = Думает столько, сколько нужно. Обыграть его мало кому удастся.
web-setup = Подготовка
web-setup-custom = Свой выбор
web-setup-custom-dice-forge = Выберите модуль и набор карт для каждого места. Остальные места заполнятся случайно в начале игры.
web-setup-custom-rolling-realms = Выберите девять миров, по три на раунд, или введите код. Остальные места заполнятся случайно в начале игры.
web-module = Модуль
web-module-none = Без модуля
web-slot = Цена: солнце { $sun }, луна { $moon }
web-slot-only = Сюда подходит только один набор.
web-slot-module = Это место занимает модуль.
web-random = Случайно
web-round = Раунд { $round }
web-realm-code = Код миров
web-realm-code-none = девять букв
web-realm-code-wrong = Это не код миров: нужны девять разных букв, по одной на мир.
web-realm-code-short = { $count ->
    [one] В коде миров не хватает { $count } буквы.
    [few] В коде миров не хватает { $count } букв.
    [many] В коде миров не хватает { $count } букв.
   *[other] В коде миров не хватает { $count } буквы.
}
web-realm-place = Мир { $number }
web-realm-taken = уже выбран
web-timer = Время на решение
web-timer-none = Без ограничения
web-timer-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
web-timer-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
web-timer-hint = Когда время выйдет, за игрока решит бот.
web-start = Начать игру
web-open-room = Открыть комнату
web-house = Домашние правила
web-house-hint = Там, где правила понимают по-разному, можно выбрать другое толкование. Если ничего не отмечено, действует наше.

## Комната

web-room-invite = Позовите друзей
web-room-invite-hint = По ссылке можно занять свободное место или смотреть.
web-room-code = Комната { $code }
web-room-link = Ссылка на комнату
web-room-qr = QR-код со ссылкой
web-room-missing = Комнаты { $code } нет
web-room-missing-why = Возможно, в коде ошибка или комната уже закрыта.
web-old-page = Вышла новая версия: обновите страницу.
web-reload = Обновить
web-room-open = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
}
web-room-unready = Ещё не готовы: { $names }
web-room-host-starts = Игру начинает хозяин комнаты.
web-copy = Копировать
web-copied = Скопировано
web-your-name = Ваше имя
web-seat-free = Свободное место
web-seat-free-again = Освободить место { $number }
web-seat-put-bot = Место { $number }: посадить бота
web-put-bot = Бот…
web-sit = Сесть
web-stand = Встать
web-ready = Можно начинать
web-ready-on = Жду начала
web-is-ready = ждёт начала
web-not-ready = ещё готовится
web-this-browser = в этом браузере
web-away = нет на связи
web-bot = бот: { $bot }
web-spectators = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
web-fair = Честные кубики
web-fair-why = Все броски следуют из тайного зерна, выбранного до игры. Это его отпечаток; само зерно откроется в конце, и каждый сможет проверить по нему все броски.
web-fair-seed = Зерно этой игры:
web-phrases = Сказать
web-phrase-hello = Привет!
web-phrase-good-luck = Удачи!
web-phrase-well-played = Отличная игра!
web-phrase-nice-roll = Вот это бросок!
web-phrase-thinking = Дайте подумать…
web-phrase-hurry = Ваш ход, пожалуйста
web-phrase-sorry = Простите!
web-phrase-thanks = Спасибо!
web-phrase-again = Ещё партию?
web-phrase-bye = Мне пора, пока!
web-trouble-damaged = Часть этой партии больше не читается, продолжить её нельзя.
web-trouble-outdated = Эта партия начата не по тем правилам, по которым играет этот сервер: здесь её не продолжить.
web-trouble-why = Можно скачать то, что от неё уцелело.
web-remains-record = Уцелевшее начало партии
web-remains-log = Журнал сервера (JSON)
web-fair-sealed = Эти броски не может подстроить никто, даже хозяин комнаты. Сервер запечатал тайное зерно; это его отпечаток. Браузер каждого игрока добавит в начале игры своё секретное число, и все броски получатся из зерна и этих чисел вместе. Скопируйте отпечаток: в конце он покажет, что ничего не подменили.
web-fair-copy = Скопировать отпечаток
web-fair-all = В кубиках есть секретное число каждого игрока.
web-fair-without = Без секретного числа в кубиках: { $names }
web-sealing = Запечатываем броски: каждый браузер добавляет секретное число…
web-sealing-awaits = Ещё без числа: { $names }

## Стол

web-online = на связи
web-offline = Нет связи, пробуем снова…
web-connecting = Соединяемся…
web-loading = Раскладываем игру…
web-round-of = Раунд { $round } из { $rounds }
web-round-turn = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
web-time-left = Осталось времени: { $clock }
web-menu = Меню
web-close = Закрыть
web-results = Итоги
web-back-to-table = К столу
web-absent = Нет на связи: { $names }
web-stand-in = Пусть играет бот
web-stand-in-end = Игрок снова здесь
web-back = Я снова здесь
web-stood-in = пока играет бот: { $bot }
web-leave = Выйти из-за стола
web-leave-hint = Игра останется как есть: её можно найти на главной странице.
web-text-table = Текстовый вид
web-text-table-hint = Стол в виде текста с простым списком вариантов: для программ чтения с экрана и медленной связи.
web-drawn-table = Обычный вид
web-chronicle = Летопись
web-chronicle-more = Показать предыдущее
web-prompt = Решение
web-prompt-options = Варианты
web-prompt-waiting = Ждём: { $names }
web-prompt-stood-in = За вас решает бот.
web-prompt-stood-in-seat = За игрока { $name } решает бот.
web-prompt-skip = Пропустить
web-prompt-digits = Наберите номер варианта и нажмите Enter.
web-hint = Подсказка
web-hint-thinking = Считаем…
web-hint-win = { $win } % ± { $error }
web-hint-score = около { $score } ± { $error } ★
web-hint-short = { $win } %
web-hint-short-score = { $score } ★
web-hint-means-win = — ваш шанс победить
web-hint-means-score = — ожидаемый результат
web-undo = Отменить
web-undo-what = Отменить: { $what }
web-all = Все варианты
web-all-search = Найти вариант
web-all-none = Ничего не найдено.
web-same = То же самое:
web-same-now = только сейчас
web-same-turn = в этот ход
web-same-game = всю игру
web-orders = Постоянные решения
web-orders-none = Пока нет. Если вопрос повторяется, выберите «в этот ход» или «всю игру».
web-orders-end = Снова спрашивать
web-group-spend = Ресурсы
web-late = Время вышло: за вас решил бот.
web-late-seat = Время вышло: за игрока { $name } решил бот.
web-log-late = { $seat }: время вышло, решает бот

## Отказы

web-refused-stale = На столе уже другое положение: посмотрите ещё раз.
web-refused-illegal = Сейчас это невозможно.
web-refused-not-your-seat = Это не ваше место.
web-refused-not-host = Это может только хозяин комнаты.
web-refused-too-fast = Слишком быстро: подождите немного.
web-refused-too-many = Слишком много сразу: сначала закончите или закройте что-нибудь.
web-refused-outdated = Эта партия начата по старым правилам, здесь её не продолжить.
web-refused-not-started = Игра ещё не началась.
web-refused-over = Игра окончена.
web-refused-taken = Это место только что заняли.
web-refused-offline = Сервер не отвечает. Он запущен?
web-refused-unknown = Не получилось. Попробуйте ещё раз.
web-refused-setup = Так подготовить игру нельзя.
web-refused-playing = Запись откроется, когда игра закончится.
web-refused-seats = Эта игра не для такого числа игроков.
web-refused-bad-message = Не получилось. Обновите страницу и попробуйте ещё раз.
web-refused-begun = Игра уже началась.
web-refused-bot-plays = На этом месте играет бот: сначала верните место себе.
web-refused-name = В имени должен быть хотя бы один видимый знак.
web-refused-no-cookie = Браузер не сохраняет файлы cookie этой страницы: разрешите их и обновите страницу.
web-refused-no-hint = Подсказка не получилась: попробуйте ещё раз.
web-refused-nothing-to-undo = Отменять нечего: после вашего решения были броски или ходы других.
web-refused-open-seat = Одно место ещё свободно: дождитесь игрока или посадите туда бота.
web-refused-present = Этот игрок здесь и может решать.
web-refused-no-room = Такой комнаты нет: проверьте код.
web-refused-bad-request = { web-refused-bad-message }
web-refused-bot = { web-refused-bad-message }
web-refused-content-type = { web-refused-bad-message }
web-refused-game = { web-refused-bad-message }
web-refused-host = { web-refused-bad-message }
web-refused-origin = { web-refused-bad-message }
web-refused-range = { web-refused-bad-message }
web-refused-too-large = { web-refused-bad-message }
web-refused-damaged = Часть этой партии больше не читается.

## Настройки

web-language = Язык
web-theme = Цвета
web-theme-dark = Тёмные
web-theme-light = Светлые
web-theme-system = Как в системе
web-theme-to-dark = Тёмные цвета
web-theme-to-light = Светлые цвета
web-speed = Скорость анимации
web-speed-normal = Обычная
web-speed-fast = Быстрая
web-speed-instant = Мгновенно
web-text-size = Размер текста
web-text-size-normal = Обычный
web-text-size-large = Крупный
web-text-size-largest = Самый крупный
web-sound = Звук
web-sound-hint = Кубики, добыча, ваш ход.
web-auto-hammer = Золото сразу на молот
web-auto-hammer-hint = { game-dice-forge }: золото, которое может принять молот, идёт на него без вопроса.
web-settings-where = Настройки хранятся в этом браузере.

## Клавиши

web-keys = Клавиши
web-key-space = Пробел
web-keys-number = выбрать вариант
web-keys-numbers = выбрать, когда вариантов больше девяти
web-keys-step = перебирать варианты
web-keys-confirm = принять отмеченное
web-keys-all = все варианты списком
web-keys-cancel = сбросить, закрыть
web-keys-undo = отменить
web-keys-hint = подсказка
web-keys-forge = следующая грань для покупки
web-keys-feat = следующий подвиг
web-keys-end = закончить, отказаться
web-keys-die = взять другой кубик
web-keys-turn = повернуть фигуру
web-keys-move = переходить между предметами; внутри — стрелками
web-keys-skip = пропустить показ
web-keys-chronicle = летопись
web-keys-text = текстовый вид
web-keys-menu = меню
web-keys-replay = шаг в записи игры
web-keys-help = этот список
