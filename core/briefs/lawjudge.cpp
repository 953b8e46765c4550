// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/workjudges.h"
#include "core/domain/frbruri.h"
#include "core/domain/place.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace sheria::briefs {

using namespace Qt::StringLiterals;
using citations::Kind;
using Status = CheckedCitation::Status;

namespace {

bool holds(const std::vector<QByteArray> &keys, const QByteArray &key)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::set<QByteArray> yearsOf(const LibraryNames::Named &work)
{
    std::set<QByteArray> years;
    for (const QByteArray &key : work.keys) {
        const qsizetype bar = key.indexOf('|');
        if (key.startsWith("t:") && bar > 0)
            years.insert(key.sliced(bar + 1));
    }
    return years;
}

/// "a:act/2005/4": "act"; "" for what is no such key.
QByteArray typeOf(const QByteArray &key)
{
    const QList<QByteArray> parts = key.startsWith("a:") ? key.sliced(2).split('/')
                                                         : QList<QByteArray>();
    return parts.size() == 3 ? parts.front() : QByteArray();
}

/// Whether a key has the number of a law, and not a word in its place: "a:act/by-law/2015/planning".
bool isNumbered(const QByteArray &key)
{
    return !typeOf(key).isEmpty() && key.back() >= '0' && key.back() <= '9';
}

/// "act/2005/4" in words: "4 of 2005".
QString numberOf(const QByteArray &key)
{
    const QList<QByteArray> parts = key.sliced(2).split('/');
    return key.startsWith("c:") ? u"Chapter "_s + QString::fromLatin1(key.sliced(2)).toUpper()
        : parts.size() == 3     ? QString::fromLatin1(parts[2] + " of " + parts[1])
                                : QString::fromLatin1(key.sliced(2));
}

/// Whether a law has this number, or this chapter.
Fit fitOf(const LibraryNames::Named &work, const QByteArray &key, QString &right)
{
    if (holds(work.keys, key))
        return Fit::Fits;
    const bool isChapter = key.startsWith("c:");
    const QByteArray type = typeOf(key);
    bool isComparable = false;
    for (const QByteArray &known : work.keys) {
        const bool isSameForm = isChapter ? known.startsWith("c:") : isNumbered(known);
        if (!isSameForm)
            continue;
        if (!isChapter && known.mid(known.indexOf('/')) == key.mid(key.indexOf('/')))
            return Fit::Fits; // "Legal Notice 12 of 2006" of what has the address "reg/2006/12".
        if (isChapter || typeOf(known) == type) {
            isComparable = true;
            right = numberOf(known);
        }
    }
    return isComparable ? Fit::Differs : Fit::Unclear;
}

/// The title in front of a number: "Banana Plantations Act" of "Banana Plantations Act (Act 4 of 2005)", "Tree
/// Act" of "Tree Act 4 of 2005"; empty: there is a number only.
QString writtenTitle(const QString &name)
{
    static const QRegularExpression number(
        u"[\\s,]*(?<open>[(\\[])?\\s*(?<kind>\\b(?:Act|Ordinance|Decree|Law|Loi|Wet|Lei|"
        u"Proclamation|Regulations?|Rules|"
        "Order|Code|By-?laws?|Legal Notice|Government Notice|General Notice|Notice|Statutory "
        "Instrument|"
        "L\\.? ?N|G\\.? ?N|S\\.? ?I)\\b\\.?)?[\\s,]*(?:No\\.?|Nr\\.?|n°|Number)?\\s*"
        "[A-Z]?\\.?\\d{1,6}[A-Z]?\\s*(?:of|/|van|de|ya)\\s*(?:1[6-9]|20)\\d{2}\\s*[)\\]]?\\s*$"_s);
    static const QRegularExpression chapter(
        u"[\\s,]*[(\\[]?\\s*\\b(?:Cap|Chapter|CAP|CHAPTER)\\.?\\s*[A-Z]?\\d{1,4}[A-Z]?(?::\\d+)?.*$"_s);
    const QRegularExpressionMatch match = number.match(name);
    QString title = name;
    if (match.hasMatch()) {
        title = name.left(match.capturedStart()).trimmed();
        const bool isOwnWord = !title.isEmpty() && match.captured(u"open").isEmpty()
            && !match.captured(u"kind").isEmpty();
        if (isOwnWord)
            title += u' ' + match.captured(u"kind");
    } else if (const auto cap = chapter.match(name); cap.hasMatch()) {
        title = name.left(cap.capturedStart());
    }
    title = title.trimmed();
    return title.contains(u' ') ? title : QString();
}

/// Whether a law goes by a title, or by more or fewer words at its beginning.
bool goesBy(const LibraryNames::Named &work, const QString &title)
{
    const std::string cited = plainTitle(title.toUtf8()).first;
    const auto isSame = [&cited](const QByteArray &text) {
        const std::string known = plainTitle(bareTitle(QString::fromUtf8(text)).toUtf8()).first;
        const bool isLong = known.find(' ') != std::string::npos;
        return known == cited || (isLong && cited.ends_with(' ' + known))
            || known.ends_with(' ' + cited);
    };
    return isSame(work.title.toUtf8())
        || std::any_of(work.keys.begin(), work.keys.end(), [&](const QByteArray &key) {
               return key.startsWith("t:") && !key.contains('|') && isSame(key.sliced(2));
           });
}

/// The country that is named behind a law: "of Uganda", "(UK)"; empty: none is.
QByteArray countryBehind(const LookUp &lookUp, const Found &found)
{
    static const QRegularExpression form(
        u"^\\s*(?:[,(]\\s*|(?:,\\s*)?(?:of|Laws of)\\s+)(?:the\\s+)?(?:Laws of\\s+(?:the\\s+)?)?"
        "(?<name>\\p{Lu}[\\p{L}.’'-]*(?:\\s\\p{Lu}[\\p{L}’'-]*){0,3})"_s);
    static const std::map<QString, QByteArray> names = [] {
        std::map<QString, QByteArray> all = {{u"UK"_s, "gb"},      {u"U.K."_s, "gb"},
                                             {u"US"_s, "us"},      {u"USA"_s, "us"},
                                             {u"RSA"_s, "za"},     {u"England"_s, "gb"},
                                             {u"Tanzania"_s, "tz"}};
        constexpr char Letters[] = "abcdefghijklmnopqrstuvwxyz";
        for (const char a : QByteArrayView(Letters)) {
            for (const char b : QByteArrayView(Letters)) {
                const QByteArray code = QByteArray(1, a) + b;
                if (const QString name = knownPlaceName(code); !name.isEmpty())
                    all.emplace(name, code);
            }
        }
        return all;
    }();
    constexpr qsizetype Most = 60;
    const qsizetype from = std::max(
        found.name.end, found.besides.empty() ? found.name.end : found.besides.back().range.end);
    const qsizetype line = lookUp.text.blockAt(from).range.end;
    const auto match = form.match(
        QString::fromUtf8(lookUp.text.of({from, std::min(line, from + Most)})));
    if (!match.hasMatch())
        return {};
    for (QString name = match.captured(u"name"); !name.isEmpty();
         name = name.left(std::max<qsizetype>(0, name.lastIndexOf(u' ')))) {
        const auto known = names.find(name);
        const auto plain = name.endsWith(u'.') ? names.find(name.chopped(1)) : known;
        if (known != names.end() || plain != names.end())
            return known != names.end() ? known->second : plain->second;
    }
    return {};
}

class LawJudge
{
public:
    LawJudge(const LookUp &lookUp, Found &found)
        : m_lookUp(lookUp)
        , m_found(found)
        , m_title(found.title ? QString()
                              : writtenTitle(QString::fromUtf8(lookUp.text.of(found.name))))
        , m_country(countryBehind(lookUp, found))
    {}

    void run()
    {
        const QByteArray &key = m_found.citation.key;
        if (m_found.title)
            byTitle(m_found.title->works, m_found.title->year);
        else if (key.startsWith("t:"))
            byTitle(m_lookUp.names.withKey(key), {});
        else
            byNumber(key);
    }

private:
    const LibraryNames::Named &work(std::size_t index) const { return m_lookUp.names.work(index); }

    bool isInCountry(std::size_t index) const
    {
        return m_country.isEmpty() || work(index).country() == m_country;
    }

    void byTitle(std::vector<std::size_t> works, const QByteArray &year)
    {
        std::erase_if(works, [this](std::size_t one) { return !isInCountry(one); });
        std::vector<std::size_t> ofYear;
        std::copy_if(works.begin(), works.end(), std::back_inserter(ofYear), [&](std::size_t one) {
            return year.isEmpty() || yearsOf(work(one)).contains(year);
        });
        // Of several laws of a title the number tells which.
        if (ofYear.size() > 1) {
            std::erase_if(ofYear, [this](std::size_t one) {
                return std::none_of(m_found.besides.begin(), m_found.besides.end(),
                                    [&](const Beside &beside) {
                                        QString right;
                                        return fitOf(work(one), beside.key, right) == Fit::Fits;
                                    });
            });
        }
        if (ofYear.size() == 1) {
            takeWith(ofYear.front());
        } else if (ofYear.empty() && works.size() == 1) {
            QStringList right;
            for (const QByteArray &one : yearsOf(work(works.front())))
                right << QString::fromLatin1(one);
            if (!right.isEmpty())
                take(m_lookUp, m_found, works.front(), Status::WrongYear, right.join(u", "_s));
        }
    }

    /// The law is meant; its numbers must be those that are said.
    void takeWith(std::size_t index)
    {
        take(m_lookUp, m_found, index, Status::Ok);
        for (const Beside &one : m_found.besides) {
            QString right;
            Fit fit = fitOf(work(index), one.key, right);
            const bool isProvision = !one.isSure && fit != Fit::Fits;
            if (isProvision)
                continue; // "…, Chapter 3" may be one of its own.
            if (fit == Fit::Fits)
                dropPinpoints(one.range);
            if (fit == Fit::Differs && m_found.checked.status == Status::Ok) {
                const bool isOtherYear = !typeOf(one.key).isEmpty()
                    && right.section(u' ', 0, 0).toLatin1()
                        == one.key.mid(one.key.lastIndexOf('/') + 1);
                m_found.checked.status = isOtherYear ? Status::WrongYear : Status::WrongNumber;
                m_found.checked.right = right;
            } else if (fit == Fit::Unclear) {
                m_found.unchecked.push_back(one);
            }
        }
    }

    /// What was taken for a provision and is the law's own number.
    void dropPinpoints(const Range &range)
    {
        std::erase_if(m_found.citation.pinpoints, [&](const citations::Pinpoint &pinpoint) {
            return range.overlaps({pinpoint.start, pinpoint.end});
        });
    }

    void byNumber(const QByteArray &key)
    {
        std::vector<std::size_t> works = m_lookUp.names.withKey(key);
        std::erase_if(works, [this](std::size_t one) {
            return work(one).isJudgment || !isInCountry(one);
        });
        if (m_found.citation.kind == Kind::Uri) {
            const std::vector<std::size_t> all = m_lookUp.names.withKey(key);
            if (all.size() == 1)
                take(m_lookUp, m_found, all.front(), Status::Ok);
            else if (all.empty())
                missing(key);
            return;
        }
        if (!m_title.isEmpty()) {
            std::vector<std::size_t> named;
            std::copy_if(works.begin(), works.end(), std::back_inserter(named),
                         [this](std::size_t one) { return goesBy(work(one), m_title); });
            if (named.size() == 1) {
                takeWith(named.front());
                return;
            }
            if (named.empty() && works.size() == 1 && isOfOneCountry(works.front()))
                take(m_lookUp, m_found, works.front(), Status::OtherName,
                     work(works.front()).title);
            return;
        }
        std::erase_if(works, [this](std::size_t one) { return !isOfOneCountry(one); });
        if (works.size() == 1)
            takeWith(works.front());
    }

    /// Whether a number can only be that of a law of this country: the text says so, cites laws of no other,
    /// or the library has none of another.
    bool isOfOneCountry(std::size_t index) const
    {
        const QByteArray country = work(index).country();
        if (!m_country.isEmpty())
            return country == m_country;
        const std::set<QByteArray> only = {country};
        return m_lookUp.countries == only
            || (m_lookUp.countries.empty() && m_lookUp.names.countries() == only);
    }

    /// By the key "u:/akn/za-cpt/act/2004/17".
    void missing(const QByteArray &key)
    {
        if (const Result<FrbrUri> uri = FrbrUri::parse(key.sliced(2)))
            takeMissing(m_lookUp, m_found, store::SeriesKind::Legislation, uri->place(),
                        uri->year());
    }

    const LookUp &m_lookUp;
    Found &m_found;
    QString m_title;
    QByteArray m_country;
};

} // namespace

void judgeLaw(const LookUp &lookUp, Found &found)
{
    LawJudge(lookUp, found).run();
}

} // namespace sheria::briefs
