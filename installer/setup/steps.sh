# SPDX-License-Identifier: GPL-3.0-or-later
# The steps that app/run, tests/run and setup.sh are made of. Sourced by bash from any folder.
# Everything here speaks on stderr: stdout belongs to what is started in the end.

Root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$Root/installer/setup/packages.sh"

: "${HOME:=$(getent passwd "$(id -u)" | cut -d: -f6)}"
export HOME
StepCount=${StepCount:-1}
stepNumber=0

say() { printf '%s\n' "$*" >&2; }

step() {
    stepNumber=$((stepNumber + 1))
    say "[$stepNumber/$StepCount] $*"
}

fail() {
    say "error: $1"
    shift
    local line
    for line in "$@"; do say "       $line"; done
    exit 1
}

# missingPackages <purpose>...: those that are not installed, on one line.
missingPackages() {
    local wanted installed
    wanted=$(packagesFor "$@" | sort -u) || exit 1
    # shellcheck disable=SC2086 # One word per package.
    installed=$(dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' $wanted 2>/dev/null | sed -n 's/^.i  *//p' | sort -u)
    comm -23 <(printf '%s\n' "$wanted") <(printf '%s\n' "$installed") | tr '\n' ' ' | sed 's/ *$//'
}

# installPackages <purpose>...: a step; runs nothing where nothing is missing.
installPackages() {
    step "packages"
    command -v dpkg-query >/dev/null ||
        fail "this is not Debian: the set-up installs packages on Debian 12 and 13 only." \
            "Install what installer/setup/packages.sh lists, then build by the preset 'release'."
    local missing
    missing=$(missingPackages "$@")
    [ -n "$missing" ] || return 0
    say "      missing: $missing"
    local asRoot=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || fail "packages are missing, and only root can install them. As root, run:" \
            "apt-get update && apt-get install --no-install-recommends $missing"
        sudo -n true 2>/dev/null || [ -t 0 ] || fail "packages are missing, and sudo wants a password. Run:" \
            "sudo apt-get update && sudo apt-get install --no-install-recommends $missing"
        asRoot=(sudo)
    fi
    local log
    log=$(mktemp)
    # shellcheck disable=SC2086 # One word per package.
    runApt $missing || {
        tail -n 15 "$log" | sed 's/^/    /' >&2
        rm -f "$log"
        fail "apt could not install the packages (above: its last lines)." \
            "Check the network and the sources in /etc/apt, then run this again."
    }
    rm -f "$log"
    missing=$(missingPackages "$@")
    [ -z "$missing" ] || fail "still missing after the installation: $missing"
}

# The lists are fetched only when apt cannot plan the installation with those it has, or when what
# they name is no longer there.
runApt() {
    aptSimulate "$@" || aptUpdate || return 1
    aptInstall "$@" && return
    say "      trying again with fresh package lists"
    aptUpdate && aptInstall "$@"
}

aptGet() {
    "${asRoot[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get -q -y \
        -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 "$@" </dev/null
}

aptSimulate() { aptGet install --simulate --no-install-recommends "$@" >>"$log" 2>&1; }

aptUpdate() {
    say "      reading the package lists"
    aptGet update >>"$log" 2>&1
}

aptInstall() {
    local total
    total=$(aptGet install --simulate --no-install-recommends "$@" 2>/dev/null | grep -c '^Inst ') || true
    say "      installing $total packages"
    aptGet install --no-install-recommends "$@" 2>&1 | tee -a "$log" | awk -v total="$total" '
        /^Get:/ { what = "fetched"; count = ++fetched }
        /^Setting up / { what = "installed"; count = ++installed }
        count && count % 50 == 0 { printf "      %s %d of %d\n", what, count, total; fflush(); count = 0 }' >&2
    return "${PIPESTATUS[0]}"
}

# A step: KArchive for Qt 6, built once where it is not packaged.
provideKArchive() {
    step "KArchive"
    dpkg-query -W -f '${db:Status-Abbrev}' libkf6archive-dev 2>/dev/null | grep -q '^.i' && return
    local folder
    folder=$("$Root/installer/setup/karchive.sh" --prefix) || exit 1
    [ -d "$folder" ] && return
    say "      fetching its source and building it (about a minute, once)"
    "$Root/installer/setup/karchive.sh" >/dev/null || exit 1
}

# What a finished build folder takes, in MiB, with what its making needs beside it.
declare -A BuildSpace=([dev]=4000 [release]=1500)

# requireSpace <preset>: stops before a build that would fill the disk half-way.
requireSpace() {
    local folder=$Root/build/$1 taken=0 free
    [ ! -d "$folder" ] || taken=$(du -sm "$folder" | cut -f1)
    free=$(df -Pm "$Root" | awk 'NR == 2 { print $4 }')
    [ "$((free + taken))" -ge "${BuildSpace[$1]:-0}" ] ||
        fail "the disk is too full to build: $folder needs about $((${BuildSpace[$1]} - taken)) MB more, and $free MB are free." \
            "Make room, or put the project on another disk, then run this again."
}

# buildPreset <preset> [target...]: a step; configures the first time and when the presets have
# changed. When the lists of files change, the build itself does so.
buildPreset() {
    local preset=$1
    shift
    step "build ($preset)"
    requireSpace "$preset"
    local folder=$Root/build/$preset output
    if [ ! "$folder/build.ninja" -nt "$Root/CMakePresets.json" ]; then
        output=$(cd "$Root" && cmake --fresh --preset "$preset" 2>&1) || {
            say "$output"
            fail "the configuration failed (above: what CMake says)."
        }
    fi
    local targets=()
    [ $# -eq 0 ] || targets=(--target "$@")
    NINJA_STATUS='      %f of %t  ' cmake --build "$folder" "${targets[@]}" >&2 ||
        fail "the build failed (above: the first lines that say 'error')."
}
