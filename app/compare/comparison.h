// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/comparison/rows.h"
#include "core/domain/expression.h"
#include "core/domain/today.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::app {

/// One of the two texts that are compared.
struct ComparedSide
{
    QByteArray uri;
    QByteArray language;
    QString name; ///< What stands above its column.
};

/// The rows as a fragment for the reader page: columns, and for each change the two as one, which the
/// page shows or hides. Each row has the eId of its place in the list.
/// Source: resources/reader/src/styles/compare.css.
QByteArray compareHtml(const std::vector<comparison::Row> &rows, const ComparedSide &before,
                       const ComparedSide &after);

/// The differences as the contents of the reader page, JSON.
QByteArray compareToc(const std::vector<comparison::Row> &rows);

/// Two texts, as the reader page shows them beside each other.
struct Comparison
{
    ExpressionRecord before;
    ExpressionRecord after;
    QByteArray content; ///< HTML.
    QByteArray toc;     ///< JSON: the differences.
    int differences = 0;
    bool areLanguages = false; ///< In two languages: only what one of them has not differs.
    bool areWorks = false;     ///< Of two works.
};

/// Compares what two URIs ask for. A work without a language is taken in that of the other text where there is
/// one.
/// Errors: NotFound; InvalidArgument; those of the database.
Result<Comparison> compareTexts(store::Database &db, const QByteArray &before,
                                const QByteArray &after, const Today &today);

/// With which other text a text is compared first: the one before it in its language, or the one that
/// follows the first one, or the same in another language. With `asAt`, if there was a text then and there
/// is a newer one by `today`: these two. The earlier one comes first. Both empty when there is no other.
struct ComparedPair
{
    QByteArray before;
    QByteArray after;
};
ComparedPair pairFor(const ExpressionRecord &record, QDate asAt = {}, QDate today = {});

/// "3 February 2009", with the language where the work has several.
QString textName(const ExpressionSummary &text, bool withLanguage);
/// Whether the work of the record has texts in several languages.
bool hasLanguages(const ExpressionRecord &record);

} // namespace sheria::app
