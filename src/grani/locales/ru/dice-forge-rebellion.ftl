# «Восстание», дополнение к «Граням судьбы», по-русски.
#
# Аргументы — как в dice-forge.ftl; { $chamber } — название клетки лабиринта.

## Модули и варианты подготовки

module-goddess = Лабиринт Богини
module-titans = Восстание Титанов
board-goddess = Лабиринт
board-titans = Титаны
board-zone-rebellion = новый подвиг: { $all }, если новый для всех; { $own }, если только для вас
board-zone-none = без эффекта
board-zone-loyalty-gold = грань с золотом: +1 золотой
board-zone-loyalty-gold-glory = грань с золотом: +1 золотой, +1 слава
board-zone-loyalty-both = грань с золотом: +1 золотой, +1 слава; со славой: +1 слава
board-memories = Воспоминания

setup-random-all = Случайный из обеих коробок
setup-random-all-rule = Для каждого места случайно выбирается один из всех подходящих наборов: базовых и из «Восстания».
setup-goddess = Лабиринт Богини
setup-goddess-rule = Модуль лабиринта с пятнадцатью наборами, рекомендованными для него.
setup-titans = Восстание Титанов
setup-titans-rule = Модуль лояльности и восстания с пятнадцатью наборами, рекомендованными для него.
setup-goddess-random = Богиня, случайный
setup-goddess-random-rule = Модуль лабиринта со своими наборами; остальные наборы выбираются случайно из обеих коробок.
setup-titans-random = Титаны, случайный
setup-titans-random-rule = Модуль лояльности и восстания со своими наборами; остальные наборы выбираются случайно из обеих коробок.
setup-perfect-for-two = Отлично для двоих
setup-perfect-for-two-rule = Карты из обеих коробок; особенно хорошо вдвоём.
setup-again-and-again = Снова и снова
setup-again-and-again-rule = Карты из обеих коробок: много повторных благословений, подвигов и ходов.
setup-may-the-forge = Да пребудет с вами кузница
setup-may-the-forge-rule = Карты из обеих коробок для тех, кто любит менять грани.
setup-versatility = Разнообразие
setup-versatility-rule = Карты из обеих коробок: всего понемногу.
setup-tournament-2020-1 = Турнир 2020 года, первый набор
setup-tournament-2020-1-rule = Карты из обеих коробок: так играли на турнирах 2020 года.
setup-tournament-2020-2 = Турнир 2020 года, второй набор
setup-tournament-2020-2-rule = Другие карты из обеих коробок: так играли на турнирах 2020 года.
setup-challenge-2021 = Состязание 2021 года
setup-challenge-2021-rule = Карты из обеих коробок для двоих: так играли на состязании 2021 года.
setup-challenge-2021-final = Состязание 2021 года, финал
setup-challenge-2021-final-rule = Карты из обеих коробок для двоих: так играли в финале состязания 2021 года.

## Ресурсы и количества

resource-ancient = древние осколки
resource-loyalty = лояльность

amount-ancient = { $amount ->
    [one] { $amount } древний осколок
    [few] { $amount } древних осколка
    [many] { $amount } древних осколков
   *[other] { $amount } древнего осколка
}
cost-ancient = { $ancient ->
    [one] { $ancient } древний осколок
    [few] { $ancient } древних осколка
    [many] { $ancient } древних осколков
   *[other] { $ancient } древнего осколка
}
amount-loyalty = { $amount ->
    [one] { $amount } шаг лояльности
    [few] { $amount } шага лояльности
    [many] { $amount } шагов лояльности
   *[other] { $amount } шага лояльности
}

## Жетоны и места

place-forest = Лес
place-labyrinth = Лабиринт
place-titans = Поле титанов

pool-f-misfortune = лес: невзгоды
pool-f-golem-sun = лес: солнечные големы
pool-f-dogged = лес: грани упрямого
pool-f-golem-moon = лес: лунные големы
pool-f-chaos = лес: хаос

## Грани

face-golem-moon = лунный голем
face-golem-sun = солнечный голем
face-ancient-1 = 1 древний осколок
face-loyalty-1-glory-1 = 1 лояльность, 1 слава
face-gold-3-ancient-1 = 3 золотых, 1 древний осколок
face-gold-2-glory-1-loyalty-1 = 2 золотых, 1 слава, 1 лояльность
face-chaos-blue = синий хаос
face-chaos-red = красный хаос
face-chaos-yellow = жёлтый хаос
face-chaos-green = зелёный хаос
face-misfortune-red = красная невзгода
face-misfortune-yellow = жёлтая невзгода
face-misfortune-green = зелёная невзгода
face-misfortune-blue = синяя невзгода

## Подвиги

feat-twins-name = Близнецы
feat-twins-rule = Один раз за каждое своё благословение и каждый свой бросок небесного кубика можете потратить 3 золотых и перебросить один из кубиков. Учитывается только последний результат; применив его, получите 1 осколок луны или 1 очко славы.
feat-blacksmiths-scepter-name = Скипетр кузнеца
feat-blacksmiths-scepter-rule = Второе место для золота: туда можно класть любую часть получаемого, не больше 6 золотых, и тратить как обычное золото. Оплачивая подвиг или дополнительное действие, можете вместо этого опустошить скипетр: 4 или 5 золотых идут за 1 осколок, 6 золотых — за 2 осколка одного вида.
feat-companion-name = Компаньон
feat-companion-rule = Один раз за каждый свой ход можете передвинуть компаньона на одно деление, до деления 5. Один раз за игру, в любой момент своего хода, можете сбросить его и получить столько осколков солнца и столько очков славы, сколько указано на его делении.
feat-wind-name = Ветер
feat-wind-rule = Все бросают оба кубика, но никто их не применяет. Назовите один ресурс и получите всё его количество на выпавших гранях.
feat-celestial-die-name = Небесный кубик
feat-celestial-die-rule = Бросьте небесный кубик и примените его: 12 золотых; 5 очков славы; 3 очка славы и 3 золотых, 1 осколок солнца или 1 осколок луны; верхняя грань любого кубика; любая грань своих кубиков; улучшение своей грани на 2 уровня.
feat-mists-name = Туманы
feat-mists-rule = Игрок, у которого меньше всех золота в основном резерве (возможно, вы сами), теряет 5 очков славы или сколько есть; при равенстве теряют все такие игроки. Вы получаете все потерянные очки славы.
feat-ancestor-name = Предок
feat-ancestor-rule = Можете бесплатно вставить в свой кубик самую дешёвую грань святилища, на которой изображена слава. Затем получите малое благословение с этим кубиком, а если ничего не вставили — с любым.
feat-right-hand-name = Правая рука
feat-right-hand-rule = Потратьте сколько угодно золота, в том числе со скипетров, и получите по 1 очку славы за каждый золотой.
feat-eternal-night-name = Вечная ночь
feat-eternal-night-rule = Каждый соперник отдаёт вам 1 осколок солнца и 1 осколок луны, если они у него есть.
feat-tree-name = Дерево
feat-tree-rule = Один раз за каждый свой ход можете получить 3 золотых и 1 очко славы; если в основном резерве уже есть 8 золотых или больше — 3 золотых и 2 очка славы.
feat-wood-nymph-name = Лесная нимфа
feat-wood-nymph-rule = Получите 4 золотых. Затем можете купить одну грань из святилища по её цене и сразу вставить её в свой кубик.
feat-merchant-name = Торговец
feat-merchant-rule = Один раз за каждый свой ход можете получить 2 очка славы или бесплатно улучшить свою грань на 1 уровень. Если за ход улучшают несколько торговцев, все улучшают одну и ту же грань, каждый на 1 уровень.
feat-light-name = Свет
feat-light-rule = Один раз за каждый свой ход можете потратить 3 золотых и применить верхнюю грань любого кубика на столе.
feat-goldsmith-name = Ювелир
feat-goldsmith-rule = Получите по 2 очка славы за каждый ваш подвиг, считая этот; одинаковые считаются за один.
feat-omniscient-name = Всеведающий
feat-omniscient-rule = Получите по 2 очка славы за каждую грань ваших кубиков, на которой изображена слава.
feat-eternal-fire-name = Вечный огонь
feat-eternal-fire-rule = Ваш ход закончен, и вы сразу начинаете новый; божественное благословение в его начале получаете только вы.
feat-abyssal-trident-name = Трезубец глубин
feat-abyssal-trident-rule = Потеряйте всё золото основного резерва (его может и не быть). Затем бесплатно вставьте в свой кубик любую грань из святилища или грань из садов, которую не даёт ни один подвиг этой партии.
feat-left-hand-name = Левая рука
feat-left-hand-rule = Все герои на островах изгнаны, и ваш тоже, а их владельцы бросают оба кубика. Только вы применяете каждую такую пару как божественное благословение, начиная со своей.
feat-first-titan-name = Первый титан
feat-first-titan-rule = Совершите один подвиг ценой в 1 осколок: бесплатно и не передвигая героя.
feat-goddess-name = Богиня
feat-goddess-rule = Поверните оба своих кубика выбранными гранями вверх и примените их как божественное благословение.
feat-moon-golem-name = Лунный голем
feat-moon-golem-rule = Возьмите из леса грань с лунным големом и сразу вставьте её в свой кубик.
feat-great-golem-name = Большой голем
feat-great-golem-rule = Передвиньте своего голема на две клетки вперёд и примените каждую из них.
feat-sun-golem-name = Солнечный голем
feat-sun-golem-rule = Возьмите из леса грань с солнечным големом и сразу вставьте её в свой кубик.
feat-time-golem-name = Временной голем
feat-time-golem-rule = Передвиньте своего голема на две клетки назад, любым ведущим туда путём, и примените каждую из них.
feat-memory-name = Воспоминание
feat-memory-rule = Положите два жетона этой карты на два разных острова, каждый выбранной стороной вверх. Когда позже вы совершите там подвиг, жетон даст 1 осколок солнца и 2 шага лояльности или 1 осколок луны и 2 древних осколка и уйдёт из игры.
feat-oracle-name = Оракул
feat-oracle-rule = Один раз за каждый свой ход можете получить малое благословение. Если его грань даёт вам древние осколки или лояльность, жетоны лояльности всех остальных сдвигаются на одну клетку к восстанию.
feat-chaos-name = Хаос
feat-chaos-rule = Выберите одну из оставшихся в лесу граней хаоса и сразу вставьте её в свой кубик.
feat-dogged-name = Упрямый
feat-dogged-rule = Выберите одну из оставшихся в лесу граней упрямого и сразу вставьте её в свой кубик.
feat-guardian-name = Страж
feat-guardian-rule = Один раз за каждый свой ход можете получить 1 древний осколок или 1 шаг лояльности.
feat-mirror-of-misfortune-name = Зеркало невзгод
feat-mirror-of-misfortune-rule = Отдайте грань невзгоды того же цвета, что и карта, другому игроку: он сразу вставляет её в свой кубик и не сможет убрать до конца игры. Каждый раз, когда кто-либо применяет эту грань, вы применяете верхние грани обоих кубиков того, у кого она стоит.

## Откуда получено

source-celestial-die = небесный кубик
source-labyrinth = лабиринт
source-zone = зона титанов
source-memory = жетон воспоминания
source-twins = «Близнецы»
source-companion = компаньон

## Решения

prompt-pay = Выберите способ оплаты ({ $source }: { cost-feat }).
prompt-spend = Выберите, сколько золота ({ $source }: { $gold }) взять со скипетра { $scepter }.
prompt-store = Выберите, сколько из полученного золота ({ $gold }) положить на скипетр { $scepter }.
prompt-twins = Потратьте 3 золотых, чтобы перебросить один кубик, или оставьте выпавшее.
prompt-twins-second = Перебросьте кубик с гранью «{ $face }» за 3 золотых или примените её.
prompt-twins-star = Перебросьте небесный кубик ({ $side ->
    [gold] 12 золотых
    [glory] 5 очков славы
    [choice] 3 славы и выбор
    [mirror] зеркало
    [face] своя грань
   *[upgrade] улучшение на 2
}) за 3 золотых или примените.
prompt-look = Выберите верхнюю грань любого кубика и примените её ({ $source }).
prompt-turn-up = Выберите, какой гранью вверх повернуть кубик ({ $source }).
prompt-upgrade = { $levels ->
    [one] Выберите грань, чтобы улучшить её на { $levels } уровень.
    [few] Выберите грань, чтобы улучшить её на { $levels } уровня.
    [many] Выберите грань, чтобы улучшить её на { $levels } уровней.
   *[other] Выберите грань, чтобы улучшить её на { $levels } уровня.
}
prompt-replace = Выберите новую грань уровня { $level }.
prompt-merchant = Улучшите грань или возьмите очки славы («{ $feat }»).
prompt-companion = Выберите компаньона, который продвинется.
prompt-wind = Назовите ресурс: вы получите всё его количество на кубиках.
prompt-right-hand = Выберите, сколько золота обменять на очки славы.
prompt-ancestor = Вставьте самую дешёвую грань со славой или откажитесь («{ $feat }»).
prompt-free-face = Выберите грань храма, чтобы вставить её бесплатно («{ $feat }»).
prompt-free-feat = Выберите подвиг, чтобы совершить его бесплатно («{ $feat }»).
prompt-market = { $discount ->
    [0] Купите одну грань из святилища или откажитесь.
    [one] Купите одну грань из святилища на { $discount } золотой дешевле или откажитесь.
    [few] Купите одну грань из святилища на { $discount } золотых дешевле или откажитесь.
    [many] Купите одну грань из святилища на { $discount } золотых дешевле или откажитесь.
   *[other] Купите одну грань из святилища на { $discount } золотого дешевле или откажитесь.
}
prompt-barter = Отдайте { amount-any } и получите { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
    [many] { $glory } очков славы
   *[other] { $glory } очка славы
    } или откажитесь.
prompt-walk = { $steps ->
    [1] Выберите клетку, на которую встанет ваш голем.
   *[other] Выберите клетку, на которую встанет ваш голем (осталось шагов: { $steps }).
}
prompt-hall = Выберите сокровище, которое вы нашли в этом зале.
prompt-golem-pair = Бросьте небесный кубик до шагов голема или после них либо откажитесь.
prompt-misfortunes = Выберите, чьи кубики применить первыми.
prompt-memory = { $number ->
    [1] Выберите остров и сторону для первого жетона воспоминания.
   *[2] Выберите остров и сторону для второго жетона воспоминания.
}

## Варианты

option-pay = { $ancient ->
    [0] Заплатить { cost-feat }
   *[other] { $sun ->
        [0] { $moon ->
            [0] Заплатить { cost-ancient }
           *[other] Заплатить { cost-moon } и { cost-ancient }
        }
       *[other] { $moon ->
            [0] Заплатить { cost-sun } и { cost-ancient }
           *[other] Заплатить { cost-sun }, { cost-moon } и { cost-ancient }
        }
    }
}
option-empty-sun = Отдать золото со скипетра ({ $gold }) за { $shards ->
    [one] { $shards } осколок солнца
    [few] { $shards } осколка солнца
    [many] { $shards } осколков солнца
   *[other] { $shards } осколка солнца
}
option-empty-moon = Отдать золото со скипетра ({ $gold }) за { $shards ->
    [one] { $shards } осколок луны
    [few] { $shards } осколка луны
    [many] { $shards } осколков луны
   *[other] { $shards } осколка луны
}
option-spend = Взять с этого скипетра { $scepter }, из остального золота { $rest }
option-first-die = Сначала применить «{ $face }» ({ $die })
option-store = Положить на этот скипетр { $scepter }, к остальному золоту { $rest }
option-twins-no = Оставить выпавшее
option-twins-light = Перебросить светлый кубик («{ $face }»)
option-twins-dark = Перебросить тёмный кубик («{ $face }»)
option-twins-second-yes = Перебросить
option-twins-second-no = Применить грань
option-twins-star-yes = Перебросить
option-twins-star-no = Применить небесный кубик
option-look = Применить грань «{ $face }»
option-turn-light = Повернуть светлый кубик: «{ $face }»
option-turn-dark = Повернуть тёмный кубик: «{ $face }»
option-upgrade-light = Улучшить «{ $face }» на светлом кубике
option-upgrade-dark = Улучшить «{ $face }» на тёмном кубике
option-upgrade-no = Ничего не улучшать
option-merchant-glory = 2 очка славы
option-merchant-upgrade = { $levels ->
    [one] Улучшить на { $levels } уровень
    [few] Улучшить на { $levels } уровня
    [many] Улучшить на { $levels } уровней
   *[other] Улучшить на { $levels } уровня
}
option-advance = Продвинуть компаньона с деления { $space }
option-take-ancient = { amount-ancient }{ overflow }
option-take-loyalty = { amount-loyalty }
option-lose-ancient = Потерять { amount-ancient } (из резерва уйдёт: { $lost })
option-lose-loyalty = Потерять { amount-loyalty }
option-right-hand = { $gold ->
    [0] Ничего не тратить
    [one] { $gold } золотой за { $gold } очко славы
    [few] { $gold } золотых за { $gold } очка славы
    [many] { $gold } золотых за { $gold } очков славы
   *[other] { $gold } золотого за { $gold } очка славы
}
option-ancestor-no = Ничего не вставлять
option-free-feat = Совершить подвиг «{ $feat }» бесплатно (слава: { $glory })
option-market-no = Ничего не покупать
option-barter-yes = Обменять
option-barter-no = Отказаться
option-walk = { $chamber }
option-treasure-sun = Сокровище солнца: 4 осколка солнца; пришедшим позже — 1
option-treasure-moon = Сокровище луны: 4 осколка луны; пришедшим позже — 1
option-treasure-glory = Сокровище славы: 10 очков славы; пришедшим позже — 2
option-golem-pair-no = Не бросать небесный кубик
option-golem-pair-before = Сначала бросить небесный кубик
option-golem-pair-after = Бросить небесный кубик после шагов
option-memory-sun = { $portal }: 1 осколок солнца и 2 шага лояльности
option-memory-moon = { $portal }: 1 осколок луны и 2 древних осколка
option-cash = Сбросить компаньона: { amount-sun }{ overflow }, слава: { $amount }

## Журнал

log-spent-token-companion = { $seat }: сброшен компаньон
log-starred-gold = { $seat }: небесный кубик — 12 золотых
log-starred-glory = { $seat }: небесный кубик — 5 очков славы
log-starred-choice = { $seat }: небесный кубик — 3 очка славы и выбор
log-starred-mirror = { $seat }: небесный кубик — зеркало
log-starred-face = { $seat }: небесный кубик — своя грань
log-starred-upgrade = { $seat }: небесный кубик — улучшение на 2 уровня
log-walked = { $seat }: голем встаёт на клетку ({ $chamber })
log-swayed-loyalty = { $seat }: жетон сдвигается к лояльности ({ $points })
log-swayed-rebellion = { $seat }: жетон сдвигается к восстанию ({ $points })
log-remembered-sun = { $seat }: жетон воспоминания, солнце ({ $portal })
log-remembered-moon = { $seat }: жетон воспоминания, луна ({ $portal })
log-cashed-sun = { $seat }: жетон воспоминания платит, солнце ({ $portal })
log-cashed-moon = { $seat }: жетон воспоминания платит, луна ({ $portal })
log-stored = { $seat }: на скипетр — { amount-gold }
log-paid-ancient = { $seat }: { amount-ancient } вместо осколков солнца или луны ({ $source })
log-emptied-sun = { $seat }: скипетр опустошён (золото: { $gold }), за осколки солнца
log-emptied-moon = { $seat }: скипетр опустошён (золото: { $gold }), за осколки луны
log-advanced = { $seat }: компаньон на делении { $space }
log-rerolled-light = { $seat }: светлый кубик переброшен за 3 золотых
log-rerolled-dark = { $seat }: тёмный кубик переброшен за 3 золотых
log-rerolled-celestial = { $seat }: небесный кубик переброшен за 3 золотых
log-treasured-sun = { $seat }: найдено сокровище солнца
log-treasured-moon = { $seat }: найдено сокровище луны
log-treasured-glory = { $seat }: найдено сокровище славы
log-turned = { $seat }: { $die } повёрнут — «{ $face }»
log-again = { $seat }: новый ход
log-judged = { $seat }: поле титанов, слава: { $points }

## Клетки лабиринта

square-g01 = старт
square-g02 = 1 солнце
square-g03 = 3 славы
square-g04 = 6 золотых или 3 славы
square-g05 = 5 славы
square-g06 = 3 славы, 1 солнце, 1 луна
square-g07 = 2 славы от каждого соперника
square-g08 = зал сокровищ, первый
square-g09 = небесный кубик
square-g10 = покупка грани на 2 золотых дешевле
square-g11 = 6 золотых
square-g12 = зал сокровищ, второй
square-g13 = 3 славы
square-g14 = 1 луна
square-g15 = 3 золотых, 1 солнце или 1 луна
square-g16 = небесный кубик
square-g17 = 3 золотых, 1 солнце или 1 луна
square-g18 = покупка грани
square-g19 = небесный кубик
square-g20 = 2 луны или 3 славы
square-g21 = зал сокровищ, третий
square-g22 = 2 солнца или 2 луны
square-g23 = небесный кубик, дважды
square-g24 = покупка грани
square-g25 = небесный кубик
square-g26 = 3 золотых, 1 солнце или 1 луна
square-g27 = 6 золотых за 6 славы
square-g28 = небесный кубик, дважды
square-g29 = 2 луны за 8 славы
square-g30 = небесный кубик
square-g31 = пусто
square-g32 = пусто
square-g33 = 1 слава за каждую заменённую грань
square-g34 = пусто
square-g35 = пусто
square-g36 = Богиня: 15 славы

## Клетки титанов

square-t-m25 = −25
square-t-m25s = −25, обратный путь
square-t-m20 = −20
square-t-m17 = −17
square-t-m17s = −17, обратный путь
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
square-t-17a = 17, первая
square-t-17b = 17, вторая
square-t-20a = 20, первая
square-t-20b = 20, вторая
square-t-25 = 25
