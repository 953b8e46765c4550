// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/workrows.h"

#include "core/store/db/records.h"
#include "core/store/rows/decisionrows.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/placequeries.h"
#include "core/store/rows/recordloader.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace sheria::store {

namespace {

/// A part of a part that need not be there; the first of its columns says whether it is.
template <typename T, typename Part, typename Value>
struct PartField
{
    std::optional<Part> T::*part;
    Value Part::*member;
    bool isFirst = false;

    void read(const Statement &row, int column, T &record) const
    {
        if (isFirst && !row.isNull(column))
            (record.*part).emplace();
        if (record.*part)
            row.get(column, (*(record.*part)).*member);
    }
    std::optional<Value> value(const T &record) const
    {
        if (record.*part)
            return (*(record.*part)).*member;
        return isFirst ? std::nullopt : std::optional(Value());
    }
};
template <typename T, typename Part, typename Value>
PartField(std::optional<Part> T::*, Value Part::*, bool) -> PartField<T, Part, Value>;
template <typename T, typename Part, typename Value>
PartField(std::optional<Part> T::*, Value Part::*) -> PartField<T, Part, Value>;

/// One of the lists of a work, which has a table of its own.
template <typename Item, typename... Fields>
struct WorkList
{
    std::vector<Item> Work::*items;
    Records<Item, Fields...> rows; ///< Their `from` is the name of the table.
    bool hasPosition = true;       ///< Else they are in the order of their names.
};

template <typename Item, typename... Fields>
WorkList(std::vector<Item> Work::*, Records<Item, Fields...>) -> WorkList<Item, Fields...>;
template <typename Item, typename... Fields>
WorkList(std::vector<Item> Work::*, Records<Item, Fields...>, bool) -> WorkList<Item, Fields...>;

constexpr auto Itself = [](auto &item) -> auto &
{
    return item;
};
constexpr auto ByUri = [](auto &item) -> auto &
{
    return item.by.uri;
};
constexpr auto ByTitle = [](auto &item) -> auto &
{
    return item.by.title;
};

/// Lines of text.
struct ProvisionsField
{
    void read(const Statement &row, int column, Commencement &commencement) const
    {
        if (row.view(column).isEmpty())
            return;
        const QByteArrayList lines = row.text(column).split('\n');
        commencement.provisions.assign(lines.begin(), lines.end());
    }
    QByteArray value(const Commencement &commencement) const
    {
        const auto &eIds = commencement.provisions;
        return QByteArrayList(eIds.begin(), eIds.end()).join('\n');
    }
};

constexpr WorkList CommencementList{
    &Work::commencements,
    records<Commencement>("date, by_uri, by_title, is_main, all_provisions, provisions, note",
                          "commencement", &Commencement::date,
                          PartField{&Commencement::by, &WorkRef::uri, true},
                          PartField{&Commencement::by, &WorkRef::title}, &Commencement::isMain,
                          &Commencement::allProvisions, ProvisionsField(), &Commencement::note)};
constexpr WorkList AmendmentList{&Work::amendments,
                                 records<Amendment>("date, by_uri, by_title, is_revision",
                                                    "amendment", &Amendment::date, ByUri, ByTitle,
                                                    &Amendment::isRevision)};
constexpr WorkList ConsolidationList{&Work::consolidations,
                                     records<QDate>("date", "consolidation", Itself)};
constexpr WorkList TopicList{&Work::topics, records<QByteArray>("slug", "work_topic", Itself)};
constexpr WorkList AliasList{&Work::aliases, records<QString>("name", "alias", Itself), false};
constexpr WorkList PropertyList{
    &Work::customProperties,
    records<CustomProperty>("key, label, value", "custom_property", &CustomProperty::key,
                            &CustomProperty::label, &CustomProperty::value)};

template <typename Use>
Result<void> forEachList(Use use)
{
    SHERIA_CHECK(use(CommencementList));
    SHERIA_CHECK(use(AmendmentList));
    SHERIA_CHECK(use(ConsolidationList));
    SHERIA_CHECK(use(TopicList));
    SHERIA_CHECK(use(AliasList));
    return use(PropertyList);
}

constexpr auto Repeals = records<Repeal>("date, by_uri, by_title, verb, note", "repeal",
                                         &Repeal::date, ByUri, ByTitle, &Repeal::verb,
                                         &Repeal::note);

constexpr auto PublicationDocuments = records<PublicationDocument>(
    "trusted_url, filename, mime_type, size, start_page, "
    "(SELECT hash FROM file WHERE id = file_id)",
    "publication_document", &PublicationDocument::trustedUrl, &PublicationDocument::filename,
    &PublicationDocument::mimeType, &PublicationDocument::size, &PublicationDocument::startPage,
    HexField{&PublicationDocument::contentHash});

/// All of a work's own row but for its id, and its address with the parts of that.
constexpr auto WorkRows = records<Work>(
    "title, is_stub, is_principal, is_commenced_by_flag, created_at, updated_at, publication_date, "
    "publication_name, publication_number, assent_date, as_at_date, parent_uri, parent_title, "
    "chapter_number, chapter_revision, chapter_valid_from, type_name, numbered_title, disclaimer, "
    "source_uri, judgment, enrichments",
    "work", &Work::title, &Work::isStub, &Work::isPrincipal, &Work::isCommencedByFlag,
    &Work::createdAt, &Work::updatedAt, [](auto &work) -> auto & { return work.publication.date; },
    [](auto &work) -> auto & { return work.publication.name; },
    [](auto &work) -> auto & { return work.publication.number; }, &Work::assentDate,
    &Work::asAtDate, PartField{&Work::parent, &WorkRef::uri, true},
    PartField{&Work::parent, &WorkRef::title},
    PartField{&Work::chapter, &ChapterNumber::number, true},
    PartField{&Work::chapter, &ChapterNumber::revisionName},
    PartField{&Work::chapter, &ChapterNumber::validFrom}, &Work::typeName, &Work::numberedTitle,
    &Work::disclaimer, &Work::sourceUri, &Work::judgment, &Work::enrichments);

/// `columns` for reading: a title of another work that was not given is taken from the library where ?2, the
/// view, is not WorkView::Stored.
QByteArray shownColumns(QByteArray columns)
{
    for (const QByteArray by : {"by", "parent"}) {
        const QByteArray title = by + "_title";
        // The other work has a parent of its own: that of `w`, the row that is read, is meant.
        const QByteArray uri = by == "parent" ? "w.parent_uri" : "by_uri";
        const QByteArray shown = "CASE WHEN ?2 > 0 AND " + title
            + " = '' THEN COALESCE((SELECT o.title FROM work o WHERE o.uri = " + uri
            + "), '') ELSE " + title + " END";
        columns.replace(title, shown);
    }
    return columns;
}

Result<void> dropParts(Database &db, qint64 workId)
{
    const auto drop = [&](const char *table) {
        const QByteArray sql = QByteArray("DELETE FROM ") + table + " WHERE work_id = ?1";
        return Statement::run(db, sql, workId);
    };
    SHERIA_CHECK(forEachList([&](const auto &list) { return drop(list.rows.from()); }));
    return drop("repeal");
}

Result<void> insertParts(Database &db, qint64 workId, const Work &work)
{
    SHERIA_CHECK(forEachList([&](const auto &list) {
        return list.rows.insertAll(db, work.*list.items,
                                   list.hasPosition ? "work_id, position" : "work_id", workId);
    }));
    return work.repeal ? Repeals.insert(db, *work.repeal, "work_id", workId) : Result<void>();
}

Result<std::optional<qint64>> publicationFile(Database &db, qint64 workId)
{
    return Statement::id(db, R"sql(
        SELECT file_id FROM publication_document WHERE work_id = ?1 AND file_id IS NOT NULL
    )sql",
                         workId);
}

Result<void> insertPublicationDocument(Database &db, qint64 workId,
                                       const PublicationDocument &document)
{
    return PublicationDocuments.write(db, R"sql(
        INSERT INTO publication_document (trusted_url, filename, mime_type, size, start_page,
                                          file_id, work_id)
        VALUES (?1, ?2, ?3, ?4, ?5, (SELECT id FROM file WHERE hash = ?6), ?7)
    )sql",
                                      document, workId);
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

/// The work's own row; its parts are other functions' business.
Result<void> putRow(Database &db, const Work &work)
{
    static const QByteArray sql = WorkRows.upsertSql("uri", "uri, place, doctype, year, number");
    const FrbrUri &uri = work.uri;
    return WorkRows.write(db, sql, work, uri.workUri(false), uri.place(), uri.doctype, uri.year(),
                          uri.number);
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
    return Statement::id(db, "SELECT id FROM work WHERE uri = ?1", workUri);
}

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

Result<std::vector<Work>> loadWorkRows(Database &db, const std::vector<qint64> &ids, WorkView view)
{
    const auto workAt = [](const Statement &row) -> Result<Work> {
        Work work = WorkRows.read(row, 2);
        work.id = row.integer(0);
        SHERIA_TRY(work.uri, FrbrUri::parse(row.view(1)));
        return work;
    };
    static const QByteArray sql = "SELECT w.id, uri, " + shownColumns(WorkRows.columns())
        + " FROM json_each(?1) wanted JOIN work w ON w.id = wanted.value ORDER BY wanted.key";
    SHERIA_TRY(std::vector<Work> works, Statement::list(db, sql, workAt, idList(ids), int(view)));
    if (works.size() != ids.size())
        return Error{ErrorCode::Corrupt, QStringLiteral("a work that is referred to is missing")};
    return works;
}

Result<std::vector<Work>> loadWorks(Database &db, const std::vector<qint64> &ids, WorkView view)
{
    SHERIA_TRY(std::vector<Work> works, loadWorkRows(db, ids, view));
    const QByteArray list = idList(ids);
    QHash<qint64, Work *> byId;
    for (Work &work : works)
        byId.insert(work.id, &work);
    // Gives each row of a table of `rows` to its work.
    const auto fill = [&](const auto &rows, const QByteArray &rest, const auto &take) {
        const QByteArray select = "SELECT work_id, " + shownColumns(rows.columns()) + " FROM "
            + rows.from() + " p WHERE work_id IN (SELECT value FROM json_each(?1)) AND ?2 >= 0"
            + rest;
        return Statement::each(
            db, select,
            [&](const Statement &row) { take(rows.read(row, 1), *byId.value(row.integer(0))); },
            list, int(view));
    };
    SHERIA_CHECK(forEachList([&](const auto &part) {
        const bool isTopics = qstrcmp(part.rows.from(), "work_topic") == 0;
        const QByteArray shown = isTopics
            ? " AND (?2 < 2 OR COALESCE((SELECT is_public FROM topic WHERE slug = p.slug), 1))"
            : "";
        return fill(
            part.rows, shown + " ORDER BY work_id, " + (part.hasPosition ? "position" : "name"),
            [&](auto &&item, Work &work) { (work.*part.items).push_back(std::move(item)); });
    }));
    SHERIA_CHECK(fill(Repeals, "", [](Repeal &&one, Work &work) { work.repeal = std::move(one); }));
    SHERIA_CHECK(fill(PublicationDocuments, "", [](PublicationDocument &&one, Work &work) {
        work.publication.document = std::move(one);
    }));
    return works;
}

Result<Work> storedWork(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(const std::optional<qint64> id, findWorkRow(db, workUri));
    if (!id)
        return notInLibrary(workUri);
    SHERIA_TRY(std::vector<Work> works, loadWorks(db, {*id}, WorkView::Stored));
    return std::move(works.front());
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
    if (!work.createdAt.isValid())
        work.createdAt = now;
    if (!work.updatedAt.isValid())
        work.updatedAt = now;
    SHERIA_CHECK(putRow(db, work));
    const qint64 id = known ? *known : db.lastInsertId();
    SHERIA_CHECK(insertParts(db, id, work));
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

namespace {

/// What the record says by itself, without looking at provisions.
enum class Record {
    AllCommenced, ///< Or only said to have commenced, so that nothing is left out.
    Partly,
    Nothing,
};

Result<Record> commencementRecord(Database &db, qint64 workId)
{
    const auto recordAt = [](const Statement &row) {
        if (row.boolean(1) || (row.isNull(1) && row.boolean(0)))
            return Record::AllCommenced;
        return row.isNull(1) ? Record::Nothing : Record::Partly;
    };
    SHERIA_TRY(const std::optional<Record> record,
               Statement::first(db, R"sql(
        SELECT w.is_commenced_by_flag,
               (SELECT MAX(c.all_provisions) FROM commencement c WHERE c.work_id = w.id)
          FROM work w WHERE w.id = ?1
    )sql",
                                recordAt, workId));
    return record.value_or(Record::Nothing);
}

Result<QSet<QByteArray>> commencedProvisions(Database &db, qint64 workId)
{
    SHERIA_TRY(const QByteArrayList lists,
               Statement::texts(db, "SELECT provisions FROM commencement WHERE work_id = ?1",
                                workId));
    const QByteArrayList eIds = lists.join('\n').split('\n');
    return QSet<QByteArray>(eIds.begin(), eIds.end());
}

/// Whether some point in time has a commenceable provision outside `commenced`.
Result<bool> hasUncommenced(Database &db, qint64 workId, const QSet<QByteArray> &commenced)
{
    SHERIA_TRY(const QByteArrayList lists,
               Statement::texts(db, R"sql(
        SELECT DISTINCT c.commenceable
          FROM expression e
          JOIN manifestation m ON m.expression_id = e.id AND m.role = 'main'
          JOIN content c ON c.id = m.content_id
         WHERE e.work_id = ?1 AND c.commenceable <> ''
    )sql",
                                workId));
    const auto hasOpen = [&commenced](const QByteArray &list) {
        const QByteArrayList eIds = list.split('\n');
        return std::any_of(eIds.begin(), eIds.end(),
                           [&](const QByteArray &eId) { return !commenced.contains(eId); });
    };
    return std::any_of(lists.begin(), lists.end(), hasOpen);
}

} // namespace

Result<bool> isCommencedInFull(Database &db, qint64 workId)
{
    SHERIA_TRY(const Record record, commencementRecord(db, workId));
    if (record == Record::AllCommenced)
        return true;
    QSet<QByteArray> provisions;
    if (record == Record::Partly) {
        SHERIA_TRY(provisions, commencedProvisions(db, workId));
    }
    SHERIA_TRY(const bool isLeftOpen, hasUncommenced(db, workId, provisions));
    return !isLeftOpen;
}

Result<void> noteNewExpression(Database &db, qint64 workId, qint64 expressionId)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE work SET latest_expression_id = ?2 WHERE id = ?1 AND latest_expression_id IS NULL
    )sql",
                                workId, expressionId));
    return db.changes() > 0 ? Result<void>() : refreshLatest(db, workId);
}

Result<void> refreshLatest(Database &db, qint64 workId)
{
    return Statement::run(db,
                          "UPDATE work AS w SET latest_expression_id = " SHERIA_LATEST_OF_W
                          " WHERE w.id = ?1",
                          workId);
}

Result<void> refreshCommencedInFull(Database &db, qint64 workId)
{
    SHERIA_TRY(const bool inFull, isCommencedInFull(db, workId));
    return Statement::run(db, R"sql(
        UPDATE work SET is_commenced_in_full = ?2 WHERE id = ?1 AND is_commenced_in_full <> ?2
    )sql",
                          workId, inFull);
}

Result<QByteArray> findWorkBySource(Database &db, QByteArrayView sourceUri)
{
    SHERIA_TRY(const std::optional<QByteArray> uri,
               Statement::firstText(db, R"sql(
        SELECT uri FROM (
            SELECT id, uri FROM work WHERE source_uri = ?1 AND source_uri <> ''
            UNION ALL
            SELECT w.id, w.uri FROM alias a JOIN work w ON w.id = a.work_id
             WHERE a.name = ?1 AND instr(a.name, '/') > 0)
         ORDER BY id LIMIT 1
    )sql",
                                    sourceUri));
    return uri.value_or(QByteArray());
}

} // namespace sheria::store
