#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests `sheriactl webhooks converge` with receivers that have one fault each, and with correct ones.

usage: converge.py SHERIACTL [--full | --soak HOURS] [--seeds N] [--correct N] [--limit N] [--only FAULT,…] [--jobs N]

For each fault of receivers/seeded.py and each seed, the fault must be found, the sequence that shows it must have
at most three deliveries, and the scenario that --save writes must fail on the same receiver. In nine of ten seeds;
with fewer than ten, in all, or in one of three further attempts with another seed. Races are sought by --full and
--only alone. Then correct receivers are tested --correct times each with --limit orders, and none may be found to be
wrong: Python's and Node's sample, and one that fetches in several threads, on a server that keeps connections, one that speaks HTTP/1.0 and one that closes connections silently.

--full: ten seeds, and 500 runs with correct receivers, of 20 orders each, every fifth of all orders.
--soak HOURS: tests the correct receivers with one seed after another until so many hours have passed on the virtual
clock of the deliveries, all orders in each run unless --limit says otherwise.
"""
import argparse
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
SAMPLES = os.path.join(HERE, "../../resources/samples")
SEEDED = [sys.executable, os.path.join(HERE, "receivers/seeded.py")]
sys.path.insert(0, os.path.join(HERE, "receivers"))
sys.dont_write_bytecode = True
from seeded import Faults  # noqa: E402

CORRECT = {"Python": [sys.executable, os.path.join(SAMPLES, "receiver.py")],
           "threads": [*SEEDED, "none"],
           "HTTP/1.0": [*SEEDED, "none", "--server", "http10"],
           "silent close": [*SEEDED, "none", "--server", "closing"]}
if shutil.which("node"):
    CORRECT["Node"] = ["node", os.path.join(SAMPLES, "receiver.mjs")]
# Found in the time between two requests, which a busy computer stretches: soon, or not at all.
RACES = {"last-write-wins", "once-per-moment"}
MOST_SECONDS = 300  # Of one run of sheriactl,
MOST_SECONDS_OF_ALL = 1800  # and of one with all orders.
UNITS = {"d": 86400, "h": 3600, "m": 60, "s": 1}


class Receiver:
    """A receiver's process, which prints its port first."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        port = self.process.stdout.readline().strip()
        self.addresses = ["--url", f"http://127.0.0.1:{port}/hook", "--state", f"http://127.0.0.1:{port}/state"]

    def __enter__(self):
        return self.addresses

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def ctl(program, *words, most=MOST_SECONDS):
    """Exit status (None: it took too long and was killed), output, and messages."""
    try:
        run = subprocess.run([program, "webhooks", *words], capture_output=True, text=True, timeout=most)
    except subprocess.TimeoutExpired:
        return None, "", f"took longer than {most // 60} minutes"
    return run.returncode, run.stdout, run.stderr


def find(program, fault, seed):
    """What went wrong in finding a fault; empty: nothing."""
    with tempfile.TemporaryDirectory() as folder, Receiver([*SEEDED, fault]) as addresses:
        saved = os.path.join(folder, "found.yaml")
        settle = ["--settle", "500"]
        status, out, err = ctl(program, "converge", *addresses, *settle, "--seed", str(seed), "--save", saved)
        if status != 1:
            return f"exit status {status}: {out}{err}"
        shortest = next(line for line in out.splitlines() if line.startswith("shortest: "))
        print(f"  {fault}, seed {seed}: {shortest}, {out.split(' orders')[0]} orders", flush=True)
        if shortest.count(",") - shortest.count(", not each time") > 2:
            return "more than three deliveries"
        status, out, err = ctl(program, "run", saved, *addresses, *settle)
        return "" if status == 1 else f"what was saved does not fail ({status}): {out}{err}"


def judge(program, name, seed, limit):
    """Of a correct receiver: what was found all the same, and how many orders and virtual seconds it took."""
    with Receiver(CORRECT[name]) as addresses:
        status, out, err = ctl(program, "converge", *addresses, "--seed", str(seed), "--limit", str(limit),
                               most=MOST_SECONDS if limit else MOST_SECONDS_OF_ALL)
    wrong = "" if status == 0 else f"{name}, seed {seed}: exit status {status}: {out}{err}"
    passed = re.search(r"virtual time: (\w+)", out)
    parts = re.findall(r"(\d+)([dhms])", passed[1]) if passed else []
    return wrong, int(out.split(" orders")[0]) if passed else 0, sum(int(n) * UNITS[unit] for n, unit in parts)


def find_faults(given, pool):
    left_out = {"none"} if given.full else {"none"} | RACES
    faults = given.only.split(",") if given.only else [name for name in Faults if name not in left_out]
    tried = list(itertools.product(faults, range(1, given.seeds + 1)))
    missed = dict(zip(tried, pool.map(lambda each: find(given.sheriactl, *each), tried)))
    if given.seeds < 10:  # Some faults depend on the time between two requests, and on how busy the computer is.
        for (fault, seed), text in missed.items():
            for other in (seed + 100, seed + 200, seed + 300):
                text = text and find(given.sheriactl, fault, other)
            missed[fault, seed] = text
    problems = []
    for fault in faults:
        texts = [text for (name, _), text in missed.items() if name == fault and text]
        print(f"{fault}: found with {given.seeds - len(texts)} of {given.seeds} seeds", flush=True)
        if len(texts) > given.seeds // 10:
            problems += [f"{fault}: {text}" for text in texts]
    return problems


def judge_correct(given, pool):
    tried = [(name, seed, 0 if given.full and seed % 5 == 1 else given.limit)
             for seed in range(1, given.correct + 1) for name in CORRECT]
    results = []
    for result in pool.map(lambda each: judge(given.sheriactl, *each), tried):
        results.append(result)
        if len(results) % 50 == 0:
            print(f"  {len(results)} runs, {sum(bool(text) for text, _, _ in results)} found to be wrong", flush=True)
    wrong = [text for text, _, _ in results if text]
    print(f"{len(results)} runs with {len(CORRECT)} correct receivers ({', '.join(CORRECT)}), "
          f"{sum(orders for _, orders, _ in results)} orders: {len(wrong)} found to be wrong", flush=True)
    return wrong


def soak(given):
    wrong, runs, orders, virtual = [], 0, 0, 0
    for seed, name in zip(itertools.count(1), itertools.cycle(CORRECT)):
        if virtual >= given.soak * 3600 or len(wrong) > 10:
            break
        text, ran, seconds = judge(given.sheriactl, name, seed, given.limit)
        wrong += [text] if text else []
        runs, orders, virtual = runs + 1, orders + ran, virtual + max(seconds, 1)
    print(f"{runs} runs, {orders} orders, {virtual / 3600:.2f} hours of virtual time: {len(wrong)} found to be wrong")
    return wrong


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("sheriactl")
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--soak", type=float, default=0)
    parser.add_argument("--seeds", type=int)
    parser.add_argument("--correct", type=int)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=4, help="how many receivers at once; most of the time they wait")
    given = parser.parse_args()
    for name, value in (("seeds", 10 if given.full else 1), ("correct", 500 // len(CORRECT) if given.full else 1),
                        ("limit", 0 if given.soak else 20)):
        if getattr(given, name) is None:
            setattr(given, name, value)
    begun = time.monotonic()
    if given.soak:
        problems = soak(given)
    else:
        with ThreadPoolExecutor(given.jobs) as pool:
            problems = find_faults(given, pool)
            problems += [] if given.only else judge_correct(given, pool)
    print(f"{len(problems)} problems, {time.monotonic() - begun:.0f} s", *problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
