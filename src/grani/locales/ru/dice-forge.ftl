# «Грани судьбы» по-русски.
#
# Названия граней, подвигов, кубиков приходят уже переведёнными: { $face }, { $feat }, { $source },
# { $die }; рядом { $face-id } и т. п. хранят обозначение, только для выбора варианта.
# Имена людей ({ $seat }, { $by }, { $receiver }, { $ousted }) не склоняются.
# Слова — как в правилах игры: подвиг, благословение, резерв, изгнать, усиление, «сгорает».

game-dice-forge = Грани судьбы

## Варианты подготовки

setup-introductory = Вводная игра
setup-introductory-rule = Пятнадцать наборов карт, рекомендованных для первой партии.
setup-alternates = Все альтернативные
setup-alternates-rule = Все девять альтернативных наборов вместо вводных: для тех, кто уже знает игру.
setup-random = Случайный
setup-random-rule = Для каждого из девяти мест, где возможна замена, случайно выбирается один из двух наборов.
setup-custom = Свой выбор
setup-custom-rule = Назовите альтернативные наборы, которые заменят вводные.
house-forge = Две грани за действие
house-forge-rule = За одно действие можно купить не больше двух граней.
house-faces = Без одинаковых граней за ход
house-faces-rule = В дополнительном действии нельзя купить грань, уже купленную в основном.
house-cerberus = Один жетон цербера за ход
house-cerberus-rule = Каждый игрок может сбросить за ход не больше одного жетона цербера.
house-boar = Награда борова только от других
house-boar-rule = Владелец карты борова получает награду, только когда грань применяет другой игрок.
house-mirror = Зеркало видит только соперников
house-mirror-rule = Зеркало копирует только кубики соперников, даже если зеркало лежит и у соперника.
house-tree = Дерево, как на карте
house-tree-rule = Если в основном резерве 8 золотых или больше, Дерево даёт 2 очка славы, но не золото.

## Ресурсы и количества

resource-gold = золото
resource-sun = осколки солнца
resource-moon = осколки луны
resource-glory = очки славы

amount-gold = { $amount ->
    [one] { $amount } золотой
    [few] { $amount } золотых
    [many] { $amount } золотых
   *[other] { $amount } золотого
}
amount-sun = { $amount ->
    [one] { $amount } осколок солнца
    [few] { $amount } осколка солнца
    [many] { $amount } осколков солнца
   *[other] { $amount } осколка солнца
}
amount-moon = { $amount ->
    [one] { $amount } осколок луны
    [few] { $amount } осколка луны
    [many] { $amount } осколков луны
   *[other] { $amount } осколка луны
}
amount-glory = { $amount ->
    [one] { $amount } очко славы
    [few] { $amount } очка славы
    [many] { $amount } очков славы
   *[other] { $amount } очка славы
}

# Любой из четырёх — для сообщений, где назван ресурс.
amount-any = { $resource-id ->
    [gold] { amount-gold }
    [sun] { amount-sun }
    [moon] { amount-moon }
    [ancient] { amount-ancient }
    [loyalty] { amount-loyalty }
   *[glory] { amount-glory }
}
# Что не поместилось в резерв.
amount-lost = { $resource-id ->
    [gold] { $lost ->
        [one] { $lost } золотой
        [few] { $lost } золотых
        [many] { $lost } золотых
       *[other] { $lost } золотого
    }
    [sun] { $lost ->
        [one] { $lost } осколок солнца
        [few] { $lost } осколка солнца
        [many] { $lost } осколков солнца
       *[other] { $lost } осколка солнца
    }
    [moon] { $lost ->
        [one] { $lost } осколок луны
        [few] { $lost } осколка луны
        [many] { $lost } осколков луны
       *[other] { $lost } осколка луны
    }
    [ancient] { $lost ->
        [one] { $lost } древний осколок
        [few] { $lost } древних осколка
        [many] { $lost } древних осколков
       *[other] { $lost } древнего осколка
    }
   *[glory] { $lost ->
        [one] { $lost } очко славы
        [few] { $lost } очка славы
        [many] { $lost } очков славы
       *[other] { $lost } очка славы
    }
}

cost-sun = { $sun ->
    [one] { $sun } осколок солнца
    [few] { $sun } осколка солнца
    [many] { $sun } осколков солнца
   *[other] { $sun } осколка солнца
}
cost-moon = { $moon ->
    [one] { $moon } осколок луны
    [few] { $moon } осколка луны
    [many] { $moon } осколков луны
   *[other] { $moon } осколка луны
}
# Цена подвига: осколки одного вида или обоих.
cost-feat = { $moon ->
    [0] { cost-sun }
   *[other] { $sun ->
        [0] { cost-moon }
       *[other] { cost-sun } и { cost-moon }
    }
}

# Приписка к получаемому, когда часть не поместится; пусто, если поместится всё.
overflow = { $lost ->
    [0] { "" }
   *[other] { " " }(резерв полон, сгорит: { $lost })
}

## Кубики, жетоны и места

die-light = светлый кубик
die-dark = тёмный кубик

place-temple = Храм
place-sanctuary = Святилище
place-gardens = Сады
place-islands = Острова

island-0 = стартовый портал
island-1 = первый остров луны
island-2 = второй остров луны
island-3 = третий остров луны
island-4 = последний остров
island-5 = третий остров солнца
island-6 = второй остров солнца
island-7 = первый остров солнца

slot-moon-1a = 1 осколок луны, первая стопка
slot-moon-1b = 1 осколок луны, вторая стопка
slot-moon-2 = 2 осколка луны
slot-moon-3 = 3 осколка луны
slot-moon-4 = 4 осколка луны
slot-moon-5 = 5 осколков луны
slot-moon-6 = 6 осколков луны
slot-sun-5-moon-5 = 5 осколков солнца и 5 осколков луны
slot-sun-6 = 6 осколков солнца
slot-sun-5 = 5 осколков солнца
slot-sun-4 = 4 осколка солнца
slot-sun-3 = 3 осколка солнца
slot-sun-2 = 2 осколка солнца
slot-sun-1a = 1 осколок солнца, первая стопка
slot-sun-1b = 1 осколок солнца, вторая стопка

pool-s02-gold = 2 золотых: золото
pool-s02-moon = 2 золотых: луна
pool-s03-gold = 3 золотых: золото
pool-s03-sun = 3 золотых: солнце
pool-s04-mixed = 4 золотых: четыре разные грани
pool-s05-choice = 5 золотых: золото или слава
pool-s06-moon = 6 золотых: луна
pool-s08-sun = 8 золотых: солнце
pool-s08-glory = 8 золотых: слава
pool-s12-mixed = 12 золотых: четыре разные грани
pool-g-mirror = сад зеркал
pool-g-shield = сад щитов
pool-g-ship = сад кораблей
pool-g-boar = сад боровов
pool-g-triple = сад граней ×3

timing-immediate = мгновенный эффект
timing-reinforcement = эффект усиления
timing-automatic = автоматический эффект
timing-none = только слава

## Грани

face-nothing = ничего
face-gold-1 = 1 золотой
face-gold-3 = 3 золотых
face-gold-4 = 4 золотых
face-gold-6 = 6 золотых
face-sun-1 = 1 осколок солнца
face-sun-2 = 2 осколка солнца
face-moon-1 = 1 осколок луны
face-moon-2 = 2 осколка луны
face-glory-2 = 2 славы
face-glory-3 = 3 славы
face-glory-4 = 4 славы
face-gold-2-moon-1 = 2 золотых, 1 осколок луны
face-glory-1-sun-1 = 1 слава, 1 осколок солнца
face-glory-2-moon-2 = 2 славы, 2 осколка луны
face-gold-1-sun-1-moon-1-glory-1 = 1 золотой, 1 осколок солнца, 1 осколок луны, 1 слава
face-choice-gsm-1 = 1 золотой, 1 осколок солнца или 1 осколок луны
face-choice-gsm-2 = 2 золотых, 2 осколка солнца или 2 осколка луны
face-choice-gold-3-glory-2 = 3 золотых или 2 славы
face-triple = ×3
face-mirror = зеркало
face-ship = корабль
face-boar-red = красный боров
face-boar-yellow = жёлтый боров
face-boar-green = зелёный боров
face-boar-blue = синий боров
face-shield-red = красный щит
face-shield-blue = синий щит
face-shield-yellow = жёлтый щит
face-shield-green = зелёный щит

## Подвиги

feat-blacksmiths-hammer-name = Молот кузнеца
feat-blacksmiths-hammer-rule = С этого момента любую часть получаемого золота можно тратить на продвижение жетона молота: 1 золотой — 1 деление. Первый круг из 15 делений приносит 10 очков славы, второй — 15; новый молот ждёт, пока не разыгран прежний.
feat-blacksmiths-chest-name = Сундук кузнеца
feat-blacksmiths-chest-rule = Ваш резерв вмещает на 4 золотых, 3 осколка солнца и 3 осколка луны больше.
feat-silver-hind-name = Серебряная лань
feat-silver-hind-rule = Один раз за каждый свой ход можете получить малое благословение, выбрав любой свой кубик.
feat-great-bear-name = Большая Медведица
feat-great-bear-rule = Получайте 3 очка славы каждый раз, когда вы изгоняете героя и когда изгоняют вашего героя.
feat-satyrs-name = Сатиры
feat-satyrs-rule = Все соперники бросают оба кубика, но ничего не получают. Выберите две выпавшие у них грани и примените их, как при своём божественном благословении.
feat-tenacious-boar-name = Упрямый боров
feat-tenacious-boar-rule = Отдайте грань борова того же цвета, что и карта, другому игроку: он сразу вставляет её в свой кубик и не сможет убрать до конца игры. Каждый раз, когда кто-либо применяет эту грань, получите 1 осколок солнца, 1 осколок луны или 3 очка славы.
feat-ferryman-name = Паромщик
feat-ferryman-rule = Без эффекта, приносит только очки славы в конце игры.
feat-cerberus-name = Цербер
feat-cerberus-rule = Возьмите жетон цербера. После любого своего благословения можете сбросить его и применить выпавшие грани ещё раз, заново сделав выбор; не больше одного жетона на бросок.
feat-helmet-of-invisibility-name = Шлем невидимости
feat-helmet-of-invisibility-rule = Возьмите из сада грань ×3 и сразу вставьте её в свой кубик.
feat-cancer-name = Рак
feat-cancer-rule = Получите два божественных благословения подряд.
feat-sentinel-name = Смотрящий
feat-sentinel-rule = Получите два божественных благословения подряд. Когда грань даёт вам осколки солнца или луны, вместо всех её осколков можете взять по 2 очка славы за каждый.
feat-hydra-name = Гидра
feat-hydra-rule = Без эффекта, приносит только очки славы в конце игры.
feat-typhon-name = Тифон
feat-typhon-rule = Получите по 1 очку славы за каждую грань ваших кубиков, заменённую с начала игры.
feat-sphinx-name = Сфинкс
feat-sphinx-rule = Выберите один свой кубик и получите с ним четыре малых благословения подряд.
feat-cyclops-name = Циклоп
feat-cyclops-rule = Выберите один свой кубик и получите с ним четыре малых благословения подряд. Когда бросок даёт вам золото, вместо всего этого золота можете взять по 1 очку славы за каждый золотой.
feat-gorgon-name = Горгона
feat-gorgon-rule = Без эффекта, приносит только очки славы в конце игры.
feat-triton-name = Тритон
feat-triton-rule = Возьмите жетон тритона. В любой момент своего хода можете сбросить его и получить 6 золотых, 2 осколка солнца или 2 осколка луны.
feat-mirror-of-the-abyss-name = Зеркало бездны
feat-mirror-of-the-abyss-rule = Возьмите из сада грань с зеркалом и сразу вставьте её в свой кубик.
feat-guardians-owl-name = Сова стража
feat-guardians-owl-rule = Один раз за каждый свой ход можете получить 1 золотой, 1 осколок солнца или 1 осколок луны.
feat-celestial-ship-name = Небесный корабль
feat-celestial-ship-rule = Возьмите из сада грань с кораблём и сразу вставьте её в свой кубик.
feat-minotaur-name = Минотавр
feat-minotaur-rule = Все соперники бросают оба кубика и теряют то, что дали бы выпавшие грани. Корабли не срабатывают, резервы не опускаются ниже 0, а владельцы карт борова получают награду как обычно.
feat-guardians-shield-name = Щит стража
feat-guardians-shield-rule = Выберите одну из оставшихся в саду граней со щитом и сразу вставьте её в свой кубик.
feat-elder-name = Старейшина
feat-elder-rule = Один раз за каждый свой ход можете потратить 3 золотых и получить 4 очка славы.
feat-wild-spirits-name = Дикие духи
feat-wild-spirits-rule = Получите 3 золотых и 3 осколка луны.

## Откуда взялось

source-face = грань «{ $face }»
source-feat = «{ $feat }»
source-hammer = карта молота
source-triton = жетон тритона
source-cerberus = жетон цербера
source-extra-action = дополнительное действие

## Решения

prompt-reinforce = Примените усиление или переходите к основному действию.
prompt-main = Купите грани, совершите подвиг или пропустите действие.
prompt-main-extra = Дополнительное действие: купите грани или совершите подвиг.
prompt-extra = Потратьте 2 осколка солнца на дополнительное действие или завершите ход.
prompt-minor = { $times ->
    [1] Выберите кубик для малого благословения («{ $feat }»).
    [one] Выберите кубик для { $times } малого благословения («{ $feat }»).
    [few] Выберите кубик для { $times } малых благословений подряд («{ $feat }»).
    [many] Выберите кубик для { $times } малых благословений подряд («{ $feat }»).
   *[other] Выберите кубик для { $times } малого благословения («{ $feat }»).
}
prompt-cerberus = { $second-id ->
    [nothing] Примените «{ $first }» ещё раз за жетон цербера или сохраните его.
   *[other] Примените обе грани ещё раз за жетон цербера или сохраните его.
}
prompt-mirror = { $times ->
    [1] Выберите грань, которую скопирует зеркало.
   *[other] Выберите грань, которую скопирует зеркало; её значение умножится на { $times }.
}
prompt-choose = { $times ->
    [1] Выберите, что даст грань «{ $face }».
   *[other] Выберите, что даст грань «{ $face }», умноженная на { $times }.
}
prompt-lose = { $times ->
    [1] Решите, что отберёт грань «{ $face }».
   *[other] Решите, что отберёт грань «{ $face }», умноженная на { $times }.
}
prompt-order = Выберите, какую грань применить первой: «{ $first }» или «{ $second }».
prompt-convert = Обменяйте то, что даёт «{ $face }», на { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
    [many] { $glory } очков славы
   *[other] { $glory } очка славы
} или оставьте.
prompt-hammer = Разделите { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
    [many] { $gold } золотых
   *[other] { $gold } золотого
} между молотом и резервом.
prompt-offer = { $times ->
    [1] Выберите награду ({ $source }).
   *[other] Выберите награду ({ $source }; осталось выбрать: { $times }).
}
prompt-ship = Купите одну грань из святилища на { $discount ->
    [one] { $discount } золотой
    [few] { $discount } золотых
    [many] { $discount } золотых
   *[other] { $discount } золотого
} дешевле или откажитесь.
prompt-forge = Купите ещё одну, другую грань или закончите покупку.
prompt-place = Выберите на своих кубиках грань, вместо которой встанет «{ $face }».
prompt-garden = Выберите грань, которую возьмёте («{ $feat }»).
prompt-give = Выберите, кому достанется грань «{ $face }».
prompt-pick = { $number ->
    [1] Выберите первую из двух граней, выпавших у соперников.
   *[2] Выберите вторую из двух граней, выпавших у соперников.
}

## Варианты

option-main-no = Пропустить действие
option-buy = { $price ->
    [0] Взять грань «{ $face }» бесплатно
    [one] Купить грань «{ $face }» за { $price } золотой
    [few] Купить грань «{ $face }» за { $price } золотых
    [many] Купить грань «{ $face }» за { $price } золотых
   *[other] Купить грань «{ $face }» за { $price } золотого
}
option-feat = Совершить подвиг «{ $feat }» за { cost-feat } (слава: { $glory })
option-feat-ousting = Совершить подвиг «{ $feat }» за { cost-feat } (слава: { $glory }) и изгнать героя: { $ousted }
option-forge-no = Закончить покупку
option-ship-no = Ничего не покупать
option-extra-yes = Потратить 2 осколка солнца на дополнительное действие
option-extra-instead = Оплатить дополнительное действие тем, что заменяет осколки солнца
option-extra-no = Завершить ход
option-reinforce-no = Перейти к основному действию
option-use = Применить карту «{ $feat }»
option-die-light = Бросить светлый кубик
option-die-dark = Бросить тёмный кубик
option-cerberus-yes = Сбросить жетон
option-cerberus-no = Сохранить жетон
option-copy = Скопировать «{ $face }»
option-pick = Взять «{ $face }»
option-first = Сначала применить «{ $face }»
option-convert-yes = Обменять на славу
option-convert-no = Оставить как есть
option-take-gold = { amount-gold }{ overflow }
option-take-sun = { amount-sun }{ overflow }
option-take-moon = { amount-moon }{ overflow }
option-take-glory = { amount-glory }
option-lose-gold = Потерять { amount-gold } (из резерва уйдёт: { $lost })
option-lose-sun = Потерять { amount-sun } (из резерва уйдёт: { $lost })
option-lose-moon = Потерять { amount-moon } (из резерва уйдёт: { $lost })
option-lose-glory = Потерять { amount-glory } (из резерва уйдёт: { $lost })
option-token-gold = Сбросить жетон тритона: { amount-gold }{ overflow }
option-token-sun = Сбросить жетон тритона: { amount-sun }{ overflow }
option-token-moon = Сбросить жетон тритона: { amount-moon }{ overflow }
option-split = Молот: { $hammer }, резерв: { $reserve }{ overflow }
option-place-light = Заменить «{ $face }» на светлом кубике
option-place-dark = Заменить «{ $face }» на тёмном кубике
option-garden = Взять «{ $face }»
option-seat = { $seat }

## Летопись

log-round = Раунд { $round }
log-turn = Ходит { $seat }
log-rolled = { $seat }: { $die } — «{ $face }»
log-gained = { $seat }: +{ amount-any } ({ $source })
log-gained-lost = { $seat }: +{ amount-any } ({ $source }); резерв полон, сгорает: { amount-lost }
log-gained-nothing = { $seat }: резерв полон, сгорает: { amount-lost } ({ $source })
log-paid = { $seat }: −{ amount-any } ({ $source })
log-lost = { $seat }: потеря — { amount-any } ({ $source })
log-lost-nothing = { $seat }: терять нечего, { $resource }: 0 ({ $source })
log-bought = { $price ->
    [0] { $seat }: грань «{ $face }» взята бесплатно
    [one] { $seat }: куплена грань «{ $face }» за { $price } золотой
    [few] { $seat }: куплена грань «{ $face }» за { $price } золотых
    [many] { $seat }: куплена грань «{ $face }» за { $price } золотых
   *[other] { $seat }: куплена грань «{ $face }» за { $price } золотого
}
log-forged = { $seat }: грань «{ $replaced }» заменена на «{ $face }» ({ $die })
log-performed = { $seat }: подвиг «{ $feat }» за { cost-feat } (слава: { $glory })
log-granted = { $seat }: подвиг «{ $feat }» бесплатно (слава: { $glory })
log-ousted = { $seat }: героя изгоняет { $by } ({ $portal })
log-copied = { $seat }: зеркало копирует грань «{ $face }»
log-copied-nothing = { $seat }: зеркалу нечего копировать
log-hammered = { $seat }: на молот — { amount-gold } (деление { $space } из 15)
log-hammered-lap = { $seat }: на молот — { amount-gold }, круг пройден
log-reinforced = { $seat }: применено усиление «{ $feat }»
log-spent-token-triton = { $seat }: сброшен жетон тритона
log-spent-token-cerberus = { $seat }: сброшен жетон цербера, выпавшие грани применяются ещё раз
log-passed = { $seat }: действие пропущено
log-extra = { $seat }: дополнительное действие за { amount-sun }
log-converted = { $seat }: грань «{ $face }» обменяна на { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
    [many] { $glory } очков славы
   *[other] { $glory } очка славы
}
log-gave = { $seat }: грань «{ $face }» получает { $receiver }
log-removed = Подготовка: из святилища убрана грань «{ $face }»
log-dealt = Подготовка: «{ $feat }» — { $slot }
log-picked = { $seat }: выбрана грань «{ $face }»
log-ended = Игра окончена
