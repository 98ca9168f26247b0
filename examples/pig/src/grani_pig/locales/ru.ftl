# Слова игры «Свинья» по-русски.

game-pig = Свинья
setup-pig-standard-rule = до 100 очков
setup-pig-short-rule = до 50 очков
cli-primer-pig = «Свинья» коротко: бросайте кубик, сколько хватит смелости, — выпавшее идёт в банк. Остановитесь, чтобы забрать банк; единица его сжигает. Побеждает тот, кто первым дойдёт до цели.

prompt-turn = Бросить ещё раз или остановиться?
option-roll = Бросить
option-hold = Остановиться: { $pot ->
    [one] { $pot } очко
    [few] { $pot } очка
    [many] { $pot } очков
   *[other] { $pot } очка
}
log-rolled = { $seat }: выпало { $side }, в банке { $pot }
log-lost = { $seat }: выпало { $side }, банк сгорает: { $pot }
log-held = { $seat }: забирает { $pot }, всего { $points }

field-target = цель
field-points = очки
field-turn = ход
field-pot = банк
field-rolling = кубик катится
field-scores = счёт
