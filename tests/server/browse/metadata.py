#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails where a reference manager would save less of a page than the library knows.

usage: metadata.py SHERIACTL CORPUS_DIR

Serves the sample library, and some real documents where CORPUS_DIR has them, and reads the pages that people open: those
of ?standalone=1, what a browser's window gets for an address that ends in .html, and ?format=browse. What Zotero's
translators "Embedded Metadata" and "RDF" make of a page is written down below as tables: which tags lead to which fields.
"""
import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from html.parser import HTMLParser
from pathlib import Path

MIN_PAGES = 50
MAX_REAL = 40  # Documents of the corpus of each kind.

# ---- What the translators do, as data.

# Prefixes that need no <link rel="schema.…">.
PREFIXES = {"dc": "http://purl.org/dc/elements/1.1/", "dcterms": "http://purl.org/dc/terms/",
            "z": "http://www.zotero.org/namespaces/export#", "og": "http://ogp.me/ns#"}
DC, TERMS, Z = PREFIXES["dc"], PREFIXES["dcterms"], PREFIXES["z"]
# Fields, and the properties they are taken from: the first that is there.
RDF_FIELDS = {"title": [DC + "title", TERMS + "title", PREFIXES["og"] + "title"],
              "publicationTitle": [DC + "source", TERMS + "source", PREFIXES["og"] + "site_name"],
              "rights": [DC + "rights", TERMS + "rights"],
              "publisher": [DC + "publisher", TERMS + "publisher"],
              "date": [DC + "date.issued", TERMS + "issued", DC + "date", TERMS + "date"],
              "url": [PREFIXES["og"] + "url"],
              "language": [DC + "language", TERMS + "language"],
              "abstractNote": [DC + "description", TERMS + "description"]}
# Tags that end so; these come after the others, and win.
HIGHWIRE_FIELDS = {"citation_title": "title", "citation_publication_date": "date", "citation_date": "date",
                   "citation_journal_title": "publicationTitle", "citation_publisher": "publisher",
                   "citation_public_url": "url", "citation_language": "language"}
LEGISLATION = "https://schema.org/Legislation"
ITEM_TYPES = {"case", "statute", "webpage", "journalArticle", "book", "report", "document"}
# What an item of a type can hold, and what the general fields are called there. All else is dropped.
COMMON = {"abstractNote", "language", "shortTitle", "url", "accessDate", "rights", "extra", "history"}
FIELDS = {"case": COMMON | {"caseName", "court", "dateDecided", "docketNumber", "reporter", "reporterVolume", "firstPage"},
          "statute": COMMON | {"nameOfAct", "code", "codeNumber", "publicLawNumber", "dateEnacted", "pages", "section",
                               "session"}}
BASE = {"case": {"title": "caseName", "date": "dateDecided", "number": "docketNumber"},
        "statute": {"title": "nameOfAct", "date": "dateEnacted", "number": "publicLawNumber"}}


class Head(HTMLParser):
    """The tags of a page's head."""

    def __init__(self, page):
        super().__init__()
        self.prefixes, self.metas, self.is_over = dict(PREFIXES), [], False
        self.item_type, self.properties = None, {}  # Microdata: of the head itself, and by their names.
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if self.is_over or tag == "body":
            self.is_over = True
        elif tag == "head" and "itemscope" in given:
            self.item_type = given.get("itemtype")
        elif tag == "meta" and given.get("itemprop"):
            self.properties[given["itemprop"]] = given.get("content")
        elif tag == "link":
            match = re.match(r"schema\.([a-zA-Z]+)", given.get("rel") or "")
            if match:
                self.prefixes[match[1].lower()] = given.get("href")
        elif tag == "meta":
            names = given.get("name") or given.get("property") or ""
            if names and given.get("content"):
                self.metas.append((names, given["content"]))


def saved(page, address):
    """The item that the translators make of a page."""
    head = Head(page)
    properties = {}
    for names, value in head.metas:
        for name in names.split():
            match = re.match(r"([^.:_]*)[.:_](.*)", name)
            prefix = head.prefixes.get(match[1].lower()) if match else None
            if prefix and match[2]:
                properties.setdefault(prefix + match[2][0].lower() + match[2][1:], []).append(value)
    kind = properties.get(Z + "itemType", [""])[0]
    if kind not in FIELDS:
        return {"itemType": kind if kind in ITEM_TYPES else "webpage"}
    item = {}
    for field, names in RDF_FIELDS.items():
        found = next((properties[name][0] for name in names if name in properties), None)
        if found:
            item[field] = found
    creators = properties.get(DC + "creator") or properties.get(DC + "contributor") or []
    for name, values in properties.items():
        if name.startswith(Z):
            item[name[len(Z):]] = values[0]
    for ending, field in HIGHWIRE_FIELDS.items():
        found = [value for names, value in head.metas if names.endswith(ending)]
        if found:
            item[field] = " ".join(", ".join(found).split())
    item.setdefault("url", address)
    renamed = {BASE[kind].get(field, field): value for field, value in item.items()}
    # A specific field that was given itself is not overwritten by the general one.
    renamed.update({field: value for field, value in item.items() if field in FIELDS[kind]})
    kept = {field: value for field, value in renamed.items() if field in FIELDS[kind]}
    return {"itemType": kind, "creators": creators, **kept}


# ---- What the library knows, and must be saved.

def wanted(work, decision, country):
    """Of an answer of the API: fields and what must be in them; None: anything."""
    language = {"eng": "en", "fra": "fr", "swa": "sw", "ara": "ar", "amh": "am"}.get(work["language"])
    fields = {"url": None, "language": language}
    if country:
        fields["extra"] = "jurisdiction: " + country
    if decision:
        fields |= {"itemType": "case", "caseName": decision["case_name"] or None}
        if decision.get("delivery_date"):
            fields["dateDecided"] = decision["delivery_date"].replace("-", "/")
        if decision.get("court"):
            fields["court"] = decision["court"]["name"] or None
        if decision.get("case_number_string"):
            fields["docketNumber"] = decision["case_number_string"]
        if decision.get("short_mnc"):
            fields["reporter"] = decision["short_mnc"]
        return fields, [judge["name"] for judge in decision.get("judges") or []]
    fields |= {"itemType": "statute", "nameOfAct": work["title"], "code": country or None}
    # Some documents say neither when they were published nor a year.
    date = work["publication_date"] or (work["year"] if re.fullmatch(r"(1[5-9]|20)\d\d", work["year"]) else "")
    if date:
        fields["dateEnacted"] = date.replace("-", "/")
    if work["numbered_title"]:
        fields["publicLawNumber"] = work["numbered_title"]
    if not country:
        del fields["code"]
    return fields, []


class Server:
    def __init__(self, ctl, library):
        self.process = subprocess.Popen([ctl, "serve", "--library", library, "--port", "0"], text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.base = self.process.stdout.readline().split()[-1]
        self.token = self.process.stdout.readline().split()[-1]
        body = json.dumps({"token": self.token}).encode()
        request = urllib.request.Request(self.base + "/session", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def json(self, path):
        return json.loads(self.read(path, {"Authorization": "Token " + self.token}))

    def page(self, path):
        """As a window of a browser asks for it."""
        return self.read(path, {"Cookie": self.cookie, "Accept": "text/html,application/xhtml+xml,*/*;q=0.8",
                                "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
                                "Sec-Fetch-Site": "none"})

    def read(self, path, fields):
        with urllib.request.urlopen(urllib.request.Request(self.base + path, None, fields)) as answer:
            return answer.read().decode()


def compare(where, item, fields, judges):
    problems = []
    for field, value in fields.items():
        if not item.get(field):
            problems.append(f"{where}: nothing in {field}")
        elif value is not None and item[field] != value:
            problems.append(f"{where}: {field} is {item[field]!r}, not {value!r}")
    missing = [judge for judge in judges if not any(judge.replace(",", "") in one for one in item.get("creators", []))]
    return problems + [f"{where}: the judge {judge} is missing" for judge in missing]


def microdata(where, page, work):
    """What is wrong with schema.org/Legislation in the head of a page; a decision has none of it."""
    head = Head(page)
    if work["nature"] == "judgment":
        return [f"{where}: a decision has {one}" for one in [head.item_type, *head.properties] if one]
    if head.item_type != LEGISLATION:
        return [f"{where}: the head is of the type {head.item_type}"]
    problems = [f"{where}: nothing in {name}" for name in ("name", "inLanguage") if not head.properties.get(name)]
    wanted_values = {"legislationIdentifier": work["expression_frbr_uri"],
                     "legislationDateVersion": work["expression_date"] or None}
    return problems + [f"{where}: {name} is {head.properties.get(name)!r}, not {value!r}"
                       for name, value in wanted_values.items() if head.properties.get(name) != value]


def check(server, work, countries):
    uri = work["expression_frbr_uri"]
    decision = None
    if work["nature"] == "judgment":
        decision = server.json(f"/api/v1/decisions{uri}.json")
    fields, judges = wanted(work, decision, countries.get(work["country"]))
    paths = [f"/v3{uri}.html?standalone=1", f"/v3{uri}.html", f"/v3{uri}", f"/v3{uri}?format=browse"]
    if decision:
        paths += [f"/api/v1/decisions{uri}.html", f"/api/v1/decisions{uri}?format=browse"]
    problems = []
    for path in paths:
        page = server.page(path)
        problems += compare(path, saved(page, server.base + path), fields, judges) + microdata(path, page, work)
    fragment = server.read(f"/v3{uri}.html", {"Authorization": "Token " + server.token})
    if "<meta" in fragment:
        problems.append(f"/v3{uri}.html: programs must get the text alone")
    return len(paths), problems


def run(ctl, sources):
    """Pages that were looked at, and what is wrong with them."""
    with tempfile.TemporaryDirectory() as folder:
        library = folder + "/pages.sheria"
        subprocess.run([ctl, "import", "--library", library, *sources], check=False, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        server = Server(ctl, library)
        try:
            countries = {place["code"]: place["name"] for place in server.json("/v3/places")["results"]}
            works = server.json("/v3/work-expressions?page_size=500")["results"]
            pages, problems = 0, []
            for work in works:
                if not work["stub"] and work["country"] != "xx":
                    more, wrong = check(server, work, countries)
                    pages, problems = pages + more, problems + wrong
            return pages, problems
        finally:
            server.process.terminate()
            server.process.wait()


def main():
    ctl, corpus = sys.argv[1], Path(sys.argv[2])
    pages, problems = run(ctl, ["--sample"])
    if pages < MIN_PAGES:
        problems.append(f"only {pages} pages of the sample library")
    print(f"{pages} pages of the sample library")
    real = []
    for kind in ("legislation", "judgments"):
        real += sorted((corpus / kind).rglob("*.xml"))[:MAX_REAL]
    if real:
        more, wrong = run(ctl, [str(path) for path in real])
        problems += wrong
        print(f"{more} pages of real documents")
    print("\n".join(problems[:40]))
    sys.exit(1 if problems else 0)


main()
