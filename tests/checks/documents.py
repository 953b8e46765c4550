#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a document names a file that does not exist, if a comment cites a section that server/API.md
does not have, or if a route is missing there, or one of our own is in no help or README, or if the help in one
language has not what it has in English.

usage: documents.py SOURCE_DIR

Files are named in backticks: `core/store/db/writer.cpp` by the path from the top or from the document,
`writer.cpp` by the name alone.

Citations are "server/API.md section 2.6", "server/API.md sections 10.5 (6) and 10.6 (6, 7)" and the like: each
number must be that of a heading, each number in parentheses that of an item in a list below it. Of the route
table each path pattern must be there as it is written.
"""
import collections
import html.parser
import os
import re
import sys

TOPS = ("core", "server", "app", "tests")
SUFFIXES = (".h", ".cpp", ".py", ".sh", ".js", ".mjs", ".md", ".txt", ".cmake")
DOCUMENT = os.path.join("server", "API.md")
ROUTES = os.path.join("server", "routes", "routetable.cpp")

HEADING = re.compile(r"#{2,6} (\d+(?:\.\d+)*[a-z]?)\s")
ITEM = re.compile(r"(\d+)\. ")
# A row has a name, a reference list two: of the list, and of one entry of it.
ROW = re.compile(r'\{"[\w-]+",\s*(?:"[\w-]+",\s*)?"(/[^"]*)",')
ENTRY = "/{term}"
# Addresses that no published API documents: whoever uses them has only these files.
OWN = ("/_lab/", "/local/v1/")
HELP = os.path.join("resources", "help")

NUMBER = r"\d+(?:\.\d+)*[a-z]?\b"
PLACE = NUMBER + r"(?: \([^)]*\)| no\. \d+)?"
CITATION = rf"server/API\.md,? sections? ({PLACE}(?:(?:,| and| to|, and) {PLACE})*)"
ITEMS = re.compile(r" (?:\((\d+(?:, \d+)*)\)|no\. (\d+))")
# Where a comment goes on in the next line, its mark stands between the words.
GAP = r"(?: |[ \t]*\n[ \t]*(?://[/!<]*|\*|#)?[ \t]*)"
CITATIONS = re.compile(CITATION.replace(" ", GAP))


NAMED = re.compile(r"`([\w./-]+\.(?:cpp|h|py|sh|cmake|sql|ui|qrc))(?:`|:)")


def file_problems(root):
    """Each file that a document names and that is not there."""
    paths = set()
    for top in (".",) + TOPS + ("resources", "translations", "installer"):
        for folder, folders, files in os.walk(os.path.join(root, top)):
            folders[:] = [] if top == "." else sorted(set(folders) - {"node_modules"})
            paths.update(os.path.normpath(os.path.relpath(os.path.join(folder, file), root)) for file in files)
    documents = sorted(path for path in paths if path.endswith(".md"))
    names = {os.path.basename(path) for path in paths}
    for document in documents:
        with open(os.path.join(root, document), encoding="utf-8") as source:
            text = source.read()
        for match in NAMED.finditer(text):
            named = match.group(1)
            beside = os.path.normpath(os.path.join(os.path.dirname(document), named))
            if not (named in paths or beside in paths or "/" not in named and named in names):
                line = text.count("\n", 0, match.start()) + 1
                yield f"{document}:{line}: there is no file {named}"


def sections(text):
    """The items of each section, by its number."""
    found = {}
    current = set()
    for line in text.splitlines():
        if match := HEADING.match(line):
            current = found.setdefault(match.group(1), set())
        elif match := ITEM.match(line):
            current.add(match.group(1))
    return found


def cited(text):
    """Each section that is cited, with the items, and the line."""
    for match in CITATIONS.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        for one in re.findall(PLACE, re.sub(GAP, " ", match.group(1))):
            number = re.match(NUMBER, one).group()
            items = ITEMS.match(one, len(number))
            yield number, re.findall(r"\d+", items.group()) if items else [], line


def citation_problems(root, known):
    count = 0
    problems = []
    for top in TOPS:
        for folder, folders, files in os.walk(os.path.join(root, top)):
            folders[:] = sorted(set(folders) - {"node_modules"})
            for file in sorted(files):
                if not file.endswith(SUFFIXES):
                    continue
                path = os.path.join(folder, file)
                with open(path, encoding="utf-8", errors="replace") as source:
                    text = source.read()
                for number, items, line in cited(text):
                    count += 1
                    where = f"{os.path.relpath(path, root)}:{line}"
                    if number not in known:
                        problems.append(f"{where}: {DOCUMENT} has no section {number}")
                        continue
                    for item in items:
                        if item not in known[number]:
                            problems.append(f"{where}: section {number} of {DOCUMENT} has no item {item}")
    return count, problems


def help_page(language):
    return os.path.join(HELP, language, "index.html")


def help_languages(root):
    return sorted(name for name in os.listdir(os.path.join(root, HELP)) if os.path.isdir(os.path.join(root, HELP, name)))


class HelpOutline(html.parser.HTMLParser):
    """Its sections by their ids: of each the blocks, and what is to be pressed or typed."""

    BLOCKS = {"h1", "h2", "p", "ul", "ol", "li", "table", "tr", "th", "td", "pre"}
    KEPT = {"code", "pre"}
    ADDRESS = re.compile(r"[a-z0-9/._:{} -]+")  # Without names and examples, which are translated.

    def __init__(self, text):
        super().__init__()
        self.sections = {"": []}
        self.current = self.sections[""]
        self.kept = None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if tag == "h2":
            self.current = self.sections.setdefault(dict(attributes).get("id"), [])
        if tag in self.BLOCKS or tag == "kbd":
            self.current.append(tag)
        if tag in self.KEPT:
            self.kept = ""

    def handle_data(self, text):
        if self.kept is not None:
            self.kept += text

    def handle_endtag(self, tag):
        if tag in self.KEPT and self.kept is not None:
            self.current.append(f"{tag}: {self.kept}" if self.ADDRESS.fullmatch(self.kept) else tag)
            self.kept = None

    def parts(self):
        """Order within a section is that of the language."""
        return {name: collections.Counter(parts) for name, parts in self.sections.items()}


def help_problems(root):
    """Each section of the help that one language has otherwise than English."""
    outlines = {}
    for language in help_languages(root):
        with open(os.path.join(root, help_page(language)), encoding="utf-8") as file:
            outlines[language] = HelpOutline(file.read())
    english = outlines["en"].parts()
    for language, outline in outlines.items():
        if list(outline.sections) != list(outlines["en"].sections):
            yield f"{help_page(language)}: its sections are not those of the English help"
            continue
        for name, parts in outline.parts().items():
            if parts != english[name]:
                lacks = ", ".join(sorted((english[name] - parts).elements())) or "nothing"
                adds = ", ".join(sorted((parts - english[name]).elements())) or "nothing"
                yield f"{help_page(language)}: section '{name}' lacks {lacks}; it has besides: {adds}"


def route_problems(patterns, text):
    for pattern in sorted(set(patterns)):
        if not re.search(r"(?<![\w/*}])" + re.escape(pattern) + r"(?![\w/{-])", text):
            yield f"{ROUTES}: {pattern} is not in {DOCUMENT}"


def own_route_problems(root, patterns):
    """Each group of addresses of our own (up to a name in braces) that users are not told of."""
    groups = {pattern.split("{")[0] for pattern in patterns if pattern.startswith(OWN)}
    if not groups:
        yield f"{ROUTES}: no addresses below {' and '.join(OWN)} were found"
    for document in ["README.md"] + [help_page(language) for language in help_languages(root)]:
        with open(os.path.join(root, document), encoding="utf-8") as file:
            text = file.read()
        for group in sorted(groups):
            if not re.search(re.escape(group) + (r"\w" if group.endswith("/") else r"(?![\w/])"), text):
                yield f"{document}: {group} is not there"


def main():
    root = sys.argv[1]
    with open(os.path.join(root, DOCUMENT), encoding="utf-8") as file:
        text = file.read()
    with open(os.path.join(root, ROUTES), encoding="utf-8") as file:
        patterns = ROW.findall(file.read())
    patterns += [pattern.removesuffix(ENTRY) for pattern in patterns]
    known = sections(text)
    count, problems = citation_problems(root, known)
    problems += route_problems(patterns, text)
    problems += own_route_problems(root, patterns)
    problems += file_problems(root)
    problems += help_problems(root)
    if not known or not patterns:
        problems.append("no sections or no routes were found")
    print("\n".join(problems)
          or f"{count} citations of {len(known)} sections, {len(set(patterns))} paths: all are there")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
