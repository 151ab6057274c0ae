#!/usr/bin/env bash
# Everything that has to hold before a change is good. Stops at the first thing that does not.
#
#   scripts/test.sh          all of it
#   scripts/test.sh quick    without the race detector and staticcheck
#
# Needs Go. What else can be had is used: LLVM (see setup.sh), a C compiler (for the race detector), the network (for
# staticcheck, once), shellcheck. What is left out is said.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly staticcheck=honnef.co/go/tools/cmd/staticcheck@v0.8.2

# Packages in which several goroutines meet.
readonly -a concurrent=(
	.
	./internal/cache/...
	./internal/compile/...
	./internal/foreign/...
	./internal/launch/...
	./internal/llvm/...
	./internal/object/...
)

step() { printf '== %s\n' "$*"; }
skip() { printf '== %s: left out, %s\n' "$1" "$2"; }

exports=$(scripts/setup.sh)
eval "$exports"
scripts/setup.sh second

# The go command needs a place for its cache; a machine for tests may have no home.
if [[ -z ${HOME:-} ]]; then
	HOME=$(mktemp -d)
	export HOME
	trap 'chmod -R u+w "$HOME" && rm -rf "$HOME"' EXIT
fi

step 'gofmt'
unformatted=$(find . -name '*.go' -not -path '*/testdata/*' -print0 | xargs -0 gofmt -l)
if [[ -n $unformatted ]]; then
	printf 'not as gofmt writes it:\n%s\n' "$unformatted"
	exit 1
fi

step 'go build without cgo'
CGO_ENABLED=0 go build ./...

step 'go vet'
go vet ./...

step 'generated files are up to date'
go run ./cmd/spelt gen --check ./...

if command -v shellcheck >/dev/null; then
	step 'shellcheck'
	shellcheck scripts/*.sh .ci/run
else
	skip 'shellcheck' 'it is not installed'
fi

step 'go test'
go test -timeout 40m ./... # as long as a crowded machine may take

if [[ ${1:-} == quick ]]; then
	exit 0
fi

if [[ $(go env CGO_ENABLED) == 1 ]] && command -v "$(go env CC)" >/dev/null; then
	step 'go test -race'
	go test -timeout 40m -race -short "${concurrent[@]}"
else
	skip 'go test -race' 'it needs a C compiler'
fi

if go run "$staticcheck" -version >/dev/null 2>&1; then
	step 'staticcheck'
	go run "$staticcheck" ./...
else
	skip 'staticcheck' 'it cannot be downloaded'
fi
