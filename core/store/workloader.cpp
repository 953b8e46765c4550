#include "core/store/workloader.h"

#include "core/store/statement.h"

#include <QHash>

namespace sheria::store {

namespace {

using Fill = void (*)(const Statement &row, Work &work);

/// The works being filled, by id.
class Works
{
public:
    Works(Database &db, std::vector<Work> &works, const QByteArray &ids, WorkView view)
        : m_db(db)
        , m_ids(ids)
        , m_view(view)
    {
        for (Work &work : works)
            m_byId.insert(work.id, &work);
    }

    /// Runs `sql`, whose ?1 is the list of ids and whose first column is a work's id, and lets `take`
    /// have each row.
    Result<void> fill(QByteArrayView sql, Fill take) const
    {
        SHERIA_TRY(Statement query, Statement::prepare(m_db, sql));
        query.bindView(1, m_ids);
        return takeAll(query, take);
    }

    /// The same where ?2 is the view.
    Result<void> fillForView(QByteArrayView sql, Fill take) const
    {
        SHERIA_TRY(Statement query, Statement::prepare(m_db, sql));
        query.bindView(1, m_ids).bind(2, static_cast<int>(m_view));
        return takeAll(query, take);
    }

private:
    Result<void> takeAll(Statement &query, Fill take) const
    {
        return query.forEach(
            [&](const Statement &row) { take(row, *m_byId.value(row.integer(0))); });
    }

    Database &m_db;
    const QByteArray &m_ids;
    WorkView m_view;
    QHash<qint64, Work *> m_byId;
};

Result<Work> workFrom(const Statement &row)
{
    Work work;
    work.id = row.integer(0);
    SHERIA_TRY(work.uri, FrbrUri::parse(row.view(1)));
    work.title = row.string(2);
    work.isStub = row.boolean(3);
    work.isPrincipal = row.boolean(4);
    work.isCommencedByFlag = row.boolean(5);
    work.createdAt = row.dateTime(6);
    work.updatedAt = row.dateTime(7);
    work.publication.date = row.date(8);
    work.publication.name = row.string(9);
    work.publication.number = row.string(10);
    work.assentDate = row.date(11);
    work.asAtDate = row.date(12);
    if (!row.isNull(13))
        work.parent = WorkRef{row.text(13), row.string(14)};
    if (!row.isNull(15))
        work.chapter = ChapterNumber{row.string(15), row.string(16), row.date(23)};
    work.typeName = row.string(17);
    work.numberedTitle = row.string(18);
    work.disclaimer = row.string(19);
    work.sourceUri = row.text(20);
    work.judgment = row.text(21);
    work.enrichments = row.text(22);
    return work;
}

Result<std::vector<Work>> loadRows(Database &db, const QByteArray &ids, WorkView view)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.id, w.uri, w.title, w.is_stub, w.is_principal, w.is_commenced_by_flag,
               w.created_at, w.updated_at, w.publication_date, w.publication_name,
               w.publication_number, w.assent_date, w.as_at_date, w.parent_uri,
               CASE WHEN ?2 AND w.parent_title = ''
                    THEN COALESCE((SELECT p.title FROM work p WHERE p.uri = w.parent_uri), '')
                    ELSE w.parent_title END,
               w.chapter_number, w.chapter_revision, w.type_name, w.numbered_title, w.disclaimer,
               w.source_uri, w.judgment, w.enrichments, w.chapter_valid_from
          FROM json_each(?1) wanted JOIN work w ON w.id = wanted.value
         ORDER BY wanted.key
    )sql"));
    query.bindView(1, ids).bind(2, view != WorkView::Stored);
    return query.all(workFrom);
}

void addCommencement(const Statement &row, Work &work)
{
    Commencement commencement{row.date(1), {}, row.boolean(4), row.boolean(5), {}, row.string(7)};
    if (!row.isNull(2))
        commencement.by = WorkRef{row.text(2), row.string(3)};
    if (!row.view(6).isEmpty()) {
        for (const QByteArray &eId : row.text(6).split('\n'))
            commencement.provisions.push_back(eId);
    }
    work.commencements.push_back(std::move(commencement));
}

void addAmendment(const Statement &row, Work &work)
{
    work.amendments.push_back({row.date(1), {row.text(2), row.string(3)}, row.boolean(4)});
}

void setRepeal(const Statement &row, Work &work)
{
    work.repeal = Repeal{row.date(1), {row.text(2), row.string(3)}, row.text(4), row.string(5)};
}

void setPublicationDocument(const Statement &row, Work &work)
{
    PublicationDocument document{row.text(1), row.string(2), row.text(3), {}, {}, {}};
    if (!row.isNull(4))
        document.size = row.integer(4);
    if (!row.isNull(5))
        document.startPage = static_cast<int>(row.integer(5));
    document.contentHash = row.text(6).toHex();
    work.publication.document = std::move(document);
}

Result<void> fillEvents(const Works &works)
{
    SHERIA_CHECK(works.fillForView(R"sql(
        SELECT c.work_id, c.date, c.by_uri,
               CASE WHEN ?2 > 0 AND c.by_title = ''
                    THEN COALESCE((SELECT w.title FROM work w WHERE w.uri = c.by_uri), '')
                    ELSE c.by_title END,
               c.is_main, c.all_provisions, c.provisions, c.note
          FROM json_each(?1) wanted JOIN commencement c ON c.work_id = wanted.value
         ORDER BY c.work_id, c.position
    )sql",
                                   addCommencement));
    SHERIA_CHECK(works.fillForView(R"sql(
        SELECT a.work_id, a.date, a.by_uri,
               CASE WHEN ?2 > 0 AND a.by_title = ''
                    THEN COALESCE((SELECT w.title FROM work w WHERE w.uri = a.by_uri), '')
                    ELSE a.by_title END,
               a.is_revision
          FROM json_each(?1) wanted JOIN amendment a ON a.work_id = wanted.value
         ORDER BY a.work_id, a.position
    )sql",
                                   addAmendment));
    return works.fillForView(R"sql(
        SELECT r.work_id, r.date, r.by_uri,
               CASE WHEN ?2 > 0 AND r.by_title = ''
                    THEN COALESCE((SELECT w.title FROM work w WHERE w.uri = r.by_uri), '')
                    ELSE r.by_title END,
               r.verb, r.note
          FROM json_each(?1) wanted JOIN repeal r ON r.work_id = wanted.value
    )sql",
                             setRepeal);
}

Result<void> fillParts(const Works &works)
{
    SHERIA_CHECK(works.fill(R"sql(
        SELECT c.work_id, c.date
          FROM json_each(?1) wanted JOIN consolidation c ON c.work_id = wanted.value
         ORDER BY c.work_id, c.position
    )sql",
                            [](const Statement &row, Work &work) {
                                work.consolidations.push_back(row.date(1));
                            }));
    SHERIA_CHECK(works.fill(R"sql(
        SELECT p.work_id, p.trusted_url, p.filename, p.mime_type, p.size, p.start_page, f.hash
          FROM json_each(?1) wanted JOIN publication_document p ON p.work_id = wanted.value
          LEFT JOIN file f ON f.id = p.file_id
    )sql",
                            setPublicationDocument));
    SHERIA_CHECK(works.fillForView(R"sql(
        SELECT t.work_id, t.slug
          FROM json_each(?1) wanted JOIN work_topic t ON t.work_id = wanted.value
         WHERE ?2 < 2 OR COALESCE((SELECT is_public FROM topic WHERE slug = t.slug), 1)
         ORDER BY t.work_id, t.position
    )sql",
                                   [](const Statement &row, Work &work) {
                                       work.topics.push_back(row.text(1));
                                   }));
    SHERIA_CHECK(works.fill(R"sql(
        SELECT a.work_id, a.name
          FROM json_each(?1) wanted JOIN alias a ON a.work_id = wanted.value
         ORDER BY a.work_id, a.name
    )sql",
                            [](const Statement &row, Work &work) {
                                work.aliases.push_back(row.string(1));
                            }));
    return works.fill(
        R"sql(
        SELECT p.work_id, p.key, p.label, p.value
          FROM json_each(?1) wanted JOIN custom_property p ON p.work_id = wanted.value
         ORDER BY p.work_id, p.position
    )sql",
        [](const Statement &row, Work &work) {
            work.customProperties.push_back({row.text(1), row.string(2), row.string(3)});
        });
}

} // namespace

QByteArray idList(const std::vector<qint64> &ids)
{
    QByteArray json("[");
    for (const qint64 id : ids) {
        if (json.size() > 1)
            json += ',';
        json += QByteArray::number(id);
    }
    return json += ']';
}

Result<std::vector<Work>> loadWorks(Database &db, const std::vector<qint64> &ids, WorkView view)
{
    const QByteArray list = idList(ids);
    SHERIA_TRY(std::vector<Work> loaded, loadRows(db, list, view));
    if (loaded.size() != ids.size())
        return Error{ErrorCode::Corrupt, QStringLiteral("a work that is referred to is missing")};
    const Works works(db, loaded, list, view);
    SHERIA_CHECK(fillEvents(works));
    SHERIA_CHECK(fillParts(works));
    return loaded;
}

} // namespace sheria::store
