-- Legislation and judgments of a library of Sheria, for PostgreSQL 14 or later; the database must be UTF-8.
-- load.sql reads this file.

CREATE SCHEMA sheria;
COMMENT ON SCHEMA sheria IS 'Works (FRBR), their expressions and texts, as exported by "sheriactl export --bulk postgresql"';

-- Which dictionary the words of a language go through. Languages without one are compared as written.
-- A function with the names in it is immutable, which generated columns need; a column of type regconfig
-- would keep pg_upgrade from working.
CREATE FUNCTION sheria.dictionary(language text) RETURNS regconfig
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    SELECT CASE language
-- @LANGUAGES@
        ELSE 'pg_catalog.simple'::regconfig
    END
$$;
COMMENT ON FUNCTION sheria.dictionary IS 'The text search configuration of a language (ISO 639-2)';

CREATE TABLE sheria.export (
    revision bigint NOT NULL,
    since    bigint NOT NULL,
    loaded   timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE sheria.export IS 'What was loaded: the revision of the library, and from which one the changes are; 0: everything';

CREATE TABLE sheria.place (
    code     text PRIMARY KEY,
    name     text NOT NULL,
    language text NOT NULL
);
COMMENT ON TABLE sheria.place IS 'Countries ("za") and localities ("za-cpt"); language: the one that is preferred there';

CREATE TABLE sheria.topic (
    slug     text PRIMARY KEY,
    name     text NOT NULL,
    parent   text REFERENCES sheria.topic (slug) DEFERRABLE INITIALLY DEFERRED,
    position integer NOT NULL
);
COMMENT ON TABLE sheria.topic IS 'The taxonomy: trees, ordered among siblings by position';

CREATE TABLE sheria.work (
    uri                text PRIMARY KEY,
    country            text NOT NULL,
    locality           text,
    doctype            text NOT NULL,
    subtype            text,
    actor              text,
    year               text NOT NULL,
    number             text NOT NULL,
    title              text NOT NULL,
    numbered_title     text NOT NULL,
    type_name          text NOT NULL,
    aliases            text[] NOT NULL,
    publication_date   date,
    publication_name   text,
    publication_number text,
    assented_on        date,
    commenced_on       date,
    repealed_on        date,
    is_commenced       boolean NOT NULL,
    is_repealed        boolean NOT NULL,
    is_principal       boolean NOT NULL,
    created_at         timestamptz,
    updated_at         timestamptz,
    record             jsonb NOT NULL
);
COMMENT ON TABLE sheria.work IS 'FRBR works: what is the same in all expressions';
COMMENT ON COLUMN sheria.work.uri IS 'FRBR URI: /akn/za/act/1998/55';
COMMENT ON COLUMN sheria.work.record IS 'All that is known of the work, as in work.json of a pack: amendments, commencements, properties';

CREATE TABLE sheria.work_topic (
    work  text NOT NULL REFERENCES sheria.work ON DELETE CASCADE,
    topic text NOT NULL,
    PRIMARY KEY (work, topic)
);
COMMENT ON COLUMN sheria.work_topic.topic IS 'A slug; the taxonomy may not know it';

CREATE TABLE sheria.decision (
    work              text PRIMARY KEY REFERENCES sheria.work ON DELETE CASCADE,
    citation          text,
    case_number       text,
    court             text,
    court_code        text,
    court_class       text,
    division          text,
    case_type         text,
    action            text,
    outcome           text,
    delivered_on      date,
    heard_on          date,
    judges            text[] NOT NULL,
    parties           text[] NOT NULL,
    areas_of_law      text[] NOT NULL,
    flynote           text,
    summary           text,
    language          text NOT NULL,
    words             tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector(sheria.dictionary(language), left(coalesce(flynote, ''), 100000)), 'A')
        || setweight(to_tsvector(sheria.dictionary(language), left(coalesce(summary, ''), 100000)), 'B')) STORED
);
COMMENT ON TABLE sheria.decision IS 'What is known of a judgment beyond what every work has; more is in work.record';
COMMENT ON COLUMN sheria.decision.language IS 'Of its newest text, in which the summary is taken to be';

CREATE TABLE sheria.expression (
    uri         text PRIMARY KEY,
    work        text NOT NULL REFERENCES sheria.work ON DELETE CASCADE,
    language    text NOT NULL,
    date        date,
    valid_until date,
    title       text NOT NULL,
    created_at  timestamptz,
    updated_at  timestamptz
);
COMMENT ON TABLE sheria.expression IS 'Works in one language at one point in time';
COMMENT ON COLUMN sheria.expression.valid_until IS 'The date of the next expression in this language; NULL: this is the newest';

CREATE TABLE sheria.text (
    expression text NOT NULL REFERENCES sheria.expression ON DELETE CASCADE,
    component  text NOT NULL,
    frbr_this  text,
    doctype    text,
    sha256     text NOT NULL,
    text       text NOT NULL,
    akn        text,
    PRIMARY KEY (expression, component)
);
COMMENT ON TABLE sheria.text IS 'The texts of an expression: the main one and its schedules, or the pages of a PDF';
COMMENT ON COLUMN sheria.text.akn IS 'Akoma Ntoso, byte for byte; NULL: pages. Cast it to xml for xpath()';
COMMENT ON COLUMN sheria.text.sha256 IS 'Of akn in UTF-8';

CREATE TABLE sheria.provision (
    expression  text NOT NULL,
    text        text NOT NULL,
    position    integer NOT NULL,
    parent      integer,
    eid         text NOT NULL,
    element     text NOT NULL,
    num         text,
    heading     text,
    component   text NOT NULL,
    starts_at   integer NOT NULL,
    length      integer NOT NULL,
    PRIMARY KEY (expression, text, position),
    FOREIGN KEY (expression, text) REFERENCES sheria.text ON DELETE CASCADE
);
COMMENT ON TABLE sheria.provision IS 'Provisions in document order; sheria.text_of() gives the text of one, with what is within it';
COMMENT ON COLUMN sheria.provision.parent IS 'position of the enclosing one';
COMMENT ON COLUMN sheria.provision.starts_at IS 'In text.text, in characters from 1, as substring() counts';

CREATE TABLE sheria.passage (
    expression text NOT NULL,
    text       text NOT NULL,
    position   integer NOT NULL,
    provision  integer,
    language   text NOT NULL,
    title      text NOT NULL,
    heading    text,
    passage    text NOT NULL,
    words      tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector(sheria.dictionary(language), left(coalesce(heading, ''), 10000)), 'A')
        || setweight(to_tsvector(sheria.dictionary(language), left(title, 10000)), 'C')
        || setweight(to_tsvector(sheria.dictionary(language), left(passage, 100000)), 'B')) STORED,
    PRIMARY KEY (expression, text, position),
    FOREIGN KEY (expression, text) REFERENCES sheria.text ON DELETE CASCADE
);
COMMENT ON TABLE sheria.passage IS 'Texts cut into what is found by itself: a section, or part of a longer one; together they are all of it';
COMMENT ON COLUMN sheria.passage.words IS 'For @@; a tsvector holds 1 MB, so what follows the first 100,000 characters is not in it';

CREATE TABLE sheria.citation (
    expression text NOT NULL REFERENCES sheria.expression ON DELETE CASCADE,
    position   integer NOT NULL,
    source     text,
    work       text,
    target     text,
    words      text,
    written    text NOT NULL,
    is_marked  boolean NOT NULL,
    PRIMARY KEY (expression, position)
);
COMMENT ON TABLE sheria.citation IS 'Which place of an expression cites which place of a work';
COMMENT ON COLUMN sheria.citation.source IS 'eId where it stands';
COMMENT ON COLUMN sheria.citation.work IS 'URI of what is cited; NULL: the library has no such work';
COMMENT ON COLUMN sheria.citation.target IS 'eId of what is cited in the newest text of the work; NULL: all of it';
COMMENT ON COLUMN sheria.citation.is_marked IS 'By a reference in the document, not by its words';

CREATE TABLE sheria.file (
    work       text NOT NULL REFERENCES sheria.work ON DELETE CASCADE,
    expression text REFERENCES sheria.expression ON DELETE CASCADE,
    filename   text NOT NULL,
    mime_type  text NOT NULL,
    bytes      bigint,
    sha256     text,
    url        text
);
COMMENT ON TABLE sheria.file IS 'Pictures and PDFs: where they belong. Their bytes are in packs and in the API';
COMMENT ON COLUMN sheria.file.expression IS 'NULL: the publication document of the work';

CREATE FUNCTION sheria.text_of(provision sheria.provision) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
    SELECT substring(t.text FROM provision.starts_at FOR provision.length)
      FROM sheria.text t
     WHERE t.expression = provision.expression AND t.component = provision.text
$$;
COMMENT ON FUNCTION sheria.text_of IS 'SELECT sheria.text_of(p) FROM sheria.provision p WHERE …';
