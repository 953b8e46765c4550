// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/timeline.h"

#include <algorithm>
#include <map>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

QString publicationText(const Publication &publication)
{
    QStringList parts{QStringLiteral("Published")};
    if (!publication.name.isEmpty() || !publication.number.isEmpty())
        parts << QStringLiteral("in");
    if (!publication.name.isEmpty())
        parts << publication.name;
    if (!publication.number.isEmpty())
        parts << publication.number;
    return parts.join(u' ');
}

QString repealText(const Repeal &repeal)
{
    QString verb = QString::fromUtf8(repeal.verb.isEmpty() ? QByteArray("repealed") : repeal.verb);
    verb[0] = verb[0].toUpper();
    return repeal.by.uri.isEmpty() && repeal.by.title.isEmpty() ? verb : verb + u" by"_s;
}

QString prefixed(QLatin1StringView prefix, const QString &note)
{
    return note.isEmpty() ? QString() : prefix + note;
}

/// Collects events by day; calls come in the order of the table in server/API.md section 2.13, which the
/// events of a day keep.
class Collector
{
public:
    void add(QDate date, TimelineEvent event)
    {
        if (date.isValid())
            m_days[date].push_back(std::move(event));
    }

    std::vector<TimelineDay> newestFirst()
    {
        std::vector<TimelineDay> out;
        out.reserve(m_days.size());
        for (auto day = m_days.rbegin(); day != m_days.rend(); ++day)
            out.push_back({day->first, std::move(day->second)});
        return out;
    }

private:
    std::map<QDate, std::vector<TimelineEvent>> m_days;
};

void addOrigins(Collector &out, const Work &work)
{
    if (work.chapter && !work.chapter->number.isEmpty())
        out.add(work.chapter->validFrom,
                {"chapter", u"Chapter "_s + work.chapter->number, {}, work.chapter->revisionName});
    out.add(work.assentDate, {"assent", QStringLiteral("Assented to"), {}, {}});
    out.add(work.publication.date, {"publication", publicationText(work.publication), {}, {}});
}

/// The commencement that the amending work itself brought about on the day of the amendment.
const Commencement *commencementBy(const Work &work, const Amendment &amendment)
{
    const auto found = std::find_if(work.commencements.begin(), work.commencements.end(),
                                    [&amendment](const Commencement &c) {
                                        return c.date == amendment.date && c.by
                                            && !c.by->uri.isEmpty()
                                            && c.by->uri == amendment.by.uri;
                                    });
    return found == work.commencements.end() ? nullptr : &*found;
}

void addAmendments(Collector &out, const Work &work, std::vector<const Commencement *> &told)
{
    for (const Amendment &amendment : work.amendments) {
        const Commencement *commencement = commencementBy(work, amendment);
        told.push_back(commencement);
        out.add(amendment.date,
                {"amendment",
                 amendment.isRevision ? QStringLiteral("Revised by") : QStringLiteral("Amended by"),
                 amendment.by,
                 commencement
                     ? prefixed(QLatin1StringView("Commencement note: "), commencement->note)
                     : QString()});
    }
}

void addCommencements(Collector &out, const Work &work,
                      const std::vector<const Commencement *> &told)
{
    for (const Commencement &each : work.commencements) {
        if (std::find(told.begin(), told.end(), &each) != told.end())
            continue;
        out.add(each.date,
                {"commencement",
                 each.by ? QStringLiteral("Commenced by") : QStringLiteral("Commenced"),
                 each.by.value_or(WorkRef()), prefixed(QLatin1StringView("Note: "), each.note)});
    }
}

bool isAmendmentDate(const Work &work, QDate date)
{
    return std::any_of(work.amendments.begin(), work.amendments.end(),
                       [date](const Amendment &each) { return each.date == date; });
}

/// Whether the text of `date` only puts together what was law already.
bool isPureConsolidation(const ExpressionRecord &record, QDate date)
{
    const auto &dates = record.work.consolidations;
    const bool isFirst = !record.pointsInTime.empty() && record.pointsInTime.front().date == date;
    return !isFirst && !isAmendmentDate(record.work, date)
        && std::find(dates.begin(), dates.end(), date) != dates.end();
}

/// The earliest day after this expression on which the text changed; null when there is none.
QDate nextChange(const ExpressionRecord &record)
{
    QDate next;
    const auto consider = [&](QDate date) {
        if (date > record.expression.date && (next.isNull() || date < next))
            next = date;
    };
    for (const ExpressionSummary &each : record.pointsInTime) {
        if (each.language == record.expression.language && !isPureConsolidation(record, each.date))
            consider(each.date);
    }
    for (const Amendment &amendment : record.work.amendments)
        consider(amendment.date);
    return next;
}

/// The newest point in time in this language on or before `today`, pure consolidations left out.
QDate latestPointInTime(const ExpressionRecord &record, QDate today)
{
    QDate latest = record.expression.date;
    for (const ExpressionSummary &each : record.pointsInTime) {
        if (each.language == record.expression.language && each.date <= today
            && !isPureConsolidation(record, each.date))
            latest = std::max(latest, each.date);
    }
    return latest;
}

} // namespace

std::vector<TimelineDay> timeline(const Work &work)
{
    Collector out;
    std::vector<const Commencement *> told;
    addOrigins(out, work);
    addAmendments(out, work, told);
    addCommencements(out, work, told);
    for (const QDate date : work.consolidations)
        out.add(date, {"consolidation", QStringLiteral("Consolidation"), {}, {}});
    if (work.repeal)
        out.add(work.repeal->date,
                {"repeal", repealText(*work.repeal), work.repeal->by, work.repeal->note});
    return out.newestFirst();
}

Validity validity(const ExpressionRecord &record, const Today &now)
{
    const Work &work = record.work;
    const QDate today = now.in(work.uri.place());
    const QDate date = record.expression.date;
    const QDate shown = latestPointInTime(record, today);
    Validity out;
    out.from = date;
    if (const QDate next = nextChange(record); next.isValid())
        out.to = next.addDays(-1);
    out.isLatest = shown <= date;
    out.isFuture = date > today;
    out.isConsolidation = isPureConsolidation(record, date);
    out.isRepealed = work.repeal && (work.repeal->date.isNull() || work.repeal->date <= today);
    out.isCommenced = work.isCommenced();
    out.isCommencedInFull = record.isCommencedInFull;
    for (const Amendment &amendment : work.amendments) {
        if (amendment.date > shown && amendment.date <= today)
            out.outstanding.push_back(amendment);
    }
    return out;
}

} // namespace sheria
