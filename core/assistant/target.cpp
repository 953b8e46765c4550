#include "core/assistant/target.h"

#include "core/base/limits.h"
#include "core/store/expressionqueries.h"

#include <QUrl>

namespace sheria::assistant {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t MostNamed = 12; ///< Points in time, in what is said about a missing one.

Result<FrbrUri> uriOf(const ToolCall &call)
{
    QByteArray text = QByteArray::fromPercentEncoding(call.word("frbr_uri"_L1));
    if (const qsizetype start = text.indexOf("/akn/"); start > 0)
        text = text.mid(start);
    const qsizetype hash = text.indexOf('#');
    const QByteArray fragment = hash < 0 ? QByteArray() : text.mid(hash + 1);
    if (hash >= 0)
        text.truncate(hash);
    Result<FrbrUri> uri = FrbrUri::parse(text);
    if (!uri)
        return problem(ErrorCode::InvalidArgument,
                       u"frbr_uri: '%1' is no FRBR URI. They look like /akn/za/act/1998/55; search "
                       "finds those of works."_s.arg(call.text("frbr_uri"_L1).left(200)));
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

Result<Target> targetOf(const ToolCall &call)
{
    return targetOf(call, call.date("as_at"_L1));
}

Result<Target> targetOf(const ToolCall &call, QDate asAt)
{
    SHERIA_TRY(FrbrUri uri, uriOf(call));
    // A day that was asked for wins over the one that a pasted URI carries.
    if (asAt.isValid())
        uri.expressionDate = ':' + asAt.toString(Qt::ISODate).toUtf8();
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

Error noPortion(const Target &target)
{
    return problem(ErrorCode::NotFound,
                   u"%1 has no provision '%2'. Use table_of_contents to see which there are."_s.arg(
                       QString::fromUtf8(target.record.expression.uri),
                       QString::fromUtf8(target.portion.left(200))));
}

} // namespace sheria::assistant
