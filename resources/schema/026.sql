-- Version 26: imports can be undone, deleted works and expressions lie in a trash, texts know the file
-- they came from, and unidentified documents can be given an address.

PRAGMA user_version = 26;

-- The file and the import that brought a text; '' and 0: another way.
ALTER TABLE manifestation ADD COLUMN source TEXT NOT NULL DEFAULT '';
ALTER TABLE manifestation ADD COLUMN import_id INTEGER NOT NULL DEFAULT 0;

-- The last change of a work.
CREATE INDEX change_of_work ON change (work_uri, revision);

-- An import or a deletion that can be undone.
CREATE TABLE undo_step (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    kind    TEXT NOT NULL CHECK (kind IN ('import', 'deletion')),
    at      INTEGER NOT NULL,
    subject TEXT NOT NULL, -- of an import: its paths, one per line; of a deletion: the deleted URI
    title   TEXT NOT NULL
) STRICT;
-- The works that a step changed, as they were before.
CREATE TABLE kept_work (
    step_id     INTEGER NOT NULL REFERENCES undo_step (id) ON DELETE CASCADE,
    work_uri    TEXT NOT NULL,
    record      TEXT,             -- JSON, as in packs; NULL: there was no such work
    publication INTEGER REFERENCES file (id),
    revision_before INTEGER NOT NULL, -- of the work's last change before the step
    revision_after  INTEGER NOT NULL, -- of the step's last change of it; -1: others changed it meanwhile
    PRIMARY KEY (step_id, work_uri)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_work_uri ON kept_work (work_uri);
CREATE INDEX kept_work_publication ON kept_work (publication) WHERE publication IS NOT NULL;
CREATE TABLE kept_expression (
    step_id     INTEGER NOT NULL,
    work_uri    TEXT NOT NULL,
    id          INTEGER NOT NULL,
    uri         TEXT NOT NULL,
    language    TEXT NOT NULL,
    date        TEXT NOT NULL,
    date_origin INTEGER NOT NULL,
    title       TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    PRIMARY KEY (step_id, id),
    FOREIGN KEY (step_id, work_uri) REFERENCES kept_work ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_expression_of_work ON kept_expression (step_id, work_uri);
CREATE TABLE kept_manifestation (
    step_id       INTEGER NOT NULL,
    expression_id INTEGER NOT NULL,
    role          TEXT NOT NULL,
    content_id    INTEGER NOT NULL REFERENCES content (id),
    component     TEXT NOT NULL,
    frbr_this     TEXT NOT NULL,
    date          TEXT,
    imported_at   INTEGER NOT NULL,
    source        TEXT NOT NULL,
    import_id     INTEGER NOT NULL,
    PRIMARY KEY (step_id, expression_id, content_id),
    FOREIGN KEY (step_id, expression_id) REFERENCES kept_expression ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_manifestation_content ON kept_manifestation (content_id);
CREATE TABLE kept_media (
    step_id       INTEGER NOT NULL,
    expression_id INTEGER NOT NULL,
    filename      TEXT NOT NULL,
    mime_type     TEXT NOT NULL,
    file_id       INTEGER NOT NULL REFERENCES file (id),
    PRIMARY KEY (step_id, expression_id, filename),
    FOREIGN KEY (step_id, expression_id) REFERENCES kept_expression ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_media_file ON kept_media (file_id);

-- What people said of documents that do not say where they belong, by the address that the program
-- made for them.
CREATE TABLE given_address (
    local_uri TEXT PRIMARY KEY,
    work_uri  TEXT NOT NULL,
    title     TEXT NOT NULL, -- '': the document's own
    date      TEXT           -- of expressions without one; NULL: none
) STRICT, WITHOUT ROWID;
CREATE INDEX given_address_work ON given_address (work_uri);
-- A work is also asked for by an address that it had before.
CREATE INDEX alias_name ON alias (name);
