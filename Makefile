# make play   set up, open the table           make test   set up and run all tests
# make terminal  a game in the terminal        make web    build the web pages
# make lint   types and style                  make fuzz   100 000 random games of each
# make bench  speed, beside peers              make load   200 tables on one server
# make shots  screenshots for the docs         make help   this list

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name py.typed)
STATIC := src/grani/server/static
PAGES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/grani/locales/*/*.ftl)
GAMES ?= 100000
JOBS ?= 2

# Work goes on in the pure build (src); what is played and measured is the compiled one, which
# stands first on the path. Edits are compiled when they are next needed.
FAST := PYTHONPATH=$(COMPILED)

.PHONY: play terminal test lint web fuzz bench load shots setup compiled chromium clean help

help:
	@sed -n 's/^# //p' Makefile | head -5

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
	@GRANI_BUILD=$${GRANI_BUILD:-auto} GRANI_WEB=skip $(BIN)/pip install --quiet \
		--disable-pip-version-check --no-deps --no-build-isolation --target $(COMPILED) .
	@rm -rf build $(COMPILED)/grani/server/static
	@ln -s ../../../../$(STATIC) $(COMPILED)/grani/server/static
	@touch $@

compiled: $(COMPILED)/ready

$(STATIC)/index.html: $(PAGES) tools/web.py $(VENV)/ready
	@echo "Building the web pages (a few seconds; again only after edits) ..."
	@$(BIN)/python -m tools.web build

web: $(STATIC)/index.html

play: compiled web
	@$(FAST) $(BIN)/python -m grani serve --open

terminal: compiled
	@$(FAST) $(BIN)/python -m grani play

# Browser tests drive Debian's Chromium; where it cannot be had they are skipped, and say so.
chromium:
	@command -v chromium >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || { \
		echo "Installing Chromium for the browser tests (once) ..."; \
		{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
			apt-get -qq install -y --no-install-recommends chromium; } >/dev/null 2>&1 || true; }
	@command -v chromium >/dev/null || echo "No Chromium here: browser tests will be SKIPPED."

test: lint compiled web chromium
	$(BIN)/python -m tools.web weigh
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q --durations 8 -m "not compiled_only and not browser and not served"
	$(FAST) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q --durations 8

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m tools.web check

fuzz: compiled
	$(FAST) $(BIN)/python -m tests.fuzz --each --games $(GAMES) --jobs $(JOBS)

bench: compiled
	$(FAST) $(BIN)/python -m bench --save

load: compiled
	$(FAST) $(BIN)/python -m bench.load

shots: compiled web chromium
	$(FAST) $(BIN)/python -m tools.screenshots

clean:
	rm -rf build .build .bench $(STATIC) web/node_modules $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
