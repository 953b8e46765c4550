-- Version 17: where the key of the embeddings endpoint is, and what is wrong with the endpoint.

PRAGMA user_version = 17;

-- Where the key is, as "keychain:…"; what has no such beginning is the key itself, put there by an
-- earlier version, until it is moved. '': none
ALTER TABLE embedding_source RENAME COLUMN api_key TO key_from;
-- The name of an error code; '': all is well
ALTER TABLE embedding_source ADD COLUMN problem TEXT NOT NULL DEFAULT '';
ALTER TABLE embedding_source ADD COLUMN problem_detail TEXT NOT NULL DEFAULT ''; -- English
