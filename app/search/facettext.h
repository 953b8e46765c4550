#pragma once

#include <QByteArray>
#include <QString>

namespace sheria::app {

/// "Place", "In force": what a dimension of the results is called.
QString dimensionName(const QByteArray &dimension);

/// What one of its values is called: "English", "Judgments"; `label` is what the index calls it, or
/// empty.
QString facetValueName(const QByteArray &dimension, const QByteArray &value, const QString &label);

} // namespace sheria::app
