#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Fails where clang-format would change a file. Formatting differs between its versions, so only 14
# (Debian 12) decides; without it the check is skipped (exit 77).
# usage: format.sh SOURCE_DIR
set -eu
cd "$1"
for tool in clang-format-14 clang-format ''; do
    [ -n "$tool" ] || { echo "clang-format 14 is not installed"; exit 77; }
    "$tool" --version 2>/dev/null | grep -q 'version 14\.' && break
done
find core server app tests installer -name node_modules -prune -o \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 -r "$tool" --dry-run --Werror
