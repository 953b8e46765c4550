-- Version 31: in which order the texts of an expression came that are kept to be restored.

PRAGMA user_version = 31;

ALTER TABLE kept_manifestation ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
