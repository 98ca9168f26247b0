# Розбір партій у браузері: кінець гри, повтори, правила.

# ---- кінець гри

study-over = Гру завершено
study-you-won = Ви перемогли!
study-you-lost = Ви програли.
study-you = ви
study-won = Перемога: { $names }
study-shared = Спільна перемога: { $names }
study-alone-stars = Ваш результат: { $score } зірки
study-alone-glory = Ваш результат, слава: { $score }
study-alone-points = Ваш результат, очки: { $score }
study-best-first = Ваш перший результат: тепер спробуйте його побити.
study-best-better = Особистий рекорд! Попередній: { $score }.
study-best-equal = Ви повторили свій рекорд.
study-best-worse = Ваш рекорд: { $score }.
study-next = Що далі
study-rematch = Зіграти ще раз
study-rematch-go = До наступної партії
study-replay = Повтор
study-review = Розбір
study-share = Поділитися повтором
study-share-position = Поділитися цією позицією
study-moments = Яскраві моменти
study-moment-see = Дивитися
study-moment-leap = { $name }: +{ $points } за хід, найкращий у цього гравця.
study-moment-lead = Від цього ходу й до кінця попереду { $name }.
study-moment-close = Напружений фінал: { $name }, перевага — { $points }.
study-new-table = Новий стіл
study-download = Завантажити запис
study-retry = Спробувати ще раз
study-loading = Одну хвилину…
study-unreachable = Сервер не відповідає.
study-ratings = Рейтинги
study-standing = Підсумкові місця
study-place = Місце { $place }
study-skip = Пропустити підрахунок
study-course = Перебіг гри
study-course-rounds = Рахунок після кожного раунду
study-course-turns = Рахунок після кожного ходу
study-by-turn = за ходами
study-round-word = Раунд
study-turn-word = Хід
study-round = Раунд { $round }
study-table = Статистика
study-what = Що
study-total = Усього
study-sources = Очки за джерелами
study-counts = Звершення
study-dice = Кубики до і після
study-dice-start = На початку
study-dice-end = Наприкінці
study-average = У середньому за кидок:
study-average-note = Середнє рахується за один кидок двох кубиків. Вибір ділиться порівну між варіантами; щити й ×3 рахуються разом із другою гранню; дзеркала, кораблі та големи не рахуються. Нові грані обведено.
study-feats = Подвиги
study-stars = Зірки за світами
study-result = Результат раунду
study-above-average = Кидки понад середнє, в очках слави

study-source-face = Грані кубиків
study-source-points = Очки
study-source-card = Очки на картах
study-source-feat = Ефекти подвигів
study-source-hammer = Трек молота
study-source-lost = Відібрано суперниками
study-source-triton = Жетони Тритона
study-source-cerberus = Жетони Цербера
study-source-extra-action = Додаткові дії
study-source-celestial-die = Небесний кубик
study-source-labyrinth = Лабіринт
study-source-zone = Зони титанів
study-source-memory = Жетони спогадів
study-source-twins = Близнюки
study-source-companion = Компаньйони
study-source-titan-board = Клітинки титанів
study-source-resources = Невитрачені ресурси
study-source-start = Було на початку

study-count-rolls = Кинуто кубиків
study-count-faces-forged = Замінено граней
study-count-feats-performed = Здійснено подвигів
study-count-extra-actions = Додаткові дії
study-count-reinforcements = Підсилювальні ефекти
study-count-ousted = Вигнано суперників
study-count-been-ousted = Вигнань свого героя
study-count-turns = Ходів
study-count-hammered = Золота на молот
study-count-passes = Пропущено дій
study-count-mirrors = Застосовано дзеркал
study-count-golem-steps = Кроків голема
study-count-celestial-rolls = Кидків небесного кубика
study-count-dice-used = Використано кубиків
study-count-dice-gained = Отримано кубиків
study-count-dice-adjusted = Кубики, змінені на 1
study-count-dice-empowered = Посилено кубиків
study-count-resources-claimed = Кубики, обміняні на ресурс
study-count-decisions = Рішень

study-flow-gained = отримано
study-flow-spent = витрачено
study-flow-lost = відібрано суперниками
study-flow-unspent = залишилося
study-flow-wasted = пропало понад межу

study-fair = Чесні кубики
study-fair-short = Кидки збігаються із запечатаними.
study-fair-commitment = Оприлюднено до гри
study-fair-seed = Розкрите зерно
study-fair-day = Ці кидки однакові для всіх, хто грає цю партію дня. Тому зерно залишиться таємницею, поки її ще можна грати, до { $date }; потім тут можна буде перевірити кожен кидок.
study-fair-agrees = Зерно відповідає відбитку.
study-fair-how = Щоб перевірити кожен кидок, збережіть запис у теці Grani і введіть там (якщо її встановлено як пакет — просто grani …):
study-fair-checking = Перевіряємо кожен кидок…
study-fair-yes = { $count ->
    [1] Кубики були чесними! До гри браузер кожного гравця додав секретне число, і кидок вийшов з усіх цих чисел разом. Підлаштувати його не міг ніхто, навіть господар кімнати. Сторінка порахувала його заново — усе сходиться.
    [one] Кубики були чесними! До гри браузер кожного гравця додав секретне число, і кидки вийшли з усіх цих чисел разом. Підлаштувати їх не міг ніхто, навіть господар кімнати. Сторінка порахувала заново всі { $count } кидок — усе сходиться.
    [few] Кубики були чесними! До гри браузер кожного гравця додав секретне число, і кидки вийшли з усіх цих чисел разом. Підлаштувати їх не міг ніхто, навіть господар кімнати. Сторінка порахувала заново всі { $count } кидки — усе сходиться.
    [many] Кубики були чесними! До гри браузер кожного гравця додав секретне число, і кидки вийшли з усіх цих чисел разом. Підлаштувати їх не міг ніхто, навіть господар кімнати. Сторінка порахувала заново всі { $count } кидків — усе сходиться.
   *[other] Кубики були чесними! До гри браузер кожного гравця додав секретне число, і кидки вийшли з усіх цих чисел разом. Підлаштувати їх не міг ніхто, навіть господар кімнати. Сторінка порахувала заново всі { $count } кидка — усе сходиться.
}
study-fair-numbers = { $people ->
    [1] секретне число
   *[other] секретні числа
}
study-fair-some = { $count ->
    [1] Кидок сходиться з тим, що запечатали до гри; у ньому є { study-fair-numbers }: { $names }. Сторінка порахувала його заново.
    [one] Усі { $count } кидок сходяться з тим, що запечатали до гри; у них є { study-fair-numbers }: { $names }. Сторінка порахувала їх заново.
    [few] Усі { $count } кидки сходяться з тим, що запечатали до гри; у них є { study-fair-numbers }: { $names }. Сторінка порахувала їх заново.
    [many] Усі { $count } кидків сходяться з тим, що запечатали до гри; у них є { study-fair-numbers }: { $names }. Сторінка порахувала їх заново.
   *[other] Усі { $count } кидка сходяться з тим, що запечатали до гри; у них є { study-fair-numbers }: { $names }. Сторінка порахувала їх заново.
}
study-fair-server = { $count ->
    [1] Кидок сходиться з тим, що сервер запечатав до гри. Секретних чисел гравців у ньому немає, тож кубики чесні настільки, наскільки чесний сервер.
    [one] Усі { $count } кидок сходяться з тим, що сервер запечатав до гри. Секретних чисел гравців у них немає, тож кубики чесні настільки, наскільки чесний сервер.
    [few] Усі { $count } кидки сходяться з тим, що сервер запечатав до гри. Секретних чисел гравців у них немає, тож кубики чесні настільки, наскільки чесний сервер.
    [many] Усі { $count } кидків сходяться з тим, що сервер запечатав до гри. Секретних чисел гравців у них немає, тож кубики чесні настільки, наскільки чесний сервер.
   *[other] Усі { $count } кидка сходяться з тим, що сервер запечатав до гри. Секретних чисел гравців у них немає, тож кубики чесні настільки, наскільки чесний сервер.
}
study-fair-late = Без секретного числа, бо, за словами сервера, воно спізнилося: { $names }. Один раз — невдача; якщо повториться, спитайте того, хто тримає сервер.
study-fair-silent = Без секретного числа: { $names }.
study-fair-absent = Цього браузера не було за столом, коли запечатували кидки, тож він не знає, чи всім сервер показав те саме. Це скажуть браузери тих, хто був.
study-fair-open-line = Сторінка прийшла незахищеним з’єднанням, і її могли підмінити дорогою. Щоб не сумніватися, перевірте на своєму комп’ютері:
study-fair-no = Із цими кубиками щось не так: { $reason } Збережіть запис і спитайте того, хто тримає сервер.
study-fair-lost = Запис не вдалося отримати, кубики не перевірено. Завантажте його нижче й перевірте самі.
study-fair-wrong-seed = зерно не те, яке запечатали.
study-fair-wrong-commitment = відбиток не той, який цей браузер бачив на початку.
study-fair-wrong-terms = гравці, підготовка чи відбитки чисел не ті, які запечатали.
study-fair-wrong-share = одне секретне число — не обіцяне.
study-fair-wrong-mine = ваше секретне число підмінили іншим.
study-fair-wrong-start = партія почалася не з того, що запечатали.
study-fair-wrong-roll = один кидок не той, який мав випасти.
study-fair-wrong-chain = у записі щось змінили після гри.
study-fair-wrong-head = це запис не тієї партії, яку бачив цей браузер.
study-fair-wrong-record = запис не читається.
study-fair-wrong-signature = сервер не підписував цієї партії.
study-fair-chain = Кінець ланцюга, у який складено всі рішення
study-fair-copy-chain = Скопіювати кінець ланцюга

# ---- повтор

study-replay-title = Повтор
study-rules = Правила і словник
study-timeline = Шкала часу
study-step = Крок
study-step-of = Крок { $step } з { $steps }: { $where }
study-before = До першого ходу
study-turn-of = Раунд { $round } · { $name }
study-turn-number = Раунд { $round } · хід { $turn }
study-first = На початок
study-last = У кінець
study-turn-back = На хід назад (стрілка ліворуч)
study-turn-on = На хід уперед (стрілка праворуч)
study-move-back = На одне рішення назад (кома)
study-move-on = На одне рішення вперед (крапка)
study-play = Відтворити (пробіл)
study-pause = Пауза (пробіл)
study-jump = Перейти до ходу
study-speed = Швидкість
study-from = За кого дивитися
study-more = Хід, швидкість та інше

# ---- правила

study-search = Шукати в правилах
study-found = { $count ->
    [0] Нічого не знайдено
    [one] { $count } стаття
    [few] { $count } статті
    [many] { $count } статей
   *[other] { $count } статті
}
study-sections = Частини правил
study-section-turn = Як іде хід
study-section-feat = Подвиги
study-section-face = Грані
study-section-board = Поля
study-section-realm = Світи
study-section-sign = Знаки
study-section-term = Словник
study-link = Посилання на цю статтю
study-cost = Ціна: { $price }
study-copies = { $count ->
    [one] { $count } примірник
    [few] { $count } примірники
    [many] { $count } примірників
   *[other] { $count } примірника
}
study-squares = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
}

study-box-rebellion = «Повстання»
study-box-promos = Промокарти
study-place-dice = На початкових кубиках
study-aim-forge = У вас два власні кубики, і ви змінюєте те, що на них зображено. За золото купують кращі грані, за уламки здійснюють подвиги; перемагає той, у кого наприкінці найбільше слави.
study-aim-realms = Два кубики на всіх, перед вами три світи. Щоходу ви вписуєте обидва числа туди, де від них найбільше користі; перемагає той, у кого після трьох раундів найбільше зірок.
study-turn-forge = Хід у грі «{ game-dice-forge }»
study-turn-realms = Хід у грі «{ game-rolling-realms }»
study-square-gain = Отримайте те, що зображено на клітинці.
study-square-choose = Отримайте щось одне із зображеного: на ваш вибір.
study-square-steal = Кожен суперник віддає вам 2 очки слави або скільки має.
study-square-hall = Перший голем забирає один зі скарбів, що лишилися; хто прийде пізніше, отримає меншу нагороду.
study-square-celestial = Киньте небесний кубик і одразу застосуйте його; якщо його зображено двічі, зробіть це двічі.
study-square-buy = Можна купити одну грань зі святилища, зі знижкою, якщо її вказано, і негайно вставити її у свій кубик.
study-square-barter = Можна один раз заплатити вказане й отримати за це очки слави.
study-square-forged = Отримайте 1 очко слави за кожну грань, яку ви замінили за гру.
study-square-goddess = Кінець шляху: 15 очок слави, голем лишається тут. Хто прийшов першим, ще й повертає обидва кубики вибраними гранями догори й застосовує їх.
study-square-empty = Нічого не відбувається.
study-zone-rebellion-strong = Люте повстання
study-zone-rebellion-weak = Повстання
study-zone-none = Нейтральна зона
study-zone-loyalty-gold = Лояльність
study-zone-loyalty-gold-glory = Тверда лояльність
study-zone-loyalty-both = Цілковита лояльність
study-zone-range = Клітинки від { $low } до { $high }.
study-zone-rebellion-rule = Подвиг, якого ще ніхто не здійснював, приносить очки слави: { $all }; новий лише для вас — { $own }.
study-zone-none-rule = Немає ефекту.
study-zone-loyalty-gold-rule = Коли під час благословення грань вашого кубика дає золото, отримайте ще 1 золотий.
study-zone-loyalty-gold-glory-rule = Коли під час благословення грань вашого кубика дає золото, отримайте ще 1 золотий і 1 очко слави.
study-zone-loyalty-both-rule = Коли під час благословення грань вашого кубика дає золото, отримайте ще 1 золотий і 1 очко слави; коли вона дає славу — ще 1 очко слави.
study-star-gold = Небесний кубик: золото
study-star-gold-rule = Отримайте 12 золотих.
study-star-glory = Небесний кубик: слава
study-star-glory-rule = Отримайте 5 очок слави.
study-star-choice = Небесний кубик: слава й вибір
study-star-choice-rule = Отримайте 3 очки слави, а також 3 золоті, 1 уламок сонця або 1 уламок місяця: на ваш вибір.
study-star-mirror = Небесний кубик: дзеркало
study-star-mirror-rule = Застосуйте верхню грань будь-якого кубика на столі.
study-star-face = Небесний кубик: своя грань
study-star-face-rule = Поверніть один зі своїх кубиків будь-якою гранню догори й застосуйте її.
study-star-upgrade = Небесний кубик: покращення
study-star-upgrade-rule = Можна безкоштовно замінити грань свого кубика гранню святилища на 2 рівні вищою; грань рівня 6 — гранню рівня 7.
study-sign-gold = Золото
study-sign-gold-rule = Монета з хвилястим краєм. За золото купують грані у святилищі.
study-sign-sun = Уламки сонця
study-sign-sun-rule = Диск із променями. Ними платять за подвиги на сонячних островах і за додаткову дію.
study-sign-moon = Уламки місяця
study-sign-moon-rule = Півмісяць із зіркою. Ними платять за подвиги на місячних островах.
study-sign-glory = Слава
study-sign-glory-rule = Шестикутник із лавром. Перемагає той, у кого найбільше слави.
study-sign-ancient = Давні уламки
study-sign-ancient-rule = Замінюють у ціні уламок сонця чи місяця і тягнуть ваш жетон до повстання.
study-sign-loyalty = Лояльність
study-sign-loyalty-rule = Зсуває ваш жетон на одну клітинку до лояльності.
study-sign-hammer = Молот
study-sign-hammer-rule = Трек, що перетворює золото на славу.
study-sign-all = Плюс: узяти все
study-sign-all-rule = Усе, що з’єднано плюсом, дістається вам.
study-sign-choice = Пунктир: вибрати одне
study-sign-choice-rule = З того, що розділено пунктиром, ви берете одне.
study-sign-immediate = Блискавка: одразу
study-sign-immediate-rule = Ефект спрацьовує один раз, коли ви берете карту.
study-sign-reinforcement = Стрілки по колу: щоходу
study-sign-reinforcement-rule = Підсилювальний ефект: застосовується один раз у кожен ваш хід, починаючи з наступного.
study-sign-automatic = Нескінченність: завжди
study-sign-automatic-rule = Ефект спрацьовує сам щоразу, коли виконано його умову.
study-sign-pumpkin = Гарбуз
study-sign-pumpkin-rule = Два змінюють кубик на 1, три посилюють його.
study-sign-heart = Серце
study-sign-heart-rule = Два копіюють дубль, три — будь-який кинутий кубик.
study-sign-coin = Монета
study-sign-coin-rule = Від 1 до 6 монет — кубик із таким числом; 2 монети — копія кинутого кубика, якщо в сумі випало 7.
study-sign-star = Зірка
study-sign-star-rule = Те, що рахують наприкінці. У світу їх щонайбільше шість.
study-sign-empowered = Посилений кубик
study-sign-empowered-rule = Його можна використати у світі, вже використаному цього ходу.
study-sign-gained = Отриманий кубик
study-sign-gained-rule = Лише ваш і лише на цей хід; кинутим він не вважається.
