#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a word of the program is not translated, a translation leaves out what is put in, or a count is written
without the digits of the language.

usage: translations.py SOURCE_DIR LUPDATE

Exit 77 says that lupdate is not there.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

FOLDERS = ("app", "core")
# How many forms a number asks for, as in the tables of Qt Linguist.
PLURAL_FORMS = {"am": 2, "ar": 6, "en": 2, "fr": 2, "pt": 2, "sw": 2}
PLACES = re.compile(r"%(?:L?[0-9]+|n)")
# Before ; : ? ! and inside quotation marks French has a blank at which no line is broken.
FRENCH_BREAKS = re.compile(r"[^\s/][;:?!»](?=\s|$)| [;:?!»]|«[^\u00a0\u202f]")
# tr("…", "…", n).arg(one).arg(another): its first literal, and what is chained.
TR_CALL = re.compile(r'\btr\(\s*"([^"]*)"[^;{}]*?\)((?:\s*\.arg\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+)')
CHAINED = re.compile(r"\.arg\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)")
COUNT = re.compile(r"(?:^|[.>])(?:size|count|length|number\w*)\(\)(?: [-+] \w+)?$|^int\(.*\)$", re.ASCII)
NO_PUNCTUATION = re.compile(r"&\w+;|<!")


def updated(source, lupdate, name, *options):
    """The .ts file as it would be after lupdate: what is new in the sources is unfinished there."""
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, name)
        shutil.copy(os.path.join(source, "translations", name), copy)
        subprocess.run([lupdate, "-silent", *(os.path.join(source, folder) for folder in FOLDERS), "-I", source,
                        "-tr-function-alias", "Q_DECLARE_TR_FUNCTIONS+=SHERIA_TRANSLATION_CONTEXT",
                        "-no-obsolete", "-locations", "none", *options, "-ts", copy], check=True)
        return xml.parse(copy).getroot()


def forms(message):
    translation = message.find("translation")
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.findall("numerusform")]
    return [translation.text or ""]


def problems_of(name, root):
    plural_forms = PLURAL_FORMS.get(name.removeprefix("sheria_").removesuffix(".ts"))
    if plural_forms is None:
        yield f"{name}: how many plural forms its language has is not known to this check"
    for context in root.findall("context"):
        for message in context.findall("message"):
            text = message.findtext("source")
            where = f"{name}: {context.findtext('name')}: {text!r}"
            if context.findtext("name") == "Error" and message.find("comment") is not None:
                yield f"{where}: its first argument is a literal, which lupdate takes for a comment"
            if message.find("translation").get("type") is not None:
                yield f"{where} is not translated"
                continue
            if message.get("numerus") == "yes" and len(forms(message)) != plural_forms:
                yield f"{where} has {len(forms(message))} plural forms instead of {plural_forms}"
            for form in forms(message):
                if not form.strip():
                    yield f"{where} is translated by nothing"
                if re.search("%n", form) and message.get("numerus") == "yes":
                    yield f"{where}: {form!r} writes digits by '%n', not as the language does, by '%Ln'"
                wanted = set(PLACES.findall(text)) - {"%n"}
                if set(PLACES.findall(form)) - {"%n"} != wanted:
                    yield f"{where}: {form!r} does not hold {sorted(wanted)}"
                if text.count("&") - 2 * text.count("&&") != form.count("&") - 2 * form.count("&&"):
                    yield f"{where}: {form!r} has another number of shortcut letters"
                if name.endswith("_fr.ts") and FRENCH_BREAKS.search(NO_PUNCTUATION.sub("", form)):
                    yield f"{where}: {form!r} lacks a no-break blank beside a sign"


def unknown_contexts(source, name, root):
    """lupdate takes some functions for those of another class: what they say would never be found."""
    known = set()
    for top in FOLDERS:
        for folder, _, files in os.walk(os.path.join(source, top)):
            for file in files:
                if file.endswith((".cpp", ".h")):
                    with open(os.path.join(folder, file), encoding="utf-8") as text:
                        known |= set(re.findall(r'TR_FUNCTIONS\((\w+)\)|"(\w+)"', text.read()))
    known = {word for pair in known for word in pair}
    for context in root.findall("context"):
        if "::" not in context.findtext("name") and context.findtext("name") not in known:
            yield f"{name}: no text asks for translations of {context.findtext('name')}"


def counts_without_locale(source):
    """What tr() says with a count that would not have the digits of the language: "%1" instead of "%L1"."""
    for folder, _, files in os.walk(os.path.join(source, "app")):
        for file in sorted(file for file in files if file.endswith((".cpp", ".h"))):
            path = os.path.join(folder, file)
            with open(path, encoding="utf-8") as opened:
                text = opened.read()
            for call in TR_CALL.finditer(text):
                places = sorted(set(re.findall(r"%L?[0-9]", call.group(1))), key=lambda place: place[-1])
                for place, chained in zip(places, CHAINED.findall(call.group(2))):
                    if "L" not in place and COUNT.search(chained):
                        line = text.count("\n", 0, call.start()) + 1
                        yield f"{os.path.relpath(path, source)}:{line}: {place} is a count: write %L{place[1]}"


def main():
    source, lupdate = sys.argv[1:3]
    if not os.access(lupdate, os.X_OK):
        print("lupdate is not installed")
        return 77
    problems = []
    count = 0
    for name in sorted(os.listdir(os.path.join(source, "translations"))):
        if not name.endswith(".ts"):
            continue
        options = ["-pluralonly"] if name == "sheria_en.ts" else []  # The words are English already.
        root = updated(source, lupdate, name, *options)
        count += len(root.findall(".//message"))
        problems += problems_of(name, root)
        problems += unknown_contexts(source, name, root)
    problems += counts_without_locale(source)
    print("\n".join(problems) or f"{count} messages: all are translated")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
