// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/marker.h"

#include "core/search/text/analyzer.h"
#include "core/search/text/tokens.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace sheria::search {

using namespace Qt::StringLiterals;

namespace {

bool startsWithAny(const std::string &folded, const std::vector<std::string> &prefixes)
{
    return std::any_of(prefixes.begin(), prefixes.end(),
                       [&](const std::string &prefix) { return folded.starts_with(prefix); });
}

/// Words of a text that were seen last, for phrases that end with the present one.
struct Seen
{
    std::string folded;
    TextRange range;
};

std::optional<TextRange> phraseEnding(const std::vector<Seen> &seen,
                                      const std::vector<std::string> &phrase)
{
    if (phrase.empty() || seen.size() < phrase.size())
        return std::nullopt;
    const std::size_t begin = seen.size() - phrase.size();
    for (std::size_t i = 0; i < phrase.size(); ++i) {
        if (seen[begin + i].folded != phrase[i])
            return std::nullopt;
    }
    return TextRange{seen[begin].range.start, seen.back().range.end};
}

constexpr char Ellipsis[] = "\xE2\x80\xA6";
constexpr int WordsBefore = 6; ///< Of the first mark, where there is room.

void escape(QByteArray &out, QByteArrayView text)
{
    for (const char c : text) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '\'': out += "&#39;"; break;
        default: out += c;
        }
    }
}

struct Window
{
    std::size_t first = 0; ///< Words.
    std::size_t last = 0;  ///< The one after.
};

/// The window with the most different things in it, then with the most, the earliest of these.
Window bestWindow(const std::vector<TextRange> &words, const std::vector<Mark> &marks, int size)
{
    std::vector<std::size_t> at; // The word that each mark begins with.
    std::size_t word = 0;
    for (const Mark &mark : marks) {
        while (word + 1 < words.size() && words[word + 1].start <= mark.range.start)
            ++word;
        at.push_back(word);
    }
    std::unordered_map<std::string_view, int> inside;
    std::size_t begin = 0;
    std::size_t best = 0;
    double bestScore = -1;
    for (std::size_t end = 0; end < marks.size(); ++end) {
        ++inside[marks[end].stem];
        while (at[end] - at[begin] + 1 > std::size_t(size)) {
            const auto gone = inside.find(marks[begin].stem);
            if (--gone->second == 0)
                inside.erase(gone);
            ++begin;
        }
        const double score = double(inside.size())
            + 0.1 * double(std::min<std::size_t>(end - begin, 9));
        if (score > bestScore + 1e-9) {
            bestScore = score;
            best = begin;
        }
    }
    const std::size_t length = std::min(words.size(), std::size_t(size));
    std::size_t first = marks.empty() ? 0 : at[best];
    first -= std::min<std::size_t>(first, WordsBefore);
    first = std::min(first, words.size() - length);
    return {first, first + length};
}

} // namespace

std::vector<Mark> marksIn(QByteArrayView text, Analyzer &analyzer, const Wanted &wanted)
{
    std::vector<Mark> marks;
    std::vector<Seen> seen;
    Tokens tokens(text);
    Token token;
    while (tokens.next(token)) {
        const Word &word = analyzer(token.word);
        const TextRange range{token.start, token.end};
        const bool isWanted = wanted.stems.contains(word.stem)
            || std::any_of(word.others.begin(), word.others.end(),
                           [&](const std::string &other) { return wanted.stems.contains(other); });
        if (isWanted || startsWithAny(word.folded, wanted.prefixes))
            marks.push_back({range, word.stem});
        if (wanted.phrases.empty())
            continue;
        seen.push_back({word.folded, range});
        for (const std::vector<std::string> &phrase : wanted.phrases) {
            const std::optional<TextRange> whole = phraseEnding(seen, phrase);
            if (!whole)
                continue;
            while (!marks.empty() && marks.back().range.end > whole->start)
                marks.pop_back();
            std::string name;
            for (const std::string &part : phrase)
                name += part + ' ';
            marks.push_back({*whole, name});
        }
    }
    return marks;
}

bool hasPhrase(QByteArrayView text, const std::vector<std::string> &folded)
{
    if (folded.empty())
        return true;
    Tokens tokens(text);
    Token token;
    // How many words of the phrase came before, for each place where one may have begun.
    std::vector<std::size_t> begun;
    std::vector<std::size_t> next;
    while (tokens.next(token)) {
        next.clear();
        for (const std::size_t matched : begun) {
            if (!foldsTo(token.word, folded[matched]))
                continue;
            if (matched + 1 == folded.size())
                return true;
            next.push_back(matched + 1);
        }
        if (foldsTo(token.word, folded[0])) {
            if (folded.size() == 1)
                return true;
            next.push_back(1);
        }
        begun.swap(next);
    }
    return false;
}

bool hasNear(QByteArrayView text, Analyzer &analyzer, const std::vector<std::string> &first,
             const std::vector<std::string> &second, int distance)
{
    const auto isOf = [](const std::vector<std::string> &stems, const std::string &stem) {
        return std::find(stems.begin(), stems.end(), stem) != stems.end();
    };
    Tokens tokens(text);
    Token token;
    qint64 lastFirst = -1'000'000;
    qint64 lastSecond = -1'000'000;
    for (qint64 at = 0; tokens.next(token); ++at) {
        const std::string &stem = analyzer(token.word).stem;
        const bool isFirst = isOf(first, stem);
        const bool isSecond = isOf(second, stem);
        if ((isFirst && at - lastSecond <= distance) || (isSecond && at - lastFirst <= distance))
            return true;
        if (isFirst)
            lastFirst = at;
        if (isSecond)
            lastSecond = at;
    }
    return false;
}

QByteArray snippetOf(QByteArrayView text, const std::vector<Mark> &marks, int size)
{
    std::vector<TextRange> words;
    Tokens tokens(text);
    Token token;
    while (tokens.next(token))
        words.push_back({token.start, token.end});
    if (words.empty() || size <= 0)
        return {};
    const Window window = bestWindow(words, marks, size);
    // Punctuation around the words at both ends stays when it is the text's own end.
    const qsizetype start = window.first == 0 ? 0 : words[window.first].start;
    const qsizetype end = window.last == words.size() ? text.size() : words[window.last - 1].end;
    QByteArray out = start > 0 ? QByteArray(Ellipsis) : QByteArray();
    qsizetype at = start;
    for (const Mark &mark : marks) {
        if (mark.range.start < at || mark.range.end > end)
            continue;
        escape(out, text.sliced(at, mark.range.start - at));
        out += "<mark>";
        escape(out, text.sliced(mark.range.start, mark.range.end - mark.range.start));
        out += "</mark>";
        at = mark.range.end;
    }
    escape(out, text.sliced(at, end - at));
    if (end < text.size())
        out += Ellipsis;
    return out;
}

QString plainSnippet(const QByteArray &html)
{
    QString text = QString::fromUtf8(html);
    for (const auto &[markup, plain] : {std::pair("<mark>"_L1, ""_L1),
                                        {"</mark>"_L1, ""_L1},
                                        {"&lt;"_L1, "<"_L1},
                                        {"&gt;"_L1, ">"_L1},
                                        {"&quot;"_L1, "\""_L1},
                                        {"&#39;"_L1, "'"_L1},
                                        {"&amp;"_L1, "&"_L1}})
        text.replace(markup, plain);
    return text;
}

} // namespace sheria::search
