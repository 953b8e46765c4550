#include "core/assistant/toolcall.h"
#include "core/comparison/difference.h"
#include "core/domain/timeline.h"

#include <algorithm>

namespace sheria::assistant {

using namespace Qt::StringLiterals;

namespace {

QByteArray versionJson(const ExpressionSummary &version, const QByteArray &current)
{
    json::Writer out;
    out.beginObject().member("expression_frbr_uri", version.uri);
    out.member("language", version.language).member("date", version.date);
    out.member("is_current", version.uri == current).endObject();
    return out.take();
}

QByteArray eventJson(QDate date, const TimelineEvent &event)
{
    json::Writer out;
    out.beginObject().member("date", date).member("type", event.type);
    out.member("description", QStringView(event.description));
    writeBy(out, event.by);
    out.endObject();
    return out.take();
}

QByteArray commencementJson(const Commencement &each)
{
    json::Writer out;
    out.beginObject().member("date", each.date).member("all_provisions", each.allProvisions);
    out.key("portion_ids").beginArray();
    for (const QByteArray &eId : each.provisions)
        out.string(QByteArrayView(eId));
    out.endArray();
    writeBy(out, each.by.value_or(WorkRef()));
    out.key("note").stringOrNull(QStringView(each.note)).endObject();
    return out.take();
}

QByteArray changeJson(const comparison::Difference &each)
{
    json::Writer out;
    out.beginObject().member("change", comparison::kindName(each.kind));
    out.member("portion_id", each.portionId).member("portion_title", each.title);
    out.key("before").stringOrNull(QStringView(each.before));
    out.key("after").stringOrNull(QStringView(each.after)).endObject();
    return out.take();
}

void writeRepeal(json::Writer &out, const std::optional<Repeal> &repeal)
{
    out.key("repeal");
    if (!repeal) {
        out.null();
        return;
    }
    out.beginObject().member("date", repeal->date).member("verb", repeal->verb);
    writeBy(out, repeal->by);
    out.key("note").stringOrNull(QStringView(repeal->note)).endObject();
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
    out.beginObject().member("title", QStringView(work.title));
    out.member("frbr_uri", work.uri.workUri(false));
    out.key("versions").raw(versions.array()).key("events").raw(events.array());
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
    const auto changes = comparison::differences(olds, news, expression.language, after.portion);
    Budget budget = call.budget();
    Entries entries(budget);
    entries.addAll(changes, changeJson);
    json::Writer out;
    out.beginObject().member("title", QStringView(expression.title));
    out.member("frbr_uri", after.record.work.uri.workUri(false));
    out.member("from_expression_frbr_uri", before.record.expression.uri);
    out.member("to_expression_frbr_uri", expression.uri);
    out.member("total", qint64(changes.size())).key("changes").raw(entries.array());
    const bool isSame = before.record.expression.uri == expression.uri;
    return ended(out, entries.isCut(),
                 isSame ? u"Both days have the same text: versions lists the others."_s
                        : QString());
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
    out.beginObject().member("title", QStringView(work.title));
    out.member("frbr_uri", work.uri.workUri(false)).member("as_at", day);
    out.member("is_commenced", hasCommenced(work, day, false));
    out.member("is_commenced_in_full", hasCommenced(work, day, true));
    out.member("is_repealed", isRepealed).key("commencements").raw(commencements.array());
    writeRepeal(out, work.repeal);
    const bool isUnknown = work.commencements.empty() && !work.isCommencedByFlag;
    return ended(out, commencements.isCut(),
                 isUnknown ? u"The library has no record of a commencement; that may be missing."_s
                           : QString());
}

} // namespace sheria::assistant
