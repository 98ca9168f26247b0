# Термінал українською: що кажуть команди (cli-…) і слова на столі (table-…).

## Привітання й меню

cli-greeting = Grani: змінюйте грані, здобувайте славу.
cli-primer-dice-forge = «Кузня Долі» коротко: щоходу всі кидають свої кубики й отримують те, що випало. У свій хід купуйте за золото нові грані для кубиків або платіть уламками сонця й місяця за подвиги: їхні карти дають славу та ефекти. Перемагає той, у кого наприкінці найбільше слави.
cli-primer-rolling-realms = «Грані світів» коротко: два кубики кидають для всіх, перед вами три світи. Використайте кожен кубик один раз, у різних світах, щоб позначати числа; позначки дають зірки й ресурси, а ресурси змінюють кубики або дають нові. Три раунди по дев’ять ходів; перемагає той, у кого більше зірок, а наодинці грають на рекорд.
cli-menu-bot = Нова партія проти бота ({ $game })
cli-menu-bots = Нова партія проти двох ботів ({ $game })
cli-menu-people = Нова партія удвох за цією клавіатурою ({ $game })
cli-menu-alone = Нова партія наодинці ({ $game })
cli-menu-daily = Партія дня ({ $game })
cli-menu-resume = Продовжити останню партію
cli-menu-more = Мова: введіть en, ru або uk. Усе інше: grani play --help
cli-ask-menu = 1–{ $count }, Enter — перше, q — вихід >

cli-name-player = { $number ->
    [0] Гравець
   *[other] Гравець { $number }
}
cli-name-bot-1 = Дедал
cli-name-bot-2 = Аріадна
cli-name-bot-3 = Ікар
cli-name-bot-4 = Медея
cli-name-bot = Бот { $number }

## Введення

cli-ask = 1–{ $count }, ? — допомога >
cli-ask-finish = { $count ->
    [1] 1
   *[other] 1–{ $count }
}, e — кінець ходу, ? — допомога >
cli-ask-only-finish = e або Enter — кінець ходу, u — скасувати, ? — допомога >
cli-ask-back = { $count ->
    [1] 1
   *[other] 1–{ $count }
}, Enter — назад, ? — допомога >
cli-hint = Введіть число від 1 до { $count } або ? для допомоги.
cli-hint-info = i та число від 1 до { $count } пояснюють цей варіант.
cli-hint-rule-dice-forge = r і частина назви пояснюють карту, грань або термін, наприклад: r гідра
cli-hint-rule-rolling-realms = r і частина назви пояснюють світ, спосіб витратити ресурси або термін, наприклад: r серп
cli-no-rules = До цієї гри немає правил, які можна переглянути.
cli-hint-finish = Введіть e, щоб завершити хід, u, щоб скасувати, або ? для допомоги.
cli-hint-seat = o та число від 1 до { $count } показують аркуш цього гравця.
cli-advice = Імовірність перемоги, якщо далі всі грають сильно, за оцінкою ботів:
cli-advice-alone = Очікуваний рахунок, якщо далі грати сильно, за оцінкою ботів:
cli-advice-win = { $win } % ± { $error } (95 %)
cli-advice-chance = { $win } %
cli-advice-score = { $score } ± { $error } (95 %)
cli-advice-doubt = Числа можуть бути неточними: до { $error ->
        [one] { $error } відсоткового пункту
        [few] { $error } відсоткових пунктів
        [many] { $error } відсоткових пунктів
       *[other] { $error } відсоткового пункту
    } (95 %), причому всі в один бік: їхній порядок надійніший, ніж вони самі.
cli-advice-doubt-alone = Рахунок може бути неточним: до { $error } (95 %), причому всюди в один бік: порядок надійніший за самі числа.
cli-advice-again = Введіть a ще раз, щоб боти подумали довше: порядок стане надійнішим, числа — навряд.
cli-nothing-to-undo = Скасовувати нема чого: між рішеннями були кидки або ходи інших.
cli-saved = Партію збережено: { $path }
cli-not-saved = Не збережено: { $reason }
cli-unsaved = Партія не зберігається: не можна писати в { $path }
cli-resume = Продовжити: { $command }
cli-replay = Переглянути ще раз: { $command }

cli-help-number = 1, 2, …      вибрати цей варіант
cli-help-finish = e, к         завершити хід
cli-help-seat = o, г ЧИСЛО   аркуш іншого гравця
cli-help-undo = u, с         скасувати своє останнє рішення (до останнього кидка)
cli-help-hint = a, ф         підказка: найкращі варіанти й імовірність перемоги
cli-help-save = s, з [ФАЙЛ]  зберегти, тут або у файл
cli-help-quit = q, в         вийти; партія зберігається
cli-help-rule = r, п НАЗВА   правило карти, грані або терміна
cli-help-info = i, і ЧИСЛО   про що цей варіант
cli-help-log = l, л         довший літопис
cli-help-table = t, т         показати стіл ще раз
cli-help-help = ?, д         ця допомога
cli-legend = { "[ ]" } верхня грань, { $mark } що можна взяти зараз

cli-words-undo = с скасувати назад
cli-words-save = з зберегти
cli-words-quit = в й вихід вийти
cli-words-help = д допомога
cli-words-rule = п р правило правила
cli-words-info = і ш інфо
cli-words-hint = а ф підказка
cli-words-log = л ж літопис журнал
cli-words-table = т стіл
cli-words-seat = г о щ гравець інший
cli-words-finish = к кінець е

## Підсумки

cli-won-glory = Перемога: { $name }, слава: { $score }.
cli-shared-glory = Перемогу ділять { $names }, слава в кожного: { $score }.
cli-won-stars = Перемога: { $name }, зірки: { $score }.
cli-shared-stars = Перемогу ділять { $names }, зірки в кожного: { $score }.
cli-alone-stars = Ваш результат, зірки: { $score }.
cli-won-points = Перемога: { $name }, очки: { $score }.
cli-shared-points = Перемогу ділять { $names }, очки в кожного: { $score }.
cli-alone-points = Ваш результат, очки: { $score }.
cli-unfinished = Партію не завершено після { $count ->
    [one] { $count } дії
    [few] { $count } дій
    [many] { $count } дій
   *[other] { $count } дії
}.
cli-valid = Позиція правильна.
cli-chance = Вирішує випадок — кидок кубика або підготовка:

cli-game-seats = гравців: від { $low } до { $high }
cli-game-setups-dice-forge = варіанти підготовки для --setup (або назви наборів через кому):
cli-game-setups-rolling-realms = варіанти підготовки для --setup (або код світів, або дев’ять назв через кому):
cli-game-setups = варіанти підготовки для --setup:
cli-game-left-out = пропущено: { $detail }
cli-game-bots = боти: { $bots }
cli-game-play = почати: { $command }
cli-game-house = домашні правила для --house (назви через кому):

## Стіл

table-temple = Храм
table-garden = сади
table-islands = Острови
table-log = Що сталося
table-log-hidden = раніше ще { $count }: l
table-round = Раунд { $round } із { $rounds }
table-turn = хід: { $name }
table-step-dice = кубики
table-step-reinforce = крок 2: підсилювальні ефекти
table-step-main = крок 3: основна дія
table-step-extra = крок 4: додаткова дія
table-step-forge = купівля граней
table-step-over = гру завершено
table-you = ви
table-active = ходить
table-no-cards = карт немає
table-hammer = молот { $track }/{ $length }, коло { $lap }
table-token-cerberus = жетон Цербера ×{ $count }
table-token-triton = жетон Тритона ×{ $count }
table-scores = Підсумкова слава
table-scores-of-any = Підсумковий рахунок
table-score-reserve = запас
table-winner = — перемога
table-yes = так
table-no = ні

table-tenths = { $whole },{ $tenths }

table-face-mirror = дзеркало
table-face-ship = корабель
table-face-shield = щит
table-face-boar-red = кабан-Ч
table-face-boar-yellow = кабан-Ж
table-face-boar-green = кабан-З
table-face-boar-blue = кабан-С

## Помилки: один рядок після «grani: », з малої літери, з порадою

cli-error-near = може, { $near }?
cli-error-no-command = немає команди «{ $word }» (усі команди: `grani --help`)
cli-error-no-option = немає параметра { $word } (див. `{ $command } --help`)
cli-error-no-number = { $option }: потрібне ціле число, а не «{ $word }»
cli-error-no-value = { $option } не може бути «{ $word }» (див. `{ $command } --help`)
cli-error-no-value-given = { $option }: потрібне значення (див. `{ $command } --help`)
cli-error-missing = бракує аргументу { $name } (див. `{ $command } --help`)
cli-error-too-many = зайві слова: { $word }
cli-error-twice = { $option } указано двічі
cli-error-misuse = команда незрозуміла: { $detail } (див. `{ $command } --help`)
cli-error-no-language = немає мови «{ $word }» (є: { $known })
cli-error-no-game = немає гри «{ $word }» (усі ігри: `grani games`)
cli-error-broken-game = { $detail } (помилка цього пакета: оновіть або видаліть його)
cli-error-no-configuration = варіанта «{ $word }» немає (є: { $known })
cli-error-train-package = для навчання потрібен пакет { $name }: установіть його командою { $command }
cli-error-train-folder = { $detail }
cli-error-no-player = немає гравця «{ $word }» (є: { $known })
cli-error-no-player-own = немає гравця «{ $word }» (є: { $known }); власного бота вказують так: { $module }:КЛАС
cli-error-bot = цей бот не може грати: { $detail }
cli-error-bot-of-save = у збереженні грає «{ $word }», стороння програма: якщо ви їй довіряєте, вкажіть її в --seats
cli-error-same-bot = бота «{ $bot }» названо двічі: задайте одному з них параметр ({ $options })
cli-error-same-bot-plain = бота «{ $bot }» названо двічі: назвіть замість нього іншого
cli-error-one-bot = арені потрібні два боти, наприклад { $example }
cli-error-arena-other = у { $path } партії з іншими умовами ({ $detail }): виберіть інший файл параметром --results
cli-error-arena-bots = боти змінилися відтоді, як було зіграно партії в { $path } ({ $bots }): почніть наново з --fresh або виберіть інший файл параметром --results
cli-error-arena-unmarked = у { $path } не сказано, яким був код ботів: почніть наново з --fresh або виберіть інший файл параметром --results
cli-error-arena-busy = у { $path } пише інший процес: дочекайтеся його або виберіть інший файл параметром --results
cli-error-arena-file = { $detail }: виберіть інший файл параметром --results
cli-error-runner = там цього не виконати: { $detail }
cli-error-no-package = для цього потрібен { $name }: встановіть його командою { $command }
cli-error-seats = { $game }: гравців від { $low } до { $high }, а не { $count }; наприклад, { $example }
cli-error-many-names = імен забагато: { $names }, а місць { $seats }
cli-error-long-name = ім’я «{ $name }» задовге (літер не більше { $most })
cli-error-same-name = двох гравців звати «{ $name }»: дайте їм різні імена
cli-error-no-date = --daily: «{ $word }» — не дата, напишіть так: 2026-02-01
cli-error-no-daily = гра { $game } не має партії дня, вона є в { $other }
cli-error-seed-and-daily = --seed не поєднується з --daily: кидки задає дата
cli-error-resume-from-file = --resume: потрібен файл, адже стандартний ввід читає сама гра
cli-error-not-with-resume = { $option } не поєднується з --resume: це сказано у збереженій грі
cli-error-game-over = { $path }: гру завершено; перегляньте її: `grani replay { $path }`
cli-error-players-of-save = у { $path } місць { $seats }, а в --seats названо { $players }
cli-error-nothing-asked = { $name }: вирішувати нема чого; будь ласка, повідомте про цю помилку
cli-error-cannot-read = { $path } не читається: { $reason }
cli-error-cannot-write = { $path } не записується: { $reason }
cli-error-folder = { $path } — тека: назвіть файл
cli-error-no-folder = немає теки { $path }
cli-error-other-file = { $path } уже є, і це не збереження цієї гри: виберіть інше ім’я
cli-error-record = { $path }: запис не відтворюється (подробиці: { $detail })
cli-error-position = { $source }: позиція неправильна (подробиці: { $detail })
cli-error-analyse-move = тут не можна «{ $word }»; можна: { $known }
cli-error-analyse-crowd = оцінити можна позицію щонайбільше на { $most } гравців
cli-error-dice-of-save = кубики збереженої гри не читаються (подробиці: { $detail })
cli-error-review-one-page = сторінку роблять з однієї партії: назвіть один запис, без --player
cli-error-review-no-records = { $path }: у цій теці немає записів (`*.json`)
cli-error-review-no-player = серед цих записів немає партій гравця { $name }
cli-error-review-crowd = { $path }: розібрати можна партію щонайбільше на { $most } гравців
cli-error-no-puzzles = задач «{ $word }» немає (є: { $known })
cli-error-no-theme = теми «{ $word }» немає (є: { $known })
cli-error-puzzle-broken = задача { $id } не підходить до цих правил
cli-error-puzzle-make-other = у { $path } — результати іншої команди: виберіть інший файл через --out
cli-error-no-step = { $option }: дій у записі — { $count }
cli-error-range = { $option }: потрібно від { $low } до { $high }
cli-error-port = --port { $port }: порти — від 0 до { $most }
cli-error-package = серверу потрібен пакет { $name }: установіть його командою { $command }
cli-error-listen = сервер не запускається на { $host }, порт { $port }: { $reason }
cli-error-database-taken = базу { $path } вже тримає сервер: процес { $pid } на { $host }, адреса { $address }; зупиніть його або вкажіть інший файл
cli-error-database-taken-by-another = базу { $path } вже тримає інший сервер: зупиніть його або вкажіть інший файл
cli-error-database-useless = база { $path } не годиться: { $reason }
cli-error-database-damaged = база { $path } не годиться: її пошкоджено; покладіть на її місце резервну копію
cli-error-database-empty = база { $path } порожня: партій у ній ніколи не було; укажіть ту, де вони лежать
cli-error-database-older = базу { $path } записала давніша Grani, а оновлює бази лише `grani serve`: запустіть із нею один раз `grani serve` цієї версії або візьміть ту версію, яка її записала
cli-error-database-incomplete = база { $path } не годиться: її пошкоджено, у ній немає таблиці { $table }; покладіть на її місце резервну копію
cli-error-database-newer = база { $path } не годиться: її записала новіша Grani (версія { $found }, ця пише { $wanted }); оновіть Grani або візьміть базу, яку писала ця версія
cli-error-database-unknown = база { $path } не годиться: її версія «{ $found }» невідома (ця програма пише { $wanted }); вкажіть іншу
cli-error-database-lost = база { $path } не годиться: її файлу { $wal } немає, і { $count ->
    [1] бракує останньої зміни
    [one] бракує останніх змін: { $count }
    [few] бракує останніх { $count } змін
    [many] бракує останніх { $count } змін
   *[other] бракує останніх { $count } змін
}: поверніть цей файл або продовжте без нього в копії ({ $command })
cli-error-database-other-wal = база { $path } не годиться: файл { $wal } пошкоджено або він не від неї; покладіть на його місце потрібний або приберіть його й продовжте без нього в копії ({ $command })
cli-error-database-alone = база { $path } не годиться: її файлу { $wal } немає, і найновіших змін може бракувати, адже її скопійовано, поки сервер працював: поверніть цей файл або продовжте без нього в копії ({ $command })
cli-error-cannot-copy = база { $path } не копіюється: { $reason }
cli-error-copy-damaged = базу { $path } пошкоджено: копію не зроблено
cli-error-database-url = { $word } не годиться як база партій: укажіть файл або адресу на зразок postgresql://grani@db.example.org/grani
cli-error-database-password = { $word }: у паролі є знаки, які в адресі означають інше; пишіть : як %3A, @ як %40, / як %2F, ? як %3F або передайте пароль у `PGPASSWORD`
cli-error-move-same = { $path } — і стара база, і нова
cli-error-move-taken = у новій базі вже є інші партії: укажіть порожню
cli-error-move-differs = нова база не збігається зі старою в таблиці { $table }: зупиніть усі сервери й почніть заново з --again
cli-error-move-unreadable = партія кімнати { $room } читається зі старої бази, але не з нової: укажіть порожню або почніть заново з --again
cli-error-move-changed = від першого перенесення до цієї бази партії змінилися: укажіть порожню базу або почніть заново з --again
cli-error-move-served = з новою базою зараз працює сервер: спершу зупиніть його
cli-error-move-old-served = зі старою базою зараз працює сервер: спершу зупиніть його, інакше зігране за цей час залишиться там
cli-error-move-under-way = уже триває інше перенесення: дочекайтеся, поки воно завершиться
cli-error-move-unfinished = до { $path } перенесено лише частину партій: спершу доведіть до кінця grani migrate або виберіть іншу базу через --db
cli-error-processes = кілька процесів не можуть працювати з одним файлом { $path }: укажіть базу PostgreSQL через --db або запустіть один процес
cli-error-database-foreign = { $path } — не база Grani: вкажіть інший файл
cli-error-database-restored = база { $path } не годиться: це резервна копія, а { $wal } залишився від попередньої бази; приберіть { $wal } і запустіть знову
cli-error-database-gone = бази { $path } немає, але поруч лежить те, що до неї належить: { $files }. Поверніть її на місце або приберіть ці файли, щоб почати заново
cli-error-database-hindered = база { $path } не годиться через { $file }: { $reason }
cli-error-proxy = --trusted-proxy: «{ $word }» — не адреса й не мережа на зразок 10.0.0.0/8
cli-error-public-url = --public-url { $word }: потрібна адреса, наприклад https://example.org/grani/
cli-error-duration = { $option }: «{ $word }» — не строк: напишіть 12h (години), 30d (дні) або 2w (тижні), не більше тисячі років; 0 — безстроково
cli-error-duration-or-never = { $option }: «{ $word }» — не строк: напишіть 12h (години), 30d (дні) або 2w (тижні), не більше тисячі років; 0 — ніколи
cli-error-no-database = бази { $path } немає: назвіть її через --db
cli-error-admin-usage = напишіть: { $usage }
cli-error-admin-status = --status: «{ $word }» немає (є: { $known })
cli-error-admin-version = { $path } обслуговує інша версія Grani: давайте розпорядження з неї
cli-error-admin-no-order = немає розпорядження «{ $word }» (усі розпорядження: `grani admin`)
cli-error-admin-no-room = кімнати { $word } немає (усі кімнати: `grani admin rooms`)
cli-error-admin-not-closed = кімнату { $word } не закрито
cli-error-admin-is-host = «{ $word }» — ведучий, на нього заборони не діють: спершу `grani admin hosts remove { $word }`
cli-error-move-no-database = бази { $path } немає: напишіть спершу, де партії лежать, потім — куди їх перенести
cli-error-admin-whom = «{ $word }» — не гість (32 літери й цифри, їх покаже `grani admin rooms ІМ’Я`) і не адреса чи діапазон, такий як 198.51.100.0/24 (тільки не всіх адрес одразу)
cli-error-admin-guest = «{ $word }» — не гість: сторінка `/admin` показує кожному його 32 літери й цифри
cli-error-admin-no-ban = «{ $word }» не під забороною (`grani admin bans` покаже список)
cli-error-admin-no-notice = такого оголошення немає: { $word } (`grani admin notices` покаже список)
cli-error-admin-no-host = «{ $word }» — не ведучий (`grani admin hosts list` покаже список)
cli-error-admin-empty = в оголошенні мають бути слова
cli-error-admin-long = задовгий текст: не більше 400 знаків, «{ $word }»…
cli-error-exists = { $path } уже є: виберіть інше ім’я
cli-error-setup = так підготувати гру не можна: { $detail } (усі варіанти: `grani games`)
cli-error-setup-modules = Богиня й титани в одній грі не зустрічаються: назвіть набори одного модуля
cli-error-setup-whole = «{ $word }» — цілий варіант підготовки, а в списку називають окремі набори (див. `grani games`)
cli-error-setup-slot = { $first } і { $second } займають одне місце { $slot }: у грі може бути лише один набір
cli-error-setup-unknown = немає варіанта підготовки чи подвигу «{ $word }» (усі варіанти: `grani games`)
cli-error-house-none = немає домашнього правила «{ $word }»: у { $game } їх немає зовсім
cli-error-house-near = немає домашнього правила «{ $word }»
cli-error-house-unknown = немає домашнього правила «{ $word }» (є: { $known })
cli-error-realms-code = немає варіанта підготовки «{ $word }»: напишіть `random` або код світів — літер у ньому { $count }, з { $letters }
cli-error-realms-letter = код світів { $word }: літери «{ $letter }» немає в жодного світу
cli-error-realms-count = світів у грі — { $count }, а названо { $found }
cli-error-realms-unknown = немає світу «{ $word }» (усі світи: `grani games`)
cli-error-realms-twice = { $realm } названо двічі: світ грають один раз
cli-error-other = не вийшло: { $detail }
cli-error-unexpected = неочікувана помилка ({ $told }); запустіть знову з --debug, щоб побачити де

# У чому відмовляє система
cli-system-enoent = такого файлу чи теки немає
cli-system-eacces = немає прав доступу
cli-system-eperm = немає прав доступу
cli-system-eisdir = це тека, а не файл
cli-system-enotdir = частина шляху — не тека
cli-system-eexist = такий файл уже є
cli-system-enospc = диск заповнено
cli-system-erofs = диск лише для читання
cli-system-enametoolong = ім’я задовге
cli-system-eaddrinuse = адреса зайнята: можливо, сервер уже запущено; спробуйте інший --port
cli-system-eaddrnotavail = цей комп’ютер не має такої адреси

# У чому відмовляє база
cli-database-notadb = цей файл — не база даних
cli-database-corrupt = її пошкоджено
cli-database-cantopen = її не вдається відкрити
cli-database-readonly = у неї не можна писати
cli-database-busy = її тримає інша програма
cli-database-locked = її тримає інша програма
cli-database-full = диск заповнено
cli-database-ioerr = диск не читається або не пишеться
