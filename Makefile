# Serai from a bare checkout. Needs Python 3.11 or newer; uses a C compiler when there is one. `make help` lists all.

PYTHON  ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
             $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PORT    ?= 8000
GAME    ?= merv
SEATS   ?= human,apprentice,apprentice
WORKERS ?= 2
PGO     ?=
ARGS    ?=

PY      := .venv/bin/python
PIP     := $(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
# The two builds. PYTHONPATH goes before what is installed, so it alone decides which one runs.
ON_PLAIN    := SERAI_BUILD=plain PYTHONPATH="$(CURDIR)/src"
ON_COMPILED := SERAI_BUILD=compiled PYTHONPATH="$(CURDIR)/build/compiled"
CAN_COMPILE := tools/compiled.py --check
# To play, the compiled build if `make compiled` has made it, else plain Python at once: nobody waits for a compiler.
ON_BEST     = PYTHONPATH="$(CURDIR)/$$([ -x $(PY) ] && $(PY) tools/compiled.py --fresh >/dev/null && echo build/compiled || echo src)"

# What the compiler is not concerned with is tested once, on the faster build: words, notebooks, the server, its pages, the browser.
ENGINE      := --ignore tests/language --ignore tests/notebook --ignore tests/train --ignore tests/server --ignore tests/web --ignore tests/browser
PYTEST      := $(PY) -m pytest -n $(WORKERS) --dist worksteal
OR_NONE     := $(if $(ARGS),|| [ $$? -eq 5 ]) # whoever picks tests by name may pick none of some part

.PHONY: help play terminal test test-plain test-compiled test-server test-browser shots lighthouse lint fmt bench speed compiled dev hooks clean
.NOTPARALLEL:
.DEFAULT_GOAL := help

help:            ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 16

play: .venv/serve  ## Serai in the browser, on this machine; PORT=8000, games are kept in var/
	@$(ON_BEST) $(PY) -m serai.cli serve --open --port $(PORT) --database sqlite:///var/serai.db $(ARGS)

terminal: .venv/words  ## a game in this terminal; GAME=tadmor SEATS=human,vizier ARGS="--lang fr"
	@$(ON_BEST) $(PY) -m serai.cli play $(GAME) --seats $(SEATS) $(ARGS)

# Whoever picks tests by name does not ask for the speed.
test: test-plain test-compiled $(if $(ARGS),,speed) test-server test-browser  ## every test: plain, compiled, server, browser; ARGS="-k mosque"

test-plain: .venv/dev  ## the engine, the rules and the bots on plain Python, and a glance at the server
	@echo "== tests, plain Python"
	@$(ON_PLAIN) $(PYTEST) $(ENGINE) $(ARGS) $(OR_NONE)

test-compiled: .venv/dev  ## the same on the compiled build
	@echo "== tests, compiled"
	@if lack=$$($(PY) $(CAN_COMPILE)); \
	then $(PY) tools/compiled.py && { $(ON_COMPILED) $(PYTEST) $(ENGINE) $(ARGS) $(OR_NONE); }; \
	else printf '%s\n' '!!!!' "!!!! NOT TESTED: the compiled build. $$lack" '!!!!'; fi

test-server: .venv/dev  ## the languages, notebooks, the server and its pages, on the compiled build if it is there
	@echo "== tests of the languages, notebooks and the server"
	@$(ON_BEST) $(PYTEST) tests/language tests/notebook tests/train tests/server tests/web $(ARGS) $(OR_NONE)

test-browser: .venv/dev  ## the pages, played in a real browser
	@echo "== tests in a browser"
	@$(PY) tools/vendor.py --tests || printf '%s\n' '!!!!' '!!!! NOT TESTED: the pages by axe-core. See above for what is missing.' '!!!!'
	@if $(PY) tools/browser.py; \
	then $(ON_BEST) $(PYTEST) tests/browser $(ARGS) $(OR_NONE); \
	else printf '%s\n' '!!!!' '!!!! NOT TESTED: the pages in a browser. See above for what is missing.' '!!!!'; fi

shots: .venv/dev  ## screenshots of each board at start, middle and end, in build/shots
	@$(PY) tools/browser.py && $(ON_BEST) $(PY) -m tests.browser.shots $(ARGS)

lighthouse: .venv/dev  ## what Lighthouse says of the pages, reports in build/lighthouse; ARGS="--runs 3" for medians
	@$(PY) tools/browser.py && $(ON_BEST) $(PY) -m tests.browser.lighthouse $(ARGS)

lint: .venv/dev  ## ruff, mypy and the import contracts
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	@$(ON_PLAIN) .venv/bin/lint-imports --no-logo
	@PYTHONPATH="$(CURDIR)/src:$(CURDIR)/examples/otrar/src" .venv/bin/lint-imports --no-logo --config examples/otrar/pyproject.toml

fmt: .venv/dev   ## put the code in order
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

bench: .venv/build  ## the speed of both builds, beside other libraries that are installed; ARGS are those of `serai bench`
	@if lack=$$($(PY) $(CAN_COMPILE)); then $(PY) tools/compiled.py; else echo "== not compiled: $$lack"; fi
	@$(ON_PLAIN) $(PY) -m serai.cli bench $(ARGS)

speed: .venv/build  ## whether both builds are as fast as the figures kept in tools/speed.json
	@echo "== speed"
	@$(MAKE) --no-print-directory bench ARGS="--quick --against tools/speed.json"

compiled: .venv/build  ## the compiled build, in build/compiled; PGO=1 guides gcc by games played: slower to make, faster
	@SERAI_PGO=$(PGO) $(PY) tools/compiled.py

dev: .venv/dev   ## the virtual environment .venv, with all tools

hooks: .venv/dev  ## run the checks before every commit
	@$(PIP) pre-commit
	@$(PY) -m pre_commit install

clean:           ## remove all that make made
	rm -rf .venv build dist node_modules src/serai.egg-info src/serai/web/static/vendor .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} +

# The virtual environment in five layers, each a file that says it is there.

.PHONY: .python
.python:
	@[ -n "$(PYTHON)" ] || { echo "Serai needs Python 3.11 or newer, and there is none here. Set PYTHON=/where/it/is."; exit 1; }

.venv/bare: | .python
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "$(PYTHON) cannot make a virtual environment; on Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@echo "making .venv"
	@$(PYTHON) -m venv .venv
	@touch $@

# Two libraries, in seconds: whoever plays in a terminal waits for no compiler and no server.
.venv/words: .venv/bare constraints.txt
	@echo "installing the words of Serai"
	@$(PIP) babel fluent.runtime
	@touch $@

.venv/build: .venv/words
	@echo "installing what builds Serai"
	@$(PIP) setuptools mypy
	@touch $@

# Built without isolation, by the pinned tools installed just before: nothing unpinned comes in.
.venv/serve: .venv/build pyproject.toml package-lock.json
	@echo "installing what serves Serai"
	@SERAI_PLAIN=1 $(PIP) --no-build-isolation --editable '.[server]'
	@$(PY) tools/vendor.py
	@touch $@

.venv/dev: .venv/serve
	@echo "installing what checks Serai"
	@SERAI_PLAIN=1 $(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@
