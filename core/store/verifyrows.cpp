#include "core/domain/frbruri.h"
#include "core/store/decisionrows.h"
#include "core/store/hiddenworks.h"
#include "core/store/verifycontext.h"
#include "core/store/workstate.h"

namespace sheria::store {

namespace {

using namespace Qt::StringLiterals;

struct RowCheck
{
    const char *name;
    const char *sql; ///< Gives subject and detail of each finding.
};

constexpr RowCheck RowChecks[] = {
    {"expression-uri", R"sql(
        SELECT e.uri, 'is not made of its work, language and date'
          FROM expression e JOIN work w ON w.id = e.work_id
         WHERE e.uri <> w.uri || '/' || e.language || '@' || e.date
    )sql"},
    {"orphans", R"sql(
        SELECT lower(hex(c.hash)), 'a text that no expression has'
          FROM content c WHERE NOT EXISTS (SELECT 1 FROM manifestation WHERE content_id = c.id)
        UNION ALL
        SELECT 'content ' || p.content_id, 'provisions of a text that is missing'
          FROM provision_list p WHERE NOT EXISTS (SELECT 1 FROM content WHERE id = p.content_id)
        UNION ALL
        SELECT DISTINCT 'content ' || r.content_id, 'references of a text that is missing'
          FROM reference r WHERE NOT EXISTS (SELECT 1 FROM content WHERE id = r.content_id)
        UNION ALL
        SELECT DISTINCT 'content ' || c.content_id, 'components of a text that is missing'
          FROM component c WHERE NOT EXISTS (SELECT 1 FROM content WHERE id = c.content_id)
        UNION ALL
        SELECT lower(hex(f.hash)), 'a file that nothing refers to'
          FROM file f
         WHERE NOT EXISTS (SELECT 1 FROM media WHERE file_id = f.id)
           AND NOT EXISTS (SELECT 1 FROM publication_document WHERE file_id = f.id)
    )sql"},
    {"references", R"sql(
        SELECT lower(hex(c.hash)), 'a reference is in a provision that is missing'
          FROM content c LEFT JOIN provision_list p ON p.content_id = c.id
         WHERE EXISTS (SELECT 1 FROM reference r
                        WHERE r.content_id = c.id AND r.provision >= COALESCE(p.count, 0))
    )sql"},
    {"main-text", R"sql(
        SELECT e.uri, 'has components, but no main text'
          FROM expression e
         WHERE EXISTS (SELECT 1 FROM manifestation m
                        WHERE m.expression_id = e.id AND m.role = 'component')
           AND NOT EXISTS (SELECT 1 FROM manifestation m
                            WHERE m.expression_id = e.id AND m.role = 'main')
    )sql"},
    {"topics", R"sql(
        WITH RECURSIVE reached (id, is_public) AS (
            SELECT id, is_public FROM topic WHERE parent_id IS NULL
            UNION ALL
            SELECT t.id, r.is_public FROM reached r JOIN topic t ON t.parent_id = r.id)
        SELECT t.slug, 'is in no tree, or is not as public as its root'
          FROM topic t LEFT JOIN reached r ON r.id = t.id
         WHERE r.id IS NULL OR r.is_public <> t.is_public
    )sql"},
    {"latest-expression", R"sql(
        SELECT w.uri, 'another expression than noted is its latest'
          FROM work w
         WHERE w.latest_expression_id IS NOT (
            SELECT e.id
              FROM expression e JOIN work o ON o.id = e.work_id JOIN place p ON p.code = o.place
             WHERE e.work_id = w.id
             ORDER BY e.date DESC, e.language <> p.primary_language, e.language <> 'eng', e.language
             LIMIT 1)
    )sql"},
    {"hidden-works", R"sql(
        SELECT w.uri, 'is not as hidden as its decision is'
          FROM work w
         WHERE EXISTS (SELECT 1 FROM hidden_work WHERE work_id = w.id)
               <> (EXISTS (SELECT 1 FROM decision WHERE work_id = w.id AND NOT is_published)
                   OR (EXISTS (SELECT 1 FROM decision_document WHERE uri = w.uri)
                       AND NOT EXISTS (SELECT 1 FROM decision_document a
                                         JOIN decision d ON d.work_id = a.work_id
                                        WHERE a.uri = w.uri AND d.is_published)))
    )sql"},
    {"citations", R"sql(
        SELECT 'content ' || c.content_id, 'a citation is of a text that was not looked through, '
               || 'or has no name'
          FROM citation c
         WHERE NOT EXISTS (SELECT 1 FROM cited_name WHERE id = c.name_id)
            OR NOT EXISTS (SELECT 1 FROM cited_content WHERE content_id = c.content_id)
         GROUP BY c.content_id
        UNION ALL
        SELECT 'content ' || d.content_id, 'was looked through for citations, but is missing'
          FROM cited_content d WHERE NOT EXISTS (SELECT 1 FROM content WHERE id = d.content_id)
        UNION ALL
        SELECT n.key, 'is the name of a work that is missing'
          FROM work_name n WHERE NOT EXISTS (SELECT 1 FROM work WHERE id = n.work_id)
        UNION ALL
        SELECT e.uri, 'was not looked through for citations, and is not going to be'
          FROM expression e JOIN work w ON w.id = e.work_id
          JOIN manifestation m ON m.expression_id = e.id AND m.role <> 'superseded'
         WHERE NOT EXISTS (SELECT 1 FROM cited_content WHERE content_id = m.content_id)
           AND NOT EXISTS (SELECT 1 FROM citation_todo WHERE work_uri = w.uri)
    )sql"},
    {"change-log", R"sql(
        SELECT 'revision ' || MAX(revision), 'is beyond the last that was given'
          FROM change
        HAVING MAX(revision) > COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'change'), 0)
        UNION ALL
        SELECT e.uri, 'is there, but the log does not say so'
          FROM expression e
          LEFT JOIN (SELECT expression_uri, action, MAX(revision) FROM change
                      WHERE expression_uri <> '' GROUP BY expression_uri) l
            ON l.expression_uri = e.uri
         WHERE l.action IS NULL OR l.action = 'deleted'
        UNION ALL
        SELECT l.expression_uri, 'is gone, but the log does not say so'
          FROM (SELECT expression_uri, action, MAX(revision) FROM change
                 WHERE expression_uri <> '' GROUP BY expression_uri) l
         WHERE l.action <> 'deleted'
           AND NOT EXISTS (SELECT 1 FROM expression e WHERE e.uri = l.expression_uri)
    )sql"},
};

/// The parts of a work's URI that are kept beside it for the library tree.
void checkParts(VerifyContext &context, const Statement &row)
{
    const Result<FrbrUri> uri = FrbrUri::parse(row.view(1));
    const bool isSound = uri && uri->canonical().workUri(false) == row.view(1)
        && uri->place() == row.view(2) && uri->doctype == row.view(3) && uri->year() == row.view(4)
        && uri->number == row.view(5);
    if (!isSound)
        context.add("work-uri", row.string(1), u"is no work URI, or not made of its parts"_s);
}

/// What decisions are listed by is what their works say.
Result<void> checkDecision(VerifyContext &context, const Statement &row)
{
    const Result<FrbrUri> uri = FrbrUri::parse(row.view(1));
    if (!uri)
        return {}; // Told by checkParts().
    Work work;
    work.uri = *uri;
    work.judgment = row.text(7);
    SHERIA_TRY(const QStringList stored, storedDecisionLines(context.db(), row.integer(0)));
    SHERIA_TRY(const std::vector<QByteArray> documents,
               storedDocuments(context.db(), row.integer(0)));
    if (stored != expectedDecisionLines(work) || documents != documentsOf(work))
        context.add("decisions", row.string(1),
                    u"it is listed by other words than its judgment has"_s);
    return {};
}

} // namespace

Result<void> verifyRows(VerifyContext &context)
{
    for (const RowCheck &check : RowChecks)
        SHERIA_CHECK(context.addRows(check.name, check.sql));
    return {};
}

Result<void> verifyDerived(VerifyContext &context)
{
    SHERIA_TRY(Statement query, Statement::prepare(context.db(), R"sql(
        SELECT id, uri, place, doctype, year, number, is_commenced_in_full, judgment
          FROM work ORDER BY uri
    )sql"));
    return query.forEach([&context](const Statement &row) -> Result<void> {
        checkParts(context, row);
        SHERIA_CHECK(checkDecision(context, row));
        SHERIA_TRY(const bool inFull, isCommencedInFull(context.db(), row.integer(0)));
        if (inFull != row.boolean(6))
            context.add("commenced-in-full", row.string(1),
                        u"its record of commencements says otherwise"_s);
        return {};
    });
}

} // namespace sheria::store
