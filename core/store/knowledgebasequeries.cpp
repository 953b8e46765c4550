#include "core/store/knowledgebasequeries.h"

#include "core/base/limits.h"
#include "core/store/database.h"
#include "core/store/statement.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <optional>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

#define SHERIA_KNOWLEDGE_BASE_COLUMNS \
    "code, name, description, kind, places, natures, topics, courts, languages"

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

/// From the first column on.
KnowledgeBase baseAt(const Statement &row)
{
    KnowledgeBase base;
    base.code = row.text(0);
    base.name = row.string(1);
    base.description = row.string(2);
    base.kind = row.view(3) == "judgments" ? KnowledgeBase::Kind::Judgments
                                           : KnowledgeBase::Kind::Legislation;
    base.places = wordsOf(row.text(4));
    base.natures = wordsOf(row.text(5));
    base.topics = wordsOf(row.text(6));
    base.courts = wordsOf(row.text(7));
    base.languages = wordsOf(row.text(8));
    return base;
}

/// As numbers 1 to 9, in the order of the columns.
void bindBase(Statement &statement, const KnowledgeBase &base)
{
    statement.bind(1, base.code)
        .bind(2, base.name)
        .bind(3, base.description)
        .bind(4, kindName(base.kind))
        .bind(5, jsonOf(base.places))
        .bind(6, jsonOf(base.natures))
        .bind(7, jsonOf(base.topics))
        .bind(8, jsonOf(base.courts))
        .bind(9, jsonOf(base.languages));
}

Result<std::optional<KnowledgeBase>> lookUp(Database &db, QByteArrayView code)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_KNOWLEDGE_BASE_COLUMNS
                                  " FROM knowledge_base WHERE code = ?1",
                                  code));
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional(baseAt(query)) : std::nullopt;
}

Error noSuch(QByteArrayView code)
{
    return {ErrorCode::NotFound, u"there is no knowledge base '%1'"_s.arg(QString::fromUtf8(code))};
}

} // namespace

Result<std::vector<KnowledgeBase>> listKnowledgeBases(Database &db)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_KNOWLEDGE_BASE_COLUMNS
                                  " FROM knowledge_base ORDER BY code"));
    return query.all(baseAt);
}

Result<KnowledgeBase> findKnowledgeBase(Database &db, QByteArrayView code)
{
    SHERIA_TRY(const std::optional<KnowledgeBase> found, lookUp(db, code));
    return found ? Result<KnowledgeBase>(*found) : noSuch(code);
}

Result<qint64> countKnowledgeBases(Database &db)
{
    return Statement::number(db, "SELECT COUNT(*) FROM knowledge_base");
}

Result<void> addKnowledgeBase(Database &db, const KnowledgeBase &base)
{
    SHERIA_TRY(const std::optional<KnowledgeBase> known, lookUp(db, base.code));
    if (known)
        return Error{ErrorCode::Conflict,
                     u"there is a knowledge base '%1' already"_s.arg(QString::fromUtf8(base.code))};
    SHERIA_TRY(const qint64 count, countKnowledgeBases(db));
    if (count >= limits::MaxKnowledgeBases)
        return Error{ErrorCode::Conflict,
                     u"there are %1 knowledge bases, which is the most"_s.arg(
                         limits::MaxKnowledgeBases)};
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO knowledge_base (code, name, description, kind, places, natures, topics, courts,
                                    languages)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    )sql"));
    bindBase(add, base);
    return add.run();
}

Result<void> removeKnowledgeBase(Database &db, QByteArrayView code)
{
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
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_KNOWLEDGE_BASE_COLUMNS
                                  ", library FROM knowledge_origin WHERE code = ?1",
                                  code));
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional(KnowledgeOrigin{baseAt(query), query.text(9)}) : std::nullopt;
}

Result<std::vector<KnowledgeOrigin>> listKnowledgeOrigins(Database &db, QByteArrayView library)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_KNOWLEDGE_BASE_COLUMNS
                                  " FROM knowledge_origin WHERE library = ?1 ORDER BY code",
                                  library));
    return query.all([library](const Statement &row) {
        return KnowledgeOrigin{baseAt(row), library.toByteArray()};
    });
}

Result<void> putKnowledgeOrigin(Database &db, const KnowledgeOrigin &origin)
{
    SHERIA_TRY(Statement put,
               Statement::prepare(db,
                                  "INSERT OR REPLACE INTO knowledge_origin "
                                  "(" SHERIA_KNOWLEDGE_BASE_COLUMNS ", library) "
                                  "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"));
    bindBase(put, origin.base);
    put.bind(10, origin.library);
    return put.run();
}

Result<void> dropKnowledgeOrigin(Database &db, QByteArrayView code)
{
    return Statement::run(db, "DELETE FROM knowledge_origin WHERE code = ?1", code);
}

} // namespace sheria::store
