"""``python -m tests.lasting``: keeps games that have no record yet, and pins new numbers."""

from tests.lasting.kept import write_missing
from tests.lasting.numbers import pin_new

if __name__ == "__main__":
    for name in write_missing():
        print(f"kept {name}")
    for line in pin_new():
        print(f"pinned {line}")
