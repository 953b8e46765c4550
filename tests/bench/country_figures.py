#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws what country.py measured, and prints it as the tables of README.md.

usage: country_figures.py FIGURES.json … OUTPUT_FOLDER

A picture for each of rates, sizes, memory, queries and, where it was measured, the soak. Plain SVG, which
shows well on light and dark grounds.
"""
import json
import math
import os
import sys

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 220, 40, 44
LINE = 15
COLOURS = ("#2b6cb0", "#c05621", "#2f855a", "#805ad5", "#b83280", "#718096", "#b7791f", "#319795", "#9b2c2c")


def escape(text):
    return text.replace("&", "&amp;").replace("<", "&lt;")


def nice_top(value):
    """The round number at or above `value`."""
    power = 10 ** math.floor(math.log10(value)) if value > 0 else 1
    return next(step * power for step in (1, 1.5, 2, 3, 4, 5, 6, 8, 10) if step * power >= value * 0.999)


def chart(title, unit, series, labels=None, bound=None):
    """Lines over x (logarithmic where `labels` are numbers of judgments). `series`: name, [(x, y)]."""
    places = sorted({x for _, points in series for x, _ in points})
    top = nice_top(max([y for _, points in series for _, y in points] + ([bound[1]] if bound else [])))

    def at_x(x):
        if len(places) == 1:
            return LEFT + (WIDTH - LEFT - RIGHT) / 2
        low, high = (math.log(places[0]), math.log(places[-1])) if labels else (places[0], places[-1])
        return LEFT + ((math.log(x) if labels else x) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def at_y(y):
        return HEIGHT - BOTTOM - y / top * (HEIGHT - TOP - BOTTOM)

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
           f'font-family="sans-serif" font-size="12" fill="#6b7280"><title>{escape(title)}</title>',
           f'<text x="{LEFT}" y="20" font-size="14" font-weight="bold">{escape(title)}</text>']
    for step in range(5):
        value = top * step / 4
        y = at_y(value)
        out.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#9ca3af" stroke-opacity=".35"/>')
        out.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>')
    for x in places if labels else (places[0], places[-1]):
        text = labels(x) if labels else f"{x:g}"
        out.append(f'<text x="{at_x(x):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{text}</text>')
    out.append(f'<text x="{LEFT}" y="{TOP - 6}">{escape(unit)}</text>')
    if bound:
        y = at_y(bound[1])
        out.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#6b7280" stroke-dasharray="5 4"/>')
        out.append(f'<text x="{WIDTH - RIGHT - 4}" y="{y - 5:.1f}" text-anchor="end">{escape(bound[0])}</text>')
    ends = []
    for number, (name, points) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(f"{at_x(x):.1f},{at_y(y):.1f}" for x, y in points)
        out.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if len(points) < 10:
            out += [f'<circle cx="{at_x(x):.1f}" cy="{at_y(y):.1f}" r="3" fill="{colour}"/>' for x, y in points]
        ends.append([at_y(points[-1][1]), name, points[-1][1], colour])
    ends.sort()  # Names stand beside the ends of their lines, one below the other.
    for before, end in zip(ends, ends[1:]):
        end[0] = max(end[0], before[0] + LINE)
    over = HEIGHT - BOTTOM
    for end in reversed(ends):
        end[0] = min(end[0], over)
        over = end[0] - LINE
    for y, name, value, colour in ends:
        shown = f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
        out.append(f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4:.1f}" fill="{colour}">{escape(name)} {shown}</text>')
    return "\n".join(out + ["</svg>", ""])


def thousands(judgments):
    return f"{judgments // 1000} k"


def series(runs, rows):
    """Of rows (name, function of a run), those that were measured, over the number of judgments."""
    found = []
    for name, value in rows:
        points = []
        for run in runs:
            try:
                points.append((run["judgments"], value(run)))
            except (KeyError, ZeroDivisionError):
                continue
        if points:
            found.append((name, points))
    return found


RATES = [("indexed", lambda r: r["index"]["per_cpu_second"]),
         ("made", lambda r: (r["judgments"] + r["acts"]) / r["make"]["cpu_s"]),
         ("exported", lambda r: (r["judgments"] + r["acts"]) / r["export"]["cpu_s"]),
         ("imported", lambda r: r["import"]["per_cpu_second"]),
         ("copied, with the server", lambda r: r["sync"]["per_cpu_second"])]
SIZES = [("library", lambda r: r["make"]["store_mb"] / r["make"]["text_mb"]),
         ("index", lambda r: r["index"]["index_mb"] / r["make"]["text_mb"]),
         ("together", lambda r: (r["make"]["store_mb"] + r["index"]["index_mb"]) / r["make"]["text_mb"]),
         ("pack", lambda r: r["export"]["pack_mb"] / r["make"]["text_mb"])]
MEMORY = [("index", lambda r: r["index"]["memory_mb"]), ("export", lambda r: r["export"]["memory_mb"]),
          ("import", lambda r: r["import"]["memory_mb"]), ("sync", lambda r: r["sync"]["memory_mb"]),
          ("server, first answer", lambda r: r["serve"]["start"]["anonymous_mb"]),
          ("server, 1,400 answers", lambda r: r["serve"]["end"]["anonymous_mb"])]


LOAD = [("requests a second", lambda r: r["load"]["rate"]),
        ("p50 of all, ms", lambda r: r["load"]["all"]["p50_ms"]), ("p99 of all, ms", lambda r: r["load"]["all"]["p99_ms"]),
        ("p99 of all in the first half minute, ms", lambda r: r["load"]["start"]["all"]["p99_ms"]),
        ("p99 of searches, ms", lambda r: r["load"]["kinds"]["search"]["p99_ms"]),
        ("p99 of PDFs, ms", lambda r: r["load"]["kinds"]["pdf"]["p99_ms"]),
        ("answers with an error", lambda r: r["load"]["all"]["requests"] - r["load"]["all"]["statuses"]["200"]),
        ("processors busy with the server", lambda r: r["load"]["server_cpu_seconds"] / r["load"]["seconds"])]


def kinds(runs, step, figure):
    """But for phrases: the index has no positions, so the engine alone looks for the words anywhere."""
    names = dict.fromkeys(name for run in runs for name in run.get(step, {}).get("kinds", {}) if name != "phrase")
    return [(name, lambda run, name=name: run[step]["kinds"][name][figure]) for name in names]


def table(runs, rows, form="{:.4g}"):
    found = dict(series(runs, rows))
    print("| | " + " | ".join(thousands(run["judgments"]) for run in runs) + " |")
    print("|---" * (len(runs) + 1) + "|")
    for name, points in found.items():
        values = dict(points)
        cells = [form.format(values[run["judgments"]]) if run["judgments"] in values else "-" for run in runs]
        print(f"| {name} | " + " | ".join(cells) + " |")
    print()


def main():
    if len(sys.argv) < 3:
        raise SystemExit(__doc__.split("\n\n")[1])
    runs = []
    for path in sys.argv[1:-1]:
        with open(path, encoding="utf-8") as file:
            runs.append(json.load(file))
    os.makedirs(sys.argv[-1], exist_ok=True)
    runs.sort(key=lambda run: run["judgments"])
    pictures = {
        "rates": ("Works for each second of processor time", "works", RATES, None),
        "sizes": ("Size, as a share of the visible text", "of the text", SIZES, ("1.1", 1.1)),
        "memory": ("Largest memory of a step", "MB", MEMORY, None),
        "queries": ("Queries: time beside the engine alone", "ratio", kinds(runs, "search", "ratio"), ("1.3", 1.3)),
        "answers": ("A server's processor time for an answer", "ms", kinds(runs, "serve", "cpu_ms"), None)}
    for name, (title, unit, rows, bound) in pictures.items():
        found = series(runs, rows)
        if not found:
            continue
        print(f"{title} ({unit})\n")
        table(runs, rows)
        with open(os.path.join(sys.argv[-1], name + ".svg"), "w", encoding="utf-8") as file:
            file.write(chart(title, unit, found, thousands, bound))
    if series(runs, LOAD):
        print("Under load\n")
        table(runs, LOAD)
    soaks = [(f"{thousands(run['judgments'])} judgments",
              list(enumerate(run["soak"]["memory_mb"]))) for run in runs if "soak" in run]
    if soaks:
        with open(os.path.join(sys.argv[-1], "soak.svg"), "w", encoding="utf-8") as file:
            file.write(chart("Memory of the server during the soak", "MB; from the first request to the last, in "
                             "fortieths", soaks))


if __name__ == "__main__":
    main()
