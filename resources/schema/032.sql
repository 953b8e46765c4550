-- Version 32: the undo of an import also takes back how far packs were followed, and the places that it made.

PRAGMA user_version = 32;

-- Up to which revision packs of another library had been applied before the import.
CREATE TABLE kept_origin (
    step_id  INTEGER NOT NULL REFERENCES undo_step (id) ON DELETE CASCADE,
    id       TEXT NOT NULL,
    revision INTEGER, -- NULL: it was not followed
    PRIMARY KEY (step_id, id)
) STRICT, WITHOUT ROWID;
-- The import that made a place which nothing else has asked for.
CREATE TABLE made_place (
    code    TEXT PRIMARY KEY,
    step_id INTEGER NOT NULL REFERENCES undo_step (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX made_place_step ON made_place (step_id);
