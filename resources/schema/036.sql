-- Version 36: lists of provisions may be compressed (provisionlist.h). Programs of before, which would take such a
-- list for damaged, do not open the library.

PRAGMA user_version = 36;
