-- Version 4: the provisions of a text in one row.

PRAGMA user_version = 4;

-- Belongs to a content and goes with it. core/store/rows/provisionlist.h tells how it is written. The
-- rows of `provision` are moved here by core/store/rows/provisionlist.cpp, which then drops that table.
CREATE TABLE provision_list (
    content_id INTEGER PRIMARY KEY,
    count      INTEGER NOT NULL,
    list       BLOB NOT NULL
) STRICT;
