// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/casename.h"

#include "core/citations/citation.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace sheria::briefs {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MostInName = 2000; ///< UTF-16: of a class action.

/// Words that say nothing of who a party is.
bool isCommon(const QString &word)
{
    static const QSet<QString> words = {
        u"the"_s,     u"of"_s,          u"and"_s,   u"in"_s,         u"on"_s,
        u"for"_s,     u"by"_s,          u"to"_s,    u"at"_s,         u"ltd"_s,
        u"limited"_s, u"plc"_s,         u"llp"_s,   u"inc"_s,        u"incorporated"_s,
        u"co"_s,      u"company"_s,     u"corp"_s,  u"pty"_s,        u"pvt"_s,
        u"private"_s, u"proprietary"_s, u"lte"_s,   u"limitee"_s,    u"sarl"_s,
        u"sa"_s,      u"cc"_s,          u"bk"_s,    u"edms"_s,       u"bpk"_s,
        u"beperk"_s,  u"mr"_s,          u"mrs"_s,   u"ms"_s,         u"miss"_s,
        u"dr"_s,      u"prof"_s,        u"hon"_s,   u"honourable"_s, u"rev"_s,
        u"adv"_s,     u"sir"_s,         u"chief"_s, u"alhaji"_s,     u"others"_s,
        u"other"_s,   u"another"_s,     u"ors"_s,   u"anor"_s,       u"anr"_s,
        u"la"_s,      u"le"_s,          u"les"_s,   u"de"_s,         u"du"_s,
        u"des"_s,     u"da"_s,          u"do"_s,    u"dos"_s,        u"et"_s,
        u"die"_s,     u"van"_s,         u"re"_s,    u"ex"_s,         u"parte"_s,
        u"matter"_s,  u"application"_s, u"his"_s,   u"her"_s,        u"majesty"_s,
        u"formerly"_s};
    return words.contains(word);
}

/// Offices that there are several of, and such words.
bool isGeneric(const QString &word)
{
    static const QSet<QString> words = {u"attorney"_s,     u"general"_s,    u"commissioner"_s,
                                        u"commission"_s,   u"director"_s,   u"minister"_s,
                                        u"ministry"_s,     u"secretary"_s,  u"cabinet"_s,
                                        u"principal"_s,    u"permanent"_s,  u"board"_s,
                                        u"council"_s,      u"county"_s,     u"city"_s,
                                        u"registrar"_s,    u"court"_s,      u"magistrate"_s,
                                        u"judge"_s,        u"authority"_s,  u"government"_s,
                                        u"officer"_s,      u"inspector"_s,  u"police"_s,
                                        u"republic"_s,     u"state"_s,      u"people"_s,
                                        u"national"_s,     u"estate"_s,     u"public"_s,
                                        u"prosecutions"_s, u"bank"_s,       u"town"_s,
                                        u"municipality"_s, u"university"_s, u"association"_s,
                                        u"society"_s,      u"trustees"_s,   u"no"_s};
    return words.contains(word);
}

/// What a short word stands for; else the word.
QString inFull(const QString &word)
{
    static const QHash<QString, QString> words = {
        {u"govt"_s, u"government"_s},    {u"gov"_s, u"government"_s},
        {u"dept"_s, u"department"_s},    {u"commr"_s, u"commissioner"_s},
        {u"comm"_s, u"commissioner"_s},  {u"bros"_s, u"brothers"_s},
        {u"intl"_s, u"international"_s}, {u"int"_s, u"international"_s},
        {u"assoc"_s, u"association"_s},  {u"assn"_s, u"association"_s},
        {u"univ"_s, u"university"_s},    {u"natl"_s, u"national"_s},
        {u"mfg"_s, u"manufacturing"_s},  {u"bd"_s, u"board"_s},
        {u"sec"_s, u"secretary"_s},      {u"auth"_s, u"authority"_s},
        {u"min"_s, u"minister"_s},       {u"insp"_s, u"inspector"_s},
        {u"gen"_s, u"general"_s},        {u"dir"_s, u"director"_s},
        {u"muni"_s, u"municipality"_s},  {u"ministers"_s, u"minister"_s},
        {u"bldrs"_s, u"builders"_s},     {u"engrs"_s, u"engineers"_s},
        {u"hosp"_s, u"hospital"_s},      {u"ins"_s, u"insurance"_s},
        {u"nrb"_s, u"nairobi"_s},        {u"saint"_s, u"st"_s}};
    return words.value(word, word);
}

/// "dpp" in words.
QStringList officeOf(const QString &word)
{
    static const QHash<QString, QStringList> offices = {
        {u"ag"_s, {u"attorney"_s, u"general"_s}},
        {u"dpp"_s, {u"director"_s, u"public"_s, u"prosecutions"_s}},
        {u"odpp"_s, {u"director"_s, u"public"_s, u"prosecutions"_s}}};
    return offices.value(word);
}

/// The party that prosecutes: "R", "Rex" and "Regina" are the Crown or the Republic, "S" the State.
QString prosecutorOf(const QString &word)
{
    static const QHash<QString, QString> names = {
        {u"r"_s, u"republic"_s},    {u"rex"_s, u"republic"_s},      {u"regina"_s, u"republic"_s},
        {u"reg"_s, u"republic"_s},  {u"crown"_s, u"republic"_s},    {u"queen"_s, u"republic"_s},
        {u"king"_s, u"republic"_s}, {u"republic"_s, u"republic"_s}, {u"s"_s, u"state"_s},
        {u"state"_s, u"state"_s},   {u"staat"_s, u"state"_s},       {u"p"_s, u"people"_s},
        {u"people"_s, u"people"_s}};
    return names.value(word);
}

QString folded(const QString &text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_D)) {
        if (c.category() != QChar::Mark_NonSpacing && c != u'\'' && c != QChar(0x2019))
            plain += c.toLower();
    }
    return plain;
}

/// Whether two words are likely the same one, mistyped.
bool isNear(const QString &a, const QString &b)
{
    constexpr qsizetype Least = 5;
    if (a.size() < Least || b.size() < Least || std::abs(a.size() - b.size()) > 1)
        return false;
    // Same but for one letter, or two that changed places.
    qsizetype from = 0;
    while (from < a.size() && from < b.size() && a[from] == b[from])
        ++from;
    qsizetype back = 0;
    while (back < std::min(a.size(), b.size()) - from
           && a[a.size() - 1 - back] == b[b.size() - 1 - back])
        ++back;
    const qsizetype restA = a.size() - from - back;
    const qsizetype restB = b.size() - from - back;
    const bool isSwapped = restA == 2 && restB == 2 && a[from] == b[from + 1]
        && a[from + 1] == b[from];
    return std::max(restA, restB) <= 1 || isSwapped;
}

/// Between the sides of a case.
const QRegularExpression &versus()
{
    static const QRegularExpression form(
        u"\\s(?:[-\\x{2013}\\x{2014}]\\s?)?(?:[Vv][Ss]?|VS|[Vv][Rr][Ss]|[Vv]ersus|VERSUS|contre|"
        u"contra|teen|dhidi ya|c(?=[./]))"
        "[./]?(?:\\s?[-\\x{2013}\\x{2014}])?\\s"_s);
    return form;
}

/// Where the second side begins and the first ends; both -1: there is one side.
std::pair<qsizetype, qsizetype> versusIn(const QString &text)
{
    for (auto match = versus().globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        const QStringView before = QStringView(text).left(one.capturedStart());
        if (before.count(u'(') == before.count(u')'))
            return {one.capturedStart(), one.capturedEnd()};
    }
    return {-1, -1};
}

} // namespace

Fit worse(Fit a, Fit b)
{
    return std::max(a, b);
}

// ---- the name

CaseName::CaseName(const QString &parties)
{
    const QString text = u' ' + parties.left(MostInName).simplified() + u' ';
    const auto [first, second] = versusIn(text);
    const QStringList sides = first < 0 ? QStringList{text}
                                        : QStringList{text.left(first), text.mid(second)};
    for (const QString &one : sides) {
        Side side = readSide(one);
        if (!side.empty())
            m_sides.push_back(std::move(side));
    }
    if (m_sides.size() != std::size_t(sides.size()))
        m_sides.clear();
}

CaseName::Side CaseName::readSide(const QString &text)
{
    static const QRegularExpression others(u"[,\\s]*(?:\\b(?:and|et|e|en|na|y)\\b|&)\\s*(?:\\d+|"
                                           u"two|three|four|five|six|seven|eight|nine|ten|"
                                           "several)?\\s*(?:another|others?|an(?:o|th)?r|ors?|"
                                           "autres?|outros?|outras?|wengine|mwingine|"
                                           "andere?s?)\\b\\.?"
                                           "|[,\\s]+et al\\b\\.?"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression dotted(u"\\b(?:\\p{Lu}\\.\\s?){2,}(?:\\p{Lu}\\b)?"_s);
    static const QRegularExpression role(
        u"\\b(?:trading as|t/a|suing (?:as|through|by|on)|on behalf|in (?:his|her|their|its) "
        "capacity|through (?:his|her|their|the))\\b.*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression relator(
        u"\\bon the application of\\b|\\bex p(?:arte|\\.)?(?=\\s)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression form(u"[\\p{L}\\p{N}\\p{M}]+(?:['\\x{2019}]\\p{L}+)*"_s);
    QString plain = text;
    plain.remove(others);
    for (auto match = dotted.match(plain); match.hasMatch(); match = dotted.match(plain)) {
        QString letters = match.captured();
        letters.remove(u'.').remove(u' ');
        plain.replace(match.capturedStart(), match.capturedLength(), letters + u' ');
    }
    static const QRegularExpression apart(u"(?<=\\b\\p{Lu})\\s(?=\\p{Lu}\\b)"_s); // "K L"
    plain.remove(apart);
    // "R (on the application of Oak)", "R (Oak)": the applicant is the party.
    static const QRegularExpression ofCrown(u"^\\s*(?:R|Regina|The King|The Queen)\\s*\\("_s,
                                            QRegularExpression::CaseInsensitiveOption);
    const bool isRelator = relator.match(plain).hasMatch() || ofCrown.match(plain).hasMatch();
    const qsizetype asRole = role.match(plain).capturedStart();
    Side side;
    int depth = 0;
    qsizetype seen = 0;
    for (auto match = form.globalMatch(plain); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        for (; seen < one.capturedStart(); ++seen)
            depth += plain[seen] == u'(' ? 1 : plain[seen] == u')' ? -1 : 0;
        const QString written = one.captured();
        QString word = folded(written);
        if (word.endsWith(u's') && written.size() > 2
            && (written[written.size() - 2] == u'\''
                || written[written.size() - 2] == QChar(0x2019)))
            word.chop(1);
        if (isCommon(word) && written != "SA"_L1) // South Africa, and a form of companies.
            continue;
        const bool isOptional = (depth > 0 && !isRelator)
            || (asRole >= 0 && one.capturedStart() >= asRole);
        const QStringList office = officeOf(word);
        for (const QString &part : office)
            side.push_back({part, false, false, isOptional});
        if (!office.isEmpty())
            continue;
        const bool isUpper = written == written.toUpper() && !written[0].isDigit();
        const bool isCut = one.capturedEnd() < plain.size() && plain[one.capturedEnd()] == u'.';
        side.push_back({inFull(word), isUpper && word.size() <= 6, isCut, isOptional});
    }
    // "A v B": what there is.
    if (side.empty()) {
        for (auto match = form.globalMatch(plain); match.hasNext();)
            side.push_back({folded(match.next().captured()), false, false, false});
    }
    std::vector<std::size_t> needed;
    for (std::size_t i = 0; i < side.size(); ++i) {
        if (!side[i].isOptional)
            needed.push_back(i);
    }
    if (needed.empty()) {
        for (Word &word : side)
            word.isOptional = false;
    } else if (needed.size() == 1 || isRelator) {
        Word &word = side[needed.front()];
        if (const QString prosecutor = prosecutorOf(word.text); !prosecutor.isEmpty()) {
            word.text = prosecutor;
            word.isInitials = false;
            word.isOptional = isRelator && side.size() > 1;
        }
    }
    return side;
}

namespace {

/// Whether initials are those of words that follow each other, from some word on: how many; else 0.
std::size_t runOf(const QString &initials, const QStringList &words, qsizetype from)
{
    qsizetype at = from;
    for (const QChar c : initials) {
        if (at >= words.size() || words[at].isEmpty() || words[at][0] != c)
            return 0;
        ++at;
    }
    return std::size_t(at - from);
}

} // namespace

Fit CaseName::fitOfAll(const Side &cited, const Side &known)
{
    QStringList citedWords;
    QStringList knownWords;
    for (const Word &one : cited)
        citedWords << one.text;
    for (const Word &one : known)
        knownWords << one.text;
    std::vector<bool> isCitedKnown(cited.size());
    std::vector<bool> isKnownCited(known.size());
    bool isStrong = false;
    const auto pair = [&](std::size_t a, std::size_t b, bool isWhole) {
        isCitedKnown[a] = true;
        isKnownCited[b] = true;
        isStrong = isStrong || isWhole;
    };
    for (std::size_t a = 0; a < cited.size(); ++a) {
        for (std::size_t b = 0; b < known.size(); ++b) {
            const QString &x = cited[a].text;
            const QString &y = known[b].text;
            const bool isAbbreviated = x.size() > 1 && y.size() > 1
                && ((cited[a].isCut && y.startsWith(x)) || (known[b].isCut && x.startsWith(y)));
            if (x == y || isAbbreviated)
                pair(a, b, true);
        }
    }
    // "KRA" for "Kenya Revenue Authority", and the other way round; "J.K." for "John Kamau".
    const auto expand = [&](const Side &shorts, const QStringList &fulls, bool isOfCited) {
        for (std::size_t a = 0; a < shorts.size(); ++a) {
            if (isOfCited ? isCitedKnown[a] : isKnownCited[a])
                continue;
            for (qsizetype from = 0; shorts[a].isInitials && from < fulls.size(); ++from) {
                const std::size_t run = runOf(shorts[a].text, fulls, from);
                for (std::size_t i = 0; i < run; ++i) {
                    const std::size_t full = std::size_t(from) + i;
                    pair(isOfCited ? a : full, isOfCited ? full : a, run > 1);
                }
                if (run > 0)
                    break;
            }
        }
    };
    expand(cited, knownWords, true);
    expand(known, citedWords, false);
    bool isCitedAll = true;
    bool isEachNear = true;
    for (std::size_t a = 0; a < cited.size(); ++a) {
        if (isCitedKnown[a] || cited[a].isOptional)
            continue;
        isCitedAll = false;
        isEachNear = isEachNear && std::any_of(known.begin(), known.end(), [&](const Word &one) {
                         return isNear(cited[a].text, one.text);
                     });
    }
    bool isKnownAll = true;
    bool isKnownGeneric = true;
    for (std::size_t b = 0; b < known.size(); ++b) {
        isKnownAll = isKnownAll && (isKnownCited[b] || known[b].isOptional);
        if (isKnownCited[b])
            isKnownGeneric = isKnownGeneric && isGeneric(known[b].text);
    }
    if (isCitedAll && isStrong)
        return Fit::Fits;
    if (isKnownAll && isStrong)
        return isKnownGeneric ? Fit::Differs : Fit::Fits;
    const bool isOneNear = !isCitedAll && isEachNear;
    return isOneNear || (isCitedAll && !cited.empty()) ? Fit::Unclear : Fit::Differs;
}

Fit CaseName::fitOf(Side cited, const Side &known, bool isFirst)
{
    // A sentence may lead into a name: "Following Oak v Elm".
    static const QSet<QString> leads = {u"see"_s,        u"following"_s,
                                        u"per"_s,        u"cf"_s,
                                        u"also"_s,       u"compare"_s,
                                        u"contrast"_s,   u"applying"_s,
                                        u"citing"_s,     u"but"_s,
                                        u"case"_s,       u"decision"_s,
                                        u"held"_s,       u"approving"_s,
                                        u"accord"_s,     u"contra"_s,
                                        u"judgment"_s,   u"ruling"_s,
                                        u"voir"_s,       u"selon"_s,
                                        u"arret"_s,      u"distinguishing"_s,
                                        u"overruling"_s, u"further"_s,
                                        u"thus"_s,       u"then"_s,
                                        u"now"_s,        u"so"_s,
                                        u"here"_s,       u"when"_s,
                                        u"where"_s,      u"while"_s,
                                        u"although"_s,   u"since"_s,
                                        u"because"_s,    u"after"_s,
                                        u"before"_s,     u"under"_s,
                                        u"however"_s,    u"moreover"_s,
                                        u"similarly"_s,  u"likewise"_s,
                                        u"relying"_s,    u"counsel"_s,
                                        u"as"_s,         u"that"_s,
                                        u"this"_s,       u"again"_s,
                                        u"finally"_s,    u"first"_s,
                                        u"secondly"_s,   u"locus"_s,
                                        u"classicus"_s,  u"affaire"_s};
    Fit best = fitOfAll(cited, known);
    while (isFirst && best != Fit::Fits && cited.size() > 1 && leads.contains(cited.front().text)) {
        cited.erase(cited.begin());
        best = std::min(best, fitOfAll(cited, known));
    }
    // "Oak v Elm, High Court, 2019"
    static const QSet<QString> courts = {u"court"_s,   u"high"_s,           u"supreme"_s,
                                         u"appeal"_s,  u"tribunal"_s,       u"industrial"_s,
                                         u"federal"_s, u"constitutional"_s, u"unreported"_s};
    if (!isFirst && best != Fit::Fits) {
        const auto isOfCourt = [&](const Word &one) {
            return courts.contains(one.text);
        };
        const auto court = std::find_if(cited.begin(), cited.end(), isOfCourt);
        if (court != cited.begin() && court != cited.end()
            && std::all_of(court, cited.end(), isOfCourt)) {
            cited.erase(court, cited.end());
            best = std::min(best, fitOfAll(cited, known));
        }
    }
    return best;
}

Fit CaseName::fits(const CaseName &known) const
{
    if (isEmpty() || known.isEmpty())
        return Fit::Unclear;
    if (m_sides.size() == known.m_sides.size()) {
        Fit fit = Fit::Fits;
        for (std::size_t i = 0; i < m_sides.size(); ++i)
            fit = worse(fit, fitOf(m_sides[i], known.m_sides[i], i == 0));
        return fit;
    }
    // "Re Oak" for "Oak v Elm", or the other way round.
    for (const Side &mine : m_sides) {
        for (const Side &other : known.m_sides) {
            if (fitOf(mine, other, true) != Fit::Differs)
                return Fit::Unclear;
        }
    }
    return Fit::Differs;
}

QStringList CaseName::words() const
{
    QStringList all;
    for (const Side &side : m_sides) {
        for (const Word &word : side)
            all << word.text;
    }
    all.removeDuplicates();
    return all;
}

double CaseName::likeness(const CaseName &other) const
{
    const auto needed = [](const CaseName &name) {
        QSet<QString> words;
        for (const Side &side : name.m_sides) {
            for (const Word &word : side) {
                if (!word.isOptional)
                    words.insert(word.text);
            }
        }
        return words;
    };
    const QSet<QString> mine = needed(*this);
    const QSet<QString> others = needed(other);
    const qsizetype most = std::max(mine.size(), others.size());
    return most == 0 ? 0 : double((mine & others).size()) / double(most);
}

// ---- the number of its court

Docket Docket::read(const QString &text)
{
    static const QRegularExpression form(
        u"^(?<kind>[^\\d]*?)\\s*(?:\\bn(?:um(?:ber)?|os?|rs?)?\\b\\.?|n°)?\\s*"
        "(?<numbers>\\b[A-Z]{0,3}\\s?\\d{1,7}(?:\\s*(?:,|&|\\band\\b|\\bet\\b|\\bto\\b|-)\\s*[A-Z]{"
        "0,3}\\s?\\d{1,7})*)"
        "\\s*(?:\\bof\\b|\\bde\\b|\\bya\\b|\\bvan\\b|/)\\s*(?<year>(?:19|20)\\d{2}|\\d{2})\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression word(u"[\\p{L}\\p{M}]+"_s);
    static const QRegularExpression number(u"([A-Za-z]{0,3})\\s?0*(\\d+)"_s);
    Docket docket;
    docket.text = text.simplified();
    const QRegularExpressionMatch match = form.match(docket.text);
    if (!match.hasMatch())
        return docket;
    for (auto words = word.globalMatch(match.captured(u"kind")); words.hasNext();)
        docket.kind << folded(words.next().captured());
    docket.kind.removeAll(u"no"_s);
    docket.kind.removeAll(u"case"_s);
    for (auto numbers = number.globalMatch(match.captured(u"numbers")); numbers.hasNext();) {
        const QRegularExpressionMatch one = numbers.next();
        static const QSet<QString> joins = {u"and"_s, u"et"_s, u"to"_s};
        const QString letters = one.captured(1).toLower();
        docket.numbers << (joins.contains(letters) ? QString() : letters) + one.captured(2);
    }
    const int year = match.captured(u"year").toInt();
    constexpr int Century = 100;
    constexpr int FirstOfLast = 40; ///< "94" is of 1994, "12" of 2012.
    docket.year = year >= Century ? year : year >= FirstOfLast ? 1900 + year : 2000 + year;
    return docket;
}

Fit Docket::fits(const Docket &known) const
{
    if (isEmpty() || known.isEmpty())
        return Fit::Unclear;
    const bool isNumber = year == known.year
        && std::all_of(numbers.begin(), numbers.end(),
                       [&](const QString &one) { return known.numbers.contains(one); });
    if (!isNumber)
        return Fit::Differs;
    const QStringList &fewer = kind.size() <= known.kind.size() ? kind : known.kind;
    const QStringList &more = kind.size() <= known.kind.size() ? known.kind : kind;
    const auto isAmong = [&more](const QString &word) {
        return std::any_of(more.begin(), more.end(), [&](const QString &one) {
            return one.startsWith(word) || word.startsWith(one);
        });
    };
    if (std::all_of(fewer.begin(), fewer.end(), isAmong))
        return Fit::Fits;
    // "HCMP", "HCCA": letters of a registry, which are not compared with words.
    constexpr qsizetype MostLetters = 6;
    const bool isLetters = fewer.size() == 1 && fewer.front().size() <= MostLetters
        && (more.size() > 1 || more.front().size() > MostLetters);
    return isLetters ? Fit::Unclear : Fit::Differs;
}

// ---- the title

qsizetype partiesEnd(const QString &title)
{
    static const QRegularExpression form(
        u"\\s*(?:[\\[(]\\s*(?:1[6-9]|20)\\d{2}\\s*[\\])]"                                // [2019]
        "|\\((?=[^()]*\\d)(?=[^()]*(?:\\b(?:1[6-9]|20)\\d{2}\\b|\\d\\s*/\\s*\\d{2}\\b))" // (… 4 of 2018)
        "|\\((?=(?:unreported|judgment|ruling)\\b)"
        "|[,;]?\\s(?=(?:1[6-9]|20)\\d{2}\\s*\\(\\d+\\)\\s*\\p{Lu}))"_s, // 1995 (3) SA
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(title);
    return match.hasMatch() ? match.capturedStart() : title.size();
}

CaseTitle CaseTitle::read(const QString &title)
{
    static const QRegularExpression bracket(u"\\(((?:[^()]|\\([^()]*\\))*)\\)"_s);
    static const QRegularExpression day(u"^\\s*(\\d{1,2})\\s+(\\p{L}+)\\s+(\\d{4})\\s*$"_s);
    CaseTitle found;
    const QByteArray bytes = title.toUtf8();
    qsizetype firstByte = bytes.size();
    qsizetype lastByte = 0;
    for (const citations::Citation &one : citations::recognize(bytes)) {
        using citations::Kind;
        if (one.kind == Kind::Number)
            found.dockets.push_back(Docket::read(
                QString::fromUtf8(bytes.mid(one.nameStart, one.nameEnd - one.nameStart))));
        if (one.kind != Kind::Judgment && one.kind != Kind::Report && one.kind != Kind::Number)
            continue;
        if (one.kind != Kind::Number)
            found.keys.push_back(one.key);
        firstByte = std::min(firstByte, one.nameStart);
        lastByte = std::max(lastByte, one.nameEnd);
    }
    qsizetype cut = std::min(partiesEnd(title), QString::fromUtf8(bytes.left(firstByte)).size());
    found.parties = title.left(cut).trimmed();
    qsizetype rest = cut;
    if (found.parties.isEmpty()) { // "[2019] KEHC 77: Oak v Elm"
        const QString behind = QString::fromUtf8(bytes.mid(lastByte));
        cut = partiesEnd(behind);
        found.parties = behind.left(cut).trimmed();
        rest = title.size() - behind.size() + cut;
    }
    while (!found.parties.isEmpty() && QStringView(u",;:-([\u2013").contains(found.parties.back()))
        found.parties.chop(1);
    while (!found.parties.isEmpty()
           && QStringView(u",;:-)]\u2013 ").contains(found.parties.front()))
        found.parties.remove(0, 1);
    found.name = CaseName(found.parties);
    for (auto match = bracket.globalMatch(title, std::min(rest, title.size())); match.hasNext();) {
        const QString inside = match.next().captured(1);
        if (const QRegularExpressionMatch date = day.match(inside); date.hasMatch()) {
            static const QStringList months = {u"jan"_s, u"feb"_s, u"mar"_s, u"apr"_s,
                                               u"may"_s, u"jun"_s, u"jul"_s, u"aug"_s,
                                               u"sep"_s, u"oct"_s, u"nov"_s, u"dec"_s};
            const qsizetype month = months.indexOf(date.captured(2).left(3).toLower());
            found.date = QDate(date.captured(3).toInt(), int(month) + 1, date.captured(1).toInt());
            continue;
        }
        Docket docket = Docket::read(inside);
        const bool isKnown = std::any_of(found.dockets.begin(), found.dockets.end(),
                                         [&](const Docket &one) {
                                             return one.numbers == docket.numbers
                                                 && one.year == docket.year;
                                         });
        if (!docket.isEmpty() && !isKnown)
            found.dockets.push_back(std::move(docket));
    }
    return found;
}

} // namespace sheria::briefs
