#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the image of installer/server/Containerfile from the package of a finished build, without a registry, and
# uses it as its comments say: by its user, with a root that cannot be written, no capabilities and a volume.
#
# usage: container.sh [-r ROOT] SOURCE_DIR BUILD_DIR|DEB
#
#   ROOT    a Debian system without anything, which stands for the base image; made by debootstrap where it is
#           missing, and kept (default: that of debian.sh, sheria-bookworm-clean in the cache folder of the user)
#
# Needs root, buildah and debootstrap, a network to install the package's dependencies from, and 5 GB of disk for the
# time that it runs. It is run by hand. Exit status 77: it cannot run here, and the reason.
set -euo pipefail

base=${XDG_CACHE_HOME:-$HOME/.cache}/sheria-bookworm-clean
if [ "${1:-}" = -r ]; then
    base=$2
    shift 2
fi
if [ $# -ne 2 ]; then
    sed -n '3,/^set/s/^# \{0,1\}//p' "$0"
    exit 2
fi
source=$1
built=$(realpath "$2")
failures=0

wrong() {
    echo "wrong: $*"
    failures=$((failures + 1))
}
cannot() {
    printf 'cannot check the container: %s\n' "$1"
    exit 77
}

[ "$(id -u)" = 0 ] || cannot "only root can change into an image without a container engine"
for tool in buildah cpack curl ip nsenter python3 setpriv; do
    command -v "$tool" >/dev/null || cannot "$tool is missing"
done
[ -e "$base/etc/debian_version" ] || command -v debootstrap >/dev/null || cannot "debootstrap is missing"
unshare --mount --net true 2>/dev/null || cannot "namespaces are not permitted here"
[ -f "$built" ] || { [ -x "$built/bin/sheriactl" ] && [ -x "$built/bin/sheria" ]; } ||
    cannot "$built is no package, and no build of the programs sheria and sheriactl"

work=$(mktemp -d /var/tmp/sheria-container.XXXXXX)
server=
engine() { buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"; }
cleanUp() {
    [ -z "$server" ] || kill -KILL "$server" 2>/dev/null || true
    engine rm --all >/dev/null 2>&1 || true
    rm -rf "$work"
}
trap cleanUp EXIT

# ---- the image
mkdir "$work/context"
if [ -f "$built" ]; then
    cp "$built" "$work/context"
else
    (cd "$built" && cpack -G DEB -B "$work/context" >"$work/log" 2>&1) || { cat "$work/log"; exit 1; }
    rm -rf "$work/context/_CPack_Packages"
fi
if [ ! -e "$base/etc/debian_version" ]; then
    debootstrap --variant=minbase --include=ca-certificates bookworm "$base" http://deb.debian.org/debian >"$work/log" 2>&1 ||
        { tail -n 5 "$work/log"; cannot "debootstrap failed"; }
fi
tar -C "$base" --exclude=./dev/* --exclude=./proc/* --exclude=./sys/* -cf "$work/base.tar" .
scratch=$(engine from scratch)
engine add --quiet "$scratch" "$work/base.tar" / >/dev/null
engine config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$scratch"
engine commit --quiet --rm "$scratch" docker.io/library/debian:12-slim >/dev/null
rm "$work/base.tar"
engine build --isolation chroot --pull-never --format docker --tag sheria --file "$source/installer/server/Containerfile" \
    "$work/context" >"$work/log" 2>&1 || { tail -n 40 "$work/log"; exit 1; }

engine inspect --type image sheria >"$work/image.json"
# setting NAME: of the image's configuration: words as they are, lists with NUL behind each item, else JSON.
setting() {
    python3 -c 'import json, sys
value = json.load(open(sys.argv[1]))["Docker"]["config"]
for name in sys.argv[2].split("."):
    value = value[name]
if isinstance(value, list):
    print("\0".join(value), end="\0")
else:
    print(value if isinstance(value, str) else json.dumps(value))' "$work/image.json" "$1"
}
[ "$(setting User)" = 10089 ] || wrong "its user is $(setting User)"
[ "$(setting StopSignal)" = SIGTERM ] || wrong "its signal is $(setting StopSignal)"
[ "$(setting Volumes)" = '{"/var/lib/sheria": {}}' ] || wrong "its volumes are $(setting Volumes)"
[ "$(setting ExposedPorts)" = '{"8089/tcp": {}}' ] || wrong "its ports are $(setting ExposedPorts)"
mapfile -d '' -t entry < <(setting Entrypoint)
mapfile -d '' -t health < <(setting Healthcheck.Test)
[ "${health[0]}" = CMD ] || wrong "its health check is ${health[*]}"

# ---- a container of it: what an engine does with --read-only, --cap-drop all and --tmpfs, in namespaces of its own
root=$(engine mount "$(engine from --pull-never sheria)")
mkdir "$work/volume"
chown --reference="$root/var/lib/sheria" "$work/volume"
chmod --reference="$root/var/lib/sheria" "$work/volume"
install -m 400 -o 10089 /dev/null "$work/token"
echo sixteen-characters-at-least >"$work/token"
as=(setpriv --reuid 10089 --regid "$(sed -n 's/^sheria:[^:]*:10089:\([0-9]*\):.*/\1/p' "$root/etc/passwd")"
    --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs)
environment=(env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/var/lib/sheria)

# contained COMMAND...: runs it in a new container, in the foreground.
# shellcheck disable=SC2016 # The inner shell expands its own arguments.
contained() {
    exec unshare --mount --net bash -euc '
        root=$1 work=$2; shift 2
        ip link set lo up
        mount --bind "$root" "$root"
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount -t tmpfs tmpfs "$root/tmp"
        mount -t tmpfs tmpfs "$root/run"
        mkdir "$root/run/secrets"
        cp --preserve=all "$work/token" "$root/run/secrets/token"
        mount --bind "$work/volume" "$root/var/lib/sheria"
        mount -o remount,bind,ro "$root"
        exec chroot "$root" "$@"' bash "$root" "$work" "${as[@]}" "${environment[@]}" "$@"
}
# inServer COMMAND...: in the container that serves.
inServer() { nsenter --target "$server" --mount --net chroot "$root" "${as[@]}" "${environment[@]}" "$@"; }
# fetch PATH [OPTION...]: as a client of its port.
fetch() {
    local path=$1
    shift
    nsenter --target "$server" --net curl -s --max-time 20 "$@" "http://127.0.0.1:8089$path"
}
start() {
    contained "${entry[@]}" >"$work/serving" 2>&1 &
    server=$!
    for _ in $(seq 300); do
        [ "$(fetch /readyz -o /dev/null -w '%{http_code}' || true)" = 200 ] && return
        kill -0 "$server" 2>/dev/null || break
        sleep 0.2
    done
    cat "$work/serving"
    wrong "the server was not ready"
    exit 1
}
stop() {
    local status=0
    kill -TERM "$server"
    wait "$server" || status=$?
    server=
    [ $status = 0 ] || wrong "SIGTERM ended the server with $status: $(cat "$work/serving")"
}
showsLaw() {
    fetch /v3/akn/zz/act/2005/4/eng.html -H 'Authorization: Token sixteen-characters-at-least' >"$work/law"
    grep -q akn-section "$work/law"
}

(contained sheriactl import --library /var/lib/sheria/library.sheria --sample) >"$work/log" 2>&1 ||
    { cat "$work/log"; wrong "the import into the volume"; }
start
showsLaw || wrong "the server shows no law"
[ "$(fetch /v3/places -o /dev/null -w '%{http_code}')" = 401 ] || wrong "the server answers without the token"
inServer "${health[@]:1}" || wrong "its health check fails: ${health[*]:1}"
[ "$(inServer id -u)" = 10089 ] || wrong "it runs as $(inServer id -u)"
grep -q '^CapEff:[[:space:]]*0*$' "/proc/$server/status" || wrong "it has capabilities"
for path in /x /usr/bin/x /var/lib/x /etc/x; do
    ! inServer touch "$path" 2>/dev/null || wrong "$path can be written"
done
inServer touch /var/lib/sheria/x || wrong "the volume cannot be written"
[ -z "$(find "$work/volume" ! -uid 10089)" ] || wrong "somebody else has files in the volume"
stop
# A container that comes after it has the volume, and nothing else.
start
showsLaw || wrong "the law is not in the volume"
stop

size=$(du -sm "$root" | cut -f1)
[ $failures = 0 ] || exit 1
echo "the image of $(basename "$work"/context/*.deb): built, served, was ready, stopped and went on; $size MB"
