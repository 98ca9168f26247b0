# Dice Forge on the analysis board: what chance decides, what cannot be, what can be edited.

chance-roll = { $seat }, бросок: { $die }.
chance-celestial = { $seat }, бросок: небесный кубик.
chance-draw = Какой подвиг лежит здесь: { $slot }?
chance-remove = Какая грань выходит из игры?
chance-face = { $face }
chance-feat = { $feat }
chance-star = { $side ->
    [gold] 12 золотых
    [glory] 5 очков славы
    [choice] 3 очка славы и выбор
    [mirror] зеркало
    [face] своя грань
   *[upgrade] улучшение на 2 уровня
}
wrong-face-places = Граней «{ $face }» здесь { $found }, а в коробке их { $count }.
wrong-faces-missing = Граней вне игры { $missing }, а должно быть столько, сколько заменено на кубиках ({ $replaced }) и убрано при подготовке ({ $removed }).
wrong-cards = Карт «{ $feat }» у игроков { $owned }, а всего их { $count }.
wrong-stack = Такой карты нет ни в одной стопке этой партии.
wrong-portal = Два героя не могут стоять на одном портале.
wrong-owners = Владельцы цветных граней не соответствуют картам.
wrong-other-stack = Этот подвиг из другой стопки или другого модуля.
wrong-nothing-pending = Решать больше нечего, но игра не окончена.
wrong-other-turn = Сейчас ход другого героя.
wrong-open-set = Эта стопка ещё не вытянута, и тянуть её никто не собирается.
wrong-treasure-twice = Каждое сокровище лежит только в одном зале.
wrong-goddess-reached = Голем стоит перед Богиней: значит, до неё уже дошли.
wrong-memories = Жетоны воспоминаний не сходятся с картами.
wrong-tokens = Два жетона одной карты лежат на разных островах.
forge-edit-temple = Храм
forge-edit-cards = Карты
forge-edit-glory = без карт
forge-edit-add = Добавить карту
forge-edit-side = { $die }, грань { $side }: { $face }
forge-edit-which = Какая грань?
forge-edit-round = Раунд
forge-edit-portal = Портал
forge-edit-now = Что происходит
forge-edit-now-other = середина другого действия
forge-edit-now-turn = { $name }: начало хода
forge-edit-now-main = { $name }: выбор действия
forge-edit-up = сверху
forge-edit-lay-up = Лежит сверху
forge-edit-scepter = Золото на скипетре { $number }
forge-edit-companion = Компаньон { $number }
forge-edit-reached = До Богини уже дошли
forge-edit-token = { $name }: жетон { $number }
forge-edit-token-none = не на острове
forge-edit-forged = Заменено граней
forge-edit-hammered = Золото на молоте
forge-edit-cerberus = Жетоны цербера
forge-edit-triton = Жетоны тритона

## Для вас сейчас: что объясняет вещи за столом

forge-average-best = В среднем за бросок, на лучшем месте
forge-leads = Одна из этих граней, каждая на лучшем месте
forge-now = Для вас сейчас
forge-now-pay = Цена: { $price }; останется { $left }.
forge-now-score = Слава с картами: { $before } → { $after }
forge-ousts = Будет изгнан герой ({ $name }), и этот игрок сразу получит божественное благословение.
forge-owned-by = У кого есть: { $names }
forge-price = Цена: { $price }
forge-steps-away = { $count ->
    [one] { $count } шаг от вашего голема
    [few] { $count } шага от вашего голема
    [many] { $count } шагов от вашего голема
   *[other] { $count } шага от вашего голема
}
forge-perform = Совершить подвиг
forge-now-room = { $room ->
    [0] У вас { $amount }, места больше нет.
   *[other] У вас { $amount }, места ещё на { $room }.
}
forge-now-golem-here = Ваш голем стоит здесь.
forge-now-no-way = От вашего голема туда нет пути.
forge-now-token-here = Ваш жетон здесь; слава за него в конце игры: { $points }.
forge-now-titans = Слава за ваш жетон в конце игры: там { $there }, сейчас { $points }.
forge-now-nobody = Здесь никого нет.
forge-now-stands = Здесь стоит герой ({ $name }): придя сюда, вы его изгоните.
forge-now-you-stand = Здесь стоите вы: придёте снова — никто не будет изгнан.
forge-now-found = Уже найдено.
forge-now-treasure = Ещё не найдено.
forge-now-hammer = До конца круга: { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
    [many] { $count } золотых
   *[other] { $count } золотого
}.

## Почему там нельзя выбрать

barred-none = Больше не осталось.
barred-bought = Такую вы только что купили.
barred-gold = Не хватает: { amount-gold }.
barred-sun = Не хватает: { amount-sun }.
barred-moon = Не хватает: { amount-moon }.
barred-both = Не хватает: { cost-sun } и { cost-moon }.
barred-shards = Не хватает осколков: { $count }, даже со всем, чем их можно заменить.
barred-locked = Эту грань нельзя заменить до конца игры.
barred-upgrade = Нет грани, которой она могла бы стать.
barred-used = В этот ход уже использована.
barred-unusable = Сейчас её использовать нельзя.
board-hall-open = никто не входил
board-companion = компаньон на { $space }
board-companion-spent = компаньон сброшен
