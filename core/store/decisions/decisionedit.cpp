// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/decisions/decisionedit.h"

#include "core/base/hash.h"
#include "core/store/db/records.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/recordloader.h"
#include "core/store/rows/workrows.h"
#include "core/store/webhooks/changes.h"

#include <QFileInfo>

#include <map>
#include <optional>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

/// Texts that are called what the work was called are called what it is called now.
Result<void> retitleTexts(Database &db, qint64 workId, const QString &before, const QString &after)
{
    return Statement::run(db, R"sql(
        UPDATE expression SET title = ?3 WHERE work_id = ?1 AND title = ?2
    )sql",
                          workId, before, after);
}

struct Text
{
    qint64 id = 0;
    QByteArray uri;
};

Result<Text> newestText(Database &db, QByteArrayView workUri)
{
    constexpr auto Texts = records<Text>(
        "e.id, e.uri", "FROM work w JOIN expression e ON e.id = w.latest_expression_id", &Text::id,
        &Text::uri);
    return found(Texts.find(db, "WHERE w.uri = ?1", workUri),
                 {ErrorCode::NotFound, u"no text of "_s + QString::fromUtf8(workUri)});
}

Result<std::optional<qint64>> textAt(Database &db, QByteArrayView expressionUri)
{
    return Statement::id(db, "SELECT id FROM expression WHERE uri = ?1", expressionUri);
}

/// The files that have names beside a text: SHA-256 by name.
using Names = std::map<QString, QByteArray>;

Result<Names> namesAt(Database &db, qint64 expressionId)
{
    SHERIA_TRY(const std::vector<MediaFile> present, listMedia(db, expressionId));
    Names names;
    for (const MediaFile &file : present)
        names.emplace(file.filename, file.hash);
    return names;
}

/// A name that no other file has: "order.pdf", "order-2.pdf".
QString freeName(const Names &names, const QString &wanted, const QByteArray &hash)
{
    const QFileInfo info(wanted);
    QString name = wanted;
    const auto isTaken = [&] {
        const auto other = names.find(name);
        return other != names.end() && other->second != hash;
    };
    for (int number = 2; isTaken(); ++number)
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
        return Error{ErrorCode::Conflict, u"the decision was changed in the meantime; reload it"_s};
    if (before.title != after.title)
        SHERIA_CHECK(retitleTexts(db, work.id, before.title, after.title));
    work.title = after.title;
    work.judgment = after.judgment;
    work.updatedAt = {};
    SHERIA_TRY(const bool isChanged, putWork(db, work, now));
    Q_UNUSED(isChanged)
    return {};
}

Result<std::vector<PlacedFile>> placeDecisionFiles(Database &db, QByteArrayView workUri,
                                                   const std::vector<NewFile> &files)
{
    SHERIA_TRY(const Text text, newestText(db, workUri));
    SHERIA_TRY(Names names, namesAt(db, text.id));
    std::vector<PlacedFile> placed;
    for (const NewFile &file : files) {
        const QByteArray hash = sha256Hex(file.bytes);
        const QString name = freeName(names, file.filename, hash);
        const bool isNew = names.insert_or_assign(name, hash).second;
        placed.push_back({{text.uri, name}, file, isNew});
    }
    return placed;
}

Result<void> putDecisionFiles(Database &db, QByteArrayView workUri,
                              const std::vector<PlacedFile> &files, const QDateTime &now)
{
    for (const auto &[address, file, isNew] : files) {
        SHERIA_TRY(const std::optional<qint64> text, textAt(db, address.expressionUri));
        if (!text)
            return Error{ErrorCode::NotFound, QString::fromUtf8(address.expressionUri)};
        SHERIA_TRY(const Names names, namesAt(db, *text));
        if (freeName(names, address.filename, sha256Hex(file.bytes)) != address.filename)
            return Error{ErrorCode::Conflict, address.filename};
        SHERIA_TRY(const bool isChanged,
                   putMedia(db, *text, address.filename, file.mimeType, file.bytes));
        if (isChanged)
            SHERIA_CHECK(
                recordChange(db, ChangeAction::Updated, workUri, address.expressionUri, now));
    }
    return {};
}

Result<void> dropDecisionFiles(Database &db, QByteArrayView workUri,
                               const std::vector<PlacedFile> &files, const QDateTime &now)
{
    for (const auto &[address, file, isNew] : files) {
        SHERIA_TRY(const std::optional<qint64> text, textAt(db, address.expressionUri));
        if (!isNew || !text)
            continue;
        SHERIA_TRY(const Names names, namesAt(db, *text));
        const auto known = names.find(address.filename);
        if (known == names.end() || known->second != sha256Hex(file.bytes))
            continue;
        SHERIA_CHECK(deleteMedium(db, *text, address.filename));
        SHERIA_CHECK(recordChange(db, ChangeAction::Updated, workUri, address.expressionUri, now));
    }
    return {};
}

} // namespace sheria::store
