#!/usr/bin/env bash
# Set up what Spelt needs beyond the Go toolchain: the LLVM 22 library.
#
#   eval "$(scripts/setup.sh)"
#
# Prints the exports that a shell needs on stdout (none if the library is where Spelt looks anyway), everything else on
# stderr. Installs nothing that is there, and is quiet and quick then. It exits with 0 even if there is no LLVM to be
# had, after saying so: everything works without, as plain Go.
#
#   SPELT_LLVM        names the library: nothing is set up then
#   SPELT_SETUP=no    look, but install nothing
#   SPELT_SETUP_DIR   where the library goes when it cannot be installed for the whole system
set -euo pipefail

readonly package=libllvm22
readonly library=libLLVM.so.22.1

say() { printf 'setup: %s\n' "$*" >&2; }

private_dir() {
	if [[ -n ${SPELT_SETUP_DIR:-} ]]; then
		printf '%s\n' "$SPELT_SETUP_DIR"
	elif [[ -n ${XDG_CACHE_HOME:-} ]]; then
		printf '%s\n' "$XDG_CACHE_HOME/spelt-setup"
	elif [[ -n ${HOME:-} ]]; then
		printf '%s\n' "$HOME/.cache/spelt-setup"
	else
		printf '%s\n' "${TMPDIR:-/tmp}/spelt-setup-$(id -u)"
	fi
}

# The places where packages put the library; internal/llvm looks in the same.
installed() {
	local dir name
	for dir in /usr/lib/x86_64-linux-gnu /usr/lib/aarch64-linux-gnu /usr/lib/llvm-22/lib /usr/lib64 /usr/lib \
		/usr/local/lib /usr/lib64/llvm22/lib64 /usr/lib/llvm22/lib /usr/lib/llvm/22/lib64 \
		/opt/homebrew/opt/llvm@22/lib /usr/local/opt/llvm@22/lib; do
		for name in "$library" libLLVM-22.so libLLVM-22.dylib; do
			[[ -e $dir/$name ]] && return 0
		done
	done
	return 1
}

# Print the exports for a library in the private directory, if it is there and whole.
private() {
	local lib
	lib=$(find "$1/root/usr/lib" -name "$library" 2>/dev/null | head -n 1) || return 1
	[[ -n $lib && -e $1/complete ]] || return 1
	printf 'export SPELT_LLVM=%q\n' "$lib"
	# Libraries that LLVM itself needs lie beside it, or in the same place below /lib.
	lib=$(dirname "$lib")
	printf 'export LD_LIBRARY_PATH=%q\n' "$lib:${lib/\/root\/usr\//\/root\/}${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
}

# apt-get as root, or through sudo if that asks for no password.
as_root() {
	if [[ $(id -u) == 0 ]]; then
		"$@" </dev/null >&2
	elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
		sudo -n "$@" </dev/null >&2
	else
		return 1
	fi
}

install_system() {
	local -a apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y)
	as_root true || return 1
	say "installing $package with apt-get"
	as_root "${apt[@]}" install --no-install-recommends "$package" && return 0
	as_root "${apt[@]}" update && as_root "${apt[@]}" install --no-install-recommends "$package"
}

# Download the package, and those it needs that are not installed, into a directory: fetch directory [apt options].
fetch() {
	local dir=$1 needed
	shift
	local -a missing=()
	while read -r needed; do
		[[ $needed != libc6 ]] || continue # two of them in one process do not work
		if [[ $needed != "$package" ]] && dpkg-query -W -f '${Status}' "$needed" 2>/dev/null | grep -q 'ok installed'; then
			continue
		fi
		missing+=("$needed")
	done < <(apt-cache "$@" depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks \
		--no-replaces --no-enhances "$package" 2>/dev/null | grep '^[a-z0-9]' | sort -u)
	[[ ${#missing[@]} -gt 0 ]] && (cd "$dir" && apt-get "$@" -q download "${missing[@]}" >&2)
}

# Without root: unpack the packages into a directory of our own.
install_private() {
	local dir=$1 state=$1/apt deb
	local -a own=(-o "Dir::State::lists=$state/lists" -o "Dir::Cache=$state" -o "Dir::Cache::archives=$state/archives")
	command -v dpkg >/dev/null || return 1
	say "no root: unpacking $package into $dir"
	rm -rf "$dir/debs" "$dir/root"
	mkdir -p "$dir/debs" "$dir/root"
	if ! fetch "$dir/debs"; then
		say 'the package lists of the system are empty or old: getting others'
		mkdir -p "$state/lists/partial" "$state/archives/partial"
		apt-get "${own[@]}" -q update >&2 && fetch "$dir/debs" "${own[@]}" || return 1
	fi
	for deb in "$dir"/debs/*.deb; do
		dpkg -x "$deb" "$dir/root" || return 1
	done
	rm -rf "$dir/debs" "$state"
	touch "$dir/complete"
}

main() {
	local dir
	if [[ -n ${SPELT_LLVM:-} ]] || installed; then
		return
	fi
	dir=$(private_dir)
	if private "$dir"; then
		return
	fi
	if [[ ${SPELT_SETUP:-} != no ]]; then
		if command -v apt-get >/dev/null; then
			if install_system && installed; then
				return
			fi
			if install_private "$dir" && private "$dir"; then
				return
			fi
		elif command -v brew >/dev/null; then
			say "installing LLVM 22 with Homebrew"
			if brew install llvm@22 </dev/null >&2 && installed; then
				return
			fi
		fi
	fi
	cat >&2 <<'END'
setup: There is no LLVM 22 library, and it could not be installed. Kernels run as plain Go.
setup: To get the fast path, install it and run this again:
setup:   Debian, Ubuntu   apt-get install libllvm22   (older releases: https://apt.llvm.org)
setup:   Fedora           dnf install llvm-libs
setup:   macOS            brew install llvm@22
setup: or set SPELT_LLVM to the path of libLLVM.so.22.1.
END
}

main "$@"
