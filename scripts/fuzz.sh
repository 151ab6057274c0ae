#!/usr/bin/env bash
# Run each generator of random programs and data for a while, one after the other, in processes of their own:
#
#   scripts/fuzz.sh 10m               each of them for ten minutes
#   scripts/fuzz.sh 10m sources       those whose name holds a word
#
# What fails is made small and printed, or kept in fuzz-failures. Ends with 1 if anything failed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

time=${1:-10s}
word=${2:-}
failed=0

seconds() {
	local n=${1%[smh]}
	case $1 in
	*h) echo $((n * 3600)) ;;
	*m) echo $((n * 60)) ;;
	*) echo "$n" ;;
	esac
}

wanted() { [[ $1 == *"$word"* ]]; }

# repeat name command…: run the command with another SPELT_SEED each time, until the time is over.
repeat() {
	local name=$1 end
	shift
	wanted "$name" || return 0
	end=$((SECONDS + $(seconds "$time")))
	while ((SECONDS < end)); do
		printf '== %s, seed %s\n' "$name" "$seed"
		SPELT_SEED=$seed "$@" || failed=1
		seed=$((seed + 1000000))
	done
}

seed=$(date +%s)
if wanted sources; then
	printf '== sources: kernels as Go source\n'
	go run ./test/fuzz -for "$time" || failed=1
fi
repeat expressions env SPELT_SHAPES=2000 go test ./internal/shapes -timeout 12h -run Expressions
repeat iterations env SPELT_SEEDS=200 go test ./internal/codegen -timeout 12h -run A1OrderWithin
repeat kernels env SPELT_NATIVE_SEEDS=50 go test ./internal/compile -timeout 12h -run RandomKernels
repeat splits env SPELT_SEEDS=500 go test ./internal/construct ./internal/transform -timeout 12h -run 'Random|ManyLoops|KeepsResults'
repeat processes go test ./test/process -count 1 -timeout 12h -run 'ManyProcesses|Killed|RandomDeletions|Damaged|EveryRecord|Scarce|RandomEdits'
repeat overlaps env SPELT_RANDOM=200000 go test ./internal/launch -timeout 12h -run A7Order
while IFS=: read -r file target; do
	wanted "$target" || continue
	package=./$(dirname "$file")
	printf '== %s %s\n' "$package" "$target"
	go test "$package" -run '^$' -fuzz "^$target\$" -fuzztime "$time" || failed=1
done < <(grep -rEo '^func Fuzz[A-Za-z0-9_]*' --include='*_test.go' . | sed 's/:func /:/; s|^\./||' | sort)
exit $failed
