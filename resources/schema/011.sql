-- Version 11: who may read the decisions API, and which decisions nobody outside may see.

PRAGMA user_version = 11;

-- Administrators may in any case.
ALTER TABLE account ADD COLUMN reads_decisions INTEGER NOT NULL DEFAULT 0;
DROP TRIGGER account_changed;
CREATE TRIGGER account_changed
    AFTER UPDATE OF name, is_active, is_admin, password, subscription, reads_decisions
    ON account BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;

-- Few, and looked for with every work that is shown outside: see core/store/db/publishedview.h.
CREATE INDEX decision_in_process ON decision (work_id) WHERE NOT is_published;

-- A decision's text makes it newer, too, which it is listed by.
CREATE TRIGGER decision_text_changed AFTER UPDATE OF updated_at ON expression
    WHEN EXISTS (SELECT 1 FROM decision WHERE work_id = new.work_id) BEGIN
    UPDATE decision_revision SET revision = revision + 1;
END;
CREATE TRIGGER decision_text_chosen AFTER UPDATE OF latest_expression_id ON work
    WHEN EXISTS (SELECT 1 FROM decision WHERE work_id = new.id) BEGIN
    UPDATE decision_revision SET revision = revision + 1;
END;
