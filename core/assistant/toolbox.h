// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/today.h"

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace sheria::knowledge {
class VectorSearch;
} // namespace sheria::knowledge
namespace sheria::quotations {
class TextCache;
} // namespace sheria::quotations
namespace sheria::search {
class Searcher;
} // namespace sheria::search
namespace sheria::store {
class Database;
} // namespace sheria::store

/// What language models ask of a library, whatever protocol brings the question.

namespace sheria::assistant {

/// What tools work with.
struct Context
{
    store::Database &db; ///< A reader of what may leave the library: Library::openPublicReader().
    search::Searcher &searcher;
    Today today;
    /// What an address to read at begins with: followed by an expression's URI. Empty: there is none.
    QByteArray readerFront;
    std::stop_token stop;
    knowledge::VectorSearch *vectors = nullptr;   ///< Null: passages are found by words only.
    quotations::TextCache *quotedTexts = nullptr; ///< Null: texts are read for each quotation.
};

struct ToolCall;

/// One tool.
struct Tool
{
    QByteArray name;
    QJsonObject inputSchema;
    QJsonObject outputSchema;
    QByteArray definition; ///< JSON as clients are given it: name, title, description, schemas.
    Result<QByteArray> (*run)(const ToolCall &call) = nullptr;
};

/// All tools, always in the same order.
const std::vector<Tool> &tools();
/// Null: there is none of this name.
const Tool *findTool(QStringView name);

/// What came of a call.
struct Outcome
{
    QByteArray json; ///< An object by the tool's outputSchema; empty when it failed.
    QString problem; ///< Why it failed, and what to do about it: for the model that called.
};

/// Runs a tool. What is wrong with the arguments, or not in the library, is a problem of the outcome.
/// Errors: Cancelled.
Result<Outcome> callTool(const Tool &tool, const QJsonObject &arguments, const Context &context);

/// What is wrong with `value` by a JSON schema, in sentences that the model that made it can act on;
/// empty: nothing. `name` is what the value is called in them.
///
/// Source: JSON Schema 2020-12, of which the tools use: type, enum, minimum, maximum, minLength,
/// maxLength, format "date", items, maxItems, properties, required, additionalProperties.
QStringList problemsIn(const QJsonValue &value, const QJsonObject &schema, const QString &name);

/// An object as a tool reads it: without nulls, which stand for what is left out, and with the defaults
/// of the schema.
QJsonObject completed(const QJsonObject &object, const QJsonObject &schema);

} // namespace sheria::assistant
