// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/comparison/blame.h"
#include "core/comparison/difference.h"
#include "core/comparison/languages.h"
#include "core/domain/json/json.h"
#include "core/effects/feeds.h"
#include "server/http/message/query.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/retrieverequest.h"
#include "server/routes/common/routecontext.h"

#include <algorithm>
#include <optional>

// What became of a text, and what will: /local/v1/blame, /local/v1/compare and /local/v1/effects.

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

/// What the effects are asked of, and how they are wanted.
struct AskedEffects
{
    effects::Choice choice;
    QByteArray place; ///< Empty: of the works.
    std::vector<FrbrUri> works;
    QByteArray format; ///< Empty: JSON.
    QString title;     ///< Of a feed.
};

AskedEffects askedEffects(const http::Query &query, FieldErrors &errors)
{
    constexpr std::size_t MostWorks = 100;
    AskedEffects asked{{dateIn(query, "from", errors), dateIn(query, "to", errors)},
                       query.value("place").toLower(),
                       {},
                       query.value("as"),
                       {}};
    QStringList names;
    for (const http::QueryItem &each : query.items()) {
        if (each.name != "frbr_uri")
            continue;
        const Result<FrbrUri> uri = FrbrUri::parse(each.value);
        if (!uri)
            errors.add({"frbr_uri"_L1}, u"Enter a valid FRBR URI."_s);
        else
            asked.works.push_back(*uri);
        names << QString::fromUtf8(each.value);
    }
    if (asked.place.isEmpty() == names.isEmpty())
        errors.add({"frbr_uri"_L1}, u"Either this or place is required."_s);
    if (asked.works.size() > MostWorks)
        errors.add({"frbr_uri"_L1}, u"Name at most 100 works."_s);
    const QByteArrayList formats{"", "json", "ics", "atom"};
    if (!formats.contains(asked.format))
        errors.add({"as"_L1}, u"Choose json, ics or atom."_s);
    asked.title = asked.place.isEmpty() ? names.join(u", "_s) : QString::fromUtf8(asked.place);
    return asked;
}

Result<std::vector<effects::Effect>> effectsOfWorks(const Call &call, const AskedEffects &asked)
{
    std::vector<ExpressionRecord> records;
    for (const FrbrUri &uri : asked.works) {
        SHERIA_TRY(ExpressionRecord record, visibleExpression(call, uri));
        records.push_back(std::move(record));
    }
    return effects::effectsOn(databaseOf(call), records, asked.choice, contextOf(call).today(),
                              call.stop);
}

Result<std::vector<effects::Effect>> effectsOfPlace(const Call &call, const AskedEffects &asked)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_CHECK(contextOf(call).place(asked.place));
    if (!scope->seen.showsPlace(asked.place))
        return Error{ErrorCode::Forbidden, {}};
    return effects::effectsIn(databaseOf(call), asked.place, scope->seen, asked.choice,
                              contextOf(call).today(), call.stop);
}

} // namespace

Result<Response> tellBlame(const Call &call)
{
    const http::Query &query = call.request.query;
    FieldErrors errors;
    const auto uri = requiredUri(query, "frbr_uri", errors);
    const QJsonObject fields{{u"text"_s, QString::fromUtf8(query.value("text"))}};
    const auto text = query.contains("text")
        ? requiredText(fields, "text"_L1, limits::MaxQuoteChars, errors)
        : std::nullopt;
    if (!errors.isEmpty())
        return errors.response();
    SHERIA_CHECK(visibleExpression(call, *uri));
    SHERIA_TRY(const comparison::Blame blame,
               comparison::blame(databaseOf(call), *uri, text.value_or(QString()),
                                 contextOf(call).today(), call.stop));
    json::Writer out;
    comparison::write(out, blame);
    return Response::json(out.take());
}

Result<Response> compareTexts(const Call &call)
{
    FieldErrors errors;
    const auto from = requiredUri(call.request.query, "from", errors);
    const auto to = requiredUri(call.request.query, "to", errors);
    if (!errors.isEmpty())
        return errors.response();
    SHERIA_TRY(const ExpressionRecord before, visibleExpression(call, *from));
    SHERIA_TRY(const ExpressionRecord after, visibleExpression(call, *to));
    store::Database &db = databaseOf(call);
    SHERIA_TRY(const auto olds, knowledge::textsOf(db, before));
    SHERIA_TRY(const auto news, knowledge::textsOf(db, after));
    const QByteArray within = to->portion;
    const auto has = [&within](const auto &texts) {
        return std::any_of(texts.begin(), texts.end(),
                           [&within](const auto &text) { return text.find(within); });
    };
    if (!within.isEmpty() && !has(olds) && !has(news))
        return Error{ErrorCode::NotFound, {}};
    SHERIA_TRY(const comparison::Pairing pairing,
               comparison::pairingAcross(db, {before, olds}, {after, news}));
    const QByteArray &language = after.expression.language;
    const auto languages = before.expression.language == language ? comparison::Languages::Same
                                                                  : comparison::Languages::Two;
    const auto changes = comparison::differences(
        comparison::rowsOf(olds, news, pairing, languages, language, within));
    json::Writer out;
    out.beginObject().members("from_expression_frbr_uri", before.expression.uri,
                              "to_expression_frbr_uri", after.expression.uri, "changes",
                              json::list(changes, comparison::differenceJson));
    out.endObject();
    return Response::json(out.take());
}

Result<Response> listEffects(const Call &call)
{
    FieldErrors errors;
    const AskedEffects asked = askedEffects(call.request.query, errors);
    if (!errors.isEmpty())
        return errors.response();
    SHERIA_TRY(const std::vector<effects::Effect> found,
               asked.place.isEmpty() ? effectsOfWorks(call, asked) : effectsOfPlace(call, asked));
    if (asked.format == "ics")
        return Response::of("text/calendar; charset=utf-8", effects::calendarOf(found));
    if (asked.format == "atom")
        return Response::of("application/atom+xml", effects::feedOf(asked.title, found));
    json::Writer out;
    out.beginObject().key("effects").beginArray();
    for (const effects::Effect &each : found)
        effects::write(out, each);
    out.endArray().endObject();
    return Response::json(out.take());
}

} // namespace sheria::routes
