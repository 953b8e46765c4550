-- Version 13: whether the tools for language models are on, and the token they are let in by.

PRAGMA user_version = 13;

-- One row. The token is its own: API tokens do not open the tools, nor it the API.
CREATE TABLE assistant (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    is_on         INTEGER NOT NULL DEFAULT 0,
    token_hash    BLOB,    -- SHA-256; NULL: none was made yet
    token_hint    TEXT NOT NULL DEFAULT '',
    token_made_at INTEGER
) STRICT;
INSERT INTO assistant (id) VALUES (1);
