#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command with a PostgreSQL of its own: in a temporary folder, on a Unix socket only, as a user without rights
# where it is started by root. PGHOST, PGUSER and PGDATABASE name it to the command.
#
# usage: postgresql.sh COMMAND...      Exit status 77: it cannot run here, and the reason.
set -eu

cannot() {
    printf 'no PostgreSQL: %s\n' "$1"
    exit 77
}

programs=
for folder in /usr/lib/postgresql/*/bin; do
    [ ! -x "$folder/initdb" ] || [ ! -x "$folder/postgres" ] || programs=$folder
done
[ -n "$programs" ] || cannot "its server is not installed"
command -v psql >/dev/null || cannot "psql is not installed"

# asServer COMMAND...: the server refuses to run as root.
if [ "$(id -u)" = 0 ]; then
    id nobody >/dev/null 2>&1 || cannot "there is no user nobody"
    command -v setpriv >/dev/null || cannot "setpriv is not installed"
    asServer() { setpriv --reuid nobody --regid "$(id -g nobody)" --clear-groups env HOME="$room" "$@"; }
else
    asServer() { "$@"; }
fi

room=$(mktemp -d /tmp/pg.XXXXXX)
[ "$(id -u)" != 0 ] || chown nobody "$room"
chmod 755 "$room"
stop() {
    [ ! -e "$room/data/postmaster.pid" ] || asServer "$programs/pg_ctl" stop -s -D "$room/data" -m immediate || true
    rm -rf "$room"
}
trap stop EXIT
cd "$room"
asServer "$programs/initdb" -D "$room/data" -U law -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$room/said" 2>&1 || {
    cat "$room/said"
    exit 1
}
asServer "$programs/pg_ctl" start -s -w -t 60 -D "$room/data" -l "$room/log" \
    -o "-c listen_addresses='' -c unix_socket_directories='$room' -c fsync=off -c shared_buffers=32MB" || {
    cat "$room/log"
    exit 1
}
cd /
PGHOST=$room PGUSER=law PGDATABASE=postgres PGOPTIONS= "$@"
