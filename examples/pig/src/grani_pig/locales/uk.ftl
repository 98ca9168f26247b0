# Слова гри «Свиня» українською.

game-pig = Свиня
setup-pig-standard-rule = до 100 очок
setup-pig-short-rule = до 50 очок
cli-primer-pig = «Свиня» коротко: кидайте кубик, скільки стане сміливості, — викинуте йде в банк. Зупиніться, щоб забрати банк; одиниця його спалює. Перемагає той, хто першим дійде до мети.

prompt-turn = Кинути ще раз чи зупинитися?
option-roll = Кинути
option-hold = Зупинитися: { $pot ->
    [one] { $pot } очко
    [few] { $pot } очки
    [many] { $pot } очок
   *[other] { $pot } очка
}
log-rolled = { $seat }: випало { $side }, у банку { $pot }
log-lost = { $seat }: випало { $side }, банк пропадає: { $pot }
log-held = { $seat }: забирає { $pot }, усього { $points }

field-target = мета
field-points = очки
field-turn = хід
field-pot = банк
field-rolling = кубик котиться
field-scores = рахунок
