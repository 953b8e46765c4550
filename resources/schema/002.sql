-- Version 2: a text is packed with its XML, and what nothing reads is gone.

PRAGMA user_version = 2;

-- One zstd frame or several in a row: the XML, then its visible text, which hardly adds to it, being
-- the same words. Where version 1 lost the text, verify says so.
ALTER TABLE content RENAME COLUMN xml TO packed;
UPDATE content
   SET packed = CAST(packed || COALESCE((SELECT t.text FROM content_text t
                                          WHERE t.content_id = content.id), x'') AS BLOB);
DROP TABLE content_text;

-- Titles of components are made from their texts.
ALTER TABLE component DROP COLUMN title;

-- From now on: what stood in the document where the eId was generated, NULL if nothing.
UPDATE provision SET written_eid = NULL WHERE NOT is_generated AND written_eid IS NOT NULL;
