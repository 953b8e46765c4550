#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a manual page from its template: fills in the version and what commands.json says of each command.

usage: man.py TEMPLATE COMMANDS_JSON VERSION OUTPUT.gz

The same input gives the same bytes.
"""
import gzip
import json
import sys


def escaped(text):
    """`text` as it may stand in a line of roff, which does not begin a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in ".'" else text


def prose(text):
    return "\n.PP\n".join(escaped(part.replace("\n", " ")) for part in text.split("\n\n"))


def expanded(options, shared):
    for option in options:
        if isinstance(option, str):
            yield from expanded(shared[option], shared)
        else:
            yield option


def synopsis(name, options, is_group):
    lines = [f".B sheriactl {escaped(name)}"]
    lines += [head(option) for option in options if option.get("required")]
    if any("word" not in option and not option.get("required") for option in options):
        lines.append(".RI [ options ]")
    lines += [head(option) + (" ..." if option.get("many") else "") for option in options if "word" in option]
    return "\n".join(lines + [".RI [ action ]"] * is_group)


def head(option):
    if "word" in option:
        return f".I {escaped(option['word'])}"
    if option.get("value"):
        return f".BI \\-\\-{escaped(option['name'])} \" {escaped(option['value'])}\""
    return f".B \\-\\-{escaped(option['name'])}"


def commands(described):
    parts = []
    for name, command in described["commands"].items():
        options = list(expanded(command.get("options", []), described["shared"]))
        is_group = any(other.startswith(name + " ") for other in described["commands"])
        parts += [f".SS {escaped(name)}", synopsis(name, options, is_group), ".PP", prose(command["text"])]
        parts += [f".TP\n{head(option)}\n{prose(option['text'])}" for option in options]
    return "\n".join(parts)


def main():
    template, described, version, output = sys.argv[1:]
    with open(template, encoding="utf-8") as file:
        page = file.read()
    with open(described, encoding="utf-8") as file:
        page = page.replace("@COMMANDS@", commands(json.load(file)))
    page = page.replace("@VERSION@", version)
    with open(output, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(page.encode())


main()
