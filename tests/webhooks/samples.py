#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the sample receivers of resources/samples beside what converge.py does: hostile requests, signatures, and a
fetch that always fails.

usage: samples.py
"""
import base64
import hmac
import http.client
import http.server
import json
import os
import shutil
import socket
import subprocess
import sys
import threading
import time

SAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../resources/samples")
SECRET = "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz"
COMMANDS = {"Python": ([sys.executable, os.path.join(SAMPLES, "receiver.py")], ["--secret", SECRET]),
            "Node": (["node", os.path.join(SAMPLES, "receiver.mjs"), "0"], ["", "converge", SECRET])}


class Api(http.server.BaseHTTPRequestHandler):
    """Has the work 'good', and fails for the work 'bad'."""

    def do_GET(self):
        is_good = self.path == "/good"
        self.send_response(200 if is_good else 500)
        self.end_headers()
        self.wfile.write(b'{"updated_at": "2024-01-01T00:00:00Z"}' if is_good else b"")

    def log_message(self, *_):
        pass


def ask(port, method, path, body=None, headers=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def raw(port, request):
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(request)
        return connection.recv(100)


def signed(body, secret=SECRET, age=0):
    timestamp = str(int(time.time()) - age)
    digest = hmac.new(base64.b64decode(secret[6:]), f"inv_1.{timestamp}.".encode() + body, "sha256").digest()
    return {"webhook-id": "inv_1", "webhook-timestamp": timestamp,
            "webhook-signature": "v1,AAAA v1," + base64.b64encode(digest).decode()}


def invocation(api, work):
    work = {"frbr_uri": work, "url": f"http://127.0.0.1:{api}/{work}"}
    return json.dumps({"action": "updated", "work": work}).encode()


def check_receiver(api, command, with_secret):
    process = subprocess.Popen(command + (with_secret or []), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                               text=True)
    try:
        port = int(process.stdout.readline())
        if with_secret:
            body = invocation(api, "good")
            yield ask(port, "POST", "/hook", body)[0] == 401, "takes what is not signed"
            yield ask(port, "POST", "/hook", body, signed(body, "whsec_" + "QUFB" * 8))[0] == 401, "another secret"
            yield ask(port, "POST", "/hook", body, signed(body, age=400))[0] == 401, "an old signature"
            yield ask(port, "POST", "/hook", body + b" ", signed(body))[0] == 401, "another body"
            yield ask(port, "POST", "/hook", body, signed(body))[0] == 202, "refuses what is signed"
            return
        for target in ["//", "*", "/state?frbr_uri=%", "/state?frbr_uri", "http://[", "/state?frbr_uri=__proto__"]:
            raw(port, f"GET {target} HTTP/1.1\r\nHost: h\r\n\r\n".encode())
            yield process.poll() is None and ask(port, "GET", "/state?frbr_uri=x")[0] == 404, f"dies of GET {target}"
        for body in [b"", b"null", b"[1]", b"{", b'{"work":7}', b'{"work":{"frbr_uri":[1],"url":"http://h/"}}',
                     b'{"work":{"frbr_uri":"x","url":"file:///etc/hostname"}}']:
            yield ask(port, "POST", "/hook", body)[0] == 400, f"takes {body}"
        for work in ["bad", "good"]:
            yield ask(port, "POST", "/hook", invocation(api, work))[0] == 202, f"refuses {work}"
        end = time.monotonic() + 10
        state = 404
        while state == 404 and time.monotonic() < end:
            state = ask(port, "GET", "/state?frbr_uri=good")[0]
            time.sleep(0.05)
        yield state == 200, "one job that fails holds up the others"
    finally:
        process.kill()
        process.wait()


def main():
    api = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Api)
    api.daemon_threads = True
    threading.Thread(target=api.serve_forever, daemon=True).start()
    problems, count = [], 0
    for name, (command, with_secret) in COMMANDS.items():
        if not shutil.which(command[0]):
            continue
        for extra in (None, with_secret):
            for is_good, what in check_receiver(api.server_port, command, extra):
                count += 1
                problems += [] if is_good else [f"{name}: {what}"]
    print(f"{count - len(problems)} passed, {len(problems)} failed", *problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
