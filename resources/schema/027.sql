-- Version 27: webhooks may be told of some events only and have request fields of their own, and receivers of
-- the laboratory can be defined.

PRAGMA user_version = 27;

ALTER TABLE endpoint ADD COLUMN events TEXT NOT NULL DEFAULT ''; -- 'created deleted'; '': all

CREATE TABLE endpoint_field (
    endpoint_id INTEGER NOT NULL REFERENCES endpoint (id) ON DELETE CASCADE,
    position    INTEGER NOT NULL,
    name        TEXT NOT NULL,
    value       TEXT NOT NULL, -- sealed where it is secret
    is_secret   INTEGER NOT NULL,
    PRIMARY KEY (endpoint_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE lab_receiver (
    name     TEXT PRIMARY KEY,
    status   INTEGER NOT NULL,
    fields   TEXT NOT NULL, -- 'Name: value' and a line break for each
    body     TEXT NOT NULL,
    delay_ms INTEGER NOT NULL,
    forward  TEXT NOT NULL  -- the address that answers in its place; '': none
) STRICT, WITHOUT ROWID;
