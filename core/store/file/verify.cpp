// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/verify.h"

#include "core/akn/pages.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/domain/frbruri.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/decisionrows.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/provisionlist.h"
#include "core/store/rows/workrows.h"

#include <algorithm>
#include <optional>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

/// What the checks share.
class VerifyContext
{
public:
    VerifyContext(Database &db, const std::function<void(qint64, qint64)> &progress,
                  const std::stop_token &stop)
        : m_db(db)
        , m_progress(progress)
        , m_stop(stop)
    {}

    Database &db() const { return m_db; }
    void add(const char *check, const QString &subject, const QString &detail)
    {
        if (m_findings.size() < MaxFindings)
            m_findings.push_back({check, subject, detail});
    }
    /// The same of a stored text or file: the subject is the expressions or works that have it.
    void addText(const char *check, const QByteArray &contentHash, const QString &detail)
    {
        addOf(check, expressionsOfContent(m_db, contentHash), contentHash, detail);
    }
    void addFile(const char *check, const QByteArray &fileHash, const QString &detail)
    {
        addOf(check, ownersOfFile(m_db, fileHash), fileHash, detail);
    }
    /// Adds a finding per row of `sql`: its first column is the subject, its second the detail.
    Result<void> addRows(const char *check, const char *sql)
    {
        return Statement::each(m_db, sql, [&](const Statement &row) {
            add(check, row.string(0), row.string(1));
        });
    }
    /// One more text or file has been read. Errors: Cancelled.
    Result<void> advance()
    {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, u"the check was cancelled"_s};
        ++m_done;
        if (m_progress)
            m_progress(m_done, m_total);
        return {};
    }
    void setTotal(qint64 total) { m_total = total; }

    std::vector<Finding> take() { return std::move(m_findings); }

private:
    /// More of one kind say nothing new.
    static constexpr std::size_t MaxFindings = 1000;

    void addOf(const char *check, const Result<QByteArrayList> &owners, const QByteArray &hash,
               const QString &detail)
    {
        const bool isKnown = owners && !owners->isEmpty();
        add(check, QString::fromUtf8(isKnown ? owners->join(", ") : hash),
            isKnown ? detail + u" (hash "_s + QString::fromLatin1(hash) + u')' : detail);
    }

    Database &m_db;
    const std::function<void(qint64, qint64)> &m_progress;
    const std::stop_token &m_stop;
    qint64 m_done = 0;
    qint64 m_total = 0;
    std::vector<Finding> m_findings;
};

Result<void> verifyStructure(VerifyContext &context)
{
    return Statement::each(context.db(), "PRAGMA integrity_check(100)", [&](const Statement &row) {
        if (row.text(0) != "ok")
            context.add("structure", u"file"_s, row.string(0));
    });
}

Result<void> verifyForeignKeys(VerifyContext &context)
{
    return context.addRows("foreign-keys", R"sql(
        SELECT "table" || ' ' || COALESCE(rowid, ''), 'refers to a row of ' || parent || ' that is missing'
          FROM pragma_foreign_key_check
    )sql");
}

Result<void> countWork(VerifyContext &context)
{
    SHERIA_TRY(const qint64 total, Statement::number(context.db(), R"sql(
        SELECT (SELECT COUNT(*) FROM content) + (SELECT COUNT(*) FROM file)
    )sql"));
    context.setTotal(total);
    return {};
}

/// Read and written again, so that only what is kept is compared.
bool areSameProvisions(QByteArrayView kept, const ContentProvisions &read)
{
    const auto provisions = unpackProvisions(kept);
    return !provisions || packProvisions(*provisions) == read.list; // Damage is told elsewhere.
}

/// A stored text.
struct Content
{
    qint64 id = 0;
    QByteArray hash; ///< Hexadecimal.
    qint64 xmlBytes = 0;
    qint64 textBytes = 0;
};

/// Reads a text anew: words, provisions, components and links that are kept beside it must be its own.
/// `both`: its XML, and its words after it.
Result<void> verifyReading(VerifyContext &context, const Content &stored, QByteArrayView both)
{
    const Result<akn::Document> document = akn::Document::parse(
        both.first(stored.xmlBytes).toByteArray());
    if (!document) {
        context.addText("content-reading", stored.hash, document.error().text());
        return {};
    }
    const PreparedContent read = prepareContent(*document, stored.hash);
    if (both.sliced(stored.xmlBytes) != document->text())
        context.addText("content-reading", stored.hash, u"its words are not those of its XML"_s);
    SHERIA_TRY(const auto list,
               Statement::firstText(context.db(),
                                    "SELECT list FROM provision_list WHERE content_id = ?1",
                                    stored.id));
    if (list && !areSameProvisions(*list, read.provisions))
        context.addText("provisions", stored.hash, u"its provisions are not those of its XML"_s);
    constexpr const char *OfText = "WHERE content_id = ?1 ORDER BY position";
    SHERIA_TRY(const auto components, Components.list(context.db(), OfText, stored.id));
    if (components != read.components)
        context.addText("components", stored.hash, u"its components are not those of its XML"_s);
    SHERIA_TRY(const auto references, References.list(context.db(), OfText, stored.id));
    if (references != read.references)
        context.addText("references", stored.hash, u"its links are not those of its XML"_s);
    return {};
}

/// Its XML, and its words after it; none: they are damaged, which was told.
std::optional<QByteArray> checkedBytes(VerifyContext &context, const Content &content,
                                       QByteArrayView packed)
{
    const Result<QByteArray> both = decompress(packed, 2 * limits::MaxXmlBytes);
    if (!both) {
        context.addText("content-packed", content.hash, both.error().text());
        return std::nullopt;
    }
    if (content.xmlBytes < 0 || content.textBytes < 0
        || both->size() != content.xmlBytes + content.textBytes) {
        context.addText("content-size", content.hash,
                        u"XML and text have other sizes than noted"_s);
        return std::nullopt;
    }
    if (sha256Hex(QByteArrayView(*both).first(content.xmlBytes)) != content.hash) {
        context.addText("content-hash", content.hash, u"the stored text does not match its hash"_s);
        return std::nullopt;
    }
    return *both;
}

/// There is a list, of as many as it says, and all lie inside the text.
Result<void> checkProvisions(VerifyContext &context, const Content &content)
{
    SHERIA_TRY(Statement query, Statement::prepare(context.db(), R"sql(
        SELECT count, list FROM provision_list WHERE content_id = ?1
    )sql"));
    query.bind(1, content.id);
    SHERIA_TRY(const bool hasRow, query.step());
    const auto provisions = hasRow ? unpackProvisions(query.view(1))
                                   : Error{ErrorCode::Corrupt, u"it has no list of provisions"_s};
    if (!provisions) {
        context.addText("provisions", content.hash, provisions.error().text());
        return {};
    }
    if (qint64(provisions->size()) != query.integer(0))
        context.addText("provisions", content.hash,
                        u"it has another number of provisions than noted"_s);
    const auto isOutside = [&](const akn::Provision &provision) {
        return provision.textEnd > content.textBytes;
    };
    if (std::any_of(provisions->begin(), provisions->end(), isOutside))
        context.addText("provisions", content.hash, u"a provision does not fit into the text"_s);
    return {};
}

Result<void> verifyContents(VerifyContext &context)
{
    return Statement::each(context.db(), R"sql(
        SELECT id, hash, xml_bytes, text_bytes, packed FROM content ORDER BY id
    )sql",
                           [&context](const Statement &row) -> Result<void> {
                               const Content content{row.integer(0), row.text(1).toHex(),
                                                     row.integer(2), row.integer(3)};
                               const auto both = checkedBytes(context, content, row.view(4));
                               SHERIA_CHECK(checkProvisions(context, content));
                               if (both)
                                   SHERIA_CHECK(verifyReading(context, content, *both));
                               return context.advance();
                           });
}

Result<void> verifyPages(VerifyContext &context)
{
    return Statement::each(
        context.db(), R"sql(
        SELECT COALESCE(f.hash, x''), t.outcome, t.hash, t.pages, t.bytes, t.text
          FROM page_text t LEFT JOIN file f ON f.id = t.file_id ORDER BY t.id
    )sql",
        [&](const Statement &row) {
            const QByteArray hash = row.text(0).toHex();
            // A byte that was none of a character was kept as one of three.
            const Result<QByteArray> text = decompress(row.view(5), 3 * limits::MaxPageTextBytes);
            const bool hasText = row.view(1) == enumName(PageOutcome::Text);
            const bool isSound = text && text->size() == row.integer(4)
                && akn::countPages(*text) == row.integer(3) && hasText == !row.isNull(2)
                && (!hasText || sha256Hex(*text) == row.text(2).toHex());
            if (!isSound)
                context.addFile("pages", hash, u"its pages are not those that were read"_s);
        });
}

Result<void> verifyFiles(VerifyContext &context)
{
    return Statement::each(
        context.db(), "SELECT hash, bytes, data FROM file ORDER BY id",
        [&context](const Statement &row) {
            const QByteArray hash = row.text(0).toHex();
            if (row.view(2).size() != row.integer(1) || sha256Hex(row.view(2)) != hash)
                context.addFile("file-hash", hash,
                                u"the stored file does not match its hash or size"_s);
            return context.advance();
        });
}

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
          FROM content c
         WHERE NOT EXISTS (SELECT 1 FROM manifestation WHERE content_id = c.id)
           AND NOT EXISTS (SELECT 1 FROM kept_manifestation WHERE content_id = c.id)
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
           AND NOT EXISTS (SELECT 1 FROM kept_media WHERE file_id = f.id)
           AND NOT EXISTS (SELECT 1 FROM kept_work WHERE publication = f.id)
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
         WHERE w.latest_expression_id IS NOT )sql" SHERIA_LATEST_OF_W},
    {"hidden-works", R"sql(
        SELECT w.uri, 'is not as hidden as its decision is'
          FROM work w
         WHERE EXISTS (SELECT 1 FROM hidden_work WHERE work_id = w.id)
               <> )sql" SHERIA_IS_W_TO_HIDE},
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
    SHERIA_TRY(const bool isSound, areDecisionRowsSound(context.db(), row.integer(0), work));
    SHERIA_TRY(const std::vector<QByteArray> documents,
               storedDocuments(context.db(), row.integer(0)));
    if (!isSound || documents != documentsOf(work))
        context.add("decisions", row.string(1),
                    u"it is listed by other words than its judgment has"_s);
    return {};
}

Result<void> verifyRows(VerifyContext &context)
{
    for (const RowCheck &check : RowChecks)
        SHERIA_CHECK(context.addRows(check.name, check.sql));
    return {};
}

Result<void> verifyDerived(VerifyContext &context)
{
    return Statement::each(context.db(), R"sql(
        SELECT id, uri, place, doctype, year, number, is_commenced_in_full, judgment
          FROM work ORDER BY uri
    )sql",
                           [&context](const Statement &row) -> Result<void> {
                               checkParts(context, row);
                               SHERIA_CHECK(checkDecision(context, row));
                               SHERIA_TRY(const bool inFull,
                                          isCommencedInFull(context.db(), row.integer(0)));
                               if (inFull != row.boolean(6))
                                   context.add("commenced-in-full", row.string(1),
                                               u"its record of commencements says otherwise"_s);
                               return {};
                           });
}

} // namespace

Result<std::vector<Finding>> verify(Database &db,
                                    const std::function<void(qint64 done, qint64 total)> &progress,
                                    const std::stop_token &stop)
{
    const InterruptOnStop interrupt(db, stop);
    SHERIA_TRY(const Transaction moment, Transaction::read(db));
    VerifyContext context(db, progress, stop);
    for (const auto check : {verifyStructure, verifyForeignKeys, countWork, verifyContents,
                             verifyFiles, verifyPages, verifyRows, verifyDerived}) {
        const Result<void> done = check(context);
        if (done)
            continue;
        if (done.error().code != ErrorCode::Corrupt)
            return done.error();
        // Damage that stops one check leaves the others to say what they can.
        context.add("structure", u"file"_s, done.error().text());
    }
    return context.take();
}

} // namespace sheria::store
