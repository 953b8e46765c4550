// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/notes/historyoracle.h"

#include <QSet>
#include <QXmlStreamReader>

#include <array>

namespace sheria::tests {

namespace {

QString packed(QStringView text)
{
    QString out;
    for (const QChar c : text) {
        if (!c.isSpace())
            out += c;
    }
    return out;
}

/// The only place of `needle`; -1: it is not there, -2: there are several.
qsizetype onlyPlace(const QString &text, QStringView needle)
{
    const qsizetype at = text.indexOf(needle);
    return at < 0 ? -1 : text.indexOf(needle, at + 1) < 0 ? at : -2;
}

/// Where the words belong.
struct Truth
{
    bool isOpen = false;
    QByteArray section; ///< Empty: nowhere.
    qsizetype start = -1;
};

Truth truthOf(const OracleWork &work, const Planted &planted, std::size_t date,
              const QByteArrayList &sections)
{
    constexpr std::array<std::pair<qsizetype, qsizetype>, 14> Stretches{{{0, 0},
                                                                         {12, 12},
                                                                         {25, 25},
                                                                         {50, 50},
                                                                         {100, 100},
                                                                         {200, 200},
                                                                         {25, 0},
                                                                         {0, 25},
                                                                         {50, 0},
                                                                         {0, 50},
                                                                         {100, 0},
                                                                         {0, 100},
                                                                         {200, 0},
                                                                         {0, 200}}};
    const QString &old = work.texts.front().sections.value(planted.section);
    Truth truth;
    for (const auto &[left, right] : Stretches) {
        const qsizetype from = std::max<qsizetype>(0, planted.start - left);
        const QStringView stretch = QStringView(old).sliced(
            from, std::min(old.size(), planted.end + right) - from);
        if (onlyPlace(old, stretch) < 0)
            continue;
        QByteArray section;
        qsizetype start = -1;
        int found = 0;
        for (const QByteArray &each : sections) {
            const qsizetype at = onlyPlace(work.texts[date].sections.value(each), stretch);
            found += at == -1 ? 0 : at == -2 ? 2 : 1;
            if (at >= 0) {
                section = each;
                start = at + planted.start - from;
            }
        }
        if (found != 1)
            continue;
        const bool isNews = truth.section.isEmpty();
        if (!isNews && (truth.section != section || truth.start != start))
            truth.isOpen = true;
        truth.section = section;
        truth.start = start;
    }
    const QStringView words = QStringView(old).sliced(planted.start, planted.end - planted.start);
    for (const QByteArray &each : sections) {
        if (truth.section.isEmpty() && work.texts[date].sections.value(each).contains(words))
            truth.isOpen = true;
    }
    return truth;
}

/// Whether the words and enough around them are the same.
bool isSameStretch(const OracleWork &work, const Planted &planted, std::size_t date,
                   const Said &said)
{
    constexpr qsizetype Enough = 60;
    const QString &old = work.texts.front().sections.value(planted.section);
    const QString &now = work.texts[date].sections.value(said.section);
    const qsizetype size = planted.end - planted.start;
    if (said.start < 0 || said.end - said.start != size
        || QStringView(old).sliced(planted.start, size)
            != QStringView(now).sliced(said.start, size))
        return false;
    qsizetype same = 0;
    for (qsizetype a = planted.start - 1, b = said.start - 1; a >= 0 && b >= 0 && old[a] == now[b];
         --a, --b)
        ++same;
    for (qsizetype a = planted.end, b = said.end;
         a < old.size() && b < now.size() && old[a] == now[b]; ++a, ++b)
        ++same;
    return same >= Enough;
}

Judgement judgeWhole(const OracleWork &work, const Planted &planted, std::size_t date,
                     const Said &said, const QByteArrayList &sections)
{
    const bool isClaimed = said.state == "kept" || said.state == "moved";
    const bool isSection = planted.eId == planted.section;
    const OracleText &first = work.texts.front();
    const OracleText &now = work.texts[date];
    const QString content = first.content(planted.eId);
    QByteArrayList same; ///< Where its text stands.
    int before = 0;
    for (auto part = first.parts.begin(); part != first.parts.end(); ++part)
        before += first.content(part.key()) == content ? 1 : 0;
    for (auto part = now.parts.begin(); part != now.parts.end(); ++part) {
        if (now.content(part.key()) == content)
            same << part.key();
    }
    if (isClaimed && !same.contains(said.eId))
        return Judgement::Silent;
    if (isSection) {
        if (sections.contains(said.eId))
            return !isClaimed && same.contains(said.eId) ? Judgement::Cautious : Judgement::Right;
        if (said.state == "lost") {
            const bool isThere = std::any_of(sections.begin(), sections.end(),
                                             [&](const QByteArray &each) {
                                                 return now.content(each).size() > 80;
                                             });
            return isThere ? Judgement::Cautious : Judgement::Right;
        }
        return isClaimed ? Judgement::Silent : Judgement::Wrong;
    }
    if (before == 1 && same.size() == 1) {
        if (said.eId == same.front())
            return isClaimed ? Judgement::Right : Judgement::Cautious;
        return isClaimed ? Judgement::Silent : Judgement::Cautious;
    }
    if (isClaimed)
        return Judgement::Open;
    const bool isIn = said.state == "lost" || sections.contains(said.section);
    return isIn ? Judgement::Right : Judgement::Wrong;
}

} // namespace

OracleText::OracleText(const QByteArray &xml)
{
    struct Open
    {
        QByteArray eId;
        qsizetype start;
        qsizetype content;
        bool isSection;
    };
    std::vector<Open> open;
    QSet<QByteArray> twice;
    QByteArray section;
    QString text;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            const QByteArray eId = reader.attributes().value(QLatin1String("eId")).toUtf8();
            const bool isSection = reader.name() == QLatin1String("section");
            if (isSection) {
                section = eId;
                text.clear();
            }
            open.push_back({eId, text.size(), text.size(), isSection});
        } else if (reader.isCharacters() && !section.isEmpty()) {
            text += packed(reader.text());
        } else if (reader.isEndElement()) {
            const Open done = open.back();
            open.pop_back();
            const bool isHead = reader.name() == QLatin1String("num")
                || reader.name() == QLatin1String("heading");
            if (isHead && !open.empty())
                open.back().content = text.size();
            if (!section.isEmpty() && !done.eId.isEmpty() && !isHead) {
                if (parts.contains(done.eId))
                    twice.insert(done.eId);
                parts.insert(done.eId, {section, done.start, text.size(), done.content});
            }
            if (done.isSection) {
                sections.insert(section, text);
                section.clear();
            }
        }
    }
    for (const QByteArray &eId : twice)
        parts.remove(eId);
}

QString OracleText::content(const QByteArray &eId) const
{
    const Part part = parts.value(eId);
    return sections.value(part.section).sliced(part.content, part.end - part.content);
}

QByteArrayList OracleWork::sectionsAt(const QByteArray &section, std::size_t date) const
{
    QSet<QByteArray> now{section};
    QSet<QByteArray> gone;
    for (std::size_t i = 0; i < date; ++i) {
        QSet<QByteArray> next;
        const OracleStep &step = steps[i];
        for (const QByteArray &each : now) {
            const QByteArrayList linked = step.links.values(each);
            for (const QByteArray &to : linked)
                next.insert(to);
            if (step.gone.contains(each))
                gone.insert(each);
            else if (linked.isEmpty())
                next.insert(each);
            // What is in it may go elsewhere on its own.
            for (auto link = step.links.begin(); link != step.links.end(); ++link) {
                if (link.key().startsWith(QByteArray(each + "__")))
                    next.insert(link.value().left(link.value().indexOf("__")));
            }
        }
        for (const QByteArray &each : step.added) {
            if (gone.contains(each))
                next.insert(each);
        }
        now = next;
    }
    QByteArrayList all;
    for (const QByteArray &each : now) {
        const QByteArray eId = each.contains("__") ? each.left(each.indexOf("__")) : each;
        if (texts[date].sections.contains(eId) && !all.contains(eId))
            all << eId;
    }
    return all;
}

Judgement judge(const OracleWork &work, const Planted &planted, std::size_t date, const Said &said)
{
    const QByteArrayList sections = work.sectionsAt(planted.section, date);
    if (planted.isWhole)
        return judgeWhole(work, planted, date, said, sections);
    const bool isClaimed = said.state == "kept" || said.state == "moved";
    const Truth truth = truthOf(work, planted, date, sections);
    if (isClaimed && isSameStretch(work, planted, date, said) && truth.section.isEmpty()
        && !truth.isOpen)
        return Judgement::Right;
    if (truth.isOpen)
        return isClaimed ? Judgement::Open : Judgement::Right;
    if (truth.section.isEmpty()) {
        const bool isIn = said.state == "lost" || sections.contains(said.section);
        return isClaimed ? Judgement::Silent : isIn ? Judgement::Right : Judgement::Wrong;
    }
    const bool isThere = said.section == truth.section && said.start == truth.start
        && said.end - said.start == planted.end - planted.start;
    if (isClaimed)
        return isThere ? Judgement::Right : Judgement::Silent;
    return said.state == "lost" || sections.contains(said.section) ? Judgement::Cautious
                                                                   : Judgement::Wrong;
}

} // namespace sheria::tests
