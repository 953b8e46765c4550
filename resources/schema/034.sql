-- Version 34: what was administered, when and by whom; groups of accounts, as a proxy names them.

CREATE TABLE audit (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    at     INTEGER NOT NULL,
    actor  TEXT NOT NULL, -- the name of an account; 'local command': whoever may write the file
    client TEXT NOT NULL, -- the address of the client; of a local command the program
    action TEXT NOT NULL CHECK (action IN ('added', 'changed', 'removed')),
    kind   TEXT NOT NULL, -- of the object: account, token, source …
    object TEXT NOT NULL, -- its name or address
    before TEXT,          -- JSON, without secrets; NULL: there was none
    after  TEXT           -- NULL: there is none any more
) STRICT;
CREATE INDEX audit_of_actor ON audit (actor COLLATE NOCASE, id);
CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit BEGIN
    SELECT RAISE(ABORT, 'the audit log is not changed');
END;
CREATE TRIGGER audit_is_not_shortened BEFORE DELETE ON audit BEGIN
    SELECT RAISE(ABORT, 'the audit log is not shortened');
END;

-- "OR REPLACE" deletes without the trigger above.
CREATE TRIGGER audit_is_not_replaced BEFORE INSERT ON audit
    WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id) BEGIN
    SELECT RAISE(ABORT, 'the audit log is not changed');
END;

CREATE TABLE account_group (
    name         TEXT PRIMARY KEY,
    subscription TEXT NOT NULL -- what its members see besides their own; as of an account
) STRICT, WITHOUT ROWID;
CREATE TRIGGER account_group_added AFTER INSERT ON account_group BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;
CREATE TRIGGER account_group_changed AFTER UPDATE ON account_group BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;
CREATE TRIGGER account_group_removed AFTER DELETE ON account_group BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;

PRAGMA user_version = 34;
