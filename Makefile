# make play   the table in the browser        make test   everything that is tested
# make bench  how fast things are             make golden the golden files, written anew
# make figures   the report on how many deals can be won, from the outcomes in docs/figures

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ANNOTATED := $(shell sed -n 's/^ *"\(kartenbild\/.*\.py\)",$$/src\/\1/p' setup.py)

.PHONY: play test check bench bench-solver golden figures clean

play: $(VENV)/installed
	@$(BIN)/kartenbild play

test: $(VENV)/installed-for-tests
	@PATH="$(CURDIR)/$(BIN):$$PATH" scripts/test

check: $(VENV)/installed-for-tests
	@PATH="$(CURDIR)/$(BIN):$$PATH" scripts/check

bench: $(VENV)/installed-for-tests
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/table.py

bench-solver: $(VENV)/installed-for-tests
	$(BIN)/python bench/solver.py

golden: $(VENV)/installed-for-tests
	$(BIN)/python scripts/golden_deals.py > tests/golden/deals.txt
	$(BIN)/python scripts/perft.py > tests/golden/perft.txt
	$(BIN)/python scripts/node_counts.py > tests/golden/nodes.txt

figures: $(VENV)/installed-for-tests
	$(BIN)/kartenbild lab report --into docs/figures
	cp docs/figures/figures.json src/kartenbild/figures/figures.json

clean:
	rm -rf $(VENV) build

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "kartenbild needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

# Editable, so that what is read is what runs; the compiled modules are built again when their sources change.
$(VENV)/installed: pyproject.toml setup.py $(ANNOTATED) | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/installed-for-tests: pyproject.toml setup.py $(ANNOTATED) | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable ".[test]"
	@touch $@ $(VENV)/installed
