# SPDX-License-Identifier: GPL-3.0-or-later
"""A small XML tree for mixed content, and its one way of being written."""

from xml.sax.saxutils import escape

AKN = "http://docs.oasis-open.org/legaldocml/ns/akn/3.0"

# Elements whose children stand on lines of their own; in all others white space is text.
BLOCKS = {
    "akomaNtoso", "act", "judgment", "doc", "meta", "identification", "FRBRWork", "FRBRExpression",
    "FRBRManifestation", "classification", "lifecycle", "analysis", "activeModifications", "textualMod",
    "references", "preface", "preamble", "conclusions", "header", "body", "mainBody", "judgmentBody",
    "introduction", "background", "arguments", "motivation", "decision", "chapter", "part", "article",
    "section", "subsection", "paragraph", "subparagraph", "level", "content", "intro", "wrapUp",
    "blockContainer", "blockList", "item", "table", "tr", "td", "th", "attachments", "attachment",
    "quotedStructure", "embeddedStructure", "longTitle",
}


class Node:
    """An element: `children` holds strings and nodes in document order."""

    def __init__(self, tag, attrs=None, *children):
        self.tag = tag
        self.attrs = {k: v for k, v in (attrs or {}).items() if v is not None}
        self.children = list(children)
        self.key = None  # What the eId is made of, where that is not the text of num.

    def add(self, *children):
        """Appends `children` and returns the last of them."""
        self.children.extend(children)
        return children[-1]

    def elements(self):
        return [c for c in self.children if isinstance(c, Node)]

    def find(self, tag):
        """The first child element called `tag`, or None."""
        return next((c for c in self.elements() if c.tag == tag), None)

    def walk(self):
        """This node and all below it, in document order."""
        yield self
        for child in self.elements():
            yield from child.walk()

    def text(self):
        return "".join(c if isinstance(c, str) else c.text() for c in self.children)


def _open(node):
    attrs = "".join(f' {k}="{escape(str(v), {chr(34): "&quot;"})}"' for k, v in node.attrs.items())
    return f"<{node.tag}{attrs}"


def _write(node, depth, out):
    if not node.children:
        out.append(_open(node) + "/>")
        return
    out.append(_open(node) + ">")
    if node.tag in BLOCKS and all(isinstance(c, Node) for c in node.children):
        for child in node.children:
            out.append("\n" + "  " * (depth + 1))
            _write(child, depth + 1, out)
        out.append("\n" + "  " * depth)
    else:
        for child in node.children:
            if isinstance(child, str):
                out.append(escape(child))
            else:
                _write(child, depth + 1, out)
    out.append(f"</{node.tag}>")


def serialise(root):
    """The document as UTF-8 text with declaration and final line feed."""
    out = ['<?xml version="1.0" encoding="UTF-8"?>\n']
    _write(root, 0, out)
    return "".join(out) + "\n"
