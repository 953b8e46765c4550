// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assistant/toolcall.h"

#include "core/akn/pages.h"
#include "core/base/limits.h"
#include "core/citations/resolver.h"
#include "core/search/query/searcher.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"

#include <QJsonArray>
#include <QLocale>
#include <QUrl>

#include <algorithm>
#include <optional>

namespace sheria::assistant {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t MostNamed = 12; ///< Points in time, in what is said about a missing one.

/// The provision that words such as "s 9(1) Act 4 of 2005" name; none where they name none.
/// Errors: NotFound where the text has no such provision; InvalidArgument where several works may be meant.
Result<std::optional<FrbrUri>> uriTyped(const ToolCall &call)
{
    const QString typed = call.text("frbr_uri"_L1);
    SHERIA_TRY(const auto found,
               citations::resolveTyped(call.context.db, typed,
                                       {.today = call.context.today,
                                        .asAt = call.date("as_at"_L1),
                                        .stop = call.context.stop}));
    // A title alone is to be searched for: it may be one of many.
    if (found.empty() || found.front().unit == citations::Unit::None)
        return std::optional<FrbrUri>();
    if (found.size() > 1) {
        QStringList uris;
        for (const citations::ResolvedReference &one : found)
            uris << QString::fromUtf8(one.work.uri);
        return problem(ErrorCode::InvalidArgument,
                       u"frbr_uri: several works go by that name; give one of %1."_s.arg(
                           uris.join(u", "_s)));
    }
    const citations::ResolvedReference &one = found.front();
    if (!one.isThere && !one.expressionUri.isEmpty())
        return problem(ErrorCode::NotFound,
                       u"%1 has no %2. Use table_of_contents to see which provisions there are."_s
                           .arg(QString::fromUtf8(one.expressionUri),
                                QString::fromUtf8(citations::pinpointWords(one))));
    SHERIA_TRY(FrbrUri uri,
               FrbrUri::parse(one.date.isValid() && !one.expressionUri.isEmpty() ? one.expressionUri
                                                                                 : one.work.uri));
    uri.portion = one.eId;
    uri.component = one.component == "main" ? QByteArray() : one.component;
    return std::optional(std::move(uri));
}

Result<FrbrUri> uriOf(const ToolCall &call)
{
    QByteArray text = QByteArray::fromPercentEncoding(call.word("frbr_uri"_L1));
    if (const qsizetype start = text.indexOf("/akn/"); start > 0)
        text = text.mid(start);
    const qsizetype hash = text.indexOf('#');
    const QByteArray fragment = hash < 0 ? QByteArray() : text.mid(hash + 1);
    if (hash >= 0)
        text.truncate(hash);
    Result<FrbrUri> uri = store::findAddress(call.context.db, text);
    if (!uri) {
        SHERIA_TRY(const auto typed, uriTyped(call));
        if (typed)
            uri = *typed;
    }
    if (!uri)
        return problem(
            ErrorCode::InvalidArgument,
            u"frbr_uri: '%1' is not an FRBR URI such as /akn/za/act/1998/55; use search to find works."_s
                .arg(call.text("frbr_uri"_L1).left(200)));
    if (uri->portion.isEmpty())
        uri->portion = fragment;
    const QByteArray portion = call.word("portion_id"_L1);
    if (!portion.isEmpty() && !uri->portion.isEmpty() && portion != uri->portion)
        return problem(ErrorCode::InvalidArgument,
                       u"frbr_uri and portion_id name two portions; leave one out."_s);
    if (!portion.isEmpty())
        uri->portion = portion;
    return uri;
}

Error noWork(const FrbrUri &uri)
{
    return problem(ErrorCode::NotFound,
                   u"The library has no work %1. Use search to find works."_s.arg(
                       QString::fromUtf8(uri.workUri(false))));
}

Result<Work> findWorkOf(const FrbrUri &uri, const Context &context)
{
    Result<Work> work = store::findWork(context.db, uri.canonical().workUri(false));
    if (!work && work.error().code == ErrorCode::NotFound)
        return noWork(uri);
    return work;
}

/// Why there is no expression, and which there are.
Result<Target> noExpression(const FrbrUri &uri, const Context &context)
{
    SHERIA_TRY([[maybe_unused]] const Work work, findWorkOf(uri, context));
    FrbrUri first = uri.canonical();
    first.language.clear();
    first.expressionDate = "@";
    const auto any = store::findExpression(context.db, first, context.today);
    if (!any)
        return problem(ErrorCode::NotFound,
                       u"The library knows the work %1, but has no text of it."_s.arg(
                           QString::fromUtf8(uri.workUri(false))));
    QStringList names;
    for (const ExpressionSummary &each : any->pointsInTime) {
        if (std::size_t(names.size()) < MostNamed)
            names << QString::fromUtf8(each.uri);
    }
    return problem(ErrorCode::NotFound,
                   u"There is no text of that work for that language and day. There are: %1."_s.arg(
                       names.join(u", "_s)));
}

} // namespace

bool Budget::take(qsizetype bytes)
{
    if (bytes > m_bytes)
        return false;
    m_bytes -= bytes;
    return true;
}

Excerpt excerptOf(const QString &text, qsizetype offset, qsizetype bytes)
{
    offset = std::clamp<qsizetype>(offset, 0, text.size());
    // A place in the middle of a pair is none: it is of the character before.
    if (offset > 0 && offset < text.size() && text[offset].isLowSurrogate())
        --offset;
    qsizetype end = offset;
    for (qsizetype used = 0; end < text.size(); ++end) {
        const char16_t c = text[end].unicode();
        // Either half of a pair makes two of the four bytes.
        used += c < 0x80 ? 1 : c < 0x800 || text[end].isSurrogate() ? 2 : 3;
        if (used > bytes && end > offset)
            break;
    }
    if (end < text.size() && text[end].isLowSurrogate())
        ++end;
    if (end >= text.size())
        return {text.mid(offset), -1};
    const qsizetype blank = std::max(text.lastIndexOf(u' ', end), text.lastIndexOf(u'\n', end));
    if (blank > offset)
        end = blank + 1;
    return {text.mid(offset, end - offset), end};
}

bool Entries::add(const QByteArray &json)
{
    m_isCut = m_isCut || !m_budget.take(json.size() + 1);
    if (m_isCut)
        return false;
    if (m_count++ > 0)
        m_json += ',';
    m_json += json;
    return true;
}

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
    out.members("frbr_uri", receipt.workUri, "expression_frbr_uri", receipt.expressionUri,
                "expression_date", receipt.date);
    // Pages are known by their numbers.
    const QByteArray page = akn::pageNumber(receipt.portionId);
    out.members("portion_id", json::orNull(page.isEmpty() ? receipt.portionId : page),
                "pinpoint_frbr_uri", json::orNull(receipt.pinpointUri), "url",
                json::orNull(readingAddress(context, receipt.expressionUri, receipt.portionId)));
}

QByteArray ended(json::Writer &out, bool isCut, const QString &hint)
{
    const QString usual = u"Ask again with a larger token_budget, or for less."_s;
    out.members("is_cut", isCut, "hint", json::orNull(isCut && hint.isEmpty() ? usual : hint))
        .endObject();
    return out.take();
}

QByteArray ended(json::Writer &out, bool isCut, const QString &hint, const QString &incomplete)
{
    out.member("is_complete", incomplete.isEmpty());
    return ended(out, isCut, QStringList{incomplete, hint}.join(u' ').trimmed());
}

Result<QString> missingInIndex(const Context &context)
{
    SHERIA_TRY(const search::IndexLag lag, context.searcher.lag(context.db));
    if (lag.isComplete)
        return QString();
    const QLocale english(QLocale::English);
    return u"The search index is still being brought up to the library: %1 of %2 %3 indexed, so "
           u"this "
           "answer may lack some. Ask again in a moment."_s.arg(
               english.toString(lag.total - lag.behind), english.toString(lag.total),
               lag.isBuilt ? u"changes"_s : u"works"_s);
}

Result<Target> targetOf(const ToolCall &call)
{
    return targetOf(call, call.date("as_at"_L1));
}

Result<Target> targetOf(const ToolCall &call, QDate asAt)
{
    SHERIA_TRY(FrbrUri uri, uriOf(call));
    // A day that was asked for wins over the one that a pasted URI carries.
    if (asAt.isValid())
        uri.expressionDate = FrbrUri::asAt(asAt);
    auto record = store::findExpression(call.context.db, uri, call.context.today);
    if (!record && record.error().code == ErrorCode::NotFound)
        return noExpression(uri, call.context);
    if (!record)
        return record.error();
    return Target{*std::move(record), uri.component, uri.portion};
}

Result<Work> workOf(const ToolCall &call)
{
    SHERIA_TRY(const FrbrUri uri, uriOf(call));
    return findWorkOf(uri, call.context);
}

Result<void> forEachDocument(const ToolCall &call, const Target &target,
                             const std::function<void(const akn::Document &)> &use)
{
    for (const Manifestation &each : target.record.manifestations) {
        if (each.role == Manifestation::Role::Superseded || each.contentHash.isEmpty())
            continue;
        SHERIA_TRY(const QByteArray xml, store::contentXml(call.context.db, each.contentHash));
        const auto document = akn::Document::parse(xml);
        if (!document)
            return Error{ErrorCode::Corrupt, document.error().text()};
        use(*document);
    }
    return {};
}

Error noPortion(const Target &target)
{
    return problem(ErrorCode::NotFound,
                   u"%1 has no provision '%2'. Use table_of_contents to see which there are."_s.arg(
                       QString::fromUtf8(target.record.expression.uri),
                       QString::fromUtf8(target.portion.left(200))));
}

} // namespace sheria::assistant
