"""What can be wrong with a position of Rolling Realms beyond what can be with any."""

from __future__ import annotations

COMPLAINTS: tuple[tuple[str, str], ...] = (
    (r"(?P<spent>\d+) were spent, but only (?P<gained>\d+) gained", "spent"),
    (r"(?P<realm>\w+) is there twice: a realm is played once", "realm-twice"),
    (r"the first die lands first", "first-die"),
    (r"everybody has ended the turn: the next roll is due", "all-ended"),
    (r"these dice took (?P<needed>\d+) pumpkins, but (?P<spent>\d+) were spent", "pumpkins"),
    (
        r"(?P<count>\d+) dice were gained, but the hearts and coins spent pay for (?P<most>\d+) "
        r"at most",
        "gained-dice",
    ),
    (r"(?P<count>\d+) realms were activated with (?P<most>-?\d+) dice at most", "activated"),
    (
        r"shows (?P<value>\d), but was rolled (?P<rolled>\d) and not adjusted",
        "not-adjusted",
    ),
    (r"an empowered die is an adjusted one: .*", "empowered"),
    (r"expected (?P<count>\d+) in round (?P<round>\d+), found (?P<found>\d+)", "results"),
    (r"the realms of finished rounds are known", "realms-known"),
    (r"the realms of a round are drawn before its first roll", "realms-drawn"),
    (r"everybody has finished the same number of rounds", "rounds-differ"),
    (r"the cards and resources make \d+ tenths", "result"),
    (r"a round starts (?:without resources|with blank cards)", "round-start"),
    (r".+ stands there twice", "twice"),
    (r"these marks can have earned (?P<most>\d+) stars at most", "stars"),
    (r"(?P<value>\d) cannot lie on (?P<below>\d): numbers fall upwards", "upwards"),
    (r"must be lower than the (?P<above>\d) above it", "lower"),
    (r"a neighbour holds (?P<value>\d) too", "neighbour"),
    (r"crate (?P<number>\d) is marked, but nothing is noted in it", "crate"),
    (r"grape (?P<number>\d) was never gained", "grape"),
    (r"every filled order crossed off at least one grape", "order"),
    (r"row (?P<row>\d) column (?P<column>\d) is filled from the start", "filled"),
    (r"expected (?:a row of )?(?P<count>\d+) numbers or nulls", "kind-row"),
    (r"expected a cell: \[row, column\]", "kind-cell"),
)
