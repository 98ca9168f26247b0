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
