-- Version 19: what PDFs say, page by page, and vectors of more than the texts of expressions.

PRAGMA user_version = 19;

-- Expressions without a text of their own, and the PDF that is read in its place: of their files the
-- first by name, else the publication document of their work. NULL: none is held.
CREATE VIEW paged_expression AS
    SELECT e.id AS expression_id, e.work_id,
           COALESCE((SELECT m.file_id FROM media m
                      WHERE m.expression_id = e.id AND m.mime_type = 'application/pdf'
                      ORDER BY m.filename LIMIT 1),
                    (SELECT p.file_id FROM publication_document p
                      WHERE p.work_id = e.work_id AND p.mime_type IN ('application/pdf', '')))
               AS file_id
      FROM expression e
     WHERE NOT EXISTS (SELECT 1 FROM manifestation m
                        WHERE m.expression_id = e.id AND m.role = 'main');

-- What came of reading such a file, which is done once. Goes with the file.
CREATE TABLE page_text (
    id      INTEGER PRIMARY KEY AUTOINCREMENT, -- rises, and the search index follows it
    file_id INTEGER NOT NULL UNIQUE REFERENCES file (id) ON DELETE CASCADE,
    outcome TEXT NOT NULL CHECK (outcome IN ('text', 'empty', 'unreadable', 'slow', 'large')),
    hash    BLOB CHECK (length(hash) = 32), -- of the text; NULL: there is none
    pages   INTEGER NOT NULL,
    bytes   INTEGER NOT NULL,               -- of the text, unpacked
    text    BLOB NOT NULL                   -- zstd; UTF-8, a form feed between pages
) STRICT;
CREATE INDEX page_text_hash ON page_text (hash) WHERE hash IS NOT NULL;

-- Texts whose passages have vectors, and of which model; another model makes them anew.
CREATE TABLE embedded_text (
    id         INTEGER PRIMARY KEY AUTOINCREMENT, -- a text is held in memory by it: never given again
    content_id INTEGER UNIQUE REFERENCES content (id) ON DELETE CASCADE,
    pages_id   INTEGER UNIQUE REFERENCES page_text (id) ON DELETE CASCADE,
    work_id    INTEGER UNIQUE REFERENCES work (id) ON DELETE CASCADE, -- what is said of it in short
    model      TEXT NOT NULL,
    dimension  INTEGER NOT NULL,
    CHECK ((content_id IS NOT NULL) + (pages_id IS NOT NULL) + (work_id IS NOT NULL) = 1)
) STRICT;
INSERT INTO embedded_text (id, content_id, model, dimension)
SELECT content_id, content_id, model, dimension FROM embedded_content;

CREATE TABLE new_embedding (
    text_id    INTEGER NOT NULL REFERENCES embedded_text (id) ON DELETE CASCADE,
    text_start INTEGER NOT NULL, -- in the text; bytes
    text_end   INTEGER NOT NULL,
    eid        TEXT NOT NULL,    -- of the provision that it is, or is a part of; '': none
    component  TEXT NOT NULL,
    text_hash  BLOB NOT NULL,    -- SHA-256 of what was embedded: titles and text
    scale      REAL NOT NULL,    -- what the numbers of the vector are multiplied by
    vector     BLOB NOT NULL,    -- one signed byte for each dimension
    PRIMARY KEY (text_id, text_start)
) STRICT, WITHOUT ROWID;
INSERT INTO new_embedding
SELECT content_id, text_start, text_end, eid, component, text_hash, scale, vector FROM embedding;
DROP TABLE embedding;
DROP TABLE embedded_content;
ALTER TABLE new_embedding RENAME TO embedding;
CREATE INDEX embedding_text ON embedding (text_hash);

-- What is said of a judgment in short has another vector when it changes.
CREATE TRIGGER embedded_summary_changed AFTER UPDATE OF judgment ON work
    WHEN old.judgment IS NOT new.judgment
     AND EXISTS (SELECT 1 FROM embedded_text WHERE work_id = new.id) BEGIN
    DELETE FROM embedded_text WHERE work_id = new.id;
    UPDATE embedding_revision SET revision = revision + 1;
END;
