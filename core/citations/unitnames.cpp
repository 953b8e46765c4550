#include "core/citations/citation.h"

#include <array>
#include <utility>

namespace sheria::citations {

namespace {

constexpr std::array<std::pair<Unit, QByteArrayView>, 9> UnitNames = {{
    {Unit::Section, "section"},
    {Unit::Article, "article"},
    {Unit::Regulation, "regulation"},
    {Unit::Rule, "rule"},
    {Unit::Paragraph, "paragraph"},
    {Unit::Clause, "clause"},
    {Unit::Schedule, "schedule"},
    {Unit::Chapter, "chapter"},
    {Unit::Part, "part"},
}};

} // namespace

QByteArray nameOf(Unit unit)
{
    for (const auto &[known, name] : UnitNames) {
        if (known == unit)
            return name.toByteArray();
    }
    return {};
}

Unit unitNamed(QByteArrayView name)
{
    for (const auto &[unit, known] : UnitNames) {
        if (known == name)
            return unit;
    }
    return Unit::None;
}

} // namespace sheria::citations
