#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a file leans on what somebody else includes or names, includes what is not to be used, or
does not name its licence in the first line.

usage: headers.py SOURCE_DIR

Each source file includes its own header first, so building it shows what that header lacks, except
for what the precompiled header hides: the names below. For those a header must include what declares
them, itself or through headers of this project. (Headers without a source file are compiled alone by
the target headers_alone; the target all_verify_interface_header_sets compiles each one alone, without
a precompiled header, which takes minutes.)
"""
import os
import re
import sys

TOPS = ("core", "server", "app")
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]', re.MULTILINE)
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)

# Header: the names it declares.
QT = "QByteArray QByteArrayView QString QStringView QStringList QList QHash QMap QSet QDate QDateTime " \
     "QVariant QFile QDir QIODevice QFileInfo QUrl QTime QMetaType"
STANDARD = {
    "algorithm": "sort stable_sort find_if any_of all_of none_of lower_bound upper_bound min max clamp",
    "array": "array",
    "atomic": "atomic atomic_bool atomic_int",
    "chrono": "chrono",
    "cstdint": "int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t",
    "deque": "deque",
    "functional": "function hash less",
    "map": "map multimap",
    "memory": "unique_ptr shared_ptr weak_ptr make_unique make_shared enable_shared_from_this",
    "mutex": "mutex lock_guard unique_lock scoped_lock once_flag",
    "optional": "optional nullopt",
    "set": "set",
    "span": "span",
    "stop_token": "stop_token stop_source stop_callback",
    "string": "string",
    "string_view": "string_view",
    "thread": "thread jthread",
    "tuple": "tuple tie",
    "unordered_map": "unordered_map",
    "utility": "pair move forward exchange in_place index_sequence",
    "variant": "variant monostate visit get_if holds_alternative",
    "vector": "vector",
}
# Header: why no file includes it.
REFUSED = {"semaphore": "std::counting_semaphore of GCC 12 can sleep for ever; use QSemaphore"}
LICENCE = "// SPDX-License-Identifier: GPL-3.0-or-later\n"
# Literals that a file must name the namespace of: files that are compiled as one see that of their neighbours.
LITERAL = re.compile(r'(?:"|\')_(?:s|ba|L1)\b')
# A header whose documented purpose includes another.
BRINGS = {
    "QByteArray": {"QByteArrayView"},
    "QString": {"QByteArray", "QByteArrayView", "QStringView"},
    "QStringList": {"QString", "QList", "QByteArray", "QByteArrayView", "QStringView"},
    "QDateTime": {"QDate", "QTime"},
    "QFile": {"QIODevice"},
    "functional": {"utility"},
    "memory": {"utility"},
    "optional": {"utility"},
    "thread": {"stop_token"},
    "variant": {"utility"},
}


def without_comments(text):
    return COMMENT.sub(" ", re.sub(r"^\s*#.*$", "", text, flags=re.MULTILINE))


def needs(code):
    """The headers that declare what `code` names and does not itself declare."""
    declared = set(re.findall(r"\b(?:class|struct)\s+(\w+)\s*;", code))
    words = set(re.findall(r"(?<![:\w])Q\w+", code)) - declared
    wanted = {name: name for name in QT.split() if name in words}
    scoped = set(re.findall(r"\bstd::(\w+)", code))
    for header, names in STANDARD.items():
        if hit := scoped.intersection(names.split()):
            wanted[header] = "std::" + min(hit)
    return wanted


class Tree:
    def __init__(self, root):
        self.root = root
        self.closures = {}

    def read(self, path):
        with open(os.path.join(self.root, path), encoding="utf-8") as file:
            return file.read()

    def included(self, path):
        """What `path` includes from outside the project, itself or through the project's headers."""
        if path not in self.closures:
            self.closures[path] = result = set()
            for kind, name in INCLUDE.findall(self.read(path)):
                if kind == "<":
                    result |= {name} | BRINGS.get(name, set())
                elif os.path.exists(os.path.join(self.root, name)):
                    result |= self.included(name)
        return self.closures[path]

    def check_header(self, path):
        for header, name in sorted(needs(without_comments(self.read(path))).items()):
            if header not in self.included(path):
                yield f"{path}: names {name}, and nothing it includes brings <{header}>"

    def check_source(self, path):
        text = self.read(path)
        if LITERAL.search(text) and "Literals" not in text:
            yield f"{path}: has literals of Qt, and no using namespace Qt::StringLiterals"
        own = path[:-len(".cpp")] + ".h"
        if os.path.exists(os.path.join(self.root, own)):
            first = INCLUDE.search(text)
            if not first or first.group(2) != own:
                yield f'{path}: the first include must be "{own}"'

    def check_licence(self, path):
        if not self.read(path).startswith(LICENCE):
            yield f"{path}: the first line must be: {LICENCE.rstrip()}"

    def check_includes(self, path):
        for _, name in INCLUDE.findall(self.read(path)):
            if name in REFUSED:
                yield f"{path}: includes <{name}>: {REFUSED[name]}"


def main():
    tree = Tree(sys.argv[1])
    problems = []
    count = 0
    for top in (*TOPS, "tests"):
        for folder, _, files in os.walk(os.path.join(tree.root, top)):
            for file in sorted(files):
                path = os.path.relpath(os.path.join(folder, file), tree.root)
                if file.endswith((".h", ".cpp")):
                    problems += tree.check_licence(path)
                    problems += tree.check_includes(path)
                if top == "tests":
                    continue
                if file.endswith(".h"):
                    count += 1
                    problems += tree.check_header(path)
                elif file.endswith(".cpp"):
                    problems += tree.check_source(path)
    print("\n".join(problems) or f"{count} headers include what they need")
    return 1 if problems or not count else 0


if __name__ == "__main__":
    sys.exit(main())
