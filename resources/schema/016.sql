-- Version 16: documents that belong to decisions, and what nobody outside may see.

PRAGMA user_version = 16;

-- The works that decisions name as attached to them, by URI: they may come later, or never.
CREATE TABLE decision_document (
    work_id INTEGER NOT NULL REFERENCES work (id), -- the decision
    uri     TEXT NOT NULL,
    PRIMARY KEY (work_id, uri)
) STRICT, WITHOUT ROWID;
CREATE INDEX decision_document_uri ON decision_document (uri);

-- Works that leave the library by no way: decisions being processed, and documents of such decisions
-- only. Repeats what `decision` and `decision_document` say; core/store/db/publishedview.cpp keeps it.
CREATE TABLE hidden_work (
    work_id INTEGER PRIMARY KEY REFERENCES work (id)
) STRICT;
-- What is hidden is not counted outside.
CREATE TRIGGER work_hidden AFTER INSERT ON hidden_work BEGIN
    UPDATE decision_revision SET revision = revision + 1;
END;
CREATE TRIGGER work_unhidden AFTER DELETE ON hidden_work BEGIN
    UPDATE decision_revision SET revision = revision + 1;
END;
DROP INDEX decision_in_process;

-- "[2022] EWCA Civ 5, [2022] 2 WLR 343" are one case.
ALTER TABLE citation ADD COLUMN is_parallel INTEGER NOT NULL DEFAULT 0; -- to the row before
