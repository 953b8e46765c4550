// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/shortforms.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace sheria::briefs {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MaxName = 80; ///< UTF-16, in front of "supra".

/// The words of a name that tell it from others, lower case. `first`: where the first of them begins.
QByteArrayList nameWords(const QString &text, qsizetype *first = nullptr)
{
    static const QSet<QString> common = {
        u"see"_s,     u"also"_s,    u"the"_s,      u"of"_s,        u"and"_s,      u"in"_s,
        u"cf"_s,      u"at"_s,      u"limited"_s,  u"ltd"_s,       u"case"_s,     u"v"_s,
        u"as"_s,      u"by"_s,      u"to"_s,       u"ibid"_s,      u"id"_s,       u"vs"_s,
        u"per"_s,     u"but"_s,     u"matter"_s,   u"decision"_s,  u"judgment"_s, u"judgement"_s,
        u"ruling"_s,  u"appeal"_s,  u"then"_s,     u"now"_s,       u"so"_s,       u"thus"_s,
        u"here"_s,    u"when"_s,    u"where"_s,    u"while"_s,     u"since"_s,    u"after"_s,
        u"before"_s,  u"however"_s, u"moreover"_s, u"similarly"_s, u"likewise"_s, u"following"_s,
        u"applying"_s};
    static const QRegularExpression word(u"[\\p{L}\\d][\\p{L}\\d’'-]*"_s);
    QByteArrayList words;
    for (auto match = word.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        QString one = found.captured().toLower();
        if (first && words.isEmpty())
            *first = found.capturedStart();
        if (one.endsWith(u"’s") || one.endsWith(u"'s"))
            one.chop(2);
        if (!common.contains(one))
            words << one.toUtf8();
    }
    return words;
}

/// The first token at or behind a place.
std::size_t tokenAt(const citations::Source &source, qsizetype at)
{
    std::size_t low = 0;
    std::size_t high = source.size();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (source.at(middle).start < at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/// "Oak Mills Ltd" of "Oak Mills Ltd v Elm [2019] XAHC 77"; empty: it has no two parties.
QByteArray firstParty(const QByteArray &name)
{
    static const QRegularExpression form(u"^(\\p{Lu}[^\\n]{2,80}?)\\s+(?:v|vs|versus)\\.?\\s"_s);
    const QRegularExpressionMatch match = form.match(QString::fromUtf8(name));
    return match.captured(1).toUtf8();
}

/// As tokens divide it.
QByteArray firstWord(const QByteArray &name)
{
    const std::vector<citations::Token> tokens = citations::tokenize(name);
    return tokens.empty() ? QByteArray() : name.left(tokens.front().end);
}

QByteArray withoutForm(const QByteArray &party)
{
    static const QRegularExpression form(
        u",?\\s+(?:Ltd|Limited|PLC|plc|LLP|Inc|Pty|\\(Pty\\))\\.?.*$"_s);
    return QString::fromUtf8(party).remove(form).toUtf8();
}

} // namespace

void findShortForms(const QByteArray &text, qsizetype from, qsizetype until,
                    std::vector<ShortForm> &forms)
{
    static const QRegularExpression form(
        u"(?:^|[.;:(]\\s*)(?:(?:[Ss]ee|[Cc]f)\\.?\\s+(?:also\\s+)?)?(?<ibid>[Ii]bid(?:em)?|Id(?=\\."
        u"))\\b\\.?"
        "|(?<note>\\((?:nn?|note|fn)\\.?\\s*(?<a>\\d{1,4})\\)"
        "|[(\\[]?\\b(?:supra|above|ante)\\s*,?\\s*(?:at "
        ")?(?:nn?|note|fn|footnote)\\.?\\s*(?<b>\\d{1,4})\\b[)\\]]?)"
        "|(?<supra>[(\\[](?:[Ss]upra|above|ante|op\\.? ?cit\\.?|loc\\.? ?cit\\.?|cited "
        "above|précité|pré-cité)[)\\]]"
        "|\\b(?:[Ss]upra|[Oo]p\\.? ?cit|[Ll]oc\\.? ?cit)\\b\\.?)"_s);
    static const QRegularExpression name(
        u"(?:\\p{Lu}[\\p{L}\\d’'.-]*(?:\\s+(?:vs?\\.?|of|and|the|&|for))*\\s+)*\\p{Lu}[\\p{L}\\d’'."
        u"-]*"
        "(?:\\s+(?:case|matter|decision|judge?ment|ruling|appeal))?[,\\s(\\[]*$"_s);
    const QByteArray bytes = text.mid(from, until - from);
    static constexpr auto Signs = std::to_array<const char *>(
        {"bid", "upra", "above", "ante", "(n", "(f", "Id.", "cit"});
    if (std::none_of(Signs.begin(), Signs.end(),
                     [&](const char *sign) { return bytes.contains(sign); }))
        return;
    const QString line = QString::fromUtf8(bytes);
    qsizetype knownUnits = 0;
    qsizetype knownBytes = from;
    const auto bytesUpTo = [&](qsizetype units) {
        const QStringView view(line);
        if (units < knownUnits) // The name in front of a form.
            return knownBytes - view.mid(units, knownUnits - units).toUtf8().size();
        knownBytes += view.mid(knownUnits, units - knownUnits).toUtf8().size();
        knownUnits = units;
        return knownBytes;
    };
    for (auto match = form.globalMatch(line); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        ShortForm found;
        if (one.capturedStart(u"ibid") >= 0) {
            found.start = bytesUpTo(one.capturedStart(u"ibid"));
            found.end = bytesUpTo(one.capturedEnd(u"ibid"));
        } else {
            found.kind = ShortForm::Kind::Supra;
            found.note = QString(one.captured(u"a") + one.captured(u"b")).toInt();
            const qsizetype at = one.capturedStart();
            const qsizetype before = std::max<qsizetype>(0, at - MaxName);
            const auto named = name.match(line.mid(before, at - before));
            qsizetype first = 0;
            found.name = nameWords(named.captured(), &first);
            found.start = bytesUpTo(found.name.isEmpty() ? at
                                                         : before + named.capturedStart() + first);
            found.end = bytesUpTo(one.capturedEnd());
            if (found.name.isEmpty() && found.note == 0)
                continue; // "supra" of nothing that is named.
        }
        forms.push_back(std::move(found));
    }
}

void findShortNames(const QByteArray &text, const citations::Source &source,
                    const std::vector<QByteArray> &cases, std::vector<ShortForm> &forms)
{
    QHash<QByteArray, QList<QByteArray>> names; // By their first word.
    for (const QByteArray &one : cases) {
        const QByteArray party = firstParty(one);
        for (const QByteArray &name : {party, withoutForm(party)}) {
            constexpr qsizetype Least = 4;
            if (name.size() < Least)
                continue;
            QList<QByteArray> &same = names[firstWord(name)];
            if (!same.contains(name))
                same << name;
        }
    }
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (!source.isWord(i))
            continue;
        const auto known = names.constFind(source.text(i).toByteArray());
        if (known == names.cend())
            continue;
        const qsizetype at = source.at(i).start;
        for (const QByteArray &name : *known) {
            const qsizetype end = at + name.size();
            if (QByteArrayView(text).sliced(at).first(std::min(name.size(), text.size() - at))
                != name)
                continue;
            const std::size_t token = tokenAt(source, end);
            if (source.at(token).start < end || !citations::paragraphsAfter(source, token - 1))
                continue;
            ShortForm found;
            found.kind = ShortForm::Kind::Name;
            found.start = at;
            found.end = end;
            found.name = nameWords(QString::fromUtf8(name));
            forms.push_back(std::move(found));
        }
    }
    std::stable_sort(forms.begin(), forms.end(), [](const ShortForm &a, const ShortForm &b) {
        return a.start < b.start || (a.start == b.start && a.end > b.end);
    });
    qsizetype end = -1;
    std::erase_if(forms, [&end](const ShortForm &one) {
        if (one.start < end)
            return true;
        end = one.end;
        return false;
    });
}

QByteArrayList tellingWords(const QByteArray &citation)
{
    return nameWords(QString::fromUtf8(citation));
}

std::vector<citations::Pinpoint> pinpointsBehind(const citations::Source &source, qsizetype end,
                                                 bool isLaw)
{
    std::size_t next = tokenAt(source, end);
    if (!isLaw) {
        const auto list = next > 0 ? citations::paragraphsAfter(source, next - 1) : std::nullopt;
        return list ? list->pinpoints : std::vector<citations::Pinpoint>();
    }
    while (source.isSign(next, ',') || source.isSign(next, '.')
           || source.at(next).is(citations::AtWord))
        ++next;
    const auto list = citations::provisionsAt(source, next);
    return list ? list->pinpoints : std::vector<citations::Pinpoint>();
}

} // namespace sheria::briefs
