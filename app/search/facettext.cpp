#include "app/search/facettext.h"

#include "core/domain/language.h"
#include "core/search/query.h"

#include <QCoreApplication>

#include <array>

namespace sheria::app {

namespace {

struct Word
{
    const char *of;
    const char *text;
};

constexpr std::array<Word, 17> DimensionNames = {{
    {search::dimension::Kind, QT_TRANSLATE_NOOP("Facets", "Kind")},
    {search::dimension::Place, QT_TRANSLATE_NOOP("Facets", "Place")},
    {search::dimension::Year, QT_TRANSLATE_NOOP("Facets", "Year")},
    {search::dimension::Court, QT_TRANSLATE_NOOP("Facets", "Court")},
    {search::dimension::Topic, QT_TRANSLATE_NOOP("Facets", "Topic")},
    {search::dimension::Language, QT_TRANSLATE_NOOP("Facets", "Language")},
    {search::dimension::Status, QT_TRANSLATE_NOOP("Facets", "In force")},
    {"judge", QT_TRANSLATE_NOOP("Facets", "Judge")},
    {"area_of_law", QT_TRANSLATE_NOOP("Facets", "Area of law")},
    {"casetype", QT_TRANSLATE_NOOP("Facets", "Case type")},
    {"action", QT_TRANSLATE_NOOP("Facets", "Decision")},
    {"flag", QT_TRANSLATE_NOOP("Facets", "Marked")},
    {"court_class", QT_TRANSLATE_NOOP("Facets", "Class of court")},
    {"court_division", QT_TRANSLATE_NOOP("Facets", "Division")},
    {"county", QT_TRANSLATE_NOOP("Facets", "County")},
    {"filing_year", QT_TRANSLATE_NOOP("Facets", "Filed in")},
    {"anonymised", QT_TRANSLATE_NOOP("Facets", "Names changed")},
}};

constexpr std::array<Word, 6> ValueNames = {{
    {"legislation", QT_TRANSLATE_NOOP("Facets", "Legislation")},
    {"judgment", QT_TRANSLATE_NOOP("Facets", "Judgments")},
    {"document", QT_TRANSLATE_NOOP("Facets", "Other documents")},
    {"in-force", QT_TRANSLATE_NOOP("Facets", "In force")},
    {"repealed", QT_TRANSLATE_NOOP("Facets", "Repealed")},
    {"not-commenced", QT_TRANSLATE_NOOP("Facets", "Not commenced")},
}};

template <typename List>
QString wordFor(const List &list, const QByteArray &name)
{
    for (const Word &word : list) {
        if (name == word.of)
            return QCoreApplication::translate("Facets", word.text);
    }
    return {};
}

} // namespace

QString dimensionName(const QByteArray &dimension)
{
    const QString name = wordFor(DimensionNames, dimension);
    return name.isEmpty() ? QString::fromUtf8(dimension) : name;
}

QString facetValueName(const QByteArray &dimension, const QByteArray &value, const QString &label)
{
    if (dimension == search::dimension::Language)
        return languageName(value);
    const bool hasWords = dimension == search::dimension::Kind
        || dimension == search::dimension::Status;
    const QString name = hasWords ? wordFor(ValueNames, value) : QString();
    if (!name.isEmpty())
        return name;
    if (!label.isEmpty())
        return label;
    const QString text = QString::fromUtf8(value);
    return dimension == search::dimension::Place ? text.toUpper() : text;
}

} // namespace sheria::app
