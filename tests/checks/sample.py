#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails where the sample library contradicts itself.

usage: sample.py RESOURCES_SAMPLE_DIR

What it looks at: the pack is what its sources give; the manifest lists every file with its true hash;
XML is well-formed, says the URI of its folder, repeats no eId, and has elements and attributes only where Akoma Ntoso 3.0
allows them; every reference inside the document and to another document of the library leads somewhere; every date, topic and work that the metadata
name exists; every document says that it is fictional.
"""
import hashlib
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

AKN = "{http://docs.oasis-open.org/legaldocml/ns/akn/3.0}"
EXPRESSION = re.compile(r"(.+)/([a-z]{3})@(\d{4}-\d{2}-\d{2})$")
PROVISIONS = ("chapter", "part", "article", "section", "subsection", "paragraph", "subparagraph", "level")

# The content models of the elements that the sample has: regular expressions over the names of their children, each
# followed by a blank. Source: Akoma Ntoso Version 1.0 Part 2 (OASIS, akomantoso30.xsd).
HIERARCHY = "(part|chapter|article|section|subsection|paragraph|subparagraph|level|hcontainer)"
BLOCK = "(p|table|blockList|blockContainer)"
INLINE = ("(ref|i|sub|sup|img|def|term|remark|mod|authorialNote|embeddedStructure|docTitle|docNumber|docType|docDate|"
          "shortTitle|neutralCitation|docketNumber|courtType|judge|lawyer|party|role|signature)")
NUMBERED = "(num )?(heading )?(subheading )?"
PROVISION = NUMBERED + f"((intro )?(({HIERARCHY}|crossHeading) )*(wrapUp )?|content )"
BLOCKS = f"({BLOCK} )+"
INLINES = f"({INLINE} )*"
BODY = f"(({HIERARCHY}|{BLOCK}) )+"
CORE = "(FRBRthis )+(FRBRuri )+(FRBRalias )*(FRBRdate )+(FRBRauthor )+"
MODELS = {
    "akomaNtoso": "(act|judgment) ",
    "act": "meta (preface )?(preamble )?body (conclusions )?(attachments )?",
    "judgment": "meta header judgmentBody (conclusions )?(attachments )?",
    "doc": "meta (preface )?(preamble )?mainBody (conclusions )?(attachments )?",
    "meta": "identification (publication )?(classification )*(lifecycle )*(analysis )*(references )*",
    "identification": "FRBRWork FRBRExpression FRBRManifestation ",
    "FRBRWork": CORE + "FRBRcountry (FRBRsubtype )*(FRBRnumber )*(FRBRname )*",
    "FRBRExpression": CORE + "(FRBRlanguage )+",
    "FRBRManifestation": CORE + "(FRBRformat )?",
    "classification": "(keyword )+",
    "lifecycle": "(eventRef )+",
    "analysis": "(activeModifications )?",
    "activeModifications": "(textualMod )+",
    "textualMod": "(source )+(destination )+(old )*(new )*",
    "references": "((original|passiveRef|TLCOrganization|TLCPerson|TLCTerm) )+",
    "preface": f"(({BLOCK}|longTitle) )+",
    "longTitle": BLOCKS,
    "preamble": BLOCKS,
    "header": BLOCKS,
    "conclusions": BLOCKS,
    "body": f"({HIERARCHY} )+",
    "mainBody": BODY,
    "judgmentBody": "((introduction|background|arguments|motivation|decision) )+",
    **dict.fromkeys(("introduction", "background", "arguments", "motivation", "decision"), BODY),
    **dict.fromkeys(PROVISIONS + ("hcontainer",), PROVISION),
    **dict.fromkeys(("intro", "content", "wrapUp", "authorialNote"), BLOCKS),
    "attachments": "(attachment )+",
    "attachment": NUMBERED + "doc ",
    "blockContainer": NUMBERED + f"(intro )?({BLOCK} )*(wrapUp )?",
    "blockList": "(listIntroduction )?(item )+(listWrapUp )?",
    "item": NUMBERED + BLOCKS,
    "table": "(caption )?(tr )+",
    "tr": "((th|td) )+",
    "th": f"({BLOCK} )*",
    "td": f"({BLOCK} )*",
    "quotedStructure": f"(({HIERARCHY}|{BLOCK}) )+",
    "embeddedStructure": f"(({HIERARCHY}|{BLOCK}) )+",
    "img": "",
}
# These hold text beside their children.
MODELS_OF_TEXT = {
    "mod": f"(({INLINE}|quotedText|quotedStructure) )*",
    **dict.fromkeys(("p", "num", "heading", "subheading", "crossHeading", "listIntroduction", "listWrapUp", "ref", "i", "sub",
                     "sup", "def", "term", "remark", "docTitle", "docNumber", "docType", "docDate", "shortTitle",
                     "neutralCitation", "docketNumber", "courtType", "judge", "lawyer", "party", "role", "signature"), INLINES),
}
EMPTY = ("FRBRthis", "FRBRuri", "FRBRalias", "FRBRdate", "FRBRauthor", "FRBRcountry", "FRBRsubtype", "FRBRnumber", "FRBRformat",
         "FRBRlanguage", "publication", "keyword", "eventRef", "source", "destination", "new", "original", "passiveRef",
         "TLCOrganization", "TLCPerson", "TLCTerm")
MODELS |= dict.fromkeys(EMPTY, "")
# The attributes that an element must have, and those that it may have besides eId, class and status.
REQUIRED = {
    **dict.fromkeys(("act", "judgment", "doc"), ("name",)),
    **dict.fromkeys(PROVISIONS, ("eId",)),
    "hcontainer": ("eId", "name"),
    **dict.fromkeys(("attachment", "longTitle", "blockContainer", "blockList", "item", "table", "quotedStructure", "mod"), ("eId",)),
    **dict.fromkeys(("identification", "classification", "lifecycle", "analysis", "references"), ("source",)),
    **dict.fromkeys(("FRBRthis", "FRBRuri", "FRBRalias", "FRBRcountry", "FRBRsubtype", "FRBRnumber", "FRBRformat"), ("value",)),
    "FRBRdate": ("date", "name"),
    "FRBRauthor": ("href",),
    "FRBRlanguage": ("language",),
    "publication": ("date", "name"),
    "keyword": ("value", "showAs", "dictionary"),
    "eventRef": ("date", "source"),
    **dict.fromkeys(("original", "passiveRef", "TLCOrganization", "TLCPerson", "TLCTerm"), ("eId", "href", "showAs")),
    "textualMod": ("type",),
    **dict.fromkeys(("source", "destination", "new", "ref"), ("href",)),
    **dict.fromkeys(("def", "term", "courtType", "judge", "lawyer", "party"), ("refersTo",)),
    "docDate": ("date",),
    "img": ("src",),
}
ALLOWED = {
    "FRBRalias": ("name",),
    "publication": ("number", "showAs"),
    "eventRef": ("type",),
    "authorialNote": ("marker", "placement"),
    "blockContainer": ("refersTo",),
    "quotedStructure": ("startQuote", "endQuote"),
    "embeddedStructure": ("startQuote", "endQuote"),
    "img": ("alt",),
    "td": ("colspan", "rowspan"),
    "th": ("colspan", "rowspan"),
}
EVERYWHERE = ("eId", "class", "status")
FICTION = {"eng": "fictional", "fra": "fictif", "swa": "kubuni", "ara": "خيالية", "amh": "ልብ ወለድ"}


class Library:
    """The pack as read from its folder."""

    def __init__(self, pack):
        self.pack = pack
        self.problems = []
        self.works = {}  # work URI -> work.json
        self.folders = {}  # work URI -> folder
        self.expressions = {}  # expression URI -> (expression.json, root element or None)
        self.topics = {}
        self.dataset_works = []

    def problem(self, where, what):
        self.problems.append(f"{where}: {what}")

    def load(self):
        for path in sorted((self.pack / "works").glob("*/work.json")):
            work = read_json(path)
            uri = work["frbr_uri"]
            self.works[uri] = work
            self.folders[uri] = path.parent
            if path.parent.name != uri.removeprefix("/akn/").replace("/", "-"):
                self.problem(path, "the folder is not named after the work")
            for expression_path in sorted(path.parent.glob("*/expression.json")):
                self.load_expression(uri, expression_path)
        for root in read_json(self.pack / "topics.json")["topics"]:
            self.load_topic(root, root["slug"], "")

    def load_expression(self, work_uri, path):
        expression = read_json(path)
        uri = expression["expression_frbr_uri"]
        if uri != f"{work_uri}/{path.parent.name}":
            self.problem(path, "the folder is not named after the expression")
        xml = path.parent / "main.xml"
        root = ET.parse(xml).getroot() if xml.exists() else None
        if (root is None) != self.works[work_uri]["stub"]:
            self.problem(path, "a stub has no text, and everything else has one")
        self.expressions[uri] = (expression, root)

    def load_topic(self, node, root, parent):
        slug = (parent + "-" if parent else "") + slug_of(node["name"])
        if node["slug"] != slug:
            self.problem("topics.json", f"{node['slug']} should be {slug}")
        if node["slug"] in self.topics:
            self.problem("topics.json", f"{node['slug']} occurs twice")
        self.topics[node["slug"]] = root
        for child in node["children"]:
            self.load_topic(child, root, node["slug"])

    def eids(self, work_uri):
        """The eIds of all expressions of a work together."""
        found = set()
        for uri, (_, root) in self.expressions.items():
            if root is not None and uri.startswith(work_uri + "/"):
                found |= {e.get("eId") for e in root.iter() if e.get("eId")}
        return found


def slug_of(name):
    """A name as importers of topics put it into a slug."""
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", name.lower())).strip("-_")


def read_json(path):
    return json.loads(Path(path).read_text(encoding="utf-8"))


def check_manifest(library):
    manifest = read_json(library.pack / "manifest.json")
    listed = {entry["path"]: entry for entry in manifest["files"]}
    present = {p.relative_to(library.pack).as_posix() for p in library.pack.rglob("*") if p.is_file()}
    for name in sorted(set(listed) ^ (present - {"manifest.json"})):
        library.problem("manifest.json", f"{name} is listed or present, not both")
    for name in sorted(set(listed) & present):
        entry = listed[name]
        data = (library.pack / name).read_bytes()
        if (hashlib.sha256(data).hexdigest(), len(data)) != (entry["sha256"], entry["bytes"]):
            library.problem("manifest.json", f"{name} has another hash or size")


def check_document(library, uri, expression, root):
    """One main.xml against itself and its expression.json."""
    this = root.find(f".//{AKN}FRBRExpression/{AKN}FRBRuri").get("value")
    language = root.find(f".//{AKN}FRBRlanguage").get("language")
    if (this, language) != (uri, expression["language"]):
        library.problem(uri, f"the text says {this} in {language}")
    ids = [e.get("eId") for e in root.iter() if e.get("eId")]
    for repeated in sorted({i for i in ids if ids.count(i) > 1}):
        library.problem(uri, f"eId {repeated} occurs more than once")
    for bad in [i for i in ids if "." in i or " " in i]:
        library.problem(uri, f"eId {bad} has a character it may not have")
    if FICTION[language] not in "".join(root.itertext()):
        library.problem(uri, "the text does not say that it is fictional")
    known = set(ids) | {"zz-topics"}
    for element in root.iter():
        for name in ("href", "refersTo", "source", "dictionary"):
            check_link(library, uri, known, element, element.get(name))
        if element.tag == AKN + "img":
            check_image(library, uri, element.get("src"))
    check_provisions(library, uri, root)


def check_link(library, uri, known, element, target):
    if not target or target.startswith("/akn/ontology/"):
        return
    if target.startswith("#"):
        if target[1:] not in known:
            library.problem(uri, f"{element.tag.removeprefix(AKN)} leads to {target}, which is not there")
        return
    work, _, portion = target.partition("/~")
    work = EXPRESSION.sub(r"\1", work)
    if work not in library.works:
        library.problem(uri, f"{target} leads to no work of the library")
    elif portion and portion not in library.eids(work):
        library.problem(uri, f"{target}: no expression has this provision")


def check_image(library, uri, src):
    work, language, day = EXPRESSION.match(uri).groups()
    path = library.folders[work] / f"{language}@{day}" / src
    if not path.exists():
        library.problem(uri, f"{src} is missing")


def check_provisions(library, uri, root):
    """A provision has text or provisions of its own, never both side by side; no source mark-up is left."""
    hierarchy = {AKN + name for name in PROVISIONS}
    for element in root.iter():
        check_element(library, uri, element)
        tags = {child.tag for child in element}
        if element.tag in hierarchy and bool(tags & hierarchy) == (AKN + "content" in tags):
            library.problem(uri, f"{element.get('eId')} has both text and provisions, or neither")
        text = (element.text or "") + "".join(child.tail or "" for child in element)
        if re.search(r"[{}|]|\*\*|^(DEF|SEC|MOD|QUOTE|TABLE|REMARK) ", text):
            library.problem(uri, f"mark-up of the source is left in {text.strip()[:60]!r}")


def check_element(library, uri, element):
    """Children, text and attributes against the schema."""
    name = element.tag.removeprefix(AKN)
    place = f"{name} {element.get('eId') or ''}".strip()
    model = MODELS.get(name, MODELS_OF_TEXT.get(name))
    if model is None:
        library.problem(uri, f"{place}: MODELS has no such element")
        return
    children = "".join(child.tag.removeprefix(AKN) + " " for child in element)
    if not re.fullmatch(model, children):
        library.problem(uri, f"{place} may not have the children {children}")
    text = (element.text or "") + "".join(child.tail or "" for child in element)
    if name not in MODELS_OF_TEXT and text.strip():
        library.problem(uri, f"{place} may not have the text {text.strip()[:60]!r}")
    required = REQUIRED.get(name, ())
    for attribute in set(required) - set(element.attrib):
        library.problem(uri, f"{place} needs the attribute {attribute}")
    for attribute in set(element.attrib) - {*required, *ALLOWED.get(name, ()), *EVERYWHERE}:
        library.problem(uri, f"{place} may not have the attribute {attribute}")


def check_work(library, uri, work):
    known = library.works.keys()
    related = [c["commencing_frbr_uri"] for c in work["commencements"]]
    related += [a["amending_uri"] for a in work["amendments"]]
    related += [work["repeal"]["repealing_uri"]] if work["repeal"] else []
    related += [work["parent_work"]["frbr_uri"]] if work["parent_work"] else []
    related += [v for n in work["provision_enrichments"] for k, v in n.items() if k.endswith("_frbr_uri")]
    for target in filter(None, related):
        if target not in known:
            library.problem(uri, f"{target} is not in the library")
    for slug in work["taxonomy_topics"]:
        if slug not in library.topics:
            library.problem(uri, f"there is no topic {slug}")
    wanted = {p for c in work["commencements"] for p in c["provisions"]}
    wanted |= {n["provision_eid"] for n in work["provision_enrichments"] if n["provision_eid"]}
    for eid in sorted(wanted - library.eids(uri)):
        library.problem(uri, f"no expression has the provision {eid}")
    if not work["disclaimer"] or "fictional" not in work["disclaimer"]:
        library.problem(uri, "the disclaimer does not say that it is fictional")
    if not any(e.startswith(uri + "/") for e in library.expressions):
        library.problem(uri, "the work has no expression")
    check_timeline(library, uri, work)
    document = work["publication_document"]
    if document and (library.folders[uri] / document["path"]).stat().st_size != document["size"]:
        library.problem(uri, "the publication document has another size")


def check_timeline(library, uri, work):
    """Dates are dates; every point in time after the first has a cause, every amendment its text."""
    days = {EXPRESSION.match(e).group(3) for e in library.expressions if e.startswith(uri + "/")}
    causes = {a["date"] for a in work["amendments"]} | set(work["consolidations"])
    for day in sorted(days | causes):
        date.fromisoformat(day)
    for day in sorted(days)[1:]:
        if day not in causes:
            library.problem(uri, f"nothing explains the point in time {day}")
    for day in sorted(causes - days):
        library.problem(uri, f"there is no text for {day}")


def check_amendments(library):
    """An amending act says in its text what the amended work says of it."""
    for uri, work in library.works.items():
        for change in work["amendments"]:
            amending = library.works.get(change["amending_uri"])
            if amending and amending["title"] != change["amending_title"]:
                library.problem(uri, f"{change['amending_uri']} is not called {change['amending_title']}")
            roots = [r for e, (_, r) in library.expressions.items()
                     if r is not None and e.startswith(change["amending_uri"] + "/")]
            targets = {d.get("href") for r in roots for d in r.iter(AKN + "destination")}
            if amending and not any(t == uri or t.startswith(uri + "/") for t in targets):
                library.problem(change["amending_uri"], f"its text does not amend {uri}")


def visible(element):
    """The text of an element without white space and without editors' remarks."""
    if element.tag == AKN + "remark":
        return ""
    inner = (element.text or "") + "".join(visible(c) + (c.tail or "") for c in element if c.tag != AKN + "authorialNote")
    inner += "".join(c.tail or "" for c in element if c.tag == AKN + "authorialNote")
    return "".join(inner.split())


def check_quotations(library):
    """What an amending act quotes stands, word for word, in an expression of the act that it amends."""
    texts = {uri: visible(root) for uri, (_, root) in library.expressions.items() if root is not None}
    for uri, (_, root) in library.expressions.items():
        mods = {} if root is None else {m.get("eId"): m for m in root.iter(AKN + "mod")}
        for change in [] if root is None else root.iter(AKN + "textualMod"):
            quoted = mods[change.find(AKN + "source").get("href")[1:]].find(AKN + "quotedStructure")
            target = change.find(AKN + "destination").get("href").partition("/~")[0]
            amended = [text for name, text in texts.items() if name.startswith(target + "/")]
            for block in [] if quoted is None else quoted:
                if not any(visible(block) in text for text in amended):
                    library.problem(uri, f"{target} does not say {visible(block)[:60]!r}")


def check_datasets(library):
    for dataset in read_json(library.pack / "enrichment-datasets.json")["datasets"]:
        root = dataset["taxonomy"]["slug"]
        for item in dataset["enrichments"]:
            if library.topics.get(item["taxonomy_topic"]) != root:
                library.problem(dataset["name"], f"{item['taxonomy_topic']} is not below {root}")
            if item["work"] not in library.works:
                library.problem(dataset["name"], f"there is no work {item['work']}")
            elif item["provision_id"] and item["provision_id"] not in library.eids(item["work"]):
                library.problem(dataset["name"], f"{item['work']} has no {item['provision_id']}")


def check_sources(library, folder):
    done = subprocess.run([sys.executable, folder / "tools" / "build.py", "--check"], capture_output=True, text=True)
    if done.returncode:
        library.problem("tools/build.py --check", (done.stdout + done.stderr).strip())


def main():
    folder = Path(sys.argv[1])
    library = Library(folder / "pack")
    library.load()
    check_manifest(library)
    for uri, (expression, root) in library.expressions.items():
        if root is not None:
            check_document(library, uri, expression, root)
    for uri, work in library.works.items():
        check_work(library, uri, work)
    check_amendments(library)
    check_quotations(library)
    check_datasets(library)
    check_sources(library, folder)
    print("\n".join(library.problems) or
          f"{len(library.works)} works, {len(library.expressions)} expressions: consistent")
    return 1 if library.problems else 0


if __name__ == "__main__":
    sys.exit(main())
