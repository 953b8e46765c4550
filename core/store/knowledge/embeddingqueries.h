// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// Where vectors of passages come from.
struct EmbeddingSource
{
    QByteArray url; ///< Up to "/v1"; "/embeddings" follows.
    QString model;
    /// An id of the key, for secrets::LibraryTrust: never the key, nor where it is. Empty: none is shown.
    QByteArray keyFrom;

    friend bool operator==(const EmbeddingSource &, const EmbeddingSource &) = default;
};

/// None: only words are looked for.
Result<std::optional<EmbeddingSource>> embeddingSource(Database &db);
/// None forgets it; the vectors stay, for when it comes back. Its problem is forgotten, too.
Result<void> putEmbeddingSource(Database &db, const std::optional<EmbeddingSource> &source);

/// What was wrong when vectors were asked for last; none: nothing. `detail` is English.
Result<std::optional<Error>> embeddingProblem(Database &db);
/// Nothing where there is no source.
Result<void> putEmbeddingProblem(Database &db, const std::optional<Error> &problem);

/// Questions that had no vector because the endpoint failed, since the last one that had.
struct QuestionFailures
{
    qint64 count = 0;
    QDateTime lastAt; ///< Invalid: none.
    Error last{ErrorCode::Unavailable, QString()};
};
Result<QuestionFailures> questionFailures(Database &db);
/// Counts a failed question. Nothing where there is no source.
Result<void> noteQuestionFailure(Database &db, const Error &why, const QDateTime &now);
/// A question was answered: the failures before it are forgotten.
Result<void> forgetQuestionFailures(Database &db);

/// A passage and its vector.
struct EmbeddingRow
{
    qint64 textId = 0; ///< Of its text; not needed to put it.
    qint64 start = 0;  ///< In that text. Units: bytes.
    qint64 end = 0;
    QByteArray eId; ///< Of the provision that it is, or is a part of; empty: none.
    QByteArray component;
    QByteArray textHash; ///< SHA-256 of what was embedded, hexadecimal.
    double scale = 0;
    QByteArray vector; ///< One signed byte for each dimension.
};

/// A text whose passages are to be embedded.
struct TextToEmbed
{
    enum class Kind {
        Content, ///< XML.
        Pages,   ///< Of a PDF that stands for an expression's text.
        Summary, ///< Of a judgment: see wholeSummaryOf().
    };
    Kind kind = Kind::Content;
    qint64 id = 0;       ///< Of the content, of the text of pages, of the work.
    QByteArray hash;     ///< See contentText(); none of a summary.
    QByteArray judgment; ///< Of a summary: what is known of it.
    QString title;       ///< Of the expression.
    bool isJudgment = false;
};

/// Texts of the newest expression of each work, in each language, and summaries, that have no vectors of
/// `model`; at most `limit` of each kind. None of hidden works: what is embedded leaves the library.
Result<std::vector<TextToEmbed>> textsToEmbed(Database &db, const QString &model, int limit);

/// Replaces the vectors of a text. Nothing when the library has the text no longer, or another summary.
Result<void> putEmbeddings(Database &db, const TextToEmbed &text, const QString &model,
                           int dimension, const std::vector<EmbeddingRow> &rows);
/// A vector of `model` and this text that is there already.
Result<std::optional<EmbeddingRow>> embeddingOfText(Database &db, const QString &model,
                                                    QByteArrayView textHash);
/// Gives each passage that has a vector of `model` in `dimension`.
Result<void> forEachEmbedding(Database &db, const QString &model, int dimension,
                              const std::function<void(EmbeddingRow row)> &take);

struct EmbeddingCounts
{
    qint64 passages = 0;
    qint64 contents = 0; ///< Texts with vectors of the model.
    qint64 waiting = 0;  ///< Texts that were not looked at for it.
    int dimension = 0;   ///< 0: there is none yet.
};
Result<EmbeddingCounts> embeddingCounts(Database &db, const QString &model);

/// Rises with every change of vectors or of where they come from.
Result<qint64> embeddingRevision(Database &db);

/// The newest expression that has a text, or of the work that a summary is of.
struct TextHolder
{
    QByteArray workUri;
    QByteArray expressionUri;
    QByteArray language;
    QDate date;
    QString title;
    QByteArray contentHash; ///< See contentText(); empty: a summary.
};
/// `textId`: of an EmbeddingRow. Errors: NotFound.
Result<TextHolder> holderOfText(Database &db, qint64 textId);

} // namespace sheria::store
