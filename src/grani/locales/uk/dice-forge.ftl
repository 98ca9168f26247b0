# «Кузня Долі» українською.
#
# Назви граней, подвигів, кубиків приходять уже перекладеними: { $face }, { $feat }, { $source },
# { $die }; поруч { $face-id } тощо зберігають позначення, лише для вибору варіанта.
# Імена людей ({ $seat }, { $by }, { $receiver }, { $ousted }) не відмінюються.
# Слова — як у пам’ятці героя: подвиг, благословення, запас, вигнати, пожертва, підсилювальний ефект.

game-dice-forge = Кузня Долі

## Варіанти підготовки

setup-introductory = Перша гра
setup-introductory-rule = П’ятнадцять наборів карт, рекомендованих для першої партії.
setup-alternates = Усі альтернативні
setup-alternates-rule = Усі дев’ять альтернативних наборів замість початкових: для тих, хто вже знає гру.
setup-random = Випадковий
setup-random-rule = Для кожного з дев’яти місць, де можлива заміна, випадково вибирається один із двох наборів.
setup-custom = Власний вибір
setup-custom-rule = Назвіть альтернативні набори, які замінять початкові.
house-forge = Дві грані за дію
house-forge-rule = За одну дію можна купити не більше двох граней.
house-faces = Без однакових граней за хід
house-faces-rule = У додатковій дії не можна купити грань, уже куплену в основній.
house-cerberus = Один жетон Цербера за хід
house-cerberus-rule = Кожен гравець може скинути за хід не більше одного жетона Цербера.
house-boar = Нагорода кабана лише від інших
house-boar-rule = Власник карти кабана отримує нагороду, лише коли грань застосовує інший гравець.
house-mirror = Дзеркало бачить лише суперників
house-mirror-rule = Дзеркало копіює лише кубики суперників, навіть якщо дзеркало лежить і в суперника.
house-tree = Дерево, як на карті
house-tree-rule = Якщо в основному запасі 8 золотих або більше, Дерево дає 2 очки слави, але не золото.

## Ресурси й кількості

resource-gold = золото
resource-sun = уламки сонця
resource-moon = уламки місяця
resource-glory = очки слави

amount-gold = { $amount ->
    [one] { $amount } золотий
    [few] { $amount } золоті
    [many] { $amount } золотих
   *[other] { $amount } золотого
}
amount-sun = { $amount ->
    [one] { $amount } уламок сонця
    [few] { $amount } уламки сонця
    [many] { $amount } уламків сонця
   *[other] { $amount } уламка сонця
}
amount-moon = { $amount ->
    [one] { $amount } уламок місяця
    [few] { $amount } уламки місяця
    [many] { $amount } уламків місяця
   *[other] { $amount } уламка місяця
}
amount-glory = { $amount ->
    [one] { $amount } очко слави
    [few] { $amount } очки слави
    [many] { $amount } очок слави
   *[other] { $amount } очка слави
}

# Будь-який із чотирьох — для повідомлень, де названо ресурс.
amount-any = { $resource-id ->
    [gold] { amount-gold }
    [sun] { amount-sun }
    [moon] { amount-moon }
    [ancient] { amount-ancient }
    [loyalty] { amount-loyalty }
   *[glory] { amount-glory }
}
# Що не вмістилося в запас.
amount-lost = { $resource-id ->
    [gold] { $lost ->
        [one] { $lost } золотий
        [few] { $lost } золоті
        [many] { $lost } золотих
       *[other] { $lost } золотого
    }
    [sun] { $lost ->
        [one] { $lost } уламок сонця
        [few] { $lost } уламки сонця
        [many] { $lost } уламків сонця
       *[other] { $lost } уламка сонця
    }
    [moon] { $lost ->
        [one] { $lost } уламок місяця
        [few] { $lost } уламки місяця
        [many] { $lost } уламків місяця
       *[other] { $lost } уламка місяця
    }
    [ancient] { $lost ->
        [one] { $lost } давній уламок
        [few] { $lost } давні уламки
        [many] { $lost } давніх уламків
       *[other] { $lost } давнього уламка
    }
   *[glory] { $lost ->
        [one] { $lost } очко слави
        [few] { $lost } очки слави
        [many] { $lost } очок слави
       *[other] { $lost } очка слави
    }
}

cost-sun = { $sun ->
    [one] { $sun } уламок сонця
    [few] { $sun } уламки сонця
    [many] { $sun } уламків сонця
   *[other] { $sun } уламка сонця
}
cost-moon = { $moon ->
    [one] { $moon } уламок місяця
    [few] { $moon } уламки місяця
    [many] { $moon } уламків місяця
   *[other] { $moon } уламка місяця
}
# Ціна подвигу: уламки одного виду або обох.
cost-feat = { $moon ->
    [0] { cost-sun }
   *[other] { $sun ->
        [0] { cost-moon }
       *[other] { cost-sun } та { cost-moon }
    }
}

# Приписка до отримуваного, коли частина не вміститься; порожньо, якщо вміститься все.
overflow = { $lost ->
    [0] { "" }
   *[other] { " " }(запас повний, пропаде: { $lost })
}

## Кубики, жетони й місця

die-light = світлий кубик
die-dark = темний кубик

place-temple = Храм
place-sanctuary = Святилище
place-gardens = Храмові сади
place-islands = Острови

island-0 = стартовий портал
island-1 = перший острів місяця
island-2 = другий острів місяця
island-3 = третій острів місяця
island-4 = останній острів
island-5 = третій острів сонця
island-6 = другий острів сонця
island-7 = перший острів сонця

slot-moon-1a = 1 уламок місяця, перший стос
slot-moon-1b = 1 уламок місяця, другий стос
slot-moon-2 = 2 уламки місяця
slot-moon-3 = 3 уламки місяця
slot-moon-4 = 4 уламки місяця
slot-moon-5 = 5 уламків місяця
slot-moon-6 = 6 уламків місяця
slot-sun-5-moon-5 = 5 уламків сонця та 5 уламків місяця
slot-sun-6 = 6 уламків сонця
slot-sun-5 = 5 уламків сонця
slot-sun-4 = 4 уламки сонця
slot-sun-3 = 3 уламки сонця
slot-sun-2 = 2 уламки сонця
slot-sun-1a = 1 уламок сонця, перший стос
slot-sun-1b = 1 уламок сонця, другий стос

pool-s02-gold = 2 золоті: золото
pool-s02-moon = 2 золоті: місяць
pool-s03-gold = 3 золоті: золото
pool-s03-sun = 3 золоті: сонце
pool-s04-mixed = 4 золоті: чотири різні грані
pool-s05-choice = 5 золотих: золото або слава
pool-s06-moon = 6 золотих: місяць
pool-s08-sun = 8 золотих: сонце
pool-s08-glory = 8 золотих: слава
pool-s12-mixed = 12 золотих: чотири різні грані
pool-g-mirror = сад дзеркал
pool-g-shield = сад щитів
pool-g-ship = сад кораблів
pool-g-boar = сад кабанів
pool-g-triple = сад граней ×3

timing-immediate = негайний ефект
timing-reinforcement = підсилювальний ефект
timing-automatic = автоматичний ефект
timing-none = лише слава

## Грані

face-nothing = нічого
face-gold-1 = 1 золотий
face-gold-3 = 3 золоті
face-gold-4 = 4 золоті
face-gold-6 = 6 золотих
face-sun-1 = 1 уламок сонця
face-sun-2 = 2 уламки сонця
face-moon-1 = 1 уламок місяця
face-moon-2 = 2 уламки місяця
face-glory-2 = 2 слави
face-glory-3 = 3 слави
face-glory-4 = 4 слави
face-gold-2-moon-1 = 2 золоті, 1 уламок місяця
face-glory-1-sun-1 = 1 слава, 1 уламок сонця
face-glory-2-moon-2 = 2 слави, 2 уламки місяця
face-gold-1-sun-1-moon-1-glory-1 = 1 золотий, 1 уламок сонця, 1 уламок місяця, 1 слава
face-choice-gsm-1 = 1 золотий, 1 уламок сонця або 1 уламок місяця
face-choice-gsm-2 = 2 золоті, 2 уламки сонця або 2 уламки місяця
face-choice-gold-3-glory-2 = 3 золоті або 2 слави
face-triple = ×3
face-mirror = дзеркало
face-ship = корабель
face-boar-red = червоний кабан
face-boar-yellow = жовтий кабан
face-boar-green = зелений кабан
face-boar-blue = синій кабан
face-shield-red = червоний щит
face-shield-blue = синій щит
face-shield-yellow = жовтий щит
face-shield-green = зелений щит

## Подвиги

feat-blacksmiths-hammer-name = Молот коваля
feat-blacksmiths-hammer-rule = Відтепер будь-яку частину отримуваного золота можна витрачати на просування жетона молота: 1 золотий — 1 поділка. Перше коло з 15 поділок приносить 10 очок слави, друге — 15; новий молот чекає, доки не використано попередній.
feat-blacksmiths-chest-name = Скриня коваля
feat-blacksmiths-chest-rule = Ваш запас уміщує на 4 золоті, 3 уламки сонця та 3 уламки місяця більше.
feat-silver-hind-name = Срібна лань
feat-silver-hind-rule = Один раз за кожен свій хід можете отримати мале благословення, вибравши будь-який свій кубик.
feat-great-bear-name = Велика Ведмедиця
feat-great-bear-rule = Отримуйте 3 очки слави щоразу, коли ви виганяєте героя та коли виганяють вашого героя.
feat-satyrs-name = Сатири
feat-satyrs-rule = Усі суперники кидають обидва кубики, але нічого не отримують. Виберіть дві викинуті ними грані та застосуйте їх, як під час свого божественного благословення.
feat-tenacious-boar-name = Упертий кабан
feat-tenacious-boar-rule = Віддайте грань кабана того самого кольору, що й карта, іншому гравцеві: він негайно вставляє її у свій кубик і не зможе зняти до кінця гри. Щоразу, коли хтось застосовує цю грань, отримайте 1 уламок сонця, 1 уламок місяця або 3 очки слави.
feat-ferryman-name = Поромник
feat-ferryman-rule = Не має ефекту, лише дає очки слави наприкінці гри.
feat-cerberus-name = Цербер
feat-cerberus-rule = Візьміть жетон Цербера. Після будь-якого свого благословення можете скинути його та застосувати викинуті грані ще раз, вибираючи наново; не більше одного жетона на кидок.
feat-helmet-of-invisibility-name = Шолом-невидимка
feat-helmet-of-invisibility-rule = Візьміть із храмового саду грань ×3 і негайно вставте її у свій кубик.
feat-cancer-name = Рак
feat-cancer-rule = Отримайте два божественні благословення поспіль.
feat-sentinel-name = Вартовий
feat-sentinel-rule = Отримайте два божественні благословення поспіль. Коли грань дає вам уламки сонця чи місяця, замість усіх її уламків можете взяти по 2 очки слави за кожен.
feat-hydra-name = Гідра
feat-hydra-rule = Не має ефекту, лише дає очки слави наприкінці гри.
feat-typhon-name = Тифон
feat-typhon-rule = Отримайте по 1 очку слави за кожну грань ваших кубиків, замінену від початку гри.
feat-sphinx-name = Сфінкс
feat-sphinx-rule = Виберіть один свій кубик і отримайте з ним чотири малі благословення поспіль.
feat-cyclops-name = Циклоп
feat-cyclops-rule = Виберіть один свій кубик і отримайте з ним чотири малі благословення поспіль. Коли кидок дає вам золото, замість усього цього золота можете взяти по 1 очку слави за кожен золотий.
feat-gorgon-name = Горгона
feat-gorgon-rule = Не має ефекту, лише дає очки слави наприкінці гри.
feat-triton-name = Тритон
feat-triton-rule = Візьміть жетон Тритона. У будь-яку мить свого ходу можете скинути його й отримати 6 золотих, 2 уламки сонця або 2 уламки місяця.
feat-mirror-of-the-abyss-name = Дзеркало безодні
feat-mirror-of-the-abyss-rule = Візьміть із храмового саду грань із дзеркалом і негайно вставте її у свій кубик.
feat-guardians-owl-name = Сова стража
feat-guardians-owl-rule = Один раз за кожен свій хід можете отримати 1 золотий, 1 уламок сонця або 1 уламок місяця.
feat-celestial-ship-name = Небесний корабель
feat-celestial-ship-rule = Візьміть із храмового саду грань із кораблем і негайно вставте її у свій кубик.
feat-minotaur-name = Мінотавр
feat-minotaur-rule = Усі суперники кидають обидва кубики та втрачають те, що дали б викинуті грані. Кораблі не спрацьовують, запаси не опускаються нижче 0, а власники карт кабана отримують нагороду як завжди.
feat-guardians-shield-name = Щит стража
feat-guardians-shield-rule = Виберіть одну з граней зі щитом, що залишилися в храмовому саду, і негайно вставте її у свій кубик.
feat-elder-name = Старійшина
feat-elder-rule = Один раз за кожен свій хід можете витратити 3 золоті й отримати 4 очки слави.
feat-wild-spirits-name = Дикі духи
feat-wild-spirits-rule = Отримайте 3 золоті та 3 уламки місяця.

## Звідки взялося

source-face = грань «{ $face }»
source-feat = «{ $feat }»
source-hammer = трек молота
source-triton = жетон Тритона
source-cerberus = жетон Цербера
source-extra-action = додаткова дія

## Рішення

prompt-reinforce = Застосуйте підсилювальний ефект або переходьте до основної дії.
prompt-main = Купіть грані, здійсніть подвиг або пропустіть дію.
prompt-main-extra = Додаткова дія: купіть грані або здійсніть подвиг.
prompt-extra = Витратьте 2 уламки сонця на додаткову дію або завершіть хід.
prompt-minor = { $times ->
    [1] Виберіть кубик для малого благословення («{ $feat }»).
    [one] Виберіть кубик для { $times } малого благословення («{ $feat }»).
    [few] Виберіть кубик для { $times } малих благословень поспіль («{ $feat }»).
    [many] Виберіть кубик для { $times } малих благословень поспіль («{ $feat }»).
   *[other] Виберіть кубик для { $times } малого благословення («{ $feat }»).
}
prompt-cerberus = { $second-id ->
    [nothing] Застосуйте «{ $first }» ще раз за жетон Цербера або збережіть його.
   *[other] Застосуйте обидві грані ще раз за жетон Цербера або збережіть його.
}
prompt-mirror = { $times ->
    [1] Виберіть грань, яку скопіює дзеркало.
   *[other] Виберіть грань, яку скопіює дзеркало; її значення помножиться на { $times }.
}
prompt-choose = { $times ->
    [1] Виберіть, що дасть грань «{ $face }».
   *[other] Виберіть, що дасть грань «{ $face }», помножена на { $times }.
}
prompt-lose = { $times ->
    [1] Виберіть, що забере грань «{ $face }».
   *[other] Виберіть, що забере грань «{ $face }», помножена на { $times }.
}
prompt-order = Виберіть, яку грань застосувати першою: «{ $first }» чи «{ $second }».
prompt-convert = Обміняйте те, що дає «{ $face }», на { $glory ->
    [one] { $glory } очко слави
    [few] { $glory } очки слави
    [many] { $glory } очок слави
   *[other] { $glory } очка слави
} або залиште.
prompt-hammer = Розподіліть { $gold ->
    [one] { $gold } золотий
    [few] { $gold } золоті
    [many] { $gold } золотих
   *[other] { $gold } золотого
} між молотом і запасом.
prompt-offer = { $times ->
    [1] Виберіть нагороду ({ $source }).
   *[other] Виберіть нагороду ({ $source }; залишилося вибрати: { $times }).
}
prompt-ship = Купіть одну грань зі святилища на { $discount ->
    [one] { $discount } золотий
    [few] { $discount } золоті
    [many] { $discount } золотих
   *[other] { $discount } золотого
} дешевше або відмовтеся.
prompt-forge = Купіть ще одну, іншу грань або завершіть купівлю.
prompt-place = Виберіть на своїх кубиках грань, замість якої стане «{ $face }».
prompt-garden = Виберіть грань, яку візьмете («{ $feat }»).
prompt-give = Виберіть, кому дістанеться грань «{ $face }».
prompt-pick = { $number ->
    [1] Виберіть першу з двох граней, викинутих суперниками.
   *[2] Виберіть другу з двох граней, викинутих суперниками.
}

## Варіанти

option-main-no = Пропустити дію
option-buy = { $price ->
    [0] Узяти грань «{ $face }» безкоштовно
    [one] Купити грань «{ $face }» за { $price } золотий
    [few] Купити грань «{ $face }» за { $price } золоті
    [many] Купити грань «{ $face }» за { $price } золотих
   *[other] Купити грань «{ $face }» за { $price } золотого
}
option-feat = Здійснити подвиг «{ $feat }» за { cost-feat } (слава: { $glory })
option-feat-ousting = Здійснити подвиг «{ $feat }» за { cost-feat } (слава: { $glory }) і вигнати героя: { $ousted }
option-forge-no = Завершити купівлю
option-ship-no = Нічого не купувати
option-extra-yes = Витратити 2 уламки сонця на додаткову дію
option-extra-instead = Оплатити додаткову дію тим, що замінює уламки сонця
option-extra-no = Завершити хід
option-reinforce-no = Перейти до основної дії
option-use = Застосувати карту «{ $feat }»
option-die-light = Кинути світлий кубик
option-die-dark = Кинути темний кубик
option-cerberus-yes = Скинути жетон
option-cerberus-no = Зберегти жетон
option-copy = Скопіювати «{ $face }»
option-pick = Узяти «{ $face }»
option-first = Спершу застосувати «{ $face }»
option-convert-yes = Обміняти на славу
option-convert-no = Залишити як є
option-take-gold = { amount-gold }{ overflow }
option-take-sun = { amount-sun }{ overflow }
option-take-moon = { amount-moon }{ overflow }
option-take-glory = { amount-glory }
option-lose-gold = Втратити { amount-gold } (із запасу піде: { $lost })
option-lose-sun = Втратити { amount-sun } (із запасу піде: { $lost })
option-lose-moon = Втратити { amount-moon } (із запасу піде: { $lost })
option-lose-glory = Втратити { amount-glory } (із запасу піде: { $lost })
option-token-gold = Скинути жетон Тритона: { amount-gold }{ overflow }
option-token-sun = Скинути жетон Тритона: { amount-sun }{ overflow }
option-token-moon = Скинути жетон Тритона: { amount-moon }{ overflow }
option-split = Молот: { $hammer }, запас: { $reserve }{ overflow }
option-place-light = Замінити «{ $face }» на світлому кубику
option-place-dark = Замінити «{ $face }» на темному кубику
option-garden = Узяти «{ $face }»
option-seat = { $seat }

## Літопис

log-round = Раунд { $round }
log-turn = Ходить { $seat }
log-rolled = { $seat }: { $die } — «{ $face }»
log-gained = { $seat }: +{ amount-any } ({ $source })
log-gained-lost = { $seat }: +{ amount-any } ({ $source }); запас повний, пропадає: { amount-lost }
log-gained-nothing = { $seat }: запас повний, пропадає: { amount-lost } ({ $source })
log-paid = { $seat }: −{ amount-any } ({ $source })
log-lost = { $seat }: втрата — { amount-any } ({ $source })
log-lost-nothing = { $seat }: втрачати нема чого, { $resource }: 0 ({ $source })
log-bought = { $price ->
    [0] { $seat }: грань «{ $face }» узято безкоштовно
    [one] { $seat }: куплено грань «{ $face }» за { $price } золотий
    [few] { $seat }: куплено грань «{ $face }» за { $price } золоті
    [many] { $seat }: куплено грань «{ $face }» за { $price } золотих
   *[other] { $seat }: куплено грань «{ $face }» за { $price } золотого
}
log-forged = { $seat }: грань «{ $replaced }» замінено на «{ $face }» ({ $die })
log-performed = { $seat }: подвиг «{ $feat }» за { cost-feat } (слава: { $glory })
log-granted = { $seat }: подвиг «{ $feat }» безкоштовно (слава: { $glory })
log-ousted = { $seat }: героя виганяє { $by } ({ $portal })
log-copied = { $seat }: дзеркало копіює грань «{ $face }»
log-copied-nothing = { $seat }: дзеркалу нема чого копіювати
log-hammered = { $seat }: на молот — { amount-gold } (поділка { $space } із 15)
log-hammered-lap = { $seat }: на молот — { amount-gold }, коло пройдено
log-reinforced = { $seat }: застосовано карту «{ $feat }»
log-spent-token-triton = { $seat }: скинуто жетон Тритона
log-spent-token-cerberus = { $seat }: скинуто жетон Цербера, викинуті грані застосовуються ще раз
log-passed = { $seat }: дію пропущено
log-extra = { $seat }: додаткова дія за { amount-sun }
log-converted = { $seat }: грань «{ $face }» обміняно на { $glory ->
    [one] { $glory } очко слави
    [few] { $glory } очки слави
    [many] { $glory } очок слави
   *[other] { $glory } очка слави
}
log-gave = { $seat }: грань «{ $face }» отримує { $receiver }
log-removed = Підготовка: зі святилища прибрано грань «{ $face }»
log-dealt = Підготовка: «{ $feat }» — { $slot }
log-picked = { $seat }: вибрано грань «{ $face }»
log-ended = Гру завершено
