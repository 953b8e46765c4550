-- Version 3: accounts with passwords and subscriptions, and sessions that survive a restart.

PRAGMA user_version = 3;

ALTER TABLE account ADD COLUMN display_name TEXT NOT NULL DEFAULT '';
-- Whoever had an account was the library's owner.
ALTER TABLE account ADD COLUMN is_admin INTEGER NOT NULL DEFAULT 1;
-- A slow salted hash in the form that names its algorithm ($argon2id$…); '': no sign-in by password.
ALTER TABLE account ADD COLUMN password TEXT NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN last_sign_in_at INTEGER;
-- Which works it sees: '' everything, else core/domain/subscription.h says how to read it.
ALTER TABLE account ADD COLUMN subscription TEXT NOT NULL DEFAULT '';
CREATE INDEX token_of_account ON token (account_id);

-- Browsers that are signed in, by the hash of what their cookie holds.
CREATE TABLE session (
    hash         BLOB PRIMARY KEY CHECK (length(hash) = 32),
    account_id   INTEGER NOT NULL REFERENCES account (id),
    token_id     INTEGER REFERENCES token (id), -- it began with, and ends with; NULL: none
    created_at   INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX session_of_account ON session (account_id);
CREATE INDEX session_of_token ON session (token_id) WHERE token_id IS NOT NULL;

-- Rises with every change to who may see what, so that answers made before it are not given again,
-- whichever process made the change. What is noted of use (last_used_at) is no such change.
CREATE TABLE access_revision (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    revision INTEGER NOT NULL
) STRICT;
INSERT INTO access_revision (id, revision) VALUES (1, 1);
CREATE TRIGGER account_added AFTER INSERT ON account BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;
CREATE TRIGGER account_changed AFTER UPDATE OF name, is_active, is_admin, password, subscription
    ON account BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;
CREATE TRIGGER account_removed AFTER DELETE ON account BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;
CREATE TRIGGER token_added AFTER INSERT ON token BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;
CREATE TRIGGER token_changed AFTER UPDATE OF account_id, is_active ON token BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;
CREATE TRIGGER token_removed AFTER DELETE ON token BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;
CREATE TRIGGER session_removed AFTER DELETE ON session BEGIN
    UPDATE access_revision SET revision = revision + 1;
END;
