#pragma once

#include "core/assistant/budget.h"
#include "core/assistant/toolbox.h"
#include "core/domain/json.h"
#include "core/domain/work.h"

#include <QJsonObject>

namespace sheria::assistant {

/// A call of a tool whose arguments fit its schema, with defaults filled in.
struct ToolCall
{
    const QJsonObject &arguments;
    const Context &context;

    bool has(QLatin1StringView name) const { return arguments.contains(name); }
    QString text(QLatin1StringView name) const { return arguments.value(name).toString(); }
    QByteArray word(QLatin1StringView name) const { return text(name).trimmed().toUtf8(); }
    int number(QLatin1StringView name) const { return arguments.value(name).toInt(); }
    QDate date(QLatin1StringView name) const;
    std::optional<bool> choice(QLatin1StringView name) const;
    std::optional<std::vector<QByteArray>> words(QLatin1StringView name) const;
    Budget budget() const { return Budget(number(QLatin1StringView("token_budget"))); }
};

/// A failure whose detail is a sentence for the model that called.
Error problem(ErrorCode code, const QString &sentence);

/// Where people read an expression, and a portion of it there; empty: nowhere.
QByteArray readingAddress(const Context &context, const QByteArray &expressionUri,
                          const QByteArray &portionId);

/// The members that name a portion: frbr_uri, expression_frbr_uri, expression_date, portion_id,
/// pinpoint_frbr_uri, url.
struct Receipt
{
    QByteArray workUri;
    QByteArray expressionUri;
    QDate date;
    QByteArray portionId; ///< As addresses have it: "sec_1", "page-3".
    QByteArray pinpointUri;
};
void writeReceipt(json::Writer &out, const Receipt &receipt, const Context &context);

/// The members by_frbr_uri and by_title.
void writeBy(json::Writer &out, const WorkRef &by);
/// The members is_cut and hint, which end every answer.
void writeEnd(json::Writer &out, bool isCut, const QString &hint = {});
/// The same of an answer that lacks what is not indexed yet: is_complete, and a hint that says so first.
void writeEnd(json::Writer &out, bool isCut, const QString &hint, const QString &incomplete);

/// What an answer of the search index lacks; empty: nothing. Ask before the search.
/// Errors: those of the library.
Result<QString> missingInIndex(const Context &context);

} // namespace sheria::assistant
