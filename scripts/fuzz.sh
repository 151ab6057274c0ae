#!/usr/bin/env bash
# Run each fuzz target of the module for a while, one after the other, and then the tests that try random kernels on many
# of them: scripts/fuzz.sh 10s 2000
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

time=${1:-10s}
kernels=${2:-2000}
while IFS=: read -r file target; do
	package=./$(dirname "$file")
	printf '== %s %s\n' "$package" "$target"
	go test "$package" -run '^$' -fuzz "^$target\$" -fuzztime "$time"
done < <(grep -rEo '^func Fuzz[A-Za-z0-9_]*' --include='*_test.go' . | sed 's/:func /:/; s|^\./||' | sort)

printf '== %s random kernels\n' "$kernels"
SPELT_SEEDS=$kernels go test ./internal/construct ./internal/transform -timeout 1h -run Random\|ManyLoops\|KeepsResults
SPELT_SHAPES=$kernels SPELT_SEED=$RANDOM go test ./internal/shapes -timeout 12h -v -run Expressions
SPELT_NATIVE_SEEDS=$((kernels / 10)) go test ./internal/compile -timeout 1h -run RandomKernels
