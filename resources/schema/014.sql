-- Version 14: vectors of passages, for finding by meaning.

PRAGMA user_version = 14;

-- Where vectors come from: one row, or none while only words are looked for.
CREATE TABLE embedding_source (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    url     TEXT NOT NULL, -- up to "/v1", which "/embeddings" follows
    model   TEXT NOT NULL,
    api_key TEXT NOT NULL  -- '': none
) STRICT;

-- Contents whose passages have vectors, and of which model; another model makes them anew.
CREATE TABLE embedded_content (
    content_id INTEGER PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
    model      TEXT NOT NULL,
    dimension  INTEGER NOT NULL
) STRICT;

CREATE TABLE embedding (
    content_id INTEGER NOT NULL REFERENCES embedded_content (content_id) ON DELETE CASCADE,
    text_start INTEGER NOT NULL, -- in the visible text of the content; bytes
    text_end   INTEGER NOT NULL,
    eid        TEXT NOT NULL,    -- of the provision that it is, or is a part of; '': none
    component  TEXT NOT NULL,
    text_hash  BLOB NOT NULL,    -- SHA-256 of what was embedded: titles and text
    scale      REAL NOT NULL,    -- what the numbers of the vector are multiplied by
    vector     BLOB NOT NULL,    -- one signed byte for each dimension
    PRIMARY KEY (content_id, text_start)
) STRICT, WITHOUT ROWID;
CREATE INDEX embedding_text ON embedding (text_hash);

-- Rises with every change of vectors, so that what is held in memory is read again.
CREATE TABLE embedding_revision (revision INTEGER NOT NULL) STRICT;
INSERT INTO embedding_revision VALUES (0);
