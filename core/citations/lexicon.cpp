#include "core/citations/lexicon.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace sheria::citations {

namespace {

struct Entry
{
    std::string_view word;
    Lexeme lexeme;
};

constexpr std::uint32_t P = ProvisionWord;
constexpr std::uint32_t PA = ProvisionWord | Abbreviation;

// NOLINTNEXTLINE(modernize-avoid-c-arrays)
constexpr Entry Words[] = {
    // Parts of laws.
    {"section", {P | TitleStop, Unit::Section}},
    {"sections", {P | TitleStop, Unit::Section}},
    {"sec", {PA, Unit::Section}},
    {"secs", {PA, Unit::Section}},
    {"sect", {PA, Unit::Section}},
    {"s", {PA, Unit::Section}},
    {"ss", {PA, Unit::Section}},
    {"kifungu", {P, Unit::Section}},
    {"vifungu", {P, Unit::Section}},
    {"artikel", {P, Unit::Section}},
    {"article", {P | TitleStop, Unit::Article}},
    {"articles", {P | TitleStop, Unit::Article}},
    {"artigo", {P, Unit::Article}},
    {"artigos", {P, Unit::Article}},
    {"art", {PA, Unit::Article}},
    {"arts", {PA, Unit::Article}},
    {"regulation", {P | Anchor, Unit::Regulation, "regulation"}},
    {"reg", {PA, Unit::Regulation}},
    {"regs", {PA, Unit::Regulation}},
    {"rule", {P | TitleStop, Unit::Rule}},
    {"r", {PA, Unit::Rule}},
    {"rr", {PA, Unit::Rule}},
    {"paragraph", {P | TitleStop, Unit::Paragraph}},
    {"paragraphs", {P | TitleStop, Unit::Paragraph}},
    {"paragraphe", {P, Unit::Paragraph}},
    {"paragraphes", {P, Unit::Paragraph}},
    {"para", {PA, Unit::Paragraph}},
    {"paras", {PA, Unit::Paragraph}},
    {"clause", {P | TitleStop, Unit::Clause}},
    {"clauses", {P | TitleStop, Unit::Clause}},
    {"schedule", {P | TitleStop, Unit::Schedule}},
    {"schedules", {P | TitleStop, Unit::Schedule}},
    {"sched", {PA, Unit::Schedule}},
    {"sch", {PA, Unit::Schedule}},
    {"annexe", {P, Unit::Schedule}},
    {"chapter", {P | TitleStop | ChapterWord, Unit::Chapter}},
    {"chapters", {P | TitleStop, Unit::Chapter}},
    {"chapitre", {P, Unit::Chapter}},
    {"part", {P | TitleStop, Unit::Part}},
    {"parts", {P | TitleStop, Unit::Part}},
    {"partie", {P, Unit::Part}},
    {"titre", {P, Unit::Part}},
    {"subsection", {P | TitleStop, Unit::Inner}},
    {"subsections", {P | TitleStop, Unit::Inner}},
    {"subparagraph", {P, Unit::Inner}},
    {"subparagraphs", {P, Unit::Inner}},
    {"alinea", {P, Unit::Inner}},
    {"alineas", {P, Unit::Inner}},
    {"item", {P, Unit::Inner}},
    // What a title ends with.
    {"act", {Anchor | NumberedHead, Unit::None, "act"}},
    {"ordinance", {Anchor | NumberedHead, Unit::None, "ordinance"}},
    {"code", {Anchor | OpenAnchor | CodeWord, Unit::None, "code"}},
    {"constitution", {Anchor | OpenAnchor, Unit::None, "constitution"}},
    {"convention", {WeakAnchor | OpenAnchor, Unit::None, "convention"}},
    {"charter", {WeakAnchor | OpenAnchor, Unit::None, "charter"}},
    {"protocol", {WeakAnchor | OpenAnchor, Unit::None, "protocol"}},
    {"treaty", {WeakAnchor | OpenAnchor, Unit::None, "treaty"}},
    {"regulations", {P | Anchor, Unit::Regulation, "regulations"}},
    {"rules", {P | Anchor, Unit::Rule, "rules"}},
    {"order", {WeakAnchor, Unit::None, "order"}},
    {"directions", {WeakAnchor, Unit::None, "directions"}},
    {"scheme", {WeakAnchor, Unit::None, "scheme"}},
    {"statute", {WeakAnchor, Unit::None, "statute"}},
    {"measure", {WeakAnchor, Unit::None, "measure"}},
    {"proclamation", {WeakAnchor | NumberedHead, Unit::None, "proclamation"}},
    {"decree", {WeakAnchor | NumberedHead, Unit::None, "decree"}},
    {"law", {WeakAnchor | NumberedHead, Unit::None, "act"}},
    {"bylaw", {Anchor, Unit::None, "by-law"}},
    {"bylaws", {Anchor, Unit::None, "by-law"}},
    {"notice", {NumberedHead | WeakAnchor, Unit::None, "notice"}},
    {"gn", {NumberedHead, Unit::None, "gn"}},
    {"ln", {NumberedHead, Unit::None, "ln"}},
    {"si", {NumberedHead, Unit::None, "si"}},
    {"wet", {NumberedHead, Unit::None, "act"}},
    {"sheria", {NumberedHead, Unit::None, "act"}},
    {"cap", {ChapterWord | Abbreviation}},
    // French and Portuguese.
    {"loi", {FrenchHead, Unit::None, "act"}},
    {"decret", {FrenchHead, Unit::None, "decret"}},
    {"ordonnance", {FrenchHead, Unit::None, "ordonnance"}},
    {"arrete", {FrenchHead, Unit::None, "arrete"}},
    {"reglement", {FrenchHead, Unit::None, "reglement"}},
    {"decision", {FrenchHead | TitleStop, Unit::None, "decision"}},
    {"dahir", {FrenchHead, Unit::None, "dahir"}},
    {"lei", {FrenchHead, Unit::None, "act"}},
    {"decreto", {FrenchHead, Unit::None, "decreto"}},
    {"janvier", {Month}},
    {"fevrier", {Month}},
    {"mars", {Month}},
    {"avril", {Month}},
    {"mai", {Month}},
    {"juin", {Month}},
    {"juillet", {Month}},
    {"aout", {Month}},
    {"septembre", {Month}},
    {"octobre", {Month}},
    {"novembre", {Month}},
    {"decembre", {Month}},
    // What joins them.
    {"of", {OfWord | Connector | YearOf}},
    {"into", {OfWord}},
    {"in", {OfWord | Connector | TitleStop}},
    {"to", {OfWord | Connector | ToWord | TitleStop}},
    {"du", {OfWord}},
    {"de", {OfWord | YearOf}},
    {"des", {OfWord}},
    {"d", {OfWord}},
    {"da", {OfWord}},
    {"do", {OfWord}},
    {"van", {OfWord | YearOf}},
    {"ya", {OfWord | YearOf}},
    {"cha", {OfWord}},
    {"vya", {OfWord}},
    {"the", {Article | TitleStop}},
    {"la", {Article}},
    {"le", {Article}},
    {"les", {Article}},
    {"l", {Article}},
    {"die", {Article}},
    {"and", {Connector | AndWord | TitleStop}},
    {"or", {Connector | AndWord | TitleStop}},
    {"et", {AndWord}},
    {"ou", {AndWord}},
    {"e", {AndWord}},
    {"en", {AndWord}},
    {"na", {AndWord | NumberSign}},
    {"through", {ToWord}},
    {"a", {ToWord | TitleStop}},
    {"au", {ToWord}},
    {"aux", {ToWord}},
    {"tot", {ToWord}},
    {"for", {Connector | TitleStop}},
    {"on", {Connector | TitleStop}},
    {"from", {Connector | TitleStop}},
    {"with", {Connector | TitleStop}},
    {"by", {Connector | TitleStop}},
    {"against", {Connector | TitleStop}},
    {"no", {NumberSign}},
    {"nos", {NumberSign}},
    {"nr", {NumberSign}},
    {"n", {NumberSign}},
    {"number", {NumberSign}},
    {"that", {ThatWord | TitleStop}},
    {"said", {ThatWord}},
    {"same", {ThatWord}},
    {"meme", {ThatWord}},
    {"dudit", {OfWord | ThatWord}},
    {"ledit", {ThatWord}},
    {"ladite", {ThatWord}},
    {"this", {ThisWord | TitleStop}},
    {"cette", {ThatWord}},
    {"present", {ThisWord}},
    {"presente", {ThisWord}},
    {"hierdie", {ThisWord}},
    {"at", {AtWord | TitleStop}},
    {"means", {MeansWord}},
};

/// Words that begin sentences and headings, and nouns before "of the … Act", which no title has there.
constexpr auto Stops = std::to_array<std::string_view>(
    {"under",        "see",          "both",        "each",
     "where",        "when",         "if",          "although",
     "as",           "since",        "pursuant",    "but",
     "while",        "whether",      "an",          "such",
     "these",        "those",        "any",         "its",
     "it",           "however",      "thus",        "further",
     "also",         "because",      "before",      "after",
     "application",  "purpose",      "purposes",    "objects",
     "provisions",   "provision",    "effect",      "meaning",
     "ambit",        "scope",        "breach",      "contravention",
     "terms",        "virtue",       "text",        "minister",
     "applicant",    "respondent",   "per",         "compare",
     "unlike",       "neither",      "nor",         "nothing",
     "subject",      "every",        "all",         "some",
     "our",          "his",          "her",         "their",
     "my",           "your",         "which",       "what",
     "who",          "parliament",   "amended",     "principal",
     "cf",           "contrast",     "accordingly", "moreover",
     "consequently", "therefore",    "then",        "so",
     "yet",          "new",          "relevant",    "unless",
     "until",        "upon",         "within",      "without",
     "court",        "commencement", "compliance",  "interpretation",
     "breaching",    "apply",        "first",       "second",
     "third",        "secondly",     "finally",     "here",
     "there",        "now",          "like",        "including",
     "namely",       "regarding",    "through",     "between",
     "version",      "previous",     "former",      "current",
     "old",          "repealed",     "sub",         "extracts"});

constexpr auto Series = std::to_array<std::string_view>(
    {"ac",       "qb",   "kb",    "ch",      "fam",    "wlr",  "all er",      "sa",
     "bclr",     "sacr", "bllr",  "ilj",     "ea",     "klr",  "icr",         "irlr",
     "bcc",      "bclc", "ehrr",  "ecr",     "p & cr", "hlr",  "flr",         "fcr",
     "clr",      "alr",  "nzlr",  "scr",     "dlr",    "tlr",  "ulr",         "nwlr",
     "glr",      "zlr",  "nr",    "lrc",     "fsr",    "rpc",  "stc",         "bpir",
     "clc",      "jpl",  "rtr",   "pensl",   "tc",     "egcs", "cmlr",        "ppr",
     "blr",      "wtlr", "plr",   "eglr",    "eg",     "lgr",  "lloyd's rep", "lloyd's lr",
     "cr app r", "ch d", "qbd",   "app cas", "all sa", "epr",  "costs lr",    "p",
     "er",       "us",   "ukclr", "imm ar",  "inlr"});

} // namespace

Lexeme lexemeOf(std::string_view folded)
{
    static const std::unordered_map<std::string_view, Lexeme> map = [] {
        std::unordered_map<std::string_view, Lexeme> all;
        for (const Entry &entry : Words)
            all.emplace(entry.word, entry.lexeme);
        for (const std::string_view word : Stops)
            all[word].traits |= TitleStop;
        return all;
    }();
    const auto found = map.find(folded);
    return found == map.end() ? Lexeme() : found->second;
}

bool isReportSeries(std::string_view folded)
{
    static const std::unordered_set<std::string_view> series(Series.begin(), Series.end());
    return series.contains(folded);
}

} // namespace sheria::citations
