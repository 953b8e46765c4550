#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Has each configuration of installer/server read by the program that it is for. A program that is not
# installed is named, and the others are tried.
#
# usage: serverconfigs.sh SOURCE_DIR SHERIACTL
set -uo pipefail

Source=$1
Sheriactl=$2
Configs=$Source/installer/server
Room=$(mktemp -d)
chmod 755 "$Room" # varnishd reads as another user
trap 'rm -rf "$Room"' EXIT
failed=0
tried=0

# check NAME PROGRAM COMMAND...: runs the command where the program is installed; prints what a failing one says.
check() {
    local name=$1 program=$2
    shift 2
    if ! command -v "$program" >/dev/null; then
        echo "$name: not checked, $program is not installed"
        return
    fi
    tried=$((tried + 1))
    if ! "$@" >"$Room/said" 2>&1; then
        echo "$name:"
        cat "$Room/said"
        failed=1
    fi
}

# placed FILE: a copy with the certificate and the folders of this check.
placed() {
    sed -e "s#/etc/ssl/law.example#$Room/law.example#; s#/etc/haproxy/law.example.pem#$Room/both.pem#" \
        -e "s#/var/cache/nginx/sheria#$Room/cache#; s#/usr/bin/sheriactl#$Sheriactl#" "$Configs/$1" >"$Room/$1"
}

export PATH=$PATH:/usr/sbin:/sbin
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=law.example -keyout "$Room/law.example.key" \
    -out "$Room/law.example.pem" 2>"$Room/said" || {
    cat "$Room/said"
    exit 1
}
cat "$Room/law.example.pem" "$Room/law.example.key" >"$Room/both.pem"
for file in nginx.conf haproxy.cfg haproxy-replicas.cfg Caddyfile varnish.vcl sheria.service sheria.socket; do
    placed "$file"
done
# In a namespace there may be no other user.
user=
[ "$(id -u)" != 0 ] || user='user root;'
cat >"$Room/main.conf" <<EOF
$user
pid $Room/nginx.pid;
error_log $Room/error.log;
events {}
http {
    access_log off;
    client_body_temp_path $Room/body;
    proxy_temp_path $Room/proxy;
    include $Room/nginx.conf;
}
EOF

check nginx.conf nginx nginx -t -q -c "$Room/main.conf"
check haproxy.cfg haproxy haproxy -c -q -f "$Room/haproxy.cfg"
check haproxy-replicas.cfg haproxy haproxy -c -q -f "$Room/haproxy-replicas.cfg"
check Caddyfile caddy env HOME="$Room" caddy validate --adapter caddyfile --config "$Room/Caddyfile"
check varnish.vcl varnishd varnishd -j none -C -f "$Room/varnish.vcl" -n "$Room/varnish"
check "units of systemd" systemd-analyze systemd-analyze verify --man=no "$Room/sheria.socket" "$Room/sheria.service"
check "confinement of sheria.service" systemd-analyze \
    systemd-analyze security --offline=true --threshold=20 "$Room/sheria.service"
check alerts.yml promtool promtool check rules "$Configs/alerts.yml"
cp "$Configs/alerts.yml" "$Room/alerts-under-test.yml"
cp "$Source/tests/checks/alerts.yml" "$Room/alerts-test.yml"
check "what the alerts say" promtool promtool test rules "$Room/alerts-test.yml"
check logrotate logrotate logrotate -d --state "$Room/state" "$Configs/logrotate"

# What the alerts and the dashboard ask for is what a server tells that has synced something.
export XDG_CONFIG_HOME="$Room/config" SHERIA_TOKEN=0123456789abcdef0123456789abcdef SHERIA_SYNC_TOKEN=0123456789abcdef0123456789abcdef
"$Sheriactl" serve --library "$Room/l.sheria" --port 0 >"$Room/serving" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; wait $server; rm -rf "$Room"' EXIT
for _ in $(seq 100); do
    address=$(sed -n 's/^listening on //p' "$Room/serving")
    [ -n "$address" ] && break
    sleep 0.1
done
"$Sheriactl" sync add --library "$Room/l.sheria" --url "$address" --interval 60 --keep no >"$Room/said" 2>&1 || {
    cat "$Room/said"
    failed=1
}
for _ in 1 2; do
    curl -s -H "Authorization: Token $SHERIA_TOKEN" "$address/metrics" >"$Room/metrics"
done
for file in alerts.yml dashboard.json; do
    for name in $(grep -oE '(sheria|process)_[a-z_]*' "$Configs/$file" | sort -u); do
        if ! grep -q "^$name[ {]" "$Room/metrics"; then
            echo "$file: the server has no metric $name"
            failed=1
        fi
    done
done
[ $tried -gt 0 ] || exit 77
exit $failed
