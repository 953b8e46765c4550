#include "core/store/titlequeries.h"

#include "core/store/statement.h"

#include <algorithm>

namespace sheria::store {

namespace {

/// SQLite folds the case of ASCII only, so words are compared here.
bool hasEvery(const QString &text, const QList<QStringView> &words)
{
    return std::all_of(words.begin(), words.end(),
                       [&](QStringView word) { return text.contains(word, Qt::CaseInsensitive); });
}

TitleMatch matchAt(const Statement &row)
{
    TitleMatch match;
    match.branch.place = row.text(0);
    match.branch.doctype = row.text(1);
    match.branch.year = row.text(2);
    match.work.uri = row.text(3);
    match.work.title = row.string(4);
    match.work.number = row.text(5);
    match.work.latest = row.date(7);
    match.work.expressions = int(row.integer(8));
    match.work.isStub = row.boolean(9);
    match.work.isRepealed = row.boolean(10);
    return match;
}

} // namespace

Result<std::vector<TitleMatch>> findTitles(Database &db, QStringView text, int limit)
{
    const QList<QStringView> words = text.split(u' ', Qt::SkipEmptyParts);
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.place, w.doctype, w.year, w.uri, w.title, w.number,
               coalesce((SELECT group_concat(a.name, char(10)) FROM alias a WHERE a.work_id = w.id), ''),
               e.date,
               (SELECT count(*) FROM expression x WHERE x.work_id = w.id),
               w.is_stub,
               EXISTS (SELECT 1 FROM repeal r WHERE r.work_id = w.id)
          FROM work w
          LEFT JOIN expression e ON e.id = w.latest_expression_id
         ORDER BY w.place, w.doctype, w.year DESC, w.title, w.uri
    )sql"));
    std::vector<TitleMatch> matches;
    while (int(matches.size()) < limit) {
        SHERIA_TRY(const bool found, query.step());
        if (!found)
            break;
        const QString searched = query.string(4) + u'\n' + query.string(5) + u'\n' + query.string(3)
            + u'\n' + query.string(6);
        if (hasEvery(searched, words))
            matches.push_back(matchAt(query));
    }
    return matches;
}

} // namespace sheria::store
