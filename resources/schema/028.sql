-- Version 28: publishers' feeds as sources of syncs, the licence of what a source has, and the page of a
-- feed at which a pass goes on.

PRAGMA user_version = 28;

CREATE TABLE new_sync_source (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    kind             TEXT NOT NULL CHECK (kind IN ('legislation', 'decisions', 'knowledge', 'legislation.gov.uk', 'find-case-law')),
    base             TEXT NOT NULL,        -- without a slash at its end, and without a version; of a feed, its address
    selection        TEXT NOT NULL,        -- JSON: which of its works are wanted, and which parts
    token_from       TEXT NOT NULL,        -- an id of its token, never the token; '': given anew, or none is needed
    interval_minutes INTEGER NOT NULL,     -- between looks for changes; 0: only when asked
    is_paused        INTEGER NOT NULL,     -- no look of its own accord, whatever happens
    is_metered       INTEGER NOT NULL,     -- what is fetched costs money: as little as possible, as seldom as possible
    created_at       INTEGER NOT NULL,
    watermark        INTEGER, -- by the server's clock: all that changed before it is noted
    checked_at       INTEGER, -- when everything it has was last compared with what we have
    license_name     TEXT NOT NULL, -- of what it has; '': not known
    license_url      TEXT NOT NULL,
    UNIQUE (kind, base)
) STRICT;
INSERT INTO new_sync_source
SELECT id, kind, base, selection, token_from, interval_minutes, is_paused, is_metered, created_at, watermark,
       checked_at, '', ''
  FROM sync_source;
DROP TABLE sync_source;
ALTER TABLE new_sync_source RENAME TO sync_source;

-- The path of the page of a feed that comes next; '': the first, or a list with numbered pages.
ALTER TABLE sync_pass ADD COLUMN next TEXT NOT NULL DEFAULT '';
