# Що каже `grani train`.

train-configuration = { $name }: підготовка { $setups }; місць: { $seats }
train-begins = Навчання { $name } у теці { $folder }: пройдено кіл { $done } з { $of }.
train-stopped = Зупинено: пройдено кіл { $round } з { $of }; та сама команда продовжить.
train-done = Готово. Найкраща мережа: { $path }
train-shipped = Записано для ботів: { $path }
