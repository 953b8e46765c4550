#include "core/store/decisionedit.h"

#include "core/store/expressionwriter.h"
#include "core/store/statement.h"
#include "core/store/workloader.h"
#include "core/store/workrows.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

Result<Work> storedWork(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(const std::optional<qint64> id, findWorkRow(db, workUri));
    if (!id)
        return Error{ErrorCode::NotFound, u"no work "_s + QString::fromUtf8(workUri)};
    SHERIA_TRY(std::vector<Work> works, loadWorks(db, {*id}, WorkView::Stored));
    return std::move(works.front());
}

/// Texts that are called what the work was called are called what it is called now.
Result<void> retitleTexts(Database &db, qint64 workId, const QString &before, const QString &after)
{
    SHERIA_TRY(Statement update, Statement::prepare(db, R"sql(
        UPDATE expression SET title = ?3 WHERE work_id = ?1 AND title = ?2
    )sql"));
    update.bind(1, workId).bind(2, before).bind(3, after);
    return update.run();
}

} // namespace

Result<DecisionDetails> decisionDetails(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(Work work, storedWork(db, workUri));
    return DecisionDetails{std::move(work.title), std::move(work.judgment)};
}

Result<void> changeDecision(Database &db, QByteArrayView workUri, const DecisionDetails &before,
                            const DecisionDetails &after, const QDateTime &now)
{
    SHERIA_TRY(Work work, storedWork(db, workUri));
    const DecisionDetails stored{work.title, work.judgment};
    if (stored == after)
        return {};
    if (stored != before)
        return Error{ErrorCode::Conflict,
                     u"the decision has been changed meanwhile; look at it again"_s};
    if (before.title != after.title)
        SHERIA_CHECK(retitleTexts(db, work.id, before.title, after.title));
    work.title = after.title;
    work.judgment = after.judgment;
    work.updatedAt = {};
    SHERIA_TRY(const bool isChanged, putWork(db, work, now));
    Q_UNUSED(isChanged)
    return {};
}

} // namespace sheria::store
