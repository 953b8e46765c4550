// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/citedworks.h"

#include "core/citations/workkeys.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>

namespace sheria::briefs {

using namespace Qt::StringLiterals;
using citations::Citation;
using citations::Kind;

namespace {

constexpr qsizetype MostBetween = 160; ///< Between the parts of one citation. Units: bytes.

bool isCase(const Citation &citation)
{
    return citation.kind == Kind::Judgment || citation.kind == Kind::Report
        || citation.kind == Kind::Number || citation.kind == Kind::Parties;
}

bool isNeutral(const Citation &citation)
{
    return citation.key.startsWith("n:");
}

bool hasParties(const Citation &citation)
{
    return citation.partiesEnd > citation.partiesStart;
}

Range rangeOf(const Citation &citation)
{
    return {hasParties(citation) ? std::min(citation.partiesStart, citation.start) : citation.start,
            citation.end};
}

/// "n:2019 kehc 77": 2019; 0: it tells none.
int yearOf(const Citation &citation)
{
    constexpr qsizetype Digits = 4;
    return isNeutral(citation) || citation.kind == Kind::Report
        ? citation.key.mid(2, Digits).trimmed().toInt()
        : 0;
}

/// "& 3 others" behind parties.
const QString &othersPattern()
{
    static const QString form =
        u"[,\\s]*(?:(?:\\b(?:and|et|e|na)\\b|&)\\s*(?:\\d+|two|three|four|five|six|seven|eight|"
        u"nine|ten)?\\s*"
        "(?:another|others?|an(?:o|th)?r|ors?|autres?|outros?|wengine|mwingine)\\b\\.?|\\bet al\\b\\.?)"_s;
    return form;
}

/// The kinds of laws, as the addresses of works name them.
QByteArray lawType(const QString &words)
{
    static const QHash<QString, QByteArray> types = {{u"act"_s, "act"},
                                                     {u"loi"_s, "act"},
                                                     {u"wet"_s, "act"},
                                                     {u"lei"_s, "act"},
                                                     {u"law"_s, "act"},
                                                     {u"sheria"_s, "act"},
                                                     {u"regulation"_s, "reg"},
                                                     {u"regulations"_s, "reg"},
                                                     {u"by-law"_s, "by-law"},
                                                     {u"bylaw"_s, "by-law"},
                                                     {u"by-laws"_s, "by-law"},
                                                     {u"ordinance"_s, "ordinance"},
                                                     {u"decree"_s, "decree"},
                                                     {u"proclamation"_s, "proc"},
                                                     {u"legal notice"_s, "ln"},
                                                     {u"ln"_s, "ln"},
                                                     {u"government notice"_s, "gn"},
                                                     {u"general notice"_s, "gn"},
                                                     {u"gn"_s, "gn"},
                                                     {u"gazette notice"_s, "gn"},
                                                     {u"notice"_s, "notice"},
                                                     {u"statutory instrument"_s, "si"},
                                                     {u"si"_s, "si"},
                                                     {u"rules"_s, "rules"},
                                                     {u"order"_s, "order"},
                                                     {u"act no"_s, "act"}};
    QString plain = words.toLower().remove(u'.').simplified();
    if (plain.endsWith(" no"_L1))
        plain.chop(3);
    return types.value(plain);
}

/// Finds what one brief cites.
class WorkFinder
{
public:
    WorkFinder(const BriefText &text, const citations::Source &source, const ReadableNames &names)
        : m_text(text)
        , m_source(source)
        , m_names(names)
        , m_recognised(citations::recognize(text.bytes()))
    {}

    Result<std::vector<Found>> run(const std::stop_token &stop)
    {
        SHERIA_CHECK(addTitles(stop));
        std::vector<Found> titled = std::exchange(m_found, {});
        for (Found &one : titled)
            addBesides(one);
        auto next = titled.begin();
        for (std::size_t i = 0; i < m_recognised.size();) {
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}};
            const Range range = rangeOf(m_recognised[i]);
            while (next != titled.end() && next->range.end <= range.start)
                m_found.push_back(std::move(*next++));
            const bool isTaken = (next != titled.end() && next->range.overlaps(range))
                || (!m_found.empty() && m_found.back().range.overlaps(range));
            i = isTaken ? i + 1 : addFrom(i);
        }
        m_found.insert(m_found.end(), std::make_move_iterator(next),
                       std::make_move_iterator(titled.end()));
        bindMembers();
        return std::move(m_found);
    }

private:
    QString between(qsizetype from, qsizetype until) const
    {
        return QString::fromUtf8(m_text.of({from, until}));
    }

    // ---- titles of laws that the library has

    /// With the provisions in front of them or behind.
    Result<void> addTitles(const std::stop_token &stop)
    {
        std::size_t behind = 0; // The first citation that may be near.
        for (std::size_t i = 0; i < m_source.size(); ++i) {
            constexpr std::size_t EachTokens = 1024;
            if (i % EachTokens == 0 && stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}};
            auto title = m_names.titleAt(m_source, i);
            if (!title)
                continue;
            Found one;
            one.name = {m_source.at(title->first).start, m_source.at(title->last).end};
            one.range = one.name;
            constexpr qsizetype MostApart = 8;
            while (behind < m_recognised.size()
                   && m_recognised[behind].end < one.name.start - MostApart)
                ++behind;
            if (!readAround(one, behind, !title->year.isEmpty()))
                continue;
            one.citation.kind = Kind::Law;
            i = title->last;
            one.title = std::move(title);
            m_found.push_back(std::move(one));
        }
        return {};
    }

    /// What was recognised over a title and beside it. Whether the title is of a law.
    bool readAround(Found &one, std::size_t at, bool isLaw) const
    {
        for (; at < m_recognised.size() && m_recognised[at].start <= one.name.end + 2; ++at) {
            const Citation &near = m_recognised[at];
            const bool isOver = near.nameEnd > near.nameStart
                && Range{near.nameStart, near.nameEnd}.overlaps(one.name);
            isLaw = isLaw || (isOver && near.kind == Kind::Law);
            if (isOver && one.citation.key.isEmpty()) {
                one.citation.key = near.key;
                if (near.key.startsWith("a:") || near.key.startsWith("c:"))
                    one.name.end = std::max(one.name.end, near.nameEnd); // With its number.
                one.range.end = std::max(one.range.end, one.name.end);
            }
            if (near.pinpoints.empty())
                continue;
            const qsizetype start = near.pinpoints.front().start;
            const qsizetype end = near.pinpoints.back().end;
            const bool isBefore = end <= one.name.start && leads(end, one.name.start);
            const bool isBehind = isOver && start >= one.name.end;
            if (!isBefore && !isBehind)
                continue;
            isLaw = true;
            one.citation.pinpoints = near.pinpoints;
            one.range = {std::min(start, one.name.start), std::max(end, one.range.end)};
            if (isBefore && !isOver && at + 1 < m_recognised.size()
                && m_recognised[at + 1].start > one.name.end)
                break;
        }
        return isLaw;
    }

    /// "of the" between a provision and a title.
    bool leads(qsizetype from, qsizetype until) const
    {
        constexpr qsizetype Most = 20;
        if (until - from > Most)
            return false;
        const QByteArray words = m_text.of({from, until}).simplified().toLower();
        return words == "of the" || words == "of" || words == "," || words == "to the"
            || words.isEmpty();
    }

    // ---- what a law is called besides its title

    void addBesides(Found &law) const
    {
        static const QRegularExpression number(
            u"^\\s*[(\\[]\\s*(?<kind>\\p{Lu}[\\p{L}.\\- ]{0,40}?)\\s*(?:No\\.?|Nr\\.?|n°)?\\s*"
            "(?<number>[A-Z]?\\.?\\d{1,6}[A-Z]?)\\s*(?:of|/|van|de)\\s*(?<year>(?:1[6-9]|20)\\d{2})\\s*[)\\]]"_s);
        static const QRegularExpression chapter(
            u"^\\s*(?<open>[,(\\[])?\\s*(?<kind>(?:Chapter|CHAPTER|Cap|CAP)\\.?)\\s*"
            "(?<number>[A-Z]?\\d{1,4}[A-Z]?(?::\\d{1,3})?)\\b(?![.(]\\d)\\s*(?<close>[)\\]])?"_s);
        const QByteArray own = law.citation.key;
        if (own.startsWith("a:") || own.startsWith("c:"))
            law.besides.push_back({law.name, Kind::Law, own});
        const Range line = m_text.blockAt(law.name.end).range;
        qsizetype at = law.name.end;
        for (int part = 0; part < 2; ++part) {
            const QString behind = between(at, std::min(line.end, at + MostBetween));
            QRegularExpressionMatch match = number.match(behind);
            QByteArray key;
            bool isSure = true;
            if (match.hasMatch()) {
                const QByteArray type = lawType(match.captured(u"kind"));
                if (type.isEmpty())
                    break;
                key = citations::numberKey(type, match.captured(u"year").toLatin1(),
                                           match.captured(u"number").toLatin1());
            } else if (match = chapter.match(behind); match.hasMatch()) {
                key = citations::chapterKey(match.captured(u"number").toLatin1());
                isSure = !match.captured(u"close").isEmpty()
                    || match.captured(u"kind").startsWith("cap"_L1, Qt::CaseInsensitive);
            } else {
                break;
            }
            const qsizetype from = at + behind.left(leadOf(behind)).toUtf8().size();
            at += match.captured().toUtf8().size();
            law.besides.push_back({{from, at}, Kind::Law, key, isSure});
            law.range.end = std::max(law.range.end, at);
        }
    }

    /// Blanks, a comma and a bracket in front.
    static qsizetype leadOf(const QString &text)
    {
        qsizetype at = 0;
        while (at < text.size() && (text[at].isSpace() || text[at] == u','))
            ++at;
        return at;
    }

    // ---- what was recognised

    /// Adds what begins with a citation; the index of the next one.
    std::size_t addFrom(std::size_t first)
    {
        const Citation &citation = m_recognised[first];
        if (isCase(citation))
            return addCase(first);
        const bool isNamed = citation.nameEnd > citation.nameStart;
        const bool isOfLaw = citation.kind == Kind::Law || citation.kind == Kind::Uri;
        if (isOfLaw && isNamed) {
            Found found;
            found.range = rangeOf(citation);
            found.name = {citation.nameStart, citation.nameEnd};
            found.citation = citation;
            if (citation.kind == Kind::Law && !citation.isShort)
                addBesides(found);
            m_found.push_back(std::move(found));
        } else if (isMember(first)) {
            Found found;
            found.range = found.name = rangeOf(citation);
            found.citation = citation;
            found.isShort = true;
            m_found.push_back(std::move(found));
        }
        return first + 1;
    }

    /// Whether provisions without a name are those of a law beside them: "s 4 read with s 2 of the Act",
    /// "section 4 thereof". Others may be of any law.
    bool isMember(std::size_t index) const
    {
        const Citation &citation = m_recognised[index];
        if (citation.pinpoints.empty()
            || (citation.kind != Kind::Law && citation.kind != Kind::Provision))
            return false;
        return isChained(index) || isThereof(citation);
    }

    bool isThereof(const Citation &citation) const
    {
        static const QRegularExpression form(
            u"^\\W{0,2}\\s*(?:thereof|therein|of (?:the )?(?:same|said|that) (?:act|law|code|regulations|constitution)|daarvan|de (?:celle|celui)-ci)\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression own(u"(?:thereof|therein|daarvan|-ci)$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
        constexpr qsizetype Most = 40;
        const qsizetype end = m_text.blockAt(citation.start).range.end;
        return own.match(between(citation.start, citation.end)).hasMatch()
            || form.match(between(citation.end, std::min(end, citation.end + Most))).hasMatch();
    }

    /// Whether only "and", "read with" stand between it and the next provisions, which are of a law.
    bool isChained(std::size_t index) const
    {
        static const QRegularExpression form(
            u"^[,\\s]*(?:(?:and|&|or|et|en|na|as)?\\s*(?:as )?(?:read )?(?:together |along )?(?:with)?)[,\\s]*$"_s,
            QRegularExpression::CaseInsensitiveOption);
        constexpr qsizetype Most = 30;
        const Citation &citation = m_recognised[index];
        if (index + 1 >= m_recognised.size())
            return false;
        const Citation &next = m_recognised[index + 1];
        if (next.pinpoints.empty() || next.kind != Kind::Law || next.start - citation.end > Most
            || next.start != next.pinpoints.front().start)
            return false;
        return form.match(between(citation.end, next.start)).hasMatch();
    }

    /// Members of chains are of the law behind them, "thereof" of the law before.
    void bindMembers()
    {
        std::optional<std::size_t> law;
        for (std::size_t i = m_found.size(); i-- > 0;) {
            Found &one = m_found[i];
            const bool isMemberHere = one.isShort && !isThereof(one.citation);
            if (isMemberHere && law)
                one.bound = law;
            else if (!one.isShort)
                law = one.citation.kind == Kind::Law ? std::optional(i) : std::nullopt;
        }
        law.reset();
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            Found &one = m_found[i];
            if (one.isShort && isThereof(one.citation))
                one.bound = law;
            else if (!one.isShort && one.citation.kind == Kind::Law)
                law = i;
        }
    }

    // ---- cases

    /// A case with all that follows of it: parties, docket, neutral citation, reports.
    std::size_t addCase(std::size_t first)
    {
        std::size_t end = first + 1;
        while (end < m_recognised.size() && goesOn(first, end))
            ++end;
        Found found;
        std::size_t main = first;
        for (std::size_t i = first; i < end; ++i) {
            const Citation &one = m_recognised[i];
            if (rankOf(one) > rankOf(m_recognised[main]))
                main = i;
            if (hasParties(one))
                found.parties = {one.partiesStart, one.partiesEnd};
            else if (one.kind == Kind::Parties)
                found.parties = {one.nameStart, one.nameEnd};
            found.range = i == first ? rangeOf(one)
                                     : Range{std::min(found.range.start, rangeOf(one).start),
                                             std::max(found.range.end, one.end)};
        }
        found.citation = m_recognised[main];
        for (std::size_t i = first; i < end; ++i) {
            const Citation &one = m_recognised[i];
            found.name.start = found.range.start;
            found.name.end = std::max(found.name.end, one.nameEnd);
            if (found.citation.pinpoints.empty())
                found.citation.pinpoints = one.pinpoints;
            if (i != main && one.kind != Kind::Parties)
                found.besides.push_back({{one.nameStart, one.nameEnd}, one.kind, one.key});
            if (i > first)
                addDockets(found, m_recognised[i - 1].end, one.start);
        }
        if (found.parties.end == found.parties.start)
            lookForParties(found);
        close(found);
        carryParties(found, first);
        m_found.push_back(std::move(found));
        return end;
    }

    /// What tells a case best.
    static int rankOf(const Citation &citation)
    {
        switch (citation.kind) {
        case Kind::Judgment: return 4;
        case Kind::Report: return 3;
        case Kind::Number: return 2;
        default: return 1;
        }
    }

    bool goesOn(std::size_t first, std::size_t next) const
    {
        const Citation &before = m_recognised[next - 1];
        const Citation &after = m_recognised[next];
        const bool isInside = hasParties(after) && after.partiesStart <= before.start
            && before.kind == Kind::Number;
        if (isInside)
            return true;
        if (!isCase(after) || after.kind == Kind::Parties || hasParties(after)
            || !before.pinpoints.empty() || after.start < before.end
            || after.start - before.end > MostBetween)
            return false;
        bool hasNeutral = false;
        for (std::size_t i = first; i < next; ++i)
            hasNeutral = hasNeutral || isNeutral(m_recognised[i]);
        if (hasNeutral && isNeutral(after))
            return false;
        constexpr int MostYears = 2;
        const int a = yearOf(before);
        const int b = yearOf(after);
        if (a != 0 && b != 0 && std::abs(a - b) > MostYears)
            return false;
        if (after.isParallel)
            return true;
        const bool isReport = after.kind == Kind::Report || before.kind == Kind::Report;
        static const QRegularExpression link(
            u"^\\.?(?:[\\s,:=]|\\((?=[^()]*$)|\\)|"_s + othersPattern()
            + u"|(?:also )?reported (?:at|in|as)\\b|\\((?:[^()]|\\([^()]*\\)){1,100}\\))*$"_s);
        static const QRegularExpression semicolon(u"^\\)?\\s*;\\s*$"_s);
        const QString words = between(before.end, after.start);
        if (words.contains(u'\n') || (words.startsWith(u'.') && before.kind != Kind::Parties))
            return false;
        return link.match(words).hasMatch()
            ? before.kind == Kind::Parties || before.kind == Kind::Number || isNumbered(words)
                || (isReport && words.simplified() == ","_L1)
            : isReport && semicolon.match(words).hasMatch();
    }

    /// Whether a number of a case, or less, stands between two of its citations.
    static bool isNumbered(const QString &words)
    {
        const QString plain = words.trimmed();
        return plain.startsWith(u'(') && plain.endsWith(u')')
            && !Docket::read(plain.mid(1, plain.size() - 2)).isEmpty();
    }

    /// Numbers in brackets that were not recognised.
    void addDockets(Found &found, qsizetype from, qsizetype until) const
    {
        static const QRegularExpression bracket(u"\\(((?:[^()]|\\([^()]*\\))*)\\)"_s);
        const QString words = between(from, std::max(from, until));
        for (auto match = bracket.globalMatch(words); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            if (Docket::read(one.captured(1)).isEmpty())
                continue;
            const qsizetype start = from + words.left(one.capturedStart(1)).toUtf8().size();
            found.besides.push_back(
                {{start, start + one.captured(1).toUtf8().size()}, Kind::Number, {}});
        }
        // "Oak v Elm & 3 others (…": they are among the parties.
        static const QRegularExpression others(u'^' + othersPattern());
        if (found.parties.end == from) {
            if (const auto match = others.match(words); match.hasMatch())
                found.parties.end += match.captured().toUtf8().size();
        }
    }

    /// Parties that were not recognised, in front of a case: "Oak & 2 others v Elm (".
    void lookForParties(Found &found) const
    {
        constexpr qsizetype Most = 300;
        const qsizetype line = m_text.blockAt(found.range.start).range.start;
        const qsizetype after = m_found.empty() ? line : std::max(line, m_found.back().range.end);
        const qsizetype from = std::max(after, found.range.start - Most);
        const QString words = between(from, found.range.start);
        static const QString capital = u"(?:\\p{Lu}[\\p{L}\\p{M}\\d’'.&()/-]*)"_s;
        static const QString small =
            u"(?:and|&|of|the|for|on|et|de|du|la|le|van|der|t/"
            u"a|in|re|ex|parte|\\d{1,3}|others?|another|ors?\\.?|"
            "an(?:o|th)?r\\.?|two|three|four|five|six|autres?|\\(\\w+\\))"_s;
        static const QString name = u"(?:%1(?:,?\\s+(?:%1|%2))*)"_s.arg(capital, small);
        static const QRegularExpression form(
            u"(?<parties>%1\\s+(?:[-–—]\\s?)?(?:[Vv][Ss]?|VS|[Vv]ersus|c(?=\\.))\\.?(?:\\s?[-–—])?\\s+(?:the\\s+)?%1)[\\s,(\\[]*$"_s
                .arg(name));
        const QRegularExpressionMatch match = form.match(words);
        if (!match.hasMatch())
            return;
        found.parties.start = from + words.left(match.capturedStart(u"parties")).toUtf8().size();
        found.parties.end = found.parties.start + match.captured(u"parties").toUtf8().size();
        found.range.start = found.name.start = found.parties.start;
    }

    /// With the bracket that closes: "Oak v Elm (Civil Appeal 4 of 2018)".
    void close(Found &found) const
    {
        const QByteArray words = m_text.of(found.range);
        const qsizetype line = m_text.blockAt(found.range.start).range.end;
        if (words.count('(') > words.count(')') && found.range.end < line
            && m_text.bytes()[found.range.end] == ')') {
            found.name.end = std::max(found.name.end, found.range.end + 1);
            ++found.range.end;
        }
    }

    /// "Oak v Elm [2019] KEHC 77, [2019] KEHC 78": both are said to be of these parties.
    void carryParties(Found &found, std::size_t first) const
    {
        if (found.parties.end > found.parties.start || m_found.empty() || first == 0)
            return;
        const Found &before = m_found.back();
        if (before.parties.end == before.parties.start
            || m_text.bytes()
                    .mid(before.range.end, found.range.start - before.range.end)
                    .simplified()
                != ",")
            return;
        found.parties = before.parties;
        found.isCarried = true;
    }

    const BriefText &m_text;
    const citations::Source &m_source;
    const ReadableNames &m_names;
    std::vector<Citation> m_recognised;
    std::vector<Found> m_found;
};

} // namespace

Result<std::vector<Found>> citedWorks(const BriefText &text, const citations::Source &source,
                                      const ReadableNames &names, const std::stop_token &stop)
{
    return WorkFinder(text, source, names).run(stop);
}

CaseName partiesOf(const BriefText &text, const Found &found)
{
    return CaseName(QString::fromUtf8(text.of(found.parties)));
}

} // namespace sheria::briefs
