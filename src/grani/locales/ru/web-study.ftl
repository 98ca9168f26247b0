# Разбор партий в браузере: конец игры, повторы, правила.

# ---- конец игры

study-over = Игра окончена
study-you-won = Вы победили!
study-you-lost = Вы проиграли.
study-you = вы
study-won = Победа: { $names }
study-shared = Общая победа: { $names }
study-alone-stars = Ваш результат: { $score } звезды
study-alone-glory = Ваш результат, слава: { $score }
study-alone-points = Ваш результат, очки: { $score }
study-best-first = Ваш первый результат: его и предстоит побить.
study-best-better = Личный рекорд! Прежний: { $score }.
study-best-equal = Вы повторили свой рекорд.
study-best-worse = Ваш рекорд: { $score }.
study-next = Что дальше
study-rematch = Сыграть ещё раз
study-rematch-go = К следующей партии
study-replay = Повтор
study-review = Разбор
study-share = Поделиться повтором
study-share-position = Поделиться этой позицией
study-moments = Яркие моменты
study-moment-see = Смотреть
study-moment-leap = { $name }: +{ $points } за ход, лучший у этого игрока.
study-moment-lead = С этого хода и до конца впереди { $name }.
study-moment-close = Напряжённый финал: { $name }, перевес — { $points }.
study-new-table = Новый стол
study-download = Скачать запись
study-retry = Повторить
study-loading = Одну минуту…
study-unreachable = Сервер не отвечает.
study-ratings = Рейтинги
study-standing = Итоговые места
study-place = Место { $place }
study-skip = Пропустить подсчёт
study-course = Ход игры
study-course-rounds = Счёт после каждого раунда
study-course-turns = Счёт после каждого хода
study-by-turn = по ходам
study-round-word = Раунд
study-turn-word = Ход
study-round = Раунд { $round }
study-table = Статистика
study-what = Что
study-total = Всего
study-sources = Очки по источникам
study-counts = Свершения
study-dice = Кубики до и после
study-dice-start = В начале
study-dice-end = В конце
study-average = В среднем за бросок:
study-average-note = Среднее считается за один бросок двух кубиков. Выбор делится поровну между вариантами; щиты и ×3 считаются вместе со второй гранью; зеркала, корабли и големы не считаются. Новые грани обведены.
study-feats = Подвиги
study-stars = Звёзды по мирам
study-result = Результат раунда
study-above-average = Броски сверх среднего, в очках славы

study-source-face = Грани кубиков
study-source-points = Очки
study-source-card = Очки на картах
study-source-feat = Эффекты подвигов
study-source-hammer = Карта молота
study-source-lost = Отнято соперниками
study-source-triton = Жетоны тритона
study-source-cerberus = Жетоны цербера
study-source-extra-action = Дополнительные действия
study-source-celestial-die = Небесный кубик
study-source-labyrinth = Лабиринт
study-source-zone = Зоны титанов
study-source-memory = Жетоны воспоминаний
study-source-twins = Близнецы
study-source-companion = Компаньоны
study-source-titan-board = Клетки титанов
study-source-resources = Непотраченные ресурсы
study-source-start = Было в начале

study-count-rolls = Брошено кубиков
study-count-faces-forged = Заменено граней
study-count-feats-performed = Совершено подвигов
study-count-extra-actions = Дополнительные действия
study-count-reinforcements = Применено усилений
study-count-ousted = Изгнано соперников
study-count-been-ousted = Изгнаний своего героя
study-count-turns = Ходов
study-count-hammered = Золота на молот
study-count-passes = Пропущено действий
study-count-mirrors = Применено зеркал
study-count-golem-steps = Шагов голема
study-count-celestial-rolls = Бросков небесного кубика
study-count-dice-used = Использовано кубиков
study-count-dice-gained = Получено кубиков
study-count-dice-adjusted = Кубики, изменённые на 1
study-count-dice-empowered = Усилено кубиков
study-count-resources-claimed = Кубики, обменянные на ресурс
study-count-decisions = Решений

study-flow-gained = получено
study-flow-spent = потрачено
study-flow-lost = отнято соперниками
study-flow-unspent = осталось
study-flow-wasted = сгорело сверх предела

study-fair = Честные кубики
study-fair-short = Броски совпадают с запечатанными.
study-fair-commitment = Опубликовано до игры
study-fair-seed = Раскрытое зерно
study-fair-day = Эти броски одинаковы для всех, кто играет эту партию дня. Поэтому зерно останется тайной, пока её ещё можно играть, до { $date }; потом здесь можно будет проверить каждый бросок.
study-fair-agrees = Зерно соответствует отпечатку.
study-fair-how = Чтобы проверить каждый бросок, сохраните запись в папке Grani и введите там (если она установлена как пакет — просто grani …):
study-fair-checking = Проверяем каждый бросок…
study-fair-yes = { $count ->
    [1] Кубики были честными! До игры браузер каждого игрока добавил секретное число, и бросок получился из всех этих чисел вместе. Подстроить его не мог никто, даже хозяин комнаты. Страница посчитала его заново — всё сходится.
    [one] Кубики были честными! До игры браузер каждого игрока добавил секретное число, и броски получились из всех этих чисел вместе. Подстроить их не мог никто, даже хозяин комнаты. Страница посчитала заново все { $count } бросок — всё сходится.
    [few] Кубики были честными! До игры браузер каждого игрока добавил секретное число, и броски получились из всех этих чисел вместе. Подстроить их не мог никто, даже хозяин комнаты. Страница посчитала заново все { $count } броска — всё сходится.
    [many] Кубики были честными! До игры браузер каждого игрока добавил секретное число, и броски получились из всех этих чисел вместе. Подстроить их не мог никто, даже хозяин комнаты. Страница посчитала заново все { $count } бросков — всё сходится.
   *[other] Кубики были честными! До игры браузер каждого игрока добавил секретное число, и броски получились из всех этих чисел вместе. Подстроить их не мог никто, даже хозяин комнаты. Страница посчитала заново все { $count } броска — всё сходится.
}
study-fair-numbers = { $people ->
    [1] секретное число
   *[other] секретные числа
}
study-fair-some = { $count ->
    [1] Бросок сходится с тем, что запечатали до игры; в нём есть { study-fair-numbers }: { $names }. Страница посчитала его заново.
    [one] Все { $count } бросок сходятся с тем, что запечатали до игры; в них есть { study-fair-numbers }: { $names }. Страница посчитала их заново.
    [few] Все { $count } броска сходятся с тем, что запечатали до игры; в них есть { study-fair-numbers }: { $names }. Страница посчитала их заново.
    [many] Все { $count } бросков сходятся с тем, что запечатали до игры; в них есть { study-fair-numbers }: { $names }. Страница посчитала их заново.
   *[other] Все { $count } броска сходятся с тем, что запечатали до игры; в них есть { study-fair-numbers }: { $names }. Страница посчитала их заново.
}
study-fair-server = { $count ->
    [1] Бросок сходится с тем, что сервер запечатал до игры. Секретных чисел игроков в нём нет, поэтому кубики честны настолько, насколько честен сервер.
    [one] Все { $count } бросок сходятся с тем, что сервер запечатал до игры. Секретных чисел игроков в них нет, поэтому кубики честны настолько, насколько честен сервер.
    [few] Все { $count } броска сходятся с тем, что сервер запечатал до игры. Секретных чисел игроков в них нет, поэтому кубики честны настолько, насколько честен сервер.
    [many] Все { $count } бросков сходятся с тем, что сервер запечатал до игры. Секретных чисел игроков в них нет, поэтому кубики честны настолько, насколько честен сервер.
   *[other] Все { $count } броска сходятся с тем, что сервер запечатал до игры. Секретных чисел игроков в них нет, поэтому кубики честны настолько, насколько честен сервер.
}
study-fair-late = Без секретного числа, потому что, по словам сервера, оно опоздало: { $names }. Один раз — невезение; если повторится, спросите того, кто держит сервер.
study-fair-silent = Без секретного числа: { $names }.
study-fair-absent = Этого браузера не было за столом, когда запечатывали броски, и он не знает, всем ли сервер показал одно и то же. Это скажут браузеры тех, кто был.
study-fair-open-line = Страница пришла по незащищённому соединению, и её могли подменить по дороге. Чтобы не сомневаться, проверьте на своём компьютере:
study-fair-no = С этими кубиками что-то не так: { $reason } Сохраните запись и спросите того, кто держит сервер.
study-fair-lost = Запись не удалось получить, кубики не проверены. Скачайте её ниже и проверьте сами.
study-fair-wrong-seed = зерно не то, которое запечатали.
study-fair-wrong-commitment = отпечаток не тот, который этот браузер видел в начале.
study-fair-wrong-terms = игроки, подготовка или отпечатки чисел не те, которые запечатали.
study-fair-wrong-share = одно секретное число — не обещанное.
study-fair-wrong-mine = ваше секретное число подменили другим.
study-fair-wrong-start = партия началась не с того, что запечатали.
study-fair-wrong-roll = один бросок не тот, который должен был выпасть.
study-fair-wrong-chain = в записи что-то изменили после игры.
study-fair-wrong-head = это запись не той партии, которую видел этот браузер.
study-fair-wrong-record = запись не читается.
study-fair-wrong-signature = сервер не подписывал этой партии.
study-fair-chain = Конец цепи, в которую сложены все решения
study-fair-copy-chain = Скопировать конец цепи

# ---- повтор

study-replay-title = Повтор
study-rules = Правила и словарь
study-timeline = Шкала времени
study-step = Шаг
study-step-of = Шаг { $step } из { $steps }: { $where }
study-before = До первого хода
study-turn-of = Раунд { $round } · { $name }
study-turn-number = Раунд { $round } · ход { $turn }
study-first = В начало
study-last = В конец
study-turn-back = На ход назад (стрелка влево)
study-turn-on = На ход вперёд (стрелка вправо)
study-move-back = На одно решение назад (запятая)
study-move-on = На одно решение вперёд (точка)
study-play = Воспроизвести (пробел)
study-pause = Пауза (пробел)
study-jump = Перейти к ходу
study-speed = Скорость
study-from = За кого смотреть
study-more = Ход, скорость и прочее

# ---- правила

study-search = Искать в правилах
study-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } статья
    [few] { $count } статьи
    [many] { $count } статей
   *[other] { $count } статьи
}
study-sections = Части правил
study-section-turn = Как идёт ход
study-section-feat = Подвиги
study-section-face = Грани
study-section-board = Поля
study-section-realm = Миры
study-section-sign = Знаки
study-section-term = Словарь
study-link = Ссылка на эту статью
study-cost = Цена: { $price }
study-copies = { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
    [many] { $count } экземпляров
   *[other] { $count } экземпляра
}
study-squares = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}

study-box-rebellion = «Восстание»
study-box-promos = Промокарты
study-place-dice = На начальных кубиках
study-aim-forge = У вас два своих кубика, и вы меняете то, что на них изображено. За золото покупают лучшие грани, за осколки совершают подвиги; побеждает тот, у кого в конце больше всего славы.
study-aim-realms = Два кубика на всех, перед вами три мира. Каждый ход вы вписываете оба числа туда, где от них больше пользы; побеждает тот, у кого после трёх раундов больше всего звёзд.
study-turn-forge = Ход в игре «{ game-dice-forge }»
study-turn-realms = Ход в игре «{ game-rolling-realms }»
study-square-gain = Получите то, что изображено на клетке.
study-square-choose = Получите что-то одно из изображённого: по вашему выбору.
study-square-steal = Каждый соперник отдаёт вам 2 очка славы или сколько есть.
study-square-hall = Первый голем забирает одно из оставшихся сокровищ; пришедшие позже получают награду поменьше.
study-square-celestial = Бросьте небесный кубик и сразу примените его; если он изображён дважды, сделайте это дважды.
study-square-buy = Можно купить одну грань из святилища, со скидкой, если она указана, и сразу вставить её в свой кубик.
study-square-barter = Можно один раз заплатить указанное и получить за это очки славы.
study-square-forged = Получите 1 очко славы за каждую грань, заменённую вами за игру.
study-square-goddess = Конец пути: 15 очков славы, голем остаётся здесь. Пришедший первым ещё и поворачивает оба кубика выбранными гранями вверх и применяет их.
study-square-empty = Ничего не происходит.
study-zone-rebellion-strong = Яростное восстание
study-zone-rebellion-weak = Восстание
study-zone-none = Нейтральная зона
study-zone-loyalty-gold = Лояльность
study-zone-loyalty-gold-glory = Твёрдая лояльность
study-zone-loyalty-both = Полная лояльность
study-zone-range = Клетки от { $low } до { $high }.
study-zone-rebellion-rule = Подвиг, которого ещё никто не совершал, приносит очки славы: { $all }; новый только для вас — { $own }.
study-zone-none-rule = Нет эффекта.
study-zone-loyalty-gold-rule = Когда при благословении грань вашего кубика даёт золото, получите ещё 1 золотой.
study-zone-loyalty-gold-glory-rule = Когда при благословении грань вашего кубика даёт золото, получите ещё 1 золотой и 1 очко славы.
study-zone-loyalty-both-rule = Когда при благословении грань вашего кубика даёт золото, получите ещё 1 золотой и 1 очко славы; когда она даёт славу — ещё 1 очко славы.
study-star-gold = Небесный кубик: золото
study-star-gold-rule = Получите 12 золотых.
study-star-glory = Небесный кубик: слава
study-star-glory-rule = Получите 5 очков славы.
study-star-choice = Небесный кубик: слава и выбор
study-star-choice-rule = Получите 3 очка славы, а также 3 золотых, 1 осколок солнца или 1 осколок луны: по вашему выбору.
study-star-mirror = Небесный кубик: зеркало
study-star-mirror-rule = Примените верхнюю грань любого кубика на столе.
study-star-face = Небесный кубик: своя грань
study-star-face-rule = Поверните один из своих кубиков любой гранью вверх и примените её.
study-star-upgrade = Небесный кубик: улучшение
study-star-upgrade-rule = Можно бесплатно заменить грань своего кубика гранью святилища на 2 уровня выше; грань уровня 6 — гранью уровня 7.
study-sign-gold = Золото
study-sign-gold-rule = Монета с волнистым краем. За золото покупают грани в святилище.
study-sign-sun = Осколки солнца
study-sign-sun-rule = Диск с лучами. Ими платят за подвиги на солнечных островах и за дополнительное действие.
study-sign-moon = Осколки луны
study-sign-moon-rule = Полумесяц со звездой. Ими платят за подвиги на лунных островах.
study-sign-glory = Слава
study-sign-glory-rule = Шестиугольник с лавром. Побеждает тот, у кого больше всего славы.
study-sign-ancient = Древние осколки
study-sign-ancient-rule = Заменяют в цене осколок солнца или луны и тянут ваш жетон к восстанию.
study-sign-loyalty = Лояльность
study-sign-loyalty-rule = Сдвигает ваш жетон на одну клетку к лояльности.
study-sign-hammer = Молот
study-sign-hammer-rule = Карта, на которой золото превращается в славу.
study-sign-all = Плюс: взять всё
study-sign-all-rule = Всё, что соединено плюсом, достаётся вам.
study-sign-choice = Пунктир: выбрать одно
study-sign-choice-rule = Из того, что разделено пунктиром, вы берёте одно.
study-sign-immediate = Молния: сразу
study-sign-immediate-rule = Эффект срабатывает один раз, когда вы берёте карту.
study-sign-reinforcement = Стрелки по кругу: каждый ход
study-sign-reinforcement-rule = Усиление: применяется один раз в каждый ваш ход, начиная со следующего.
study-sign-automatic = Бесконечность: всегда
study-sign-automatic-rule = Эффект срабатывает сам всякий раз, когда выполнено его условие.
study-sign-pumpkin = Тыква
study-sign-pumpkin-rule = Две меняют кубик на 1, три усиливают его.
study-sign-heart = Сердце
study-sign-heart-rule = Два копируют выпавший дубль, три — любой выпавший кубик.
study-sign-coin = Монета
study-sign-coin-rule = От 1 до 6 монет — кубик с таким числом; 2 монеты — копия выпавшего кубика, если в сумме выпало 7.
study-sign-star = Звезда
study-sign-star-rule = То, что считают в конце. У мира их не больше шести.
study-sign-empowered = Усиленный кубик
study-sign-empowered-rule = Его можно использовать в мире, который уже активирован в этот ход.
study-sign-gained = Полученный кубик
study-sign-gained-rule = Только ваш и только на этот ход; выпавшим он не считается.
