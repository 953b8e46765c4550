// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/source.h"
#include "core/citations/workkeys.h"

#include <algorithm>

namespace sheria::citations {

namespace {

constexpr std::size_t MaxTitleTokens = 36;

/// An article, unless it is letters of a title: "LA Act".
bool isArticle(const Source &source, std::size_t i)
{
    return source.at(i).is(Article) && !(source.at(i).isUpper && !source.at(i + 1).isUpper);
}

/// Whether a title may begin with this word.
bool begins(const Source &source, std::size_t i)
{
    const Token &token = source.at(i);
    const QByteArrayView word = source.text(i);
    const bool isRoman = token.isUpper && std::all_of(word.begin(), word.end(), [](char c) {
                             return c == 'I' || c == 'V' || c == 'X';
                         });
    const bool isCourt = source.folded(i) == "court" && source.at(i + 1).is(OfWord);
    return token.kind == Token::Kind::Word && token.isCapital && (!token.is(TitleStop) || isCourt)
        && !isRoman && (!isArticle(source, i) || word.size() == 1) && !token.is(ProvisionWord);
}

/// Walks from the last word of a title to its first.
class TitleWalk
{
public:
    TitleWalk(const Source &source, std::size_t anchor, std::size_t from)
        : m_source(source)
        , m_anchor(anchor)
        , m_from(std::max(from, anchor > MaxTitleTokens ? anchor - MaxTitleTokens : 0))
    {}

    /// The first token of the title; the anchor when there is nothing before it.
    std::size_t run()
    {
        std::size_t first = m_anchor;
        while (first > m_from && belongs(first - 1))
            --first;
        while (first < m_anchor && !begins(m_source, first))
            ++first;
        return balanced(first);
    }

private:
    bool belongs(std::size_t i)
    {
        const Token &token = m_source.at(i);
        switch (token.kind) {
        case Token::Kind::Break: return false;
        case Token::Kind::Number: return m_depth > 0;
        case Token::Kind::Sign: return signBelongs(i, token);
        case Token::Kind::Word: break;
        }
        if (m_depth > 0)
            return true;
        if (isArticle(m_source, i))
            return articleBelongs(i);
        const Token &next = m_source.at(i + 1);
        if (token.is(Anchor) && i + 1 < m_anchor && token.isCapital && !next.isCapital
            && next.kind == Token::Kind::Word && !(token.is(OpenAnchor) && next.is(OfWord)))
            return false; // "the Companies Act and the …"
        return token.isCapital || token.is(Connector) || isHyphenated(i);
    }

    /// "Cross-border"
    bool isHyphenated(std::size_t i) const
    {
        return i > 0 && m_source.isSign(i - 1, '-') && !m_source.at(i).isSpaced
            && !m_source.at(i - 1).isSpaced;
    }

    bool signBelongs(std::size_t i, const Token &token)
    {
        switch (token.sign) {
        case ')': ++m_depth; return true;
        case '(': --m_depth; return m_depth >= 0;
        case '&': return true;
        case '\'': // "Workers' Rights Act"
            return !token.isSpaced && i > m_from && m_source.text(i - 1).endsWith('s')
                && m_source.at(i - 1).isCapital && m_source.at(i + 1).isCapital
                && m_source.at(i + 1).isSpaced && hasNoQuote(i);
        case '-': return !token.isSpaced && !m_source.at(i + 1).isSpaced;
        case ',':
            // Members of a title: "Children, Schools and Families Act".
            return m_depth > 0
                || (i > m_from && m_source.at(i - 1).isCapital && !m_source.at(i - 1).is(TitleStop)
                    && !m_source.at(i - 1).is(Anchor) && m_source.isWord(i + 1) && hasAnd(i + 1));
        case '.': // "T.P. Act"
            return m_depth > 0
                || (!token.isSpaced && i > m_from && m_source.at(i - 1).isCapital
                    && m_source.text(i - 1).size() <= 2 && m_source.isWord(i - 1)
                    && !m_source.at(i - 1).is(ProvisionWord));
        default: return false;
        }
    }

    /// Whether no quotation that ends at `i` begins before it.
    bool hasNoQuote(std::size_t i) const
    {
        for (std::size_t at = i; at-- > m_from && at + 8 > i;) {
            if (m_source.isSign(at, '\''))
                return false;
        }
        return true;
    }

    /// Whether "and" joins what follows a comma, before the anchor.
    bool hasAnd(std::size_t i) const
    {
        for (; i < m_anchor; ++i) {
            if (m_source.at(i).is(AndWord) && m_source.at(i).is(Connector))
                return true;
        }
        return false;
    }

    /// "Protection of the Environment Act", but not "section 5 of the …".
    bool articleBelongs(std::size_t i) const
    {
        if (i < m_from + 2 || m_source.folded(i) != "the" || m_source.at(i).isCapital)
            return false;
        const Token &before = m_source.at(i - 2);
        return m_source.at(i - 1).is(OfWord) && m_source.isWord(i - 1) && before.isCapital
            && before.kind == Token::Kind::Word && !before.is(TitleStop)
            && !before.is(ProvisionWord) && !before.is(Anchor) && !before.is(WeakAnchor)
            && !before.isUpper;
    }

    /// Without a bracket that closes what began before the title.
    std::size_t balanced(std::size_t first) const
    {
        int depth = 0;
        std::size_t begin = first;
        for (std::size_t i = first; i < m_anchor; ++i) {
            depth += m_source.isSign(i, '(') ? 1 : m_source.isSign(i, ')') ? -1 : 0;
            if (depth < 0) {
                begin = i + 1;
                depth = 0;
            }
        }
        while (begin < m_anchor && begin != first && !begins(m_source, begin))
            ++begin;
        return begin;
    }

    const Source &m_source;
    std::size_t m_anchor;
    std::size_t m_from;
    int m_depth = 0;
};

/// What may follow a title: its year, or its number.
struct Suffix
{
    std::size_t last = 0;
    QByteArray year;
    QByteArray number;
    QByteArray type; ///< "act", where the number says so.
};

/// "[Act] [No.] 17 of 2004", after an opening bracket or not.
std::optional<Suffix> numberSuffix(const Source &source, std::size_t at)
{
    std::size_t i = at;
    QByteArray type;
    if (source.at(i).is(NumberedHead))
        type = source.at(i++).lexeme.type;
    i = source.skipNumberSign(i);
    if (source.at(i).isUpper && source.text(i).size() <= 3)
        ++i; // "Proclamation AG 21 of 1985"
    if (!source.isNumber(i) || source.text(i).size() > 6)
        return std::nullopt;
    if (source.at(i + 1).is(YearOf) && source.isYear(i + 2))
        return Suffix{i + 2, source.text(i + 2).toByteArray(), plainNumber(source.text(i)), type};
    return std::nullopt;
}

/// "(Cap. 63)", "[Chapter 20:10]", ", Cap. 6", "(Act 459)", "(26 of 1881)": the last token, or `last`.
std::size_t numberBehind(const Source &source, std::size_t last)
{
    const bool isSquare = source.isSign(last + 1, '[');
    const bool isInside = isSquare || source.isSign(last + 1, '(');
    const std::size_t at = isInside || source.isSign(last + 1, ',') ? last + 2 : last + 1;
    const auto closed = [&](std::size_t end) {
        return !isInside ? end : source.isSign(end + 1, isSquare ? ']' : ')') ? end + 1 : last;
    };
    if (source.at(at).is(ChapterWord) && (isInside || source.at(at).is(Abbreviation))) {
        const auto chapter = numberedLawAt(source, at);
        return chapter ? closed(chapter->last) : last;
    }
    // "(Act 459)"
    if (isInside && source.at(at).is(NumberedHead) && source.isPlain(at + 1, 5))
        return closed(at + 1);
    return last;
}

Suffix suffix(const Source &source, std::size_t anchor)
{
    std::size_t i = anchor + 1;
    if (source.isSign(i, ','))
        ++i;
    if (auto found = numberSuffix(source, i))
        return *found;
    if (source.isSign(i, '(') || source.isSign(i, '[')) {
        if (const auto found = numberSuffix(source, i + 1);
            found && (source.isSign(found->last + 1, ')') || source.isSign(found->last + 1, ']')))
            return {found->last + 1, found->year, found->number, found->type};
    }
    if (source.at(i).is(YearOf) && source.isYear(i + 1) && source.folded(i) == "of")
        ++i; // "the Arbitration Act of 2020"
    if (source.isYear(i) && !(source.isSign(i + 1, '/') && !source.at(i + 1).isSpaced)) {
        // "the Example Act, 2004 (Act No. 17 of 2004)"
        const auto more = source.isSign(i + 1, '(') ? numberSuffix(source, i + 2) : std::nullopt;
        if (more && source.isSign(more->last + 1, ')')
            && more->year == source.text(i).toByteArray())
            return {more->last + 1, more->year, more->number, more->type};
        return {numberBehind(source, i), source.text(i).toByteArray(), {}, {}};
    }
    return {numberBehind(source, anchor), {}, {}, {}};
}

/// Where the title of a constitution or convention ends: "Constitution of Kenya".
std::size_t openEnd(const Source &source, std::size_t anchor)
{
    constexpr std::size_t MaxWords = 14;
    std::size_t end = anchor;
    for (std::size_t i = anchor + 1; i <= anchor + MaxWords; ++i) {
        const Token &token = source.at(i);
        const bool isEndOfPlural = token.isSign('\'') && !token.isSpaced // "Peoples' Rights"
            && source.text(i - 1).endsWith('s') && source.at(i + 1).isCapital
            && source.at(i + 1).isSpaced;
        if (isEndOfPlural)
            continue;
        if (token.kind != Token::Kind::Word)
            break;
        if (token.isCapital && !token.is(ProvisionWord))
            end = i;
        else if (!token.is(Connector) && !token.is(TitleLink) && !token.is(Article))
            break;
    }
    // "the Constitution and Parliament" goes on with "of", "on", "for" only.
    const Token &link = source.at(anchor + 1);
    const bool isJoined = end > anchor && (link.is(Connector) || link.is(TitleLink))
        && !link.is(AndWord);
    return isJoined ? end : anchor;
}

bool isTouchingBoth(const Source &source, std::size_t i)
{
    return !source.at(i).isSpaced && !source.at(i + 1).isSpaced;
}

/// "Strafproseswet 51 van 1977": an Afrikaans title is one word that ends with that for "act".
bool isCompoundTitle(const Source &source, std::size_t i)
{
    const QByteArray word = source.folded(i);
    return source.isWord(i) && source.at(i).isCapital && word.size() > 5 && word.endsWith("wet")
        && suffix(source, i).number.size() > 0;
}

/// Whether the title ends further on: "Records Act (Commencement) Notice", "Act Amendment Act".
bool goesOn(const Source &source, std::size_t i)
{
    constexpr std::size_t MaxInside = 6;
    std::size_t next = i + 1;
    if (source.isSign(next, '(')) {
        while (next < i + MaxInside && !source.isSign(next, ')'))
            ++next;
        if (!source.isSign(next, ')'))
            return false;
        ++next;
    }
    const auto ends = [&](std::size_t at) {
        const Token &token = source.at(at);
        return source.isWord(at) && token.isCapital && (token.is(Anchor) || token.is(WeakAnchor));
    };
    return ends(next) || (source.isWord(next) && source.at(next).isCapital && ends(next + 1));
}

/// "By-law", "by-laws": three tokens.
bool isByLaw(const Source &source, std::size_t i)
{
    return i >= 2 && source.isSign(i - 1, '-') && !source.at(i).isSpaced
        && (source.folded(i) == "law" || source.folded(i) == "laws")
        && source.folded(i - 2) == "by";
}

} // namespace

std::optional<Name> headedTitleAt(const Source &source, std::size_t i)
{
    constexpr std::size_t MaxWords = 14;
    const Token &head = source.at(i);
    if (!head.isCapital || !head.is(TitleHead))
        return std::nullopt;
    std::size_t last = i;
    for (std::size_t at = i + 1; at <= i + MaxWords; ++at) {
        const Token &token = source.at(at);
        const bool isHyphen = token.isSign('-') && isTouchingBoth(source, at);
        if (token.kind != Token::Kind::Word && !isHyphen)
            break;
        if (token.isCapital && !token.is(ProvisionWord) && !token.is(TitleHead))
            last = at;
        else if (!token.is(TitleLink) && !isHyphen)
            break;
    }
    if (last == i)
        return std::nullopt;
    const Suffix after = suffix(source, last);
    Name name;
    name.first = i;
    name.last = after.last;
    name.title = source.words(i, last);
    name.year = after.year;
    name.type = head.lexeme.type;
    name.key = after.number.isEmpty() ? titleKey(name.title, name.year)
                                      : numberKey(name.type, name.year, after.number);
    return name;
}

std::optional<Name> titledLawAt(const Source &source, std::size_t i, std::size_t from)
{
    Token anchor = source.at(i);
    if (isByLaw(source, i)) {
        anchor.isCapital = source.at(i - 2).isCapital;
        anchor.lexeme = {Anchor, Unit::None, "by-law"};
    } else if (isCompoundTitle(source, i)) {
        const Suffix after = suffix(source, i);
        return Name{.first = i,
                    .last = after.last,
                    .key = numberKey("act", after.year, after.number),
                    .title = source.folded(i),
                    .year = after.year,
                    .type = "act"};
    }
    if (!anchor.isCapital || !(anchor.is(Anchor) || anchor.is(WeakAnchor)) || goesOn(source, i))
        return std::nullopt;
    const bool isOpen = anchor.is(OpenAnchor);
    const std::size_t end = isOpen ? openEnd(source, i) : i;
    if (end > i && source.isSign(end + 1, '(') && goesOn(source, end))
        return std::nullopt; // "Constitution of Zephara (Amendment) Act"
    const std::size_t first = TitleWalk(source, i, from).run();
    const Suffix after = suffix(source, end);
    const bool isConstitution = anchor.lexeme.type == std::string_view("constitution");
    const bool hasTitle = (first < i && source.isWord(first) && begins(source, first)) || end > i;
    const bool isDated = !after.year.isEmpty();
    if (!hasTitle && !isConstitution)
        return std::nullopt;
    if (anchor.is(WeakAnchor) && !isDated && end == i)
        return std::nullopt;
    const bool isBroad = anchor.is(Anchor) && anchor.lexeme.unit != Unit::None;
    if (isBroad && !isDated && i - first < 2)
        return std::nullopt; // "Building Regulations" may be any.
    Name name;
    name.first = first;
    name.last = after.last;
    name.title = source.words(first, end);
    name.year = after.year;
    name.type = anchor.lexeme.type;
    name.key = after.number.isEmpty()
        ? titleKey(name.title, name.year)
        : numberKey(after.type.isEmpty() ? name.type : after.type, name.year, after.number);
    return name;
}

} // namespace sheria::citations
