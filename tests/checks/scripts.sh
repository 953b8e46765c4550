#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Fails where a shell script cannot be read or a merge left its marks. The set-up runs before any test can, so
# only a check that the tests run by hand, too, sees such a fault in time.
# usage: scripts.sh SOURCE_DIR
set -euo pipefail
cd "$1"
status=0
while IFS= read -r script; do
    bash -n "$script" || status=1
done < <(grep -rlIE --exclude-dir=node_modules --exclude-dir=build --exclude-dir=.git '^#!/bin/(ba)?sh' \
    .ci app installer tests; ls installer/setup/*.sh)
if grep -rnIE --exclude-dir=node_modules --exclude-dir=build --exclude-dir=.git '^(<{7}|>{7}) ' .; then
    echo "A merge left its marks in the lines above."
    status=1
fi
. installer/setup/steps.sh >/dev/null
for purpose in build run test sanitize develop; do
    [ -n "$(packagesFor "$purpose")" ] || { echo "packagesFor $purpose names no package"; status=1; }
done
# On a full disk the set-up says so before it builds; with room it says nothing.
df() { printf 'Filesystem 1048576-blocks Used Available Capacity Mounted on\n/dev/x 9 9 %s 9%% /\n' "$room"; }
room=99999
said=$( (requireSpace dev) 2>&1) && [ -z "$said" ] || { echo "with room: $said"; status=1; }
room=-99999
said=$( (requireSpace dev) 2>&1) && { echo "requireSpace lets a build begin on a full disk"; status=1; }
grep -q 'disk is too full.* MB more' <<<"$said" || { echo "a full disk is told as: $said"; status=1; }
exit $status
