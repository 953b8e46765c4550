#include "app/text/citation.h"

#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheria::app {

namespace {

/// The translation context of this file.
struct CitationWords
{
    Q_DECLARE_TR_FUNCTIONS(Citation)
};

using Path = std::vector<const TocEntry *>;

bool findPath(const std::vector<TocEntry> &entries, const QByteArray &eId, Path &path)
{
    for (const TocEntry &entry : entries) {
        path.push_back(&entry);
        if (entry.eId == eId || findPath(entry.children, eId, path))
            return true;
        path.pop_back();
    }
    return false;
}

bool isUnit(const TocEntry &entry)
{
    return entry.isBasicUnit || entry.type == "article" || entry.type == "rule";
}

QString plainNumber(const TocEntry &entry)
{
    QString number = entry.num.value_or(QString()).simplified();
    while (number.endsWith(u'.'))
        number.chop(1);
    return number;
}

/// "section 4": the unit that is cited by its number.
QString unitLabel(const TocEntry &unit)
{
    const QString number = plainNumber(unit);
    if (number.isEmpty())
        return unit.title;
    if (unit.type == "section")
        return CitationWords::tr("section %1").arg(number);
    if (unit.type == "article")
        return CitationWords::tr("article %1").arg(number);
    if (unit.type == "rule")
        return CitationWords::tr("rule %1").arg(number);
    return unit.title;
}

} // namespace

CitedProvision citedProvision(const std::vector<TocEntry> &toc, const QByteArray &eId)
{
    // The contents name provisions, not every paragraph of text inside them.
    QByteArray named = eId;
    Path path;
    while (!named.isEmpty() && !findPath(toc, named, path))
        named.truncate(std::max<qsizetype>(0, named.lastIndexOf("__")));
    if (named.isEmpty())
        return {eId, {}};
    const auto unit = std::find_if(path.begin(), path.end(),
                                   [](const TocEntry *entry) { return isUnit(*entry); });
    if (unit == path.end())
        return {named, path.back()->title};
    QString label = unitLabel(**unit);
    for (auto below = unit + 1; below != path.end(); ++below)
        label += plainNumber(**below);
    return {named, label};
}

QString citation(const ExpressionRecord &record, const CitedProvision &provision,
                 QStringView quotation)
{
    const QString number = numberedTitle(record.work);
    QString cited = record.expression.title;
    if (!number.isEmpty() && number != cited)
        cited = CitationWords::tr("%1 (%2)", "title, number of the work").arg(cited, number);
    if (!provision.label.isEmpty())
        cited = CitationWords::tr("%1, %2", "work, provision").arg(cited, provision.label);
    if (record.expression.dateOrigin != DateOrigin::Unknown)
        cited = CitationWords::tr("%1, as at %2", "work and provision, date")
                    .arg(cited, longDate(record.expression.date));
    const QString quoted = quotation.toString().simplified();
    if (quoted.isEmpty())
        return cited;
    return CitationWords::tr("“%1” – %2", "quotation, source").arg(quoted, cited);
}

QByteArray citedUri(const ExpressionRecord &record, const CitedProvision &provision)
{
    if (provision.eId.isEmpty())
        return record.expression.uri;
    return record.expression.uri + "/~" + provision.eId;
}

} // namespace sheria::app
