// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"

#include "core/domain/publisheraddress.h"
#include "core/store/db/statement.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/recordloader.h"

#include <algorithm>
#include <limits>

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
    const QDate undated(1, 1, 1);
    const QDate earliest(1001, 1, 1); // What is before is a placeholder.
    const QDate latest(9999, 12, 31);
    const QDate lastOfDates(9998, 12, 31); // What is after is one, too.
    switch (point.kind) {
    case PointInTime::Kind::Current:
        return {undated, std::max(today.in(uri.place()), earliest.addDays(-1)), true};
    case PointInTime::Kind::First: return {undated, latest, false};
    case PointInTime::Kind::Exactly: return {point.date, point.date, true};
    case PointInTime::Kind::AsAt: return {earliest, std::min(point.date, lastOfDates), true};
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
                  CASE WHEN ?5 THEN e.date END DESC, e.date < '1001', e.date
         LIMIT 1
    )sql",
                               uri.canonical().workUri(false), uri.language, range.from, range.to,
                               range.newestFirst),
                 notInLibrary(uri.display()));
}

/// `uri`, or where a work has had that address before, the one it has now.
Result<FrbrUri> currentAddress(Database &db, const FrbrUri &uri)
{
    SHERIA_TRY(const auto moved,
               Statement::firstText(db, R"sql(
        SELECT w.uri FROM alias a JOIN work w ON w.id = a.work_id
         WHERE a.name = ?1 AND NOT EXISTS (SELECT 1 FROM work WHERE uri = ?1)
         ORDER BY w.id LIMIT 1
    )sql",
                                    uri.canonical().workUri(false)));
    if (!moved)
        return uri;
    SHERIA_TRY(FrbrUri current, FrbrUri::parse(*moved));
    current.language = uri.language;
    current.expressionDate = uri.expressionDate;
    return current;
}

} // namespace

Result<ExpressionRecord> findExpression(Database &db, const FrbrUri &uri, const Today &today)
{
    SHERIA_TRY(const PointInTime point, uri.pointInTime());
    SHERIA_TRY(const FrbrUri current, currentAddress(db, uri));
    SHERIA_TRY(const qint64 id, findExpressionId(db, current, dateRange(point, current, today)));
    SHERIA_TRY(std::vector<ExpressionRecord> records, loadRecords(db, {id}, WorkView::Published));
    return std::move(records.front());
}

Result<bool> hasExpression(Database &db, QByteArrayView workUri, QByteArrayView expressionUri)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM work w
         WHERE w.uri = ?1
           AND (?2 = '' OR EXISTS (SELECT 1 FROM expression e
                                    WHERE e.work_id = w.id AND e.uri = ?2))
    )sql",
                             workUri, expressionUri);
}

namespace {

/// The work that a document calls by `text`, or by another spelling of it.
Result<std::optional<FrbrUri>> findBySource(Database &db, QByteArrayView text)
{
    SHERIA_TRY(QByteArray work, findWorkBySource(db, text));
    const PublisherSpellings spellings = publisherSpellings(text);
    for (const QByteArray &spelling : spellings.written) {
        if (!work.isEmpty())
            break;
        SHERIA_TRY(work, findWorkBySource(db, spelling));
    }
    if (work.isEmpty())
        return std::optional<FrbrUri>();
    SHERIA_TRY(FrbrUri uri, FrbrUri::parse(work));
    uri.expressionDate = spellings.expressionDate;
    return std::optional(std::move(uri));
}

} // namespace

Result<FrbrUri> findAddress(Database &db, QByteArrayView text)
{
    Result<FrbrUri> uri = parseAddress(text);
    if (uri)
        return uri;
    SHERIA_TRY(const std::optional<FrbrUri> work, findBySource(db, text));
    return work ? *work : uri;
}

Result<QByteArray> storedUri(Database &db, QByteArrayView text)
{
    const Result<FrbrUri> asked = findAddress(db, text);
    if (!asked)
        return notInLibrary(text);
    SHERIA_TRY(FrbrUri uri, currentAddress(db, *asked));
    const bool isWork = uri.language.isEmpty() && uri.expressionDate.isEmpty();
    if (isWork && uri.component.isEmpty() && uri.portion.isEmpty())
        return uri.canonical().workUri(false);
    if (uri.expressionDate.isEmpty() || !uri.component.isEmpty() || !uri.portion.isEmpty())
        return notInLibrary(text);
    uri.expressionDate[0] = '@';
    SHERIA_TRY(const ExpressionRecord record, findExpression(db, uri, {}));
    return record.expression.uri;
}

Result<Work> findWork(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(const qint64 id,
               found(Statement::id(db, "SELECT id FROM work WHERE uri = ?1", workUri),
                     notInLibrary(workUri)));
    SHERIA_TRY(std::vector<Work> works, loadWorks(db, {id}, WorkView::Shown));
    return std::move(works.front());
}

namespace {

// Parameters, the same in all texts:
//   ?1 ?2  work URIs from, and up to but without     ?8  principal, ?9 repealed, ?10 commenced:
//   ?3     where a year may end in the URI, or 0         0, 1, or -1 for any
//   ?4 ?5  created from, to    ?6 ?7  updated        ?11 topic   ?12 limit   ?13 offset
//   ?14    the subscription, '' for everything       ?15 the last day of repeals, or NULL
constexpr const char *SelectIds = "SELECT e.id ";
constexpr const char *SelectCount = "SELECT COUNT(*) ";

// CROSS JOIN keeps SQLite to the order that is written: the one that needs no sorting.
constexpr const char *FromExpressions = R"sql(
    FROM expression e CROSS JOIN work w ON w.id = e.work_id
)sql";
constexpr const char *FromWorks = R"sql(
    FROM work w CROSS JOIN expression e ON e.work_id = w.id
)sql";
constexpr const char *FromLatest = R"sql(
    FROM work w CROSS JOIN expression e ON e.id = w.latest_expression_id
)sql";
constexpr const char *FromTopic = R"sql(
    FROM (WITH RECURSIVE below (id, slug) AS (
              SELECT id, slug FROM topic WHERE slug = ?11
              UNION
              SELECT t.id, t.slug FROM below b JOIN topic t ON t.parent_id = b.id)
          SELECT DISTINCT wt.work_id FROM below b CROSS JOIN work_topic wt ON wt.slug = b.slug) tagged
    CROSS JOIN work w ON w.id = tagged.work_id
    CROSS JOIN expression e ON e.work_id = w.id
)sql";
constexpr const char *Where = R"sql(
    WHERE w.uri >= ?1 AND w.uri < ?2 AND (?3 = 0 OR substr(w.uri, ?3, 1) <> '.')
      AND (?14 = '' OR is_seen(?14, w.uri))
      AND e.created_at BETWEEN ?4 AND ?5 AND e.updated_at BETWEEN ?6 AND ?7
      AND (?8 < 0 OR w.is_principal = ?8)
      AND (?9 < 0 OR EXISTS (SELECT 1 FROM repeal r
                              WHERE r.work_id = w.id
                                AND (r.date IS NULL OR ?15 IS NULL OR r.date <= ?15)) = ?9)
      AND (?10 < 0 OR (w.is_commenced_by_flag
                       OR EXISTS (SELECT 1 FROM commencement c WHERE c.work_id = w.id)) = ?10)
)sql";
// latest_expression_id says nothing where instants have taken some expressions out.
constexpr const char *NewestOfWork = R"sql(
    AND e.id = (SELECT n.id
                  FROM expression n JOIN work of ON of.id = n.work_id JOIN place p ON p.code = of.place
                 WHERE n.work_id = w.id
                   AND n.created_at BETWEEN ?4 AND ?5 AND n.updated_at BETWEEN ?6 AND ?7
                 ORDER BY n.date DESC, n.language <> p.primary_language, n.language <> 'eng',
                          n.language
                 LIMIT 1)
)sql";
constexpr const char *Listed = " AND w.latest_expression_id IS NOT NULL ";
constexpr const char *ById = " ORDER BY e.id LIMIT ?12 OFFSET ?13";
constexpr const char *ByUpdate = " ORDER BY e.updated_at, e.id LIMIT ?12 OFFSET ?13";
constexpr const char *ByWorkUri = " ORDER BY w.uri, e.date, e.language LIMIT ?12 OFFSET ?13";

bool hasInstants(const ExpressionFilter &filter)
{
    return filter.createdAt || filter.createdFrom || filter.createdTo || filter.updatedAt
        || filter.updatedFrom || filter.updatedTo;
}

/// What differs between lists.
struct ListSql
{
    const char *from;
    const char *also; ///< A further condition.
    const char *order;

    QByteArray ids() const { return QByteArray(SelectIds) + from + Where + also + order; }
    QByteArray count() const
    {
        // By work URI fewer works are looked at.
        const char *counted = from == FromExpressions ? FromWorks : from;
        return QByteArray(SelectCount) + counted + Where + also;
    }
};

ListSql sqlFor(const ExpressionFilter &filter)
{
    const bool hasTopic = !filter.topic.isEmpty();
    // Lists of latest expressions are always by work URI (server/API.md section 2.7).
    if (filter.onlyLatest && !hasTopic && !hasInstants(filter))
        return {FromLatest, Listed, ByWorkUri};
    if (filter.onlyLatest)
        return {hasTopic ? FromTopic : FromWorks, NewestOfWork, ByWorkUri};
    switch (filter.order) {
    case ExpressionFilter::Order::ById: return {hasTopic ? FromTopic : FromExpressions, "", ById};
    case ExpressionFilter::Order::ByUpdate:
        return {hasTopic ? FromTopic : FromExpressions, "", ByUpdate};
    case ExpressionFilter::Order::ByWorkUri:
        return {hasTopic ? FromTopic : FromWorks, "", ByWorkUri};
    }
    Q_UNREACHABLE();
}

/// Work URIs of one branch.
struct UriRange
{
    QByteArray from = "/";
    QByteArray to = "0"; ///< The character after "/".
    int yearEnd = 0; ///< Where a year that may go on as a date ends: counted from 1; 0: nowhere.
};

bool startsWithDigit(QByteArrayView segment)
{
    return !segment.isEmpty() && segment[0] >= '0' && segment[0] <= '9';
}

/// Whether the last segment of "za/act/gn/2005" is the year of a work, by the grammar of FRBR URIs:
/// the first segment after the doctype that starts with a digit.
bool endsInYear(const QList<QByteArray> &segments)
{
    const qsizetype last = segments.size() - 1;
    if (last < 2 || last > 4 || segments[last].size() != 4)
        return false;
    for (qsizetype i = 2; i < last; ++i) {
        if (startsWithDigit(segments[i]))
            return false;
    }
    return startsWithDigit(segments[last]);
}

UriRange prefixRange(const QByteArray &prefix)
{
    QByteArray path = prefix.toLower();
    while (path.endsWith('/'))
        path.chop(1);
    if (path.isEmpty())
        return {};
    const QByteArray start = "/akn/" + path;
    // '-', '.' and '/' follow each other: a year ends in "/", or goes on with "-".
    if (endsInYear(path.split('/')))
        return {start + '-', start + '0', static_cast<int>(start.size()) + 1};
    return {start + '/', start + '0', 0};
}

UriRange rangeFor(const ExpressionFilter &filter)
{
    UriRange range = prefixRange(filter.prefix);
    if (filter.place.isEmpty())
        return range;
    const UriRange place = prefixRange(filter.place);
    return {std::max(range.from, place.from), std::min(range.to, place.to), range.yearEnd};
}

/// The tightest of an exact instant and a bound.
struct Instants
{
    qint64 from = 0;
    qint64 to = std::numeric_limits<qint64>::max();
};

Instants instants(const std::optional<QDateTime> &exact, const std::optional<QDateTime> &from,
                  const std::optional<QDateTime> &to)
{
    Instants range{std::numeric_limits<qint64>::min(), std::numeric_limits<qint64>::max()};
    for (const auto &lower : {exact, from}) {
        if (lower)
            range.from = std::max(range.from, lower->toMSecsSinceEpoch());
    }
    for (const auto &upper : {exact, to}) {
        if (upper)
            range.to = std::min(range.to, upper->toMSecsSinceEpoch());
    }
    return range;
}

int choice(std::optional<bool> wanted)
{
    return wanted ? int(*wanted) : -1;
}

void bindFilter(Statement &query, const ExpressionFilter &filter)
{
    const UriRange uris = rangeFor(filter);
    const Instants created = instants(filter.createdAt, filter.createdFrom, filter.createdTo);
    const Instants updated = instants(filter.updatedAt, filter.updatedFrom, filter.updatedTo);
    query.bind(1, uris.from)
        .bind(2, uris.to)
        .bind(3, uris.yearEnd)
        .bind(4, created.from)
        .bind(5, created.to)
        .bind(6, updated.from)
        .bind(7, updated.to)
        .bind(8, choice(filter.principal))
        .bind(9, choice(filter.repealed))
        .bind(10, choice(filter.commenced))
        .bind(14, filter.subscription)
        .bind(15, filter.today);
    if (!filter.topic.isEmpty())
        query.bind(11, filter.topic);
}

/// Whether only instants choose: then works need not be looked at to count.
bool isByInstantsAlone(const ExpressionFilter &filter)
{
    return filter.subscription.isEmpty() && filter.place.isEmpty() && filter.prefix.isEmpty()
        && filter.topic.isEmpty() && !filter.commenced && !filter.repealed && !filter.principal
        && !filter.onlyLatest;
}

Result<qint64> countByInstants(Database &db, const ExpressionFilter &filter)
{
    if (!hasInstants(filter)) {
        return Statement::number(db, "SELECT COUNT(*) FROM expression");
    }
    const Instants created = instants(filter.createdAt, filter.createdFrom, filter.createdTo);
    const Instants updated = instants(filter.updatedAt, filter.updatedFrom, filter.updatedTo);
    return Statement::number(db, R"sql(
        SELECT COUNT(*) FROM expression
         WHERE created_at BETWEEN ?1 AND ?2 AND updated_at BETWEEN ?3 AND ?4
    )sql",
                             created.from, created.to, updated.from, updated.to);
}

Result<qint64> countExpressions(Database &db, const ExpressionFilter &filter, QByteArrayView sql)
{
    if (isByInstantsAlone(filter))
        return countByInstants(db, filter);
    SHERIA_TRY(Statement query, Statement::prepare(db, sql));
    bindFilter(query, filter);
    SHERIA_CHECK(query.step());
    return query.integer(0);
}

} // namespace

Result<Page<ExpressionRecord>> listExpressions(Database &db, const ExpressionFilter &filter,
                                               qint64 offset, qint64 limit)
{
    const ListSql sql = sqlFor(filter);
    SHERIA_TRY(const qint64 count, countExpressions(db, filter, sql.count()));
    SHERIA_TRY(Statement query, Statement::prepare(db, sql.ids()));
    bindFilter(query, filter);
    query.bind(12, limit).bind(13, offset);
    SHERIA_TRY(const std::vector<qint64> ids, query.integers());
    SHERIA_TRY(std::vector<ExpressionRecord> records, loadRecords(db, ids, WorkView::Published));
    return Page<ExpressionRecord>{count, std::move(records)};
}

Result<std::vector<qint64>> listExpressionIds(Database &db, const ExpressionFilter &filter)
{
    constexpr qint64 NoLimit = -1;
    SHERIA_TRY(Statement query, Statement::prepare(db, sqlFor(filter).ids()));
    bindFilter(query, filter);
    query.bind(12, NoLimit).bind(13, 0);
    return query.integers();
}

Result<std::vector<ExpressionRecord>> loadExpressions(Database &db, const std::vector<qint64> &ids)
{
    SHERIA_TRY(const std::vector<qint64> present,
               Statement::numbers(db, R"sql(
        SELECT e.id FROM json_each(?1) wanted JOIN expression e ON e.id = wanted.value
         ORDER BY wanted.key
    )sql",
                                  idList(ids)));
    return loadRecords(db, present, WorkView::Published);
}

} // namespace sheria::store
