#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command where no other computer can be reached, and fails if it has tried to reach one: by a TCP connection
# or a UDP packet to any address but those of this computer, or a question for a name that is not one of those that
# are reserved for examples and tests (RFC 6761), which nobody has.
#
# usage: offline.sh COMMAND [ARGUMENT...]
#        offline.sh --programs SHERIACTL SHERIA
#
#   --programs   instead, has both programs work on the sample library: the server answers, and the desktop, without
#                a display, serves and shows an act
#
# Exit status: that of the command; 1 if it has tried; 77 if it cannot run here, with the reason.
set -euo pipefail

# A name server that knows no name, and prints those that it should not have been asked for.
NameServer='
import socket, struct, sys
server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
server.bind(("192.0.2.1", 53))
open(sys.argv[1], "w").close()
while True:
    query, client = server.recvfrom(4096)
    labels, at = [], 12
    while at < len(query) and query[at]:
        labels.append(query[at + 1:at + 1 + query[at]].decode("latin-1"))
        at += 1 + query[at]
    if not labels or labels[-1].lower() not in ("example", "invalid", "test", "localhost"):
        print(".".join(labels), flush=True)
    server.sendto(query[:2] + struct.pack(">HHHHH", 0x8183, 1, 0, 0, 0) + query[12:at + 5], client)
'

cannot() {
    echo "cannot run without a network: $1"
    exit 77
}

# programs SHERIACTL SHERIA
programs() {
    local work ctl=$1 desktop=$2 port=8089 started
    work=$(mktemp -d)
    # shellcheck disable=SC2064
    trap "jobs -p | xargs -r kill 2>/dev/null || true; wait; rm -rf '$work'" EXIT
    export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work/run QT_QPA_PLATFORM=offscreen
    mkdir -m 700 "$work/run"
    "$ctl" import --library "$work/laws.sheria" --sample >/dev/null
    "$ctl" doctor --library "$work/laws.sheria" >/dev/null
    "$ctl" serve --library "$work/laws.sheria" --port "$port" --token sixteen-characters-at-least >"$work/serve.log" 2>&1 &
    started=$!
    answers "$port" || { cat "$work/serve.log"; return 1; }
    curl -sf -H 'Authorization: Token sixteen-characters-at-least' "http://127.0.0.1:$port/v3/akn/zz/act/2005/4/eng.html" >/dev/null || return
    kill "$started" && wait "$started" || return

    "$desktop" --library "$work/laws.sheria" --port $((port + 1)) /akn/zz/act/2005/4 >"$work/desktop.log" 2>&1 &
    started=$!
    answers $((port + 1)) || { cat "$work/desktop.log"; return 1; }
    sleep 6 # What Chromium asks its makers, it asks some seconds after its start.
    kill "$started" && wait "$started"
}

# answers PORT: waits for a server.
answers() {
    curl -sf --retry 60 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$1/version" >/dev/null
}

if [ "${1:-}" = --inside ]; then
    shift
    export QTWEBENGINE_DISABLE_SANDBOX=1 # Whoever is root, as all are here, goes without it.
    # All other addresses lead to the loopback interface too, so that an attempt is seen and counted; nothing else is
    # there to tell it from one that the system refuses at once.
    { ip link set lo up && ip addr add 192.0.2.1/32 dev lo && ip route add default dev lo src 192.0.2.1; } 2>&1 ||
        cannot "the namespace cannot be set up"
    ip -6 route add default dev lo 2>/dev/null || true # Without IPv6 there is nothing to count.
    nft -f - <<'RULES' || cannot "nftables cannot be used"
table inet outside {
    set tried4 { typeof ip daddr . th dport; flags dynamic; }
    set tried6 { typeof ip6 daddr . th dport; flags dynamic; }
    chain output {
        type filter hook output priority 0
        ip daddr { 127.0.0.0/8, 192.0.2.1 } accept
        ip6 daddr ::1 accept
        meta l4proto { tcp, udp } add @tried4 { ip daddr . th dport }
        meta l4proto { tcp, udp } add @tried6 { ip6 daddr . th dport }
        meta l4proto tcp counter reject with tcp reset
        meta l4proto udp counter reject
    }
}
RULES
    names=$(mktemp -d)
    echo 'nameserver 192.0.2.1' >"$names/resolv.conf"
    [ ! -e /etc/resolv.conf ] || mount --bind "$names/resolv.conf" /etc/resolv.conf || cannot "no name server can be put in place"
    python3 -c "$NameServer" "$names/ready" >"$names/asked" &
    server=$!
    until [ -e "$names/ready" ]; do
        kill -0 "$server" 2>/dev/null || cannot "the name server does not start"
        sleep 0.1
    done
    status=0
    if [ "$1" = --programs ]; then programs "$2" "$3" || status=$?; else "$@" || status=$?; fi
    tried=$(nft list table inet outside | tr '\n' ' ' | grep -oE 'elements = \{[^}]*\}' || true)
    kill "$server"
    if [ -s "$names/asked" ]; then
        echo "names that were asked for: $(sort -u "$names/asked" | tr '\n' ' ')"
        [ "$status" != 0 ] || status=1
    fi
    rm -rf "$names"
    if [ -n "$tried" ]; then
        echo "other computers were to be contacted, at addresses . ports: $tried"
        [ "$status" != 0 ] || status=1
    fi
    exit "$status"
fi

[ $# -gt 0 ] || { sed -n '3,/^set/s/^# \{0,1\}//p' "$0"; exit 2; }
for tool in ip nft unshare curl python3; do
    PATH=$PATH:/usr/sbin:/sbin command -v "$tool" >/dev/null || cannot "$tool is not installed"
done
namespace=(unshare --net --mount)
"${namespace[@]}" true 2>/dev/null || namespace+=(--user --map-root-user) # As somebody who is not root.
"${namespace[@]}" true 2>/dev/null || cannot "a network namespace is not permitted here"
PATH=$PATH:/usr/sbin:/sbin exec "${namespace[@]}" "$0" --inside "$@"
