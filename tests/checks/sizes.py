#!/usr/bin/env python3
"""Fails if a header is longer than 150 lines or a source file longer than 400.

usage: sizes.py SOURCE_DIR
"""
import os
import sys

LIMITS = {".h": 150, ".cpp": 400}


def main():
    root = sys.argv[1]
    problems = []
    count = 0
    for top in ("core", "server", "app", "tests"):
        for folder, _, files in os.walk(os.path.join(root, top)):
            for file in sorted(files):
                limit = LIMITS.get(os.path.splitext(file)[1])
                if limit is None:
                    continue
                path = os.path.join(folder, file)
                with open(path, encoding="utf-8") as source:
                    lines = sum(1 for _ in source)
                count += 1
                if lines > limit:
                    problems.append(f"{os.path.relpath(path, root)}: {lines} lines, {limit} are allowed")
    print("\n".join(problems) or f"{count} files: none is too long")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
