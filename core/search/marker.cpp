#include "core/search/marker.h"

#include "core/search/folding.h"
#include "core/search/tokens.h"

#include <algorithm>
#include <optional>

namespace sheria::search {

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

} // namespace sheria::search
