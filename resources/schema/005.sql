-- Version 5: what the decisions of courts are listed and filtered by.

PRAGMA user_version = 5;

-- All of this repeats what `work.judgment` says, in a form that can be asked; core/store/
-- decisionrows.cpp writes it with the work, and fills it for the works of older libraries.

-- Courts, judges, flags and so on. They stay when their last decision goes: an id means the same
-- for ever.
CREATE TABLE decision_term (
    id   INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('court', 'court_class', 'court_division', 'county',
                                       'case_type', 'case_action', 'flag', 'area_of_law', 'judge')),
    key  TEXT NOT NULL, -- the same for the same: a court's code, a name in lower case
    name TEXT NOT NULL,
    body TEXT NOT NULL  -- a JSON object in the API's shape, without id and address
) STRICT;
CREATE UNIQUE INDEX decision_term_key ON decision_term (kind, key);

-- A judgment. What is not known is NULL.
CREATE TABLE decision (
    work_id       INTEGER PRIMARY KEY REFERENCES work (id),
    is_published  INTEGER NOT NULL,
    citation      TEXT NOT NULL,
    delivery_date TEXT,
    delivery_year INTEGER,
    filing_year   INTEGER,
    is_anonymised INTEGER,
    court         INTEGER REFERENCES decision_term (id),
    court_class   INTEGER REFERENCES decision_term (id),
    division      INTEGER REFERENCES decision_term (id),
    county        INTEGER REFERENCES decision_term (id),
    case_type     INTEGER REFERENCES decision_term (id),
    action        INTEGER REFERENCES decision_term (id)
) STRICT;
-- Of these a decision may have several.
CREATE TABLE decision_flag (
    work_id INTEGER NOT NULL REFERENCES work (id),
    term    INTEGER NOT NULL REFERENCES decision_term (id),
    PRIMARY KEY (work_id, term)
) STRICT, WITHOUT ROWID;
CREATE TABLE decision_area (
    work_id INTEGER NOT NULL REFERENCES work (id),
    term    INTEGER NOT NULL REFERENCES decision_term (id),
    PRIMARY KEY (work_id, term)
) STRICT, WITHOUT ROWID;
CREATE TABLE decision_judge (
    work_id INTEGER NOT NULL REFERENCES work (id),
    term    INTEGER NOT NULL REFERENCES decision_term (id),
    PRIMARY KEY (work_id, term)
) STRICT, WITHOUT ROWID;

-- Rises with every change to the above, so that what was counted before is not told again.
CREATE TABLE decision_revision (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    revision INTEGER NOT NULL
) STRICT;
INSERT INTO decision_revision (id, revision) VALUES (1, 1);
CREATE TRIGGER decision_added AFTER INSERT ON decision BEGIN
    UPDATE decision_revision SET revision = revision + 1;
END;
CREATE TRIGGER decision_removed AFTER DELETE ON decision BEGIN
    UPDATE decision_revision SET revision = revision + 1;
END;
