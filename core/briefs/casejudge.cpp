// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/workjudges.h"

#include <QRegularExpression>

#include <algorithm>

namespace sheria::briefs {

using namespace Qt::StringLiterals;
using citations::Citation;
using citations::Kind;
using Status = CheckedCitation::Status;

namespace {

constexpr double LeastLikeness = 0.5;     ///< Of names of which one may be the shorter.
constexpr double LeastOfNameAlone = 0.75; ///< Where nothing but the name tells a case.

/// "k:civil appeal e 12 2018"
Docket docketOfKey(const QByteArray &key)
{
    QStringList parts = QString::fromUtf8(key.sliced(2)).split(u' ');
    Docket docket;
    if (parts.size() < 2)
        return docket;
    docket.year = parts.takeLast().toInt();
    QString number = parts.takeLast();
    if (!parts.isEmpty() && parts.last().size() == 1)
        number.prepend(parts.takeLast());
    docket.kind = parts;
    docket.numbers = {number};
    docket.text = u"%1 %2 of %3"_s.arg(parts.join(u' '), number).arg(docket.year).trimmed();
    return docket;
}

/// The series of a report "r:2005 5 sa 490": "sa".
QByteArray reporterOf(const QByteArray &key)
{
    QByteArray letters;
    for (const char c : key.sliced(2)) {
        if (c >= 'a' && c <= 'z')
            letters += c;
    }
    return letters;
}

/// "[2019] eKLR" has a year only: the name tells which case it is.
bool isYearOnly(const QByteArray &key)
{
    static const QRegularExpression form(u"^r:\\d{4} [a-z ]+$"_s);
    return form.match(QString::fromLatin1(key)).hasMatch();
}

/// What the library knows of one decision.
class Decision
{
public:
    explicit Decision(const LibraryNames::Named &work)
        : m_work(work)
        , m_title(CaseTitle::read(work.title))
        , m_dockets(m_title.dockets)
        , m_keys(work.keys)
    {
        for (const QByteArray &key : work.keys) {
            if (key.startsWith("k:"))
                m_dockets.push_back(docketOfKey(key));
        }
        m_keys.insert(m_keys.end(), m_title.keys.begin(), m_title.keys.end());
    }

    const CaseName &name() const { return m_work.name; }
    const std::vector<Docket> &dockets() const { return m_dockets; }

    QByteArray year() const
    {
        for (const QByteArray &key : m_keys) {
            if (key.startsWith("n:"))
                return Neutral(key).year;
        }
        return {};
    }

    Fit fits(const Docket &docket, QString &right) const
    {
        Fit best = m_dockets.empty() || docket.isEmpty() ? Fit::Unclear : Fit::Differs;
        for (const Docket &known : m_dockets)
            best = std::min(best, docket.fits(known));
        if (best == Fit::Differs)
            right = m_dockets.front().text;
        return best;
    }

    /// A report, a neutral citation.
    Fit fits(const QByteArray &key, QString &right) const
    {
        if (std::find(m_keys.begin(), m_keys.end(), key) != m_keys.end())
            return Fit::Fits;
        if (isYearOnly(key))
            return fitsYear(key.mid(2, 4), right);
        for (const QByteArray &known : m_keys) {
            const bool isSameSeries = known.startsWith(key.left(2))
                && (key.startsWith("n:")
                        ? Neutral(known).isCourtOf(Neutral(key))
                        : key.startsWith("r:") && reporterOf(known) == reporterOf(key));
            if (isSameSeries) {
                right = QString::fromUtf8(known.sliced(2).toUpper());
                return Fit::Differs;
            }
        }
        return Fit::Unclear;
    }

    Fit fitsYear(const QByteArray &cited, QString &right) const
    {
        const QByteArray known = year();
        if (known.isEmpty())
            return Fit::Unclear;
        right = QString::fromLatin1(known);
        return known == cited ? Fit::Fits : Fit::Differs;
    }

private:
    const LibraryNames::Named &m_work;
    CaseTitle m_title;
    std::vector<Docket> m_dockets;
    std::vector<QByteArray> m_keys;
};

class CaseJudge
{
public:
    CaseJudge(const LookUp &lookUp, Found &found)
        : m_lookUp(lookUp)
        , m_found(found)
        , m_name(partiesOf(lookUp.text, found))
        , m_hasName(found.parties.end > found.parties.start)
    {}

    void run()
    {
        std::vector<std::size_t> works = casesOf(m_found.citation.key);
        for (const Beside &one : m_found.besides) {
            if (works.empty() && !one.key.isEmpty())
                works = m_lookUp.names.withKey(one.key);
        }
        if (!works.empty())
            byNumber(works);
        else
            byName();
    }

private:
    /// "(Comm)" behind the number, folded. Law reports in brackets are none: "[2019] KEHC 77 (KLR)".
    QByteArray division() const
    {
        const Citation &citation = m_found.citation;
        const QByteArray name = m_lookUp.text.of({citation.nameStart, citation.nameEnd});
        const qsizetype open = name.lastIndexOf('(');
        if (!name.endsWith(')') || open <= 0)
            return {};
        const QByteArray inside = name.mid(open + 1, name.size() - open - 2);
        return inside.endsWith("LR") ? QByteArray() : inside.toLower();
    }

    /// The neutral citation with its division.
    Neutral neutral() const
    {
        Neutral cited(m_found.citation.key);
        const QByteArray division = this->division();
        if (!division.isEmpty() && !cited.court.endsWith(QByteArray(' ' + division)))
            cited.court += ' ' + division;
        return cited;
    }

    /// The cases of a key; of several those of its division.
    std::vector<std::size_t> casesOf(const QByteArray &key) const
    {
        if (key.startsWith("n:") && !division().isEmpty()) {
            const Neutral cited = neutral();
            const QByteArray full = "n:" + cited.year + ' ' + cited.court + ' ' + cited.number;
            if (std::vector<std::size_t> works = m_lookUp.names.withKey(full); !works.empty())
                return works;
        }
        return m_lookUp.names.withKey(key);
    }

    void byNumber(const std::vector<std::size_t> &works)
    {
        if (!m_hasName) {
            if (works.size() == 1)
                takeWith(works.front());
            return; // Any of them.
        }
        bool isUnclear = false;
        for (const std::size_t work : works) {
            const Fit fit = m_name.fits(m_lookUp.names.work(work).name);
            if (fit == Fit::Fits) {
                takeWith(work);
                return;
            }
            isUnclear = isUnclear || fit == Fit::Unclear;
        }
        if (!isUnclear)
            take(m_lookUp, m_found, works.front(), Status::OtherName,
                 m_lookUp.names.work(works.front()).title);
    }

    /// The work is meant; what else is said of it must be so.
    void takeWith(std::size_t work)
    {
        take(m_lookUp, m_found, work, Status::Ok);
        const Decision decision(m_lookUp.names.work(work));
        const Citation &main = m_found.citation;
        QString right;
        if (main.kind == Kind::Number || !main.key.startsWith("p:"))
            judge(decision, main.kind, {main.nameStart, main.nameEnd}, main.key, true);
        for (const Beside &one : m_found.besides)
            judge(decision, one.kind, one.range, one.key, false);
    }

    void judge(const Decision &decision, Kind kind, const Range &range, const QByteArray &key,
               bool isMain)
    {
        if (m_found.checked.status != Status::Ok || kind == Kind::Parties)
            return;
        QString right;
        const Docket docket = kind == Kind::Number
            ? Docket::read(QString::fromUtf8(m_lookUp.text.of(range)))
            : Docket();
        Fit fit = key.isEmpty() ? Fit::Unclear : decision.fits(key, right);
        if (kind == Kind::Number && fit != Fit::Fits)
            fit = decision.fits(docket, right);
        if (fit == Fit::Differs) {
            m_found.checked.status = isYearOnly(key) || isOtherYear(decision, docket)
                ? Status::WrongYear
                : Status::WrongNumber;
            m_found.checked.right = right;
        } else if (fit == Fit::Unclear && isMain) {
            m_found.checked.status = Status::Unknown;
        } else if (fit == Fit::Unclear) {
            m_found.unchecked.push_back({range, kind, key});
        }
    }

    /// Whether only the year of a docket is another.
    static bool isOtherYear(const Decision &decision, const Docket &docket)
    {
        return std::any_of(decision.dockets().begin(), decision.dockets().end(),
                           [&](const Docket &known) {
                               Docket same = docket;
                               same.year = known.year;
                               return !docket.isEmpty() && docket.year != known.year
                                   && same.fits(known) == Fit::Fits;
                           });
    }

    void byName()
    {
        const Citation &citation = m_found.citation;
        const bool isNameAlone = citation.kind == Kind::Parties;
        const std::vector<std::size_t> named = m_hasName && !m_found.isCarried
            ? m_lookUp.names.casesOf(m_name, isNameAlone ? LeastOfNameAlone : LeastLikeness)
            : std::vector<std::size_t>();
        if (citation.key.startsWith("n:")) {
            takeNamed(named);
            if (m_found.checked.workUri.isEmpty())
                takeMissing(m_lookUp, m_found, store::SeriesKind::Decisions, neutral().court,
                            neutral().year);
            return;
        }
        if (named.size() == 1 && (isNameAlone || isYearOnly(citation.key)))
            takeWith(named.front());
        else if (citation.kind == Kind::Number)
            byDocket(named);
        // Where else the case is reported nobody here knows.
    }

    /// Of the cases of these parties the one with this number.
    void byDocket(const std::vector<std::size_t> &named)
    {
        const Citation &citation = m_found.citation;
        const Docket docket = Docket::read(
            QString::fromUtf8(m_lookUp.text.of({citation.nameStart, citation.nameEnd})));
        for (const std::size_t work : named) {
            QString right;
            if (Decision(m_lookUp.names.work(work)).fits(docket, right) == Fit::Fits) {
                takeWith(work);
                return;
            }
        }
        // A case has other numbers in other courts: one of the same kind is another number.
        const auto isSameKind = [&](const Docket &known) {
            return known.kind == docket.kind;
        };
        if (named.size() != 1)
            return;
        const std::vector<Docket> known = Decision(m_lookUp.names.work(named.front())).dockets();
        if (std::any_of(known.begin(), known.end(), isSameKind))
            takeWith(named.front());
    }

    /// The one of these cases that is likely meant: a case goes from court to court, so that only those of
    /// the same court are.
    void takeNamed(const std::vector<std::size_t> &named)
    {
        const Neutral cited = neutral();
        struct Candidate
        {
            std::size_t work = 0;
            bool isYear = false;
            bool isNumber = false;
            QByteArray right;
        };
        std::vector<Candidate> candidates;
        for (const std::size_t work : named) {
            for (const QByteArray &key : m_lookUp.names.work(work).keys) {
                if (!key.startsWith("n:"))
                    continue;
                const Neutral known(key);
                if (!known.isCourtOf(cited))
                    continue;
                candidates.push_back({work, known.year == cited.year, known.number == cited.number,
                                      key.sliced(2).toUpper()});
                break;
            }
        }
        const auto isOnly = [&](auto fits) -> const Candidate * {
            const auto first = std::find_if(candidates.begin(), candidates.end(), fits);
            if (first == candidates.end()
                || std::find_if(first + 1, candidates.end(), fits) != candidates.end())
                return nullptr;
            return &*first;
        };
        const Candidate *meant = isOnly([](const Candidate &one) { return one.isNumber; });
        if (!meant)
            meant = isOnly([](const Candidate &one) { return one.isYear; });
        if (!meant)
            meant = isOnly([](const Candidate &) { return true; });
        if (meant)
            take(m_lookUp, m_found, meant->work,
                 meant->isNumber ? Status::WrongYear : Status::WrongNumber,
                 QString::fromUtf8(meant->right));
    }

    const LookUp &m_lookUp;
    Found &m_found;
    CaseName m_name;
    bool m_hasName;
};

} // namespace

Neutral::Neutral(const QByteArray &key)
{
    QList<QByteArray> parts = key.sliced(2).split(' ');
    year = parts.takeFirst();
    if (!parts.isEmpty())
        number = parts.takeLast();
    court = parts.join(' ');
}

bool Neutral::isCourtOf(const Neutral &other) const
{
    const QByteArray mine = court + ' ';
    const QByteArray others = other.court + ' ';
    return mine.startsWith(others) || others.startsWith(mine);
}

void judgeCase(const LookUp &lookUp, Found &found)
{
    CaseJudge(lookUp, found).run();
}

void take(const LookUp &lookUp, Found &found, std::size_t work, Status status, const QString &right)
{
    const LibraryNames::Named &named = lookUp.names.work(work);
    found.checked.workUri = named.uri;
    found.checked.title = named.title;
    found.checked.kind = named.isJudgment ? CheckedCitation::Kind::Case
                                          : CheckedCitation::Kind::Legislation;
    found.checked.status = status;
    found.checked.right = right;
}

void takeMissing(const LookUp &lookUp, Found &found, store::SeriesKind kind,
                 const QByteArray &series, const QByteArray &year)
{
    const bool isWhole = std::any_of(lookUp.series.begin(), lookUp.series.end(),
                                     [&](const auto &one) {
                                         return one.kind == kind && one.series == series
                                             && one.year == year;
                                     });
    if (isWhole && found.checked.workUri.isEmpty())
        found.checked.status = Status::NonExistent;
}

} // namespace sheria::briefs
