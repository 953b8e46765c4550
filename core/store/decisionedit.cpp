#include "core/store/decisionedit.h"

#include "core/base/hash.h"
#include "core/store/changes.h"
#include "core/store/expressionwriter.h"
#include "core/store/mediaqueries.h"
#include "core/store/statement.h"
#include "core/store/workloader.h"
#include "core/store/workrows.h"

#include <QFileInfo>

#include <algorithm>

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

/// A name that no other file of the text has: "order.pdf", "order-2.pdf".
Result<QString> freeName(Database &db, qint64 expressionId, const NewFile &file)
{
    SHERIA_TRY(const std::vector<MediaFile> present, listMedia(db, expressionId));
    const QByteArray hash = sha256Hex(file.bytes);
    const QFileInfo info(file.filename);
    QString name = file.filename;
    const auto isTaken = [&](const MediaFile &other) {
        return other.filename == name && other.hash != hash;
    };
    for (int number = 2; std::any_of(present.begin(), present.end(), isTaken); ++number)
        name = u"%1-%2.%3"_s.arg(info.completeBaseName()).arg(number).arg(info.suffix());
    return name;
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

Result<std::vector<QByteArray>> addDecisionFiles(Database &db, QByteArrayView workUri,
                                                 const std::vector<NewFile> &files,
                                                 const QDateTime &now)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT e.id, e.uri FROM work w JOIN expression e ON e.id = w.latest_expression_id
         WHERE w.uri = ?1
    )sql"));
    query.bindView(1, workUri);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return Error{ErrorCode::NotFound, u"no text of "_s + QString::fromUtf8(workUri)};
    const qint64 expression = query.integer(0);
    const QByteArray expressionUri = query.text(1);
    query.reset();
    std::vector<QByteArray> addresses;
    for (const NewFile &file : files) {
        SHERIA_TRY(const QString name, freeName(db, expression, file));
        SHERIA_TRY(const bool isNew, putMedia(db, expression, name, file.mimeType, file.bytes));
        Q_UNUSED(isNew)
        addresses.push_back(FileAddress{expressionUri, name}.toText());
    }
    SHERIA_CHECK(recordChange(db, ChangeAction::Updated, workUri, expressionUri, now));
    return addresses;
}

} // namespace sheria::store
