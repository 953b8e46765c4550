-- Version 15: what a person has seen of what syncs brought.

PRAGMA user_version = 15;

-- Up to which run the news of a work have been read.
CREATE TABLE sync_read (
    work_uri TEXT PRIMARY KEY,
    run_id   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sync_run_work_of_work ON sync_run_work (work_uri);
