#include "core/comparison/worddiff.h"

#include <QStringList>
#include <QStringView>

#include <algorithm>
#include <optional>
#include <span>

namespace sheria::comparison {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype WordsAround = 8;
constexpr int LeastAlike = 4; ///< One word in so many must be in both, or the text is another one.

/// A word or a sign, and whether a blank stands before it.
struct Token
{
    QStringView text;
    bool isApart = false;
    bool isWord = false;

    friend bool operator==(const Token &a, const Token &b) { return a.text == b.text; }
};
using Tokens = std::vector<Token>;

bool isWordChar(QChar character)
{
    return character.isLetterOrNumber() || character.isMark() || character.isSurrogate();
}

Tokens tokensOf(QStringView text)
{
    Tokens tokens;
    bool isApart = false;
    for (qsizetype at = 0; at < text.size();) {
        if (text[at].isSpace()) {
            isApart = true;
            ++at;
            continue;
        }
        qsizetype end = at + 1;
        const bool isWord = isWordChar(text[at]);
        while (isWord && end < text.size() && isWordChar(text[end]))
            ++end;
        tokens.push_back({text.sliced(at, end - at), isApart, isWord});
        isApart = false;
        at = end;
    }
    return tokens;
}

/// Steps from one text to another, the last first.
enum class Step : char { Keep, Remove, Add };
using Steps = std::vector<Step>;

/// The shortest way from `a` to `b`; nothing when it is longer than MostEdits.
/// Source: E. W. Myers, An O(ND) Difference Algorithm and Its Variations, section 4.
class ShortestWay
{
public:
    ShortestWay(std::span<const Token> a, std::span<const Token> b) : m_a(a), m_b(b) {}

    std::optional<Steps> find()
    {
        const int most = int(std::min<std::size_t>(m_a.size() + m_b.size(), MostEdits));
        std::vector<int> reach(std::size_t(2 * most) + 3, 0);
        for (int edits = 0; edits <= most; ++edits) {
            m_rounds.emplace_back();
            m_rounds.back().assign(reach.begin() + (most + 1 - edits),
                                   reach.begin() + (most + 2 + edits));
            for (int line = -edits; line <= edits; line += 2) {
                int *at = &reach[std::size_t(line + most + 1)];
                const bool isDown = line == -edits || (line != edits && at[-1] < at[1]);
                *at = slide(isDown ? at[1] : at[-1] + 1, line);
                if (*at >= int(m_a.size()) && *at - line >= int(m_b.size()))
                    return walkBack(edits);
            }
        }
        return std::nullopt;
    }

private:
    /// As far as both have the same from there.
    int slide(int x, int line) const
    {
        while (x < int(m_a.size()) && x - line < int(m_b.size())
               && m_a[std::size_t(x)] == m_b[std::size_t(x - line)])
            ++x;
        return x;
    }

    Steps walkBack(int edits) const
    {
        Steps steps;
        int x = int(m_a.size());
        int y = int(m_b.size());
        for (; edits > 0; --edits) {
            // As it was when this round began: from -edits to edits.
            const std::vector<int> &reach = m_rounds[std::size_t(edits)];
            const int line = x - y;
            const auto before = [&](int other) {
                return reach[std::size_t(other + edits)];
            };
            const bool isDown = line == -edits
                || (line != edits && before(line - 1) < before(line + 1));
            const int fromLine = isDown ? line + 1 : line - 1;
            const int fromX = before(fromLine);
            const int fromY = fromX - fromLine;
            const int landed = isDown ? fromX : fromX + 1;
            steps.insert(steps.end(), std::size_t(x - landed), Step::Keep);
            steps.push_back(isDown ? Step::Add : Step::Remove);
            x = fromX;
            y = fromY;
        }
        steps.insert(steps.end(), std::size_t(x), Step::Keep);
        return steps;
    }

    std::span<const Token> m_a;
    std::span<const Token> m_b;
    std::vector<std::vector<int>> m_rounds;
};

/// Collects tokens into runs: of what stands between two runs that both have, first what went.
class Collector
{
public:
    /// A token of both, as it stands in each.
    void keep(const Token &before, const Token &after)
    {
        if (m_changed.isEmpty()) {
            append(m_same, after);
            return;
        }
        // A comma between two changes is none to keep.
        m_kept.push_back({before, after});
        if (after.isWord)
            settle();
    }

    void remove(const Token &token)
    {
        spendKept();
        append(m_changed.removed, token);
    }

    void add(const Token &token)
    {
        spendKept();
        append(m_changed.added, token);
    }

    std::vector<Run> take()
    {
        settle();
        flushSame();
        return std::move(m_runs);
    }

private:
    struct Changed
    {
        QString removed;
        QString added;
        bool isEmpty() const { return removed.isEmpty() && added.isEmpty(); }
    };

    struct Kept
    {
        Token before;
        Token after;
    };

    static void append(QString &text, const Token &token)
    {
        if (token.isApart)
            text += u' ';
        text += token.text;
    }

    void spendKept()
    {
        for (const Kept &token : m_kept) {
            append(m_changed.removed, token.before);
            append(m_changed.added, token.after);
        }
        m_kept.clear();
    }

    void settle()
    {
        // A blank that only one of them has before what both have.
        if (!m_kept.empty() && m_kept.front().before.isApart != m_kept.front().after.isApart) {
            (m_kept.front().before.isApart ? m_changed.removed : m_changed.added) += u' ';
            m_kept.front().after.isApart = false;
        }
        if (!m_changed.isEmpty()) {
            flushSame();
            push(Run::Kind::Removed, m_changed.removed);
            push(Run::Kind::Added, m_changed.added);
            m_changed = {};
        }
        for (const Kept &token : m_kept)
            append(m_same, token.after);
        m_kept.clear();
    }

    void flushSame()
    {
        push(Run::Kind::Same, m_same);
        m_same.clear();
    }

    void push(Run::Kind kind, const QString &text)
    {
        if (!text.isEmpty())
            m_runs.push_back({kind, text});
    }

    std::vector<Run> m_runs;
    QString m_same;
    Changed m_changed;
    std::vector<Kept> m_kept; ///< Signs after a change, of which it is not known yet what follows.
};

std::vector<Run> wholly(const QString &before, const QString &after)
{
    std::vector<Run> runs;
    if (!before.isEmpty())
        runs.push_back({Run::Kind::Removed, before});
    if (!after.isEmpty())
        runs.push_back({Run::Kind::Added, after});
    return runs;
}

QString joined(const QStringList &words, qsizetype from, qsizetype to)
{
    QString text = words.mid(from, to - from).join(u' ');
    if (from > 0)
        text.prepend(u"… ");
    if (to < words.size())
        text += u" …";
    return text;
}

/// How many of the first, and then of the last, both have in the same order.
template <typename List>
std::pair<qsizetype, qsizetype> commonEnds(const List &a, const List &b)
{
    const auto begins = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const qsizetype start = begins.first - a.begin();
    const auto ends = std::mismatch(a.rbegin(), a.rend() - start, b.rbegin(), b.rend() - start);
    return {start, ends.first - a.rbegin()};
}

} // namespace

std::vector<Run> wordDiff(const QString &before, const QString &after)
{
    const Tokens a = tokensOf(before);
    const Tokens b = tokensOf(after);
    const auto [start, end] = commonEnds(a, b);
    const std::span<const Token> olds(a.data() + start, a.size() - std::size_t(start + end));
    const std::span<const Token> news(b.data() + start, b.size() - std::size_t(start + end));
    const std::optional<Steps> steps = ShortestWay(olds, news).find();
    if (!steps)
        return wholly(before, after);
    const auto kept = start + end + std::count(steps->begin(), steps->end(), Step::Keep);
    if (kept * LeastAlike < std::max(std::ssize(a), std::ssize(b)))
        return wholly(before, after);
    Collector runs;
    for (qsizetype i = 0; i < start; ++i)
        runs.keep(a[std::size_t(i)], b[std::size_t(i)]);
    std::size_t x = 0;
    std::size_t y = 0;
    for (auto step = steps->rbegin(); step != steps->rend(); ++step) {
        switch (*step) {
        case Step::Keep: runs.keep(olds[x++], news[y++]); break;
        case Step::Remove: runs.remove(olds[x++]); break;
        case Step::Add: runs.add(news[y++]); break;
        }
    }
    for (qsizetype i = end; i > 0; --i)
        runs.keep(a[a.size() - std::size_t(i)], b[b.size() - std::size_t(i)]);
    return runs.take();
}

std::pair<QString, QString> differingWords(const QString &before, const QString &after)
{
    const QStringList a = before.split(u' ', Qt::SkipEmptyParts);
    const QStringList b = after.split(u' ', Qt::SkipEmptyParts);
    const auto [start, end] = commonEnds(a, b);
    const qsizetype from = std::max<qsizetype>(0, start - WordsAround);
    const qsizetype rest = std::max<qsizetype>(0, end - WordsAround);
    return {joined(a, from, a.size() - rest), joined(b, from, b.size() - rest)};
}

} // namespace sheria::comparison
