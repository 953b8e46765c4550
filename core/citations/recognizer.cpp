// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citation.h"
#include "core/citations/memory.h"
#include "core/citations/shortforms.h"
#include "core/citations/source.h"
#include "core/citations/workkeys.h"
#include "core/domain/frbruri.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace sheria::citations {

namespace {

constexpr int MostYearsBetween = 1; ///< What is decided in December is printed in the new year.

/// What may stand between the two, in lower case without blanks and commas.
constexpr std::array<QByteArrayView, 8> Links = {"",
                                                 "=",
                                                 "reportedat",
                                                 "reportedin",
                                                 "reportedas",
                                                 "alsoreportedat",
                                                 "alsoreportedin",
                                                 "alsoreportedas"};

bool isCase(const Citation &citation)
{
    return isCaseKind(citation.kind);
}

/// "n:2019 kehc 77": 2019; 0: it tells none.
int yearOf(const Citation &citation)
{
    constexpr qsizetype Digits = 4;
    return citation.kind == Kind::Number ? 0 : citation.key.mid(2, Digits).toInt();
}

/// The form and the words of a key, without its numbers: "r: all er".
QByteArray seriesOf(const Citation &citation)
{
    QByteArray series;
    for (const char c : citation.key) {
        if ((c >= 'a' && c <= 'z') || c == ':')
            series += c;
    }
    return series;
}

bool isLinked(QByteArrayView text, const Citation &before, const Citation &after)
{
    constexpr qsizetype MostBytes = 40;
    if (after.start < before.end || after.start - before.end > MostBytes)
        return false;
    const QByteArrayView between = text.sliced(before.end, after.start - before.end);
    if (between.contains('\n'))
        return false;
    // The number of a case stands in brackets in front of its citation.
    const bool isNumbered = before.kind == Kind::Number || after.kind == Kind::Number;
    QByteArray words;
    for (const char c : between) {
        if (c != ' ' && c != ',' && !(isNumbered && (c == '(' || c == ')')))
            words += c;
    }
    return std::find(Links.begin(), Links.end(), words.toLower()) != Links.end();
}

bool isNeutral(const Citation &citation)
{
    return citation.key.startsWith("n:");
}

/// Marks citations of the same case as the one before: a neutral citation and where law reports print
/// the case, or two series of reports, with no more than a comma or "reported at" between them and of
/// years that follow each other. Two neutral citations are two cases.
void markParallel(QByteArrayView text, std::vector<Citation> &citations)
{
    bool hasNeutral = false; // Of the case that is being cited.
    for (std::size_t i = 0; i < citations.size(); ++i) {
        Citation &citation = citations[i];
        if (i > 0 && isCase(citation) && isCase(citations[i - 1])) {
            const Citation &before = citations[i - 1];
            const int year = yearOf(citation);
            const int yearBefore = yearOf(before);
            const bool isNear = year == 0 || yearBefore == 0
                || std::abs(year - yearBefore) <= MostYearsBetween;
            citation.isParallel = isNear && !(hasNeutral && isNeutral(citation))
                && seriesOf(citation) != seriesOf(before) && isLinked(text, before, citation);
        }
        hasNeutral = isNeutral(citation) || (citation.isParallel && hasNeutral);
    }
}

class Recognizer
{
public:
    Recognizer(QByteArrayView text, const std::vector<Token> &tokens, const Reading &reading)
        : m_text(text)
        , m_source(text, tokens)
        , m_memory(m_source)
        , m_reading(reading)
    {}

    std::vector<Citation> run()
    {
        findNames();
        joinParties();
        if (m_reading.bindsShortForms)
            bindShortForms(m_source, m_names);
        attachProvisions();
        markParallel(m_text, m_found);
        return std::move(m_found);
    }

private:
    /// The laws of which such units were cited.
    struct Cited
    {
        QByteArray last;
        qsizetype at = 0;
        bool isOne = true;
    };

    void findNames()
    {
        std::size_t free = 0; ///< The first token after the last name.
        for (std::size_t i = 0; i < m_source.size(); ++i) {
            std::optional<Name> name = nameAt(i, free);
            if (!name || name->first < free)
                continue;
            m_memory.note(*name);
            const Name *main = m_memory.mainLaw();
            free = name->last + 1;
            i = name->last;
            m_names.push_back({*std::move(name), main ? main->key : QByteArray(), {}});
        }
    }

    /// Puts parties and the citation behind them together: "Oak v Elm [2019] KEHC 77". Parties alone
    /// mean the case that they were first cited with.
    void joinParties()
    {
        std::vector<Known> joined;
        std::map<QByteArray, QByteArray> cited; ///< Keys of cases by those of their parties.
        for (Known &known : m_names) {
            const bool isNew = !joined.empty() && joined.back().name.kind == Kind::Parties
                && isCaseKind(known.name.kind) && known.name.kind != Kind::Parties
                && isLead(joined.back().name.last + 1, known.name.first);
            if (isNew) {
                known.parties = std::move(joined.back().name);
                cited.try_emplace(known.parties->key, known.name.key);
                joined.pop_back();
            } else if (known.name.kind == Kind::Parties) {
                if (const auto before = cited.find(known.name.key); before != cited.end()) {
                    known.name.key = before->second;
                    known.name.isShort = true;
                }
            }
            joined.push_back(std::move(known));
        }
        std::erase_if(joined, [](const Known &one) {
            return one.name.kind == Kind::Parties && !one.name.isSure && !one.name.isShort;
        });
        m_names = std::move(joined);
    }

    /// Whether only what leads from parties to a citation stands between the two: ", reported in (".
    bool isLead(std::size_t from, std::size_t until) const
    {
        constexpr std::size_t MostTokens = 5;
        if (until < from || until - from > MostTokens)
            return false;
        for (std::size_t i = from; i < until; ++i) {
            const Token &token = m_source.at(i);
            const bool isSign = token.kind == Token::Kind::Sign
                && QByteArrayView(",:;.([").contains(token.sign);
            const QByteArray word = m_source.folded(i);
            const bool isWord = word == "reported" || word == "in" || word == "at" || word == "as";
            if (!isSign && !isWord)
                return false;
        }
        return true;
    }

    std::optional<Name> nameAt(std::size_t i, std::size_t free)
    {
        const Token &token = m_source.at(i);
        if (token.kind == Token::Kind::Break)
            return std::nullopt;
        if (token.isSign('/'))
            return uriAt(i);
        if (token.isSign('[') || token.isSign('(') || token.kind == Token::Kind::Number) {
            auto name = caseAt(m_source, i, free);
            if (!name)
                name = caseNumberAt(m_source, i, free);
            return name || !m_source.isYear(i) ? name : m_memory.shortNameAt(i);
        }
        if (token.kind != Token::Kind::Word)
            return std::nullopt;
        if (token.is(ThisWord) && m_reading.isLegislation)
            return selfAt(i);
        if (auto name = m_memory.shortNameAt(i))
            return isTitleAhead(name->last) ? std::nullopt : name;
        if (auto name = caseAt(m_source, i, free))
            return name;
        if (auto name = lawAt(i, free))
            return name;
        if (auto name = partiesAt(m_source, i, free))
            return name;
        if (auto name = caseNumberAt(m_source, i, free))
            return name;
        return lettersAt(i);
    }

    /// "IPC", "Cr.P.C": laws that are known by letters.
    std::optional<Name> lettersAt(std::size_t i) const
    {
        std::size_t last = i;
        const QByteArray letters = lawLettersAt(m_source, i, last);
        if (letters.isEmpty() || m_source.at(last + 1).is(Anchor)
            || (m_source.at(last + 1).is(AndWord) && m_source.at(last + 3).is(Anchor)))
            return std::nullopt;
        if (m_source.isYear(last + 1))
            ++last;
        return Name{.first = i, .last = last, .key = titleKey(letters, {}), .type = ""};
    }

    /// A short name that goes on is the beginning of a longer one: "the Act Amendment Act".
    bool isTitleAhead(std::size_t last) const
    {
        const Token &next = m_source.at(last + 1);
        const bool isOf = m_source.at(last).is(OpenAnchor) && m_source.folded(last + 1) == "of"
            && m_source.at(last + 2).isCapital; // "the Code of Criminal Procedure"
        return isOf || (next.kind == Token::Kind::Word && next.is(Anchor) && next.isCapital);
    }

    std::optional<Name> lawAt(std::size_t i, std::size_t free)
    {
        const Token &token = m_source.at(i);
        if (auto name = knownTitleAt(m_source, i))
            return name;
        if (token.is(TitleHead)) {
            if (auto name = numberedLawAt(m_source, i))
                return name;
            if (auto name = headedTitleAt(m_source, i))
                return name;
        }
        const QByteArray word = token.isCapital || token.is(Anchor) ? m_source.folded(i)
                                                                    : QByteArray();
        if (token.is(Anchor) || token.is(WeakAnchor) || word.endsWith("wet")
            || m_source.folded(i).startsWith("law")) {
            if (token.is(CodeWord)) {
                if (auto name = codeAt(m_source, i))
                    return name;
            }
            if (auto name = titledLawAt(m_source, i, free)) {
                m_memory.date(*name);
                return name;
            }
        }
        return token.isCapital || token.is(FrenchHead) ? numberedLawAt(m_source, i) : std::nullopt;
    }

    /// "this Act", "la présente loi"
    std::optional<Name> selfAt(std::size_t i) const
    {
        const Token &next = m_source.at(i + 1);
        if (!next.is(Anchor) && !next.is(WeakAnchor) && !next.is(FrenchHead)
            && m_source.folded(i + 1) != "by")
            return std::nullopt;
        return Name{.first = i, .last = i + 1, .kind = Kind::Self, .isShort = true};
    }

    /// "/akn/za/act/1998/55"
    std::optional<Name> uriAt(std::size_t i) const
    {
        if (m_source.text(i + 1) != QByteArrayView("akn") || !m_source.isSign(i + 2, '/'))
            return std::nullopt;
        constexpr std::size_t MaxTokens = 80;
        std::size_t last = i + 2;
        while (last < i + MaxTokens && !m_source.at(last + 1).isSpaced
               && m_source.at(last + 1).kind != Token::Kind::Break
               && !isClosing(m_source.at(last + 1)))
            ++last;
        while (last > i + 2 && m_source.at(last).kind == Token::Kind::Sign
               && QByteArrayView(".,;:").contains(m_source.at(last).sign))
            --last;
        const qsizetype start = m_source.at(i).start;
        const auto uri = FrbrUri::parse(m_text.sliced(start, m_source.at(last).end - start));
        if (!uri)
            return std::nullopt;
        return Name{.first = i,
                    .last = last,
                    .kind = Kind::Uri,
                    .key = uriKey(uri->canonical().workUri(false))};
    }

    static bool isClosing(const Token &token)
    {
        return token.kind == Token::Kind::Sign && QByteArrayView(")]\"'<>,;").contains(token.sign);
    }

    // ---- second pass

    void attachProvisions()
    {
        std::size_t at = 0;
        for (std::size_t n = 0; n <= m_names.size(); ++n) {
            const std::size_t until = n < m_names.size() ? m_names[n].name.first : m_source.size();
            at = between(at, until, n);
            if (n < m_names.size())
                at = std::max(at, finish(n));
            else
                flushChain(n);
        }
    }

    /// Provisions in front of the name `n`, and those that belong to none.
    std::size_t between(std::size_t at, std::size_t until, std::size_t n)
    {
        while (at < until) {
            auto list = provisionsAt(m_source, at);
            if (!list || list->last >= until) {
                ++at;
                continue;
            }
            m_chain.push_back(std::move(*list));
            list = m_chain.back();
            if (const std::size_t next = chained(list->last + 1); next != 0 && next < until) {
                at = next;
                continue;
            }
            m_chain.pop_back();
            const std::size_t name = afterOf(list->last + 1);
            const bool isOfNext = n < m_names.size()
                && (m_names[n].name.first == name || m_names[n].name.first == list->last + 1
                    || m_names[n].name.first == afterArticles(name))
                && !isCase(m_names[n].name);
            if (isOfNext) {
                m_pending = std::move(list);
                return until;
            }
            flushChain(n);
            bare(*list, n);
            at = list->last + 1;
        }
        return at;
    }

    /// Where the next provision of "section 13(2) read with section 13(1), and section 9" begins, after
    /// what joins it at `i`; 0: none is joined.
    std::size_t chained(std::size_t i) const
    {
        constexpr std::size_t MostInChain = 20;
        if (m_chain.size() > MostInChain)
            return 0;
        const std::size_t before = i;
        if (m_source.isSign(i, ','))
            ++i;
        if (m_source.at(i).is(AndWord) || m_source.isSign(i, '&'))
            ++i;
        else
            i = afterReadWith(m_source, i);
        return i > before && provisionsAt(m_source, i) ? i : 0;
    }

    /// The provisions of a chain that no name follows.
    void flushChain(std::size_t n)
    {
        for (ProvisionList &list : std::exchange(m_chain, {}))
            bare(list, n);
    }

    static bool isCase(const Name &name) { return isCaseKind(name.kind); }

    std::size_t afterArticles(std::size_t i) const
    {
        while (m_source.at(i).is(Article) || m_source.isSign(i, '\''))
            ++i;
        return i;
    }

    /// After "of", or a comma.
    std::size_t afterOf(std::size_t i) const
    {
        if (m_source.isSign(i, ','))
            ++i;
        if (m_source.at(i).is(OfWord))
            ++i;
        if (m_source.isSign(i, '\''))
            ++i;
        return i;
    }

    /// The name `n` with what was in front of it, or else what follows it. The token after both.
    std::size_t finish(std::size_t n)
    {
        const Name &name = m_names[n].name;
        Citation citation;
        citation.kind = name.kind;
        citation.key = name.key;
        citation.isShort = name.isShort;
        citation.nameStart = citation.start = m_source.at(name.first).start;
        citation.nameEnd = citation.end = m_source.at(name.last).end;
        std::size_t next = name.last + 1;
        if (const auto &parties = m_names[n].parties) {
            citation.partiesStart = m_source.at(parties->first).start;
            citation.partiesEnd = m_source.at(parties->last).end;
        }
        if (!m_pending)
            flushChain(n);
        for (ProvisionList &list : std::exchange(m_chain, {})) {
            // "section 2 and section 3 of the Act": both are of it.
            Citation same;
            same.kind = name.kind;
            same.key = name.key;
            same.isShort = true;
            same.start = m_source.at(list.first).start;
            same.end = m_source.at(list.last).end;
            same.pinpoints = std::move(list.pinpoints);
            noteUnit(same);
            m_found.push_back(std::move(same));
        }
        if (m_pending) {
            citation.start = m_source.at(m_pending->first).start;
            citation.pinpoints = std::move(m_pending->pinpoints);
            m_pending.reset();
        } else if (auto list = isCase(name) ? paragraphsAfter(m_source, name.last)
                                            : provisionsAfter(n)) {
            citation.end = m_source.at(list->last).end;
            citation.pinpoints = std::move(list->pinpoints);
            next = list->last + 1;
        }
        noteUnit(citation);
        m_found.push_back(std::move(citation));
        return next;
    }

    /// Asked for ever later places only.
    qsizetype blockStart(qsizetype at)
    {
        for (; m_blockScan < at; ++m_blockScan) {
            if (m_text[m_blockScan] == '\n')
                m_blockStart = m_blockScan + 1;
        }
        return m_blockStart;
    }

    void noteUnit(const Citation &citation)
    {
        if (citation.pinpoints.empty() || citation.key.isEmpty())
            return;
        const auto [cited, isNew] = m_cited.try_emplace(citation.pinpoints.front().unit,
                                                        Cited{citation.key, citation.start, true});
        cited->second.isOne = cited->second.isOne && cited->second.last == citation.key;
        cited->second.last = citation.key;
        cited->second.at = citation.start;
    }

    /// The law that a bare "section 12" in a judgment is of: the only one of which a section was cited,
    /// the one cited before in the same block, or the main one.
    QByteArray lawOf(Unit unit, qsizetype at, std::size_t n)
    {
        if (unit != Unit::Section && unit != Unit::Article && unit != Unit::Regulation)
            return {};
        const QByteArray main = n > 0 ? m_names[n - 1].mainLaw : QByteArray();
        const auto cited = m_cited.find(unit);
        if (cited == m_cited.end())
            return main;
        return cited->second.isOne || cited->second.at >= blockStart(at) ? cited->second.last
                                                                         : main;
    }

    /// "the Insolvency Act 1986, section 423", unless that is the next law's.
    std::optional<ProvisionList> provisionsAfter(std::size_t n) const
    {
        const Name &name = m_names[n].name;
        std::size_t at = name.last + 1;
        if (m_source.isSign(at, ','))
            ++at;
        if (m_source.at(at).is(AtWord))
            ++at;
        auto list = provisionsAt(m_source, at);
        if (!list || m_source.at(list->last + 1).is(OfWord))
            return std::nullopt;
        if (n + 1 < m_names.size() && m_names[n + 1].name.first <= afterOf(list->last + 1))
            return std::nullopt;
        return list;
    }

    /// The last token of "thereof", "de celle-ci" at `i`; 0: there is none.
    std::size_t backReference(std::size_t i) const
    {
        const QByteArray word = m_source.folded(i);
        if (word == "thereof" || word == "therein" || word == "daarvan")
            return i;
        if (m_source.isSign(i, ',')
            && (m_source.folded(i + 1) == "thereof" || m_source.folded(i + 1) == "daarvan"))
            return i + 1;
        const QByteArray pronoun = m_source.folded(i + 1);
        if (!m_source.at(i).is(OfWord) || (pronoun != "celle" && pronoun != "celui"))
            return 0;
        const std::size_t end = m_source.isSign(i + 2, '-') ? i + 3 : i + 2;
        return m_source.folded(end) == "ci" ? end : 0;
    }

    /// The law that was named last before the name `n`, in the block of `at`.
    QByteArray lawBefore(std::size_t n, qsizetype at)
    {
        const qsizetype block = blockStart(at);
        while (n-- > 0) {
            const Name &name = m_names[n].name;
            if (m_source.at(name.first).start < block)
                break;
            if (!isCase(name) && !name.key.isEmpty())
                return name.key;
        }
        return {};
    }

    /// A law's letters after "of", "of the"; 0: there are none.
    std::size_t lettersAfter(std::size_t of) const
    {
        if (!m_source.at(of).is(OfWord))
            return 0;
        const std::size_t i = m_source.folded(of + 1) == "the" ? of + 2 : of + 1;
        return m_source.at(i).isUpper && m_source.text(i).size() >= 3 ? i : 0;
    }

    /// Whether a bare "paragraph 12" is one of a judgment or a letter; and "subsection 2", of which nobody
    /// says where it is.
    bool isNoProvision(const ProvisionList &list) const
    {
        const Pinpoint &first = list.pinpoints.front();
        const bool isCounted = !first.path.isEmpty() && first.path[0] >= '0'
            && first.path[0] <= '9';
        const bool isBracketed = m_source.isSign(list.last, ')');
        return isCounted && !isBracketed
            && (first.unit == Unit::Paragraph || first.unit == Unit::Inner);
    }

    /// Provisions of the document itself, or of the one act there is, or of who knows what.
    void bare(ProvisionList &list, std::size_t n)
    {
        const Unit unit = list.pinpoints.front().unit;
        Citation citation;
        citation.start = m_source.at(list.first).start;
        citation.end = m_source.at(list.last).end;
        citation.kind = Kind::Provision;
        const std::size_t next = list.last + 1;
        const bool isOfSomething = m_source.at(next).is(OfWord)
            && (m_source.at(next + 1).is(Article) || m_source.at(next + 1).isCapital
                || m_source.at(next + 1).is(ThatWord));
        const std::size_t back = backReference(next);
        if (back > 0 && n > 0) {
            citation.end = m_source.at(back).end;
            citation.key = lawBefore(n, citation.start);
            citation.isShort = !citation.key.isEmpty();
            citation.kind = citation.isShort ? Kind::Law : Kind::Provision;
        } else if (const std::size_t law = lettersAfter(next); law != 0) {
            // "section 12 of POPIA": works are known by such names too.
            citation.kind = Kind::Law;
            citation.key = titleKey(m_source.folded(law), {});
            citation.nameStart = m_source.at(law).start;
            citation.end = citation.nameEnd = m_source.at(law).end;
        } else if (m_reading.isLegislation && !isOfSomething && unit != Unit::Inner
                   && unit != Unit::Paragraph) {
            citation.kind = Kind::Self;
        } else if (!m_reading.isLegislation && !isOfSomething) {
            citation.key = lawOf(unit, citation.start, n);
            citation.isShort = !citation.key.isEmpty();
            citation.kind = citation.isShort ? Kind::Law : Kind::Provision;
        }
        if (!m_reading.isLegislation && citation.kind == Kind::Provision && !isOfSomething
            && isNoProvision(list))
            return;
        if (m_reading.isLegislation && citation.kind == Kind::Provision && unit == Unit::Inner)
            return; // "subsection (3)" of this section.
        if (m_reading.isLegislation && list.pinpoints.front().path.isEmpty())
            return; // "the Schedule"
        citation.pinpoints = std::move(list.pinpoints);
        m_found.push_back(std::move(citation));
    }

    QByteArrayView m_text;
    Source m_source;
    Memory m_memory;
    Reading m_reading;
    std::vector<Known> m_names;
    std::map<Unit, Cited> m_cited;
    qsizetype m_blockScan = 0;
    qsizetype m_blockStart = 0;
    std::optional<ProvisionList> m_pending;
    std::vector<ProvisionList> m_chain; ///< In front of m_pending: of the same law.
    std::vector<Citation> m_found;
};

} // namespace

std::vector<Citation> recognize(QByteArrayView text, const Reading &reading)
{
    const std::vector<Token> tokens = tokenize(text);
    return Recognizer(text, tokens, reading).run();
}

} // namespace sheria::citations
