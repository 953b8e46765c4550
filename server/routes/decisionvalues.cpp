#include "server/routes/decisionvalues.h"

#include "core/search/query.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace sheria::routes {

using namespace Qt::StringLiterals;
using store::DecisionTerm;
using store::Dimension;

namespace {

namespace dimension = search::dimension;

constexpr std::array<DimensionName, store::DimensionCount> Names{{
    {Dimension::Court, "court", "court__code", dimension::Court},
    {Dimension::CourtClass, "court_class", "courtclass", dimension::CourtClass},
    {Dimension::Division, "court_division", "courtdivision division", dimension::CourtDivision},
    {Dimension::County, "county", "filing_county", dimension::County},
    {Dimension::DeliveryYear, "year", "delivery_year", dimension::Year},
    {Dimension::FilingYear, "filing_year", "", dimension::FilingYear},
    {Dimension::CaseType, "casetype", "case_type", dimension::CaseType},
    {Dimension::Flag, "flag", "flags", dimension::Flag},
    {Dimension::Anonymised, "anonymised", "anonymized", dimension::Anonymised},
    {Dimension::AreaOfLaw, "area_of_law", "areaoflaw areasoflaw", dimension::AreaOfLaw},
    {Dimension::Judge, "judge", "judges", dimension::Judge},
    {Dimension::Action, "action", "case_action caseaction", dimension::Action},
}};

/// "high-court" of "High Court".
QString slugOf(const QString &name)
{
    QString slug;
    for (const QChar c : name.toCaseFolded()) {
        if (c.isLetterOrNumber())
            slug += c;
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    return slug.endsWith(u'-') ? slug.chopped(1) : slug;
}

QString codeOf(const DecisionTerm &term)
{
    const QJsonValue code = QJsonDocument::fromJson(term.body).object().value("code"_L1);
    return code.isDouble() ? QString::number(code.toInteger()) : code.toString();
}

/// Whether `value` means the term: its id where it has one in the API, its code, or its name.
bool means(const QString &value, Dimension dimension, const DecisionTerm &term)
{
    const bool hasId = dimension != Dimension::Court && dimension != Dimension::County;
    const bool hasCode = dimension == Dimension::County || dimension == Dimension::Division;
    return term.name.compare(value, Qt::CaseInsensitive) == 0
        || (hasId && QString::number(term.id) == value)
        || (dimension == Dimension::Court
            && QString::fromUtf8(term.key).compare(value, Qt::CaseInsensitive) == 0)
        || (hasCode && codeOf(term).compare(value, Qt::CaseInsensitive) == 0)
        || (dimension == Dimension::CourtClass && slugOf(term.name) == value.toCaseFolded());
}

/// Values of one parameter, in the making.
class Values
{
public:
    Values(const DimensionName &name, const DecisionView &view) : m_name(name), m_view(view) {}

    /// Adds what `text` means: one value, or several with commas between them.
    void add(const QByteArray &text)
    {
        switch (m_name.dimension) {
        case Dimension::DeliveryYear:
        case Dimension::FilingYear: addEach(text, &Values::addYear); return;
        case Dimension::Anonymised: addEach(text, &Values::addFlag); return;
        case Dimension::Court:
        case Dimension::CourtClass:
        case Dimension::Division:
        case Dimension::County:
        case Dimension::CaseType:
        case Dimension::Action:
        case Dimension::Flag:
        case Dimension::AreaOfLaw:
        case Dimension::Judge: addTerms(QString::fromUtf8(text)); return;
        }
        Q_UNREACHABLE();
    }

    MeantValues take() { return std::move(m_meant); }

private:
    void addEach(const QByteArray &text, void (Values::*one)(const QByteArray &))
    {
        const QByteArrayList parts = text.split(',');
        for (const QByteArray &part : parts)
            (this->*one)(part.trimmed());
    }

    void addYear(const QByteArray &text)
    {
        constexpr qsizetype Digits = 4;
        const bool isYear = text.size() == Digits
            && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (isYear)
            m_meant.ids.push_back(text.toInt());
        else
            m_meant.problem = "Enter a year of four digits.";
    }

    void addFlag(const QByteArray &text)
    {
        const QByteArray folded = text.toLower();
        if (folded == "true" || folded == "1")
            m_meant.ids.push_back(1);
        else if (folded == "false" || folded == "0")
            m_meant.ids.push_back(0);
        else
            m_meant.problem = "Must be a valid boolean.";
    }

    bool addTerm(const QString &value)
    {
        bool isAny = false;
        for (const DecisionTerm &term : m_view.of(m_name.dimension)) {
            if (!means(value, m_name.dimension, term))
                continue;
            m_meant.ids.push_back(term.id);
            isAny = true;
        }
        return isAny;
    }

    /// Names may have commas of their own ("Environment, Land and Water"): of what stands between
    /// commas, as much as possible is taken for one name.
    void addTerms(const QString &text)
    {
        constexpr qsizetype MostParts = 200; // A query string is no longer.
        const QStringList parts = text.split(u',').mid(0, MostParts);
        for (qsizetype begin = 0; begin < parts.size();) {
            qsizetype end = std::min(parts.size(), begin + LongestName);
            while (end > begin + 1 && !addTerm(parts.mid(begin, end - begin).join(u',').trimmed()))
                --end;
            if (end == begin + 1)
                addTerm(parts[begin].trimmed());
            begin = end;
        }
    }

    static constexpr qsizetype LongestName = 6; ///< Parts between commas.
    const DimensionName &m_name;
    const DecisionView &m_view;
    MeantValues m_meant;
};

} // namespace

const std::array<DimensionName, store::DimensionCount> &dimensionNames()
{
    return Names;
}

MeantValues meantValues(const DimensionName &name, const QList<QByteArray> &texts,
                        const DecisionView &view)
{
    Values values(name, view);
    for (const QByteArray &text : texts)
        values.add(text);
    return values.take();
}

SpelledValue spelled(Dimension dimension, qint64 value, const DecisionView &view)
{
    const QByteArray number = QByteArray::number(value);
    if (dimension == Dimension::DeliveryYear || dimension == Dimension::FilingYear)
        return {number, QString::fromLatin1(number)};
    if (dimension == Dimension::Anonymised) {
        const QByteArray text = value != 0 ? "true" : "false";
        return {text, QString::fromLatin1(text)};
    }
    const DecisionTerm *term = view.find(dimension, value);
    if (!term)
        return {number, QString::fromLatin1(number)};
    if (dimension == Dimension::Court)
        return {term->key, term->name};
    const QString code = dimension == Dimension::Division ? codeOf(*term) : QString();
    return {(code.isEmpty() ? term->name : code).toUtf8(), term->name};
}

} // namespace sheria::routes
