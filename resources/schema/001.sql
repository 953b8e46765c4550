-- Version 1 of a library file. core/store/README.md tells the whole; here is what each table holds.
-- Dates are ISO 8601 text, instants milliseconds since 1970 UTC, hashes the 32 bytes of a SHA-256.
-- Text that may be absent is NULL where absence means something, else ''.

PRAGMA application_id = 0x53686572; -- "Sher"
PRAGMA user_version = 1;

-- Countries ("za") and localities ("za-cpt").
CREATE TABLE place (
    code             TEXT PRIMARY KEY,
    name             TEXT NOT NULL,
    primary_language TEXT NOT NULL,
    as_at_date       TEXT
) STRICT, WITHOUT ROWID;

-- Works. place, doctype, year and number repeat parts of the URI, for the library tree.
CREATE TABLE work (
    id                   INTEGER PRIMARY KEY AUTOINCREMENT,
    uri                  TEXT NOT NULL UNIQUE,
    place                TEXT NOT NULL REFERENCES place (code),
    doctype              TEXT NOT NULL,
    year                 TEXT NOT NULL,
    number               TEXT NOT NULL,
    title                TEXT NOT NULL,
    is_stub              INTEGER NOT NULL,
    is_principal         INTEGER NOT NULL,
    is_commenced_by_flag INTEGER NOT NULL,
    -- Derived: no commenceable provision of any point in time is left uncommenced.
    is_commenced_in_full INTEGER NOT NULL DEFAULT 1,
    -- Derived: the newest expression, of several on one day the one in the preferred language.
    latest_expression_id INTEGER,
    created_at           INTEGER NOT NULL,
    updated_at           INTEGER NOT NULL,
    publication_date     TEXT,
    publication_name     TEXT NOT NULL,
    publication_number   TEXT NOT NULL,
    assent_date          TEXT,
    as_at_date           TEXT,
    parent_uri           TEXT,
    parent_title         TEXT,
    chapter_number       TEXT,
    chapter_revision     TEXT,
    chapter_valid_from   TEXT,
    type_name            TEXT NOT NULL,
    numbered_title       TEXT NOT NULL,
    disclaimer           TEXT NOT NULL,
    source_uri           TEXT NOT NULL,
    judgment             TEXT NOT NULL,
    enrichments          TEXT NOT NULL
) STRICT;
CREATE INDEX work_tree ON work (place, doctype, year);
CREATE INDEX work_listed ON work (uri) WHERE latest_expression_id IS NOT NULL;
CREATE INDEX work_parent ON work (parent_uri) WHERE parent_uri IS NOT NULL;

-- A work in one language at one point in time.
CREATE TABLE expression (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    work_id     INTEGER NOT NULL REFERENCES work (id),
    uri         TEXT NOT NULL UNIQUE,
    language    TEXT NOT NULL,
    date        TEXT NOT NULL,
    date_origin INTEGER NOT NULL CHECK (date_origin BETWEEN 0 AND 3),
    title       TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX expression_of_work ON expression (work_id, date, language);
CREATE INDEX expression_updated ON expression (updated_at);
CREATE INDEX expression_created ON expression (created_at);

-- One XML document, shared by all manifestations with the same bytes.
CREATE TABLE content (
    id          INTEGER PRIMARY KEY,
    hash        BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    xml_bytes   INTEGER NOT NULL,
    text_bytes  INTEGER NOT NULL,
    doctype     TEXT NOT NULL,
    -- eIds of the provisions that can commence, one per line.
    commenceable TEXT NOT NULL,
    xml         BLOB NOT NULL -- zstd
) STRICT;
-- Its visible text, apart so that reading it does not page through the XML.
CREATE TABLE content_text (
    content_id INTEGER PRIMARY KEY,
    text       BLOB NOT NULL -- zstd
) STRICT;

-- The XML files of an expression.
CREATE TABLE manifestation (
    id            INTEGER PRIMARY KEY,
    expression_id INTEGER NOT NULL REFERENCES expression (id),
    role          TEXT NOT NULL CHECK (role IN ('main', 'component', 'superseded')),
    content_id    INTEGER NOT NULL REFERENCES content (id),
    component     TEXT NOT NULL,
    frbr_this     TEXT NOT NULL,
    date          TEXT,
    imported_at   INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX manifestation_bytes ON manifestation (expression_id, content_id);
CREATE UNIQUE INDEX manifestation_main ON manifestation (expression_id) WHERE role = 'main';
CREATE UNIQUE INDEX manifestation_name ON manifestation (expression_id, component)
    WHERE role <> 'superseded';
CREATE INDEX manifestation_content ON manifestation (content_id);

-- Belong to a content and go with it. No foreign keys: they are written in bulk, right after it.
CREATE TABLE provision (
    content_id   INTEGER NOT NULL,
    position     INTEGER NOT NULL, -- in document order, from 0
    parent       INTEGER NOT NULL, -- position of the enclosing one, or -1
    element      TEXT NOT NULL,
    eid          TEXT NOT NULL,
    written_eid  TEXT,             -- NULL: absent in the document
    is_generated INTEGER NOT NULL,
    num          TEXT,
    heading      TEXT,
    flags        TEXT NOT NULL,
    component    TEXT NOT NULL,
    text_start   INTEGER NOT NULL,
    text_end     INTEGER NOT NULL,
    PRIMARY KEY (content_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE component (
    content_id INTEGER NOT NULL,
    position   INTEGER NOT NULL,
    name       TEXT NOT NULL,
    eid        TEXT NOT NULL,
    element    TEXT NOT NULL,
    title      TEXT NOT NULL,
    PRIMARY KEY (content_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE reference (
    content_id INTEGER NOT NULL,
    position   INTEGER NOT NULL,
    provision  INTEGER NOT NULL, -- position of the provision that refers, or -1
    href       TEXT NOT NULL,
    work_uri   TEXT,             -- NULL: not an Akoma Ntoso URI
    portion    TEXT NOT NULL,
    text       TEXT NOT NULL,
    PRIMARY KEY (content_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX reference_target ON reference (work_uri) WHERE work_uri IS NOT NULL;

-- Bytes of media and publication documents, each once.
CREATE TABLE file (
    id    INTEGER PRIMARY KEY,
    hash  BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    bytes INTEGER NOT NULL,
    data  BLOB NOT NULL
) STRICT;
CREATE TABLE media (
    expression_id INTEGER NOT NULL REFERENCES expression (id),
    filename      TEXT NOT NULL,
    mime_type     TEXT NOT NULL,
    file_id       INTEGER NOT NULL REFERENCES file (id),
    PRIMARY KEY (expression_id, filename)
) STRICT, WITHOUT ROWID;
CREATE INDEX media_file ON media (file_id);
CREATE TABLE publication_document (
    work_id     INTEGER PRIMARY KEY REFERENCES work (id),
    trusted_url TEXT NOT NULL,
    filename    TEXT NOT NULL,
    mime_type   TEXT NOT NULL,
    size        INTEGER,
    start_page  INTEGER,
    file_id     INTEGER REFERENCES file (id) -- NULL: not held
) STRICT;
CREATE INDEX publication_document_file ON publication_document (file_id) WHERE file_id IS NOT NULL;

-- What happened to a work. by_uri is NULL where no other work is involved, '' where it has no URI.
CREATE TABLE commencement (
    work_id        INTEGER NOT NULL REFERENCES work (id),
    position       INTEGER NOT NULL,
    date           TEXT,
    by_uri         TEXT,
    by_title       TEXT NOT NULL,
    is_main        INTEGER NOT NULL,
    all_provisions INTEGER NOT NULL,
    provisions     TEXT NOT NULL, -- eIds, one per line
    note           TEXT NOT NULL,
    PRIMARY KEY (work_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX commencement_by ON commencement (by_uri) WHERE by_uri <> '';
CREATE TABLE amendment (
    work_id     INTEGER NOT NULL REFERENCES work (id),
    position    INTEGER NOT NULL,
    date        TEXT,
    by_uri      TEXT NOT NULL,
    by_title    TEXT NOT NULL,
    is_revision INTEGER NOT NULL,
    PRIMARY KEY (work_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX amendment_by ON amendment (by_uri) WHERE by_uri <> '';
CREATE TABLE consolidation (
    work_id  INTEGER NOT NULL REFERENCES work (id),
    position INTEGER NOT NULL,
    date     TEXT,
    PRIMARY KEY (work_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE repeal (
    work_id  INTEGER PRIMARY KEY REFERENCES work (id),
    date     TEXT,
    by_uri   TEXT NOT NULL,
    by_title TEXT NOT NULL,
    verb     TEXT NOT NULL,
    note     TEXT NOT NULL
) STRICT;
CREATE INDEX repeal_by ON repeal (by_uri) WHERE by_uri <> '';
CREATE TABLE alias (
    work_id INTEGER NOT NULL REFERENCES work (id),
    name    TEXT NOT NULL,
    PRIMARY KEY (work_id, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE custom_property (
    work_id  INTEGER NOT NULL REFERENCES work (id),
    position INTEGER NOT NULL,
    key      TEXT NOT NULL,
    label    TEXT NOT NULL,
    value    TEXT NOT NULL,
    PRIMARY KEY (work_id, position)
) STRICT, WITHOUT ROWID;

-- The taxonomy: trees, ordered among siblings.
CREATE TABLE topic (
    id        INTEGER PRIMARY KEY,
    slug      TEXT NOT NULL UNIQUE,
    name      TEXT NOT NULL,
    is_public INTEGER NOT NULL, -- of a root; the others repeat their root's
    parent_id INTEGER REFERENCES topic (id),
    position  INTEGER NOT NULL
) STRICT;
CREATE INDEX topic_parent ON topic (parent_id, position);
-- By slug, since a work may name a topic that the library does not know yet.
CREATE TABLE work_topic (
    work_id  INTEGER NOT NULL REFERENCES work (id),
    position INTEGER NOT NULL,
    slug     TEXT NOT NULL,
    PRIMARY KEY (work_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX work_topic_slug ON work_topic (slug, work_id);

CREATE TABLE enrichment_dataset (
    id          INTEGER PRIMARY KEY,
    name        TEXT NOT NULL,
    description TEXT NOT NULL,
    root_topic  TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL
) STRICT;
CREATE TABLE enrichment (
    id           INTEGER PRIMARY KEY,
    dataset_id   INTEGER NOT NULL REFERENCES enrichment_dataset (id),
    provision_id TEXT NOT NULL, -- '': the whole work
    topic        TEXT NOT NULL,
    work_uri     TEXT NOT NULL
) STRICT;
CREATE INDEX enrichment_of_dataset ON enrichment (dataset_id, id);

-- The change log. AUTOINCREMENT: a revision is never given twice, whatever is deleted.
CREATE TABLE change (
    revision       INTEGER PRIMARY KEY AUTOINCREMENT,
    at             INTEGER NOT NULL,
    action         TEXT NOT NULL CHECK (action IN ('created', 'updated', 'deleted')),
    work_uri       TEXT NOT NULL,
    expression_uri TEXT NOT NULL -- '': the work itself
) STRICT;

-- Who may ask. Secrets are kept as hashes only.
CREATE TABLE account (
    id         INTEGER PRIMARY KEY,
    name       TEXT NOT NULL UNIQUE,
    is_active  INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE token (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id   INTEGER NOT NULL REFERENCES account (id),
    name         TEXT NOT NULL,
    hash         BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    hint         TEXT NOT NULL,
    is_active    INTEGER NOT NULL,
    created_at   INTEGER NOT NULL,
    last_used_at INTEGER
) STRICT;
