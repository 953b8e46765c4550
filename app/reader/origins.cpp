// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/origins.h"

#include "app/text/words.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <set>

namespace sheria::app {

using namespace Qt::StringLiterals;
using comparison::Blame;
using comparison::BlameRun;

namespace {

/// The translation context of this file.
struct OriginWords
{
    Q_DECLARE_TR_FUNCTIONS(Origins)
};

constexpr int Colours = 8;      ///< Of laws, and of ages.
constexpr int FirstOfAges = 11; ///< What the page calls the first colour of ages.
constexpr int UnknownColour = 0;

/// Numbers the colours of laws and of ages.
class Palette
{
public:
    Palette(const Blame &blame, OriginColours colours) : m_first(blame.first), m_colours(colours)
    {
        std::set<QDate> days;
        for (const BlameRun &run : blame.runs) {
            if (!run.by.isEmpty() && !m_laws.contains(run.by))
                m_laws.insert(run.by, 1 + int(m_laws.size()) % Colours);
            if (run.since != m_first)
                days.insert(run.since);
        }
        int newest = 0;
        for (auto day = days.rbegin(); day != days.rend(); ++day)
            m_ages.insert(*day, FirstOfAges + std::min(newest++, Colours - 1));
    }

    int of(const BlameRun &run) const
    {
        return m_colours == OriginColours::ByAge ? m_ages.value(run.since, UnknownColour)
                                                 : m_laws.value(run.by, UnknownColour);
    }

private:
    QDate m_first;
    OriginColours m_colours;
    QHash<QByteArray, int> m_laws;
    QHash<QDate, int> m_ages;
};

/// Since when which law has words in the text, and from when that law had effect, if that is another day.
QString lineOf(const Blame &blame, const BlameRun &run)
{
    const QString since = longDate(run.since);
    const QString name = originName(blame, run);
    if (!run.commencement.isValid() || run.commencement == run.since)
        return OriginWords::tr("%1: %2", "date, law").arg(since, name);
    return OriginWords::tr("%1: %2, in force from %3", "date, law, date")
        .arg(since, name, longDate(run.commencement));
}

/// What a bar says in the order of the words: lines and parts, each once where they follow each other.
struct Bar
{
    QStringList lines;
    QJsonArray parts;
};

} // namespace

QString originName(const Blame &blame, const BlameRun &run)
{
    if (!run.by.isEmpty())
        return blame.titles.value(run.by, QString::fromUtf8(run.by));
    return run.since == blame.first ? OriginWords::tr("In the first text")
                                    : OriginWords::tr("Amending law unknown");
}

QByteArray originBars(const Blame &blame, OriginColours colours)
{
    const Palette palette(blame, colours);
    QList<QByteArray> order;
    QHash<QByteArray, Bar> bars;
    for (const BlameRun &run : blame.runs) {
        if (run.eId.isEmpty())
            continue;
        if (!bars.contains(run.eId))
            order.append(run.eId);
        Bar &bar = bars[run.eId];
        const QString line = lineOf(blame, run);
        if (!bar.lines.contains(line))
            bar.lines.append(line);
        bar.parts.append(QJsonArray{run.text.size(), palette.of(run)});
    }
    QJsonArray out;
    for (const QByteArray &eId : order)
        out.append(QJsonObject{{u"eId"_s, QString::fromUtf8(eId)},
                               {u"label"_s, bars[eId].lines.join(u'\n')},
                               {u"parts"_s, bars[eId].parts}});
    return QJsonDocument(out).toJson(QJsonDocument::Compact);
}

} // namespace sheria::app
