#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures a library as large as a country's: each step whole, as its own process.

usage: country.py BUILD FOLDER JUDGMENTS [ACTS [STEP …]]

BUILD is a build of the preset `release`, FOLDER where libraries are made (a library of 300,000 judgments and
20,000 acts takes 3 GB, its index 2 GB, all steps together 12 GB). ACTS: a fifteenth of the judgments unless
named. Steps, all unless named, in this order:

make      the library, from the generator (searchlibrary.h)
index     the search index, built from nothing and made small, as `sheriactl index rebuild` does it
search    bench_search: queries beside the engine alone, in one process and in turns
export    `sheriactl export --pack`
import    of that pack into a new library
serve     the start of a server, its lists, documents, searches and knowledge bases over one connection
sync      a copy of the served library, for at most SYNC_SECONDS
load      500 requests a second for LOAD_SECONDS, a tenth of them searches that nobody asked before and a
          twentieth PDFs, while the server is copied; bench_load. The first half minute, in which each of the
          texts is made into a PDF for the first time, is told apart ("start")
soak      SOAK_REQUESTS requests, most of what was asked before, as fast as they are answered

What is measured is added to FOLDER/country-JUDGMENTS.json, which country_figures.py makes pictures of, and
readers_day.py a day of readers. Processor time is that of the step's process, in seconds: it says more than
the clock's where other programs run. Memory is the largest there was in RAM, in MB.
"""
import http.client
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.parse

TOKEN = "c" * 40
ASKS = 200
SYNC_SECONDS = int(os.environ.get("SYNC_SECONDS", "600"))
LOAD_SECONDS = int(os.environ.get("LOAD_SECONDS", "120"))
START_SECONDS = 30
LOAD_RATE = int(os.environ.get("LOAD_RATE", "500"))
SOAK_REQUESTS = int(os.environ.get("SOAK_REQUESTS", "2000000"))
QUERIES = os.environ.get("QUERIES", "40")
STEPS = ("make", "index", "search", "export", "import", "serve", "sync", "load", "soak")


def run(words, seconds=None, **environment):
    """What a process printed, and what it took."""
    start = time.monotonic()
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=dict(os.environ, **environment))
    if seconds:
        signal.signal(signal.SIGALRM, lambda *_: process.send_signal(signal.SIGINT))
        signal.alarm(seconds)
    out = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    signal.alarm(0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in ((0,) if not seconds else (0, 6, -signal.SIGINT)):
        raise SystemExit(f"{words[0]} ended with {process.returncode}: {out[-500:]}")
    return out, {"cpu_s": round(usage.ru_utime + usage.ru_stime, 1), "wall_s": round(time.monotonic() - start, 1),
                 "memory_mb": round(usage.ru_maxrss / 1024)}


def size_mb(path):
    if os.path.isdir(path):
        return sum(size_mb(os.path.join(path, name)) for name in os.listdir(path))
    return os.path.getsize(path) / 1e6 if os.path.exists(path) else 0


def share(values, part):
    return sorted(values)[int((len(values) - 1) * part)]


def process_figure(pid, name, field):
    with open(f"/proc/{pid}/{name}", encoding="ascii") as file:
        return field(file.read())


def resident_mb(pid):
    return process_figure(pid, "status", lambda text: {
        "memory_mb": round(int(re.search(r"VmRSS:\s+(\d+)", text).group(1)) / 1024),
        "anonymous_mb": round(int(re.search(r"RssAnon:\s+(\d+)", text).group(1)) / 1024)})


def cpu_seconds(pid):
    fields = process_figure(pid, "stat", lambda text: text.rpartition(")")[2].split())
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """`sheriactl serve` on a port of its own, and a connection to it."""

    def __init__(self, ctl, library):
        start = time.monotonic()
        self.process = subprocess.Popen([ctl, "serve", "--library", library, "--port", "0", "--token", TOKEN],
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.base = re.search(r"http://\S+", self.process.stdout.readline()).group(0)
        self.listening_s = time.monotonic() - start
        self.host = urllib.parse.urlsplit(self.base)
        self.client = http.client.HTTPConnection(self.host.hostname, self.host.port)
        self.pid = self.process.pid

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def get(self, target, body=None):
        headers = {"Authorization": f"Token {TOKEN}"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        self.client.request("GET" if body is None else "POST", target, body, headers)
        answer = self.client.getresponse()
        content = answer.read()
        if answer.status != 200:
            raise SystemExit(f"{target}: {answer.status} {content[:200]}")
        return content

    def times(self, asks):
        """Of asking for each: median and 95th percentile, and the server's processor time for one."""
        took, cpu = [], cpu_seconds(self.pid)
        for target, body in asks:
            start = time.monotonic()
            self.get(target, body)
            took.append((time.monotonic() - start) * 1e3)
        return {"p50_ms": round(share(took, 0.5), 2), "p95_ms": round(share(took, 0.95), 2),
                "cpu_ms": round((cpu_seconds(self.pid) - cpu) * 1e3 / len(took), 2)}


class Reader:
    """What readers of a served library ask for."""

    def __init__(self, server, seed):
        self.random = random.Random(seed)
        self.words = self.some_words(server)
        listed = json.loads(server.get("/v3/work-expressions.json?page_size=500"))
        self.pages = max(1, listed["count"] // 100)
        self.acts = [self.path(item["url"]) for item in listed["results"] if "/judgment/" not in item["url"]]
        decided = json.loads(server.get("/api/v1/decisions?page_size=500"))
        self.decisions = [self.path(item["url"]) for item in decided["results"]]
        self.decision_pages = max(1, decided["count"] // 100)

    @staticmethod
    def path(url):
        return urllib.parse.urlsplit(url).path

    @staticmethod
    def some_words(server):
        listed = json.loads(server.get("/api/v1/decisions?page_size=3"))
        text = "".join(server.get(urllib.parse.urlsplit(item["url"]).path + ".html").decode()
                       for item in listed["results"])
        return sorted(set(re.findall(r"\b[a-z]{3,12}\b", re.sub(r"<[^>]*>", " ", text))))

    def question(self, count=2):
        return " ".join(self.random.choice(self.words) for _ in range(count))

    def search(self):
        return "/api/v1/search?page_size=20&q=" + urllib.parse.quote(self.question(self.random.randint(1, 4)) + " ")

    def list_page(self):
        return f"/v3/work-expressions.json?page_size=100&page={self.random.randint(1, self.pages)}"

    def decision_page(self):
        return f"/api/v1/decisions?page_size=100&page={self.random.randint(1, self.decision_pages)}"

    def document(self, form):
        return self.random.choice(self.acts + self.decisions) + form

    def mixed(self, count):
        """A tenth searches that nobody asked before, a twentieth PDFs, the rest documents and lists."""
        kinds = [("search", self.search, 10), ("pdf", lambda: self.document(".pdf"), 5),
                 ("html", lambda: self.document(".html"), 45), ("json", lambda: self.document(".json"), 20),
                 ("xml", lambda: self.document(".xml"), 10), ("list", self.decision_page, 10)]
        chosen = self.random.choices(kinds, [weight for _, _, weight in kinds], k=count)
        return [(name, make()) for name, make, _ in chosen]

    def hot(self, count):
        """What many ask for: a few hundred addresses, most of them often."""
        known = list(dict.fromkeys(self.mixed(600)))
        return self.random.choices(known, [1 / (rank + 1) for rank in range(len(known))], k=count)


class Country:
    def __init__(self, build, folder, judgments, acts):
        self.build, self.folder, self.judgments, self.acts = build, folder, judgments, acts
        self.ctl = os.path.join(build, "bin", "sheriactl")
        self.name = f"{judgments}+{acts}"
        self.library = os.path.join(folder, f"library-{self.name}")
        self.pack = os.path.join(folder, f"pack-{self.name}.zip")
        self.figures_path = os.path.join(folder, f"country-{judgments}.json")
        self.figures = {"judgments": judgments, "acts": acts}
        if os.path.exists(self.figures_path):
            with open(self.figures_path, encoding="utf-8") as file:
                self.figures = json.load(file)

    def program(self, name):
        return os.path.join(self.build, "tests", name)

    def measure(self, step):
        load = os.getloadavg()[0]
        figures = getattr(self, step if step != "import" else "import_pack")()
        self.figures[step] = dict(figures, load_average=[round(load, 1), round(os.getloadavg()[0], 1)])
        with open(self.figures_path, "w", encoding="utf-8") as file:
            json.dump(self.figures, file, indent=1)
        print(step, json.dumps(self.figures[step]), flush=True)

    def make(self):
        _, took = run([self.program("bench_search"), self.folder, self.name, "0"], SHERIA_BENCH_NO_INDEX="1")
        with open(self.library + ".bytes", encoding="ascii") as file:
            text = int(file.read()) / 1e6
        return dict(took, text_mb=round(text, 1), store_mb=round(size_mb(self.library), 1))

    def index(self):
        shutil.rmtree(self.library + ".index", ignore_errors=True)
        _, took = run([self.program("bench_search"), self.folder, self.name, "0"], SHERIA_BENCH_ONLY_OURS="1")
        size = size_mb(self.library + ".index")
        return dict(took, index_mb=round(size, 1), per_cpu_second=round((self.judgments + self.acts) / took["cpu_s"]))

    def search(self):
        out, took = run([self.program("bench_search"), self.folder, self.name, QUERIES], SHERIA_BENCH_ONLY_OURS="1")
        row = re.compile(r"^(.{30}) +([\d.]+) \( *([\d.]+)\) +([\d.]+) \( *([\d.]+)\) +([\d.]+) +([\d.]+) \( *([\d.]+)\)",
                         re.MULTILINE)
        kinds = {found[0].strip(): dict(zip(("engine_ms", "engine_p95_ms", "ours_ms", "ours_p95_ms", "ratio",
                                             "whole_ms", "whole_p95_ms"), map(float, found[1:])))
                 for found in row.findall(out)}
        opening = re.search(r"first search after opening: (\d+) ms", out)
        return dict(took, kinds=kinds, first_ms=int(opening.group(1)))

    def export(self):
        _, took = run([self.ctl, "export", "--library", self.library, "--pack", self.pack])
        return dict(took, pack_mb=round(size_mb(self.pack), 1))

    def import_pack(self):
        copy = os.path.join(self.folder, f"imported-{self.name}")
        _, took = run([self.ctl, "import", "--library", copy, self.pack])
        figures = dict(took, store_mb=round(size_mb(copy), 1),
                       per_cpu_second=round((self.judgments + self.acts) / took["cpu_s"]))
        for path in (copy, copy + "-wal", copy + "-shm", self.pack):
            if os.path.exists(path):
                os.remove(path)
        return figures

    def serve(self):
        with Server(self.ctl, self.library) as server:
            start = time.monotonic()
            server.get("/api/v1/search?page_size=20&q=court%20")
            figures = {"listening_s": round(server.listening_s, 2),
                       "first_search_s": round(time.monotonic() - start, 2), "start": resident_mb(server.pid)}
            reader = Reader(server, 1)
            ask = {"list of expressions": reader.list_page, "list of decisions": reader.decision_page,
                   "search": reader.search, "json": lambda: reader.document(".json"),
                   "html": lambda: reader.document(".html"), "pdf": lambda: reader.document(".pdf")}
            figures["kinds"] = {name: server.times([(make(), None) for _ in range(ASKS)]) for name, make in ask.items()}
            figures["kinds"]["retrieve"] = server.times(
                [("/ai/v1/knowledge-bases/judgments-all/retrieve", json.dumps({"text": reader.question(5) + "?"}))
                 for _ in range(ASKS)])
            figures["end"] = resident_mb(server.pid)
        return figures

    def copy(self):
        return os.path.join(self.folder, f"copy-{self.name}")

    def add_source(self, server):
        for end in ("", "-wal", "-shm"):
            if os.path.exists(self.copy() + end):
                os.remove(self.copy() + end)
        run([self.ctl, "sync", "add", "--library", self.copy(), "--url", server.base, "--token", TOKEN, "--keep", "no"])
        return [self.ctl, "sync", "run", "--library", self.copy(), "--token", TOKEN, "--json"]

    def copied(self):
        out, _ = run([self.ctl, "info", "--library", self.copy(), "--json"])
        return json.loads(out.splitlines()[-1])

    def sync(self):
        with Server(self.ctl, self.library) as server:
            words = self.add_source(server)
            cpu = cpu_seconds(server.pid)
            _, took = run(words, seconds=SYNC_SECONDS)
            served = cpu_seconds(server.pid) - cpu
            info = self.copied()
            count = info.get("expressions", info.get("works", 0))
            return dict(took, server_cpu_s=round(served, 1), server=resident_mb(server.pid), expressions=count,
                        per_cpu_second=round(count / (took["cpu_s"] + served)))

    def press(self, server, sequence, requests, rate, connections):
        path = os.path.join(self.folder, "sequence")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(f"{kind} {target}\n" for kind, target in sequence)
        out, _ = run([self.program("bench_load"), str(server.host.port), str(server.pid), TOKEN, path, str(requests),
                      str(rate), str(connections)])
        return json.loads(out)

    def load(self):
        rate = LOAD_RATE
        with Server(self.ctl, self.library) as server:
            reader = Reader(server, 2)
            warm = reader.mixed(2000)
            self.press(server, warm, len(warm), 0, 8)
            start = reader.mixed(rate * START_SECONDS)
            sequence = reader.mixed(rate * LOAD_SECONDS)
            words = self.add_source(server)
            # Who copies is another machine's work, and takes what processor time is left here.
            with subprocess.Popen(["nice", "-n", "10", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as sync:
                first = self.press(server, start, len(start), rate, 64)
                figures = self.press(server, sequence, len(sequence), rate, 64)
                figures["rate"] = rate
                figures["start"] = first
                figures["copied_meanwhile"] = sync.poll() is None
                sync.send_signal(signal.SIGINT)
            figures["expressions_copied"] = self.copied().get("expressions", 0)
            return figures

    def soak(self):
        with Server(self.ctl, self.library) as server:
            return self.press(server, Reader(server, 3).hot(50_000), SOAK_REQUESTS, 0, 16)


def main():
    if len(sys.argv) < 4:
        raise SystemExit(__doc__.split("\n\n")[1])
    judgments = int(sys.argv[3])
    acts = int(sys.argv[4]) if len(sys.argv) > 4 else judgments // 15
    country = Country(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), judgments, acts)
    for step in sys.argv[5:] or STEPS:
        country.measure(step)


if __name__ == "__main__":
    main()
