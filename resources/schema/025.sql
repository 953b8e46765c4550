-- Version 25: a citation is kept as it is written, with the provisions it names.

PRAGMA user_version = 25;

ALTER TABLE citation ADD COLUMN name TEXT NOT NULL DEFAULT '';  -- Empty: that of cited_name.
ALTER TABLE citation ADD COLUMN words TEXT NOT NULL DEFAULT '';
