// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/question.h"

#include "app/text/words.h"
#include "core/domain/language.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr Word DimensionNames[] = {
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
    {"flag", QT_TRANSLATE_NOOP("Facets", "Flags")},
    {"court_class", QT_TRANSLATE_NOOP("Facets", "Court class")},
    {"court_division", QT_TRANSLATE_NOOP("Facets", "Division")},
    {"county", QT_TRANSLATE_NOOP("Facets", "County")},
    {"filing_year", QT_TRANSLATE_NOOP("Facets", "Filed in")},
    {"anonymised", QT_TRANSLATE_NOOP("Facets", "Anonymised")},
};

constexpr Word ValueNames[] = {
    {"legislation", QT_TRANSLATE_NOOP("Facets", "Legislation")},
    {"judgment", QT_TRANSLATE_NOOP("Facets", "Judgments")},
    {"document", QT_TRANSLATE_NOOP("Facets", "Other documents")},
    {"in-force", QT_TRANSLATE_NOOP("Facets", "In force")},
    {"repealed", QT_TRANSLATE_NOOP("Facets", "Repealed")},
    {"not-commenced", QT_TRANSLATE_NOOP("Facets", "Not commenced")},
};

/// The translation context of this file.
struct QuestionWords
{
    Q_DECLARE_TR_FUNCTIONS(Question)
};

struct SortName
{
    search::Query::Sort sort;
    QLatin1StringView name;
};

constexpr std::array<SortName, 4> SortNames = {{
    {search::Query::Sort::Relevance, "relevance"_L1},
    {search::Query::Sort::NewestFirst, "newest"_L1},
    {search::Query::Sort::OldestFirst, "oldest"_L1},
    {search::Query::Sort::Title, "title"_L1},
}};

} // namespace

QString dimensionName(const QByteArray &dimension)
{
    const QString name = wordFor(DimensionNames, "Facets", dimension);
    return name.isEmpty() ? QString::fromUtf8(dimension) : name;
}

QString facetValueName(const QByteArray &dimension, const QByteArray &value, const QString &label)
{
    if (dimension == search::dimension::Language)
        return languageName(value);
    const bool hasWords = dimension == search::dimension::Kind
        || dimension == search::dimension::Status;
    const QString name = hasWords ? wordFor(ValueNames, "Facets", value) : QString();
    if (!name.isEmpty())
        return name;
    if (!label.isEmpty())
        return label;
    const QString text = QString::fromUtf8(value);
    return dimension == search::dimension::Place ? text.toUpper() : text;
}

const std::vector<QByteArray> Question::Dimensions{
    search::dimension::Kind,  search::dimension::Place, search::dimension::Year,
    search::dimension::Court, search::dimension::Topic, search::dimension::Language,
    search::dimension::Status};

bool Question::isChosen(const QByteArray &dimension, const QByteArray &value) const
{
    const auto found = chosen.find(dimension);
    return found != chosen.end()
        && std::find(found->second.begin(), found->second.end(), value) != found->second.end();
}

void Question::choose(const QByteArray &dimension, const QByteArray &value, bool isWanted)
{
    if (isWanted == isChosen(dimension, value))
        return;
    std::vector<QByteArray> &values = chosen[dimension];
    if (isWanted)
        values.push_back(value);
    else
        std::erase(values, value);
    if (values.empty())
        chosen.erase(dimension);
}

search::Query queryFor(const Question &question, qint64 offset, qint64 limit)
{
    search::Query query;
    query.text = question.text;
    query.sort = question.sort;
    query.offset = offset;
    query.limit = limit;
    for (const auto &[dimension, values] : question.chosen)
        query.filters.push_back({dimension, values});
    if (question.asAt.isValid()) {
        query.scope = search::Query::Scope::AsAt;
        query.asAt = question.asAt;
    }
    // Counted once: they are the same for every page.
    if (offset == 0)
        query.facets = Question::Dimensions;
    query.wantsSuggestion = offset == 0;
    return query;
}

QString describe(const Question &question)
{
    QStringList parts{question.text.simplified()};
    for (const QByteArray &dimension : Question::Dimensions) {
        const auto found = question.chosen.find(dimension);
        if (found == question.chosen.end())
            continue;
        QStringList values;
        for (const QByteArray &value : found->second)
            values.append(facetValueName(dimension, value, {}));
        parts.append(values.join(u", "_s));
    }
    if (question.asAt.isValid())
        parts.append(QuestionWords::tr("as at %1").arg(longDate(question.asAt)));
    return parts.join(u" · "_s);
}

QJsonObject toJson(const Question &question)
{
    QJsonObject chosen;
    for (const auto &[dimension, values] : question.chosen) {
        QJsonArray list;
        for (const QByteArray &value : values)
            list.append(QString::fromUtf8(value));
        chosen.insert(QString::fromUtf8(dimension), list);
    }
    QJsonObject object{{u"text"_s, question.text}};
    if (!chosen.isEmpty())
        object.insert(u"chosen"_s, chosen);
    if (question.asAt.isValid())
        object.insert(u"asAt"_s, question.asAt.toString(Qt::ISODate));
    if (question.sort != search::Query::Sort::Relevance)
        object.insert(u"sort"_s, QString(SortNames[size_t(question.sort)].name));
    return object;
}

Question questionFrom(const QJsonObject &object)
{
    Question question;
    question.text = object["text"_L1].toString();
    const QJsonObject chosen = object["chosen"_L1].toObject();
    for (const QByteArray &dimension : Question::Dimensions) {
        const QJsonArray values = chosen[QString::fromUtf8(dimension)].toArray();
        for (const QJsonValue &value : values) {
            if (!value.toString().isEmpty())
                question.choose(dimension, value.toString().toUtf8(), true);
        }
    }
    question.asAt = QDate::fromString(object["asAt"_L1].toString(), Qt::ISODate);
    const QString sort = object["sort"_L1].toString();
    for (const SortName &each : SortNames) {
        if (sort == each.name)
            question.sort = each.sort;
    }
    return question;
}

} // namespace sheria::app
