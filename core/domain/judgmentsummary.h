#pragma once

#include <QByteArray>
#include <QString>

namespace sheria {

/// What the summary of a judgment says: its case summary, then the issues and what was held as lists;
/// empty when it has no case summary, issues or holdings. `judgment`: a JSON object, as
/// Work::judgment.
/// Source: contract API.md section 8.5.
QString caseSummaryOf(const QByteArray &judgment);

/// All that is said in short of a judgment, and that it can be found by: its blurb, flynote, case
/// summary, issues, what was held, outcome and order, a paragraph each; empty when it has none.
/// Source: contract API.md section 8.4.
QString wholeSummaryOf(const QByteArray &judgment);

} // namespace sheria
