// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/text/analyzer.h"

#include "core/domain/language.h"
#include "core/search/text/entry.h"
#include "core/search/text/tokens.h"

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

/// Words of a language, divided by blanks.
struct Lists
{
    std::string_view language;
    std::string_view stop;
    std::string_view question;
};

constexpr auto StopLists = std::to_array<Lists>({
    {"eng", "and any as at be by for from in is of or such that the this to was which with",
     "a about after an are been being but can could did do does get gets had happen happens "
     "has have he her him his how i if into it its many may me much must my need no not on "
     "our shall she should so someone than their "
     "them then there these they those under upon we were what when where whether who "
     "whom whose why will would you your"},
    {"fra", "au aux ce d dans de des du en est et l la le les ou par pour que qui sur un une",
     "a avec ces cette comment dont elle il ils ne on pas peut quand quel quelle quelles "
     "quels quoi sa se ses si son sont"},
    {"deu", "das dem den der des die ein eine einer fur im in ist mit nach oder und von zu zur",
     "als am an auf aus bei bis durch eines es hat kann nicht sich sie sind uber um vom "
     "wann was welche wenn wer werden wie wird wo zum"},
    {"por", "a ao as com da das de do dos e em na no o os ou para pela por que um uma", ""},
    {"spa", "a al con de del e el en la las los o para por que se un una y", ""},
    {"ita",
     "a al alla che con d da dal dei del della delle di e gli i il in l la le lo nel o "
     "per un una",
     ""},
    {"swa", "au cha hii huo hiyo katika kwa la na ni wa ya za", ""},
});

/// The lists of a language, each word by itself: stop words, then those of questions.
const std::array<std::vector<std::string_view>, 2> &listsOf(QByteArrayView language)
{
    using Words = std::array<std::vector<std::string_view>, 2>;
    static const std::unordered_map<std::string_view, Words> all = [] {
        std::unordered_map<std::string_view, Words> lists;
        for (const Lists &each : StopLists) {
            lists[each.language][0] = parts(each.stop, ' ');
            if (!each.question.empty())
                lists[each.language][1] = parts(each.question, ' ');
        }
        return lists;
    }();
    static const Words none;
    const auto found = all.find({language.data(), std::size_t(language.size())});
    return found == all.end() ? none : found->second;
}

/// The words of all laws of a country; a text of made-up words cannot make it grow for ever.
constexpr std::size_t MaxRemembered = 400'000;

Xapian::Stem stemmerFor(const QByteArray &language)
{
    static const std::string available = " " + Xapian::Stem::get_available_languages() + " ";
    // Xapian knows two-letter codes for the stemmers of Snowball.
    static constexpr auto Codes = std::to_array<std::string_view>(
        {"ar", "hy", "eu", "ca", "da", "nl", "en", "fi", "fr", "de", "hu", "id", "ga",
         "it", "lt", "ne", "no", "nb", "nn", "pt", "ro", "ru", "es", "sv", "ta", "tr"});
    const QByteArray two = shortLanguageCode(language);
    const std::string_view code(two.data(), std::size_t(two.size()));
    if (std::find(Codes.begin(), Codes.end(), code) == Codes.end())
        return {};
    try {
        return Xapian::Stem(std::string(code));
    } catch (const Xapian::InvalidArgumentError &) {
        return {}; // This Xapian was built without it.
    }
}

void cut(std::string &term)
{
    if (term.size() <= MaxTermBytes)
        return;
    std::size_t end = MaxTermBytes;
    while (end > 0 && (static_cast<unsigned char>(term[end]) & 0xC0U) == 0x80U)
        --end;
    term.resize(end);
}

bool isPlainWord(std::string_view folded)
{
    return folded.size() > 1
        && std::none_of(folded.begin(), folded.end(), [](char c) { return c >= '0' && c <= '9'; });
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

std::span<const std::string_view> stopWords(QByteArrayView language)
{
    return listsOf(language)[0];
}

std::span<const std::string_view> questionWords(QByteArrayView language)
{
    return listsOf(language)[1];
}

Analyzer::Analyzer(QByteArrayView language)
{
    const QByteArray code = language.toByteArray();
    m_stem = stemmerFor(code);
    m_hasStem = !m_stem.is_none();
    m_isArabic = code == "ara";
    m_stop = stopWords(code);
}

const Word &Analyzer::operator()(std::string_view word)
{
    const std::size_t hash = std::hash<std::string_view>()(word);
    if (m_words.size() * 2 >= m_slots.size())
        grow();
    Slot &slot = slotOf(hash, word);
    if (!slot.known) {
        m_words.push_back({std::string(word), analyze(word)});
        slot = {hash, &m_words.back()};
    }
    return slot.known->word;
}

/// The slot that has the word, or the empty one where it belongs.
Analyzer::Slot &Analyzer::slotOf(std::size_t hash, std::string_view word)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    while (m_slots[at].known && (m_slots[at].hash != hash || m_slots[at].known->written != word))
        at = (at + 1) & mask;
    return m_slots[at];
}

void Analyzer::grow()
{
    constexpr std::size_t Least = 1024;
    const std::vector<Slot> before = std::exchange(m_slots, {});
    m_slots.resize(std::max(Least, before.size() * 2));
    for (const Slot &slot : before) {
        if (slot.known)
            slotOf(slot.hash, slot.known->written) = slot;
    }
}

void Analyzer::forget()
{
    if (m_words.size() <= MaxRemembered)
        return;
    m_words.clear();
    m_slots.clear();
}

Word Analyzer::analyze(std::string_view word) const
{
    Word out;
    out.folded = foldedNumber(fold(word));
    cut(out.folded);
    out.isPlain = isPlainWord(out.folded);
    out.pairHash = PairSignature::wordHash(out.folded);
    if (!out.isPlain)
        out.others = otherNumbers(out.folded);
    out.isStop = std::find(m_stop.begin(), m_stop.end(), out.folded) != m_stop.end();
    out.stem = out.folded;
    if (m_isArabic)
        out.stem = std::string(withoutArticle(out.folded));
    if (m_hasStem && out.isPlain) {
        // Stemmers need the diacritics that folding takes away; Arabic's does its own folding.
        const std::string stem = m_stem(m_isArabic ? out.stem : lowered(word));
        if (std::string folded = fold(stem); !folded.empty())
            out.stem = std::move(folded);
    }
    cut(out.stem);
    return out;
}

bool isFunctionWord(std::string_view folded, QByteArrayView language)
{
    const auto has = [&](std::span<const std::string_view> words) {
        return std::find(words.begin(), words.end(), folded) != words.end();
    };
    return has(stopWords(language)) || has(questionWords(language));
}

Analyzer &Analyzers::of(const QByteArray &language)
{
    const std::string key = language.toStdString();
    const auto known = m_byLanguage.find(key);
    if (known != m_byLanguage.end())
        return known->second;
    return m_byLanguage.emplace(key, Analyzer(language)).first->second;
}

void Analyzers::forget()
{
    for (auto &[language, analyzer] : m_byLanguage)
        analyzer.forget();
}

} // namespace sheria::search
