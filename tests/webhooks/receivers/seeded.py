#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sample receiver with one fault.

usage: seeded.py FAULT [--port N] [--token TOKEN] [--server KIND]     FAULT: a name of Faults below, or 'none'

KIND: how it answers. 'keeping' (the default) keeps connections, 'http10' speaks HTTP/1.0, and 'closing' closes each
connection after one answer without announcing it.
"""
import http.server
import os
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../resources/samples"))
sys.dont_write_bytecode = True
import receiver as sample  # noqa: E402


class Faulty(sample.Receiver):
    """Keeps what it has in memory, and fetches in a thread for each job unless told otherwise."""

    def __init__(self, token):
        super().__init__(None, token)
        self.lock = threading.RLock()
        self.works = {}
        self.seen = {}
        self.jobs = 0

    def start(self):
        pass

    def state(self, work):
        with self.lock:
            return self.works.get(work)

    def put(self, work, updated_at):
        with self.lock:
            if updated_at is None:
                self.works.pop(work, None)
            else:
                self.works[work] = updated_at

    def invoked(self, invocation):
        try:
            work = invocation["work"]["frbr_uri"]
            url = invocation["work"]["url"]
            action = invocation["action"]
        except (KeyError, TypeError):
            return 400
        with self.lock:
            self.jobs += 1
            return self.take(action, work, url)

    def follow(self, work, url):
        """Fetches and stores; holds the lock, so that jobs follow one another."""
        with self.lock:
            self.put(work, self.fetch(url))

    def later(self, function, *arguments):
        threading.Thread(target=function, args=arguments, daemon=True).start()

    def take(self, action, work, url):
        self.later(self.follow, work, url)
        return 202


class ByWorkAndAction(Faulty):
    """Takes the second invocation of an action for a duplicate."""
    def take(self, action, work, url):
        if self.seen.setdefault((work, action), self.jobs) != self.jobs:
            return 202
        return super().take(action, work, url)


class OncePerMoment(Faulty):
    """Ignores what comes within 0.3 s of the last of the same work."""
    def take(self, action, work, url):
        before, self.seen[work] = self.seen.get(work, 0), time.monotonic()
        return 202 if self.seen[work] - before < 0.3 else super().take(action, work, url)


class DropsWhileBusy(Faulty):
    """Ignores what comes about a work that it is fetching."""
    def take(self, action, work, url):
        if work in self.seen:
            return 202
        self.seen[work] = True
        self.later(self.slowly, work, url)
        return 202

    def slowly(self, work, url):
        updated_at = self.fetch(url)
        time.sleep(0.03)
        with self.lock:
            self.put(work, updated_at)
            del self.seen[work]


class OrderAsGiven(Faulty):
    """Deletes without asking."""
    def take(self, action, work, url):
        if action == "deleted":
            self.put(work, None)
            return 202
        return super().take(action, work, url)


class RepeatWipes(Faulty):
    """Clears the row first and fills it on the first invocation of an action only."""
    def take(self, action, work, url):
        if action == "created" and self.seen.get(work):
            self.put(work, None)
            return 202
        self.seen[work] = action != "deleted"
        return super().take(action, work, url)


class LosesEverySeventh(Faulty):
    """Acknowledges, then loses every seventh job."""
    def take(self, action, work, url):
        return 202 if self.jobs % 7 == 0 else super().take(action, work, url)


class LosesEveryFortieth(Faulty):
    def take(self, action, work, url):
        return 202 if self.jobs % 40 == 0 else super().take(action, work, url)


class InsertsTwice(Faulty):
    """Fails for ever on the second 'created' of a work that it has."""
    def take(self, action, work, url):
        if action == "created" and work in self.seen:
            return 500
        if action == "created":
            self.seen[work] = True
        if action == "deleted":
            self.seen.pop(work, None)
        return super().take(action, work, url)


class LastWriteWins(Faulty):
    """Fetches in several threads and stores whatever comes last."""
    def follow(self, work, url):
        self.put(work, self.fetch(url))


class ForgetsLater(Faulty):
    """Has the work, and loses it 0.4 s later."""
    def follow(self, work, url):
        super().follow(work, url)
        time.sleep(0.4)
        self.put(work, None)


class NeverRefreshes(Faulty):
    """Ignores updates."""
    def take(self, action, work, url):
        return 202 if action == "updated" else super().take(action, work, url)


def answer_as(kind):
    """Makes all servers of this program answer so."""
    handle_one = http.server.BaseHTTPRequestHandler.handle_one_request

    def handle(self):
        if kind == "http10":
            self.protocol_version = "HTTP/1.0"
        handle_one(self)
        if kind == "closing":
            self.close_connection = True
    http.server.BaseHTTPRequestHandler.handle_one_request = handle


Faults = {"none": Faulty, "by-work-and-action": ByWorkAndAction, "once-per-moment": OncePerMoment,
          "drops-while-busy": DropsWhileBusy, "order-as-given": OrderAsGiven, "repeat-wipes": RepeatWipes,
          "loses-every-seventh": LosesEverySeventh, "loses-every-fortieth": LosesEveryFortieth,
          "inserts-twice": InsertsTwice, "last-write-wins": LastWriteWins, "forgets-later": ForgetsLater,
          "never-refreshes": NeverRefreshes}

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in Faults:
        sys.exit(__doc__ + "\n" + "\n".join(Faults))
    fault = Faults[sys.argv.pop(1)]
    parser = sample.options()
    parser.add_argument("--server", default="keeping", choices=["keeping", "http10", "closing"])
    given = parser.parse_args()
    answer_as(given.server)
    sample.serve(fault(given.token), given.port)
