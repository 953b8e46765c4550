-- Version 29: what people say of citations: which series of decisions or laws the library holds as a whole,
-- and how a decision treats another.

PRAGMA user_version = 29;

-- Only of these is what the library does not have said not to exist.
CREATE TABLE complete_series (
    kind   TEXT NOT NULL CHECK (kind IN ('decisions', 'legislation')),
    series TEXT NOT NULL, -- of decisions: the court, as in a neutral citation, folded; of laws: the place
    year   TEXT NOT NULL,
    note   TEXT NOT NULL, -- how it is known
    at     INTEGER NOT NULL,
    PRIMARY KEY (kind, series, year)
) STRICT, WITHOUT ROWID;

-- Stands in the place of what the words suggest.
CREATE TABLE treatment (
    citing_uri TEXT NOT NULL,
    cited_uri  TEXT NOT NULL,
    treatment  TEXT NOT NULL, -- 'followed'; '': none
    at         INTEGER NOT NULL,
    PRIMARY KEY (citing_uri, cited_uri)
) STRICT, WITHOUT ROWID;
CREATE INDEX treatment_of ON treatment (cited_uri);
