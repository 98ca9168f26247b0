#!/usr/bin/env python3
"""A bot as a program of its own: reads JSON lines, answers with JSON lines, needs no Grani.

grani arena dice-forge "command:python3 examples/bots/lines.py" random
"""

import json
import random
import sys

for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        dice = random.Random(said["seed"])
    if said["type"] == "decide":
        options = [one for one in said["prompt"]["options"] if not one["declines"]]
        print(json.dumps({"action": dice.choice(options or said["prompt"]["options"])["action"]}))
        sys.stdout.flush()
