#!/usr/bin/env python3
"""A sample receiver of webhooks: keeps its own copy of what changes in a library.

usage: receiver.py [--port N] [--file DATABASE] [--token TOKEN] [--secret SECRET]

It answers
    POST /hook                  202 as soon as the invocation is stored, before anything is fetched
    GET  /state?frbr_uri=URI    200 {"frbr_uri": …, "updated_at": …}, or 404: it does not have the work

What it does, and what a receiver of your own should do:
  * The invocation only says that something happened to a work. What the work is like is fetched from
    `work.url`, with the token; 404 and 410 mean that there is no such work any more. So duplicates, and
    invocations in any order, do no harm.
  * It acknowledges after the invocation is in its database and before it fetches. If it is killed in
    between, it goes on when it is started again.
  * One thread fetches, so that an older answer never replaces a newer one.
  * A fetch that fails is repeated later, ever more seldom, and given up after a day; others do not wait for it.
  * With the secret that the sender signs by, it takes nothing that is not signed, or was signed more than five
    minutes ago. Without one, whoever can reach it can make it fetch any address with the token.

`updated_at` is that of the expression that the API gives for the work. The database is SQLite's.
"""
import argparse
import base64
import hmac
import http.server
import json
import sqlite3
import threading
import time
import urllib.error
import urllib.parse
import urllib.request


SIGNATURE_AGE = 300     # Seconds.
LONGEST_PAUSE = 3600
MOST_TRIES = 36         # The pauses come to a day.


def is_signed(secret, headers, body):
    """Whether the request is signed by the secret: Standard Webhooks 1.0, HMAC-SHA256 of "id.timestamp.body"."""
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > SIGNATURE_AGE:
        return False
    signed = f"{message_id}.{timestamp}.".encode() + body
    right = hmac.new(base64.b64decode(secret.removeprefix("whsec_")), signed, "sha256").digest()
    right = b"v1," + base64.b64encode(right)
    # While the secret is changed there are two signatures.
    return any(hmac.compare_digest(right, each.encode()) for each in headers.get("webhook-signature", "").split())


class Store:
    """What is known, and what is to be fetched. May be used by several threads."""

    def __init__(self, path):
        self.lock = threading.Condition()
        self.db = sqlite3.connect(path, check_same_thread=False)
        self.db.execute("CREATE TABLE IF NOT EXISTS works (frbr_uri TEXT PRIMARY KEY, updated_at TEXT)")
        self.db.execute("CREATE TABLE IF NOT EXISTS queue (id INTEGER PRIMARY KEY, frbr_uri TEXT, url TEXT,"
                        " tries INTEGER DEFAULT 0, due REAL DEFAULT 0)")
        self.db.commit()

    def add_job(self, work, url):
        with self.lock, self.db:
            self.db.execute("INSERT INTO queue (frbr_uri, url) VALUES (?, ?)", (work, url))
            self.lock.notify()

    def next_job(self):
        """Waits for one that is due. It stays until finish() removes it."""
        with self.lock:
            while True:
                job = self.db.execute("SELECT id, frbr_uri, url, tries, due FROM queue ORDER BY due, id").fetchone()
                if job and job[4] <= time.time():
                    return job
                self.lock.wait(job and job[4] - time.time())

    def postpone(self, job):
        """Its fetch failed. Returns after how many seconds it is tried again; None: never."""
        tries = job[3] + 1
        pause = min(2 ** (tries - 1), LONGEST_PAUSE)
        with self.lock, self.db:
            if tries == MOST_TRIES:
                self.db.execute("DELETE FROM queue WHERE id = ?", (job[0],))
                return None
            self.db.execute("UPDATE queue SET tries = ?, due = ? WHERE id = ?", (tries, time.time() + pause, job[0]))
        return pause

    def finish(self, job, updated_at):
        """Stores what was fetched; None: there is no such work."""
        with self.lock, self.db:
            if updated_at is None:
                self.db.execute("DELETE FROM works WHERE frbr_uri = ?", (job[1],))
            else:
                self.db.execute("INSERT OR REPLACE INTO works VALUES (?, ?)", (job[1], updated_at))
            self.db.execute("DELETE FROM queue WHERE id = ?", (job[0],))

    def updated_at(self, work):
        with self.lock:
            row = self.db.execute("SELECT updated_at FROM works WHERE frbr_uri = ?", (work,)).fetchone()
            return row and row[0]


class Receiver:
    def __init__(self, store, token, secret=None):
        self.store = store
        self.token = token
        self.secret = secret

    def invoked(self, invocation):
        """Takes an invocation. Returns the status to answer with."""
        try:
            work, url = invocation["work"]["frbr_uri"], invocation["work"]["url"]
        except (KeyError, TypeError):
            return 400
        if not isinstance(work, str) or not str(url).startswith(("http://", "https://")):
            return 400
        self.store.add_job(work, url)
        return 202

    def fetch(self, url):
        """The work's updated_at; None: there is no such work. Raises OSError when it cannot be known now."""
        request = urllib.request.Request(url, headers={"Authorization": "Token " + self.token,
                                                       "Accept": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)["updated_at"]
        except urllib.error.HTTPError as error:
            if error.code in (404, 410):
                return None
            raise

    def work_off(self):
        while True:
            job = self.store.next_job()
            try:
                self.store.finish(job, self.fetch(job[2]))
            except (OSError, ValueError, KeyError) as error:
                pause = self.store.postpone(job)
                print(f"{job[1]}: {error}; " + (f"tried again in {pause} s" if pause else "given up"), flush=True)

    def start(self):
        threading.Thread(target=self.work_off, daemon=True).start()

    def state(self, work):
        return self.store.updated_at(work)


def serve(receiver, port):
    """Answers until it is stopped. Prints the port first."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def answer(self, status, body=None):
            data = b"" if body is None else json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def do_POST(self):
            try:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                if receiver.secret and not is_signed(receiver.secret, self.headers, body):
                    self.answer(401)
                else:
                    self.answer(receiver.invoked(json.loads(body)))
            except ValueError:
                self.answer(400)

        def do_GET(self):
            query = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)
            work = query.get("frbr_uri", [""])[0]
            updated_at = receiver.state(work)
            if updated_at is None:
                self.answer(404)
            else:
                self.answer(200, {"frbr_uri": work, "updated_at": updated_at})

        def log_message(self, *_):
            pass

    class Server(http.server.ThreadingHTTPServer):
        daemon_threads = True
        request_queue_size = 64

    server = Server(("127.0.0.1", port), Handler)
    print(server.server_port, flush=True)
    receiver.start()
    server.serve_forever()


def options():
    parser = argparse.ArgumentParser(description="A sample receiver of webhooks.")
    parser.add_argument("--port", type=int, default=0, help="0, the default: a free one, which is printed")
    parser.add_argument("--file", default=":memory:", help="the database; default: in memory")
    parser.add_argument("--token", default="converge", help="the token that it fetches with")
    parser.add_argument("--secret", help="what the requests are signed by: whsec_…")
    return parser


if __name__ == "__main__":
    given = options().parse_args()
    serve(Receiver(Store(given.file), given.token, given.secret), given.port)
