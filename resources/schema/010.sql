-- Version 10: who may tell us by webhooks of other servers' changes.

PRAGMA user_version = 10;

-- What their requests are signed by, as Standard Webhooks does; any of these will do. None: they need
-- no signature.
CREATE TABLE incoming_secret (
    secret     TEXT PRIMARY KEY, -- 'whsec_…'
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
