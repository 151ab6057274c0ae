#!/usr/bin/env bash
# Set up what Spelt needs beyond the Go toolchain: an LLVM library, of version 22, 21, 20 or 19.
#
#   eval "$(scripts/setup.sh)"
#
# Prints the exports that a shell needs on stdout (none if the library is where Spelt looks anyway), everything else on
# stderr. Installs nothing that is there, and is quiet and quick then. It exits with 0 even if there is no LLVM to be
# had, after saying so: everything works without, as plain Go.
#
#   scripts/setup.sh second    for tests: also install the oldest version beside a newer one, where that is easy; never fails
#
#   SPELT_LLVM        names the library: nothing is set up then
#   SPELT_SETUP=no    look, but install nothing
#   SPELT_SETUP_DIR   where the library goes when it cannot be installed for the whole system
set -euo pipefail

# Best first.
readonly -a versions=(22 21 20 19)
package=libllvm${versions[0]}

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

# The places where packages put the library of a version; internal/llvm looks in the same.
installed_version() {
	local dir name v=$1
	for dir in /usr/lib/x86_64-linux-gnu "/usr/lib/llvm-$v/lib" /usr/lib64 /usr/lib \
		/usr/local/lib "/usr/lib64/llvm$v/lib64" "/usr/lib/llvm$v/lib" "/usr/lib/llvm/$v/lib64"; do
		for name in "libLLVM.so.$v.1" "libLLVM-$v.so"; do
			[[ -e $dir/$name ]] && return 0
		done
	done
	return 1
}

installed() {
	local v
	for v in "${versions[@]}"; do
		installed_version "$v" && return 0
	done
	return 1
}

# Print the exports for a library in the private directory, if it is there and whole.
private() {
	local lib
	lib=$(find "$1/root/usr/lib" -name 'libLLVM.so.*.1' 2>/dev/null | sort -V | tail -n 1) || return 1
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

readonly -a apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y)

# The newest version that the system's package lists have.
choose() {
	local v
	for v in "${versions[@]}"; do
		if apt-cache "$@" show "libllvm$v" >/dev/null 2>&1; then
			package=libllvm$v
			return 0
		fi
	done
	return 1
}

install_system() {
	as_root true || return 1
	choose || { as_root "${apt[@]}" update && choose; } || return 1
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
	choose || true
	say "no root: unpacking $package into $dir"
	rm -rf "$dir/debs" "$dir/root"
	mkdir -p "$dir/debs" "$dir/root"
	if ! fetch "$dir/debs"; then
		say 'the package lists of the system are empty or old: getting others'
		mkdir -p "$state/lists/partial" "$state/archives/partial"
		apt-get "${own[@]}" -q update >&2 && choose "${own[@]}" && fetch "$dir/debs" "${own[@]}" || return 1
	fi
	for deb in "$dir"/debs/*.deb; do
		dpkg -x "$deb" "$dir/root" || return 1
	done
	rm -rf "$dir/debs" "$state"
	touch "$dir/complete"
}

# For tests: two versions are better than one. It is no loss if there is none to be had.
install_second() {
	local oldest=${versions[-1]}
	[[ ${SPELT_SETUP:-} == no || -n ${SPELT_LLVM:-} ]] && return
	installed_version "$oldest" && return
	command -v apt-get >/dev/null && apt-cache show "libllvm$oldest" >/dev/null 2>&1 || return 0
	as_root true || return 0
	as_root "${apt[@]}" install --no-install-recommends "libllvm$oldest" 2>/dev/null && say "installed libllvm$oldest, too"
	return 0
}

main() {
	local dir
	if [[ ${1:-} == second ]]; then
		install_second
		return
	fi
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
		fi
	fi
	cat >&2 <<'END'
setup: There is no library of LLVM 19, 20, 21 or 22, and none could be installed. Kernels run as plain Go.
setup: To get the fast path, install it and run this again:
setup:   Debian, Ubuntu   apt-get install libllvm19, or a newer one   (older releases: https://apt.llvm.org)
setup:   Fedora           dnf install llvm-libs
setup: or set SPELT_LLVM to the path of the library.
END
}

main "$@"
