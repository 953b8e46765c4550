// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/assistant/toolbox.h"
#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/json/json.h"
#include "core/domain/work.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <functional>

namespace sheria::assistant {

/// How much an answer may still say. Tokens are a model's own; three bytes for each is on the safe side
/// for prose in languages written in Latin letters.
class Budget
{
public:
    explicit Budget(int tokens) : m_bytes(qsizetype(tokens) * BytesPerToken) {}

    /// Takes that much, if it is there.
    bool take(qsizetype bytes);
    qsizetype bytesLeft() const { return m_bytes; }

    static constexpr qsizetype BytesPerToken = 3;

private:
    qsizetype m_bytes;
};

/// A piece of a text.
struct Excerpt
{
    QString text;
    qsizetype next = -1; ///< Where the rest begins; -1: there is none. Units: UTF-16 code units.
};

/// As much of `text` from `offset` on as `bytes` hold, whole words where it can; at least one character.
Excerpt excerptOf(const QString &text, qsizetype offset, qsizetype bytes);

/// The entries of a list, in JSON, as far as a budget goes.
class Entries
{
public:
    explicit Entries(Budget &budget) : m_budget(budget) {}

    /// Whether it fitted; once one did not, none does.
    bool add(const QByteArray &json);
    /// Adds `json` of each of `all`, as far as they fit.
    template <typename All, typename Json>
    void addAll(const All &all, const Json &json)
    {
        for (auto each = all.begin(); each != all.end() && add(json(*each)); ++each) {}
    }
    bool isCut() const { return m_isCut; }
    int count() const { return m_count; }
    QByteArray array() const { return '[' + m_json + ']'; }

private:
    Budget &m_budget;
    QByteArray m_json;
    int m_count = 0;
    bool m_isCut = false;
};

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

/// The answer, with the members is_cut and hint at its end.
QByteArray ended(json::Writer &out, bool isCut, const QString &hint = {});
/// The same of an answer that lacks what is not indexed yet: is_complete, and a hint that says so first.
QByteArray ended(json::Writer &out, bool isCut, const QString &hint, const QString &incomplete);

/// What an answer of the search index lacks; empty: nothing. Ask before the search.
/// Errors: those of the library.
Result<QString> missingInIndex(const Context &context);

/// What the arguments frbr_uri, portion_id and as_at of a call name.
struct Target
{
    ExpressionRecord record;
    QByteArray component; ///< Empty: any.
    QByteArray portion;   ///< eId; empty: the whole.
};

/// Takes whole addresses, too: what is before "/akn/" does not matter, and "#sec_1" names a portion.
/// Errors: InvalidArgument, NotFound.
Result<Target> targetOf(const ToolCall &call);
/// The same, at another point in time than the call's.
Result<Target> targetOf(const ToolCall &call, QDate asAt);
/// The work alone, which may have no text.
Result<Work> workOf(const ToolCall &call);

/// The documents of the expression that `target` names, components too.
/// Errors: Corrupt; those of the database.
Result<void> forEachDocument(const ToolCall &call, const Target &target,
                             const std::function<void(const akn::Document &)> &use);

/// Says that there is no such portion in what `target` names.
Error noPortion(const Target &target);

// What the tools do; what they take and give is in resources/assistant/tools.json.
// Errors of all: those whose detail is a sentence for the model; Cancelled; those of the database.

Result<QByteArray> searchLibrary(const ToolCall &call);
Result<QByteArray> retrievePassages(const ToolCall &call);
Result<QByteArray> readProvision(const ToolCall &call);
Result<QByteArray> listContents(const ToolCall &call);
Result<QByteArray> listVersions(const ToolCall &call);
Result<QByteArray> compareVersions(const ToolCall &call);
Result<QByteArray> listCiting(const ToolCall &call);
Result<QByteArray> listDefinitions(const ToolCall &call);
Result<QByteArray> tellCommencement(const ToolCall &call);
Result<QByteArray> verifyQuotation(const ToolCall &call);
Result<QByteArray> verifyCitations(const ToolCall &call);
Result<QByteArray> tellBlame(const ToolCall &call);

} // namespace sheria::assistant
