# Что говорит `grani train`.

train-configuration = { $name }: подготовка { $setups }; мест: { $seats }
train-begins = Обучение { $name } в папке { $folder }: пройдено кругов { $done } из { $of }.
train-stopped = Остановлено: пройдено кругов { $round } из { $of }; та же команда продолжит.
train-done = Готово. Лучшая сеть: { $path }
train-shipped = Записано для ботов: { $path }
