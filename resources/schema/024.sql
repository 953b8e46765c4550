-- Version 24: a work is found by the address that its publisher gave it.

PRAGMA user_version = 24;

CREATE INDEX work_source ON work (source_uri) WHERE source_uri <> '';
