#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures sheriactl sync against a bare loop of parallel GETs over the same addresses.

usage: bench_sync.py SHERIACTL [ACTS [ROUNDS]]

Serves a library of ACTS made-up acts, copies it ROUNDS times, and asks for the very same addresses as
often with curl, four at a time. Prints expressions per second, the ratio of the medians (1: as fast as
the bare loop), and how large the copying process became. Needs curl.

The server runs on the same cores, in both cases, and answers the same requests: the bound is what it and
a client that throws everything away reach together. So its CPU time is printed beside the client's, and
the ratio by CPU time of both, which says more than the clock's where other programs run. The first round
warms the server and does not count.
"""
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time

TOKEN = "e" * 40
ACT = """<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act" contains="singleVersion"><meta>
<identification source="#x"><FRBRWork><FRBRthis value="/akn/xa/act/2005/{n}/!main"/><FRBRuri value="/akn/xa/act/2005/{n}"/>
<FRBRalias value="Act {n}" name="title"/><FRBRdate date="2005" name="Generation"/><FRBRauthor href="#x"/><FRBRcountry value="xa"/>
<FRBRnumber value="{n}"/></FRBRWork><FRBRExpression><FRBRthis value="/akn/xa/act/2005/{n}/eng@2009-02-03/!main"/>
<FRBRuri value="/akn/xa/act/2005/{n}/eng@2009-02-03"/><FRBRdate date="2009-02-03" name="Generation"/><FRBRauthor href="#x"/>
<FRBRlanguage language="eng"/></FRBRExpression><FRBRManifestation><FRBRthis value="/akn/xa/act/2005/{n}/eng@2009-02-03/!main"/>
<FRBRuri value="/akn/xa/act/2005/{n}/eng@2009-02-03"/><FRBRdate date="2010-01-01" name="Generation"/><FRBRauthor href="#x"/>
</FRBRManifestation></identification><references source="#x"><TLCOrganization eId="x" href="/x" showAs="x"/></references></meta>
<body>{body}</body></act></akomaNtoso>"""


def act(number):
    body = "".join(f'<section eId="sec_{i}"><num>{i}.</num><heading>Heading {i}</heading><content>'
                   f'<p>Words of section {i} of act {number}, and some more of them.</p></content></section>'
                   for i in range(1, 40))
    return ACT.format(n=number, body=body)


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def measured(words):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    out = run(*words)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return out, time.monotonic() - start, cpu


def cpu_of(pid):
    """CPU seconds of a running process."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def addresses(base, acts):
    parts = [".xml", "/commencements.json", "/timeline.json", "/provision-enrichments.json",
             "/media.json?page_size=500&page=1"]
    return [f"{base}/v3/akn/xa/act/2005/{n}/eng@2009-02-03{part}" for n in range(1, acts + 1) for part in parts]


def copy(ctl, folder, base, number):
    library = os.path.join(folder, f"copy{number}.sheria")
    run(ctl, "sync", "add", "--library", library, "--url", base, "--token", TOKEN)
    watched = ["/usr/bin/env", "sh", "-c", 'exec "$@"', "sh", ctl, "sync", "run", "--library", library,
               "--token", TOKEN, "--json"]
    out, took, cpu = measured(watched)
    os.remove(library)
    return json.loads(out), took, cpu


def main():
    ctl = os.path.abspath(sys.argv[1])
    acts = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "acts")
        os.mkdir(source)
        for number in range(1, acts + 1):
            with open(os.path.join(source, f"{number}.xml"), "w", encoding="utf-8") as file:
                file.write(act(number))
        library = os.path.join(folder, "server.sheria")
        run(ctl, "import", "--library", library, source)
        server = subprocess.Popen([ctl, "serve", "--library", library, "--port", "0", "--token", TOKEN],
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            base = re.search(r"http://\S+", server.stdout.readline()).group(0)
            config = os.path.join(folder, "curl")
            with open(config, "w", encoding="utf-8") as file:
                file.writelines(f'url = "{url}"\noutput = "/dev/null"\n' for url in addresses(base, acts))
            loop = ["curl", "-sS", "--parallel", "--parallel-max", "4", "-H", f"Authorization: Bearer {TOKEN}",
                    "-K", config]
            copies, bare, copy_cpu, bare_cpu = [], [], [], []
            for number in range(rounds + 1):
                idle = cpu_of(server.pid)
                summary, took, cpu = copy(ctl, folder, base, number)
                assert summary["fetched"] == acts, summary
                served = cpu_of(server.pid)
                _, plain, plain_cpu = measured(loop)
                end = cpu_of(server.pid)
                print(f"sync {acts / took:7.0f}/s ({cpu:.2f} s CPU, server {served - idle:.2f}, "
                      f"{summary['requests']} requests)   "
                      f"bare {acts / plain:7.0f}/s ({plain_cpu:.2f} s CPU, server {end - served:.2f})", flush=True)
                if number == 0:
                    continue
                copies.append(took)
                bare.append(plain)
                copy_cpu.append(cpu + served - idle)
                bare_cpu.append(plain_cpu + end - served)
            largest = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
            print(f"ratio {statistics.median(bare) / statistics.median(copies):.2f}, "
                  f"by CPU {statistics.median(bare_cpu) / statistics.median(copy_cpu):.2f}, "
                  f"largest process {largest / 1024:.0f} MB")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
