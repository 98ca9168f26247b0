# Dice Forge on the analysis board: what chance decides, what cannot be, what can be edited.

chance-roll = { $seat }, кидок: { $die }.
chance-celestial = { $seat }, кидок: небесний кубик.
chance-draw = Який подвиг лежить тут: { $slot }?
chance-remove = Яка грань виходить із гри?
chance-face = { $face }
chance-feat = { $feat }
chance-star = { $side ->
    [gold] 12 золотих
    [glory] 5 очок слави
    [choice] 3 очки слави та вибір
    [mirror] дзеркало
    [face] своя грань
   *[upgrade] покращення на 2 рівні
}
wrong-face-places = Граней «{ $face }» тут { $found }, а в коробці їх { $count }.
wrong-faces-missing = Граней поза грою { $missing }, а має бути стільки, скільки замінено на кубиках ({ $replaced }) і прибрано під час підготовки ({ $removed }).
wrong-cards = Карт «{ $feat }» у гравців { $owned }, а всього їх { $count }.
wrong-stack = Такої карти немає в жодному стосі цієї партії.
wrong-portal = Два герої не можуть стояти на одному порталі.
wrong-owners = Власники кольорових граней не відповідають картам.
wrong-other-stack = Цей подвиг з іншого стосу або іншого модуля.
wrong-nothing-pending = Вирішувати більше нічого, але гру не завершено.
wrong-other-turn = Зараз хід іншого героя.
wrong-open-set = Цей стос ще не витягнуто, і тягнути його ніхто не збирається.
wrong-treasure-twice = Кожен скарб лежить лише в одній залі.
wrong-goddess-reached = Голем стоїть перед Богинею: отже, до неї вже дійшли.
wrong-memories = Жетони спогадів не сходяться з картами.
wrong-tokens = Два жетони однієї карти лежать на різних островах.
forge-edit-temple = Храм
forge-edit-cards = Карти
forge-edit-glory = без карт
forge-edit-add = Додати карту
forge-edit-side = { $die }, грань { $side }: { $face }
forge-edit-which = Яка грань?
forge-edit-round = Раунд
forge-edit-portal = Портал
forge-edit-now = Що відбувається
forge-edit-now-other = посеред іншої дії
forge-edit-now-turn = { $name }: початок ходу
forge-edit-now-main = { $name }: вибір дії
forge-edit-up = зверху
forge-edit-lay-up = Лежить зверху
forge-edit-scepter = Золото на скіпетрі { $number }
forge-edit-companion = Компаньйон { $number }
forge-edit-reached = До Богині вже дійшли
forge-edit-token = { $name }: жетон { $number }
forge-edit-token-none = не на острові
forge-edit-forged = Замінено граней
forge-edit-hammered = Золото на треку молота
forge-edit-cerberus = Жетони Цербера
forge-edit-triton = Жетони Тритона

## Для вас зараз: що пояснює речі за столом

forge-average-best = У середньому за кидок, на найкращому місці
forge-leads = Одна з цих граней, кожна на найкращому місці
forge-now = Для вас зараз
forge-now-pay = Ціна: { $price }; залишиться { $left }.
forge-now-score = Слава з картами: { $before } → { $after }
forge-ousts = Буде вигнано героя ({ $name }), і цей гравець негайно отримає божественне благословення.
forge-owned-by = У кого є: { $names }
forge-price = Ціна: { $price }
forge-steps-away = { $count ->
    [one] { $count } крок від вашого голема
    [few] { $count } кроки від вашого голема
    [many] { $count } кроків від вашого голема
   *[other] { $count } кроку від вашого голема
}
forge-perform = Здійснити подвиг
forge-now-room = { $room ->
    [0] У вас { $amount }, місця більше немає.
   *[other] У вас { $amount }, місця ще на { $room }.
}
forge-now-golem-here = Ваш голем стоїть тут.
forge-now-no-way = Від вашого голема туди немає шляху.
forge-now-token-here = Ваш жетон тут; слава за нього наприкінці гри: { $points }.
forge-now-titans = Слава за ваш жетон наприкінці гри: там { $there }, зараз { $points }.
forge-now-nobody = Тут нікого немає.
forge-now-stands = Тут стоїть герой ({ $name }): прийшовши сюди, ви його виженете.
forge-now-you-stand = Тут стоїте ви: прийдете знову — нікого не буде вигнано.
forge-now-found = Уже знайдено.
forge-now-treasure = Ще не знайдено.
forge-now-hammer = До кінця кола: { $count ->
    [one] { $count } золотий
    [few] { $count } золоті
    [many] { $count } золотих
   *[other] { $count } золотого
}.

## Чому там не можна вибрати

barred-none = Більше не залишилося.
barred-bought = Таку ви щойно купили.
barred-gold = Бракує: { amount-gold }.
barred-sun = Бракує: { amount-sun }.
barred-moon = Бракує: { amount-moon }.
barred-both = Бракує: { cost-sun } і { cost-moon }.
barred-shards = Бракує уламків: { $count }, навіть з усім, чим їх можна замінити.
barred-locked = Цю грань не можна замінити до кінця гри.
barred-upgrade = Немає грані, якою вона могла б стати.
barred-used = Цього ходу вже використано.
barred-unusable = Зараз її не можна використати.
board-hall-open = ніхто не заходив
board-companion = компаньйон на { $space }
board-companion-spent = компаньйона скинуто
