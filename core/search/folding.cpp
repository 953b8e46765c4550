#include "core/search/folding.h"

#include <QChar>
#include <QString>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace sheria::search {

namespace {

using Pair = std::pair<char32_t, QStringView>;

/// Letters that no decomposition takes apart.
constexpr auto Letters = std::to_array<Pair>({
    {U'ß', u"ss"}, {U'æ', u"ae"}, {U'œ', u"oe"}, {U'ø', u"o"}, {U'đ', u"d"}, {U'ð', u"d"},
    {U'þ', u"th"}, {U'ł', u"l"},  {U'ı', u"i"},  {U'ŋ', u"n"}, {U'ɛ', u"e"}, {U'ɔ', u"o"},
    {U'ɓ', u"b"},  {U'ɗ', u"d"},  {U'ƙ', u"k"},  {U'ƴ', u"y"}, {U'ħ', u"h"}, {U'ŧ', u"t"},
    {U'أ', u"ا"},  {U'إ', u"ا"},  {U'آ', u"ا"},  {U'ٱ', u"ا"}, {U'ى', u"ي"}, {U'ة', u"ه"},
    {U'ؤ', u"و"},  {U'ئ', u"ي"},  {U'ک', u"ك"},  {U'ی', u"ي"}, {U'ـ', u""},  {U'ς', u"σ"},
    {U'٫', u"."},  {U'٬', u","},
});

constexpr char32_t EthiopicFirst = 0x1200;
constexpr char32_t EthiopicLast = 0x135A;

struct Series
{
    char32_t from;
    char32_t to;
    int letters;
};
/// Rows of the Ethiopic block that sound alike in Amharic: each takes the place of the other.
constexpr auto Homophones = std::to_array<Series>({
    {0x1210, 0x1200, 8}, // ሐ: ሀ
    {0x1280, 0x1200, 8}, // ኀ: ሀ
    {0x12B8, 0x1200, 7}, // ኸ: ሀ
    {0x1220, 0x1230, 8}, // ሠ: ሰ
    {0x12D0, 0x12A0, 7}, // ዐ: አ
    {0x1340, 0x1338, 8}, // ፀ: ጸ
});

char32_t ethiopic(char32_t letter)
{
    for (const Series &series : Homophones) {
        if (letter >= series.from && letter < series.from + char32_t(series.letters)) {
            letter = letter - series.from + series.to;
            break;
        }
    }
    // The fourth order of these two rows sounds like the first.
    if (letter == 0x1203)
        return 0x1200;
    return letter == 0x12A3 ? 0x12A0 : letter;
}

void appendFolded(QString &out, char32_t c)
{
    if (c >= EthiopicFirst && c <= EthiopicLast) {
        out += QChar::fromUcs4(ethiopic(c));
        return;
    }
    if (QChar::isMark(c) || QChar::category(c) == QChar::Other_Format)
        return;
    if (QChar::isDigit(c)) {
        out += QChar(u'0' + QChar::digitValue(c));
        return;
    }
    const auto *letter = std::find_if(Letters.begin(), Letters.end(),
                                      [c](const Pair &pair) { return pair.first == c; });
    if (letter != Letters.end())
        out += letter->second;
    else
        out += QChar::fromUcs4(c);
}

QString folded(const QString &word)
{
    // Compatibility forms too: ligatures, full-width digits, Arabic presentation forms.
    QString lower = word.normalized(QString::NormalizationForm_KC).toLower();
    QString composed;
    // Arabic letters with hamza have to be seen whole, before marks are taken off.
    for (const char32_t c : lower.toUcs4())
        appendFolded(composed, c);
    QString out;
    for (const char32_t c : composed.normalized(QString::NormalizationForm_D).toUcs4()) {
        if (!QChar::isMark(c))
            appendFolded(out, c);
    }
    return out;
}

char lowerAscii(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

std::string asciiLowered(std::string_view word)
{
    std::string out(word);
    std::transform(out.begin(), out.end(), out.begin(), lowerAscii);
    return out;
}

} // namespace

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string fold(std::string_view word)
{
    if (isAscii(word))
        return asciiLowered(word);
    return folded(QString::fromUtf8(word.data(), qsizetype(word.size()))).toStdString();
}

bool foldsTo(std::string_view word, std::string_view folded)
{
    if (word.empty() || folded.empty())
        return fold(word) == folded;
    // What follows an ASCII letter may be a mark, which is taken off, but no other letter of it.
    const bool isAsciiFirst = static_cast<unsigned char>(word[0]) < 0x80;
    if (isAsciiFirst && lowerAscii(word[0]) != folded[0])
        return false;
    if (!isAscii(word))
        return fold(word) == folded;
    return std::equal(word.begin(), word.end(), folded.begin(), folded.end(),
                      [](char c, char other) { return lowerAscii(c) == other; });
}

std::string lowered(std::string_view word)
{
    if (isAscii(word))
        return asciiLowered(word);
    return QString::fromUtf8(word.data(), qsizetype(word.size()))
        .normalized(QString::NormalizationForm_C)
        .toLower()
        .toStdString();
}

std::string_view withoutArticle(std::string_view folded)
{
    // A word keeps three letters (of two bytes each) at least.
    constexpr std::size_t Kept = 6;
    static constexpr auto Articles = std::to_array<std::string_view>(
        {"وال", "بال", "كال", "فال", "لل", "ال"});
    for (const std::string_view article : Articles) {
        if (folded.starts_with(article) && folded.size() >= article.size() + Kept)
            return folded.substr(article.size());
    }
    return folded;
}

} // namespace sheria::search
