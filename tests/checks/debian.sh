#!/bin/bash
# Builds the project in a Debian system of its own, and runs tests there.
#
# usage: debian.sh [-s SUITE] [-r ROOT] [-- ctest option...]
#
#   SUITE   the release: bookworm or trixie (the default)
#   ROOT    the folder of that system; made by debootstrap where it is missing, kept, and used again
#           (default: sheria-SUITE in the cache folder of the user)
#
# Without options for ctest the HTTP tests run. Needs root and debootstrap; about 4 GB of disk, and
# the first time half an hour. Exit status 77: it cannot run here, and the reason.
set -euo pipefail

suite=trixie
root=
while getopts s:r:h option; do
    case $option in
    s) suite=$OPTARG ;;
    r) root=$OPTARG ;;
    *) sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit 0 ;;
    esac
done
shift $((OPTIND - 1))
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

if [ ! -e "$root/etc/debian_version" ]; then
    mkdir -p "$root"
    debootstrap --variant=minbase --include=ca-certificates "$suite" "$root" http://deb.debian.org/debian >&2 ||
        cannot "debootstrap failed (above: its last lines)"
fi
# Certificates that the administrator added are needed to fetch packages behind a proxy.
if compgen -G '/usr/local/share/ca-certificates/*.crt' >/dev/null; then
    cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/"
    chroot "$root" update-ca-certificates >/dev/null 2>&1
fi

# The files that git knows, as they are in the working tree, with their times: what was built stays valid.
mkdir -p "$root/root/sheria"
find "$root/root/sheria" -mindepth 1 -maxdepth 1 ! -name build ! -name node_modules -exec rm -rf {} +
(cd "$source" && git ls-files -z --cached --others --exclude-standard |
    while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done |
    tar --null -T - -cf -) | tar -xf - -C "$root/root/sheria"

# shellcheck disable=SC2016 # The inner shell expands its own arguments.
exec unshare --mount bash -c '
    root=$1; shift
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    [ ! -e /etc/resolv.conf ] || cp -L /etc/resolv.conf "$root/etc/resolv.conf"
    exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
        NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
        chroot "$root" /root/sheria/tests/run "$@"' bash "$root" "$@"
