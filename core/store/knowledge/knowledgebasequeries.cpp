// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/knowledge/knowledgebasequeries.h"

#include "core/base/limits.h"
#include "core/store/db/database.h"
#include "core/store/db/records.h"
#include "core/store/db/replicaqueries.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <optional>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

std::vector<QByteArray> wordsOf(const QByteArray &json)
{
    std::vector<QByteArray> words;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue word : array)
        words.push_back(word.toString().toUtf8());
    return words;
}

QByteArray jsonOf(const std::vector<QByteArray> &words)
{
    QJsonArray array;
    for (const QByteArray &word : words)
        array.append(QString::fromUtf8(word));
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

/// A list that is stored as a JSON array.
struct WordsField
{
    std::vector<QByteArray> KnowledgeBase::*member;

    void read(const Statement &row, int column, KnowledgeBase &base) const
    {
        base.*member = wordsOf(row.text(column));
    }
    QByteArray value(const KnowledgeBase &base) const { return jsonOf(base.*member); }
};

constexpr auto basesOf(const char *from)
{
    return records<KnowledgeBase>(
        "code, name, description, kind, places, natures, topics, courts, languages", from,
        &KnowledgeBase::code, &KnowledgeBase::name, &KnowledgeBase::description,
        &KnowledgeBase::kind, WordsField{&KnowledgeBase::places},
        WordsField{&KnowledgeBase::natures}, WordsField{&KnowledgeBase::topics},
        WordsField{&KnowledgeBase::courts}, WordsField{&KnowledgeBase::languages});
}
constexpr auto Bases = basesOf("FROM knowledge_base");
/// The column `library` follows.
constexpr auto OriginalBases = basesOf(", library FROM knowledge_origin");

KnowledgeOrigin originAt(const Statement &row)
{
    return {OriginalBases.read(row), row.text(OriginalBases.Count)};
}

Error noSuch(QByteArrayView code)
{
    return {ErrorCode::NotFound, u"no such knowledge base: '%1'"_s.arg(QString::fromUtf8(code))};
}

} // namespace

Result<std::vector<KnowledgeBase>> listKnowledgeBases(Database &db)
{
    return Bases.list(db, "ORDER BY code");
}

Result<KnowledgeBase> findKnowledgeBase(Database &db, QByteArrayView code)
{
    return found(Bases.find(db, "WHERE code = ?1", code), noSuch(code));
}

Result<qint64> countKnowledgeBases(Database &db)
{
    return Statement::number(db, "SELECT COUNT(*) FROM knowledge_base");
}

Result<void> addKnowledgeBase(Database &db, const KnowledgeBase &base)
{
    SHERIA_CHECK(checkMayChange(db));
    SHERIA_TRY(const bool known,
               Statement::hasRow(db, "SELECT 1 FROM knowledge_base WHERE code = ?1", base.code));
    if (known)
        return Error{ErrorCode::Conflict,
                     u"a knowledge base '%1' already exists"_s.arg(QString::fromUtf8(base.code))};
    SHERIA_TRY(const qint64 count, countKnowledgeBases(db));
    if (count >= limits::MaxKnowledgeBases)
        return Error{ErrorCode::Conflict,
                     Message::tr("the maximum of %1 knowledge bases is reached",
                                 limits::MaxKnowledgeBases)};
    return Bases.insert(db, base);
}

Result<void> removeKnowledgeBase(Database &db, QByteArrayView code)
{
    SHERIA_CHECK(checkMayChange(db));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM knowledge_base WHERE code = ?1", code));
    return db.changes() > 0 ? Result<void>() : noSuch(code);
}

Result<qint64> knowledgeRevision(Database &db)
{
    return Statement::number(db, "SELECT revision FROM knowledge_revision");
}

Result<bool> isCopiedKnowledgeBase(Database &db, QByteArrayView code)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM sync_item i JOIN sync_source s ON s.id = i.source_id
         WHERE s.kind = 'knowledge' AND i.expression_uri = ?1
    )sql",
                             code);
}

Result<std::optional<KnowledgeOrigin>> findKnowledgeOrigin(Database &db, QByteArrayView code)
{
    return Statement::first(db, OriginalBases.select("WHERE code = ?1"), originAt, code);
}

Result<std::vector<KnowledgeOrigin>> listKnowledgeOrigins(Database &db, QByteArrayView library)
{
    return Statement::list(db, OriginalBases.select("WHERE library = ?1 ORDER BY code"), originAt,
                           library);
}

Result<void> putKnowledgeOrigin(Database &db, const KnowledgeOrigin &origin)
{
    SHERIA_CHECK(dropKnowledgeOrigin(db, origin.base.code));
    return basesOf("FROM knowledge_origin").insert(db, origin.base, "library", origin.library);
}

Result<void> dropKnowledgeOrigin(Database &db, QByteArrayView code)
{
    return Statement::run(db, "DELETE FROM knowledge_origin WHERE code = ?1", code);
}

} // namespace sheria::store
