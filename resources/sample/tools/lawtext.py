# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the compact sources of the sample library into Akoma Ntoso trees.

One line is one block. A first word in capitals names the block; everything else is text.

    %v 1-2            the lines that follow belong to versions 1 and 2 only; `%v all` ends that
    CHAPTER 1 | Heading      PART A | Heading      ARTICLE 3 | Heading      SEC 12A. | Heading
    (1) text          indented by 0, 2, 4: subsection, paragraph, subparagraph
    text              a paragraph of the innermost open provision
    < text            the words after its list; indented like the provision they close
    DEF id | “word” means …      DITEM (a) text      DWRAP text
    MOD type target | words      QUOTE … ENDQUOTE (blocks again)
    TABLE class       ! head | head       | cell | cell
    REMARK text       CROSS text          SCHEDULE Heading | Subheading
    PREFACE PREAMBLE BODY CONCLUSIONS HEADER INTRODUCTION BACKGROUND ARGUMENTS MOTIVATION DECISION
    LEVEL heading     7. text (numbered paragraph)     EXTRACT text (a quotation)
"""

import re

from inline import inline
from node import Node

FICTION = {
    "eng": "[This document is fictional. The Republic of Zephara is an invented country; its law, courts, places and "
           "people do not exist. The text was written to demonstrate software and is the law of no country.]",
    "fra": "[Ce document est fictif. La République de Zéphara est un pays inventé ; son droit, ses tribunaux, ses "
           "lieux et ses habitants n’existent pas. Ce texte a été écrit pour faire la démonstration d’un logiciel et "
           "n’est la loi d’aucun pays.]",
    "swa": "[Hati hii ni ya kubuni. Jamhuri ya Zefara ni nchi isiyokuwapo; sheria, mahakama, maeneo na watu "
           "wanaotajwa humu wote ni wa kubuni. Maandishi haya yameandikwa kuonyesha programu ya kompyuta, wala si "
           "sheria ya nchi yoyote.]",
    "ara": "[هذه الوثيقة خيالية. جمهورية زيفارا بلد مُختلَق، وقوانينها ومحاكمها وأماكنها وأشخاصها لا وجود لهم. كُتب هذا النص "
           "لعرض برنامج حاسوبي، وليس قانونًا لأي بلد.]",
    "amh": "[ይህ ሰነድ ልብ ወለድ ነው። የዜፋራ ሪፐብሊክ የተፈጠረ አገር ነው፤ ሕጎቹ፣ ፍርድ ቤቶቹ፣ ቦታዎቹና ሰዎቹ በእውነት የሉም። "
           "ጽሑፉ የተጻፈው የኮምፒውተር ፕሮግራምን ለማሳየት ሲሆን የየትኛውም አገር ሕግ አይደለም።]",
}
_HIER = {"CHAPTER": ("chapter", 1), "PART": ("part", 2), "ARTICLE": ("article", 3), "SEC": ("section", 3),
         "LEVEL": ("level", 2)}
_PROVISIONS = {0: ("subsection", 4), 2: ("paragraph", 5), 4: ("subparagraph", 6)}
_SECTIONS = {"PREFACE", "PREAMBLE", "CONCLUSIONS", "HEADER", "INTRODUCTION", "BACKGROUND", "ARGUMENTS",
             "MOTIVATION", "DECISION"}
_JUDGMENT_PARTS = {"INTRODUCTION", "BACKGROUND", "ARGUMENTS", "MOTIVATION", "DECISION"}
# A number in another script names the Latin one that its eId is made of: `(a=أ) text`.
_NUMBERED = re.compile(r"(\((?:\w+=)?\w+\)|\d+[A-Z]?\.) (.*)")
_BODIES = {"body", "mainBody"}
_LEVELS = {"chapter": 1, "part": 2, "level": 2, "article": 3, "section": 3, "subsection": 4, "paragraph": 5,
           "subparagraph": 6}


def versions_of(lines, version):
    """The lines that belong to `version`, without the `%v` lines and comments."""
    active = True
    for line in lines:
        if line.startswith("%v "):
            active = _covers(line[3:].strip(), version)
        elif active and line.strip() and not line.startswith("%#"):
            yield line.rstrip()


def _covers(spec, version):
    if spec == "all":
        return True
    for part in spec.split(","):
        low, _, high = part.partition("-")
        if int(low) <= version <= int(high or low):
            return True
    return False


class Reader:
    """Builds the tree below one document element, line by line."""

    def __init__(self, root, body, language="eng"):
        self.root = root
        self.language = language
        self.body = body
        self.stack = [body]  # Open containers, outermost first.
        self.schedules = []
        self.defs = []  # (id, word) of every definition met.
        self.mods = []  # (type, target, mod node) of every amendment met.
        self.pending = None  # The paragraph a QUOTE belongs to.
        self.flow = False  # Inside preface, header …: text only, no provisions.

    # -- structure ---------------------------------------------------------------------------

    def read(self, lines):
        lines = list(lines)
        i = 0
        while i < len(lines):
            i = self.line(lines, i)

    def line(self, lines, i):
        """Reads the block that starts at line `i`; the index of the next one."""
        raw = lines[i]
        indent = len(raw) - len(raw.lstrip())
        text = raw.strip()
        word, _, rest = text.partition(" ")
        if word == "TABLE":
            return self.table(rest, lines, i + 1)
        if word == "QUOTE":
            return self.quote(lines, i + 1)
        handler = getattr(self, f"on_{word.lower()}", None) if word.isupper() else None
        if word in _HIER:
            self.hier(*_HIER[word], rest)
        elif word in _SECTIONS:
            self.part(word)
        elif handler:
            handler(rest.strip())
        else:
            self.words(text, indent)
        return i + 1

    def part(self, word):
        """Opens preface, header, motivation …"""
        node = Node(word.lower())
        if word in _JUDGMENT_PARTS:
            self.body.add(node)
            self.stack = [self.body, node]
            self.flow = False
            return
        children = self.root.children
        children.insert(children.index(self.body) if word != "CONCLUSIONS" else len(children), node)
        self.stack = [node]
        self.flow = True

    def on_body(self, _):
        self.stack = [self.body]
        self.flow = False

    def on_schedule(self, rest):
        heading, _, subheading = rest.partition(" | ")
        attachment = Node("attachment", None, Node("heading", None, *inline(heading)))
        if subheading:
            attachment.add(Node("subheading", None, *inline(subheading)))
        doc = attachment.add(Node("doc", {"name": "schedule"}))
        doc.add(Node("meta"))
        self.stack = [doc.add(Node("mainBody"))]
        self.schedules.append(attachment)
        self.flow = False

    def hier(self, tag, level, rest):
        num, _, heading = rest.partition(" |")
        if tag == "level":
            num, heading = "", rest
        node = Node(tag)
        if num:
            node.add(Node("num", None, num.strip()))
        if heading.strip():
            node.add(Node("heading", None, *inline(heading.strip())))
        self.open(node, level)

    def open(self, node, level):
        while _LEVELS.get(self.stack[-1].tag, 0) >= level:
            self.stack.pop()
        self._end_content(self.stack[-1])
        self.stack[-1].add(node)
        self.stack.append(node)

    @staticmethod
    def _end_content(parent):
        """A provision that gets children turns its content into an introduction."""
        content = parent.find("content")
        if content is not None:
            content.tag = "intro"

    # -- text --------------------------------------------------------------------------------

    def words(self, text, indent):
        numbered = _NUMBERED.match(text)
        if numbered and not self.flow:
            self.provision(numbered, indent)
        elif text.startswith("< "):
            self.wrap_up(text[2:], indent)
        else:
            self.block(Node("p", None, *inline(text)))

    def provision(self, numbered, indent):
        num, text = numbered.groups()
        tag, level = self.kind(num, indent)
        key, _, shown = num.partition("=")
        node = Node(tag, None, Node("num", None, f"({shown}" if shown else num))
        node.key = key
        self.open(node, level)
        self.block(Node("p", None, *inline(text)))

    def kind(self, num, indent):
        """(element, level) of a provision; what stands below a paragraph numbered `7.` is one lower."""
        if num[0] != "(":
            return "paragraph", 5
        below = any(node.tag == "paragraph" and node.key.endswith(".") for node in self.stack)
        return _PROVISIONS[indent + 2 if below else indent]

    def wrap_up(self, text, indent):
        level = _PROVISIONS[indent][1] if indent in _PROVISIONS else 6
        while _LEVELS.get(self.stack[-1].tag, 0) >= level:
            self.stack.pop()
        self.stack[-1].add(Node("wrapUp", None, Node("p", None, *inline(text))))

    def block(self, node):
        """Puts a block where text goes: the innermost open provision's content, or the flow."""
        target = self.stack[-1]
        if target.tag in _LEVELS:
            content = target.find("content")
            if content is None:
                content = target.add(Node("content"))
            target = content
        target.add(node)
        self.pending = node
        return node

    def on_p(self, rest):
        css, bar, text = rest.partition(" | ")
        self.block(Node("p", {"class": css} if bar else {}, *inline(text if bar else rest)))

    def on_fiction(self, _):
        """The notice every sample document opens with, in the document's language."""
        notice = Node("remark", {"status": "editorial"}, FICTION[self.language])
        self.block(Node("p", {"class": "fiction"}, notice))

    def on_longtitle(self, rest):
        self.stack[-1].add(Node("longTitle", None, Node("p", None, *inline(rest))))

    def on_cross(self, rest):
        while self.stack[-1].tag in ("section", "subsection", "paragraph", "subparagraph"):
            self.stack.pop()
        heading = Node("crossHeading", None, *inline(rest))
        parent = self.stack[-1]
        # The schema lets cross-headings stand in containers of provisions, not in the body itself.
        parent.add(Node("hcontainer", {"name": "crossHeading"}, heading) if parent.tag in _BODIES else heading)

    def on_remark(self, rest):
        self.block(Node("p", None, Node("remark", {"status": "editorial"}, *inline(f"[{rest}]"))))

    def on_extract(self, rest):
        quoted = Node("embeddedStructure", {"startQuote": "“", "endQuote": "”"}, Node("p", None, *inline(rest)))
        self.block(Node("p", None, quoted))

    # -- definitions -------------------------------------------------------------------------

    def on_def(self, rest):
        ident, _, text = rest.partition(" | ")
        word = re.match(r"([“«])\s*(.+?)\s*([”»])", text)
        lead, tail = text[: word.start(2)], text[word.end(2) :]
        self.defs.append((ident, word.group(2)))
        marked = [lead, Node("def", {"refersTo": f"#term-{ident}"}, word.group(2)), *inline(tail)]
        box = Node("blockContainer", {"class": "definition", "refersTo": f"#term-{ident}"}, Node("p", None, *marked))
        self.block(box)

    def on_ditem(self, rest):
        num, text = _NUMBERED.match(rest).groups()
        box = self.pending
        if box.children[-1].tag == "p":
            intro = box.children.pop()
            box.add(Node("blockList", None, Node("listIntroduction", None, *intro.children)))
        box.children[-1].add(Node("item", None, Node("num", None, num), Node("p", None, *inline(text))))

    def on_dwrap(self, rest):
        self.pending.children[-1].add(Node("listWrapUp", None, *inline(rest)))

    # -- amendments --------------------------------------------------------------------------

    def on_mod(self, rest):
        head, _, text = rest.partition(" | ")
        kind, target = head.split()
        mod = Node("mod", None, *inline(text))
        self.mods.append((kind, target, mod))
        self.block(Node("p", None, mod))

    def quote(self, lines, i):
        end = lines.index("ENDQUOTE", i)
        quoted = Node("quotedStructure", {"startQuote": "“", "endQuote": "”"})
        inner = Reader(quoted, quoted)
        inner.read(lines[i:end])
        mod = self.pending.find("mod")
        mod.add(quoted)
        return end + 1

    # -- tables ------------------------------------------------------------------------------

    def table(self, css, lines, i):
        table = Node("table", {"class": css.strip()} if css.strip() else {})
        while i < len(lines) and lines[i].lstrip()[:2] in ("! ", "| "):
            row = lines[i].strip()
            cells = [cell.strip() for cell in row[2:].split(" | ")]
            table.add(Node("tr", None, *[self.cell("th" if row[0] == "!" else "td", c) for c in cells]))
            i += 1
        self.block(table)
        return i

    @staticmethod
    def cell(tag, text):
        attrs = {}
        while match := re.match(r"(colspan|rowspan|class)=(\S+) ?", text):
            attrs[match.group(1)] = match.group(2)
            text = text[match.end() :]
        return Node(tag, attrs, Node("p", None, *inline(text)))
