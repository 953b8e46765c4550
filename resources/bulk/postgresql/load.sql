-- Loads this export into a database that has no schema "sheria" yet, all or nothing. In this folder:
--
--     sha256sum --check SHA256SUMS
--     psql --dbname=law --file=load.sql
--
-- Then, for instance:
--
--     SELECT p.expression, p.heading, ts_rank(p.words, q) AS rank
--       FROM sheria.passage p
--       JOIN sheria.expression e ON e.uri = p.expression AND e.valid_until IS NULL,
--            websearch_to_tsquery(sheria.dictionary('eng'), 'who pays for repairs') q
--      WHERE p.words @@ q ORDER BY rank DESC LIMIT 10;

\set ON_ERROR_STOP on
BEGIN;
SET LOCAL client_min_messages = warning;
\i schema.sql
-- @ROWS@
INSERT INTO sheria.export (revision, since) VALUES (@REVISION@, 0);

CREATE INDEX ON sheria.work (country, locality, doctype, year);
CREATE INDEX ON sheria.work_topic (topic);
CREATE INDEX ON sheria.decision (court_code, delivered_on);
CREATE INDEX ON sheria.decision USING gin (words);
CREATE INDEX ON sheria.expression (work, language, date);
CREATE INDEX ON sheria.provision (expression, eid);
CREATE INDEX ON sheria.passage USING gin (words);
CREATE INDEX ON sheria.citation (work, target);
CREATE INDEX ON sheria.file (work);
CREATE INDEX ON sheria.file (expression);
COMMIT;
ANALYZE sheria.work, sheria.decision, sheria.expression, sheria.text, sheria.provision, sheria.passage, sheria.citation;
