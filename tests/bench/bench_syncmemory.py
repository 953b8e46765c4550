#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how large sheriactl sync grows while it copies many expressions.

usage: bench_syncmemory.py SHERIACTL [EXPRESSIONS [STEP]]

Records what our own server answers about one act, then serves as many such acts as asked for, each with
a number of its own, and copies them. Prints the copying process's RssAnon each STEP expressions, and the
growth from the second step (when caches are full) to the last.
"""
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

from bench_sync import ACT, TOKEN, run

RECORDED = "424242"  # The number of the act that is recorded, wherever it stands.
PAGE_SIZE = 500
PARTS = [".xml", "/commencements.json", "/timeline.json", "/provision-enrichments.json", "/media.json"]
EXPRESSION = f"/v3/akn/xa/act/2005/{RECORDED}/eng@2009-02-03"
LISTS = ["/v3/work-expressions", "/v3/places", "/v3/taxonomy-topics", "/v3/enrichment-datasets"]


def recorded(ctl, folder):
    """What the server says: path without query -> (content type, body); and its address."""
    source = os.path.join(folder, "acts")
    os.mkdir(source)
    body = "".join(f'<section eId="sec_{i}"><num>{i}.</num><content><p>Words of section {i} of act {RECORDED}.'
                   f'</p></content></section>' for i in range(1, 20))
    with open(os.path.join(source, "act.xml"), "w", encoding="utf-8") as file:
        file.write(ACT.format(n=RECORDED, body=body))
    library = os.path.join(folder, "one.sheria")
    run(ctl, "import", "--library", library, source)
    server = subprocess.Popen([ctl, "serve", "--library", library, "--port", "0", "--token", TOKEN],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        base = re.search(r"http://[^/\s]+", server.stdout.readline()).group(0)
        answers = {}
        for path in LISTS + [EXPRESSION + part for part in PARTS]:
            request = urllib.request.Request(base + path, headers={"Authorization": f"Bearer {TOKEN}"})
            try:
                with urllib.request.urlopen(request) as answer:
                    answers[path] = (200, answer.headers["Content-Type"], answer.read().decode())
            except urllib.error.HTTPError as error:
                answers[path] = (error.code, error.headers["Content-Type"], error.read().decode())
        return answers, base
    finally:
        server.terminate()
        server.wait()


class Upstream:
    """Serves `count` acts like the recorded one."""

    def __init__(self, answers, recorded_base, count):
        self.answers = answers
        self.recorded_base = recorded_base
        self.count = count
        self.texts = 0
        page = json.loads(answers["/v3/work-expressions"][2])
        self.item = json.dumps(page["results"][0])
        self.base = ""

    def number(self, index):
        return str(1_000_000 + index)  # As long as each other: their order is that of the numbers.

    def page(self, number):
        first = (number - 1) * PAGE_SIZE
        last = min(first + PAGE_SIZE, self.count)
        items = ",".join(self.item.replace(RECORDED, self.number(i)) for i in range(first, last))
        following = f'"{self.base}/v3/work-expressions?page={number + 1}"' if last < self.count else "null"
        return f'{{"count":{self.count},"next":{following},"previous":null,"results":[{items}]}}'

    def answer(self, target):
        path, _, query = target.partition("?")
        if path == "/v3/work-expressions":
            page = re.search(r"(?:^|&)page=(\d+)", query)
            return 200, "application/json", self.page(int(page.group(1)) if page else 1)
        found = re.fullmatch(r"(/v3/akn/xa/act/2005/)(\d+)(/.*)", path)
        if not found:
            return self.answers.get(path, (404, "application/json", '{"detail":"Not found."}'))
        status, kind, body = self.answers[found.group(1) + RECORDED + found.group(3)]
        self.texts += path.endswith(".xml")
        return status, kind, body.replace(RECORDED, found.group(2))

    def respond(self, head):
        target = head.split(" ", 2)[1]
        status, kind, body = self.answer(target)
        payload = body.replace(self.recorded_base, self.base).encode()
        return (f"HTTP/1.1 {status} X\r\nContent-Type: {kind}\r\nContent-Length: {len(payload)}\r\n\r\n"
                .encode() + payload)

    def serve(self):
        upstream = self

        class Connection(asyncio.Protocol):
            def connection_made(self, transport):
                self.transport = transport
                self.head = b""

            def data_received(self, data):
                self.head += data
                while b"\r\n\r\n" in self.head:
                    head, _, self.head = self.head.partition(b"\r\n\r\n")
                    self.transport.write(upstream.respond(head.decode()))

        async def forever():
            server = await asyncio.get_running_loop().create_server(Connection, "127.0.0.1", 0)
            self.base = "http://127.0.0.1:%d" % server.sockets[0].getsockname()[1]
            ready.set()
            await server.serve_forever()

        ready = threading.Event()
        threading.Thread(target=lambda: asyncio.run(forever()), daemon=True).start()
        ready.wait()


def anonymous(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        return int(re.search(r"RssAnon:\s+(\d+)", file.read()).group(1)) / 1024


def main():
    ctl = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    step = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
    with tempfile.TemporaryDirectory() as folder:
        answers, base = recorded(ctl, folder)
        upstream = Upstream(answers, base, count)
        upstream.serve()
        library = os.path.join(folder, "copy.sheria")
        run(ctl, "sync", "add", "--library", library, "--url", upstream.base, "--token", TOKEN)
        start = time.monotonic()
        copy = subprocess.Popen([ctl, "sync", "run", "--library", library, "--token", TOKEN, "--json"],
                                stdout=subprocess.PIPE, text=True)
        sizes, largest = [], 0.0
        while copy.poll() is None:
            time.sleep(0.05)
            try:
                size = anonymous(copy.pid)
            except (OSError, AttributeError):  # It has just ended.
                continue
            largest = max(largest, size)
            if upstream.texts >= (len(sizes) + 1) * step:
                sizes.append(size)
                print(f"{upstream.texts:7d} expressions, {time.monotonic() - start:5.0f} s: {size:.1f} MB",
                      flush=True)
        summary = json.loads(copy.stdout.read())
        assert summary["fetched"] == count, summary
        growth = f", growth from the second step on {sizes[-1] - sizes[1]:.1f} MB" if len(sizes) > 2 else ""
        print(f"{count} expressions in {time.monotonic() - start:.0f} s, largest {largest:.1f} MB{growth}")


if __name__ == "__main__":
    main()
