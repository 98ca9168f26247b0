# make play   set up, open the table           make test   set up and run all tests
# make terminal  a game in the terminal        make web    build the web pages
# make lint   types and style, web pages too   make fuzz   100 000 random games of each
# make bench  speed, beside peers              make load   200 tables on one server
# make hammer 20 clients against 20 tables     make shots  screenshots for the docs
# make kill   200 kill -9 during play          make units  unit tests of the web pages
# make ladder how strong the bots are          make study  what wins, from 20 000 games each
# make decisions  every one, by every means    make help   this list

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name 'ids-*.txt' -o -path '*/trained/*' -o -path '*/schemas/*.json' -o -name py.typed)
STATIC := src/grani/server/static
PAGES := $(shell find web -name node_modules -prune -o -path web/tests -prune -o -type f -print) $(wildcard src/grani/locales/*/*.ftl)
PACKAGES := web/node_modules/.installed
GAMES ?= 100000
KILLS ?= 200
SEED ?= 1
JOBS ?= 2

# Where Python is told to keep no bytecode, every process of the tests would compile all of them
# anew: a quarter of a minute each.
unexport PYTHONDONTWRITEBYTECODE

# Work goes on in the pure build (src); what is played and measured is the compiled one, which
# stands first on the path. Edits are compiled when they are next needed.
FAST := PYTHONPATH=$(COMPILED)

.PHONY: play terminal test pure_tests lint style types templates units web fuzz decisions bench ladder load hammer kill \
	study shots setup compiled chromium nginx ray openspiel clean help

# Two things at a time, each target's words together.
TOGETHER := $(MAKE) --no-print-directory -j$(JOBS) $(if $(filter output-sync,$(.FEATURES)),-Otarget)

help:
	@sed -n 's/^# //p' Makefile | head -8

$(VENV)/ready: pyproject.toml
	@echo "Setting up Python packages in $(VENV) (once; a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@GRANI_BUILD=pure $(BIN)/pip install --quiet --disable-pip-version-check "setuptools>=77,<83" wheel
	@GRANI_BUILD=pure $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation -c requirements.lock -e ".[dev]"
	@touch $@

setup: $(VENV)/ready

$(COMPILED)/ready: $(SOURCES) setup.py tools/training.py $(VENV)/ready
	@echo "Compiling the rules (two or three minutes; again only after edits) ..."
	@rm -rf build $(COMPILED)
	@GRANI_BUILD=$${GRANI_BUILD:-auto} GRANI_WEB=skip MYPY_CACHE_DIR=.build/mypyc $(BIN)/pip install --quiet \
		--disable-pip-version-check --no-deps --no-build-isolation --target $(COMPILED) .
	@rm -rf build $(COMPILED)/grani/server/static
	@ln -s ../../../../$(STATIC) $(COMPILED)/grani/server/static
	@if test "$$GRANI_PGO" = off; then touch $(COMPILED)/plain; fi
	@touch $@

# Compiling with a profile takes a minute and a half more. The tests do without, so that they take
# less than ten; what they leave is played, but not measured.
compiled:
	@if test -e $(COMPILED)/plain && test "$$GRANI_PGO" != off; then rm -f $(COMPILED)/ready; fi
	@$(MAKE) --no-print-directory $(COMPILED)/ready

$(PACKAGES): web/package-lock.json $(VENV)/ready
	@echo "Installing the packages of the web pages (once) ..."
	@$(BIN)/python -m tools.web install
	@touch $@

$(STATIC)/index.html: $(PAGES) $(PACKAGES) tools/web.py
	@echo "Building the web pages (a few seconds; again only after edits) ..."
	@$(BIN)/python -m tools.web build

web: $(STATIC)/index.html

play: $(COMPILED)/ready web
	@$(FAST) $(BIN)/python -m grani serve --open

terminal: $(COMPILED)/ready
	@$(FAST) $(BIN)/python -m grani play

# Browser tests drive Debian's Chromium; where it cannot be had they are skipped, and say so.
HAS_CHROMIUM := { command -v chromium-headless-shell || command -v chromium; } >/dev/null
chromium:
	@$(HAS_CHROMIUM) || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || { \
		echo "Installing Chromium for the browser tests (once) ..."; \
		{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y \
			--no-install-recommends chromium-headless-shell; } >/dev/null 2>&1 || true; }
	@$(HAS_CHROMIUM) || echo "No Chromium here: browser tests will be SKIPPED."

# Tests behind a proxy have Debian's nginx before the server; the same holds for them.
nginx: | chromium
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || test "$$(id -u)" != 0 || \
		! command -v apt-get >/dev/null || { \
		echo "Installing nginx for the tests behind a proxy (once) ..."; \
		{ apt-get -qq update && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
			apt-get -qq install -y --no-install-recommends nginx-light openssl; } >/dev/null 2>&1 || true; }
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || echo "No nginx here: proxy tests will be SKIPPED."

# Tests of simulations on a cluster start a Ray of their own; it is no part of the environment that
# everybody needs, so it comes here, and where it cannot be had in time they are skipped.
RAY := $(shell sed -n 's/^ *"\(ray==[^"]*\)".*/\1/p' pyproject.toml)
HAS_RAY := $(BIN)/python -c "import importlib.util as u; exit(u.find_spec('ray') is None)"
ray: setup
	@$(HAS_RAY) || { echo "Installing Ray for the tests of it (once) ..."; \
		timeout 300 $(BIN)/pip install --quiet --disable-pip-version-check -c requirements.lock $(RAY) \
			>/dev/null 2>&1 || true; }
	@$(HAS_RAY) || echo "No Ray here: tests of it will be SKIPPED."

# The same holds for OpenSpiel. Where both are wanted, one comes after the other.
SPIEL := $(shell sed -n 's/.*"\(open_spiel==[^"]*\)".*/\1/p' pyproject.toml)
HAS_SPIEL := $(BIN)/python -c "import importlib.util as u; exit(u.find_spec('pyspiel') is None)"
openspiel: setup $(filter ray,$(MAKECMDGOALS))
	@$(HAS_SPIEL) || { echo "Installing OpenSpiel for the tests of it (once) ..."; \
		timeout 300 $(BIN)/pip install --quiet --disable-pip-version-check -c requirements.lock $(SPIEL) \
			>/dev/null 2>&1 || true; }
	@$(HAS_SPIEL) || echo "No OpenSpiel here: tests of it will be SKIPPED."

# While the rules are compiled, everything that needs no compiled rules is checked: types, style,
# pages, and the tests that could tell the builds apart on the pure one. Then come all tests, on
# the compiled one. Databases of tests lie in memory where there is plenty: disks are not tested.
PYTEST = $(SCRATCH) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q --durations 20
SCRATCH = $(shell test "$$(df -Pk /dev/shm 2>/dev/null | awk 'END { print $$4 + 0 }')" -gt 4000000 \
	&& test -w /dev/shm && echo TMPDIR=/dev/shm)

test: setup
	@echo "Compiling, checking, and testing the pure build (three minutes) ..."
	+@GRANI_PGO=$${GRANI_PGO:-off} $(TOGETHER) $(COMPILED)/ready chromium nginx ray openspiel types style templates units web pure_tests
	$(BIN)/python -m tools.web weigh
	$(FAST) $(PYTEST)

pure_tests: setup
	$(PYTEST) -m both_builds

lint: style types templates

style: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy

templates: $(PACKAGES)
	$(BIN)/python -m tools.web check

units: $(PACKAGES)
	$(BIN)/python -m tools.web test

fuzz: compiled
	$(FAST) $(BIN)/python -m tests.fuzz --each --games $(GAMES) --jobs $(JOBS)

decisions: compiled web chromium
	GRANI_EVERY_WAY=1 $(FAST) $(PYTEST) tests/web/test_decisions.py

bench: compiled
	$(FAST) $(BIN)/python -m bench --save

# Hours; what is played is kept, and the same command goes on. MINUTES=30 stops it and reports.
ladder: compiled
	$(FAST) $(BIN)/python -m bench.ladder --jobs $(JOBS) $(if $(MINUTES),--minutes $(MINUTES)) $(LADDER)

load: compiled web
	$(FAST) $(BIN)/python -m bench.load
	$(FAST) $(BIN)/python -m bench.feel

hammer: compiled
	$(FAST) $(BIN)/python -m bench.load --hammer all --seconds 12

kill: compiled
	$(FAST) $(BIN)/python -m tests.kill --kills $(KILLS) --seed $(SEED)

# Goes on where it was stopped; STUDY='--games 500', '--minutes 60', '--only base', --report …
study: compiled
	$(FAST) $(BIN)/python -m study --jobs $(JOBS) $(STUDY)

shots: compiled web chromium
	$(FAST) $(BIN)/python -m tools.screenshots

clean:
	rm -rf build .build .bench $(STATIC) web/node_modules $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
