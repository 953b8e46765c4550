#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs a pack folder: the same files give the same bytes.

usage: make_zip.py PACK_FOLDER OUT.zip
"""

import json
import sys
import zipfile
from pathlib import Path

TIME = (2024, 6, 1, 0, 0, 0)


def write(pack, out):
    """Writes manifest.json and what it lists, in its order, to the ZIP `out`."""
    manifest = json.loads((pack / "manifest.json").read_text(encoding="utf-8"))
    names = ["manifest.json"] + [entry["path"] for entry in manifest["files"]]
    with zipfile.ZipFile(out, "w") as archive:
        for name in names:
            entry = zipfile.ZipInfo(name, TIME)
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, (pack / name).read_bytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
