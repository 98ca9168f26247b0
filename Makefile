# make play         set up, open the table in the browser
# make terminal     a game in the terminal
# make test         set up and run all tests, dear ones by turns
# make turns        the same, with all cases of dear tests
# make lint         types and style, of the web pages too
# make hooks        the same before every commit, of what it touches
# make units        unit tests of the web pages
# make web          build the web pages
# make fuzz         100 000 random games of each
# make decisions    every decision in a browser, by every means
# make kill         200 kill -9 during play
# make chaos        200 faults of servers and of their PostgreSQL
# make bench        speed, beside peers
# make bench-check  instructions, beside the last landing
# make load         how many tables a machine holds
# make hammer       20 clients against 20 tables
# make ladder       how strong the bots are
# make study        what wins, from 20 000 games each
# make shots        screenshots for the docs
# make docs         the documents, served at /docs
# make release      the files to give out, built and tried
# make clean        remove everything that was built
# make help         this list

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name 'ids-*.txt' -o -path '*/trained/*' -o -path '*/schemas/*.json' -o -path '*/pictures/*.js*' -o -name py.typed)
STATIC := src/grani/server/static
SITE := src/grani/server/site
PAGES := $(shell find web -name node_modules -prune -o -path web/tests -prune -o -type f -print) $(wildcard src/grani/locales/*/*.ftl)
PACKAGES := web/node_modules/.installed
PRE_COMMIT := pre-commit==4.7.0
DOCUMENTS := mkdocs.yml $(shell find docs tools/docs examples -name '__pycache__' -prune -o -type f -print) \
	$(wildcard *.md bench/*.md)
GAMES ?= 100000
KILLS ?= 200
FAULTS ?= 200
SEED ?= 1
JOBS ?= 2
# Tests wait half of their time for servers and browsers: one more of them than there are cores.
WORKERS ?= $(shell expr $(JOBS) + 1)

# Where Python is told to keep no bytecode, every process of the tests would compile all of them
# anew: a quarter of a minute each.
unexport PYTHONDONTWRITEBYTECODE

# Work goes on in the pure build (src); what is played and measured is the compiled one, which
# stands first on the path. Edits are compiled when they are next needed.
FAST := PYTHONPATH=$(COMPILED)

.PHONY: play terminal test turns again pure_tests lint style types templates units web fuzz decisions bench ladder load hammer kill chaos \
	study shots docs setup compiled chromium nginx caddy postgres ray openspiel valgrind bench-check hooks release clean help

# As many things at a time as there are cores, and one more, since some only wait for what they
# fetch; each target's words together.
TOGETHER := $(MAKE) --no-print-directory -j$(shell expr $(JOBS) + 1) $(if $(filter output-sync,$(.FEATURES)),-Otarget)

help:
	@sed -n '/^$$/q; s/^# //p' Makefile

$(VENV)/ready: pyproject.toml requirements.lock
	@echo "Setting up Python packages in $(VENV) (once; a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@GRANI_BUILD=pure $(BIN)/pip install --quiet --disable-pip-version-check "setuptools>=77,<83" wheel
	@GRANI_BUILD=pure $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation -c requirements.lock -e ".[dev]"
	@touch $@

setup: $(VENV)/ready

# Built beside and then put in its place: a club that runs can start processes anew meanwhile.
$(COMPILED)/ready: $(SOURCES) setup.py tools/docstrings.py tools/training.py $(VENV)/ready
	@echo "Compiling the rules (two or three minutes; again only after edits) ..."
	@rm -rf build $(COMPILED).new
	@GRANI_BUILD=$${GRANI_BUILD:-auto} GRANI_WEB=skip MYPY_CACHE_DIR=.build/mypyc $(BIN)/pip install --quiet \
		--disable-pip-version-check --no-deps --no-build-isolation --target $(COMPILED).new .
	@rm -rf build $(COMPILED).new/grani/server/static $(COMPILED).new/grani/server/site
	@ln -s ../../../../$(STATIC) ../../../../$(SITE) $(COMPILED).new/grani/server
	@if test "$$GRANI_PGO" = off; then touch $(COMPILED).new/plain; fi
	@rm -rf $(COMPILED).old
	@if test -e $(COMPILED); then mv $(COMPILED) $(COMPILED).old; fi
	@mv $(COMPILED).new $(COMPILED)
	@rm -rf $(COMPILED).old
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

$(SITE)/index.html: $(DOCUMENTS) $(SOURCES) $(PACKAGES)
	@echo "Building the documents (a few seconds; again only after edits) ..."
	@$(BIN)/python -m tools.docs

docs: $(SITE)/index.html

# Who cannot build the documents can play all the same.
play: $(COMPILED)/ready web
	@$(MAKE) --no-print-directory docs || echo "The documents are left out."
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

# And Debian's Caddy, for the file that hosts may copy.
caddy: | nginx
	@command -v caddy >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || { \
		echo "Installing Caddy for the tests behind it (once) ..."; \
		{ apt-get -qq update && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
			apt-get -qq install -y --no-install-recommends caddy; } >/dev/null 2>&1 || true; }
	@command -v caddy >/dev/null || echo "No Caddy here: tests behind it will be SKIPPED."

# Tests of rooms on PostgreSQL start one of their own; the same holds for it. The package would
# start another for the whole machine: it is told not to.
HAS_POSTGRES := { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1
postgres: | caddy
	@$(HAS_POSTGRES) || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || { \
		echo "Installing PostgreSQL for the tests on it (once) ..."; \
		mkdir -p /etc/postgresql-common && { test -e /etc/postgresql-common/createcluster.conf || \
			echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf; }; \
		{ apt-get -qq update && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
			apt-get -qq install -y --no-install-recommends postgresql; } >/dev/null 2>&1 || true; }
	@$(HAS_POSTGRES) || echo "No PostgreSQL here: tests on it will be SKIPPED."

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
# the compiled one; beside them those on PostgreSQL, which use what others leave while they wait
# for servers and browsers, and are told of in the end. Databases of tests lie in memory where there
# is plenty: disks are not tested. Dear tests go through their cases by turns (tests/turns.py).
TURN ?= commits
PYTEST = $(SCRATCH) GRANI_TURN=$(TURN) $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q --durations 20
ON_POSTGRES := .build/postgres-tests.txt
FAILED := .build/failed
SCRATCH = $(shell test "$$(df -Pk /dev/shm 2>/dev/null | awk 'END { print $$4 + 0 }')" -gt 4000000 \
	&& test -w /dev/shm && echo TMPDIR=/dev/shm)

test:
	@rm -rf $(FAILED)
	@echo "Setting up, compiling, checking, and testing the pure build (three or four minutes) ..."
	+@GRANI_PGO=$${GRANI_PGO:-off} $(TOGETHER) $(COMPILED)/ready chromium nginx caddy postgres ray openspiel types style templates units web docs pure_tests
	$(BIN)/python -m tools.web weigh
	@if $(HAS_POSTGRES); then \
		GRANI_TEST_DATABASE=postgres $(FAST) $(PYTEST) -n 1 -m both_databases -o cache_dir=$(FAILED)/postgres \
			>$(ON_POSTGRES) 2>&1 & beside=$$!; \
		else beside=; echo "No PostgreSQL: tests on both databases run on SQLite alone."; fi; \
		echo '$(FAST) $(PYTEST)'; $(FAST) $(PYTEST) -o cache_dir=$(FAILED)/all; failed=$$?; \
		mkdir -p $(FAILED)/all $(FAILED)/postgres; echo $$failed >$(FAILED)/all/exit; \
		if test "$$beside"; then wait $$beside; ended=$$?; echo $$ended >$(FAILED)/postgres/exit; \
		test $$ended = 0 || failed=1; echo "On PostgreSQL:"; cat $(ON_POSTGRES); fi; \
		exit $$failed

turns:
	@$(MAKE) --no-print-directory test TURN=

# For machines that test unattended: what failed in the last `make test` once more, one at a time,
# when nothing else runs. It passes if all of that passes now, and says loudly what was unsteady.
again:
	@$(FAST) $(SCRATCH) $(BIN)/python -m tools.again $(FAILED)

pure_tests: setup
	$(PYTEST) -n $(JOBS) -m both_builds

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

# Instructions are counted by Debian's valgrind; where it cannot be had, the check says so.
valgrind:
	@command -v valgrind >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || { \
		echo "Installing valgrind (once) ..."; \
		{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y \
			--no-install-recommends valgrind; } >/dev/null 2>&1 || true; }

# BASE=v1 compares with another commit than the last landing, CHECK='--only clone' counts less.
bench-check: setup valgrind
	@$(BIN)/python -m bench.check --jobs $(JOBS) $(if $(BASE),--base $(BASE)) $(CHECK)

# Hours; what is played is kept, and the same command goes on. MINUTES=30 stops it and reports.
ladder: compiled
	$(FAST) $(BIN)/python -m bench.ladder --jobs $(JOBS) $(if $(MINUTES),--minutes $(MINUTES)) $(LADDER)

load: compiled web postgres
	$(FAST) $(BIN)/python -m bench.load
	$(FAST) $(BIN)/python -m bench.feel

hammer: compiled
	$(FAST) $(BIN)/python -m bench.load --hammer all --seconds 12

kill: compiled
	$(FAST) $(BIN)/python -m tests.kill --kills $(KILLS) --seed $(SEED)

chaos: compiled postgres
	GRANI_LONG=1 $(FAST) $(BIN)/python -m pytest -q tests/server/test_club.py
	$(FAST) $(BIN)/python -m tests.kill.chaos --faults $(FAULTS) --seed $(SEED)

# Goes on where it was stopped; STUDY='--games 500', '--minutes 60', '--only base', --report …
study: compiled
	$(FAST) $(BIN)/python -m study --jobs $(JOBS) $(STUDY)

shots: compiled web chromium
	$(FAST) $(BIN)/python -m tools.screenshots

# Nothing but what is in .venv runs before a commit; it comes with pre-commit alone.
hooks: setup $(PACKAGES)
	@$(BIN)/pip install --quiet --disable-pip-version-check -c requirements.lock $(PRE_COMMIT)
	@$(BIN)/pre-commit install

# Ten minutes: the rules are compiled with a profile, and tried in three environments.
release: setup web docs
	@$(BIN)/python -m tools.release

clean:
	rm -rf build dist .build .bench $(STATIC) $(SITE) web/node_modules $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
