#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the sender of webhooks, a real `sheriactl serve`, from outside: what seven kinds of receivers get.

usage: sender.py SHERIACTL

The receivers answer well, fail once, ask to wait, are gone, never answer, close the connection without an answer, and
redirect. Nothing of the program's own code is used: signatures are computed here, and times are those of arrival.
The changes are made at once, and told half a minute later.
"""
import base64
import hmac
import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

WORKS = ["/akn/zz/act/2031/1", "/akn/zz/act/2031/2"]
ANSWER_LIMIT, FIRST_RETRY, WINDOW = 10, 5, 30
ASKED = 8  # Seconds, by Retry-After.


class Kind:
    """A receiver: `answer` gets the number of a request, from 0, and returns a status and fields, or None to say
    nothing: it waits then until the sender closes the connection, or closes it itself."""

    def __init__(self, answer, closes=False):
        self.got = []
        self.lock = threading.Lock()
        kind = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with kind.lock:
                    request = {"at": time.monotonic(), "path": self.path, "headers": self.headers, "body": body,
                               "json": json.loads(body)}
                    number = len(kind.got)
                    kind.got.append(request)
                answered = answer(number)
                if answered is None:
                    if not closes:
                        self.rfile.read(1)  # Returns when the sender has closed.
                        request["closed"] = time.monotonic()
                    self.close_connection = True
                    return
                self.send_response(answered[0])
                for name, value in answered[1].items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?a=b"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def attempts(self, invocation):
        return [each for each in self.got if each["json"]["invocation_id"] == invocation]

    def invocations(self):
        return list(dict.fromkeys(each["json"]["invocation_id"] for each in self.got))


KINDS = {"well": Kind(lambda number: (202, {})),
         "failing": Kind(lambda number: (500 if number < 2 else 204, {})),
         "busy": Kind(lambda number: (429, {"Retry-After": str(ASKED)}) if number == 0 else (200, {})),
         "gone": Kind(lambda number: (410, {})),
         "silent": Kind(lambda number: None if number < 2 else (200, {})),
         "closing": Kind(lambda number: None if number < 2 else (200, {}), closes=True),
         "redirecting": Kind(lambda number: (307, {"Location": "/elsewhere"}) if number < 2 else (200, {}))}
RETRIED = ["failing", "silent", "closing", "redirecting"]


def is_signed(request, secret):
    headers = request["headers"]
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + request["body"]
    key = base64.b64decode(secret.removeprefix("whsec_"))
    right = "v1," + base64.b64encode(hmac.new(key, signed, "sha256").digest()).decode()
    return right in headers["webhook-signature"].split()


def wait_for(condition, seconds):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.1)


def check_all(check, begun, secret, token, ctl):
    well = KINDS["well"].got
    check(len(well) == 2, "one invocation for each work, however often it changed")
    check([each["json"]["work"]["frbr_uri"] for each in well] == WORKS, "in the order of the changes")
    check([each["json"]["action"] for each in well] == ["created", "created"], "created and updated is created")
    check(all(WINDOW - 1 <= each["at"] - begun <= WINDOW + 8 for each in well), "half a minute after the change")
    for each in well:
        told, headers = each["json"], each["headers"]
        check(set(told) == {"invocation_id", "request_id", "action", "object", "work"}, f"members: {list(told)}")
        check(told["object"] == "work" and set(told["work"]) == {"frbr_uri", "url"}, "object and work")
        check(headers["Content-Type"] == "application/json", "the content type")
        check(headers["webhook-id"] == told["invocation_id"], "webhook-id is the invocation")
        check(abs(int(headers["webhook-timestamp"]) - time.time()) < 300, "webhook-timestamp is now")
        check(is_signed(each, secret), "the signature")
        check(each["path"] == "/hook?a=b" and headers["Host"].startswith("127.0.0.1:"), "path and Host")
        check(headers["X-Environment"] == "test", "the header of its own")
        check("X-Environment" not in KINDS["failing"].got[0]["headers"], "and of nobody else's")
        request = urllib.request.Request(told["work"]["url"], headers={"Authorization": "Token " + token})
        with urllib.request.urlopen(request) as answer:
            check(json.load(answer)["frbr_uri"] == told["work"]["frbr_uri"], "work.url leads to the work")
    for name, kind in KINDS.items():
        requests = [each["json"]["request_id"] for each in kind.got]
        check(len(set(requests)) == len(requests), f"{name}: each request has an id of its own")
        fields = [field.lower() for each in kind.got for field in each["headers"]]
        check(name == "well" or not any(field.startswith("webhook-") for field in fields),
              f"{name}: no fields of a signature where no secret is set")
    for name in RETRIED:
        kind = KINDS[name]
        check(len(kind.invocations()) == 2 and len(kind.got) == 4, f"{name}: each invocation again, once")
        for first, second in (kind.attempts(each)[:2] for each in kind.invocations() if len(kind.attempts(each)) > 1):
            answered = first.get("closed", first["at"])
            check(FIRST_RETRY - 0.5 <= second["at"] - answered <= FIRST_RETRY + 8, f"{name}: after five seconds")
            check(first["json"]["action"] == second["json"]["action"], f"{name}: with the same action")
    waits = [each["closed"] - each["at"] for each in KINDS["silent"].got if "closed" in each]
    check(len(waits) == 2 and all(ANSWER_LIMIT - 1 <= each <= ANSWER_LIMIT + 4 for each in waits),
          f"silent: ten seconds are waited ({waits})")
    check(all(each["path"] == "/hook?a=b" for each in KINDS["redirecting"].got), "redirecting: nothing is followed")
    busy = KINDS["busy"].got
    first = KINDS["busy"].attempts(busy[0]["json"]["invocation_id"])
    check(len(first) == 2 and first[1]["at"] - first[0]["at"] >= ASKED - 0.5, "busy: as late as it asks")
    check(not any(0.5 < each["at"] - busy[0]["at"] < ASKED - 0.5 for each in busy), "busy: nothing else meanwhile")
    gone = KINDS["gone"]
    check(1 <= len(gone.got) <= 2, "gone: nothing after its 410")
    check("gone" in ctl("webhooks", "list"), "gone: the list says so")
    before = len(well)
    ctl("webhooks", "resend", well[0]["json"]["invocation_id"])
    wait_for(lambda: len(well) > before, 5)
    check(len(well) == before + 1 and well[-1]["json"]["invocation_id"] == well[0]["json"]["invocation_id"],
          "what is resent has its invocation id")


def main():
    program = sys.argv[1]
    problems, checks = [], []

    def check(condition, what):
        checks.append(what)
        if not condition:
            problems.append(what)

    with tempfile.TemporaryDirectory() as folder:
        library = os.path.join(folder, "library.sheria")
        environment = {**os.environ, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder, "XDG_CACHE_HOME": folder}

        def ctl(*words):
            run = subprocess.run([program, *words, "--library", library], capture_output=True, text=True,
                                 env=environment)
            if run.returncode != 0:
                sys.exit(f"{words}: {run.stderr}")
            return run.stdout

        with subprocess.Popen([program, "serve", "--library", library, "--port", "0"], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True, env=environment) as server:
            try:
                server.stdout.readline()
                token = server.stdout.readline().split()[-1]
                for name, kind in KINDS.items():
                    ctl("webhooks", "add", kind.url, *(["--header", "X-Environment: test"] if name == "well" else []))
                secret = ctl("webhooks", "sign", KINDS["well"].url).split()[-1]
                begun = time.monotonic()
                for work in WORKS:
                    ctl("emit", "created", work)
                ctl("emit", "updated", WORKS[0])
                wait_for(lambda: all(len(KINDS[name].got) == 4 for name in RETRIED) and len(KINDS["busy"].got) > 2,
                         WINDOW + ANSWER_LIMIT + FIRST_RETRY + 20)
                time.sleep(1)  # Nothing more may come.
                check_all(check, begun, secret, token, ctl)
            finally:
                server.terminate()
    print(f"{len(checks) - len(problems)} passed, {len(problems)} failed", *problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
