#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A day of readers at one server, on a virtual clock: how long they wait, and how busy the server is.

usage: readers_day.py FIGURES.json [SEATS [CORES]]     FIGURES.json: of country.py, with the step serve

The model, and what it takes for granted:

- A seat is a person with the program or a browser. Of SEATS, ATTENDING are there on the day. Each begins
  VISITS visits, drawn from Poisson's distribution, whose times follow BY_HOUR: two peaks, in the morning and
  after lunch. Seats know nothing of each other; there is no event that sends all of them to one judgment.
- A visit is a search, then documents, a list, more searches: STEPS_OF_VISIT requests on average, each of a kind
  by MIX. Between two of them the reader reads: a lognormal time, of median READING_SECONDS.
- A request for a text is answered from the server's cache with the chance CACHED, in CACHED_MS: readers of a
  country ask for the same few thousand laws. Searches and PDFs never are.
- Else it takes the processor time that was measured for its kind, lognormal about the measured mean with the
  spread that the measured 95th percentile has. It is served by one of CORES processors, first come first
  served; one that comes when all are busy waits. Times are of the server alone, without the network, and
  without what a busy machine adds.
- The desktop program reads its own copy of the library and asks the server for changes only. So this is the
  worst case, in which every seat is a browser.
"""
import heapq
import json
import math
import random
import sys

ATTENDING = 0.7
VISITS = 6
STEPS_OF_VISIT = 8
READING_SECONDS = 45
CACHED = 0.6
CACHED_MS = 0.1
MIX = {"search": 22, "html": 48, "json": 12, "pdf": 3, "list of decisions": 10, "retrieve": 5}
CACHEABLE = ("html", "json", "list of decisions")
BY_HOUR = {7: 2, 8: 9, 9: 14, 10: 14, 11: 11, 12: 6, 13: 8, 14: 13, 15: 11, 16: 7, 17: 3, 18: 1, 19: 1}


def poisson(source, mean):
    bound, product, count = math.exp(-mean), source.random(), 0
    while product > bound:
        product *= source.random()
        count += 1
    return count


class Service:
    """Draws how long a request of a kind keeps a processor busy. Units: seconds."""

    def __init__(self, figures, source):
        self.source = source
        self.kinds = {}
        for kind in MIX:
            measured = figures["serve"]["kinds"][kind]
            spread = max(0.05, math.log(max(1.0, measured["p95_ms"] / measured["p50_ms"])) / 1.645)
            mean = max(measured["cpu_ms"], CACHED_MS) / 1e3
            self.kinds[kind] = (math.log(mean) - spread * spread / 2, spread)

    def of(self, kind):
        if kind in CACHEABLE and self.source.random() < CACHED:
            return CACHED_MS / 1e3
        return self.source.lognormvariate(*self.kinds[kind])


def arrivals(seats, source):
    """Times of day, in seconds, and kinds of all requests, in their order."""
    hours, weights = list(BY_HOUR), list(BY_HOUR.values())
    kinds, shares = list(MIX), list(MIX.values())
    asked = []
    for _ in range(round(seats * ATTENDING)):
        for _ in range(poisson(source, VISITS)):
            at = (source.choices(hours, weights)[0] + source.random()) * 3600
            for step in range(1 + poisson(source, STEPS_OF_VISIT - 1)):
                asked.append((at, "search" if step == 0 else source.choices(kinds, shares)[0]))
                at += source.lognormvariate(math.log(READING_SECONDS), 1)
    asked.sort()
    return asked


def simulate(asked, service, cores):
    """How long each request took with its wait, by when it came; and how long processors were busy."""
    free = [0.0] * cores
    took, busy = [], 0.0
    for at, kind in asked:
        start = max(at, heapq.heappop(free))
        needs = service.of(kind)
        heapq.heappush(free, start + needs)
        took.append((at, start + needs - at))
        busy += needs
    return took, busy


def share(values, part):
    return sorted(values)[int((len(values) - 1) * part)] * 1e3


def report(figures, seats, cores):
    source = random.Random(seats)
    asked = arrivals(seats, source)
    took, busy = simulate(asked, Service(figures, source), cores)
    by_hour = {}
    for at, time in took:
        by_hour.setdefault(int(at // 3600), []).append(time)
    peak = max(by_hour, key=lambda hour: len(by_hour[hour]))
    whole = [time for _, time in took]
    return {"judgments": figures["judgments"], "seats": seats, "cores": cores, "requests": len(asked),
            "peak_hour": peak, "peak_per_second": round(len(by_hour[peak]) / 3600, 1),
            "busy_in_peak": round(busy * len(by_hour[peak]) / len(asked) / 3600 / cores, 3),
            "p50_ms": round(share(whole, 0.5), 2), "p99_ms": round(share(whole, 0.99), 2),
            "peak_p99_ms": round(share(by_hour[peak], 0.99), 2), "peak_most_ms": round(share(by_hour[peak], 1), 1)}


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__.split("\n\n")[1])
    with open(sys.argv[1], encoding="utf-8") as file:
        figures = json.load(file)
    seats = [int(sys.argv[2])] if len(sys.argv) > 2 else [1_000, 10_000, 30_000]
    cores = [int(sys.argv[3])] if len(sys.argv) > 3 else [1, 2, 4]
    for count in seats:
        for number in cores:
            print(json.dumps(report(figures, count, number)), flush=True)


if __name__ == "__main__":
    main()
