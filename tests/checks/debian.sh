#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the project in a Debian system of its own, and runs tests there; or builds the package there, and has
# a system without anything install, use, upgrade, remove and purge it.
#
# usage: debian.sh [-s SUITE] [-r ROOT] [-- ctest option...]
#        debian.sh [-s SUITE] [-r ROOT] --package [DEB]
#
#   SUITE   the release: bookworm or trixie (the default)
#   ROOT    the folder of that system; made by debootstrap where it is missing, kept, and used again
#           (default: sheria-SUITE in the cache folder of the user). The system without anything is
#           ROOT-clean, which is not changed
#   DEB     a package that was built on that release; it is not built then
#
# Without options for ctest the HTTP tests run. Needs root and debootstrap; about 4 GB of disk, and
# the first time half an hour. Exit status 77: it cannot run here, and the reason.
set -euo pipefail

suite=trixie
root=
package=false
deb=
while [ $# -gt 0 ]; do
    case $1 in
    -s) suite=$2; shift ;;
    -r) root=$2; shift ;;
    --package) package=true; deb=${2:-}; shift $(($# - 1)) ;;
    --) shift; break ;;
    *) sed -n '3,/^set/s/^# \{0,1\}//p' "$0"; exit 0 ;;
    esac
    shift
done
[ $# -gt 0 ] || set -- -R 'server_http|server_routes'
: "${root:=${XDG_CACHE_HOME:-$HOME/.cache}/sheria-$suite}"
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

cannot() {
    printf 'cannot check on Debian %s: %s\n' "$suite" "$1" >&2
    exit 77
}

[ "$(id -u)" = 0 ] || cannot "only root can make a system of its own and change into it"
command -v debootstrap >/dev/null || cannot "debootstrap is missing: apt-get install debootstrap"
unshare --mount true 2>/dev/null || cannot "mounting is not permitted here"

# makeSystem FOLDER
makeSystem() {
    if [ ! -e "$1/etc/debian_version" ]; then
        mkdir -p "$1"
        debootstrap --variant=minbase --include=ca-certificates "$suite" "$1" http://deb.debian.org/debian >&2 ||
            cannot "debootstrap failed (above: its last lines)"
    fi
    # Certificates that the administrator added are needed to fetch packages behind a proxy.
    if compgen -G '/usr/local/share/ca-certificates/*.crt' >/dev/null; then
        cp /usr/local/share/ca-certificates/*.crt "$1/usr/local/share/ca-certificates/"
        chroot "$1" update-ca-certificates >/dev/null 2>&1
    fi
}

# inSystem FOLDER command...: without the environment of whoever started this.
inSystem() {
    # shellcheck disable=SC2016 # The inner shell expands its own arguments.
    unshare --mount bash -c '
        root=$1; shift
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        [ ! -e /etc/resolv.conf ] || cp -L /etc/resolv.conf "$root/etc/resolv.conf"
        exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
            SOURCE_DATE_EPOCH="$SOURCE_DATE_EPOCH" NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
            chroot "$root" "$@"' bash "$@"
}

# The files that git knows, as they are in the working tree, with their times: what was built stays valid.
copySources() {
    mkdir -p "$root/root/sheria"
    find "$root/root/sheria" -mindepth 1 -maxdepth 1 ! -name build ! -name node_modules -exec rm -rf {} +
    (cd "$source" && git ls-files -z --cached --others --exclude-standard |
        while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done |
        tar --null -T - -cf -) | tar -xf - -C "$root/root/sheria"
}

# buildPackage: prints the path of the package.
buildPackage() {
    makeSystem "$root"
    copySources
    # shellcheck disable=SC2016
    inSystem "$root" bash -euc '
        cd /root/sheria
        . installer/setup/steps.sh
        StepCount=3
        installPackages build run
        provideKArchive
        buildPreset release sheria sheriactl
        rm -rf build/release/deb
        cd build/release && cpack -G DEB -B deb >&2' >&2
    printf '%s\n' "$root"/root/sheria/build/release/deb/*.deb
}

# makeOlder DEB FOLDER: the same package with a lower version, and a file that the later one has not.
makeOlder() {
    dpkg-deb -R "$1" "$2/older"
    sed -i 's/^Version: .*/Version: 0.0.1-1/' "$2/older/DEBIAN/control"
    echo old >"$2/older/usr/share/sheria/of-the-version-before"
    dpkg-deb --root-owner-group -b "$2/older" "$2/older.deb" >/dev/null
    rm -rf "$2/older"
}

# What happens in the system without anything. Prints what is wrong; exit status 1 then.
# shellcheck disable=SC2016
InClean='
    failures=0
    wrong() { echo "wrong: $*"; failures=1; }
    install() { apt-get install -y -q --no-install-recommends "$@" >>/tmp/apt.log 2>&1 || { tail -n 20 /tmp/apt.log; wrong "apt-get install $*"; }; }
    apt-get update -q >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; exit 1; }
    install curl
    install /package/older.deb
    [ -e /usr/share/sheria/of-the-version-before ] || wrong "the version before is not installed"
    install /package/newer.deb
    [ "$(dpkg-query -W -f "\${Version}" sheria)" = "$1" ] || wrong "the upgrade has left version $(dpkg-query -W sheria)"
    [ ! -e /usr/share/sheria/of-the-version-before ] || wrong "the upgrade has left a file of the version before"

    export HOME=/tmp/home XDG_CONFIG_HOME=/tmp/home/config XDG_DATA_HOME=/tmp/home/data
    sheriactl --version | grep -qF "${1%-*}" || wrong "sheriactl --version"
    QT_QPA_PLATFORM=offscreen sheria --version | grep -qF "${1%-*}" || wrong "sheria --version"
    sheriactl import --library /tmp/laws.sheria --sample >/dev/null || wrong "sheriactl import"
    sheriactl serve --library /tmp/laws.sheria --port 8089 --token sixteen-characters-at-least >/tmp/serve.log 2>&1 &
    server=$!
    curl -sf --retry 20 --retry-connrefused --retry-delay 1 http://127.0.0.1:8089/version || wrong "the server does not answer: $(cat /tmp/serve.log)"
    curl -sf -H "Authorization: Token sixteen-characters-at-least" http://127.0.0.1:8089/v3/akn/zz/act/2005/4/eng.html |
        grep -q akn-section || wrong "the server shows no law"
    sheriactl doctor --library /tmp/laws.sheria || wrong "sheriactl doctor"
    kill $server
    wait $server || wrong "the server ends with $?"

    dpkg -L sheria >/tmp/files
    apt-get remove -y -q sheria >>/tmp/apt.log 2>&1 || wrong "apt-get remove"
    [ ! -e /usr/bin/sheriactl ] || wrong "sheriactl is there after the removal"
    dpkg --purge sheria >>/tmp/apt.log 2>&1 || wrong "dpkg --purge"
    while read -r file; do [ ! -f "$file" ] || wrong "$file is left"; done </tmp/files
    find / -xdev \( -path /proc -o -path /tmp -o -path /var -o -path /package \) -prune -o -iname "*sheria*" -print >/tmp/named
    [ ! -s /tmp/named ] || wrong "left after the purge: $(cat /tmp/named)"
    ! dpkg-query -W sheria 2>/dev/null | grep -q . || wrong "dpkg still knows it"
    exit $failures'

checkPackage() {
    local work
    makeSystem "$root-clean"
    mkdir -p "$root-archives/partial"
    work=$(mktemp -d "$root-trial.XXXXXX")
    # shellcheck disable=SC2064
    trap "rm -rf '$work'" EXIT
    mkdir "$work/upper" "$work/inner" "$work/system"
    makeOlder "$1" "$work"
    # shellcheck disable=SC2016
    unshare --mount bash -euc '
        mount -t overlay overlay -o "lowerdir=$1,upperdir=$2/upper,workdir=$2/inner" "$2/system"
        mkdir -p "$2/system/package" "$2/system/var/cache/apt/archives"
        mount --bind "$3" "$2/system/var/cache/apt/archives"
        cp "$4" "$2/system/package/newer.deb"
        cp "$2/older.deb" "$2/system/package/older.deb"
        mount -t proc proc "$2/system/proc"
        mount --rbind /dev "$2/system/dev"
        [ ! -e /etc/resolv.conf ] || cp -L /etc/resolv.conf "$2/system/etc/resolv.conf"
        exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
            chroot "$2/system" bash -c "$5" bash "$6"' \
        bash "$root-clean" "$work" "$root-archives" "$1" "$InClean" "$(dpkg-deb --field "$1" Version)"
}

SOURCE_DATE_EPOCH=$(git -C "$source" log -1 --format=%ct)
export SOURCE_DATE_EPOCH
if $package; then
    [ -n "$deb" ] || deb=$(buildPackage)
    checkPackage "$deb"
    echo "$(basename "$deb"): installed, used, upgraded, removed and purged on $suite"
    exit
fi
makeSystem "$root"
copySources
inSystem "$root" /root/sheria/tests/run "$@"
