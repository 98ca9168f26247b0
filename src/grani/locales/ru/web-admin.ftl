# Страница ведущих сервера; больше никто этих слов не загружает.

web-refused-duration = Это не срок: напишите 12h (часы), 30d (дни) или 2w (недели); 0 — бессрочно.
web-refused-empty = В объявлении должны быть слова.
web-refused-guest = Это не номер гостя (32 буквы и цифры): кто ещё не ведущий, увидит свой на странице ведущих.
web-refused-long = Слишком длинный текст: не больше 400 знаков.
web-refused-no-ban = Такого запрета нет.
web-refused-no-host = Это не ведущий.
web-refused-is-host = Это ведущий, на него запреты не действуют: сначала уберите его из ведущих.
web-refused-not-closed = Эта комната не закрыта.
web-refused-no-notice = Этого объявления уже нет.
web-refused-whom = Это не гость и не адрес или диапазон, такой как 198.51.100.0/24 (только не всех адресов сразу).
web-admin = Ведущие
web-admin-stranger = Эта страница для ведущих сервера: они отдают распоряжения с ключом доступа. Создайте свой ключ в настройках; затем тот, кто запустил сервер, сделает вас ведущим такой командой:
web-admin-stranger-terminal = Эта страница для ведущих сервера: они отдают распоряжения с ключом доступа. По этому адресу ключи доступа не работают: браузеры разрешают их только по HTTPS или на localhost. Здесь распоряжения отдают в терминале сервера:
web-admin-prove-about = Распоряжения отдают с ключом доступа. Он понадобится снова через 15 минут без распоряжений и в любом случае через час.
web-admin-prove = Подтвердить ключом доступа
web-admin-make = Вы ведущий этого сервера. Распоряжения отдают с ключом доступа, а у вас его ещё нет: создайте ключ в настройках и возвращайтесь.
web-admin-terminal = Вы ведущий этого сервера, но по этому адресу ключи доступа не работают: браузеры разрешают их только по HTTPS или на localhost. Отдавайте распоряжения в терминале сервера:
web-admin-games = Игры
web-admin-pause = Поставить все игры на паузу
web-admin-pause-about = На паузе всё можно будет смотреть, но никто не сможет играть, и ничьё время не пойдёт.
web-admin-paused = Игры на паузе с { $moment }.
web-admin-go-on = Продолжить все игры
web-admin-notices = Объявления
web-admin-notice-text = Что сказать всем
web-admin-for = На сколько
web-admin-for-example = 2h, 30d; 0 — бессрочно
web-admin-tell = Сказать всем
web-admin-withdraw = Снять
web-admin-until = до { $moment }
web-admin-for-ever = бессрочно
web-admin-bans = Запреты
web-admin-whom = Гость, адрес или диапазон
web-admin-why = Причина (её покажут)
web-admin-ban = Запретить вход
web-admin-ban-name = Запретить вход: { $name }
web-admin-unban = Снять запрет
web-admin-none = Ничего нет.
web-admin-rooms = Комнаты
web-admin-find = Код, гость или имя
web-admin-any-status = все
web-admin-status-open = открыта
web-admin-status-playing = играют
web-admin-status-over = игра окончена
web-admin-status-closed = закрыта
web-admin-close = Закрыть комнату
web-admin-close-sure = Закрыть комнату { $code }? Все в ней увидят причину.
web-admin-leave-open = Оставить открытой
web-admin-open = Открыть снова
web-admin-look = Посмотреть
web-admin-hosts = Кому доступна эта страница
web-admin-host-add = Сделать ведущим
web-admin-host-remove = Убрать
web-admin-guest = Номер гостя
web-admin-terms = Что и когда удаляется
web-admin-term-keep-finished = Партии удаляются через { $length } после последнего решения.
web-admin-term-keep-open = Комнаты без игры удаляются через { $length }.
web-admin-term-archive-after = Оконченные партии сжимаются в архив через { $length } после последнего решения.
web-admin-never-keep-finished = Партии никогда не удаляются.
web-admin-never-keep-open = Комнаты без игры никогда не удаляются.
web-admin-never-archive-after = Оконченные партии никогда не попадают в архив.
web-admin-term-count = всего { $rooms }; в ближайшие сутки — { $day }, в ближайшие 30 дней — { $month }
web-admin-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дней
}
web-admin-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часов
}
