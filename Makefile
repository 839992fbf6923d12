# The front door. Every target says in its comment what it does; `make help` lists them.

SWIFT ?= swift
JOBS ?= 2
BUILD := $(SWIFT) build -j $(JOBS)
LINT = $$($(SWIFT) build --show-bin-path)/karvon-lint
IMPORTS := --explicit-target-dependency-import-check error
SOURCES := Package.swift Apps Modules Plugins Tests Tools

.DEFAULT_GOAL := help
.PHONY: help setup run test build check lint modules format record bench oracle consumer clean

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{ printf "make %-8s %s\n", $$1, $$2 }'

setup: ## Install the system libraries that the machine lacks (SQLite, libsodium)
	@Tools/setup

run: setup ## Build the app and start it in the terminal; without a terminal, show a tour of it
	@$(BUILD) --product karvon
	@$$($(SWIFT) build --show-bin-path)/karvon

test: setup check ## Check format and imports, build, and run all tests
	@$(SWIFT) test -j $(JOBS) --disable-xctest $(IMPORTS)

build: setup ## Build everything, tests included
	@$(BUILD) --build-tests $(IMPORTS)

check: lint ## Check the format of all sources, and who imports whom
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES) || { echo "check: run 'make format'" >&2; exit 1; }

lint: ## Check the modules against architecture.json5, and that docs/modules.mmd and .svg show them
	@$(BUILD) --product karvon-lint
	@$(LINT) check
	@for drawing in docs/modules.mmd docs/modules.svg; do $(LINT) graph --verify $$drawing || \
		{ echo "run make modules, and look at the difference" >&2; exit 1; }; done

modules: ## Draw who imports whom into docs/modules.mmd and docs/modules.svg
	@$(BUILD) --product karvon-lint
	@for drawing in docs/modules.mmd docs/modules.svg; do $(LINT) graph --output $$drawing; done

format: ## Format all sources
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

record: setup ## Record what every transcript shows now; read the difference before you commit it
	@$(BUILD) --build-tests
	@Tools/record

bench: setup ## Measure, in release: steps per second, start to first screen, builds, the lint
	@Tools/bench
	@Tools/lint-bench

oracle: ## Compare the lint's reader with the toolchain's parser on real and nasty files, measure and fuzz it
	@$(BUILD) --package-path Tools/SyntaxOracle -c release
	@Tools/SyntaxOracle/.build/release/SyntaxOracle compare $(SOURCES)
	@Tools/SyntaxOracle/.build/release/SyntaxOracle compare
	@Tools/SyntaxOracle/.build/release/SyntaxOracle generate 3000
	@Tools/SyntaxOracle/.build/release/SyntaxOracle bench $(SOURCES)
	@Tools/SyntaxOracle/.build/release/SyntaxOracle bench
	@Tools/fuzz-reader 10000
	@echo "oracle: no difference and no crash"

consumer: ## Try the lint's command plugins in a package that depends on this one by version
	@Tools/consumer

clean: ## Remove what was built
	@rm -rf .build
