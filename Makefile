# Every target makes the checkout ready by itself; a second call takes no set-up time.
PYTHON := .venv/bin/python
# One worker a processor; who is done takes tests from the others.
PYTEST := pytest -n auto --dist worksteal
# Many processes load the same modules: what they are compiled to is kept, whatever a machine is
# set to.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test check thorough accessibility bench screenshots wheel lint coverage translations language setup clean

run: ## open the application
	@sh packaging/setup.sh play
	@sh packaging/run.sh

test: setup ## run the tests
	@$(PYTHON) -m $(PYTEST)

check: lint coverage ## lint, types, import contracts, tests with the coverage floor

thorough: setup ## what takes many minutes: deals at the window and room for words in all languages
	@$(PYTHON) -m $(PYTEST) -m long

accessibility: ## the window read and played by a screen reader, over AT-SPI (Linux)
	@sh packaging/setup.sh hear
	@CARDAVIA_ACCESSIBILITY=1 $(PYTHON) -m pytest tests/accessibility

bench: setup ## measure the rules core beside its peers, and drawing
	@$(PYTHON) -m tools.benchmarks

screenshots: setup ## pictures of everything, or with SIZE=1024x640 SPEAK=pl ONLY=score of a part
	@$(PYTHON) -m tools.screenshots $(SIZE:%=--size %) $(SPEAK:%=--speak %) $(ONLY:%=--only %)

wheel: setup ## build dist/*.whl
	@$(PYTHON) -m hatchling build --target wheel

lint: setup
	@$(PYTHON) -m ruff check
	@$(PYTHON) -m ruff format --check
	@$(PYTHON) -m mypy
	@.venv/bin/lint-imports --no-logo

# What is watched takes up to three times as long, and the floor must hold by the tests of the rules
# alone: only they are watched, without the bulk runs.
coverage: setup
	@$(PYTHON) -m coverage erase
	@$(PYTHON) -m coverage run -m $(PYTEST) -m "not bulk" tests/rules
	@$(PYTHON) -m coverage combine --quiet
	@$(PYTHON) -m coverage report --include='cardavia_desktop/rules/*' --fail-under=100
	@$(PYTHON) -m $(PYTEST) -m bulk tests/rules
	@$(PYTHON) -m $(PYTEST) --ignore=tests/rules

translations: setup ## bring translations/*.ts up to the present source text
	@$(PYTHON) packaging/translations.py update

language: setup ## begin the catalog of a new language: make language LANG=zh_CN
	@$(PYTHON) packaging/translations.py add $(LANG)

setup:
	@sh packaging/setup.sh dev

clean: ## forget the environment and everything that was built
	rm -rf .venv build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache \
		.hypothesis .import_linter_cache
