# Branchline: `make play` to play, `make test` before a change. Both set up what they need.

PYTHON ?= python3
# One more than the two cores of a small machine: tests of servers wait now and then.
WORKERS ?= 3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Tests are handed out in their order, the quick ones first.
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist load
# Node comes from the lock too, so that every machine builds the page with the same one.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
# uv asks setup.py for the dependencies. What only the compiled engine needs is in play.in, so that a machine without a
# compiler makes the same locks.
LOCK := BRANCHLINE_COMPILE=0 $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(LOCK_FLAGS)

# Kept bytecode is a third of what a start of the tests takes, and of every command that they start.
unexport PYTHONDONTWRITEBYTECODE

ENGINE := $(shell find src/branchline/core src/branchline/games -name '*.py')
# The sources must play as what was compiled of them does. Every test of the rules runs on them too, with some of its
# cases; the fuzzer's break the engine on purpose, which only the sources allow. What compares the engines starts both
# itself; it compares playouts and observations byte for byte, so their long walks need one engine, but for those of the
# tiny game, which is never compiled. What checks and draws board files plays nothing, and compiled it is the stricter.
ENGINE_TESTS := tests/core tests/conformance tests/games tests/tiny tests/table tests/cli/test_fuzz.py \
	--deselect tests/conformance/test_same_everywhere.py -k "tiny or not (test_playouts or test_observations or boardcheck or gridmaker)"
PAGE := src/branchline/server/static/index.html
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*') $(wildcard src/branchline/locale/*/*.ftl docs/rules/*.md docs/rules/*/*.md)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Two installations into one environment would get into each other's way. What may go side by side says so.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help play test test-quick test-page fuzz every-screen kill load returning hostile bench peers docs lint format web compile wheel browser services torch lock clean

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.play compile web ## Set up, build and open the page
	$(BIN)/branchline serve --open

test: $(VENV)/.dev ## Check everything: style, types, quick tests, then long ones
	$(MAKE) -j2 -O SIDE_BY_SIDE=1 compile web browser services torch lint test-page
	$(PYTEST)
	BRANCHLINE_PURE=1 $(PYTEST) --sample 10 $(ENGINE_TESTS)

test-quick: WORKERS = 2 # they wait for nothing
test-quick: $(VENV)/.dev compile ## The quick tests with some of their cases, without page and browser
	$(PYTEST) --sample 8 -m "not long and not browser"
	BRANCHLINE_PURE=1 $(PYTEST) tests/tiny tests/table

# It needs neither engine nor server, so it goes beside their compiling.
test-page: web/node_modules/.installed ## The page's own tests, without a browser
	$(NPM) test

fuzz: $(VENV)/.dev compile ## Play thousands of random games with every invariant checked, on both engines
	@for game in $$($(BIN)/python -c "import branchline; print(*branchline.GAMES)"); do \
		$(BIN)/branchline fuzz $$game || exit 1; \
		BRANCHLINE_PURE=1 $(BIN)/branchline fuzz $$game --games 500 || exit 1; done
	BRANCHLINE_MANY=60 $(BIN)/python -m pytest -n $(WORKERS) tests/conformance

every-screen: $(VENV)/.dev compile web browser ## Look at every screen at every size, of which the tests take a sample
	BRANCHLINE_MANY=1 $(PYTEST) tests/browser/test_accessible.py

kill: $(VENV)/.dev compile services ## Kill servers while tables are played, and look for every acknowledged action
	$(BIN)/python -m tests.trials.kill

load: $(VENV)/.dev compile services ## Measure a busy club: waits, actions a second, spectators, two processes
	$(BIN)/python -m tests.trials.load --plot load.svg

returning: $(VENV)/.dev compile ## Measure a house that wakes up: everybody comes back to long games at once
	$(BIN)/python -m tests.trials.returning

hostile: $(VENV)/.dev compile ## Send servers what nobody should, and compare every byte sent to each seat
	$(BIN)/python -m tests.trials.hostile

bench: $(VENV)/.dev compile ## Measure the engine against its yardsticks
	$(BIN)/branchline bench

docs: $(VENV)/.docs ## Build the site of the pages into build/site, and follow its links
	rm -rf build/site build/doctrees
	$(BIN)/sphinx-build -qW --keep-going -c docs -d build/doctrees . build/site
	$(BIN)/python -m tests.docs.site build/site

# In an environment of their own: they bring JAX and much else that nobody here needs.
peers: $(VENV)/.peers compile ## Measure the engine beside everything else that plays games, and write docs/benchmarks.md
	$(VENV)/peers/bin/branchline bench --peers --json benchmarks.json --plot docs/benchmarks.svg --page docs/benchmarks.md

lint: $(VENV)/.dev web/node_modules/.installed ## Style, types, import contracts, the page's checks
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

format: $(VENV)/.dev ## Put the Python sources into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

web: $(PAGE) ## Build the page

compile: $(VENV)/.compiled ## Compile the engine, if there is a C compiler

browser: ## Find or install the browser of the tests
	@scripts/browser --install

services: ## Find or install PostgreSQL and Redis for the tests
	@scripts/services --install

torch: $(VENV)/.torch ## Find or install PyTorch for the tests of training, where the index has a build without GPUs

wheel: $(VENV)/.dev web ## Build the wheel with page and compiled engine into dist, and play on it where nothing else is
	rm -rf build dist
	BRANCHLINE_COMPILE=1 $(PIP) wheel -q --no-deps --no-build-isolation -w dist .
	BRANCHLINE_WHEEL="$$(echo dist/*.whl)" $(BIN)/python -m pytest -k "everything_it_needs or installed_wheel" \
		tests/test_packaging.py tests/browser/test_installed.py

# Ray is in no lock: it must be the version that the cluster runs.
lock: $(VENV)/.dev ## Lock the dependencies anew (LOCK_FLAGS=--upgrade for newer versions)
	$(LOCK) pyproject.toml requirements/play.in -o requirements/play.txt
	$(LOCK) pyproject.toml requirements/host.in --extra postgres --extra redis \
		-c requirements/play.txt -o requirements/host.txt
	$(LOCK) pyproject.toml requirements/play.in --extra postgres --extra redis --extra arena --extra bench --extra envs --extra mcp --extra parquet --extra dev \
		-c requirements/play.txt -o requirements/dev.txt
	$(LOCK) pyproject.toml requirements/play.in --extra docs --extra arena --extra envs \
		-c requirements/dev.txt -o requirements/docs.txt
	rm -rf web/node_modules # or npm would lock only what this platform needs
	$(NPM) install --package-lock-only

clean: ## Remove everything that was built or installed here
	rm -rf $(VENV) build dist src/*.egg-info src/branchline/server/static web/node_modules \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -exec rm -f {} +
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# The environment: one for playing, and the same with the tools of development added. Most of what is installed is never
# loaded, so what is gets its bytecode when it is. The tools are many, and uv, which is one of them, brings them side by
# side and keeps them for the next clone; it is told pip's index, and where it fails pip does it.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Branchline needs Python 3.11 or newer as $(PYTHON); name another one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ rm -rf $(VENV); echo "$(PYTHON) cannot make a virtual environment; on Debian install python3-venv."; exit 1; }

$(VENV)/.play: requirements/play.txt pyproject.toml setup.py | $(BIN)/python
	@echo "Installing what is needed to play; the first time takes a minute."
	@$(PIP) install -qq --no-compile --require-hashes -r requirements/play.txt
	@BRANCHLINE_COMPILE=0 $(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml setup.py | $(BIN)/python
	@echo "Installing what is needed to develop; the first time takes half a minute."
	@sed -n '/^uv==/,/[^\\]$$/p' requirements/dev.txt >$(VENV)/uv.txt
	@$(PIP) install -qq --no-compile --require-hashes -r $(VENV)/uv.txt
	@$(call install,requirements/dev.txt)
	@BRANCHLINE_COMPILE=0 $(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $(VENV)/.play $@

$(VENV)/.torch: requirements/torch.in | $(VENV)/.dev
	@if $(PIP) install -qq --no-compile -r $<; then touch $@; \
		else echo "The index has no PyTorch without GPUs, so training will not be tested."; fi

$(VENV)/.docs: requirements/docs.txt | $(VENV)/.dev
	@$(call install,requirements/docs.txt)
	@touch $@

install = index=$$($(PIP) config get global.index-url 2>/dev/null); \
	$(BIN)/uv pip install -q --python $(BIN)/python $${index:+--default-index $$index} --require-hashes -r $(1) || \
	$(PIP) install -qq --no-compile --require-hashes -r $(1)

$(VENV)/.peers: pyproject.toml setup.py | $(BIN)/python
	@echo "Installing what the engine is measured beside; it is large."
	@$(PYTHON) -m venv $(VENV)/peers
	@BRANCHLINE_COMPILE=0 $(VENV)/peers/bin/python -m pip install -qq -e '.[peers]' librt mypy_extensions
	@touch $@

# Where nothing was compiled the next `make` tries again: by then there may be a compiler.
$(VENV)/.compiled: $(ENGINE) setup.py scripts/compile | $(VENV)/.play
	@$(BIN)/python scripts/compile
	@if ls src/branchline__mypyc*.so >/dev/null 2>&1; then touch $@; fi

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.play
	@$(NPM) ci --no-progress
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@$(NPM) run build
	@touch $@
