"""``python -m tests.envs``: write the tables of the layouts into the document anew."""

from __future__ import annotations

import re

from grani.envs import layout
from tests.envs.tables import FORGE, REALMS
from tests.envs.test_observations import DOCUMENT

if __name__ == "__main__":
    text = DOCUMENT.read_text("utf-8")
    for game, seats in ((FORGE, 2), (REALMS, 1)):
        table = re.compile(rf"(<!-- layout {game} -->\n).*?(<!-- end -->)", re.DOTALL)
        made = layout(game, seats).table().replace("\\", r"\\")
        text = table.sub(rf"\g<1>{made}\g<2>", text)
    DOCUMENT.write_text(text, "utf-8")
