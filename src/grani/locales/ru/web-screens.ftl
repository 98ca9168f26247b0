# Экраны вокруг стола по-русски: начало, новый стол, комната, меню. За столом этих слов не нужно.
# Общее для всех экранов и столов — в `web.ftl`.

web-motto = Меняйте грани. Открывайте миры.
web-notice = Любительский проект с собственными текстами и рисунками; с издателями этих игр не связан.

## Начало

web-documents = Документация
web-more = Ещё
web-settings = Настройки
web-tile-dice-forge = Кубики, грани которых вы меняете: покупайте лучшие за золото, платите осколками за подвиги, копите славу. С дополнением «Восстание».
web-tile-rolling-realms = Два кубика для всех, три мира перед вами: отмечайте числа, собирайте ресурсы, зажигайте звёзды. В одиночку или вместе.
web-tile = Игроков: от { $low } до { $high }.
web-play-now = Играть
web-play-now-dice-forge = Играть сразу: вы против одного бота, карты для первой партии.
web-play-now-rolling-realms = Играть сразу: в одиночку, на лучший результат.
web-new-table = Новый стол
web-learn = Обучение
web-learn-go-on = Учиться дальше
web-learn-offer = Впервые здесь? Три минуты — и можно играть:
web-join = К друзьям
web-join-code = Код комнаты
web-join-placeholder = Код комнаты
web-join-go = Войти
web-join-none = Здесь нет кода комнаты: он состоит из латинских букв и цифр.
web-continue = Продолжить
web-status-open = Ждём игроков
web-status-playing = Идёт игра
web-status-trouble = Продолжить нельзя
web-continue-all = Все неоконченные партии: { $count }

## Мои партии

web-puzzles = Задачи
web-mine = Мои партии
web-mine-none = Вы здесь ещё не играли.
web-mine-search = Поиск по имени или коду
web-mine-any-game = Любая игра
web-mine-any-bot = Любой бот
web-mine-any-outcome = Любой итог
web-mine-outcome = Итог
web-mine-found = { $count ->
    [0] Ничего не найдено.
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
web-mine-more = Показать ещё
web-mine-resume = Продолжить
web-mine-look = Открыть
web-mine-position = с заданной позиции
web-mine-apart = Партии с заданной позиции не входят ни в рекорды, ни в средние.
web-analysis = Анализ
web-from-position = Партия продолжается с заданной позиции.
web-replay = Повтор
web-review = Разбор
web-review-bring = Разобрать запись
web-bests = Личные рекорды
web-best-score = Лучший счёт
web-best-won = Побед
web-best-of = { $won } из { $played }
web-outcome-going = Не окончена
web-outcome-won = Победа
web-outcome-shared = Общая победа
web-outcome-lost = Поражение
web-outcome-alone = В одиночку
web-outcome-together = За одним экраном
web-outcome-watched = Без вас
web-outcome-unknown = Игра окончена

## Партия дня

web-day-about = Одни и те же броски для всех, одна попытка, семь дней на игру. Имён никто не видит: сравниваются только результаты.
web-day-next = Следующая появится в { $time }.
web-day-alone = В одиночку, на лучший счёт.
web-day-against = Против одного бота ({ $bot }): результат — насколько вы впереди.
web-day-today = Сегодня
web-day-yesterday = Вчера
web-day-played = { $count ->
    [0] Никто ещё не доиграл
    [one] { $count } результат
    [few] { $count } результата
    [many] { $count } результатов
   *[other] { $count } результата
}
web-day-place = Место { $place } из { $count }
web-day-left = { $days ->
    [one] остался { $days } день
    [few] осталось { $days } дня
    [many] осталось { $days } дней
   *[other] осталось { $days } дня
}
web-day-play = Играть
web-day-sure = Начать?
web-day-once = одна попытка
web-day-you = вы
web-day-times = × { $count }
web-day-share = Поделиться
web-day-share-text = { $game }, партия дня, { $date }: { $score }. Место { $place } из { $count }.
web-day-all = Все семь дней
web-day-fair = Эти броски одинаковы для всех, кто играет эту партию дня, поэтому игроки не добавляют секретных чисел. Они получаются из зерна сервера; это его отпечаток. Зерно откроется, когда пройдут семь дней, и тогда каждый сможет проверить любой бросок.

## Новый стол

web-game = Игра
web-seat-kind = Место { $number }: кто
web-seat-you = Вы
web-seat-here = Друг рядом
web-seat-open = Друг по ссылке
web-seat-bot = Бот
web-seat-bot-level = Место { $number }: сила бота
web-seat-name = Место { $number }: имя
web-seat-open-hint = Вы получите ссылку для друга.
web-seat-remove = Убрать место { $number }
web-add-bot = Бот
web-add-here = Друг рядом
web-add-open = Друг по ссылке
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
web-bot-random-about = Выбирает случайно.
web-bot-greedy-about = Берёт то, что выгоднее прямо сейчас.
web-bots-science = Для сравнения
web-level-title = Какой силы бот?
web-level-choose = Выбрать бота
web-level-change = Изменить
web-bot-novice-about = Знает правила и пробует разное. Хороший первый соперник.
web-bot-easy-about = Видит хорошие ходы, но часто выбирает другие.
web-bot-medium-about = Играет хорошо, не задумываясь; иногда ошибается.
web-bot-hard-about = Играет сильно, ошибается редко.
web-bot-master-about = Обдумывает каждое решение. Самый сильный бот.
web-setup = Подготовка
web-setup-custom = Свой выбор
web-setup-custom-dice-forge = Выберите модуль и для каждого места одну из карт. Остальные места заполнятся случайно в начале игры.
web-setup-custom-rolling-realms = Нажмите на место, затем на мир для него, или введите код. Остальные места заполнятся случайно в начале игры.
web-setup-draw = Раздать случайно
web-setup-by-chance = Всё решит случай
web-setups-base = Базовая игра
web-setups-rebellion = С картами «Восстания»
web-setups-modules = Модули «Восстания»
web-setups-tournaments = С турниров
web-realm-for = Мир для места { $number }
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
web-room-only-here = Эта ссылка открывается только на этом компьютере. Чтобы играть с друзьями на других устройствах, запустите сервер командой `grani serve --host 0.0.0.0`.
web-room-code = Комната { $code }
web-room-link = Ссылка на комнату
web-room-qr = QR-код со ссылкой
web-room-missing = Комнаты { $code } нет
web-room-missing-why = Возможно, в коде ошибка или комната уже закрыта.
web-room-open = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
}
web-room-unready = Ещё не готовы: { $names }
web-room-host-starts = Игру начинает хозяин комнаты.
web-room-waits = Ждём друга
web-room-waits-hint = Отправьте ссылку или посадите бота.
web-room-free-hint = Сядьте сюда, чтобы играть.
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
web-fair = Честные кубики
web-fair-why = Все броски следуют из тайного зерна, выбранного до игры. Это его отпечаток; само зерно откроется в конце, и каждый сможет проверить по нему все броски.
web-fair-seed = Зерно этой игры:
web-phrases = Сказать
web-chat-none = Пока никто ничего не написал.
web-chat-write = Сообщение
web-chat-send = Отправить
web-chat-is-off = Чат выключен.
web-chat-watching = Вы зритель: можно читать чат и говорить готовыми фразами, но не писать.
web-chat-turn-off = Выключить чат
web-chat-turn-on = Включить чат
web-hand-over = Продолжить на другом устройстве
web-hand-over-how = Откройте эту ссылку на другом устройстве или считайте код: ваше место перейдёт туда, а здесь вы останетесь зрителем.
web-hand-over-once = { $minutes ->
    [one] Ссылка сработает один раз, в течение { $minutes } минуты. Никому её не показывайте.
    [few] Ссылка сработает один раз, в течение { $minutes } минут. Никому её не показывайте.
    [many] Ссылка сработает один раз, в течение { $minutes } минут. Никому её не показывайте.
   *[other] Ссылка сработает один раз, в течение { $minutes } минуты. Никому её не показывайте.
}
web-hand-over-link = Ссылка для другого устройства
web-hand-over-qr = QR-код со ссылкой для другого устройства
web-hand-over-new = Новая ссылка
web-hand-over-void = С новой ссылкой прежняя перестанет работать.
web-take = Играть здесь
web-take-how = Ваше место перейдёт на это устройство. На прежнем вы останетесь зрителем.
web-take-players = За столом: { $names }
web-take-done = Теперь вы играете на этом устройстве.
web-trouble-damaged = Часть этой партии больше не читается, продолжить её нельзя.
web-trouble-outdated = Эта партия начата не по тем правилам, по которым играет этот сервер: здесь её не продолжить.
web-trouble-why = Можно скачать то, что от неё уцелело.
web-remains-record = Уцелевшее начало партии
web-remains-log = Журнал сервера (JSON)
web-fair-sealed = Эти броски не может подстроить никто, даже хозяин комнаты. Сервер запечатал тайное зерно; это его отпечаток. Браузер каждого игрока добавит в начале игры своё секретное число, и все броски получатся из зерна и этих чисел вместе. Скопируйте отпечаток: в конце он покажет, что ничего не подменили.
web-fair-all = В кубиках есть секретное число каждого игрока.

## Стол

web-stand-in-end = Игрок снова здесь
web-leave = Выйти из-за стола
web-leave-hint = Игра останется как есть: её можно найти на главной странице.
web-drawn-table = Обычный вид

## Настройки

web-calls = Звать меня
web-calls-hint = Уведомление, когда ваш ход, а вы смотрите в другое окно.
web-vibrate = Вибрация
web-vibrate-hint = Устройство вибрирует, когда ваш ход.

web-tutor = Тренер
web-tutor-about = Предупреждает об ошибках этого размера и больше, если все соперники — боты или за столом разрешены подсказки для всех; судит так же, как быстрый разбор.
web-tutor-off = Выключен
web-tutor-small = Малые
web-tutor-medium = Средние
web-tutor-large = Большие
web-tutor-sizes = О каких ошибках предупреждать
web-tutor-warning = Точно?
web-tutor-costs = { $option }: потеря — около { $cost }.
web-tutor-chance = { $cost ->
        [one] { $cost } процентного пункта
        [few] { $cost } процентных пунктов
        [many] { $cost } процентных пунктов
       *[other] { $cost } процентных пунктов
    } вероятности победы
web-tutor-stars = { $cost } ★
web-tutor-better = Лучше: { $option }
web-tutor-back = Передумать
web-tutor-on = Всё равно сделать

## Рейтинги

web-ratings = Рейтинги
web-hints = Подсказки
web-hints-all = Подсказки для всех
web-hints-about = Без этого за столом с другими людьми нет ни подсказок, ни тренера. Отметку видят все за столом.
web-rated = Рейтинговая партия
web-rated-wish = Партия идёт в зачёт рейтинга
web-rated-here = Рейтинговая партия — для игроков с учётной записью и ботов. В ней нет подсказок и ничего нельзя отменить; кто ушёл и за кого доигрывает бот, занимает последнее место. Партию, которую две недели никто не продолжает, проигрывает тот, чьего решения она ждёт.
web-rated-not = В рейтинговой партии одно место ваше, остальные — для друзей по ссылке или ботов; подготовка — из списка, без домашних правил.

## Что говорят ведущие сервера

web-announced = Объявление ведущих

## Зал

web-refused-no-lobby = На этом сервере нет зала.
web-lobby = Зал
web-lobby-open = Открытые столы
web-lobby-open-none = Сейчас никто не ждёт игроков: откройте свой стол.
web-lobby-going = Игры, которые можно смотреть
web-lobby-going-none = Сейчас нет открытых для всех игр.
web-lobby-join = Присоединиться
web-lobby-watch = Смотреть
web-lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
web-lobby-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
web-lobby-here = { $count ->
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
    [many] Здесь { $count } человек
   *[other] Здесь { $count } человека
}
web-lobby-show = Показывать здесь моё имя: { $name }
web-lobby-show-nameless = Показывать здесь моё имя
web-lobby-public-no = Только по ссылке
web-lobby-public-yes = В зале
web-lobby-public-hint = К столу в зале может присоединиться любой на этом сервере, и смотреть тоже.
web-hosts-page = Для ведущих сервера
