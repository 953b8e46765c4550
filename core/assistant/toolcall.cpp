#include "core/assistant/toolcall.h"

#include "core/akn/pages.h"
#include "core/search/searcher.h"

#include <QJsonArray>
#include <QUrl>

namespace sheria::assistant {

using namespace Qt::StringLiterals;

QDate ToolCall::date(QLatin1StringView name) const
{
    return QDate::fromString(text(name), Qt::ISODate);
}

std::optional<bool> ToolCall::choice(QLatin1StringView name) const
{
    return has(name) ? std::optional(arguments.value(name).toBool()) : std::nullopt;
}

std::optional<std::vector<QByteArray>> ToolCall::words(QLatin1StringView name) const
{
    const QJsonArray given = arguments.value(name).toArray();
    if (given.isEmpty())
        return std::nullopt;
    std::vector<QByteArray> words;
    for (const auto &each : given)
        words.push_back(each.toString().trimmed().toUtf8());
    return words;
}

Error problem(ErrorCode code, const QString &sentence)
{
    return {code, sentence};
}

QByteArray readingAddress(const Context &context, const QByteArray &expressionUri,
                          const QByteArray &portionId)
{
    if (context.readerFront.isEmpty())
        return {};
    const QByteArray path = QUrl::toPercentEncoding(QString::fromUtf8(expressionUri),
                                                    "/!~:@$&'()*+,;=");
    return context.readerFront + path + (portionId.isEmpty() ? QByteArray() : '#' + portionId);
}

void writeReceipt(json::Writer &out, const Receipt &receipt, const Context &context)
{
    out.member("frbr_uri", receipt.workUri).member("expression_frbr_uri", receipt.expressionUri);
    out.member("expression_date", receipt.date);
    // Pages are known by their numbers.
    const QByteArray page = akn::pageNumber(receipt.portionId);
    out.key("portion_id").stringOrNull(QByteArrayView(page.isEmpty() ? receipt.portionId : page));
    out.member("pinpoint_frbr_uri", receipt.pinpointUri);
    out.key("url").stringOrNull(
        QByteArrayView(readingAddress(context, receipt.expressionUri, receipt.portionId)));
}

void writeBy(json::Writer &out, const WorkRef &by)
{
    out.key("by_frbr_uri").stringOrNull(QByteArrayView(by.uri));
    out.key("by_title").stringOrNull(QStringView(by.title));
}

void writeEnd(json::Writer &out, bool isCut, const QString &hint)
{
    const QString usual = u"Ask again with a larger token_budget, or for less."_s;
    out.member("is_cut", isCut);
    out.key("hint").stringOrNull(QStringView(isCut && hint.isEmpty() ? usual : hint));
}

void writeEnd(json::Writer &out, bool isCut, const QString &hint, const QString &incomplete)
{
    out.member("is_complete", incomplete.isEmpty());
    const QString both = incomplete.isEmpty() || hint.isEmpty() ? QString(incomplete + hint)
                                                                : QString(incomplete + u' ' + hint);
    writeEnd(out, isCut, both);
}

Result<QString> missingInIndex(const Context &context)
{
    SHERIA_TRY(const search::IndexLag lag, context.searcher.lag(context.db));
    if (lag.isComplete)
        return QString();
    return u"The search index is still being brought up to the library: %1 %2 are not in it yet, "
           "so this answer may lack some. Ask again in a moment."_s.arg(lag.behind)
               .arg(lag.isBuilt ? u"changes"_s : u"works"_s);
}

} // namespace sheria::assistant
