# Сторінка ведучих сервера; більше ніхто цих слів не завантажує.

web-refused-duration = Це не строк: напишіть 12h (години), 30d (дні) або 2w (тижні); 0 — безстроково.
web-refused-empty = В оголошенні мають бути слова.
web-refused-guest = Це не номер гостя (32 літери й цифри): хто ще не ведучий, побачить свій на сторінці ведучих.
web-refused-long = Задовгий текст: не більше 400 знаків.
web-refused-no-ban = Такої заборони немає.
web-refused-no-host = Це не ведучий.
web-refused-is-host = Це ведучий, на нього заборони не діють: спершу приберіть його з ведучих.
web-refused-not-closed = Цю кімнату не закрито.
web-refused-no-notice = Цього оголошення вже немає.
web-refused-whom = Це не гість і не адреса чи діапазон, такий як 198.51.100.0/24 (тільки не всіх адрес одразу).
web-admin = Ведучі
web-admin-stranger = Ця сторінка для ведучих сервера: вони дають розпорядження з ключем доступу. Створіть свій ключ у налаштуваннях; потім той, хто запустив сервер, зробить вас ведучим такою командою:
web-admin-stranger-terminal = Ця сторінка для ведучих сервера: вони дають розпорядження з ключем доступу. За цією адресою ключі доступу не працюють: браузери дозволяють їх лише через HTTPS або на localhost. Тут розпорядження дають у терміналі сервера:
web-admin-prove-about = Розпорядження дають із ключем доступу. Він знадобиться знову через 15 хвилин без розпоряджень і в будь-якому разі через годину.
web-admin-prove = Підтвердити ключем доступу
web-admin-make = Ви ведучий цього сервера. Розпорядження дають із ключем доступу, а у вас його ще немає: створіть ключ у налаштуваннях і повертайтеся.
web-admin-terminal = Ви ведучий цього сервера, але за цією адресою ключі доступу не працюють: браузери дозволяють їх лише через HTTPS або на localhost. Давайте розпорядження в терміналі сервера:
web-admin-games = Ігри
web-admin-pause = Поставити всі ігри на паузу
web-admin-pause-about = На паузі все можна буде дивитися, але ніхто не зможе грати, і нічий час не йтиме.
web-admin-paused = Ігри на паузі з { $moment }.
web-admin-go-on = Продовжити всі ігри
web-admin-notices = Оголошення
web-admin-notice-text = Що сказати всім
web-admin-for = На скільки
web-admin-for-example = 2h, 30d; 0 — безстроково
web-admin-tell = Сказати всім
web-admin-withdraw = Зняти
web-admin-until = до { $moment }
web-admin-for-ever = безстроково
web-admin-bans = Заборони
web-admin-whom = Гість, адреса або діапазон
web-admin-why = Причина (її покажуть)
web-admin-ban = Заборонити вхід
web-admin-ban-name = Заборонити вхід: { $name }
web-admin-unban = Зняти заборону
web-admin-none = Нічого немає.
web-admin-rooms = Кімнати
web-admin-find = Код, гість або ім’я
web-admin-any-status = усі
web-admin-status-open = відкрита
web-admin-status-playing = грають
web-admin-status-over = гру завершено
web-admin-status-closed = закрита
web-admin-close = Закрити кімнату
web-admin-close-sure = Закрити кімнату { $code }? Усі в ній побачать причину.
web-admin-leave-open = Залишити відкритою
web-admin-open = Відкрити знову
web-admin-look = Подивитися
web-admin-hosts = Кому доступна ця сторінка
web-admin-host-add = Зробити ведучим
web-admin-host-remove = Прибрати
web-admin-guest = Номер гостя
web-admin-terms = Що й коли видаляється
web-admin-term-keep-finished = Партії видаляються через { $length } після останнього рішення.
web-admin-term-keep-open = Кімнати без гри видаляються через { $length }.
web-admin-term-archive-after = Завершені партії стискаються в архів через { $length } після останнього рішення.
web-admin-never-keep-finished = Партії ніколи не видаляються.
web-admin-never-keep-open = Кімнати без гри ніколи не видаляються.
web-admin-never-archive-after = Завершені партії ніколи не потрапляють до архіву.
web-admin-term-count = усього { $rooms }; найближчої доби — { $day }, найближчими 30 днями — { $month }
web-admin-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } днів
}
web-admin-hours = { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } годин
}
