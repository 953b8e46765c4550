#include "app/details/events.h"

#include "app/text/datetext.h"

#include <QCoreApplication>

#include <map>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(DetailsEvents)
};

using EventRows = std::vector<DetailsRow>;

QString dateOrUnknown(QDate date)
{
    return date.isValid() ? longDate(date) : EventWords::tr("Date not known");
}

QString coverage(const Commencement &commencement)
{
    if (commencement.allProvisions)
        return EventWords::tr("All provisions");
    if (commencement.provisions.empty())
        return {};
    return EventWords::tr("%n provision(s)", nullptr, int(commencement.provisions.size()));
}

QString inOneLine(const QStringList &sentences)
{
    QStringList all = sentences;
    all.removeAll(QString());
    return all.join(u" · "_s);
}

QString warningSentence(const QByteArray &code, int count)
{
    if (code == "duplicate-eid")
        return EventWords::tr("%n provision(s) had an identifier that was taken, and got another.",
                              nullptr, count);
    if (code == "missing-eid")
        return EventWords::tr("%n provision(s) had no identifier, and got one.", nullptr, count);
    if (code.startsWith("date-"))
        return EventWords::tr("%n date(s) could not be used.", nullptr, count);
    if (code.startsWith("uri-"))
        return EventWords::tr("%n address(es) could not be used.", nullptr, count);
    return EventWords::tr("%n oddity(s) of the kind “%1”.", nullptr, count)
        .arg(QString::fromUtf8(code));
}

} // namespace

QString workName(const WorkRef &work)
{
    return work.title.isEmpty() ? QString::fromUtf8(work.uri) : work.title;
}

EventRows publicationRows(const Publication &publication)
{
    EventRows rows;
    const auto add = [&rows](const QString &label, const QString &text) {
        if (!text.isEmpty())
            rows.push_back({label, text, {}, {}, false});
    };
    add(EventWords::tr("Date"), longDate(publication.date));
    add(EventWords::tr("Published in"), publication.name);
    add(EventWords::tr("Number"), publication.number);
    if (publication.document)
        add(EventWords::tr("Document"), publication.document->filename);
    return rows;
}

EventRows commencementRows(const ExpressionRecord &record)
{
    EventRows rows;
    for (const Commencement &commencement : record.work.commencements) {
        DetailsRow row{
            dateOrUnknown(commencement.date), EventWords::tr("Commenced"), {}, {}, false};
        if (commencement.by && !workName(*commencement.by).isEmpty()) {
            row.text = workName(*commencement.by);
            row.uri = commencement.by->uri;
        }
        row.note = inOneLine({coverage(commencement), commencement.note});
        rows.push_back(std::move(row));
    }
    if (rows.empty() && record.work.isCommencedByFlag)
        rows.push_back({{}, EventWords::tr("Commenced; the date is not recorded."), {}, {}, false});
    if (!rows.empty() && !record.isCommencedInFull)
        rows.push_back({{}, EventWords::tr("Not all provisions have commenced."), {}, {}, false});
    return rows;
}

EventRows amendmentRows(const std::vector<Amendment> &amendments)
{
    EventRows rows;
    for (const Amendment &amendment : amendments)
        rows.push_back({dateOrUnknown(amendment.date), workName(amendment.by), amendment.by.uri,
                        amendment.isRevision ? EventWords::tr("Revision") : QString(), false});
    return rows;
}

EventRows repealRows(const std::optional<Repeal> &repeal)
{
    if (!repeal)
        return {};
    const QString by = workName(repeal->by);
    return {{dateOrUnknown(repeal->date), by.isEmpty() ? EventWords::tr("Repealed") : by,
             repeal->by.uri, repeal->note, false}};
}

EventRows workRefRows(const std::vector<WorkRef> &works)
{
    EventRows rows;
    for (const WorkRef &work : works)
        rows.push_back({{}, workName(work), work.uri, {}, false});
    return rows;
}

QStringList warningSentences(const std::vector<akn::Warning> &warnings)
{
    std::map<QByteArray, int> counts;
    for (const akn::Warning &warning : warnings)
        ++counts[warning.code];
    QStringList sentences;
    for (const auto &[code, count] : counts)
        sentences.append(warningSentence(code, count));
    return sentences;
}

} // namespace sheria::app
