#include "core/search/numbers.h"

#include <algorithm>
#include <array>

namespace sheria::search {

namespace {

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

} // namespace

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

} // namespace sheria::search
