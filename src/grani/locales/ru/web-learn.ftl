# Обучение: что окружает уроки любой игры, и наставник первой партии.
# Слова урока лежат в файле его игры: learn-ИГРА-ГЛАВА-ШАГ, с -why на конце — причина.

learn-title = Обучение: { $game }
learn-chapter = { $number } из { $count }
learn-progress = Глава { $number } из { $count }, шаг { $step } из { $steps }
learn-rival = Дедал
learn-leave = Уйти и вернуться позже
learn-skip = Пропустить главу
learn-stay = Остаться
learn-leave-ask = Прервать урок? Вы вернётесь на это же место.
learn-go-on = Дальше
learn-next-chapter = Следующая глава
learn-do-click = Выберите то, что подсвечено
learn-do-button = Нажмите подсвеченную кнопку
learn-do-roll = Бросить кубики
learn-do-watch = Посмотреть
learn-only-lit = Сейчас не это: выберите то, что подсвечено.
learn-unseen = Нужного не видно: откройте его или выберите в списке вариантов.
learn-over = Этого достаточно, чтобы играть.
learn-over-why = Первая партия — с ботом-новичком. Наставник объяснит каждый новый вид решений.
learn-first-game = Первая партия
learn-once-more = Пройти ещё раз
learn-none = Для этой игры уроков нет.

## Наставник

coach-title = Наставник
coach-understood = Понятно
coach-silent = Больше не подсказывать
coach-loss = Резерв полон ({ $resource }): при одном из этих вариантов сгорит { $lost }.
