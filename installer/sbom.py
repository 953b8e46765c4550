#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the bill of materials of what is installed, as SPDX 2.3 in JSON: the Debian packages that the programs are
linked with, the libraries that come along, and the npm packages that the programs carry.

usage: sbom.py SOURCE_DIR VERSION OUTPUT PROGRAM...

The time is SOURCE_DATE_EPOCH; the same programs on the same system give the same bytes.
"""
import base64
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys

# Libraries of headers alone, which no program names.
HEADERS = ("libdtl-dev", "nlohmann-json3-dev")
LOCKS = ("resources/reader/package-lock.json", "resources/csl/package-lock.json",
         "resources/openapi/swagger/package-lock.json")
BUNDLERS = ("esbuild",)


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def identifier(*words):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", "-".join(words)).strip("-")


def package(kind, name, version, licence="NOASSERTION", place="NOASSERTION", purl=None, **more):
    made = {"SPDXID": identifier(kind, name, version), "name": name, "versionInfo": version,
            "downloadLocation": place, "filesAnalyzed": False, "licenseConcluded": "NOASSERTION",
            "licenseDeclared": licence, "copyrightText": "NOASSERTION", **more}
    if purl:
        made["externalRefs"] = [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                                 "referenceLocator": purl}]
    return made


def libraries(program):
    """The path of each library that is loaded with `program`, and whether it names it itself."""
    named = set(re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "-d", program)))
    for soname, path in re.findall(r"^\s*(\S+) => (/\S+)", output("ldd", program), re.MULTILINE):
        yield os.path.realpath(path), soname in named


def owner(path):
    """The Debian package of a file; None: it is in none."""
    for place in (path, path.removeprefix("/usr")):
        found = re.match(r"([^:,\s]+)", output("dpkg", "-S", place))
        if found:
            return found.group(1)
    return None


def debian(name):
    fields = "${Version}\\t${Architecture}\\t${source:Package}\\t${Maintainer}\\n"
    lines = output("dpkg-query", "-W", "-f", fields, name).splitlines()
    if not lines:
        return None
    version, architecture, source, maintainer = lines[0].split("\t")
    return package("deb", name, version, supplier=f"Organization: {maintainer}",
                   purl=f"pkg:deb/debian/{name}@{version}?arch={architecture}", sourceInfo=f"Debian source package {source}")


def npm(lock):
    """The packages of a lock file, and how each belongs to the program."""
    with open(lock, encoding="utf-8") as file:
        for path, entry in sorted(json.load(file)["packages"].items()):
            name = path.rpartition("node_modules/")[2]
            if not name or (entry.get("dev") and name not in BUNDLERS):
                continue
            algorithm, _, digest = entry.get("integrity", "").partition("-")
            sums = [{"algorithm": algorithm.upper(), "checksumValue": base64.b64decode(digest).hex()}] if digest else []
            # "@" of a scope is escaped in a purl.
            yield (package("npm", name, entry["version"], entry.get("license", "NOASSERTION"),
                           entry.get("resolved", "NOASSERTION"), f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}",
                           checksums=sums),
                   "BUILD_TOOL_OF" if entry.get("dev") else "CONTAINS")


def karchive(source):
    with open(os.path.join(source, "installer/setup/karchive.sh"), encoding="utf-8") as file:
        version = re.search(r"^readonly Upstream=(\S+)", file.read(), re.MULTILINE).group(1)
    return package("source", "karchive", version, "LGPL-2.0-or-later",
                   f"https://download.kde.org/stable/frameworks/{version.rpartition('.')[0]}/karchive-{version}.tar.xz",
                   sourceInfo="built from the Debian source package kf6-karchive by installer/setup/karchive.sh")


def parts(source, programs):
    """Each package with its relation to the program."""
    direct, loaded = set(), set()
    for program in programs:
        for path, is_direct in libraries(program):
            (direct if is_direct else loaded).add(path)
    owners = {path: owner(path) for path in direct | loaded}
    named = {owners[path] for path in direct} - {None}
    for name in sorted(named):
        yield debian(name), "DYNAMIC_LINK"
    for name in sorted({owners[path] for path in loaded} - named - {None}):
        yield debian(name), "RUNTIME_DEPENDENCY_OF"
    if any(owners[path] is None and "libKF6Archive" in path for path in owners):
        yield karchive(source), "CONTAINS"
    for name in HEADERS:
        yield debian(name), "STATIC_LINK"
    for lock in LOCKS:
        yield from npm(os.path.join(source, lock))


def main():
    source, version, target, *programs = sys.argv[1:]
    own = package("program", "sheria", version, "GPL-3.0-or-later", supplier="Organization: The Sheria developers")
    packages, relationships = {own["SPDXID"]: own}, []
    for part, relation in parts(source, programs):
        if part is None:
            continue
        packages.setdefault(part["SPDXID"], part)
        ends = [own["SPDXID"], part["SPDXID"]]
        if relation.endswith("_OF"):
            ends.reverse()
        relationship = {"spdxElementId": ends[0], "relationshipType": relation, "relatedSpdxElement": ends[1]}
        if relationship not in relationships:
            relationships.append(relationship)
    digest = hashlib.sha256(json.dumps([list(packages.values()), relationships]).encode()).hexdigest()
    time = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), datetime.timezone.utc)
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"sheria-{version}",
        "documentNamespace": f"https://sheria.invalid/spdx/sheria-{version}-{digest[:16]}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: sheria-sbom"]},
        "packages": list(packages.values()),
        "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                           "relatedSpdxElement": own["SPDXID"]}] + relationships,
    }
    with open(target, "w", encoding="utf-8") as file:
        json.dump(document, file, indent=1, ensure_ascii=False)
        file.write("\n")


main()
