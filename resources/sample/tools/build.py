#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the sample pack (../pack) from the compact sources (../source).

    build.py            writes the pack
    build.py --check    writes nothing; exit status 1 when the pack is not what the sources give
"""

import json
import shutil
import sys
import tempfile
import zlib
from datetime import datetime, timedelta
from pathlib import Path

import make_manifest
from drawings import gazette_page
from eids import assign_eids
from lawtext import Reader, versions_of
from meta import main_meta, schedule_meta
from node import AKN, Node, serialise

HERE = Path(__file__).resolve().parent.parent
SOURCE, PACK = HERE / "source", HERE / "pack"

# Every work.json has exactly these keys in this order; what a source leaves out gets the default.
WORK_DEFAULTS = {
    "frbr_uri": None, "title": None, "country": "zz", "locality": None, "nature": "act", "subtype": None,
    "actor": None, "year": None, "number": None, "publication_date": None, "publication_name": None,
    "publication_number": None, "publication_document": None, "assent_date": None, "commencements": [],
    "amendments": [], "consolidations": [], "repeal": None, "parent_work": None, "stub": False, "principal": True,
    "chapter": None, "taxonomy_topics": [], "as_at_date": None, "custom_properties": [], "disclaimer": None,
    "aliases": [], "type_name": None, "numbered_title": None, "provision_enrichments": [], "created_at": None,
    "updated_at": None,
}
LEGISLATURE = "Assembly of the Isles"
DISCLAIMER = ("This is a fictional document. The Republic of Zephara, its courts, places and people do not exist; "
              "the text was written to demonstrate the software and is the law of no country.")
PROVISIONS = {"chapter", "part", "article", "section", "subsection", "paragraph", "subparagraph"}
JUDGMENT_KEYS = [
    "short_mnc", "full_mnc", "case_number_string", "case_number_numeric", "filing_year", "delivery_date", "action",
    "casetype", "filing_county", "court", "division", "judges", "advocates", "parties", "flags", "areas_of_law",
    "anonymised", "flynote", "blurb", "summary", "outcome", "issues", "held", "order", "state",
]


def slug_of(uri):
    """The folder of a work: its URI without /akn/, with - for /."""
    return uri.removeprefix("/akn/").replace("/", "-")


def components(uri):
    """The fields that a work URI spells."""
    place, nature, *middle, date, number = uri.removeprefix("/akn/").split("/")
    country, _, locality = place.partition("-")
    return {"country": country, "locality": locality or None, "nature": nature,
            "subtype": middle[0] if middle else None, "actor": middle[1] if len(middle) > 1 else None,
            "year": date[:4], "number": number}


def stamps(uri):
    """Invented but stable creation and update times, different for every URI."""
    seed = zlib.crc32(uri.encode())
    created = datetime(2024, 1, 8, 8) + timedelta(minutes=seed % 60000)
    updated = created + timedelta(minutes=30 + (seed >> 16) % 30000)
    return created.strftime("%Y-%m-%dT%H:%M:%SZ"), updated.strftime("%Y-%m-%dT%H:%M:%SZ")


def load_json(path):
    return json.loads(path.read_text(encoding="utf-8"))


def dump_json(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def complete_work(source):
    """The work.json for what a source says."""
    work = {**WORK_DEFAULTS, **components(source["frbr_uri"])}
    work["disclaimer"] = DISCLAIMER
    work["created_at"], work["updated_at"] = stamps(source["frbr_uri"])
    unknown = set(source) - set(work) - {"expressions", "judgment", "author"}
    if unknown:
        raise ValueError(f"{source['frbr_uri']}: unknown keys {unknown}")
    work.update({k: v for k, v in source.items() if k in work})
    for note in work["provision_enrichments"]:
        note.setdefault("work_frbr_uri", work["frbr_uri"])
    if "judgment" in source:
        work["judgment"] = complete_judgment(work, source["judgment"])
        work["title"] = work["judgment"]["full_mnc"]
        work["type_name"] = "Judgment"
    return work


def complete_judgment(work, source):
    """The judgment object: the source's, with its court looked up and its citations spelt out."""
    judgment = {key: source.get(key) for key in JUDGMENT_KEYS}
    court = load_json(SOURCE / "courts.json")[source["court"]]
    day = datetime.fromisoformat(source["delivery_date"])
    short = f"[{work['year']}] {court['mnc_code']} {work['number']} (ZZLR)"
    full = (f"{source['case_name']} ({source['case_number_string']}) {short} ({day.day} {day:%B %Y}) "
            f"({source['action']['name']})")
    return {**judgment, "court": court, "short_mnc": short, "full_mnc": full,
            "state": source.get("state", "published")}


def document(work, expression, reader, root, author):
    """The finished akomaNtoso element."""
    if reader.schedules:
        root.add(Node("attachments", None, *reader.schedules))
    assign_eids(root)
    root.children[0] = main_meta(work, expression, topic_names(), reader, author)
    for n, attachment in enumerate(reader.schedules, 1):
        doc = attachment.find("doc")
        title = attachment.find("heading").text()
        doc.children[0] = schedule_meta(work, expression, f"schedule{n}", title)
    return Node("akomaNtoso", {"xmlns": AKN}, root)


def write_expression(folder, source_folder, work, author, entry):
    language, date = entry["language"], entry["date"]
    uri = f"{work['frbr_uri']}/{language}@{date}"
    created, updated = stamps(uri)
    expression = {"expression_frbr_uri": uri, "title": entry.get("title", work["title"]), "language": language,
                  "expression_date": date, "created_at": created, "updated_at": updated}
    target = folder / f"{language}@{date}"
    dump_json(target / "expression.json", expression)
    if "source" not in entry:
        return None
    is_judgment = work["nature"] == "judgment"
    body = Node("judgmentBody" if is_judgment else "body")
    root = Node("judgment" if is_judgment else "act", {"name": work["nature"]}, Node("meta"), body)
    reader = Reader(root, body, language)
    lines = (source_folder / entry["source"]).read_text(encoding="utf-8").splitlines()
    reader.read(versions_of(lines, entry.get("version", 1)))
    xml = serialise(document(work, expression, reader, root, author))
    (target / "main.xml").write_text(xml, encoding="utf-8")
    for name in media_names(root):
        (target / "media").mkdir(exist_ok=True)
        shutil.copyfile(SOURCE / "media" / name, target / "media" / name)
    return root


def media_names(root):
    return sorted({n.attrs["src"].removeprefix("media/") for n in root.walk() if n.tag == "img"})


def with_descendants(provisions, roots):
    """`sec_3*` stands for section 3 and every provision below it, in document order."""
    eids = list(dict.fromkeys(n.attrs["eId"] for root in roots for n in root.walk() if n.tag in PROVISIONS))
    out = []
    for name in provisions:
        stem = name.removesuffix("*")
        out += [e for e in eids if e == stem or name.endswith("*") and e.startswith(stem + "__")]
    return out


_topics = {}


def topic_names():
    """Slug to name of every topic."""
    def collect(node):
        _topics[node["slug"]] = node["name"]
        for child in node["children"]:
            collect(child)

    if not _topics:
        for root in load_json(SOURCE / "topics.json")["topics"]:
            collect(root)
    return _topics


def write_work(pack, source_folder):
    source = load_json(source_folder / "work.json")
    work = complete_work(source)
    folder = pack / "works" / slug_of(work["frbr_uri"])
    published = work["publication_document"]
    if published:
        data = gazette_page(published.pop("lines"))
        published["size"] = len(data)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / published["path"]).write_bytes(data)
    author = source.get("author", LEGISLATURE)
    roots = [write_expression(folder, source_folder, work, author, entry) for entry in source["expressions"]]
    for commencement in work["commencements"]:
        commencement["provisions"] = with_descendants(commencement["provisions"], list(filter(None, roots)))
    dump_json(folder / "work.json", work)


def build(pack):
    pack.mkdir(parents=True, exist_ok=True)
    for name in ("places.json", "topics.json"):
        dump_json(pack / name, load_json(SOURCE / name))
    dump_json(pack / "enrichment-datasets.json", {"datasets": datasets()})
    for folder in sorted(path.parent for path in (SOURCE / "works").glob("*/work.json")):
        try:
            write_work(pack, folder)
        except Exception as error:
            raise SystemExit(f"{folder.name}: {error!r}") from error
    make_manifest.write(pack)


def datasets():
    """The enrichment datasets, each with the topics below its root spelt out."""
    roots = {root["slug"]: root for root in load_json(SOURCE / "topics.json")["topics"]}
    found = load_json(SOURCE / "enrichment-datasets.json")["datasets"]
    return [{**dataset, "taxonomy": topic_node(roots[dataset["taxonomy"]])} for dataset in found]


def topic_node(node):
    return {"name": node["name"], "slug": node["slug"], "id": node["id"],
            "children": [topic_node(child) for child in node["children"]]}


def contents(folder):
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def main():
    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary) / "pack"
        build(fresh)
        if "--check" in sys.argv[1:]:
            made, kept = contents(fresh), contents(PACK)
            stale = sorted(k for k in made.keys() | kept.keys() if made.get(k) != kept.get(k))
            for name in stale:
                print(f"not what the sources give: {name}")
            return 1 if stale else 0
        shutil.rmtree(PACK, ignore_errors=True)
        shutil.copytree(fresh, PACK)
    return 0


if __name__ == "__main__":
    sys.exit(main())
