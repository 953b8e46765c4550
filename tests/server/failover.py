#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the primary of three servers behind HAProxy, configured by installer/server/haproxy-replicas.cfg.

usage: failover.py SOURCE_DIR SHERIACTL

Each server has a network namespace of its own, and so has HAProxy with the client; nothing leaves them. While a client
reads without a pause, documents are imported into the primary, then it is killed (SIGKILL) and unplugged. Fails if readers wait for
an answer for 5 seconds or longer, or if a document is lost that was imported and that the promoted replica had. Then a
replica is promoted and written to, the other one must follow it, and the former primary, which comes back, must be
replaced. Prints what it measured. Exit 77: HAProxy or network namespaces are not available, as the last line says.
"""
import http.client
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 60  # Seconds for what takes a few.
PROMISED = 5.0  # Seconds without an answer at most.
HOST = "law.example"
TOKEN = "f" * 40
GATE = "10.77.0.1"
NODES = {"one": "10.77.0.11", "two": "10.77.0.12", "three": "10.77.0.13"}
PORT, PROXY_PORT = 8089, 8088
READ = "/v3/akn/zz/act/2005/4/eng.json"
INSIDE = "--inside"
os.environ["PATH"] += ":/usr/sbin:/sbin"
problems = []


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(77)


def expect(what, got, wanted):
    if got != wanted:
        problems.append(f"{what}: {got!r}, not {wanted!r}")


def until(what, holds):
    """The seconds until holds() is true, which is asked again and again."""
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        if holds():
            return time.monotonic() - begun
        time.sleep(0.02)
    problems.append(f"{what}: not within {PATIENCE} s")
    raise TimeoutError(what)


def get(address, path, port=PORT, host=None, scheme="Token"):
    """Status and body of an answer, and whether it was a replica's; 0: none came."""
    connection = http.client.HTTPConnection(address, port, timeout=PROMISED)
    try:
        connection.request("GET", path, headers={"Authorization": f"{scheme} {TOKEN}", "Host": host or address})
        answer = connection.getresponse()
        return answer.status, answer.read(), answer.getheader("Sheria-Replica-Age") is not None
    except (OSError, http.client.HTTPException):
        return 0, b"", False
    finally:
        connection.close()


def sh(*words):
    subprocess.run(words, check=True)


class Node:
    """A server in a network namespace of its own."""

    def __init__(self, name, ctl, folder):
        self.name, self.ctl, self.address = name, ctl, NODES[name]
        self.folder = f"{folder}/{name}"
        os.mkdir(self.folder)
        self.library = f"{self.folder}/library.sheria"
        self.environment = {**os.environ, **{f"XDG_{kind}_HOME": f"{self.folder}/{kind}"
                                             for kind in ("CONFIG", "CACHE", "DATA")}}
        self.server, self.log = None, open(f"{self.folder}/log", "w+", encoding="utf-8")
        # Its namespace lives as long as this process, which says that it is there.
        self.holder = subprocess.Popen(["unshare", "-n", "sh", "-c", "echo; exec sleep 600"],
                                       stdout=subprocess.PIPE)
        self.holder.stdout.readline()
        outer = f"v{name}"
        sh("ip", "link", "add", outer, "type", "veth", "peer", "name", "eth0", "netns", str(self.holder.pid))
        sh("ip", "link", "set", outer, "master", "bridge", "up")
        for words in (["addr", "add", f"{self.address}/24", "dev", "eth0"], ["link", "set", "eth0", "up"],
                      ["link", "set", "lo", "up"]):
            sh("nsenter", "-t", str(self.holder.pid), "-n", "ip", *words)

    def run(self, *words, expected=0):
        done = subprocess.run([self.ctl, *words, "--library", self.library], capture_output=True, text=True,
                              env=self.environment, check=False)
        if expected is not None:
            expect(f"{self.name}: sheriactl {' '.join(words)}: {done.stderr}", done.returncode, expected)
        return done

    def serve(self, token_file, follow=()):
        words = [self.ctl, "serve", "--library", self.library, "--address", f"{self.address}:{PORT}",
                 "--base-url", f"https://{HOST}", "--trust-proxy", GATE, "--token-file", token_file,
                 "--rate-limit", "0", "--allow-replicas"]
        for other in follow:
            words += ["--replica-of", f"http://{NODES[other]}:{PORT}"]
        words += ["--replica-token-file", token_file] if follow else []
        self.server = subprocess.Popen(["nsenter", "-t", str(self.holder.pid), "-n", *words], stdout=self.log,
                                       stderr=self.log, env=self.environment)

    def has(self, path):
        return get(self.address, path)[0] == 200

    def plug(self, state):
        sh("ip", "link", "set", f"v{self.name}", state)

    def is_ready(self):
        return self.has("/readyz")

    def stop(self):
        for process in (self.server, self.holder):
            if process and process.poll() is None:
                process.kill()
                process.wait()

    def said(self):
        """The end of its log, without what the readers asked."""
        self.log.seek(0)
        return "".join(line for line in self.log if READ not in line and "/readyz" not in line)[-3000:]


class Reader(threading.Thread):
    """Reads through HAProxy again and again; knows when answers came, and how many were the primary's."""

    # One and the same token, but clients of their own to HAProxy, which spreads them over the servers.
    SCHEMES = [word for scheme in ("token", "bearer") for word in
               (scheme, scheme.upper(), scheme.title(), scheme[0] + scheme[1:].upper(), scheme[:2].upper() + scheme[2:])]

    def __init__(self):
        super().__init__(daemon=True)
        self.answers, self.failures, self.of_primary, self.is_over = [], [], 0, False

    def run(self):
        for scheme in itertools.cycle(self.SCHEMES):
            if self.is_over or len(self.answers) > 200_000:
                break
            status, _, is_replica = get(GATE, READ, PROXY_PORT, HOST, scheme)
            (self.answers if status == 200 else self.failures).append(time.monotonic())
            self.of_primary += status == 200 and not is_replica
            time.sleep(0.01)

    def longest_gap(self, begun, ended):
        times = [begun] + [at for at in self.answers if begun <= at <= ended] + [ended]
        return max(later - earlier for earlier, later in zip(times, times[1:]))


def document(folder, number):
    """A file with a small act, and where the API has it."""
    work = f"/akn/zz/act/2020/{number}"
    path = f"{folder}/act-{number}.xml"
    levels = "".join(
        f"<{level}><FRBRthis value='{uri}/!main'/><FRBRuri value='{uri}'/><FRBRdate date='2020-01-0{day}' name=''/>"
        f"<FRBRauthor href='#zz'/>{more}</{level}>"
        for level, uri, day, more in (
            ("FRBRWork", work, 1, f"<FRBRcountry value='zz'/><FRBRnumber value='{number}'/>"),
            ("FRBRExpression", f"{work}/eng@2020-01-02", 2, "<FRBRlanguage language='eng'/>"),
            ("FRBRManifestation", f"{work}/eng@2020-01-02", 2, "")))
    with open(path, "w", encoding="utf-8") as out:
        out.write("<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0'><act name='act'><meta>"
                  f"<identification source='#zz'>{levels}</identification></meta><body><section eId='sec_1'>"
                  f"<num>1.</num><heading>Number {number}</heading><content><p>Text {number}.</p></content></section>"
                  "</body></act></akomaNtoso>")
    return path, f"/v3{work}/eng.json"


def configure(source, folder):
    """HAProxy's file with the addresses of this test, without TLS."""
    with open(f"{source}/installer/server/haproxy-replicas.cfg", encoding="utf-8") as file:
        text = file.read()
    changes = {"    bind :80\n": f"    bind {GATE}:{PROXY_PORT}\n",
               "    bind :443 ssl crt /etc/haproxy/law.example.pem alpn h2,http/1.1\n": "",
               "    http-request redirect scheme https code 301 unless { ssl_fc }\n": "",
               **{f"192.0.2.{address.rsplit('.', 1)[1]}:": f"{address}:" for address in NODES.values()}}
    for old, new in changes.items():
        expect(f"haproxy-replicas.cfg has {old!r}", old in text, True)
        text = text.replace(old, new)
    target = f"{folder}/haproxy.cfg"
    with open(target, "w", encoding="utf-8") as file:
        file.write(text)
    return target


def play(one, two, three, folder, token_file):
    documents = [document(folder, number) for number in range(1, 9)]
    until("readers are answered", lambda: get(GATE, READ, PROXY_PORT, HOST)[0] == 200)
    until("replicas are ready", lambda: two.is_ready() and three.is_ready() and two.has(READ) and three.has(READ))
    reader = Reader()
    reader.start()

    lags = []
    for path, address in documents[:4]:
        one.run("import", path)
        lags.append(until("a replica has it", lambda at=address: two.has(at) and three.has(at)))
    one.run("import", documents[4][0])  # Told to be done; nobody knows whether a replica has it.
    expect("the primary answered readers, too", reader.of_primary > 0, True)
    killed = time.monotonic()
    one.plug("down")  # So that it is silent, as a computer without power, and does not refuse connections.
    one.server.kill()
    behind = not two.has(documents[4][1])
    time.sleep(PROMISED)  # What is promised is what readers see meanwhile.
    gap = reader.longest_gap(killed, killed + PROMISED)
    failed = sum(1 for at in reader.failures if at >= killed)
    expect(f"readers are answered within {PROMISED} s", gap < PROMISED, True)

    # As an administrator would: who has changes that the promoted one lacks could not follow it.
    ahead, other = (three, two) if three.has(documents[4][1]) and not two.has(documents[4][1]) else (two, three)
    ahead.run("replica", "promote")
    promoted = time.monotonic()
    primary = until("HAProxy has the promoted primary",
                    lambda: get(GATE, "/local/v1/audit", PROXY_PORT, HOST)[0] == 200)
    ahead.run("import", documents[5][0])
    followed = until("the other replica follows the promoted one", lambda: other.has(documents[5][1]))
    for _, address in documents[:4]:
        for node in (ahead, other):
            expect(f"{node.name} has {address}", node.has(address), True)
    is_lost = not ahead.has(documents[4][1])

    # The former primary comes back as it was started.
    one.plug("up")
    one.serve(token_file)
    until("the former primary is replaced",
          lambda: json.loads(one.run("replica", "status", "--json", expected=None).stdout or "{}").get("role") == "replaced")
    expect("it is changed no more", one.run("import", documents[6][0], expected=None).returncode != 0, True)
    expect("it is not ready", get(one.address, "/readyz")[0], 503)
    ahead.run("import", documents[7][0])
    until("the others go on", lambda: other.has(documents[7][1]))
    expect("readers were answered meanwhile", reader.longest_gap(promoted, time.monotonic()) < PROMISED, True)
    reader.is_over = True
    reader.join(PATIENCE)
    print(f"{len(reader.answers)} answers, {reader.of_primary} of a primary; after the kill the longest wait for one was {gap:.2f} s, with {failed} "
          f"failed requests; {len(reader.failures)} failed in all")
    print(f"replication lag of acknowledged imports: {', '.join(f'{lag:.2f}' for lag in lags)} s; at the kill the last "
          f"import was {'not yet' if behind else 'already'} replicated, and is {'missing' if is_lost else 'there'}")
    print(f"HAProxy had the promoted primary after {primary:.2f} s, the other replica its first change after "
          f"{followed:.2f} s")


def inside(source, ctl):
    for words in (["link", "set", "lo", "up"], ["link", "add", "bridge", "type", "bridge"],
                  ["addr", "add", f"{GATE}/24", "dev", "bridge"], ["link", "set", "bridge", "up"]):
        if subprocess.run(["ip", *words], capture_output=True, check=False).returncode != 0:
            skip(f"'ip {' '.join(words)}' is not possible here")
    with tempfile.TemporaryDirectory() as folder:
        token_file = f"{folder}/token"
        with open(token_file, "w", encoding="utf-8") as file:
            file.write(TOKEN + "\n")
        os.chmod(token_file, 0o600)
        nodes, proxy = [], None
        try:
            for name in NODES:
                nodes.append(Node(name, ctl, folder))
            one, two, three = nodes
            one.run("import", "--sample")
            one.serve(token_file)
            until("the primary is ready", one.is_ready)
            two.serve(token_file, ("one", "three"))
            three.serve(token_file, ("one", "two"))
            with open(f"{folder}/haproxy.log", "w", encoding="utf-8") as log:
                proxy = subprocess.Popen(["haproxy", "-db", "-f", configure(source, folder)], stdout=log, stderr=log)
            play(one, two, three, folder, token_file)
        except (TimeoutError, OSError, subprocess.SubprocessError) as error:
            problems.append(f"{type(error).__name__}: {error}")
        finally:
            for node in nodes:
                node.stop()
            if proxy:
                proxy.kill()
                proxy.wait()
        if problems:
            problems.extend(f"{node.name} said: {node.said()}" for node in nodes)
    print("\n".join(problems) or "failed over")
    return 1 if problems else 0


def main():
    source, ctl = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    if INSIDE in sys.argv:
        return inside(source, ctl)
    for program in ("haproxy", "ip", "unshare", "nsenter"):
        if not shutil.which(program):
            skip(f"{program} is not installed")
    user = [] if os.geteuid() == 0 else ["-Ur"]
    # With processes of their own where that is allowed: then none is left over, whatever ends this one.
    for spaces in ([*user, "-npm", "--mount-proc"], [*user, "-n"]):
        own = ["unshare", *spaces, "--kill-child"]
        if subprocess.run([*own, "true"], capture_output=True, check=False).returncode == 0:
            return subprocess.run([*own, sys.executable, __file__, source, ctl, INSIDE], check=False,
                                  timeout=400).returncode
    return skip("network namespaces are not allowed here")


if __name__ == "__main__":
    sys.exit(main())
