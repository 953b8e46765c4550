// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/knowledge/embeddingqueries.h"

#include "core/store/audit/auditqueries.h"
#include "core/store/db/records.h"

namespace sheria::store {

namespace {

Result<void> raiseRevision(Database &db)
{
    return Statement::run(db, "UPDATE embedding_revision SET revision = revision + 1");
}

/// Real numbers go as text: what reads and binds them knows whole numbers and text only.
QByteArray realText(double value)
{
    return QByteArray::number(value, 'g', 17);
}

using Kind = TextToEmbed::Kind;

/// Of work w: that it may leave the library.
#define SHERIA_SHOWN "w.id NOT IN (SELECT work_id FROM hidden_work)"
/// Of expression e: that it is the newest of its work in its language.
#define SHERIA_NEWEST                                                    \
    "NOT EXISTS (SELECT 1 FROM expression n WHERE n.work_id = e.work_id" \
    " AND n.language = e.language AND n.date > e.date)"

/// The texts of each kind that are to be embedded by model ?1: their ids, hashes or judgments, titles, and
/// whether they are of judgments.
constexpr const char *Waiting[] = {
    R"sql(
        SELECT DISTINCT c.id AS id, c.hash, e.title, w.doctype LIKE 'judg%'
          FROM work w
          JOIN expression e ON e.work_id = w.id
          JOIN manifestation m ON m.expression_id = e.id AND m.role <> 'superseded'
          JOIN content c ON c.id = m.content_id
         WHERE )sql" SHERIA_SHOWN " AND " SHERIA_NEWEST R"sql(
           AND NOT EXISTS (SELECT 1 FROM embedded_text d
                            WHERE d.content_id = c.id AND d.model = ?1)
         ORDER BY c.id
    )sql",
    R"sql(
        SELECT DISTINCT t.id AS id, t.hash, e.title, w.doctype LIKE 'judg%'
          FROM page_text t
          JOIN paged_expression p ON p.file_id = t.file_id
          JOIN expression e ON e.id = p.expression_id
          JOIN work w ON w.id = e.work_id
         WHERE t.hash IS NOT NULL AND )sql" SHERIA_SHOWN " AND " SHERIA_NEWEST R"sql(
           AND NOT EXISTS (SELECT 1 FROM embedded_text d
                            WHERE d.pages_id = t.id AND d.model = ?1)
         ORDER BY t.id
    )sql",
    R"sql(
        SELECT w.id AS id, w.judgment, w.title, 1
          FROM decision d JOIN work w ON w.id = d.work_id
         WHERE )sql" SHERIA_SHOWN R"sql(
           AND NOT EXISTS (SELECT 1 FROM embedded_text x
                            WHERE x.work_id = w.id AND x.model = ?1)
         ORDER BY w.id
    )sql"};

/// Makes the row of a text whose vectors follow; none when the library has it no longer.
Result<std::optional<qint64>> putText(Database &db, const TextToEmbed &text, const QString &model,
                                      int dimension)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        DELETE FROM embedded_text
         WHERE (?2 = 0 AND content_id = ?1) OR (?2 = 1 AND pages_id = ?1)
            OR (?2 = 2 AND work_id = ?1)
    )sql",
                                text.id, int(text.kind)));
    return Statement::id(db, R"sql(
        INSERT INTO embedded_text (content_id, pages_id, work_id, model, dimension)
        SELECT IIF(?2 = 0, ?1, NULL), IIF(?2 = 1, ?1, NULL), IIF(?2 = 2, ?1, NULL), ?3, ?4
         WHERE (?2 = 0 AND EXISTS (SELECT 1 FROM manifestation m
                                     JOIN expression e ON e.id = m.expression_id
                                    WHERE m.content_id = ?1
                                      AND e.work_id NOT IN (SELECT work_id FROM hidden_work)))
            OR (?2 = 1 AND EXISTS (SELECT 1 FROM page_text t
                                     JOIN media m ON m.file_id = t.file_id
                                     JOIN expression e ON e.id = m.expression_id
                                    WHERE t.id = ?1
                                      AND e.work_id NOT IN (SELECT work_id FROM hidden_work)
                                   UNION ALL
                                   SELECT 1 FROM page_text t
                                     JOIN publication_document p ON p.file_id = t.file_id
                                    WHERE t.id = ?1
                                      AND p.work_id NOT IN (SELECT work_id FROM hidden_work)))
            OR (?2 = 2 AND EXISTS (SELECT 1 FROM work WHERE id = ?1 AND judgment = ?5
                                      AND id NOT IN (SELECT work_id FROM hidden_work)))
        RETURNING id
    )sql",
                         text.id, int(text.kind), model, dimension, text.judgment);
}

} // namespace

namespace {

constexpr auto EmbeddingSources = records<EmbeddingSource>(
    "url, model, key_from", "FROM embedding_source", &EmbeddingSource::url, &EmbeddingSource::model,
    &EmbeddingSource::keyFrom);

} // namespace

Result<std::optional<EmbeddingSource>> embeddingSource(Database &db)
{
    return EmbeddingSources.find(db, "");
}

Result<void> putEmbeddingSource(Database &db, const std::optional<EmbeddingSource> &source)
{
    return audited(db, AuditKind::Embeddings, {}, [&]() -> Result<void> {
        // A key that an earlier version left here is overwritten, not only unlinked.
        SHERIA_CHECK(db.execute("PRAGMA secure_delete = ON"));
        SHERIA_CHECK(raiseRevision(db));
        SHERIA_CHECK(db.execute("DELETE FROM embedding_source"));
        return source ? EmbeddingSources.insert(db, *source, "id", 1) : Result<void>();
    });
}

Result<std::optional<Error>> embeddingProblem(Database &db)
{
    constexpr auto Problems = records<Error>("problem, problem_detail", "FROM embedding_source",
                                             &Error::code, &Error::message);
    return Problems.find(db, "WHERE problem <> ''");
}

Result<void> putEmbeddingProblem(Database &db, const std::optional<Error> &problem)
{
    const QByteArrayView name = problem ? enumName(problem->code) : QByteArrayView("");
    return Statement::run(db, "UPDATE embedding_source SET problem = ?1, problem_detail = ?2", name,
                          problem ? problem->message.stored() : QStringLiteral(""));
}

Result<QuestionFailures> questionFailures(Database &db)
{
    const auto read = [](const Statement &row) {
        QuestionFailures failures;
        failures.count = row.integer(0);
        failures.lastAt = row.dateTime(1);
        row.get(2, failures.last.code);
        row.get(3, failures.last.message);
        return failures;
    };
    SHERIA_TRY(const std::optional<QuestionFailures> failures,
               Statement::first(db, R"sql(
        SELECT query_failures, query_failed_at, query_problem, query_problem_detail
          FROM embedding_source WHERE query_failures > 0
    )sql",
                                read));
    return failures.value_or(QuestionFailures());
}

Result<void> noteQuestionFailure(Database &db, const Error &why, const QDateTime &now)
{
    return Statement::run(db, R"sql(
        UPDATE embedding_source SET query_failures = query_failures + 1, query_failed_at = ?1,
                                    query_problem = ?2, query_problem_detail = ?3
    )sql",
                          now, enumName(why.code), why.message.stored());
}

Result<void> forgetQuestionFailures(Database &db)
{
    return Statement::run(db, R"sql(
        UPDATE embedding_source SET query_failures = 0, query_failed_at = NULL, query_problem = '',
                                    query_problem_detail = ''
         WHERE query_failures > 0
    )sql");
}

Result<std::vector<TextToEmbed>> textsToEmbed(Database &db, const QString &model, int limit)
{
    std::vector<TextToEmbed> texts;
    for (const Kind kind : {Kind::Content, Kind::Pages, Kind::Summary}) {
        const auto add = [&](const Statement &row) {
            TextToEmbed &text = texts.emplace_back();
            text.kind = kind;
            text.id = row.integer(0);
            if (kind == Kind::Summary)
                text.judgment = row.text(1);
            else
                text.hash = row.text(1).toHex();
            text.title = row.string(2);
            text.isJudgment = row.boolean(3);
        };
        const QByteArray sql = QByteArray(Waiting[int(kind)]) + " LIMIT ?2";
        SHERIA_CHECK(Statement::each(db, sql, add, model, limit));
    }
    return texts;
}

Result<void> putEmbeddings(Database &db, const TextToEmbed &text, const QString &model,
                           int dimension, const std::vector<EmbeddingRow> &rows)
{
    SHERIA_TRY(const std::optional<qint64> id, putText(db, text, model, dimension));
    if (!id)
        return {};
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT OR REPLACE INTO embedding
               (text_id, text_start, text_end, eid, component, text_hash, scale, vector)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, CAST(?7 AS REAL), ?8)
    )sql"));
    for (const EmbeddingRow &row : rows) {
        const HexBlob hash(row.textHash);
        const QByteArray scale = realText(row.scale);
        add.bindAll(*id, row.start, row.end, row.eId, row.component, hash, scale, Blob{row.vector});
        SHERIA_CHECK(add.run());
    }
    return raiseRevision(db);
}

Result<std::optional<EmbeddingRow>> embeddingOfText(Database &db, const QString &model,
                                                    QByteArrayView textHash)
{
    const auto rowAt = [textHash](const Statement &found) {
        EmbeddingRow row;
        row.textHash = textHash.toByteArray();
        row.scale = found.text(0).toDouble();
        row.vector = found.text(1);
        return row;
    };
    return Statement::first(db, R"sql(
        SELECT CAST(b.scale AS TEXT), b.vector
          FROM embedding b JOIN embedded_text d ON d.id = b.text_id
         WHERE b.text_hash = ?1 AND d.model = ?2
         LIMIT 1
    )sql",
                            rowAt, HexBlob(textHash), model);
}

Result<void> forEachEmbedding(Database &db, const QString &model, int dimension,
                              const std::function<void(EmbeddingRow row)> &take)
{
    return Statement::each(
        db, R"sql(
        SELECT b.text_id, b.text_start, b.text_end, b.eid, b.component, CAST(b.scale AS TEXT),
               b.vector
          FROM embedded_text d JOIN embedding b ON b.text_id = d.id
         WHERE d.model = ?1 AND d.dimension = ?2 AND length(b.vector) = ?2
    )sql",
        [&](const Statement &row) {
            take({row.integer(0),
                  row.integer(1),
                  row.integer(2),
                  row.text(3),
                  row.text(4),
                  {},
                  row.text(5).toDouble(),
                  row.text(6)});
        },
        model, dimension);
}

Result<EmbeddingCounts> embeddingCounts(Database &db, const QString &model)
{
    EmbeddingCounts counts;
    SHERIA_CHECK(Statement::each(
        db, R"sql(
        SELECT (SELECT COUNT(*) FROM embedding b
                  JOIN embedded_text d ON d.id = b.text_id WHERE d.model = ?1),
               (SELECT COUNT(*) FROM embedded_text d
                 WHERE d.model = ?1 AND (d.work_id IS NULL OR d.dimension > 0)),
               (SELECT COALESCE(MAX(dimension), 0) FROM embedded_text WHERE model = ?1)
    )sql",
        [&counts](const Statement &row) {
            counts.passages = row.integer(0);
            counts.contents = row.integer(1);
            counts.dimension = int(row.integer(2));
        },
        model));
    for (const char *texts : Waiting) {
        const QByteArray sql = "SELECT COUNT(DISTINCT id) FROM (" + QByteArray(texts) + ')';
        SHERIA_TRY(const qint64 waiting, Statement::number(db, sql, model));
        counts.waiting += waiting;
    }
    return counts;
}

Result<qint64> embeddingRevision(Database &db)
{
    return Statement::number(db, "SELECT revision FROM embedding_revision");
}

Result<TextHolder> holderOfText(Database &db, qint64 textId)
{
    const auto holder = [](const Statement &row) {
        return TextHolder{row.text(0), row.text(1),   row.text(2),
                          row.date(3), row.string(4), row.text(5).toHex()};
    };
    return found(Statement::first(db, R"sql(
        SELECT w.uri, e.uri, e.language, e.date AS day, e.title, c.hash
          FROM embedded_text d
          JOIN content c ON c.id = d.content_id
          JOIN manifestation m ON m.content_id = c.id AND m.role <> 'superseded'
          JOIN expression e ON e.id = m.expression_id
          JOIN work w ON w.id = e.work_id
         WHERE d.id = ?1
        UNION ALL
        SELECT w.uri, e.uri, e.language, e.date, e.title, t.hash
          FROM embedded_text d
          JOIN page_text t ON t.id = d.pages_id
          JOIN paged_expression p ON p.file_id = t.file_id
          JOIN expression e ON e.id = p.expression_id
          JOIN work w ON w.id = e.work_id
         WHERE d.id = ?1
        UNION ALL
        SELECT w.uri, e.uri, e.language, e.date, e.title, x''
          FROM embedded_text d
          JOIN work w ON w.id = d.work_id
          JOIN expression e ON e.work_id = w.id
         WHERE d.id = ?1
         ORDER BY day DESC
         LIMIT 1
    )sql",
                                  holder, textId),
                 {ErrorCode::NotFound, QStringLiteral("no expression has this text")});
}

} // namespace sheria::store
