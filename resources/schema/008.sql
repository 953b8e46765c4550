-- Version 8: sync. Where works come from, how far a copy of them is, and what became of each run.

PRAGMA user_version = 8;

-- Servers that are copied. Their tokens are never kept here.
CREATE TABLE sync_source (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    base             TEXT NOT NULL UNIQUE, -- without a slash at its end, and without '/v3'
    selection        TEXT NOT NULL,        -- JSON: which of its works are wanted, and which parts
    token_from       TEXT NOT NULL,        -- 'file:/path', 'sealed:/path' or 'keychain'; '': given anew for each run
    interval_minutes INTEGER NOT NULL,     -- between looks for changes; 0: only when asked
    created_at       INTEGER NOT NULL,
    watermark        INTEGER, -- by the server's clock: all that changed before it is noted
    checked_at       INTEGER  -- when everything it has was last compared with what we have
) STRICT;

-- The reading of a source's lists that is under way: where to go on.
CREATE TABLE sync_pass (
    source_id   INTEGER PRIMARY KEY REFERENCES sync_source (id),
    kind        TEXT NOT NULL CHECK (kind IN ('changes', 'everything')),
    server_time INTEGER NOT NULL, -- when it began, by the server's clock: the next watermark
    since       INTEGER,          -- of 'changes'
    list        INTEGER NOT NULL, -- which of the lists, from 0
    page        INTEGER NOT NULL, -- the next one to read, from 1
    count       INTEGER,          -- how many the list said it has; NULL: no page was read
    restarts    INTEGER NOT NULL  -- how often the list changed while it was read
) STRICT;
-- What the pass has seen, so that what it missed, and what is gone, can be told.
CREATE TABLE sync_seen (
    source_id      INTEGER NOT NULL,
    expression_uri TEXT NOT NULL,
    list           INTEGER NOT NULL, -- -1: only named by another expression
    PRIMARY KEY (source_id, expression_uri)
) STRICT, WITHOUT ROWID;

-- The expressions of a source, and how far each is here.
CREATE TABLE sync_item (
    id             INTEGER PRIMARY KEY,
    source_id      INTEGER NOT NULL REFERENCES sync_source (id),
    expression_uri TEXT NOT NULL,
    work_uri       TEXT NOT NULL,
    place          TEXT NOT NULL,
    state          TEXT NOT NULL CHECK (state IN ('wanted', 'complete', 'stale')),
    parts          TEXT NOT NULL, -- of a stale one: what could not be fetched
    note           TEXT NOT NULL, -- why; English
    updated_at     TEXT NOT NULL, -- as the source writes it
    etag           TEXT NOT NULL, -- of its text
    fetches        INTEGER NOT NULL, -- how often it was fetched to the end
    missing_at     INTEGER        -- when the source first said that it has it no more
) STRICT;
CREATE UNIQUE INDEX sync_item_uri ON sync_item (source_id, expression_uri);
CREATE INDEX sync_item_open ON sync_item (source_id, expression_uri) WHERE state <> 'complete';
CREATE INDEX sync_item_missing ON sync_item (source_id, missing_at) WHERE missing_at IS NOT NULL;
CREATE INDEX sync_item_work ON sync_item (work_uri);
-- What the source said of it, unchanged: members that we do not know survive here.
CREATE TABLE sync_answer (
    item_id INTEGER PRIMARY KEY REFERENCES sync_item (id) ON DELETE CASCADE,
    json    BLOB NOT NULL -- zstd
) STRICT;

-- Expressions that a source had and has no more.
CREATE TABLE sync_tombstone (
    source_id      INTEGER NOT NULL,
    expression_uri TEXT NOT NULL,
    deleted_at     INTEGER NOT NULL,
    PRIMARY KEY (source_id, expression_uri)
) STRICT, WITHOUT ROWID;

CREATE TABLE sync_run (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    source_id  INTEGER NOT NULL REFERENCES sync_source (id),
    started_at INTEGER NOT NULL,
    ended_at   INTEGER,      -- NULL: it is under way, or was cut off
    outcome    TEXT NOT NULL, -- '' while it runs; done, findings, stopped, or what kept it from going on
    listed     INTEGER NOT NULL,
    fetched    INTEGER NOT NULL,
    failed     INTEGER NOT NULL,
    deleted    INTEGER NOT NULL,
    requests   INTEGER NOT NULL,
    bytes      INTEGER NOT NULL,
    note       TEXT NOT NULL
) STRICT;
CREATE INDEX sync_run_of_source ON sync_run (source_id, id);
