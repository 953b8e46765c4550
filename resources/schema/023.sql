-- Version 23: the change log says which changes nobody outside could see, so that a pack of changes does
-- not name a work that was never published.

PRAGMA user_version = 23;

-- 1: the work could not leave the library when the change was made (see hidden_work). Of earlier changes
-- this is not known: they count as seen, so that those who follow the library are told of every deletion.
ALTER TABLE change ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;
