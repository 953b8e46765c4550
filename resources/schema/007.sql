-- Version 7: what documents cite, and what works are called in citations.

PRAGMA user_version = 7;

-- core/citations fills these in the wake of the change log, from the texts that are stored. What has
-- to be looked at again is in citation_todo; nothing here is ahead of the library.

-- The words of core/citations/workkeys.h, each once. They stay: an id means the same for ever.
CREATE TABLE cited_name (
    id   INTEGER PRIMARY KEY,
    key  TEXT NOT NULL UNIQUE,
    text TEXT NOT NULL -- as it was written where it was found first
) STRICT;
-- What works are called.
CREATE TABLE work_name (
    key     TEXT NOT NULL,
    work_id INTEGER NOT NULL,
    PRIMARY KEY (key, work_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX work_name_of ON work_name (work_id);
CREATE TRIGGER work_name_removed AFTER DELETE ON work BEGIN
    DELETE FROM work_name WHERE work_id = old.id;
END;

-- One row for each provision that a text cites, or for the work where it cites the whole.
CREATE TABLE citation (
    content_id INTEGER NOT NULL,
    position   INTEGER NOT NULL, -- in the order of the text
    name_id    INTEGER NOT NULL,
    source     TEXT NOT NULL,    -- eId of where it stands; '': in none
    unit       TEXT NOT NULL,    -- 'section'; '' the whole work; '#': `path` is an eId
    path       TEXT NOT NULL,    -- '12/3/a'
    last       TEXT NOT NULL,    -- of a range
    is_marked  INTEGER NOT NULL, -- by a reference in the document, not by its words
    PRIMARY KEY (content_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX citation_of_name ON citation (name_id, content_id);
-- The texts that were looked through, and by which version of the recogniser.
CREATE TABLE cited_content (
    content_id INTEGER PRIMARY KEY,
    version    INTEGER NOT NULL
) STRICT;
CREATE TRIGGER citation_removed AFTER DELETE ON content BEGIN
    DELETE FROM citation WHERE content_id = old.id;
    DELETE FROM cited_content WHERE content_id = old.id;
END;

CREATE TABLE citation_todo (
    work_uri TEXT PRIMARY KEY,
    revision INTEGER NOT NULL -- of the last change that put it here
) STRICT, WITHOUT ROWID;
CREATE TRIGGER citation_due AFTER INSERT ON change BEGIN
    INSERT INTO citation_todo (work_uri, revision) VALUES (new.work_uri, new.revision)
        ON CONFLICT (work_uri) DO UPDATE SET revision = new.revision;
END;
INSERT INTO citation_todo (work_uri, revision) SELECT uri, 0 FROM work;
