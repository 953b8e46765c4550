#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds KArchive for Qt 6 into a private folder, where the distribution does not package it
# (Debian 12 has the Qt 5 build only): from the sources of Debian 13, fetched through apt and checked
# with the archive's key. The machine's own package lists and settings stay as they are.
#
# usage: karchive.sh            Prints the folder; builds it first where it does not exist.
#        karchive.sh --prefix   Prints the folder, existing or not.
# Exit:  0 done, 1 failed (the reason is on stderr).
set -euo pipefail

readonly Upstream=6.13.0
readonly SourceRelease=trixie
readonly Keyring=/usr/share/keyrings/debian-archive-keyring.gpg

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "KArchive: $1"
    if [ -s "${log:-}" ]; then
        say "  The last lines of what ran:"
        tail -n 15 "$log" | sed 's/^/    /' >&2
    fi
    exit 1
}

qtVersion() {
    dpkg-query -W -f '${Version}' qt6-base-dev 2>/dev/null | sed -E 's/^[0-9]+://; s/[^0-9.].*//'
}

# The root CMakeLists.txt computes the same folder.
prefixFolder() {
    local qt
    qt=$(qtVersion)
    [ -n "$qt" ] || fail "the package qt6-base-dev is not installed"
    printf '%s/sheria/karchive-%s-qt%s\n' "${XDG_CACHE_HOME:-$HOME/.cache}" "$Upstream" "$qt"
}

# The address this machine gets its own release from, whichever way its entry is written.
mirror() {
    local codename
    codename=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-}")
    apt-get indextargets --no-release-info --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
        awk -v codename="$codename" '
            $3 == "main" && $1 !~ /^cdrom:/ && ($2 == codename || $2 ~ /^(old)*stable$/) { print $1; exit }'
}

# apt with a source list, state and cache of its own; proxies and the like come from the system.
privateApt() {
    local tool=$1
    shift
    "$tool" -o Dir::Etc::SourceList="$work/apt/source.sources" -o Dir::Etc::SourceParts=/dev/null \
        -o Dir::State="$work/apt/state" -o Dir::Cache="$work/apt/cache" \
        -o Dir::State::status=/var/lib/dpkg/status -o Acquire::Languages=none \
        -o Acquire::Retries=3 -o APT::Get::List-Cleanup=false "$@"
}

fetch() {
    local uri version
    uri=$(mirror)
    [ -n "$uri" ] || fail "no apt source of this machine names a Debian archive"
    [ -r "$Keyring" ] || fail "$Keyring is missing (package debian-archive-keyring)"
    mkdir -p "$work/apt/state/lists/partial" "$work/apt/cache/archives/partial" "$work/source"
    printf 'Types: deb-src\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' \
        "$uri" "$SourceRelease" "$Keyring" >"$work/apt/source.sources"
    privateApt apt-get update >>"$log" 2>&1 || fail "cannot read the sources of $SourceRelease from $uri"
    version=$(privateApt apt-cache showsrc --only-source kf6-karchive 2>>"$log" |
        sed -n "s/^Version: \(\([0-9]*:\)\{0,1\}$Upstream-.*\)/\1/p" | sort -V | tail -n 1)
    [ -n "$version" ] || fail "$uri has no kf6-karchive $Upstream in $SourceRelease"
    (cd "$work/source" && privateApt apt-get source --only-source "kf6-karchive=$version") >>"$log" 2>&1 ||
        fail "cannot fetch kf6-karchive $version from $uri"
    mv "$work/source/"*/ "$work/karchive"
}

# KArchive 6.13 asks for a newer Qt and newer CMake modules than it uses.
adapt() {
    cd "$work/karchive"
    sed -i -E 's/^(set\(REQUIRED_QT_VERSION) [0-9.]+/\1 6.4.0/; s/^(find_package\(ECM) [0-9.]+/\1 5.100.0/
        /ECMFeatureSummary/d; /ecm_feature_summary/d; /^feature_summary/d' CMakeLists.txt
    sed -i '0,/^#include <Q/s//#include <QStringConverter>\n&/' src/k7zip.cpp
    cd - >/dev/null
}

# Only ZIP is needed: the WITH_ options make the other compressions optional, and hiding their
# packages (libzstd is found through PkgConfig) leaves them out.
build() {
    local hidden
    hidden=$(printf -- '-DCMAKE_DISABLE_FIND_PACKAGE_%s=ON ' BZip2 LibLZMA OpenSSL PkgConfig)
    # shellcheck disable=SC2086 # One word per option.
    cmake -S "$work/karchive" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_INSTALL_PREFIX="$work/prefix" -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_SKIP_INSTALL_RPATH=ON \
        -DBUILD_TESTING=OFF -DKF_SKIP_PO_PROCESSING=ON -DQT_MAJOR_VERSION=6 -DBUILD_WITH_QT6=ON \
        -DWITH_BZIP2=OFF -DWITH_LIBLZMA=OFF -DWITH_LIBZSTD=OFF -DWITH_OPENSSL=OFF $hidden \
        >>"$log" 2>&1 || fail "its configuration failed"
    cmake --build "$work/build" >>"$log" 2>&1 || fail "its build failed"
    cmake --install "$work/build" --strip >>"$log" 2>&1 || fail "its installation failed"
}

main() {
    prefix=$(prefixFolder)
    if [ "${1:-}" != --prefix ] && [ ! -d "$prefix" ]; then
        mkdir -p "$(dirname "$prefix")"
        # Beside its destination, so that the last step is one rename.
        work=$(mktemp -d "$prefix.XXXXXX")
        trap 'rm -rf "$work"' EXIT
        chmod 755 "$work"
        log=$work/log
        fetch
        adapt
        build
        mv -T "$work/prefix" "$prefix" 2>/dev/null || [ -d "$prefix" ] || fail "cannot write $prefix"
    fi
    printf '%s\n' "$prefix"
}

main "$@"
