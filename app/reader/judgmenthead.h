#pragma once

#include "core/domain/expression.h"

#include <QByteArray>

namespace sheria::app {

/// HTML to stand above the text of a decision: what is known of it that its text does not say where
/// people look for it. A head with court, citation, number, parties, bench, day and advocates for a
/// text without one, and the catchwords and the summary in short unless the text has them. Empty when
/// there is nothing to add. `html` is the text.
QByteArray judgmentHead(const ExpressionRecord &record, const QByteArray &html);

} // namespace sheria::app
