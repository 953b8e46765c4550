// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assistant/toolcall.h"
#include "core/comparison/blame.h"
#include "core/comparison/difference.h"
#include "core/comparison/languages.h"
#include "core/domain/timeline.h"

#include <algorithm>

namespace sheria::assistant {

using namespace Qt::StringLiterals;

namespace {

QByteArray versionJson(const ExpressionSummary &version, const QByteArray &current)
{
    return json::object("expression_frbr_uri", version.uri, "language", version.language, "date",
                        version.date, "is_current", version.uri == current);
}

QByteArray eventJson(QDate date, const TimelineEvent &event)
{
    return json::object("date", date, "type", event.type, "description", event.description,
                        "by_frbr_uri", json::orNull(event.by.uri), "by_title",
                        json::orNull(event.by.title));
}

QByteArray commencementJson(const Commencement &each)
{
    const WorkRef by = each.by.value_or(WorkRef());
    return json::object("date", each.date, "all_provisions", each.allProvisions, "portion_ids",
                        each.provisions, "by_frbr_uri", json::orNull(by.uri), "by_title",
                        json::orNull(by.title), "note", json::orNull(each.note));
}

QByteArray repealJson(const Repeal &repeal)
{
    return json::object("date", repeal.date, "verb", repeal.verb, "by_frbr_uri",
                        json::orNull(repeal.by.uri), "by_title", json::orNull(repeal.by.title),
                        "note", json::orNull(repeal.note));
}

bool hasCommenced(const Work &work, QDate day, bool inFull)
{
    if (work.commencements.empty())
        return work.isCommencedByFlag;
    return std::any_of(work.commencements.begin(), work.commencements.end(),
                       [&](const Commencement &each) {
                           return (!each.date.isValid() || each.date <= day)
                               && (!inFull || each.allProvisions);
                       });
}

} // namespace

Result<QByteArray> listVersions(const ToolCall &call)
{
    SHERIA_TRY(const Work work, workOf(call));
    const auto target = targetOf(call, call.context.today.in(work.uri.place()));
    Budget budget = call.budget();
    Entries versions(budget);
    if (target)
        versions.addAll(target->record.pointsInTime, [&target](const ExpressionSummary &each) {
            return versionJson(each, target->record.expression.uri);
        });
    Entries events(budget);
    for (const TimelineDay &day : timeline(work))
        events.addAll(day.events,
                      [&day](const TimelineEvent &event) { return eventJson(day.date, event); });
    json::Writer out;
    out.beginObject().members("title", work.title, "frbr_uri", work.uri.workUri(false), "versions",
                              json::Raw{versions.array()}, "events", json::Raw{events.array()});
    return ended(out, versions.isCut() || events.isCut(),
                 target ? QString() : u"The library has no text of this work for today."_s);
}

Result<QByteArray> compareVersions(const ToolCall &call)
{
    const QDate from = call.date("from"_L1);
    SHERIA_TRY(const Work work, workOf(call));
    const QDate to = call.has("to"_L1) ? call.date("to"_L1)
                                       : call.context.today.in(work.uri.place());
    if (to < from)
        return problem(ErrorCode::InvalidArgument, u"'from' must be the earlier date."_s);
    SHERIA_TRY(const Target before, targetOf(call, from));
    SHERIA_TRY(const Target after, targetOf(call, to));
    SHERIA_TRY(const auto olds, knowledge::textsOf(call.context.db, before.record));
    SHERIA_TRY(const auto news, knowledge::textsOf(call.context.db, after.record));
    const Expression &expression = after.record.expression;
    const auto has = [&after](const auto &texts) {
        return std::any_of(texts.begin(), texts.end(),
                           [&after](const auto &text) { return text.find(after.portion); });
    };
    if (!after.portion.isEmpty() && !has(olds) && !has(news))
        return noPortion(after);
    const bool areLanguages = before.record.expression.language != expression.language;
    SHERIA_TRY(const comparison::Pairing pairing,
               comparison::pairingAcross(call.context.db, {before.record, olds},
                                         {after.record, news}));
    const auto changes = comparison::differences(
        comparison::rowsOf(olds, news, pairing,
                           areLanguages ? comparison::Languages::Two : comparison::Languages::Same,
                           expression.language, after.portion));
    Budget budget = call.budget();
    Entries entries(budget);
    entries.addAll(changes, comparison::differenceJson);
    json::Writer out;
    out.beginObject().members("title", expression.title, "frbr_uri",
                              after.record.work.uri.workUri(false), "from_expression_frbr_uri",
                              before.record.expression.uri, "to_expression_frbr_uri",
                              expression.uri, "total", qint64(changes.size()), "changes",
                              json::Raw{entries.array()});
    const bool isSame = before.record.expression.uri == expression.uri;
    const QString others = areLanguages
        ? u"The texts are in two languages: only provisions that one of them has alone are listed."_s
        : QString();
    return ended(out, entries.isCut(),
                 isSame ? u"Both days have the same text: versions lists the others."_s : others);
}

Result<QByteArray> tellBlame(const ToolCall &call)
{
    SHERIA_TRY(const Target target, targetOf(call));
    const Expression &expression = target.record.expression;
    SHERIA_TRY(FrbrUri uri, FrbrUri::parse(expression.uri));
    uri.component = target.component;
    uri.portion = target.portion;
    SHERIA_TRY(const comparison::Blame blame,
               comparison::blame(call.context.db, uri, call.text("text"_L1), call.context.today,
                                 call.context.stop));
    Budget budget = call.budget();
    Entries runs(budget);
    runs.addAll(blame.runs, [](const comparison::BlameRun &run) {
        json::Writer out;
        comparison::write(out, run);
        return out.take();
    });
    json::Writer out;
    out.beginObject().members("title", expression.title, "expression_frbr_uri", expression.uri,
                              "expression_date", expression.date, "runs", json::Raw{runs.array()});
    return ended(out, runs.isCut());
}

Result<QByteArray> tellCommencement(const ToolCall &call)
{
    SHERIA_TRY(const Work work, workOf(call));
    const QDate day = call.has("as_at"_L1) ? call.date("as_at"_L1)
                                           : call.context.today.in(work.uri.place());
    const bool isRepealed = work.repeal
        && (!work.repeal->date.isValid() || work.repeal->date <= day);
    Budget budget = call.budget();
    Entries commencements(budget);
    commencements.addAll(work.commencements, commencementJson);
    json::Writer out;
    out.beginObject().members("title", work.title, "frbr_uri", work.uri.workUri(false), "as_at",
                              day, "is_commenced", hasCommenced(work, day, false),
                              "is_commenced_in_full", hasCommenced(work, day, true), "is_repealed",
                              isRepealed, "commencements", json::Raw{commencements.array()});
    out.member("repeal", json::Raw{work.repeal ? repealJson(*work.repeal) : "null"_ba});
    const bool isUnknown = work.commencements.empty() && !work.isCommencedByFlag;
    return ended(out, commencements.isCut(),
                 isUnknown ? u"The library has no record of a commencement; that may be missing."_s
                           : QString());
}

} // namespace sheria::assistant
