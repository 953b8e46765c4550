-- Version 20: where knowledge bases came from, so that packs may bring them, and change those that
-- nobody has changed here.

PRAGMA user_version = 20;

-- Definitions as they came. One that is still the same may be replaced by what comes next; one that is
-- not is the library's own, and so is one that has no row here.
CREATE TABLE knowledge_origin (
    code        TEXT PRIMARY KEY,
    library     TEXT NOT NULL, -- whose packs bring it; '': a pack that does not say; 'program': every library begins with it
    name        TEXT NOT NULL,
    description TEXT NOT NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('legislation', 'judgments')),
    places      TEXT NOT NULL,
    natures     TEXT NOT NULL,
    topics      TEXT NOT NULL,
    courts      TEXT NOT NULL,
    languages   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO knowledge_origin (code, library, name, description, kind, places, natures, topics, courts, languages)
VALUES ('judgments-all', 'program', 'Judgments', 'All published judgments of this library.', 'judgments',
        '[]', '[]', '[]', '[]', '[]'),
       ('legislation-all', 'program', 'Legislation', 'All legislation of this library.', 'legislation',
        '[]', '[]', '[]', '[]', '[]');

-- Rises with every change of a definition: of two lists of this library, which is the newer one.
CREATE TABLE knowledge_revision (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    revision INTEGER NOT NULL
) STRICT;
INSERT INTO knowledge_revision (id, revision) VALUES (1, 1);
CREATE TRIGGER knowledge_base_added AFTER INSERT ON knowledge_base BEGIN
    UPDATE knowledge_revision SET revision = revision + 1;
END;
CREATE TRIGGER knowledge_base_changed AFTER UPDATE ON knowledge_base BEGIN
    UPDATE knowledge_revision SET revision = revision + 1;
END;
CREATE TRIGGER knowledge_base_removed AFTER DELETE ON knowledge_base BEGIN
    UPDATE knowledge_revision SET revision = revision + 1;
END;

-- Which list of another library's knowledge bases its packs have brought here last.
CREATE TABLE pack_knowledge (
    library  TEXT PRIMARY KEY,
    revision INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
