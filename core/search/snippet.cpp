#include "core/search/snippet.h"

#include "core/search/tokens.h"

#include <algorithm>
#include <unordered_map>

namespace sheria::search {

namespace {

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

} // namespace sheria::search
