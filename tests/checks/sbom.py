#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a bill of materials lacks what SPDX 2.3 requires, or what the program is known to be made of.

usage: sbom.py FILE
Source: SPDX Specification 2.3, clauses 6, 7 and 11.
"""
import json
import re
import sys

DOCUMENT = ("spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace", "creationInfo", "packages", "relationships")
PACKAGE = ("SPDXID", "name", "downloadLocation", "filesAnalyzed", "licenseConcluded", "licenseDeclared", "copyrightText")
ID = re.compile(r"^SPDXRef-[A-Za-z0-9.-]+$")
TIME = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
RELATIONS = {"DESCRIBES", "DYNAMIC_LINK", "STATIC_LINK", "CONTAINS", "RUNTIME_DEPENDENCY_OF", "BUILD_TOOL_OF"}
# By a pattern in the name: libraries of Debian, what comes from npm.
KNOWN = {"libqt6core6": "pkg:deb/debian/", "libsqlite3-0": "pkg:deb/debian/", "libxapian": "pkg:deb/debian/",
         "libc6": "pkg:deb/debian/", "nlohmann-json3-dev": "pkg:deb/debian/", "@lawsafrica/law-widgets": "pkg:npm/%40",
         "citeproc": "pkg:npm/", "swagger-ui-dist": "pkg:npm/", "esbuild": "pkg:npm/", "karchive|kf6archive": ""}


def faults(document):
    yield from (f"the document lacks {field}" for field in DOCUMENT if not document.get(field))
    if document.get("spdxVersion") != "SPDX-2.3" or document.get("dataLicense") != "CC0-1.0":
        yield "version or licence of the document"
    info = document.get("creationInfo", {})
    if not TIME.match(info.get("created", "")) or not info.get("creators"):
        yield "when and by what it was made"
    ids = {"SPDXRef-DOCUMENT"}
    for package in document.get("packages", []):
        yield from (f"{package.get('name')} lacks {field}" for field in PACKAGE if field not in package)
        if not ID.match(package.get("SPDXID", "")) or package["SPDXID"] in ids:
            yield f"id {package.get('SPDXID')}"
        ids.add(package.get("SPDXID"))
    for relation in document.get("relationships", []):
        if {relation.get("spdxElementId"), relation.get("relatedSpdxElement")} - ids:
            yield f"a relationship to nothing: {relation}"
        if relation.get("relationshipType") not in RELATIONS:
            yield f"relationship {relation.get('relationshipType')}"
    for name, purl in KNOWN.items():
        found = [each for each in document.get("packages", []) if re.search(name, each["name"].lower())]
        if not any(reference["referenceLocator"].startswith(purl) for each in found
                   for reference in each.get("externalRefs", [{"referenceLocator": ""}])):
            yield f"{name} is missing"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        document = json.load(file)
    found = list(faults(document))
    print(*found, sep="\n")
    print(f"{len(document['packages'])} packages")
    return 1 if found else 0


sys.exit(main())
