#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the Debian package from a finished build and looks at it: what is inside, what it depends
# on, what lintian finds, that its programs run from it, that apt would install it, that the same build
# gives the same package again. Exit 77: a tool is missing.
# usage: package.sh SOURCE_DIR BUILD_DIR
set -euo pipefail

source=$1
build=$2
failures=0

wrong() {
    echo "wrong: $*"
    failures=$((failures + 1))
}

for tool in dpkg-shlibdeps desktop-file-validate appstreamcli apt-get lintian man python3; do
    command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
work=$(mktemp -d)
touch "$work/begun"
trap 'rm -rf "$work"' EXIT

(cd "$build" && cpack -G DEB -B "$work" >"$work/cpack.log" 2>&1) || { cat "$work/cpack.log"; exit 1; }
deb=$(echo "$work"/*.deb)
dpkg-deb --extract "$deb" "$work/root"
share=$work/root/usr/share

for file in bin/sheria bin/sheriactl libexec/sheria/sheria-csl share/sheria/samples/receiver.{py,mjs} share/doc/sheria/{copyright,changelog.Debian.gz,sheria.spdx.json} share/man/man1/{sheria,sheriactl}.1.gz share/mime/packages/org.sheria.Sheria.xml \
    share/icons/hicolor/{scalable/apps/org.sheria.Sheria.svg,256x256/apps/org.sheria.Sheria.png}; do
    [ -s "$work/root/usr/$file" ] || wrong "the package lacks usr/$file"
done
outside=$(dpkg-deb --fsys-tarfile "$deb" | tar -t | grep -v -E '^\./(usr/(bin|lib|libexec|share)?.*)?$' || true)
[ -z "$outside" ] || wrong "the package puts files outside /usr: $outside"
! grep -rqF "$source" "$work/root" || wrong "the package names the folder it was built in: $(grep -rlF "$source" "$work/root")"

desktop-file-validate "$share/applications/org.sheria.Sheria.desktop" || wrong "its desktop file"
# There is no home page; Debian 13 wants the developer in an element that Debian 12 does not know.
appstreamcli validate --pedantic --no-net "$share/metainfo/org.sheria.Sheria.metainfo.xml" >"$work/appstream.log" || true
if ! grep -q Validation "$work/appstream.log" || grep -E '^[PIWE]:' "$work/appstream.log" |
    grep -vE ': (cid-contains-uppercase-letter|url-homepage-missing|developer-(name-tag-deprecated|info-missing))( |$)'; then
    cat "$work/appstream.log"
    wrong "its AppStream data"
fi
python3 "$(dirname "$0")/sbom.py" "$share/doc/sheria/sheria.spdx.json" || wrong "its bill of materials"
for page in sheria sheriactl; do
    trouble=$(LC_ALL=C.UTF-8 man -l --warnings "$share/man/man1/$page.1.gz" 2>&1 >/dev/null || true)
    [ -z "$trouble" ] || wrong "the manual of $page: $trouble"
done
# What is shipped is built in one piece; the shared layers of a debug build are private libraries without versions.
if grep -q '^CMAKE_BUILD_TYPE:[A-Z]*=Release$' "$build/CMakeCache.txt"; then
    lintian --allow-root --fail-on error,warning "$deb" || wrong "lintian finds something"
fi
# What a desktop does with files and links.
mkdir -p "$work/mime/packages"
cp "$share/mime/packages/org.sheria.Sheria.xml" "$work/mime/packages"
if command -v update-mime-database >/dev/null; then
    PKGSYSTEM_ENABLE_FSYNC=0 update-mime-database "$work/mime" 2>"$work/mime.log"
    grep -q 'application/akn+xml' "$work/mime/globs2" && grep -q 'akomaNtoso application/akn+xml' "$work/mime/XMLnamespaces" ||
        wrong "Akoma Ntoso documents are not recognized: $(cat "$work/mime.log")"
fi

# Its files once more: what it depends on took most of the time.
(cd "$build" && cpack -G DEB -B "$work/again" -D CPACK_DEBIAN_PACKAGE_SHLIBDEPS=OFF >"$work/cpack.log" 2>&1) ||
    { cat "$work/cpack.log"; exit 1; }
if [ -z "$(find "$build/bin" "$build/core" "$build/server" "$build/app" "$build/translations" \
    \( -name '*.so' -o -path "$build/bin/*" \) -newer "$work/begun" -print -quit)" ]; then
    cmp <(dpkg-deb --fsys-tarfile "$deb") <(dpkg-deb --fsys-tarfile "$work"/again/*.deb) ||
        wrong "the same build gives another package"
else
    echo "The build has changed meanwhile: two packages of it are not compared."
fi

depends=$(dpkg-deb --field "$deb" Depends)
for package in libc6 libqt6core6 libqt6httpserver6 libqt6sql6-sqlite libqt6svg6 libqt6webenginewidgets6 libsqlite3-0 \
    qt6-translations-l10n tzdata; do
    grep -qE "(^|, )$package([ ,]|$|t64)" <<<"$depends" || wrong "it does not depend on $package: $depends"
done
for program in sheria sheriactl; do
    missing=$(ldd "$work/root/usr/bin/$program" | grep 'not found' || true)
    [ -z "$missing" ] || wrong "$program lacks $missing"
    archive=$(ldd "$work/root/usr/bin/$program" | sed -n 's/.*libKF6Archive[^ ]* => \([^ ]*\).*/\1/p')
    case $archive in
    "$work"/root/usr/* | /usr/lib/* | /lib/* | '') ;;
    *) wrong "$program takes KArchive from $archive" ;;
    esac
done
"$work/root/usr/bin/sheriactl" --help >"$work/help" || wrong "sheriactl --help fails"
grep -q import "$work/help" || wrong "sheriactl --help does not name its commands"
# The manual names each command.
zcat "$share/man/man1/sheriactl.1.gz" >"$work/manual"
for command in $(sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p' "$work/help"); do
    grep -qx "\.SS $command" "$work/manual" || wrong "the manual lacks $command"
done
grep -qx 'Exec=sheria %U' "$share/applications/org.sheria.Sheria.desktop" || wrong "links are not handed over"
grep -q '^MimeType=.*x-scheme-handler/sheria;' "$share/applications/org.sheria.Sheria.desktop" || wrong "sheria: links are nobody's"
version=$(QT_QPA_PLATFORM=offscreen "$work/root/usr/bin/sheria" --version) || wrong "sheria --version fails"
released=$(dpkg-deb --field "$deb" Version)
grep -qF "${released%-*}" <<<"$version" || wrong "sheria --version says '$version'"

apt-get install --simulate --no-install-recommends "$deb" >"$work/apt.log" 2>&1 ||
    { cat "$work/apt.log"; wrong "apt would not install it"; }

echo "$(basename "$deb"): $(stat -c %s "$deb") bytes"
echo "Depends: $depends"
exit $((failures > 0))
