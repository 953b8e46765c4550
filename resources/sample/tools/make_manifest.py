#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes manifest.json of a pack folder: the list of its other files with size and SHA-256."""

import hashlib
import json
import sys
from pathlib import Path

HEAD = {
    "format": "sheria-pack",
    "version": 1,
    "title": "Law of the Republic of Zephara (fictional)",
    "description": "The bundled sample library: legislation and judgments of an invented country, written for "
                   "demonstration and tests. No person, court, place or law in it is real.",
    "created_at": "2024-06-01T00:00:00Z",
    "generator": "sheria sample library",
}


def write(pack):
    """Writes `pack`/manifest.json, files in the order of their paths."""
    files = []
    for path in sorted(p for p in pack.rglob("*") if p.is_file()):
        name = path.relative_to(pack).as_posix()
        if name == "manifest.json":
            continue
        data = path.read_bytes()
        files.append({"path": name, "sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data)})
    files.sort(key=lambda entry: entry["path"])
    text = json.dumps({**HEAD, "files": files}, ensure_ascii=False, indent=1) + "\n"
    (pack / "manifest.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
