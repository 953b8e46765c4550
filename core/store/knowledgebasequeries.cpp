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

Result<std::optional<KnowledgeBase>> lookUp(Database &db, QByteArrayView code)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_KNOWLEDGE_BASE_COLUMNS
                                  " FROM knowledge_base WHERE code = ?1"));
    query.bind(1, code);
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
    std::vector<KnowledgeBase> bases;
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return bases;
        bases.push_back(baseAt(query));
    }
}

Result<KnowledgeBase> findKnowledgeBase(Database &db, QByteArrayView code)
{
    SHERIA_TRY(const std::optional<KnowledgeBase> found, lookUp(db, code));
    return found ? Result<KnowledgeBase>(*found) : noSuch(code);
}

Result<void> addKnowledgeBase(Database &db, const KnowledgeBase &base)
{
    SHERIA_TRY(const std::optional<KnowledgeBase> known, lookUp(db, base.code));
    if (known)
        return Error{ErrorCode::Conflict,
                     u"there is a knowledge base '%1' already"_s.arg(QString::fromUtf8(base.code))};
    SHERIA_TRY(Statement count, Statement::prepare(db, "SELECT COUNT(*) FROM knowledge_base"));
    SHERIA_CHECK(count.step());
    if (count.integer(0) >= limits::MaxKnowledgeBases)
        return Error{ErrorCode::Conflict,
                     u"there are %1 knowledge bases, which is the most"_s.arg(
                         limits::MaxKnowledgeBases)};
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO knowledge_base (code, name, description, kind, places, natures, topics, courts,
                                    languages)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
    )sql"));
    add.bind(1, base.code)
        .bind(2, base.name)
        .bind(3, base.description)
        .bind(4, kindName(base.kind))
        .bind(5, jsonOf(base.places))
        .bind(6, jsonOf(base.natures))
        .bind(7, jsonOf(base.topics))
        .bind(8, jsonOf(base.courts))
        .bind(9, jsonOf(base.languages));
    return add.run();
}

Result<void> removeKnowledgeBase(Database &db, QByteArrayView code)
{
    SHERIA_TRY(Statement remove,
               Statement::prepare(db, "DELETE FROM knowledge_base WHERE code = ?1"));
    remove.bind(1, code);
    SHERIA_CHECK(remove.run());
    return db.changes() > 0 ? Result<void>() : noSuch(code);
}

} // namespace sheria::store
