# SPDX-License-Identifier: GPL-3.0-or-later
"""The meta block of a sample document: what the work's metadata says, once more in Akoma Ntoso."""

from node import Node

EDITOR = "#sheria-sample"
EDITED = "2024-06-01"


def work_date(work):
    judgment = work.get("judgment") or {}
    return (judgment.get("delivery_date") or work["assent_date"] or work["publication_date"]
            or f"{work['year']}-01-01")


def _level(tag, this, uri, date, name, *tail, alias=None):
    node = Node(tag, None, Node("FRBRthis", {"value": this}), Node("FRBRuri", {"value": uri}))
    if alias:
        node.add(Node("FRBRalias", {"value": alias, "name": "title"}))
    node.add(Node("FRBRdate", {"date": date, "name": name}),
             Node("FRBRauthor", {"href": EDITOR if tag == "FRBRManifestation" else "#author"}), *tail)
    return node


def _identification(work, expression, component, alias):
    work_uri, expr_uri = work["frbr_uri"], expression["expression_frbr_uri"]
    tail = [Node("FRBRcountry", {"value": work["country"]})]
    if work["subtype"]:
        tail.append(Node("FRBRsubtype", {"value": work["subtype"]}))
    tail.append(Node("FRBRnumber", {"value": work["number"]}))
    return Node(
        "identification", {"source": EDITOR},
        _level("FRBRWork", f"{work_uri}/!{component}", work_uri, work_date(work), "Generation", *tail, alias=alias),
        _level("FRBRExpression", f"{expr_uri}/!{component}", expr_uri, expression["expression_date"], "Generation",
               Node("FRBRlanguage", {"language": expression["language"]})),
        _level("FRBRManifestation", f"{expr_uri}/!{component}.xml", f"{expr_uri}.xml", EDITED, "Generation",
               Node("FRBRformat", {"value": "application/akn+xml"})))


def _publication(work):
    if not work["publication_date"]:
        return []
    name = work["publication_name"] or ""
    attrs = {"date": work["publication_date"], "name": name, "number": work["publication_number"], "showAs": name}
    return [Node("publication", attrs)]


def _classification(work, topics):
    words = [Node("keyword", {"value": slug, "showAs": topics[slug], "dictionary": "#zz-topics"})
             for slug in work["taxonomy_topics"]]
    return [Node("classification", {"source": EDITOR}, *words)] if words else []


def _lifecycle(work, expression):
    """(eventRefs, references of their sources) up to the expression's date."""
    kind = "generation"
    events = [Node("eventRef", {"eId": "event_generation", "date": work_date(work), "source": "#original",
                                "type": kind})]
    sources = [Node("original", {"eId": "original", "href": work["frbr_uri"], "showAs": work["title"]})]
    for n, change in enumerate(work["amendments"], 1):
        if change["date"] <= expression["expression_date"]:
            events.append(Node("eventRef", {"eId": f"event_amendment_{n}", "date": change["date"],
                                            "source": f"#amendment_{n}", "type": "amendment"}))
            sources.append(Node("passiveRef", {"eId": f"amendment_{n}", "href": change["amending_uri"],
                                               "showAs": change["amending_title"]}))
    if work["repeal"]:
        events.append(Node("eventRef", {"eId": "event_repeal", "date": work["repeal"]["date"], "source": "#repeal",
                                        "type": "repeal"}))
        sources.append(Node("passiveRef", {"eId": "repeal", "href": work["repeal"]["repealing_uri"],
                                           "showAs": work["repeal"]["repealing_title"]}))
    return Node("lifecycle", {"source": EDITOR}, *events), sources


def _analysis(mods):
    changes = []
    for n, (kind, target, mod) in enumerate(mods, 1):
        change = Node("textualMod", {"eId": f"textualMod_{n}", "type": kind},
                      Node("source", {"href": "#" + mod.attrs["eId"]}), Node("destination", {"href": target}))
        quoted = mod.find("quotedStructure")
        if quoted:
            change.add(Node("new", {"href": "#" + quoted.attrs["eId"]}))
        changes.append(change)
    if not changes:
        return []
    return [Node("analysis", {"source": EDITOR}, Node("activeModifications", None, *changes))]


def _people(judgment):
    """References to the court and the people that the header names by id."""
    out = []
    if judgment:
        court = judgment["court"]
        out.append(Node("TLCOrganization", {"eId": court["code"], "href": f"/akn/ontology/organization/zz/{court['code']}",
                                            "showAs": court["name"]}))
        for judge in judgment["judges"]:
            ident = judge_id(judge)
            out.append(Node("TLCPerson", {"eId": ident, "href": f"/akn/ontology/person/zz/{ident}",
                                          "showAs": judge["name"]}))
        for n, party in enumerate(judgment["parties"], 1):
            out.append(Node("TLCPerson", {"eId": f"party-{n}", "href": f"/akn/ontology/person/zz/party-{n}",
                                          "showAs": party["name"]}))
        for n, lawyer in enumerate(judgment["advocates"], 1):
            out.append(Node("TLCPerson", {"eId": f"advocate-{n}", "href": f"/akn/ontology/person/zz/advocate-{n}",
                                          "showAs": lawyer["name"]}))
    return out


def judge_id(judge):
    return "judge-" + judge["short_name"].lower().replace(" ", "-")


def _terms(defs, language):
    seen = {}
    for ident, word in defs:
        seen.setdefault(ident, word)
    return [Node("TLCTerm", {"eId": f"term-{ident}", "href": f"/akn/ontology/term/this.{language}.{ident}", "showAs": word})
            for ident, word in seen.items()]


def main_meta(work, expression, topics, reader, author):
    """The meta element of the whole document."""
    lifecycle, sources = _lifecycle(work, expression)
    judgment = work.get("judgment")
    author = judgment["court"]["name"] if judgment else author
    references = Node(
        "references", {"source": EDITOR}, *sources,
        Node("TLCOrganization", {"eId": "sheria-sample", "href": "/akn/ontology/organization/zz/sheria-sample",
                                 "showAs": "Sheria sample library"}),
        Node("TLCOrganization", {"eId": "author", "href": "/akn/ontology/organization/zz/author", "showAs": author}),
        *_people(judgment), *_terms(reader.defs, expression["language"]))
    return Node("meta", None, _identification(work, expression, "main", expression["title"]), *_publication(work),
                *_classification(work, topics), lifecycle, *_analysis(reader.mods), references)


def schedule_meta(work, expression, component, title):
    """The meta element of one schedule."""
    return Node("meta", None, _identification(work, expression, component, title))
