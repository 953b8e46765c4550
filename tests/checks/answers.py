#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks answers against OpenAPI documents, and the documents against the rules of OpenAPI 3.1.

Reads JSON from standard input: {"documents": [...], "answers": [{"document", "path", "method",
"status", "type", "body", "target"}, ...]}. Prints what is wrong, and exits with 1 if anything is.
Needs the Debian package python3-jsonschema.
"""
import json
import re
import sys

from jsonschema import Draft202012Validator, FormatChecker

METHODS = {"get", "put", "post", "delete", "options", "head", "patch", "trace"}
PREFIX = "#/components/"


class Document:
    def __init__(self, document):
        self.document = document
        self.problems = []

    def resolve(self, node):
        while "$ref" in node:
            kind, name = node["$ref"][len(PREFIX):].split("/")
            node = self.document["components"][kind][name]
        return node

    def wrong(self, where, what):
        self.problems.append(f"{self.document['info']['title']}: {where}: {what}")

    def check_references(self, node, where="#"):
        if isinstance(node, list):
            for index, item in enumerate(node):
                self.check_references(item, f"{where}/{index}")
        if not isinstance(node, dict):
            return
        if "$ref" in node:
            try:
                self.resolve(node)
            except (KeyError, ValueError):
                self.wrong(where, f"{node['$ref']} leads nowhere")
        for name, child in node.items():
            self.check_references(child, f"{where}/{name}")

    def check_operation(self, path, method, operation, seen):
        where = f"{method.upper()} {path}"
        if operation.get("operationId") in seen or not operation.get("operationId"):
            self.wrong(where, "no operationId of its own")
        seen.add(operation.get("operationId"))
        if not operation.get("responses"):
            self.wrong(where, "no responses")
        for status, response in operation.get("responses", {}).items():
            if not re.fullmatch("[1-5][0-9][0-9]", status) or "description" not in self.resolve(response):
                self.wrong(where, f"response {status} is not as it should be")
        parameters = [self.resolve(each) for each in operation.get("parameters", [])]
        keys = [(each["name"], each["in"]) for each in parameters]
        if len(set(keys)) != len(keys):
            self.wrong(where, "a parameter twice")
        for each in parameters:
            if each["in"] not in ("query", "path", "header", "cookie") or "schema" not in each:
                self.wrong(where, f"parameter {each['name']} is not as it should be")
        in_path = {name for name, place in keys if place == "path"}
        if in_path != set(re.findall(r"{([^}]+)}", path)):
            self.wrong(where, f"its path parameters are {sorted(in_path)}")
        if any(each["in"] == "path" and each.get("required") is not True for each in parameters):
            self.wrong(where, "a path parameter that is not required")
        schemes = self.document["components"].get("securitySchemes", {})
        for requirement in operation.get("security", self.document.get("security", [])):
            for scheme in requirement:
                if scheme not in schemes:
                    self.wrong(where, f"unknown security scheme {scheme}")
        for tag in operation.get("tags", []):
            if not isinstance(tag, str):
                self.wrong(where, "a tag that is no string")

    def check(self):
        document = self.document
        if not re.fullmatch(r"3\.1\.\d+", document.get("openapi", "")):
            self.wrong("#", "not of OpenAPI 3.1")
        for key in ("title", "version"):
            if not isinstance(document["info"].get(key), str):
                self.wrong("#/info", f"no {key}")
        allowed = {"openapi", "info", "jsonSchemaDialect", "servers", "paths", "webhooks", "components",
                   "security", "tags", "externalDocs"}
        if set(document) - allowed:
            self.wrong("#", f"unknown fields {set(document) - allowed}")
        self.check_references(document)
        seen = set()
        for path, item in document["paths"].items():
            if not path.startswith("/"):
                self.wrong(path, "a path without its slash")
            for method, operation in item.items():
                if method not in METHODS:
                    self.wrong(path, f"unknown method {method}")
                else:
                    self.check_operation(path, method, operation, seen)
        for name, schema in document["components"].get("schemas", {}).items():
            try:
                Draft202012Validator.check_schema(schema)
            except Exception as error:  # The library's message says where.
                self.wrong(f"schema {name}", error)

    def undocumented(self, schema, value, where=""):
        """Members of `value` that no part of `schema` names."""
        schema = self.resolve(schema)
        if isinstance(value, list):
            if "items" in schema:
                for item in value:
                    yield from self.undocumented(schema["items"], item, where + "[]")
            return
        if not isinstance(value, dict):
            return
        for name, child in value.items():
            homes = list(self.homes(schema, name, value))
            if not homes:
                yield f"{where}.{name}"
            for home in homes:
                if isinstance(home, dict):
                    yield from self.undocumented(home, child, f"{where}.{name}")

    def homes(self, schema, name, value):
        """The schemas that `schema` has for member `name`; True for one that allows anything."""
        schema = self.resolve(schema)
        if name in schema.get("properties", {}):
            yield schema["properties"][name]
        elif "additionalProperties" in schema:
            yield schema["additionalProperties"]
        for part in schema.get("allOf", []):
            yield from self.homes(part, name, value)
        for kind in ("anyOf", "oneOf"):
            for part in schema.get(kind, []):
                if self.validator(part).is_valid(value):
                    yield from self.homes(part, name, value)

    def validator(self, schema):
        # The whole document is the root, so that references lead where they should.
        return Draft202012Validator({**self.document, **schema} if "$ref" in schema
                                    else {**schema, "components": self.document["components"]},
                                    format_checker=FormatChecker())

    def check_answer(self, answer):
        where = f"{answer['method']} {answer['target']} ({answer['status']})"
        operation = self.document["paths"].get(answer["path"], {}).get(answer["method"].lower())
        if not operation:
            return self.wrong(where, "no such operation")
        response = operation["responses"].get(str(answer["status"]))
        if not response:
            return self.wrong(where, "a status that is not documented")
        content = self.resolve(response).get("content", {})
        if answer["type"] == "" and not content:
            return None
        media = content.get(answer["type"]) or content.get("*/*")
        if media is None:
            return self.wrong(where, f"{answer['type']} is not documented, but {list(content)}")
        if not answer["type"].endswith("json"):
            return None
        body = json.loads(answer["body"])
        for error in self.validator(media["schema"]).iter_errors(body):
            self.wrong(where, f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}")
        for member in sorted(set(self.undocumented(media["schema"], body))):
            self.wrong(where, f"{member} is not documented")
        return None


def main():
    given = json.load(sys.stdin)
    documents = [Document(each) for each in given["documents"]]
    for document in documents:
        document.check()
    for answer in given["answers"]:
        documents[answer["document"]].check_answer(answer)
    problems = [each for document in documents for each in document.problems]
    print("\n".join(problems))
    print(f"{len(given['answers'])} answers, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
