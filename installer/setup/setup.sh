#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what this project needs on Debian 12 or 13 and does not build it: app/run and tests/run do
# the same for themselves. Does nothing where nothing is missing.
#
# usage: setup.sh [build|run|test|sanitize|develop]...     (default: build run test)
set -euo pipefail

StepCount=2
. "$(dirname "${BASH_SOURCE[0]}")/steps.sh"

[ $# -gt 0 ] || set -- build run test
case $1 in
-h | --help) sed -n '3,/^set/s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
installPackages "$@"
provideKArchive
