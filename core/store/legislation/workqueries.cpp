// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/workqueries.h"

#include "core/domain/place.h"
#include "core/domain/publisheraddress.h"
#include "core/domain/work.h"
#include "core/store/db/records.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/recordloader.h"
#include "core/store/rows/workrows.h"

#include <QCollator>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>

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

// ?1 is the day in all of these, or NULL, and ?2 today. What is before 1001 or after 9998 is no date.
#define SHERIA_EXISTED_W                                                                           \
    "(?1 IS NULL OR w.year < substr(?1, 1, 4) OR ?1 >= (SELECT CASE first WHEN '9999' THEN w.year" \
    " ELSE first END FROM (SELECT min(coalesce((SELECT min(e.date) FROM expression e"              \
    " WHERE e.work_id = w.id AND e.date BETWEEN '1001' AND '9999'), '9999'),"                      \
    " coalesce(w.publication_date, '9999'), coalesce(w.assent_date, '9999')) AS first)))"
#define SHERIA_BY_THEN "coalesce(?1, ?2, '9999')"

/// Reads WorkSummary::citation; what it is made of is one text, a part on each line. After the URI, the title,
/// the number and the source, as it also gives works a title that have only one of our making.
struct CitationField
{
    void read(const Statement &row, int column, WorkSummary &summary) const;
};

constexpr auto Summaries = records<WorkSummary>(
    "w.uri, w.title, w.number, "
    "CASE WHEN ?1 IS NULL THEN (SELECT date FROM expression WHERE id = w.latest_expression_id) "
    "ELSE (SELECT max(date) FROM expression WHERE work_id = w.id AND date BETWEEN '1001' AND ?1) "
    "END, "
    "(SELECT COUNT(*) FROM expression WHERE work_id = w.id), w.is_stub, "
    "EXISTS (SELECT 1 FROM repeal WHERE work_id = w.id "
    "AND (date IS NULL OR date <= " SHERIA_BY_THEN ")), "
    "COALESCE((SELECT source FROM manifestation "
    "WHERE expression_id = w.latest_expression_id AND role = 'main'), ''), "
    "EXISTS (SELECT 1 FROM given_address WHERE work_uri = w.uri), "
    "coalesce((SELECT min(coalesce(date, '')) > " SHERIA_BY_THEN
    " FROM commencement WHERE work_id = w.id), 0), "
    "coalesce((SELECT min(date) > ?1 FROM expression "
    "WHERE work_id = w.id AND date >= '1001'), 0), "
    "w.doctype = 'act' AND NOT w.is_stub AND NOT w.is_commenced_by_flag "
    "AND NOT EXISTS (SELECT 1 FROM commencement WHERE work_id = w.id), "
    // A consolidation alone changes nothing.
    "?1 IS NOT NULL AND EXISTS (SELECT 1 FROM expression e WHERE e.work_id = w.id "
    "AND e.date > ?1 AND e.date <= coalesce(?2, '9999') "
    "AND (EXISTS (SELECT 1 FROM amendment WHERE work_id = w.id AND date = e.date) "
    "OR NOT EXISTS (SELECT 1 FROM consolidation WHERE work_id = w.id AND date = e.date))) "
    "AND EXISTS (SELECT 1 FROM expression WHERE work_id = w.id AND date BETWEEN '1001' AND ?1), "
    "coalesce((SELECT citation FROM decision WHERE work_id = w.id), '') || char(10) || "
    "w.numbered_title || char(10) || coalesce(w.chapter_number, '') || char(10) || w.type_name",
    "FROM work w", &WorkSummary::uri, &WorkSummary::title, &WorkSummary::number,
    &WorkSummary::latest, &WorkSummary::expressions, &WorkSummary::isStub, &WorkSummary::isRepealed,
    &WorkSummary::source, &WorkSummary::isAddressGiven, &WorkSummary::isPending,
    &WorkSummary::isTextless, &WorkSummary::isUncommenced, &WorkSummary::isSuperseded,
    CitationField());

void CitationField::read(const Statement &row, int column, WorkSummary &summary) const
{
    const QStringList parts = row.string(column).split(u'\n');
    Result<FrbrUri> uri = FrbrUri::parse(summary.uri);
    if (!uri)
        return;
    summary.title = withoutHash(summary.title, *uri, summary.source);
    summary.citation = parts.value(0).simplified();
    if (!summary.citation.isEmpty())
        return;
    Work work;
    work.uri = *std::move(uri);
    work.numberedTitle = parts.value(1);
    if (!parts.value(2).isEmpty())
        work.chapter = ChapterNumber{parts.value(2), {}};
    work.typeName = parts.value(3);
    summary.citation = numberOrYear(work);
}

bool isBefore(const WorkSummary &a, const WorkSummary &b)
{
    if (const int order = compareNumbers(a.number, b.number))
        return order < 0;
    if (const int order = a.title.compare(b.title))
        return order < 0;
    return a.uri < b.uri;
}

/// Of works whose numbers are hashes.
bool isTitledBefore(const WorkSummary &a, const WorkSummary &b)
{
    const int order = a.title.compare(b.title, Qt::CaseInsensitive);
    return order != 0 ? order < 0 : a.uri < b.uri;
}

} // namespace

Result<std::vector<TreeNode>> libraryTree(Database &db, QDate asAt)
{
    return Statement::list(
        db,
        "SELECT place, doctype, year, COUNT(*) FROM work w WHERE " SHERIA_EXISTED_W
        " GROUP BY place, doctype, year ORDER BY place, doctype, year DESC",
        [](const Statement &row) {
            return TreeNode{row.text(0), row.text(1), row.text(2), row.integer(3)};
        },
        asAt);
}

Result<std::vector<WorkSummary>> listWorks(Database &db, QByteArrayView place,
                                           QByteArrayView doctype, QByteArrayView year,
                                           const ListDay &day)
{
    const bool isAnywhere = isUnidentified(place) && doctype.isEmpty();
    SHERIA_TRY(std::vector<WorkSummary> works,
               isAnywhere
                   ? Summaries.list(db, "WHERE w.place IN ('xx', 'zz-local') AND " SHERIA_EXISTED_W,
                                    day.asAt, day.today)
                   : Summaries.list(db,
                                    "WHERE w.place = ?3 AND w.doctype = ?4 AND w.year = ?5 "
                                    "AND " SHERIA_EXISTED_W,
                                    day.asAt, day.today, place, doctype, year));
    std::sort(works.begin(), works.end(), isAnywhere ? isTitledBefore : isBefore);
    return works;
}

Result<std::vector<WorkSummary>> listWorks(Database &db, const QByteArrayList &workUris,
                                           const ListDay &day)
{
    QJsonArray uris;
    for (const QByteArray &uri : workUris)
        uris.append(QString::fromUtf8(uri));
    const QByteArray wanted = QJsonDocument(uris).toJson(QJsonDocument::Compact);
    return Summaries.list(db,
                          "JOIN json_each(?3) wanted ON w.uri = wanted.value "
                          "WHERE " SHERIA_EXISTED_W " ORDER BY wanted.key",
                          day.asAt, day.today, wanted);
}

Result<std::vector<WorkSummary>> listWorks(Database &db, const std::vector<qint64> &works,
                                           const ListDay &day)
{
    return Summaries.list(db,
                          "JOIN json_each(?3) wanted ON w.id = wanted.value "
                          "WHERE " SHERIA_EXISTED_W " ORDER BY wanted.key",
                          day.asAt, day.today, idList(works));
}

namespace {

struct Titled
{
    QCollatorSortKey key;
    qint64 work = 0;
};

/// The letter of an index that a title stands below.
QString letterOf(const QString &title)
{
    const auto first = std::find_if(title.begin(), title.end(),
                                    [](QChar c) { return c.isLetterOrNumber(); });
    if (first == title.end() || !first->isLetter())
        return QStringLiteral("#");
    return QString(*first).normalized(QString::NormalizationForm_KD).left(1).toUpper();
}

} // namespace

Result<std::vector<TitleLetter>> worksByLetter(Database &db, const ListDay &day)
{
    const QCollator collator;
    std::map<QString, std::vector<Titled>> letters;
    SHERIA_CHECK(Statement::each(
        db, "SELECT id, title FROM work w WHERE " SHERIA_EXISTED_W,
        [&](const Statement &row) {
            const QString title = row.string(1);
            letters[letterOf(title)].push_back({collator.sortKey(title), row.integer(0)});
        },
        day.asAt));
    std::vector<TitleLetter> index;
    for (auto &[letter, titles] : letters) {
        std::sort(titles.begin(), titles.end(), [](const Titled &a, const Titled &b) {
            const int order = a.key.compare(b.key);
            return order != 0 ? order < 0 : a.work < b.work;
        });
        TitleLetter &made = index.emplace_back(TitleLetter{letter, {}});
        for (const Titled &title : titles)
            made.works.push_back(title.work);
    }
    std::stable_sort(index.begin(), index.end(), [&](const TitleLetter &a, const TitleLetter &b) {
        const bool isLast = a.letter == u"#";
        if (isLast || b.letter == u"#")
            return !isLast;
        return collator.compare(a.letter, b.letter) < 0;
    });
    return index;
}

namespace {

/// SQLite folds the case of ASCII only, so words are compared here.
bool hasEvery(const QString &text, const QList<QStringView> &words)
{
    return std::all_of(words.begin(), words.end(),
                       [&](QStringView word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Whether one of the lines of `names` is one of `spellings`.
bool isCalled(const QString &names, const QByteArrayList &spellings)
{
    const QStringList lines = spellings.isEmpty() ? QStringList() : names.split(u'\n');
    return std::any_of(lines.begin(), lines.end(), [&](const QString &line) {
        return !line.isEmpty() && spellings.contains(line.toUtf8());
    });
}

} // namespace

Result<std::vector<TitleMatch>> findTitles(Database &db, QStringView text, int limit,
                                           const ListDay &day)
{
    const QByteArray asked = text.trimmed().toUtf8();
    const auto published = publisherAddress(asked);
    const QByteArrayList spellings = publisherSpellings(asked).written;
    const QString address = published ? QString::fromUtf8(published->work.workUri()) : QString();
    const QList<QStringView> words = published ? QList<QStringView>{address}
                                               : text.split(u' ', Qt::SkipEmptyParts);
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.id, w.title, w.number, w.uri, w.place, w.doctype, w.year,
               coalesce((SELECT group_concat(a.name, char(10)) FROM alias a WHERE a.work_id = w.id), '')
               || char(10) || w.source_uri
          FROM work w WHERE )sql" SHERIA_EXISTED_W R"sql(
         ORDER BY w.place, w.doctype, w.year DESC, w.title, w.uri
    )sql"));
    query.bind(1, day.asAt);
    std::vector<qint64> ids;
    QHash<QByteArray, TreeNode> branches;
    while (int(ids.size()) < limit) {
        SHERIA_TRY(const bool found, query.step());
        if (!found)
            break;
        const QString names = query.string(7);
        const QString searched = query.string(1) + u'\n' + query.string(2) + u'\n' + query.string(3)
            + u'\n' + names;
        if (!hasEvery(searched, words) && !isCalled(names, spellings))
            continue;
        ids.push_back(query.integer(0));
        branches.insert(query.text(3), {query.text(4), query.text(5), query.text(6), 0});
    }
    SHERIA_TRY(std::vector<WorkSummary> works, listWorks(db, ids, day));
    std::vector<TitleMatch> matches;
    for (WorkSummary &work : works)
        matches.push_back({branches.value(work.uri), std::move(work)});
    return matches;
}

Result<Statistics> statistics(Database &db)
{
    constexpr auto Held = records<Statistics>(
        R"sql(
        (SELECT COUNT(*) FROM place),
        (SELECT COUNT(*) FROM work),
        (SELECT COUNT(*) FROM work WHERE is_stub),
        (SELECT COUNT(*) FROM expression),
        (SELECT COUNT(DISTINCT content_id) FROM manifestation),
        (SELECT COALESCE(SUM(xml_bytes), 0) FROM content
          WHERE id IN (SELECT content_id FROM manifestation)),
        (SELECT COALESCE(SUM(count), 0) FROM provision_list
          WHERE content_id IN (SELECT content_id FROM manifestation)),
        (SELECT COUNT(*) FROM reference WHERE content_id IN (SELECT content_id FROM manifestation)),
        (SELECT COUNT(*) FROM media),
        (SELECT COALESCE(SUM(bytes), 0) FROM file
          WHERE id IN (SELECT file_id FROM media UNION ALL
                       SELECT file_id FROM publication_document WHERE file_id IS NOT NULL)),
        (SELECT COALESCE(MAX(revision), 0) FROM change),
        (SELECT user_version FROM pragma_user_version)
        )sql",
        "", &Statistics::places, &Statistics::works, &Statistics::stubs, &Statistics::expressions,
        &Statistics::contents, &Statistics::contentBytes, &Statistics::provisions,
        &Statistics::references, &Statistics::media, &Statistics::mediaBytes, &Statistics::revision,
        &Statistics::schemaVersion);
    return found(Held.find(db, ""), {});
}

Result<qint64> countWorks(Database &db, QDate asAt)
{
    return Statement::number(db, "SELECT COUNT(*) FROM work w WHERE " SHERIA_EXISTED_W, asAt);
}

Result<QDate> firstExpressionDate(Database &db, QByteArrayView place)
{
    SHERIA_TRY(const auto dates,
               Statement::list(
                   db, R"(
        SELECT MIN(e.date) FROM work w JOIN expression e ON e.work_id = w.id WHERE w.place = ?1)",
                   [](const Statement &row) { return row.date(0); }, place));
    return dates.empty() ? QDate() : dates.front();
}

} // namespace sheria::store
