#include "core/store/embeddingqueries.h"

#include "core/store/statement.h"

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

QByteArray nameOf(ErrorCode code)
{
    const QLatin1StringView name = errorCodeName(code);
    return {name.data(), name.size()};
}

/// What errorCodeName() calls so; Internal for what it does not.
ErrorCode codeNamed(const QByteArray &name)
{
    for (const ErrorCode code :
         {ErrorCode::InvalidArgument, ErrorCode::NotFound, ErrorCode::Conflict,
          ErrorCode::Unauthorized, ErrorCode::Forbidden, ErrorCode::Unavailable, ErrorCode::Corrupt,
          ErrorCode::Unsupported, ErrorCode::Cancelled}) {
        if (nameOf(code) == name)
            return code;
    }
    return ErrorCode::Internal;
}

using Kind = TextToEmbed::Kind;

/// Adds what a query gives: id, hash or judgment, title, whether it is of a judgment.
Result<void> addTexts(Statement query, Kind kind, const QString &model, int limit,
                      std::vector<TextToEmbed> &out)
{
    query.bind(1, model).bind(2, limit);
    return query.forEach([&](const Statement &row) {
        TextToEmbed &text = out.emplace_back();
        text.kind = kind;
        text.id = row.integer(0);
        if (kind == Kind::Summary)
            text.judgment = row.text(1);
        else
            text.hash = row.text(1).toHex();
        text.title = row.string(2);
        text.isJudgment = row.boolean(3);
    });
}

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
    SHERIA_TRY(Statement put, Statement::prepare(db, R"sql(
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
    )sql"));
    put.bind(1, text.id).bind(2, int(text.kind)).bind(3, model).bind(4, dimension);
    put.bind(5, text.judgment);
    SHERIA_TRY(const std::vector<qint64> ids, put.integers());
    return ids.empty() ? std::optional<qint64>() : std::optional(ids.front());
}

} // namespace

Result<std::optional<EmbeddingSource>> embeddingSource(Database &db)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT url, model, key_from FROM embedding_source"));
    SHERIA_TRY(const bool hasRow, query.step());
    if (!hasRow)
        return std::optional<EmbeddingSource>();
    return std::optional(EmbeddingSource{query.text(0), query.string(1), query.text(2)});
}

Result<void> putEmbeddingSource(Database &db, const std::optional<EmbeddingSource> &source)
{
    // A key that an earlier version left here is overwritten, not only unlinked.
    SHERIA_CHECK(db.execute("PRAGMA secure_delete = ON"));
    SHERIA_CHECK(raiseRevision(db));
    if (!source)
        return db.execute("DELETE FROM embedding_source");
    return Statement::run(db, R"sql(
        INSERT INTO embedding_source (id, url, model, key_from) VALUES (1, ?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE
               SET url = excluded.url, model = excluded.model, key_from = excluded.key_from,
                   problem = '', problem_detail = ''
    )sql",
                          source->url, source->model, source->keyFrom);
}

Result<std::optional<Error>> embeddingProblem(Database &db)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT problem, problem_detail FROM embedding_source"));
    SHERIA_TRY(const bool hasRow, query.step());
    if (!hasRow || query.text(0).isEmpty())
        return std::optional<Error>();
    return std::optional(Error{codeNamed(query.text(0)), query.string(1)});
}

Result<void> putEmbeddingProblem(Database &db, const std::optional<Error> &problem)
{
    SHERIA_TRY(Statement put, Statement::prepare(db, R"sql(
        UPDATE embedding_source SET problem = ?1, problem_detail = ?2
    )sql"));
    const QByteArray name = problem ? nameOf(problem->code) : QByteArray("");
    put.bind(1, name).bind(2, problem ? problem->detail : QStringLiteral(""));
    return put.run();
}

Result<std::vector<TextToEmbed>> textsToEmbed(Database &db, const QString &model, int limit)
{
    std::vector<TextToEmbed> texts;
    SHERIA_TRY(Statement contents, Statement::prepare(db, R"sql(
        SELECT DISTINCT c.id, c.hash, e.title, w.doctype LIKE 'judg%'
          FROM work w
          JOIN expression e ON e.work_id = w.id
          JOIN manifestation m ON m.expression_id = e.id AND m.role <> 'superseded'
          JOIN content c ON c.id = m.content_id
         WHERE w.id NOT IN (SELECT work_id FROM hidden_work)
           AND NOT EXISTS (SELECT 1 FROM expression n
                            WHERE n.work_id = e.work_id AND n.language = e.language
                              AND n.date > e.date)
           AND NOT EXISTS (SELECT 1 FROM embedded_text d
                            WHERE d.content_id = c.id AND d.model = ?1)
         ORDER BY c.id
         LIMIT ?2
    )sql"));
    SHERIA_CHECK(addTexts(std::move(contents), Kind::Content, model, limit, texts));
    SHERIA_TRY(Statement pages, Statement::prepare(db, R"sql(
        SELECT DISTINCT t.id, t.hash, e.title, w.doctype LIKE 'judg%'
          FROM page_text t
          JOIN paged_expression p ON p.file_id = t.file_id
          JOIN expression e ON e.id = p.expression_id
          JOIN work w ON w.id = e.work_id
         WHERE t.hash IS NOT NULL
           AND w.id NOT IN (SELECT work_id FROM hidden_work)
           AND NOT EXISTS (SELECT 1 FROM expression n
                            WHERE n.work_id = e.work_id AND n.language = e.language
                              AND n.date > e.date)
           AND NOT EXISTS (SELECT 1 FROM embedded_text d
                            WHERE d.pages_id = t.id AND d.model = ?1)
         ORDER BY t.id
         LIMIT ?2
    )sql"));
    SHERIA_CHECK(addTexts(std::move(pages), Kind::Pages, model, limit, texts));
    SHERIA_TRY(Statement summaries, Statement::prepare(db, R"sql(
        SELECT w.id, w.judgment, w.title, 1
          FROM decision d JOIN work w ON w.id = d.work_id
         WHERE w.id NOT IN (SELECT work_id FROM hidden_work)
           AND NOT EXISTS (SELECT 1 FROM embedded_text x
                            WHERE x.work_id = w.id AND x.model = ?1)
         ORDER BY w.id
         LIMIT ?2
    )sql"));
    SHERIA_CHECK(addTexts(std::move(summaries), Kind::Summary, model, limit, texts));
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
        const QByteArray hash = QByteArray::fromHex(row.textHash);
        add.bind(1, *id).bind(2, row.start).bind(3, row.end).bind(4, row.eId);
        add.bind(5, row.component).bindBlob(6, hash).bind(7, realText(row.scale));
        add.bindBlob(8, row.vector);
        SHERIA_CHECK(add.run());
    }
    return raiseRevision(db);
}

Result<std::optional<EmbeddingRow>> embeddingOfText(Database &db, const QString &model,
                                                    QByteArrayView textHash)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT CAST(b.scale AS TEXT), b.vector
          FROM embedding b JOIN embedded_text d ON d.id = b.text_id
         WHERE b.text_hash = ?1 AND d.model = ?2
         LIMIT 1
    )sql"));
    const QByteArray hash = QByteArray::fromHex(textHash.toByteArray());
    query.bindBlob(1, hash).bind(2, model);
    SHERIA_TRY(const bool hasRow, query.step());
    if (!hasRow)
        return std::optional<EmbeddingRow>();
    EmbeddingRow row;
    row.textHash = textHash.toByteArray();
    row.scale = query.text(0).toDouble();
    row.vector = query.text(1);
    return std::optional(std::move(row));
}

Result<void> forEachEmbedding(Database &db, const QString &model, int dimension,
                              const std::function<void(EmbeddingRow row)> &take)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT b.text_id, b.text_start, b.text_end, b.eid, b.component, CAST(b.scale AS TEXT),
               b.vector
          FROM embedded_text d JOIN embedding b ON b.text_id = d.id
         WHERE d.model = ?1 AND d.dimension = ?2 AND length(b.vector) = ?2
    )sql"));
    query.bind(1, model).bind(2, dimension);
    return query.forEach([&](const Statement &row) {
        take({row.integer(0),
              row.integer(1),
              row.integer(2),
              row.text(3),
              row.text(4),
              {},
              row.text(5).toDouble(),
              row.text(6)});
    });
}

Result<EmbeddingCounts> embeddingCounts(Database &db, const QString &model)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT (SELECT COUNT(*) FROM embedding b
                  JOIN embedded_text d ON d.id = b.text_id WHERE d.model = ?1),
               (SELECT COUNT(*) FROM embedded_text d
                 WHERE d.model = ?1 AND (d.work_id IS NULL OR d.dimension > 0)),
               (SELECT COUNT(DISTINCT m.content_id)
                  FROM expression e
                  JOIN manifestation m ON m.expression_id = e.id AND m.role <> 'superseded'
                 WHERE e.work_id NOT IN (SELECT work_id FROM hidden_work)
                   AND NOT EXISTS (SELECT 1 FROM expression n
                                    WHERE n.work_id = e.work_id AND n.language = e.language
                                      AND n.date > e.date)
                   AND NOT EXISTS (SELECT 1 FROM embedded_text d
                                    WHERE d.content_id = m.content_id AND d.model = ?1))
               + (SELECT COUNT(DISTINCT t.id)
                    FROM page_text t
                    JOIN paged_expression p ON p.file_id = t.file_id
                    JOIN expression e ON e.id = p.expression_id
                   WHERE t.hash IS NOT NULL
                     AND e.work_id NOT IN (SELECT work_id FROM hidden_work)
                     AND NOT EXISTS (SELECT 1 FROM expression n
                                      WHERE n.work_id = e.work_id AND n.language = e.language
                                        AND n.date > e.date)
                     AND NOT EXISTS (SELECT 1 FROM embedded_text d
                                      WHERE d.pages_id = t.id AND d.model = ?1))
               + (SELECT COUNT(*) FROM decision s
                   WHERE s.work_id NOT IN (SELECT work_id FROM hidden_work)
                     AND NOT EXISTS (SELECT 1 FROM embedded_text d
                                      WHERE d.work_id = s.work_id AND d.model = ?1)),
               (SELECT COALESCE(MAX(dimension), 0) FROM embedded_text WHERE model = ?1)
    )sql"));
    query.bind(1, model);
    SHERIA_TRY([[maybe_unused]] const bool hasRow, query.step());
    return EmbeddingCounts{query.integer(0), query.integer(1), query.integer(2),
                           int(query.integer(3))};
}

Result<qint64> embeddingRevision(Database &db)
{
    return Statement::number(db, "SELECT revision FROM embedding_revision");
}

Result<TextHolder> holderOfText(Database &db, qint64 textId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
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
    )sql"));
    query.bind(1, textId);
    SHERIA_TRY(const bool hasRow, query.step());
    if (!hasRow)
        return Error{ErrorCode::NotFound, QStringLiteral("no expression has this text")};
    return TextHolder{query.text(0), query.text(1),   query.text(2),
                      query.date(3), query.string(4), query.text(5).toHex()};
}

} // namespace sheria::store
