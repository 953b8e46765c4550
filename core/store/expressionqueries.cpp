#include "core/store/expressionqueries.h"

#include "core/akn/pages.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/store/damage.h"
#include "core/store/expressionrows.h"
#include "core/store/pagequeries.h"
#include "core/store/provisionlist.h"
#include "core/store/recordloader.h"

namespace sheria::store {

namespace {

struct DateRange
{
    QDate from;
    QDate to;
    bool newestFirst = true;
};

/// Source: server/API.md section 2.4.
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
    return found(Statement::id(db, R"sql(
        SELECT e.id
          FROM work w JOIN expression e ON e.work_id = w.id JOIN place p ON p.code = w.place
         WHERE w.uri = ?1 AND ?2 IN ('', e.language) AND e.date BETWEEN ?3 AND ?4
         ORDER BY e.language <> p.primary_language, e.language <> 'eng', e.language,
                  CASE WHEN ?5 THEN e.date END DESC, e.date
         LIMIT 1
    )sql",
                               uri.canonical().workUri(false), uri.language, range.from, range.to,
                               range.newestFirst),
                 notInLibrary(uri.display()));
}

/// What `read` makes of the row with the sizes of XML and text, and both packed.
template <typename Read>
Result<QByteArray> readContent(Database &db, QByteArrayView contentHash, Read read)
{
    const auto checked = [&read](const Statement &row) -> Result<QByteArray> {
        for (const int column : {0, 1}) {
            if (row.integer(column) < 0 || row.integer(column) > limits::MaxXmlBytes)
                return Error{ErrorCode::Corrupt, QStringLiteral("its size is impossible")};
        }
        return read(row);
    };
    Result<QByteArray> content = found(
        Statement::first(db, "SELECT xml_bytes, text_bytes, packed FROM content WHERE hash = ?1",
                         checked, HexBlob(contentHash)),
        notInLibrary(contentHash));
    if (!content && content.error().code == ErrorCode::Corrupt)
        return damagedContent(db, contentHash, content.error().detail);
    return content;
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
    return readContent(db, contentHash, [&](const Statement &row) -> Result<QByteArray> {
        SHERIA_TRY(QByteArray xml, decompressStart(row.view(2), row.integer(0)));
        if (sha256Hex(xml) != contentHash)
            return Error{ErrorCode::Corrupt, QStringLiteral("it is not what its hash says")};
        return xml;
    });
}

Result<QByteArray> contentText(Database &db, QByteArrayView contentHash)
{
    const auto textAt = [](const Statement &row) -> Result<QByteArray> {
        SHERIA_TRY(const QByteArray both,
                   decompressStart(row.view(2), row.integer(0) + row.integer(1)));
        return both.sliced(row.integer(0));
    };
    Result<QByteArray> text = readContent(db, contentHash, textAt);
    if (!text && text.error().code == ErrorCode::NotFound)
        return pageText(db, contentHash);
    return text;
}

Result<std::vector<akn::Provision>> contentProvisions(Database &db, QByteArrayView contentHash)
{
    const auto unpacked = [](const Statement &row) {
        return unpackProvisions(row.view(0));
    };
    SHERIA_TRY(auto provisions,
               Statement::first(db, R"sql(
        SELECT p.list FROM content c JOIN provision_list p ON p.content_id = c.id WHERE c.hash = ?1
    )sql",
                                unpacked, HexBlob(contentHash)));
    if (provisions)
        return *std::move(provisions);
    SHERIA_TRY(const QByteArray pages, pageText(db, contentHash));
    return akn::pageProvisions(pages);
}

Result<Work> findWork(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(const qint64 id,
               found(Statement::id(db, "SELECT id FROM work WHERE uri = ?1", workUri),
                     notInLibrary(workUri)));
    SHERIA_TRY(std::vector<Work> works, loadWorks(db, {id}, WorkView::Shown));
    return std::move(works.front());
}

} // namespace sheria::store
