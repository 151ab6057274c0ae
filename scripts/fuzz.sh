#!/usr/bin/env bash
# Run each fuzz target of the module for a while, one after the other: scripts/fuzz.sh 10s
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

time=${1:-10s}
while IFS=: read -r file target; do
	package=./$(dirname "$file")
	printf '== %s %s\n' "$package" "$target"
	go test "$package" -run '^$' -fuzz "^$target\$" -fuzztime "$time"
done < <(grep -rEo '^func Fuzz[A-Za-z0-9_]*' --include='*_test.go' . | sed 's/:func /:/; s|^\./||' | sort)
