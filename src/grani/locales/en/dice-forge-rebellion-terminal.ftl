# Rebellion at the table of the terminal.

board-forest = forest
board-ahead = next:
board-goddess-waits = nobody has reached the Goddess
board-to-go = to the Goddess: { $steps }
board-buy = face
board-hall = hall
board-steal = { $amount } from each
board-each-face = { $amount } per forged face
board-at-goddess = before the Goddess
board-score-titans = Titans
board-scepter = scepter { $stored }/6

board-face-golem = golem
board-face-chaos = chaos
board-face-misfortune-red = misfort-R
board-face-misfortune-yellow = misfort-Y
board-face-misfortune-green = misfort-G
board-face-misfortune-blue = misfort-B
