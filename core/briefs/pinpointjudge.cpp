// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/pinpointjudge.h"

#include "core/store/legislation/expressionqueries.h"

#include <QSet>

#include <algorithm>

namespace sheria::briefs {

using namespace Qt::StringLiterals;
using citations::Pinpoint;
using Status = CheckedCitation::Status;

namespace {

/// Whether the text counts such provisions at all.
bool hasAny(const citations::ProvisionFinder &text, citations::Unit unit)
{
    for (const char *number : {"1", "2", "3", "4", "5"}) {
        Pinpoint one;
        one.unit = unit;
        one.path = number;
        if (!text.find(one).isEmpty())
            return true;
    }
    return false;
}

/// Whether "(9)" at a place is the number of an item, `open` being where another one ended just before.
bool isItemAt(const QString &words, qsizetype at, qsizetype open)
{
    static const QSet<QString> referring = {
        u"section"_s,   u"sections"_s,   u"subsection"_s,   u"subsections"_s,
        u"paragraph"_s, u"paragraphs"_s, u"subparagraph"_s, u"subparagraphs"_s,
        u"item"_s,      u"items"_s,      u"regulation"_s,   u"regulations"_s,
        u"rule"_s,      u"rules"_s,      u"article"_s,      u"articles"_s,
        u"clause"_s,    u"clauses"_s,    u"subclause"_s,    u"subregulation"_s,
        u"subrule"_s,   u"s"_s,          u"ss"_s,           u"under"_s,
        u"in"_s,        u"of"_s,         u"to"_s,           u"with"_s,
        u"by"_s,        u"alinéa"_s};
    qsizetype before = at;
    while (before > 0 && words[before - 1].isSpace())
        --before;
    if (before == 0 || before == open)
        return true;
    if (QStringView(u".;:\u2013\u2014").contains(words[before - 1]))
        return true;
    if (!words[before - 1].isLetter())
        return false; // "12(9)", "(8), (9)"
    qsizetype begin = before;
    while (begin > 0 && words[begin - 1].isLetter())
        --begin;
    const QString word = words.mid(begin, before - begin).toLower();
    if (word != "and"_L1 && word != "or"_L1)
        return !referring.contains(word);
    while (begin > 0 && words[begin - 1].isSpace())
        --begin;
    return begin > 0 && QStringView(u",;.:").contains(words[begin - 1]) && words[begin - 1] != u',';
}

/// Behind the next item of this number; -1: there is none.
qsizetype behindItem(const QString &words, const QString &number, qsizetype from, qsizetype open)
{
    const QString sign = u"(%1)"_s.arg(number);
    for (qsizetype at = words.indexOf(sign, from, Qt::CaseInsensitive); at >= 0;
         at = words.indexOf(sign, at + 1, Qt::CaseInsensitive)) {
        if (isItemAt(words, at, open))
            return at + sign.size();
    }
    return -1;
}

/// The number in front of one: "8" of "9", "y" of "z"; empty: none, or it may be a Roman one.
QString numberBefore(const QString &number)
{
    bool isNumber = false;
    const int value = number.toInt(&isNumber);
    if (isNumber)
        return value > 1 ? QString::number(value - 1) : QString();
    const bool isLetter = number.size() == 1 && number[0] > u'a' && number[0] <= u'z'
        && !QStringView(u"ivx").contains(number[0]);
    return isLetter ? QString(QChar(number[0].unicode() - 1)) : QString();
}

} // namespace

bool hasItems(const QString &words, const QByteArrayList &numbers)
{
    qsizetype from = 0;
    qsizetype open = 0;
    for (const QByteArray &one : numbers) {
        const QString number = QString::fromUtf8(one);
        if (const QString before = numberBefore(number); !before.isEmpty()) {
            const qsizetype at = behindItem(words, before, from, open);
            if (at < 0)
                return false;
            from = at;
        }
        from = behindItem(words, number, from, open);
        if (from < 0)
            return false;
        open = from;
    }
    return true;
}

Result<const citations::ProvisionFinder *> PinpointJudge::provisionsOf(const QByteArray &uri)
{
    auto known = m_provisions.find(uri);
    if (known == m_provisions.end()) {
        SHERIA_TRY(citations::ProvisionFinder text, citations::ProvisionFinder::newest(m_db, uri));
        known = m_provisions.try_emplace(uri, std::move(text)).first;
    }
    return &known->second;
}

Result<QString> PinpointJudge::wordsOf(const QByteArray &workUri, const QByteArray &eId)
{
    auto known = m_texts.find(workUri);
    if (known == m_texts.end()) {
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(workUri));
        const Result<ExpressionRecord> record = store::findExpression(m_db, uri,
                                                                      QDate(9999, 12, 31));
        std::vector<knowledge::ExpressionText> texts;
        if (record) {
            SHERIA_TRY(texts, knowledge::textsOf(m_db, *record));
        } else if (record.error().code != ErrorCode::NotFound) {
            return record.error();
        }
        known = m_texts.try_emplace(workUri, std::move(texts)).first;
    }
    for (const knowledge::ExpressionText &text : known->second) {
        if (const akn::Provision *provision = text.find(eId))
            return text.of(*provision);
    }
    return QString();
}

Result<Fit> PinpointJudge::fitOf(const QByteArray &uri, const Pinpoint &pinpoint, QByteArray &eId)
{
    SHERIA_TRY(const citations::ProvisionFinder *text, provisionsOf(uri));
    const QByteArrayList steps = pinpoint.path.split('/');
    // What is found with one step more is another provision, or the step is missing.
    qsizetype there = 0;
    for (qsizetype count = 1; count <= steps.size(); ++count) {
        Pinpoint part = pinpoint;
        part.path = steps.first(count).join('/');
        const QByteArray found = text->find(part);
        if (found.isEmpty() || found == eId)
            break;
        eId = found;
        there = count;
    }
    if (there == steps.size())
        return Fit::Fits;
    if (there == 0)
        return hasAny(*text, pinpoint.unit) ? Fit::Differs : Fit::Unclear;
    SHERIA_TRY(const QString words, wordsOf(uri, eId));
    if (words.isEmpty())
        return Fit::Unclear;
    return hasItems(words, steps.sliced(there)) ? Fit::Fits : Fit::Differs;
}

Result<void> PinpointJudge::judge(Found &found)
{
    for (const Pinpoint &pinpoint : found.citation.pinpoints) {
        QByteArray eId;
        SHERIA_TRY(Fit fit, fitOf(found.checked.workUri, pinpoint, eId));
        if (found.checked.provision.isEmpty())
            found.checked.provision = eId;
        if (!pinpoint.last.isEmpty()) {
            Pinpoint last = pinpoint;
            last.path = pinpoint.path.left(pinpoint.path.lastIndexOf('/') + 1) + pinpoint.last;
            QByteArray lastEId;
            SHERIA_TRY(const Fit end, fitOf(found.checked.workUri, last, lastEId));
            fit = worse(fit, end);
        }
        if (found.checked.status != Status::Ok && !found.checked.isUnnumbered)
            continue;
        if (fit == Fit::Differs) {
            found.checked.status = Status::WrongPinpoint;
            found.checked.right = u"no such provision"_s;
            found.checked.isUnnumbered = false;
        } else if (fit == Fit::Unclear) {
            found.checked.status = Status::Unknown;
            found.checked.isUnnumbered = true;
        }
    }
    return {};
}

} // namespace sheria::briefs
