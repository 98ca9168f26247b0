# Навчання: що оточує уроки будь-якої гри, і наставник першої партії.
# Слова уроку лежать у файлі його гри: learn-ГРА-РОЗДІЛ-КРОК, з -why наприкінці — причина.

learn-title = Навчання: { $game }
learn-chapter = { $number } з { $count }
learn-progress = Розділ { $number } з { $count }, крок { $step } з { $steps }
learn-rival = Дедал
learn-leave = Піти й повернутися пізніше
learn-skip = Пропустити розділ
learn-stay = Лишитися
learn-leave-ask = Перервати урок? Ви повернетеся на це саме місце.
learn-go-on = Далі
learn-next-chapter = Наступний розділ
learn-do-click = Виберіть те, що підсвічено
learn-do-button = Натисніть підсвічену кнопку
learn-do-roll = Кинути кубики
learn-do-watch = Подивитися
learn-only-lit = Зараз не це: виберіть те, що підсвічено.
learn-unseen = Потрібного не видно: відкрийте його або виберіть у списку варіантів.
learn-over = Цього досить, щоб грати.
learn-over-why = Перша партія — з ботом-новачком. Наставник пояснить кожен новий вид рішень.
learn-first-game = Перша партія
learn-once-more = Пройти ще раз
learn-none = Для цієї гри уроків немає.

## Наставник

coach-title = Наставник
coach-understood = Зрозуміло
coach-silent = Більше не підказувати
coach-loss = Запас повний ({ $resource }): за одного з цих варіантів пропаде { $lost }.
