# Glossary of the modules of Rebellion: each term with one or two sentences.

term-forest = Forest
term-forest-rule = Faces of the modules, beside the temple. They are never sold: feats give them.
term-celestial-die = Celestial die
term-celestial-die-rule = A die that belongs to nobody: 12 gold; 5 glory; 3 glory and a small choice; the top face of any die; a face of your own; an upgrade by 2 levels. Its roll is not a blessing.
term-level = Level
term-level-rule = Sanctuary faces have levels 1 to 7 by price, all other faces level 0. An upgrade replaces a face for free with one of a higher level.
term-labyrinth = Labyrinth
term-labyrinth-rule = Golem faces and cards move your golem from square to square, and you apply each square it enters. At a fork you choose the way.
term-treasure-hall = Treasure hall
term-treasure-hall-rule = The first golem in a hall finds one of the remaining treasures: 4 sun shards, 4 moon shards or 10 glory. Whoever enters later gains 1 sun shard, 1 moon shard or 2 glory there.
term-labyrinth-end = Goddess
term-labyrinth-end-rule = The end of the labyrinth brings 15 glory, and the golem stays there. The first to arrive also turns both dice to faces of their choice and applies them.
term-ancient-shard = Ancient shard
term-ancient-shard-rule = Pays for 1 sun shard or 1 moon shard of a feat or of the extra action; you hold at most 6. Each one you gain moves your token one square toward rebellion.
term-loyalty = Loyalty
term-loyalty-rule = Not kept: each one moves your token one square toward loyalty. At the end the number of its square is added to your score.
term-zone = Zones of the Titans
term-zone-rule = In the zones of loyalty your own dice bring more when they give gold or glory. In those of rebellion feats that are new to you bring glory.
term-memory-token = Memory token
term-memory-token-rule = Lies on an island until its owner performs a feat there, then pays 1 sun shard and 2 loyalty, or 1 moon shard and 2 ancient shards.
