# «Повстання» на столі в терміналі.

board-forest = ліс
board-ahead = далі:
board-goddess-waits = до Богині ніхто не дійшов
board-to-go = до Богині: { $steps }
board-buy = грань
board-hall = зала
board-steal = з кожного { $amount }
board-each-face = { $amount } за замінену грань
board-at-goddess = перед Богинею
board-score-titans = титани
board-scepter = скіпетр { $stored }/6

board-face-golem = голем
board-face-chaos = хаос
board-face-misfortune-red = негар-Ч
board-face-misfortune-yellow = негар-Ж
board-face-misfortune-green = негар-З
board-face-misfortune-blue = негар-С
