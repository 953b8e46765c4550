#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a text of the program has words that people do not use, or words of experts where none looks.

usage: words.py SOURCE_DIR

Looked through are the texts of the desktop (sources of translations/sheria_fr.ts), the help, README.md, the help of
sheriactl, and how dates are written in app/.
"""
import html
import json
import os
import re
import sys
import xml.etree.ElementTree as xml

# What was on the screen once, or translates another language word by word.
PLAIN = [re.compile(words, re.IGNORECASE) for words in (
    r"\bpoints? in time\b", r"\bthe latest text, from\b", r"\bthis is not the latest text\b",
    r"\bnarrow(s|ed)? (the )?(results|list) down\b", r"\bforget (my |the )?earlier searches\b",
    r"\bonly (the )?changes\b", r"\bdecisions of courts\b", r"\bgo on writing\b", r"\blanguage of the program\b",
    r"\bas the system has it\b", r"\bthe token was not taken\b", r"\bnobody answers?\b",
    r"\bno keychain\b", r"\bonly until the program ends\b", r"\bwhat (has )?bec(ame|omes|ome) of\b",
    r"\bdid not work\b", r"\bended with troubles?\b", r"\b(webhooks|receivers?|clients) (is|are) told\b",
    r"\bis let in\b", r"\blets? nobody in\b", r"\bas many as come\b", r"\bfinding by meaning\b",
    r"\bunknown standing\b", r"\bwho wrote what\b", r"\bcolours by age\b", r"\bput in the middle\b",
    r"\bgive an address\b", r"\btake back the address\b", r"\bat fault\b", r"\bdeleted for good\b",
    r"\bnever heard of\b", r"\blost on its way\b", r"\bstands elsewhere\b",
    r"\bturn round\b", r"\bleads elsewhere\b", r"\bis no text\b")]
# Words that are exactly this, as the name of a button, a column or a state.
LABELS = {"As One Text", "Standing", "Marked", "Begun", "As Inline", "Throttled", "Told", "Score", "Of another date", "Anonymized"}
EXPERT = re.compile(r"\bFRBR|\beIds?\b|\bexpressions?\b", re.IGNORECASE)
# Where experts look: what is wrong with documents and requests, the details of a text, forms for metadata.
EXPERT_CONTEXTS = {"Error", "Details", "DecisionDraft", "ImportWarnings", "DetailsText"}
# How dates and times are written is said in one place.
DATE_FORMAT = re.compile(r"QLocale::(Short|Long|Narrow)Format|\bu\"[^\"]*(yyyy|HH:mm|hh:mm)[^\"]*\"|"
                         r"tr\(\"[^\"]*(yyyy|HH:mm)[^\"]*\"")
DATE_FILES = {"app/text/words.cpp"}


def texts(source):
    """Where each text stands, and the text."""
    root = xml.parse(os.path.join(source, "translations", "sheria_fr.ts")).getroot()
    for context in root.findall("context"):
        for message in context.findall("message"):
            yield context.findtext("name"), message.findtext("source").replace("&", "")
    with open(os.path.join(source, "resources/help/en/index.html"), encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            yield f"help:{number}", html.unescape(re.sub(r"<[^>]*>", "", line))
    with open(os.path.join(source, "README.md"), encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            yield f"README.md:{number}", line
    with open(os.path.join(source, "resources/ctl/commands.json"), encoding="utf-8") as file:
        yield from (("commands.json", text) for text in strings(json.load(file)))


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from strings(inner)


def problems_of(where, text):
    for words in PLAIN:
        if found := words.search(text):
            yield f"{where}: {found.group(0)!r} in {text.strip()[:120]!r}"
    if text in LABELS:
        yield f"{where}: {text!r}"
    is_desktop = ":" not in where.removeprefix("sheria::app::") and where != "commands.json"
    if is_desktop and where.removeprefix("sheria::app::") not in EXPERT_CONTEXTS and EXPERT.search(text):
        yield f"{where}: {EXPERT.search(text).group(0)!r} in {text[:120]!r}"


def date_problems(source):
    for folder, _, files in os.walk(os.path.join(source, "app")):
        for name in files:
            path = os.path.relpath(os.path.join(folder, name), source)
            if not name.endswith((".cpp", ".h")) or path in DATE_FILES:
                continue
            with open(os.path.join(source, path), encoding="utf-8") as file:
                for number, line in enumerate(file, 1):
                    if DATE_FORMAT.search(line.split("//")[0]):
                        yield f"{path}:{number}: a form of dates of its own: {line.strip()}"


def main():
    source = sys.argv[1]
    problems = [problem for where, text in texts(source) for problem in problems_of(where, text)]
    problems += date_problems(source)
    print("\n".join(problems) or "the words are plain")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
