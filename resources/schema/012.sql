-- Version 12: sync. More kinds of sources, how each is kept current, and what every run brought.

PRAGMA user_version = 12;

CREATE TABLE new_sync_source (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    kind             TEXT NOT NULL CHECK (kind IN ('legislation', 'decisions', 'knowledge')),
    base             TEXT NOT NULL,        -- without a slash at its end, and without a version
    selection        TEXT NOT NULL,        -- JSON: which of its works are wanted, and which parts
    token_from       TEXT NOT NULL,        -- where the token is, never the token: 'file:/path', 'keychain:NAME', 'sealed:NAME'; '': given anew
    interval_minutes INTEGER NOT NULL,     -- between looks for changes; 0: only when asked
    is_paused        INTEGER NOT NULL,     -- no look of its own accord, whatever happens
    is_metered       INTEGER NOT NULL,     -- what is fetched costs money: as little as possible, as seldom as possible
    created_at       INTEGER NOT NULL,
    watermark        INTEGER, -- by the server's clock: all that changed before it is noted
    checked_at       INTEGER, -- when everything it has was last compared with what we have
    UNIQUE (kind, base)
) STRICT;
INSERT INTO new_sync_source
SELECT id, 'legislation', base, selection, token_from, interval_minutes, 0, 0, created_at, watermark, checked_at
  FROM sync_source;
DROP TABLE sync_source;
ALTER TABLE new_sync_source RENAME TO sync_source;

-- What the pass under way has seen: now of each list, since lists by topic and by court overlap.
DROP TABLE sync_seen;
CREATE TABLE sync_seen (
    source_id      INTEGER NOT NULL,
    expression_uri TEXT NOT NULL,
    list           INTEGER NOT NULL, -- -1: only named by another expression
    PRIMARY KEY (source_id, expression_uri, list)
) STRICT, WITHOUT ROWID;
DELETE FROM sync_pass;

-- Why a run began: 'asked' by a person, by the 'interval', by a 'webhook'.
ALTER TABLE sync_run ADD COLUMN cause TEXT NOT NULL DEFAULT 'asked';
-- What it brought, in expressions, place by place.
CREATE TABLE sync_run_place (
    run_id  INTEGER NOT NULL REFERENCES sync_run (id) ON DELETE CASCADE,
    place   TEXT NOT NULL,
    added   INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    failed  INTEGER NOT NULL,
    PRIMARY KEY (run_id, place)
) STRICT, WITHOUT ROWID;
-- What it brought of a work, as people say it.
CREATE TABLE sync_run_work (
    run_id         INTEGER NOT NULL REFERENCES sync_run (id) ON DELETE CASCADE,
    work_uri       TEXT NOT NULL,
    news           TEXT NOT NULL CHECK (news IN ('new', 'amended', 'changed', 'repealed', 'deleted')),
    expression_uri TEXT NOT NULL, -- the newest that it is about
    previous_uri   TEXT NOT NULL, -- what an amended one was before; '': nothing to compare with
    title          TEXT NOT NULL,
    PRIMARY KEY (run_id, work_uri, news)
) STRICT, WITHOUT ROWID;
-- What did not work, in words.
CREATE TABLE sync_run_trouble (
    run_id         INTEGER NOT NULL REFERENCES sync_run (id) ON DELETE CASCADE,
    number         INTEGER NOT NULL,
    expression_uri TEXT NOT NULL, -- '': the source as a whole
    what           TEXT NOT NULL,
    PRIMARY KEY (run_id, number)
) STRICT, WITHOUT ROWID;

-- Who this library is to those that follow it by packs, made when it is first asked for; and how far
-- this one has followed others.
CREATE TABLE pack_identity (
    id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TABLE pack_origin (
    id         TEXT PRIMARY KEY,
    revision   INTEGER NOT NULL, -- up to which its changes are here
    applied_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
