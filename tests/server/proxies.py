#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests `sheriactl serve` behind real proxies, configured by the files of installer/server.

usage: proxies.py SOURCE_DIR SHERIACTL

Starts the server on a Unix socket, and each proxy that is installed in front of it, with a certificate of its own on
a free port. Through each: HTTP/2, links and sign-in over TLS, forged fields, conditional and partial answers, files
that all share from the proxy's cache, answers of one account that another one never gets, and the proxy's own limits.
Exit 77: none of the proxies is installed.
"""
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

PATIENCE = 20  # Seconds until a program that starts must answer.
HOST = "law.example"
TOKEN = "t" * 40
os.environ["PATH"] += ":/usr/sbin:/sbin"
problems = []


def expect(what, got, wanted):
    if got != wanted:
        problems.append(f"{what}: {got!r}, not {wanted!r}")


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Answer:
    def __init__(self, status, head, body):
        self.status, self.body = status, body
        self.version = head.split("\r\n", 1)[0].split(" ", 1)[0]
        self.fields = {}
        for line in head.split("\r\n")[1:]:
            name, _, value = line.partition(":")
            self.fields.setdefault(name.strip().lower(), []).append(value.strip())

    def field(self, name):
        return ", ".join(self.fields.get(name, [])) or None


class Proxy:
    """One proxy in front of the server, asked by curl."""

    def __init__(self, name, command, port, folder):
        self.name, self.port, self.folder = name, port, folder
        self.log = open(os.path.join(folder, name + ".log"), "w+")
        self.process = subprocess.Popen(command, stdout=self.log, stderr=subprocess.STDOUT,
                                        env={**os.environ, "HOME": folder, "XDG_DATA_HOME": folder})

    def ask(self, path, *options, token=TOKEN, method=None):
        command = ["curl", "-sS", "-i", "--http2", "--max-time", "30", "--cacert", f"{self.folder}/cert.pem",
                   "--resolve", f"{HOST}:{self.port}:127.0.0.1", "-H", f"Host: {HOST}", *options]
        command += ["-H", f"Authorization: Token {token}"] if token else []
        command += ["-X", method] if method else []
        done = subprocess.run([*command, f"https://{HOST}:{self.port}{path}"], capture_output=True, check=False)
        if done.returncode != 0:
            return Answer(0, "none", done.stderr)
        head, _, body = done.stdout.partition(b"\r\n\r\n")
        text = head.decode("latin-1")
        return Answer(int(text.split(" ")[1]), text, body)

    def await_ready(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            if self.ask("/readyz", token=None).status == 200:
                return True
            time.sleep(0.1)
        self.log.seek(0)
        problems.append(f"{self.name}: does not answer: {self.log.read()[-2000:]}")
        return False

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def check(proxy, other_token):
    say = proxy.name + ": "
    act = "/v3/akn/zz/act/2005/4/eng"
    made = proxy.ask(act + ".json")
    expect(say + "status", made.status, 200)
    if made.status != 200:
        return
    expect(say + "HTTP/2", made.version, "HTTP/2")
    expect(say + "links", json.loads(made.body)["url"].startswith(f"https://{HOST}/"), True)
    # What clients make up is not believed: not the protocol, the host, nor who they are.
    forged = proxy.ask(act + ".json", "-H", "X-Forwarded-Host: evil.example", "-H", "X-Forwarded-Proto: http",
                       "-H", "Forwarded: for=203.0.113.9;host=evil.example;proto=http")
    expect(say + "forged fields", (forged.status, forged.body), (200, made.body))
    expect(say + "without a token", proxy.ask(act + ".json", token=None).status, 401)

    # Conditional, partial and compressed answers pass unchanged.
    etag = made.field("etag")
    same = proxy.ask(act + ".json", "-H", f"If-None-Match: {etag}")
    expect(say + "If-None-Match", (same.status, same.field("etag")), (304, etag))
    page = proxy.ask(act + ".pdf", "-H", "Range: bytes=0-99")
    expect(say + "Range", (page.status, len(page.body)), (206, 100))
    packed = proxy.ask(act + ".html", "-H", "Accept-Encoding: zstd")
    expect(say + "zstd", (packed.field("content-encoding"), packed.body[:4]), ("zstd", b"\x28\xb5\x2f\xfd"))

    # Of two accounts none gets the other's answer, however often they ask in turns.
    for _ in range(3):
        expect(say + "own answer", json.loads(proxy.ask("/v3/work-expressions").body)["count"] > 0, True)
        expect(say + "other's answer", json.loads(proxy.ask("/v3/work-expressions", token=other_token).body)["count"], 0)
        expect(say + "nobody's answer", proxy.ask("/v3/work-expressions", token=None).status, 401)
    # What is the same for everybody may be kept, in each form by itself.
    for coding, wanted in (("identity", None), ("gzip", "gzip"), ("identity", None), ("zstd", "zstd")):
        style = proxy.ask("/static/browse.css", "-H", f"Accept-Encoding: {coding}", token=None)
        expect(say + "a shared file", (style.status, style.field("content-encoding")), (200, wanted))
        expect(say + "its caching", style.field("cache-control"), "public, max-age=3600")

    # A browser signs in: the form is the proxy's origin, the cookie is for TLS alone.
    form = proxy.ask("/sign-in", "-H", "Accept: text/html", token=None)
    cookie = form.field("set-cookie") or ""
    expect(say + "Secure", "; Secure" in cookie, True)
    key = re.search(rb'name="key" value="([^"]+)"', form.body)
    fields = [f"key={key.group(1).decode()}" if key else "", f"token={TOKEN}"]
    sent = proxy.ask("/sign-in", "-H", f"Origin: https://{HOST}", "-H", "Accept: text/html", "-b", cookie.split(";")[0],
                     *[part for each in fields for part in ("--data-urlencode", each)], token=None)
    expect(say + "signing in", sent.status, 303)
    session = (sent.field("set-cookie") or "").split(";")[0]
    foreign = proxy.ask("/session", "-H", "Origin: https://evil.example", "-b", session, token=None, method="DELETE")
    expect(say + "a foreign page", foreign.status, 403)
    expect(say + "the session", proxy.ask("/session", "-b", session, token=None).status, 200)
    expect(say + "counters", proxy.ask("/metrics").status, 404)


def placed(source, folder, changes):
    with open(source, encoding="utf-8") as file:
        text = file.read()
    for old, new in ({"/run/sheria/http.sock": f"{folder}/http.sock"} | changes).items():
        if old not in text:
            problems.append(f"{source}: has no {old!r} to be changed")
        text = text.replace(old, new)
    target = os.path.join(folder, os.path.basename(source))
    with open(target, "w", encoding="utf-8") as file:
        file.write(text)
    return target


def proxies_in(folder, configs):
    """The commands that start what is installed, by name, with their ports."""
    made = {}
    certificate, key, both = (f"{folder}/{name}" for name in ("cert.pem", "key.pem", "both.pem"))
    if shutil.which("nginx"):
        port, plain = free_port(), free_port()
        conf = placed(f"{configs}/nginx.conf", folder, {
            "/etc/ssl/law.example.pem": certificate, "/etc/ssl/law.example.key": key,
            "/var/cache/nginx/sheria": f"{folder}/nginx-cache", "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "listen [::]:443 ssl http2;": "", "listen 80;": f"listen 127.0.0.1:{plain};", "listen [::]:80;": ""})
        main = f"{folder}/main.conf"
        # Of its own, since nginx gives those of the system to its user, which a user namespace may not.
        temporary = " ".join(f"{name}_temp_path {folder}/{name};"
                             for name in ("client_body", "proxy", "fastcgi", "scgi", "uwsgi"))
        with open(main, "w", encoding="utf-8") as file:
            file.write(f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx-error.log;\n"
                       + ("user root;\n" if os.geteuid() == 0 else "")
                       + f"events {{}}\nhttp {{ access_log off; {temporary} include {conf}; }}\n")
        made["nginx"] = (["nginx", "-c", main, "-p", folder], port)
    if shutil.which("haproxy"):
        port, plain = free_port(), free_port()
        conf = placed(f"{configs}/haproxy.cfg", folder, {
            "/etc/haproxy/law.example.pem": both, "bind :80": f"bind 127.0.0.1:{plain}",
            "bind :443": f"bind 127.0.0.1:{port}"})
        made["haproxy"] = (["haproxy", "-db", "-f", conf], port)
    if shutil.which("caddy"):
        port = free_port()
        conf = placed(f"{configs}/Caddyfile", folder, {
            "law.example {": f"{{\n\tadmin off\n\tauto_https off\n}}\nhttps://law.example:{port} {{\n"
                             f"\ttls {certificate} {key}"})
        made["caddy"] = (["caddy", "run", "--adapter", "caddyfile", "--config", conf], port)
    return made


def run(ctl, *words):
    done = subprocess.run([ctl, *words], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 7):
        problems.append(f"sheriactl {' '.join(words)}: {done.returncode}: {done.stderr}")
    return done.stdout


def main():
    source, ctl = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
            os.environ[name] = f"{folder}/{name}"
        made = proxies_in(folder, f"{source}/installer/server")
        if not made:
            print("no proxy is installed")
            return 77
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                        f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}", "-keyout", f"{folder}/key.pem",
                        "-out", f"{folder}/cert.pem"], check=True, capture_output=True)
        with open(f"{folder}/both.pem", "wb") as both:
            for name in ("cert.pem", "key.pem"):
                with open(f"{folder}/{name}", "rb") as part:
                    both.write(part.read())
        library = f"{folder}/library.sheria"
        run(ctl, "import", "--library", library, "--sample")
        run(ctl, "account", "add", "owner", "--library", library)  # The first one may do everything.
        run(ctl, "account", "add", "limited", "--library", library)
        other = run(ctl, "token", "add", "limited", "--library", library).split()[-1]
        run(ctl, "subscription", "set", "limited", "--library", library, "--nothing")
        server = subprocess.Popen([ctl, "serve", "--library", library, "--address", f"unix:{folder}/http.sock",
                                   "--socket-mode", "666", "--base-url", f"https://{HOST}", "--trust-proxy", "unix",
                                   "--token", TOKEN], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            expect("the first line", server.stdout.readline().strip(), f"listening on unix:{folder}/http.sock")
            for name, (command, port) in made.items():
                proxy = Proxy(name, command, port, folder)
                try:
                    if proxy.await_ready():
                        check(proxy, other)
                finally:
                    proxy.stop()
            server.send_signal(signal.SIGTERM)
            expect("the end of the server", server.wait(PATIENCE), 0)
        finally:
            server.kill()
            server.wait()
    print("\n".join(problems) or f"served through {', '.join(made)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
