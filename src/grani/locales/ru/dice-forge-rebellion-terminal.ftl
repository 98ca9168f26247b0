# «Восстание» на столе в терминале.

board-forest = лес
board-ahead = дальше:
board-goddess-waits = до Богини никто не дошёл
board-to-go = до Богини: { $steps }
board-buy = грань
board-hall = зал
board-steal = с каждого { $amount }
board-each-face = { $amount } за заменённую грань
board-at-goddess = перед Богиней
board-score-titans = титаны
board-scepter = скипетр { $stored }/6

board-face-golem = голем
board-face-chaos = хаос
board-face-misfortune-red = невзг-К
board-face-misfortune-yellow = невзг-Ж
board-face-misfortune-green = невзг-З
board-face-misfortune-blue = невзг-С
