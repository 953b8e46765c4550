// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/receivedexpression.h"

#include "core/store/db/statement.h"
#include "core/store/legislation/relocation.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/workrows.h"
#include "core/store/webhooks/changes.h"

#include <algorithm>
#include <tuple>

namespace sheria::store {

namespace {

/// What is told apart by it: importedAt is ours alone.
auto identityOf(const Manifestation &one)
{
    return std::tuple(one.role, one.contentHash, one.component);
}

bool areSame(const std::vector<ManifestationRow> &present, const std::vector<ReceivedText> &wanted)
{
    return std::is_permutation(present.begin(), present.end(), wanted.begin(), wanted.end(),
                               [](const auto &a, const auto &b) {
                                   return identityOf(a.manifestation)
                                       == identityOf(b.manifestation);
                               });
}

bool hasMain(const std::vector<ManifestationRow> &present, const ReceivedText &main)
{
    return std::any_of(present.begin(), present.end(), [&main](const ManifestationRow &row) {
        return row.manifestation.role == Manifestation::Role::Main
            && row.manifestation.contentHash == main.manifestation.contentHash;
    });
}

Result<qint64> contentOf(Database &db, const ReceivedText &text)
{
    if (text.content)
        return putContentRow(db, *text.content);
    const QByteArray &hash = text.manifestation.contentHash;
    SHERIA_TRY(const std::optional<qint64> known, findContentRow(db, QByteArray::fromHex(hash)));
    if (known)
        return *known;
    return Error{ErrorCode::NotFound, QStringLiteral("no text %1").arg(QString::fromLatin1(hash))};
}

/// What the library knew of the text before, where a server says less.
void fill(Manifestation &one, const std::vector<ManifestationRow> &present, const QDateTime &now)
{
    if (!one.importedAt.isValid())
        one.importedAt = now;
    for (const ManifestationRow &row : present) {
        if (row.manifestation.contentHash != one.contentHash)
            continue;
        one.importedAt = row.manifestation.importedAt;
        if (one.frbrThis.isEmpty())
            one.frbrThis = row.manifestation.frbrThis;
    }
}

Result<bool> putTexts(Database &db, qint64 expressionId, const Received &received,
                      const QDateTime &now)
{
    const std::vector<ReceivedText> &texts = *received.texts;
    SHERIA_TRY(const auto present, manifestationRows(db, expressionId));
    bool isRepaired = false;
    for (const ReceivedText &text : texts) {
        if (!text.content)
            continue;
        SHERIA_TRY(const bool wasDamaged, repairContent(db, *text.content));
        isRepaired = isRepaired || wasDamaged;
    }
    const bool isMainHere = !received.hasAllTexts && texts.size() == 1
        && hasMain(present, texts.front());
    if (isMainHere || areSame(present, texts))
        return isRepaired;
    std::vector<std::pair<qint64, Manifestation>> rows;
    for (const ReceivedText &text : texts) {
        SHERIA_TRY(const qint64 contentId, contentOf(db, text));
        rows.emplace_back(contentId, text.manifestation);
        fill(rows.back().second, present, now);
    }
    SHERIA_CHECK(
        Statement::run(db, "DELETE FROM manifestation WHERE expression_id = ?1", expressionId));
    for (const auto &[contentId, manifestation] : rows)
        SHERIA_CHECK(insertManifestation(db, expressionId, contentId, manifestation));
    for (const ManifestationRow &old : present)
        SHERIA_CHECK(dropUnusedContent(db, old.contentId));
    return true;
}

Result<bool> putAllMedia(Database &db, qint64 expressionId, const std::vector<ReceivedMedia> &media)
{
    SHERIA_TRY(const auto present, listMedia(db, expressionId));
    bool isChanged = false;
    for (const ReceivedMedia &file : media) {
        QByteArray bytes = file.bytes;
        if (bytes.isNull()) {
            SHERIA_TRY(bytes, fileBytes(db, file.hash));
        }
        SHERIA_TRY(const bool isNew,
                   putMedia(db, expressionId, file.filename, file.mimeType, bytes));
        isChanged = isChanged || isNew;
    }
    for (const MediaFile &old : present) {
        const bool isKept = std::any_of(media.begin(), media.end(), [&old](const auto &file) {
            return file.filename == old.filename;
        });
        if (isKept)
            continue;
        SHERIA_CHECK(deleteMedium(db, expressionId, old.filename));
        isChanged = true;
    }
    return isChanged;
}

Result<WorkRowPut> putOwnWork(Database &db, const Received &received, const QDateTime &now)
{
    if (!received.publicationBytes.isNull())
        SHERIA_CHECK(putFile(db, received.publicationBytes));
    SHERIA_TRY(const WorkRowPut put, putWorkRow(db, received.work, now));
    if (put.isChanged)
        SHERIA_CHECK(recordChange(db, put.isNew ? ChangeAction::Created : ChangeAction::Updated,
                                  received.work.uri.canonical().workUri(false), {}, now));
    return put;
}

Result<bool> isRepealed(Database &db, QByteArrayView workUri)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM repeal r JOIN work w ON w.id = r.work_id WHERE w.uri = ?1
    )sql",
                             workUri);
}

/// The expression before one, in its language; empty when it is the first.
Result<QByteArray> expressionBefore(Database &db, qint64 workId, const Expression &expression)
{
    SHERIA_TRY(const std::optional<QByteArray> uri,
               Statement::firstText(db, R"sql(
        SELECT uri FROM expression WHERE work_id = ?1 AND language = ?2 AND date < ?3
         ORDER BY date DESC LIMIT 1
    )sql",
                                    workId, expression.language, expression.date));
    return uri.value_or(QByteArray());
}

Result<bool> putParts(Database &db, const Received &received, qint64 workId, qint64 expressionId,
                      const QDateTime &now)
{
    bool isChanged = false;
    if (received.texts) {
        SHERIA_TRY(isChanged, putTexts(db, expressionId, received, now));
        if (isChanged)
            SHERIA_CHECK(refreshCommencedInFull(db, workId));
    }
    if (received.media) {
        SHERIA_TRY(const bool hasNewMedia, putAllMedia(db, expressionId, *received.media));
        isChanged = isChanged || hasNewMedia;
    }
    return isChanged;
}

} // namespace

Result<ReceivedPut> putReceived(Database &db, const Received &received, const QDateTime &now)
{
    const QByteArray workUri = received.work.uri.canonical().workUri(false);
    ReceivedPut out;
    bool wasRepealed = false;
    if (received.work.repeal) {
        SHERIA_TRY(wasRepealed, isRepealed(db, workUri));
    }
    SHERIA_TRY(const WorkRowPut work, putOwnWork(db, received, now));
    out.isNewWork = work.isNew;
    out.isNowRepealed = received.work.repeal && !wasRepealed && !work.isNew;
    out.isChanged = work.isChanged;
    if (received.expression.uri.isEmpty())
        return out;
    SHERIA_TRY(const ExpressionRowPut row,
               putExpressionRow(db, received.expression, work.id, workUri, now));
    out.isNewExpression = row.isNew;
    if (row.isNew && !work.isNew) {
        SHERIA_TRY(out.previousUri, expressionBefore(db, work.id, received.expression));
    }
    SHERIA_TRY(const bool hasNewParts, putParts(db, received, work.id, row.id, now));
    const bool isChanged = row.isChanged || hasNewParts;
    if (isChanged)
        SHERIA_CHECK(recordChange(db, row.isNew ? ChangeAction::Created : ChangeAction::Updated,
                                  workUri, received.expression.uri, now));
    out.isChanged = isChanged || work.isChanged;
    return out;
}

Result<DocumentPut> putReceivedDocument(Database &db, const PreparedContent &content,
                                        const QDateTime &now, const QString &source)
{
    SHERIA_TRY(const Destination to, destinationOf(db, content));
    const auto rowOf = [&db](const char *sql, const QByteArray &uri) {
        return Statement::id(db, sql, uri);
    };
    SHERIA_TRY(const auto workId, rowOf("SELECT id FROM work WHERE uri = ?1", to.workUri));
    SHERIA_TRY(const auto expressionId,
               rowOf("SELECT id FROM expression WHERE uri = ?1", to.expression.uri));
    DocumentPut out;
    out.workUri = to.workUri;
    out.expressionUri = to.expression.uri;
    out.title = to.expression.title.isEmpty() ? to.title : to.expression.title;
    SHERIA_TRY(const PutResult put,
               putDocument(db, content, WorkPolicy::FromDocument, now, {source, 0}));
    out.isChanged = put.outcome != PutOutcome::Unchanged;
    out.isNewWork = !workId;
    out.isNewExpression = !expressionId;
    if (out.isNewExpression && workId) {
        SHERIA_TRY(out.previousUri, expressionBefore(db, *workId, to.expression));
    }
    return out;
}

namespace {

/// Of the texts that are left without a main one: the latest that a later text had replaced, else the first.
Result<void> makeMain(Database &db, const std::vector<ManifestationRow> &texts)
{
    const auto ranksBefore = [](const ManifestationRow &a, const ManifestationRow &b) {
        const auto key = [](const ManifestationRow &row) {
            const bool isReplaced = row.manifestation.role == Manifestation::Role::Superseded;
            return std::pair(isReplaced, isReplaced ? row.id : -row.id);
        };
        return key(a) < key(b);
    };
    const ManifestationRow &main = *std::max_element(texts.begin(), texts.end(), ranksBefore);
    const QByteArray name = freeName(main.manifestation, texts, {});
    return setManifestation(db, main.id, Manifestation::Role::Main, name);
}

} // namespace

Result<void> dropReceivedTexts(Database &db, QByteArrayView expressionUri, const QString &source,
                               const QDateTime &now)
{
    SHERIA_TRY(const std::optional<qint64> expression,
               Statement::id(db, "SELECT id FROM expression WHERE uri = ?1", expressionUri));
    if (!expression)
        return {};
    SHERIA_TRY(const std::vector<qint64> dropped,
               Statement::numbers(db, R"sql(
        DELETE FROM manifestation WHERE expression_id = ?1 AND source = ?2 RETURNING content_id
    )sql",
                                  *expression, source));
    SHERIA_TRY(const std::vector<ManifestationRow> left, manifestationRows(db, *expression));
    for (const qint64 content : dropped)
        SHERIA_CHECK(dropUnusedContent(db, content));
    if (left.empty())
        return deleteExpression(db, expressionUri, now);
    if (dropped.empty())
        return {};
    if (left.front().manifestation.role != Manifestation::Role::Main)
        SHERIA_CHECK(makeMain(db, left));
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(expressionUri));
    SHERIA_TRY(const std::optional<qint64> work, findWorkRow(db, uri.workUri(false)));
    SHERIA_CHECK(touchExpression(db, expressionUri, now));
    SHERIA_CHECK(refreshCommencedInFull(db, work.value_or(0)));
    return recordChange(db, ChangeAction::Updated, uri.workUri(false), expressionUri, now);
}

} // namespace sheria::store
