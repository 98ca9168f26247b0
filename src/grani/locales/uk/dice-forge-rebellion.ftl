# «Повстання», доповнення до «Кузні Долі», українською.
#
# Аргументи — як у dice-forge.ftl; { $chamber } — назва клітинки лабіринту.

## Модулі й варіанти підготовки

module-goddess = Лабіринт Богині
module-titans = Повстання Титанів
board-goddess = Лабіринт
board-titans = Титани
board-zone-rebellion = новий подвиг: { $all }, якщо новий для всіх; { $own }, якщо лише для вас
board-zone-none = без ефекту
board-zone-loyalty-gold = грань із золотом: +1 золотий
board-zone-loyalty-gold-glory = грань із золотом: +1 золотий, +1 слава
board-zone-loyalty-both = грань із золотом: +1 золотий, +1 слава; зі славою: +1 слава
board-memories = Спогади

setup-random-all = Випадковий з обох коробок
setup-random-all-rule = Для кожного місця випадково вибирається один з усіх придатних наборів: базових і з «Повстання».
setup-goddess = Лабіринт Богині
setup-goddess-rule = Модуль лабіринту з п’ятнадцятьма наборами, рекомендованими для нього.
setup-titans = Повстання Титанів
setup-titans-rule = Модуль лояльності та повстання з п’ятнадцятьма наборами, рекомендованими для нього.
setup-goddess-random = Богиня, випадковий
setup-goddess-random-rule = Модуль лабіринту зі своїми наборами; решта наборів вибирається випадково з обох коробок.
setup-titans-random = Титани, випадковий
setup-titans-random-rule = Модуль лояльності та повстання зі своїми наборами; решта наборів вибирається випадково з обох коробок.
setup-perfect-for-two = Чудово для двох
setup-perfect-for-two-rule = Карти з обох коробок; особливо добре вдвох.
setup-again-and-again = Знову і знову
setup-again-and-again-rule = Карти з обох коробок: багато повторних благословень, подвигів і ходів.
setup-may-the-forge = Хай буде з вами кузня
setup-may-the-forge-rule = Карти з обох коробок для тих, хто любить міняти грані.
setup-versatility = Розмаїття
setup-versatility-rule = Карти з обох коробок: усього потроху.
setup-tournament-2020-1 = Турнір 2020 року, перший набір
setup-tournament-2020-1-rule = Карти з обох коробок: так грали на турнірах 2020 року.
setup-tournament-2020-2 = Турнір 2020 року, другий набір
setup-tournament-2020-2-rule = Інші карти з обох коробок: так грали на турнірах 2020 року.
setup-challenge-2021 = Змагання 2021 року
setup-challenge-2021-rule = Карти з обох коробок для двох гравців: так грали на змаганні 2021 року.
setup-challenge-2021-final = Змагання 2021 року, фінал
setup-challenge-2021-final-rule = Карти з обох коробок для двох гравців: так грали у фіналі змагання 2021 року.

## Ресурси й кількості

resource-ancient = давні уламки
resource-loyalty = лояльність

amount-ancient = { $amount ->
    [one] { $amount } давній уламок
    [few] { $amount } давні уламки
    [many] { $amount } давніх уламків
   *[other] { $amount } давнього уламка
}
cost-ancient = { $ancient ->
    [one] { $ancient } давній уламок
    [few] { $ancient } давні уламки
    [many] { $ancient } давніх уламків
   *[other] { $ancient } давнього уламка
}
amount-loyalty = { $amount ->
    [one] { $amount } крок лояльності
    [few] { $amount } кроки лояльності
    [many] { $amount } кроків лояльності
   *[other] { $amount } кроку лояльності
}

## Жетони й місця

place-forest = Ліс
place-labyrinth = Лабіринт
place-titans = Поле титанів

pool-f-misfortune = ліс: негаразди
pool-f-golem-sun = ліс: сонячні големи
pool-f-dogged = ліс: грані упертого
pool-f-golem-moon = ліс: місячні големи
pool-f-chaos = ліс: хаос

## Грані

face-golem-moon = місячний голем
face-golem-sun = сонячний голем
face-ancient-1 = 1 давній уламок
face-loyalty-1-glory-1 = 1 лояльність, 1 слава
face-gold-3-ancient-1 = 3 золоті, 1 давній уламок
face-gold-2-glory-1-loyalty-1 = 2 золоті, 1 слава, 1 лояльність
face-chaos-blue = синій хаос
face-chaos-red = червоний хаос
face-chaos-yellow = жовтий хаос
face-chaos-green = зелений хаос
face-misfortune-red = червоний негаразд
face-misfortune-yellow = жовтий негаразд
face-misfortune-green = зелений негаразд
face-misfortune-blue = синій негаразд

## Подвиги

feat-twins-name = Близнюки
feat-twins-rule = Один раз за кожне своє благословення й кожен свій кидок небесного кубика можете витратити 3 золоті та перекинути один із кубиків. Враховується лише останній результат; застосувавши його, отримайте 1 уламок місяця або 1 очко слави.
feat-blacksmiths-scepter-name = Скіпетр коваля
feat-blacksmiths-scepter-rule = Друге місце для золота: туди можна класти будь-яку частину отримуваного, не більше 6 золотих, і витрачати як звичайне золото. Сплачуючи за подвиг або додаткову дію, можете натомість спорожнити скіпетр: 4 чи 5 золотих ідуть за 1 уламок, 6 золотих — за 2 уламки одного виду.
feat-companion-name = Компаньйон
feat-companion-rule = Один раз за кожен свій хід можете просунути компаньйона на одну поділку, до поділки 5. Один раз за гру, у будь-яку мить свого ходу, можете скинути його й отримати стільки уламків сонця та стільки очок слави, скільки вказано на його поділці.
feat-wind-name = Вітер
feat-wind-rule = Усі кидають обидва кубики, але ніхто їх не застосовує. Назвіть один ресурс і отримайте всю його кількість на викинутих гранях.
feat-celestial-die-name = Небесний кубик
feat-celestial-die-rule = Киньте небесний кубик і застосуйте його: 12 золотих; 5 очок слави; 3 очки слави та 3 золоті, 1 уламок сонця або 1 уламок місяця; верхня грань будь-якого кубика; будь-яка грань своїх кубиків; покращення своєї грані на 2 рівні.
feat-mists-name = Тумани
feat-mists-rule = Гравець, який має найменше золота в основному запасі (можливо, ви самі), втрачає 5 очок слави або скільки має; за рівності втрачають усі такі гравці. Ви отримуєте всі втрачені очки слави.
feat-ancestor-name = Предок
feat-ancestor-rule = Можете безкоштовно вставити у свій кубик найдешевшу грань святилища, на якій зображено славу. Потім отримайте мале благословення з цим кубиком, а якщо нічого не вставили — з будь-яким.
feat-right-hand-name = Права рука
feat-right-hand-rule = Витратьте скільки завгодно золота, зокрема зі скіпетрів, і отримайте по 1 очку слави за кожен золотий.
feat-eternal-night-name = Вічна ніч
feat-eternal-night-rule = Кожен суперник віддає вам 1 уламок сонця та 1 уламок місяця, якщо вони в нього є.
feat-tree-name = Дерево
feat-tree-rule = Один раз за кожен свій хід можете отримати 3 золоті та 1 очко слави; якщо в основному запасі вже є 8 золотих або більше — 3 золоті та 2 очки слави.
feat-wood-nymph-name = Лісова німфа
feat-wood-nymph-rule = Отримайте 4 золоті. Потім можете купити одну грань зі святилища за її ціною й негайно вставити її у свій кубик.
feat-merchant-name = Торговець
feat-merchant-rule = Один раз за кожен свій хід можете отримати 2 очки слави або безкоштовно покращити свою грань на 1 рівень. Якщо за хід покращують кілька торговців, усі покращують ту саму грань, кожен на 1 рівень.
feat-light-name = Світло
feat-light-rule = Один раз за кожен свій хід можете витратити 3 золоті та застосувати верхню грань будь-якого кубика на столі.
feat-goldsmith-name = Ювелір
feat-goldsmith-rule = Отримайте по 2 очки слави за кожен ваш подвиг, разом із цим; однакові рахуються як один.
feat-omniscient-name = Усезнавець
feat-omniscient-rule = Отримайте по 2 очки слави за кожну грань ваших кубиків, на якій зображено славу.
feat-eternal-fire-name = Вічний вогонь
feat-eternal-fire-rule = Ваш хід завершено, і ви негайно починаєте новий; божественне благословення на його початку отримуєте лише ви.
feat-abyssal-trident-name = Тризуб глибин
feat-abyssal-trident-rule = Втратьте все золото основного запасу (його може й не бути). Потім безкоштовно вставте у свій кубик будь-яку грань зі святилища або грань із храмових садів, якої не дає жоден подвиг цієї партії.
feat-left-hand-name = Ліва рука
feat-left-hand-rule = Усіх героїв на островах вигнано, і вашого теж, а їхні власники кидають обидва кубики. Лише ви застосовуєте кожну таку пару як божественне благословення, починаючи зі своєї.
feat-first-titan-name = Перший титан
feat-first-titan-rule = Здійсніть один подвиг ціною в 1 уламок: безкоштовно й не переміщуючи героя.
feat-goddess-name = Богиня
feat-goddess-rule = Поверніть обидва свої кубики вибраними гранями догори й застосуйте їх як божественне благословення.
feat-moon-golem-name = Місячний голем
feat-moon-golem-rule = Візьміть із лісу грань із місячним големом і негайно вставте її у свій кубик.
feat-great-golem-name = Великий голем
feat-great-golem-rule = Перемістіть свого голема на дві клітинки вперед і застосуйте кожну з них.
feat-sun-golem-name = Сонячний голем
feat-sun-golem-rule = Візьміть із лісу грань із сонячним големом і негайно вставте її у свій кубик.
feat-time-golem-name = Голем часу
feat-time-golem-rule = Перемістіть свого голема на дві клітинки назад, будь-яким шляхом, що туди веде, і застосуйте кожну з них.
feat-memory-name = Спогад
feat-memory-rule = Покладіть два жетони цієї карти на два різні острови, кожен вибраним боком догори. Коли згодом ви здійсните там подвиг, жетон дасть 1 уламок сонця та 2 кроки лояльності або 1 уламок місяця та 2 давні уламки й вийде з гри.
feat-oracle-name = Оракул
feat-oracle-rule = Один раз за кожен свій хід можете отримати мале благословення. Якщо його грань дає вам давні уламки або лояльність, жетони лояльності всіх інших зсуваються на одну клітинку до повстання.
feat-chaos-name = Хаос
feat-chaos-rule = Виберіть одну з граней хаосу, що лишилися в лісі, і негайно вставте її у свій кубик.
feat-dogged-name = Упертий
feat-dogged-rule = Виберіть одну з граней упертого, що лишилися в лісі, і негайно вставте її у свій кубик.
feat-guardian-name = Страж
feat-guardian-rule = Один раз за кожен свій хід можете отримати 1 давній уламок або 1 крок лояльності.
feat-mirror-of-misfortune-name = Дзеркало негараздів
feat-mirror-of-misfortune-rule = Віддайте грань негаразду того самого кольору, що й карта, іншому гравцеві: він негайно вставляє її у свій кубик і не зможе прибрати до кінця гри. Щоразу, коли хтось застосовує цю грань, ви застосовуєте верхні грані обох кубиків того, у кого вона стоїть.

## Звідки отримано

source-celestial-die = небесний кубик
source-labyrinth = лабіринт
source-zone = зона титанів
source-memory = жетон спогаду
source-twins = «Близнюки»
source-companion = компаньйон

## Рішення

prompt-pay = Виберіть спосіб оплати ({ $source }: { cost-feat }).
prompt-spend = Виберіть, скільки золота ({ $source }: { $gold }) узяти зі скіпетра { $scepter }.
prompt-store = Виберіть, скільки з отриманого золота ({ $gold }) покласти на скіпетр { $scepter }.
prompt-twins = Витратьте 3 золоті, щоб перекинути один кубик, або залиште викинуте.
prompt-twins-second = Перекиньте кубик із гранню «{ $face }» за 3 золоті або застосуйте її.
prompt-twins-star = Перекиньте небесний кубик ({ $side ->
    [gold] 12 золотих
    [glory] 5 очок слави
    [choice] 3 слави та вибір
    [mirror] дзеркало
    [face] своя грань
   *[upgrade] покращення на 2
}) за 3 золоті або застосуйте.
prompt-look = Виберіть верхню грань будь-якого кубика та застосуйте її ({ $source }).
prompt-turn-up = Виберіть, якою гранню догори повернути кубик ({ $source }).
prompt-upgrade = { $levels ->
    [one] Виберіть грань, щоб покращити її на { $levels } рівень.
    [few] Виберіть грань, щоб покращити її на { $levels } рівні.
    [many] Виберіть грань, щоб покращити її на { $levels } рівнів.
   *[other] Виберіть грань, щоб покращити її на { $levels } рівня.
}
prompt-replace = Виберіть нову грань рівня { $level }.
prompt-merchant = Покращіть грань або візьміть очки слави («{ $feat }»).
prompt-companion = Виберіть компаньйона, який просунеться.
prompt-wind = Назвіть ресурс: ви отримаєте всю його кількість на кубиках.
prompt-right-hand = Виберіть, скільки золота обміняти на очки слави.
prompt-ancestor = Вставте найдешевшу грань зі славою або відмовтеся («{ $feat }»).
prompt-free-face = Виберіть грань храму, щоб вставити її безкоштовно («{ $feat }»).
prompt-free-feat = Виберіть подвиг, щоб здійснити його безкоштовно («{ $feat }»).
prompt-market = { $discount ->
    [0] Купіть одну грань зі святилища або відмовтеся.
    [one] Купіть одну грань зі святилища на { $discount } золотий дешевше або відмовтеся.
    [few] Купіть одну грань зі святилища на { $discount } золоті дешевше або відмовтеся.
    [many] Купіть одну грань зі святилища на { $discount } золотих дешевше або відмовтеся.
   *[other] Купіть одну грань зі святилища на { $discount } золотого дешевше або відмовтеся.
}
prompt-barter = Віддайте { amount-any } та отримайте { $glory ->
    [one] { $glory } очко слави
    [few] { $glory } очки слави
    [many] { $glory } очок слави
   *[other] { $glory } очка слави
    } або відмовтеся.
prompt-walk = { $steps ->
    [1] Виберіть клітинку, на яку стане ваш голем.
   *[other] Виберіть клітинку, на яку стане ваш голем (лишилося кроків: { $steps }).
}
prompt-hall = Виберіть скарб, який ви знайшли в цій залі.
prompt-golem-pair = Киньте небесний кубик до кроків голема чи після них або відмовтеся.
prompt-misfortunes = Виберіть, чиї кубики застосувати першими.
prompt-memory = { $number ->
    [1] Виберіть острів і бік для першого жетона спогаду.
   *[2] Виберіть острів і бік для другого жетона спогаду.
}

## Варіанти

option-pay = { $ancient ->
    [0] Сплатити { cost-feat }
   *[other] { $sun ->
        [0] { $moon ->
            [0] Сплатити { cost-ancient }
           *[other] Сплатити { cost-moon } та { cost-ancient }
        }
       *[other] { $moon ->
            [0] Сплатити { cost-sun } та { cost-ancient }
           *[other] Сплатити { cost-sun }, { cost-moon } та { cost-ancient }
        }
    }
}
option-empty-sun = Віддати золото зі скіпетра ({ $gold }) за { $shards ->
    [one] { $shards } уламок сонця
    [few] { $shards } уламки сонця
    [many] { $shards } уламків сонця
   *[other] { $shards } уламка сонця
}
option-empty-moon = Віддати золото зі скіпетра ({ $gold }) за { $shards ->
    [one] { $shards } уламок місяця
    [few] { $shards } уламки місяця
    [many] { $shards } уламків місяця
   *[other] { $shards } уламка місяця
}
option-spend = Узяти із цього скіпетра { $scepter }, з решти золота { $rest }
option-first-die = Спершу застосувати «{ $face }» ({ $die })
option-store = Покласти на цей скіпетр { $scepter }, до решти золота { $rest }
option-twins-no = Залишити викинуте
option-twins-light = Перекинути світлий кубик («{ $face }»)
option-twins-dark = Перекинути темний кубик («{ $face }»)
option-twins-second-yes = Перекинути
option-twins-second-no = Застосувати грань
option-twins-star-yes = Перекинути
option-twins-star-no = Застосувати небесний кубик
option-look = Застосувати грань «{ $face }»
option-turn-light = Повернути світлий кубик: «{ $face }»
option-turn-dark = Повернути темний кубик: «{ $face }»
option-upgrade-light = Покращити «{ $face }» на світлому кубику
option-upgrade-dark = Покращити «{ $face }» на темному кубику
option-upgrade-no = Нічого не покращувати
option-merchant-glory = 2 очки слави
option-merchant-upgrade = { $levels ->
    [one] Покращити на { $levels } рівень
    [few] Покращити на { $levels } рівні
    [many] Покращити на { $levels } рівнів
   *[other] Покращити на { $levels } рівня
}
option-advance = Просунути компаньйона з поділки { $space }
option-take-ancient = { amount-ancient }{ overflow }
option-take-loyalty = { amount-loyalty }
option-lose-ancient = Втратити { amount-ancient } (із запасу піде: { $lost })
option-lose-loyalty = Втратити { amount-loyalty }
option-right-hand = { $gold ->
    [0] Нічого не витрачати
    [one] { $gold } золотий за { $gold } очко слави
    [few] { $gold } золоті за { $gold } очки слави
    [many] { $gold } золотих за { $gold } очок слави
   *[other] { $gold } золотого за { $gold } очка слави
}
option-ancestor-no = Нічого не вставляти
option-free-feat = Здійснити подвиг «{ $feat }» безкоштовно (слава: { $glory })
option-market-no = Нічого не купувати
option-barter-yes = Обміняти
option-barter-no = Відмовитися
option-walk = { $chamber }
option-treasure-sun = Скарб сонця: 4 уламки сонця; тим, хто прийде згодом, — 1
option-treasure-moon = Скарб місяця: 4 уламки місяця; тим, хто прийде згодом, — 1
option-treasure-glory = Скарб слави: 10 очок слави; тим, хто прийде згодом, — 2
option-golem-pair-no = Не кидати небесний кубик
option-golem-pair-before = Спершу кинути небесний кубик
option-golem-pair-after = Кинути небесний кубик після кроків
option-memory-sun = { $portal }: 1 уламок сонця та 2 кроки лояльності
option-memory-moon = { $portal }: 1 уламок місяця та 2 давні уламки
option-cash = Скинути компаньйона: { amount-sun }{ overflow }, слава: { $amount }

## Журнал

log-spent-token-companion = { $seat }: скинуто компаньйона
log-starred-gold = { $seat }: небесний кубик — 12 золотих
log-starred-glory = { $seat }: небесний кубик — 5 очок слави
log-starred-choice = { $seat }: небесний кубик — 3 очки слави та вибір
log-starred-mirror = { $seat }: небесний кубик — дзеркало
log-starred-face = { $seat }: небесний кубик — своя грань
log-starred-upgrade = { $seat }: небесний кубик — покращення на 2 рівні
log-walked = { $seat }: голем стає на клітинку ({ $chamber })
log-swayed-loyalty = { $seat }: жетон зсувається до лояльності ({ $points })
log-swayed-rebellion = { $seat }: жетон зсувається до повстання ({ $points })
log-remembered-sun = { $seat }: жетон спогаду, сонце ({ $portal })
log-remembered-moon = { $seat }: жетон спогаду, місяць ({ $portal })
log-cashed-sun = { $seat }: жетон спогаду платить, сонце ({ $portal })
log-cashed-moon = { $seat }: жетон спогаду платить, місяць ({ $portal })
log-stored = { $seat }: на скіпетр — { amount-gold }
log-paid-ancient = { $seat }: { amount-ancient } замість уламків сонця чи місяця ({ $source })
log-emptied-sun = { $seat }: скіпетр спорожнено (золото: { $gold }), за уламки сонця
log-emptied-moon = { $seat }: скіпетр спорожнено (золото: { $gold }), за уламки місяця
log-advanced = { $seat }: компаньйон на поділці { $space }
log-rerolled-light = { $seat }: світлий кубик перекинуто за 3 золоті
log-rerolled-dark = { $seat }: темний кубик перекинуто за 3 золоті
log-rerolled-celestial = { $seat }: небесний кубик перекинуто за 3 золоті
log-treasured-sun = { $seat }: знайдено скарб сонця
log-treasured-moon = { $seat }: знайдено скарб місяця
log-treasured-glory = { $seat }: знайдено скарб слави
log-turned = { $seat }: { $die } повернуто — «{ $face }»
log-again = { $seat }: новий хід
log-judged = { $seat }: поле титанів, слава: { $points }

## Клітинки лабіринту

square-g01 = старт
square-g02 = 1 сонце
square-g03 = 3 слави
square-g04 = 6 золотих або 3 слави
square-g05 = 5 слави
square-g06 = 3 слави, 1 сонце, 1 місяць
square-g07 = 2 слави від кожного суперника
square-g08 = зала скарбів, перша
square-g09 = небесний кубик
square-g10 = купівля грані на 2 золоті дешевше
square-g11 = 6 золотих
square-g12 = зала скарбів, друга
square-g13 = 3 слави
square-g14 = 1 місяць
square-g15 = 3 золоті, 1 сонце або 1 місяць
square-g16 = небесний кубик
square-g17 = 3 золоті, 1 сонце або 1 місяць
square-g18 = купівля грані
square-g19 = небесний кубик
square-g20 = 2 місяці або 3 слави
square-g21 = зала скарбів, третя
square-g22 = 2 сонця або 2 місяці
square-g23 = небесний кубик, двічі
square-g24 = купівля грані
square-g25 = небесний кубик
square-g26 = 3 золоті, 1 сонце або 1 місяць
square-g27 = 6 золотих за 6 слави
square-g28 = небесний кубик, двічі
square-g29 = 2 місяці за 8 слави
square-g30 = небесний кубик
square-g31 = порожньо
square-g32 = порожньо
square-g33 = 1 слава за кожну замінену грань
square-g34 = порожньо
square-g35 = порожньо
square-g36 = Богиня: 15 слави

## Клітинки титанів

square-t-m25 = −25
square-t-m25s = −25, зворотний шлях
square-t-m20 = −20
square-t-m17 = −17
square-t-m17s = −17, зворотний шлях
square-t-m14 = −14
square-t-m12 = −12
square-t-m10 = −10
square-t-m8 = −8
square-t-m7 = −7
square-t-m6 = −6
square-t-m5 = −5
square-t-m3 = −3
square-t-m2 = −2
square-t-m1 = −1
square-t-0 = 0
square-t-1 = 1
square-t-2 = 2
square-t-3 = 3
square-t-5 = 5
square-t-6 = 6
square-t-7 = 7
square-t-8 = 8
square-t-10 = 10
square-t-12 = 12
square-t-14 = 14
square-t-17a = 17, перша
square-t-17b = 17, друга
square-t-20a = 20, перша
square-t-20b = 20, друга
square-t-25 = 25
