# Стол в браузере по-русски: всё, что вокруг игр.
# Названия игр, раскладок, граней, подвигов и миров, вопросы и строки летописи — в файлах самих игр.

web-language-name = Русский
web-language-short = рус
web-title = Grani

## Начало

web-home = На главную
web-no-page = Такой страницы нет.
web-rules = Правила
web-day = Партия дня
web-day-once-only = Партия дня: одна попытка, без подсказок.
web-your-turn = Ваш ход
web-status-over = Игра окончена

## Новый стол

web-seats = Места
web-bot-random = Случайный
web-bot-greedy = Жадный
web-bot-novice = Новичок
web-bot-easy = Лёгкий
web-bot-medium = Средний
web-bot-hard = Сильный
web-bot-master = Мастер

## Комната

web-old-page = Вышла новая версия: обновите страницу.
web-reload = Обновить
web-copy = Копировать
web-copied = Скопировано
web-link-copied = Ссылка скопирована
web-bot = бот: { $bot }
web-spectators = { $count ->
    [0] Зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
web-watching = Вы зритель
web-series = Побед: { $wins }
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
web-chat = Чат
web-chat-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
    [many] Чат: { $count } новых сообщений
   *[other] Чат: { $count } нового сообщения
}
web-chat-now-off = Хозяин комнаты выключил чат.
web-chat-now-on = Хозяин комнаты включил чат.
web-moved = Теперь вы играете на другом устройстве. Здесь вы зритель.
web-fair-copy = Скопировать отпечаток
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
web-back = Я снова здесь
web-stood-in = пока играет бот: { $bot }
web-server-away = Сервер не отвечает. Партии его дождутся: ничего не пропадёт.
web-part-awaited = Часть страницы не загрузилась. Страница обновится, как только ответит сервер.
web-part-refused = Часть страницы не загружается.
web-calls-offer = Позвать вас, когда будет ваш ход?
web-yes = Да
web-no = Нет
web-text-table = Текстовый вид
web-text-table-hint = Стол в виде текста с простым списком вариантов: для программ чтения с экрана и медленной связи.
web-chronicle = Летопись
web-chronicle-more = Показать предыдущее
web-chronicle-empty = Пока ничего не произошло.
web-chronicle-all = Все
web-chronicle-by = Чьи ходы показывать
web-chronicle-look = Показать ещё раз
web-looking-back = Повтор
web-prompt = Решение
web-prompt-options = Варианты
web-prompt-waiting = Ждём: { $names }
web-prompt-over = Игра окончена. { $count ->
    [1] Победитель: { $names }
   *[other] Победители: { $names }
}
web-prompt-stood-in = За вас решает бот.
web-prompt-stood-in-seat = { $name }: решает бот.
web-prompt-skip = Пропустить
web-behind = { $count ->
    [one] Отставание на { $count } решение
    [few] Отставание на { $count } решения
    [many] Отставание на { $count } решений
   *[other] Отставание на { $count } решения
} · догнать
web-prompt-digits = Наберите номер варианта и нажмите Enter.
web-hint = Подсказка
web-hint-hide = Убрать подсказку
web-hint-thinking = Считаем…
web-hint-never-day = В партии дня подсказок нет: результат должен быть целиком вашим.
web-hint-win = { $win } % ± { $error }
web-hint-score = около { $score } ± { $error } ★
web-hint-is-win = вероятность победы
web-hint-is-score = ожидаемые звёзды
web-hint-meaning = { $legend } по оценке ботов, ± — интервал 95 %; { $tries ->
    [one] проверено { $tries } раз
    [few] проверено { $tries } раза
    [many] проверено { $tries } раз
   *[other] проверено { $tries } раза
}
web-hint-short = { $win } %
web-hint-short-score = { $score } ★
web-press-again = Точно? Нажмите ещё раз: отменить будет нельзя
web-undo = Отменить
web-undo-what = Отменить: { $what }
web-all = Все варианты
web-all-search = Найти вариант
web-all-none = Ничего не найдено.
web-same = Запомнить этот ответ:
web-same-now = нет
web-same-turn = в этот ход
web-same-game = всю игру
web-orders = Постоянные решения
web-orders-none = Пока нет. Если вопрос повторяется, выберите «в этот ход» или «всю игру».
web-orders-end = Снова спрашивать
web-group-spend = Ресурсы
web-late = Время вышло: за вас решил бот.
web-late-seat = { $name }: время вышло, решил бот.
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
web-refused-chat-empty = Сообщение пустое.
web-refused-chat-link = Ссылки и адреса здесь отправить нельзя.
web-refused-chat-long = В сообщении может быть не больше 280 знаков: сократите его.
web-refused-chat-off = { web-chat-now-off }
web-refused-chat-watching = Писать могут только те, кто сидит за столом.
web-refused-day = В партии дня так нельзя: каждый играет сам, один раз, в течение семи дней.
web-refused-hand-over = Эта ссылка уже использована или устарела. Сделайте новую на другом устройстве.
web-refused-seated = У этого устройства уже есть место за этим столом.
web-refused-name = В имени должен быть хотя бы один видимый знак.
web-refused-no-cookie = Браузер не сохраняет файлы cookie этой страницы: разрешите их и обновите страницу.
web-refused-account = Для этого нужна учётная запись: заведите её в настройках.
web-refused-rated = В рейтинговой партии это невозможно.
web-refused-strangers = Здесь подсказок нет: за столом играют другие люди.
web-refused-no-hint = Подсказка не получилась: попробуйте ещё раз.
web-refused-nothing-to-undo = Отменять нечего: после вашего решения были броски или ходы других.
web-refused-open-seat = Одно место ещё свободно: дождитесь игрока или посадите туда бота.
web-refused-present = Этот игрок здесь и может решать.
web-refused-not-yet = Подождите немного: бот может заменить игрока, когда партия прождёт его минуту (или время на решение, если оно больше).
web-refused-not-ready = Рейтинговая партия начнётся, когда все за столом будут на месте и готовы.
web-refused-no-room = Такой комнаты нет: проверьте код.
web-refused-bad-request = { web-refused-bad-message }
web-refused-bot = { web-refused-bad-message }
web-refused-content-type = { web-refused-bad-message }
web-refused-game = { web-refused-bad-message }
web-refused-host = { web-refused-bad-message }
web-refused-origin = { web-refused-bad-message }
web-refused-record = Это не запись партии, которую здесь можно воспроизвести.
web-refused-crowd = В этой партии слишком много игроков для разбора.
web-refused-range = { web-refused-bad-message }
web-refused-too-large = { web-refused-bad-message }
web-refused-damaged = Часть этой партии больше не читается.
web-refused-banned = Ведущие этого сервера запретили вам вход.
web-refused-closed = Ведущие этого сервера закрыли эту комнату.
web-refused-read-only = Игры на паузе; ничьё время не идёт.

## Настройки

web-language = Язык
web-theme = Цвета
web-theme-dark = Тёмные
web-theme-light = Светлые
web-theme-system = Как в системе
web-theme-to-dark = Тёмные цвета
web-theme-to-light = Светлые цвета
web-speed = Скорость анимации
web-speed-slow = Медленная
web-speed-normal = Обычная
web-speed-fast = Быстрая
web-speed-instant = Мгновенно
web-text-size = Размер текста
web-text-size-normal = Обычный
web-text-size-large = Крупный
web-text-size-largest = Самый крупный
web-sound = Звук
web-sound-hint = Кубики, добыча, ваш ход.
web-coach = Наставник
web-coach-hint = Объясняет каждый вид решений, когда он встречается впервые.
web-auto-hammer = Золото сразу на молот
web-auto-hammer-hint = { game-dice-forge }: золото, которое может принять молот, идёт на него без вопроса.

## Клавиши

web-keys = Клавиши
web-key-space = Пробел
web-keys-number = сразу выбрать вариант, где видны номера до 9
web-keys-numbers = в остальных случаях: номер по списку, затем Enter
web-keys-step = перебирать варианты
web-keys-confirm = принять отмеченное
web-keys-all = все варианты списком
web-keys-cancel = снять выбор, закрыть
web-keys-undo = отменить
web-keys-hint = подсказка
web-keys-forge = следующая грань для покупки
web-keys-feat = следующий подвиг
web-keys-end = закончить, отказаться
web-keys-die = взять другой кубик
web-keys-turn = повернуть фигуру
web-keys-move = переходить между частями стола; внутри — стрелками
web-keys-skip = пропустить анимацию
web-keys-chronicle = летопись
web-keys-chat = чат
web-keys-text = текстовый вид
web-keys-menu = меню
web-keys-replay = шаг в записи игры
web-keys-help = этот список

learn-goal = Цель
learn-ask = Объяснять новое по ходу игры?
