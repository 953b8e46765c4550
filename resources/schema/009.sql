-- Version 9: knowledge bases, which AI tools ask for passages.

PRAGMA user_version = 9;

-- What a knowledge base holds follows from the works as they are: only its choice is kept. The lists
-- are JSON arrays of strings, [] for any. core/domain/knowledgebase.h tells what they mean.
CREATE TABLE knowledge_base (
    code        TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    description TEXT NOT NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('legislation', 'judgments')),
    places      TEXT NOT NULL,
    natures     TEXT NOT NULL,
    topics      TEXT NOT NULL,
    courts      TEXT NOT NULL,
    languages   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO knowledge_base (code, name, description, kind, places, natures, topics, courts, languages)
VALUES ('judgments-all', 'Judgments', 'All published judgments of this library.', 'judgments',
        '[]', '[]', '[]', '[]', '[]'),
       ('legislation-all', 'Legislation', 'All legislation of this library.', 'legislation',
        '[]', '[]', '[]', '[]', '[]');
