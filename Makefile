# carousel-a11y: every target installs what it needs, once, and asks for root only then.
#
#   make demo     builds, and runs the main job on the three documented carousels
#   make test     runs all tests
#   make check    format, generated files, and the builds with and without speech
#   make update   rewrites the expected files of Fixtures
#   make install PREFIX=/usr/local    installs the command with the libraries it needs
#   make dist     the same as a folder and an archive in Out
#   make docs     builds the documentation of CarouselTesting into Out
#   make examples builds and tests the package in Examples as a user would
#   make bench    prints speed as ratios
#   make fuzz     feeds each reader a million damaged inputs
#   make playback plays a card through a sound server without a sound card, and compares the samples

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := demo
JOBS ?= 2
DEMOS := peek-carousel cover-flow-carousel parallax-cards-row
OUT := Out
A11Y := .build/debug/carousel-a11y

.PHONY: docs examples install dist demo test check update bench fuzz playback format build prerequisites clean

prerequisites:
	@Scripts/prerequisites

build: prerequisites
	swift build -j $(JOBS)

demo: build
	@mkdir -p $(OUT)
	@for demo in $(DEMOS); do \
	  definition=Fixtures/Demos/$$demo/definition.yaml; \
	  for verb in tree read motion; do \
	    printf '\ncarousel-a11y %s %s\n' $$verb $$definition; \
	    $(A11Y) $$verb $$definition; \
	  done; \
	  printf '\ncarousel-a11y speak %s --wav %s\n' $$definition $(OUT)/$$demo.wav; \
	  $(A11Y) speak $$definition --wav $(OUT)/$$demo.wav; \
	done

test: prerequisites
	swift test -j $(JOBS)

format:
	swift format -i --recursive --parallel Sources Tests Benchmarks Plugins Examples/Package.swift Examples/Sources Examples/Tests Package.swift

check:
	@Scripts/prerequisites patchelf
	@Scripts/check

update: prerequisites
	UPDATE_FIXTURES=1 swift test -j $(JOBS) --filter 'PipelineTests|RulePageTests'
	@git status --short Fixtures Documentation

docs: prerequisites
	@Scripts/docs

examples: prerequisites
	@Scripts/check-examples

bench: prerequisites
	@Benchmarks/run

playback: build
	@Scripts/playback $(A11Y)

fuzz: prerequisites
	@Benchmarks/fuzz

PREFIX ?= /usr/local
VERSION = $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/CarouselCommand/Program/CarouselCommand.swift)
DIST = $(OUT)/carousel-a11y-$(VERSION)-$(shell uname -s)-$(shell uname -m)

install:
	@Scripts/prerequisites patchelf
	@Scripts/stage "$(DESTDIR)$(PREFIX)"

dist:
	@Scripts/prerequisites patchelf
	@rm -rf $(DIST)
	@Scripts/stage $(DIST)
	@tar -C $(OUT) -czf $(DIST).tar.gz $(notdir $(DIST))
	@echo $(DIST).tar.gz

clean:
	rm -rf .build $(OUT)
