#include "core/search/stopwords.h"

#include <algorithm>
#include <array>

namespace sheria::search {

namespace {

constexpr auto English = std::to_array<std::string_view>(
    {"and", "any", "as",   "at",   "be",  "by",   "for", "from", "in",    "is",
     "of",  "or",  "such", "that", "the", "this", "to",  "was",  "which", "with"});
constexpr auto French = std::to_array<std::string_view>(
    {"au", "aux", "ce",  "d",  "dans", "de",   "des", "du",  "en",  "est", "et", "l",
     "la", "le",  "les", "ou", "par",  "pour", "que", "qui", "sur", "un",  "une"});
constexpr auto German = std::to_array<std::string_view>(
    {"das", "dem", "den", "der", "des",  "die",  "ein", "eine", "einer", "fur",
     "im",  "in",  "ist", "mit", "nach", "oder", "und", "von",  "zu",    "zur"});
constexpr auto Portuguese = std::to_array<std::string_view>(
    {"a",  "ao", "as", "com", "da", "das",  "de",   "do",  "dos", "e",  "em",
     "na", "no", "o",  "os",  "ou", "para", "pela", "por", "que", "um", "uma"});
constexpr auto Spanish = std::to_array<std::string_view>({"a", "al", "con", "de", "del", "e", "el",
                                                          "en", "la", "las", "los", "o", "para",
                                                          "por", "que", "se", "un", "una", "y"});
constexpr auto Italian = std::to_array<std::string_view>(
    {"a",   "al",    "alla",  "che", "con", "d",   "da",  "dal", "dei",
     "del", "della", "delle", "di",  "e",   "gli", "i",   "il",  "in",
     "l",   "la",    "le",    "lo",  "nel", "o",   "per", "un",  "una"});
constexpr auto Swahili = std::to_array<std::string_view>(
    {"au", "cha", "hii", "huo", "hiyo", "katika", "kwa", "la", "na", "ni", "wa", "ya", "za"});

constexpr auto EnglishQuestions = std::to_array<std::string_view>(
    {"a",     "about", "after", "an",   "are",   "been",  "being", "but",     "can",
     "could", "did",   "do",    "does", "had",   "has",   "have",  "he",      "her",
     "him",   "his",   "how",   "i",    "if",    "into",  "it",    "its",     "may",
     "me",    "my",    "no",    "not",  "on",    "our",   "shall", "she",     "should",
     "so",    "than",  "their", "them", "then",  "there", "these", "they",    "those",
     "under", "upon",  "we",    "were", "what",  "when",  "where", "whether", "who",
     "whom",  "whose", "why",   "will", "would", "you",   "your"});
constexpr auto FrenchQuestions = std::to_array<std::string_view>(
    {"a",    "avec", "ces", "cette", "comment", "dont", "elle",   "il",      "ils",
     "ne",   "on",   "pas", "peut",  "quand",   "quel", "quelle", "quelles", "quels",
     "quoi", "sa",   "se",  "ses",   "si",      "son",  "sont"});
constexpr auto GermanQuestions = std::to_array<std::string_view>(
    {"als", "am",     "an",    "auf",  "aus",    "bei",  "bis",  "durch", "eines", "es",
     "hat", "kann",   "nicht", "sich", "sie",    "sind", "uber", "um",    "vom",   "wann",
     "was", "welche", "wenn",  "wer",  "werden", "wie",  "wird", "wo",    "zum"});

struct Lists
{
    QByteArrayView language;
    std::span<const std::string_view> stop;
    std::span<const std::string_view> question;
};

const Lists *listsOf(QByteArrayView language)
{
    static const std::array<Lists, 7> all = {{{"eng", English, EnglishQuestions},
                                              {"fra", French, FrenchQuestions},
                                              {"deu", German, GermanQuestions},
                                              {"por", Portuguese, {}},
                                              {"spa", Spanish, {}},
                                              {"ita", Italian, {}},
                                              {"swa", Swahili, {}}}};
    const auto *found = std::find_if(all.begin(), all.end(), [&](const Lists &lists) {
        return lists.language == language;
    });
    return found == all.end() ? nullptr : found;
}

} // namespace

std::span<const std::string_view> stopWords(QByteArrayView language)
{
    const Lists *lists = listsOf(language);
    return lists ? lists->stop : std::span<const std::string_view>();
}

std::span<const std::string_view> questionWords(QByteArrayView language)
{
    const Lists *lists = listsOf(language);
    return lists ? lists->question : std::span<const std::string_view>();
}

} // namespace sheria::search
