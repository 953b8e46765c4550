#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Loads this export into OpenSearch, by two indexes: PREFIX-texts (a document for each text of an expression) and
# PREFIX-passages (one for each passage). Needs curl.
#
# usage: load.sh URL [PREFIX]      load.sh https://localhost:9200 law
#
# PREFIX is "sheria" unless it is named. Name and password are taken from ~/.netrc, further options for curl
# (--cacert FILE) from ~/.curlrc. For a new export of everything use a new PREFIX and move an alias. An export
# with --since goes into the indexes that are there: what it replaces is deleted first.
set -eu

if [ $# -lt 1 ]; then
    sed -n '3,/^set/s/^# \{0,1\}//p' "$0"
    exit 2
fi
url=${1%/}
prefix=${2:-sheria}
cd "$(dirname "$0")"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# ask METHOD PATH TYPE FILE: sends the file; the answer is in $answer, the status is printed.
ask() {
    curl --silent --show-error --netrc-optional --output "$answer" --write-out '%{http_code}' --request "$1" \
        --header "Content-Type: $3" --header 'Expect:' --data-binary "@$4" "$url/$2"
}

failed() {
    printf '%s: %s\n' "$1" "$2" >&2
    head -c 2000 "$answer" >&2
    exit 1
}

if command -v sha256sum >/dev/null; then
    sha256sum --quiet --check SHA256SUMS
fi
for index in texts passages; do
    there=$(curl --silent --show-error --netrc-optional --output /dev/null --write-out '%{http_code}' --head "$url/$prefix-$index")
    [ "$there" = 404 ] || continue
    status=$(ask PUT "$prefix-$index" application/json "$index.index.json")
    [ "$status" = 200 ] || failed "$prefix-$index" "the index was not created, status $status"
done
for file in replaced-*.json; do
    [ -e "$file" ] || continue
    for index in texts passages; do
        status=$(ask POST "$prefix-$index/_delete_by_query?conflicts=proceed&refresh=true" application/json "$file")
        [ "$status" = 200 ] || failed "$file" "status $status"
    done
done
for index in texts passages; do
    for file in "$index"-*.ndjson; do
        [ -e "$file" ] || continue
        tries=0
        while :; do
            status=$(ask POST "$prefix-$index/_bulk?filter_path=errors,items.*.error" application/x-ndjson "$file")
            # A server that is busy takes the file again.
            { [ "$status" = 429 ] || grep -q rejected_execution "$answer"; } && [ $tries -lt 10 ] || break
            tries=$((tries + 1))
            sleep 5
        done
        [ "$status" = 200 ] || failed "$file" "status $status"
        grep -q '"errors" *: *false' "$answer" || failed "$file" "some documents were refused"
    done
    curl --silent --show-error --netrc-optional --output /dev/null --request POST "$url/$prefix-$index/_refresh"
done
