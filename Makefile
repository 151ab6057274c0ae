# make demo    set up what is missing, then run the gallery; pictures go to out/, or OUT=dir
# make test    set up what is missing, then run every check
# make quick   the checks that take little time
# make bench   measure against peers; ROWS=R1,C2 for some rows, JSON=out.json to write a file
# make fuzz    run each generator of random kernels and data for FOR=10s; ONLY=word for those whose name holds it
# make cross   build for the other systems

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.PHONY: demo test quick bench fuzz cross

ROWS ?=
JSON ?=
OUT ?= out
FOR ?= 10s
ONLY ?=

demo:
	@scripts/demo.sh "$(OUT)"

test:
	@scripts/test.sh

quick:
	@scripts/test.sh quick

bench:
	@exports=$$(scripts/setup.sh); eval "$$exports"
	go run ./bench -rows "$(ROWS)" -json "$(JSON)"

fuzz:
	@exports=$$(scripts/setup.sh); eval "$$exports"
	scripts/fuzz.sh "$(FOR)" "$(ONLY)"

cross:
	@for platform in linux/arm64 darwin/arm64 windows/amd64; do
		echo "== $$platform"
		GOOS=$${platform%/*} GOARCH=$${platform#*/} CGO_ENABLED=0 go build ./...
	done
