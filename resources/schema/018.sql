-- Version 18: what copied servers answered before, so that what is the same is not sent again.

PRAGMA user_version = 18;

-- An answer that had an entity tag: a small list as it came, or a file by its hash.
CREATE TABLE sync_reply (
    source_id INTEGER NOT NULL REFERENCES sync_source (id),
    work_uri  TEXT NOT NULL, -- '': it is of no work
    part      TEXT NOT NULL, -- of the work: 'timeline', or a path of its own
    path      TEXT NOT NULL, -- where it was asked for
    etag      TEXT NOT NULL, -- as it came, with its quotes
    hash      TEXT NOT NULL, -- of a file, hexadecimal; '': a list
    body      BLOB NOT NULL, -- of a list: packed; of a file: empty
    PRIMARY KEY (source_id, work_uri, part)
) STRICT;

-- Which text `etag` is of, hexadecimal; '': not known, so the tag says nothing.
ALTER TABLE sync_item ADD COLUMN etag_hash TEXT NOT NULL DEFAULT '';
