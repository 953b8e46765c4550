# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives every provision, block and reference of a document its eId."""

import re
import string

from node import Node

_ALIASES = {
    "article": "art", "attachment": "att", "blockList": "list", "chapter": "chp", "listIntroduction": "intro",
    "listWrapUp": "wrapup", "paragraph": "para", "quotedStructure": "qstr", "section": "sec",
    "subparagraph": "subpara", "subsection": "subsec",
}
_NUMBERED = {"article", "chapter", "paragraph", "part", "section", "subparagraph", "subsection", "item", "level"}
_COUNTED = {
    "attachment", "blockContainer", "blockList", "crossHeading", "hcontainer", "p", "table", "quotedStructure",
    "embeddedStructure", "longTitle", "mod", "ref", "term", "def", "authorialNote", "remark", "img",
}
# They have no eId of their own but are part of the ids below them.
_PREFIXING = {"preface": "preface", "preamble": "preamble", "conclusions": "conclusions", "header": "header",
              "intro": "intro", "wrapUp": "wrapup", "listIntroduction": "intro", "listWrapUp": "wrapup"}


def clean_number(num):
    """The number as it stands in an eId: `(i)` is `i`, `1.2.` is `1-2`, `3a bis` is `3abis`."""
    num = "".join(num.split()).strip(string.punctuation + "“”«»–—")
    return re.sub(r"[^\w]+", "-", num)


class _Ids:
    def __init__(self):
        self.taken = set()
        self.counts = {}

    def count(self, prefix, name):
        key = (prefix, name)
        self.counts[key] = self.counts.get(key, 0) + 1
        return self.counts[key]

    def unique(self, eid):
        candidate, n = eid, 1
        while candidate in self.taken:
            n += 1
            candidate = f"{eid}_{n}"
        self.taken.add(candidate)
        return candidate


def _join(prefix, name):
    return f"{prefix}__{name}" if prefix else name


def _name(node, prefix, ids):
    alias = _ALIASES.get(node.tag, node.tag)
    if node.tag in _NUMBERED:
        num = node.find("num")
        cleaned = clean_number(node.key or num.text()) if num else ""
        return f"{alias}_{cleaned}" if cleaned else f"{alias}_nn_{ids.count(prefix, node.tag)}"
    return f"{alias}_{ids.count(prefix, node.tag)}"


def _assign(node, prefix, ids, in_judgment):
    if node.tag == "meta":
        return
    if node.tag in _NUMBERED or node.tag in _COUNTED:
        # Paragraphs of a judgment are numbered through the whole document, whatever part they are in.
        own = "" if in_judgment and node.tag in ("paragraph", "level") else prefix
        prefix = ids.unique(_join(own, _name(node, own, ids)))
        node.attrs = {"eId": prefix, **node.attrs}
    elif node.tag in _PREFIXING:
        prefix = _join(prefix, _PREFIXING[node.tag])
    for child in node.elements():
        _assign(child, prefix, ids, in_judgment)


def assign_eids(document: Node):
    """Numbers the document in place."""
    ids = _Ids()
    for child in document.elements():
        _assign(child, "", ids, document.tag == "judgment")
