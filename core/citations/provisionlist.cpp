// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/source.h"
#include "core/citations/workkeys.h"

#include <algorithm>
#include <array>

namespace sheria::citations {

namespace {

constexpr std::size_t MaxMembers = 40; ///< Of one list; the index of an act has about twenty.
constexpr int MaxDepth = 6;            ///< "item (i) of paragraph (a) of subsection (2) of …"

bool isRomanDigits(QByteArrayView word)
{
    return !word.empty() && word.size() <= 7 && std::all_of(word.begin(), word.end(), [](char c) {
        return QByteArrayView("IVXLCivxlc").contains(c);
    });
}

/// "IX", "IXA"
bool isRoman(QByteArrayView word)
{
    return isRomanDigits(word)
        || (word.size() > 2 && isRomanDigits(word.chopped(1)) && word.back() >= 'A'
            && word.back() <= 'Z');
}

/// Reads the numbers after a word like "section".
class Numbers
{
public:
    Numbers(const Source &source, Unit unit) : m_source(source), m_unit(unit) {}

    /// The members from `i` on; false when there is none.
    bool read(std::size_t i, bool isPlural)
    {
        if (!member(i, true))
            return false;
        while (m_found.size() < MaxMembers && more(isPlural)) {}
        return true;
    }
    std::size_t last() const { return m_last; }
    std::vector<Pinpoint> take() { return std::move(m_found); }

private:
    /// "12", "12A", "IV", "B", "L. 123-4", "[34]"; how many tokens it takes, 0 if none is there.
    std::size_t number(std::size_t i, QByteArray &path) const
    {
        if (m_source.isNumber(i) && m_source.text(i).size() <= 8) {
            path = m_source.folded(i);
            // "13-B"
            const bool hasLetter = m_source.isSign(i + 1, '-') && !m_source.at(i + 1).isSpaced
                && m_source.at(i + 2).isCapital && !m_source.at(i + 2).isSpaced
                && m_source.text(i + 2).size() == 1;
            if (hasLetter) {
                path += '-' + m_source.folded(i + 2);
                return 3;
            }
            // "13.º"
            return m_source.isSign(i + 1, '.') && m_source.isSign(i + 2, '*') ? 3 : 1;
        }
        if (m_unit == Unit::Paragraph && m_source.isSign(i, '[') && m_source.isNumber(i + 1)
            && m_source.isSign(i + 2, ']')) {
            path = m_source.folded(i + 1);
            return 3;
        }
        if (!m_source.isWord(i))
            return 0;
        if (m_source.folded(i) == "premier") {
            path = "1";
            return 1;
        }
        if (!m_source.at(i).isCapital)
            return 0;
        if (m_unit == Unit::Article) {
            if (const std::size_t taken = codeNumber(i, path))
                return taken;
        }
        const QByteArrayView word = m_source.text(i);
        const bool mayBeLetter = m_unit == Unit::Schedule || m_unit == Unit::Part;
        const bool mayBeRoman = mayBeLetter || m_unit == Unit::Chapter || m_unit == Unit::Article
            || m_unit == Unit::Order;
        if ((mayBeRoman && isRoman(word)) || (mayBeLetter && word.size() == 1)) {
            path = m_source.folded(i);
            return 1;
        }
        return 0;
    }

    /// "L. 123-4", "R123-4-1"
    std::size_t codeNumber(std::size_t i, QByteArray &path) const
    {
        if (m_source.text(i).size() != 1)
            return 0;
        std::size_t end = m_source.isSign(i + 1, '.') ? i + 2 : i + 1;
        if (!m_source.isNumber(end))
            return 0;
        path = m_source.folded(i) + m_source.folded(end);
        while (m_source.isSign(end + 1, '-') && m_source.isNumber(end + 2)
               && !m_source.at(end + 2).isSpaced && path.size() < 24) {
            path += '-' + m_source.folded(end + 2);
            end += 2;
        }
        return end + 1 - i;
    }

    /// "(3)", "(a)", "(iii)": the index of the closing bracket, or `i`.
    std::size_t group(std::size_t i, QByteArray &path) const
    {
        if (!m_source.isSign(i, '(') || !m_source.isSign(i + 2, ')') || m_source.at(i + 1).isSpaced)
            return i;
        const QByteArrayView inside = m_source.text(i + 1);
        const bool isShort = (m_source.isNumber(i + 1) && inside.size() <= 4)
            || (m_source.isWord(i + 1) && (inside.size() <= 2 || isRoman(inside)));
        if (!isShort)
            return i;
        path = m_source.folded(i + 1);
        return i + 2;
    }

    bool member(std::size_t i, bool isFirst)
    {
        Pinpoint pinpoint;
        pinpoint.unit = m_unit;
        pinpoint.start = m_source.at(i).start;
        std::size_t next = i;
        QByteArray step;
        if (const std::size_t taken = number(i, step)) {
            // "section 5, 2004" is no list; "articles 1240 et 1241" is.
            const bool isInBrackets = m_source.isSign(i, '[');
            if (!isFirst && m_source.isYear(isInBrackets ? i + 1 : i)
                && m_found.back().path.size() < 3)
                return false;
            pinpoint.path = step;
            next = i + taken;
        } else if (const std::size_t close = group(i, step); close != i) {
            // "12(1) and (2)": in the place of the last step.
            const QByteArray before = m_found.empty() ? QByteArray() : m_found.back().path;
            if (isFirst
                    ? m_unit != Unit::Inner && m_unit != Unit::Paragraph && m_unit != Unit::Clause
                    : before.isEmpty())
                return false;
            pinpoint.path = isFirst ? step : before.left(before.lastIndexOf('/') + 1) + step;
            next = close + 1;
        } else {
            return false;
        }
        for (int depth = 0; depth < MaxDepth; ++depth) {
            const std::size_t close = group(next, step);
            if (close == next)
                break;
            pinpoint.path += '/' + step;
            next = close + 1;
        }
        m_last = next - 1;
        pinpoint.end = m_source.at(m_last).end;
        m_found.push_back(std::move(pinpoint));
        range();
        return true;
    }

    /// "to 9", "-9", "to [36]"
    void range()
    {
        std::size_t i = m_last + 1;
        if (!m_source.at(i).is(ToWord) && !m_source.isSign(i, '-'))
            return;
        QByteArray end;
        std::size_t taken = 0;
        if (m_source.isNumber(i + 1) && !m_source.isYear(i + 1))
            taken = number(i + 1, end);
        else if (m_source.isSign(i + 1, '[') || !m_source.isNumber(m_last))
            taken = number(i + 1, end);
        if (taken == 0 || m_found.back().path.contains('/'))
            return;
        m_found.back().last = end;
        m_last = i + taken;
        m_found.back().end = m_source.at(m_last).end;
    }

    bool more(bool isPlural)
    {
        std::size_t i = m_last + 1;
        bool isJoined = false;
        if (m_source.isSign(i, ',')) {
            ++i;
            isJoined = true;
        }
        if (m_source.at(i).is(AndWord) || m_source.isSign(i, '&')) {
            ++i;
            isJoined = true;
        } else if (const std::size_t with = afterReadWith(m_source, i);
                   with != i && m_source.isNumber(with)) {
            return member(with, false);
        } else if (m_source.isSign(i, '/') && !m_source.at(i).isSpaced && m_source.isPlain(i + 1, 3)
                   && !m_source.at(i + 1).isSpaced) {
            return member(i + 1, false); // "Sections 302/34"
        }
        const bool isGroup = m_source.isSign(i, '(') || m_source.isSign(i, '[');
        m_isList = m_isList || (isJoined && listGoesOn(m_last + 1));
        if (!isJoined || !(isPlural || isGroup || m_isList))
            return false;
        return member(i, false);
    }

    /// After one "section": "7(1), 9, 16(1) or 17", but not "12 and 3 others".
    bool listGoesOn(std::size_t i) const
    {
        constexpr std::size_t MaxTokens = 40;
        bool hasComma = false;
        for (const std::size_t end = i + MaxTokens; i < end; ++i) {
            const Token &token = m_source.at(i);
            if (token.is(AndWord)) {
                const bool isOr = m_source.folded(i) != "and" && m_source.folded(i) != "et";
                return (isOr || hasComma) && m_source.isNumber(i + 1) && !m_source.isYear(i + 1);
            }
            hasComma = hasComma || token.isSign(',');
            const bool isGroup = token.isSign('(') && m_source.isSign(i + 2, ')');
            if (isGroup)
                i += 2;
            else if (!token.isSign(',') && (!m_source.isNumber(i) || m_source.isYear(i)))
                return false;
        }
        return false;
    }

    const Source &m_source;
    Unit m_unit;
    std::size_t m_last = 0;
    bool m_isList = false; ///< "section 26, 30 and 31".
    std::vector<Pinpoint> m_found;
};

/// "sections", "ss", "rr": a list may follow.
bool isPlural(const Source &source, std::size_t i)
{
    const QByteArray word = source.folded(i);
    return word == "rr" || word == "vifungu" || (word.size() > 1 && word.endsWith('s'));
}

/// "First Schedule"
std::optional<ProvisionList> ordinalSchedule(const Source &source, std::size_t i)
{
    static constexpr std::array<QByteArrayView, 10> Ordinals = {"first",   "second", "third",
                                                                "fourth",  "fifth",  "sixth",
                                                                "seventh", "eighth", "ninth",
                                                                "tenth"};
    if (source.at(i + 1).lexeme.unit != Unit::Schedule || source.isNumber(i + 2))
        return std::nullopt;
    const auto found = std::find(Ordinals.begin(), Ordinals.end(), source.folded(i));
    QByteArray number; // "11th"
    if (source.isNumber(i) && source.text(i).size() > 2 && source.text(i).size() < 6) {
        const QByteArray end = source.folded(i).right(2);
        if (end == "st" || end == "nd" || end == "rd" || end == "th")
            number = source.folded(i).chopped(2);
    } else if (found != Ordinals.end() && source.at(i).isCapital) {
        number = QByteArray::number(found - Ordinals.begin() + 1);
    }
    if (number.isEmpty())
        return std::nullopt;
    Pinpoint pinpoint;
    pinpoint.unit = Unit::Schedule;
    pinpoint.path = number;
    pinpoint.start = source.at(i).start;
    pinpoint.end = source.at(i + 1).end;
    return ProvisionList{i, i + 1, {std::move(pinpoint)}};
}

/// "sub-section", "sub section": the index of its second word; `i` if it is none.
std::size_t afterSub(const Source &source, std::size_t i)
{
    if (source.folded(i) != "sub")
        return i;
    const std::size_t next = source.isSign(i + 1, '-') ? i + 2 : i + 1;
    return source.at(next).is(ProvisionWord) && !source.at(next).is(Abbreviation) ? next : i;
}

/// "the Schedule": the only one there is.
std::optional<ProvisionList> onlySchedule(const Source &source, std::size_t i)
{
    const bool isNamed = source.at(i).isCapital && source.folded(i) == "schedule" && i > 0
        && source.folded(i - 1) == "the";
    if (!isNamed || (source.at(i + 1).isCapital && source.isWord(i + 1)))
        return std::nullopt;
    Pinpoint pinpoint;
    pinpoint.unit = Unit::Schedule;
    pinpoint.start = source.at(i).start;
    pinpoint.end = source.at(i).end;
    return ProvisionList{i, i, {std::move(pinpoint)}};
}

std::optional<ProvisionList> orderAndRule(const Source &source, std::size_t i);

std::optional<ProvisionList> oneList(const Source &source, std::size_t begin)
{
    const std::size_t i = afterSub(source, begin);
    const Token &token = source.at(i);
    const bool isSign = token.isSign('$');
    if (token.isCapital && source.folded(i) == "order")
        return orderAndRule(source, i);
    if (!isSign && !token.is(ProvisionWord))
        return ordinalSchedule(source, i);
    const bool isDouble = isSign && source.isSign(i + 1, '$');
    std::size_t first = isDouble ? i + 2 : i + 1;
    if (token.is(Abbreviation) && source.isSign(first, '.'))
        ++first;
    if (source.at(first).is(UnitOf) && source.isNumber(first + 1))
        ++first; // "kifungu cha 9", "ibara ya 13"
    if (source.isSign(first, '-') && !source.at(first).isSpaced && token.isCapital
        && !token.is(Abbreviation))
        ++first; // "Chapter-VI"
    const bool isTiny = source.text(i).size() == 1;
    if (token.is(Abbreviation) && isTiny && !source.isNumber(first))
        return std::nullopt;
    Numbers numbers(source, isSign ? Unit::Section : i > begin ? Unit::Inner : token.lexeme.unit);
    if (!numbers.read(first, isDouble || (!isSign && isPlural(source, i))))
        return onlySchedule(source, i);
    ProvisionList list{begin, numbers.last(), numbers.take()};
    list.pinpoints.front().start = source.at(begin).start;
    return list;
}

/// The next of "paragraph (a) of section 12": where it begins, and whether it is the outer one.
struct Link
{
    std::size_t at = 0;
    bool isOuter = true;
};

int rankOf(Unit unit)
{
    switch (unit) {
    case Unit::None:
    case Unit::Inner: return 0;
    case Unit::Paragraph: return 1;
    case Unit::Clause: return 2;
    case Unit::Section:
    case Unit::Article:
    case Unit::Regulation:
    case Unit::Order:
    case Unit::Rule: return 3;
    case Unit::Part:
    case Unit::Chapter: return 4;
    case Unit::Schedule: return 5;
    }
    Q_UNREACHABLE();
}

std::optional<Link> linkAfter(const Source &source, const ProvisionList &list)
{
    std::size_t i = list.last + 1;
    const bool hasOf = source.at(i).is(OfWord);
    if (hasOf) {
        ++i;
        while (source.at(i).is(Article) || source.isSign(i, '\''))
            ++i;
    } else if (source.isSign(i, ',')) {
        ++i;
    }
    const Token &next = source.at(i);
    if (hasOf && ordinalSchedule(source, i))
        return Link{i, true};
    if (!next.is(ProvisionWord))
        return std::nullopt;
    if (hasOf)
        return Link{i, true};
    const int before = rankOf(list.pinpoints.front().unit);
    const int after = rankOf(next.lexeme.unit);
    if (before < 3 && after == 5)
        return Link{i, true};
    if ((before == 5 && after < 5 && after != 3) || (before == 3 && after == 0))
        return Link{i, false};
    return std::nullopt;
}

/// Puts the members of one into the last of the other.
void nest(std::vector<Pinpoint> &outer, std::vector<Pinpoint> inner)
{
    const Pinpoint around = outer.front();
    inner.back().end = std::max(inner.back().end, around.end);
    for (Pinpoint &pinpoint : inner) {
        const bool standsAlone = rankOf(pinpoint.unit) == 3 && rankOf(around.unit) == 4;
        if (standsAlone)
            continue; // Sections are counted through; the part adds nothing.
        pinpoint.unit = around.unit;
        pinpoint.path.prepend(around.path + '/');
        pinpoint.last.clear();
    }
    outer = std::move(inner);
}

/// "Order 13 Rule 10(3)", "Order VIII, rules 1 and 2": of an order without a rule nothing is cited, as
/// orders are made too.
std::optional<ProvisionList> orderAndRule(const Source &source, std::size_t i)
{
    Numbers order(source, Unit::Order);
    if (!order.read(i + 1, false))
        return std::nullopt;
    const std::size_t at = source.isSign(order.last() + 1, ',') ? order.last() + 2
                                                                : order.last() + 1;
    if (source.at(at).lexeme.unit != Unit::Rule || source.folded(at) == "rules")
        return std::nullopt;
    std::optional<ProvisionList> rules = oneList(source, at);
    ProvisionList list{i, order.last(), order.take()};
    if (!rules || list.pinpoints.size() != 1)
        return std::nullopt;
    nest(list.pinpoints, std::move(rules->pinpoints));
    list.pinpoints.front().start = source.at(i).start;
    list.last = rules->last;
    return list;
}

} // namespace

std::size_t afterReadWith(const Source &source, std::size_t i)
{
    if (source.folded(i) == "read" && source.folded(i + 1) == "with")
        return i + 2;
    const bool isShort = source.folded(i) == "r"
        && (source.isSign(i + 1, '/') || source.isSign(i + 1, '.')) && source.folded(i + 2) == "w";
    if (!isShort)
        return i;
    return source.isSign(i + 3, '.') ? i + 4 : i + 3;
}

std::optional<ProvisionList> provisionsAt(const Source &source, std::size_t i)
{
    std::optional<ProvisionList> list = oneList(source, i);
    if (!list)
        return std::nullopt;
    for (int depth = 0; depth < MaxDepth; ++depth) {
        const std::optional<Link> link = linkAfter(source, *list);
        if (!link)
            break;
        std::optional<ProvisionList> other = oneList(source, link->at);
        if (!other)
            break;
        if (link->isOuter) {
            if (other->pinpoints.size() != 1)
                break;
            nest(other->pinpoints, std::move(list->pinpoints));
            list->pinpoints = std::move(other->pinpoints);
        } else {
            if (list->pinpoints.size() != 1)
                break;
            nest(list->pinpoints, std::move(other->pinpoints));
        }
        list->last = other->last;
    }
    return list;
}

std::optional<ProvisionList> paragraphsAfter(const Source &source, std::size_t i)
{
    std::size_t at = i + 1;
    if (source.isSign(at, ','))
        ++at;
    const bool hasAt = source.at(at).is(AtWord);
    if (hasAt)
        ++at;
    if (source.at(at).is(ProvisionWord) && source.at(at).lexeme.unit == Unit::Paragraph)
        return oneList(source, at);
    if (source.isSign(at, '$') && at > i + 1) {
        // "at §45", "at §§23-36"
        Numbers numbers(source, Unit::Paragraph);
        const bool isDouble = source.isSign(at + 1, '$');
        if (!numbers.read(isDouble ? at + 2 : at + 1, isDouble))
            return std::nullopt;
        const bool isOfALaw = source.at(numbers.last() + 1).is(OfWord);
        return isOfALaw ? std::nullopt
                        : std::optional(ProvisionList{at, numbers.last(), numbers.take()});
    }
    if (!source.isSign(at, '[') || source.isYear(at + 1))
        return std::nullopt;
    Numbers numbers(source, Unit::Paragraph);
    if (!numbers.read(at, true))
        return std::nullopt;
    return ProvisionList{at, numbers.last(), numbers.take()};
}

} // namespace sheria::citations
