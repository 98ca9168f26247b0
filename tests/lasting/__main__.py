"""``python -m tests.lasting``: plays and keeps the games that have no record yet."""

from tests.lasting.kept import write_missing

if __name__ == "__main__":
    for name in write_missing():
        print(f"kept {name}")
