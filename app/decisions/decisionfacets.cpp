#include "app/decisions/decisionfacets.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sheria::app {

using store::Dimension;

namespace {

/// The translation context of this file.
struct FacetWords
{
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};

struct Named
{
    Dimension dimension;
    const char *name; ///< In the panel of facets: app/search/facettext.cpp says it in words.
};

/// In the order in which they are shown.
constexpr std::array Shown = {
    Named{Dimension::Court, "court"},
    Named{Dimension::DeliveryYear, "year"},
    Named{Dimension::Judge, "judge"},
    Named{Dimension::AreaOfLaw, "area_of_law"},
    Named{Dimension::CaseType, "casetype"},
    Named{Dimension::Action, "action"},
    Named{Dimension::Flag, "flag"},
    Named{Dimension::CourtClass, "court_class"},
    Named{Dimension::Division, "court_division"},
    Named{Dimension::County, "county"},
    Named{Dimension::FilingYear, "filing_year"},
    Named{Dimension::Anonymised, "anonymised"},
};
static_assert(Shown.size() == store::DimensionCount);

QString label(const store::DecisionCatalogue &catalogue, Dimension dimension, qint64 value)
{
    switch (dimension) {
    case Dimension::DeliveryYear:
    case Dimension::FilingYear: return QString::number(value);
    case Dimension::Anonymised: return value != 0 ? FacetWords::tr("Yes") : FacetWords::tr("No");
    case Dimension::Court:
    case Dimension::CourtClass:
    case Dimension::Division:
    case Dimension::County:
    case Dimension::CaseType:
    case Dimension::Action:
    case Dimension::Flag:
    case Dimension::AreaOfLaw:
    case Dimension::Judge: return catalogue.name(value);
    }
    Q_UNREACHABLE();
}

bool isChosen(const store::DecisionFilter &filter, Dimension dimension, qint64 value)
{
    const auto &chosen = filter.anyOf[static_cast<std::size_t>(dimension)];
    return chosen && std::find(chosen->begin(), chosen->end(), value) != chosen->end();
}

search::Facet facetOf(const store::DecisionCatalogue &catalogue, const Named &named,
                      const std::vector<store::FacetValue> &values,
                      const store::DecisionFilter &filter)
{
    search::Facet facet{named.name, {}};
    const auto add = [&](qint64 value, qint64 count) {
        facet.values.push_back({QByteArray::number(value), label(catalogue, named.dimension, value),
                                count, isChosen(filter, named.dimension, value)});
    };
    for (const store::FacetValue &value : values)
        add(value.value, value.count);
    // What is chosen can be taken back also where nothing has it now.
    const auto &chosen = filter.anyOf[static_cast<std::size_t>(named.dimension)];
    for (const qint64 value : chosen.value_or(std::vector<qint64>())) {
        const auto isKnown = [value](const store::FacetValue &one) {
            return one.value == value;
        };
        if (std::none_of(values.begin(), values.end(), isKnown))
            add(value, 0);
    }
    return facet;
}

} // namespace

DecisionAnswer answerOf(const store::DecisionCatalogue &catalogue,
                        const store::DecisionQuestion &question)
{
    DecisionAnswer answer;
    answer.works = catalogue.works(question);
    answer.count = qint64(answer.works.size());
    answer.processing = qint64(catalogue.index(store::DecisionScope::Processing).size());
    const store::DecisionIndex::Facets facets =
        catalogue.index(question.scope).facets(question.filter);
    for (const Named &named : Shown)
        answer.facets.push_back(facetOf(
            catalogue, named, facets[static_cast<std::size_t>(named.dimension)], question.filter));
    return answer;
}

Question chosenIn(const store::DecisionFilter &filter)
{
    Question question;
    for (const Named &named : Shown) {
        const auto &chosen = filter.anyOf[static_cast<std::size_t>(named.dimension)];
        for (const qint64 value : chosen.value_or(std::vector<qint64>()))
            question.choose(named.name, QByteArray::number(value), true);
    }
    return question;
}

void choose(store::DecisionFilter &filter, const QByteArray &dimension, const QByteArray &value,
            bool isWanted)
{
    const auto *named = std::find_if(Shown.begin(), Shown.end(),
                                     [&](const Named &one) { return dimension == one.name; });
    if (named == Shown.end())
        return;
    std::optional<std::vector<qint64>> &chosen = filter[named->dimension];
    std::vector<qint64> values = chosen.value_or(std::vector<qint64>());
    const qint64 id = value.toLongLong();
    values.erase(std::remove(values.begin(), values.end(), id), values.end());
    if (isWanted)
        values.push_back(id);
    chosen = values.empty() ? std::nullopt : std::optional(std::move(values));
}

} // namespace sheria::app
