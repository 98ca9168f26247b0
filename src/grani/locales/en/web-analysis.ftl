# The analysis board: any position, played on freely, with its variations and what it is worth.

analysis-title = Analysis
analysis-open-here = Analyse
analysis-seat = Player { $number }
analysis-seats = Number of players
analysis-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# ---- where it begins

analysis-new = From a new game
analysis-open = Open
analysis-paste = A position or a game
analysis-paste-hint = Paste a link, an id, or the JSON of a position, a record or an analysis; or drop a file on this page
analysis-paste-unknown = This cannot be opened here. Paste the address of an analysis, or of the room, the replay or the review of a finished game; the id of a position; or the JSON of a position, a record or an analysis.
analysis-file = Choose a file
analysis-own = Your finished games
analysis-kept = Kept in this browser
analysis-forget = Delete this analysis
analysis-another = Another position

# ---- below and beside the table

analysis-controls = Steps and dice
analysis-panel = Worth and variations
analysis-chance = How the die falls
analysis-roll = Roll
analysis-choose-side = Below, choose the side that lands.
analysis-dice = Dice
analysis-dice-roll = Roll dice
analysis-dice-choose = Choose sides
analysis-start = To the start
analysis-back = Back
analysis-forward = Forward
analysis-end = To the end of this line
analysis-worth = Worth
analysis-judge = Show the evaluation
analysis-thinking = Thinking …
analysis-legend = { $legend }; ± is the 95% range. All numbers are off in the same way: the order of the options is surer than they are.
analysis-played = played
analysis-tree = Variations
analysis-tree-empty = Play on the table: every step is written down here, and another choice becomes a variation.
analysis-tree-on = The line goes on
analysis-tree-whose = Chances of
analysis-notes = Names and notes
analysis-name = Name of this step
analysis-note = A note on this step
analysis-name-all = Name of this analysis
analysis-main = Make it the main line
analysis-cut = Delete from here
analysis-share = Share this analysis
analysis-export = Export

# ---- playing on

analysis-play-on = Play on from here
analysis-play-on-short = Play on
analysis-my-seat = You play as
analysis-others = Who plays the others

# ---- the editor

analysis-edit = Edit
analysis-edit-title = Edit the position
analysis-edit-hint = Change what you like: the position is checked with every change. It begins a new analysis, and this one is kept.
analysis-edit-good = This position is possible.
analysis-edit-number = { $what }: write a number, { $low } or more.
analysis-edit-range = { $what }: write a number from { $low } to { $high }.
analysis-edit-take = Analyse
analysis-edit-kept = The analysis you came from is kept: Back leads to it.
analysis-edit-json = As text (JSON)
analysis-edit-rest = What has no control above stands here: effects that are about to happen, house rules, what was used this turn.
analysis-edit-whose = Whose part
analysis-more = More: { $what }
analysis-less = Less: { $what }

# ---- what is wrong with a position

wrong-range = { $value } is not possible here: choose { $low } to { $high }.
wrong-huge = That number is too large: choose { $low } to { $high }.
wrong-missing = Something is missing here.
wrong-unknown = A position has no such field.
wrong-count = Entries here: { $found }; there must be { $count }.
wrong-counts = Entries here: { $found }; there must be { $count } to { $most }.
wrong-kind-number = A whole number belongs here.
wrong-kind-flag = `true` or `false` belongs here.
wrong-kind-text = A text belongs here, in quotation marks.
wrong-kind-name = A name belongs here, in quotation marks.
wrong-kind-list = A list belongs here, in square brackets.
wrong-kind-fields = Fields with names belong here, in braces.
wrong-kind-word = “{ $word }” belongs here.
wrong-name = “{ $word }” is not known here.
wrong-rules = This was made under rules other than today’s.
wrong-garbled = This id is damaged or cut short.
wrong-long = This is too long for a position.
wrong-json = This cannot be read as JSON.
wrong-no-position = This is JSON, but neither a position nor a record: these say which game they are of.
wrong-seats = The board is for { $most } players at most.
wrong-move = This step is not possible here.
wrong-other = There can be no such position.

# ---- chance of games that say nothing of it

chance-any = Chance decides.
chance-outcome = { $name }
