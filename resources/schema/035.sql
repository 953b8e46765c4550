-- Version 35: libraries that follow another one as its replicas, and those that took its place.

PRAGMA user_version = 35;

-- None: a library that never was one of several, which is a primary of epoch 1.
CREATE TABLE replica (
    id          INTEGER PRIMARY KEY CHECK (id = 1),
    role        TEXT NOT NULL CHECK (role IN ('primary', 'replica', 'replaced')),
    epoch       INTEGER NOT NULL, -- rises with each promotion
    primary_url TEXT NOT NULL,    -- whom it follows, or followed; of a replaced one, by whom
    library     TEXT NOT NULL,    -- the pack identity of the library that it follows
    parts       TEXT NOT NULL,    -- which state of what is of no work, and of the settings below, is here
    settings    TEXT NOT NULL,
    webhooks    TEXT NOT NULL,    -- JSON: those of the primary, to be registered when it is promoted
    equal_at    INTEGER           -- when it was last known to hold what the primary had; now and then
) STRICT;

-- Which revision of this library stands for which one of a library that it followed.
CREATE TABLE replica_step (
    library      TEXT NOT NULL,
    revision     INTEGER NOT NULL,
    own_revision INTEGER NOT NULL,
    PRIMARY KEY (library, revision)
) STRICT, WITHOUT ROWID;
