// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/quotedpassages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sheria::briefs {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MostUnits = 6000; ///< Of a passage between single marks.
constexpr char16_t LeftDouble = 0x201C;
constexpr char16_t RightDouble = 0x201D;
constexpr char16_t LowDouble = 0x201E;
constexpr char16_t LeftSingle = 0x2018;
constexpr char16_t RightSingle = 0x2019;
constexpr char16_t LeftGuillemet = 0x00AB;
constexpr char16_t RightGuillemet = 0x00BB;
constexpr char16_t LeftAngle = 0x2039;
constexpr char16_t RightAngle = 0x203A;

bool isSingle(char16_t mark)
{
    return mark == LeftSingle || mark == u'\'';
}

/// Looks for the passages of one paragraph.
class Marks
{
public:
    explicit Marks(const QString &text) : m_text(text) {}

    std::vector<Passage> passages()
    {
        std::vector<Passage> found;
        qsizetype open = -1; // A single mark that nothing closes, often an apostrophe: ‘tis.
        for (qsizetype i = 0; i < m_text.size();) {
            if (!isOpening(i)) {
                ++i;
                continue;
            }
            const char16_t mark = m_text[i].unicode();
            const qsizetype end = closing(i);
            if (end < 0 && isSingle(mark)) {
                open = mark == LeftSingle ? i : open;
                ++i;
                continue;
            }
            found.push_back({i + 1, end < 0 ? m_text.size() : end, mark, end >= 0});
            i = end < 0 ? m_text.size() : end + 1;
        }
        if (open >= 0 && (found.empty() || found.back().end <= open))
            found.push_back({open + 1, m_text.size(), LeftSingle, false});
        return found;
    }

    bool isOpening(qsizetype i) const
    {
        const char16_t c = m_text[i].unicode();
        if (c == LeftDouble || c == LowDouble || c == LeftGuillemet || c == LeftAngle)
            return true;
        if (c != u'"' && !isSingle(c))
            return false;
        const bool isBehindWord = i > 0 && !m_text[i - 1].isSpace()
            && !QStringView(u"([{-\u2013\u2014\u201C\"/").contains(m_text[i - 1]);
        const bool isBeforeWord = i + 1 < m_text.size() && !m_text[i + 1].isSpace();
        return !isBehindWord && isBeforeWord;
    }

private:
    /// The mark that closes what opens at `from`; -1: none does.
    qsizetype closing(qsizetype from) const
    {
        const char16_t mark = m_text[from].unicode();
        if (isSingle(mark))
            return singleClosing(from, mark == LeftSingle ? RightSingle : u'\'');
        if (mark == u'"')
            return m_text.indexOf(u'"', from + 1);
        if (mark == LowDouble)
            return lowClosing(from);
        const char16_t end = mark == LeftDouble ? RightDouble
            : mark == LeftGuillemet             ? RightGuillemet
                                                : RightAngle;
        int depth = 1;
        qsizetype first = -1; // Where it would end if a mark within it were left open.
        for (qsizetype i = from + 1; i < m_text.size(); ++i) {
            const char16_t c = m_text[i].unicode();
            if (c == mark) {
                ++depth;
            } else if (c == end) {
                first = first < 0 ? i : first;
                if (--depth == 0)
                    return i;
            }
        }
        return first;
    }

    qsizetype lowClosing(qsizetype from) const
    {
        for (qsizetype i = from + 1; i < m_text.size(); ++i) {
            const char16_t c = m_text[i].unicode();
            if (c == LeftDouble || c == RightDouble)
                return i;
        }
        return -1;
    }

    /// The first one that is no apostrophe; "the parties’ case" may be one.
    qsizetype singleClosing(qsizetype from, char16_t end) const
    {
        constexpr qsizetype LeastWords = 3;
        qsizetype doubtful = -1;
        const char16_t begin = m_text[from].unicode();
        const qsizetype until = std::min(m_text.size(), from + MostUnits);
        for (qsizetype i = from + 1; i < until; ++i) {
            const char16_t c = m_text[i].unicode();
            if (c == begin && isOpening(i))
                break; // Another passage: this one was an apostrophe.
            if (c != end || m_text[i - 1].isSpace())
                continue;
            const bool isInWord = i + 1 < m_text.size() && m_text[i + 1].isLetterOrNumber();
            if (isInWord)
                continue;
            const bool isPlural = m_text[i - 1].toLower() == u's' && i + 2 < m_text.size()
                && m_text[i + 1] == u' ' && m_text[i + 2].isLower();
            if (!isPlural)
                return i;
            const bool isLong = QStringView(m_text).mid(from, i - from).count(u' ') + 1
                >= LeastWords;
            doubtful = doubtful < 0 && isLong ? i : doubtful;
        }
        return doubtful;
    }

    const QString &m_text;
};

} // namespace

std::vector<Passage> passagesIn(const QString &text)
{
    return Marks(text).passages();
}

bool isNameOnly(const QString &text, const Passage &passage)
{
    constexpr qsizetype MostWords = 8;
    constexpr qsizetype MostBeside = 60;
    if (!passage.isClosed)
        return false;
    // Not all of the text: it would be looked through each time.
    const QStringView behind = QStringView(text).mid(passage.end + 1).left(MostBeside);
    static const QRegularExpression published(u"^\\s*,?\\s*[(\\[](?:1[89]|20)\\d{2}[)\\]]"_s);
    if (published.match(behind).hasMatch())
        return true;
    static const QRegularExpression defining(
        u"\\((?:(?:herein(?:after)?|hereafter|the|called|referred to as|ci-après|or|collectively|in this|and|,)\\s*)*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression defined(u"^\\s*(?:\\)|,? (?:or|and) (?:the )?[“‘\"'])"_s);
    const QString words = text.mid(passage.start, passage.end - passage.start).simplified();
    const QStringView before = QStringView(text).left(passage.start - 1).right(MostBeside);
    return words.count(u' ') < MostWords && defining.match(before).hasMatch()
        && defined.match(behind).hasMatch();
}

char16_t openingMark(const QString &text)
{
    qsizetype at = 0;
    while (at < text.size() && text[at].isSpace())
        ++at;
    return at < text.size() && Marks(text).isOpening(at) ? text[at].unicode() : u'\0';
}

} // namespace sheria::briefs
