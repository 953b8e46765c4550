#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds twice from the same sources, in two folders of different names and one after the other, and fails if the
# results differ by a byte.
#
# usage: reproducible.sh [TARGET...]
#
# Without targets the package is built and compared, which takes as long as two builds of everything. With targets, what
# the build of these leaves: libraries and programs.
set -euo pipefail

case ${1:-} in
-h | --help) sed -n '3,/^set/s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/sheria-twice.XXXXXX")
trap 'rm -rf "$work"' EXIT
SOURCE_DATE_EPOCH=$(git -C "$source" log -1 --format=%ct)
# What was compiled before would prove nothing.
export SOURCE_DATE_EPOCH CCACHE_DISABLE=1

# build FOLDER [TARGET...]
build() {
    local folder=$1
    shift
    mkdir -p "$folder"
    # The files that git knows, as they are; their times are those of this moment.
    (cd "$source" && git ls-files -z --cached --others --exclude-standard |
        while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done |
        tar --null -T - -cf -) | tar -xmf - -C "$folder"
    cd "$folder"
    cmake --preset release >/dev/null
    if [ $# -gt 0 ]; then
        cmake --build build/release --target "$@" >/dev/null
    else
        cmake --build build/release --target sheria sheriactl >/dev/null
        (cd build/release && cpack -G DEB -B deb >/dev/null)
    fi
    cd - >/dev/null
}

# results FOLDER: what is compared, by paths below the build folder.
results() {
    (cd "$1/build/release" && find . \( -path ./deb/_CPack_Packages -o -path '*/modules/*' -o -name CMakeFiles \) -prune -o \
        \( -name '*.deb' -o -name '*.a' -o -path './bin/*' \) -type f -print | sort)
}

build "$work/first" "$@"
build "$work/another-place" "$@"
[ -n "$(results "$work/first")" ] || { echo "nothing was built"; exit 1; }
failures=0
while read -r file; do
    if cmp "$work/first/build/release/$file" "$work/another-place/build/release/$file"; then
        echo "same: $file"
    else
        failures=1
    fi
done < <(results "$work/first")
exit $failures
