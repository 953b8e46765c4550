#include "core/store/workrows.h"

#include "core/store/decisionrows.h"
#include "core/store/filestorage.h"
#include "core/store/hiddenworks.h"
#include "core/store/placequeries.h"
#include "core/store/statement.h"
#include "core/store/workloader.h"
#include "core/store/workstate.h"

namespace sheria::store {

namespace {

constexpr const char *DropParts[] = {
    "DELETE FROM commencement WHERE work_id = ?1",
    "DELETE FROM amendment WHERE work_id = ?1",
    "DELETE FROM consolidation WHERE work_id = ?1",
    "DELETE FROM repeal WHERE work_id = ?1",
    "DELETE FROM alias WHERE work_id = ?1",
    "DELETE FROM custom_property WHERE work_id = ?1",
    "DELETE FROM work_topic WHERE work_id = ?1",
};

Result<void> dropParts(Database &db, qint64 workId)
{
    for (const char *sql : DropParts) {
        SHERIA_CHECK(Statement::run(db, sql, workId));
    }
    return {};
}

QByteArray joined(const std::vector<QByteArray> &lines)
{
    QByteArray text;
    for (const QByteArray &line : lines) {
        if (!text.isEmpty())
            text += '\n';
        text += line;
    }
    return text;
}

/// Inserts one row per item of a list: its work, its position, and what `bindItem` binds from ?3.
template <typename Item, typename Bind>
Result<void> insertList(Database &db, const char *sql, qint64 workId,
                        const std::vector<Item> &items, Bind bindItem)
{
    if (items.empty())
        return {};
    SHERIA_TRY(Statement add, Statement::prepare(db, sql));
    int position = 0;
    for (const Item &item : items) {
        add.bind(1, workId).bind(2, position++);
        bindItem(add, item);
        SHERIA_CHECK(add.run());
    }
    return {};
}

void bindCommencement(Statement &add, const Commencement &item)
{
    add.bind(3, item.date);
    item.by ? add.bind(4, item.by->uri) : add.bindNull(4);
    add.bind(5, item.by ? item.by->title : QString())
        .bind(6, item.isMain)
        .bind(7, item.allProvisions)
        .bind(8, joined(item.provisions))
        .bind(9, item.note);
}

Result<void> insertEvents(Database &db, qint64 workId, const Work &work)
{
    SHERIA_CHECK(insertList(db, R"sql(
        INSERT INTO commencement (work_id, position, date, by_uri, by_title, is_main,
                                  all_provisions, provisions, note)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    )sql",
                            workId, work.commencements, bindCommencement));
    SHERIA_CHECK(insertList(db, R"sql(
        INSERT INTO amendment (work_id, position, date, by_uri, by_title, is_revision)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    )sql",
                            workId, work.amendments, [](Statement &add, const Amendment &item) {
                                add.bind(3, item.date)
                                    .bind(4, item.by.uri)
                                    .bind(5, item.by.title)
                                    .bind(6, item.isRevision);
                            }));
    SHERIA_CHECK(insertList(db, R"sql(
        INSERT INTO consolidation (work_id, position, date) VALUES (?1, ?2, ?3)
    )sql",
                            workId, work.consolidations,
                            [](Statement &add, QDate item) { add.bind(3, item); }));
    if (!work.repeal)
        return {};
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO repeal (work_id, date, by_uri, by_title, verb, note)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    )sql"));
    add.bind(1, workId).bind(2, work.repeal->date).bind(3, work.repeal->by.uri);
    add.bind(4, work.repeal->by.title).bind(5, work.repeal->verb).bind(6, work.repeal->note);
    return add.run();
}

Result<void> insertNames(Database &db, qint64 workId, const Work &work)
{
    SHERIA_CHECK(insertList(db, R"sql(
        INSERT INTO work_topic (work_id, position, slug) VALUES (?1, ?2, ?3)
    )sql",
                            workId, work.topics,
                            [](Statement &add, const QByteArray &slug) { add.bind(3, slug); }));
    SHERIA_CHECK(insertList(db, R"sql(
        INSERT INTO alias (work_id, name) SELECT ?1, ?3 WHERE ?2 >= 0
    )sql",
                            workId, work.aliases,
                            [](Statement &add, const QString &name) { add.bind(3, name); }));
    return insertList(db, R"sql(
        INSERT INTO custom_property (work_id, position, key, label, value)
        VALUES (?1, ?2, ?3, ?4, ?5)
    )sql",
                      workId, work.customProperties,
                      [](Statement &add, const CustomProperty &item) {
                          add.bind(3, item.key).bind(4, item.label).bind(5, item.value);
                      });
}

Result<std::optional<qint64>> publicationFile(Database &db, qint64 workId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT file_id FROM publication_document WHERE work_id = ?1 AND file_id IS NOT NULL
    )sql"));
    query.bind(1, workId);
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional<qint64>(query.integer(0)) : std::nullopt;
}

Result<void> insertPublicationDocument(Database &db, qint64 workId,
                                       const PublicationDocument &document)
{
    SHERIA_TRY(const std::optional<qint64> file, findFileRow(db, document.contentHash));
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO publication_document (work_id, trusted_url, filename, mime_type, size,
                                          start_page, file_id)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    )sql"));
    add.bind(1, workId).bind(2, document.trustedUrl).bind(3, document.filename);
    add.bind(4, document.mimeType).bind(5, document.size).bind(7, file);
    document.startPage ? add.bind(6, *document.startPage) : add.bindNull(6);
    return add.run();
}

Result<void> putPublicationDocument(Database &db, qint64 workId,
                                    const std::optional<PublicationDocument> &document)
{
    SHERIA_TRY(const std::optional<qint64> fileBefore, publicationFile(db, workId));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM publication_document WHERE work_id = ?1", workId));
    if (document)
        SHERIA_CHECK(insertPublicationDocument(db, workId, *document));
    return fileBefore ? dropUnusedFile(db, *fileBefore) : Result<void>();
}

void bindWork(Statement &put, const Work &work, const QDateTime &now)
{
    put.bind(1, work.uri.workUri(false))
        .bind(2, work.uri.place())
        .bind(3, work.uri.doctype)
        .bind(4, work.uri.year())
        .bind(5, work.uri.number)
        .bind(6, work.title)
        .bind(7, work.isStub)
        .bind(8, work.isPrincipal)
        .bind(9, work.isCommencedByFlag)
        .bind(10, work.createdAt.isValid() ? work.createdAt : now)
        .bind(11, work.updatedAt.isValid() ? work.updatedAt : now)
        .bind(12, work.publication.date)
        .bind(13, work.publication.name)
        .bind(14, work.publication.number)
        .bind(15, work.assentDate)
        .bind(16, work.asAtDate);
    work.parent ? put.bind(17, work.parent->uri).bind(18, work.parent->title)
                : put.bindNull(17).bindNull(18);
    work.chapter ? put.bind(19, work.chapter->number).bind(20, work.chapter->revisionName)
                 : put.bindNull(19).bindNull(20);
    put.bind(21, work.typeName)
        .bind(22, work.numberedTitle)
        .bind(23, work.disclaimer)
        .bind(24, work.sourceUri)
        .bind(25, work.judgment)
        .bind(26, work.enrichments)
        .bind(27, work.chapter ? work.chapter->validFrom : QDate());
}

/// The work's own row; its parts are other functions' business.
Result<qint64> putRow(Database &db, const Work &work, const QDateTime &now)
{
    SHERIA_TRY(Statement put, Statement::prepare(db, R"sql(
        INSERT INTO work (uri, place, doctype, year, number, title, is_stub, is_principal,
                          is_commenced_by_flag, created_at, updated_at, publication_date,
                          publication_name, publication_number, assent_date, as_at_date, parent_uri,
                          parent_title, chapter_number, chapter_revision, type_name, numbered_title,
                          disclaimer, source_uri, judgment, enrichments, chapter_valid_from)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18,
                ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26, ?27)
            ON CONFLICT (uri) DO UPDATE
               SET title = excluded.title, is_stub = excluded.is_stub,
                   is_principal = excluded.is_principal,
                   is_commenced_by_flag = excluded.is_commenced_by_flag,
                   created_at = excluded.created_at, updated_at = excluded.updated_at,
                   publication_date = excluded.publication_date,
                   publication_name = excluded.publication_name,
                   publication_number = excluded.publication_number,
                   assent_date = excluded.assent_date, as_at_date = excluded.as_at_date,
                   parent_uri = excluded.parent_uri, parent_title = excluded.parent_title,
                   chapter_number = excluded.chapter_number,
                   chapter_revision = excluded.chapter_revision, type_name = excluded.type_name,
                   numbered_title = excluded.numbered_title, disclaimer = excluded.disclaimer,
                   source_uri = excluded.source_uri, judgment = excluded.judgment,
                   enrichments = excluded.enrichments,
                   chapter_valid_from = excluded.chapter_valid_from
        RETURNING id
    )sql"));
    bindWork(put, work, now);
    SHERIA_CHECK(put.step());
    return put.integer(0);
}

/// Whether what is given is what is stored; a given instant must be the stored one.
bool isUpToDate(const Work &stored, const Work &given)
{
    const auto agrees = [](const QDateTime &now, const QDateTime &wanted) {
        return !wanted.isValid() || now == wanted;
    };
    return saysTheSame(stored, given) && agrees(stored.createdAt, given.createdAt)
        && agrees(stored.updatedAt, given.updatedAt);
}

/// After a change to the work that had the documents `before`.
Result<void> settleDocuments(Database &db, const Work &work, std::vector<QByteArray> before,
                             const std::vector<QByteArray> &after, const QDateTime &now)
{
    const QByteArray self = work.uri.workUri(false);
    std::vector<QByteArray> concerned = std::move(before);
    concerned.insert(concerned.end(), after.begin(), after.end());
    concerned.push_back(self);
    return settleHidden(db, concerned, self, now);
}

} // namespace

Result<std::optional<qint64>> findWorkRow(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT id FROM work WHERE uri = ?1", workUri));
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional<qint64>(query.integer(0)) : std::nullopt;
}

Result<WorkRowPut> putWorkRow(Database &db, const Work &given, const QDateTime &now)
{
    Work work = normalized(given);
    std::vector<QByteArray> documents;
    SHERIA_TRY(const std::optional<qint64> known, findWorkRow(db, work.uri.workUri(false)));
    if (known) {
        SHERIA_TRY(const std::vector<Work> stored, loadWorks(db, {*known}, WorkView::Stored));
        if (isUpToDate(stored.front(), work))
            return WorkRowPut{*known, false, false};
        if (!work.createdAt.isValid())
            work.createdAt = stored.front().createdAt;
        SHERIA_CHECK(dropParts(db, *known));
        SHERIA_TRY(documents, storedDocuments(db, *known));
        if (isDecision(stored.front()))
            SHERIA_CHECK(dropDecisionRows(db, *known));
    } else {
        SHERIA_CHECK(ensurePlace(db, work.uri.place()));
    }
    SHERIA_TRY(const qint64 id, putRow(db, work, now));
    SHERIA_CHECK(insertEvents(db, id, work));
    SHERIA_CHECK(insertNames(db, id, work));
    SHERIA_CHECK(insertDecisionRows(db, id, work));
    if (known || work.publication.document)
        SHERIA_CHECK(putPublicationDocument(db, id, work.publication.document));
    if (known) // A new one has no texts yet.
        SHERIA_CHECK(refreshCommencedInFull(db, id));
    const std::vector<QByteArray> attached = documentsOf(work);
    if (!documents.empty() || !attached.empty())
        SHERIA_CHECK(putDocuments(db, id, attached));
    SHERIA_CHECK(settleDocuments(db, work, documents, attached, now));
    return WorkRowPut{id, !known, true};
}

Result<void> dropWorkRow(Database &db, qint64 workId, const QDateTime &now)
{
    SHERIA_CHECK(dropParts(db, workId));
    SHERIA_CHECK(dropDecisionRows(db, workId));
    SHERIA_TRY(const std::vector<QByteArray> documents, storedDocuments(db, workId));
    SHERIA_CHECK(putDocuments(db, workId, {}));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM hidden_work WHERE work_id = ?1", workId));
    SHERIA_CHECK(putPublicationDocument(db, workId, std::nullopt));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM work WHERE id = ?1", workId));
    return settleHidden(db, documents, {}, now);
}

} // namespace sheria::store
