-- Version 30: which questions had no vector because the embeddings endpoint failed.

PRAGMA user_version = 30;

-- Since the last question that the endpoint answered.
ALTER TABLE embedding_source ADD COLUMN query_failures INTEGER NOT NULL DEFAULT 0;
ALTER TABLE embedding_source ADD COLUMN query_failed_at INTEGER; -- the last of them
ALTER TABLE embedding_source ADD COLUMN query_problem TEXT NOT NULL DEFAULT ''; -- as problem, of the last one
ALTER TABLE embedding_source ADD COLUMN query_problem_detail TEXT NOT NULL DEFAULT '';
