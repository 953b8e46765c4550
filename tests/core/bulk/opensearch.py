#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for OpenSearch, which no distribution packages: takes what it takes, refuses what it refuses.

usage: opensearch.py       serves on a free port of 127.0.0.1, which it prints; ends with its standard input

Indexes are made by PUT, filled by _bulk, emptied by _delete_by_query, and read by GET /INDEX/_dump: all documents, by
their ids. Besides the rules of the interfaces it holds documents to their index: no field that is not defined, values
of its type, texts in the analyzer of their language.

Sources: docs.opensearch.org, "Bulk", "Mappings", "Language analyzers", "Keyword".
"""

import fnmatch
import http.server
import json
import re
import sys
import threading
import urllib.parse

MAX_BODY = 100 * 1024 * 1024
MAX_STRING = 50_000_000
MAX_TERM = 32766
ANALYZERS = set(
    "standard simple arabic armenian basque bengali brazilian bulgarian catalan cjk czech danish dutch english estonian "
    "finnish french galician german greek hindi hungarian indonesian irish italian latvian lithuanian norwegian persian "
    "portuguese romanian russian sorani spanish swedish thai turkish".split())
TYPES = {"keyword", "text", "date", "boolean", "integer", "object"}
DATE = re.compile(r"\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z)?")


class Refused(Exception):
    pass


def once(pairs):
    """An object, each member of which is there once."""
    keys = [key for key, _ in pairs]
    if len(keys) != len(set(keys)):
        raise Refused("a member twice: %s" % keys)
    return dict(pairs)


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def parse(line):
    """Strict JSON (RFC 8259) in UTF-8."""

    def constant(name):
        raise Refused("no JSON: %s" % name)

    try:
        value = json.loads(line.decode("utf-8"), object_pairs_hook=once, parse_constant=constant)
        for text in strings(value):
            text.encode("utf-8")
            if len(text) > MAX_STRING:
                raise Refused("a string of %d characters" % len(text))
    except (UnicodeError, ValueError) as error:
        raise Refused("no JSON: %s: %r" % (error, line[:200]))
    if not isinstance(value, dict):
        raise Refused("no object: %r" % line[:200])
    return value


class Index:
    def __init__(self, definition):
        mappings = definition.pop("mappings")
        if definition or mappings.keys() != {"dynamic", "dynamic_templates", "properties"}:
            raise Refused("unknown parts of an index: %s %s" % (definition.keys(), mappings.keys()))
        self.templates = []
        for one in mappings["dynamic_templates"]:
            ((name, template),) = one.items()
            if template.keys() != {"path_match", "match_mapping_type", "mapping"}:
                raise Refused("template %s" % name)
            self.check_field(name, template["mapping"])
            self.templates.append((template["path_match"], template["mapping"]))
        self.fields = mappings["properties"]
        for name, field in self.fields.items():
            self.check_field(name, field)
        self.documents = {}

    def check_field(self, name, field):
        known = {"type", "analyzer", "ignore_above", "fields", "format", "dynamic", "enabled", "properties"}
        if not field.keys() <= known or field.get("type") not in TYPES:
            raise Refused("field %s: %s" % (name, field))
        if "analyzer" in field and field["analyzer"] not in ANALYZERS:
            raise Refused("field %s: no analyzer %s" % (name, field["analyzer"]))
        for inner, sub in list(field.get("fields", {}).items()) + list(field.get("properties", {}).items()):
            self.check_field(name + "." + inner, sub)

    def check(self, path, fields, dynamic, value):
        for name, inner in value.items():
            full = path + name
            if name in fields:
                self.check_value(full, fields[name], inner)
            elif dynamic == "strict":
                raise Refused("strict_dynamic_mapping_exception: %s" % full)
            else:
                found = next((m for pattern, m in self.templates if fnmatch.fnmatchcase(full, pattern)), None)
                if found is None or "." in name:
                    raise Refused("no template for %s" % full)
                self.check_value(full, found, inner)

    def check_value(self, path, field, value):
        if value is None or field.get("enabled") is False:
            return
        if isinstance(value, list):
            for each in value:
                self.check_value(path, field, each)
            return
        kind = field["type"]
        if kind == "object":
            if not isinstance(value, dict):
                raise Refused("%s is no object" % path)
            self.check(path + ".", field.get("properties", {}), field.get("dynamic"), value)
        elif kind == "keyword":
            self.check_keyword(path, field, value)
        elif kind == "date" and not (isinstance(value, str) and DATE.fullmatch(value)):
            raise Refused("%s is no date: %r" % (path, value))
        elif kind == "text" and not isinstance(value, str):
            raise Refused("%s is no text: %r" % (path, value))
        elif kind == "boolean" and not isinstance(value, bool):
            raise Refused("%s is no boolean: %r" % (path, value))
        elif kind == "integer" and (isinstance(value, bool) or not isinstance(value, int)):
            raise Refused("%s is no integer: %r" % (path, value))

    @staticmethod
    def check_keyword(path, field, value):
        if not isinstance(value, str):
            raise Refused("%s is no keyword: %r" % (path, value))
        if len(value) <= field.get("ignore_above", sys.maxsize) and len(value.encode("utf-8")) > MAX_TERM:
            raise Refused("%s: immense term" % path)

    def bulk(self, body):
        if not body.endswith(b"\n"):
            raise Refused("The bulk request must be terminated by a newline [\\n]")
        lines = body.split(b"\n")[:-1]
        if len(lines) % 2:
            raise Refused("an action without a document")
        for action, source in zip(lines[::2], lines[1::2]):
            action = parse(action)
            if action.keys() != {"index"} or not action["index"].keys() <= {"_id", "_index"}:
                raise Refused("action %s" % action)
            name = action["index"]["_id"]
            if not name or len(name.encode("utf-8")) > 512:
                raise Refused("id [%s] is too long" % name)
            if name in self.documents:
                raise Refused("id [%s] came twice" % name)
            document = parse(source)
            self.check("", self.fields, "strict", document)
            self.documents[name] = document

    def delete(self, query):
        ((kind, terms),) = query["query"].items()
        ((field, values),) = terms.items()
        if kind != "terms" or self.fields[field]["type"] != "keyword" or len(values) > 65536:
            raise Refused("query %s" % query)
        gone = [name for name, document in self.documents.items() if document.get(field) in values]
        for name in gone:
            del self.documents[name]
        return len(gone)


class Handler(http.server.BaseHTTPRequestHandler):
    indexes = {}

    def answer(self, status, value):
        body = json.dumps(value).encode("utf-8")
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def handle_request(self):
        length = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(length)
        parts = urllib.parse.urlsplit(self.path).path.strip("/").split("/")
        try:
            if length > MAX_BODY:
                raise Refused("413: %d bytes" % length)
            self.answer(*self.done(parts[0], parts[1] if len(parts) > 1 else "", body))
        except Refused as error:
            self.answer(400, {"error": str(error), "status": 400})

    def done(self, name, action, body):
        if self.command == "PUT" and not action:
            self.indexes[name] = Index(parse(body))
            return 200, {"acknowledged": True}
        index = self.indexes.get(name)
        if index is None:
            return 404, {"error": "index_not_found_exception", "status": 404}
        if action == "_bulk":
            if self.headers.get("Content-Type") != "application/x-ndjson":
                raise Refused("Content-Type %s" % self.headers.get("Content-Type"))
            index.bulk(body)
            return 200, {"errors": False}
        if action == "_delete_by_query":
            return 200, {"deleted": index.delete(parse(body))}
        if action == "_dump":
            return 200, index.documents
        return 200, {}

    do_HEAD = do_GET = do_PUT = do_POST = handle_request

    def log_message(self, *args):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
