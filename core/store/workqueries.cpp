#include "core/store/expressionqueries.h"
#include "core/store/statement.h"
#include "core/store/workloader.h"

#include <algorithm>

namespace sheria::store {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The run of digits at `at`, without leading zeros.
QByteArrayView digitsAt(QByteArrayView text, qsizetype at)
{
    while (at < text.size() - 1 && text[at] == '0' && isDigit(text[at + 1]))
        ++at;
    qsizetype end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return text.sliced(at, end - at);
}

/// As people count: "2" before "10", "10" before "10a".
int compareNumbers(QByteArrayView a, QByteArrayView b)
{
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        if (isDigit(a[i]) && isDigit(b[j])) {
            const QByteArrayView left = digitsAt(a, i);
            const QByteArrayView right = digitsAt(b, j);
            if (left.size() != right.size())
                return left.size() < right.size() ? -1 : 1;
            if (const int order = left.compare(right))
                return order;
            i = left.end() - a.begin();
            j = right.end() - b.begin();
            continue;
        }
        if (a[i] != b[j])
            return static_cast<uchar>(a[i]) < static_cast<uchar>(b[j]) ? -1 : 1;
        ++i;
        ++j;
    }
    return static_cast<int>((a.size() - i > 0) - (b.size() - j > 0));
}

bool isBefore(const WorkSummary &a, const WorkSummary &b)
{
    if (const int order = compareNumbers(a.number, b.number))
        return order < 0;
    if (const int order = a.title.compare(b.title))
        return order < 0;
    return a.uri < b.uri;
}

} // namespace

Result<Work> findWork(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT id FROM work WHERE uri = ?1", workUri));
    SHERIA_TRY(const std::vector<qint64> ids, query.integers());
    if (ids.empty())
        return Error{ErrorCode::NotFound,
                     QStringLiteral("not in the library: ") + QString::fromUtf8(workUri)};
    SHERIA_TRY(std::vector<Work> works, loadWorks(db, ids, WorkView::Shown));
    return std::move(works.front());
}

Result<std::vector<TreeNode>> libraryTree(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT place, doctype, year, COUNT(*) FROM work
         GROUP BY place, doctype, year ORDER BY place, doctype, year DESC
    )sql"));
    return query.all([](const Statement &row) {
        return TreeNode{row.text(0), row.text(1), row.text(2), row.integer(3)};
    });
}

Result<std::vector<WorkSummary>> listWorks(Database &db, QByteArrayView place,
                                           QByteArrayView doctype, QByteArrayView year)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.uri, w.title, w.number, (SELECT MAX(date) FROM expression WHERE work_id = w.id),
               (SELECT COUNT(*) FROM expression WHERE work_id = w.id), w.is_stub,
               EXISTS (SELECT 1 FROM repeal WHERE work_id = w.id)
          FROM work w
         WHERE w.place = ?1 AND w.doctype = ?2 AND w.year = ?3
    )sql"));
    query.bind(1, place).bind(2, doctype).bind(3, year);
    std::vector<WorkSummary> works;
    SHERIA_CHECK(query.forEach([&](const Statement &row) {
        works.push_back({row.text(0), row.string(1), row.text(2), row.date(3),
                         static_cast<int>(row.integer(4)), row.boolean(5), row.boolean(6)});
    }));
    std::sort(works.begin(), works.end(), isBefore);
    return works;
}

} // namespace sheria::store
