#include "core/store/expressionqueries.h"

#include "core/akn/pages.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/damage.h"
#include "core/store/pagequeries.h"
#include "core/store/provisionlist.h"
#include "core/store/recordloader.h"
#include "core/store/rolename.h"
#include "core/store/statement.h"

namespace sheria::store {

namespace {

Error notFound(QByteArrayView what)
{
    return Error{ErrorCode::NotFound,
                 QStringLiteral("not in the library: ") + QString::fromUtf8(what)};
}

struct DateRange
{
    QDate from;
    QDate to;
    bool newestFirst = true;
};

/// Source: contract API.md section 2.4.
DateRange dateRange(const PointInTime &point, const FrbrUri &uri, const Today &today)
{
    const QDate earliest(1, 1, 1);
    const QDate latest(9999, 12, 31);
    switch (point.kind) {
    case PointInTime::Kind::Current: return {earliest, today.in(uri.place()), true};
    case PointInTime::Kind::First: return {earliest, latest, false};
    case PointInTime::Kind::Exactly: return {point.date, point.date, true};
    case PointInTime::Kind::AsAt: return {earliest, point.date, true};
    }
    Q_UNREACHABLE();
}

/// Where no language is asked for: the place's own, else English, else the first by code; then the
/// date decides within it.
Result<qint64> findExpressionId(Database &db, const FrbrUri &uri, const DateRange &range)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT e.id
          FROM work w JOIN expression e ON e.work_id = w.id JOIN place p ON p.code = w.place
         WHERE w.uri = ?1 AND ?2 IN ('', e.language) AND e.date BETWEEN ?3 AND ?4
         ORDER BY e.language <> p.primary_language, e.language <> 'eng', e.language,
                  CASE WHEN ?5 THEN e.date END DESC, e.date
         LIMIT 1
    )sql"));
    query.bind(1, uri.canonical().workUri(false))
        .bind(2, uri.language)
        .bind(3, range.from)
        .bind(4, range.to)
        .bind(5, range.newestFirst);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return notFound(uri.display());
    return query.integer(0);
}

/// At the row with the sizes of XML and text, and both packed.
Result<Statement> findContent(Database &db, QByteArrayView contentHash)
{
    const QByteArray hash = QByteArray::fromHex(contentHash.toByteArray());
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT xml_bytes, text_bytes, packed FROM content WHERE hash = ?1
    )sql"));
    query.bindBlob(1, hash);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return notFound(contentHash);
    const auto isPossible = [](qint64 bytes) {
        return bytes >= 0 && bytes <= limits::MaxXmlBytes;
    };
    if (!isPossible(query.integer(0)) || !isPossible(query.integer(1)))
        return Error{ErrorCode::Corrupt, QStringLiteral("its size is impossible")};
    return query;
}

} // namespace

Result<ExpressionRecord> findExpression(Database &db, const FrbrUri &uri, const Today &today)
{
    SHERIA_TRY(const PointInTime point, uri.pointInTime());
    SHERIA_TRY(const qint64 id, findExpressionId(db, uri, dateRange(point, uri, today)));
    SHERIA_TRY(std::vector<ExpressionRecord> records, loadRecords(db, {id}, WorkView::Published));
    return std::move(records.front());
}

Result<QByteArray> contentXml(Database &db, QByteArrayView contentHash)
{
    const auto read = [&]() -> Result<QByteArray> {
        SHERIA_TRY(Statement query, findContent(db, contentHash));
        SHERIA_TRY(QByteArray xml, decompressStart(query.view(2), query.integer(0)));
        if (sha256Hex(xml) != contentHash)
            return Error{ErrorCode::Corrupt, QStringLiteral("it is not what its hash says")};
        return xml;
    };
    Result<QByteArray> xml = read();
    if (!xml && xml.error().code == ErrorCode::Corrupt)
        return damagedContent(db, contentHash, xml.error().detail);
    return xml;
}

Result<QByteArray> contentText(Database &db, QByteArrayView contentHash)
{
    const auto read = [&]() -> Result<QByteArray> {
        SHERIA_TRY(const Statement query, findContent(db, contentHash));
        const qint64 xmlBytes = query.integer(0);
        SHERIA_TRY(const QByteArray both,
                   decompressStart(query.view(2), xmlBytes + query.integer(1)));
        return both.sliced(xmlBytes);
    };
    Result<QByteArray> text = read();
    if (text || text.error().code != ErrorCode::NotFound) {
        if (!text && text.error().code == ErrorCode::Corrupt)
            return damagedContent(db, contentHash, text.error().detail);
        return text;
    }
    return pageText(db, contentHash);
}

Result<std::vector<akn::Provision>> contentProvisions(Database &db, QByteArrayView contentHash)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT p.list FROM content c JOIN provision_list p ON p.content_id = c.id WHERE c.hash = ?1
    )sql"));
    const QByteArray hash = QByteArray::fromHex(contentHash.toByteArray());
    query.bindBlob(1, hash);
    SHERIA_TRY(const bool found, query.step());
    if (found)
        return unpackProvisions(query.view(0));
    SHERIA_TRY(const QByteArray pages, pageText(db, contentHash));
    return akn::pageProvisions(pages);
}

Result<Manifestation> findManifestation(Database &db, qint64 expressionId, QByteArrayView component)
{
    // "main" also means the main one where that has a name of its own; a hash means any.
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT m.role, c.hash, m.component, m.frbr_this, c.doctype, m.date, m.imported_at
          FROM manifestation m JOIN content c ON c.id = m.content_id
         WHERE m.expression_id = ?1
           AND (c.hash = ?3 OR (m.role <> 'superseded'
                                AND (m.component = ?2 OR (?2 = 'main' AND m.role = 'main'))))
         ORDER BY m.component <> ?2
         LIMIT 1
    )sql"));
    const QByteArray hash = QByteArray::fromHex(component.toByteArray());
    query.bind(1, expressionId).bind(2, component).bindBlob(3, hash);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return notFound(component);
    return Manifestation{
        roleNamed(query.view(0)), query.text(1).toHex(), query.text(2),    query.text(3),
        query.string(4),          query.date(5),         query.dateTime(6)};
}

} // namespace sheria::store
