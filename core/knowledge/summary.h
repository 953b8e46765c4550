#pragma once

#include <QByteArray>
#include <QString>

namespace sheria::knowledge {

/// What the summary of a judgment says: its case summary, then the issues and what was held as lists;
/// empty when it has no case summary, issues or holdings. `judgment`: a JSON object, as
/// Work::judgment.
/// Source: contract API.md section 8.5.
QString summaryOf(const QByteArray &judgment);

} // namespace sheria::knowledge
