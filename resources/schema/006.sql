-- Version 6: webhooks. Endpoints, the outbox of invocations, and the log of attempts.

PRAGMA user_version = 6;

-- Addresses that are told of changes.
CREATE TABLE endpoint (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    url              TEXT NOT NULL UNIQUE,
    state            TEXT NOT NULL CHECK (state IN ('active', 'paused', 'gone')),
    reason           TEXT NOT NULL, -- why it is not active; English
    secret           TEXT NOT NULL, -- 'whsec_…'; '': its requests are not signed
    old_secret       TEXT NOT NULL, -- signs beside the new one until old_secret_until
    old_secret_until INTEGER,
    created_at       INTEGER NOT NULL,
    failing_since    INTEGER,       -- the first failure after the last success
    not_before       INTEGER        -- what it asked for by Retry-After
) STRICT;

-- What each endpoint is to be told, once for every 30 seconds of a work's changes. A row is written
-- in the transaction of its change and outlives its delivery, so that it can be sent again.
CREATE TABLE outbox (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    endpoint_id   INTEGER NOT NULL REFERENCES endpoint (id),
    invocation_id TEXT NOT NULL DEFAULT ('inv_' || lower(hex(randomblob(16)))),
    work_uri      TEXT NOT NULL,
    action        TEXT NOT NULL, -- created, updated, deleted; the laboratory has others
    changes       INTEGER NOT NULL DEFAULT 1, -- how many it stands for
    created_at    INTEGER NOT NULL,
    state         TEXT NOT NULL DEFAULT 'waiting'
                  CHECK (state IN ('waiting', 'delivered', 'failed')),
    attempts      INTEGER NOT NULL DEFAULT 0, -- requests that were made
    failures      INTEGER NOT NULL DEFAULT 0, -- of these, since it was last begun
    due_at        INTEGER NOT NULL, -- of the next attempt
    settled_at    INTEGER           -- when it was delivered or given up
) STRICT;
CREATE INDEX outbox_due ON outbox (endpoint_id, due_at, id) WHERE state = 'waiting';
CREATE INDEX outbox_open ON outbox (work_uri, endpoint_id) WHERE state = 'waiting' AND attempts = 0;
CREATE INDEX outbox_failed ON outbox (settled_at) WHERE state = 'failed';

-- Every attempt, the newest tens of thousands. No foreign keys: it may outlive what it is about.
CREATE TABLE delivery (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    outbox_id      INTEGER NOT NULL,
    endpoint_id    INTEGER NOT NULL,
    invocation_id  TEXT NOT NULL,
    request_id     TEXT NOT NULL,
    number         INTEGER NOT NULL, -- of the invocation's attempts, from 1
    url            TEXT NOT NULL,
    work_uri       TEXT NOT NULL,
    action         TEXT NOT NULL,
    started_at     INTEGER NOT NULL,
    duration_ms    INTEGER NOT NULL,
    outcome        TEXT NOT NULL,
    status         INTEGER NOT NULL, -- 0: no answer came
    request        BLOB NOT NULL,    -- as sent, head and body
    response       BLOB NOT NULL,    -- as received, as much as is kept
    response_bytes INTEGER NOT NULL, -- as many as were received
    note           TEXT NOT NULL
) STRICT;
CREATE INDEX delivery_of_outbox ON delivery (outbox_id, number);

-- What other servers' webhooks have told us: works to fetch again, by where to fetch them.
CREATE TABLE sync_request (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    work_uri      TEXT NOT NULL UNIQUE,
    url           TEXT NOT NULL,
    action        TEXT NOT NULL,
    invocation_id TEXT NOT NULL,
    received_at   INTEGER NOT NULL,
    not_before    INTEGER NOT NULL
) STRICT;
CREATE TABLE received_invocation (
    invocation_id TEXT PRIMARY KEY,
    received_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX received_invocation_age ON received_invocation (received_at);
