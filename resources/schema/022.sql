-- Version 22: which library this is to the configuration of its user, and no vectors of what is hidden.

PRAGMA user_version = 22;

-- Under this id the user's own configuration says which hosts the library may contact, and where the
-- tokens for them are kept. A copy of the file has the same id, and packs do not carry it.
CREATE TABLE library_identity (
    id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
INSERT INTO library_identity (id) VALUES (lower(hex(randomblob(16))));

-- Both columns named places outside of the library, and a library may come from anybody. From now on
-- they hold an id that means something in the user's configuration only; '': no token is kept.
UPDATE sync_source SET token_from = '';
UPDATE embedding_source SET key_from = '';

-- What is hidden is sent to no endpoint, and what was sent before is forgotten. A text that a visible
-- work has, too, is embedded again.
CREATE TRIGGER hidden_work_has_no_vectors AFTER INSERT ON hidden_work BEGIN
    DELETE FROM embedded_text
     WHERE work_id = new.work_id
        OR content_id IN (SELECT m.content_id
                            FROM expression e JOIN manifestation m ON m.expression_id = e.id
                           WHERE e.work_id = new.work_id)
        OR pages_id IN (SELECT t.id
                          FROM paged_expression p JOIN page_text t ON t.file_id = p.file_id
                         WHERE p.work_id = new.work_id);
    UPDATE embedding_revision SET revision = revision + 1;
END;
DELETE FROM embedded_text
 WHERE work_id IN (SELECT work_id FROM hidden_work)
    OR content_id IN (SELECT m.content_id
                        FROM hidden_work h
                        JOIN expression e ON e.work_id = h.work_id
                        JOIN manifestation m ON m.expression_id = e.id)
    OR pages_id IN (SELECT t.id
                      FROM hidden_work h
                      JOIN paged_expression p ON p.work_id = h.work_id
                      JOIN page_text t ON t.file_id = p.file_id);
UPDATE embedding_revision SET revision = revision + 1;
