// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/text/tokens.h"

#include "core/search/text/analyzer.h"

#include <QChar>

#include <algorithm>
#include <array>

namespace sheria::search {

namespace {

struct Decoded
{
    char32_t character = 0xFFFD;
    std::size_t length = 1;
};

Decoded decode(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t offset) {
        return at + offset < text.size() ? static_cast<unsigned char>(text[at + offset]) : 0U;
    };
    const unsigned lead = byte(0);
    const auto more = [&](std::size_t offset) {
        return byte(offset) & 0x3FU;
    };
    const auto isMore = [&](std::size_t offset) {
        return (byte(offset) & 0xC0U) == 0x80U;
    };
    if ((lead & 0xE0U) == 0xC0U && isMore(1))
        return {((lead & 0x1FU) << 6U) | more(1), 2};
    if ((lead & 0xF0U) == 0xE0U && isMore(1) && isMore(2))
        return {((lead & 0x0FU) << 12U) | (more(1) << 6U) | more(2), 3};
    if ((lead & 0xF8U) == 0xF0U && isMore(1) && isMore(2) && isMore(3))
        return {((lead & 0x07U) << 18U) | (more(1) << 12U) | (more(2) << 6U) | more(3), 4};
    return {};
}

bool isIdeograph(char32_t c)
{
    return (c >= 0x3040 && c <= 0x30FF) || (c >= 0x3400 && c <= 0x4DBF)
        || (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF)
        || (c >= 0x20000 && c <= 0x2FFFF);
}

bool isApostrophe(std::string_view text, std::size_t at, std::size_t &length)
{
    if (text[at] == '\'') {
        length = 1;
        return true;
    }
    length = 3;
    return text.substr(at, 3) == "\xE2\x80\x99";
}

constexpr bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Of each byte: whether it is a letter by itself. Most of a text is.
constexpr auto AsciiLetters = [] {
    std::array<bool, 256> letters{};
    for (std::size_t c = 0; c < letters.size(); ++c)
        letters[c] = c < 0x80 && isAsciiLetter(char(c));
    return letters;
}();

constexpr std::size_t MaxCurrencyBytes = 4; ///< "R", "Ksh", "TZS".
constexpr std::size_t Group = 3;            ///< Digits between two separators.
constexpr std::size_t MaxGroups = 8;

/// Where the number begins in "ksh1000"; npos where what comes before is no currency's sign.
std::size_t numberStart(std::string_view word)
{
    const auto digit = std::find_if(word.begin(), word.end(), isDigit);
    const auto start = std::size_t(digit - word.begin());
    const bool isNumber = digit != word.end() && start <= MaxCurrencyBytes
        && std::all_of(digit, word.end(),
                       [](char c) { return isDigit(c) || c == '.' || c == ','; });
    return isNumber ? start : std::string_view::npos;
}

/// "1,000,000", and "10,00,000" as in South Asia.
bool isGrouped(const std::vector<std::string_view> &groups)
{
    if (groups.size() < 2 || groups.front().empty() || groups.front().size() > Group
        || groups.back().size() != Group)
        return false;
    return std::all_of(groups.begin() + 1, groups.end() - 1, [&](std::string_view group) {
        return group.size() == Group || (group.size() == 2 && groups.front().size() <= 2);
    });
}

std::string without(std::string_view text, char separator)
{
    std::string out;
    std::copy_if(text.begin(), text.end(), std::back_inserter(out),
                 [separator](char c) { return c != separator; });
    return out;
}

bool isBlankBetween(QByteArrayView gap)
{
    static constexpr auto Blanks = std::to_array<const char *>(
        {" ", "\xC2\xA0", "\xE2\x80\x89", "\xE2\x80\xAF"}); // Also fixed and thin ones.
    return std::any_of(Blanks.begin(), Blanks.end(),
                       [gap](const char *blank) { return gap == QByteArrayView(blank); });
}

constexpr std::size_t MaxPinpointBytes = 6; ///< "12A", "iii", "103.14"
constexpr std::size_t MaxPinpointDepth = 6;
constexpr std::size_t MaxNumberBytes = 8;
constexpr std::size_t MaxReporterWords = 5; ///< "EWCA Civ", "UKUT", "2 All ER".

bool isYear(std::string_view word)
{
    return word.size() == 4 && isDigits(word) && (word[0] == '1' || word[0] == '2');
}

bool startsWithDigit(std::string_view word)
{
    return !word.empty() && word[0] >= '0' && word[0] <= '9';
}

class Scan
{
public:
    Scan(QByteArrayView text, std::span<const Token> tokens) : m_text(text), m_tokens(tokens) {}

    std::vector<CitationTerm> run()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (!m_tokens[i].hasDigit || !startsWithDigit(m_tokens[i].word))
                continue;
            pinpoint(i);
            numberOfYear(i);
            neutral(i);
        }
        return std::move(m_found);
    }

private:
    /// What stands between a token and the one after it.
    QByteArrayView gap(std::size_t i) const
    {
        if (i + 1 >= m_tokens.size())
            return m_text.sliced(m_tokens[i].end);
        return m_text.sliced(m_tokens[i].end, m_tokens[i + 1].start - m_tokens[i].end);
    }

    void add(std::string term, std::size_t first, std::size_t last)
    {
        if (term.size() <= 64)
            m_found.push_back({std::move(term), first, last});
    }

    void pinpoint(std::size_t i)
    {
        if (m_tokens[i].word.size() > MaxPinpointBytes || gap(i) != "(")
            return;
        std::string term = fold(m_tokens[i].word);
        for (std::size_t at = i + 1; at < m_tokens.size() && at <= i + MaxPinpointDepth; ++at) {
            const QByteArrayView after = gap(at);
            if (m_tokens[at].word.size() > MaxPinpointBytes || after.empty() || after[0] != ')')
                return;
            term += "(" + fold(m_tokens[at].word) + ")";
            add(term, i, at);
            if (after != ")(")
                return;
        }
    }

    void numberOfYear(std::size_t i)
    {
        const std::string_view number = m_tokens[i].word;
        if (number.size() > MaxNumberBytes || i + 1 >= m_tokens.size())
            return;
        const std::string_view next = m_tokens[i + 1].word;
        if (gap(i) == "/" && startsWithDigit(next) && next.size() <= MaxNumberBytes)
            return add(fold(number) + "/" + fold(next), i, i + 1);
        static constexpr auto Of = std::to_array<std::string_view>(
            {"of", "de", "von", "ya", "van"});
        const bool isOf = std::find(Of.begin(), Of.end(), next) != Of.end();
        if (isOf && i + 2 < m_tokens.size() && isYear(m_tokens[i + 2].word))
            add(fold(number) + "/" + std::string(m_tokens[i + 2].word), i, i + 2);
    }

    void neutral(std::size_t i)
    {
        const qsizetype before = m_tokens[i].start - 1;
        if (!isYear(m_tokens[i].word) || before < 0 || m_text[before] != '[' || gap(i) != "] ")
            return;
        std::string term(m_tokens[i].word);
        bool hasWord = false;
        for (std::size_t at = i + 1; at < m_tokens.size() && at <= i + MaxReporterWords; ++at) {
            term += " " + fold(m_tokens[at].word);
            if (hasWord && isDigits(m_tokens[at].word))
                return add(term, i, at);
            hasWord = hasWord || !m_tokens[at].hasDigit;
            if (gap(at) != " ")
                return;
        }
    }

    QByteArrayView m_text;
    std::span<const Token> m_tokens;
    std::vector<CitationTerm> m_found;
};

} // namespace

std::vector<std::string_view> parts(std::string_view text, char separator)
{
    std::vector<std::string_view> found;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        found.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return found;
}

Tokens::Character Tokens::at(std::size_t position) const
{
    const char c = m_text[position];
    if (static_cast<unsigned char>(c) >= 0x80)
        return wide(position);
    if (isAsciiLetter(c))
        return {Kind::Letter, 1};
    return {c >= '0' && c <= '9' ? Kind::Digit : Kind::Other, 1};
}

Tokens::Character Tokens::wide(std::size_t position) const
{
    const Decoded decoded = decode(m_text, position);
    const char32_t c = decoded.character;
    if (isIdeograph(c))
        return {Kind::Alone, decoded.length};
    if (QChar::isDigit(c))
        return {Kind::Digit, decoded.length};
    // The soft hyphen and joiners do not part a word.
    const bool isInWord = QChar::isLetterOrNumber(c) || QChar::isMark(c) || c == 0xAD || c == 0x200C
        || c == 0x200D;
    return {isInWord ? Kind::Letter : Kind::Other, decoded.length};
}

/// The length of what joins two characters of a word at `position`: a point or comma in a number.
std::size_t Tokens::joint(std::size_t position, Kind before) const
{
    const char c = m_text[position];
    const std::string_view wide = m_text.substr(position, 2);
    // The Arabic decimal separator and that of thousands.
    const std::size_t length = wide == "\xD9\xAB" || wide == "\xD9\xAC" ? 2 : 1;
    const bool isSeparator = c == '.' || c == ',' || length == 2;
    if (before != Kind::Digit || !isSeparator || position + length >= m_text.size())
        return 0;
    return at(position + length).kind == Kind::Digit ? length : 0;
}

bool Tokens::next(Token &token)
{
    Character first;
    while (m_at < m_text.size()) {
        first = at(m_at);
        if (first.kind != Kind::Other)
            break;
        m_at += first.length;
    }
    if (m_at >= m_text.size())
        return false;
    const std::size_t start = m_at;
    token.hasDigit = first.kind == Kind::Digit;
    m_at += first.length;
    Kind before = first.kind;
    while (before != Kind::Alone && m_at < m_text.size()) {
        if (AsciiLetters[static_cast<unsigned char>(m_text[m_at])]) {
            before = Kind::Letter;
            ++m_at;
            continue;
        }
        const Character following = at(m_at);
        if (following.kind == Kind::Letter || following.kind == Kind::Digit) {
            token.hasDigit = token.hasDigit || following.kind == Kind::Digit;
            before = following.kind;
            m_at += following.length;
        } else if (const std::size_t length = following.kind == Kind::Other ? joint(m_at, before)
                                                                            : 0) {
            m_at += length;
        } else {
            break;
        }
    }
    token.word = m_text.substr(start, m_at - start);
    token.start = qsizetype(start);
    std::size_t apostrophe = 0;
    if (before == Kind::Letter && m_at < m_text.size() && isApostrophe(m_text, m_at, apostrophe)) {
        const std::size_t s = m_at + apostrophe;
        const bool isS = s < m_text.size() && (m_text[s] == 's' || m_text[s] == 'S');
        if (isS && (s + 1 >= m_text.size() || at(s + 1).kind == Kind::Other))
            m_at = s + 1;
    }
    token.end = qsizetype(m_at);
    return true;
}

std::string foldedNumber(std::string folded)
{
    const std::size_t comma = folded.find(',');
    if (comma == std::string::npos)
        return folded;
    const std::size_t start = std::min(numberStart(folded), comma);
    const std::size_t point = std::min(folded.find('.', start), folded.size());
    const std::string_view whole(folded);
    const bool isDecimal = point == folded.size() && whole.find(',', comma + 1) == whole.npos
        && !isGrouped(parts(whole.substr(start), ','));
    if (!isDecimal)
        return without(folded, ',');
    folded[comma] = '.';
    return folded;
}

std::vector<std::string> otherNumbers(std::string_view folded)
{
    std::vector<std::string> others;
    const std::size_t start = numberStart(folded);
    if (start == std::string_view::npos)
        return others;
    const std::string_view currency = folded.substr(0, start);
    const std::string_view number = folded.substr(start);
    std::vector<std::string> numbers{std::string(number)};
    const std::vector<std::string_view> groups = parts(number, '.');
    if (isGrouped(groups))
        numbers.push_back(without(number, '.'));
    const bool isWhole = groups.size() == 2 && !groups.back().empty() && groups.back().size() <= 2
        && groups.back().find_first_not_of('0') == std::string_view::npos;
    if (isWhole)
        numbers.emplace_back(groups.front());
    for (const std::string &form : numbers) {
        for (const std::string &other : {std::string(currency) + form, form}) {
            if (other != folded && std::find(others.begin(), others.end(), other) == others.end())
                others.push_back(other);
        }
    }
    return others;
}

bool isThousands(std::string_view word, std::string_view next)
{
    const std::size_t start = numberStart(word);
    if (start == std::string_view::npos || next.size() < Group || !isDigits(next.substr(0, Group)))
        return false;
    const std::string_view digits = word.substr(start);
    const std::string_view fraction = next.substr(Group);
    const bool endsWell = fraction.empty()
        || ((fraction[0] == '.' || fraction[0] == ',') && isDigits(fraction.substr(1)));
    return isDigits(digits) && digits.size() <= Group && digits[0] != '0' && endsWell;
}

std::vector<std::string> groupedNumbers(QByteArrayView text, std::span<const Token> tokens)
{
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (!tokens[i].hasDigit || !tokens[i + 1].hasDigit)
            continue;
        std::string number(tokens[i].word);
        std::size_t last = i;
        while (last + 1 < tokens.size() && last < i + MaxGroups) {
            const Token &next = tokens[last + 1];
            const qsizetype end = tokens[last].end;
            const std::string_view before = last == i ? tokens[i].word : std::string_view("1");
            const bool hasEnded = last > i && tokens[last].word.size() > Group;
            if (hasEnded || !isBlankBetween(text.sliced(end, next.start - end))
                || !isThousands(before, next.word))
                break;
            number += next.word;
            ++last;
        }
        if (last > i)
            numbers.push_back(std::move(number));
        i = last;
    }
    return numbers;
}

std::vector<CitationTerm> citationTerms(QByteArrayView text, std::span<const Token> tokens)
{
    return Scan(text, tokens).run();
}

} // namespace sheria::search
