# Everything sets itself up: `make play` plays, `make test` tests.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src setup.py pyproject.toml -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json')

WEB_SOURCES := $(shell find web src/posterity docs/rules \( -name node_modules -o -name dist \) -prune -o \
	\( -path 'web/*' -o -name '*.ftl' -o -name title.toml -o -path 'docs/rules/*' \) -type f -print)

.PHONY: setup play terminal fast test lint types imports docs-fresh test-web test-interpreted test-compiled compile \
	web static samples wheel fuzz bench rules docs pictures lock clean

setup: .venv/.ready

.venv/.ready: requirements/dev.txt pyproject.toml setup.py
	$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Posterity needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

# The app in a browser; without Node, the game at the terminal.
play: setup fast
	@if command -v npm >/dev/null; then \
		$(MAKE) --no-print-directory web && PYTHONPATH=build/compiled $(BIN)/posterity serve --web web/dist; \
	else echo "no Node: playing at the terminal" && PYTHONPATH=build/compiled $(BIN)/posterity play; fi

terminal: setup fast
	PYTHONPATH=build/compiled $(BIN)/posterity play

# Compiled rules and bots if there is a C compiler; everything works without, only the bots think longer.
HAS_COMPILER := $(shell command -v $${CC:-cc} 2>/dev/null)
fast: setup
ifneq ($(HAS_COMPILER),)
	@if ! $(MAKE) --no-print-directory --question compile; then \
		echo "compiling rules and bots: a few minutes, this once"; \
		$(MAKE) --no-print-directory compile || { rm -rf build/compiled; echo "it cannot be compiled: going on without"; }; \
	fi
else
	@rm -rf build/compiled
endif

# Compiling keeps one core busy: what needs no build is checked beside it. The seconds of each stage come at the end.
BESIDE := lint types imports rules docs-fresh test-web
test: setup
	@mkdir -p build && date +%s > build/began && rm -f build/seconds
	@$(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=recurse) \
		$(patsubst %,timed-%,$(if $(HAS_COMPILER),compile) $(BESIDE))
	@$(MAKE) --no-print-directory timed-test-interpreted
	@$(MAKE) --no-print-directory timed-test-compiled
	@cat build/seconds && echo "$$(( $$(date +%s) - $$(cat build/began) )) s: everything"

timed-%:
	@began=$$(date +%s) && $(MAKE) --no-print-directory $* && echo "$$(( $$(date +%s) - began )) s: $*" >> build/seconds

lint: setup
	$(BIN)/ruff format --quiet --check .
	$(BIN)/ruff check --quiet .

types: setup
	$(BIN)/mypy
	$(BIN)/mypy --strict tests tools

imports: setup
	$(BIN)/lint-imports --no-cache

# Every numbered rule is cited by a test, every citation names a rule; prints the counts per title.
rules: setup
	$(BIN)/python tools/rules.py

docs-fresh: setup
	$(BIN)/python tools/data_doc.py --check
	$(BIN)/python tools/openapi.py --check
	$(BIN)/python tools/faces.py --check
	$(BIN)/python tools/house_rules.py --check

# What is the same in both builds is tested in the compiled one, if there is a compiler: see tests/conftest.py.
PYTEST := $(BIN)/pytest -n auto --dist worksteal
test-interpreted: setup
	POSTERITY_BUILD=interpreted $(PYTEST) $(if $(HAS_COMPILER),--not-once)

web: web/dist/.ready

web/node_modules/.ready: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

web/dist/.ready: web/node_modules/.ready $(WEB_SOURCES) $(SOURCES)
	cd web && npm run --silent build
	touch $@

# The app for any place that serves files, under any path: all games are played and kept in the browser.
static: build/static/.ready

build/static/.ready: web/node_modules/.ready $(WEB_SOURCES) $(SOURCES)
	cd web && npm run --silent static
	touch $@

# Tables of real games, for those who work on a board and for its tests.
samples: build/samples.made

build/samples.made: setup $(SOURCES) tools/samples.py $(wildcard web/src/games/*/samples.toml)
	$(BIN)/python tools/samples.py
	@mkdir -p build && touch $@

# Form, types and unit tests of the browser app. It is built first: the suite's browser tests play in it.
test-web: web samples
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

# An installable package with the browser app inside; compiled if there is a C compiler.
wheel: setup web
	rm -rf src/posterity/server/web build/lib
	cp -r web/dist src/posterity/server/web
	POSTERITY_COMPILE=$(if $(HAS_COMPILER),1,) $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	rm -rf src/posterity/server/web

# Without a C compiler everything works interpreted, so there is nothing more to test.
test-compiled: setup
ifneq ($(HAS_COMPILER),)
	$(MAKE) --no-print-directory compile
	PYTHONPATH=build/compiled POSTERITY_BUILD=compiled $(PYTEST)
else
	@echo "no C compiler: the compiled build is not tested"
endif

# Out of place, so that a stale binary never shadows edited source.
compile: setup build/compiled/.ready

build/compiled/.ready: $(SOURCES) requirements/dev.txt
	rm -rf build/compiled build/mypyc
	POSTERITY_COMPILE=1 $(BIN)/python setup.py --quiet build --build-base build/mypyc --build-lib build/compiled
	touch $@

# Thousands of random games, everything checked at every decision; compiled if there is a C compiler.
GAMES ?= 2000
TITLE ?=
fuzz: setup fast
	PYTHONPATH=build/compiled $(BIN)/posterity fuzz $(TITLE) --games $(GAMES)

bench: compile
	$(BIN)/posterity bench --peers --players 4
	PYTHONPATH=build/compiled $(BIN)/posterity bench --peers --players 4

# What is generated: the document of the data, the browser's types of the protocol.
docs: setup web/node_modules/.ready
	$(BIN)/python tools/data_doc.py
	$(BIN)/python tools/openapi.py
	$(BIN)/python tools/faces.py
	$(BIN)/python tools/house_rules.py
	cd web && npm run --silent types

# The pictures of the documents, in a Chromium; `make pictures ONLY="hint home"` takes only these.
pictures: fast web
	PYTHONPATH=build/compiled:tests/server:tests/browser $(BIN)/python tools/pictures.py $(ONLY)

# Pin the newest versions that the project's ranges allow.
lock: setup
	$(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
		--no-emit-trusted-host --no-emit-find-links --extra dev --extra peers \
		--output-file requirements/dev.txt pyproject.toml

clean:
	rm -rf build dist web/dist web/node_modules .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
