# SPDX-License-Identifier: GPL-3.0-or-later
# Which Debian packages this project needs, by purpose. Sourced by steps.sh.

# packagesFor <purpose>...: the names, one per line.
#   build    to compile the program        run      what the compiler does not see: plugins, fonts
#   test     to run tests/run              sanitize  the sanitizers and fuzzers
#   develop  linters and benchmarks
packagesFor() {
    local purpose
    for purpose in "$@"; do
        case $purpose in
        build)
            printf '%s\n' build-essential ccache cmake ninja-build pkg-config python3 \
                qt6-base-dev qt6-declarative-dev qt6-httpserver-dev qt6-l10n-tools qt6-pdf-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools \
                qt6-webchannel-dev qt6-webengine-dev qt6-webengine-dev-tools qt6-websockets-dev qtkeychain-qt6-dev \
                libcairo2-dev libcurl4-openssl-dev libdtl-dev libexpat1-dev libjemalloc-dev libpugixml-dev libqpdf-dev libsodium-dev \
                libsqlite3-dev libssl-dev libxapian-dev libyaml-cpp-dev libzip-dev libzstd-dev nlohmann-json3-dev zlib1g-dev
            kArchivePackages
            nodePackages
            ;;
        run)
            printf '%s\n' citation-style-language-locales citation-style-language-styles libqt6sql6-sqlite libqt6svg6 libqt6webenginecore6-bin libsecret-1-0 poppler-utils qt6-translations-l10n qt6-wayland tzdata \
                fonts-dejavu-core fonts-noto-core fonts-sil-abyssinica
            ;;
        test)
            printf '%s\n' appstream clang clang-format curl dbus desktop-file-utils dpkg-dev epubcheck file git gnome-keyring haproxy iproute2 lintian man-db mold nftables nginx-light openssl \
                python3 python3-jsonschema python3-yaml qpdf sqlite3
            ;;
        sanitize)
            printf '%s\n' libclang-rt-dev llvm | compilerRuntime
            ;;
        develop)
            printf '%s\n' buildah caddy clang-tidy debootstrap imagemagick libbenchmark-dev logrotate postgresql prometheus systemd varnish wrk xauth xdotool xvfb
            ;;
        *)
            printf 'no such purpose: %s\n' "$purpose" >&2
            return 1
            ;;
        esac
    done
}

# Debian 12 packages KArchive for Qt 5 only; karchive.sh builds it with these.
kArchivePackages() {
    if [ "$(releaseName)" = bookworm ]; then
        printf '%s\n' ca-certificates dpkg-dev extra-cmake-modules
    else
        printf '%s\n' libkf6archive-dev
    fi
}

# Node.js bundles the reader page. One that is there already, from wherever, will do.
nodePackages() {
    if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
        printf '%s\n' ca-certificates nodejs npm
    fi
}

# On Debian 12 the sanitizers' runtime has no name without a version.
compilerRuntime() {
    if [ "$(releaseName)" = bookworm ]; then
        sed 's/^libclang-rt-dev$/libclang-rt-14-dev/'
    else
        cat
    fi
}

releaseName() {
    (. /etc/os-release 2>/dev/null && printf '%s' "${VERSION_CODENAME:-}")
}
