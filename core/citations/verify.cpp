#include "core/citations/verify.h"

#include "core/citations/follower.h"
#include "core/citations/recognizer.h"
#include "core/citations/workkeys.h"
#include "core/store/citationqueries.h"
#include "core/store/expressionqueries.h"
#include "core/store/recordloader.h"
#include "core/store/statement.h"

#include <algorithm>

namespace sheria::citations {

namespace {

using namespace Qt::StringLiterals;
using store::CitationRow;
using Findings = std::vector<store::Finding>;

constexpr std::size_t MaxFindings = 1000; ///< More of one kind say nothing new.

bool saysTheSame(const CitationRow &a, const CitationRow &b)
{
    return a.key == b.key && a.source == b.source && a.unit == b.unit && a.path == b.path
        && a.last == b.last && a.isMarked == b.isMarked && a.isParallel == b.isParallel;
}

Result<void> checkText(store::Database &db, const store::CitedContent &content, Findings &findings)
{
    SHERIA_TRY(const std::vector<CitationRow> kept, store::citationsOfContent(db, content.id));
    const Result<QByteArray> xml = store::contentXml(db, content.hash);
    auto found = xml ? citationRows(*xml) : Result<std::vector<CitationRow>>(xml.error());
    const std::vector<CitationRow> rows = found ? *std::move(found) : std::vector<CitationRow>();
    if (!std::equal(rows.begin(), rows.end(), kept.begin(), kept.end(), saysTheSame))
        findings.push_back({"citations", QString::fromLatin1(content.hash),
                            u"its text cites other works than are kept"_s});
    return {};
}

Result<void> checkNames(store::Database &db, qint64 workId, Findings &findings)
{
    SHERIA_TRY(const std::vector<Work> works,
               store::loadWorks(db, {workId}, store::WorkView::Stored));
    std::vector<QByteArray> names = workKeys(works.front());
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    SHERIA_TRY(const std::vector<QByteArray> kept, store::workNames(db, workId));
    if (names != kept)
        findings.push_back({"citations",
                            QString::fromUtf8(works.front().uri.canonical().workUri(false)),
                            u"it is cited by other names than are kept"_s});
    return {};
}

Result<void> checkStop(const std::stop_token &stop)
{
    return stop.stop_requested() ? Error{ErrorCode::Cancelled, u"the check was cancelled"_s}
                                 : Result<void>();
}

} // namespace

Result<Findings> verify(store::Database &db, const std::stop_token &stop)
{
    SHERIA_TRY(const store::Transaction moment, store::Transaction::read(db));
    Findings findings;
    SHERIA_TRY(const std::vector<store::CitedContent> contents,
               store::settledContents(db, RecognizerVersion));
    for (const store::CitedContent &content : contents) {
        SHERIA_CHECK(checkStop(stop));
        SHERIA_CHECK(checkText(db, content, findings));
    }
    SHERIA_TRY(const std::vector<qint64> works, store::settledWorks(db));
    for (const qint64 work : works) {
        SHERIA_CHECK(checkStop(stop));
        SHERIA_CHECK(checkNames(db, work, findings));
    }
    if (findings.size() > MaxFindings)
        findings.resize(MaxFindings);
    return findings;
}

} // namespace sheria::citations
