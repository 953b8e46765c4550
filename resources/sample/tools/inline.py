# SPDX-License-Identifier: GPL-3.0-or-later
"""Inline mark-up of the compact sources.

    **bold**  //italic//  [text](href)
    {name:argument|content}   {name|content}   content may hold mark-up again
"""

import re

from node import Node

_START = re.compile(r"\*\*|(?<!:)//|\[[^\[\]]+\]\([^)\s]+\)|\{[A-Za-z]+[:|]")
_LINK = re.compile(r"\[([^\[\]]+)\]\(([^)\s]+)\)")

# Name in the source -> attribute that takes the argument, for elements spelled like their name.
_PLAIN = {
    "sup": None, "sub": None, "u": None, "abbr": "title", "date": "date", "docDate": "date",
    "docTitle": None, "docNumber": None, "docketNumber": None, "neutralCitation": None, "courtType": "refersTo",
    "judge": "refersTo", "lawyer": "refersTo", "party": "refersTo", "role": "refersTo", "outcome": None,
    "shortTitle": None, "docType": None, "signature": None, "person": "refersTo", "inline": "name",
}


def _closing(text, start):
    """Index of the brace that closes the one at `start`."""
    depth = 0
    for i in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[i], 0)
        if depth == 0:
            return i
    raise ValueError(f"unclosed brace: {text[start:start + 60]}")


def _braced(name, argument, content):
    if name == "ref":
        return Node("ref", {"href": argument}, *inline(content))
    if name == "term":
        return Node("term", {"refersTo": f"#term-{argument}"}, *inline(content or argument.replace("_", " ")))
    if name == "def":
        return Node("def", {"refersTo": f"#term-{argument}"}, *inline(content))
    if name == "fn":
        return Node("authorialNote", {"marker": argument, "placement": "bottom"}, Node("p", None, *inline(content)))
    if name == "img":
        return Node("img", {"src": f"media/{argument}", "alt": content})
    if name == "remark":
        return Node("remark", {"status": "editorial"}, *inline(content))
    attribute = _PLAIN[name]
    return Node(name, {attribute: argument} if attribute and argument else {}, *inline(content))


def inline(text):
    """The strings and nodes that `text` stands for."""
    out = []
    while text:
        match = _START.search(text)
        if not match:
            out.append(text)
            break
        if match.start():
            out.append(text[: match.start()])
        token = match.group()
        if token in ("**", "//"):
            end = text.index(token, match.end())
            out.append(Node("b" if token == "**" else "i", None, *inline(text[match.end() : end])))
            text = text[end + 2 :]
        elif token[0] == "[":
            label, href = _LINK.match(token).groups()
            out.append(Node("ref", {"href": href}, *inline(label)))
            text = text[match.end() :]
        else:
            end = _closing(text, match.start())
            name, _, rest = text[match.start() + 1 : end].partition(token[-1])
            argument, content = ("", rest) if token[-1] == "|" else (rest.partition("|")[0], rest.partition("|")[2])
            out.append(_braced(name, argument, content))
            text = text[end + 1 :]
    return out
