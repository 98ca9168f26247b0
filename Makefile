# make play   set up and start a game          make test   set up and run all tests
# make lint   types and style                  make fuzz   100 000 random games with invariants
# make bench  speed, beside peers              make help   this list

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name py.typed)
GAMES ?= 100000
JOBS ?= 2

# Work goes on in the pure build (src); what is played and measured is the compiled one, which
# stands first on the path. Edits are compiled when they are next needed.
FAST := PYTHONPATH=$(COMPILED)

.PHONY: play test lint fuzz bench setup compiled clean help

help:
	@sed -n 's/^# //p' Makefile | head -3

$(VENV)/ready: pyproject.toml
	@echo "Setting up Python packages in $(VENV) (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@GRANI_BUILD=pure $(BIN)/pip install --quiet --disable-pip-version-check "setuptools>=77,<83" wheel
	@GRANI_BUILD=pure $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation -c requirements.lock -e ".[dev]"
	@touch $@

setup: $(VENV)/ready

$(COMPILED)/ready: $(SOURCES) setup.py $(VENV)/ready
	@echo "Compiling the rules (half a minute; again only after edits) ..."
	@rm -rf build $(COMPILED)
	@GRANI_BUILD=$${GRANI_BUILD:-auto} $(BIN)/pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --target $(COMPILED) .
	@rm -rf build
	@touch $@

compiled: $(COMPILED)/ready

play: compiled
	@$(FAST) $(BIN)/python -m grani play

test: lint compiled
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q --durations 8 -m "not compiled_only"
	$(FAST) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q --durations 8

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

fuzz: compiled
	$(FAST) $(BIN)/python -m tests.fuzz --games $(GAMES) --jobs $(JOBS)

bench: compiled
	$(FAST) $(BIN)/python -m bench --save

clean:
	rm -rf build .build .bench $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
