#pragma once

#include "server/routes/decisionmemory.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <array>
#include <vector>

namespace sheria::routes {

/// What a dimension is called: as a parameter, with its aliases, and in facets.
struct DimensionName
{
    store::Dimension dimension;
    QByteArrayView name;
    QByteArrayView aliases; ///< With one blank between them.
    const char *searched;   ///< The dimension of the search index.
};
/// In the order of the facets. Source: contract API.md sections 9.3 and 9.5.
const std::array<DimensionName, store::DimensionCount> &dimensionNames();

/// What texts mean in a dimension.
struct MeantValues
{
    std::vector<qint64> ids;
    QByteArray problem; ///< English; empty: none.
};
/// Courts by code, counties and divisions by code, the others by id, all by name whatever the case;
/// years and flags as they are. A text may be several values with commas between them.
MeantValues meantValues(const DimensionName &name, const QList<QByteArray> &texts,
                        const DecisionView &view);

/// A value as the search index, facets and filters spell it.
struct SpelledValue
{
    QByteArray value;
    QString label;
};
SpelledValue spelled(store::Dimension dimension, qint64 value, const DecisionView &view);

} // namespace sheria::routes
