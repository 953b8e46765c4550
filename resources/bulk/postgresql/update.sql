-- Replaces what changed in the library since the revision @SINCE@, all or nothing. Exports are loaded in their
-- order; one that is left out is noticed. In this folder:
--
--     sha256sum --check SHA256SUMS
--     psql --dbname=law --file=load.sql

\set ON_ERROR_STOP on
BEGIN;
SET LOCAL client_min_messages = warning;
DO $$
BEGIN
    IF coalesce((SELECT max(revision) FROM sheria.export), 0) < @SINCE@ THEN
        RAISE EXCEPTION 'this export has the changes since revision @SINCE@; load those before it first';
    END IF;
    IF (SELECT max(revision) FROM sheria.export) > @REVISION@ THEN
        RAISE EXCEPTION 'a later export than this one, of revision @REVISION@, was loaded already';
    END IF;
END
$$;
CREATE TEMPORARY TABLE replaced (uri text) ON COMMIT DROP;
\copy replaced (uri) FROM 'replaced.copy' WITH (FORMAT text, ENCODING 'UTF8')
DELETE FROM sheria.work w USING replaced r WHERE w.uri = r.uri;
DELETE FROM sheria.topic;
DELETE FROM sheria.place;
-- @ROWS@
INSERT INTO sheria.export (revision, since) VALUES (@REVISION@, @SINCE@);
COMMIT;
