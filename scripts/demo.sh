#!/usr/bin/env bash
# Run the gallery: set up what is missing, generate the launchers, run each example once with its pictures going to a
# directory.
#
#   scripts/demo.sh [directory]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

out=${1:-out}
exports=$(scripts/setup.sh)
eval "$exports"

if ! command -v go >/dev/null; then
	echo 'Spelt needs Go 1.26 or later: https://go.dev/dl/' >&2
	exit 1
fi

bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
echo '== Building'
go build -o "$bin/" ./cmd/spelt
"$bin/spelt" doctor || true
echo
"$bin/spelt" gen ./examples/...
mkdir -p "$out"
for main in examples/*/main.go; do
	name=$(basename "$(dirname "$main")")
	go build -o "$bin/$name" "./examples/$name"
	printf '\n== %s\n' "$name"
	"$bin/$name" -o "$out"
done
printf '\nThe pictures are in %s/.\n' "$out"
