-- Version 21: which decisions changed last, so that a list in memory rereads these only.

PRAGMA user_version = 21;

-- One row a decision that changed since this version, be it gone or not.
CREATE TABLE decision_touched (
    work_id  INTEGER PRIMARY KEY,
    revision INTEGER NOT NULL -- of decision_revision, after the change
) STRICT;
CREATE INDEX decision_touched_revision ON decision_touched (revision);

DROP TRIGGER decision_added;
CREATE TRIGGER decision_added AFTER INSERT ON decision BEGIN
    UPDATE decision_revision SET revision = revision + 1;
    INSERT INTO decision_touched VALUES (new.work_id, (SELECT revision FROM decision_revision))
        ON CONFLICT (work_id) DO UPDATE SET revision = excluded.revision;
END;
DROP TRIGGER decision_removed;
CREATE TRIGGER decision_removed AFTER DELETE ON decision BEGIN
    UPDATE decision_revision SET revision = revision + 1;
    INSERT INTO decision_touched VALUES (old.work_id, (SELECT revision FROM decision_revision))
        ON CONFLICT (work_id) DO UPDATE SET revision = excluded.revision;
END;
DROP TRIGGER decision_text_changed;
CREATE TRIGGER decision_text_changed AFTER UPDATE OF updated_at ON expression
    WHEN EXISTS (SELECT 1 FROM decision WHERE work_id = new.work_id) BEGIN
    UPDATE decision_revision SET revision = revision + 1;
    INSERT INTO decision_touched VALUES (new.work_id, (SELECT revision FROM decision_revision))
        ON CONFLICT (work_id) DO UPDATE SET revision = excluded.revision;
END;
-- What a list shows of the work itself, too: a row that is not reread stays as it was read.
DROP TRIGGER decision_text_chosen;
CREATE TRIGGER decision_work_changed
    AFTER UPDATE OF uri, title, created_at, updated_at, latest_expression_id ON work
    WHEN EXISTS (SELECT 1 FROM decision WHERE work_id = new.id) BEGIN
    UPDATE decision_revision SET revision = revision + 1;
    INSERT INTO decision_touched VALUES (new.id, (SELECT revision FROM decision_revision))
        ON CONFLICT (work_id) DO UPDATE SET revision = excluded.revision;
END;
