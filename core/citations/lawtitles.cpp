#include "core/citations/source.h"
#include "core/citations/workkeys.h"

#include <algorithm>

namespace sheria::citations {

namespace {

constexpr std::size_t MaxTitleTokens = 36;

/// Whether a title may begin with this word.
bool begins(const Source &source, std::size_t i)
{
    const Token &token = source.at(i);
    return token.kind == Token::Kind::Word && token.isCapital && !token.is(TitleStop)
        && !token.is(Article) && !token.is(ProvisionWord);
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
        if (token.is(Article))
            return articleBelongs(i);
        const Token &next = m_source.at(i + 1);
        if (token.is(Anchor) && i + 1 < m_anchor && token.isCapital && !next.isCapital
            && next.kind == Token::Kind::Word)
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
        case '-': return !token.isSpaced && !m_source.at(i + 1).isSpaced;
        case ',':
            // Members of a title: "Children, Schools and Families Act".
            return m_depth > 0
                || (i > m_from && m_source.at(i - 1).isCapital && !m_source.at(i - 1).is(TitleStop)
                    && !m_source.at(i - 1).is(Anchor) && m_source.isWord(i + 1) && hasAnd(i + 1));
        case '.': return m_depth > 0;
        default: return false;
        }
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
    if (!source.isNumber(i) || source.text(i).size() > 6)
        return std::nullopt;
    if (source.at(i + 1).is(YearOf) && source.isYear(i + 2))
        return Suffix{i + 2, source.text(i + 2).toByteArray(), plainNumber(source.text(i)), type};
    return std::nullopt;
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
        if (source.at(i + 1).is(ChapterWord)) {
            const auto chapter = numberedLawAt(source, i + 1);
            if (chapter
                && (source.isSign(chapter->last + 1, ')') || source.isSign(chapter->last + 1, ']')))
                return {chapter->last + 1, {}, {}, {}};
        }
    }
    if (source.isYear(i) && !(source.isSign(i + 1, '/') && !source.at(i + 1).isSpaced)) {
        // "the Example Act, 2004 (Act No. 17 of 2004)"
        const auto more = source.isSign(i + 1, '(') ? numberSuffix(source, i + 2) : std::nullopt;
        if (more && source.isSign(more->last + 1, ')')
            && more->year == source.text(i).toByteArray())
            return {more->last + 1, more->year, more->number, more->type};
        return {i, source.text(i).toByteArray(), {}, {}};
    }
    return {anchor, {}, {}, {}};
}

/// Where the title of a constitution or convention ends: "Constitution of Kenya".
std::size_t openEnd(const Source &source, std::size_t anchor)
{
    constexpr std::size_t MaxWords = 14;
    std::size_t end = anchor;
    for (std::size_t i = anchor + 1; i <= anchor + MaxWords; ++i) {
        const Token &token = source.at(i);
        if (token.kind != Token::Kind::Word)
            break;
        if (token.isCapital && !token.is(ProvisionWord))
            end = i;
        else if (!token.is(Connector) && !(token.is(Article) && source.folded(i) == "the"))
            break;
    }
    // "the Constitution and Parliament" goes on with "of", "on", "for" only.
    const bool isJoined = end > anchor && source.at(anchor + 1).is(Connector)
        && !source.at(anchor + 1).is(AndWord);
    return isJoined ? end : anchor;
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

std::optional<Name> titledLawAt(const Source &source, std::size_t i, std::size_t from)
{
    Token anchor = source.at(i);
    if (isByLaw(source, i)) {
        anchor.isCapital = source.at(i - 2).isCapital;
        anchor.lexeme = {Anchor, Unit::None, "by-law"};
    }
    if (!anchor.isCapital || !(anchor.is(Anchor) || anchor.is(WeakAnchor)) || goesOn(source, i))
        return std::nullopt;
    const bool isOpen = anchor.is(OpenAnchor);
    const std::size_t end = isOpen ? openEnd(source, i) : i;
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
